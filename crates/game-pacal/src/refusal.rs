//! Why an action is not legal, with the rule that forbids it.

use std::ops::ControlFlow;

use rules::{Actor, Phrase, Position as _, Rule, Seat, Turn};

use crate::action::{Action, Build, Divine, Drop, Face, Flight};
use crate::board::Square;
use crate::formation::Pieces;
use crate::position::{Allowance, PacalPosition, Phase};
use crate::{Rules, formation, legal, pa};

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PacalRefusal {
    /// It is somebody else's turn.
    NotYourTurn,
    /// The match is over.
    Over,
    /// The turn is at another step (PA-3).
    NotNow,
    /// The table has no such seat (PA-1).
    NoSuchSeat(Seat),
    /// The die has no such face (PA-2).
    NoSuchFace(Face),
    /// Not a free square of the Holy District (PA-1).
    NoStart(Square),
    /// Not where a straight flight ends (PA-4).
    NotStraight(Square),
    /// Not where a bent flight can end (PA-5).
    NotBent(Square),
    /// Not a free square of the same row or column (PA-6).
    NotInLine(Square),
    /// The die shows arrows, so there is no flight by number (PA-6).
    ArrowsRolled,
    /// The die shows a number, so there is no flight by arrows (PA-4).
    NumberRolled,
    /// No bent flight in the first round (PA-8).
    BentInFirstRound,
    /// The first flight leaves the Holy District (PA-8).
    StaysHoly(Square),
    /// No divine stone in the first round (PA-8).
    DivineInFirstRound,
    /// This divine stone has been given up (PA-7).
    DivineGone(Divine),
    /// Not a free square (PA-7, PA-9).
    NotFree(Square, Flight),
    /// The ship can fly (PA-9).
    CanFly,
    /// A divine stone is left and must be used (PA-9).
    HasDivine,
    /// There is a square to go to (PA-9).
    CanMove,
    /// This flight allows one stone, for the player's own ship (PA-11).
    OwnShipOnly,
    /// That is the player's own ship, which takes only one stone (PA-11).
    OwnShipTwice,
    /// There are stones in supply (PA-11).
    SupplyFirst,
    /// Not enough stones in supply: one from the board is needed (PA-11).
    SupplyShort,
    /// Only one stone per turn comes from the board (PA-11).
    OneFromBoard,
    /// There is no visible stone of the player on that square (PA-12).
    NotVisible(Square),
    /// There are no pyramids of this height (PA-13).
    NoSuchPyramid(u8),
    /// The stones, with the player's own pyramids as replacements, are not a formation with the
    /// building square in it (PA-13).
    NoFormation,
    /// The formation is too small for this many storeys (PA-13).
    FormationTooSmall(u8),
    /// The square has neither a stone nor a pyramid of the player in the formation (PA-14).
    WrongGround(Square),
    /// The pyramid there is already as high (PA-16).
    NotHigher(Square),
    /// No pyramid of this height is left (PA-17).
    NoneLeft(u8),
    /// A smaller one is allowed only when the right size is used up (PA-17).
    RightSizeLeft(u8),
    /// Under the masters' rules only the pyramid being upgraded may be used (PA-24).
    Masters,
}

/// Why the action is not legal here; `None` if it is.
pub(crate) fn refuse(position: &PacalPosition, actor: Actor, action: Action) -> Option<PacalRefusal> {
    let turn = position.turn();
    if turn == Turn::Over {
        return Some(PacalRefusal::Over);
    }
    if !turn.allows(actor) {
        return Some(PacalRefusal::NotYourTurn);
    }
    match (position.step, action) {
        (Phase::First, Action::First(seat)) => {
            (position.sides.get(seat).is_none()).then_some(PacalRefusal::NoSuchSeat(seat))
        }
        (Phase::Ship, Action::Ship(square)) => {
            (!legal::starts(position).contains(square)).then_some(PacalRefusal::NoStart(square))
        }
        (Phase::Roll, Action::Roll(face)) => {
            (!position.palenque.die().contains(&face)).then_some(PacalRefusal::NoSuchFace(face))
        }
        (Phase::Fly, Action::Fly(flight, to)) => refuse_flight(position, flight, to),
        (Phase::Fly, Action::Stay) => refuse_stay(position),
        (Phase::Drop(allowance), Action::Drop(drop)) => refuse_drop(position, allowance, drop),
        (Phase::Build, Action::Build(build)) => refuse_build(position, build),
        (Phase::Drop(_) | Phase::Build, Action::Skip) => None,
        _ => Some(PacalRefusal::NotNow),
    }
}

