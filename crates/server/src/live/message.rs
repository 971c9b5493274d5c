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

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    const DOCUMENT: &str = include_str!("../../../../docs/server.md");

    /// The examples of one kind in the document, a line each.
    fn examples(kind: &str) -> Vec<&'static str> {
        let start = format!("```json {kind}\n");
        let from = DOCUMENT.find(&start).expect("the examples") + start.len();
        let end = DOCUMENT[from..].find("```").expect("an end");
        DOCUMENT[from..from + end].lines().collect()
    }

    #[test]
    fn every_example_of_what_a_page_says_is_understood_and_none_is_missing() {
        let all = examples("client");
        for text in &all {
            let understood: Result<ClientMessage, _> = serde_json::from_str(text);
            assert!(understood.is_ok(), "{text}: {understood:?}");
        }
        // What serde lists when it does not know a message is all that there are.
        let unknown = serde_json::from_str::<ClientMessage>("{\"do\": \"nothing\"}");
        let listed = unknown.expect_err("no such message").to_string();
        let known = listed.matches('`').count() / 2 - 1;
        assert_eq!(all.len(), known, "{listed}");
    }

    #[test]
    fn every_example_of_what_it_is_told_is_what_is_sent() {
        let lines = vec![Suggestion {
            word: "1d1".to_owned(),
            text: "place a sphere on 1d1".to_owned(),
        }];
        let hint = HintLine {
            text: "1a1: 55 % of the match".to_owned(),
            word: "1a1".to_owned(),
            clicks: vec!["place-1a1".to_owned()],
        };
        let told = [
            ServerMessage::Done,
            ServerMessage::Refused {
                text: "it is not your turn".to_owned(),
            },
            ServerMessage::Ghost {
                word: "1-c2-s",
                markup: "<g></g>".to_owned(),
                text: "quarry 1: left block on c2, right block below it".to_owned(),
            },
            ServerMessage::Suggestions {
                text: "1d",
                found: "4 moves fit.".to_owned(),
                lines,
            },
            ServerMessage::Hint {
                seq: 17,
                lines: vec![hint],
            },
            ServerMessage::Pong,
            ServerMessage::Reload,
        ];
        let written = examples("server");
        assert_eq!(written.len(), told.len());
        for (text, told) in written.iter().zip(&told) {
            let documented: Value = serde_json::from_str(text).expect("JSON");
            assert_eq!(serde_json::to_value(told).expect("JSON"), documented);
        }
    }
}
