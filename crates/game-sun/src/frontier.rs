//! All possible states at one moment of a [`Past`], with their odds.
//!
//! A *node* is a row of counts. It contains exactly what the odds of everything shown later
//! depend on:
//!
//! - for every hidden seat the cards that it is known to hold, by kind: those of pools that have
//!   been dealt out;
//! - for every pool that has not been dealt out, the cards left in it, by kind, and how many of
//!   them each seat holds.
//!
//! Kinds that a seat does not show again are not counted in its hand, and kinds that nobody shows
//! again are counted together in a pool. Nodes that differ only in such cards are merged. Nodes
//! from which a seat cannot continue to what it shows next are dropped as soon as that is known.

use crate::gathering::{Gathering, Ways};
use crate::hands::each_hand;
use crate::past::{Ahead, Past};

/// How many later events of a seat are examined to see whether it can continue.
const LOOK_AHEAD: usize = 16;

/// Nodes with their odds, as rows of the same shape.
#[derive(Clone, Debug)]
pub(crate) struct Frontier {
    /// The number of kinds; pools have one more column, for all kinds that nobody shows again.
    kinds: usize,
    seats: usize,
    /// The pools that have not been dealt out, oldest first.
    live: Vec<usize>,
    pub(crate) rows: Vec<u8>,
    pub(crate) weights: Vec<f64>,
}

/// A step from one frontier to the next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Move<'a> {
    pub(crate) past: &'a Past,
    /// The seat whose hand is concerned.
    pub(crate) who: usize,
    /// The number of its events so far, including this one.
    pub(crate) done: usize,
    /// The number of cards shown by all seats, including this one.
    pub(crate) shown: usize,
}

/// What a step may cost.
#[derive(Clone, Copy)]
pub(crate) struct Allowance<'a> {
    /// The number of rows that may be tried.
    pub(crate) rows: usize,
    /// Asked now and then.
    pub(crate) interrupted: &'a dyn Fn() -> bool,
}

/// Whether to go on is asked once per this many nodes.
const PATIENCE: usize = 1_024;

impl Frontier {
    /// The single node of the first renewal: pool 0, held entirely by the seats.
    pub(crate) fn new(past: &Past) -> Frontier {
        let kinds = past.kinds.len();
        let mut start = Frontier {
            kinds,
            seats: past.hidden.len(),
            live: Vec::new(),
            rows: vec![0; past.hidden.len() * kinds],
            weights: vec![1.0],
        };
        start.open(past, 0, 0);
        let places = start.place(0, 0);
        start.rows[places..places + past.held.len()].copy_from_slice(&past.held);
        start
    }

    /// No nodes, for rows of the same shape.
    pub(crate) fn of_same_shape(&self) -> Frontier {
        Frontier {
            rows: Vec::with_capacity(self.rows.len()),
            weights: Vec::with_capacity(self.len()),
            live: self.live.clone(),
            ..*self
        }
    }

