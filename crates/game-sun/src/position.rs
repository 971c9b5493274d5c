//! The rules: the legal actions and their effects.

use rules::{
    Actor, BySeat, Ending, Game, MAX_SEATS, Numbering, Options, Outcome, Phrase, Position, Rule, Seat, Tally,
    Turn,
};

use std::fmt;
use std::ops::RangeInclusive;

use crate::action::Action;
use crate::board::{Board, Place};
use crate::cards::{Deck, Hand, Kind, Part, Pile};
use crate::components::SunSet;
use crate::refusal::SunRefusal;
use crate::state::{End, FIRST_HAND, HAND_LIMIT, IDLE_ROUNDS, Length, Phase, PublicState, Why};
use crate::story::Story;
use crate::symbols::Symbol;

/// Pyramid of the Sun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sun;

impl Game for Sun {
    const ID: &'static str = "sun";
    const REVISION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;
    const RULES: Numbering = Numbering {
        prefix: "SU",
        count: 14,
    };
    const MINUTES: RangeInclusive<u16> = 20..=30;
    type Variant = Length;
    type Components = SunSet;
    type Position = SunPosition;

    fn start(options: &Options<Sun>, seats: u8) -> SunPosition {
        assert!(Sun::SEATS.contains(&seats), "2 to 5 seats");
        let table = PublicState::new(options.components.clone(), options.variant, seats);
        SunPosition {
            deck: *options.components.counts(),
            table,
            hands: [Hand::default(); MAX_SEATS],
            stories: Default::default(),
        }
    }
}

/// The complete state at one moment of a match.
///
/// # Equality
/// Everything counts: the table, the hands, what is left in the decks, and, once a deck has been
/// renewed, what everybody could learn about it since.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct SunPosition {
    pub(crate) table: PublicState,
    /// The cards left in both decks, unordered: chance decides which card comes next.
    pub(crate) deck: Pile,
    pub(crate) hands: [Hand; MAX_SEATS],
    pub(crate) stories: [Story; 2],
}

impl SunPosition {
    /// The open part of the table.
    #[inline]
    pub fn table(&self) -> &PublicState {
        &self.table
    }

    /// The cards that a seat holds.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// The cards left in both decks.
    pub fn deck(&self) -> &Pile {
        &self.deck
    }

    /// How often a deck has been renewed (SU-5).
    pub fn renewals(&self, deck: Deck) -> u16 {
        self.stories[deck.index()].epoch()
    }

    fn refuse_seat(&self, seat: Seat, action: Action) -> Option<SunRefusal> {
        let table = &self.table;
        match (table.phase, action) {
            (_, Action::Base(_) | Action::Marker(_) | Action::Card(_) | Action::First(_)) => {
                Some(SunRefusal::OnlyChance)
            }
            (Phase::Ready | Phase::Second | Phase::Choosing(_), Action::Draw(deck)) => {
                (!table.can_draw(deck)).then_some(SunRefusal::NothingToDraw(deck))
            }
            (Phase::Ready | Phase::Playing, Action::Place(kind, place)) => {
                self.refuse_placement(seat, kind, place)
            }
            (Phase::Ready, Action::Pass) => {
                let can_act = table.can_draw_any() || table.can_place_any(self.hand(seat));
                can_act.then_some(SunRefusal::MayNotPass)
            }
            (Phase::Ready, Action::End) => Some(SunRefusal::DrawOrPlay),
            (Phase::Second, _) => Some(SunRefusal::DrawFirst),
            (Phase::Discarding, Action::Discard(kind)) => {
                (!self.hand(seat).contains(kind)).then_some(SunRefusal::NotInHand)
            }
            (Phase::Discarding, _) => Some(SunRefusal::DiscardFirst),
            (Phase::Playing, Action::End) | (Phase::Choosing(_), Action::Points) => None,
            (Phase::Playing, Action::Draw(_)) => Some(SunRefusal::AlreadyPlayed),
            (Phase::Playing, Action::Pass) => Some(SunRefusal::MayNotPass),
            (Phase::Choosing(_), _) => Some(SunRefusal::ChooseFirst),
            (_, Action::Discard(_)) => Some(SunRefusal::NothingToDiscard),
            (_, Action::Points) => Some(SunRefusal::NothingToChoose),
            // The other phases belong to chance or to nobody.
            _ => Some(SunRefusal::NotYourTurn),
        }
    }

