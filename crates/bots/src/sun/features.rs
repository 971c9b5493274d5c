//! What the net of Sun is told about a seat: the rows of its first layer that
//! apply.
//!
//! Empty places are described by those that are open, which say what the whole
//! pyramid looks like; cards in the hand by what they would score now. The net
//! knows the cards of the standard set by their kinds; with other cards it has
//! nothing to say. Every group of rows gives as many as it has slots.

use games::game_sun::{
    Action, Board, Card, Deck, End, HAND_LIMIT, Hand, IDLE_ROUNDS, Kind, Length, MAX_HAND, MAX_WIDTH, Part,
    Phase, PublicState, SunSet, Symbol, Why,
};
use rules::{MAX_SEATS, Seat};

use super::sights::{OPEN, Sights, multiple};
use crate::net::NetShape;

/// The kinds of cards in the standard set, and none.
const KINDS: usize = 33;
/// The cells of the largest pyramid, and none.
const CELLS: usize = MAX_WIDTH * (MAX_WIDTH + 1) / 2;
/// Stages of a match, by the places that are left.
const STAGES: usize = 12;
/// How much further ahead or behind makes no difference.
const FAR: i32 = 30;
const NEAR: i32 = 15;
/// The steps of a turn.
const STEPS: usize = 14;
/// Cards that may still be drawn, by what they are good for.
const FUTURES: [usize; 6] = [7, 11, 21, 6, 6, 5];

/// The sizes of groups of which several rows can apply.
const CELL_ROWS: usize = 3 * CELLS + 1;
const OPEN_ROWS: usize = 10 * 4 * 5 * 3 + 1;
const KIND_ROWS: usize = KINDS;
const CARD_ROWS: usize = 4 * 6 * 6 * 5 + 1;
/// The sizes of groups that apply once for every symbol or other seat.
const SYMBOL_ROWS: usize = 10 * 5;
const HELD_ROWS: usize = 8 * 8 + 1;
const GAP_ROWS: usize = 2 * FAR as usize + 2;
/// The sizes of groups that apply once.
const OTHER_ROWS: [usize; 13] = [
    4 * 3,
    46,
    (2 * NEAR as usize + 1) * STAGES,
    MAX_SEATS * STEPS,
    2 * 8 * 8,
    2 * 42,
    20 * 6,
    20 * 6,
    6 * STAGES,
    4 * 5 * 2,
    13,
    11,
    8,
];

/// The rows that apply to any seat.
pub(crate) const ACTIVE: usize =
    2 * OPEN + 2 * MAX_HAND + 4 + 2 * (MAX_SEATS - 1) + FUTURES.len() + OTHER_ROWS.len();

const ROWS: usize = {
    let mut sum = CELL_ROWS + OPEN_ROWS + KIND_ROWS + CARD_ROWS;
    sum += 4 * SYMBOL_ROWS + (MAX_SEATS - 1) * (HELD_ROWS + GAP_ROWS);
    let mut group = 0;
    while group < OTHER_ROWS.len() {
        sum += OTHER_ROWS[group];
        group += 1;
    }
    group = 0;
    while group < FUTURES.len() {
        sum += FUTURES[group];
        group += 1;
    }
    sum
};

/// The outputs: what the match is worth, in 32nds; points to come beyond those
/// of the best other; points to come, and of them for edges and for symbols.
pub(crate) const OUTPUTS: [&str; 5] = ["worth", "ahead", "to-come", "edges", "symbols"];

/// What a net has to fit.
pub(crate) const SHAPE: NetShape = NetShape {
    rows: ROWS,
    active: ACTIVE,
    heads: 2 * STAGES,
    outputs: OUTPUTS.len(),
};

