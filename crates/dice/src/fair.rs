//! Rolls that nobody can predict and everybody can verify.
//!
//! Before the first roll the dealer publishes the [`Commitment`] to a [`Secret`]. Then every
//! player publishes the [`Seal`] of a [`Nonce`], and only when all are sealed the nonces
//! themselves: so nobody chooses a nonce knowing the others. A roll is a pure function of the
//! secret, the nonces and its number, so neither the dealer nor a player can choose it, and every
//! node that holds the log rolls the same. The secret is published after the match, and every
//! roll can then be recomputed.
//!
//! The same secret keys the chain of [`Head`]s over a log: without it, a head
//! tells nothing about what is hidden; once it is published, a head that somebody has kept proves
//! what was in the log at that time.

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use rules::Dice;
use sha2::{Digest, Sha256};

/// The dealer's secret, published only when the match is over.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Secret([u8; 32]);

/// The SHA-256 of a [`Secret`], published before anybody adds a nonce.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

/// A seat's contribution, so that the dealer alone cannot choose the rolls.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Nonce([u8; 16]);

/// The SHA-256 of a [`Nonce`], published before the nonce itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seal([u8; 32]);

/// Stands for a whole log up to one of its entries: each follows from the one before.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Head([u8; 32]);

/// Text that is not the expected number of hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadHex;

impl Secret {
    /// Creates a secret from bytes, which must come from the system's random generator.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The key of a chain over a log in which nothing is hidden: everybody can compute it at any
    /// time.
    pub const fn open() -> Secret {
        Secret([0; 32])
    }

    /// The commitment to publish.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The dice for a roll, with the nonces in seat order.
    ///
    /// The bits are `HMAC-SHA-256(secret, "roll" ‖ nonces ‖ number ‖ block)` for block 0, 1, 2, …,
    /// eight bytes at a time; numbers are 64 bits, big-endian.
    pub fn dice(&self, nonces: &[Nonce], roll: u64) -> FairDice {
        self.dice_of(b"roll", nonces, roll)
    }

    /// The dice for entry `entry` of a log in the first version of the format: the same without
    /// `"roll"`, and the number is that of the entry.
    pub fn dice_by_entry(&self, nonces: &[Nonce], entry: u64) -> FairDice {
        self.dice_of(b"", nonces, entry)
    }

    /// The head of a chain over a log: `HMAC-SHA-256(secret, "chain" ‖ before ‖ text)`, where
    /// nothing comes before the first.
    pub fn head(&self, before: Option<Head>, text: &str) -> Head {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes a key of any length");
        mac.update(b"chain");
        if let Some(before) = before {
            mac.update(&before.0);
        }
        mac.update(text.as_bytes());
        Head(mac.finalize().into_bytes().into())
    }

    fn dice_of(&self, purpose: &[u8], nonces: &[Nonce], number: u64) -> FairDice {
        let mut message = Vec::with_capacity(purpose.len() + nonces.len() * 16 + 8);
        message.extend_from_slice(purpose);
        for nonce in nonces {
            message.extend_from_slice(&nonce.0);
        }
        message.extend_from_slice(&number.to_be_bytes());
        FairDice {
            secret: self.clone(),
            message,
            block: 0,
            unread: Vec::new(),
        }
    }
}

impl Nonce {
    /// Creates a nonce from bytes.
    pub const fn new(bytes: [u8; 16]) -> Nonce {
        Nonce(bytes)
    }

    /// The seal to publish before it.
    pub fn seal(&self) -> Seal {
        Seal(Sha256::digest(self.0).into())
    }
}

/// The dice for one roll.
#[derive(Clone, Debug)]
pub struct FairDice {
    secret: Secret,
    message: Vec<u8>,
    block: u64,
    unread: Vec<u64>,
}

impl Dice for FairDice {
    fn bits(&mut self) -> u64 {
        if self.unread.is_empty() {
            let mut mac =
                Hmac::<Sha256>::new_from_slice(&self.secret.0).expect("HMAC takes a key of any length");
            mac.update(&self.message);
            mac.update(&self.block.to_be_bytes());
            self.block += 1;
            let digest: [u8; 32] = mac.finalize().into_bytes().into();
            let words = digest
                .as_chunks::<8>()
                .0
                .iter()
                .map(|word| u64::from_be_bytes(*word));
            self.unread = words.rev().collect();
        }
        self.unread.pop().expect("a digest has four words")
    }
}

/// Bytes as lower-case hexadecimal digits.
pub fn to_hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from_digit(value.into(), 16).expect("four bits are a digit");
    bytes
        .iter()
        .flat_map(|byte| [digit(byte >> 4), digit(byte & 15)])
        .collect()
}

/// Reads what [`to_hex`] writes, and nothing else.
///
/// # Errors
/// If there are other characters, or not as many as the bytes need.
pub fn from_hex<const N: usize>(text: &str) -> Result<[u8; N], BadHex> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return Err(BadHex);
    }
    let value = |digit: u8| match digit {
        b'0'..=b'9' => Ok(digit - b'0'),
        b'a'..=b'f' => Ok(digit - b'a' + 10),
        _ => Err(BadHex),
    };
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.as_chunks::<2>().0) {
        *byte = value(pair[0])? << 4 | value(pair[1])?;
    }
    Ok(bytes)
}

