//! Small complete games, one of every kind that the traits must support.
//!
//! | toy | what it is for |
//! | --- | --- |
//! | [`Heaps`] | open, two seats, a turn of two actions |
//! | [`Cards`] | hidden hands and a hidden discard, chance with weights, 2 to 5 seats |
//! | [`Bids`] | simultaneous choices, hidden until all have chosen, 2 to 5 seats |

mod bids;
mod cards;
mod heaps;

pub use bids::{Bids, BidsAction, BidsEvent, BidsPosition, BidsView};
pub use cards::{Cards, CardsAction, CardsEvent, CardsPosition, CardsView};
pub use heaps::{Heaps, HeapsAction, HeapsPosition};

use rules::{Phrase, Refusal, Rule, Variant};

/// The size of a toy's component set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum ToySize {
    /// Enough for a match.
    #[default]
    Standard,
    /// So small that all histories can be enumerated.
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
    /// This rule forbids it.
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

/// The elements of a bit mask, ascending.
fn numbers(mask: u32) -> impl Iterator<Item = u8> + Clone {
    (0..32).filter(move |&number| holds(mask, number))
}

/// Whether a bit mask contains this number; never for 32 or more.
fn holds(mask: u32, number: u8) -> bool {
    mask.checked_shr(u32::from(number))
        .is_some_and(|shifted| shifted & 1 == 1)
}

/// The number after the first letter of a word.
fn after_first(word: &str) -> Option<u8> {
    let mut letters = word.chars();
    letters.next()?;
    let digits = letters.as_str();
    let number: u8 = digits.parse().ok()?;
    (number.to_string() == digits).then_some(number)
}
