//! A picture shows what its viewer knows, and follows from that alone.

use draw::GAMES;
use games::{AnyView, GameId};
use rules::{Observe, Viewer};

use crate::matches;

#[test]
fn equal_views_give_equal_pictures() {
    for &game in GAMES {
        for seats in game.seats() {
            for options in matches::every_rule_set(game) {
                let mut seen: Vec<(AnyView, Viewer, draw::Scene)> = Vec::new();
                for seed in 0..2 {
                    matches::walk(&options, seats, seed, |position| {
                        for viewer in matches::viewers(position) {
                            let view = position.view(viewer);
                            let scene = draw::scene(&view, viewer).expect("the game is drawn");
                            // A world that looks the same to this viewer must be drawn the same.
                            let dice = &mut dice::SeededDice::new(seed);
                            let other = games::AnyPosition::sample(&view, dice);
                            let other = draw::scene(&other.view(viewer), viewer).expect("the game is drawn");
                            assert_eq!(scene, other, "{game} for {viewer:?}");
                            seen.push((view, viewer, scene));
                        }
                    });
                }
                for (view, viewer, scene) in seen.iter().take(50) {
                    assert_eq!(draw::scene(view, *viewer).as_ref(), Some(scene));
                }
            }
        }
    }
}

#[test]
fn a_game_is_drawn_if_and_only_if_it_says_so() {
    for &game in GameId::ALL {
        let options = games::AnyOptions::new(game, None, None).unwrap();
        let position = options.start(*game.seats().start()).unwrap();
        let view = position.view(Viewer::Public);
        let drawn = draw::scene(&view, Viewer::Public).is_some();
        assert_eq!(drawn, GAMES.contains(&game), "{game}");
        let clicked = draw::paths(&view, rules::Seat::FIRST).is_some();
        assert_eq!(clicked, drawn, "{game}");
    }
}