    /// The number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.weights.len()
    }

    /// The pools that have not been dealt out.
    pub(crate) fn live(&self) -> &[usize] {
        &self.live
    }

    /// The number of counts in a row.
    pub(crate) fn width(&self) -> usize {
        self.left(self.live.len())
    }

    /// Adds a pool from which nobody has drawn yet, after this many cards were shown.
    pub(crate) fn open(&mut self, past: &Past, pool: usize, shown: usize) {
        let mut block = vec![0; self.kinds + 1 + self.seats];
        for (kind, &count) in past.pool(pool).iter().enumerate() {
            let again = past.is_shown_again(kind, shown);
            block[if again { kind } else { self.kinds }] += count;
        }
        let width = self.width();
        self.live.push(pool);
        let mut rows = Vec::with_capacity(self.len() * self.width());
        for row in self.rows.chunks_exact(width) {
            rows.extend_from_slice(row);
            rows.extend_from_slice(&block);
        }
        self.rows = rows;
    }

    /// A seat draws a card from the newest pool.
    pub(crate) fn draw(&mut self, who: usize) {
        let (width, place) = (self.width(), self.place(self.live.len() - 1, who));
        self.rows.chunks_exact_mut(width).for_each(|row| row[place] += 1);
    }

    /// A seat shows a card of this kind: every way to account for it leads to a node; `None` if
    /// that costs too much. Adds the number of rows tried to the work.
    pub(crate) fn show(
        &self,
        step: Move<'_>,
        kind: usize,
        most: Allowance<'_>,
        work: &mut usize,
    ) -> Option<(Frontier, Ways)> {
        let who = step.who;
        let mut next = Gathering::new(self);
        let mut outlook = Outlook::default();
        for (from, row) in self.rows.chunks_exact(self.width()).enumerate() {
            let is_too_much = next.tried() > most.rows;
            if is_too_much || from.is_multiple_of(PATIENCE) && from > 0 && (most.interrupted)() {
                return None;
            }
            let mut account = |how: usize, factor: f64, columns: &[usize]| {
                let successor = next.begin(row);
                for &column in columns {
                    successor[column] -= 1;
                }
                self.drop_unneeded(successor, step, kind);
                if outlook.is_open(self, successor, step) {
                    next.end(from, how as u32, factor * self.weights[from]);
                } else {
                    next.give_up();
                }
            };
            let known = self.hand(who) + kind;
            if row[known] > 0 {
                account(0, f64::from(row[known]), &[known]);
            }
            for (at, &pool) in self.live.iter().enumerate() {
                let (left, place) = (self.left(at), self.place(at, who));
                let (alike, holds) = (row[left + kind], row[place]);
                if alike > 0 && holds > 0 {
                    let counts = row[left..=left + self.kinds].iter();
                    let total: u32 = counts.map(|&count| u32::from(count)).sum();
                    let factor = f64::from(alike) * f64::from(holds) / f64::from(total);
                    account(1 + pool, factor, &[left + kind, place]);
                }
            }
        }
        *work += next.tried();
        Some(next.finish())
    }

    /// Clears what must no longer distinguish nodes once a card of this kind was shown.
    fn drop_unneeded(&self, row: &mut [u8], step: Move<'_>, kind: usize) {
        if !step.past.shows_again(step.who, kind, step.shown) {
            row[self.hand(step.who) + kind] = 0;
        }
        if !step.past.is_shown_again(kind, step.shown) {
            for at in 0..self.live.len() {
                let left = self.left(at);
                row[left + self.kinds] += std::mem::take(&mut row[left + kind]);
            }
        }
    }

    /// Gives a seat its cards from a spent pool, in every possible way; `None` if more rows than
    /// this would have to be tried. Adds their number to the work.
    pub(crate) fn deal(
        &self,
        step: Move<'_>,
        pool: usize,
        most: usize,
        work: &mut usize,
    ) -> Option<(Frontier, Ways)> {
        let at = self.live.iter().position(|&live| live == pool)?;
        let (left, place, hand) = (self.left(at), self.place(at, step.who), self.hand(step.who));
        let mut next = Gathering::new(self);
        let mut outlook = Outlook::default();
        for (from, row) in self.rows.chunks_exact(self.width()).enumerate() {
            let mut how = 0;
            each_hand(&row[left..=left + self.kinds], row[place], &mut |cards, odds| {
                let successor = next.begin(row);
                successor[place] = 0;
                for (kind, &count) in cards.iter().enumerate() {
                    successor[left + kind] -= count;
                    if kind < self.kinds && step.past.shows_again(step.who, kind, step.shown) {
                        successor[hand + kind] += count;
                    }
                }
                if outlook.is_open(self, successor, step) {
                    next.end(from, how, odds * self.weights[from]);
                } else {
                    next.give_up();
                }
                how += 1;
                next.tried() <= most
            });
            if next.tried() > most {
                break;
            }
        }
        *work += next.tried();
        (next.tried() <= most).then(|| next.finish())
    }

    /// Removes the columns of a pool that has been dealt out.
    pub(crate) fn close(&mut self, pool: usize) {
        let at = self.live.iter().position(|&live| live == pool);
        let at = at.expect("a pool that has not been dealt out before");
        let (width, block) = (self.width(), self.left(at)..self.left(at + 1));
        let mut rows = Vec::with_capacity(self.rows.len());
        for row in self.rows.chunks_exact(width) {
            debug_assert!(row[block.clone()].iter().all(|&count| count == 0), "a spent pool");
            rows.extend_from_slice(&row[..block.start]);
            rows.extend_from_slice(&row[block.end..]);
        }
        self.live.remove(at);
        self.rows = rows;
    }

    /// Keeps this many nodes. Each represents its neighbours in sorted order, and is kept with a
    /// probability proportional to their odds.
    pub(crate) fn thin(&mut self, ways: &mut Ways, most: usize) {
        let width = self.width();
        let row = |node: usize| &self.rows[node * width..(node + 1) * width];
        let mut sorted: Vec<usize> = (0..self.len()).collect();
        sorted.sort_unstable_by_key(|&node| row(node));
        // Systematic sampling: nodes lie on a line with lengths proportional to their odds; those
        // at evenly spaced points are kept.
        let mut kept = Vec::with_capacity(most);
        let mut thinned = self.of_same_shape();
        let (mut end, mut points) = (0.0, 0);
        for node in sorted {
            end += self.weights[node] * most as f64;
            let before = points;
            while f64::from(points) + 0.5 < end {
                points += 1;
            }
            if points > before {
                kept.push(node);
                thinned.rows.extend_from_slice(row(node));
                thinned.weights.push(f64::from(points - before) / most as f64);
            }
        }
        ways.keep(&kept);
        *self = thinned;
    }

    fn hand(&self, who: usize) -> usize {
        who * self.kinds
    }

    fn left(&self, at: usize) -> usize {
        self.seats * self.kinds + at * (self.kinds + 1 + self.seats)
    }

    fn place(&self, at: usize, who: usize) -> usize {
        self.left(at) + self.kinds + 1 + who
    }
}

