//! Judgement of Sun by the net: what the match is worth to each seat.

use std::sync::LazyLock;

use games::game_sun::{Action, End, Hand, Phase, PublicState, SunPosition, SunSet, SunView};
use rules::{Actor, BySeat, Components as _, Dice, Outcome, Seat};
use search::{Counting, Judge};

use super::features::{ACTIVE, SHAPE, Seen};
use super::{COUNTING, SunEvaluator};
use crate::net::{Net, Sums};
use crate::plan::{Evaluator, share_by_distance};

/// The net that comes with the program.
static LEARNT: LazyLock<Net> = LazyLock::new(|| {
    Net::read(SHAPE, include_bytes!("../../data/sun.net")).expect("a test reads the same file")
});

/// Knows the game from a net.
#[derive(Clone, Copy)]
pub(crate) struct Learnt<'a> {
    net: &'a Net,
    /// How much the output counts that says what the match is worth; what is
    /// left of 1 goes to the one that says how far ahead the seat will be.
    trust: f32,
    /// Whether playouts follow the quick policy without a net.
    quickly: bool,
}

/// The output that says what the match is worth, and its unit.
const WORTH: usize = 0;
pub(crate) const WHOLE: f32 = 32.0;
/// The output that says how much further ahead the seat will come.
const AHEAD: usize = 1;

/// What it costs everybody if nobody places a card any more (ruling on SU-14),
/// as a share of the match. The first player to place opens places for the others; without
/// a cost masters wait for each other to the end in long games.
const WAITING: f32 = 0.25;
/// The same in points.
pub(crate) const WAITING_POINTS: i32 = 8;

/// What one output stands for.
const OUTPUT: f32 = 256.0;

impl Learnt<'static> {
    /// With the net that comes with the program.
    pub(crate) fn new() -> Learnt<'static> {
        Learnt::with(&LEARNT)
    }

    /// The same at a table for this many seats. What the net says of the match helped
    /// with three seats only; see docs/strength.md.
    pub(crate) fn for_seats(seats: u8) -> Learnt<'static> {
        Learnt::new().trusting(if seats == 3 { 0.5 } else { 0.0 })
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
            trust: 0.0,
            quickly: false,
        }
    }

    /// With this weight for what the net says of the match, and the rest for what it says of points.
    pub(crate) fn trusting(self, trust: f32) -> Learnt<'a> {
        Learnt { trust, ..self }
    }

    /// With playouts that follow the quick policy.
    pub(crate) fn quickly(self) -> Learnt<'a> {
        Learnt {
            quickly: true,
            ..self
        }
    }

    /// Whether the net knows the cards of this table.
    pub(crate) fn knows(table: &PublicState) -> bool {
        table.set().id() == SunSet::standard().id()
    }

    /// The share of the match that the seat can expect.
    fn share(&self, seen: &Seen<'_>, sums: &mut Sums) -> f32 {
        if seen.is_over() {
            return ended(seen);
        }
        let mut active = [0; ACTIVE];
        seen.rows(&mut active);
        self.net.refill(sums, &active);
        let [worth, ahead] = self.net.some(sums, seen.head(), [WORTH, AHEAD]);
        let worth = (worth as f32 / OUTPUT / WHOLE).clamp(0.0, 1.0);
        let ahead = seen.lead() as f32 + ahead as f32 / OUTPUT;
        self.trust * worth + (1.0 - self.trust) * share_by_distance(ahead, COUNTING.scale)
    }

    /// The share that the seat can expect after each of its legal actions.
    fn after(&self, table: &PublicState, seat: Seat, hand: Hand, actions: &[Action]) -> Vec<f32> {
        let seen = Seen::new(table, seat, hand);
        let mut sums = self.net.sums(&[]);
        let after = actions.iter().map(|&action| seen.after(action));
        after.map(|seen| self.share(&seen, &mut sums)).collect()
    }
}

/// What the end of a match is worth to each seat.
pub(crate) fn worth(position: &SunPosition, outcome: &Outcome, counting: &Counting) -> BySeat<f32> {
    let shares = counting.shares(outcome);
    match position.table().phase() {
        Phase::Over(End::Idle) => shares.map(|_, share| (share - WAITING).max(0.0)),
        _ => shares,
    }
}

/// The same for one seat, counted as [`COUNTING`] does.
fn ended(seen: &Seen<'_>) -> f32 {
    let own = seen.own_score();
    let best = seen.scores().map(|(_, score)| score).max();
    let won = if best == Some(own) {
        let sharing = seen.scores().filter(|&(_, score)| score == own);
        1.0 / sharing.count() as f32
    } else {
        0.0
    };
    let steady = share_by_distance(seen.lead() as f32, COUNTING.scale);
    let waiting = if seen.is_idle() { WAITING } else { 0.0 };
    (won + COUNTING.margin * (steady - won) - waiting).max(0.0)
}

impl Judge<SunPosition> for Learnt<'_> {
    fn shares(&self, position: &SunPosition) -> BySeat<f32> {
        let table = position.table();
        let mut sums = self.net.sums(&[]);
        let shares = BySeat::from_fn(table.seats(), |seat| {
            let seen = Seen::new(table, seat, position.hand(seat));
            self.share(&seen, &mut sums)
        });
        if table.seats() > 2 {
            return shares;
        }
        // What one of two expects, the other has to do without; each knows its own hand.
        shares.map(|seat, &own| 0.5 * (own + 1.0 - shares[seat.next(2)]))
    }

    fn ended(&self, position: &SunPosition, outcome: &Outcome, counting: &Counting) -> BySeat<f32> {
        worth(position, outcome, counting)
    }

    fn choose(&self, position: &SunPosition, actor: Actor, actions: &[Action], dice: &mut dyn Dice) -> usize {
        if actions.len() == 1 {
            return 0;
        }
        if self.quickly {
            return SunEvaluator::sharp().choose(position, actor, actions, dice);
        }
        let table = position.table();
        let seat = table.on_turn();
        let shares = self.after(table, seat, position.hand(seat), actions);
        let best = shares
            .iter()
            .enumerate()
            .max_by(|one, other| one.1.total_cmp(other.1));
        best.expect("a choice among nothing").0
    }
}

impl Evaluator<SunPosition> for Learnt<'_> {
    fn appeal(&self, view: &SunView, seat: Seat, actions: &[Action]) -> Vec<f32> {
        let hand = view.hand(seat).expect("who decides knows its own hand");
        self.after(view.table(), seat, hand, actions)
    }
}
