//! The input of the net: which rows of its first layer apply to a board.
//!
//! Every square of four places, with the place on top of it, has one of 113 states; under expert
//! rules every row has one of 81 states, or 27. Three more rows encode how many spheres there
//! are, how many are free, and how many could complete something or climb. "Own" is always the
//! side to move.

use games::game_pylos::{Board, Cells, RuleSet};

use super::judgement::raisable;

/// The number of states of four places and the one on top of them.
const SQUARE_LOOKS: usize = 113;
/// Squares: nine on level 1, four on level 2, one on level 3.
const SQUARES: usize = 14;
/// The number of states of a row of four, and of a row of three.
const FOUR_LOOKS: usize = 81;
const THREE_LOOKS: usize = 27;
/// The number of spheres of each side: up to 15.
const COUNTS: usize = 16 * 16;
/// The number of free spheres: up to 7; more count as 7.
const FREE: usize = 8 * 8;
/// What could be completed and what could climb, up to 3 of each kind and side.
const CHANCES: usize = 4 * 4 * 4 * 4;

/// The maximum number of rows that apply to a board.
pub(super) const MOST: usize = SQUARES + 14 + 3;

/// The number of rows with these rules.
pub(super) const fn rows(rules: RuleSet) -> usize {
    let lines = match rules {
        RuleSet::Children | RuleSet::Standard => 0,
        RuleSet::Expert => 8 * FOUR_LOOKS + 6 * THREE_LOOKS,
    };
    SQUARES * SQUARE_LOOKS + COUNTS + FREE + CHANCES + lines
}

/// The rows that apply to one board.
pub(super) struct Applying {
    rows: [u16; MOST],
    count: usize,
    /// The start of the next group of rows.
    start: usize,
}

impl Applying {
    /// Determines the rows of a board.
    #[inline]
    pub(super) fn new(rules: RuleSet, board: Board) -> Applying {
        let mut applying = Applying {
            rows: [0; MOST],
            count: 0,
            start: 0,
        };
        let (own, other) = (board.mover.0, board.other.0);
        for rank in 0..3 {
            for file in 0..3 {
                let corner = 4 * rank + file;
                applying.square(
                    four_at(own, corner),
                    four_at(other, corner),
                    own,
                    other,
                    16 + corner,
                );
            }
        }
        for rank in 0..2 {
            for file in 0..2 {
                let corner = 16 + 4 * rank + file;
                let top = 27 + 2 * rank + file;
                applying.square(four_at(own, corner), four_at(other, corner), own, other, top);
            }
        }
        applying.square(own >> 27 & 15, other >> 27 & 15, own, other, 31);
        applying.numbers(rules, board);
        if rules == RuleSet::Expert {
            applying.lines(own, other);
        }
        applying
    }

    /// The rows.
    #[inline]
    pub(super) fn rows(&self) -> &[u16] {
        &self.rows[..self.count]
    }

    #[inline]
    fn push(&mut self, look: usize, looks: usize) {
        debug_assert!(look < looks, "{look} of {looks}");
        self.rows[self.count] = (self.start + look) as u16;
        self.count += 1;
        self.start += looks;
    }

    /// Four places, and the bit of the place on top of them.
    #[inline]
    fn square(&mut self, own_four: u32, other_four: u32, own: u32, other: u32, top: u32) {
        let look = own_four | other_four << 4 | (own >> top & 1) << 8 | (other >> top & 1) << 9;
        self.push(usize::from(LOOK_OF_SQUARE[look as usize]), SQUARE_LOOKS);
    }

    #[inline]
    fn numbers(&mut self, rules: RuleSet, board: Board) {
        let filled = board.filled();
        let open = filled.open();
        let bare = Cells::ALL - filled.covered();
        let [own, other] = [board.mover, board.other].map(|spheres| {
            let free = spheres & bare;
            let completing = (rules.completing(spheres) & open).len();
            let climbing = raisable(free, open);
            let chances = completing.min(3) + 4 * climbing.min(3);
            [spheres.len(), free.len().min(7), chances].map(|number| number as usize)
        });
        self.push(own[0] + 16 * other[0], COUNTS);
        self.push(own[1] + 8 * other[1], FREE);
        self.push(own[2] + 16 * other[2], CHANCES);
    }

