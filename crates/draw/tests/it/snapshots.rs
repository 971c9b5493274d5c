//! Pictures kept as text, so that no change of them goes unseen.
//!
//! With `BENBEN_BLESS=1` in the environment the files are written anew.

use std::fs;
use std::path::Path;

use draw::{Frame, Look, Theme};
use games::{AnyOptions, AnyPosition, GameId};
use rules::{Observe, Position, Seat, Turn, Viewer};

use crate::matches;

/// The seed of the match that is drawn.
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

/// The moments of a match that are drawn, as far apart as they can be.
fn moments(game: GameId, seats: u8) -> [(&'static str, AnyPosition); 3] {
    let options = AnyOptions::new(game, None, None).expect("the usual options");
    let mut all = Vec::new();
    matches::walk(&options, seats, SEED, |position| {
        if position.turn() != Turn::Chance {
            all.push(position.clone());
        }
    });
    let last = all.len() - 1;
    [("start", 0), ("middle", last / 2), ("end", last)].map(|(name, at)| (name, all[at].clone()))
}

#[test]
fn start_middle_and_end_look_as_they_did() {
    for &game in GameId::ALL {
        let seats = *game.seats().start();
        for (name, position) in moments(game, seats) {
            for &frame in Frame::ALL {
                let svg = matches::svg(&position, Viewer::Seat(Seat::FIRST), frame);
                check(&format!("{game}-{seats}-{name}-{frame}.svg"), &svg);
            }
        }
    }
}

/// Writes pictures to look at: all games at all moments, few seats and many, both frames, both themes.
#[test]
#[ignore = "writes pictures to target/gallery"]
fn gallery() {
    let folder = Path::new("../../target/gallery");
    fs::create_dir_all(folder).expect("a folder for pictures");
    for &game in GameId::ALL {
        for seats in [*game.seats().start(), *game.seats().end()] {
            for (name, position) in moments(game, seats) {
                let viewer = match position.turn() {
                    Turn::Seats(seats) => Viewer::Seat(seats.first().expect("somebody decides")),
                    _ => Viewer::Seat(Seat::FIRST),
                };
                for &frame in Frame::ALL {
                    let scene = draw::scene(&position.view(viewer), viewer, frame);
                    for &theme in Theme::ALL {
                        let look = Look {
                            theme,
                            ..Look::default()
                        };
                        let file = format!("{game}-{seats}-{name}-{frame}-{}.svg", theme.name());
                        let svg = scene.to_svg(say::Speaker::default(), look);
                        fs::write(folder.join(file), svg).expect("a picture that can be written");
                    }
                }
            }
        }
    }
}
