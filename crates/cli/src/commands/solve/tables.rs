//! Finding, opening and verifying tables.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ArgMatches;
use game_pylos::RuleSet;
use rules::{Phrase, Variant};
use say::Speaker;
use serde_json::json;
use solve::pylos::PylosTable;
use solve::table::{BadTable, Holds, Table};

use super::super::print_json;
use crate::data;
use crate::failure::{Done, Failure};
use crate::screen::Progress;

/// The requested table, or the one in the data folder.
pub(super) fn open(asked: &ArgMatches, rules: RuleSet, speaker: Speaker) -> Result<PylosTable, Failure> {
    let path = asked
        .get_one::<PathBuf>("table")
        .cloned()
        .or_else(|| data::table(rules));
    let Some(path) = path.filter(|path| asked.contains_id("table") || path.exists()) else {
        let phrase = Phrase::new("solve-no-table").with("rules", rules.name());
        return Err(Failure::failed(speaker.say(&phrase)));
    };
    let table = PylosTable::open(&path).map_err(|error| bad(&path, &error, speaker))?;
    if table.rules() != rules {
        let phrase = Phrase::new("solve-other-rules")
            .with("file", path.display().to_string())
            .with("found", table.rules().name())
            .with("expected", rules.name());
        return Err(Failure::failed(speaker.say(&phrase)));
    }
    Ok(table)
}

/// The error for a file that cannot be used as a table.
pub(super) fn bad(path: &Path, error: &BadTable, speaker: Speaker) -> Failure {
    let phrase = Phrase::new("solve-bad-table")
        .with("file", path.display().to_string())
        .with("error", error.to_string());
    Failure::failed(speaker.say(&phrase))
}

/// Verifies a table.
pub(crate) fn run(matches: &ArgMatches, speaker: Speaker) -> Done {
    let (_, asked) = matches.subcommand().expect("clap asks for a subcommand");
    let path = asked.get_one::<PathBuf>("file").expect("clap asks for a file");
    let refused = |error: BadTable| bad(path, &error, speaker);
    // A table of Pylos must also match the current rules.
    let table = match PylosTable::open(path) {
        Ok(_) => Table::open(path).map_err(refused)?,
        Err(error) => return Err(refused(error)),
    };
    let label = table.label();
    let progress = Progress::new(label.blocks());
    table.verify(|blocks| progress.done(blocks)).map_err(refused)?;
    drop(progress);
    let holds = match label.holds {
        Holds::Distances => "distances",
        Holds::Verdicts => "verdicts",
    };
    if asked.get_flag("json") {
        return print_json(&json!({
            "game": label.game,
            "rules": label.variant,
            "revision": label.revision,
            "holds": holds,
            "positions": label.positions,
            "blocks": label.blocks(),
            "bytes": table.size(),
            "sound": true,
        }));
    }
    let phrase = Phrase::new("solve-table-sound")
        .with("what", label.describe())
        .with(
            "holds",
            speaker.text(if holds == "distances" {
                "solve-holds-distances"
            } else {
                "solve-holds-verdicts"
            }),
        )
        .with("positions", label.positions.to_string())
        .with("blocks", label.blocks().to_string())
        .with("bytes", table.size().to_string());
    writeln!(anstream::stdout(), "{}", speaker.say(&phrase))?;
    Ok(ExitCode::SUCCESS)
}
