//! What lies open on the table: everything in a position except the faces of hidden cards.

use std::fmt;
use std::sync::Arc;

use rules::{BySeat, MAX_SEATS, Phrase, Rule, Seat, Tally, Turn, Variant};

use crate::action::Action;
use crate::board::{Board, MAX_WIDTH};
use crate::cards::{Deck, Hand, Kind, Part, Pile};
use crate::components::SunSet;
use crate::symbols::Symbol;

/// The size of the pyramid (SU-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Length {
    /// Six middle cards in the base row.
    Short,
    /// Seven middle cards in the base row.
    #[default]
    Standard,
    /// Eight middle cards in the base row.
    Long,
}

/// The next step of the match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Chance lays the base row (SU-1).
    Base,
    /// Chance turns up the marker (SU-3).
    Marker,
    /// Chance deals the first hands (SU-3).
    Deal,
    /// Chance chooses the first player (SU-3).
    First,
    /// The seat begins its turn: draw or play (SU-4).
    Ready,
    /// The seat has drawn one card and draws another (SU-5).
    Second,
    /// Chance decides the card that the seat draws from this deck.
    Drawing(Deck, Why),
    /// The seat has more than five cards (SU-6).
    Discarding,
    /// The seat has placed a card and may continue (SU-7).
    Playing,
    /// The seat chooses between a card and this many points (SU-12).
    Choosing(u8),
    /// The match is over (SU-14).
    Over(End),
}

/// The purpose of a drawn card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Why {
    /// The first of two (SU-5).
    First,
    /// The second of two (SU-5).
    Second,
    /// A symbol (SU-12).
    Symbol,
}

/// The ways a match can end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// A card was placed on the top (SU-14).
    Top,
    /// Nobody placed a card for twenty rounds (ruling on SU-14).
    Idle,
}

/// A seat's points by source.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Points {
    /// Standard cards (SU-11).
    pub standard: u16,
    /// Edge cards, doubled (SU-11).
    pub edges: u16,
    /// The top card, tripled (SU-11).
    pub top: u16,
    /// Symbols (SU-12).
    pub symbols: u16,
}

/// The number of rounds without a placed card that ends a match (ruling on SU-14).
pub const IDLE_ROUNDS: u8 = 20;

/// The maximum number of cards in a hand after drawing (SU-6).
pub const HAND_LIMIT: usize = 5;

/// The number of cards dealt to every seat (SU-3).
pub const FIRST_HAND: usize = 4;

/// The open part of the table, the same for every viewer.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct PublicState {
    pub(crate) set: Arc<SunSet>,
    pub(crate) length: Length,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    /// The seat on turn, or being dealt to.
    pub(crate) seat: Seat,
    pub(crate) board: Board,
    /// The number of base cards already laid, including the left end.
    pub(crate) base_laid: u8,
    pub(crate) marker: Option<Kind>,
    pub(crate) discards: Pile,
    pub(crate) pile_lens: [u8; 2],
    pub(crate) deck_lens: [u8; 2],
    pub(crate) hand_lens: [[u8; 2]; MAX_SEATS],
    pub(crate) points: [Points; MAX_SEATS],
    /// The number of turns since a card was placed.
    pub(crate) idle: u8,
    /// A seat that has passed holds no card that could have been placed then: a bit for each part
    /// of the pyramid.
    pub(crate) lacks: [u8; MAX_SEATS],
}

impl Length {
    /// The number of cards in the base row, ends included (SU-1).
    pub const fn width(self) -> usize {
        match self {
            Length::Short => 8,
            Length::Standard => 9,
            Length::Long => 10,
        }
    }
}

impl Variant for Length {
    const ALL: &'static [Length] = &[Length::Short, Length::Standard, Length::Long];

    fn name(self) -> &'static str {
        match self {
            Length::Short => "short",
            Length::Standard => "standard",
            Length::Long => "long",
        }
    }
}

impl Points {
    /// The sum of all points.
    pub const fn total(self) -> i32 {
        self.standard as i32 + self.edges as i32 + self.top as i32 + self.symbols as i32
    }

    #[inline]
    pub(crate) fn add(&mut self, part: Part, points: u8) {
        let line = match part {
            Part::Standard => &mut self.standard,
            Part::Left | Part::Right => &mut self.edges,
            Part::Top => &mut self.top,
        };
        *line += points as u16;
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Points {
            standard,
            edges,
            top,
            symbols,
        } = self;
        write!(f, "{standard}+{edges}+{top}+{symbols}")
    }
}

