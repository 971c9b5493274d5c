//! A match as text that people can read, and that replays for ever.
//!
//! The format only ever grows at its end: first the header, then entries, at
//! last the result. So a record that is written line by line while a match
//! goes on is a record at every moment. The grammar is in `docs/record.md`.
//!
//! Reading is two steps with two errors: [`Record::parse`] and
//! [`Record::read`] know the grammar and no game; [`Record::replay`] asks a
//! [`Library`](crate::Library) for the game and plays every entry.

mod error;
mod parse;
mod rename;
mod replay;
mod scan;
mod write;

use rules::{BySeat, Notation, Observe, Seat};

use crate::{Entry, Finish, Header, Match, Number, Reason, Word};

pub use error::{RecordError, Syntax, Thing};
pub use parse::Read;
pub use rename::Whose;
pub use replay::{Meaning, Replay, ReplayError};
pub use write::{closing, lines, opening};

/// A match as it is written down: actions are words that no game has read yet.
///
/// # Equality
/// What is said, not on which line.
#[derive(Clone, Debug)]
pub struct Record {
    header: Header,
    entries: Vec<Entry<Word>>,
    /// The line of every entry, where the record was read from text.
    lines: Vec<usize>,
    result: Option<RecordedResult>,
    /// The line of the result.
    result_line: usize,
}

/// The last line of a record: how the match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedResult {
    /// The place of every seat.
    pub places: BySeat<u8>,
    /// The points of every seat.
    pub points: BySeat<i32>,
    /// What ended the match.
    pub cause: Cause,
}

/// What ended a match, in the words of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The rules: the number of the one that ended it.
    Rules(Word),
    /// One of two resigned.
    Resignation(Seat),
    /// One of two ran out of time.
    Time(Seat),
    /// All agreed on a draw.
    Agreement,
    /// It was given up.
    Abandonment,
}

impl Record {
    /// A match as it stands.
    pub fn of<P: Observe + Notation>(game: &Match<P>) -> Record {
        Record {
            header: game.header().clone(),
            entries: write::entries(game, Number(1)),
            lines: Vec::new(),
            result: game.result().map(RecordedResult::of),
            result_line: 0,
        }
    }

    /// What was agreed before the match.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// What happened, in order; the first entry has number 1.
    pub fn entries(&self) -> &[Entry<Word>] {
        &self.entries
    }

    /// How it ended, if that is written down.
    pub fn result(&self) -> Option<&RecordedResult> {
        self.result.as_ref()
    }

    /// The line that an entry was read from; 0 if it was not read from text.
    pub fn line(&self, number: Number) -> usize {
        let index = usize::try_from(number.0).unwrap_or(usize::MAX).wrapping_sub(1);
        self.lines.get(index).copied().unwrap_or(0)
    }
}

impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        self.header == other.header && self.entries == other.entries && self.result == other.result
    }
}

impl Eq for Record {}

impl RecordedResult {
    /// What the last line says about this end.
    pub fn of(finish: &Finish) -> RecordedResult {
        RecordedResult {
            places: finish.places.clone(),
            points: finish.points.clone(),
            cause: match &finish.reason {
                Reason::Rules(ending) => {
                    let rule = ending.rule.to_string().parse();
                    Cause::Rules(rule.expect("the number of a rule is one word"))
                }
                Reason::Resignation(seat) => Cause::Resignation(*seat),
                Reason::Time(seat) => Cause::Time(*seat),
                Reason::Agreement => Cause::Agreement,
                Reason::Abandonment => Cause::Abandonment,
            },
        }
    }
}
