//! Learning weights from matches that bots play against themselves.
//!
//! `cargo xtask tune GAME` plays the matches, fits the weights ([`fit`]) and
//! prints the data file of the game, with the command and the figures in it.

mod fit;

use std::fmt::Write as _;

use games::GameId;
use rules::{Actor, Dice, Position, Seat};
use search::final_shares;

pub use fit::{Fit, fit};

/// One moment of a match whose end is known.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// The features of each seat, in the order of the seats.
    pub features: Vec<Vec<f32>>,
    /// What each seat got in the end.
    pub shares: Vec<f32>,
}

/// What a game needs to learn its weights.
pub(crate) struct Lesson {
    /// The names of the features, as in the data file.
    pub(crate) features: &'static [&'static str],
    /// Plays so many matches and tells what was seen.
    pub(crate) play: fn(u64, &mut dyn Dice) -> Vec<Sample>,
}

/// The games that learn, and how.
fn lesson(game: GameId) -> Option<Lesson> {
    match game {
        GameId::Pylos => Some(crate::pylos::LESSON),
        GameId::Pacal => Some(crate::pacal::LESSON),
        GameId::Sun | GameId::Tomb | GameId::Pyramido => None,
    }
}

/// Plays so many matches of a game and learns from them; gives the data file,
/// or nothing if this game has no weights to learn.
pub fn tune(game: GameId, matches: u64, seed: u64, dice: &mut dyn Dice) -> Option<String> {
    let lesson = lesson(game)?;
    let samples = (lesson.play)(matches, dice);
    let fit = fit(&samples, lesson.features.len());
    let mut text = format!(
        "# What the features of {game} are worth, in log-odds.\n\
         # Made by: cargo xtask tune {game} {matches} {seed}\n\
         # {} samples from {matches} matches; loss {:.4} nats; {:.1} % of winners foretold\n",
        samples.len(),
        fit.loss,
        100.0 * fit.foretold,
    );
    for (feature, weight) in lesson.features.iter().zip(&fit.weights) {
        writeln!(text, "{feature} {weight:.4}").expect("text takes any text");
    }
    Some(text)
}

/// Plays one match from here and samples it: `choose` acts for the seats, and
/// `features` says what is to be seen of each seat, where it is worth looking.
pub(crate) fn sample_match<P: Position>(
    mut position: P,
    dice: &mut dyn Dice,
    mut choose: impl FnMut(&P, Seat, &[P::Action], &mut dyn Dice) -> usize,
    mut features: impl FnMut(&P) -> Option<Vec<Vec<f32>>>,
    samples: &mut Vec<Sample>,
) {
    let before = samples.len();
    let mut actions = Vec::new();
    while let Some(actor) = position.next_actor() {
        if let Some(features) = features(&position) {
            samples.push(Sample {
                features,
                shares: Vec::new(),
            });
        }
        actions.clear();
        position.legal_actions(actor, &mut actions);
        let index = match actor {
            Actor::Seat(seat) => choose(&position, seat, &actions, dice),
            Actor::Chance => {
                let weights: Vec<_> = actions
                    .iter()
                    .map(|&action| position.chance_weight(action))
                    .collect();
                dice.weighted(&weights)
            }
        };
        position.play_unchecked(actor, actions[index]);
    }
    let outcome = position.outcome().expect("a match without an actor is over");
    let shares: Vec<f32> = final_shares(&outcome).iter().copied().collect();
    for sample in &mut samples[before..] {
        sample.shares.clone_from(&shares);
    }
}
