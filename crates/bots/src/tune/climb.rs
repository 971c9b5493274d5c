//! Finds weights by hill climbing: one number after the other is changed, and improvements are
//! kept. For evaluators whose weights cannot be fitted to the results of matches, because they
//! determine which action to take.

use rules::{Actor, Dice, Position, Seat};
use search::{Judge, final_shares};

/// An optimisation problem.
pub(crate) struct Mountain<'a, P, J> {
    /// The start position of matches.
    pub(crate) start: &'a P,
    /// The names of the numbers.
    pub(crate) names: &'static [&'static str],
    /// Those that do not affect playouts and stay fixed.
    pub(crate) held: &'static [&'static str],
    /// The starting values.
    pub(crate) begin: Vec<f32>,
    /// Creates an evaluator with these numbers.
    pub(crate) evaluator: &'a dyn Fn(&[f32]) -> J,
}

/// The result of the optimisation.
pub(crate) struct Climbed {
    /// The numbers, in the order of their names.
    pub(crate) values: Vec<f32>,
    /// Their score against the starting values, in separate matches.
    pub(crate) score: Score,
}

/// The score of one player against others.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Score {
    pub(crate) matches: u64,
    /// The number of wins; a shared first place counts in part.
    pub(crate) wins: f64,
}

impl Score {
    /// The share of matches won.
    pub(crate) fn share(&self) -> f64 {
        self.wins / self.matches as f64
    }

    /// Half of the 95 % confidence interval around the share.
    pub(crate) fn doubt(&self) -> f64 {
        let share = self.share();
        1.96 * (share * (1.0 - share) / self.matches as f64).sqrt()
    }

    /// Whether the score is likely enough to be above a half to continue from there.
    fn is_promising(&self) -> bool {
        self.share() - 0.6 * self.doubt() > 0.5
    }

    /// Whether the score is almost certainly above a half.
    fn is_sure(&self) -> bool {
        self.share() - self.doubt() > 0.5
    }
}

/// How often every number is tried.
const ROUNDS: u32 = 3;
/// The first relative change of a number.
const FIRST_STEP: f32 = 0.35;
/// The minimum magnitude used for the change of a number near 0.
const NEAR_ZERO: f32 = 0.3;
/// The final comparison has this many times the matches of a trial.
const FINAL: u64 = 4;

impl<P: Position, J: Judge<P>> Mountain<'_, P, J> {
    /// Climbs with this many matches per trial. If the result does not clearly beat the starting
    /// values, nothing changes.
    pub(crate) fn climb(&self, matches: u64, dice: &mut dyn Dice) -> Climbed {
        let mut best = self.begin.clone();
        let mut steps = vec![FIRST_STEP; best.len()];
        for _ in 0..ROUNDS {
            for dial in 0..best.len() {
                if self.held.contains(&self.names[dial]) {
                    continue;
                }
                let mut improved = false;
                for sign in [1.0, -1.0] {
                    let mut tried = best.clone();
                    tried[dial] += sign * steps[dial] * tried[dial].abs().max(NEAR_ZERO);
                    if self.score(&tried, &best, matches, dice).is_promising() {
                        best = tried;
                        improved = true;
                        break;
                    }
                }
                steps[dial] *= if improved { 1.2 } else { 0.6 };
            }
        }
        let score = self.score(&best, &self.begin, FINAL * matches, dice);
        if !score.is_sure() {
            best.clone_from(&self.begin);
        }
        Climbed { values: best, score }
    }

    /// The score of the policy with these numbers against that with the others.
    fn score(&self, one: &[f32], others: &[f32], matches: u64, dice: &mut dyn Dice) -> Score {
        let (one, others) = ((self.evaluator)(one), (self.evaluator)(others));
        let mut score = Score::default();
        for number in 0..matches {
            let seat = Seat::new((number % u64::from(self.start.seats())) as u8);
            score.wins += f64::from(share_of_match(self.start, seat, &one, &others, dice));
            score.matches += 1;
        }
        score
    }
}

/// The seat's share of a match in which it plays by one judge, and all others by another.
fn share_of_match<P: Position, J: Judge<P>>(
    start: &P,
    seat: Seat,
    one: &J,
    others: &J,
    dice: &mut dyn Dice,
) -> f32 {
    let mut position = start.clone();
    let mut actions = Vec::new();
    while let Some(actor) = position.next_actor() {
        actions.clear();
        position.legal_actions(actor, &mut actions);
        let index = match actor {
            Actor::Chance => {
                let weights: Vec<u32> = actions
                    .iter()
                    .map(|&action| position.chance_weight(action))
                    .collect();
                dice.weighted(&weights)
            }
            Actor::Seat(acting) if acting == seat => one.choose(&position, actor, &actions, dice),
            Actor::Seat(_) => others.choose(&position, actor, &actions, dice),
        };
        position.play_unchecked(actor, actions[index]);
    }
    let outcome = position.outcome().expect("a match without an actor is over");
    final_shares(&outcome)[seat]
}

#[cfg(test)]
mod tests {
    use conform::toys::{Heaps, HeapsPosition};
    use dice::SeededDice;
    use rules::{BySeat, Game, Options};

    use super::*;

    /// Takes as many as the first number says if possible; the second number does nothing.
    struct Taker(usize);

    impl Judge<HeapsPosition> for Taker {
        fn shares(&self, position: &HeapsPosition) -> BySeat<f32> {
            BySeat::from_fn(Position::seats(position), |_| 0.5)
        }

        fn choose(
            &self,
            _: &HeapsPosition,
            _: Actor,
            actions: &[<HeapsPosition as Position>::Action],
            dice: &mut dyn Dice,
        ) -> usize {
            // Half of the time it plays at random.
            if dice.below(2) == 0 {
                return dice.below(actions.len() as u32) as usize;
            }
            self.0.min(actions.len() - 1)
        }
    }

    fn mountain<'a>(
        start: &'a HeapsPosition,
        evaluator: &'a dyn Fn(&[f32]) -> Taker,
    ) -> Mountain<'a, HeapsPosition, Taker> {
        Mountain {
            start,
            names: &["number", "held"],
            held: &["held"],
            begin: vec![0.0, 7.0],
            evaluator,
        }
    }

    #[test]
    fn numbers_that_change_nothing_stay() {
        let start = Heaps::start(&Options::default(), 2);
        let evaluator = |_: &[f32]| Taker(0);
        let climbed = mountain(&start, &evaluator).climb(200, &mut SeededDice::new(5));
        assert_eq!(climbed.values, [0.0, 7.0]);
        assert_eq!(climbed.score.matches, 800);
        assert!(climbed.score.share() < 0.6);
    }

    #[test]
    fn what_is_held_is_never_changed_and_what_wins_is_surely_better() {
        let start = Heaps::start(&Options::default(), 2);
        let evaluator = |values: &[f32]| Taker((values[0].abs() * 10.0) as usize);
        for seed in 1..6 {
            let climbed = mountain(&start, &evaluator).climb(300, &mut SeededDice::new(seed));
            assert_eq!(climbed.values[1..], [7.0]);
            let is_changed = climbed.values != [0.0, 7.0];
            assert_eq!(is_changed, climbed.score.is_sure());
        }
    }
}
