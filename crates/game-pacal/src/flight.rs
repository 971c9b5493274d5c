//! The squares where a ship can land, computed step by step on bit masks.

use crate::board::{Direction, Square, Squares};

/// PA-4: along each row and column `steps` squares, or fewer if something that is not in `free`
/// stops the ship; at least one.
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

/// PA-5: exactly `steps` steps over free squares with at least one turn but no reversal, not
/// ending on the starting square. The ship does not block itself once it has taken off, so it may
/// cross its starting square.
#[inline]
pub(crate) fn bent(from: Square, steps: u8, free: Squares) -> Squares {
    let open = free | from.only();
    let mut ahead = [from.only(); 4];
    let mut turned = [Squares::EMPTY; 4];
    for step in 0..steps {
        // A ship flying up or down may turn left and right, and vice versa.
        let vertical = sides(&ahead, &turned, Direction::Up, Direction::Down);
        let horizontal = sides(&ahead, &turned, Direction::Left, Direction::Right);
        for direction in Direction::ALL {
            let index = direction as usize;
            let crossing = match direction {
                Direction::Up | Direction::Down => horizontal,
                Direction::Right | Direction::Left => vertical,
            };
            // Before the first step there is no direction to turn from.
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
