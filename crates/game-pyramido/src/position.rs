//! A position of a match: quarry, stacks, pyramids and the turn in progress.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use rules::{
    Actor, Arg, BySeat, Components as _, Ending, Open, Outcome, Phrase, Position, Seat, Tally, Turn,
};

use crate::action::{Action, Place, Stack, rule};
use crate::board::{Cell, Colour, Patch, Quadrant, SPAN, STRIDE, Towards};
use crate::components::{TileId, Tiles};
use crate::pyramid::Pyramid;
use crate::refusal::{PyramidoRefusal, Wanted};
use crate::score::{Merit, RoundScore};

/// A stack as everybody sees it. Nobody knows the tiles below the top; chance decides them when
/// they turn up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct StackState {
    /// The number of tiles, which everybody knows.
    pub height: u8,
    /// The tile on top; `None` if the stack is empty or chance has yet to turn up its top.
    pub top: Option<TileId>,
}

/// The next decision. Slots are those of the mover's current level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    First,
    Deal,
    Build,
    Mark { place: Place, slots: [u8; 2] },
    Patch { place: Place, slots: [u8; 2] },
    Refill { place: Place },
    Halve { empty: Stack },
    Show { stack: Stack },
    Fill,
    Over,
}

/// A position in a match of Pyramido.
///
/// The unseen tiles are one set: every order of them below the tops is equally likely, whoever
/// halves whichever stack, because the visible top always stays in the upper half (PM-8).
///
/// # Equality
/// Everything the rules use: the picture of each pyramid from above, the level being built,
/// markers, patches, scores, quarry, stacks, the set of unseen tiles, and the step of the turn.
/// Not compared: which tile is where in a pyramid, what is covered, and where on the table an
/// unfinished first level stands.
#[derive(Clone, PartialEq, Eq)]
pub struct PyramidoPosition {
    pub(crate) tiles: Arc<Tiles>,
    pub(crate) pyramids: BySeat<Pyramid>,
    pub(crate) unseen: u128,
    pub(crate) quarry: [Option<TileId>; 3],
    pub(crate) stacks: [StackState; 4],
    pub(crate) step: Phase,
    pub(crate) mover: Seat,
    pub(crate) starter: Seat,
    pub(crate) round: u8,
}

impl PyramidoPosition {
    pub(crate) fn new(tiles: &Arc<Tiles>, seats: u8) -> PyramidoPosition {
        // PM-1: about equal heights, the first stacks one higher.
        let stacked = tiles.count() - Place::ALL.len();
        let stacks = Stack::ALL.map(|stack| StackState {
            height: (stacked / 4 + usize::from(stack.index() < stacked % 4)) as u8,
            top: None,
        });
        PyramidoPosition {
            tiles: Arc::clone(tiles),
            pyramids: BySeat::from_fn(seats, |_| Pyramid::new()),
            unseen: tiles.all(),
            quarry: [None; 3],
            stacks,
            step: Phase::First,
            mover: Seat::FIRST,
            starter: Seat::FIRST,
            round: 1,
        }
    }

    /// The tiles of the match.
    pub fn tiles(&self) -> &Arc<Tiles> {
        &self.tiles
    }

    /// The round, from 1 to 4.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The seat that started this round.
    pub fn starter(&self) -> Seat {
        self.starter
    }

    /// The seat whose turn is in progress; the starter of the last round once the match is over.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// A seat's pyramid.
    pub fn pyramid(&self, seat: Seat) -> &Pyramid {
        &self.pyramids[seat]
    }

    /// The tile on a quarry place.
    pub fn quarry(&self, place: Place) -> Option<TileId> {
        self.quarry[place.index()]
    }

    /// A stack: its height and its top.
    pub fn stack(&self, stack: Stack) -> StackState {
        self.stacks[stack.index()]
    }

    /// Whether nobody has seen this tile yet.
    pub fn is_unseen(&self, tile: TileId) -> bool {
        self.unseen & tile.bit() != 0
    }

    /// The next step; `None` once the match is over.
    pub fn wanted(&self) -> Option<Wanted> {
        Some(match self.step {
            Phase::First => Wanted::First,
            Phase::Deal | Phase::Show { .. } => Wanted::Show,
            Phase::Build => Wanted::Build,
            Phase::Mark { .. } => Wanted::Mark,
            Phase::Patch { .. } => Wanted::Patch,
            Phase::Refill { .. } => Wanted::Refill,
            Phase::Halve { .. } => Wanted::Halve,
            Phase::Fill => Wanted::Fill,
            Phase::Over => return None,
        })
    }

