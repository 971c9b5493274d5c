//! Rolls, and their verification afterwards.

use dice::fair::{Nonce, Secret};
use rules::{Actor, Dice, Notation, Observe, Phrase, Position};

use crate::{EntryKind, Format, Match, Number, apply};

/// Why the rolls of a match cannot be proven fair.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfair {
    /// The header contains no commitment: the rolls came from elsewhere.
    #[error("the match has no committed dice")]
    NoCommitment,
    /// The secret has not been published yet.
    #[error("the secret has not been published")]
    NotPublished,
    /// The published secret is not the one that was committed to.
    #[error("the published secret is not the one that was committed to")]
    WrongSecret,
    /// The first roll that does not follow from the secret, the nonces and its number.
    #[error("entry {number} should have been {expected}, but is {found}")]
    Roll {
        /// The entry.
        number: Number,
        /// The expected result, in notation.
        expected: String,
        /// The result in the log, in notation.
        found: String,
    },
}

impl Unfair {
    /// The reason, as a phrase for people.
    pub fn phrase(&self) -> Phrase {
        match self {
            Unfair::NoCommitment => Phrase::new("play-unfair-no-commitment"),
            Unfair::NotPublished => Phrase::new("play-unfair-not-published"),
            Unfair::WrongSecret => Phrase::new("play-unfair-wrong-secret"),
            Unfair::Roll {
                number,
                expected,
                found,
            } => Phrase::new("play-unfair-roll")
                .with("entry", number.0 as i64)
                .with("expected", expected.as_str())
                .with("found", found.as_str()),
        }
    }
}

/// Recomputes every roll of a match from the published secret and returns the number of rolls.
///
/// # Errors
/// What is missing, or the first entry that differs from the expected roll.
pub fn verify<P: Observe + Notation>(game: &Match<P>) -> Result<usize, Unfair> {
    let commitment = game.header().dice.ok_or(Unfair::NoCommitment)?;
    let secret = game.published().ok_or(Unfair::NotPublished)?;
    if secret.commitment() != commitment {
        return Err(Unfair::WrongSecret);
    }
    let nonces = game.nonces();
    // Played once more, because what number a roll has depends on what was taken back by whom.
    let mut again = Match::new(game.header().clone(), game.start().clone());
    let mut rolls = 0;
    for (number, entry) in (1..).map(Number).zip(game.log()) {
        if let EntryKind::Rolled { outcome } = entry.kind {
            let numbered = match game.header().format {
                Format::One => Roll::AtEntry(number),
                Format::Two | Format::Three => Roll::Numbered(again.rolls.clone().roll()),
            };
            let before = again.position();
            let expected = roll(before, secret, &nonces, numbered);
            if expected != outcome {
                return Err(Unfair::Roll {
                    number,
                    expected: before.write_action(expected),
                    found: before.write_action(outcome),
                });
            }
            rolls += 1;
        }
        apply(&mut again, entry.clone());
    }
    Ok(rolls)
}

/// What tells the rolls of a match apart.
#[derive(Clone, Copy)]
pub(crate) enum Roll {
    /// The number of its entry, in the first version of the format. A party that can add entries can
    /// choose it.
    AtEntry(Number),
    /// How many rolls there have been, this one included; from the third version of the format on
    /// without those that a player took back against bots alone.
    Numbered(u64),
}

/// The chance result: one of the legal actions in ascending order, by weight.
pub(crate) fn roll<P: Position>(position: &P, secret: &Secret, nonces: &[Nonce], roll: Roll) -> P::Action {
    let mut outcomes = Vec::new();
    position.legal_actions(Actor::Chance, &mut outcomes);
    let weights: Vec<u32> = outcomes
        .iter()
        .map(|&outcome| position.chance_weight(outcome))
        .collect();
    let mut dice = match roll {
        Roll::AtEntry(number) => secret.dice_by_entry(nonces, number.0),
        Roll::Numbered(number) => secret.dice(nonces, number),
    };
    outcomes[dice.weighted(&weights)]
}