    /// The rows and columns of levels 1 and 2.
    #[inline]
    fn lines(&mut self, own: u32, other: u32) {
        for line in 0..4 {
            self.line(own >> (4 * line) & 15, other >> (4 * line) & 15, FOUR_LOOKS);
            self.line(column_of(own >> line), column_of(other >> line), FOUR_LOOKS);
        }
        for line in 0..3 {
            let rank = 16 + 4 * line;
            self.line(own >> rank & 7, other >> rank & 7, THREE_LOOKS);
            let file = 16 + line;
            self.line(
                column_of(own >> file) & 7,
                column_of(other >> file) & 7,
                THREE_LOOKS,
            );
        }
    }

    #[inline]
    fn line(&mut self, own: u32, other: u32, looks: usize) {
        self.push(usize::from(LOOK_OF_FOUR[(own | other << 4) as usize]), looks);
    }
}

/// The four places of the square with this lower left corner, on level 1 or 2.
#[inline]
const fn four_at(spheres: u32, corner: u32) -> u32 {
    spheres >> corner & 0b11 | spheres >> (corner + 2) & 0b1100
}

/// Bits 0, 4, 8 and 12, packed together.
#[inline]
const fn column_of(spheres: u32) -> u32 {
    // The factor brings bit 4n to bit 12 + n, and nothing else to bits 12 to 15.
    ((spheres & 0x1111) * 0x1248) >> 12 & 15
}

/// The number of an impossible pattern; it is never looked up.
const IMPOSSIBLE: u8 = 0;

/// For four places, own in bits 0–3 and the opponent's in bits 4–7, a number in base three: the
/// state of three places is below 27.
const LOOK_OF_FOUR: [u8; 256] = {
    let mut table = [IMPOSSIBLE; 256];
    let mut look = 0;
    while look < 256 {
        let (own, other) = (look & 15, look >> 4);
        if own & other == 0 {
            let (mut number, mut place) = (0, 4);
            while place > 0 {
                place -= 1;
                number = 3 * number + (own >> place & 1) + 2 * (other >> place & 1);
            }
            table[look] = number as u8;
        }
        look += 1;
    }
    table
};

/// The same with the place on top in bits 8 (own) and 9 (the opponent's), which needs all four
/// below. Possible states are numbered consecutively.
const LOOK_OF_SQUARE: [u8; 1024] = {
    let mut table = [IMPOSSIBLE; 1024];
    let (mut look, mut number) = (0, 0);
    while look < 1024 {
        let (own, other, top) = (look & 15, look >> 4 & 15, look >> 8);
        if own & other == 0 && (top == 0 || top < 3 && own | other == 15) {
            table[look] = number;
            number += 1;
        }
        look += 1;
    }
    assert!(number as usize == SQUARE_LOOKS);
    table
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use games::game_pylos::{Cell, turns};

    use super::*;

    /// Boards of a few matches in which every turn is a different one.
    fn boards(rules: RuleSet) -> Vec<Board> {
        let mut boards = Vec::new();
        for number in 0..40 {
            let mut board = Board::EMPTY;
            for turn in 0..60 {
                boards.push(board);
                let mut next = Vec::new();
                turns::successors(board, rules, &mut next);
                if next.is_empty() {
                    break;
                }
                board = next[(number * 7 + turn * 13) % next.len()];
            }
        }
        boards
    }

    #[test]
    fn every_row_belongs_to_its_own_group_and_exists() {
        for rules in [RuleSet::Children, RuleSet::Standard, RuleSet::Expert] {
            for board in boards(rules) {
                let applying = Applying::new(rules, board);
                assert_eq!(applying.start, rows(rules));
                assert!(applying.rows().is_sorted());
                let expected = if rules == RuleSet::Expert {
                    MOST
                } else {
                    SQUARES + 3
                };
                assert_eq!(applying.rows().len(), expected);
            }
        }
    }

    /// Different boards have different rows: the squares alone distinguish all places.
    #[test]
    fn different_boards_have_different_rows() {
        let distinct: BTreeSet<Board> = boards(RuleSet::Standard).into_iter().collect();
        let rows = |&board: &Board| Applying::new(RuleSet::Standard, board).rows()[..SQUARES].to_vec();
        let looks: BTreeSet<Vec<u16>> = distinct.iter().map(rows).collect();
        assert_eq!(looks.len(), distinct.len());
    }

    #[test]
    fn a_column_is_what_its_places_say() {
        for board in boards(RuleSet::Expert) {
            for file in 0..4 {
                let places = (0..4).map(|rank| Cell::new(1, file, rank).expect("a place of the base"));
                let slow = (0..).zip(places).fold(0, |bits, (rank, place)| {
                    bits | u32::from(board.mover.contains(place)) << rank
                });
                assert_eq!(column_of(board.mover.0 >> file), slow);
            }
        }
    }
}
