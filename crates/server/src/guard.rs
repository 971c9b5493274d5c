//! Keeping others out of each other's way: how much one sender may send, hold and store.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use store::GuestId;

use crate::limits::ResourceLimits;

/// The burst size as a multiple of the rate per second.
const BURST: f64 = 3.0;

/// The number of senders remembered; beyond it the quietest are forgotten.
const REMEMBERED: usize = 10_000;

/// One of so many is forgotten then, so that not every newcomer makes us look for the quietest.
const FORGOTTEN: usize = 10;

/// A site with many networks of IPv6 may send as much as this many senders.
const SITE: f64 = 8.0;

const DAY: Duration = Duration::from_hours(24);

/// Where a request comes from, as far as budgets are concerned: an address, or the network of
/// one customer, who has many addresses of IPv6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sender(IpAddr);

impl Sender {
    pub(crate) const fn of(address: IpAddr) -> Sender {
        match address.to_canonical() {
            IpAddr::V4(address) => Sender(IpAddr::V4(address)),
            IpAddr::V6(address) => {
                let network = address.to_bits() >> 64 << 64;
                Sender(IpAddr::V6(Ipv6Addr::from_bits(network)))
            }
        }
    }

    /// The site to which a network of IPv6 belongs: it has 65,536 of them.
    const fn site(self) -> Option<Sender> {
        match self.0 {
            IpAddr::V4(_) => None,
            IpAddr::V6(network) => {
                let site = network.to_bits() >> 80 << 80;
                Some(Sender(IpAddr::V6(Ipv6Addr::from_bits(site))))
            }
        }
    }
}

/// Who asks for something that costs: a guest, from somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    pub(crate) guest: GuestId,
    pub(crate) sender: Sender,
}

/// Counts what every sender and every guest does.
pub(crate) struct Guard {
    rate: f64,
    requests: Quota<Sender>,
    requests_of_site: Quota<Sender>,
    pub(crate) connections: Counter<Sender>,
    sockets_of_address: Counter<Sender>,
    sockets_of_guest: Counter<GuestId>,
    pub(crate) matches_of_address: Quota<Sender>,
    pub(crate) bytes_of_address: Quota<Sender>,
    pub(crate) bytes_of_guest: Quota<GuestId>,
    /// Who reads a long body has one of these.
    pub(crate) bodies: Places,
    /// Who draws the preview of a link has one of these.
    pub(crate) previews: Places,
    /// Who takes a file with everything stored about them has one of these.
    pub(crate) exports: Places,
}

impl Guard {
    pub(crate) fn new(rate: u32, limits: &ResourceLimits) -> Guard {
        let rate = f64::from(rate.max(1));
        Guard {
            rate,
            requests: Quota::new(rate * BURST, rate),
            requests_of_site: Quota::new(rate * BURST * SITE, rate * SITE),
            connections: Counter::new(limits.address_connections),
            sockets_of_address: Counter::new(limits.address_sockets),
            sockets_of_guest: Counter::new(limits.guest_sockets),
            matches_of_address: Quota::daily(limits.address_matches),
            bytes_of_address: Quota::daily(limits.address_bytes),
            bytes_of_guest: Quota::daily(limits.guest_bytes),
            bodies: Places::new(u64::MAX, limits.address_bodies, limits.large_bodies),
            previews: Places::new(u64::MAX, limits.address_previews, limits.previews),
            exports: Places::new(limits.address_exports, limits.address_exports, limits.exports),
        }
    }

    /// The sustained rate of one sender.
    pub(crate) const fn rate(&self) -> f64 {
        self.rate
    }

    /// What a page with a live connection holds; `None` if there are too many of them.
    pub(crate) fn page_permits(&self, asker: Asker) -> Option<(Permit<Sender>, Permit<GuestId>)> {
        let of_address = self.sockets_of_address.enter(asker.sender)?;
        Some((of_address, self.sockets_of_guest.enter(asker.guest)?))
    }

    /// Whether a sender may send one more request.
    pub(crate) fn admits(&self, sender: Sender, now: Instant) -> bool {
        let of_site = sender.site();
        self.requests.take(sender, 1.0, now)
            && of_site.is_none_or(|site| self.requests_of_site.take(site, 1.0, now))
    }
}

