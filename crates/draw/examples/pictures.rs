//! Draws the pictures of the README: `cargo xtask pictures`.
//!
//! A match of each game for two, the same every time, in its middle; wide, by day.

use std::fs;
use std::io;
use std::path::Path;

use draw::{Frame, Look};
use games::GameId;
use rules::{BySeat, Observe, Position, Seat, Viewer};
use say::Speaker;

#[expect(dead_code, reason = "the tests need more of it")]
#[path = "../tests/it/matches.rs"]
mod matches;

fn main() -> io::Result<()> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures"));
    fs::create_dir_all(folder)?;
    for &game in GameId::ALL {
        let moments = matches::moments(game, *game.seats().start(), 1);
        let middle = moments.into_iter().find(|(name, _)| *name == "middle");
        let (_, position) = middle.expect("every match has a middle");
        let viewer = Viewer::Seat(Seat::FIRST);
        let mut scene = draw::scene(&position.view(viewer), viewer, Frame::WIDE);
        scene.name_seats(&BySeat::from_fn(position.seats(), name));
        let svg = scene.to_svg(Speaker::default(), Look::default());
        println!("{game}: {} bytes", svg.len());
        fs::write(folder.join(format!("{game}.svg")), svg)?;
    }
    Ok(())
}

/// Who sits there.
fn name(seat: Seat) -> String {
    let bot = if seat == Seat::FIRST {
        "bots-name-master"
    } else {
        "bots-name-hard"
    };
    Speaker::default().text(bot)
}
