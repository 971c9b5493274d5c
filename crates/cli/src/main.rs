//! The binary `benben`: the command line.
//!
//! | to find | look at |
//! | --- | --- |
//! | commands, flags and their help | [`args`] |
//! | what each command does | [`commands`] |
//! | errors and exit codes | [`failure`] |
//! | colours and progress bars | [`screen`] |
//! | reading and writing files safely | [`files`] |
//!
//! No text for people is written here: all of it comes from `say`.

mod args;
mod commands;
mod data;
mod failure;
mod files;
mod screen;

use std::process::ExitCode;

use say::{Language, Speaker};

/// Drawing a board makes and drops thousands of small things: twice as fast as with the system's
/// allocator, and the memory of a long-running server does not scatter.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The system's language, unless `BENBEN_LANG` names another.
fn language() -> Language {
    let named = ["BENBEN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    named
        .filter_map(|name| std::env::var(name).ok())
        .find_map(|tag| Language::from_tag(&tag))
        .unwrap_or_default()
}

fn main() -> ExitCode {
    let speaker = Speaker::new(language());
    screen::choose_colours(std::env::args_os().map(|word| word.to_string_lossy().into_owned()));
    let done = match args::command(speaker).try_get_matches() {
        Ok(matches) => commands::run(&matches, speaker),
        Err(error) => failure::of_the_command_line(&error, speaker),
    };
    match done {
        Ok(code) => code,
        Err(failure) => failure.report(speaker),
    }
}
