//! The computed numbers of positions.
//!
//! A *filling* is a set of occupied places without floating spheres. A position, seen from the
//! mover, is a filling whose spheres are divided between the mover and the opponent, at most 15
//! each.

use crate::{Cells, SPHERES, Symmetry};

/// Calls `visit` with every filling, including the empty and the full one.
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

/// The numbers of fillings and positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Census {
    /// Sets of occupied places without floating spheres.
    pub fillings: u64,
    /// The same up to the eight symmetries.
    pub fillings_up_to_symmetry: u64,
    /// Positions seen from the mover.
    pub positions: u64,
    /// The same up to the eight symmetries.
    pub positions_up_to_symmetry: u64,
}

/// Counts all of them.
///
/// Up to symmetry by Burnside's lemma: the number of classes is the mean number of objects that a
/// symmetry leaves unchanged.
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

/// The sizes of the orbits of the places under the symmetry.
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

/// The number of ways to divide whole orbits between both sides, at most 15 spheres each.
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
