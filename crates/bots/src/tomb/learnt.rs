//! Judgement of Tomb by the net: how many points each player will have.

use std::sync::LazyLock;

use games::game_tomb::{Action, TombPosition, TombSet, TombState, TombView};
use rules::{Actor, BySeat, Components as _, Dice, Seat};
use search::Judge;

use super::features::{ACTIVE, Around, SHAPE, Seen, rows};
use crate::net::{Net, Sums};
use crate::plan::{Evaluator, shares_by_distance};

/// The net that comes with the program.
static LEARNT: LazyLock<Net> = LazyLock::new(|| {
    Net::read(SHAPE, include_bytes!("../../data/tomb.net")).expect("a test reads the same file")
});

/// Knows the game from a net.
#[derive(Clone, Copy)]
pub(crate) struct Learnt<'a> {
    net: &'a Net,
    /// The distance in points that counts three quarters of the match.
    scale: f32,
}

/// The output that says how many points are to come.
const TO_COME: usize = 0;

/// What one output stands for.
const OUTPUT: f32 = 256.0;

/// Less than anything else is worth.
const NEVER: f32 = -1000.0;

impl Learnt<'static> {
    /// With the net that comes with the program.
    pub(crate) fn new() -> Learnt<'static> {
        Learnt::with(&LEARNT)
    }

    /// The net that comes with the program.
    pub(crate) fn net() -> &'static Net {
        &LEARNT
    }
}

impl<'a> Learnt<'a> {
    /// With this net.
    pub(crate) fn with(net: &'a Net) -> Learnt<'a> {
        Learnt { net, scale: 30.0 }
    }

    /// With this distance in points counting three quarters of the match.
    pub(crate) fn counting(self, scale: f32) -> Learnt<'a> {
        Learnt { scale, ..self }
    }

    /// Whether the net knows the cards of this table.
    pub(crate) fn knows(table: &TombState) -> bool {
        table.components().id() == TombSet::standard().id()
    }

    /// The points that a player will have in the end.
    fn points(&self, table: &TombState, seen: &Seen, around: &Around, sums: &mut Sums) -> f32 {
        let mut active = [0; ACTIVE];
        rows(table, seen, around, &mut active);
        self.net.refill(sums, &active);
        let to_come = self.net.output(sums, seen.head(), TO_COME);
        seen.points(table) as f32 + to_come as f32 / OUTPUT
    }

    /// The points that every seat will have in the end.
    fn all_points(&self, table: &TombState) -> BySeat<f32> {
        let mut sums = self.net.sums(&[]);
        BySeat::from_fn(table.seats(), |seat| {
            let around = Around::new(table, seat);
            self.points(table, &Seen::new(table, seat), &around, &mut sums)
        })
    }

    /// The points that a seat will have in the end after each of its legal actions.
    pub(crate) fn after(&self, table: &TombState, seat: Seat, actions: &[Action], acc: &mut Vec<f32>) {
        let around = Around::new(table, seat);
        let seen = Seen::choosing(table, seat);
        let mut sums = self.net.sums(&[]);
        let mut unseen = None;
        for &action in actions {
            let mut points = |seen: Seen| self.points(table, &seen, &around, &mut sums);
            acc.push(match action {
                Action::Mark(mark) => points(seen.marking(table, mark)),
                Action::Keep(low, high) => points(Seen::keeping(table, [low, high])),
                Action::Take(card) => points(seen.taking(card)),
                Action::TakeUnseen => *unseen.get_or_insert_with(|| {
                    let cards = table.unseen();
                    let sum: f32 = cards.iter().map(|card| points(seen.taking(card))).sum();
                    sum / cards.len().max(1) as f32
                }),
                Action::Again | Action::Card(_) | Action::Expedition(_) => NEVER,
            });
        }
    }
}

impl Judge<TombPosition> for Learnt<'_> {
    fn shares(&self, position: &TombPosition) -> BySeat<f32> {
        let points = self.all_points(position.table());
        shares_by_distance(&points, self.scale)
    }

    fn choose(
        &self,
        position: &TombPosition,
        actor: Actor,
        actions: &[Action],
        dice: &mut dyn Dice,
    ) -> usize {
        let Actor::Seat(seat) = actor else {
            return dice.below(actions.len() as u32) as usize;
        };
        if actions.len() == 1 {
            return 0;
        }
        let mut points = Vec::with_capacity(actions.len());
        self.after(position.table(), seat, actions, &mut points);
        let best = points
            .iter()
            .enumerate()
            .max_by(|one, other| one.1.total_cmp(other.1));
        best.expect("a choice among nothing").0
    }
}

impl Evaluator<TombPosition> for Learnt<'_> {
    fn appeal(&self, view: &TombView, seat: Seat, actions: &[Action]) -> Vec<f32> {
        let mut points = Vec::with_capacity(actions.len());
        self.after(view.table(), seat, actions, &mut points);
        points
    }
}
