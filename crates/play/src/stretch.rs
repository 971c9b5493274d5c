//! Lists that grow at their end. A match is copied for every command, so that those who look at
//! it keep what they look at; its copies share all of their lists except the last few things.

use std::fmt;
use std::ops::Index;
use std::sync::Arc;

/// The most things that are copied.
const CHUNK: usize = 32;

/// A list that grows at its end, and whose copies share what they have in common.
pub(crate) struct Growing<T> {
    /// Chunks of [`CHUNK`] things each.
    full: Arc<Vec<Arc<[T]>>>,
    /// The things after them, fewer than a chunk.
    rest: Vec<T>,
}

/// A stretch of a list, to read.
pub struct Stretch<'a, T> {
    full: &'a [Arc<[T]>],
    rest: &'a [T],
    from: usize,
    to: usize,
}

impl<T: Clone> Growing<T> {
    pub(crate) fn push(&mut self, thing: T) {
        self.rest.push(thing);
        if self.rest.len() == CHUNK {
            let chunk = std::mem::take(&mut self.rest);
            Arc::make_mut(&mut self.full).push(chunk.into());
        }
    }

    /// Removes everything after the first `len`.
    pub(crate) fn truncate(&mut self, len: usize) {
        let whole = len / CHUNK;
        if whole < self.full.len() {
            self.rest = self.full[whole].to_vec();
            Arc::make_mut(&mut self.full).truncate(whole);
        }
        self.rest.truncate(len - whole * CHUNK);
    }

    /// Removes what does not stay; each is asked about once, in order.
    pub(crate) fn retain(&mut self, mut stays: impl FnMut(&T) -> bool) {
        let stay: Vec<bool> = self.all().iter().map(&mut stays).collect();
        let Some(first) = stay.iter().position(|stays| !stays) else {
            return;
        };
        let later = self.all().after(first);
        let kept: Vec<T> = later
            .iter()
            .zip(&stay[first..])
            .filter(|(_, stays)| **stays)
            .map(|(thing, _)| thing.clone())
            .collect();
        self.truncate(first);
        for thing in kept {
            self.push(thing);
        }
    }
}

impl<T> Growing<T> {
    pub(crate) fn new() -> Growing<T> {
        Growing {
            full: Arc::default(),
            rest: Vec::new(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.full.len() * CHUNK + self.rest.len()
    }

    pub(crate) fn get(&self, index: usize) -> Option<&T> {
        self.all().get(index)
    }

    pub(crate) fn all(&self) -> Stretch<'_, T> {
        Stretch {
            full: &self.full,
            rest: &self.rest,
            from: 0,
            to: self.len(),
        }
    }
}

impl<T: Clone> Clone for Growing<T> {
    /// A copy has room for the one thing that most copies are made for, and no more.
    fn clone(&self) -> Growing<T> {
        let mut rest = Vec::with_capacity(self.rest.len() + 1);
        rest.extend_from_slice(&self.rest);
        Growing {
            full: Arc::clone(&self.full),
            rest,
        }
    }
}

impl<T: PartialEq> PartialEq for Growing<T> {
    fn eq(&self, other: &Self) -> bool {
        (Arc::ptr_eq(&self.full, &other.full) && self.rest == other.rest) || self.all() == other.all()
    }
}

impl<T: Eq> Eq for Growing<T> {}

impl<T: fmt::Debug> fmt::Debug for Growing<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.all().fmt(f)
    }
}

impl<'a, T> Stretch<'a, T> {
    /// Nothing.
    pub(crate) const fn none() -> Stretch<'a, T> {
        Stretch {
            full: &[],
            rest: &[],
            from: 0,
            to: 0,
        }
    }

    /// How many things it has.
    pub const fn len(&self) -> usize {
        self.to - self.from
    }

    /// Whether it has none.
    pub const fn is_empty(&self) -> bool {
        self.from == self.to
    }

    /// The thing at this place; the first is at 0.
    pub fn get(&self, index: usize) -> Option<&'a T> {
        let index = self.from.checked_add(index).filter(|index| *index < self.to)?;
        match self.full.get(index / CHUNK) {
            Some(chunk) => chunk.get(index % CHUNK),
            None => self.rest.get(index % CHUNK),
        }
    }

    /// The first of them.
    pub fn first(&self) -> Option<&'a T> {
        self.get(0)
    }

    /// The last of them.
    pub fn last(&self) -> Option<&'a T> {
        self.get(self.len().checked_sub(1)?)
    }

    /// Those after the first `count`.
    #[must_use]
    pub fn after(self, count: usize) -> Stretch<'a, T> {
        let from = self.from.saturating_add(count).min(self.to);
        Stretch { from, ..self }
    }

    /// The first `count`.
    #[must_use]
    pub fn before(self, count: usize) -> Stretch<'a, T> {
        let to = self.from.saturating_add(count).min(self.to);
        Stretch { to, ..self }
    }

    /// All of them in order.
    pub const fn iter(&self) -> StretchIter<'a, T> {
        StretchIter(Stretch { ..*self })
    }

    /// Copies of all of them.
    pub fn to_vec(&self) -> Vec<T>
    where
        T: Clone,
    {
        self.iter().cloned().collect()
    }

    /// How many of the first things fulfil this, if all that do come before all that do not.
    pub(crate) fn partition_point(&self, mut is_before: impl FnMut(&T) -> bool) -> usize {
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = low.midpoint(high);
            if is_before(&self[middle]) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }

    /// The place of the thing with this key, if they are in the order of their keys.
    pub(crate) fn find_by_key<K: Ord>(&self, key: &K, mut key_of: impl FnMut(&T) -> K) -> Option<usize> {
        let place = self.partition_point(|thing| key_of(thing) < *key);
        self.get(place)
            .is_some_and(|thing| key_of(thing) == *key)
            .then_some(place)
    }
}

