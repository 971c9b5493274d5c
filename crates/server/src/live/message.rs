//! The messages between page and server; docs/server.md shows each.

use games::AnyAction;
use play::{Reach, SeatCommand};
use rules::Seat;
use serde::{Deserialize, Serialize};

/// What a page says.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum ClientMessage {
    /// A seat plays an action.
    Act {
        seq: u64,
        #[serde(with = "board::seat")]
        seat: Seat,
        word: String,
    },
    /// A seat wants something else.
    Command {
        seq: u64,
        #[serde(with = "board::seat")]
        seat: Seat,
        what: What,
    },
    /// A seat plays what somebody typed: one action or a whole turn.
    Type {
        seq: u64,
        #[serde(with = "board::seat")]
        seat: Seat,
        text: String,
    },
    /// What could this become that somebody types?
    Suggest { text: String },
    /// What would this action look like?
    Ghost { word: String },
    /// What would be good now?
    Hint,
    /// A bot shall have this seat, which is free or whose player stays away.
    Bot {
        #[serde(with = "board::seat")]
        seat: Seat,
    },
    /// A player gets the seat back from the bot that stood in.
    Return {
        #[serde(with = "board::seat")]
        seat: Seat,
    },
    /// Something is said to all, by one's own seat.
    Say {
        #[serde(with = "board::seat")]
        seat: Seat,
        phrase: String,
    },
    /// Somebody who watches would like a bot's seat.
    RequestSeat {
        #[serde(with = "board::seat")]
        seat: Seat,
    },
    /// They would not any more.
    CancelRequest,
    /// Whether somebody who asks may have the bot's seat.
    Answer {
        #[serde(with = "board::seat")]
        seat: Seat,
        name: String,
        yes: bool,
    },
    /// Whoever sits there gets another name.
    Rename {
        #[serde(with = "board::seat")]
        seat: Seat,
        name: String,
    },
    /// The host sends a guest away.
    Remove {
        #[serde(with = "board::seat")]
        seat: Seat,
    },
    /// How long does an answer take?
    Ping,
    /// This seat is before the screen now.
    Show {
        #[serde(with = "board::seat")]
        seat: Seat,
    },
    /// The page wants another frame.
    Frame { frame: String },
}

/// What a seat can want besides playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum What {
    Undo,
    UndoTurn,
    AskTakeback,
    GiveTakeback,
    DeclineTakeback,
    Resign,
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
}

impl What {
    pub(super) const fn command(self) -> SeatCommand<AnyAction> {
        match self {
            What::Undo => SeatCommand::Undo(Reach::Action),
            What::UndoTurn => SeatCommand::Undo(Reach::Turn),
            What::AskTakeback => SeatCommand::AskTakeback(Reach::Turn),
            What::GiveTakeback => SeatCommand::GiveTakeback,
            What::DeclineTakeback => SeatCommand::DeclineTakeback,
            What::Resign => SeatCommand::Resign,
            What::OfferDraw => SeatCommand::OfferDraw,
            What::AcceptDraw => SeatCommand::AcceptDraw,
            What::DeclineDraw => SeatCommand::DeclineDraw,
        }
    }
}

/// What a page is told, besides updates of its board, which are shared.
#[derive(Serialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub(super) enum ServerMessage<'a> {
    /// It is stored.
    Done,
    /// It has changed nothing, and why.
    Refused { text: String },
    /// What an action would look like, and what it does in words.
    Ghost {
        word: &'a str,
        markup: String,
        text: String,
    },
    /// Moves that fit what is typed, and how many there are.
    Suggestions {
        text: &'a str,
        found: String,
        lines: Vec<Suggestion>,
    },
    /// The best moves.
    Hint { seq: u64, lines: Vec<HintLine> },
    /// So long an answer takes.
    Pong,
    /// The page is of another edition, or its match is gone.
    Reload,
}

/// A move and what speaks for it.
#[derive(Serialize)]
pub(super) struct HintLine {
    pub(super) text: String,
    pub(super) word: String,
    pub(super) clicks: Vec<String>,
}

/// A legal action, and what it does in words.
#[derive(Serialize)]
pub(super) struct Suggestion {
    pub(super) word: String,
    pub(super) text: String,
}