/// The table as one seat sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen<'a> {
    set: &'a SunSet,
    length: Length,
    seats: u8,
    seat: Seat,
    on_turn: Seat,
    phase: Phase,
    board: Board,
    hand: Hand,
    points: [i32; MAX_SEATS],
    /// Cards of the two decks that everybody holds.
    held: [[u8; 2]; MAX_SEATS],
    /// Cards that can still be drawn from the two decks, discards included.
    drawable: [u8; 2],
    /// Cards that are neither placed nor in the seat's own hand.
    futures: [u8; FUTURES.len()],
    idle: u8,
}

impl<'a> Seen<'a> {
    /// The table with this hand of the seat.
    pub(crate) fn new(table: &'a PublicState, seat: Seat, hand: Hand) -> Seen<'a> {
        let set = table.set().as_ref();
        let mut seen = Seen {
            set,
            length: table.length(),
            seats: table.seats(),
            seat,
            on_turn: table.on_turn(),
            phase: table.phase(),
            board: *table.board(),
            hand,
            points: [0; MAX_SEATS],
            held: [[0; 2]; MAX_SEATS],
            drawable: Deck::BOTH.map(|deck| (table.deck_len(deck) + table.discards_len(deck)) as u8),
            futures: [0; FUTURES.len()],
            idle: table.idle_turns(),
        };
        for other in Seat::all(seen.seats) {
            seen.points[other.index()] = table.points(other).total();
            seen.held[other.index()] = Deck::BOTH.map(|deck| table.held(other, deck) as u8);
        }
        // All cards that are good for something, without those that are gone.
        for (future, all) in seen.futures.iter_mut().zip(FUTURES) {
            *future = all as u8 - 1;
        }
        let levels = 1..seen.board.width();
        let placed = levels.flat_map(|level| seen.board.level(level));
        let placed = placed.filter_map(|place| seen.board.kind(place));
        for kind in placed.chain(hand.iter()).chain(table.marker()) {
            if let Some(future) = future_of(set.card(kind)) {
                seen.futures[future] = seen.futures[future].saturating_sub(1);
            }
        }
        seen
    }

    /// The table after an action of the seat.
    pub(crate) fn after(&self, action: Action) -> Seen<'a> {
        let mut seen = *self;
        match action {
            Action::Place(kind, place) => {
                let card = self.set.card(kind);
                seen.take_away(kind);
                let touching = card.symbol.map_or(0, |symbol| self.board.touching(place, symbol));
                seen.board.lay(place, kind, card);
                seen.points[self.seat.index()] += i32::from(Board::points(card, place));
                seen.idle = 0;
                seen.phase = match touching {
                    0 => seen.settled(),
                    touching => Phase::Choosing(touching),
                };
            }
            Action::Points => {
                if let Phase::Choosing(points) = self.phase {
                    seen.points[self.seat.index()] += i32::from(points);
                }
                seen.phase = seen.settled();
            }
            Action::Draw(deck) => {
                let why = match self.phase {
                    Phase::Second => Why::Second,
                    Phase::Choosing(_) => Why::Symbol,
                    _ => Why::First,
                };
                seen.phase = Phase::Drawing(deck, why);
            }
            Action::Discard(kind) => {
                seen.take_away(kind);
                seen.drawable[self.set.deck_of(kind).index()] += 1;
                if let Some(future) = future_of(self.set.card(kind)) {
                    seen.futures[future] += 1;
                }
                if seen.hand.len() <= HAND_LIMIT {
                    seen.end_turn();
                }
            }
            Action::Pass => seen.end_turn(),
            Action::End => seen.end_playing(),
            Action::Base(_) | Action::Marker(_) | Action::Card(_) | Action::First(_) => {}
        }
        seen
    }

    fn take_away(&mut self, kind: Kind) {
        self.hand.remove(kind);
        self.held[self.seat.index()][self.set.deck_of(kind).index()] -= 1;
    }

    fn settled(&self) -> Phase {
        if self.board.is_complete() {
            Phase::Over(End::Top)
        } else {
            Phase::Playing
        }
    }

