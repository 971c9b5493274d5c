//! The story of Pacal's Rocket, in sentences without places.

use games::game_pacal::{Action, Face, Flight, PacalPosition, Ships, Square, score};
use rules::{Act, Actor, Arg, BySeat, Phrase, Position, Seat};

use crate::Belongs;
use crate::told::{counted, place_in};

/// Where an event belongs in the story.
pub(super) const fn belongs(action: Action) -> Belongs {
    match action {
        Action::First(_) => Belongs::Apart,
        Action::Roll(_) => Belongs::Begins,
        _ => Belongs::Turn,
    }
}

/// What happened in a turn, or before the first.
pub(super) fn told(events: &[&Act<Action>], view: &PacalPosition, names: &BySeat<String>) -> Vec<Phrase> {
    let name = |seat: Seat| names.get(seat).map_or("", String::as_str);
    let acted = events.iter().any(|event| event.actor.seat().is_some());
    let other = |seat: Seat| Phrase::new("told-pacal-other").with("whose", name(seat));
    let clause = |event: &&Act<Action>| {
        let one = match event.action {
            Action::First(seat) => Phrase::new("told-first").with("name", name(seat)),
            Action::Roll(Face::Number(number)) => {
                let id = if acted {
                    "told-pacal-rolls"
                } else {
                    "told-pacal-roll"
                };
                Phrase::new(id).with("number", i64::from(number))
            }
            Action::Roll(Face::Arrows) if acted => Phrase::new("told-pacal-rolls-arrows"),
            Action::Roll(Face::Arrows) => Phrase::new("told-pacal-roll-arrows"),
            Action::Ship(_) => Phrase::new("told-pacal-ship"),
            Action::Fly(flight, _) => {
                let mut clauses = vec![told_flight(flight)];
                let home = names.enumerate().filter(|&(seat, _)| view.went_home(seat) > 0);
                clauses.extend(home.map(|(seat, name)| {
                    let count = view.went_home(seat).into();
                    if event.actor.seat() == Some(seat) {
                        return counted("told-pacal-home-own", count);
                    }
                    counted("told-pacal-home", count).with("whose", name.as_str())
                }));
                return clauses;
            }
            Action::Stay => Phrase::new("told-pacal-stay"),
            Action::Drop(drop) => match drop.into {
                Ships::Own => Phrase::new("told-pacal-own"),
                Ships::Other(seat) => other(seat),
                Ships::Both(seat) => return vec![Phrase::new("told-pacal-own"), other(seat)],
            },
            Action::Build(build) => Phrase::new("told-pacal-build").with("storeys", i64::from(build.storeys)),
            Action::Skip => return Vec::new(),
        };
        vec![one]
    };
    events.iter().flat_map(clause).collect()
}

/// The pyramid of a turn; of a turn without one, what was done last.
pub(super) fn in_short(
    events: &[&Act<Action>],
    view: &PacalPosition,
    names: &BySeat<String>,
) -> Option<Phrase> {
    let built = events.iter().find_map(|event| match event.action {
        Action::Build(build) => Some(i64::from(build.storeys)),
        _ => None,
    });
    let built = built.map(|storeys| Phrase::new("told-pacal-built").with("storeys", storeys));
    built.or_else(|| told(events, view, names).pop())
}

fn told_flight(flight: Flight) -> Phrase {
    match flight {
        Flight::Straight => Phrase::new("told-pacal-straight"),
        Flight::Bent => Phrase::new("told-pacal-bent"),
        Flight::Arrows => Phrase::new("told-pacal-arrows"),
        Flight::Divine(stone) => Phrase::new("told-pacal-divine").with("value", i64::from(stone.value())),
        Flight::Adrift => Phrase::new("told-pacal-adrift"),
    }
}

/// What an action does, in a few words.
pub(super) fn brief(view: &PacalPosition, action: Action) -> Option<Phrase> {
    Some(match action {
        Action::Ship(_) => Phrase::new("brief-pacal-ship"),
        Action::Fly(Flight::Straight, _) => Phrase::new("brief-pacal-straight"),
        Action::Fly(Flight::Bent, _) => Phrase::new("brief-pacal-bent"),
        Action::Fly(Flight::Arrows, _) => Phrase::new("brief-pacal-arrows"),
        Action::Fly(Flight::Divine(stone), _) => {
            Phrase::new("brief-pacal-divine").with("value", i64::from(stone.value()))
        }
        Action::Fly(Flight::Adrift, _) => Phrase::new("brief-pacal-adrift"),
        Action::Drop(drop) => match drop.into {
            Ships::Own => Phrase::new("brief-pacal-own"),
            Ships::Other(_) => Phrase::new("brief-pacal-other"),
            Ships::Both(_) => Phrase::new("brief-pacal-both"),
        },
        Action::Build(build) => {
            let id = if scores(view, action) {
                "brief-pacal-build"
            } else {
                "brief-pacal-build-nothing"
            };
            Phrase::new(id).with("storeys", i64::from(build.storeys))
        }
        _ => return None,
    })
}

