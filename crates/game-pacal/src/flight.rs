//! Where a ship can land: sets of squares, found step by step on masks.

use crate::board::{Direction, Square, Squares};

/// PA-4: along each row and column `steps` squares, or fewer if something that
/// is not in `free` stops the ship; at least one.
#[inline]
pub(crate) fn straight(from: Square, steps: u8, free: Squares) -> Squares {
    Direction::ALL
        .into_iter()
        .map(|direction| {
            let mut landing = Squares::EMPTY;
            let mut next = from.only();
            for _ in 0..steps {
                next = next.step(direction) & free;
                if next.is_empty() {
                    break;
                }
                landing = next;
            }
            landing
        })
        .fold(Squares::EMPTY, |all, landing| all | landing)
}

/// PA-5: exactly `steps` steps over free squares with at least one turn, none
/// of them right about, and not back to where the ship stood. The ship itself
/// is in nobody's way once it has taken off, so its own square may be crossed.
#[inline]
pub(crate) fn bent(from: Square, steps: u8, free: Squares) -> Squares {
    let open = free | from.only();
    let mut ahead = [from.only(); 4];
    let mut turned = [Squares::EMPTY; 4];
    for step in 0..steps {
        // Whoever flies up or down may turn to the left and right, and the other way round.
        let vertical = sides(&ahead, &turned, Direction::Up, Direction::Down);
        let horizontal = sides(&ahead, &turned, Direction::Left, Direction::Right);
        for direction in Direction::ALL {
            let index = direction as usize;
            let crossing = match direction {
                Direction::Up | Direction::Down => horizontal,
                Direction::Right | Direction::Left => vertical,
            };
            // Before the first step there is no way the ship could turn from.
            let arriving = if step == 0 { Squares::EMPTY } else { crossing };
            turned[index] = (turned[index] | arriving).step(direction) & open;
            ahead[index] = ahead[index].step(direction) & open;
        }
    }
    let anywhere = turned.into_iter().fold(Squares::EMPTY, |all, set| all | set);
    anywhere & free
}

fn sides(ahead: &[Squares; 4], turned: &[Squares; 4], one: Direction, other: Direction) -> Squares {
    let (one, other) = (one as usize, other as usize);
    ahead[one] | ahead[other] | turned[one] | turned[other]
}

/// PA-6: every free square of the same row and column, obstacles or not.
#[inline]
pub(crate) fn arrows(from: Square, free: Squares) -> Squares {
    let mut lines = Squares::EMPTY;
    for direction in Direction::ALL {
        let mut next = from.only();
        while !next.is_empty() {
            next = next.step(direction);
            lines |= next;
        }
    }
    lines & free
}
