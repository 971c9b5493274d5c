//! What the net of Tomb is told about a player: the rows of its first layer
//! that apply.
//!
//! The net knows the cards of the standard set by their numbers, square by
//! square; with other cards it has nothing to say. Every group of rows gives
//! exactly one.

use games::game_tomb::{
    CardId, CardSet, Colour, Mark, PatternId, Phase, PlayerArea, ROUNDS, Sheet, Slot, Square, Squares,
    TombState,
};
use rules::Seat;

use crate::net::NetShape;

/// The cards of the standard set.
const CARDS: usize = 48;
/// The squares of a card.
const SQUARES: usize = 25;
/// The most patterns of a set.
const PATTERNS: usize = 8;
/// Ways to a tomb are counted up to here.
const FAR: usize = 16;
/// No card.
const NONE: usize = CARDS;

/// The sizes of groups that two slots or four places of the offer share.
const SQUARE_ROWS: usize = (CARDS + 1) * SQUARES * 2;
const WAY_ROWS: usize = (CARDS + 1) * FAR;
const PACE_ROWS: usize = FAR * FAR;
const OFFER_ROWS: usize = CARDS + 1;
const COLOUR_ROWS: usize = 7 * 4 * 2 * 3;
const RACE_ROWS: usize = 7 * 4;
/// The sizes of groups that apply once.
const OTHER_ROWS: [usize; 10] = [121, 80, 77, 12, 28, 3, 16, FAR * FAR, 3, 28 * 4];

/// The rows that apply to any player.
pub(crate) const ACTIVE: usize = 2 * (SQUARES + 2) + 4 + 3 + 3 + PATTERNS + OTHER_ROWS.len();

const ROWS: usize = {
    let mut sum = SQUARE_ROWS + WAY_ROWS + PACE_ROWS + OFFER_ROWS;
    sum += 3 * (COLOUR_ROWS + RACE_ROWS) + 3 * PATTERNS;
    let mut group = 0;
    while group < OTHER_ROWS.len() {
        sum += OTHER_ROWS[group];
        group += 1;
    }
    sum
};

/// The outputs: points to come; cards to be completed; points to come for
/// gems, torches and boxes; what skulls will cost.
pub(crate) const OUTPUTS: [&str; 6] = ["to-come", "cards", "gems", "torches", "boxes", "skulls"];

/// What a net has to fit.
pub(crate) const SHAPE: NetShape = NetShape {
    rows: ROWS,
    active: ACTIVE,
    heads: 14,
    outputs: OUTPUTS.len(),
};

/// What a player still has to do in this step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Now {
    Nothing,
    /// To mark for this expedition.
    Mark(usize),
    /// The number of squares still to be marked for red crosses.
    Owed(u8),
}

/// One player as the net sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen {
    cards: [Option<(CardId, Squares)>; 2],
    pub(crate) sheet: Sheet,
    pub(crate) completed: CardSet,
    due: u8,
    now: Now,
    /// How many steps come after this one.
    left: usize,
}

impl Seen {
    /// A player by what its own view shows.
    pub(crate) fn new(table: &TombState, seat: Seat) -> Seen {
        let empty = table.player(seat).draft().is_empty();
        Seen::with(table, seat, !empty)
    }

    /// A player who is to choose: who has chosen everything begins anew.
    pub(crate) fn choosing(table: &TombState, seat: Seat) -> Seen {
        Seen::with(table, seat, table.player(seat).draft().owed() > 0)
    }

    fn with(table: &TombState, seat: Seat, drafted: bool) -> Seen {
        let player = table.player(seat);
        let draft = player.draft();
        let now = match (table.phase(), table.expedition()) {
            (Phase::Mark, Some(_)) if draft.owed() > 0 => Now::Owed(draft.owed()),
            (Phase::Mark, Some(pattern)) if !drafted && player.can_mark() => {
                Now::Mark(number_of(table, pattern))
            }
            _ => Now::Nothing,
        };
        let mut seen = Seen {
            cards: Slot::BOTH.map(|slot| {
                let card = player.card(slot)?;
                let marked = if drafted {
                    player.marked_with_draft(slot)
                } else {
                    card.marked
                };
                Some((card.id, marked))
            }),
            sheet: if drafted { draft.sheet() } else { player.sheet() },
            completed: player.completed(),
            due: player.due(),
            now,
            left: steps_left(table),
        };
        for slot in 0..2 {
            seen.lay_aside(table, slot);
        }
        seen
    }

