//! Pictures of positions.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ArgMatches;
use draw::{Coordinates, Frame, Look, Theme};
use games::AnyPosition;
use raster::RasterError;
use rules::{Observe, Phrase, Position, Seat, Turn, Viewer};
use say::Speaker;

use super::record;
use crate::args::asked_game;
use crate::failure::{Done, Failure};
use crate::files;

/// The format that a file name implies.
enum Kind {
    Svg,
    Png,
}

/// Draws a position of a record.
pub(super) fn run(asked: &ArgMatches, speaker: Speaker) -> Done {
    let game = asked_game(asked, speaker)?;
    let out = asked.get_one::<PathBuf>("out").expect("clap asks for a file");
    let kind = kind_of(out, speaker)?;
    let path = asked
        .get_one::<PathBuf>("record")
        .expect("clap asks for a record");
    let loaded = record::load(path, speaker)?;
    let found = loaded.game.position().game();
    if found != game {
        let phrase = Phrase::new("render-other-game")
            .with("found", found.id())
            .with("asked", game.id());
        return Err(Failure::usage(speaker.say(&phrase)));
    }
    let plies = loaded.game.standing().count();
    let ply = asked.get_one::<usize>("ply").copied().unwrap_or(plies);
    let position = record::at_ply(&loaded.game, ply, speaker)?;
    let viewer = asked_viewer(asked, &position, ply, speaker)?;
    let frame = asked.get_one::<Frame>("frame").copied().unwrap_or_default();
    let look = Look {
        theme: asked.get_one::<Theme>("theme").copied().unwrap_or_default(),
        coordinates: if asked.get_flag("coordinates") {
            Coordinates::Shown
        } else {
            Coordinates::Hidden
        },
    };
    let scene = draw::scene(&position.view(viewer), viewer, frame);
    let svg = scene.to_svg(speaker, look);
    let picture = match kind {
        Kind::Svg => svg.into_bytes(),
        Kind::Png => {
            let width = asked
                .get_one::<u32>("width")
                .copied()
                .expect("clap has a default");
            png(&svg, width, speaker)?
        }
    };
    files::write_whole(out, picture)
        .map_err(|error| Failure::file(speaker, "cli-cannot-write", out, &error))?;
    match loaded.complaint {
        None => Ok(ExitCode::SUCCESS),
        Some(complaint) => Err(Failure::Failed(complaint)),
    }
}

fn kind_of(path: &Path, speaker: Speaker) -> Result<Kind, Failure> {
    match path.extension().and_then(OsStr::to_str) {
        Some("svg") => Ok(Kind::Svg),
        Some("png") => Ok(Kind::Png),
        _ => {
            let phrase = Phrase::new("render-unknown-kind").with("file", path.display().to_string());
            Err(Failure::usage(speaker.say(&phrase)))
        }
    }
}

/// The requested viewer, or the default for everybody.
fn asked_viewer(
    asked: &ArgMatches,
    position: &AnyPosition,
    ply: usize,
    speaker: Speaker,
) -> Result<Viewer, Failure> {
    let Some(name) = asked.get_one::<String>("viewer") else {
        return Ok(record::open_viewer(position));
    };
    let seats = position.seats();
    match name.as_str() {
        "public" => return Ok(Viewer::Public),
        "all" if position.turn() == Turn::Over => return Ok(Viewer::All),
        "all" => {
            let phrase = Phrase::new("render-not-over").with("ply", ply as i64);
            return Err(Failure::usage(speaker.say(&phrase)));
        }
        _ => {}
    }
    let seat = name
        .parse()
        .ok()
        .filter(|seat: &Seat| seat.index() < usize::from(seats));
    seat.map(Viewer::Seat).ok_or_else(|| {
        let phrase = Phrase::new("render-unknown-viewer")
            .with("name", name.as_str())
            .with("seats", i64::from(seats));
        Failure::usage(speaker.say(&phrase))
    })
}

/// The picture as pixels.
fn png(svg: &str, width: u32, speaker: Speaker) -> Result<Vec<u8>, Failure> {
    raster::png(svg, width).map_err(|error| match error {
        RasterError::Size { width, height } => {
            let phrase = Phrase::new("render-too-large")
                .with("width", i64::from(width))
                .with("height", i64::from(height));
            Failure::usage(speaker.say(&phrase))
        }
        RasterError::Encoding(_) => Failure::failed(error.to_string()),
    })
}