    fn end_turn(&mut self) {
        self.idle += 1;
        if self.idle >= IDLE_ROUNDS * self.seats {
            self.phase = Phase::Over(End::Idle);
        } else {
            self.end_playing();
        }
    }

    fn end_playing(&mut self) {
        self.on_turn = self.on_turn.next(self.seats);
        self.phase = Phase::Ready;
    }

    /// Whether the match is over.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// Whether it is over because nobody placed a card any more.
    pub(crate) fn is_idle(&self) -> bool {
        self.phase == Phase::Over(End::Idle)
    }

    /// The seats with their points and number of cards, which break ties.
    pub(crate) fn scores(&self) -> impl Iterator<Item = (Seat, (i32, u8))> + '_ {
        Seat::all(self.seats).map(|seat| {
            let [standard, edge] = self.held[seat.index()];
            (seat, (self.points[seat.index()], standard + edge))
        })
    }

    /// The points and number of cards of the seat itself.
    pub(crate) fn own_score(&self) -> (i32, u8) {
        let [standard, edge] = self.held[self.seat.index()];
        (self.points[self.seat.index()], standard + edge)
    }

    /// How many points the seat is ahead of the best other.
    pub(crate) fn lead(&self) -> i32 {
        let others = Seat::all(self.seats).filter(|&other| other != self.seat);
        let best = others.map(|other| self.points[other.index()]).max();
        self.points[self.seat.index()] - best.unwrap_or(0)
    }

    /// The places that are left.
    fn left(&self) -> usize {
        let width = self.board.width();
        let all = width * (width - 1) / 2;
        all - self.placed()
    }

    fn placed(&self) -> usize {
        // Cards are placed, in hands, discarded, in a deck, or the marker.
        let elsewhere: usize = self.drawable.iter().map(|&count| usize::from(count)).sum();
        let held: usize = self.held.iter().flatten().map(|&count| usize::from(count)).sum();
        STANDARD_CARDS - 1 - elsewhere - held
    }

    fn stage(&self) -> usize {
        (self.left() / 4).min(STAGES - 1)
    }

    /// The head that answers.
    pub(crate) fn head(&self) -> usize {
        2 * self.stage() + usize::from(self.on_turn == self.seat)
    }

    /// The rows that apply.
    pub(crate) fn rows(&self, rows: &mut [u16; ACTIVE]) {
        let mut rows = Rows {
            rows,
            at: 0,
            offset: 0,
        };
        let sights = Sights::new(&self.board);
        self.describe_places(&sights, &mut rows);
        let ready = self.describe_hand(&sights, &mut rows);
        for symbol in Symbol::STANDARD {
            let (level, touching) = sights.best_touching(symbol);
            rows.push(SYMBOL_ROWS, level * 5 + usize::from(touching.min(4)));
        }
        self.describe_others(&mut rows);
        for (future, size) in self.futures.into_iter().zip(FUTURES) {
            rows.push(size, usize::from(future).min(size - 1));
        }
        self.describe_rest(&sights, ready, &mut rows);
        debug_assert_eq!(rows.at, ACTIVE);
    }

    fn describe_places(&self, sights: &Sights, rows: &mut Rows<'_>) {
        let length = self.length as usize;
        for slot in 0..OPEN {
            let sight = sights.open().get(slot);
            let row = sight.map_or(CELL_ROWS - 1, |sight| length * CELLS + sight.cell);
            rows.shared(CELL_ROWS, row);
        }
        rows.offset += CELL_ROWS;
        for slot in 0..OPEN {
            let row = sights.open().get(slot).map_or(OPEN_ROWS - 1, |sight| {
                let most = sight.touching.into_iter().max().unwrap_or(0).min(4);
                ((sight.level * 4 + sight.end) * 5 + usize::from(most)) * 3 + sight.opens
            });
            rows.shared(OPEN_ROWS, row);
        }
        rows.offset += OPEN_ROWS;
    }

    /// Gives what all cards would score now if each had its best place.
    fn describe_hand(&self, sights: &Sights, rows: &mut Rows<'_>) -> usize {
        let cards = self.hand.cards();
        for slot in 0..MAX_HAND {
            let row = cards.get(slot).map_or(KINDS - 1, |kind| kind.index());
            rows.shared(KIND_ROWS, row.min(KINDS - 1));
        }
        rows.offset += KIND_ROWS;
        let mut ready = 0;
        for slot in 0..MAX_HAND {
            let row = match cards.get(slot) {
                Some(&kind) => {
                    let card = self.set.card(kind);
                    let (level, touching) = sights.best_for(card);
                    ready += multiple(card.part) * level + touching;
                    let touching = if card.symbol.is_some() { touching.min(3) } else { 4 };
                    let value = usize::from(card.value.min(5));
                    ((card.part as usize * 6 + value) * 6 + level.min(5)) * 5 + touching
                }
                None => CARD_ROWS - 1,
            };
            rows.shared(CARD_ROWS, row);
        }
        rows.offset += CARD_ROWS;
        ready
    }

    fn describe_others(&self, rows: &mut Rows<'_>) {
        let mut other = self.seat;
        for distance in 1..MAX_SEATS {
            other = other.next(self.seats);
            let (held, gap) = if distance < usize::from(self.seats) {
                let [standard, edge] = self.held[other.index()];
                let gap = self.points[self.seat.index()] - self.points[other.index()];
                (
                    usize::from(standard.min(7)) * 8 + usize::from(edge.min(7)),
                    (gap.clamp(-FAR, FAR) + FAR) as usize,
                )
            } else {
                (HELD_ROWS - 1, GAP_ROWS - 1)
            };
            rows.push(HELD_ROWS, held);
            rows.push(GAP_ROWS, gap);
        }
    }

    fn describe_rest(&self, sights: &Sights, ready: usize, rows: &mut Rows<'_>) {
        let [
            table,
            left,
            lead,
            step,
            cards,
            ready_rows,
            left_edge,
            right_edge,
            top,
            edges,
            standard,
            edge,
            idle,
        ] = OTHER_ROWS;
        rows.push(
            table,
            usize::from(self.seats - 2) * 3 + (self.length as usize).min(2),
        );
        rows.push(left, self.left().min(45));
        let near = (self.lead().clamp(-NEAR, NEAR) + NEAR) as usize;
        rows.push(lead, near * STAGES + self.stage());
        let turn =
            (self.on_turn.index() + usize::from(self.seats) - self.seat.index()) % usize::from(self.seats);
        rows.push(step, turn * STEPS + step_of(self.phase));
        let others = self
            .scores()
            .filter(|&(seat, _)| seat != self.seat)
            .map(|(_, (_, cards))| cards);
        let most = usize::from(others.max().unwrap_or(0)).min(7);
        let mine = usize::from(self.on_turn == self.seat);
        rows.push(cards, (mine * 8 + self.hand.len().min(7)) * 8 + most);
        rows.push(ready_rows, mine * 42 + ready.min(41));
        let mut best = [0; 4];
        for kind in self.hand.iter() {
            let card = self.set.card(kind);
            let best = &mut best[card.part as usize];
            *best = usize::from(card.value.min(5)).max(*best);
        }
        rows.push(left_edge, sights.left_end * 6 + best[Part::Left as usize]);
        rows.push(right_edge, sights.right_end * 6 + best[Part::Right as usize]);
        rows.push(top, best[Part::Top as usize] * STAGES + self.stage());
        let others = Seat::all(self.seats).filter(|&other| other != self.seat);
        let edge_cards = others.map(|other| self.held[other.index()][1]).max();
        let open_ends = sights.left_end % 2 * 2 + sights.right_end % 2;
        let edge_cards = usize::from(edge_cards.unwrap_or(0).min(4));
        rows.push(edges, (open_ends * 5 + edge_cards) * 2 + mine);
        rows.push(standard, usize::from(self.drawable[0] / 4).min(12));
        rows.push(edge, usize::from(self.drawable[1] / 3).min(10));
        rows.push(idle, usize::from(self.idle.min(7)));
    }
}

