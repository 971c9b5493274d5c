//! Pictures stored as text, so that no change goes unnoticed.
//!
//! With `BENBEN_BLESS=1` in the environment the files are rewritten.

use std::fs;
use std::path::Path;

use games::GameId;
use rules::{Seat, Viewer};

use crate::matches;

/// The seed of the drawn match.
const SEED: u64 = 1;

/// The picture without its textures: what they look like is in `textures`.
fn without_textures(svg: &str) -> String {
    let mut parts = svg.split("data:image/png;base64,");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + part.find('"').map_or("", |end| &part[end..])
    })
}

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
            for frame in draw::frames(game) {
                let svg = matches::svg(&position, Viewer::Seat(Seat::FIRST), frame);
                let name = format!("{game}-{seats}-{name}-{frame}.svg");
                check(&name, &without_textures(&svg));
            }
        }
    }
}

#[test]
fn own_copies_look_as_they_did() {
    for options in matches::own_copies() {
        let (game, seats) = (options.game(), *options.game().seats().end());
        let [_, (_, middle), _] = matches::moments_with(&options, seats, SEED);
        for frame in draw::frames(game) {
            let svg = matches::svg(&middle, Viewer::Seat(Seat::FIRST), frame);
            let name = format!("{game}-own-{frame}.svg");
            check(&name, &without_textures(&svg));
        }
    }
}
