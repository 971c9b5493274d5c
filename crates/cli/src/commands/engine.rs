use std::io::{self, BufReader};
use std::process::ExitCode;

use say::Speaker;

use super::play::stumble_quietly;
use crate::data;
use crate::failure::Done;

/// Answers another program until it is done.
pub(super) fn run(speaker: Speaker) -> Done {
    stumble_quietly();
    data::install_tables(None);
    engine::serve(BufReader::new(io::stdin()), &mut io::stdout(), speaker)?;
    Ok(ExitCode::SUCCESS)
}
