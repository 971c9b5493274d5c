//! A match as text that people can read and that can always be replayed.
//!
//! The format only grows at its end: first the header, then entries, finally the result. So a
//! record that is written line by line during a match is valid at every moment. The grammar is in
//! `docs/record.md`.
//!
//! Reading has two steps with separate errors: [`Record::parse`] and [`Record::read`] know the
//! grammar and no game; [`Record::replay`] gets the game from a [`Library`](crate::Library) and
//! plays every entry.

mod error;
mod parse;
mod rename;
mod replay;
mod scan;
mod write;

use dice::fair::Head;
use rules::{BySeat, Notation, Observe, Seat};

use crate::{Entry, Finish, Header, Match, Number, Reason, Word};

pub use error::{RecordError, Syntax, Thing};
pub use parse::Read;
pub use rename::Whose;
pub use replay::{Meaning, Replay, ReplayError};
pub(crate) use write::{Unnamed, unnamed_opening};
pub use write::{closing, lines, opening, result_line};

/// A match in written form: actions are words that no game has parsed yet.
///
/// # Equality
/// Compares the contents, not the line numbers.
#[derive(Clone, Debug)]
pub struct Record {
    header: Header,
    entries: Vec<Entry<Word>>,
    /// The line number of every entry, if the record was read from text.
    lines: Vec<usize>,
    /// The head of the chain over all entries, once the match is over.
    chain: Option<Head>,
    /// The line number of the chain.
    chain_line: usize,
    result: Option<RecordedResult>,
    /// The line number of the result.
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

/// What ended a match, in the form used in records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The rules, with the number of the rule that ended it.
    Rules(Word),
    /// One of two resigned.
    Resignation(Seat),
    /// One of two ran out of time.
    Time(Seat),
    /// All agreed on a draw.
    Agreement,
    /// The match was abandoned.
    Abandonment,
}

impl Record {
    /// The record of a match in its current state.
    pub fn of<P: Observe + Notation>(game: &Match<P>) -> Record {
        Record {
            header: game.header().clone(),
            entries: write::entries(game, Number(1)),
            lines: Vec::new(),
            chain: write::last_head(game),
            chain_line: 0,
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

    /// The head of the chain over all entries, if the record contains one.
    pub fn chain(&self) -> Option<Head> {
        self.chain
    }

    /// The result, if the record contains one.
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
        self.header == other.header
            && self.entries == other.entries
            && self.chain == other.chain
            && self.result == other.result
    }
}

impl Eq for Record {}

impl RecordedResult {
    /// The result line for this finish.
    pub fn of(finish: &Finish) -> RecordedResult {
        RecordedResult {
            places: finish.places.clone(),
            points: finish.points.clone(),
            cause: match &finish.reason {
                Reason::Rules(ending) => {
                    let rule = ending.rule.to_string().parse();
                    Cause::Rules(rule.expect("a rule number is one word"))
                }
                Reason::Resignation(seat) => Cause::Resignation(*seat),
                Reason::Time(seat) => Cause::Time(*seat),
                Reason::Agreement => Cause::Agreement,
                Reason::Abandonment => Cause::Abandonment,
            },
        }
    }
}
