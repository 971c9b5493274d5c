//! What one viewer knows.

use std::fmt;

use rules::{Actor, BySeat, Dice, MAX_SEATS, Observe, Seat, Tally, Turn, View, Viewer};

use crate::action::Action;
use crate::board::Place;
use crate::cards::{Card, Deck, Hand, Pile};
use crate::position::SunPosition;
use crate::state::{Phase, PublicState};
use crate::story::{DeckEvent, Drawn};
use crate::symbols::Symbol;
use crate::worlds::Worlds;

/// Everything that one viewer knows: the table, the visible hands, and what it can remember about
/// renewed decks.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct SunView {
    pub(crate) viewer: Viewer,
    pub(crate) table: PublicState,
    pub(crate) hands: [Option<Hand>; MAX_SEATS],
    /// For each deck, once it has been renewed.
    pub(crate) memories: [Option<Memory>; 2],
}

/// What a viewer remembers about a deck since its first renewal.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Memory {
    pub(crate) steps: Vec<DeckEvent>,
    /// The cards of this deck that all hands together held at that renewal: everything that was
    /// neither on the table nor among the discards.
    pub(crate) held: Pile,
    /// The deck at the start of epoch 1, 2, …
    pub(crate) decks: Vec<Pile>,
    /// The cards that the visible seats have drawn since.
    pub(crate) drawn: Vec<Drawn>,
}

/// The number of rows tried before a quick lattice is thinned out.
const QUICK: usize = 2_000_000;

/// What one viewer learns from one action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A middle card of the base row shows this symbol, or none.
    Base(Option<Symbol>),
    /// This edge card is the marker.
    Marker(Card),
    /// This seat plays first.
    First(Seat),
    /// The seat draws from this deck, which is renewed first if it was empty.
    Draws {
        /// The seat.
        seat: Seat,
        /// The deck.
        deck: Deck,
        /// Whether the deck was renewed from its discards first.
        renewed: bool,
    },
    /// The seat gets a card of this deck.
    Gets {
        /// The seat.
        seat: Seat,
        /// The deck.
        deck: Deck,
        /// The card, if the viewer may see it.
        card: Option<Card>,
    },
    /// The seat discards this card.
    Discards(Seat, Card),
    /// The seat places this card there.
    Places(Seat, Card, Place),
    /// The seat takes this many points for a symbol.
    Scores(Seat, u8),
    /// The seat ends its turn.
    Ends(Seat),
    /// The seat can neither draw nor place.
    Passes(Seat),
}

impl SunView {
    /// The viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The open part of the table.
    pub fn table(&self) -> &PublicState {
        &self.table
    }

    /// The cards that a seat holds, if the viewer may see them.
    pub fn hand(&self, seat: Seat) -> Option<Hand> {
        self.hands[seat.index()]
    }

    /// All positions that the viewer considers possible, for taking many samples, each with
    /// exactly its odds.
    ///
    /// This is very fast, except for matches in which hardly anything is placed: then it can take
    /// seconds and gigabytes. Use [`quick_worlds`](SunView::quick_worlds) if that is too much.
    pub fn worlds(&self) -> Worlds<'_> {
        Worlds::new(self, usize::MAX, &|| false)
    }

    /// The same with a bounded amount of work; the odds are approximate where there is too much
    /// to weigh.
    pub fn quick_worlds(&self) -> Worlds<'_> {
        self.worlds_until(&|| false)
    }

    /// The same, and weighs as little as possible as soon as the callback returns true.
    pub fn worlds_until(&self, interrupted: &dyn Fn() -> bool) -> Worlds<'_> {
        Worlds::new(self, QUICK, interrupted)
    }
}

impl fmt::Debug for SunView {
    /// Hands first, because they distinguish views.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}:", self.viewer)?;
        for seat in Seat::all(self.table.seats) {
            if let Some(hand) = self.hand(seat) {
                write!(f, " {seat:?} holds {};", self.table.names(hand.iter()))?;
            }
        }
        write!(f, " {:?}", self.table)?;
        let memories = self.memories.iter().flatten();
        memories
            .into_iter()
            .try_for_each(|memory| write!(f, "; {memory:?}"))
    }
}

impl View for SunView {
    type Action = Action;

