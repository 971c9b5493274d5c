//! Why an action is not legal, with the rule that forbids it.

use std::ops::ControlFlow;

use rules::{Actor, Phrase, Position as _, Rule, Seat, Turn};

use crate::action::{Action, Build, Divine, Drop, Face, Flight};
use crate::board::Square;
use crate::formation::Pieces;
use crate::position::{Allowance, PacalPosition, Step};
use crate::{Rules, formation, legal, pa};

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// Somebody else has to act.
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
    /// This flight allows one stone, for the own ship (PA-11).
    OwnShipOnly,
    /// That is the own ship, which takes one stone only (PA-11).
    OwnShipTwice,
    /// There are stones in supply (PA-11).
    SupplyFirst,
    /// Not enough stones in supply: one from the board is needed (PA-11).
    SupplyShort,
    /// Only one stone a turn comes from the board (PA-11).
    OneFromBoard,
    /// No visible own stone lies there (PA-12).
    NotVisible(Square),
    /// There are no pyramids of so many storeys (PA-13).
    NoSuchPyramid(u8),
    /// The stones, with own pyramids standing in, are no formation with the
    /// building square in it (PA-13).
    NoFormation,
    /// The formation is too small for so many storeys (PA-13).
    FormationTooSmall(u8),
    /// Neither an own stone nor an own pyramid of the formation (PA-14).
    WrongGround(Square),
    /// What stands there is as high already (PA-16).
    NotHigher(Square),
    /// No pyramid of so many storeys is left (PA-17).
    NoneLeft(u8),
    /// A smaller one is allowed only when the right size is used up (PA-17).
    RightSizeLeft(u8),
    /// Masters use no standing pyramid but the one being upgraded (PA-24).
    Masters,
}

/// The reason why this is not legal here; none if it is.
pub(crate) fn refuse(position: &PacalPosition, actor: Actor, action: Action) -> Option<Refusal> {
    let turn = position.turn();
    if turn == Turn::Over {
        return Some(Refusal::Over);
    }
    if !turn.allows(actor) {
        return Some(Refusal::NotYourTurn);
    }
    match (position.step, action) {
        (Step::First, Action::First(seat)) => {
            (position.sides.get(seat).is_none()).then_some(Refusal::NoSuchSeat(seat))
        }
        (Step::Ship, Action::Ship(square)) => {
            (!legal::starts(position).contains(square)).then_some(Refusal::NoStart(square))
        }
        (Step::Roll, Action::Roll(face)) => {
            (!position.palenque.die().contains(&face)).then_some(Refusal::NoSuchFace(face))
        }
        (Step::Fly, Action::Fly(flight, to)) => refuse_flight(position, flight, to),
        (Step::Fly, Action::Stay) => refuse_stay(position),
        (Step::Drop(allowance), Action::Drop(drop)) => refuse_drop(position, allowance, drop),
        (Step::Build, Action::Build(build)) => refuse_build(position, build),
        (Step::Drop(_) | Step::Build, Action::Skip) => None,
        _ => Some(Refusal::NotNow),
    }
}

fn refuse_flight(position: &PacalPosition, flight: Flight, to: Square) -> Option<Refusal> {
    let flights = legal::flights(position);
    let numbers = matches!(position.die, Some(Face::Number(_)));
    let first_round = position.round == 1;
    let can_fly = !(flights.straight | flights.bent | flights.arrows).is_empty();
    let (allowed, reason) = match flight {
        Flight::Straight | Flight::Bent if !numbers => return Some(Refusal::ArrowsRolled),
        Flight::Straight => (flights.straight, Refusal::NotStraight(to)),
        Flight::Bent if first_round => return Some(Refusal::BentInFirstRound),
        Flight::Bent => (flights.bent, Refusal::NotBent(to)),
        Flight::Arrows if numbers => return Some(Refusal::NumberRolled),
        Flight::Arrows => (flights.arrows, Refusal::NotInLine(to)),
        Flight::Divine(_) if first_round && can_fly => return Some(Refusal::DivineInFirstRound),
        Flight::Divine(stone) => {
            if position.sides[position.mover].divine & stone.bit() == 0 {
                return Some(Refusal::DivineGone(stone));
            }
            (flights.divine, Refusal::NotFree(to, flight))
        }
        Flight::Adrift if can_fly => return Some(Refusal::CanFly),
        Flight::Adrift if position.sides[position.mover].divine != 0 => return Some(Refusal::HasDivine),
        Flight::Adrift => (flights.adrift, Refusal::NotFree(to, flight)),
    };
    if allowed.contains(to) {
        return None;
    }
    let in_line = matches!(flight, Flight::Straight | Flight::Arrows);
    let leaves = !allowed.is_within(position.palenque.holy().squares);
    if first_round && in_line && leaves && position.palenque.holy().squares.contains(to) {
        return Some(Refusal::StaysHoly(to));
    }
    Some(reason)
}

