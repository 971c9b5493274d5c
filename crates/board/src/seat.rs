//! Seats as messages write them: `"1"`. The rules know no messages, so this is
//! where a text becomes a [`Seat`]; nobody behind this door sees another.
//!
//! Used as `#[serde(with = "board::seat")]`.

use rules::Seat;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serializer};

/// Writes a seat.
///
/// # Errors
/// If the serializer fails.
pub fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(seat)
}

/// Reads a seat.
///
/// # Errors
/// If the text names no seat.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.parse().map_err(D::Error::custom)
}

/// The same for a seat that may be missing.
pub mod option {
    use rules::Seat;
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes a seat, or null.
    ///
    /// # Errors
    /// If the serializer fails.
    pub fn serialize<S: Serializer>(seat: &Option<Seat>, serializer: S) -> Result<S::Ok, S::Error> {
        match seat {
            Some(seat) => serializer.collect_str(seat),
            None => serializer.serialize_none(),
        }
    }

    /// Reads a seat, or null.
    ///
    /// # Errors
    /// If the text names no seat.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| text.parse().map_err(D::Error::custom))
            .transpose()
    }
}

/// The same for several seats, in writing.
pub mod list {
    use rules::Seat;
    use serde::Serializer;

    /// Writes seats.
    ///
    /// # Errors
    /// If the serializer fails.
    pub fn serialize<S: Serializer>(seats: &[Seat], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(seats.iter().map(Seat::to_string))
    }
}
