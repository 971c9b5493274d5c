//! Random matches of any game, and their speed.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use dice::SeededDice;
use rules::{Actor, BySeat, Dice, Game, Options, Position};

/// The settings of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playouts {
    /// The number of seats.
    pub seats: u8,
    /// The number of matches.
    pub matches: u64,
    /// The seed; the same seed gives the same matches, whatever the number of threads.
    pub seed: u64,
    /// The number of threads.
    pub threads: usize,
}

/// The results.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    /// The number of matches played to the end.
    pub matches: u64,
    /// The number of actions in all of them, including chance.
    pub actions: u64,
    /// The number of actions of the longest match.
    pub longest: u64,
    /// The number of matches that each seat won alone.
    pub wins: BySeat<u64>,
    /// The number of matches with a shared first place.
    pub shared: u64,
    /// The sum of all points of each seat.
    pub points: BySeat<i64>,
}

impl Figures {
    fn none(seats: u8) -> Figures {
        Figures {
            matches: 0,
            actions: 0,
            longest: 0,
            wins: BySeat::from_fn(seats, |_| 0),
            shared: 0,
            points: BySeat::from_fn(seats, |_| 0),
        }
    }

    fn add(&mut self, other: &Figures) {
        self.matches += other.matches;
        self.actions += other.actions;
        self.longest = self.longest.max(other.longest);
        self.shared += other.shared;
        for (sum, part) in self.wins.iter_mut().zip(&other.wins) {
            *sum += part;
        }
        for (sum, part) in self.points.iter_mut().zip(&other.points) {
            *sum += part;
        }
    }
}

/// Matches are distributed to threads in parts of this size, each with its own dice.
const PART: u64 = 256;

impl Playouts {
    /// Plays all matches with [`Game::random_choice`], which is usually uniform over the legal
    /// actions; `progress` receives the number of finished matches.
    pub fn run<G: Game>(self, options: &Options<G>, progress: impl Fn(u64) + Sync) -> Figures {
        let (taken, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let total = Mutex::new(Figures::none(self.seats));
        let work = || {
            let mut figures = Figures::none(self.seats);
            let mut actions = Vec::new();
            loop {
                let part = taken.fetch_add(1, Ordering::Relaxed);
                let size = PART.min(self.matches.saturating_sub(part * PART));
                if size == 0 {
                    break;
                }
                let mut dice = SeededDice::for_part(self.seed, part);
                for _ in 0..size {
                    play_one::<G>(options, self.seats, &mut dice, &mut actions, &mut figures);
                }
                progress(done.fetch_add(size, Ordering::Relaxed) + size);
            }
            total.lock().expect("no thread panics while adding").add(&figures);
        };
        thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(work);
            }
            work();
        });
        total.into_inner().expect("no thread panics while adding")
    }
}

fn play_one<G: Game>(
    options: &Options<G>,
    seats: u8,
    dice: &mut SeededDice,
    actions: &mut Vec<<G::Position as Position>::Action>,
    figures: &mut Figures,
) {
    let mut position = G::start(options, seats);
    let mut length = 0;
    while let Some(actor) = position.next_actor() {
        actions.clear();
        position.legal_actions(actor, actions);
        let index = match actor {
            Actor::Seat(_) => G::random_choice(&position, actions, dice),
            Actor::Chance => by_weight(&position, actions, dice),
        };
        position.play_unchecked(actor, actions[index]);
        length += 1;
    }
    let outcome = position.outcome().expect("a match without an actor is over");
    figures.matches += 1;
    figures.actions += length;
    figures.longest = figures.longest.max(length);
    match outcome.sole_winner() {
        Some(winner) => figures.wins[winner] += 1,
        None => figures.shared += 1,
    }
    for (sum, points) in figures.points.iter_mut().zip(&outcome.points) {
        *sum += i64::from(*points);
    }
}

/// [`Dice::weighted`] without a list of weights.
fn by_weight<P: Position>(position: &P, outcomes: &[P::Action], dice: &mut SeededDice) -> usize {
    let total = outcomes
        .iter()
        .map(|&outcome| position.chance_weight(outcome))
        .sum();
    let mut rest = dice.below(total);
    outcomes
        .iter()
        .position(|&outcome| {
            let weight = position.chance_weight(outcome);
            let here = rest < weight;
            rest = rest.wrapping_sub(weight);
            here
        })
        .expect("the rest is below the total")
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_pylos::Pylos;

    #[test]
    fn threads_do_not_change_the_matches() {
        let options = Options::<Pylos>::default();
        let one = Playouts {
            seats: 2,
            matches: 1000,
            seed: 3,
            threads: 1,
        };
        let many = Playouts { threads: 3, ..one };
        let figures = one.run(&options, |_| ());
        assert_eq!(figures, many.run(&options, |_| ()));
        assert_eq!(figures.matches, 1000);
        assert_eq!(figures.wins.iter().sum::<u64>() + figures.shared, 1000);
        assert_ne!(figures, Playouts { seed: 4, ..one }.run(&options, |_| ()));
    }
}
