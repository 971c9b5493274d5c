//! Secrets in links: whoever holds one may sit down, or come back.
//!
//! Nothing is stored: a link is signed with the key of the data folder. An
//! invitation is worth nothing once somebody sits there, nor after they got up:
//! the next one needs another. The link of a seat's own player always leads
//! back to it.

use hmac::{Hmac, KeyInit, Mac};
use rules::Seat;
use sha2::Sha256;
use store::{GuestId, Key, MatchId};

use crate::names::hex;

/// So many bytes of a signature are enough that nobody guesses one.
const LENGTH: usize = 12;

fn mac(key: &Key, purpose: &str, parts: [String; 3]) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).expect("a key of any length will do");
    mac.update(purpose.as_bytes());
    for part in parts {
        mac.update(b" ");
        mac.update(part.as_bytes());
    }
    mac
}

fn token(mac: Hmac<Sha256>) -> String {
    hex(&mac.finalize().into_bytes()[..LENGTH])
}

fn fits(mac: Hmac<Sha256>, token: &str) -> bool {
    let digits: Option<Vec<u8>> = (0..token.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(token.get(at..at + 2)?, 16).ok())
        .collect();
    digits.is_some_and(|bytes| bytes.len() == LENGTH && mac.verify_truncated_left(&bytes).is_ok())
}

fn invitation_mac(key: &Key, id: MatchId, seat: Seat, times_left: usize) -> Hmac<Sha256> {
    let times_left = match times_left {
        0 => String::new(),
        times => times.to_string(),
    };
    mac(key, "invitation", [id.to_string(), seat.to_string(), times_left])
}

fn own_mac(key: &Key, id: MatchId, seat: Seat, guest: GuestId) -> Hmac<Sha256> {
    mac(key, "seat", [id.to_string(), seat.to_string(), guest.to_string()])
}

/// Where somebody sits down on a free seat, from which so often somebody got up before.
pub(crate) fn invitation(key: &Key, id: MatchId, seat: Seat, times_left: usize) -> String {
    let token = token(invitation_mac(key, id, seat, times_left));
    format!("/sit/{id}/{seat}/{token}")
}

/// Whether an invitation is ours.
pub(crate) fn is_invitation(key: &Key, id: MatchId, seat: Seat, times_left: usize, token: &str) -> bool {
    fits(invitation_mac(key, id, seat, times_left), token)
}

/// Where the player of a seat comes back to it, on any device.
pub(crate) fn own(key: &Key, id: MatchId, seat: Seat, guest: GuestId) -> String {
    let token = token(own_mac(key, id, seat, guest));
    format!("/seat/{id}/{seat}/{guest}/{token}")
}

/// Whether a player's own link is ours.
pub(crate) fn is_own(key: &Key, id: MatchId, seat: Seat, guest: GuestId, token: &str) -> bool {
    fits(own_mac(key, id, seat, guest), token)
}
