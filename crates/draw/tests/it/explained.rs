//! Whoever clicks something in vain learns what it stands for, in every language.

use std::collections::BTreeSet;

use draw::Frame;
use games::{AnyPosition, GameId};
use rules::{Actor, Observe, Position, Refusal, Seat, Viewer};
use say::{Language, Speaker};

use crate::matches;

/// Every `STEP`-th position of a match is checked.
const STEP: usize = 13;

/// The shapes of the seat on turn and what is said about each, in the first language.
fn explained(position: &AnyPosition, seat: Seat) -> Vec<(String, String)> {
    let view = position.view(Viewer::Seat(seat));
    let scene = draw::scene(&view, Viewer::Seat(seat), Frame::TALL);
    let mut explained = Vec::new();
    for (id, _) in scene.named() {
        if id.as_str().starts_with("button-") {
            continue;
        }
        let words = draw::explained(&view, id.as_str());
        let words = words.unwrap_or_else(|| panic!("nobody explains {id}"));
        let texts: BTreeSet<String> = Language::ALL
            .iter()
            .map(|language| Speaker::new(*language).say(&words))
            .collect();
        assert_eq!(texts.len(), Language::ALL.len(), "{id}: {texts:?}");
        for text in &texts {
            assert!(!text.contains(['⟨', '{']), "{id}: {text}");
        }
        explained.push((id.to_string(), Speaker::default().say(&words)));
    }
    explained
}

fn each_decision(game: GameId, mut look: impl FnMut(&AnyPosition, Seat)) {
    for options in matches::every_rule_set(game) {
        for seats in game.seats() {
            let mut passed = 0;
            matches::walk(&options, seats, 4, |position| {
                if let Some(Actor::Seat(seat)) = position.next_actor() {
                    passed += 1;
                    if passed % STEP == 1 {
                        look(position, seat);
                    }
                }
            });
        }
    }
}

#[test]
fn everything_on_the_table_is_explained() {
    for game in [GameId::Pacal, GameId::Pyramido] {
        let mut said = BTreeSet::new();
        each_decision(game, |position, seat| {
            said.extend(explained(position, seat).into_iter().map(|(_, text)| text));
        });
        assert!(said.len() > 20, "{game}: {said:#?}");
    }
}

#[test]
fn a_pyramid_of_pacal_says_what_it_needs() {
    let setup = "standard round=7 start=1 mover=1 step=build die=3 \
         ; points=12 ship=f6 stones=a1+b1 pyramids=b2*3 ; ship=k1 stones=c1";
    let options = games::AnyOptions::new(GameId::Pacal, Some("standard"), None).expect("rules");
    let position = options.position_from_text(setup).expect("a position");
    let explained = explained(&position, Seat::FIRST);
    for (id, part) in [
        ("pyramid-1-2", "two of your stones side by side"),
        ("pyramid-1-4", "four stones in a line"),
        ("pyramid-2-5", "the corners of a square"),
        ("divine-1-4", "worth 4 points at the end"),
        ("banks-2", "12 points"),
        ("district-a", "leads with 3 storeys"),
        ("die", "exactly 3 with turns"),
        ("square-a1", "Stone of"),
        ("square-b2", "Pyramid of"),
        ("ship-2", "without stones"),
    ] {
        let said = explained.iter().find(|(other, _)| other == id);
        assert!(
            said.is_some_and(|(_, text)| text.contains(part)),
            "{id}: {said:?}"
        );
    }
}

