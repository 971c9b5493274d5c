//! Two servers over one folder serve one match.

use dice::SeededDice;

use crate::installation::{Installation, folder, stored};
use client::Live;

/// One person with a tab on each server plays a match, alternating between them.
fn alternate(game: &str, fields: &[(&str, &str)]) {
    let folder = folder();
    let (installation, other) = (
        Installation::open(folder.path()),
        Installation::open(folder.path()),
    );
    let mut guest = installation.guest();
    let id = guest.open(game, fields);
    let mut here = Live::new(&guest, &id);
    let mut there = Live::new(&guest.at(other.address), &id);
    let dice = &mut SeededDice::new(9);
    for _ in 0..2_000 {
        here.play_any(dice);
        let (seq, over) = (here.seq(), here.is_over());
        there.until(|there| there.is_over() == over && there.seq() == seq);
        assert_eq!(here.page, there.page, "{game}");
        if over {
            break;
        }
        std::mem::swap(&mut here, &mut there);
    }
    assert!(here.is_over() && there.is_over());
    assert!(stored(folder.path(), &id).is_over());
    let (one, two) = (here.loaded(), there.loaded());
    assert_eq!(one, two);
    other.close();
    installation.close();
}

#[test]
fn two_people_of_one_screen_finish_pylos() {
    alternate("pylos", &[("who2", "person")]);
}

#[test]
fn a_match_with_a_bot_is_finished() {
    alternate("pacal", &[("who2", "random")]);
}

#[test]
fn a_match_with_dice_and_hands_is_finished() {
    alternate("sun", &[("who2", "random")]);
}