/// What a seat would have to show from unknown cards, and whether it can.
#[derive(Default)]
struct Outlook {
    hand: Vec<u8>,
    /// The number of cards of each kind that must come from pools.
    lacking: Vec<u8>,
    /// Pools with the number of cards that the seat still draws from them.
    drawn: Vec<(usize, u8)>,
}

impl Outlook {
    /// Whether the seat can show what it shows next. "Yes" may be wrong, because every kind is
    /// examined as if no other kind needed the same place.
    fn is_open(&mut self, nodes: &Frontier, row: &[u8], step: Move<'_>) -> bool {
        let (past, who) = (step.past, step.who);
        self.hand.clear();
        self.hand
            .extend_from_slice(&row[nodes.hand(who)..nodes.hand(who + 1)]);
        self.lacking.clear();
        self.lacking.resize(nodes.kinds, 0);
        self.drawn.clear();
        let places = (0..nodes.live.len()).map(|at| u32::from(row[nodes.place(at, who)]));
        let mut unknown: u32 = places.sum();
        for ahead in past.ahead(who, step.done).iter().take(LOOK_AHEAD) {
            match *ahead {
                Ahead::Draws(pool) => {
                    unknown += 1;
                    match self.drawn.last_mut() {
                        Some((newest, count)) if *newest == pool => *count += 1,
                        _ => self.drawn.push((pool, 1)),
                    }
                }
                Ahead::Shows(kind) if self.hand[kind] > 0 => self.hand[kind] -= 1,
                Ahead::Shows(kind) => {
                    self.lacking[kind] += 1;
                    if unknown == 0 || self.lacking[kind] > self.supply(nodes, row, step, kind) {
                        return false;
                    }
                    unknown -= 1;
                }
            }
        }
        true
    }

    /// The number of cards of a kind that the seat can have got from pools.
    fn supply(&self, nodes: &Frontier, row: &[u8], step: Move<'_>, kind: usize) -> u8 {
        let drawn_of = |pool: usize| {
            let found = self.drawn.iter().find(|&&(drawn, _)| drawn == pool);
            found.map_or(0, |&(_, count)| count)
        };
        let now = nodes.live.iter().enumerate().map(|(at, &pool)| {
            let places = row[nodes.place(at, step.who)] + drawn_of(pool);
            places.min(row[nodes.left(at) + kind])
        });
        let later = self
            .drawn
            .iter()
            .filter(|(pool, _)| !nodes.live.contains(pool))
            .map(|&(pool, count)| count.min(step.past.pool(pool)[kind]));
        now.chain(later).sum()
    }
}
