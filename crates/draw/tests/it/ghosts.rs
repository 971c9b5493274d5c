//! Ghosts preview what the board shows afterwards.

use draw::{Form, Frame, Scene, Shape};
use games::{AnyAction, AnyPosition, GameId};
use rules::{Actor, Observe, Position, Seat, Viewer};

use crate::matches;

/// Every `STEP`-th position of a match is checked.
const STEP: usize = 29;

/// Calls `look` with positions, a seat that decides there, and its paths.
fn each_choice(mut look: impl FnMut(&AnyPosition, Seat, &draw::Path<AnyAction>, Frame)) {
    for &game in GameId::ALL {
        for seats in [*game.seats().start(), *game.seats().end()] {
            for options in matches::every_rule_set(game) {
                for seed in 0..conform::matches(20) as u64 {
                    let mut passed = 0;
                    matches::walk(&options, seats, seed, |position| {
                        passed += 1;
                        let Some(Actor::Seat(seat)) = position.next_actor() else {
                            return;
                        };
                        if passed % STEP == 3 {
                            let frame = Frame::ALL[passed / STEP % Frame::ALL.len()];
                            for path in draw::paths(&position.view(Viewer::Seat(seat)), seat).0 {
                                look(position, seat, &path, frame);
                            }
                        }
                    });
                }
            }
        }
    }
}

fn ghost(position: &AnyPosition, seat: Seat, action: &AnyAction, frame: Frame) -> Vec<Shape> {
    draw::ghost(&position.view(Viewer::Seat(seat)), seat, action, frame)
}

#[test]
fn what_is_cycled_through_looks_different() {
    let mut cycled = 0;
    each_choice(|position, seat, path, frame| {
        let ghosts: Vec<_> = path
            .actions
            .iter()
            .map(|action| ghost(position, seat, action, frame))
            .collect();
        for (index, one) in ghosts.iter().enumerate() {
            for other in &ghosts[..index] {
                cycled += 1;
                assert!(!one.is_empty(), "{path:?} shows nothing");
                assert_ne!(one, other, "{path:?}");
            }
        }
    });
    assert!(cycled > 100, "only {cycled} pairs");
}

#[test]
fn ghosts_are_called_so_and_have_no_names() {
    let mut seen = 0;
    each_choice(|position, seat, path, frame| {
        for shape in path
            .actions
            .iter()
            .flat_map(|action| ghost(position, seat, action, frame))
        {
            seen += 1;
            assert!(shape.class.ends_with(" ghost"), "{}", shape.class);
            assert!(!has_name(&shape));
            let markup = draw::ghost_markup(&[shape], say::Speaker::default());
            assert!(markup.contains(" ghost\""), "{markup}");
        }
    });
    assert!(seen > 1000, "only {seen} shapes");
}

fn has_name(shape: &Shape) -> bool {
    let inside = match &shape.form {
        Form::Group(parts) => parts.iter().any(has_name),
        _ => false,
    };
    shape.id.is_some() || inside
}

/// Whether the scene shows the same there.
fn shows(scene: &Scene, ghost: &Shape) -> bool {
    let shapes = scene.layers.iter().flat_map(|layer| &layer.shapes);
    let mut there = shapes.filter(|shape| (shape.x, shape.y) == (ghost.x, ghost.y));
    there.any(|shape| shape.form == ghost.form)
}

#[test]
fn the_board_shows_afterwards_what_the_ghost_promised() {
    let mut kept = 0;
    each_choice(|position, seat, path, frame| {
        for &action in &path.actions {
            let ghosts = ghost(position, seat, &action, frame);
            let places = match (&action, position) {
                (
                    AnyAction::Pylos(_)
                    | AnyAction::Sun(_)
                    | AnyAction::Pacal(games::game_pacal::Action::Ship(_)),
                    _,
                ) => true,
                // On the first level the picture may grow or shrink.
                (
                    AnyAction::Pyramido(games::game_pyramido::Action::Build { .. }),
                    AnyPosition::Pyramido(position),
                ) => position.pyramid(seat).level() > 1,
                _ => false,
            };
            if !places {
                continue;
            }
            let mut after = position.clone();
            after.play_unchecked(Actor::Seat(seat), action);
            let viewer = Viewer::Seat(seat);
            let scene = draw::scene(&after.view(viewer), viewer, frame);
            for ghost in &ghosts {
                kept += 1;
                assert!(shows(&scene, ghost), "{action:?}: {ghost:?}");
            }
        }
    });
    assert!(kept > 500, "only {kept} shapes");
}

#[test]
fn an_action_of_another_game_has_no_ghost() {
    let start = |game| {
        let options = matches::every_rule_set(game).next().expect("a rule set");
        options.start(2).expect("a game for two")
    };
    let pylos = start(GameId::Pylos);
    let paths = draw::paths(&pylos.view(Viewer::Seat(Seat::FIRST)), Seat::FIRST).0;
    for &action in &paths[0].actions {
        assert!(!ghost(&pylos, Seat::FIRST, &action, Frame::WIDE).is_empty());
        assert!(ghost(&start(GameId::Sun), Seat::FIRST, &action, Frame::WIDE).is_empty());
    }
}
