//! A picture shows what its viewer knows, and depends on nothing else.

use std::fmt::Write as _;

use draw::Frame;
use games::GameId;
use rules::{Observe, Seat, Viewer};

use crate::matches;

/// Some viewers get a wide picture and some a tall one.
fn frame(viewer: Viewer) -> Frame {
    match viewer {
        Viewer::Seat(Seat::FIRST) | Viewer::Public => Frame::WIDE,
        _ => Frame::TALL,
    }
}

/// Every `STEP`-th position of a match is checked.
const STEP: usize = 23;

#[test]
fn worlds_that_look_alike_are_drawn_alike() {
    for &game in GameId::ALL {
        for seats in game.seats() {
            for options in matches::every_rule_set(game) {
                let mut ply = 0;
                matches::walk(&options, seats, 1, |position| {
                    ply += 1;
                    if ply % STEP != 1 {
                        return;
                    }
                    let dice = &mut dice::SeededDice::new(ply as u64);
                    for viewer in matches::viewers(position) {
                        let view = position.view(viewer);
                        let other = games::AnyPosition::sample(&view, dice);
                        let [scene, other] =
                            [&view, &other.view(viewer)].map(|view| draw::scene(view, viewer, frame(viewer)));
                        assert_eq!(scene, other, "{game} for {viewer:?}");
                    }
                });
            }
        }
    }
}

/// A component set without equal cards, so that a card can be recognised wherever it appears.
fn unlike_cards() -> String {
    let symbols = ["plain", "sun", "moon", "rain", "serpent"];
    let mut text = "set unlike\n".to_owned();
    for (part, count) in [("standard", 48), ("left", 13), ("right", 13), ("top", 4)] {
        let _ = writeln!(text, "total {part} {count}");
        for card in 0..count {
            let _ = writeln!(
                text,
                "{part} {} {} 1",
                card / symbols.len(),
                symbols[card % symbols.len()]
            );
        }
    }
    text += "total middle 8\nmiddle sun 2\nmiddle moon 2\nmiddle rain 2\nmiddle serpent 2\n";
    text + "end left plain\nend right plain\n"
}

#[test]
fn no_picture_of_the_sun_shows_a_card_that_its_viewer_has_not_seen() {
    let options = games::AnyOptions::new(GameId::Sun, None, Some(&unlike_cards()));
    let options = options.unwrap_or_else(|error| panic!("{error:?}"));
    let (mut hidden, mut shown) = (0, 0);
    for seats in GameId::Sun.seats() {
        matches::walk(&options, seats, u64::from(seats), |position| {
            let games::AnyPosition::Sun(truth) = position else {
                panic!("another game");
            };
            for viewer in matches::viewers(position) {
                let svg = matches::svg(position, viewer, frame(viewer));
                for seat in Seat::all(seats) {
                    let sees = viewer == Viewer::All || viewer == Viewer::Seat(seat);
                    let hand = truth.hand(seat);
                    for kind in hand.iter() {
                        let card = truth.table().set().card(kind).to_string();
                        let is_there = svg.contains(&format!("card {card} "));
                        assert_eq!(is_there, sees, "{card} of {seat} for {viewer:?}");
                        *(if sees { &mut shown } else { &mut hidden }) += 1;
                    }
                }
            }
        });
    }
    assert!(hidden > 1000 && shown > 1000, "{hidden} hidden, {shown} shown");
}

#[test]
fn no_picture_of_a_tomb_shows_a_card_that_its_viewer_has_not_seen() {
    // Every card has its own number, and cards are hidden only while cards are kept.
    let options = games::AnyOptions::new(GameId::Tomb, None, None).unwrap();
    let (mut hidden, mut shown) = (0, 0);
    for seats in GameId::Tomb.seats() {
        matches::walk(&options, seats, u64::from(seats), |position| {
            let games::AnyPosition::Tomb(truth) = position else {
                panic!("another game");
            };
            for viewer in matches::viewers(position) {
                let svg = matches::svg(position, viewer, frame(viewer));
                for seat in Seat::all(seats) {
                    let sees = viewer == Viewer::All || viewer == Viewer::Seat(seat);
                    for card in truth.table().player(seat).hand().iter() {
                        let is_there = svg.contains(&format!(">card {card}, "));
                        assert_eq!(is_there, sees, "{card} of {seat} for {viewer:?}");
                        *(if sees { &mut shown } else { &mut hidden }) += 1;
                    }
                }
            }
        });
    }
    assert!(hidden > 100 && shown > 100, "{hidden} hidden, {shown} shown");
}