/// A token bucket: it refills over time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket of the messages of one connection.
    pub(crate) fn full(rate: f64, now: Instant) -> Bucket {
        let left = rate * BURST;
        Bucket { left, at: now }
    }

    /// A bucket with this amount in it.
    pub(crate) const fn of(left: f64, now: Instant) -> Bucket {
        Bucket { left, at: now }
    }

    /// Takes one message at this rate; returns whether there was one left.
    pub(crate) fn take(&mut self, rate: f64, now: Instant) -> bool {
        self.take_of(rate * BURST, rate, now)
    }

    /// The same for a bucket of this size that refills at this rate.
    pub(crate) fn take_of(&mut self, most: f64, rate: f64, now: Instant) -> bool {
        self.take_amount(1.0, most, rate, now)
    }

    fn take_amount(&mut self, amount: f64, most: f64, rate: f64, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * rate).min(most);
        self.at = now;
        let enough = self.left >= amount;
        if enough {
            self.left -= amount;
        }
        enough
    }
}

/// A bucket for each of many.
pub(crate) struct Quota<K> {
    most: f64,
    /// What comes back per second.
    rate: f64,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Copy + Eq + Hash> Quota<K> {
    fn new(most: f64, rate: f64) -> Quota<K> {
        Quota {
            most,
            rate,
            buckets: Mutex::default(),
        }
    }

    /// An amount for each day.
    fn daily(most: u64) -> Quota<K> {
        Quota::new(most as f64, most as f64 / DAY.as_secs_f64())
    }

    /// Takes an amount; returns whether that much was left.
    pub(crate) fn take(&self, key: K, amount: f64, now: Instant) -> bool {
        let mut buckets = lock(&self.buckets);
        if buckets.len() >= REMEMBERED && !buckets.contains_key(&key) {
            let (most, rate) = (self.most, self.rate);
            let refilled =
                |bucket: &Bucket| bucket.left + now.saturating_duration_since(bucket.at).as_secs_f64() * rate;
            buckets.retain(|_, bucket| refilled(bucket) < most);
            if buckets.len() >= REMEMBERED {
                // Nobody is refused because many others came. Those who took least lose least.
                let mut left: Vec<(K, f64)> = buckets
                    .iter()
                    .map(|(key, bucket)| (*key, refilled(bucket)))
                    .collect();
                left.sort_by(|(_, one), (_, other)| other.total_cmp(one));
                for (key, _) in left.iter().take(REMEMBERED / FORGOTTEN) {
                    buckets.remove(key);
                }
            }
        }
        let full = Bucket {
            left: self.most,
            at: now,
        };
        let bucket = buckets.entry(key).or_insert(full);
        bucket.take_amount(amount, self.most, self.rate, now)
    }
}

/// How many of something each holds at this moment.
pub(crate) struct Counter<K: Eq + Hash>(Arc<Held<K>>);

struct Held<K> {
    most: u64,
    counts: Mutex<HashMap<K, u64>>,
}

/// Counts one for as long as it lives.
pub(crate) struct Permit<K: Eq + Hash> {
    held: Arc<Held<K>>,
    key: K,
}

impl<K: Copy + Eq + Hash> Counter<K> {
    fn new(most: u64) -> Counter<K> {
        let counts = Mutex::default();
        Counter(Arc::new(Held { most, counts }))
    }

