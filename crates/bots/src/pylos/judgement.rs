//! Evaluation of a board of Pylos: its features and their weights.

use std::sync::LazyLock;

use games::game_pylos::{Board, Cells, RuleSet, SPHERES};

use super::net::Net;
use crate::weights::Weights;

/// The features of a side, as the data file names them.
pub(super) const FEATURES: &[&str] = &[
    "reserve",
    "reserve-late",
    "to-move",
    "free",
    "raisable",
    "raisable-to-move",
    "level-2",
    "level-3",
    "middle",
    "completing",
    "completing-to-move",
    "covered-square",
];
const COUNT: usize = FEATURES.len();

/// Learnt by `cargo xtask tune pylos`.
static LEARNT: LazyLock<[f32; COUNT]> = LazyLock::new(|| {
    let text = include_str!("../../data/pylos.weights");
    let weights = Weights::read(text, FEATURES).expect("a test reads the same file");
    weights.values().try_into().expect("as many weights as features")
});

/// The middle of the base: these four places support five of the nine above.
const MIDDLE: Cells = Cells(0x0660);

/// An evaluation.
#[derive(Clone, Copy)]
pub(super) enum Judgement {
    /// A weighted sum of features.
    Sum(Sum),
    /// A net trained from the solution.
    Net(&'static Net),
}

/// Weighted features.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sum {
    rules: RuleSet,
    /// In hundredths, as in the search.
    weights: [f32; COUNT],
}

/// How much an evaluation knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Knowledge {
    /// The spheres left, and nothing else.
    Reserve,
    /// Also who is to move, and what lies high or in the middle.
    Heights,
    /// All [`FEATURES`].
    Features,
    /// What the net has learnt.
    Net,
}

impl Knowledge {
    /// The least first.
    pub(super) const ALL: [Knowledge; 4] = [
        Knowledge::Reserve,
        Knowledge::Heights,
        Knowledge::Features,
        Knowledge::Net,
    ];
}

impl Judgement {
    pub(super) fn new(rules: RuleSet, knowledge: Knowledge) -> Judgement {
        let known: &[&str] = match knowledge {
            Knowledge::Reserve => return Judgement::plain(rules),
            Knowledge::Heights => &["reserve", "to-move", "level-2", "level-3", "middle"],
            Knowledge::Features => FEATURES,
            Knowledge::Net => return Judgement::Net(Net::learnt(rules)),
        };
        let mut weights = *LEARNT;
        for (weight, name) in weights.iter_mut().zip(FEATURES) {
            *weight *= if known.contains(name) { 100.0 } else { 0.0 };
        }
        Judgement::Sum(Sum { rules, weights })
    }

    /// The side with more spheres left is ahead, and nothing else counts. None of this is learnt.
    pub(super) fn plain(rules: RuleSet) -> Judgement {
        let mut weights = [0.0; COUNT];
        weights[0] = 100.0;
        Judgement::Sum(Sum { rules, weights })
    }

    /// The evaluation for the side to move, in hundredths of log-odds.
    #[inline]
    pub(super) fn value(&self, board: Board) -> i32 {
        match self {
            Judgement::Sum(sum) => sum.value(board),
            Judgement::Net(net) => net.value(board),
        }
    }

    /// How many quarters this counts relative to the search.
    ///
    /// A net knows the solution about as well as a search from there, whose boards have more
    /// spheres and are harder to evaluate; the mixture is better than each alone. See
    /// docs/strength.md.
    #[inline]
    pub(super) fn trust(&self, board: Board) -> i32 {
        /// With up to this many spheres a net is nearly always right.
        const SURE: u32 = 8;
        match self {
            Judgement::Sum(_) => 0,
            Judgement::Net(_) if board.filled().len() <= SURE => 2,
            Judgement::Net(_) => 1,
        }
    }
}

impl Sum {
    #[inline]
    fn value(&self, board: Board) -> i32 {
        let [mover, other] = features(self.rules, board);
        let each = self.weights.iter().zip(mover.iter().zip(other));
        let sum: f32 = each.map(|(weight, (own, others))| weight * (own - others)).sum();
        sum as i32
    }
}

/// The features of the side to move, and those of the other side.
#[inline]
pub(super) fn features(rules: RuleSet, board: Board) -> [[f32; COUNT]; 2] {
    let filled = board.filled();
    let open = filled.open();
    let bare = Cells::ALL - filled.covered();
    let late = filled.len() as f32 / (2 * SPHERES) as f32;
    let side = |own: Cells, to_move: f32| {
        let reserve = (SPHERES - own.len()) as f32;
        let free = own & bare;
        let raisable = raisable(free, open) as f32;
        let lacking = rules.completing(own);
        let completing = (lacking & open).len() as f32;
        [
            reserve,
            reserve * late,
            to_move,
            free.len() as f32,
            raisable,
            to_move * raisable.min(1.0),
            (own & Cells::LEVEL_2).len() as f32,
            (own & Cells::LEVEL_3).len() as f32,
            (own & MIDDLE).len() as f32,
            completing,
            to_move * completing.min(1.0),
            // The missing place is empty, but has no support yet.
            (lacking - filled - open).len() as f32,
        ]
    };
    [side(board.mover, 1.0), side(board.other, 0.0)]
}

/// The number of these free spheres that could be raised to one of the open places.
#[inline]
pub(super) fn raisable(free: Cells, open: Cells) -> u32 {
    let mut sources = Cells::EMPTY;
    for to in (open - Cells::LEVEL_1).iter() {
        sources = sources | to.raisable_from();
    }
    (free & sources).len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_file_fits_the_features() {
        let text = include_str!("../../data/pylos.weights");
        let weights = Weights::read(text, FEATURES).expect("a weight for every feature");
        assert!(
            weights.values()[0] + weights.values()[1] > 0.0,
            "spheres in reserve are good"
        );
    }

    #[test]
    fn the_middle_bears_five_places() {
        let borne = Cells::LEVEL_2.iter().filter(|place| {
            let under = place.supports() & MIDDLE;
            under.len() >= 2
        });
        assert_eq!(borne.count(), 5);
    }

    #[test]
    fn a_sphere_saved_is_better_for_all_who_add_up_features() {
        let one = Board {
            mover: Cells(0b1),
            other: Cells(0b10),
        };
        let two = Board {
            mover: Cells(0b1_0000_0001),
            ..one
        };
        for &knowledge in &Knowledge::ALL[..3] {
            let judgement = Judgement::new(RuleSet::Standard, knowledge);
            assert!(judgement.value(one) > judgement.value(two), "{knowledge:?}");
        }
    }
}
