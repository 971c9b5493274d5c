//! Identities of spheres.
//!
//! A position knows where spheres are, not which ones they are. A picture should let a sphere
//! glide from place to place, so it gives every sphere a number and tracks it through the history
//! of the position. Any numbering will do, as long as it is the same every time.

use std::cell::RefCell;

use games::game_pylos::{Board, Cell, Cells, PylosPosition, RuleSet, SPHERES, Side};

use super::CELLS;
use crate::ShapeId;

/// One of the thirty spheres.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sphere {
    pub(super) side: Side,
    /// From 0 to 14; also the index of its hollow in the tray.
    pub(super) number: usize,
}

/// The places of all spheres.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Spheres {
    light: Places,
    dark: Places,
    /// The same by place.
    lying: [Option<Sphere>; CELLS],
    gone: Cells,
    come: Cells,
}

/// The place of each sphere of a side; `None` in reserve.
type Places = [Option<Cell>; SPHERES as usize];

/// The places of both sides.
#[derive(Clone, Copy)]
struct Lying {
    light: Cells,
    dark: Cells,
}

impl Sphere {
    /// From 0 to 29.
    pub(super) fn index(self) -> usize {
        let before = match self.side {
            Side::Light => 0,
            Side::Dark => SPHERES as usize,
        };
        before + self.number
    }

    /// The name of its shape.
    pub(super) fn id(self) -> ShapeId {
        ShapeId::new(format_args!("{}-{}", self.side, self.number + 1))
    }
}

impl Spheres {
    /// The spheres of this position.
    pub(super) fn of(position: &PylosPosition) -> Spheres {
        thread_local! {
            /// A board has a picture, words and click paths, and is drawn for both sides.
            static LAST: RefCell<Option<(PylosPosition, Spheres)>> = const { RefCell::new(None) };
        }
        LAST.with_borrow_mut(|last| match last {
            Some((known, spheres)) if known == position => spheres.clone(),
            _ => {
                let spheres = Spheres::tracked(position);
                *last = Some((position.clone(), spheres.clone()));
                spheres
            }
        })
    }

    /// Tracks all spheres from the start to this position.
    fn tracked(position: &PylosPosition) -> Spheres {
        let mut steps: Vec<Lying> = lying(position).collect();
        let now = Lying {
            light: position.spheres(Side::Light),
            dark: position.spheres(Side::Dark),
        };
        if position.may_take_back().is_some() {
            // In the middle of a turn the current board is not part of the history yet.
            steps.push(now);
        }
        let (mut light, mut dark) = (Places::default(), Places::default());
        let taken = position.may_take_back().map(|left| 2 - u32::from(left));
        for (index, step) in steps.iter().enumerate() {
            let taken = taken.filter(|_| index + 1 == steps.len());
            follow(&mut light, step.light, position.rules(), taken);
            follow(&mut dark, step.dark, position.rules(), taken);
        }
        let before = match steps.len() {
            0 | 1 => now,
            length => steps[length - 2],
        };
        let (was, is) = (before.light | before.dark, now.light | now.dark);
        let mut lying = [None; CELLS];
        for (side, places) in [(Side::Light, &light), (Side::Dark, &dark)] {
            for (number, cell) in places.iter().enumerate() {
                if let Some(cell) = cell {
                    lying[cell.index()] = Some(Sphere { side, number });
                }
            }
        }
        Spheres {
            light,
            dark,
            lying,
            gone: was - is,
            come: is - was,
        }
    }

    /// The sphere on this place.
    pub(super) fn on(&self, cell: Cell) -> Option<Sphere> {
        self.lying[cell.index()]
    }

    /// The spheres of a side that are not on the board.
    pub(super) fn in_reserve(&self, side: Side) -> impl Iterator<Item = Sphere> {
        let numbered = self.places(side).iter().enumerate();
        numbered
            .filter(|(_, place)| place.is_none())
            .map(move |(number, _)| Sphere { side, number })
    }

    /// The places that the last turn (or the current one, once begun) emptied.
    pub(super) fn gone(&self) -> Cells {
        self.gone
    }

    /// The places that the last turn (or the current one, once begun) filled.
    pub(super) fn come(&self) -> Cells {
        self.come
    }

    fn places(&self, side: Side) -> &Places {
        match side {
            Side::Light => &self.light,
            Side::Dark => &self.dark,
        }
    }
}

