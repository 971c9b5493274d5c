//! Pictures stored as text, so that no change goes unnoticed.
//!
//! With `BENBEN_BLESS=1` in the environment the files are rewritten.

use std::fs;
use std::path::Path;

use draw::Frame;
use games::GameId;
use rules::{Seat, Viewer};

use crate::matches;

/// The seed of the drawn match.
const SEED: u64 = 1;

fn check(name: &str, svg: &str) {
    let path = Path::new("tests/pictures").join(name);
    if std::env::var_os("BENBEN_BLESS").is_some_and(|value| value == "1") {
        fs::create_dir_all("tests/pictures").expect("a folder for pictures");
        fs::write(&path, svg).expect("a picture that can be written");
        return;
    }
    let Ok(stored) = fs::read_to_string(&path) else {
        panic!("no picture {}: write it with BENBEN_BLESS=1", path.display());
    };
    let differs = stored.lines().zip(svg.lines()).position(|(old, new)| old != new);
    assert!(
        stored == svg,
        "{} differs at line {}: look at it, and if that is as it should be, rewrite it with BENBEN_BLESS=1",
        path.display(),
        differs.map_or(stored.lines().count(), |line| line + 1)
    );
}

#[test]
fn start_middle_and_end_look_as_they_did() {
    for &game in GameId::ALL {
        let seats = *game.seats().start();
        for (name, position) in matches::moments(game, seats, SEED) {
            for &frame in Frame::ALL {
                let svg = matches::svg(&position, Viewer::Seat(Seat::FIRST), frame);
                check(&format!("{game}-{seats}-{name}-{frame}.svg"), &svg);
            }
        }
    }
}