    /// One more, if there are not too many.
    pub(crate) fn enter(&self, key: K) -> Option<Permit<K>> {
        let mut counts = lock(&self.0.counts);
        let count = counts.get(&key).copied().unwrap_or_default();
        if count >= self.0.most {
            return None;
        }
        counts.insert(key, count + 1);
        let held = Arc::clone(&self.0);
        Some(Permit { held, key })
    }
}

impl<K: Eq + Hash> Drop for Permit<K> {
    fn drop(&mut self) {
        let mut counts = lock(&self.held.counts);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

/// Places that all share. A guest costs nothing, and an address little, so neither has all of them.
pub(crate) struct Places {
    of_guest: Counter<GuestId>,
    of_address: Counter<Sender>,
    of_all: Counter<()>,
}

/// A place that somebody has for as long as this lives.
pub(crate) struct Place {
    _of_guest: Permit<GuestId>,
    _of_address: Permit<Sender>,
    _of_all: Permit<()>,
}

impl Places {
    /// The most that one guest, one address and all together may have.
    pub(crate) fn new(of_guest: u64, of_address: u64, of_all: u64) -> Places {
        Places {
            of_guest: Counter::new(of_guest),
            of_address: Counter::new(of_address),
            of_all: Counter::new(of_all),
        }
    }

    /// A place, if there is one left for this guest at this address.
    pub(crate) fn take(&self, asker: Asker) -> Option<Place> {
        Some(Place {
            _of_guest: self.of_guest.enter(asker.guest)?,
            _of_address: self.of_address.enter(asker.sender)?,
            _of_all: self.of_all.enter(())?,
        })
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing is left half done under these locks.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    const HERE: Sender = Sender(IpAddr::V4(Ipv4Addr::LOCALHOST));

    fn sender(text: &str) -> Sender {
        Sender::of(text.parse().expect("an address"))
    }

    #[test]
    fn a_flood_is_stopped_and_patience_is_rewarded() {
        let guard = Guard::new(10, &ResourceLimits::default());
        let now = Instant::now();
        let let_in = (0..100).filter(|_| guard.admits(HERE, now)).count();
        assert_eq!(let_in, 30);
        let later = now + Duration::from_secs(1);
        let let_in = (0..100).filter(|_| guard.admits(HERE, later)).count();
        assert_eq!(let_in, 10);
        assert!(guard.admits(sender("10.0.0.1"), later));
    }

    #[test]
    fn a_sea_of_addresses_does_not_fill_memory() {
        let guard = Guard::new(1, &ResourceLimits::default());
        let now = Instant::now();
        for number in 0..20_000_u32 {
            guard.admits(Sender::of(IpAddr::V4(Ipv4Addr::from_bits(number))), now);
        }
        assert!(lock(&guard.requests.buckets).len() <= REMEMBERED);
    }

    #[test]
    fn a_sea_of_addresses_keeps_no_newcomer_out_and_forgives_nobody() {
        let guard = Guard::new(1, &ResourceLimits::default());
        let now = Instant::now();
        let loud = sender("192.0.2.1");
        while guard.admits(loud, now) {}
        for number in 0..20_000_u32 {
            let address = Sender::of(IpAddr::V4(Ipv4Addr::from_bits(0x0a00_0000 + number)));
            assert!(guard.admits(address, now), "{number}");
            assert!(guard.admits(address, now), "{number}");
        }
        assert!(!guard.admits(loud, now), "whoever took most is remembered");
    }

    #[test]
    fn a_site_with_many_networks_is_no_crowd() {
        let guard = Guard::new(10, &ResourceLimits::default());
        let now = Instant::now();
        let networks = 0..65_536_u32;
        let let_in =
            networks.filter(|number| guard.admits(sender(&format!("2001:db8:1:{number:x}::1")), now));
        assert_eq!(let_in.count(), 240);
        assert!(guard.admits(sender("2001:db8:2::1"), now), "another site");
    }

    #[test]
    fn one_customer_of_ipv6_is_one_sender() {
        assert_eq!(sender("2001:db8:1:2::1"), sender("2001:db8:1:2:3:4:5:6"));
        assert_ne!(sender("2001:db8:1:2::1"), sender("2001:db8:1:3::1"));
        assert_eq!(sender("::ffff:192.0.2.7"), sender("192.0.2.7"));
        assert_ne!(sender("192.0.2.7"), sender("192.0.2.8"));
    }

    #[test]
    fn what_is_held_is_counted_until_it_is_given_back() {
        let counter = Counter::new(2);
        let first = counter.enter(HERE).expect("one");
        let second = counter.enter(HERE).expect("two");
        assert!(counter.enter(HERE).is_none());
        assert!(counter.enter(sender("10.0.0.1")).is_some());
        drop(first);
        assert!(counter.enter(HERE).is_some());
        drop(second);
        assert!(lock(&counter.0.counts).is_empty());
    }

    #[test]
    fn an_address_with_many_guests_leaves_places_to_others() {
        let places = Places::new(2, 4, 16);
        let asker = |guest, address: &str| Asker {
            guest: GuestId::new(guest),
            sender: sender(address),
        };
        let mut taken: Vec<_> = (0..100)
            .filter_map(|guest| places.take(asker(guest, "10.0.0.1")))
            .collect();
        assert_eq!(taken.len(), 4);
        taken.extend((0..100).filter_map(|_| places.take(asker(7, "10.0.0.2"))));
        assert_eq!(taken.len(), 6);
        for other in 3..100 {
            taken.extend(places.take(asker(other, &format!("10.0.0.{other}"))));
        }
        assert_eq!(taken.len(), 16);
        taken.clear();
        assert!(places.take(asker(7, "10.0.0.1")).is_some());
        assert!(lock(&places.of_all.0.counts).is_empty());
    }

    #[test]
    fn a_daily_quota_comes_back_over_the_day() {
        let quota = Quota::daily(24);
        let now = Instant::now();
        assert!(quota.take(1, 24.0, now));
        assert!(!quota.take(1, 1.0, now));
        assert!(quota.take(1, 1.0, now + Duration::from_mins(61)));
        assert!(!quota.take(1, 1.0, now + Duration::from_mins(62)));
    }
}
