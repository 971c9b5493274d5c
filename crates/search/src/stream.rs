use rules::Dice;

/// Dice that a searcher makes for itself from one roll of the caller's, so
/// that it can roll the same again: the generator `SplitMix64`.
///
/// ```
/// use rules::Dice;
/// use search::Stream;
/// let mut one = Stream::new(7);
/// let mut other = one.clone();
/// assert_eq!(one.bits(), other.bits());
/// ```
#[derive(Clone, Debug)]
pub struct Stream(u64);

impl Stream {
    /// The dice with this seed.
    pub const fn new(seed: u64) -> Stream {
        Stream(seed)
    }

    /// New dice that share nothing with these but their origin.
    pub fn split(&mut self) -> Stream {
        Stream(self.bits())
    }
}

impl Dice for Stream {
    #[inline]
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
}
