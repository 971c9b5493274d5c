//! Judgement of Pacal's Rocket by the net: what the match is worth to each seat between two turns.

use std::sync::LazyLock;

use games::game_pacal::{Action, PacalPosition, Phase, greedy};
use rules::{Actor, BySeat, Dice, Outcome, Position, Seat};
use search::{Counting, Judge};

use super::features::{ACTIVE, SHAPE, Seen, lead};
use super::judgement::Judgement;
use crate::net::{Net, Sums};
use crate::plan::{Evaluator, share_by_distance};

/// The net that comes with the program.
static LEARNT: LazyLock<Net> = LazyLock::new(|| {
    Net::read(SHAPE, include_bytes!("../../data/pacal.net")).expect("a test reads the same file")
});

/// The output that says how much further ahead the seat will come.
const AHEAD: usize = 0;
/// The output that says what the match is worth, and its unit.
const WORTH: usize = 1;
pub(crate) const WHOLE: f32 = 32.0;
/// What one output stands for.
const OUTPUT: f32 = 256.0;

/// An end of a match counts half for who won and half for the distance.
pub(crate) const COUNTING: Counting = Counting {
    cut: u32::MAX,
    margin: 0.5,
    scale: 20.0,
};

/// The value of a quarter of a point at first sight, as a share of the match.
const QUARTER: f32 = 0.012;
/// The maximum distance of an action from the best one, in quarters of a point.
const FAR_BEHIND: i32 = 1_000;

/// Knows the game from a net.
#[derive(Clone, Copy)]
pub(crate) struct Learnt<'a> {
    net: &'a Net,
    /// How much the output counts that says what the match is worth; what is left of 1 goes to the
    /// one that says how far ahead the seat will be.
    trust: f32,
    /// How much the net counts at first sight; what is left of 1 goes to the greedy player's look.
    sight: f32,
    /// The number of actions after which the net is asked at first sight: those the greedy player likes best.
    asked: usize,
    /// Whether it judges without the net, by weights alone.
    by_weights: bool,
    /// The moment whose actions it is asked about; `None` for all.
    root: Option<&'a PacalPosition>,
}

impl Learnt<'static> {
    /// With the net that comes with the program.
    pub(crate) fn new() -> Learnt<'static> {
        Learnt::with(&LEARNT)
    }

    /// The same at a table for this many seats: with two the net says more at first sight than the
    /// greedy player's look, with more it does not; see docs/strength.md.
    pub(crate) fn for_seats(seats: u8) -> Learnt<'static> {
        let learnt = Learnt::new();
        learnt.asking(learnt.asked, if seats == 2 { 0.7 } else { 0.4 })
    }

    /// The net that comes with the program.
    pub(crate) fn net() -> &'static Net {
        &LEARNT
    }
}

impl<'a> Learnt<'a> {
    /// With this net.
    pub(crate) fn with(net: &'a Net) -> Learnt<'a> {
        Learnt {
            net,
            trust: 0.5,
            sight: 0.4,
            asked: 12,
            by_weights: false,
            root: None,
        }
    }

    /// With this weight for what the net says of the match, and the rest for what it says of points.
    pub(crate) fn trusting(self, trust: f32) -> Learnt<'a> {
        Learnt { trust, ..self }
    }

