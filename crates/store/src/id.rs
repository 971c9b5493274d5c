//! Ids of matches and guests: short, easy to read aloud, and hard to guess.

use std::fmt;
use std::str::FromStr;

/// Digits and lower-case letters without `i`, `l`, `o` and `u`, which are easily misread.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The number of bits per letter.
const BITS: usize = 5;

/// The id of a match: ten letters and digits, as in its address.
///
/// ```
/// use store::MatchId;
/// let id = MatchId::new(0x2_4a5b_6c7d_8e9f);
/// assert_eq!(id.to_string(), "jabdp7v3mz");
/// assert_eq!("jabdp7v3mz".parse(), Ok(id));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchId(u64);

/// The id of a guest: thirteen letters and digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GuestId(u64);

/// Text that is not an id of this kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadId;

impl MatchId {
    const LETTERS: usize = 10;

    /// An id from fifty of these bits, which should come from the system's random generator.
    pub const fn new(random_bits: u64) -> MatchId {
        MatchId(random_bits & ((1 << (MatchId::LETTERS * BITS)) - 1))
    }
}

impl GuestId {
    const LETTERS: usize = 13;

    /// An id from these bits, which should come from the system's random generator.
    pub const fn new(random_bits: u64) -> GuestId {
        GuestId(random_bits)
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_letters(self.0, MatchId::LETTERS, f)
    }
}

impl fmt::Display for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_letters(self.0, GuestId::LETTERS, f)
    }
}

impl fmt::Debug for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "match {self}")
    }
}

impl fmt::Debug for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "guest {self}")
    }
}

impl FromStr for MatchId {
    type Err = BadId;

    /// Parses the output of [`Display`](fmt::Display), and nothing else.
    fn from_str(text: &str) -> Result<MatchId, BadId> {
        read_letters(text, MatchId::LETTERS).map(MatchId)
    }
}

impl FromStr for GuestId {
    type Err = BadId;

    /// Parses the output of [`Display`](fmt::Display), and nothing else.
    fn from_str(text: &str) -> Result<GuestId, BadId> {
        read_letters(text, GuestId::LETTERS).map(GuestId)
    }
}

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an id")
    }
}

impl std::error::Error for BadId {}

/// The most significant bits come first, so that ids sort like their texts.
fn write_letters(bits: u64, letters: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    (0..letters).rev().try_for_each(|place| {
        let digit = bits >> (place * BITS) & 31;
        write!(f, "{}", ALPHABET[digit as usize] as char)
    })
}

fn read_letters(text: &str, letters: usize) -> Result<u64, BadId> {
    if text.len() != letters {
        return Err(BadId);
    }
    text.bytes().try_fold(0u64, |bits, letter| {
        let digit = ALPHABET.iter().position(|&known| known == letter).ok_or(BadId)?;
        // Thirteen letters could hold one bit more than there are.
        let shifted = bits.checked_mul(1 << BITS).ok_or(BadId)?;
        Ok(shifted | digit as u64)
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn an_id_is_read_back_from_its_text(bits: u64) {
            let id = MatchId::new(bits);
            prop_assert_eq!(id.to_string().len(), 10);
            prop_assert_eq!(id.to_string().parse(), Ok(id));
            let guest = GuestId::new(bits);
            prop_assert_eq!(guest.to_string().len(), 13);
            prop_assert_eq!(guest.to_string().parse(), Ok(guest));
        }

        #[test]
        fn a_text_names_at_most_one_id_and_an_id_has_one_text(text in "[0-9a-zA-Z]{10}|[0-9a-z]{13}|\\PC{0,14}") {
            if let Ok(id) = text.parse::<MatchId>() {
                prop_assert_eq!(id.to_string(), text.as_str());
            }
            if let Ok(guest) = text.parse::<GuestId>() {
                prop_assert_eq!(guest.to_string(), text.as_str());
            }
        }

        #[test]
        fn ids_sort_like_their_texts(one: u64, other: u64) {
            let (a, b) = (GuestId::new(one), GuestId::new(other));
            prop_assert_eq!(a.cmp(&b), a.to_string().cmp(&b.to_string()));
            let (a, b) = (MatchId::new(one), MatchId::new(other));
            prop_assert_eq!(a.cmp(&b), a.to_string().cmp(&b.to_string()));
        }

        #[test]
        fn every_bit_of_an_id_counts(bits: u64, flipped in 0u32..64) {
            let other = bits ^ 1 << flipped;
            prop_assert_ne!(GuestId::new(bits).to_string(), GuestId::new(other).to_string());
            let same = MatchId::new(bits).to_string() == MatchId::new(other).to_string();
            prop_assert_eq!(same, flipped >= 50);
        }
    }

    #[test]
    fn the_smallest_and_the_largest_are_known() {
        assert_eq!(MatchId::new(0).to_string(), "0000000000");
        assert_eq!(MatchId::new(u64::MAX).to_string(), "zzzzzzzzzz");
        assert_eq!(GuestId::new(u64::MAX).to_string(), "fzzzzzzzzzzzz");
    }

    #[test]
    fn what_people_mistype_is_no_id() {
        for bad in [
            "",
            "000000000",
            "00000000000",
            "000000000i",
            "000000000L",
            "00000 0000",
            "00000000é",
        ] {
            assert_eq!(bad.parse::<MatchId>(), Err(BadId), "{bad:?}");
        }
        for bad in [
            "",
            "g000000000000",
            "zzzzzzzzzzzzz",
            "00000000000000",
            "000000000000U",
        ] {
            assert_eq!(bad.parse::<GuestId>(), Err(BadId), "{bad:?}");
        }
    }
}
