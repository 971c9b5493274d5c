//! What the players add to the dice before anything is dealt.
//!
//! Each seals a nonce, and opens it when everybody has sealed theirs: so nobody chooses a nonce
//! knowing the others, not even the holder of the dealer's secret. The match begins when no seat
//! is free and every player's nonce is known.

use dice::fair::{Nonce, Seal};
use rules::{BySeat, Notation, Observe, Seat};

use crate::{Match, Player, Refused};

/// As often as this, players may begin anew by sealing another nonce after some are known. Each
/// time lets the holder of the secret choose between two futures, so it must not be for ever.
const ANEW: u32 = 3;

/// And as often as this for whatever reason, from the third version of the format on: getting up
/// and sitting down again has the same effect.
const ANEW_AT_ALL: u32 = 5;

/// What the dice wait for from a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Due {
    /// The seal of its nonce.
    Seal,
    /// The nonce that it has sealed.
    Nonce,
}

/// What has been added so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shares {
    seals: BySeat<Option<Seal>>,
    pub(crate) nonces: BySeat<Option<Nonce>>,
    /// How often known nonces were thrown away.
    anew: u32,
    /// How often because somebody sealed another nonce.
    resealed: u32,
}

impl Shares {
    pub(crate) fn new(seats: u8) -> Shares {
        Shares {
            seals: BySeat::from_fn(seats, |_| None),
            nonces: BySeat::from_fn(seats, |_| None),
            anew: 0,
            resealed: 0,
        }
    }

    fn some_are_known(&self) -> bool {
        self.nonces.iter().any(Option::is_some)
    }

    /// Forgets everything: what is sealed next must not be chosen to fit a nonce that is known.
    fn begin_anew(&mut self) {
        let seats = self.seals.seats();
        self.seals = BySeat::from_fn(seats, |_| None);
        self.nonces = BySeat::from_fn(seats, |_| None);
        self.anew += 1;
    }

    pub(crate) fn seal(&mut self, seat: Seat, seal: Seal) {
        if self.some_are_known() {
            self.begin_anew();
            self.resealed += 1;
        }
        self.seals[seat] = Some(seal);
    }

    /// Another player sits there now: what was added for the seat is not theirs.
    pub(crate) fn change_player(&mut self, seat: Seat) {
        if self.some_are_known() {
            self.begin_anew();
        }
        self.seals[seat] = None;
    }
}

impl<P: Observe + Notation> Match<P> {
    /// What the dice wait for from a seat before the match can begin.
    pub fn due(&self, seat: Seat) -> Option<Due> {
        if !self.awaits_shares() || !self.is_giver(seat) {
            return None;
        }
        let shares = &self.shares;
        if shares.seals[seat].is_none() {
            return Some(Due::Seal);
        }
        (self.all_sealed() && shares.nonces[seat].is_none()).then_some(Due::Nonce)
    }

    /// Whether the match cannot begin yet, because a seat is free or the dice wait for somebody.
    pub fn awaits_shares(&self) -> bool {
        let complete = || {
            let given = |(seat, player): (Seat, &Player)| match player {
                Player::Person(_) => self.shares.nonces[seat].is_some(),
                Player::Bot(_) => true,
                Player::Nobody => false,
            };
            self.players.enumerate().all(given)
        };
        self.seals_nonces() && !self.begun && !self.is_over() && !complete()
    }

    /// The nonces for the dice, one for every seat in order: all zeros for a seat that gave none,
    /// so that a nonce is bound to its seat.
    pub fn nonces(&self) -> Vec<Nonce> {
        let given = |nonce: &Option<Nonce>| nonce.unwrap_or(Nonce::new([0; 16]));
        self.shares.nonces.iter().map(given).collect()
    }

    /// The nonce of a seat, if it gave one.
    pub fn nonce(&self, seat: Seat) -> Option<Nonce> {
        self.shares.nonces.get(seat).copied().flatten()
    }

    /// The seal of a seat's nonce.
    pub fn seal(&self, seat: Seat) -> Option<Seal> {
        self.shares.seals.get(seat).copied().flatten()
    }

    /// How often nonces that were known already were thrown away before the match began.
    pub fn begun_anew(&self) -> u32 {
        self.shares.anew
    }

    /// Whether the dice have begun anew so often that nothing will be dealt any more.
    pub fn has_begun_anew_too_often(&self) -> bool {
        self.header.format.guards_shares() && !self.begun && self.shares.anew > ANEW_AT_ALL
    }

    /// Whether nonces of this match are sealed first.
    pub(crate) fn seals_nonces(&self) -> bool {
        self.header.format.is_sealed() && self.header.dice.is_some()
    }

    fn is_giver(&self, seat: Seat) -> bool {
        matches!(self.players.get(seat), Some(Player::Person(_)))
    }

    /// Whether no seat is free and every player has sealed a nonce.
    fn all_sealed(&self) -> bool {
        self.players.enumerate().all(|(seat, player)| match player {
            Player::Person(_) => self.shares.seals[seat].is_some(),
            Player::Bot(_) => true,
            Player::Nobody => false,
        })
    }

    /// Whether a seat may seal a nonce now.
    pub(crate) fn admit_seal(&self, seat: Seat) -> Result<(), Refused<P::Refusal>> {
        self.admit_share(seat)?;
        if !self.seals_nonces() {
            return Err(Refused::NoDice);
        }
        if self.has_begun_anew_too_often() {
            return Err(Refused::AnewTooOften);
        }
        let again = self.shares.some_are_known();
        if self.shares.nonces[seat].is_some() || (again && self.shares.resealed >= ANEW) {
            return Err(Refused::NonceTwice);
        }
        Ok(())
    }

    /// Whether a seat may give this nonce now.
    pub(crate) fn admit_nonce(&self, seat: Seat, nonce: Nonce) -> Result<(), Refused<P::Refusal>> {
        self.admit_share(seat)?;
        if self.shares.nonces[seat].is_some() {
            return Err(Refused::NonceTwice);
        }
        if !self.seals_nonces() {
            return Ok(());
        }
        if !self.all_sealed() {
            return Err(Refused::NotAllSealed);
        }
        if self.shares.seals[seat] != Some(nonce.seal()) {
            return Err(Refused::WrongNonce);
        }
        Ok(())
    }

    fn admit_share(&self, seat: Seat) -> Result<(), Refused<P::Refusal>> {
        if self.header.dice.is_none() {
            return Err(Refused::NoDice);
        }
        if self.begun {
            return Err(Refused::NonceTooLate);
        }
        if self.seals_nonces() && !self.is_giver(seat) {
            return Err(Refused::NotSeated);
        }
        Ok(())
    }
}
