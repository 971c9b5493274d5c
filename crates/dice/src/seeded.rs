use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rules::Dice;

/// Fast dice that always roll the same for the same seed: xoshiro256++.
///
/// ```
/// use dice::SeededDice;
/// use rules::Dice;
/// let rolls = |seed| { let mut dice = SeededDice::new(seed); [(); 4].map(|()| dice.below(6) + 1) };
/// assert_eq!(rolls(7), rolls(7));
/// assert_ne!(rolls(7), rolls(8));
/// ```
#[derive(Clone, Debug)]
pub struct SeededDice(Xoshiro256PlusPlus);

impl SeededDice {
    /// Dice with this seed.
    pub fn new(seed: u64) -> SeededDice {
        SeededDice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Dice for one numbered part of a larger job, so that matches come out the same whichever
    /// thread plays them.
    pub fn for_part(seed: u64, part: u64) -> SeededDice {
        SeededDice::new(seed ^ part.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
}

impl Dice for SeededDice {
    #[inline]
    fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}
