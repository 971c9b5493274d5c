//! Replays the past with concrete cards in the hidden hands.

use rules::Dice;

use crate::cards::{Kind, Pile};
use crate::hands::each_hand;
use crate::past::{Past, PastEvent};
use crate::story::Drawn;

/// Cards of hidden hands, each with its epoch.
#[derive(Debug)]
pub(crate) struct Dealt {
    pub(crate) in_hand: Vec<Drawn>,
    pub(crate) shown: Vec<Drawn>,
}

/// The past as far as it has been replayed.
pub(crate) struct Retold<'a> {
    past: &'a Past,
    pools: Vec<Pile>,
    /// For each pool, the number of its cards that each seat ever draws and has neither shown nor
    /// been given.
    places: Vec<Vec<u8>>,
    /// The cards that each seat has been given, with their pools.
    hands: Vec<Vec<(usize, Kind)>>,
    shown: Vec<Drawn>,
}

impl Retold<'_> {
    pub(crate) fn new(past: &Past) -> Retold<'_> {
        let mut places = vec![vec![0; past.hidden.len()]; past.pools.len()];
        places[0].clone_from(&past.held);
        let mut newest = 0;
        for event in &past.events {
            match *event {
                PastEvent::Renewed => newest += 1,
                PastEvent::Drew(who) => places[newest][who] += 1,
                PastEvent::Showed(..) => {}
            }
        }
        Retold {
            past,
            pools: past.pools.clone(),
            places,
            hands: vec![Vec::new(); past.hidden.len()],
            shown: Vec::with_capacity(past.shown()),
        }
    }

    /// The seat shows a card; `how` as in a [`Way`](crate::gathering::Way).
    pub(crate) fn show(&mut self, who: usize, kind: usize, how: u32, dice: &mut dyn Dice) {
        let kind = self.past.kind(kind);
        let pool = match how.checked_sub(1) {
            Some(pool) => {
                let pool = pool as usize;
                self.pools[pool][kind] -= 1;
                self.places[pool][who] -= 1;
                pool
            }
            None => self.take_from_hand(who, kind, dice),
        };
        let drawn = self.drawn(pool, who, kind);
        self.shown.push(drawn);
    }

    /// Cards of a kind in a hand are equally likely to be the one shown; returns the pool of that
    /// one.
    fn take_from_hand(&mut self, who: usize, kind: Kind, dice: &mut dyn Dice) -> usize {
        let hand = &mut self.hands[who];
        let alike = hand.iter().filter(|&&(_, held)| held == kind).count();
        let nth = dice.below(alike as u32) as usize;
        let mut places = (0..hand.len()).filter(|&at| hand[at].1 == kind);
        let at = places.nth(nth).expect("as many as were counted");
        hand.swap_remove(at).0
    }

    /// The seat is given its cards of a pool; `how` as in a [`Way`](crate::gathering::Way).
    pub(crate) fn deal(&mut self, pool: usize, who: usize, how: u32, dice: &mut dyn Dice) {
        let (left, mut others) = self.left(pool);
        let mut cards = Vec::new();
        let mut number = 0;
        each_hand(&left, self.places[pool][who], &mut |hand, _| {
            if number == how {
                cards = hand.to_vec();
            }
            number += 1;
            number <= how
        });
        let other_cards = cards.pop().unwrap_or(0);
        for (kind, count) in self.past.kinds.clone().zip(cards) {
            (0..count).for_each(|_| self.give(pool, who, kind));
        }
        // Cards that nobody shows again are equally likely to be here.
        for _ in 0..other_cards {
            let kind = nth_card(&others, dice.below(others.len() as u32));
            others[kind] -= 1;
            self.give(pool, who, kind);
        }
    }

    /// What is left of a pool as nodes count it, and the cards of kinds that nobody shows again.
    fn left(&self, pool: usize) -> (Vec<u8>, Pile) {
        let kinds = self.past.kinds.len();
        let mut left = vec![0; kinds + 1];
        let mut others = Pile::EMPTY;
        for (number, kind) in self.past.kinds.clone().enumerate() {
            let count = self.pools[pool][kind];
            if self.past.is_shown_again(number, self.shown.len()) {
                left[number] = count;
            } else {
                left[kinds] += count;
                others[kind] = count;
            }
        }
        (left, others)
    }

    fn give(&mut self, pool: usize, who: usize, kind: Kind) {
        self.pools[pool][kind] -= 1;
        self.places[pool][who] -= 1;
        self.hands[who].push((pool, kind));
    }

    /// Within a pool all places are equivalent, so what is left is dealt out at random.
    pub(crate) fn finish(mut self, dice: &mut dyn Dice) -> Dealt {
        for pool in 0..self.pools.len() {
            let mut cards = self.pools[pool].len() as u32;
            for who in 0..self.hands.len() {
                for _ in 0..self.places[pool][who] {
                    let kind = nth_card(&self.pools[pool], dice.below(cards));
                    cards -= 1;
                    self.give(pool, who, kind);
                }
            }
        }
        let mut in_hand = Vec::new();
        for (who, hand) in self.hands.iter().enumerate() {
            in_hand.extend(hand.iter().map(|&(pool, kind)| self.drawn(pool, who, kind)));
        }
        Dealt {
            in_hand,
            shown: self.shown,
        }
    }

    fn drawn(&self, pool: usize, who: usize, kind: Kind) -> Drawn {
        Drawn {
            epoch: pool as u16,
            seat: self.past.hidden[who],
            kind,
        }
    }
}

fn nth_card(pile: &Pile, mut nth: u32) -> Kind {
    for (kind, count) in pile.iter() {
        if nth < u32::from(count) {
            return kind;
        }
        nth -= u32::from(count);
    }
    unreachable!("the pile has that many cards")
}
