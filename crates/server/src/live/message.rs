//! The messages between page and server; docs/server.md shows each.

use games::AnyAction;
use play::{Reach, SeatCommand};
use rules::Seat;
use serde::{Deserialize, Serialize};

/// A message from a page.
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
    /// A seat sends another command.
    Command {
        seq: u64,
        #[serde(with = "board::seat")]
        seat: Seat,
        what: What,
    },
    /// Seals the nonce that a seat will add to the dice.
    Seal {
        #[serde(with = "board::seat")]
        seat: Seat,
        seal: String,
    },
    /// Adds the sealed nonce to the dice.
    Nonce {
        #[serde(with = "board::seat")]
        seat: Seat,
        nonce: String,
    },
    /// A seat plays typed text: one action or a whole turn.
    Type {
        seq: u64,
        #[serde(with = "board::seat")]
        seat: Seat,
        text: String,
    },
    /// Asks for completions of typed text.
    Suggest { text: String },
    /// Asks for the preview of an action.
    Ghost { word: String },
    /// Asks why clicks on these shapes mean nothing; the last was in vain.
    Why { clicks: Vec<String> },
    /// Asks for a hint.
    Hint,
    /// Gives a seat to a bot: a free one, or that of an absent player.
    Bot {
        #[serde(with = "board::seat")]
        seat: Seat,
    },
    /// A player gets the seat back from the bot that stood in.
    Return {
        #[serde(with = "board::seat")]
        seat: Seat,
    },
    /// A seat says a phrase to everybody.
    Say {
        #[serde(with = "board::seat")]
        seat: Seat,
        phrase: String,
    },
    /// A spectator requests a bot's seat.
    RequestSeat {
        #[serde(with = "board::seat")]
        seat: Seat,
    },
    /// The spectator withdraws the request.
    CancelRequest,
    /// Accepts or declines a seat request.
    Answer {
        #[serde(with = "board::seat")]
        seat: Seat,
        name: String,
        yes: bool,
    },
    /// The person who sits there gets another name.
    Rename {
        #[serde(with = "board::seat")]
        seat: Seat,
        name: String,
    },
    /// The host removes a guest.
    Remove {
        #[serde(with = "board::seat")]
        seat: Seat,
    },
    /// Measures the latency.
    Ping,
    /// This seat is at the screen now.
    Show {
        #[serde(with = "board::seat")]
        seat: Seat,
    },
    /// The page wants another frame.
    Frame { frame: String },
}

/// What a seat can ask for besides playing.
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
    /// The command is stored. The head stands for the whole log up to there.
    Done {
        #[serde(skip_serializing_if = "Option::is_none")]
        head: Option<String>,
    },
    /// What was added to the dice is stored.
    Shared {
        #[serde(skip_serializing_if = "Option::is_none")]
        head: Option<String>,
    },
    /// It was not added, for this reason.
    Unshared { text: String },
    /// What the dice wait for before the match begins.
    Dice {
        /// The SHA-256 of the dealer's secret.
        promise: String,
        /// What has become due from the seats of this page.
        due: Vec<DueShare>,
        /// The other seats that they wait for.
        #[serde(with = "board::seat::list")]
        others: Vec<Seat>,
        /// Whether they wait for anything.
        waiting: bool,
    },
    /// The command was refused, with the reason.
    Refused { text: String },
    /// The preview of an action, what it does and brings in a few words, and the same with
    /// places.
    Ghost {
        word: &'a str,
        markup: String,
        brief: String,
        text: String,
    },
    /// Why a click means nothing; empty if the rules do not say.
    Why { text: String },
    /// Completions of the typed text, and their number.
    Suggestions {
        text: &'a str,
        found: String,
        lines: Vec<Suggestion>,
    },
    /// The best moves.
    Hint { seq: u64, lines: Vec<HintLine> },
    /// The answer to a ping.
    Pong,
    /// The page is of another edition, or its match is gone.
    Reload,
}

/// What can be due from a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum DuePart {
    Seal,
    Nonce,
}

/// What a seat has to add to the dice now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct DueShare {
    #[serde(with = "board::seat")]
    pub(super) seat: Seat,
    pub(super) what: DuePart,
    /// What the seat has sealed, if it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seal: Option<String>,
}

/// A move and the reasons for it.
#[derive(Serialize)]
pub(super) struct HintLine {
    pub(super) text: String,
    pub(super) word: String,
    pub(super) clicks: Vec<String>,
    pub(super) markup: String,
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
    use crate::documented::lines as examples;

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
            text: "Place a sphere here: about even".to_owned(),
            word: "1a1".to_owned(),
            clicks: vec!["place-1a1".to_owned()],
            markup: "<g></g>".to_owned(),
        };
        let head = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd".to_owned();
        let told = [
            ServerMessage::Done {
                head: Some(head.clone()),
            },
            ServerMessage::Shared { head: Some(head) },
            ServerMessage::Unshared {
                text: "you have added to the dice already".to_owned(),
            },
            ServerMessage::Dice {
                promise: "4063cdeb735e9bb016f3a47626bcdbff071b5a6c8720352f94597094335bc035".to_owned(),
                due: vec![DueShare {
                    seat: Seat::FIRST,
                    what: DuePart::Nonce,
                    seal: Some("be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991".to_owned()),
                }],
                others: vec![Seat::SECOND],
                waiting: true,
            },
            ServerMessage::Refused {
                text: "it is not your turn".to_owned(),
            },
            ServerMessage::Ghost {
                word: "1-c2-s",
                markup: "<g></g>".to_owned(),
                brief: "Build the tile here".to_owned(),
                text: "quarry 1: left block on c2, right block below it".to_owned(),
            },
            ServerMessage::Why {
                text: "The sphere on 1a1 is your opponent’s.".to_owned(),
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
