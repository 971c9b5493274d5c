use game_pylos::{Cells, SPHERES};

/// Which pyramid is played on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PyramidSize {
    /// The game: a base of 4×4, 15 spheres a side.
    Full,
    /// The same game on a base of 3×3 with 7 spheres a side: small enough to
    /// be solved by anything, and so a test of everything.
    ///
    /// It is the upper part of the full pyramid, standing on a level that is
    /// nobody's.
    Small,
}

impl PyramidSize {
    /// The places that are ground: occupied, and nobody's.
    pub const fn ground(self) -> Cells {
        match self {
            PyramidSize::Full => Cells::EMPTY,
            PyramidSize::Small => Cells::LEVEL_1,
        }
    }

    /// The places that spheres are put on.
    pub const fn places(self) -> Cells {
        Cells(Cells::ALL.0 & !self.ground().0)
    }

    /// How many spheres each side has.
    pub const fn spheres(self) -> u32 {
        match self {
            PyramidSize::Full => SPHERES,
            PyramidSize::Small => 7,
        }
    }
}
