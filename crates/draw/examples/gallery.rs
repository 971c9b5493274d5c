//! A gallery: every game at its start, in its middle and at its end, with few seats and with
//! many, in both frames and both themes.
//!
//! `cargo run -p draw --example gallery` writes it to `target/gallery`.

use std::fs;
use std::io;
use std::path::Path;

use draw::{Look, Theme};
use games::GameId;
use rules::{Observe, Position, Seat, Turn, Viewer};

#[expect(dead_code, reason = "the tests need more of it")]
#[path = "../tests/it/matches.rs"]
mod matches;

fn main() -> io::Result<()> {
    let folder = Path::new("target/gallery");
    fs::create_dir_all(folder)?;
    for &game in GameId::ALL {
        for seats in [*game.seats().start(), *game.seats().end()] {
            for (name, position) in matches::moments(game, seats, 1) {
                let viewer = match position.turn() {
                    Turn::Seats(seats) => Viewer::Seat(seats.first().unwrap_or(Seat::FIRST)),
                    _ => Viewer::Seat(Seat::FIRST),
                };
                for frame in draw::frames(game) {
                    let scene = draw::scene(&position.view(viewer), viewer, frame);
                    for &theme in Theme::ALL {
                        let look = Look {
                            theme,
                            ..Look::default()
                        };
                        let svg = scene.to_svg(say::Speaker::default(), look);
                        let file = format!("{game}-{seats}-{name}-{frame}-{}.svg", theme.name());
                        fs::write(folder.join(file), svg)?;
                    }
                }
            }
        }
    }
    Ok(())
}
