use std::fmt::{self, Write};

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
        self.0.iter().fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").expect("writing to a string does not fail");
            text
        })
    }

    /// Parses the output of [`Key::to_hex`].
    pub(crate) fn from_hex(text: &str) -> Option<Key> {
        let digits: Option<Vec<u8>> = text
            .chars()
            .map(|c| c.to_digit(16).map(|digit| digit as u8))
            .collect();
        let (pairs, rest) = digits.as_ref()?.as_chunks::<2>();
        let bytes: Vec<u8> = pairs.iter().map(|[high, low]| high << 4 | low).collect();
        rest.is_empty().then_some(())?;
        bytes.try_into().ok().map(Key)
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
