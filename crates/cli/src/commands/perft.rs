use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use clap::ArgMatches;
use game_pylos::perft::{LastPly, Perft};
use game_pylos::turns::TakingBack;
use games::{AnyPosition, GameId};
use rules::Phrase;
use say::Speaker;
use serde_json::json;

use super::{asked_options, asked_setup, print_json};
use crate::args::{asked_game, asked_threads};
use crate::failure::{Done, Failure};
use crate::screen::Progress;

/// Counts sequences of whole turns.
pub(super) fn run(matches: &ArgMatches, speaker: Speaker) -> Done {
    let game = asked_game(matches, speaker)?;
    let AnyPosition::Pylos(position) = start(game, matches, speaker)? else {
        let phrase = Phrase::new("cli-perft-not-this-game").with("game", game.id());
        return Err(Failure::usage(speaker.say(&phrase)));
    };
    let perft = Perft {
        rules: position.rules(),
        taking: if matches.get_flag("compulsory") {
            TakingBack::Compulsory
        } else {
            TakingBack::Optional
        },
        last_ply: if matches.get_flag("visit") {
            LastPly::Visited
        } else {
            LastPly::Counted
        },
    };
    let depth = matches.get_one::<u32>("depth").copied().unwrap_or(1);
    let threads = asked_threads(matches);
    let mut rows = Vec::new();
    for depth in 1..=depth {
        let progress = Progress::new(1_000);
        let began = Instant::now();
        let nodes = perft.count_in_parallel(position.board(), depth, threads, |done, parts| {
            progress.done(done as u64 * 1_000 / parts as u64);
        });
        rows.push((depth, nodes, began.elapsed().as_secs_f64()));
    }
    if matches.get_flag("json") {
        let rows: Vec<_> = rows
            .iter()
            .map(|(depth, nodes, seconds)| json!({ "depth": depth, "nodes": nodes, "seconds": seconds }))
            .collect();
        return print_json(
            &json!({ "game": game.id(), "rules": perft.rules.to_string(), "threads": threads, "counts": rows }),
        );
    }
    let mut out = anstream::stdout();
    writeln!(out, "{}", speaker.text("cli-perft-heading"))?;
    for (depth, nodes, seconds) in rows {
        let speed = nodes as f64 / seconds / 1e6;
        writeln!(out, "{depth:>5}  {nodes:>20}  {seconds:>10.3}  {speed:>12.1}")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn start(game: GameId, matches: &ArgMatches, speaker: Speaker) -> Result<AnyPosition, Failure> {
    let options = asked_options(game, matches, speaker)?;
    match matches.get_one::<String>("setup") {
        None => options
            .start(*game.seats().start())
            .map_err(|error| Failure::usage(speaker.say(&error.phrase()))),
        Some(text) => asked_setup(&options, matches, text, speaker),
    }
}
