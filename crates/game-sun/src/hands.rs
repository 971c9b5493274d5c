//! All hands that can be dealt from a pool.

/// Calls `found` with all hands of this size that can be dealt from these counts and their odds,
/// until it returns `false`.
pub(crate) fn each_hand(left: &[u8], size: u8, found: &mut dyn FnMut(&[u8], f64) -> bool) {
    fn go_on(
        left: &[u8],
        hand: &mut Vec<u8>,
        size: u8,
        behind: u32,
        odds: f64,
        found: &mut dyn FnMut(&[u8], f64) -> bool,
    ) -> bool {
        let Some(&count) = left.get(hand.len()) else {
            return found(hand, odds);
        };
        let behind = behind - u32::from(count);
        let least = u32::from(size).saturating_sub(behind) as u8;
        for taken in least..=count.min(size) {
            hand.push(taken);
            let on = go_on(
                left,
                hand,
                size - taken,
                behind,
                odds * choose(count.into(), taken),
                found,
            );
            hand.pop();
            if !on {
                return false;
            }
        }
        true
    }
    let total = left.iter().map(|&count| u32::from(count)).sum();
    let odds = 1.0 / choose(total, size);
    go_on(
        left,
        &mut Vec::with_capacity(left.len()),
        size,
        total,
        odds,
        found,
    );
}

/// The binomial coefficient.
fn choose(all: u32, taken: u8) -> f64 {
    let factors = (0..u32::from(taken)).map(|done| f64::from(all - done) / f64::from(done + 1));
    factors.product()
}
