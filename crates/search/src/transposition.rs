//! The transposition table of alpha-beta.

/// A table of bounded size in which deep results outlive shallow ones.
pub(crate) struct TranspositionTable<M> {
    /// Pairs of entries: the first prefers deep results, the second recent ones.
    entries: Vec<Entry<M>>,
    mask: usize,
    /// The maximum number of entries.
    most: usize,
}

/// The stored result for a board.
#[derive(Clone, Copy)]
pub(crate) struct Entry<M> {
    key: u64,
    /// The best move, or the one that caused the cutoff.
    pub(crate) best: Option<M>,
    pub(crate) value: i16,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

impl<M> Entry<M> {
    const NOTHING: Entry<M> = Entry {
        key: 0,
        best: None,
        value: 0,
        depth: 0,
        bound: Bound::Nothing,
    };
}

/// How to read the value of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// An empty entry.
    Nothing,
    /// A lower bound.
    Least,
    /// An upper bound.
    Most,
    /// The exact value.
    Exact,
}

/// The initial number of entries.
const FIRST: usize = 1 << 12;

impl<M: Copy> TranspositionTable<M> {
    /// A small table that may [`grow`](TranspositionTable::grow) to this many bytes.
    pub(crate) fn new(bytes: usize) -> TranspositionTable<M> {
        let most = (bytes / size_of::<Entry<M>>()).max(2);
        // The largest power of two allowed.
        let most = 1 << most.ilog2();
        let size = FIRST.min(most);
        TranspositionTable {
            entries: vec![Entry::NOTHING; size],
            mask: size - 1,
            most,
        }
    }

    /// Makes room for this many boards, up to the limit. Allocating a large table from the start
    /// would take longer than a short search.
    #[inline]
    pub(crate) fn grow(&mut self, boards: u64) {
        if boards > self.entries.len() as u64 && self.entries.len() < self.most {
            self.double();
        }
    }

    #[cold]
    fn double(&mut self) {
        let size = 2 * self.entries.len();
        let old = std::mem::replace(&mut self.entries, vec![Entry::NOTHING; size]);
        self.mask = size - 1;
        for entry in old.into_iter().filter(|entry| entry.bound != Bound::Nothing) {
            self.put_entry(entry);
        }
    }

    #[inline]
    fn pair(&self, key: u64) -> usize {
        // Multiplication spreads keys that differ in few bits.
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 24) as usize & self.mask & !1
    }

    /// The entry for the board with this key.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry<M>> {
        let pair = self.pair(key);
        let known = |entry: &&Entry<M>| entry.key == key && entry.bound != Bound::Nothing;
        self.entries[pair..pair + 2].iter().find(known).copied()
    }

    #[inline]
    pub(crate) fn put(&mut self, key: u64, best: Option<M>, value: i16, depth: u8, bound: Bound) {
        self.put_entry(Entry {
            key,
            best,
            value,
            depth,
            bound,
        });
    }

    #[inline]
    fn put_entry(&mut self, entry: Entry<M>) {
        let pair = self.pair(entry.key);
        let deep = &self.entries[pair];
        let replaces = deep.key == entry.key || deep.bound == Bound::Nothing || deep.depth <= entry.depth;
        self.entries[if replaces { pair } else { pair + 1 }] = entry;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_found_and_nothing_else() {
        let mut table = TranspositionTable::new(1 << 20);
        table.put(7, Some('a'), -3, 4, Bound::Least);
        let entry = table.get(7).expect("it was put there");
        assert_eq!((entry.best, entry.value, entry.depth), (Some('a'), -3, 4));
        assert_eq!(entry.bound, Bound::Least);
        assert!(table.get(8).is_none());
        // A key of 0 does not mean an empty entry.
        assert!(table.get(0).is_none());
    }

    #[test]
    fn it_never_takes_more_room_than_allowed() {
        for bytes in [1, 1 << 14, 100_000, 1 << 20] {
            let mut table = TranspositionTable::<u32>::new(bytes);
            for boards in 0..30 {
                table.grow(1 << boards);
            }
            let room = table.entries.len() * size_of::<Entry<u32>>();
            assert!(
                room <= bytes.max(2 * size_of::<Entry<u32>>()),
                "{room} of {bytes}"
            );
        }
    }

    #[test]
    fn growing_forgets_nothing_deep() {
        let mut table = TranspositionTable::new(1 << 20);
        let few = 100;
        for key in 1..=few {
            table.put(key, Some(key), 1, 9, Bound::Exact);
        }
        let before: Vec<_> = (1..=few).filter(|&key| table.get(key).is_some()).collect();
        table.grow(FIRST as u64 + 1);
        assert!(table.entries.len() > FIRST);
        for key in before {
            assert_eq!(table.get(key).and_then(|entry| entry.best), Some(key));
        }
    }

    #[test]
    fn a_deep_result_outlives_shallow_ones() {
        let mut table = TranspositionTable::new(1);
        for key in 1..20 {
            table.put(key, Some(0), 1, if key == 1 { 9 } else { 3 }, Bound::Exact);
        }
        assert_eq!(table.get(1).map(|entry| entry.depth), Some(9));
        assert_eq!(table.get(19).map(|entry| entry.depth), Some(3));
    }
}
