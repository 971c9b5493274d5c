use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use dice::fair::Commitment;
use rules::{BySeat, Fault, Phrase, SetupError};

use crate::{Control, Time};

/// What is agreed before a match and never changes: the game, the rule set, who sits where, the
/// components, clock and dice.
///
/// Everything is identified by a word, so that a header does not depend on the types of any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The version of the format, and so of the rules for dice.
    pub format: Format,
    /// The id of the game: `pylos`.
    pub game: Word,
    /// The name of the rule set: `standard`.
    pub variant: Word,
    /// The revision of the rules' code.
    pub revision: u16,
    /// Who sits where at the start.
    pub players: BySeat<Player>,
    /// What is printed on cards, tiles and boards.
    pub components: ComponentSet,
    /// The position that the match starts from, if it is not the usual one.
    pub setup: Option<OneLine>,
    /// How long the seats may think.
    pub clock: Control,
    /// Whether seats may agree on a draw.
    pub draws: Draws,
    /// The bot that takes over when somebody leaves a match of three or more.
    pub stand_in: Word,
    /// The commitment that makes the dice fair; none if rolls come from elsewhere.
    pub dice: Option<Commitment>,
    /// When the match was opened.
    pub started: Time,
}

impl Header {
    /// A header with the standard components, the usual start position, no clock, no draws by
    /// agreement, no committed dice and no time.
    pub fn new(game: Word, variant: Word, revision: u16, players: BySeat<Player>) -> Header {
        Header {
            format: Format::NEWEST,
            game,
            variant,
            revision,
            players,
            components: ComponentSet::standard(),
            setup: None,
            clock: Control::None,
            draws: Draws::Never,
            stand_in: Word("random".into()),
            dice: None,
            started: Time::EPOCH,
        }
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.players.seats()
    }
}

/// A version of the record format. Every match keeps the one that it began with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Format {
    /// A roll depends on the number of its entry, nonces are given openly by anybody, and nothing
    /// guards the entries.
    One,
    /// A roll depends on the number of rolls before it, the match begins when every player has
    /// sealed and given a nonce, and a chain covers the entries.
    Two,
    /// Like the second, but chance that somebody takes back who plays against bots alone comes
    /// again; a new name is no reason to seal anew; and the dice begin anew five times at most.
    Three,
}

impl Format {
    /// The version of new matches.
    pub const NEWEST: Format = Format::Three;

    /// The number in the first line of a record.
    pub const fn number(self) -> u8 {
        match self {
            Format::One => 1,
            Format::Two => 2,
            Format::Three => 3,
        }
    }

    /// The version with this number.
    pub fn numbered(number: &str) -> Option<Format> {
        [Format::One, Format::Two, Format::Three]
            .into_iter()
            .find(|format| format.number().to_string() == number)
    }

    /// Whether nonces are sealed before they are given, and a chain covers the entries.
    pub const fn is_sealed(self) -> bool {
        !matches!(self, Format::One)
    }

    /// Whether chance that somebody takes back against bots comes again.
    pub(crate) const fn repeats_chance(self) -> bool {
        matches!(self, Format::Three)
    }

    /// Whether what somebody has added to the dice stays when they change their name, and how often
    /// everybody may begin anew is limited whatever the reason.
    pub(crate) const fn guards_shares(self) -> bool {
        matches!(self, Format::Three)
    }
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// A person, by display name.
    Person(OneLine),
    /// A bot, by its name: `random`.
    Bot(Word),
    /// Nobody: the seat is free.
    Nobody,
}

impl Player {
    /// Whether a bot sits there.
    pub const fn is_bot(&self) -> bool {
        matches!(self, Player::Bot(_))
    }
}

impl fmt::Display for Player {
    /// The form used in records: `person Anna`, `bot random`, `nobody`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person(name) => write!(f, "person {name}"),
            Player::Bot(word) => write!(f, "bot {word}"),
            Player::Nobody => f.write_str("nobody"),
        }
    }
}

/// Whether seats may agree on a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Draws {
    /// The game has no draw by agreement.
    #[default]
    Never,
    /// All seats may agree on a draw.
    ByAgreement,
}

/// The component set of a match; contains the set itself if it is not the standard one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ComponentSet {
    id: Word,
    text: Option<String>,
}

