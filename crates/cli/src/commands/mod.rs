//! One module per command.

mod arena;
mod components;
mod engine;
mod games;
mod keeping;
mod perft;
mod play;
mod playouts;
mod proof;
mod record;
mod render;
mod serve;
mod solve;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use ::bots::Bot;
use ::games::{AnyOptions, AnyPosition, GameId, OptionsError};
use clap::ArgMatches;
use rules::Phrase;
use say::Speaker;

use crate::args;
use crate::failure::{Done, Failure};

/// Runs the requested command.
pub(crate) fn run(matches: &ArgMatches, speaker: Speaker) -> Done {
    match matches.subcommand() {
        Some(("games", asked)) => games::run(asked, speaker),
        Some(("components", asked)) => components::run(asked, speaker),
        Some(("play", asked)) => play::run(asked, speaker),
        Some(("perft", asked)) => perft::run(asked, speaker),
        Some(("playouts", asked)) => playouts::run(asked, speaker),
        Some(("arena", asked)) => arena::run(asked, speaker),
        Some(("engine", _)) => engine::run(speaker),
        Some(("solve", asked)) => solve::run(asked, speaker),
        Some(("table", asked)) => solve::table(asked, speaker),
        Some(("probe", asked)) => solve::probe(asked, speaker),
        Some(("analyse", asked)) => solve::analyse(asked, speaker),
        Some(("record", asked)) => record::run(asked, speaker),
        Some(("render", asked)) => render::run(asked, speaker),
        Some(("serve", asked)) => serve::run(Some(asked), speaker),
        Some(("backup", asked)) => keeping::backup(asked, speaker),
        Some(("restore", asked)) => keeping::restore(asked, speaker),
        Some(("salvage", asked)) => keeping::salvage(asked, speaker),
        Some(("help", asked)) => help(asked, speaker),
        _ => serve::run(None, speaker),
    }
}

/// The help of a command.
fn help(asked: &ArgMatches, speaker: Speaker) -> Done {
    let mut command = args::command(speaker);
    command.build();
    for name in asked.get_many::<String>("command").into_iter().flatten() {
        let Some(found) = command.find_subcommand(name) else {
            return Err(Failure::usage(
                speaker.say(&Phrase::new("cli-unknown-word").with("word", name.as_str())),
            ));
        };
        command = found.clone();
    }
    write!(anstream::stdout(), "{}", command.render_help().ansi())?;
    Ok(ExitCode::SUCCESS)
}

/// The requested rule set and components.
fn asked_options(game: GameId, matches: &ArgMatches, speaker: Speaker) -> Result<AnyOptions, Failure> {
    let variant = matches.get_one::<String>("rules").map(String::as_str);
    let path = matches.try_get_one::<PathBuf>("components").ok().flatten();
    let text = match path {
        None => None,
        Some(path) => {
            let text = fs::read_to_string(path);
            Some(text.map_err(|error| Failure::file(speaker, "cli-cannot-read", path, &error))?)
        }
    };
    AnyOptions::new(game, variant, text.as_deref()).map_err(|error| no_start(&error, matches, speaker))
}

/// Why a match cannot start with these options; the faults of a component set by line.
fn no_start(error: &OptionsError, matches: &ArgMatches, speaker: Speaker) -> Failure {
    let path = matches.try_get_one::<PathBuf>("components").ok().flatten();
    match (error, path) {
        (OptionsError::Components(faults), Some(path)) => Failure::components(speaker, path, faults),
        _ => Failure::usage(speaker.say(&error.phrase())),
    }
}

/// The requested position. It names its own rules; requesting others as well is an error.
fn asked_setup(
    options: &AnyOptions,
    matches: &ArgMatches,
    text: &str,
    speaker: Speaker,
) -> Result<AnyPosition, Failure> {
    let position = options
        .position_from_text(text)
        .map_err(|error| Failure::setup(speaker, &error))?;
    if matches.contains_id("rules") && position.variant() != options.variant() {
        let phrase = Phrase::new("games-setup-other-rules").with("rules", options.variant());
        return Err(Failure::usage(speaker.say(&phrase)));
    }
    Ok(position)
}

/// Prints a value as JSON.
fn print_json(value: &serde_json::Value) -> Done {
    writeln!(anstream::stdout(), "{value:#}")?;
    Ok(ExitCode::SUCCESS)
}

/// The error for an unknown bot; lists the existing ones.
fn unknown_bot(game: GameId, name: &str, speaker: Speaker) -> Failure {
    let known: Vec<_> = Bot::all(game).iter().map(|bot| bot.name()).collect();
    let phrase = Phrase::new("cli-unknown-bot")
        .with("text", name)
        .with("known", known.join(", "));
    Failure::usage(speaker.say(&phrase))
}

/// The command of an external program, if one is named: `engine:PROGRAM`, or `engine` for the
/// program of `--engine`.
fn engine_command(name: &str, given: Option<&str>, speaker: Speaker) -> Result<Option<String>, Failure> {
    let command = match name.split_once(':') {
        None if name == "engine" => given.unwrap_or_default(),
        Some(("engine", command)) => command,
        _ => return Ok(None),
    };
    if command.trim().is_empty() {
        return Err(Failure::usage(speaker.text("cli-engine-which")));
    }
    Ok(Some(command.trim().to_owned()))
}