/// What an action does, where nothing can be pointed at: straight flights by their direction, the
/// others by the district where they end.
pub(super) fn listed(view: &PacalPosition, action: Action) -> Option<Phrase> {
    let board = view.palenque();
    let district = |id, square: Square| {
        let district = board.district_at(square)?;
        let place = Arg::Message(score::whereabouts(board, district));
        let words = Phrase::new(id).with("value", i64::from(district.value));
        Some(words.with("where", place))
    };
    match action {
        Action::Ship(square) => {
            let holy = || board.holy().squares.iter();
            let (left, right) = (
                holy().map(Square::column).min()?,
                holy().map(Square::column).max()?,
            );
            let (top, bottom) = (holy().map(Square::row).min()?, holy().map(Square::row).max()?);
            let at = (square.column() - left, square.row() - top);
            let place = place_in(at, (right - left + 1, bottom - top + 1));
            Some(Phrase::new("brief-listed-pacal-ship").with("where", place))
        }
        Action::Fly(Flight::Straight | Flight::Arrows, to) => {
            let from = view.ship(view.mover())?;
            let across = i64::from(to.column()) - i64::from(from.column());
            let down = i64::from(to.row()) - i64::from(from.row());
            let id = match (across, down) {
                (0, ..0) => "brief-listed-pacal-up",
                (0, _) => "brief-listed-pacal-down",
                (..0, _) => "brief-listed-pacal-left",
                _ => "brief-listed-pacal-right",
            };
            Some(Phrase::new(id).with("count", across.abs() + down.abs()))
        }
        Action::Fly(Flight::Bent, to) => district("brief-listed-pacal-bent", to),
        Action::Fly(Flight::Divine(stone), to) => {
            let words = district("brief-listed-pacal-divine", to)?;
            Some(words.with("stone", i64::from(stone.value())))
        }
        Action::Fly(Flight::Adrift, to) => district("brief-listed-pacal-adrift", to),
        Action::Drop(drop) => {
            let id = match drop.into {
                Ships::Own => return None,
                Ships::Other(_) => "brief-listed-pacal-other",
                Ships::Both(_) => "brief-listed-pacal-both",
            };
            Some(Phrase::new(id).with("seat", drop.into.other()?))
        }
        Action::Build(build) => {
            let words = district("brief-listed-pacal-build", build.on)?;
            Some(words.with("storeys", i64::from(build.storeys)))
        }
        Action::Stay | Action::Skip | Action::First(_) | Action::Roll(_) => None,
    }
}

/// Whether building brings points at once, which its caller then adds: for the district, or
/// because the match ends.
fn scores(view: &PacalPosition, action: Action) -> bool {
    let seat = view.mover();
    let Ok(built) = view.clone().play(Actor::Seat(seat), action) else {
        return true;
    };
    Position::tally(&built)[seat].total() != Position::tally(view)[seat].total()
}

#[cfg(test)]
mod tests {
    use games::game_pacal::{Pacal, Palenque};
    use rules::{Components, Notation, SetUp};

    use super::*;
    use crate::Speaker;

    #[test]
    fn building_without_points_says_so() {
        let text = "standard round=7 start=1 mover=1 step=build die=3 \
             ; ship=f6 stones=a1+b1+i4 pyramids=b2*3 ; ship=k1";
        let position = Pacal::position_from_text(&Palenque::standard(), text).unwrap();
        let said = |word| {
            let action = position.read_action(word).unwrap();
            Speaker::default().say(&brief(&position, action).unwrap())
        };
        // District A is led already (PA-18); what a new one brings is added where it is shown.
        assert_eq!(said("build2:a1/a1+b1"), "Build 2 storeys here: no points now");
        assert_eq!(said("build1:i4/i4"), "Build one storey here");
    }
}
