use std::path::Path;

use game_pylos::Pylos;

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

#[test]
fn the_golden_playthrough_has_not_changed() {
    conform::golden::<Pylos>(folder(), 2);
}
