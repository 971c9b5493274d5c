use crate::{Board, Cell, Cells};

/// One of the eight ways to turn and mirror the pyramid onto itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Symmetry(u8);

impl Symmetry {
    /// All eight; the first changes nothing.
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

    /// Where this place goes.
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

    /// Where these places go.
    pub fn cells(self, cells: Cells) -> Cells {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// The board turned and mirrored.
    pub fn board(self, board: Board) -> Board {
        Board {
            mover: self.cells(board.mover),
            other: self.cells(board.other),
        }
    }
}
