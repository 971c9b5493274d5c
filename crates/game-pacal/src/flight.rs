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

/// The squares on which a ship turns that flies like this (PA-5), on a way with as few turns as
/// possible; `None` if it cannot.
pub(crate) fn turns(from: Square, to: Square, steps: u8, free: Squares) -> Option<Vec<Square>> {
    let open = free | from.only();
    (1..steps).find_map(|most| {
        let mut way = Vec::new();
        let begun = |direction| goes_on(from, direction, to, steps, most, open, &mut way);
        Direction::ALL.into_iter().any(begun).then(|| {
            way.reverse();
            way
        })
    })
}

/// Whether a ship gets from here to there in so many steps, the next of them in this direction, with
/// exactly so many turns; where it turns is added to `way`, the last one first.
fn goes_on(
    at: Square,
    direction: Direction,
    to: Square,
    steps: u8,
    turns: u8,
    open: Squares,
    way: &mut Vec<Square>,
) -> bool {
    let Some(next) = (at.only().step(direction) & open).first() else {
        return false;
    };
    let left = steps - 1;
    if left == 0 {
        return turns == 0 && next == to;
    }
    let far = next.column().abs_diff(to.column()) + next.row().abs_diff(to.row());
    if far > left || turns > left {
        return false;
    }
    if goes_on(next, direction, to, left, turns, open, way) {
        return true;
    }
    let crossing = match direction {
        Direction::Up | Direction::Down => [Direction::Left, Direction::Right],
        Direction::Right | Direction::Left => [Direction::Up, Direction::Down],
    };
    let turned = turns > 0
        && crossing
            .into_iter()
            .any(|side| goes_on(next, side, to, left, turns - 1, open, way));
    if turned {
        way.push(next);
    }
    turned
}