impl<T> Clone for Stretch<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Stretch<'_, T> {}

impl<T> Index<usize> for Stretch<'_, T> {
    type Output = T;

    fn index(&self, index: usize) -> &T {
        self.get(index).expect("a place in the stretch")
    }
}

impl<T: PartialEq> PartialEq for Stretch<'_, T> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().eq(other.iter())
    }
}

impl<T: Eq> Eq for Stretch<'_, T> {}

impl<T: fmt::Debug> fmt::Debug for Stretch<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a, T> IntoIterator for Stretch<'a, T> {
    type Item = &'a T;
    type IntoIter = StretchIter<'a, T>;

    fn into_iter(self) -> StretchIter<'a, T> {
        StretchIter(self)
    }
}

impl<'a, T> IntoIterator for &Stretch<'a, T> {
    type Item = &'a T;
    type IntoIter = StretchIter<'a, T>;

    fn into_iter(self) -> StretchIter<'a, T> {
        self.iter()
    }
}

/// Iterates over a [`Stretch`].
#[derive(Debug)]
pub struct StretchIter<'a, T>(Stretch<'a, T>);

impl<T> Clone for StretchIter<'_, T> {
    fn clone(&self) -> Self {
        StretchIter(self.0)
    }
}

impl<'a, T> Iterator for StretchIter<'a, T> {
    type Item = &'a T;

    fn next(&mut self) -> Option<&'a T> {
        let next = self.0.first()?;
        self.0.from += 1;
        Some(next)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }

    fn nth(&mut self, count: usize) -> Option<&'a T> {
        self.0 = self.0.after(count);
        self.next()
    }
}

impl<T> DoubleEndedIterator for StretchIter<'_, T> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let last = self.0.last()?;
        self.0.to -= 1;
        Some(last)
    }
}

impl<T> ExactSizeIterator for StretchIter<'_, T> {}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(many: usize) -> Growing<usize> {
        let mut list = Growing::new();
        (0..many).for_each(|number| list.push(number));
        list
    }

    #[test]
    fn it_holds_what_a_vector_would() {
        for many in [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 5 * CHUNK, 5 * CHUNK + 7] {
            let list = counted(many);
            let expected: Vec<usize> = (0..many).collect();
            assert_eq!(list.all().to_vec(), expected);
            assert_eq!((list.len(), list.all().last()), (many, expected.last()));
            assert_eq!(list.get(many), None);
            let backwards: Vec<usize> = list.all().iter().rev().copied().collect();
            assert!(backwards.iter().eq(expected.iter().rev()));
            for at in 0..=many {
                assert_eq!(list.all().after(at).to_vec(), expected[at..]);
                assert_eq!(list.all().before(at).to_vec(), expected[..at]);
                assert_eq!(list.all().partition_point(|number| *number < at), at);
                let mut shorter = list.clone();
                shorter.truncate(at);
                assert_eq!(shorter, counted(at));
                shorter.push(at);
                assert_eq!(shorter, counted(at + 1));
            }
            assert_eq!(list, counted(many), "copies change nothing");
        }
    }

    #[test]
    fn what_does_not_stay_goes() {
        let mut list = counted(3 * CHUNK + 5);
        let is_kept = |number: usize| number < CHUNK || !number.is_multiple_of(3);
        let mut asked = Vec::new();
        list.retain(|number| {
            asked.push(*number);
            is_kept(*number)
        });
        assert!(asked.into_iter().eq(0..3 * CHUNK + 5));
        let kept = (0..3 * CHUNK + 5).filter(|number| is_kept(*number));
        assert!(list.all().iter().copied().eq(kept));
    }

    #[test]
    fn copies_share_what_is_full() {
        let list = counted(3 * CHUNK + 1);
        let mut copy = list.clone();
        (0..CHUNK).for_each(|number| copy.push(number));
        for (one, other) in list.full.iter().zip(&*copy.full) {
            assert!(Arc::ptr_eq(one, other));
        }
    }
}