impl fmt::Display for BadHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the right number of lower-case hexadecimal digits")
    }
}

impl std::error::Error for BadHex {}

macro_rules! as_hex {
    ($($name:ident),*) => {$(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&to_hex(&self.0))
            }
        }

        impl FromStr for $name {
            type Err = BadHex;

            fn from_str(text: &str) -> Result<$name, BadHex> {
                from_hex(text).map($name)
            }
        }
    )*};
}

as_hex!(Secret, Commitment, Nonce, Seal, Head);

impl fmt::Debug for Secret {
    /// Never prints the secret, because debug output ends up in logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "secret of {}", self.commitment())
    }
}

macro_rules! open_to_all {
    ($($name:ident),*) => {$(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    )*};
}

open_to_all!(Commitment, Nonce, Seal, Head);

#[cfg(test)]
mod tests {
    use super::*;

    fn secret() -> Secret {
        Secret::new(std::array::from_fn(|i| i as u8))
    }

    #[test]
    fn the_commitment_is_the_sha_256_of_the_secret() {
        // SHA-256 (FIPS 180-4) of the bytes 00..1f, as `sha256sum` prints it.
        let expected = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
        assert_eq!(secret().commitment().to_string(), expected);
    }

    #[test]
    fn a_roll_depends_on_secret_every_nonce_and_number_and_nothing_else() {
        let nonces = [Nonce::new([1; 16]), Nonce::new([2; 16])];
        let roll = |secret: &Secret, nonces: &[Nonce], number| {
            let mut dice = secret.dice(nonces, number);
            [(); 9].map(|()| dice.bits())
        };
        let first = roll(&secret(), &nonces, 5);
        assert_eq!(first, roll(&secret(), &nonces, 5));
        assert_ne!(first, roll(&secret(), &nonces, 6));
        assert_ne!(first, roll(&secret(), &[nonces[1], nonces[0]], 5));
        assert_ne!(first, roll(&Secret::new([9; 32]), &nonces, 5));
        assert_eq!(first.iter().collect::<std::collections::BTreeSet<_>>().len(), 9);
    }

    #[test]
    fn the_bits_are_the_hmac_that_the_documentation_promises() {
        let digest = |purpose: &[u8]| -> [u8; 32] {
            let mut mac = Hmac::<Sha256>::new_from_slice(&secret().0).unwrap();
            mac.update(purpose);
            mac.update(&[7; 16]);
            mac.update(&3u64.to_be_bytes());
            mac.update(&0u64.to_be_bytes());
            mac.finalize().into_bytes().into()
        };
        let nonces = [Nonce::new([7; 16])];
        for (purpose, mut dice) in [
            (b"roll".as_slice(), secret().dice(&nonces, 3)),
            (b"", secret().dice_by_entry(&nonces, 3)),
        ] {
            let digest = digest(purpose);
            assert_eq!(dice.bits(), u64::from_be_bytes(digest[..8].try_into().unwrap()));
            assert_eq!(dice.bits(), u64::from_be_bytes(digest[8..16].try_into().unwrap()));
        }
    }

    #[test]
    fn a_head_depends_on_the_secret_the_head_before_and_the_text() {
        let first = secret().head(None, "a");
        let second = secret().head(Some(first), "b");
        assert_eq!(second, secret().head(Some(secret().head(None, "a")), "b"));
        assert_ne!(second, secret().head(Some(secret().head(None, "c")), "b"));
        assert_ne!(second, secret().head(Some(first), "c"));
        assert_ne!(second, Secret::new([9; 32]).head(Some(first), "b"));
    }

    #[test]
    fn the_seal_is_the_sha_256_of_the_nonce() {
        // SHA-256 (FIPS 180-4) of the bytes 00..0f, as `sha256sum` prints it.
        let expected = "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991";
        let nonce = Nonce::new(std::array::from_fn(|i| i as u8));
        assert_eq!(nonce.seal().to_string(), expected);
    }

    #[test]
    fn hexadecimal_text_round_trips_and_nothing_else_is_read() {
        let text = secret().to_string();
        assert_eq!(text.parse(), Ok(secret()));
        for bad in [
            "",
            "0",
            "0g",
            &text[1..],
            &text.to_uppercase(),
            &format!("{text}00"),
        ] {
            assert_eq!(bad.parse::<Secret>(), Err(BadHex), "{bad:?}");
        }
    }

    #[test]
    fn debug_output_does_not_show_a_secret() {
        assert!(!format!("{:?}", secret()).contains(&secret().to_string()));
    }

    #[test]
    fn small_choices_are_even() {
        // Chi-squared with 5 degrees of freedom exceeds 25.7 once in ten thousand runs.
        let mut counts = [0u32; 6];
        for entry in 0..6000 {
            counts[secret().dice(&[], entry).below(6) as usize] += 1;
        }
        let chi: f64 = counts
            .iter()
            .map(|&n| (f64::from(n) - 1000.0).powi(2) / 1000.0)
            .sum();
        assert!(chi < 25.7, "{counts:?}");
    }
}
