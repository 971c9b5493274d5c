//! What a viewer must account for: the past of one deck, as hidden hands showed it.
//!
//! Hidden seats and the kinds of the deck are numbered from 0 here, so that rows of counts have
//! no gaps.

use rules::Seat;

use crate::cards::{Deck, Kind, Kinds, Pile};
use crate::story::DeckEvent;
use crate::view::SunView;

/// The past of one deck since its first renewal, without the cards that the viewer itself saw.
#[derive(Debug)]
pub(crate) struct Past {
    /// The kinds of the deck.
    pub(crate) kinds: Kinds,
    /// The seats whose hands the viewer does not see.
    pub(crate) hidden: Vec<Seat>,
    /// The cards of each pool that the viewer has never seen.
    pub(crate) pools: Vec<Pile>,
    /// The number of cards of pool 0 that each hidden seat held at the first renewal.
    pub(crate) held: Vec<u8>,
    /// What hidden seats did since then: epoch by epoch, and within an epoch seat by seat. Seats
    /// affect each other only through what is left in the pools, so this is equivalent to the
    /// order of time, and leaves fewer possibilities open in between.
    pub(crate) events: Vec<PastEvent>,
    /// The same, by seat.
    ahead: Vec<Vec<Ahead>>,
    /// By seat and kind, the number of the last such card shown, from 1; 0 if there is none.
    last_shown: Vec<Vec<usize>>,
}

/// An event of hidden hands; seats are numbers of [`Past::hidden`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PastEvent {
    /// The next pool became the deck.
    Renewed,
    /// The seat drew a card from the newest pool.
    Drew(usize),
    /// The seat showed a card of this kind, a number within [`Past::kinds`].
    Showed(usize, usize),
}

/// The later events of one seat, see [`Past::ahead`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ahead {
    /// It draws a card of this pool.
    Draws(usize),
    /// It shows a card of this kind.
    Shows(usize),
}

impl Past {
    pub(crate) fn new(view: &SunView, hidden: Vec<Seat>, deck: Deck) -> Past {
        let kinds = view.table.set.kinds_of(deck);
        let first_kind = kinds.clone().next().map_or(0, Kind::index);
        let number = |seat: Seat| hidden.iter().position(|&other| other == seat);
        let memory = view.memories[deck.index()].as_ref();
        let steps = memory.map_or(&[][..], |memory| &memory.steps);
        let events = steps.iter().filter_map(|step| match *step {
            DeckEvent::Renewed => Some(PastEvent::Renewed),
            DeckEvent::Drew(seat) => number(seat).map(PastEvent::Drew),
            DeckEvent::Showed(seat, kind) => {
                number(seat).map(|who| PastEvent::Showed(who, kind.index() - first_kind))
            }
        });
        let mut events: Vec<PastEvent> = events.collect();
        for epoch in events.split_mut(|event| *event == PastEvent::Renewed) {
            epoch.sort_by_key(|event| match *event {
                PastEvent::Renewed => 0,
                PastEvent::Drew(who) | PastEvent::Showed(who, _) => who,
            });
        }
        let mut ahead = vec![Vec::new(); hidden.len()];
        let mut last_shown = vec![vec![0; kinds.len()]; hidden.len()];
        let (mut newest, mut shown) = (0, 0);
        for event in &events {
            match *event {
                PastEvent::Renewed => newest += 1,
                PastEvent::Drew(who) => ahead[who].push(Ahead::Draws(newest)),
                PastEvent::Showed(who, kind) => {
                    shown += 1;
                    ahead[who].push(Ahead::Shows(kind));
                    last_shown[who][kind] = shown;
                }
            }
        }
        // A card that was shown was held at the first renewal unless it was drawn since.
        let held = hidden.iter().enumerate().map(|(who, &seat)| {
            let balance: i32 = events
                .iter()
                .map(|event| match *event {
                    PastEvent::Drew(other) if other == who => -1,
                    PastEvent::Showed(other, _) if other == who => 1,
                    _ => 0,
                })
                .sum();
            u8::try_from(view.table.held(seat, deck) as i32 + balance).expect("a hand of a few cards")
        });
        Past {
            held: held.collect(),
            pools: pools(view, deck),
            kinds,
            events,
            ahead,
            last_shown,
            hidden,
        }
    }

    /// The kind with this number.
    pub(crate) fn kind(&self, number: usize) -> Kind {
        self.kinds.clone().nth(number).expect("a kind of the deck")
    }

    /// The number of cards of each kind in a pool at its start, without those that the viewer
    /// saw.
    pub(crate) fn pool(&self, number: usize) -> &[u8] {
        self.pools[number].counts(&self.kinds)
    }

    /// What the seat does after this many of its events.
    pub(crate) fn ahead(&self, who: usize, done: usize) -> &[Ahead] {
        &self.ahead[who][done..]
    }

    /// Whether the seat shows the kind again after this many cards.
    pub(crate) fn shows_again(&self, who: usize, kind: usize, shown: usize) -> bool {
        self.last_shown[who][kind] > shown
    }

    /// Whether anybody shows the kind again after this many cards.
    pub(crate) fn is_shown_again(&self, kind: usize, shown: usize) -> bool {
        self.last_shown.iter().any(|last| last[kind] > shown)
    }

    /// The number of cards that the hidden seats have shown.
    pub(crate) fn shown(&self) -> usize {
        let shown = self
            .events
            .iter()
            .filter(|event| matches!(event, PastEvent::Showed(..)));
        shown.count()
    }
}

/// The cards of each pool that the viewer has never seen.
fn pools(view: &SunView, deck: Deck) -> Vec<Pile> {
    let table = &view.table;
    let seen = view
        .hands
        .iter()
        .flatten()
        .flat_map(|&hand| table.of_deck(hand, deck));
    let Some(memory) = &view.memories[deck.index()] else {
        let all_of_deck = |&kind: &Kind| table.set.deck_of(kind) == deck;
        let mut unseen = Pile::EMPTY;
        for kind in table.set.kinds_of(deck) {
            unseen[kind] = table.set.counts()[kind] - table.discards[kind];
        }
        for kind in table.placed().chain(table.marker).filter(all_of_deck).chain(seen) {
            unseen[kind] -= 1;
        }
        return vec![unseen];
    };
    // What a visible seat held at the first renewal: what it holds and has shown since, minus
    // what it drew.
    let mut held = memory.held.sums();
    let mut decks = memory.decks.clone();
    seen.for_each(|kind| held[kind.index()] -= 1);
    for step in &memory.steps {
        if let DeckEvent::Showed(seat, kind) = *step
            && view.hand(seat).is_some()
        {
            held[kind.index()] -= 1;
        }
    }
    for drawn in &memory.drawn {
        held[drawn.kind.index()] += 1;
        decks[drawn.epoch as usize - 1][drawn.kind] -= 1;
    }
    let mut pools = vec![Pile::from_sums(&held)];
    pools.append(&mut decks);
    pools
}
