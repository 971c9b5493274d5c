//! What a viewer must account for: the past of one deck, as hidden hands showed it.
//!
//! Hidden seats and the kinds of the deck are numbered from 0 here, so that
//! rows of counts need no gaps.

use rules::Seat;

use crate::card::{Deck, Kind, Kinds, Pile};
use crate::story::Step;
use crate::view::SunView;

/// The past of one deck since its first renewal, less all that the viewer saw with its own eyes.
#[derive(Debug)]
pub(crate) struct Past {
    /// The kinds of the deck.
    pub(crate) kinds: Kinds,
    /// The seats whose hands the viewer does not see.
    pub(crate) hidden: Vec<Seat>,
    /// What the viewer has never seen of each pool.
    pub(crate) pools: Vec<Pile>,
    /// How many cards of pool 0 each hidden seat held at the first renewal.
    pub(crate) held: Vec<u8>,
    /// What hidden seats did since.
    pub(crate) deeds: Vec<Deed>,
}

/// Something that happened to hidden hands; seats are numbers of [`Past::hidden`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// The next pool became the deck.
    Renewed,
    /// The seat drew a card of the newest pool.
    Drew(usize),
    /// The seat showed a card of this kind, a number within [`Past::kinds`].
    Showed(usize, usize),
}

impl Past {
    pub(crate) fn new(view: &SunView, hidden: Vec<Seat>, deck: Deck) -> Past {
        let kinds = view.table.set.kinds_of(deck);
        let first_kind = kinds.clone().next().map_or(0, Kind::index);
        let number = |seat: Seat| hidden.iter().position(|&other| other == seat);
        let memory = view.memories[deck.index()].as_ref();
        let steps = memory.map_or(&[][..], |memory| &memory.steps);
        let deeds = steps.iter().filter_map(|step| match *step {
            Step::Renewed => Some(Deed::Renewed),
            Step::Drew(seat) => number(seat).map(Deed::Drew),
            Step::Showed(seat, kind) => number(seat).map(|who| Deed::Showed(who, kind.index() - first_kind)),
        });
        let deeds: Vec<Deed> = deeds.collect();
        // What was shown was held at the first renewal unless it was drawn since.
        let held = hidden.iter().enumerate().map(|(who, &seat)| {
            let balance: i32 = deeds
                .iter()
                .map(|deed| match *deed {
                    Deed::Drew(other) if other == who => -1,
                    Deed::Showed(other, _) if other == who => 1,
                    _ => 0,
                })
                .sum();
            u8::try_from(view.table.held(seat, deck) as i32 + balance).expect("a hand of a few cards")
        });
        Past {
            held: held.collect(),
            pools: pools(view, deck),
            kinds,
            deeds,
            hidden,
        }
    }

    /// The kind with this number.
    pub(crate) fn kind(&self, number: usize) -> Kind {
        self.kinds.clone().nth(number).expect("a kind of the deck")
    }

    /// How many cards the hidden seats have shown.
    pub(crate) fn shown(&self) -> usize {
        let shown = self.deeds.iter().filter(|deed| matches!(deed, Deed::Showed(..)));
        shown.count()
    }
}

/// What the viewer has never seen of each pool.
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
    // What a seen seat held at the first renewal: what it holds and has shown since, less what it drew.
    let mut held = memory.held.sums();
    let mut decks = memory.decks.clone();
    seen.for_each(|kind| held[kind.index()] -= 1);
    for step in &memory.steps {
        if let Step::Showed(seat, kind) = *step
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
