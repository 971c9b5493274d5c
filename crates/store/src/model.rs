//! What is kept, as plain values. None of them knows a game.

use std::fmt;
use std::str::FromStr;

use play::Time;
use rules::Seat;

use crate::{GuestId, MatchId};

/// A match that begins.
#[derive(Clone, PartialEq, Eq)]
pub struct NewMatch {
    /// Its name.
    pub id: MatchId,
    /// What was agreed, as the opening of a record.
    pub opening: String,
    /// The first entries, if there are any yet.
    pub chunk: Option<Chunk>,
    /// The dealer's secret, as text.
    pub secret: Option<String>,
    /// Who sits where.
    pub seats: Vec<Option<GuestId>>,
    /// Who made it.
    pub owner: GuestId,
    /// What lists say about it.
    pub labels: Labels,
    /// How it stands.
    pub state: State,
}

/// What lists say about a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Labels {
    /// The game, by its id.
    pub game: String,
    /// The rule set, by its name.
    pub variant: String,
    /// The name of whoever sits there, for every seat.
    pub players: Vec<String>,
}

/// Entries of a match's log that were stored together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chunk {
    /// The number of the first entry; a log begins with 1.
    pub first: u64,
    /// The number of the last entry.
    pub last: u64,
    /// The entries as lines of a record.
    pub text: String,
}

/// How a match stands: what must be known without replaying it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// When its latest entry was made.
    pub changed: Time,
    /// Whether it is over.
    pub over: bool,
    /// A bit for every seat whose decision is missing; the lowest is the first seat's.
    pub waiting: u8,
    /// A bit for every seat that a bot has.
    pub bots: u8,
    /// When the next clock runs out.
    pub deadline: Option<Time>,
    /// How it ended, as the closing of a record.
    pub result: Option<String>,
}

/// A match as it was kept.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredMatch {
    /// What was agreed, as the opening of a record.
    pub opening: String,
    /// The whole log, in order and without gaps.
    pub chunks: Vec<Chunk>,
    /// The dealer's secret, as text.
    pub secret: Option<String>,
    /// Who sits where.
    pub seats: Vec<Option<GuestId>>,
    /// Who made it.
    pub owner: GuestId,
    /// What lists say about it.
    pub labels: Labels,
    /// When it began.
    pub started: Time,
    /// How it stands.
    pub state: State,
}

/// Which matches a list shall have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Filter {
    /// Only those that this guest made or sits at.
    pub guest: Option<GuestId>,
    /// Only those in progress, or only those that are over.
    pub status: Option<Status>,
    /// How many at most.
    pub limit: u32,
    /// Only those that changed before: the [`Summary::change`] of the last one on the page before.
    pub before: Option<Change>,
}

/// Whether a match goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It is in progress.
    Going,
    /// It is over.
    Over,
}

/// A match in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its name.
    pub id: MatchId,
    /// What lists say about it.
    pub labels: Labels,
    /// Who sits where.
    pub seats: Vec<Option<GuestId>>,
    /// Who made it.
    pub owner: GuestId,
    /// How it stands.
    pub state: State,
    /// How many entries its log has.
    pub length: u64,
    /// When it began.
    pub started: Time,
    /// Its latest change, which is its place in lists.
    pub change: Change,
}

/// How many matches there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// In progress.
    pub going: u64,
    /// Over.
    pub over: u64,
}

/// What a match in progress waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// A bit for every seat whose decision is missing.
    pub seats: u8,
    /// A bit for every seat that a bot has.
    pub bots: u8,
    /// When the next clock runs out.
    pub deadline: Option<Time>,
}

/// A point in the order of all changes of all matches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Change(pub(crate) u64);

/// Somebody who plays, as far as the server knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The name that the server gave.
    pub id: GuestId,
    /// The name that others see.
    pub name: String,
    /// What they set, in words of the server's own.
    pub settings: String,
    /// When they came first.
    pub created: Time,
}

