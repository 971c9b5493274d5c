//! Rolls that nobody can predict and everybody can verify.
//!
//! Before the first roll the dealer publishes the [`Commitment`] to a [`Secret`]; then every seat
//! adds a [`Nonce`]. The roll at entry `n` of the log is a pure function of the secret, the
//! nonces and `n`, so neither the dealer nor a player can choose it, and every node that holds
//! the log rolls the same. The secret is published after the match, and every roll can then be
//! recomputed.

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

/// Text that is not the expected number of hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadHex;

impl Secret {
    /// Creates a secret from bytes, which must come from the system's random generator.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The commitment to publish.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The dice for entry `entry` of the log, with the nonces in seat order.
    ///
    /// The bits are `HMAC-SHA-256(secret, nonces ‖ entry ‖ block)` for block 0, 1, 2, …, eight
    /// bytes at a time; numbers are 64 bits, big-endian.
    pub fn dice(&self, nonces: &[Nonce], entry: u64) -> FairDice {
        let mut message = Vec::with_capacity(nonces.len() * 16 + 8);
        for nonce in nonces {
            message.extend_from_slice(&nonce.0);
        }
        message.extend_from_slice(&entry.to_be_bytes());
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
}

/// The dice for one entry of a log.
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

fn write_hex(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn read_hex<const N: usize>(text: &str) -> Result<[u8; N], BadHex> {
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
                write_hex(f, &self.0)
            }
        }

        impl FromStr for $name {
            type Err = BadHex;

            fn from_str(text: &str) -> Result<$name, BadHex> {
                read_hex(text).map($name)
            }
        }
    )*};
}

as_hex!(Secret, Commitment, Nonce);

impl fmt::Debug for Secret {
    /// Never prints the secret, because debug output ends up in logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "secret of {}", self.commitment())
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

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
    fn a_roll_depends_on_secret_every_nonce_and_entry_and_nothing_else() {
        let nonces = [Nonce::new([1; 16]), Nonce::new([2; 16])];
        let roll = |secret: &Secret, nonces: &[Nonce], entry| {
            let mut dice = secret.dice(nonces, entry);
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
        let mut mac = Hmac::<Sha256>::new_from_slice(&secret().0).unwrap();
        mac.update(&[7; 16]);
        mac.update(&3u64.to_be_bytes());
        mac.update(&0u64.to_be_bytes());
        let digest: [u8; 32] = mac.finalize().into_bytes().into();
        let mut dice = secret().dice(&[Nonce::new([7; 16])], 3);
        assert_eq!(dice.bits(), u64::from_be_bytes(digest[..8].try_into().unwrap()));
        assert_eq!(dice.bits(), u64::from_be_bytes(digest[8..16].try_into().unwrap()));
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