    /// The cells of the tile just added, while it can be marked or patched.
    pub fn added(&self) -> Option<[Cell; 2]> {
        match self.step {
            Phase::Mark { slots, .. } | Phase::Patch { slots, .. } => {
                Some(slots.map(|slot| self.pyramids[self.mover].cell(slot)))
            }
            _ => None,
        }
    }

    /// What decides a seat's place (PM-13).
    pub fn merit(&self, seat: Seat) -> Merit {
        let pyramid = &self.pyramids[seat];
        match pyramid.lost() {
            Some(order) => Merit::Lost { order },
            None => Merit::Finished {
                points: pyramid.points(),
                patches: pyramid.patches_left(),
                best_round: pyramid
                    .scores
                    .map(RoundScore::points)
                    .into_iter()
                    .max()
                    .unwrap_or(0),
            },
        }
    }

    fn refuse_build(&self, place: Place, cell: Cell, towards: Towards) -> Option<PyramidoRefusal> {
        if self.quarry[place.index()].is_none() {
            return Some(PyramidoRefusal::NoTileThere(place));
        }
        let pyramid = &self.pyramids[self.mover];
        let reach = pyramid.reach();
        if reach.contains(cell, towards) {
            return None;
        }
        if pyramid.level() == 1 && pyramid.built == 0 {
            return Some(PyramidoRefusal::FirstTile);
        }
        let off = PyramidoRefusal::OffLevel(pyramid.level());
        let Some(other) = cell.step(towards) else {
            return Some(off);
        };
        if let Some(taken) = [cell, other].into_iter().find(|&cell| pyramid.is_built(cell)) {
            return Some(PyramidoRefusal::Taken(taken));
        }
        // What remains is a tile outside the rectangle, or one that touches nothing.
        let apart = pyramid.level() == 1 && pyramid.fits_in_base(cell, other);
        Some(if apart { PyramidoRefusal::Apart } else { off })
    }

    fn refuse_patch(&self, slots: [u8; 2], cell: Cell, colour: Colour) -> Option<PyramidoRefusal> {
        let pyramid = &self.pyramids[self.mover];
        match pyramid.slot(cell) {
            Some(slot) if slots.contains(&slot) => {
                if pyramid.is_marked(slot) {
                    return Some(PyramidoRefusal::Marked(cell));
                }
            }
            _ => return Some(PyramidoRefusal::PatchElsewhere(cell)),
        }
        (!pyramid.has_patch(colour.patch())).then_some(PyramidoRefusal::PatchUsed(colour))
    }

    /// Calls `push` for every side and orientation of every patch left.
    fn each_patch(&self, mut push: impl FnMut(Colour, Quadrant)) {
        let pyramid = &self.pyramids[self.mover];
        for patch in Patch::ALL {
            if pyramid.has_patch(patch) {
                for colour in patch.sides() {
                    for jewel in Quadrant::ALL {
                        push(colour, jewel);
                    }
                }
            }
        }
    }

    fn list_builds(&self, acc: &mut Vec<Action>) {
        let reach = self.pyramids[self.mover].reach();
        let cells = Towards::ALL.map(|towards| reach.left_cells(towards));
        let mut places = Place::ALL
            .into_iter()
            .filter(|place| self.quarry[place.index()].is_some());
        let Some(place) = places.next() else {
            return;
        };
        let first = acc.len();
        for row in 0..reach.rows {
            // Row by row, because shifting whole masks is slow.
            let row_of = |mask: u128| (mask >> (STRIDE * row)) as u32 & ((1 << SPAN) - 1);
            let rows = cells.map(row_of);
            let mut rest = rows[0] | rows[1] | rows[2] | rows[3];
            while rest != 0 {
                let column = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                let cell = Cell::from_index(row * STRIDE + column);
                for towards in Towards::ALL {
                    if rows[towards as usize] >> column & 1 == 1 {
                        acc.push(Action::Build { place, cell, towards });
                    }
                }
            }
        }
        // The other tiles can go wherever the first one can.
        let last = acc.len();
        for place in places {
            acc.reserve(last - first);
            for index in first..last {
                if let Action::Build { cell, towards, .. } = acc[index] {
                    acc.push(Action::Build { place, cell, towards });
                }
            }
        }
    }
}

