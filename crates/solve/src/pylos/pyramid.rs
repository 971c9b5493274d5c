use game_pylos::{Cells, SPHERES};

/// The size of the pyramid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PyramidSize {
    /// The real game: a base of 4×4, 15 spheres per side.
    Full,
    /// The same game on a base of 3×3 with 7 spheres per side: small enough for any solver, and
    /// so a test for all of them.
    ///
    /// It is the upper part of the full pyramid, on top of a level that belongs to nobody.
    Small,
}

impl PyramidSize {
    /// The ground: occupied places that belong to nobody.
    pub const fn ground(self) -> Cells {
        match self {
            PyramidSize::Full => Cells::EMPTY,
            PyramidSize::Small => Cells::LEVEL_1,
        }
    }

    /// The places for spheres.
    pub const fn places(self) -> Cells {
        Cells(Cells::ALL.0 & !self.ground().0)
    }

    /// The number of spheres per side.
    pub const fn spheres(self) -> u32 {
        match self {
            PyramidSize::Full => SPHERES,
            PyramidSize::Small => 7,
        }
    }
}