    fn refuse_placement(&self, seat: Seat, kind: Kind, place: Place) -> Option<SunRefusal> {
        let board = &self.table.board;
        if !self.hand(seat).contains(kind) {
            return Some(SunRefusal::NotInHand);
        }
        if !board.has(place) {
            return Some(SunRefusal::NoSuchPlace);
        }
        if board.is_filled(place) {
            return Some(SunRefusal::Taken);
        }
        let part = self.table.set.card(kind).part;
        if !board.fits(part, place) {
            return Some(SunRefusal::WrongPlace(part));
        }
        (!board.is_open(place)).then_some(SunRefusal::Unsupported)
    }

    fn refuse_chance(&self, action: Action) -> Option<SunRefusal> {
        let table = &self.table;
        let can_come = match (table.phase, action) {
            (Phase::Base, Action::Base(symbol)) => table.middles_left(symbol) > 0,
            (Phase::First, Action::First(seat)) => seat.index() < table.seats as usize,
            (Phase::Marker, Action::Marker(kind))
            | (Phase::Deal | Phase::Drawing(..), Action::Card(kind)) => {
                let deck = table.drawing_from().expect("one of the phases that draw");
                table.set.has(kind) && table.set.deck_of(kind) == deck && self.deck[kind] > 0
            }
            _ => false,
        };
        (!can_come).then_some(SunRefusal::NoSuchChance)
    }

    #[inline]
    fn chance_actions(&self, acc: &mut Vec<Action>) {
        let table = &self.table;
        match table.phase {
            Phase::Base => {
                let symbols = table.set.middle_symbols();
                let symbols = symbols.filter(|&symbol| table.middles_left(symbol) > 0);
                acc.extend(symbols.map(Action::Base));
            }
            Phase::Marker => self.kinds_in(Deck::Edge, acc, Action::Marker),
            Phase::Deal => self.kinds_in(Deck::Standard, acc, Action::Card),
            Phase::Drawing(deck, _) => self.kinds_in(deck, acc, Action::Card),
            Phase::First => acc.extend(Seat::all(table.seats).map(Action::First)),
            _ => {}
        }
    }

    /// Appends an action for every kind left in the deck. Most random matches spend most of their
    /// time here, so the kinds are collected without a branch.
    #[inline]
    fn kinds_in(&self, deck: Deck, acc: &mut Vec<Action>, action: impl Fn(Kind) -> Action) {
        let kinds = self.table.set.kinds_of(deck);
        let before = acc.len();
        // As many as possible; the unused ones are cut off again.
        acc.resize(before + kinds.len(), Action::Pass);
        let slots = &mut acc[before..];
        let mut len = 0;
        for (kind, &count) in kinds.clone().zip(self.deck.counts(&kinds)) {
            slots[len] = action(kind);
            len += usize::from(count > 0);
        }
        acc.truncate(before + len);
    }

    /// SU-1: a card of the base row; the right end follows the last one automatically.
    fn lay_base(&mut self, symbol: Option<Symbol>) {
        let table = &mut self.table;
        table.board.lay_base(table.base_laid as usize, symbol);
        table.base_laid += 1;
        let last = table.board.width() - 1;
        if table.base_laid as usize == last {
            let [_, right_end] = table.set.ends();
            table.board.lay_base(last, right_end);
            table.base_laid += 1;
            table.phase = Phase::Marker;
        }
    }

    /// SU-3: the marker leaves the game.
    fn lay_marker(&mut self, kind: Kind) {
        self.deck[kind] -= 1;
        self.table.deck_lens[Deck::Edge.index()] -= 1;
        self.table.marker = Some(kind);
        self.table.phase = Phase::Deal;
    }