/// The boards at the start of every turn, by colour.
fn lying(position: &PylosPosition) -> impl Iterator<Item = Lying> {
    let boards: Vec<Board> = position.passed().collect();
    // The last board is seen by the side to move now or, in the middle of a turn, by the same side.
    let last = boards.len();
    let side = position.side();
    boards.into_iter().enumerate().map(move |(index, board)| {
        let mover = if (last - 1 - index).is_multiple_of(2) {
            side
        } else {
            side.other()
        };
        match mover {
            Side::Light => Lying {
                light: board.mover,
                dark: board.other,
            },
            Side::Dark => Lying {
                light: board.other,
                dark: board.mover,
            },
        }
    })
}

/// Moves the spheres of one side to these places.
///
/// `taken` is the number taken back, if known.
fn follow(places: &mut Places, now: Cells, rules: RuleSet, taken: Option<u32>) {
    let was: Cells = places
        .iter()
        .flatten()
        .fold(Cells::EMPTY, |all, &cell| all | cell.into());
    let (left, arriving) = (was - now, now - was);
    for to in arriving.iter() {
        let from = raised_from(was, left, to, rules, taken);
        let mover = match from {
            Some(from) => places.iter_mut().find(|place| **place == Some(from)),
            // From the end of the tray.
            None => places.iter_mut().rfind(|place| place.is_none()),
        };
        *mover.expect("no side has more than fifteen spheres") = Some(to);
    }
    for place in places.iter_mut() {
        if place.is_some_and(|cell| !now.contains(cell)) {
            *place = None;
        }
    }
}

/// The place from which a sphere was raised; `None` if it came from the reserve.
///
/// Two boards are not always enough to tell: placing a sphere and taking another back leads to
/// the same board as raising that one and taking nothing back. People who may take back nearly
/// always do, so that is assumed.
fn raised_from(was: Cells, left: Cells, to: Cell, rules: RuleSet, taken: Option<u32>) -> Option<Cell> {
    let was_raised = match taken {
        Some(taken) => left.len() > taken,
        None => left.len() > 2 || !rules.completes(was, to),
    };
    let from = (left & to.raisable_from()).iter().next();
    from.filter(|_| was_raised)
}

#[cfg(test)]
mod tests {
    use rules::{Game, Notation, Options, Position};

    use super::*;

    fn after(words: &str) -> PylosPosition {
        let mut position = games::game_pylos::Pylos::start(&Options::default(), 2);
        for word in words.split_whitespace() {
            let action = position.read_action(word).unwrap();
            let actor = position.next_actor().unwrap();
            position = position.play(actor, action).unwrap();
        }
        position
    }

    fn id(position: &PylosPosition, cell: &str) -> String {
        let sphere = Spheres::of(position).on(cell.parse().unwrap());
        sphere.expect("a sphere").id().to_string()
    }

    #[test]
    fn a_raised_sphere_stays_the_same() {
        let before = "1a1 1b1 1a2 1b2 1d4 1d1";
        let sphere = id(&after(before), "1d4");
        let position = after(&format!("{before} 1d4-2a1"));
        assert_eq!(id(&position, "2a1"), sphere);
        let spheres = Spheres::of(&position);
        assert_eq!(spheres.come(), "2a1".parse::<Cell>().unwrap().into());
        assert_eq!(spheres.gone(), "1d4".parse::<Cell>().unwrap().into());
    }

    #[test]
    fn others_keep_their_numbers() {
        let early = after("1a1 1b1 1a2");
        let late = after("1a1 1b1 1a2 1b2 1d4 1d1 1d4-2a1");
        for cell in ["1a1", "1b1", "1a2"] {
            assert_eq!(id(&early, cell), id(&late, cell));
        }
    }

    #[test]
    fn what_is_taken_back_lies_in_its_own_hollow_at_once() {
        let completed = "1a1 1d4 1a2 1d3 1b1 1d2 1b2";
        let sphere = id(&after(completed), "1a1");
        let taken = after(&format!("{completed} x1a1"));
        let reserve: Vec<String> = Spheres::of(&taken)
            .in_reserve(Side::Light)
            .map(|sphere| sphere.id().to_string())
            .collect();
        assert!(reserve.contains(&sphere));
        assert_eq!(reserve.len(), 12);
    }
}
