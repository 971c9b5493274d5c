//! What alpha-beta remembers of boards that it has met.

/// A table of bounded size, in which deep results outlive shallow ones.
pub(crate) struct Table<M> {
    /// Pairs: the first of a pair keeps what is deep, the second what is recent.
    entries: Vec<Entry<M>>,
    mask: usize,
}

/// What is known about a board.
#[derive(Clone, Copy)]
pub(crate) struct Entry<M> {
    key: u64,
    /// The move that was best or refuted the last one.
    pub(crate) best: Option<M>,
    pub(crate) value: i16,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

/// What the value of an entry says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// Nothing: nobody has been here.
    Nothing,
    /// It is worth that much at least.
    Least,
    /// It is worth that much at most.
    Most,
    /// It is worth exactly that.
    Exact,
}

impl<M: Copy> Table<M> {
    /// Room for about this many boards, but no more than so many bytes.
    pub(crate) fn new(boards: u64, bytes: usize) -> Table<M> {
        const LEAST: usize = 1 << 8;
        let most = (bytes / size_of::<Entry<M>>()).max(LEAST);
        // The largest power of two that is allowed.
        let most = 1 << most.ilog2();
        let wanted = usize::try_from(boards).unwrap_or(most).clamp(LEAST, most);
        let size = wanted.next_power_of_two();
        let nothing = Entry {
            key: 0,
            best: None,
            value: 0,
            depth: 0,
            bound: Bound::Nothing,
        };
        Table {
            entries: vec![nothing; size],
            mask: size - 1,
        }
    }

    #[inline]
    fn pair(&self, key: u64) -> usize {
        // Multiplying spreads keys that differ in few bits.
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 24) as usize & self.mask & !1
    }

    /// What is known about the board with this key.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry<M>> {
        let pair = self.pair(key);
        let known = |entry: &&Entry<M>| entry.key == key && entry.bound != Bound::Nothing;
        self.entries[pair..pair + 2].iter().find(known).copied()
    }

    #[inline]
    pub(crate) fn put(&mut self, key: u64, best: Option<M>, value: i16, depth: u8, bound: Bound) {
        let pair = self.pair(key);
        let deep = &self.entries[pair];
        let place = if deep.key == key || deep.bound == Bound::Nothing || deep.depth <= depth {
            pair
        } else {
            pair + 1
        };
        self.entries[place] = Entry {
            key,
            best,
            value,
            depth,
            bound,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_found_and_nothing_else() {
        let mut table = Table::new(1 << 10, 1 << 20);
        table.put(7, Some('a'), -3, 4, Bound::Least);
        let entry = table.get(7).expect("it was put there");
        assert_eq!((entry.best, entry.value, entry.depth), (Some('a'), -3, 4));
        assert_eq!(entry.bound, Bound::Least);
        assert!(table.get(8).is_none());
        // A key of 0 is no sign of an empty place.
        assert!(table.get(0).is_none());
    }

    #[test]
    fn it_never_takes_more_room_than_allowed() {
        for bytes in [1 << 14, 100_000, 1 << 20] {
            let table = Table::<u32>::new(u64::MAX, bytes);
            assert!(table.entries.len() * size_of::<Entry<u32>>() <= bytes);
        }
        assert!(Table::<u32>::new(10, 1 << 26).entries.len() < 1 << 10);
    }

    #[test]
    fn a_deep_result_outlives_shallow_ones() {
        let mut table = Table::new(1, 1);
        let same_pair: Vec<u64> = (1..)
            .filter(|&key| table.pair(key) == table.pair(1))
            .take(20)
            .collect();
        table.put(same_pair[0], Some(0), 1, 9, Bound::Exact);
        for &key in &same_pair[1..] {
            table.put(key, Some(0), 2, 3, Bound::Exact);
        }
        assert_eq!(table.get(same_pair[0]).map(|entry| entry.depth), Some(9));
        assert_eq!(table.get(same_pair[19]).map(|entry| entry.depth), Some(3));
    }
}
