use std::path::Path;

use conform::Campaign;
use game_nim::{Nim, greedy};

#[test]
fn the_laws_hold() {
    Campaign::<Nim>::new(2)
        .matches(conform::matches(2_000))
        .policy(&greedy::choose)
        .check();
}

#[test]
fn the_golden_playthrough_has_not_changed() {
    conform::golden::<Nim>(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"), 2);
}
