//! What the server asks of the system: the time, and bytes that nobody can foresee.

use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime};

use play::Time;

/// The present moment. The wall clock is read once, when the server starts, and time is measured
/// from there: whoever sets the clock of the machine neither gives nor takes anybody's time.
pub(crate) fn now() -> Time {
    static START: OnceLock<(Instant, Duration)> = OnceLock::new();
    let (began, start) = START.get_or_init(|| (Instant::now(), wall_clock()));
    // Rounded once: rounding both parts would let the time lag behind the wall clock.
    let now = start.saturating_add(began.elapsed());
    Time::from_millis(now.as_millis().try_into().unwrap_or(u64::MAX))
}

/// The time since the epoch, as the machine has it.
fn wall_clock() -> Duration {
    SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_default()
}

/// Random bytes from the system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[cfg(feature = "replay")]
    if replay::fill(&mut bytes) {
        return bytes;
    }
    getrandom::fill(&mut bytes).expect("the system's random generator works");
    bytes
}

/// Randomness that can be foreseen, so that what a tester saw happens once more. The program has
/// neither this code nor a way to call it.
#[cfg(feature = "replay")]
pub(crate) mod replay {
    use std::sync::{Mutex, PoisonError};

    use dice::SeededDice;
    use rules::Dice;

    static DICE: Mutex<Option<SeededDice>> = Mutex::new(None);

    /// From now on everything that should be random follows from a seed.
    pub fn foresee(seed: u64) {
        *DICE.lock().unwrap_or_else(PoisonError::into_inner) = Some(SeededDice::new(seed));
    }

    pub(super) fn fill(bytes: &mut [u8]) -> bool {
        let mut dice = DICE.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(dice) = dice.as_mut() else {
            return false;
        };
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&dice.bits().to_be_bytes()[..chunk.len()]);
        }
        true
    }
}