    /// Asking the net after this many actions, with this weight at first sight.
    pub(crate) fn asking(self, asked: usize, sight: f32) -> Learnt<'a> {
        Learnt { sight, asked, ..self }
    }

    /// Judging by weights instead of the net, as before there was one.
    pub(crate) fn by_weights(self) -> Learnt<'a> {
        Learnt {
            by_weights: true,
            ..self
        }
    }

    /// Asking the net at first sight of this moment only.
    pub(crate) fn at(self, root: &'a PacalPosition) -> Learnt<'a> {
        Learnt {
            root: Some(root),
            ..self
        }
    }

    /// The share of the match that each seat can expect between two turns.
    fn expected(&self, position: &PacalPosition) -> BySeat<f32> {
        if self.by_weights {
            return Judgement.shares(position);
        }
        let seen = Seen::new(position);
        let seats = position.seats();
        let mut sums = self.net.sums(&[]);
        let shares = BySeat::from_fn(seats, |seat| self.share(&seen, seat, &mut sums));
        if seats > 2 {
            return shares;
        }
        // What one of two expects, the other has to do without.
        shares.map(|seat, &own| 0.5 * (own + 1.0 - shares[seat.next(2)]))
    }

    fn share(&self, seen: &Seen<'_>, seat: Seat, sums: &mut Sums) -> f32 {
        let mut active = [0; ACTIVE];
        seen.rows(seat, &mut active);
        self.net.refill(sums, &active);
        let [ahead, worth] = self.net.some(sums, seen.head(), [AHEAD, WORTH]);
        let worth = (worth as f32 / OUTPUT / WHOLE).clamp(0.0, 1.0);
        let ahead = lead(seen.standings(), seat) as f32 + ahead as f32 / OUTPUT;
        self.trust * worth + (1.0 - self.trust) * share_by_distance(ahead, COUNTING.scale)
    }

    /// The share that the seat can expect after each of its actions, as far as the first look goes.
    pub(crate) fn sights(&self, position: &PacalPosition, seat: Seat, actions: &[Action]) -> Vec<f32> {
        let mut merits = Vec::new();
        greedy::quick_merits(position, actions, &mut merits);
        let best = merits.iter().copied().max().unwrap_or(0);
        let behind = |merit: i32| QUARTER * best.saturating_sub(merit).min(FAR_BEHIND) as f32;
        let is_asked = self.sight > 0.0 && self.root.is_none_or(|root| root == position);
        if !is_asked {
            let expected = 0.5;
            return merits
                .iter()
                .map(|&merit| (expected - behind(merit)).max(0.0))
                .collect();
        }
        let mut order: Vec<usize> = (0..actions.len()).collect();
        order.sort_by_key(|&index| -merits[index].max(-FAR_BEHIND));
        let mut said = vec![None; actions.len()];
        for &index in order.iter().take(self.asked.max(1)) {
            let mut next = position.clone();
            next.play_unchecked(Actor::Seat(seat), actions[index]);
            said[index] = Some(self.shares(&next)[seat]);
        }
        // Looks start from what the best one of the greedy player's is worth to the net.
        let top = said[order[0]].unwrap_or(0.5);
        let least = said.iter().flatten().copied().fold(f32::MAX, f32::min);
        merits
            .iter()
            .zip(said)
            .map(|(&merit, said)| {
                let look = top - behind(merit);
                match said {
                    Some(said) => self.sight * said + (1.0 - self.sight) * look,
                    None => look.min(least - 0.02),
                }
                .max(0.0)
            })
            .collect()
    }
}

/// Finishes the turn in progress as the greedy player would; `None` if nobody is in the middle of
/// one.
fn settle(position: &PacalPosition) -> Option<PacalPosition> {
    let is_settled = |position: &PacalPosition| !matches!(position.step(), Phase::Drop(_) | Phase::Build);
    if is_settled(position) {
        return None;
    }
    let mut position = position.clone();
    let (mut actions, mut merits) = (Vec::new(), Vec::new());
    while !is_settled(&position) {
        let actor = Actor::Seat(position.mover());
        actions.clear();
        merits.clear();
        Position::legal_actions(&position, actor, &mut actions);
        greedy::quick_merits(&position, &actions, &mut merits);
        position.play_unchecked(actor, actions[most(&merits)]);
    }
    Some(position)
}

/// The first of the highest numbers.
fn most(merits: &[i32]) -> usize {
    let best = merits.iter().enumerate().rev().max_by_key(|&(_, &merit)| merit);
    best.map_or(0, |(index, _)| index)
}

impl Judge<PacalPosition> for Learnt<'_> {
    fn shares(&self, position: &PacalPosition) -> BySeat<f32> {
        let settled = settle(position);
        let position = settled.as_ref().unwrap_or(position);
        match position.outcome() {
            Some(outcome) => COUNTING.shares(&outcome),
            None => self.expected(position),
        }
    }

    fn ended(&self, _: &PacalPosition, outcome: &Outcome, _: &Counting) -> BySeat<f32> {
        COUNTING.shares(outcome)
    }

    fn choose(&self, position: &PacalPosition, _: Actor, actions: &[Action], dice: &mut dyn Dice) -> usize {
        let mut merits = Vec::new();
        greedy::quick_merits(position, actions, &mut merits);
        let (mut best, mut equals) = ((i32::MIN, 0), 0);
        for (index, &merit) in merits.iter().enumerate() {
            if merit > best.0 {
                (best, equals) = ((merit, index), 1);
            } else if merit == best.0 {
                equals += 1;
                if dice.below(equals) == 0 {
                    best.1 = index;
                }
            }
        }
        best.1
    }

    fn first_sight(&self, position: &PacalPosition, actor: Actor, actions: &[Action], acc: &mut Vec<f32>) {
        match actor {
            Actor::Seat(seat) => acc.extend(self.sights(position, seat, actions)),
            Actor::Chance => acc.extend(actions.iter().map(|_| 0.5)),
        }
    }
}

impl Evaluator<PacalPosition> for Learnt<'_> {
    fn appeal(&self, view: &PacalPosition, seat: Seat, actions: &[Action]) -> Vec<f32> {
        self.sights(view, seat, actions)
    }
}
