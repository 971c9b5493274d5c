use std::fmt::{self, Write as _};

/// The id of a shape: lower-case letters, digits and hyphens, at most 31 of them.
///
/// The id of something hidden says where it is, never what it is.
///
/// Boards have many ids and are drawn all the time, so an id is copied and never allocated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShapeId {
    /// What comes after the text is zero, so that ids are ordered like their texts.
    text: [u8; LONGEST],
    length: u8,
}

const LONGEST: usize = 31;

impl ShapeId {
    /// An id.
    ///
    /// # Panics
    /// If it is empty or too long, or contains other characters than lower-case letters, digits
    /// and hyphens.
    pub fn new(name: impl fmt::Display) -> ShapeId {
        let mut id = ShapeId {
            text: [0; LONGEST],
            length: 0,
        };
        let written = write!(id, "{name}");
        assert!(
            written.is_ok() && id.length > 0,
            "not a name for a shape: {:?}",
            name.to_string()
        );
        id
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        let text = &self.text[..usize::from(self.length)];
        std::str::from_utf8(text).expect("letters, digits and hyphens")
    }
}

impl fmt::Write for ShapeId {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let from = usize::from(self.length);
        let room = self.text.get_mut(from..from + part.len()).ok_or(fmt::Error)?;
        if !part.bytes().all(fits) {
            return Err(fmt::Error);
        }
        room.copy_from_slice(part.as_bytes());
        self.length += part.len() as u8;
        Ok(())
    }
}

impl fmt::Display for ShapeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for ShapeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "not a name for a shape")]
    fn a_name_holds_nothing_that_needs_escaping() {
        ShapeId::new("a\"b");
    }

    #[test]
    #[should_panic(expected = "not a name for a shape")]
    fn a_name_is_not_longer_than_there_is_room() {
        ShapeId::new("a".repeat(LONGEST + 1));
    }

    #[test]
    fn names_are_ordered_like_their_texts() {
        let mut texts = [
            "place-1a1",
            "place-1a",
            "b",
            "place-1a10",
            "place-1b1",
            "a-1",
            "a",
        ];
        texts.sort_unstable();
        let mut ids = texts.map(ShapeId::new);
        ids.sort_unstable();
        assert_eq!(ids.map(|id| id.to_string()), texts);
    }
}
