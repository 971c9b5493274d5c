//! What the server asks of the system: the time, and bytes that nobody can foresee.

use play::Time;

/// The present moment.
pub(crate) fn now() -> Time {
    let since = std::time::SystemTime::now()
        .duration_since(std::time::SystemTime::UNIX_EPOCH)
        .unwrap_or_default();
    Time::from_millis(since.as_millis().try_into().unwrap_or(u64::MAX))
}

/// Bytes from the system's generator.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system's random generator works");
    bytes
}
