//! Secret links: the holder may sit down, or play a seat on another device.
//!
//! Links are not stored: they are signed with the key of the data folder. An invitation becomes
//! invalid once somebody sits there, and stays so after they got up: the next one is different.
//! A player's own link lets its visitor play that one seat, and nothing else; it expires,
//! and the player can make all that were given so far worthless.

use dice::fair::{from_hex, to_hex};
use hmac::{Hmac, KeyInit, Mac};
use play::Time;
use rules::Seat;
use sha2::Sha256;
use store::{GuestId, Key, MatchId};

/// The length of a signature in bytes: enough that nobody can guess one.
const LENGTH: usize = 12;

fn mac<const N: usize>(key: &Key, purpose: &str, parts: [String; N]) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).expect("a key of any length will do");
    mac.update(purpose.as_bytes());
    for part in parts {
        mac.update(b" ");
        mac.update(part.as_bytes());
    }
    mac
}

fn token(mac: Hmac<Sha256>) -> String {
    to_hex(&mac.finalize().into_bytes()[..LENGTH])
}

fn fits(mac: Hmac<Sha256>, token: &str) -> bool {
    from_hex::<LENGTH>(token).is_ok_and(|bytes| mac.verify_truncated_left(&bytes).is_ok())
}

fn invitation_mac(key: &Key, id: MatchId, seat: Seat, times_left: usize) -> Hmac<Sha256> {
    let times_left = match times_left {
        0 => String::new(),
        times => times.to_string(),
    };
    mac(key, "invitation", [id.to_string(), seat.to_string(), times_left])
}

/// A seat to which its holder has a link.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OwnSeat {
    pub(crate) id: MatchId,
    pub(crate) seat: Seat,
    pub(crate) holder: GuestId,
    /// How often older links were made worthless.
    pub(crate) series: u64,
}

/// The milliseconds of a week. A link is good for the week in which it was shown, and the next.
const WEEK: u64 = 7 * 24 * 60 * 60 * 1_000;

fn own_mac(key: &Key, own: OwnSeat, week: u64) -> Hmac<Sha256> {
    let parts = [
        own.id.to_string(),
        own.seat.to_string(),
        own.holder.to_string(),
        own.series.to_string(),
        week.to_string(),
    ];
    mac(key, "own-seat", parts)
}

/// The token for sitting down on a free seat that was left this many times before.
pub(crate) fn invitation(key: &Key, id: MatchId, seat: Seat, times_left: usize) -> String {
    let token = token(invitation_mac(key, id, seat, times_left));
    format!("/sit/{id}/{seat}/{token}")
}

/// Whether an invitation is valid.
pub(crate) fn is_invitation(key: &Key, id: MatchId, seat: Seat, times_left: usize, token: &str) -> bool {
    fits(invitation_mac(key, id, seat, times_left), token)
}

/// The link by which a seat can be played on another device.
pub(crate) fn own(key: &Key, own: OwnSeat, now: Time) -> String {
    let week = now.as_millis() / WEEK;
    let token = token(own_mac(key, own, week));
    format!("/seat/{}/{}/{week}/{token}", own.id, own.seat)
}

/// Whether a player's own link is valid.
pub(crate) fn is_own(key: &Key, own: OwnSeat, week: &str, token: &str, now: Time) -> bool {
    let current = now.as_millis() / WEEK;
    let week = week
        .parse()
        .ok()
        .filter(|week| (current.saturating_sub(1)..=current).contains(week));
    week.is_some_and(|week| fits(own_mac(key, own, week), token))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_own_link_expires_and_can_be_made_worthless() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = store::Store::open(folder.path(), [3; 32]).await.expect("a store");
        let key = store.key().clone();
        let seat = OwnSeat {
            id: MatchId::new(1),
            seat: Seat::FIRST,
            holder: GuestId::new(2),
            series: 0,
        };
        let now = Time::from_millis(100 * WEEK + 5);
        let link = own(&key, seat, now);
        let mut parts = link.rsplit('/');
        let (token, week) = (parts.next().expect("a token"), parts.next().expect("a week"));
        let good = |seat, now| is_own(&key, seat, week, token, now);
        assert!(good(seat, now));
        assert!(good(seat, Time::from_millis(102 * WEEK - 1)));
        assert!(!good(seat, Time::from_millis(102 * WEEK)));
        assert!(!good(seat, Time::from_millis(99 * WEEK)));
        assert!(!good(OwnSeat { series: 1, ..seat }, now));
        let others = GuestId::new(3);
        assert!(!good(
            OwnSeat {
                holder: others,
                ..seat
            },
            now
        ));
        assert!(
            !is_own(&key, seat, "101", token, Time::from_millis(101 * WEEK)),
            "another week"
        );
    }
}
