use std::io::Write;
use std::process::ExitCode;

use clap::ArgMatches;
use rules::Phrase;
use say::Speaker;

use crate::args;
use crate::failure::{Done, Failure};

/// Prints the component set that ships with Benben, as a file that can be edited and used.
pub(super) fn run(matches: &ArgMatches, speaker: Speaker) -> Done {
    let game = args::asked_game(matches, speaker)?;
    let Some(text) = game.standard_components() else {
        let phrase = Phrase::new("cli-no-components").with("game", speaker.game_name(game));
        return Err(Failure::usage(speaker.say(&phrase)));
    };
    write!(anstream::stdout(), "{text}")?;
    Ok(ExitCode::SUCCESS)
}
