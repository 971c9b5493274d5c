use rules::{Arg, Phrase};

use crate::Number;

/// Where and why a text is not a valid record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: Syntax,
}

/// The syntax errors of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Syntax {
    /// Bytes that are not UTF-8.
    #[error("not valid UTF-8")]
    NotText,
    /// A control character.
    #[error("a control character")]
    Control,
    /// The text ends in the middle of a line.
    #[error("the text is cut off here")]
    CutOff,
    /// The text ends before the header is complete.
    #[error("the header is incomplete")]
    NoHeader,
    /// This literal text is expected here.
    #[error("expected {0:?}")]
    Literal(&'static str),
    /// A token of this kind is expected here.
    #[error("expected {0:?}")]
    Expected(Thing),
    /// The next entry must have this number.
    #[error("expected entry {0}")]
    WrongNumber(Number),
    /// The time is earlier than that of the previous entry.
    #[error("the time is earlier than that of the previous entry")]
    TimeRunsBack,
    /// More than five seats.
    #[error("too many seats")]
    TooManySeats,
    /// Something follows the result.
    #[error("nothing can follow the result")]
    AfterResult,
}

/// The kinds of tokens in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A version of the format.
    Version,
    /// A word without spaces.
    Word,
    /// A line of text, for example a name.
    Text,
    /// A number.
    Number,
    /// `person`, `bot` or `nobody`.
    Player,
    /// A seat from 1 to 5.
    Seat,
    /// A kind of clock.
    Clock,
    /// Seconds with three decimals.
    Seconds,
    /// A date and time.
    Moment,
    /// Hexadecimal digits.
    Hex,
    /// An entry.
    Entry,
    /// An action.
    Action,
    /// The number of an earlier entry.
    EarlierEntry,
    /// A place for every seat.
    Place,
    /// Points for every seat.
    Points,
    /// What ended the match.
    Cause,
    /// The end of the line.
    EndOfLine,
}

impl RecordError {
    /// The error and its place, as a phrase for people.
    pub fn phrase(&self) -> Phrase {
        let phrase = match &self.fault {
            Syntax::NotText => Phrase::new("record-not-text"),
            Syntax::Control => Phrase::new("record-control-character"),
            Syntax::CutOff => Phrase::new("record-cut-off"),
            Syntax::NoHeader => Phrase::new("record-no-header"),
            Syntax::Literal(text) => Phrase::new("record-expected-literal").with("text", *text),
            Syntax::Expected(thing) => {
                Phrase::new("record-expected").with("thing", Arg::Message(thing.message()))
            }
            Syntax::WrongNumber(number) => Phrase::new("record-wrong-number").with("entry", number.0 as i64),
            Syntax::TimeRunsBack => Phrase::new("record-time-runs-back"),
            Syntax::TooManySeats => Phrase::new("record-too-many-seats"),
            Syntax::AfterResult => Phrase::new("record-after-result"),
        };
        phrase
            .with("line", self.line as i64)
            .with("column", self.column as i64)
    }
}

impl Thing {
    const fn message(self) -> &'static str {
        match self {
            Thing::Version => "record-thing-version",
            Thing::Word => "record-thing-word",
            Thing::Text => "record-thing-text",
            Thing::Number => "record-thing-number",
            Thing::Player => "record-thing-player",
            Thing::Seat => "record-thing-seat",
            Thing::Clock => "record-thing-clock",
            Thing::Seconds => "record-thing-seconds",
            Thing::Moment => "record-thing-moment",
            Thing::Hex => "record-thing-hex",
            Thing::Entry => "record-thing-entry",
            Thing::Action => "record-thing-action",
            Thing::EarlierEntry => "record-thing-earlier-entry",
            Thing::Place => "record-thing-place",
            Thing::Points => "record-thing-points",
            Thing::Cause => "record-thing-cause",
            Thing::EndOfLine => "record-thing-end-of-line",
        }
    }
}