/// Whoever clicked an own sphere was told that "that place is not open", of a place somewhere else.
#[test]
fn a_sphere_of_pylos_that_cannot_rise_says_so() {
    let options = games::AnyOptions::new(GameId::Pylos, Some("standard"), None).expect("rules");
    let said = |setup: &str| {
        let position = options.position_from_text(setup).expect("a position");
        let view = position.view(Viewer::Seat(Seat::FIRST));
        let scene = draw::scene(&view, Viewer::Seat(Seat::FIRST), Frame::TALL);
        let lies = |id: &str| id.starts_with("light-") || id.starts_with("dark-");
        let mut said = Vec::new();
        for (id, shape) in scene.named() {
            // What is in reserve is about placing.
            let title = shape.title.as_ref().map_or("", |title| title.id);
            if !lies(id.as_str()) || title.contains("reserve") {
                continue;
            }
            let meant = draw::meant(&view, Seat::FIRST, &[id.as_str()]);
            let refusal = meant.map(|action| position.refuse(Actor::Seat(Seat::FIRST), action));
            said.push(match refusal {
                None => draw::explained(&view, id.as_str()).map(|phrase| phrase.id.to_string()),
                Some(refusal) => refusal.map(|refusal| refusal.phrase().id.to_string()),
            });
        }
        said.sort();
        said
    };
    let stays = || Some("pylos-explained-stays".to_owned());
    let theirs = || Some("pylos-refused-not-yours".to_owned());
    let start = said("standard L..D/..../..../....|.../.../...|../..|. light");
    assert_eq!(start, [stays(), theirs()]);
    // A square is complete: what is beside it can rise, which is no refusal.
    let square = said("standard LD../DL../..L./....|.../.../...|../..|. light");
    assert_eq!(
        square.iter().filter(|said| said.is_none()).count(),
        1,
        "{square:?}"
    );
    assert!(!square.contains(&stays()), "{square:?}");
}

/// That a stone on the board "does not belong to this step of the turn" was no answer.
#[test]
fn in_pacal_nobody_is_told_about_another_step() {
    let (mut refused, mut asked) = (0, 0);
    each_decision(GameId::Pacal, |position, seat| {
        let view = position.view(Viewer::Seat(seat));
        let scene = draw::scene(&view, Viewer::Seat(seat), Frame::TALL);
        for (id, _) in scene.named() {
            let Some(action) = draw::meant(&view, seat, &[id.as_str()]) else {
                asked += 1;
                continue;
            };
            if let Some(refusal) = position.refuse(Actor::Seat(seat), action) {
                assert_ne!(refusal.phrase().id, "pacal-refused-not-now", "{id}");
                refused += 1;
            }
        }
    });
    assert!(refused > 100 && asked > 100, "{refused} and {asked}");
}

/// Nobody saw what a pyramid would bring.
#[test]
fn squares_of_pacal_say_what_building_brings() {
    let setup = "standard round=7 start=1 mover=1 step=build die=3 \
         ; points=12 ship=f6 stones=a1+b1+i4 pyramids=b2*3 ; ship=k1 stones=c1";
    let options = games::AnyOptions::new(GameId::Pacal, Some("standard"), None).expect("rules");
    let position = options.position_from_text(setup).expect("a position");
    let gains = |seat: Seat| {
        let view = position.view(Viewer::Seat(seat));
        let scene = draw::scene(&view, Viewer::Seat(seat), Frame::TALL);
        let layer = scene.layers.into_iter().find(|layer| layer.name == "gains");
        let said = layer.expect("a layer").shapes.to_vec().into_iter();
        said.map(|shape| shape.class.into_owned()).collect::<Vec<_>>()
    };
    // District A is led already; district F is empty.
    // The other two squares bring nothing at once.
    assert_eq!(gains(Seat::FIRST), ["gain"]);
    assert!(gains(Seat::SECOND).is_empty());
}

/// Why divine stones are not lit in the first round was nowhere to be read.
#[test]
fn a_divine_stone_of_pacal_says_why_it_waits() {
    let setup = "standard round=1 start=1 mover=1 step=fly die=3 ; ship=f6 ; ship=e6";
    let options = games::AnyOptions::new(GameId::Pacal, Some("standard"), None).expect("rules");
    let position = options.position_from_text(setup).expect("a position");
    let view = position.view(Viewer::Seat(Seat::FIRST));
    let meant = draw::meant(&view, Seat::FIRST, &["divine-1-4"]).expect("a flight");
    let refusal = position
        .refuse(Actor::Seat(Seat::FIRST), meant)
        .expect("a refusal");
    assert_eq!(refusal.phrase().id, "pacal-refused-divine-in-first-round");
    assert!(draw::meant(&view, Seat::FIRST, &["divine-2-4"]).is_none());
}