fn refuse_flight(position: &PacalPosition, flight: Flight, to: Square) -> Option<PacalRefusal> {
    let flights = legal::flights(position);
    let numbers = matches!(position.die, Some(Face::Number(_)));
    let first_round = position.round == 1;
    let can_fly = !(flights.straight | flights.bent | flights.arrows).is_empty();
    let (allowed, reason) = match flight {
        Flight::Straight | Flight::Bent if !numbers => return Some(PacalRefusal::ArrowsRolled),
        Flight::Straight => (flights.straight, PacalRefusal::NotStraight(to)),
        Flight::Bent if first_round => return Some(PacalRefusal::BentInFirstRound),
        Flight::Bent => (flights.bent, PacalRefusal::NotBent(to)),
        Flight::Arrows if numbers => return Some(PacalRefusal::NumberRolled),
        Flight::Arrows => (flights.arrows, PacalRefusal::NotInLine(to)),
        Flight::Divine(_) if first_round && can_fly => return Some(PacalRefusal::DivineInFirstRound),
        Flight::Divine(stone) => {
            if position.sides[position.mover].divine & stone.bit() == 0 {
                return Some(PacalRefusal::DivineGone(stone));
            }
            (flights.divine, PacalRefusal::NotFree(to, flight))
        }
        Flight::Adrift if can_fly => return Some(PacalRefusal::CanFly),
        Flight::Adrift if position.sides[position.mover].divine != 0 => return Some(PacalRefusal::HasDivine),
        Flight::Adrift => (flights.adrift, PacalRefusal::NotFree(to, flight)),
    };
    if allowed.contains(to) {
        return None;
    }
    let in_line = matches!(flight, Flight::Straight | Flight::Arrows);
    let leaves = !allowed.is_within(position.palenque.holy().squares);
    if first_round && in_line && leaves && position.palenque.holy().squares.contains(to) {
        return Some(PacalRefusal::StaysHoly(to));
    }
    Some(reason)
}

fn refuse_stay(position: &PacalPosition) -> Option<PacalRefusal> {
    (!position.free().is_empty()).then_some(PacalRefusal::CanMove)
}

fn refuse_drop(position: &PacalPosition, allowance: Allowance, drop: Drop) -> Option<PacalRefusal> {
    let Drop { into, from } = drop;
    match into.other() {
        Some(_) if allowance == Allowance::One => return Some(PacalRefusal::OwnShipOnly),
        Some(other) if other == position.mover => return Some(PacalRefusal::OwnShipTwice),
        Some(other) if position.sides.get(other).is_none() => return Some(PacalRefusal::NoSuchSeat(other)),
        _ => {}
    }
    match (
        into.stones().saturating_sub(position.supply(position.mover)),
        from,
    ) {
        (0, None) => None,
        (0, Some(_)) => Some(PacalRefusal::SupplyFirst),
        (1, None) => Some(PacalRefusal::SupplyShort),
        (1, Some(square)) => {
            (!position.visible(position.mover).contains(square)).then_some(PacalRefusal::NotVisible(square))
        }
        _ => Some(PacalRefusal::OneFromBoard),
    }
}

