use std::fmt;

/// The latest time that can be written: in December of the year 9999.
const LATEST: u64 = 253_402_207_200_000;

/// A point in time, in milliseconds since the Unix epoch. Always passed in: nothing here reads a
/// clock.
///
/// ```
/// use play::{Millis, Time};
/// let start = Time::from_millis(1_700_000_000_123);
/// assert_eq!(start.to_string(), "2023-11-14T22:13:20.123Z");
/// assert_eq!(Time::from_text("2023-11-14T22:13:20.123Z"), Some(start));
/// assert_eq!(start.later(Millis(877)).since(start), Millis(877));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Time(u64);

/// A duration in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub u64);

impl Time {
    /// The epoch: the time of everything in a record without times.
    pub const EPOCH: Time = Time(0);

    /// The latest time that can be written.
    pub const LATEST: Time = Time(LATEST);

    /// The time this many milliseconds after the epoch, at most [`Time::LATEST`].
    pub const fn from_millis(millis: u64) -> Time {
        Time(if millis > LATEST { LATEST } else { millis })
    }

    /// Milliseconds since the epoch.
    pub const fn as_millis(self) -> u64 {
        self.0
    }

    /// The duration since an earlier time; zero if that time is later.
    #[must_use]
    pub const fn since(self, earlier: Time) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }

    /// The time plus a duration.
    #[must_use]
    pub const fn later(self, by: Millis) -> Time {
        Time::from_millis(self.0.saturating_add(by.0))
    }

    /// Parses the output of [`Display`](fmt::Display), and nothing else.
    pub fn from_text(text: &str) -> Option<Time> {
        let stamp: jiff::Timestamp = text.parse().ok()?;
        let time = Time::from_millis(u64::try_from(stamp.as_millisecond()).ok()?);
        (time.to_string() == text).then_some(time)
    }
}

impl fmt::Display for Time {
    /// For example `2026-11-15T09:26:51.123Z`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stamp = jiff::Timestamp::from_millisecond(self.0 as i64).expect("every time is at most LATEST");
        write!(f, "{stamp:.3}")
    }
}

impl fmt::Debug for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Millis {
    /// Parses seconds with three decimals, as [`Display`](fmt::Display) writes them.
    pub fn from_text(text: &str) -> Option<Millis> {
        let (seconds, thousandths) = text.split_once('.')?;
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(seconds) || !digits(thousandths) || thousandths.len() != 3 {
            return None;
        }
        let seconds: u64 = seconds.parse().ok()?;
        let thousandths: u64 = thousandths.parse().ok()?;
        seconds.checked_mul(1000)?.checked_add(thousandths).map(Millis)
    }
}

impl fmt::Display for Millis {
    /// Seconds with three decimals: `12.345`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}", self.0 / 1000, self.0 % 1000)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_and_the_last_moment_can_be_written_and_read() {
        for time in [Time::EPOCH, Time::LATEST, Time::from_millis(u64::MAX)] {
            assert_eq!(Time::from_text(&time.to_string()), Some(time));
        }
    }

    #[test]
    fn only_the_one_way_of_writing_a_time_is_read() {
        for bad in [
            "",
            "2023-11-14",
            "2023-11-14T22:13:20Z",
            "2023-11-14T22:13:20.1234Z",
            "2023-11-14T22:13:20.123+00:00",
            "1960-01-01T00:00:00.000Z",
            "2023-11-14 22:13:20.123Z",
            "2023-02-30T22:13:20.123Z",
        ] {
            assert_eq!(Time::from_text(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn seconds_are_read_with_exactly_three_decimals_and_never_overflow() {
        assert_eq!(Millis::from_text("12.345"), Some(Millis(12_345)));
        let most = u64::MAX / 1000 + 1;
        for bad in [
            "",
            ".",
            "1",
            "1.2",
            "1.2345",
            ".123",
            "+1.000",
            "1.+23",
            &format!("{most}.000"),
        ] {
            assert_eq!(Millis::from_text(bad), None, "{bad:?}");
        }
    }
}