/// The cards of both decks of the standard set.
const STANDARD_CARDS: usize = 78;

/// The step of a turn, as a number.
fn step_of(phase: Phase) -> usize {
    match phase {
        Phase::Ready | Phase::Base | Phase::Marker | Phase::Deal | Phase::First | Phase::Over(_) => 0,
        Phase::Second => 1,
        Phase::Discarding => 2,
        Phase::Playing => 3,
        Phase::Choosing(points) => 3 + usize::from(points.clamp(1, 4)),
        Phase::Drawing(deck, why) => 8 + deck.index() * 3 + why as usize,
    }
}

/// What a card that may still come is good for.
fn future_of(card: Card) -> Option<usize> {
    match (card.part, card.value) {
        (Part::Standard, 5..) => Some(0),
        (Part::Standard, 4) => Some(1),
        (Part::Standard, ..=2) => Some(2),
        (Part::Left, 3..) => Some(3),
        (Part::Right, 3..) => Some(4),
        (Part::Top, _) => Some(5),
        _ => None,
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

#[cfg(test)]
mod tests {
    use dice::SeededDice;
    use games::game_sun::{Sun, SunPosition};
    use rules::{Actor, Dice as _, Game, Options, Position as _, Variant as _};

    use super::*;

    fn described(seen: &Seen<'_>) -> ([u16; ACTIVE], usize) {
        let mut rows = [0; ACTIVE];
        seen.rows(&mut rows);
        (rows, seen.head())
    }

    fn seen(position: &SunPosition, seat: Seat) -> Seen<'_> {
        Seen::new(position.table(), seat, position.hand(seat))
    }

    #[test]
    fn what_follows_an_action_is_described_as_the_position_it_leads_to() {
        let mut compared = [0; 2];
        for number in 0..60 {
            let mut dice = SeededDice::for_part(3, number);
            let seats = 2 + (number % 4) as u8;
            let options = Options {
                variant: Length::ALL[number as usize / 4 % 3],
                ..Options::default()
            };
            let mut position = Sun::start(&options, seats);
            let mut actions = Vec::new();
            while let Some(actor) = position.next_actor() {
                actions.clear();
                position.legal_actions(actor, &mut actions);
                if let Actor::Seat(seat) = actor {
                    let before = seen(&position, seat);
                    for &action in &actions {
                        let after = before.after(action);
                        let mut next = position.clone();
                        next.play_unchecked(actor, action);
                        assert_eq!(after.is_over(), next.outcome().is_some(), "{action:?}");
                        compared[usize::from(after.is_over())] += 1;
                        let wanted = seen(&next, seat);
                        assert!(after.scores().eq(wanted.scores()), "{action:?} in {position:?}");
                        if !after.is_over() {
                            assert_eq!(
                                described(&after),
                                described(&wanted),
                                "{action:?} in {position:?}"
                            );
                        }
                    }
                }
                position.play_unchecked(actor, actions[dice.below(actions.len() as u32) as usize]);
            }
        }
        assert!(compared[0] > 10_000 && compared[1] > 50, "{compared:?}");
    }

    #[test]
    fn a_hand_that_differs_is_described_differently() {
        let mut dice = SeededDice::new(5);
        let mut position = Sun::start(&Options::default(), 2);
        let mut actions = Vec::new();
        while position.table().phase() != Phase::Ready {
            actions.clear();
            position.legal_actions(Actor::Chance, &mut actions);
            position.play_unchecked(Actor::Chance, actions[dice.below(actions.len() as u32) as usize]);
        }
        let seat = position.table().on_turn();
        let other = seat.next(2);
        let own = seen(&position, seat);
        let exchanged = Seen::new(position.table(), seat, position.hand(other));
        assert_ne!(described(&own), described(&exchanged));
    }
}
