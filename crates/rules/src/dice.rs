/// A source of random numbers, passed in by its owner.
///
/// Implementors provide raw bits. The conversion from bits to a fair choice is written here once
/// and never changes, because records are verified by repeating it.
///
/// ```
/// use rules::Dice;
/// struct Counter(u64);
/// impl Dice for Counter {
///     fn bits(&mut self) -> u64 {
///         self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
///         self.0
///     }
/// }
/// let mut dice = Counter(1);
/// assert!(dice.below(6) < 6);
/// assert_eq!(dice.weighted(&[0, 3, 0]), 1);
/// ```
pub trait Dice {
    /// 64 independent fair bits.
    fn bits(&mut self) -> u64;

    /// A number from 0 to `n - 1`, each equally likely (Lemire's method: a multiplication, and
    /// rejection of the few values that would cause a bias).
    ///
    /// # Panics
    /// If `n` is 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "cannot choose from an empty range");
        let n = u64::from(n);
        let mut product = u128::from(self.bits()) * u128::from(n);
        if (product as u64) < n {
            let unfair = n.wrapping_neg() % n;
            while (product as u64) < unfair {
                product = u128::from(self.bits()) * u128::from(n);
            }
        }
        (product >> 64) as u32
    }

    /// An index chosen with probability proportional to its weight.
    ///
    /// # Panics
    /// If the weights add up to 0 or to more than `u32::MAX`.
    fn weighted(&mut self, weights: &[u32]) -> usize {
        let total = weights
            .iter()
            .try_fold(0u32, |sum, &weight| sum.checked_add(weight))
            .expect("the sum of the weights fits in 32 bits");
        let mut rest = self.below(total);
        for (index, &weight) in weights.iter().enumerate() {
            if rest < weight {
                return index;
            }
            rest -= weight;
        }
        unreachable!("the rest is below the total")
    }
}

impl<D: Dice + ?Sized> Dice for &mut D {
    #[inline]
    fn bits(&mut self) -> u64 {
        (**self).bits()
    }
}
