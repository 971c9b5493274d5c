use std::ops::RangeInclusive;

use rules::{
    Actor, BySeat, Ending, Game, NoComponents, Numbering, Open, Options, Outcome, Phrase, Position, Rule,
    Tally, Turn,
};

use crate::{Action, Board, Cell, Cells, PylosRefusal, RuleSet, SPHERES, Side};

/// The rules of Pylos.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pylos;

impl Game for Pylos {
    const ID: &'static str = "pylos";
    const REVISION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const RULES: Numbering = Numbering {
        prefix: "PY",
        count: 10,
    };
    const MINUTES: RangeInclusive<u16> = 5..=20;
    const AGREED_DRAWS: bool = true;
    // The rulebook draws lots for the colours.
    const LOTS: bool = true;
    const CHANCE: bool = false;
    type Variant = RuleSet;
    type Components = NoComponents;
    type Position = PylosPosition;

    fn start(options: &Options<Pylos>, seats: u8) -> PylosPosition {
        assert!(Pylos::SEATS.contains(&seats), "Pylos is for two");
        PylosPosition::new(options.variant, Board::EMPTY, Side::Light)
    }
}

/// The bit of a key that belongs to no place and holds the side to move.
const DARK_MOVES: u64 = 1 << 19;

/// A position in a match of Pylos.
///
/// # Equality
/// Besides board, turn and rule set, the list of boards since the start counts, because the third
/// occurrence of one is a draw. Use [`board`](PylosPosition::board) where history does not
/// matter.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PylosPosition {
    rules: RuleSet,
    side: Side,
    step: Step,
    end: Option<End>,
    board: Board,
    /// Without taking back no board can repeat, so nothing needs to be compared.
    taken_back: bool,
    /// Every board at the start of a turn, including the current one, with the side to move.
    history: Vec<u64>,
}

/// The step within the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Step {
    /// A sphere must be placed or raised.
    Start,
    /// Something was completed: this many may still be taken back.
    TakeBack { left: u8 },
}

/// How a match ended by the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// PY-6: this side put a sphere on the apex.
    Apex(Side),
    /// PY-7: the opponent of this side is to move and has nothing in reserve.
    EmptyReserve(Side),
    /// The same board with the same side to move for the third time.
    Repetition,
}

impl PylosPosition {
    /// A position at the start of a turn, without history.
    ///
    /// The board must be one in which [`Setup`](crate::Setup) finds no violations.
    pub(crate) fn new(rules: RuleSet, board: Board, side: Side) -> PylosPosition {
        // A match rarely has more turns than this, so the history rarely reallocates.
        let history = Vec::with_capacity(48);
        let mut position = PylosPosition {
            rules,
            side,
            step: Step::Start,
            end: None,
            board,
            taken_back: false,
            history,
        };
        position.start_turn();
        position
    }

    /// The rule set.
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The side to move (or that would move if the match had not ended).
    pub fn side(&self) -> Side {
        self.side
    }

    /// The spheres on the board, seen by [`side`](PylosPosition::side).
    pub fn board(&self) -> Board {
        self.board
    }

    /// The spheres of a side.
    pub fn spheres(&self, side: Side) -> Cells {
        if side == self.side {
            self.board.mover
        } else {
            self.board.other
        }
    }

    /// The number of spheres that a side has in reserve.
    pub fn reserve(&self, side: Side) -> u32 {
        SPHERES - self.spheres(side).len()
    }

    /// The number of spheres that may still be taken back in this turn; `None` while a sphere
    /// must still be placed or raised.
    pub fn may_take_back(&self) -> Option<u8> {
        match self.step {
            Step::Start => None,
            Step::TakeBack { left } => Some(left),
        }
    }

    /// How the match ended, if it is over.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// How often the current board has occurred at the start of a turn of this side.
    pub fn occurrences(&self) -> usize {
        self.history
            .last()
            .map_or(0, |last| self.history.iter().filter(|key| *key == last).count())
    }

    /// The boards at the start of every turn so far, including the current one, each seen by the
    /// side to move.
    pub fn passed(&self) -> impl Iterator<Item = Board> {
        self.history.iter().map(|&key| {
            let light = Cells(key as u32 & Cells::ALL.0);
            let dark = Cells((key >> 32) as u32);
            if key & DARK_MOVES == 0 {
                Board {
                    mover: light,
                    other: dark,
                }
            } else {
                Board {
                    mover: dark,
                    other: light,
                }
            }
        })
    }

    /// Board and side in one number. See [`DARK_MOVES`].
    fn key(&self) -> u64 {
        let (light, dark) = (self.spheres(Side::Light).0, self.spheres(Side::Dark).0);
        let side = match self.side {
            Side::Light => 0,
            Side::Dark => DARK_MOVES,
        };
        u64::from(light) | u64::from(dark) << 32 | side
    }

    #[inline]
    fn start_turn(&mut self) {
        self.step = Step::Start;
        let key = self.key();
        self.history.push(key);
        if self.board.other.contains(Cell::APEX) {
            self.end = Some(End::Apex(self.side.other()));
        } else if self.board.reserve() == 0 {
            self.end = Some(End::EmptyReserve(self.side.other()));
        } else if self.taken_back && self.occurrences() >= 3 {
            self.end = Some(End::Repetition);
        }
    }

    #[inline]
    fn pass_turn(&mut self) {
        self.board = self.board.after(self.board.mover);
        self.side = self.side.other();
        self.start_turn();
    }

