//! Experiments: bots, plans and weights against each other, for those who
//! change them. `cargo xtask lab NAME` runs one.

mod experiments;

pub use experiments::{names, run};

use std::time::{Duration, Instant};

use rules::{Actor, Dice, Observe, Position, Seat, Viewer};

/// Makes dice from a seed and the number of a part of it.
pub type DiceOf<'a> = &'a dyn Fn(u64, u64) -> Box<dyn Dice>;

/// A player: chooses an action for a seat.
pub(crate) type Player<'a, P> =
    &'a dyn Fn(&<P as Observe>::View, Seat, &mut dyn Dice) -> <P as Position>::Action;

/// The result of an experiment for the player in question.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Figures {
    pub(crate) matches: u32,
    /// The number of wins; a shared first place counts in part.
    pub(crate) wins: f64,
    /// The sum of the margins over the best other player, in points.
    ahead: f64,
    turns: u32,
    thought: Duration,
    longest: Duration,
    others_thought: Duration,
    others_turns: u32,
}

impl Figures {
    /// The share of matches won.
    pub(crate) fn share(&self) -> f64 {
        self.wins / f64::from(self.matches)
    }

    /// Half of the 95 % confidence interval around the share.
    pub(crate) fn doubt(&self) -> f64 {
        let share = self.share();
        1.96 * (share * (1.0 - share) / f64::from(self.matches)).sqrt()
    }
}

impl std::fmt::Display for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let per_turn = |time: Duration, turns: u32| time.as_secs_f64() * 1000.0 / f64::from(turns.max(1));
        write!(
            f,
            "{:.1} % ± {:.1} of {} matches, {:+.1} points, {:.1} ms a turn (longest {:.0}), others {:.1} ms",
            100.0 * self.share(),
            100.0 * self.doubt(),
            self.matches,
            self.ahead / f64::from(self.matches),
            per_turn(self.thought, self.turns),
            self.longest.as_secs_f64() * 1000.0,
            per_turn(self.others_thought, self.others_turns),
        )
    }
}

/// Plays `one` against enough of `others` to fill the table; it sits on every seat equally often.
pub(crate) fn compare<P: Observe>(
    start: &P,
    one: Player<'_, P>,
    others: Player<'_, P>,
    matches: u32,
    (seed, dice): (u64, DiceOf<'_>),
) -> Figures {
    let mut figures = Figures::default();
    for number in 0..matches {
        let seat = Seat::new((number % u32::from(start.seats())) as u8);
        let mut deal = dice(seed, (number / u32::from(start.seats())).into());
        let mut minds = dice(seed ^ 0xb07, number.into());
        play(start, seat, one, others, &mut *deal, &mut *minds, &mut figures);
    }
    figures
}

fn play<P: Observe>(
    start: &P,
    seat: Seat,
    one: Player<'_, P>,
    others: Player<'_, P>,
    deal: &mut dyn Dice,
    minds: &mut dyn Dice,
    figures: &mut Figures,
) {
    let mut position = start.clone();
    let mut actions = Vec::new();
    let mut turn = Duration::ZERO;
    let mut last = None;
    while let Some(actor) = position.next_actor() {
        let action = match actor {
            Actor::Chance => {
                actions.clear();
                position.legal_actions(actor, &mut actions);
                let weights: Vec<u32> = actions
                    .iter()
                    .map(|&action| position.chance_weight(action))
                    .collect();
                actions[deal.weighted(&weights)]
            }
            Actor::Seat(acting) => {
                let view = position.view(Viewer::Seat(acting));
                let began = Instant::now();
                let action = if acting == seat { one } else { others }(&view, acting, minds);
                let took = began.elapsed();
                let is_new = last.replace(acting) != Some(acting);
                if acting == seat {
                    turn = if is_new { took } else { turn + took };
                    figures.turns += u32::from(is_new);
                    figures.thought += took;
                    figures.longest = figures.longest.max(turn);
                } else {
                    figures.others_turns += u32::from(is_new);
                    figures.others_thought += took;
                }
                action
            }
        };
        position.play_unchecked(actor, action);
    }
    let outcome = position.outcome().expect("a match without an actor is over");
    let points = &outcome.points;
    let others = points.enumerate().filter(|&(other, _)| other != seat);
    let best = others.map(|(_, &points)| points).max().expect("another seat");
    figures.matches += 1;
    figures.wins += f64::from(search::final_shares(&outcome)[seat]);
    figures.ahead += f64::from(points[seat] - best);
}