fn refuse_stay(position: &PacalPosition) -> Option<Refusal> {
    (!position.free().is_empty()).then_some(Refusal::CanMove)
}

fn refuse_drop(position: &PacalPosition, allowance: Allowance, drop: Drop) -> Option<Refusal> {
    let Drop { into, from } = drop;
    match into.other() {
        Some(_) if allowance == Allowance::One => return Some(Refusal::OwnShipOnly),
        Some(other) if other == position.mover => return Some(Refusal::OwnShipTwice),
        Some(other) if position.sides.get(other).is_none() => return Some(Refusal::NoSuchSeat(other)),
        _ => {}
    }
    match (
        into.stones().saturating_sub(position.supply(position.mover)),
        from,
    ) {
        (0, None) => None,
        (0, Some(_)) => Some(Refusal::SupplyFirst),
        (1, None) => Some(Refusal::SupplyShort),
        (1, Some(square)) => {
            (!position.visible(position.mover).contains(square)).then_some(Refusal::NotVisible(square))
        }
        _ => Some(Refusal::OneFromBoard),
    }
}

fn refuse_build(position: &PacalPosition, build: Build) -> Option<Refusal> {
    let Build { storeys, on, stones } = build;
    let stones = stones.squares();
    let pieces = position.pieces(position.mover);
    let pyramids = pieces.pyramids;
    let left = position.pyramids_left(position.mover);
    if !(1..=5).contains(&storeys) {
        return Some(Refusal::NoSuchPyramid(storeys));
    }
    if let Some(square) = (stones & !pieces.stones).first() {
        return Some(Refusal::NotVisible(square));
    }
    if !(stones | pyramids).contains(on) {
        return Some(Refusal::WrongGround(on));
    }
    if left[usize::from(storeys) - 1] == 0 {
        return Some(Refusal::NoneLeft(storeys));
    }
    if position.height(on) >= storeys {
        return Some(Refusal::NotHigher(on));
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
        Some(Refusal::Masters)
    } else if largest > storeys {
        Some(Refusal::RightSizeLeft(largest))
    } else if largest > 0 {
        Some(Refusal::FormationTooSmall(storeys))
    } else {
        Some(Refusal::NoFormation)
    }
}

impl rules::Refusal for Refusal {
    fn rule(&self) -> Option<Rule> {
        let number = match self {
            Refusal::NotYourTurn | Refusal::Over => return None,
            Refusal::NoSuchSeat(_) | Refusal::NoStart(_) => 1,
            Refusal::NoSuchFace(_) => 2,
            Refusal::NotNow => 3,
            Refusal::NotStraight(_) | Refusal::NumberRolled => 4,
            Refusal::NotBent(_) => 5,
            Refusal::NotInLine(_) | Refusal::ArrowsRolled => 6,
            Refusal::DivineGone(_) | Refusal::NotFree(_, Flight::Divine(_)) => 7,
            Refusal::BentInFirstRound | Refusal::StaysHoly(_) | Refusal::DivineInFirstRound => 8,
            Refusal::NotFree(..) | Refusal::CanFly | Refusal::HasDivine | Refusal::CanMove => 9,
            Refusal::OwnShipOnly
            | Refusal::OwnShipTwice
            | Refusal::SupplyFirst
            | Refusal::SupplyShort
            | Refusal::OneFromBoard => 11,
            Refusal::NotVisible(_) => 12,
            Refusal::NoSuchPyramid(_) | Refusal::NoFormation | Refusal::FormationTooSmall(_) => 13,
            Refusal::WrongGround(_) => 14,
            Refusal::NotHigher(_) => 16,
            Refusal::NoneLeft(_) | Refusal::RightSizeLeft(_) => 17,
            Refusal::Masters => 24,
        };
        Some(pa(number))
    }

