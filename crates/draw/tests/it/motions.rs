//! What games say of how their shapes move is about shapes that there are.

use std::collections::BTreeSet;

use draw::{Form, Frame, Shape};
use games::{AnyOptions, GameId};
use rules::{Observe, Seat, Viewer};

use crate::matches;

/// The classes of some shapes and of all in them, and their ids.
fn gather(shapes: &[Shape], classes: &mut BTreeSet<String>, ids: &mut BTreeSet<String>) {
    for shape in shapes {
        classes.extend(shape.class.split(' ').map(str::to_owned));
        ids.extend(shape.id.iter().map(|id| id.as_str().to_owned()));
        if let Form::Group(parts) = &shape.form {
            gather(parts, classes, ids);
        }
    }
}

#[test]
fn every_motion_is_about_shapes_that_there_are() {
    for &game in GameId::ALL {
        let (mut classes, mut ids) = (BTreeSet::new(), BTreeSet::new());
        let options = AnyOptions::new(game, None, None).expect("the usual options");
        matches::walk(&options, *game.seats().start(), 3, |position| {
            let viewer = Viewer::Seat(Seat::FIRST);
            let scene = draw::scene(&position.view(viewer), viewer, Frame::WIDE);
            for layer in &scene.layers {
                gather(&layer.shapes, &mut classes, &mut ids);
            }
        });
        let motions = draw::motions(game);
        assert!(!motions.is_empty(), "{game}: nothing but sliding");
        for motion in motions {
            let has = |start: &str| ids.iter().any(|id| id.starts_with(start));
            let is_there = if motion.of.ends_with('-') {
                has(motion.of)
            } else {
                classes.contains(motion.of)
            };
            assert!(is_there, "{game}: no shape is a {}", motion.of);
            for end in motion.from.iter().chain(motion.to) {
                assert!(has(end), "{game}: no id begins with {end}");
            }
            for class in motion.turned.iter().chain(&motion.along) {
                assert!(classes.contains(*class), "{game}: no shape is a {class}");
            }
        }
    }
}

#[test]
fn every_game_has_a_finale_of_its_own() {
    let finales: Vec<String> = GameId::ALL
        .iter()
        .map(|&game| {
            let acting = draw::motions(game).iter();
            let finales: Vec<_> = acting
                .filter_map(|motion| Some((motion.of, motion.finale?)))
                .collect();
            assert!(!finales.is_empty(), "{game}: nothing moves at the end");
            format!("{finales:?}")
        })
        .collect();
    let different: BTreeSet<&String> = finales.iter().collect();
    assert_eq!(different.len(), finales.len(), "{finales:#?}");
}