impl ComponentSet {
    /// The set that ships with Benben.
    pub fn standard() -> ComponentSet {
        ComponentSet {
            id: Word("standard".into()),
            text: None,
        }
    }

    /// A custom set: its name and its text. Line endings are normalised.
    ///
    /// # Errors
    /// [`BadText`] if the text has control characters other than tabs and line ends.
    pub fn custom(id: Word, text: &str) -> Result<ComponentSet, BadText> {
        let text = text.replace("\r\n", "\n");
        if text.chars().any(|c| c.is_control() && c != '\n' && c != '\t') {
            return Err(BadText);
        }
        Ok(ComponentSet { id, text: Some(text) })
    }

    /// A known set, by name only.
    pub const fn named(id: Word) -> ComponentSet {
        ComponentSet { id, text: None }
    }

    /// The name of the set.
    pub const fn id(&self) -> &Word {
        &self.id
    }

    /// The text of the set, if it does not ship with Benben.
    pub fn text(&self) -> Option<&str> {
        self.text.as_deref()
    }
}

/// One word: 1 to 200 characters without white space and control characters. Cloning shares the
/// text, because a match has many words and is cloned with every entry.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Word(Arc<str>);

/// One line of text: 1 to 1000 characters without control characters, with no
/// white space at its ends.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OneLine(String);

/// Text that is empty, too long, or contains characters that are not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("empty text, text that is too long, or text with forbidden characters")]
pub struct BadText;

impl Word {
    /// The word as a string.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl OneLine {
    /// The line as a string.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Word {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Word, BadText> {
        let good = |c: char| !c.is_control() && !c.is_whitespace();
        if fits(text, 200) && text.chars().all(good) {
            Ok(Word(text.into()))
        } else {
            Err(BadText)
        }
    }
}

impl FromStr for OneLine {
    type Err = BadText;

    fn from_str(text: &str) -> Result<OneLine, BadText> {
        if fits(text, 1000) && text.trim() == text && !text.chars().any(char::is_control) {
            Ok(OneLine(text.to_owned()))
        } else {
            Err(BadText)
        }
    }
}

/// Whether the text has 1 to `most` characters; reads no further than necessary.
fn fits(text: &str, most: usize) -> bool {
    !text.is_empty() && text.chars().nth(most).is_none()
}

macro_rules! shown_as_text {
    ($($name:ident),*) => {$(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&self.0, f)
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }
    )*};
}

shown_as_text!(Word, OneLine);

/// Builds the position that a header describes.
pub trait Library<P> {
    /// The position before the first entry.
    ///
    /// # Errors
    /// What the header asks for but this library does not have.
    fn start(&self, header: &Header) -> Result<P, NoStart>;
}

/// Why no start position can be built from a header.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoStart {
    /// No such game.
    #[error("no such game")]
    Game,
    /// The game has no such rule set.
    #[error("the game has no such rule set")]
    Variant,
    /// The match was made for another revision of the rules.
    #[error("made for another revision of the rules than {known}")]
    Revision {
        /// The revision of this build.
        known: u16,
    },
    /// The game does not support this number of players.
    #[error("the game does not support this number of players")]
    Seats,
    /// There is no such component set, or it has faults: lists all of them.
    #[error("an unusable component set")]
    Components(Vec<Fault>),
    /// The start is not a position of the game.
    #[error("the start is not a position of the game: {0}")]
    Setup(SetupError),
}

impl NoStart {
    /// The reason, as a phrase for people.
    pub fn phrase(&self) -> Phrase {
        match self {
            NoStart::Game => Phrase::new("record-unknown-game"),
            NoStart::Variant => Phrase::new("record-unknown-rules"),
            NoStart::Revision { known } => {
                Phrase::new("record-other-revision").with("known", i64::from(*known))
            }
            NoStart::Seats => Phrase::new("record-wrong-seats"),
            NoStart::Components(faults) => {
                Phrase::new("record-bad-components").with("faults", faults.len() as i64)
            }
            NoStart::Setup(SetupError::Syntax { column, .. }) => {
                Phrase::new("record-unreadable-setup").with("column", *column as i64)
            }
            NoStart::Setup(SetupError::Violations(all)) => {
                Phrase::new("record-impossible-setup").with("violations", all.len() as i64)
            }
        }
    }
}
