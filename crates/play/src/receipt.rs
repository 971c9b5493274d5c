//! What a player has kept of a match, to hold the server to it.

use std::str::FromStr;

use dice::fair::{Commitment, Head, Nonce};
use rules::{Notation, Observe, Phrase, Seat};

use crate::Match;

/// The first line of every receipt.
const MAGIC: &str = "Benben receipt 1";

/// What a player's own browser has noted during a match, without the server's help: the promise,
/// the nonces that it made, and the heads that it was told.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Receipt {
    /// The promise that the dealer made, in a match with dice.
    pub dice: Option<Commitment>,
    /// The nonces that were made here, by seat.
    pub nonces: Vec<(Seat, Nonce)>,
    /// The heads in the order in which they were told.
    pub heads: Vec<Head>,
}

/// Text that is not a receipt: the line that cannot be read, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {0} is not one of a receipt")]
pub struct BadReceipt(pub usize);

/// How a record differs from a receipt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BrokenPromise {
    /// The record has no chain, or its secret is not published.
    #[error("the record has no chain that could be checked")]
    NoChain,
    /// The dealer had promised another secret.
    #[error("the dealer had promised another secret")]
    Dice,
    /// The nonce of this seat was another one.
    #[error("the nonce of seat {0} was another one")]
    Nonce(Seat),
    /// The head with this number, counted from 1, is not one of the record, or not after the one
    /// before: something up to there was changed.
    #[error("head {0} does not fit the record")]
    Head(usize),
}

impl BrokenPromise {
    /// The difference, as a phrase for people.
    pub fn phrase(&self) -> Phrase {
        match self {
            BrokenPromise::NoChain => Phrase::new("record-receipt-no-chain"),
            BrokenPromise::Dice => Phrase::new("record-receipt-dice"),
            BrokenPromise::Nonce(seat) => Phrase::new("record-receipt-nonce").with("seat", seat.to_string()),
            BrokenPromise::Head(number) => Phrase::new("record-receipt-head").with("number", *number as i64),
        }
    }
}

impl Receipt {
    /// Compares the receipt with a match that was read from its record.
    ///
    /// # Errors
    /// The first difference.
    pub fn check<P: Observe + Notation>(&self, game: &Match<P>) -> Result<(), BrokenPromise> {
        if self.dice != game.header().dice {
            return Err(BrokenPromise::Dice);
        }
        for (seat, nonce) in &self.nonces {
            if game.nonce(*seat) != Some(*nonce) {
                return Err(BrokenPromise::Nonce(*seat));
            }
        }
        let heads = game.heads();
        if heads.is_empty() {
            return Err(BrokenPromise::NoChain);
        }
        let mut rest = heads.as_slice();
        for (number, kept) in (1..).zip(&self.heads) {
            let found = rest.iter().position(|head| head == kept);
            let found = found.ok_or(BrokenPromise::Head(number))?;
            // The same head may be told twice, if nothing has happened in between.
            rest = &rest[found..];
        }
        Ok(())
    }
}

impl FromStr for Receipt {
    type Err = BadReceipt;

    fn from_str(text: &str) -> Result<Receipt, BadReceipt> {
        let mut lines = (1..).zip(text.lines().map(str::trim_end));
        let Some((_, MAGIC)) = lines.next() else {
            return Err(BadReceipt(1));
        };
        let mut receipt = Receipt::default();
        for (number, line) in lines.filter(|(_, line)| !line.is_empty()) {
            let bad = BadReceipt(number);
            let (key, value) = line.split_once(": ").ok_or(bad)?;
            match key.split_once(' ') {
                Some(("Nonce", seat)) => {
                    let seat = seat.parse().map_err(|_| bad)?;
                    receipt.nonces.push((seat, value.parse().map_err(|_| bad)?));
                }
                None if key == "Match" => {}
                None if key == "Dice" => {
                    let promised = value.strip_prefix("sha-256 ").ok_or(bad)?;
                    receipt.dice = Some(promised.parse().map_err(|_| bad)?);
                }
                None if key == "Head" => receipt.heads.push(value.parse().map_err(|_| bad)?),
                _ => return Err(bad),
            }
        }
        Ok(receipt)
    }
}