impl fmt::Debug for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl PublicState {
    /// The table at the start, with only the left end of the base row.
    pub(crate) fn new(set: Arc<SunSet>, length: Length, seats: u8) -> PublicState {
        let mut board = Board::new(length.width());
        board.lay_base(0, set.ends()[0]);
        PublicState {
            length,
            seats,
            phase: Phase::Base,
            seat: Seat::FIRST,
            board,
            base_laid: 1,
            marker: None,
            discards: Pile::EMPTY,
            pile_lens: [0; 2],
            deck_lens: Deck::BOTH.map(|deck| set.deck_len(deck) as u8),
            hand_lens: [[0; 2]; MAX_SEATS],
            points: [Points::default(); MAX_SEATS],
            idle: 0,
            lacks: [0; MAX_SEATS],
            set,
        }
    }

    /// The component set of the match.
    pub fn set(&self) -> &Arc<SunSet> {
        &self.set
    }

    /// The size of the pyramid.
    pub fn length(&self) -> Length {
        self.length
    }

    /// The number of seats.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The next step.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat on turn; while the hands are dealt, the seat that gets the next card.
    #[inline]
    pub fn on_turn(&self) -> Seat {
        self.seat
    }

    /// The pyramid.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The number of middle base cards with this symbol, or none, that have not been laid.
    pub fn middles_left(&self, symbol: Option<Symbol>) -> u8 {
        let laid = self.board.level(0).take(self.base_laid as usize);
        // The ends are not middle cards.
        let middles = laid.take(self.board.width() - 1).skip(1);
        let alike = middles.filter(|&place| self.board.symbol(place) == symbol);
        self.set.middles(symbol) - alike.count() as u8
    }

    /// The edge card that lies open under its deck, once chosen (SU-3).
    pub fn marker(&self) -> Option<Kind> {
        self.marker
    }

    /// The cards on both discard piles, face up.
    pub fn discards(&self) -> &Pile {
        &self.discards
    }

    /// The number of cards on the discard pile of a deck.
    #[inline]
    pub fn discards_len(&self, deck: Deck) -> usize {
        self.pile_lens[deck.index()] as usize
    }

    /// The number of cards left in a deck.
    #[inline]
    pub fn deck_len(&self, deck: Deck) -> usize {
        self.deck_lens[deck.index()] as usize
    }

    /// The number of cards of a deck in a seat's hand: the backs are visible.
    pub fn held(&self, seat: Seat, deck: Deck) -> usize {
        self.hand_lens[seat.index()][deck.index()] as usize
    }

    /// The number of cards in a seat's hand.
    #[inline]
    pub fn hand_len(&self, seat: Seat) -> usize {
        let [standard, edge] = self.hand_lens[seat.index()];
        (standard + edge) as usize
    }

    /// A seat's points.
    pub fn points(&self, seat: Seat) -> Points {
        self.points[seat.index()]
    }

    /// The number of turns since a card was placed.
    pub fn idle_turns(&self) -> u8 {
        self.idle
    }

    /// Whether a card can be drawn from this deck, renewed from its discards if necessary (SU-5).
    #[inline]
    pub fn can_draw(&self, deck: Deck) -> bool {
        self.deck_lens[deck.index()] + self.pile_lens[deck.index()] > 0
    }

    /// Whether a card can be drawn at all.
    #[inline]
    pub fn can_draw_any(&self) -> bool {
        self.can_draw(Deck::Standard) || self.can_draw(Deck::Edge)
    }