    /// SU-3: four cards for every seat, one seat after the other.
    fn deal(&mut self, kind: Kind) {
        self.take(Deck::Standard, kind);
        let table = &mut self.table;
        if table.deck_len(Deck::Standard) == 0 {
            table.phase = Phase::First;
        } else if table.hand_len(table.seat) == FIRST_HAND {
            table.seat = table.seat.next(table.seats);
            if table.seat == Seat::FIRST {
                table.phase = Phase::First;
            }
        }
    }

    /// SU-5: an empty deck is renewed when a card must be drawn from it.
    #[inline]
    fn draw(&mut self, deck: Deck) {
        let table = &mut self.table;
        let why = match table.phase {
            Phase::Second => Why::Second,
            Phase::Choosing(_) => Why::Symbol,
            _ => Why::First,
        };
        table.phase = Phase::Drawing(deck, why);
        if table.deck_len(deck) == 0 {
            for kind in table.set.kinds_of(deck) {
                self.deck[kind] = std::mem::take(&mut table.discards[kind]);
            }
            table.deck_lens[deck.index()] = std::mem::take(&mut table.pile_lens[deck.index()]);
            self.stories[deck.index()].renewed();
        }
    }

    /// A card was drawn; what follows depends on the purpose.
    #[inline]
    fn drawn(&mut self, deck: Deck, why: Why, kind: Kind) {
        self.take(deck, kind);
        self.stories[deck.index()].drew(self.table.seat, kind);
        match why {
            Why::First if self.table.can_draw_any() => self.table.phase = Phase::Second,
            Why::First | Why::Second => self.end_drawing(),
            Why::Symbol => self.go_on_playing(),
        }
    }

    #[inline]
    fn take(&mut self, deck: Deck, kind: Kind) {
        let seat = self.table.seat.index();
        self.deck[kind] -= 1;
        self.table.deck_lens[deck.index()] -= 1;
        self.table.hand_lens[seat][deck.index()] += 1;
        self.hands[seat].insert(kind);
    }

    /// A card leaves the hand, visible to all.
    #[inline]
    fn show(&mut self, kind: Kind) -> Deck {
        let seat = self.table.seat;
        let deck = self.table.set.deck_of(kind);
        self.hands[seat.index()].remove(kind);
        self.table.hand_lens[seat.index()][deck.index()] -= 1;
        self.stories[deck.index()].showed(seat, kind);
        deck
    }

    /// SU-6: a hand of more than five cards must be reduced to five.
    #[inline]
    fn end_drawing(&mut self) {
        if self.table.hand_len(self.table.seat) > HAND_LIMIT {
            self.table.phase = Phase::Discarding;
        } else {
            self.end_idle_turn();
        }
    }

    fn discard(&mut self, kind: Kind) {
        let deck = self.show(kind);
        self.table.discards[kind] += 1;
        self.table.pile_lens[deck.index()] += 1;
        self.end_drawing();
    }

    /// SU-7: points first, then the symbol.
    #[inline]
    fn place(&mut self, kind: Kind, place: Place) {
        self.show(kind);
        let table = &mut self.table;
        let card = table.set.card(kind);
        let touching = card
            .symbol
            .map_or(0, |symbol| table.board.touching(place, symbol));
        table.board.lay(place, kind, card);
        table.points[table.seat.index()].add(card.part, Board::points(card, place));
        table.idle = 0;
        if touching > 0 {
            table.phase = Phase::Choosing(touching);
        } else {
            self.go_on_playing();
        }
    }

    /// SU-12: points instead of a card.
    #[inline]
    fn score_symbols(&mut self) {
        if let Phase::Choosing(points) = self.table.phase {
            self.table.points[self.table.seat.index()].symbols += points as u16;
        }
        self.go_on_playing();
    }

    /// A card is settled: the match continues unless it was the last (SU-14).
    #[inline]
    fn go_on_playing(&mut self) {
        self.table.phase = if self.table.board.is_complete() {
            Phase::Over(End::Top)
        } else {
            Phase::Playing
        };
    }

