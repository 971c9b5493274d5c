use std::thread::sleep;
use std::time::{Duration, Instant};

/// From one look to the next.
const PAUSE: Duration = Duration::from_millis(20);

/// How long we wait before we give up.
const PATIENCE: Duration = Duration::from_mins(1);

/// Waits until something holds that can only be looked at again and again.
///
/// # Panics
/// If it does not hold within a minute.
#[track_caller]
pub fn until(what: &str, mut so: impl FnMut() -> bool) {
    let end = Instant::now() + PATIENCE;
    while !so() {
        assert!(Instant::now() < end, "waited in vain until {what}");
        sleep(PAUSE);
    }
}