impl Position for PyramidoPosition {
    type Action = Action;
    type Refusal = PyramidoRefusal;

    #[inline]
    fn seats(&self) -> u8 {
        self.pyramids.seats()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.step {
            Phase::First | Phase::Deal | Phase::Show { .. } => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::of(self.mover),
        }
    }

    fn legal_actions(&self, actor: Actor, acc: &mut Vec<Action>) {
        if !self.turn().allows(actor) {
            return;
        }
        match self.step {
            Phase::Over => {}
            Phase::First => acc.extend(Seat::all(self.seats()).map(Action::First)),
            Phase::Deal | Phase::Show { .. } => {
                acc.reserve(self.unseen.count_ones() as usize);
                for (half, offset) in [(self.unseen as u64, 0), ((self.unseen >> 64) as u64, 64)] {
                    let mut rest = half;
                    while rest != 0 {
                        let index = offset + rest.trailing_zeros() as u8;
                        acc.push(Action::Show(TileId::from_index(index)));
                        rest &= rest - 1;
                    }
                }
            }
            Phase::Build => self.list_builds(acc),
            Phase::Mark { slots, .. } => {
                let mut cells = slots.map(|slot| self.pyramids[self.mover].cell(slot));
                cells.sort_unstable();
                acc.extend(cells.map(Action::Mark));
            }
            Phase::Patch { slots, .. } => {
                acc.push(Action::Keep);
                let pyramid = &self.pyramids[self.mover];
                let mut slots = slots;
                slots.sort_unstable();
                for slot in slots {
                    if !pyramid.is_marked(slot) {
                        let cell = pyramid.cell(slot);
                        self.each_patch(|colour, jewel| acc.push(Action::Patch { cell, colour, jewel }));
                    }
                }
            }
            Phase::Refill { place } => acc.extend(self.refillable(place).into_iter().map(Action::Refill)),
            Phase::Halve { .. } => acc.extend(self.halvable().map(Action::Halve)),
            Phase::Fill => {
                if let Some(cell) = self.pyramids[self.mover].first_open() {
                    self.each_patch(|colour, jewel| acc.push(Action::Fill { cell, colour, jewel }));
                }
            }
        }
    }

    fn refuse(&self, actor: Actor, action: Action) -> Option<PyramidoRefusal> {
        let wanted = match self.wanted() {
            None => return Some(PyramidoRefusal::Over),
            Some(_) if !self.turn().allows(actor) => return Some(PyramidoRefusal::NotYourTurn),
            Some(wanted) => wanted,
        };
        let pyramid = &self.pyramids[self.mover];
        match (self.step, action) {
            (Phase::First, Action::First(seat)) => {
                (seat.index() >= self.seats() as usize).then_some(PyramidoRefusal::NoSuchSeat(seat))
            }
            (Phase::Deal | Phase::Show { .. }, Action::Show(tile)) => {
                (!self.is_unseen(tile)).then_some(PyramidoRefusal::NotUnseen(tile))
            }
            (Phase::Build, Action::Build { place, cell, towards }) => self.refuse_build(place, cell, towards),
            (Phase::Mark { slots, .. }, Action::Mark(cell)) => {
                let of_the_tile = pyramid.slot(cell).is_some_and(|slot| slots.contains(&slot));
                (!of_the_tile).then_some(PyramidoRefusal::MarkElsewhere(cell))
            }
            (Phase::Patch { .. }, Action::Keep) => None,
            (Phase::Patch { slots, .. }, Action::Patch { cell, colour, .. }) => {
                self.refuse_patch(slots, cell, colour)
            }
            (Phase::Refill { place }, Action::Refill(stack)) => (!self.refillable(place).contains(&stack))
                .then_some(PyramidoRefusal::NotBehind { stack, place }),
            (Phase::Halve { .. }, Action::Halve(stack)) => {
                (self.stacks[stack.index()].height < 2).then_some(PyramidoRefusal::TooLow(stack))
            }
            (Phase::Fill, Action::Fill { cell, colour, .. }) => match pyramid.first_open() {
                Some(first) if first != cell => Some(PyramidoRefusal::FillFirst(first)),
                _ => (!pyramid.has_patch(colour.patch())).then_some(PyramidoRefusal::PatchUsed(colour)),
            },
            _ => Some(PyramidoRefusal::OtherStep(wanted)),
        }
    }