    #[inline]
    fn put(&mut self, to: Cell) {
        let completes = self.rules.completes(self.board.mover, to);
        self.board.mover = self.board.mover | to.into();
        if completes {
            self.step = Step::TakeBack { left: 2 };
        } else {
            self.pass_turn();
        }
    }

    fn refuse_target(&self, to: Cell) -> Option<PylosRefusal> {
        if self.board.filled().contains(to) {
            Some(PylosRefusal::Occupied(to))
        } else if !self.board.filled().open().contains(to) {
            Some(PylosRefusal::Unsupported(to))
        } else {
            None
        }
    }

    fn refuse_own_free(&self, cell: Cell) -> Option<PylosRefusal> {
        if self.board.other.contains(cell) {
            Some(PylosRefusal::NotYours(cell))
        } else if !self.board.mover.contains(cell) {
            Some(PylosRefusal::NothingThere(cell))
        } else if self.board.filled().covered().contains(cell) {
            Some(PylosRefusal::Covered(cell))
        } else {
            None
        }
    }
}

impl Position for PylosPosition {
    type Action = Action;
    type Refusal = PylosRefusal;

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.end.is_some() {
            Turn::Over
        } else {
            Turn::of(self.side.seat())
        }
    }

    #[inline]
    fn legal_actions(&self, actor: Actor, acc: &mut Vec<Action>) {
        if !self.turn().allows(actor) {
            return;
        }
        let free = self.board.free();
        match self.step {
            Step::Start => {
                let open = self.board.filled().open();
                append(acc, open, Action::Place);
                for to in (open - Cells::LEVEL_1).iter() {
                    append(acc, free & to.raisable_from(), |from| Action::Raise { to, from });
                }
            }
            Step::TakeBack { .. } => {
                append(acc, free, Action::Take);
                acc.push(Action::Stop);
            }
        }
    }

    fn refuse(&self, actor: Actor, action: Action) -> Option<PylosRefusal> {
        if self.end.is_some() {
            return Some(PylosRefusal::Over);
        }
        if !self.turn().allows(actor) {
            return Some(PylosRefusal::NotYourTurn);
        }
        match (self.step, action) {
            (Step::Start, Action::Place(to)) => self.refuse_target(to),
            (Step::Start, Action::Raise { from, to }) => {
                if let Some(refusal) = self.refuse_own_free(from).or_else(|| self.refuse_target(to)) {
                    Some(refusal)
                } else if to.level() <= from.level() {
                    Some(PylosRefusal::NotHigher { from, to })
                } else if to.supports().contains(from) {
                    Some(PylosRefusal::OwnSupport { from, to })
                } else {
                    None
                }
            }
            (Step::Start, Action::Take(_) | Action::Stop) => Some(PylosRefusal::NothingCompleted),
            (Step::TakeBack { .. }, Action::Take(cell)) => match self.refuse_own_free(cell) {
                Some(PylosRefusal::NothingThere(cell)) => Some(PylosRefusal::NothingToTake(cell)),
                Some(PylosRefusal::NotYours(cell)) => Some(PylosRefusal::NotYoursToTake(cell)),
                other => other,
            },
            (Step::TakeBack { .. }, Action::Stop) => None,
            (Step::TakeBack { .. }, Action::Place(_) | Action::Raise { .. }) => {
                Some(PylosRefusal::TakingBack)
            }
        }
    }

    #[inline]
    fn play_unchecked(&mut self, _: Actor, action: Action) {
        match action {
            Action::Place(to) => self.put(to),
            Action::Raise { from, to } => {
                self.board.mover = self.board.mover - from.into();
                self.put(to);
            }
            Action::Take(cell) => {
                self.taken_back = true;
                self.board.mover = self.board.mover - cell.into();
                match self.step {
                    // PY-5: the second only after the first; and there may be none left to
                    // choose.
                    Step::TakeBack { left: 2 } if !self.board.free().is_empty() => {
                        self.step = Step::TakeBack { left: 1 };
                    }
                    _ => self.pass_turn(),
                }
            }
            Action::Stop => self.pass_turn(),
        }
    }

    fn tally(&self) -> BySeat<Tally> {
        BySeat::from_fn(2, |_| Tally::default())
    }

    fn outcome(&self) -> Option<Outcome> {
        // The player who put the last sphere on top, or the one who has none left.
        let who = match self.end? {
            End::Apex(winner) => Some(winner.seat()),
            End::EmptyReserve(winner) => Some(winner.other().seat()),
            End::Repetition => None,
        };
        let about = |id| match who {
            Some(seat) => Phrase::new(id).with("seat", seat),
            None => Phrase::new(id),
        };
        let ending = |number, id| Ending {
            rule: Rule::new("PY", number),
            phrase: about(id),
        };
        Some(match self.end? {
            End::Apex(winner) => Outcome::win(2, winner.seat(), ending(6, "pylos-ended-apex")),
            End::EmptyReserve(winner) => {
                Outcome::win(2, winner.seat(), ending(7, "pylos-ended-empty-reserve"))
            }
            // The ruling has no number of its own; it is listed with PY-10 at the end of the
            // page.
            End::Repetition => Outcome::draw(2, ending(10, "pylos-ended-repetition")),
        })
    }
}

impl Open for PylosPosition {}

/// Appends one action for every place. A range has a trusted length, so the vector reserves once
/// instead of checking before every action.
#[inline(always)]
fn append(acc: &mut Vec<Action>, cells: Cells, action: impl Fn(Cell) -> Action) {
    let mut rest = cells.iter();
    let next = |_| action(rest.next().expect("as many places as the set has"));
    acc.extend((0..cells.len()).map(next));
}
