use rules::{
    Actor, BadNotation, BySeat, Ending, Game, NoComponents, Notation, Numbering, Open, Options, Outcome,
    Phrase, Position, Rule, Seat, Tally, Turn,
};

use super::{ToyRefusal, ToySize};

const PICK: Rule = Rule::new("HE", 1);
const TAKE: Rule = Rule::new("HE", 2);
const LAST: Rule = Rule::new("HE", 3);

/// Three heaps of sticks. A turn is two actions: pick a heap that is not empty (HE-1), then take
/// one to three sticks from it, each a point (HE-2). The player who takes the very last stick
/// gets three more points (HE-3).
#[derive(Clone, Copy, Debug)]
pub struct Heaps;

/// A position of [`Heaps`].
///
/// # Equality
/// Heaps, points, and the turn in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HeapsPosition {
    heaps: [u8; 3],
    taken: BySeat<u8>,
    mover: Seat,
    picked: Option<u8>,
}

/// An action of [`Heaps`]: `a` to `c` to pick, `1` to `3` to take.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HeapsAction {
    /// Pick this heap.
    Pick(u8),
    /// Take this many sticks from it.
    Take(u8),
}

impl Game for Heaps {
    const ID: &'static str = "heaps";
    const REVISION: u16 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    const RULES: Numbering = Numbering {
        prefix: "HE",
        count: 3,
    };
    const MINUTES: std::ops::RangeInclusive<u16> = 1..=5;
    type Variant = ToySize;
    type Components = NoComponents;
    type Position = HeapsPosition;

    fn start(options: &Options<Heaps>, seats: u8) -> HeapsPosition {
        assert_eq!(seats, 2, "heaps is for two");
        HeapsPosition {
            heaps: match options.variant {
                ToySize::Standard => [3, 5, 7],
                ToySize::Tiny => [1, 2, 2],
            },
            taken: BySeat::from_fn(seats, |_| 0),
            mover: Seat::FIRST,
            picked: None,
        }
    }
}

impl HeapsPosition {
    fn is_over(&self) -> bool {
        self.heaps == [0; 3]
    }
}

impl Position for HeapsPosition {
    type Action = HeapsAction;
    type Refusal = ToyRefusal;

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

    fn legal_actions(&self, actor: Actor, acc: &mut Vec<HeapsAction>) {
        if !self.turn().allows(actor) {
            return;
        }
        match self.picked {
            None => acc.extend(
                (0..3)
                    .filter(|&heap| self.heaps[usize::from(heap)] > 0)
                    .map(HeapsAction::Pick),
            ),
            Some(heap) => {
                acc.extend((1..=self.heaps[usize::from(heap)].min(3)).map(HeapsAction::Take));
            }
        }
    }

    fn refuse(&self, actor: Actor, action: HeapsAction) -> Option<ToyRefusal> {
        if !self.turn().allows(actor) {
            return Some(ToyRefusal::NotYourTurn);
        }
        let (legal, rule) = match (action, self.picked) {
            (HeapsAction::Pick(heap), None) => (
                self.heaps.get(usize::from(heap)).is_some_and(|&left| left > 0),
                PICK,
            ),
            (HeapsAction::Take(sticks), Some(heap)) => {
                let most = self.heaps[usize::from(heap)].min(3);
                ((1..=most).contains(&sticks), TAKE)
            }
            (HeapsAction::Pick(_), Some(_)) => (false, TAKE),
            (HeapsAction::Take(_), None) => (false, PICK),
        };
        (!legal).then_some(ToyRefusal::Rule(rule))
    }

    fn play_unchecked(&mut self, _: Actor, action: HeapsAction) {
        match action {
            HeapsAction::Pick(heap) => self.picked = Some(heap),
            HeapsAction::Take(sticks) => {
                let heap = self.picked.take().expect("a heap has been picked");
                self.heaps[usize::from(heap)] -= sticks;
                self.taken[self.mover] += sticks;
                self.mover = self.mover.next(2);
            }
        }
    }

    fn tally(&self) -> BySeat<Tally> {
        self.taken.map(|seat, &sticks| {
            let mut tally = Tally::default();
            tally.add(TAKE, Phrase::new("heaps-sticks"), sticks.into());
            if self.is_over() && seat != self.mover {
                tally.add(LAST, Phrase::new("heaps-last"), 3);
            }
            tally
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| {
            let points = self.tally().map(|_, tally| tally.total());
            let ending = Ending {
                rule: LAST,
                phrase: Phrase::new("heaps-empty"),
            };
            Outcome::ranked(points.clone(), &points, ending)
        })
    }
}

impl Open for HeapsPosition {}

impl Notation for HeapsPosition {
    fn write_action(&self, action: HeapsAction) -> String {
        match action {
            HeapsAction::Pick(heap) => char::from(b'a' + heap).to_string(),
            HeapsAction::Take(sticks) => sticks.to_string(),
        }
    }

    fn read_action(&self, word: &str) -> Result<HeapsAction, BadNotation> {
        match word.as_bytes() {
            [heap @ b'a'..=b'c'] => Ok(HeapsAction::Pick(heap - b'a')),
            [sticks @ b'1'..=b'3'] => Ok(HeapsAction::Take(sticks - b'0')),
            _ => Err(BadNotation),
        }
    }
}