    fn play_unchecked(&mut self, _: Actor, action: Action) {
        match (self.step, action) {
            (Phase::First, Action::First(seat)) => {
                self.starter = seat;
                self.mover = seat;
                self.step = Phase::Deal;
            }
            (Phase::Deal, Action::Show(tile)) => {
                self.unseen &= !tile.bit();
                self.deal(tile);
            }
            (Phase::Show { stack }, Action::Show(tile)) => {
                self.unseen &= !tile.bit();
                self.stacks[stack.index()].top = Some(tile);
                self.next_turn(self.mover);
            }
            (Phase::Build, Action::Build { place, cell, towards }) => self.build(place, cell, towards),
            (Phase::Mark { place, slots }, Action::Mark(cell)) => {
                let pyramid = &mut self.pyramids[self.mover];
                let slot = pyramid.slot(cell).expect("a legal marker lies on a block");
                pyramid.mark(slot);
                self.after_mark(place, slots);
            }
            (Phase::Patch { place, .. }, Action::Keep) => self.after_patch(place),
            (Phase::Patch { place, .. }, Action::Patch { cell, colour, jewel }) => {
                let pyramid = &mut self.pyramids[self.mover];
                let slot = pyramid.slot(cell).expect("a legal patch lies on a block");
                pyramid.patch(slot, colour, jewel);
                self.after_patch(place);
            }
            (Phase::Refill { place }, Action::Refill(stack)) => self.refill(place, stack),
            (Phase::Halve { empty }, Action::Halve(stack)) => self.halve(stack, empty),
            (Phase::Fill, Action::Fill { cell, colour, jewel }) => {
                let pyramid = &mut self.pyramids[self.mover];
                let slot = pyramid.slot(cell).expect("an open block lies in the rectangle");
                pyramid.fill(slot, colour, jewel);
                // PM-9: filling all open blocks is the whole turn: no refill.
                if pyramid.is_complete() {
                    self.next_turn(self.mover);
                }
            }
            (step, action) => unreachable!("{action:?} is not legal at {step:?}"),
        }
    }

    fn tally(&self) -> BySeat<Tally> {
        self.pyramids.map(|_, pyramid| {
            let mut tally = Tally::default();
            for (round, score) in (1..).zip(pyramid.scores()) {
                for colour in Colour::ALL {
                    let jewels = score.jewels(colour);
                    if jewels > 0 {
                        let area = Phrase::new("pyramido-tally-area")
                            .with("round", round)
                            .with("colour", Arg::Message(colour.message()));
                        tally.add(rule(10), area, i32::from(jewels));
                    }
                }
                let bounty = Phrase::new("pyramido-tally-bounty").with("round", round);
                tally.add(rule(11), bounty, i32::from(score.bounty()));
            }
            tally
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.step != Phase::Over {
            return None;
        }
        let points = self.pyramids.map(|_, pyramid| pyramid.points());
        let merits = self.pyramids.map(|seat, _| self.merit(seat));
        let is_left = |(_, merit): &(Seat, &Merit)| matches!(merit, Merit::Finished { .. });
        let left: Vec<Seat> = merits.enumerate().filter(is_left).map(|(seat, _)| seat).collect();
        let ending = match left[..] {
            [only] => Ending {
                rule: rule(9),
                phrase: Phrase::new("pyramido-ended-last-one-left").with("seat", only),
            },
            _ => Ending {
                rule: rule(13),
                phrase: Phrase::new("pyramido-ended-four-levels"),
            },
        };
        Some(Outcome::ranked(points, &merits, ending))
    }
}

impl Open for PyramidoPosition {}

impl Hash for PyramidoPosition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // There are few tile sets, so hashing their name is good enough.
        self.tiles.id().hash(state);
        self.pyramids.hash(state);
        (self.unseen, self.quarry, self.stacks).hash(state);
        (self.step, self.mover, self.starter, self.round).hash(state);
    }
}

impl fmt::Debug for PyramidoPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PyramidoPosition")
            .field("tiles", &self.tiles.id())
            .field("round", &self.round)
            .field("starter", &self.starter)
            .field("mover", &self.mover)
            .field("step", &self.step)
            .field("quarry", &self.quarry)
            .field("stacks", &self.stacks)
            .field("unseen", &format_args!("{:#x}", self.unseen))
            .field("pyramids", &self.pyramids)
            .finish()
    }
}