    /// A player at the start who keeps these two cards.
    pub(crate) fn keeping(table: &TombState, cards: [CardId; 2]) -> Seen {
        Seen {
            cards: cards.map(|card| Some((card, Squares::EMPTY))),
            sheet: Sheet::default(),
            completed: CardSet::EMPTY,
            due: 0,
            now: Now::Nothing,
            left: steps_left(table),
        }
    }

    /// The player after one more mark.
    pub(crate) fn marking(&self, table: &TombState, mark: Mark) -> Seen {
        let mut seen = *self;
        let slot = mark.slot.index();
        let Some((card, marked)) = &mut seen.cards[slot] else {
            return seen;
        };
        let chamber = table.components().chamber(*card);
        *marked = marked.or(mark.squares);
        let crosses = seen.sheet.settle(chamber, mark.squares, table.round());
        let owed = match self.now {
            Now::Owed(owed) => owed - 1 + crosses,
            _ => crosses,
        };
        seen.now = if owed > 0 { Now::Owed(owed) } else { Now::Nothing };
        seen.lay_aside(table, slot);
        seen
    }

    /// The player after taking a new card.
    pub(crate) fn taking(&self, card: CardId) -> Seen {
        let mut seen = *self;
        if let Some(free) = seen.cards.iter_mut().find(|slot| slot.is_none()) {
            *free = Some((card, Squares::EMPTY));
        }
        seen.due = seen.due.saturating_sub(1);
        seen
    }

    fn lay_aside(&mut self, table: &TombState, slot: usize) {
        if let Some((card, marked)) = self.cards[slot]
            && marked.contains(table.components().chamber(card).tomb())
        {
            self.cards[slot] = None;
            self.completed.insert(card);
            self.due += 1;
        }
    }

    /// The points by now.
    pub(crate) fn points(&self, table: &TombState) -> i32 {
        10 * self.completed.len() as i32 + self.sheet.points(table.components())
    }

    /// The head that answers.
    #[inline]
    pub(crate) fn head(&self) -> usize {
        self.left / 2
    }
}

fn number_of(table: &TombState, pattern: PatternId) -> usize {
    let mut patterns = table.components().patterns();
    patterns.position(|(id, _)| id == pattern).unwrap_or(0)
}

/// How many steps come after this one; before the first one it counts as done.
fn steps_left(table: &TombState) -> usize {
    let steps = usize::from(table.steps());
    let done = usize::from(table.round()) * steps + usize::from(table.step()) + 1;
    (usize::from(ROUNDS) * steps).saturating_sub(done).min(27)
}

/// What is the same whatever the player does.
#[derive(Clone, Copy)]
pub(crate) struct Around {
    offer: [usize; 4],
    hidden: [usize; PATTERNS],
    boxes: [usize; 3],
    /// The most cards of each colour that another player has completed.
    rivals: [usize; 3],
    seats: usize,
    in_round: usize,
    round: usize,
}

impl Around {
    /// The table around a player.
    pub(crate) fn new(table: &TombState, seat: Seat) -> Around {
        let components = table.components();
        let mut offer = [NONE; 4];
        for (place, card) in offer.iter_mut().zip(table.offer().iter()) {
            *place = usize::from(card.number()) - 1;
        }
        let mut hidden = [0; PATTERNS];
        for (place, (id, _)) in hidden.iter_mut().zip(components.patterns()) {
            *place = usize::from(table.unrevealed(id)).min(2);
        }
        let others = |fits: &dyn Fn(&PlayerArea) -> usize| {
            let others = Seat::all(table.seats()).filter(|&other| other != seat);
            others.map(|other| fits(table.player(other))).max().unwrap_or(0)
        };
        let rivals = Colour::ALL.map(|colour| {
            let cards = components.of_colour(colour);
            others(&|player| player.completed().and(cards).len() as usize).min(6)
        });
        Around {
            offer,
            hidden,
            boxes: Colour::ALL.map(|colour| usize::from(table.boxes_taken(colour)).min(3)),
            rivals,
            seats: usize::from(table.seats()),
            in_round: usize::from(table.step()).min(7),
            round: usize::from(table.round()).min(3),
        }
    }
}

