use std::fmt;
use std::str::FromStr;

use rules::BadNotation;

use crate::HEAPS;

/// One decision: a number of sticks from one heap. Written `b3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    /// The heap, counted from 0.
    pub heap: u8,
    /// How many sticks, at least one.
    pub sticks: u8,
}

impl Action {
    /// The letter of its heap.
    pub const fn letter(self) -> char {
        (b'a' + self.heap) as char
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.sticks)
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(word: &str) -> Result<Action, BadNotation> {
        match word.as_bytes() {
            &[heap @ b'a'..=b'z', sticks @ b'1'..=b'9'] if usize::from(heap - b'a') < HEAPS => Ok(Action {
                heap: heap - b'a',
                sticks: sticks - b'0',
            }),
            _ => Err(BadNotation),
        }
    }
}
