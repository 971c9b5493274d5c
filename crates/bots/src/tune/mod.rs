//! Learns weights from self-play.
//!
//! `cargo xtask tune GAME` plays the matches and prints the data file of the game, with the
//! command and the figures in it. Weights that predict the result of a match are fitted to it
//! ([`fit`]); weights that determine the next action are found by hill climbing (`climb`).

mod climb;
mod fit;

use std::fmt::Write as _;

use games::GameId;
use rules::{Actor, Dice, Position, Seat};
use search::final_shares;

use crate::thinking::Thinking;

pub(crate) use climb::{Climbed, Mountain};
pub use fit::{Fit, fit};

/// One moment of a match with a known result.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// The features of each seat, in seat order.
    pub features: Vec<Vec<f32>>,
    /// The final share of each seat.
    pub shares: Vec<f32>,
}

/// What a game needs to fit its weights.
pub(crate) struct Lesson {
    /// The names of the features, as in the data file.
    pub(crate) features: &'static [&'static str],
    /// Plays this many matches and returns the samples.
    pub(crate) play: fn(u64, &mut dyn Dice) -> Vec<Sample>,
}

/// Plays this many matches of a game, or this many for every trial of a climb, and
/// learns from them; gives the data file. `None` for a game without weights.
pub fn tune(game: GameId, matches: u64, seed: u64, dice: &mut dyn Dice) -> Option<String> {
    games::dispatch!(game, |Game| <Game as Thinking>::tune(matches, seed, dice))
}

/// The data file of a game whose weights were found by climbing.
pub(crate) fn climbed<P: Position, J: search::Judge<P>>(
    game: GameId,
    mountain: &Mountain<'_, P, J>,
    matches: u64,
    seed: u64,
    dice: &mut dyn Dice,
) -> String {
    let Climbed { values, score } = mountain.climb(matches, dice);
    let verdict = if values == mountain.begin {
        "which is not enough: they stay as they were"
    } else {
        "and are kept"
    };
    let begin: Vec<String> = mountain.begin.iter().map(f32::to_string).collect();
    let mut text = format!(
        "# What things are worth to the bots of {game}, in points.\n\
         # Made by: cargo xtask tune {game} {matches} {seed}\n\
         # {BEGAN} {}\n\
         # Against those, the numbers found by climbing won {:.1} % ± {:.1} of {} matches,\n\
         # {verdict}. Not tried, but set by hand: {}\n",
        begin.join(" "),
        100.0 * score.share(),
        100.0 * score.doubt(),
        score.matches,
        mountain.held.join(", "),
    );
    for (name, value) in mountain.names.iter().zip(&values) {
        writeln!(text, "{name} {value}").expect("text takes any text");
    }
    text
}

/// The label of the starting values in a data file.
const BEGAN: &str = "Began with:";

/// The starting values of the climb that led to this data file, so that the same command
/// reproduces it; its own values if there was none.
pub(crate) fn began_with(text: &str, values: Vec<f32>) -> Vec<f32> {
    let said = text.lines().find_map(|line| line.split_once(BEGAN));
    let numbers = said.map(|(_, numbers)| numbers.split_whitespace().map_while(|word| word.parse().ok()));
    let began: Vec<f32> = numbers.into_iter().flatten().collect();
    if began.len() == values.len() {
        began
    } else {
        values
    }
}

/// The data file of a game whose weights are fitted.
pub(crate) fn fitted(game: GameId, lesson: &Lesson, matches: u64, seed: u64, dice: &mut dyn Dice) -> String {
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
    text
}

/// Plays one match from here and samples it: `choose` acts for the seats, and `features` returns
/// the features of each seat where sampling is worthwhile.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_climb_begins_where_the_one_before_began() {
        let text = "# Began with: 1 -2.5 0\na 3\nb 4\nc 5\n";
        assert_eq!(began_with(text, vec![3.0, 4.0, 5.0]), [1.0, -2.5, 0.0]);
        assert_eq!(began_with("a 3\n", vec![3.0]), [3.0]);
        // Numbers have been added since: the old starting values no longer fit.
        assert_eq!(began_with(text, vec![3.0, 4.0]), [3.0, 4.0]);
    }

    #[test]
    fn every_game_with_weights_gets_a_data_file_that_says_how_it_was_made() {
        for &game in GameId::ALL {
            let tune = || tune(game, 2, 3, &mut dice::SeededDice::new(3));
            let Some(text) = tune() else {
                let file = format!("{}/data/{game}.weights", env!("CARGO_MANIFEST_DIR"));
                assert!(!std::path::Path::new(&file).exists(), "nobody makes {file}");
                continue;
            };
            let command = format!("# Made by: cargo xtask tune {game} 2 3\n");
            assert!(text.contains(&command), "{text}");
            assert_eq!(tune(), Some(text), "the same seed gives the same file");
        }
    }
}
