//! Backups, and errors of a data folder.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ArgMatches;
use rules::Phrase;
use say::Speaker;
use store::{BackupError, Existing, LockError, OpenError, RestoreError};
use tokio::runtime::{Builder, Runtime};

use crate::data;
use crate::failure::{Done, Failure};

/// Writes the whole database into one file.
pub(super) fn backup(asked: &ArgMatches, speaker: Speaker) -> Done {
    let (file, folder, existing) = asked_places(asked, speaker)?;
    runtime()?
        .block_on(store::backup(&folder, &file, existing))
        .map_err(|error| match error {
            BackupError::Exists { file } => {
                let phrase = Phrase::new("store-file-exists").with("file", file.display().to_string());
                Failure::usage(speaker.say(&phrase))
            }
            BackupError::Nothing { folder } => {
                let phrase = Phrase::new("store-nothing").with("folder", folder.display().to_string());
                Failure::usage(speaker.say(&phrase))
            }
            BackupError::Unusable(error) => unusable(&error, speaker),
        })?;
    done("store-backed-up", &file, &folder, speaker)
}

/// Restores a backup into a data folder.
pub(super) fn restore(asked: &ArgMatches, speaker: Speaker) -> Done {
    let (file, folder, existing) = asked_places(asked, speaker)?;
    runtime()?
        .block_on(store::restore(&file, &folder, existing))
        .map_err(|error| not_restored("store-kept-exists", error, speaker))?;
    done("store-restored", &file, &folder, speaker)
}

/// Saves what can be read of a damaged database into a new data folder, and says what.
pub(super) fn salvage(asked: &ArgMatches, speaker: Speaker) -> Done {
    let file = asked.get_one::<PathBuf>("file").expect("clap asks for a file");
    let folder = asked.get_one::<PathBuf>("data").expect("clap asks for a folder");
    let mut entropy = [0; 32];
    getrandom::fill(&mut entropy).expect("the system's random generator works");
    let salvaged = runtime()?
        .block_on(store::salvage(file, folder, entropy))
        .map_err(|error| not_restored("store-salvage-exists", error, speaker))?;
    let count = |id, count: u64| speaker.say(&Phrase::new(id).with("count", count as i64));
    let mut lines = vec![
        count("store-salvaged-whole", salvaged.whole),
        count("store-salvaged-shortened", salvaged.shortened),
        count("store-salvaged-lost", salvaged.lost),
        count("store-salvaged-guests", salvaged.guests),
    ];
    if !salvaged.key {
        lines.push(speaker.text("store-salvaged-no-key"));
    }
    let phrase = Phrase::new("store-salvaged").with("folder", folder.display().to_string());
    lines.push(speaker.say(&phrase));
    for line in lines {
        writeln!(anstream::stdout(), "{line}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Why nothing was written into a data folder.
fn not_restored(exists: &'static str, error: RestoreError, speaker: Speaker) -> Failure {
    match error {
        RestoreError::Exists { file } => {
            let phrase = Phrase::new(exists).with("file", file.display().to_string());
            Failure::usage(speaker.say(&phrase))
        }
        RestoreError::Locked(error) => held(&error, speaker),
        RestoreError::Unusable(error) => unusable(&error, speaker),
    }
}

/// The error for a data folder that another process is using.
fn held(error: &LockError, speaker: Speaker) -> Failure {
    let phrase = match error {
        LockError::Held { folder, process } => {
            let phrase = match process {
                Some(process) => Phrase::new("store-held").with("process", process.to_string()),
                None => Phrase::new("store-held-by-somebody"),
            };
            phrase.with("folder", folder.display().to_string())
        }
        LockError::File { path, source } => Phrase::new("store-cannot-use")
            .with("file", path.display().to_string())
            .with("error", source.to_string()),
    };
    Failure::failed(speaker.say(&phrase))
}

/// The error for an unusable database.
fn unusable(error: &OpenError, speaker: Speaker) -> Failure {
    let about = |id, file: &Path| Phrase::new(id).with("file", file.display().to_string());
    let phrase = match error {
        OpenError::File { path, source } => about("store-cannot-use", path).with("error", source.to_string()),
        OpenError::Database { file, source } => {
            about("store-cannot-use", file).with("error", source.to_string())
        }
        OpenError::NotADatabase { file } => about("store-not-a-database", file),
        OpenError::Foreign { file } => about("store-foreign", file),
        OpenError::Newer { file, version, known } => about("store-newer", file)
            .with("version", *version)
            .with("known", *known),
        OpenError::Damaged { file, what } => about("store-damaged", file).with("what", what.as_str()),
    };
    Failure::failed(speaker.say(&phrase))
}

/// The backup file, the data folder, and what to do with an existing file.
fn asked_places(asked: &ArgMatches, speaker: Speaker) -> Result<(PathBuf, PathBuf, Existing), Failure> {
    let file = asked.get_one::<PathBuf>("file").expect("clap asks for a file");
    let folder = asked.get_one::<PathBuf>("data").cloned().or_else(data::folder);
    let folder = folder.ok_or_else(|| Failure::usage(speaker.text("store-no-folder")))?;
    let existing = if asked.get_flag("replace") {
        Existing::Replace
    } else {
        Existing::Keep
    };
    Ok((file.clone(), folder, existing))
}

/// A runtime for asynchronous code on this thread.
fn runtime() -> Result<Runtime, Failure> {
    Ok(Builder::new_current_thread().enable_time().build()?)
}

fn done(id: &'static str, file: &Path, folder: &Path, speaker: Speaker) -> Done {
    let phrase = Phrase::new(id)
        .with("file", file.display().to_string())
        .with("folder", folder.display().to_string());
    writeln!(anstream::stdout(), "{}", speaker.say(&phrase))?;
    Ok(ExitCode::SUCCESS)
}