/// The people at a table, and what passes between them besides playing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Participants {
    /// How often any of this has changed.
    pub version: u64,
    /// Who made the match.
    pub owner: GuestId,
    /// Who sits where.
    pub seats: Vec<Option<GuestId>>,
    /// When whoever sits there was last seen to leave.
    pub seen: Vec<Option<Time>>,
    /// What was said, the latest last.
    pub sayings: Vec<Saying>,
    /// Who asks for a bot's seat.
    pub seat_requests: Vec<SeatRequest>,
    /// The match that the same people went on with.
    pub next: Option<MatchId>,
}

/// A ready phrase that somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    /// Its place among all that was said at the table, counted from 1.
    pub number: u64,
    /// Who said it.
    pub seat: Seat,
    /// Which phrase, by its name.
    pub phrase: String,
    /// When.
    pub said: Time,
}

/// A guest who asks for a seat that a bot has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRequest {
    /// Who asks.
    pub guest: GuestId,
    /// For which seat.
    pub seat: Seat,
    /// By which name.
    pub name: String,
    /// A bit for every seat that agrees.
    pub agreed: u8,
}

/// A match that has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changed {
    /// Which.
    pub id: MatchId,
    /// How many entries its log has; 0 if it was deleted.
    pub length: u64,
    /// The version of its [`Participants`].
    pub company: u64,
}

/// A puzzle that a guest has tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleTry {
    /// Which puzzle.
    pub puzzle: String,
    /// Whether the first try was right.
    pub at_once: bool,
    /// Whether it is solved by now.
    pub solved: bool,
    /// When it was tried first.
    pub tried: Time,
}

impl Change {
    /// Before the first change of all.
    pub const NONE: Change = Change(0);
}

impl Default for Filter {
    /// The fifty matches that changed last.
    fn default() -> Filter {
        Filter {
            guest: None,
            status: None,
            limit: 50,
            before: None,
        }
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl FromStr for Change {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Change, Self::Err> {
        text.parse().map(Change)
    }
}

impl fmt::Debug for NewMatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewMatch")
            .field("id", &self.id)
            .field("opening", &self.opening)
            .field("chunk", &self.chunk)
            .field("secret", &hidden(self.secret.as_ref()))
            .field("seats", &self.seats)
            .field("owner", &self.owner)
            .field("labels", &self.labels)
            .field("state", &self.state)
            .finish()
    }
}

impl fmt::Debug for StoredMatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoredMatch")
            .field("opening", &self.opening)
            .field("chunks", &self.chunks)
            .field("secret", &hidden(self.secret.as_ref()))
            .field("seats", &self.seats)
            .field("owner", &self.owner)
            .field("labels", &self.labels)
            .field("started", &self.started)
            .field("state", &self.state)
            .finish()
    }
}

/// Debug output ends up in logs, which more people read than a match has seats.
fn hidden(secret: Option<&String>) -> Option<&'static str> {
    secret.map(|_| "…")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_do_not_show_in_debug_output() {
        let secret = "5ec2e75ec2e7";
        let state = State {
            changed: Time::EPOCH,
            over: false,
            waiting: 1,
            bots: 0,
            deadline: None,
            result: None,
        };
        let labels = Labels {
            game: "heaps".to_owned(),
            variant: "standard".to_owned(),
            players: Vec::new(),
        };
        let new = NewMatch {
            id: MatchId::new(1),
            opening: String::new(),
            chunk: None,
            secret: Some(secret.to_owned()),
            seats: Vec::new(),
            owner: GuestId::new(1),
            labels: labels.clone(),
            state: state.clone(),
        };
        let kept = StoredMatch {
            opening: String::new(),
            chunks: Vec::new(),
            secret: Some(secret.to_owned()),
            seats: Vec::new(),
            owner: GuestId::new(1),
            labels,
            started: Time::EPOCH,
            state,
        };
        let shown = format!("{new:?} {kept:?}");
        assert!(!shown.contains(secret));
        assert!(shown.contains("Some(\"…\")"));
    }
}
