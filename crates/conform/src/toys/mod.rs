//! Small complete games, one of every kind that the traits must carry.
//!
//! | toy | what it is for |
//! | --- | --- |
//! | [`Heaps`] | open, two seats, a turn of two actions |
//! | [`Cards`] | hidden hands and a hidden discard, chance with weights, 2 to 5 seats |
//! | [`Bids`] | choices made at the same time, hidden until all have chosen, 2 to 5 seats |

mod bids;
mod cards;
mod heaps;

pub use bids::{Bids, BidsAction, BidsEvent, BidsPosition, BidsView};
pub use cards::{Cards, CardsAction, CardsEvent, CardsPosition, CardsView};
pub use heaps::{Heaps, HeapsAction, HeapsPosition};

use rules::{Phrase, Refusal, Rule, Variant};

/// How much there is of everything in a toy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum ToySize {
    /// Enough for a match.
    #[default]
    Standard,
    /// So little that all histories can be walked through.
    Tiny,
}

impl Variant for ToySize {
    const ALL: &'static [ToySize] = &[ToySize::Standard, ToySize::Tiny];

    fn name(self) -> &'static str {
        match self {
            ToySize::Standard => "standard",
            ToySize::Tiny => "tiny",
        }
    }
}

/// Why a toy refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ToyRefusal {
    /// It is not this actor's turn.
    NotYourTurn,
    /// This rule does not allow it.
    Rule(Rule),
}

impl Refusal for ToyRefusal {
    fn rule(&self) -> Option<Rule> {
        match self {
            ToyRefusal::NotYourTurn => None,
            ToyRefusal::Rule(rule) => Some(*rule),
        }
    }

    fn phrase(&self) -> Phrase {
        match self {
            ToyRefusal::NotYourTurn => Phrase::new("toy-not-your-turn"),
            ToyRefusal::Rule(rule) => Phrase::new("toy-forbidden").with("rule", rule.to_string()),
        }
    }
}

/// The numbers in a mask, ascending.
fn numbers(mask: u32) -> impl Iterator<Item = u8> + Clone {
    (0..32).filter(move |&number| holds(mask, number))
}

/// Whether a mask has this number; none has one of 32 or more.
fn holds(mask: u32, number: u8) -> bool {
    mask.checked_shr(u32::from(number))
        .is_some_and(|shifted| shifted & 1 == 1)
}

/// The number that a word says after its first letter.
fn after_first(word: &str) -> Option<u8> {
    let mut letters = word.chars();
    letters.next()?;
    let digits = letters.as_str();
    let number: u8 = digits.parse().ok()?;
    (number.to_string() == digits).then_some(number)
}
