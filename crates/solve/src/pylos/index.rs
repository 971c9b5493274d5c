use game_pylos::{Board, Cells, Symmetry};

use super::{Fillings, PyramidSize};
use crate::ranking::{classes, rank, unrank};

/// A dense numbering of all positions: first the filling up to symmetry, then the number of the
/// mover's spheres, then which ones.
///
/// Fillings are reduced by all eight symmetries; positions of a filling that is itself symmetric
/// are not reduced further. The largest fillings are symmetric, so this numbers 2,412,976,089
/// positions where a full reduction would leave 1,564,545,295. In return, a turn does the same to
/// all positions of a filling, and the solver never has to compare a position with its images.
/// Tables look up the [first image](Index::rank_of_first_image) only, and hold nothing at the
/// numbers of the others.
#[derive(Debug)]
pub struct Index {
    fillings: Fillings,
    /// The number of the first position of each filling, and one past the last.
    starts: Vec<u64>,
    /// For each filling, the symmetries that map it to itself.
    own_symmetries: Vec<Vec<Symmetry>>,
}

impl Index {
    /// Builds the index.
    pub fn new(pyramid: PyramidSize) -> Index {
        let fillings = Fillings::new(pyramid);
        let mut starts = vec![0];
        for number in 0..fillings.len() {
            let classes = classes(pyramid.spheres(), fillings.representative(number).len());
            let size: u64 = classes.map(|(_, size)| u64::from(size)).sum();
            starts.push(starts[number] + size);
        }
        let own_symmetries = (0..fillings.len())
            .map(|number| {
                let filled = fillings.representative(number);
                let keeps = |&symmetry: &Symmetry| fillings.image(symmetry, filled) == filled;
                Symmetry::ALL.into_iter().filter(keeps).collect()
            })
            .collect();
        Index {
            fillings,
            starts,
            own_symmetries,
        }
    }

    /// The number of positions.
    #[expect(clippy::len_without_is_empty, reason = "the start position always exists")]
    pub fn len(&self) -> u64 {
        self.starts[self.fillings.len()]
    }

    /// The fillings.
    pub fn fillings(&self) -> &Fillings {
        &self.fillings
    }

    /// The number of the position; `None` if it is not valid: a sphere floats, two spheres share
    /// a place, or a side has too many.
    pub fn rank(&self, board: Board) -> Option<u64> {
        let filled = board.filled();
        let (block, symmetry) = self.fillings.class(filled)?;
        if !(board.mover & board.other).is_empty() {
            return None;
        }
        let mover = self.fillings.image(symmetry, board.mover);
        let position = compress(mover, self.fillings.representative(block as usize));
        let within = rank(self.fillings.pyramid().spheres(), filled.len(), position)?;
        Some(self.starts[block as usize] + within)
    }

    /// The position with this number.
    ///
    /// # Panics
    /// If there is none.
    pub fn unrank(&self, index: u64) -> Board {
        assert!(index < self.len(), "no position has the number {index}");
        let block = self.starts.partition_point(|&start| start <= index) - 1;
        let filled = self.fillings.representative(block);
        let position = unrank(
            self.fillings.pyramid().spheres(),
            filled.len(),
            index - self.starts[block],
        );
        let mover = expand(position, filled);
        Board {
            mover,
            other: filled - mover,
        }
    }

    /// The smallest number among the position and all its rotations and reflections.
    pub fn rank_of_first_image(&self, board: Board) -> Option<u64> {
        let number = self.rank(board)?;
        let (block, symmetry) = self.fillings.class(board.filled())?;
        let own = &self.own_symmetries[block as usize];
        if own.len() == 1 {
            return Some(number);
        }
        let filled = self.fillings.representative(block as usize);
        let mover = self.fillings.image(symmetry, board.mover);
        let images = own
            .iter()
            .map(|&symmetry| compress(self.fillings.image(symmetry, mover), filled));
        let first = images.min().expect("one of them is the position itself");
        let within = rank(self.fillings.pyramid().spheres(), filled.len(), first)?;
        Some(self.starts[block as usize] + within)
    }

    /// The number of positions that one with this filling stands for: all its rotations and
    /// reflections.
    pub fn images(&self, block: usize) -> u64 {
        8 / self.own_symmetries[block].len() as u64
    }

    /// Tells whether a position of the block is the first of its images.
    pub(super) fn first_images(&self, block: usize) -> FirstImages {
        let filled = self.fillings.representative(block);
        let turnings = self.own_symmetries[block].iter().skip(1).map(|&symmetry| {
            let image_of = |position: u32| {
                let turned = self.fillings.image(symmetry, expand(position, filled));
                compress(turned, filled)
            };
            let low: Vec<u32> = (0..1 << HALF.min(filled.len())).map(image_of).collect();
            let high = (0..1 << filled.len().saturating_sub(HALF)).map(|high: u32| image_of(high << HALF));
            (low, high.collect())
        });
        FirstImages {
            turnings: turnings.collect(),
        }
    }
}

/// The images of all positions of a symmetric block, tabulated in two halves of the bits.
pub(super) struct FirstImages {
    turnings: Vec<(Vec<u32>, Vec<u32>)>,
}

const HALF: u32 = 15;

impl FirstImages {
    /// Whether every position is its own first image.
    pub(super) fn are_all(&self) -> bool {
        self.turnings.is_empty()
    }

    /// Whether no image of the position has a smaller number.
    #[inline]
    pub(super) fn contain(&self, position: u32) -> bool {
        let (low, high) = (position & ((1 << HALF) - 1), position >> HALF);
        self.turnings
            .iter()
            .all(|(lows, highs)| lows[low as usize] | highs[high as usize] >= position)
    }
}

/// The bits of `cells` at the places of `filled`, packed together.
pub(super) fn compress(cells: Cells, filled: Cells) -> u32 {
    let bits = filled.iter().enumerate();
    bits.filter(|&(_, cell)| cells.contains(cell))
        .fold(0, |position, (bit, _)| position | 1 << bit)
}

/// The inverse of [`compress`].
pub(super) fn expand(position: u32, filled: Cells) -> Cells {
    let bits = filled.iter().enumerate();
    bits.filter(|&(bit, _)| position & 1 << bit != 0)
        .map(|(_, cell)| cell)
        .collect()
}
