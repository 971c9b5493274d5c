use std::fmt;

/// The value of a position for the side to move with perfect play: the winner wins as fast as
/// possible, the loser delays.
///
/// # Layout
/// One byte, larger for what the mover prefers: a loss in `d` plies is `d`, a draw 127, a win in
/// `d` plies `255 - d`. So the value of a position is a function of the smallest value among its
/// successors, and a whole block of positions is solved by taking minima of bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(u8);

/// Who wins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// The side to move loses.
    Loss,
    /// Neither side can force a win: with perfect play the game never ends.
    Draw,
    /// The side to move wins.
    Win,
}

impl Value {
    /// Lost, and the game is over.
    pub const LOST: Value = Value(0);
    /// A draw, however long both play.
    pub const DRAW: Value = Value(127);
    /// The longest distance that a byte can hold.
    pub const LONGEST: u8 = 126;

    /// A win in this many plies, an odd number.
    pub const fn win_in(plies: u8) -> Option<Value> {
        if plies % 2 == 1 && plies <= Value::LONGEST {
            Some(Value(255 - plies))
        } else {
            None
        }
    }

    /// A loss in this many plies, an even number.
    pub const fn loss_in(plies: u8) -> Option<Value> {
        if plies.is_multiple_of(2) && plies <= Value::LONGEST {
            Some(Value(plies))
        } else {
            None
        }
    }

    /// The value for this byte.
    pub const fn from_byte(byte: u8) -> Option<Value> {
        match byte {
            127 => Some(Value::DRAW),
            0..127 => Value::loss_in(byte),
            128.. => Value::win_in(255 - byte),
        }
    }

    /// The byte.
    #[inline]
    pub const fn byte(self) -> u8 {
        self.0
    }

    /// Who wins.
    #[inline]
    pub const fn verdict(self) -> Verdict {
        match self.0 {
            0..127 => Verdict::Loss,
            127 => Verdict::Draw,
            128.. => Verdict::Win,
        }
    }

    /// The number of plies left; `None` for a draw.
    #[inline]
    pub const fn plies(self) -> Option<u8> {
        match self.0 {
            127 => None,
            0..127 => Some(self.0),
            128.. => Some(255 - self.0),
        }
    }

    /// The value of a position whose worst successor, for the side then to move, has this value.
    #[inline]
    #[must_use]
    pub const fn before(self) -> Value {
        Value(before(self.0))
    }
}

/// [`Value::before`] for bytes: a loss in `d` becomes a win in `d + 1` and vice versa; a draw
/// stays a draw.
#[inline(always)]
pub(crate) const fn before(byte: u8) -> u8 {
    if byte <= 127 {
        254 - byte
    } else {
        0u8.wrapping_sub(byte)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.verdict(), self.plies()) {
            (Verdict::Win, Some(plies)) => write!(f, "win in {plies}"),
            (Verdict::Loss, Some(plies)) => write!(f, "loss in {plies}"),
            _ => f.write_str("draw"),
        }
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn larger_bytes_are_liked_better() {
        let loss = |plies| Value::loss_in(plies).unwrap();
        let win = |plies| Value::win_in(plies).unwrap();
        let ascending = [loss(0), loss(2), loss(46), Value::DRAW, win(47), win(3), win(1)];
        assert!(ascending.is_sorted());
        for value in ascending {
            assert_eq!(Value::from_byte(value.byte()), Some(value));
        }
    }

    #[test]
    fn the_value_before_is_one_ply_longer_and_the_other_way_round() {
        for plies in (0..Value::LONGEST).step_by(2) {
            let loss = Value::loss_in(plies).unwrap();
            assert_eq!(loss.before(), Value::win_in(plies + 1).unwrap());
            assert_eq!(loss.before().before(), Value::loss_in(plies + 2).unwrap());
        }
        assert_eq!(Value::DRAW.before(), Value::DRAW);
    }

    #[test]
    fn the_value_before_falls_as_the_byte_rises() {
        for byte in 0..255 {
            assert!(
                before(byte) >= before(byte + 1) || byte == 127 || byte == 128,
                "{byte}"
            );
        }
    }
}
