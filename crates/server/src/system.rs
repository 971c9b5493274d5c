//! What the server asks of the system: the time, and bytes that nobody can foresee.

use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime};

use play::Time;

/// The present moment.
pub(crate) fn now() -> Time {
    static CLOCK: OnceLock<SteadyClock> = OnceLock::new();
    CLOCK.get_or_init(|| SteadyClock::started(wall_clock)).now()
}

/// The wall clock is read once, when the server starts, and time is measured from there: anyone who
/// sets the clock of the machine neither gives nor takes anybody's time.
struct SteadyClock {
    began: Instant,
    start: Duration,
}

impl SteadyClock {
    fn started(wall_clock: impl FnOnce() -> Duration) -> SteadyClock {
        SteadyClock {
            began: Instant::now(),
            start: wall_clock(),
        }
    }

    fn now(&self) -> Time {
        // Rounded once: rounding both parts would let the time lag behind the wall clock.
        let now = self.start.saturating_add(self.began.elapsed());
        Time::from_millis(now.as_millis().try_into().unwrap_or(u64::MAX))
    }
}

/// The time since the epoch, as the machine has it.
fn wall_clock() -> Duration {
    SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_default()
}

/// Does work that takes a while on a thread of its own: those that serve pages are few, and must
/// not wait for it.
///
/// # Panics
/// If the work does.
pub(crate) async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        Err(failed) => match failed.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // It is never aborted, so the server is closing, and nobody hears the answer.
            Err(_) => std::future::pending().await,
        },
    }
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

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn setting_the_machines_clock_gives_and_takes_no_time() {
        let machine = Cell::new(Duration::from_secs(1_000_000));
        let clock = SteadyClock::started(|| machine.get());
        let first = clock.now();
        for set in [0, 500_000, 2_000_000] {
            machine.set(Duration::from_secs(set));
            let passed = clock.now().since(first);
            assert!(passed < play::Millis(60_000), "{passed:?}");
        }
        // It goes on by itself.
        while clock.now() == first {
            std::thread::yield_now();
        }
        assert!(clock.now() > first);
    }
}
