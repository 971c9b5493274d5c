use rules::{Notation, Observe, Phrase, Refusal, Rule};

use super::{Record, RecordedResult};
use crate::{Entry, EntryKind, Library, Match, NoStart, Number, Refused, Word, admit, apply};

/// Where and why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {meaning}")]
pub struct ReplayError<R> {
    /// The line, counted from 1; 0 if the record was not read from text.
    pub line: usize,
    /// The entry, unless the error concerns the header or the result.
    pub entry: Option<Number>,
    /// What is wrong.
    pub meaning: Meaning<R>,
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Meaning<R> {
    /// The header asks for something unknown here.
    #[error(transparent)]
    Start(NoStart),
    /// The word is not an action of the game.
    #[error("{0} is not an action of this game")]
    NotAnAction(Word),
    /// The entry is not possible here.
    #[error("the entry is not possible here: {0}")]
    Refused(Refused<R>),
    /// The chain does not fit the entries: something was changed after it had been written.
    #[error("the chain does not fit the entries")]
    Chain,
    /// The match did not end like this.
    #[error("the match did not end like this")]
    Result,
}

/// The part of a record that can be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay<P: Observe + Notation> {
    /// The match up to the first impossible entry.
    pub game: Match<P>,
    /// Why the replay stopped there.
    pub stopped: Option<ReplayError<P::Refusal>>,
}

impl<R: Refusal> ReplayError<R> {
    /// The error and its place, as a phrase for people. If the game itself gives a reason, that
    /// is [`reason`](ReplayError::reason).
    pub fn phrase(&self) -> Phrase {
        let phrase = match &self.meaning {
            Meaning::Start(no) => return no.phrase(),
            Meaning::NotAnAction(word) => Phrase::new("record-not-an-action").with("word", word.as_str()),
            Meaning::Refused(Refused::Illegal(refusal)) => match refusal.rule() {
                Some(rule) => Phrase::new("record-against-rule").with("rule", rule.to_string()),
                None => Phrase::new("record-against-rules"),
            },
            Meaning::Refused(_) => Phrase::new("record-cannot-happen"),
            Meaning::Chain => Phrase::new("record-wrong-chain"),
            Meaning::Result => Phrase::new("record-wrong-result"),
        };
        let phrase = phrase.with("line", self.line as i64);
        match self.entry {
            Some(number) => phrase.with("entry", number.0 as i64),
            None => phrase,
        }
    }

    /// The reason given by the game or the match, said after [`phrase`](ReplayError::phrase).
    pub fn reason(&self) -> Option<Phrase> {
        match &self.meaning {
            Meaning::Refused(refused) => Some(refused.phrase()),
            _ => None,
        }
    }

    /// The rule of the game that the entry breaks.
    pub fn rule(&self) -> Option<Rule> {
        match &self.meaning {
            Meaning::Refused(refused) => refused.rule(),
            _ => None,
        }
    }
}

impl Record {
    /// Replays the whole record.
    ///
    /// # Errors
    /// The first impossible entry.
    pub fn replay<P: Observe + Notation>(
        &self,
        library: &impl Library<P>,
    ) -> Result<Match<P>, ReplayError<P::Refusal>> {
        let Replay { game, stopped } = self.replay_part(library)?;
        match stopped {
            None => Ok(game),
            Some(error) => Err(error),
        }
    }

    /// Replays the record up to the first impossible entry.
    ///
    /// # Errors
    /// If the header asks for something unknown here.
    pub fn replay_part<P: Observe + Notation>(
        &self,
        library: &impl Library<P>,
    ) -> Result<Replay<P>, ReplayError<P::Refusal>> {
        let no_start = |no| ReplayError {
            line: 0,
            entry: None,
            meaning: Meaning::Start(no),
        };
        let start = library.start(&self.header).map_err(no_start)?;
        if start.seats() != self.header.seats() {
            return Err(no_start(NoStart::Seats));
        }
        let mut game = Match::new(self.header.clone(), start);
        let mut stopped = None;
        for (number, entry) in (1..).map(Number).zip(&self.entries) {
            if let Err(meaning) = play(&mut game, entry) {
                stopped = Some(ReplayError {
                    line: self.line(number),
                    entry: Some(number),
                    meaning,
                });
                break;
            }
        }
        if stopped.is_none() && self.chain.is_some() && self.chain != game.head() {
            stopped = Some(ReplayError {
                line: self.chain_line,
                entry: None,
                meaning: Meaning::Chain,
            });
        }
        if stopped.is_none() && self.result.is_some() && self.result != game.result().map(RecordedResult::of)
        {
            stopped = Some(ReplayError {
                line: self.result_line,
                entry: None,
                meaning: Meaning::Result,
            });
        }
        Ok(Replay { game, stopped })
    }
}

fn play<P: Observe + Notation>(game: &mut Match<P>, entry: &Entry<Word>) -> Result<(), Meaning<P::Refusal>> {
    let read = |word: &Word| {
        game.position()
            .read_action(word.as_str())
            .map_err(|_| Meaning::NotAnAction(word.clone()))
    };
    let kind = match &entry.kind {
        EntryKind::Acted { seat, action } => EntryKind::Acted {
            seat: *seat,
            action: read(action)?,
        },
        EntryKind::Rolled { outcome } => EntryKind::Rolled {
            outcome: read(outcome)?,
        },
        EntryKind::Undone { seat, to } => EntryKind::Undone { seat: *seat, to: *to },
        EntryKind::Rewound { seat, to } => EntryKind::Rewound { seat: *seat, to: *to },
        EntryKind::TakebackAsked { seat, to } => EntryKind::TakebackAsked { seat: *seat, to: *to },
        EntryKind::Said(notice) => EntryKind::Said(notice.clone()),
    };
    let entry = Entry {
        time: entry.time,
        kind,
    };
    admit(game, &entry).map_err(Meaning::Refused)?;
    apply(game, entry);
    Ok(())
}
