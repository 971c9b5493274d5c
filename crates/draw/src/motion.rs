//! How the shapes of a game move on a page: lifted and carried, flown, slid or written.
//!
//! A page knows kinds of motion and no game. Each game says, for the classes of its shapes, how they
//! move, where new ones come from and where those go that leave.

/// How shapes of one class move.
#[derive(Clone, Copy, Debug)]
pub struct Motion {
    /// The class of the shapes, or what their ids begin with if it ends with a dash. The first
    /// motion that fits a shape is its own.
    pub of: &'static str,
    /// What moving looks like.
    pub how: Movement,
    /// Where a new shape comes from: what ids of shapes there begin with, the likeliest first.
    pub from: &'static [&'static str],
    /// Where a shape goes that leaves the board, in the same way.
    pub to: &'static [&'static str],
    /// Coming from a shape of one of these classes, it is turned over on its way.
    pub turned: &'static [&'static str],
    /// Whether a shape that shows something else than before is another piece, which comes from
    /// where new ones come from.
    pub renewed: bool,
    /// Whether two new shapes are the halves of one piece, and come from its place together.
    pub halves: bool,
    /// The class of a line along which it moves, if that begins where it was and ends where it is.
    pub along: Option<&'static str>,
    /// What it does when the match is over.
    pub finale: Option<Finale>,
}

/// What moving looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Movement {
    /// Straight, without leaving the table.
    Slide,
    /// Lifted, carried in an arc and put down, with a little settling.
    Carry,
    /// High above everything, for a while.
    Fly,
    /// Rolled over and over where it lies, whenever it shows something else.
    Tumble,
    /// Written where it is.
    Write,
}

/// What shapes do when a match is over, one after another from the bottom to the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finale {
    /// It jumps a little.
    Hop,
    /// It grows and shrinks again.
    Swell,
    /// It rocks from side to side.
    Rock,
    /// It rises high and comes down again.
    Soar,
}

impl Motion {
    /// Shapes of this class, which move like this, and neither come from nor go anywhere.
    pub(crate) const fn of(of: &'static str, how: Movement) -> Motion {
        Motion {
            of,
            how,
            from: &[],
            to: &[],
            turned: &[],
            renewed: false,
            halves: false,
            along: None,
            finale: None,
        }
    }

    pub(crate) const fn from(self, from: &'static [&'static str]) -> Motion {
        Motion { from, ..self }
    }

    pub(crate) const fn to(self, to: &'static [&'static str]) -> Motion {
        Motion { to, ..self }
    }

    pub(crate) const fn turned(self, turned: &'static [&'static str]) -> Motion {
        Motion { turned, ..self }
    }

    pub(crate) const fn renewed(self) -> Motion {
        Motion {
            renewed: true,
            ..self
        }
    }

    pub(crate) const fn halves(self) -> Motion {
        Motion { halves: true, ..self }
    }

    pub(crate) const fn along(self, along: &'static str) -> Motion {
        Motion {
            along: Some(along),
            ..self
        }
    }

    pub(crate) const fn finale(self, finale: Finale) -> Motion {
        Motion {
            finale: Some(finale),
            ..self
        }
    }
}

impl Movement {
    /// The name that the page's script knows.
    pub fn name(self) -> &'static str {
        match self {
            Movement::Slide => "slide",
            Movement::Carry => "carry",
            Movement::Fly => "fly",
            Movement::Tumble => "tumble",
            Movement::Write => "write",
        }
    }
}

impl Finale {
    /// The name that the page's script knows.
    pub fn name(self) -> &'static str {
        match self {
            Finale::Hop => "hop",
            Finale::Swell => "swell",
            Finale::Rock => "rock",
            Finale::Soar => "soar",
        }
    }
}
