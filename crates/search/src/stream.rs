use rules::Dice;

/// Dice that a searcher seeds with one roll of the caller's dice, so that it can repeat rolls:
/// the generator `SplitMix64`.
#[derive(Clone, Debug)]
pub(crate) struct Stream(u64);

impl Stream {
    /// The dice with this seed.
    pub(crate) const fn new(seed: u64) -> Stream {
        Stream(seed)
    }

    /// Independent dice derived from these.
    pub(crate) fn split(&mut self) -> Stream {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_rolls_the_published_numbers_and_the_same_again() {
        // The first numbers for seed 1234567 as published with the generator.
        let mut dice = Stream::new(1234567);
        let again = dice.clone();
        let rolls = [(); 3].map(|()| dice.bits());
        assert_eq!(
            rolls,
            [6457827717110365317, 3203168211198807973, 9817491932198370423]
        );
        assert_eq!([again].map(|mut dice| dice.bits()), rolls[..1]);
    }
}
