//! Every move of a position with its value.

use std::io::Write;
use std::process::ExitCode;

use clap::ArgMatches;
use game_pylos::{PylosPosition, WholeTurn};
use games::{AnyOptions, AnyPosition};
use rules::{BySeat, Observe, Phrase, Viewer};
use say::{Speaker, board};
use serde_json::json;
use solve::Value;
use solve::pylos::PylosTable;
use solve::table::BadTable;

use super::super::{asked_options, asked_setup, print_json};
use super::{tables, words};
use crate::args::asked_game;
use crate::failure::{Done, Failure};
use crate::screen::paint;

/// A move and its value for the mover.
pub(super) struct Judged {
    pub(super) turn: WholeTurn,
    pub(super) value: Value,
}

/// Lists every move, best first.
pub(crate) fn run(matches: &ArgMatches, speaker: Speaker) -> Done {
    let position = asked_position(matches, speaker)?;
    let table = tables::open(matches, position.rules(), speaker)?;
    let damaged = |error: BadTable| Failure::failed(error.to_string());
    let value = table.value(position.board()).map_err(damaged)?;
    let judged = judge(&table, &position).map_err(damaged)?;
    let knows_distances = table.knows_distances();
    if matches.get_flag("json") {
        let plies = |value: Value| value.plies().filter(|_| knows_distances);
        let moves: Vec<_> = judged
            .iter()
            .map(|judged| {
                json!({
                    "move": words::turn(&judged.turn),
                    "value": words::verdict(judged.value),
                    "plies": plies(judged.value),
                })
            })
            .collect();
        return print_json(&json!({
            "rules": position.rules().to_string(),
            "setup": AnyPosition::Pylos(position.clone()).to_text(),
            "value": words::verdict(value),
            "plies": plies(value),
            "moves": moves,
        }));
    }
    let mut out = anstream::stdout();
    let view = AnyPosition::Pylos(position.clone()).view(Viewer::Public);
    let names = BySeat::from_fn(2, |seat| speaker.seat(seat));
    paint(&mut out, &board::sketch(&view, &names, speaker))?;
    let heading = Phrase::new("solve-probe-heading")
        .with("side", position.side().name())
        .with("value", words::value(value, knows_distances, speaker));
    writeln!(out, "{}", speaker.say(&heading))?;
    for judged in judged {
        let value = words::value(judged.value, knows_distances, speaker);
        writeln!(out, "  {:<24} {value}", words::turn(&judged.turn))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Every move of the position, best first; among equals the simplest first.
pub(super) fn judge(table: &PylosTable, position: &PylosPosition) -> Result<Vec<Judged>, BadTable> {
    let mut judged = Vec::new();
    for turn in position.whole_turns() {
        let value = table.value(turn.board)?.before();
        judged.push(Judged { turn, value });
    }
    judged.sort_by_key(|judged| {
        (
            std::cmp::Reverse(judged.value),
            judged.turn.actions.len(),
            words::turn(&judged.turn),
        )
    });
    Ok(judged)
}

fn asked_position(matches: &ArgMatches, speaker: Speaker) -> Result<PylosPosition, Failure> {
    let game = asked_game(matches, speaker)?;
    let options = asked_options(game, matches, speaker)?;
    let AnyOptions::Pylos(_) = options else {
        let phrase = Phrase::new("solve-only-pylos").with("game", game.id());
        return Err(Failure::usage(speaker.say(&phrase)));
    };
    let position = match matches.get_one::<String>("setup") {
        Some(text) => asked_setup(&options, matches, text, speaker)?,
        None => options
            .start(2)
            .map_err(|error| Failure::usage(speaker.say(&error.phrase())))?,
    };
    match position {
        AnyPosition::Pylos(position) => Ok(position),
        _ => unreachable!("options of Pylos make positions of Pylos"),
    }
}