/// Rows that apply, as they are found.
struct Rows<'a> {
    rows: &'a mut [u16; ACTIVE],
    at: usize,
    offset: usize,
}

impl Rows<'_> {
    /// A row of the group that begins here.
    #[inline]
    fn shared(&mut self, size: usize, row: usize) {
        debug_assert!(row < size, "row {row} of {size} in group {}", self.at);
        self.rows[self.at] = (self.offset + row) as u16;
        self.at += 1;
    }

    /// The row of a group that gives no other.
    #[inline]
    fn push(&mut self, size: usize, row: usize) {
        self.shared(size, row);
        self.offset += size;
    }
}

/// The rows that apply to a player.
pub(crate) fn rows(table: &TombState, seen: &Seen, around: &Around, rows: &mut [u16; ACTIVE]) {
    let components = table.components();
    let mut rows = Rows {
        rows,
        at: 0,
        offset: 0,
    };
    let mut ways = [FAR - 1; 2];
    for (slot, way) in seen.cards.iter().zip(&mut ways) {
        let (card, marked) = match slot {
            Some((card, marked)) => {
                *way = usize::from(components.chamber(*card).squares_left(*marked)).min(FAR - 1);
                (usize::from(card.number()) - 1, *marked)
            }
            None => (NONE, Squares::EMPTY),
        };
        for (number, square) in Square::all().enumerate() {
            let row = (card * SQUARES + number) * 2 + usize::from(marked.contains(square));
            rows.shared(SQUARE_ROWS, row);
        }
    }
    rows.offset += SQUARE_ROWS;
    for (slot, &way) in seen.cards.iter().zip(&ways) {
        let card = slot.map_or(NONE, |(card, _)| usize::from(card.number()) - 1);
        rows.shared(WAY_ROWS, card * FAR + way);
    }
    rows.offset += WAY_ROWS;
    let soon = seen.left.min(FAR - 1);
    for &way in &ways {
        rows.shared(PACE_ROWS, way * FAR + soon);
    }
    rows.offset += PACE_ROWS;
    for &card in &around.offer {
        rows.shared(OFFER_ROWS, card);
    }
    rows.offset += OFFER_ROWS;
    for colour in Colour::ALL {
        let index = colour as usize;
        let cards = components.of_colour(colour);
        let own = seen.completed.and(cards).len() as usize;
        let boxes = seen.sheet.boxes[index].count_ones() as usize;
        let pending = usize::from(own / 2 > boxes && own / 2 <= 3);
        let at_hand = seen.cards.iter().flatten();
        let at_hand = at_hand.filter(|(card, _)| cards.contains(*card)).count();
        let taken = around.boxes[index];
        rows.push(
            COLOUR_ROWS,
            ((own.min(6) * 4 + taken) * 2 + pending) * 3 + at_hand,
        );
        rows.push(RACE_ROWS, around.rivals[index] * 4 + taken);
    }
    for hidden in around.hidden {
        rows.push(3, hidden);
    }
    let sheet = seen.sheet;
    let (red, green) = (usize::from(sheet.red), usize::from(sheet.green));
    let [
        gems,
        torches,
        skulls,
        now,
        left,
        seats,
        completed,
        both,
        due,
        time,
    ] = OTHER_ROWS;
    rows.push(gems, red.min(10) * 11 + green.min(10));
    let lit = usize::from(sheet.torches >> around.round & 1);
    let torch_count = (sheet.torches.count_ones() as usize).min(4);
    rows.push(torches, (torch_count * 2 + lit) * 8 + around.in_round);
    rows.push(
        skulls,
        usize::from(sheet.skulls.min(10)) * 7 + (seen.left + 3) / 5,
    );
    rows.push(
        now,
        match seen.now {
            Now::Nothing => 0,
            Now::Mark(pattern) => 1 + pattern.min(PATTERNS - 1),
            Now::Owed(owed) => 8 + usize::from(owed.min(3)),
        },
    );
    rows.push(left, seen.left);
    rows.push(seats, around.seats - 2);
    rows.push(completed, (seen.completed.len() as usize).min(15));
    rows.push(both, ways[0].min(ways[1]) * FAR + ways[0].max(ways[1]));
    rows.push(due, usize::from(seen.due.min(2)));
    rows.push(time, seen.left * 4 + (sheet.torches.count_ones() as usize).min(3));
}
