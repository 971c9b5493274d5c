use std::collections::HashMap;

use game_pylos::{Cells, Symmetry, census};

use super::PyramidSize;

/// All sets of occupied places without floating spheres, one for each class under rotation and
/// reflection.
///
/// They are numbered by the number of spheres, then by their height, so that placing and raising
/// lead to larger numbers.
#[derive(Debug)]
pub struct Fillings {
    pyramid: PyramidSize,
    /// The first of each class, by number; the ground is not among the cells.
    representatives: Vec<Cells>,
    /// For every filling its number, and the symmetry that maps it to the representative.
    classes: HashMap<Cells, (u32, Symmetry)>,
    /// The image of each place under each symmetry.
    images: [[u8; 32]; 8],
}

impl Fillings {
    /// Enumerates all fillings.
    pub fn new(pyramid: PyramidSize) -> Fillings {
        let mut all = Vec::new();
        census::for_each_filling(|filled| {
            if filled & pyramid.ground() == pyramid.ground() {
                all.push(filled - pyramid.ground());
            }
        });
        let mut images = [[0; 32]; 8];
        for (image, symmetry) in images.iter_mut().zip(Symmetry::ALL) {
            for cell in Cells::ALL.iter() {
                image[cell.index()] = symmetry.cell(cell).index() as u8;
            }
        }
        let first_of_class = |filled: Cells| {
            let turned = (0..8).map(|index| (image_of(&images[index], filled), Symmetry::ALL[index]));
            turned.min().expect("eight images")
        };
        let mut representatives: Vec<Cells> = all
            .iter()
            .copied()
            .filter(|&filled| first_of_class(filled).0 == filled)
            .collect();
        representatives.sort_by_key(|&filled| (filled.len(), height(filled), filled));
        let numbers: HashMap<Cells, u32> = representatives.iter().copied().zip(0..).collect();
        let classes = all
            .into_iter()
            .map(|filled| {
                let (first, symmetry) = first_of_class(filled);
                (filled, (numbers[&first], symmetry))
            })
            .collect();
        Fillings {
            pyramid,
            representatives,
            classes,
            images,
        }
    }

    /// The size of the pyramid.
    pub fn pyramid(&self) -> PyramidSize {
        self.pyramid
    }

    /// The number of fillings up to symmetry.
    #[expect(clippy::len_without_is_empty, reason = "the empty filling always exists")]
    pub fn len(&self) -> usize {
        self.representatives.len()
    }

    /// The representative with this number, without the ground.
    #[inline]
    pub fn representative(&self, number: usize) -> Cells {
        self.representatives[number]
    }

    /// The number of the class of these occupied places, and the symmetry that maps them to its
    /// representative; `None` if a sphere floats.
    #[inline]
    pub fn class(&self, filled: Cells) -> Option<(u32, Symmetry)> {
        self.classes.get(&filled).copied()
    }

    /// The image of these places.
    #[inline]
    pub fn image(&self, symmetry: Symmetry, cells: Cells) -> Cells {
        image_of(&self.images[symmetry.number()], cells)
    }

    /// The bit number of the image of this place.
    #[inline]
    pub(super) fn image_bit(&self, symmetry: Symmetry, bit: usize) -> u32 {
        u32::from(self.images[symmetry.number()][bit])
    }
}

#[inline]
fn image_of(images: &[u8; 32], cells: Cells) -> Cells {
    Cells(
        cells
            .iter()
            .fold(0, |mask, cell| mask | 1 << images[cell.index()]),
    )
}

/// The sum of the levels of these places.
pub(super) fn height(cells: Cells) -> u32 {
    cells.iter().map(|cell| u32::from(cell.level())).sum()
}
