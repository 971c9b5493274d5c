//! A board in words contains what its picture shows: everything that can be clicked, once, and
//! nothing that its viewer does not know.

use std::collections::{BTreeMap, BTreeSet};

use draw::{Body, Frame, ListEntry, Paths, Reading};
use games::{AnyAction, AnyPosition, GameId};
use rules::{Observe, Seat, Viewer};
use say::{Language, Speaker};

use crate::matches;

/// Every `STEP`-th position of a match is checked.
const STEP: usize = 13;

fn read(position: &AnyPosition, viewer: Viewer) -> (Reading, Paths<AnyAction>) {
    let view = position.view(viewer);
    let paths = match viewer {
        Viewer::Seat(seat) => draw::paths(&view, seat),
        Viewer::Public | Viewer::All => Paths(Vec::new()),
    };
    (draw::reading(&view, viewer, &paths), paths)
}

/// The faults of a reading.
fn faults(position: &AnyPosition, viewer: Viewer) -> Vec<String> {
    let mut faults = Vec::new();
    let (reading, paths) = read(position, viewer);
    let scene = draw::scene(&position.view(viewer), viewer, Frame::WIDE);
    let shapes: BTreeSet<&str> = scene.named().iter().map(|(id, _)| id.as_str()).collect();
    let mut by_id: BTreeMap<&str, &ListEntry> = BTreeMap::new();
    for entry in reading.entries() {
        let Some(id) = entry.id.as_ref().map(draw::ShapeId::as_str) else {
            if !entry.uses.is_empty() {
                faults.push(format!("{:?} can be used and has no id", entry.what));
            }
            continue;
        };
        if by_id.insert(id, entry).is_some() {
            faults.push(format!("{id} is read twice"));
        }
        if !entry.uses.is_empty() && !shapes.contains(id) {
            faults.push(format!("{id} is not in the picture"));
        }
    }
    let mut wanted: BTreeSet<(draw::ShapeId, usize)> = BTreeSet::new();
    for path in &paths.0 {
        wanted.extend(path.steps().map(|(step, id)| (id, step)));
    }
    for (id, step) in &wanted {
        let entry = by_id.get(id.as_str());
        if !entry.is_some_and(|entry| entry.uses.iter().any(|used| used.step == *step)) {
            faults.push(format!("nobody reads that {id} is the click {step}"));
        }
    }
    for (id, entry) in by_id {
        for used in &entry.uses {
            let is_wanted =
                |(other, step): &(draw::ShapeId, usize)| other.as_str() == id && *step == used.step;
            if !wanted.iter().any(is_wanted) {
                faults.push(format!("{id} cannot be the click {}", used.step));
            }
        }
    }
    for section in &reading.sections {
        if let Body::Table { columns, rows } = &section.body
            && (columns.is_empty()
                || rows.is_empty()
                || rows.iter().any(|row| row.cells.len() > columns.len()))
        {
            faults.push(format!("{:?} is no table", section.title));
        }
    }
    faults
}

#[test]
fn everything_that_can_be_clicked_can_be_read_once() {
    for &game in GameId::ALL {
        for seats in game.seats() {
            for options in matches::every_rule_set(game) {
                let mut ply = 0;
                matches::walk(&options, seats, 3, |position| {
                    ply += 1;
                    if ply % STEP != 1 {
                        return;
                    }
                    for viewer in matches::viewers(position) {
                        let faults = faults(position, viewer);
                        assert!(faults.is_empty(), "{game} for {viewer:?}: {faults:#?}");
                    }
                });
            }
        }
    }
}

#[test]
fn worlds_that_look_alike_read_alike() {
    for game in [GameId::Sun, GameId::Tomb] {
        for seats in game.seats() {
            let options = matches::every_rule_set(game).next().expect("a rule set");
            let mut ply = 0;
            matches::walk(&options, seats, 5, |position| {
                ply += 1;
                if ply % STEP != 1 {
                    return;
                }
                let dice = &mut dice::SeededDice::new(ply as u64);
                for viewer in matches::viewers(position) {
                    let world = AnyPosition::sample(&position.view(viewer), dice);
                    let [one, other] = [position, &world].map(|world| read(world, viewer).0);
                    assert_eq!(one, other, "{game} for {viewer:?}");
                }
            });
        }
    }
}

/// The whole reading as text.
fn said(reading: &Reading, speaker: Speaker) -> String {
    let titles = reading.sections.iter().map(|section| &section.title);
    let mut lines: Vec<String> = titles.map(|title| speaker.say(title)).collect();
    for entry in reading.entries() {
        let uses = entry.uses.iter().filter_map(|used| used.words.as_ref());
        let phrases = entry.place.iter().chain(&entry.what).chain(uses);
        lines.extend(phrases.map(|phrase| speaker.say(phrase)));
    }
    lines.join("\n")
}

#[test]
fn every_word_is_there_in_every_language() {
    for &game in GameId::ALL {
        for (moment, position) in matches::moments(game, *game.seats().end(), 2) {
            for viewer in matches::viewers(&position) {
                let (reading, _) = read(&position, viewer);
                let texts: BTreeSet<String> = Language::ALL
                    .iter()
                    .map(|language| said(&reading, Speaker::new(*language)))
                    .collect();
                assert_eq!(texts.len(), Language::ALL.len(), "{game} at the {moment}");
                for text in texts {
                    assert!(!text.contains(['⟨', '{']), "{game} at the {moment}: {text}");
                }
            }
        }
    }
}

#[test]
fn a_level_of_pylos_reads_as_people_would_say_it() {
    let setup = "standard LDLD/DLDL/..../..L.|D../.../...|../..|. light";
    let options = games::AnyOptions::new(GameId::Pylos, Some("standard"), None).expect("rules");
    let position = options.position_from_text(setup).expect("a position");
    let (reading, _) = read(&position, Viewer::Seat(Seat::FIRST));
    let speaker = Speaker::default();
    let line = |entry: &ListEntry| {
        let place = entry.place.iter().map(|place| speaker.say(place) + ": ");
        let what: Vec<String> = entry.what.iter().map(|what| speaker.say(what)).collect();
        let uses = entry.uses.iter().filter_map(|used| used.words.as_ref());
        let uses = uses.map(|words| format!(", {}", speaker.say(words)));
        place.collect::<String>() + &what.join(", ") + &uses.collect::<String>()
    };
    let lines: Vec<String> = reading.entries().map(line).collect();
    for expected in [
        "level 1, c1: light sphere, can be raised",
        "level 1, a4: light sphere, covered",
        "level 2, a3: dark sphere",
        "level 1, d1: open place, a sphere can be placed here",
        "level 4, a1: empty",
        "level 2, c3: open place, a sphere can be placed here, the sphere can be raised to here",
        "light: 10 in reserve",
    ] {
        assert!(
            lines.iter().any(|line| line == expected),
            "{expected}: {lines:#?}"
        );
    }
    assert!(!lines.iter().any(|line| line == "Take no more"));
}
