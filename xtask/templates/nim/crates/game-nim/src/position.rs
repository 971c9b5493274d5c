use std::ops::RangeInclusive;

use rules::{
    Actor, BySeat, Ending, Game, NoComponents, Numbering, Open, Options, Outcome, Phrase, Position, Rule,
    Seat, Tally, Turn, Variant,
};

use crate::{Action, FULL, HEAPS, NimRefusal};

/// The rules of Nim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nim;

/// The rule sets: there is one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum NimRules {
    /// The player who takes the last stick wins.
    #[default]
    Standard,
}

impl Variant for NimRules {
    const ALL: &'static [NimRules] = &[NimRules::Standard];

    fn name(self) -> &'static str {
        "standard"
    }
}

impl Game for Nim {
    const ID: &'static str = "nim";
    const REVISION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const RULES: Numbering = Numbering {
        prefix: "NI",
        count: 3,
    };
    const MINUTES: RangeInclusive<u16> = 1..=3;
    const CHANCE: bool = false;
    type Variant = NimRules;
    type Components = NoComponents;
    type Position = NimPosition;

    fn start(_: &Options<Nim>, seats: u8) -> NimPosition {
        assert!(Nim::SEATS.contains(&seats), "Nim is for two");
        NimPosition::new(FULL, Seat::FIRST)
    }
}

/// One moment of a match of Nim.
///
/// # Equality
/// The heaps and whose turn it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NimPosition {
    heaps: [u8; HEAPS],
    mover: Seat,
}

impl NimPosition {
    pub(crate) const fn new(heaps: [u8; HEAPS], mover: Seat) -> NimPosition {
        NimPosition { heaps, mover }
    }

    /// How many sticks each heap has.
    pub const fn heaps(&self) -> [u8; HEAPS] {
        self.heaps
    }

    /// Whose turn it is; who has lost, once nothing is left.
    pub const fn mover(&self) -> Seat {
        self.mover
    }

    fn is_over(&self) -> bool {
        self.heaps == [0; HEAPS]
    }
}

impl Position for NimPosition {
    type Action = Action;
    type Refusal = NimRefusal;

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        if self.is_over() {
            Turn::Over
        } else {
            Turn::of(self.mover)
        }
    }

    fn legal_actions(&self, actor: Actor, acc: &mut Vec<Action>) {
        if !self.turn().allows(actor) {
            return;
        }
        for (heap, &left) in (0..).zip(&self.heaps) {
            acc.extend((1..=left).map(|sticks| Action { heap, sticks }));
        }
    }

    fn refuse(&self, actor: Actor, action: Action) -> Option<NimRefusal> {
        if self.is_over() {
            return Some(NimRefusal::Over);
        }
        if !self.turn().allows(actor) {
            return Some(NimRefusal::NotYourTurn);
        }
        let left = self.heaps.get(usize::from(action.heap)).copied().unwrap_or(0);
        let legal = (1..=left).contains(&action.sticks);
        (!legal).then_some(NimRefusal::TooMany { action, left })
    }

    fn play_unchecked(&mut self, _: Actor, action: Action) {
        self.heaps[usize::from(action.heap)] -= action.sticks;
        self.mover = self.mover.next(2);
    }

    fn tally(&self) -> BySeat<Tally> {
        BySeat::from_fn(2, |_| Tally::default())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| {
            let ending = Ending {
                rule: Rule::new("NI", 3),
                phrase: Phrase::new("nim-ended-last"),
            };
            Outcome::win(2, self.mover.next(2), ending)
        })
    }
}

impl Open for NimPosition {}