    fn seats(&self) -> u8 {
        self.table.seats
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn legal_actions(&self, seat: Seat, acc: &mut Vec<Action>) {
        if let Some(hand) = self.hands[seat.index()]
            && self.turn().allows(Actor::Seat(seat))
        {
            self.table.seat_actions(hand, acc);
        }
    }

    fn tally(&self) -> BySeat<Tally> {
        self.table.tally()
    }
}

impl Observe for SunPosition {
    type View = SunView;
    type Event = Event;

    fn view(&self, viewer: Viewer) -> SunView {
        match viewer {
            Viewer::Seat(seat) => assert!(seat.index() < self.table.seats as usize, "a seat of this table"),
            Viewer::Public | Viewer::All => {}
        }
        let mut hands = [None; MAX_SEATS];
        for seat in Seat::all(self.table.seats).filter(|&seat| sees(viewer, seat)) {
            hands[seat.index()] = Some(self.hand(seat));
        }
        SunView {
            viewer,
            table: self.table.clone(),
            hands,
            memories: Deck::BOTH.map(|deck| self.memory(deck, viewer)),
        }
    }

    fn event(&self, _: Actor, action: Action, viewer: Viewer) -> Option<Event> {
        let table = &self.table;
        let seat = table.seat;
        let card = |kind| table.set.card(kind);
        Some(match action {
            Action::Base(symbol) => Event::Base(symbol),
            Action::Marker(kind) => Event::Marker(card(kind)),
            Action::First(first) => Event::First(first),
            Action::Card(kind) => Event::Gets {
                seat,
                deck: table.set.deck_of(kind),
                card: sees(viewer, seat).then(|| card(kind)),
            },
            Action::Draw(deck) => Event::Draws {
                seat,
                deck,
                renewed: table.deck_len(deck) == 0,
            },
            Action::Discard(kind) => Event::Discards(seat, card(kind)),
            Action::Place(kind, place) => Event::Places(seat, card(kind), place),
            Action::Points => match table.phase {
                Phase::Choosing(points) => Event::Scores(seat, points),
                _ => return None,
            },
            Action::End => Event::Ends(seat),
            Action::Pass => Event::Passes(seat),
        })
    }

    fn sample(view: &SunView, dice: &mut dyn Dice) -> SunPosition {
        view.quick_worlds().sample(dice)
    }

    fn sample_until(view: &SunView, dice: &mut dyn Dice, interrupted: &dyn Fn() -> bool) -> SunPosition {
        view.worlds_until(interrupted).sample(dice)
    }
}

/// Whether the viewer sees the cards of this seat.
fn sees(viewer: Viewer, seat: Seat) -> bool {
    match viewer {
        Viewer::Seat(own) => own == seat,
        Viewer::Public => false,
        Viewer::All => true,
    }
}

impl SunPosition {
    /// What a viewer knows about a deck; `None` before its first renewal.
    fn memory(&self, deck: Deck, viewer: Viewer) -> Option<Memory> {
        let story = &self.stories[deck.index()];
        if story.epoch() == 0 {
            return None;
        }
        // All draws and shown cards since are undone to find the hands at the first renewal.
        let held: Pile = Seat::all(self.table.seats)
            .flat_map(|seat| self.table.of_deck(self.hand(seat), deck))
            .collect();
        let mut held = held.sums();
        for step in story.steps() {
            if let DeckEvent::Showed(_, kind) = *step {
                held[kind.index()] += 1;
            }
        }
        // A renewed deck consisted of all cards drawn in its epoch plus, for the current epoch,
        // what is left.
        let mut decks = vec![Pile::EMPTY; story.epoch() as usize];
        for drawn in story.drawn() {
            held[drawn.kind.index()] -= 1;
            decks[drawn.epoch as usize - 1][drawn.kind] += 1;
        }
        let now = decks.last_mut().expect("an epoch after a renewal");
        for kind in self.table.set.kinds_of(deck) {
            now[kind] += self.deck[kind];
        }
        let drawn = story.drawn().iter().copied();
        Some(Memory {
            steps: story.steps().to_vec(),
            held: Pile::from_sums(&held),
            decks,
            drawn: drawn.filter(|drawn| sees(viewer, drawn.seat)).collect(),
        })
    }
}
