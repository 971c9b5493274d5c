//! The stored values, as plain data. None of them knows a game.

use std::fmt;
use std::str::FromStr;

use play::Time;
use rules::Seat;

use crate::{GuestId, MatchId};

/// A new match.
#[derive(Clone, PartialEq, Eq)]
pub struct NewMatch {
    /// Its id.
    pub id: MatchId,
    /// The header, as the opening of a record.
    pub opening: String,
    /// The first entries, if there are any yet.
    pub chunk: Option<Chunk>,
    /// The dealer's secret, as text.
    pub secret: Option<String>,
    /// Who sits where.
    pub seats: Vec<Option<GuestId>>,
    /// The guest who created it.
    pub owner: GuestId,
    /// What lists show about it.
    pub labels: Labels,
    /// Its state.
    pub state: State,
}

/// What lists show about a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Labels {
    /// The game, by its id.
    pub game: String,
    /// The rule set, by its name.
    pub variant: String,
    /// The name of the player on every seat.
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

/// The state of a match: what must be known without replaying it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The time of the latest entry.
    pub changed: Time,
    /// Whether it is over.
    pub over: bool,
    /// A bit for every seat whose decision is missing; the lowest is the first seat's.
    pub waiting: u8,
    /// A bit for every seat played by a bot.
    pub bots: u8,
    /// When the next clock runs out.
    pub deadline: Option<Time>,
    /// The result, as the closing line of a record.
    pub result: Option<String>,
}

/// A match as loaded from the store.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredMatch {
    /// The header, as the opening of a record.
    pub opening: String,
    /// The whole log, in order and without gaps.
    pub chunks: Vec<Chunk>,
    /// The dealer's secret, as text.
    pub secret: Option<String>,
    /// Who sits where.
    pub seats: Vec<Option<GuestId>>,
    /// The guest who created it.
    pub owner: GuestId,
    /// What lists show about it.
    pub labels: Labels,
    /// When it started.
    pub started: Time,
    /// Its state.
    pub state: State,
}

/// Selects the matches of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Filter {
    /// Only matches that this guest created or sits at.
    pub guest: Option<GuestId>,
    /// Only matches in progress, or only finished ones.
    pub status: Option<Status>,
    /// The maximum number of matches.
    pub limit: u32,
    /// Only matches after this one: the time of its [`State`] and the id of the last one on the
    /// previous page.
    pub before: Option<(Time, MatchId)>,
}

/// Whether a match is still in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// In progress.
    Going,
    /// Finished.
    Over,
}

/// A match in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its id.
    pub id: MatchId,
    /// What lists show about it.
    pub labels: Labels,
    /// Who sits where.
    pub seats: Vec<Option<GuestId>>,
    /// The guest who created it.
    pub owner: GuestId,
    /// Its state.
    pub state: State,
    /// The number of log entries.
    pub length: u64,
    /// When it started.
    pub started: Time,
    /// Its latest change. Lists do not show it: a hidden choice is a change too.
    pub change: Change,
}

/// The numbers of matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// In progress.
    pub going: u64,
    /// Finished.
    pub over: u64,
}

/// A point in the order of all changes of all matches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Change(pub(crate) u64);

/// Somebody who plays, as far as the server knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The id that the server gave them.
    pub id: GuestId,
    /// The name that others see.
    pub name: String,
    /// Their settings, in a format of the server's own.
    pub settings: String,
    /// When they first appeared.
    pub created: Time,
}

/// The people at a table, and their communication besides playing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Participants {
    /// A version number, incremented with every change.
    pub version: u64,
    /// The guest who created the match.
    pub owner: GuestId,
    /// Who sits where.
    pub seats: Vec<Option<GuestId>>,
    /// When the guest on each seat last left the table.
    pub seen: Vec<Option<Time>>,
    /// The phrases that were said, the latest last.
    pub sayings: Vec<Saying>,
    /// The pending requests for bots' seats.
    pub seat_requests: Vec<SeatRequest>,
    /// The next match of the same people.
    pub next: Option<MatchId>,
    /// Who may play a seat besides its guest.
    pub grants: Vec<SeatGrant>,
    /// How often the links to each seat were made worthless.
    pub link_series: Vec<u64>,
    /// Who left a seat after something was dealt to it.
    pub dealt_to: Vec<(Seat, GuestId)>,
}

/// How many matches in progress a guest may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MostGoing {
    /// That many.
    pub matches: u64,
    /// Only those count in which something happened after this time.
    pub after: Time,
}

/// Somebody who leaves a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaver<'a> {
    /// What they were called there last.
    pub name: &'a str,
    /// Whether something was dealt to the seat by then.
    pub was_dealt: bool,
}

/// That a guest may play a seat which belongs to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatGrant {
    /// The seat.
    pub seat: Seat,
    /// Who may play it too.
    pub guest: GuestId,
    /// Since when.
    pub granted: Time,
}

/// A preset phrase that somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    /// Its number among all phrases said at the table, counted from 1.
    pub number: u64,
    /// The seat that said it.
    pub seat: Seat,
    /// The phrase, by name.
    pub phrase: String,
    /// The time.
    pub said: Time,
}

/// A guest's request for a seat that a bot has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRequest {
    /// The guest who asks.
    pub guest: GuestId,
    /// The requested seat.
    pub seat: Seat,
    /// The name to use on it.
    pub name: String,
    /// A bit for every seat that agrees.
    pub agreed: u8,
}

/// A match that has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changed {
    /// The match.
    pub id: MatchId,
    /// The number of log entries; 0 if it was deleted.
    pub length: u64,
    /// The version of its [`Participants`].
    pub company: u64,
}

/// A puzzle that a guest has tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleTry {
    /// The puzzle.
    pub puzzle: String,
    /// Whether the first attempt was right.
    pub at_once: bool,
    /// Whether it has been solved since.
    pub solved: bool,
    /// The time of the first attempt.
    pub tried: Time,
}

impl Change {
    /// The point before the first change.
    pub const NONE: Change = Change(0);
}

impl Default for Filter {
    /// The fifty matches in which something was noticed last.
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

/// Debug output ends up in logs, which are read by more people than the players.
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
        let stored = StoredMatch {
            opening: String::new(),
            chunks: Vec::new(),
            secret: Some(secret.to_owned()),
            seats: Vec::new(),
            owner: GuestId::new(1),
            labels,
            started: Time::EPOCH,
            state,
        };
        let shown = format!("{new:?} {stored:?}");
        assert!(!shown.contains(secret));
        assert!(shown.contains("Some(\"…\")"));
    }
}
