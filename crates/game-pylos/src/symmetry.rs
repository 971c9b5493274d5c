use crate::{Board, Cell, Cells};

/// One of the eight rotations and reflections of the pyramid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Symmetry(u8);

impl Symmetry {
    /// All eight; the first is the identity.
    pub const ALL: [Symmetry; 8] = [
        Symmetry(0),
        Symmetry(1),
        Symmetry(2),
        Symmetry(3),
        Symmetry(4),
        Symmetry(5),
        Symmetry(6),
        Symmetry(7),
    ];

    /// Its number: `Symmetry::ALL[number]` is this one.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The image of this place.
    pub fn cell(self, cell: Cell) -> Cell {
        let last = 4 - cell.level();
        let (mut file, mut rank) = (cell.file(), cell.rank());
        if self.0 & 1 != 0 {
            file = last - file;
        }
        if self.0 & 2 != 0 {
            rank = last - rank;
        }
        if self.0 & 4 != 0 {
            (file, rank) = (rank, file);
        }
        Cell::new(cell.level(), file, rank).expect("a symmetry keeps the level")
    }

    /// The image of these places.
    #[inline]
    pub fn cells(self, cells: Cells) -> Cells {
        halves(self.bits(both(cells, Cells::EMPTY)))[0]
    }

    /// The image of the board.
    #[inline]
    pub fn board(self, board: Board) -> Board {
        let [mover, other] = halves(self.bits(both(board.mover, board.other)));
        Board { mover, other }
    }

    /// The images of two sets, one in each half of the bits.
    #[inline]
    const fn bits(self, mut bits: u64) -> u64 {
        // A level's bits lie file by file in rows: four of them from bit 0 on,
        // three from bit 16 on with a gap after each, two from bit 27 on.
        if self.0 & 1 != 0 {
            bits = exchange(bits, 0x0000_1111, 3);
            bits = exchange(bits, 0x2800_2222, 1);
            bits = exchange(bits, 0x0111_0000, 2);
        }
        if self.0 & 2 != 0 {
            bits = exchange(bits, 0x0000_000f, 12);
            bits = exchange(bits, 0x0000_00f0, 4);
            bits = exchange(bits, 0x0007_0000, 8);
            bits = exchange(bits, 0x1800_0000, 2);
        }
        if self.0 & 4 != 0 {
            bits = exchange(bits, 0x0042_0842, 3);
            bits = exchange(bits, 0x0004_0084, 6);
            bits = exchange(bits, 0x0000_0008, 9);
            bits = exchange(bits, 0x1000_0000, 1);
        }
        bits
    }
}

impl Board {
    /// The first of all images of the board, in a fixed order: the same for boards that are
    /// rotations or reflections of each other.
    #[inline]
    #[must_use]
    pub fn first_image(self) -> Board {
        // The occupied places come first, so that boards that differ only in a colour mostly get
        // the same symmetry.
        let bits = both(self.mover, self.filled());
        let first = Symmetry::ALL
            .map(|symmetry| symmetry.bits(bits))
            .into_iter()
            .min();
        let [mover, filled] = halves(first.expect("eight images"));
        Board {
            mover,
            other: filled - mover,
        }
    }
}

/// Two sets of places in one number.
#[inline]
fn both(lower: Cells, upper: Cells) -> u64 {
    u64::from(lower.0) | u64::from(upper.0) << 32
}

#[inline]
fn halves(bits: u64) -> [Cells; 2] {
    [Cells(bits as u32), Cells((bits >> 32) as u32)]
}

/// Swaps the bits of the mask, in both halves, with those `distance` higher.
#[inline]
const fn exchange(bits: u64, mask: u32, distance: u32) -> u64 {
    let mask = mask as u64 | (mask as u64) << 32;
    let different = (bits ^ bits >> distance) & mask;
    bits ^ different ^ different << distance
}
