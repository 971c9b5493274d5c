//! Samples what is hidden, with the right odds.
//!
//! # The law
//! All cards count as different, even those with the same print, and every history of the match
//! that looks the same to the viewer is equally likely: each order of the decks, and each card
//! that a seat could have meant by what it showed. Nothing is assumed about how people play.
//!
//! # How it is met
//! The hidden cards of a deck are divided into *pools*, one for each epoch: the cards that hands
//! held when the deck was first renewed, and the cards of each renewed deck. Within a pool all
//! hidden places (a card in a hand drawn in that epoch, or the rest of the deck) are equivalent,
//! so what is left of it is dealt out at random.
//!
//! When a seat shows a card of some kind, it may have come from several pools. It comes from pool
//! `e` with a weight of
//!
//! > (cards of pool `e` that the seat holds) × (cards of that kind left in the pool) ÷ (all cards
//! > left in the pool),
//!
//! and afterwards the pool has one such card and one such place less. All ways to account for
//! what was shown form a lattice. Its layers are the cards shown, epoch after epoch; its nodes
//! are what is left and, because every card of a spent deck is in a hand, what the hands hold as
//! far as pools have been dealt out to them ([`crate::frontier`]). However long a match lasts,
//! there is only a limited number of ways to distribute a few known cards over the hands, so the
//! layers do not grow with its length. Weights are summed forwards and one way is drawn
//! backwards, so that every way has exactly its odds. Before the first renewal there is one pool,
//! and the lattice is one node.
//!
//! # What exactness costs
//! Nothing is ever forgotten, and every sample is consistent with everything that the viewer has
//! seen. But if three or more hands are hidden and players only draw and discard, there can be
//! millions of ways to distribute the cards. [`SunView::worlds`] weighs them all, however long
//! that takes. Everything else is for callers that cannot wait ([`SunView::quick_worlds`],
//! [`SunView::worlds_until`], and `sample` itself): where a lattice would take too much work its
//! layers are thinned out, nodes represent their neighbours, and the odds are approximate instead
//! of exact. [`Worlds::is_exact`] tells which. `docs/fairness-sun.md` says how rare that is.

use rules::{Dice, Seat};

use crate::cards::Deck;
use crate::lattice::Lattice;
use crate::past::Past;
use crate::position::SunPosition;
use crate::retold::Dealt;
use crate::story::{Drawn, Story};
use crate::view::SunView;

/// All positions consistent with a view, for taking many samples.
///
/// All cards count as different, even those with the same print, and every history that looks the
/// same to the viewer is equally likely; nothing is assumed about how people play.
#[derive(Debug)]
pub struct Worlds<'a> {
    view: &'a SunView,
    lattices: [Lattice; 2],
}

impl<'a> Worlds<'a> {
    /// Thinned out if it would take more work than this, or is interrupted.
    pub(crate) fn new(view: &'a SunView, most_work: usize, interrupted: &dyn Fn() -> bool) -> Worlds<'a> {
        let hidden = Seat::all(view.table.seats).filter(|&seat| view.hand(seat).is_none());
        let hidden: Vec<Seat> = hidden.collect();
        Worlds {
            view,
            lattices: Deck::BOTH.map(|deck| {
                let past = Past::new(view, hidden.clone(), deck);
                Lattice::new(most_work, past, interrupted)
            }),
        }
    }

    /// The number of ways in the lattices: a measure of how much there is to account for.
    pub fn size(&self) -> usize {
        self.lattices.iter().map(Lattice::size).sum()
    }

    /// Whether samples have exactly their odds: always, except for
    /// [`quick_worlds`](SunView::quick_worlds) of matches with so much to weigh that the lattice
    /// was thinned out.
    pub fn is_exact(&self) -> bool {
        self.lattices.iter().all(Lattice::is_exact)
    }

    /// Samples one position consistent with the view, with its odds.
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
        // Cards that are nowhere else are in the decks.
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
            // A pass has revealed what its seat does not hold. That is rare, and once somebody
            // can pass cards only move onto the pyramid, so worlds that contradict it are simply
            // sampled again.
            let fits = |drawn: &Drawn| !table.lacks(drawn.seat, table.set.card(drawn.kind).part);
            if dealt.in_hand.iter().all(fits) {
                return dealt;
            }
        }
    }
}
