use std::fmt;
use std::str::FromStr;

use crate::Cell;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// PY-2 (a): a sphere from the reserve; written `2b1`.
    Place(Cell),
    /// PY-2 (b): one of the player's own spheres moves up; written `1a1-2b1`.
    ///
    /// Ordered by target, because few places are open above level 1 while many spheres can go
    /// there.
    Raise {
        /// The target.
        to: Cell,
        /// The place it came from.
        from: Cell,
    },
    /// PY-4: one of the player's own spheres goes back into the reserve; written `x1a1`.
    Take(Cell),
    /// PY-4: take back no more; written `stop`.
    Stop,
}

/// A whole turn in notation: `2b1`, `1a1-2b1`, `1d4x1a1`, `1a1-2b2x2b2x1c3`.
///
/// Taking back fewer spheres than allowed needs no word: the turn simply ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// Where a raised sphere came from; `None` if it came from the reserve.
    pub from: Option<Cell>,
    /// Where the sphere goes.
    pub to: Cell,
    /// The spheres taken back, in this order; the second only after the first.
    pub taken: [Option<Cell>; 2],
}

/// Text that is not an [`Action`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadAction;

/// Text that is not a [`Move`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadMove;

impl Move {
    /// The actions of the turn, without the final [`Action::Stop`] that it needs if fewer spheres
    /// are taken back than allowed.
    pub fn actions(self) -> impl Iterator<Item = Action> {
        let first = match self.from {
            None => Action::Place(self.to),
            Some(from) => Action::Raise { from, to: self.to },
        };
        std::iter::once(first).chain(self.taken.into_iter().flatten().map(Action::Take))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(to) => write!(f, "{to}"),
            Action::Raise { from, to } => write!(f, "{from}-{to}"),
            Action::Take(cell) => write!(f, "x{cell}"),
            Action::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        let cell = |text: &str| text.parse().map_err(|_| BadAction);
        if text == "stop" {
            Ok(Action::Stop)
        } else if let Some(taken) = text.strip_prefix('x') {
            Ok(Action::Take(cell(taken)?))
        } else if let Some((from, to)) = text.split_once('-') {
            Ok(Action::Raise {
                from: cell(from)?,
                to: cell(to)?,
            })
        } else {
            Ok(Action::Place(cell(text)?))
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.actions().try_for_each(|action| write!(f, "{action}"))
    }
}

impl FromStr for Move {
    type Err = BadMove;

    fn from_str(text: &str) -> Result<Move, BadMove> {
        let mut parts = text.split('x');
        let (from, to) = match parts.next().and_then(|first| first.parse().ok()) {
            Some(Action::Place(to)) => (None, to),
            Some(Action::Raise { from, to }) => (Some(from), to),
            _ => return Err(BadMove),
        };
        let mut taken = [None; 2];
        for place in &mut taken {
            *place = parts
                .next()
                .map(|cell| cell.parse().map_err(|_| BadMove))
                .transpose()?;
        }
        match parts.next() {
            None => Ok(Move { from, to, taken }),
            Some(_) => Err(BadMove),
        }
    }
}

impl fmt::Display for BadAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an action like 1a1, 1a1-2a1, x1a1 or stop")
    }
}

impl std::error::Error for BadAction {}

impl fmt::Display for BadMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a move like 1a1, 1a1-2a1 or 1a1x1b1x1b2")
    }
}

impl std::error::Error for BadMove {}
