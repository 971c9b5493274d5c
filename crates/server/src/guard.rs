//! Keeping others out of each other's way: how much one sender may send.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A burst may be so many times what is allowed in a second.
const BURST: f64 = 3.0;

/// As many addresses are remembered; then the quietest are forgotten.
const REMEMBERED: usize = 10_000;

/// Counts what every address sends.
pub(crate) struct Guard {
    rate: f64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// What one sender may still send: it fills up with time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: f64, now: Instant) -> Bucket {
        let left = rate * BURST;
        Bucket { left, at: now }
    }

    /// Takes one; says whether there was one left.
    pub(crate) fn take(&mut self, rate: f64, now: Instant) -> bool {
        let passed = now.duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * rate).min(rate * BURST);
        self.at = now;
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }
}

impl Guard {
    pub(crate) fn new(rate: u32) -> Guard {
        Guard {
            rate: f64::from(rate.max(1)),
            buckets: Mutex::default(),
        }
    }

    /// The rate that one sender may keep up.
    pub(crate) const fn rate(&self) -> f64 {
        self.rate
    }

    pub(crate) fn admits(&self, address: IpAddr, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED && !buckets.contains_key(&address) {
            let full = self.rate * BURST;
            let rate = self.rate;
            buckets
                .retain(|_, bucket| bucket.left + now.duration_since(bucket.at).as_secs_f64() * rate < full);
            if buckets.len() >= REMEMBERED {
                return false;
            }
        }
        let bucket = buckets
            .entry(address)
            .or_insert_with(|| Bucket::full(self.rate, now));
        bucket.take(self.rate, now)
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_flood_is_stopped_and_patience_is_rewarded() {
        let guard = Guard::new(10);
        let now = Instant::now();
        let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let let_in = (0..100).filter(|_| guard.admits(address, now)).count();
        assert_eq!(let_in, 30);
        let later = now + Duration::from_secs(1);
        let let_in = (0..100).filter(|_| guard.admits(address, later)).count();
        assert_eq!(let_in, 10);
        let other = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));
        assert!(guard.admits(other, later));
    }

    #[test]
    fn a_sea_of_addresses_does_not_fill_memory() {
        let guard = Guard::new(1);
        let now = Instant::now();
        for number in 0..20_000_u32 {
            guard.admits(IpAddr::V4(Ipv4Addr::from_bits(number)), now);
        }
        assert!(guard.buckets.lock().expect("no panic").len() <= REMEMBERED);
    }
}