    fn phrase(&self) -> Phrase {
        let square = |id, square: Square| Phrase::new(id).with("square", square.to_string());
        let storeys = |id, storeys: u8| Phrase::new(id).with("storeys", i32::from(storeys));
        match *self {
            Refusal::NotYourTurn => Phrase::new("refused-not-your-turn"),
            Refusal::Over => Phrase::new("refused-over"),
            Refusal::NotNow => Phrase::new("pacal-refused-not-now"),
            Refusal::NoSuchSeat(seat) => {
                Phrase::new("pacal-refused-no-such-seat").with("seat", seat.to_string())
            }
            Refusal::NoSuchFace(face) => {
                Phrase::new("pacal-refused-no-such-face").with("face", face.to_string())
            }
            Refusal::NoStart(at) => square("pacal-refused-no-start", at),
            Refusal::NotStraight(to) => square("pacal-refused-not-straight", to),
            Refusal::NotBent(to) => square("pacal-refused-not-bent", to),
            Refusal::NotInLine(to) => square("pacal-refused-not-in-line", to),
            Refusal::ArrowsRolled => Phrase::new("pacal-refused-arrows-rolled"),
            Refusal::NumberRolled => Phrase::new("pacal-refused-number-rolled"),
            Refusal::BentInFirstRound => Phrase::new("pacal-refused-bent-in-first-round"),
            Refusal::StaysHoly(to) => square("pacal-refused-stays-holy", to),
            Refusal::DivineInFirstRound => Phrase::new("pacal-refused-divine-in-first-round"),
            Refusal::DivineGone(stone) => {
                Phrase::new("pacal-refused-divine-gone").with("value", i32::from(stone.value()))
            }
            Refusal::NotFree(to, _) => square("pacal-refused-not-free", to),
            Refusal::CanFly => Phrase::new("pacal-refused-can-fly"),
            Refusal::HasDivine => Phrase::new("pacal-refused-has-divine"),
            Refusal::CanMove => Phrase::new("pacal-refused-can-move"),
            Refusal::OwnShipOnly => Phrase::new("pacal-refused-own-ship-only"),
            Refusal::OwnShipTwice => Phrase::new("pacal-refused-own-ship-twice"),
            Refusal::SupplyFirst => Phrase::new("pacal-refused-supply-first"),
            Refusal::SupplyShort => Phrase::new("pacal-refused-supply-short"),
            Refusal::OneFromBoard => Phrase::new("pacal-refused-one-from-board"),
            Refusal::NotVisible(at) => square("pacal-refused-not-visible", at),
            Refusal::NoSuchPyramid(height) => storeys("pacal-refused-no-such-pyramid", height),
            Refusal::NoFormation => Phrase::new("pacal-refused-no-formation"),
            Refusal::FormationTooSmall(height) => storeys("pacal-refused-formation-too-small", height),
            Refusal::WrongGround(at) => square("pacal-refused-wrong-ground", at),
            Refusal::NotHigher(at) => square("pacal-refused-not-higher", at),
            Refusal::NoneLeft(height) => storeys("pacal-refused-none-left", height),
            Refusal::RightSizeLeft(height) => storeys("pacal-refused-right-size-left", height),
            Refusal::Masters => Phrase::new("pacal-refused-masters"),
        }
    }
}