    /// The cards of a hand that belong to this deck.
    pub(crate) fn of_deck(&self, hand: Hand, deck: Deck) -> impl Iterator<Item = Kind> + '_ {
        hand.iter().filter(move |&kind| self.set.deck_of(kind) == deck)
    }

    /// The cards that have been placed, in the order of the places.
    pub(crate) fn placed(&self) -> impl Iterator<Item = Kind> + '_ {
        let places = (1..self.board.width()).flat_map(|level| self.board.level(level));
        places.filter_map(|place| self.board.kind(place))
    }

    /// Whether this hand has a card that can be placed.
    pub(crate) fn can_place_any(&self, hand: Hand) -> bool {
        hand.kinds()
            .any(|kind| self.board.is_any_open_for(self.set.card(kind).part))
    }

    /// Whether a pass has revealed that the seat holds no such card.
    pub fn lacks(&self, seat: Seat, part: Part) -> bool {
        self.lacks[seat.index()] & (1 << part as u8) != 0
    }

    /// Who decides now.
    #[inline]
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Base | Phase::Marker | Phase::Deal | Phase::First | Phase::Drawing(..) => Turn::Chance,
            Phase::Ready | Phase::Second | Phase::Discarding | Phase::Playing | Phase::Choosing(_) => {
                Turn::of(self.seat)
            }
            Phase::Over(_) => Turn::Over,
        }
    }

    /// The deck that chance draws from, if a card is due now.
    #[inline]
    pub fn drawing_from(&self) -> Option<Deck> {
        match self.phase {
            Phase::Deal => Some(Deck::Standard),
            Phase::Marker => Some(Deck::Edge),
            Phase::Drawing(deck, _) => Some(deck),
            _ => None,
        }
    }

    /// The legal actions of the seat on turn, which holds this hand.
    #[inline]
    pub(crate) fn seat_actions(&self, hand: Hand, acc: &mut Vec<Action>) {
        match self.phase {
            Phase::Ready => {
                let before = acc.len();
                self.draws(acc);
                self.placements(hand, acc);
                if acc.len() == before {
                    acc.push(Action::Pass);
                }
            }
            Phase::Second => self.draws(acc),
            Phase::Discarding => acc.extend(hand.kinds().map(Action::Discard)),
            Phase::Playing => {
                self.placements(hand, acc);
                acc.push(Action::End);
            }
            Phase::Choosing(_) => {
                self.draws(acc);
                acc.push(Action::Points);
            }
            _ => {}
        }
    }

    #[inline]
    fn draws(&self, acc: &mut Vec<Action>) {
        let decks = Deck::BOTH.into_iter().filter(|&deck| self.can_draw(deck));
        acc.extend(decks.map(Action::Draw));
    }

    #[inline]
    fn placements(&self, hand: Hand, acc: &mut Vec<Action>) {
        if hand.is_empty() {
            return;
        }
        // Every standard card can go to the same places, and there are never more of them than
        // cards in the base row.
        let mut open = [self.board.top(); MAX_WIDTH];
        let mut len = 0;
        for place in self.board.open_for(Part::Standard) {
            open[len] = place;
            len += 1;
        }
        let mut last = None;
        for &kind in hand.cards() {
            if last.replace(kind) == Some(kind) {
                continue;
            }
            match self.set.card(kind).part {
                Part::Standard => {
                    acc.extend(open[..len].iter().map(|&place| Action::Place(kind, place)));
                }
                part => acc.extend(self.board.open_for(part).map(|place| Action::Place(kind, place))),
            }
        }
    }

    /// The points so far, line by line.
    pub fn tally(&self) -> BySeat<Tally> {
        BySeat::from_fn(self.seats, |seat| {
            let points = self.points(seat);
            let mut tally = Tally::default();
            for (rule, id, points) in [
                (11, "sun-points-standard", points.standard),
                (11, "sun-points-edges", points.edges),
                (11, "sun-points-top", points.top),
                (12, "sun-points-symbols", points.symbols),
            ] {
                tally.add(Rule::new("SU", rule), Phrase::new(id), points.into());
            }
            tally
        })
    }
}

impl fmt::Debug for PublicState {
    /// Cards by name, the pyramid from the base up.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = |kinds: Vec<Kind>| self.names(kinds.into_iter());
        write!(f, "{:?} {} {:?}", self.phase, self.seat, self.set)?;
        for level in 0..self.board.width() {
            let cards = self.board.level(level).map(|place| {
                let symbol = Symbol::written(self.board.symbol(place));
                match self.board.kind(place) {
                    Some(kind) => self.set.card(kind).to_string(),
                    None if self.board.is_filled(place) => symbol,
                    None => "-".to_owned(),
                }
            });
            write!(f, " / {}", cards.collect::<Vec<_>>().join(" "))?;
        }
        write!(f, "; marker {}", names(self.marker.into_iter().collect()))?;
        let repeat = |(kind, count): (Kind, u8)| std::iter::repeat_n(kind, count.into());
        write!(
            f,
            "; discards {}",
            names(self.discards.iter().flat_map(repeat).collect())
        )?;
        write!(f, "; decks {:?}; idle {}", self.deck_lens, self.idle)?;
        for seat in Seat::all(self.seats) {
            let (points, held) = (self.points(seat), self.hand_lens[seat.index()]);
            write!(
                f,
                "; {seat:?} {points:?} holds {held:?} lacks {:04b}",
                self.lacks[seat.index()]
            )?;
        }
        Ok(())
    }
}

impl PublicState {
    /// The names of these cards.
    pub(crate) fn names(&self, kinds: impl Iterator<Item = Kind>) -> String {
        let names: Vec<String> = kinds.map(|kind| self.set.card(kind).to_string()).collect();
        names.join(" ")
    }
}
