//! Positions that are put together by hand.

use std::collections::BTreeSet;

use dice::SeededDice;
use draw::{Bench, DO, DialRange, RULES, SEATS, TAKE};
use games::{AnyOptions, GameId};
use rules::{Dice, SetupError};
use say::{Language, Speaker};

use crate::matches::walk;

/// The games whose positions can be put together, with each of their rule sets.
fn all() -> impl Iterator<Item = (GameId, &'static str, AnyOptions)> {
    let rules = |&game: &GameId| game.variants().into_iter().map(move |rules| (game, rules));
    GameId::ALL.iter().flat_map(rules).filter_map(|(game, rules)| {
        draw::blank(game, rules, *game.seats().start())?;
        let options = AnyOptions::new(game, Some(rules), None).expect("options");
        Some((game, rules, options))
    })
}

fn bench(game: GameId, text: &str) -> Bench {
    draw::bench(game, text).unwrap_or_else(|| panic!("{game}: no bench for {text}"))
}

fn edit(game: GameId, text: &str, tool: &str, spot: &str) -> String {
    draw::edit(game, text, tool, spot).unwrap_or_else(|| panic!("{game}: {tool} on {spot} of {text}"))
}

/// Puts a set-up together as a person does who sees it before them: how many play, whatever can be
/// set, then piece by piece.
fn put_together(game: GameId, rules: &str, wanted: &str) -> String {
    let target = bench(game, wanted);
    let mut text = draw::blank(game, rules, target.seats).expect("an empty set-up");
    // What can be set may depend on what was set before.
    let set = |mut text: String| {
        for _ in 0..3 {
            for dial in &target.dials {
                text = edit(game, &text, &dial.id, &dial.value);
            }
        }
        text
    };
    text = set(text);
    for spot in target.spots() {
        for tool in &spot.holds {
            let now = bench(game, &text);
            let here = now.spots().find(|here| here.id == spot.id);
            let here = here.unwrap_or_else(|| panic!("{game}: no spot {} in {text}", spot.id));
            if !here.holds.contains(tool) {
                let kind = now
                    .tool(tool)
                    .unwrap_or_else(|| panic!("{game}: no tool {tool}"))
                    .kind;
                assert!(
                    here.takes.contains(&kind),
                    "{game}: {} does not take {tool}",
                    spot.id
                );
                text = edit(game, &text, tool, &spot.id);
            }
        }
    }
    set(text)
}

/// For every moment of random matches that can be written.
fn moments(game: GameId, options: &AnyOptions, look: &mut dyn FnMut(&str)) {
    for seats in game.seats() {
        let mut seen = BTreeSet::new();
        walk(options, seats, 7 + u64::from(seats), |position| {
            seen.extend(position.to_text());
        });
        // A good dozen of each match, and always its end.
        let step = (seen.len() / 12).max(1);
        assert!(seen.len() > 1, "{game}: nothing to put together");
        for text in seen.iter().step_by(step) {
            look(text);
        }
    }
}

#[test]
fn every_position_can_be_put_together_piece_by_piece() {
    let mut games = BTreeSet::new();
    for (game, rules, options) in all() {
        games.insert(game);
        moments(game, &options, &mut |text| {
            let built = put_together(game, rules, text);
            assert_eq!(draw::settled(game, &built), text, "{game}");
        });
    }
    assert!(games.len() >= 3, "{games:?}");
}

#[test]
fn what_lies_on_a_spot_is_taken_away_by_the_same_tool_and_by_the_one_that_takes() {
    for (game, _, options) in all() {
        moments(game, &options, &mut |text| {
            let target = bench(game, text);
            for spot in target.spots().filter(|spot| !spot.holds.is_empty()) {
                let top = spot.holds.last().expect("something");
                for tool in [top.as_str(), TAKE] {
                    let after = edit(game, text, tool, &spot.id);
                    assert_ne!(after, text, "{game}: {tool} on {} changes nothing", spot.id);
                }
            }
        });
    }
}

#[test]
fn the_text_is_read_as_it_was_written() {
    for (game, _, options) in all() {
        moments(game, &options, &mut |text| {
            assert_eq!(draw::settled(game, text), text);
            for dial in &bench(game, text).dials {
                assert_eq!(
                    edit(game, text, &dial.id, &dial.value),
                    text,
                    "{game}: {}",
                    dial.id
                );
            }
        });
    }
}