fn refuse_build(position: &PacalPosition, build: Build) -> Option<PacalRefusal> {
    let Build { storeys, on, stones } = build;
    let stones = stones.squares();
    let pieces = position.pieces(position.mover);
    let pyramids = pieces.pyramids;
    let left = position.pyramids_left(position.mover);
    if !(1..=5).contains(&storeys) {
        return Some(PacalRefusal::NoSuchPyramid(storeys));
    }
    if let Some(square) = (stones & !pieces.stones).first() {
        return Some(PacalRefusal::NotVisible(square));
    }
    if !(stones | pyramids).contains(on) {
        return Some(PacalRefusal::WrongGround(on));
    }
    if left[usize::from(storeys) - 1] == 0 {
        return Some(PacalRefusal::NoneLeft(storeys));
    }
    if position.height(on) >= storeys {
        return Some(PacalRefusal::NotHigher(on));
    }
    let allows = |size| legal::heights(left, size).any(|height| height == storeys);
    let mut masters = false;
    let mut largest = 0;
    let said = Pieces { stones, ..pieces };
    let found = formation::each_within(said, 1, |size, formation| {
        if !stones.is_within(formation) || !formation.contains(on) {
            return ControlFlow::Continue(());
        }
        let standing = formation & pyramids;
        if position.rules == Rules::Masters && !standing.is_within(on.only() & pyramids) {
            masters |= allows(size);
            return ControlFlow::Continue(());
        }
        largest = largest.max(size);
        if allows(size) {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    if found.is_break() {
        None
    } else if masters {
        Some(PacalRefusal::Masters)
    } else if largest > storeys {
        Some(PacalRefusal::RightSizeLeft(largest))
    } else if largest > 0 {
        Some(PacalRefusal::FormationTooSmall(storeys))
    } else {
        Some(PacalRefusal::NoFormation)
    }
}

impl rules::Refusal for PacalRefusal {
    fn rule(&self) -> Option<Rule> {
        let number = match self {
            PacalRefusal::NotYourTurn | PacalRefusal::Over => return None,
            PacalRefusal::NoSuchSeat(_) | PacalRefusal::NoStart(_) => 1,
            PacalRefusal::NoSuchFace(_) => 2,
            PacalRefusal::NotNow => 3,
            PacalRefusal::NotStraight(_) | PacalRefusal::NumberRolled => 4,
            PacalRefusal::NotBent(_) => 5,
            PacalRefusal::NotInLine(_) | PacalRefusal::ArrowsRolled => 6,
            PacalRefusal::DivineGone(_) | PacalRefusal::NotFree(_, Flight::Divine(_)) => 7,
            PacalRefusal::BentInFirstRound
            | PacalRefusal::StaysHoly(_)
            | PacalRefusal::DivineInFirstRound => 8,
            PacalRefusal::NotFree(..)
            | PacalRefusal::CanFly
            | PacalRefusal::HasDivine
            | PacalRefusal::CanMove => 9,
            PacalRefusal::OwnShipOnly
            | PacalRefusal::OwnShipTwice
            | PacalRefusal::SupplyFirst
            | PacalRefusal::SupplyShort
            | PacalRefusal::OneFromBoard => 11,
            PacalRefusal::NotVisible(_) => 12,
            PacalRefusal::NoSuchPyramid(_)
            | PacalRefusal::NoFormation
            | PacalRefusal::FormationTooSmall(_) => 13,
            PacalRefusal::WrongGround(_) => 14,
            PacalRefusal::NotHigher(_) => 16,
            PacalRefusal::NoneLeft(_) | PacalRefusal::RightSizeLeft(_) => 17,
            PacalRefusal::Masters => 24,
        };
        Some(pa(number))
    }

    fn phrase(&self) -> Phrase {
        let square = |id, square: Square| Phrase::new(id).with("square", square.to_string());
        let storeys = |id, storeys: u8| Phrase::new(id).with("storeys", i32::from(storeys));
        match *self {
            PacalRefusal::NotYourTurn => Phrase::new("refused-not-your-turn"),
            PacalRefusal::Over => Phrase::new("refused-over"),
            PacalRefusal::NotNow => Phrase::new("pacal-refused-not-now"),
            PacalRefusal::NoSuchSeat(seat) => {
                Phrase::new("pacal-refused-no-such-seat").with("seat", seat.to_string())
            }
            PacalRefusal::NoSuchFace(face) => {
                Phrase::new("pacal-refused-no-such-face").with("face", face.to_string())
            }
            PacalRefusal::NoStart(at) => square("pacal-refused-no-start", at),
            PacalRefusal::NotStraight(to) => square("pacal-refused-not-straight", to),
            PacalRefusal::NotBent(to) => square("pacal-refused-not-bent", to),
            PacalRefusal::NotInLine(to) => square("pacal-refused-not-in-line", to),
            PacalRefusal::ArrowsRolled => Phrase::new("pacal-refused-arrows-rolled"),
            PacalRefusal::NumberRolled => Phrase::new("pacal-refused-number-rolled"),
            PacalRefusal::BentInFirstRound => Phrase::new("pacal-refused-bent-in-first-round"),
            PacalRefusal::StaysHoly(to) => square("pacal-refused-stays-holy", to),
            PacalRefusal::DivineInFirstRound => Phrase::new("pacal-refused-divine-in-first-round"),
            PacalRefusal::DivineGone(stone) => {
                Phrase::new("pacal-refused-divine-gone").with("value", i32::from(stone.value()))
            }
            PacalRefusal::NotFree(to, _) => square("pacal-refused-not-free", to),
            PacalRefusal::CanFly => Phrase::new("pacal-refused-can-fly"),
            PacalRefusal::HasDivine => Phrase::new("pacal-refused-has-divine"),
            PacalRefusal::CanMove => Phrase::new("pacal-refused-can-move"),
            PacalRefusal::OwnShipOnly => Phrase::new("pacal-refused-own-ship-only"),
            PacalRefusal::OwnShipTwice => Phrase::new("pacal-refused-own-ship-twice"),
            PacalRefusal::SupplyFirst => Phrase::new("pacal-refused-supply-first"),
            PacalRefusal::SupplyShort => Phrase::new("pacal-refused-supply-short"),
            PacalRefusal::OneFromBoard => Phrase::new("pacal-refused-one-from-board"),
            PacalRefusal::NotVisible(at) => square("pacal-refused-not-visible", at),
            PacalRefusal::NoSuchPyramid(height) => storeys("pacal-refused-no-such-pyramid", height),
            PacalRefusal::NoFormation => Phrase::new("pacal-refused-no-formation"),
            PacalRefusal::FormationTooSmall(height) => storeys("pacal-refused-formation-too-small", height),
            PacalRefusal::WrongGround(at) => square("pacal-refused-wrong-ground", at),
            PacalRefusal::NotHigher(at) => square("pacal-refused-not-higher", at),
            PacalRefusal::NoneLeft(height) => storeys("pacal-refused-none-left", height),
            PacalRefusal::RightSizeLeft(height) => storeys("pacal-refused-right-size-left", height),
            PacalRefusal::Masters => Phrase::new("pacal-refused-masters"),
        }
    }
}
