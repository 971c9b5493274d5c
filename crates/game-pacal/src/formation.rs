//! The formations of PA-13, all of them computed before the first match.
//!
//! Formations of one shape differ only in where they start, so they are kept
//! as families: a shape as offsets from its first square, and the set of all
//! first squares from which the shape stays on the grid. Three shifts then
//! find every formation of a family that lies within a set of squares.

use std::ops::ControlFlow;

use crate::board::{GRID, Square, Squares};

/// The formations of one shape.
#[derive(Clone, Copy, Debug)]
struct Family {
    /// How high a pyramid the shape gives.
    storeys: u8,
    /// From the first square to the others; the last offset is repeated where the shape has fewer.
    offsets: [u8; 3],
    /// The squares on which a formation of this shape can start.
    starts: Squares,
}

/// Lines of two, three and four squares and the upright squares; the single
/// stone comes first.
static FAMILIES: [Family; 1 + 2 + 20 + 12 + 10] = families();

/// Shows every formation within `pieces` that has a square in `stones`, with
/// the storeys that it gives (PA-13, PA-15), until `visit` breaks.
#[inline]
pub(crate) fn each_within<B>(
    pieces: Squares,
    stones: Squares,
    mut visit: impl FnMut(u8, Squares) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for family in &FAMILIES {
        let [second, third, fourth] = family.offsets;
        let mut starts = family.starts & pieces & pieces.shifted_back(second);
        if starts.is_empty() {
            continue;
        }
        starts &= pieces.shifted_back(third) & pieces.shifted_back(fourth);
        for start in starts {
            let formation = family.squares(start);
            if !(formation & stones).is_empty() {
                visit(family.storeys, formation)?;
            }
        }
    }
    ControlFlow::Continue(())
}

impl Family {
    #[inline]
    fn squares(&self, start: Square) -> Squares {
        let [second, third, fourth] = self.offsets;
        let first = start.only();
        first | first.shifted(second) | first.shifted(third) | first.shifted(fourth)
    }

    /// The shape with these offsets, whose last square lies `width` columns
    /// and `height` rows away; a negative width goes to the left.
    const fn new(storeys: u8, offsets: [u8; 3], width: i8, height: u8) -> Family {
        let mut starts = Squares::EMPTY;
        let mut index = 0;
        while index < GRID * GRID {
            let column = (index % GRID) as i8 + width;
            let row = index / GRID + height;
            if column >= 0 && column < GRID as i8 && row < GRID {
                match Square::from_index(index) {
                    Some(square) => starts.insert(square),
                    None => unreachable!(),
                }
            }
            index += 1;
        }
        Family {
            storeys,
            offsets,
            starts,
        }
    }
}

const fn families() -> [Family; 45] {
    let single = Family::new(1, [0; 3], 0, 0);
    let mut all = [single; 45];
    all[1] = Family::new(2, [1; 3], 1, 0);
    all[2] = Family::new(2, [GRID; 3], 0, 1);
    let mut filled = 3;
    let mut stones = 3;
    while stones <= 4 {
        let mut gap = 1;
        while gap * (stones - 1) < GRID {
            let last = gap * (stones - 1);
            let directions = [
                (1, last as i8, 0),
                (GRID - 1, -(last as i8), last),
                (GRID, 0, last),
                (GRID + 1, last as i8, last),
            ];
            let mut direction = 0;
            while direction < 4 {
                let (step, width, height) = directions[direction];
                let offsets = [gap * step, 2 * gap * step, last * step];
                all[filled] = Family::new(stones, offsets, width, height);
                filled += 1;
                direction += 1;
            }
            gap += 1;
        }
        stones += 1;
    }
    let mut side = 1;
    while side < GRID {
        let offsets = [side, GRID * side, (GRID + 1) * side];
        all[filled] = Family::new(5, offsets, side as i8, side);
        filled += 1;
        side += 1;
    }
    assert!(filled == all.len(), "every place is taken");
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_formations_as_counting_by_hand_gives() {
        // On 11 × 11: pairs 2·110; lines of k with gap g, 11·(11 − g(k−1)) in
        // rows and in columns and (11 − g(k−1))² in each diagonal; squares Σ (11 − d)².
        let mut counts = [0; 6];
        let every = each_within(Squares::GRID, Squares::GRID, |storeys, formation| {
            counts[usize::from(storeys)] += 1;
            let pieces = [0, 1, 2, 3, 4, 4][usize::from(storeys)];
            assert_eq!(formation.len(), pieces, "{formation}");
            ControlFlow::<()>::Continue(())
        });
        assert!(every.is_continue());
        assert_eq!(counts, [0, 121, 220, 880, 516, 385]);
    }
}
