//! Golden playthroughs, one per seat count.

use conform::golden::golden_complete;
use game_tomb::Tomb;

const FOLDER: &str = "tests/golden";

#[test]
fn nothing_changes_by_accident() {
    for seats in 2..=4 {
        conform::golden::<Tomb>(FOLDER, seats);
    }
}

#[test]
fn every_seat_count_has_one() {
    golden_complete::<Tomb>(FOLDER);
}
