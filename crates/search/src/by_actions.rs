use std::hash::{DefaultHasher, Hasher};
use std::marker::PhantomData;

use rules::{Actor, Open, Outcome, Position, Seat};

use crate::{Ended, Judge, Mover, TwoSided};

/// Any open two-player game without chance, action by action, as alpha-beta sees it.
///
/// A game with something faster, such as whole turns on small boards, implements [`TwoSided`]
/// itself.
#[derive(Clone, Copy, Debug)]
pub struct ByActions<J, P> {
    judge: J,
    positions: PhantomData<fn(&P)>,
}

impl<J: Judge<P>, P: Open> ByActions<J, P> {
    /// Uses this judge for positions at the end of the search.
    pub fn new(judge: J) -> ByActions<J, P> {
        ByActions {
            judge,
            positions: PhantomData,
        }
    }
}

/// The side of a seat at a table for two.
fn side(seat: Seat) -> Mover {
    if seat == Seat::FIRST {
        Mover::First
    } else {
        Mover::Second
    }
}

fn acting(position: &impl Position) -> Actor {
    position.next_actor().unwrap_or(Actor::Seat(Seat::FIRST))
}

fn ended_for(outcome: &Outcome, seat: Seat) -> Ended {
    match outcome.sole_winner() {
        None => Ended::Drawn,
        Some(winner) if winner == seat => Ended::Won,
        Some(_) => Ended::Lost,
    }
}

impl<J: Judge<P>, P: Open> TwoSided for ByActions<J, P> {
    type Board = P;
    type Move = P::Action;

    fn mover(&self, position: &P) -> Mover {
        match acting(position) {
            Actor::Seat(seat) => side(seat),
            Actor::Chance => unreachable!("a game without chance"),
        }
    }

    fn ended(&self, position: &P) -> Option<Ended> {
        // Nobody is to move any more, so the result is given for the first seat.
        position.outcome().map(|outcome| ended_for(&outcome, Seat::FIRST))
    }

    fn moves(&self, position: &P, acc: &mut Vec<P::Action>) {
        Position::legal_actions(position, acting(position), acc);
    }

    fn play(&self, position: &P, action: P::Action) -> P {
        let mut next = position.clone();
        next.play_unchecked(acting(position), action);
        next
    }

    fn value(&self, position: &P) -> i32 {
        /// No unproven share is closer to 0 or 1 than this.
        const CERTAIN: f64 = 1e-6;
        let shares = self.judge.shares(position);
        let seat = acting(position).seat().expect("a game without chance");
        let share = f64::from(shares[seat]).clamp(CERTAIN, 1.0 - CERTAIN);
        (100.0 * (share / (1.0 - share)).ln()) as i32
    }

    fn key(&self, position: &P) -> u64 {
        let mut hasher = DefaultHasher::new();
        position.hash(&mut hasher);
        hasher.finish()
    }
}
