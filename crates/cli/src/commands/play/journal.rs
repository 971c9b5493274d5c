use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use dice::fair::Secret;
use games::AnyPosition;
use play::record::{self, Record};
use play::{Match, Number};
use rules::Phrase;
use say::Speaker;

use crate::failure::Failure;
use crate::files;

/// The record of a match in progress: every entry is on the disk before the next one is made, so
/// a crash loses nothing.
///
/// The dealer's secret must not be in the record while the match runs; it is in a file beside it,
/// which is deleted when the secret is published.
pub(super) struct Journal {
    path: PathBuf,
    written: u64,
    closed: bool,
}

impl Journal {
    /// Creates a new record; an existing file is never overwritten.
    pub(super) fn create(
        path: &Path,
        game: &Match<AnyPosition>,
        secret: Option<&Secret>,
        speaker: Speaker,
    ) -> Result<Journal, Failure> {
        if path.exists() {
            let phrase = Phrase::new("cli-save-exists").with("file", path.display().to_string());
            return Err(Failure::usage(speaker.say(&phrase)));
        }
        let cannot = |error: io::Error| Failure::file(speaker, "cli-cannot-write", path, &error);
        if let Some(secret) = secret {
            files::write_whole(&secret_path(path), format!("{secret}\n")).map_err(cannot)?;
        }
        files::write_whole(path, record::opening(game.header())).map_err(cannot)?;
        let mut journal = Journal {
            path: path.to_owned(),
            written: 0,
            closed: false,
        };
        journal.keep(game).map_err(cannot)?;
        Ok(journal)
    }

    /// Continues a record. If its end is unreadable, the original is saved first.
    pub(super) fn resume(
        path: &Path,
        mut game: Match<AnyPosition>,
        speaker: Speaker,
    ) -> Result<(Journal, Match<AnyPosition>, Option<Secret>), Failure> {
        let cannot = |error: io::Error| Failure::file(speaker, "cli-cannot-write", path, &error);
        let text = Record::of(&game).to_string();
        let old = fs::read(path).map_err(|error| Failure::file(speaker, "cli-cannot-read", path, &error))?;
        if old != text.as_bytes() {
            fs::copy(path, files::beside(path, ".bak")).map_err(cannot)?;
            files::write_whole(path, &text).map_err(cannot)?;
        }
        let mut secret: Option<Secret> = None;
        if game.header().dice.is_some() && !game.is_over() {
            secret = fs::read_to_string(secret_path(path))
                .ok()
                .and_then(|text| text.trim().parse().ok());
            let held = secret
                .as_ref()
                .is_some_and(|secret| game.hold(secret.clone()).is_ok());
            if !held {
                let phrase =
                    Phrase::new("cli-no-secret").with("file", secret_path(path).display().to_string());
                return Err(Failure::failed(speaker.say(&phrase)));
            }
        }
        let written = game.log().len() as u64;
        let closed = game.is_over();
        let journal = Journal {
            path: path.to_owned(),
            written,
            closed,
        };
        Ok((journal, game, secret))
    }

    /// The path of the record.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Appends the new entries.
    pub(super) fn keep(&mut self, game: &Match<AnyPosition>) -> io::Result<()> {
        let mut text = record::lines(game, Number(self.written + 1));
        if !self.closed
            && let Some(closing) = record::closing(game)
        {
            text.push_str(&closing);
        }
        if !text.is_empty() {
            files::append(&self.path, &text)?;
        }
        self.written = game.log().len() as u64;
        self.closed = game.is_over();
        if game.published().is_some() {
            // It is in the record now. If it cannot be removed, that does no harm.
            let _ = fs::remove_file(secret_path(&self.path));
        }
        Ok(())
    }
}

/// The file of the dealer's secret while the match runs.
pub(super) fn secret_path(path: &Path) -> PathBuf {
    files::beside(path, ".secret")
}
