//! Inventing what is hidden, with the right odds.
//!
//! # The law
//! All cards count as different, even those printed alike, and every history
//! of the match that shows the viewer the same is equally likely: each order
//! in which the decks could have lain, and each card that a seat could have
//! meant by what it showed. Nothing is guessed about how people play.
//!
//! # How it is met
//! The hidden cards of a deck fall into *pools*, one for each epoch: the cards
//! that hands held when the deck was first renewed, and the cards that each
//! renewed deck was made of. Within a pool every hidden place (a card in a
//! hand drawn in that epoch, or the rest of the deck) is alike, so what is
//! left of it is dealt out at random.
//!
//! When a seat shows a card of some kind, it may have come from several pools.
//! It comes from pool `e` with a weight of
//!
//! > (cards of pool `e` that the seat holds) × (cards of that kind left in the
//! > pool) ÷ (all cards left in the pool),
//!
//! and afterwards the pool is one such card and one such place smaller. All
//! ways to account for what was shown form a lattice. Its layers are the cards
//! shown, epoch after epoch; its nodes are what is left and, since a spent deck
//! lies in the hands with every card, what the hands hold as far as pools have
//! been dealt out to them ([`crate::frontier`]). However long a match lasts,
//! there are only so many ways to spread a few known cards over the hands, so
//! the layers do not grow with its length. Weights are summed forwards and one
//! way is drawn backwards, so that every way has exactly its odds. Before the
//! first renewal there is one pool, and the lattice is one node.
//!
//! # What exactness costs
//! Nothing is ever forgotten, and every sample fits everything that the viewer
//! has seen. But where three or more hands are hidden and only drawn into and
//! discarded from, there can be millions of ways to spread the cards.
//! [`SunView::worlds`] weighs them all, however long that takes.
//! [`SunView::quick_worlds`] is for who cannot wait: where a lattice would take
//! too much work its layers are thinned out, nodes stand for their neighbours,
//! and the odds are near the right ones instead of equal to them.
//! [`Worlds::is_exact`] tells. `docs/fairness-sun.md` says how seldom that is.

use rules::{Dice, Seat};

use crate::cards::Deck;
use crate::lattice::Lattice;
use crate::past::Past;
use crate::position::SunPosition;
use crate::retold::Dealt;
use crate::story::{Drawn, Story};
use crate::view::SunView;

/// All positions that fit a view, to take many samples from.
///
/// All cards count as different, even those printed alike, and every history
/// that shows the viewer the same is equally likely; nothing is guessed about
/// how people play.
#[derive(Debug)]
pub struct Worlds<'a> {
    view: &'a SunView,
    lattices: [Lattice; 2],
}

impl<'a> Worlds<'a> {
    /// Thinned out if that takes more work than this.
    pub(crate) fn new(view: &'a SunView, most_work: usize) -> Worlds<'a> {
        let hidden = Seat::all(view.table.seats).filter(|&seat| view.hand(seat).is_none());
        let hidden: Vec<Seat> = hidden.collect();
        Worlds {
            view,
            lattices: Deck::BOTH.map(|deck| Lattice::new(most_work, Past::new(view, hidden.clone(), deck))),
        }
    }

    /// How many ways the lattices have: a measure of how much there is to account for.
    pub fn size(&self) -> usize {
        self.lattices.iter().map(Lattice::size).sum()
    }

    /// Whether samples have exactly their odds: always, but for
    /// [`quick_worlds`](SunView::quick_worlds) of matches in which there is so
    /// much to weigh that it had to be thinned out.
    pub fn is_exact(&self) -> bool {
        self.lattices.iter().all(Lattice::is_exact)
    }

    /// One position that fits the view, each as likely as it is.
    pub fn sample(&self, dice: &mut dyn Dice) -> SunPosition {
        let table = self.view.table.clone();
        let set = &table.set;
        let mut hands = self.view.hands.map(Option::unwrap_or_default);
        let stories = Deck::BOTH.map(|deck| {
            let dealt = self.deal(deck, dice);
            for drawn in &dealt.in_hand {
                hands[drawn.seat.index()].insert(drawn.kind);
            }
            match &self.view.memories[deck.index()] {
                None => Story::default(),
                Some(memory) => {
                    let invented = dealt.in_hand.into_iter().chain(dealt.shown);
                    let drawn = memory.drawn.iter().copied();
                    let since = invented.filter(|drawn| drawn.epoch > 0);
                    Story::new(memory.steps.clone(), drawn.chain(since).collect())
                }
            }
        });
        // Whatever lies nowhere else is in the decks.
        let mut elsewhere = table.discards;
        let in_hands = hands.iter().flat_map(|hand| hand.iter());
        for kind in table.placed().chain(in_hands).chain(table.marker) {
            elsewhere[kind] += 1;
        }
        let deck = set.counts().without(&elsewhere);
        SunPosition {
            deck: deck.expect("no card lies in two places"),
            table,
            hands,
            stories,
        }
    }

    fn deal(&self, deck: Deck, dice: &mut dyn Dice) -> Dealt {
        let table = &self.view.table;
        loop {
            let dealt = self.lattices[deck.index()].deal(dice);
            // A pass has shown what its seat does not hold. That is rare, and
            // once somebody can pass no card moves but onto the pyramid, so
            // worlds that contradict it are simply dealt anew.
            let fits = |drawn: &Drawn| !table.lacks(drawn.seat, table.set.card(drawn.kind).part);
            if dealt.in_hand.iter().all(fits) {
                return dealt;
            }
        }
    }
}
