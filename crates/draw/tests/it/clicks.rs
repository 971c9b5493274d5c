//! Every legal action can be clicked in exactly one way, or on any square that it would cover.

use std::collections::{BTreeMap, BTreeSet};

use draw::{Form, Frame, Path, Shape, ShapeId};
use games::game_tomb::{Action, Slot};
use games::{AnyAction, AnyPosition, GameId};
use rules::{Actor, Observe, Position, Seat, Viewer};

use crate::matches;

/// The faults in the paths of a seat.
fn faults(position: &AnyPosition, seat: Seat, frame: Frame) -> Vec<String> {
    let view = position.view(Viewer::Seat(seat));
    let scene = draw::scene(&view, Viewer::Seat(seat), frame);
    let paths = draw::paths(&view, seat).0;
    let mut faults = Vec::new();

    let mut ids = BTreeSet::new();
    for (id, shape) in scene.named() {
        if !ids.insert(id) {
            faults.push(format!("two shapes are called {id}"));
        }
        if shape.title.is_none() {
            faults.push(format!("nobody says what {id} is"));
        }
    }
    let named: BTreeMap<&ShapeId, &Shape> = scene.named().into_iter().collect();
    for id in paths.iter().flat_map(|path| &path.clicks) {
        if !named.get(id).is_some_and(|shape| can_be_lit(shape)) {
            faults.push(format!("{id} can be clicked and has no light"));
        }
    }
    for path in &paths {
        if path.clicks.is_empty() || path.clicks.len() > Path::<AnyAction>::LONGEST {
            faults.push(format!("{} clicks for {:?}", path.clicks.len(), path.actions));
        }
        if path.actions.is_empty() || path.actions.len() > Path::<AnyAction>::LONGEST_CYCLE {
            faults.push(format!("{} actions at {:?}", path.actions.len(), path.clicks));
        }
        for id in path.clicks.iter().filter(|id| !ids.contains(id)) {
            faults.push(format!("{id} is no shape of the scene"));
        }
    }
    // When sorted, a path comes directly before those that begin with it.
    let mut clicks: Vec<&[ShapeId]> = paths.iter().map(|path| path.clicks.as_slice()).collect();
    clicks.sort_unstable();
    for pair in clicks.windows(2) {
        if pair[1].starts_with(pair[0]) {
            faults.push(format!("{:?} is the beginning of {:?}", pair[0], pair[1]));
        }
    }
    let mut said: BTreeMap<AnyAction, usize> = BTreeMap::new();
    for &action in paths.iter().flat_map(|path| &path.actions) {
        *said.entry(action).or_default() += 1;
    }
    let mut legal = Vec::new();
    position.legal_actions(Actor::Seat(seat), &mut legal);
    for action in &legal {
        let ways = match action {
            // Whatever a pattern would cover can be clicked for it, as far as a cycle has room.
            AnyAction::Tomb(Action::Mark(mark)) => 1..=mark.squares.len() as usize,
            // A tile can be clicked onto either of the cells that it would cover, if both are on the
            // site; the first one has one place.
            // The only pyramid that can be built is said by a click on it, or on its square.
            AnyAction::Pyramido(games::game_pyramido::Action::Build { .. })
            | AnyAction::Pacal(games::game_pacal::Action::Build(_)) => 1..=2,
            _ => 1..=1,
        };
        let times = said.remove(action).unwrap_or(0);
        if !ways.contains(&times) {
            faults.push(format!("{action:?} can be said {times} times"));
        }
        if let AnyAction::Tomb(Action::Mark(mark)) = action
            && mark.squares.len() > 1
        {
            for square in mark.squares.iter() {
                let side = match mark.slot {
                    Slot::Left => "left",
                    Slot::Right => "right",
                };
                let id = format!("{side}-{square}");
                if !paths.iter().any(|path| path.clicks[0].as_str() == id) {
                    faults.push(format!("{action:?} covers {id}, which cannot be clicked"));
                }
            }
        }
    }
    faults.extend(
        said.keys()
            .map(|action| format!("{action:?} is clicked but not legal")),
    );
    faults
}

/// Whether a page can light a shape: it is a pane of light or a button, or has a lamp.
fn can_be_lit(shape: &Shape) -> bool {
    let is = |shape: &Shape, class: &str| shape.class.split(' ').any(|word| word == class);
    let has_lamp = match &shape.form {
        Form::Group(parts) => parts.iter().any(|part| is(part, "lamp")),
        _ => false,
    };
    has_lamp || is(shape, "pane") || is(shape, "button")
}

/// Every `STEP`-th position of a match is checked, so that they come from many matches.
const STEP: usize = 11;

#[test]
fn every_legal_action_has_its_path_with_an_own_copy() {
    for options in matches::own_copies() {
        let seats = *options.game().seats().end();
        let mut passed = 0;
        matches::walk(&options, seats, 1, |position| {
            passed += 1;
            if passed % STEP != 0 {
                return;
            }
            for seat in Seat::all(seats) {
                for frame in draw::frames(options.game()) {
                    let faults = faults(position, seat, frame);
                    assert!(faults.is_empty(), "{}, {frame}: {faults:#?}", options.game());
                }
            }
        });
        assert!(passed > 10 * STEP, "{passed} positions");
    }
}

#[test]
fn every_legal_action_has_its_path_in_the_scene() {
    for &game in GameId::ALL {
        for seats in game.seats() {
            let wanted = conform::matches(500);
            let (mut passed, mut looked) = (0, 0);
            for seed in 0.. {
                for options in matches::every_rule_set(game) {
                    matches::walk(&options, seats, seed, |position| {
                        passed += 1;
                        if passed % STEP != 0 || looked >= wanted {
                            return;
                        }
                        looked += 1;
                        for seat in Seat::all(seats) {
                            for frame in draw::frames(game) {
                                let faults = faults(position, seat, frame);
                                assert!(faults.is_empty(), "{game}, {seats} seats, {frame}: {faults:#?}");
                            }
                        }
                    });
                }
                if looked >= wanted {
                    break;
                }
            }
        }
    }
}

/// The classes that a page's script adds to shapes and removes again.
const MARKS_OF_PAGES: [&str; 10] = [
    "can", "could", "chosen", "leads", "fresh", "hinted", "played", "under", "lifted", "ghosts",
];

#[test]
fn no_shape_has_a_class_that_pages_use_themselves() {
    for &game in GameId::ALL {
        for (_, position) in matches::moments(game, *game.seats().start(), 1) {
            let svg = matches::svg(&position, Viewer::Seat(Seat::FIRST), Frame::TALL);
            let lists = svg
                .split(" class=\"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next());
            for class in lists.flat_map(|list| list.split(' ')) {
                assert!(!MARKS_OF_PAGES.contains(&class), "{game}: {class}");
            }
        }
    }
}
