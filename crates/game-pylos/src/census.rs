//! How many positions there are, computed.
//!
//! A *filling* is a set of occupied places in which nothing floats. A position,
//! seen from the mover, is a filling whose spheres are divided among the mover
//! and the other, at most 15 each.

use crate::{Cells, SPHERES, Symmetry};

/// Calls `visit` with every filling, the empty one and the full one included.
pub fn for_each_filling(mut visit: impl FnMut(Cells)) {
    for base in 0..=Cells::LEVEL_1.0 {
        let base = Cells(base);
        for_each_subset(base.open() & Cells::LEVEL_2, |level_2| {
            let two = base | level_2;
            for_each_subset(two.open() & Cells::LEVEL_3, |level_3| {
                let three = two | level_3;
                visit(three);
                let apex = three.open() - Cells::LEVEL_1 - Cells::LEVEL_2 - Cells::LEVEL_3;
                if !apex.is_empty() {
                    visit(three | apex);
                }
            });
        });
    }
}

/// How many fillings and positions there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Census {
    /// Sets of occupied places in which nothing floats.
    pub fillings: u64,
    /// The same up to the eight symmetries.
    pub fillings_up_to_symmetry: u64,
    /// Positions seen from the mover.
    pub positions: u64,
    /// The same up to the eight symmetries.
    pub positions_up_to_symmetry: u64,
}

/// Counts them all.
///
/// Up to symmetry by Burnside's lemma: as many classes as the mean number of
/// things that a symmetry leaves unchanged.
pub fn take() -> Census {
    let mut fillings = [0u64; 8];
    let mut positions = [0u64; 8];
    for_each_filling(|filled| {
        for (index, symmetry) in Symmetry::ALL.into_iter().enumerate() {
            if symmetry.cells(filled) == filled {
                fillings[index] += 1;
                positions[index] += divisions(&orbits(symmetry, filled));
            }
        }
    });
    Census {
        fillings: fillings[0],
        fillings_up_to_symmetry: fillings.iter().sum::<u64>() / 8,
        positions: positions[0],
        positions_up_to_symmetry: positions.iter().sum::<u64>() / 8,
    }
}

fn for_each_subset(set: Cells, mut visit: impl FnMut(Cells)) {
    let mut subset = set.0;
    loop {
        visit(Cells(subset));
        if subset == 0 {
            return;
        }
        subset = (subset - 1) & set.0;
    }
}

/// The sizes of the groups of places that the symmetry carries around among themselves.
fn orbits(symmetry: Symmetry, mut cells: Cells) -> Vec<u32> {
    let mut sizes = Vec::new();
    while let Some(first) = cells.iter().next() {
        let mut orbit = Cells::EMPTY;
        let mut cell = first;
        while !orbit.contains(cell) {
            orbit = orbit | cell.into();
            cell = symmetry.cell(cell);
        }
        sizes.push(orbit.len());
        cells = cells - orbit;
    }
    sizes
}

/// In how many ways whole orbits can be given to mover and other, at most 15 spheres each.
fn divisions(orbits: &[u32]) -> u64 {
    let total: u32 = orbits.iter().sum();
    let mut ways = vec![0u64; total as usize + 1];
    ways[0] = 1;
    for &size in orbits {
        for spheres in (size as usize..ways.len()).rev() {
            ways[spheres] += ways[spheres - size as usize];
        }
    }
    let fewest = total.saturating_sub(SPHERES) as usize;
    let most = total.min(SPHERES) as usize;
    ways[fewest..=most].iter().sum()
}
