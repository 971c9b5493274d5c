use std::fmt;

use dice::fair::{from_hex, to_hex};

/// The key with which the server signs. It never changes for a data folder and never appears in
/// debug output.
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl Key {
    pub(crate) const fn new(bytes: [u8; 32]) -> Key {
        Key(bytes)
    }

    /// The bytes of the key.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The stored form: 64 hexadecimal digits.
    pub(crate) fn to_hex(&self) -> String {
        to_hex(&self.0)
    }

    /// Parses the output of [`Key::to_hex`].
    pub(crate) fn from_hex(text: &str) -> Option<Key> {
        from_hex(text).ok().map(Key)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_read_back_and_nothing_else_is_one() {
        let key = Key::new(std::array::from_fn(|index| (index * 37) as u8));
        let text = key.to_hex();
        assert_eq!(Key::from_hex(&text), Some(key));
        for bad in [
            "",
            "00",
            &text[1..],
            &format!("{text}0"),
            &format!("{text}00"),
            &text.replace('2', "x"),
        ] {
            assert_eq!(Key::from_hex(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn a_key_does_not_show_itself() {
        assert_eq!(format!("{:?}", Key::new([0xab; 32])), "Key(…)");
    }
}