    fn pass(&mut self) {
        let table = &mut self.table;
        for part in Part::ALL {
            if table.board.is_any_open_for(part) {
                table.lacks[table.seat.index()] |= 1 << part as u8;
            }
        }
        self.end_idle_turn();
    }

    /// Ends a turn without a placed card; too many of them end the match (ruling on SU-14).
    #[inline]
    fn end_idle_turn(&mut self) {
        self.table.idle += 1;
        if self.table.idle >= IDLE_ROUNDS * self.table.seats {
            self.table.phase = Phase::Over(End::Idle);
        } else {
            self.end_turn();
        }
    }

    #[inline]
    fn end_turn(&mut self) {
        self.table.seat = self.table.seat.next(self.table.seats);
        self.table.phase = Phase::Ready;
    }
}

impl fmt::Debug for SunPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in Seat::all(self.table.seats) {
            write!(f, "{seat:?} holds {}; ", self.table.names(self.hand(seat).iter()))?;
        }
        write!(f, "{:?}", self.table)?;
        let stories = self.stories.iter().filter(|story| story.epoch() > 0);
        stories.into_iter().try_for_each(|story| write!(f, "; {story:?}"))
    }
}

impl Position for SunPosition {
    type Action = Action;
    type Refusal = SunRefusal;

    #[inline]
    fn seats(&self) -> u8 {
        self.table.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.table.turn()
    }

    #[inline]
    fn legal_actions(&self, actor: Actor, acc: &mut Vec<Action>) {
        if !self.turn().allows(actor) {
            return;
        }
        match actor {
            Actor::Seat(seat) => self.table.seat_actions(self.hand(seat), acc),
            Actor::Chance => self.chance_actions(acc),
        }
    }

    fn refuse(&self, actor: Actor, action: Action) -> Option<SunRefusal> {
        if self.turn() == Turn::Over {
            return Some(SunRefusal::Over);
        }
        if !self.turn().allows(actor) {
            return Some(SunRefusal::NotYourTurn);
        }
        match actor {
            Actor::Seat(seat) => self.refuse_seat(seat, action),
            Actor::Chance => self.refuse_chance(action),
        }
    }

    #[inline]
    fn chance_weight(&self, outcome: Action) -> u32 {
        match outcome {
            Action::Base(symbol) => self.table.middles_left(symbol).into(),
            Action::Marker(kind) | Action::Card(kind) => self.deck[kind].into(),
            _ => 1,
        }
    }

    #[inline]
    fn play_unchecked(&mut self, _: Actor, action: Action) {
        match action {
            Action::Base(symbol) => self.lay_base(symbol),
            Action::Marker(kind) => self.lay_marker(kind),
            Action::Card(kind) => match self.table.phase {
                Phase::Drawing(deck, why) => self.drawn(deck, why, kind),
                _ => self.deal(kind),
            },
            Action::First(seat) => {
                self.table.seat = seat;
                self.table.phase = Phase::Ready;
            }
            Action::Draw(deck) => self.draw(deck),
            Action::Discard(kind) => self.discard(kind),
            Action::Place(kind, place) => self.place(kind, place),
            Action::Points => self.score_symbols(),
            Action::End => self.end_turn(),
            Action::Pass => self.pass(),
        }
    }

    fn tally(&self) -> BySeat<Tally> {
        self.table.tally()
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(finish) = self.table.phase else {
            return None;
        };
        let phrase = match finish {
            End::Top => Phrase::new("sun-ended-by-top").with("seat", self.table.seat),
            End::Idle => Phrase::new("sun-ended-idle").with("rounds", i64::from(IDLE_ROUNDS)),
        };
        let ending = Ending {
            rule: Rule::new("SU", 14),
            phrase,
        };
        let table = &self.table;
        let points = BySeat::from_fn(table.seats, |seat| table.points(seat).total());
        let keys = points.map(|seat, &points| (points, table.hand_len(seat)));
        Some(Outcome::ranked(points, &keys, ending))
    }
}
