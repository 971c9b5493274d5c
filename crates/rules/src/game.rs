use std::fmt;
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::{Dice, Phrase, Position, Rule};

/// The rules of a game, as a type; a match is one playing of it.
pub trait Game: Sized + 'static {
    /// The id in commands, records and addresses: `pylos`.
    const ID: &'static str;

    /// Goes up when a code change makes an old match replay differently. Stored with every match.
    const REVISION: u16;

    /// The allowed numbers of players.
    const SEATS: RangeInclusive<u8>;

    /// The numbers of its rules: `PY-1` to `PY-10`.
    const RULES: Numbering;

    /// How long a match among people takes, in minutes.
    const MINUTES: RangeInclusive<u16>;

    /// Whether chance decides anything, so that a match needs dice.
    const CHANCE: bool = true;

    /// Whether two players may agree that nobody has won.
    const AGREED_DRAWS: bool = false;

    /// Whether people draw lots for their seats, because a seat is a colour or an advantage that
    /// nothing else hands out.
    const LOTS: bool = false;

    /// The rule sets to choose from.
    type Variant: Variant;

    /// What is printed on cards, tiles and boards.
    type Components: Components;

    /// One moment of a match.
    type Position: Position + Send + Sync;

    /// The position before anything has happened.
    ///
    /// # Panics
    /// If the number of seats is not in [`SEATS`](Game::SEATS).
    fn start(options: &Options<Self>, seats: u8) -> Self::Position;

    /// The components that a match of this revision is played with: those in
    /// the text, or the ones that came with Benben at that time. They carry
    /// whatever else was different then. None if such matches can no longer be
    /// replayed.
    ///
    /// A game that counted [`REVISION`](Game::REVISION) up and still knows the
    /// old rules overrides it.
    fn components_of(revision: u16, text: Option<&str>) -> Option<Result<Arc<Self::Components>, Vec<Fault>>> {
        (revision == Self::REVISION).then(|| match text {
            Some(text) => Self::Components::read(text).map(Arc::new),
            None => Ok(Self::Components::standard()),
        })
    }

    /// The choice of a seat in random matches: an index into its legal actions, uniformly
    /// distributed. A game in which thoughtless play would end at once excludes the actions that
    /// nobody would choose.
    ///
    /// # Panics
    /// If the list is empty.
    #[inline]
    fn random_choice(
        position: &Self::Position,
        actions: &[<Self::Position as Position>::Action],
        dice: &mut impl Dice,
    ) -> usize {
        let _ = position;
        dice.below(actions.len() as u32) as usize
    }
}

/// How the rules of a game are numbered: from 1 on, without a gap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbering {
    /// The prefix of each number: `PY`.
    pub prefix: &'static str,
    /// How many there are.
    pub count: u8,
}

impl Numbering {
    /// All rules, in their order.
    pub fn iter(self) -> impl Iterator<Item = Rule> {
        (1..=self.count).map(move |number| Rule::new(self.prefix, number))
    }
}

/// What is agreed before a match: the rule set and the printed components.
pub struct Options<G: Game> {
    /// The rule set.
    pub variant: G::Variant,
    /// What is printed on cards, tiles and boards.
    pub components: Arc<G::Components>,
}

impl<G: Game> Default for Options<G> {
    fn default() -> Self {
        Options {
            variant: G::Variant::default(),
            components: G::Components::standard(),
        }
    }
}

impl<G: Game> Clone for Options<G> {
    fn clone(&self) -> Self {
        Options {
            variant: self.variant,
            components: Arc::clone(&self.components),
        }
    }
}

impl<G: Game> PartialEq for Options<G> {
    fn eq(&self, other: &Self) -> bool {
        self.variant == other.variant && self.components == other.components
    }
}

impl<G: Game> Eq for Options<G> {}

impl<G: Game> fmt::Debug for Options<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} with {}", self.variant.name(), self.components.id())
    }
}

/// A rule set of a game, by name.
pub trait Variant: Copy + Eq + Ord + Hash + fmt::Debug + Default + Send + Sync + 'static {
    /// All rule sets, in the order in which they are offered.
    const ALL: &'static [Self];

    /// The name in commands and records: `standard`.
    fn name(self) -> &'static str;

    /// The rule set with this name.
    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|variant| variant.name() == name)
    }
}

/// A set of printed components: data that a table can replace to match its own copy of the game.
pub trait Components: Sized + Eq + fmt::Debug + Send + Sync + 'static {
    /// Whether anything is printed at all, so that another set can be used.
    const PRINTED: bool = true;

    /// The set that ships with Benben.
    fn standard() -> Arc<Self>;

    /// The file of that set, with comments: an owner of the printed game copies it and types in
    /// what their own says.
    fn standard_text() -> &'static str;

    /// Its name, a single word; `standard` for the set that ships with Benben, and no other.
    fn id(&self) -> &str;

    /// Whether this many people can play with it.
    ///
    /// # Errors
    /// The missing thing, as a phrase for people.
    fn enough_for(&self, seats: u8) -> Result<(), Phrase> {
        let _ = seats;
        Ok(())
    }

    /// Reads and validates a set.
    ///
    /// # Errors
    /// Everything that is wrong with it, line by line, not just the first fault; up to
    /// [`MOST_FAULTS`].
    fn read(text: &str) -> Result<Self, Vec<Fault>>;

    /// The set as text: `read(write(set)) == Ok(set)`.
    fn write(&self) -> String;
}

/// One error in a text that a person wrote.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, counted from 1; 0 if the fault concerns the whole text.
    pub line: usize,
    /// The error, as a phrase for people.
    pub phrase: Phrase,
}

/// Reading a text ends with this many faults: it is a text of another kind, and a file without end
/// must not make a list without end.
pub const MOST_FAULTS: usize = 100;

/// For games in which nothing is printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct NoComponents;

impl Components for NoComponents {
    const PRINTED: bool = false;

    fn standard() -> Arc<Self> {
        Arc::new(NoComponents)
    }

    fn standard_text() -> &'static str {
        ""
    }

    fn id(&self) -> &'static str {
        "standard"
    }

    fn read(_: &str) -> Result<Self, Vec<Fault>> {
        Err(vec![Fault {
            line: 0,
            phrase: Phrase::new("components-none-in-this-game"),
        }])
    }

    fn write(&self) -> String {
        String::new()
    }
}