/// Somebody who clicks anywhere: nothing breaks, and everything that is wrong is said.
#[test]
fn whatever_is_clicked_is_answered_and_said() {
    let mut said = BTreeSet::new();
    for (game, rules, options) in all() {
        let dice = &mut SeededDice::new(11);
        for _ in 0..conform::matches(400) {
            let least = u32::from(*game.seats().start());
            let seats = least + dice.below(u32::from(*game.seats().end()) - least + 1);
            let mut text = draw::blank(game, rules, seats as u8).expect("an empty set-up");
            for _ in 0..dice.below(60) {
                let now = bench(game, &text);
                let (tool, spot) = anything(&now, dice);
                if let Some(next) = draw::edit(game, &text, &tool, &spot) {
                    text = next;
                }
            }
            let settled = draw::settled(game, &text);
            bench(game, &settled);
            let rules = bench(game, &settled).rules.unwrap_or_else(|| rules.to_owned());
            let options_now = AnyOptions::new(game, Some(&rules), None).expect("its rules");
            let _ = &options;
            match options_now.position_from_text(&settled) {
                Ok(_) => {}
                Err(SetupError::Syntax { column, .. }) => {
                    panic!("{game}: unreadable from {column}: {settled}")
                }
                Err(SetupError::Violations(all)) => {
                    assert!(!all.is_empty(), "{game}: {settled}");
                    let now = bench(game, &text);
                    for violation in all {
                        for &language in Language::ALL {
                            let sentence = Speaker::new(language).say(&violation);
                            assert!(!sentence.contains(violation.id), "{sentence}");
                        }
                        for id in draw::at_fault(game, &now, &violation) {
                            let known = now.spots().any(|spot| spot.id == id);
                            assert!(known, "{game}: no spot {id} for {violation:?}");
                        }
                        said.insert(violation.id);
                    }
                }
            }
        }
    }
    assert!(said.len() > 20, "{said:?}");
}

/// A tool and a spot, mostly of those that there are.
fn anything(bench: &Bench, dice: &mut SeededDice) -> (String, String) {
    let pick = |list: Vec<String>, dice: &mut SeededDice| {
        let index = dice.below(list.len().max(1) as u32) as usize;
        list.get(index).cloned().unwrap_or_default()
    };
    let spots = || bench.spots().map(|spot| spot.id.clone()).collect();
    match dice.below(10) {
        0 | 1 => {
            let dial = &bench.dials[dice.below(bench.dials.len() as u32) as usize];
            let value = match &dial.range {
                DialRange::Number { most, .. } => dice.below(u32::from(*most) + 2).to_string(),
                DialRange::Choice(all) => all[dice.below(all.len() as u32) as usize].0.clone(),
            };
            (dial.id.clone(), value)
        }
        2 => (TAKE.to_owned(), pick(spots(), dice)),
        3 => {
            let deeds = bench.deeds.iter().map(|(deed, _)| (*deed).to_owned()).collect();
            (DO.to_owned(), pick(deeds, dice))
        }
        4 => {
            let odd = [
                "",
                "-",
                "take-1",
                "at-1-99-99",
                "hold-9-0",
                "gone-0",
                "9",
                "é",
                SEATS,
                RULES,
                "stone-9",
            ];
            let odd = || odd.iter().map(|&odd| odd.to_owned());
            let tools = odd().chain(bench.tools().map(|tool| tool.id.clone())).collect();
            let spots = odd().chain(bench.spots().map(|spot| spot.id.clone())).collect();
            (pick(tools, dice), pick(spots, dice))
        }
        _ => {
            let spot = pick(spots(), dice);
            let takes = bench
                .spots()
                .find(|other| other.id == spot)
                .map_or(&[][..], |spot| spot.takes);
            let fitting = bench.tools().filter(|tool| takes.contains(&tool.kind));
            (pick(fitting.map(|tool| tool.id.clone()).collect(), dice), spot)
        }
    }
}

#[test]
fn every_tool_goes_somewhere_and_everything_has_a_name() {
    for (game, rules, options) in all() {
        let mut taken = BTreeSet::new();
        moments(game, &options, &mut |text| {
            taken.extend(
                bench(game, text)
                    .spots()
                    .flat_map(|spot| spot.takes.iter().copied()),
            );
        });
        for seats in game.seats() {
            let text = draw::blank(game, rules, seats).expect("an empty set-up");
            let bench = bench(game, &text);
            for tool in bench.tools() {
                assert!(taken.contains(&tool.kind), "{game}: {} goes nowhere", tool.id);
            }
            let names = bench.trays.iter().map(|tray| &tray.title);
            let names = names.chain(bench.tools().map(|tool| &tool.name));
            let names = names.chain(bench.plots.iter().map(|plot| &plot.title));
            let names = names.chain(bench.dials.iter().map(|dial| &dial.name));
            let names = names.chain(bench.deeds.iter().map(|(_, name)| name));
            for name in names {
                for &language in Language::ALL {
                    let said = Speaker::new(language).say(name);
                    assert!(!said.contains(name.id) && !said.contains("{$"), "{said}");
                }
            }
            let ids: BTreeSet<&str> = bench.spots().map(|spot| spot.id.as_str()).collect();
            assert_eq!(ids.len(), bench.spots().count(), "{game}: an id twice");
        }
    }
}

#[test]
fn everything_that_is_printed_is_pictured() {
    for &game in GameId::ALL {
        let options = AnyOptions::new(game, None, None).expect("the usual options");
        let trays = draw::printed(&options);
        assert_eq!(!trays.is_empty(), game.has_components(), "{game}");
        for tray in trays {
            assert!(!tray.tools.is_empty(), "{game}: {:?} is empty", tray.title);
            for tool in tray.tools {
                assert!(!tool.face.shapes.is_empty(), "{game}: {}", tool.id);
                let markup = tool.face.to_markup(game, Speaker::default());
                assert!(markup.starts_with("<svg") && !markup.contains(" id="), "{markup}");
            }
        }
    }
}
