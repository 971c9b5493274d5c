//! What things stand for: for somebody who clicks them when nothing can be done with them.

use games::game_pacal::{District, Face, PacalPosition, Rules, Square};
use rules::{Arg, Phrase, Position, Seat};

use super::city::leader;
use super::{
    banks_id, built_id, district_id, divine_id, home_id, progress_id, pyramid_id, seats, ship_id, square_id,
    squares, stone_id, supply_id,
};

/// What the shape with this id stands for.
pub(crate) fn explained(view: &PacalPosition, id: &str) -> Option<Phrase> {
    if id == "die" {
        return view.die().map(|face| die(view, face));
    }
    let districts = view.palenque().districts();
    if let Some(asked) = districts.iter().find(|&other| district_id(other).as_str() == id) {
        return Some(district(view, asked, asked.squares.first()?));
    }
    if let Some(words) = seats(view).find_map(|seat| of_seat(view, seat, id)) {
        return Some(words);
    }
    let is_there = |square: &Square| {
        [square_id(*square), built_id(*square)]
            .iter()
            .any(|other| other.as_str() == id)
            || seats(view).any(|seat| stone_id(seat, *square).as_str() == id)
    };
    squares(view)
        .find(is_there)
        .and_then(|square| on_square(view, square))
}

/// Something of a seat, beside the board or on it.
fn of_seat(view: &PacalPosition, seat: Seat, id: &str) -> Option<Phrase> {
    let is = |other: crate::ShapeId| other.as_str() == id;
    if let Some((storeys, left)) = (1..=5)
        .zip(view.pyramids_left(seat))
        .find(|&(storeys, _)| is(pyramid_id(seat, storeys)))
    {
        return Some(formation(view, storeys, left));
    }
    if let Some(stone) = view.divine_stones(seat).find(|&stone| is(divine_id(seat, stone))) {
        return Some(Phrase::new("pacal-explained-divine").with("value", i64::from(stone.value())));
    }
    if is(ship_id(seat)) {
        return ship(view, seat);
    }
    if is(home_id(seat)) {
        return Some(Phrase::new("pacal-explained-home").with("seat", seat));
    }
    if is(banks_id(seat)) {
        let storeys = view.storeys_within(seat, view.palenque().banks());
        let words = Phrase::new("pacal-explained-banks").with("seat", seat);
        return Some(words.with("storeys", i64::from(storeys)));
    }
    if is(progress_id(seat)) {
        let goal = view.palenque().goal(Position::seats(view));
        let words = Phrase::new("pacal-explained-progress").with("goal", i64::from(goal));
        return Some(
            words
                .with("seat", seat)
                .with("points", i64::from(view.points(seat))),
        );
    }
    let supply = || Phrase::new("pacal-explained-supply").with("stones", i64::from(view.supply(seat)));
    is(supply_id(seat)).then(|| supply().with("seat", seat))
}

/// The stones that a pyramid is built of (PA-13), and what may stand in for them (PA-15, PA-24).
fn formation(view: &PacalPosition, storeys: u8, left: u8) -> Phrase {
    let stand_in = match view.rules() {
        Rules::Standard => "pacal-explained-stand-in",
        Rules::Masters => "pacal-explained-stand-in-masters",
    };
    let stones = match storeys {
        1 => "pacal-explained-one-storey",
        2 => "pacal-explained-two-storeys",
        3 => "pacal-explained-three-storeys",
        4 => "pacal-explained-four-storeys",
        _ => "pacal-explained-five-storeys",
    };
    Phrase::new("pacal-explained-pyramid")
        .with("stones", Arg::Message(stones))
        .with("instead", Arg::Message(stand_in))
        .with("left", i64::from(left))
}

fn ship(view: &PacalPosition, seat: Seat) -> Option<Phrase> {
    let square = view.ship(seat)?;
    let hold: Vec<Seat> = seats(view)
        .flat_map(|owner| std::iter::repeat_n(owner, view.in_ship(seat, owner).into()))
        .collect();
    Some(
        Phrase::new("pacal-explained-ship")
            .with("seat", seat)
            .with("square", square.to_string())
            .with("stones", hold.len() as i64)
            .with("owners", Arg::Seats(hold)),
    )
}

/// What the die allows (PA-4 to PA-6).
fn die(view: &PacalPosition, face: Face) -> Phrase {
    match face {
        Face::Number(_) if view.round() == 1 => Phrase::new("pacal-explained-first-flight"),
        Face::Number(number) => Phrase::new("pacal-explained-number").with("number", i64::from(number)),
        Face::Arrows => Phrase::new("pacal-explained-arrows"),
    }
}

/// What a district brings now and at the end (PA-18, PA-22).
fn district(view: &PacalPosition, district: &District, square: Square) -> Phrase {
    let value = i64::from(district.value);
    let storeys = |seat| view.storeys_within(seat, district.squares);
    let standing = if let Some(seat) = leader(view, district.squares) {
        let words = Phrase::new("pacal-explained-led").with("seat", seat);
        words.with("storeys", i64::from(storeys(seat)))
    } else if seats(view).any(|seat| storeys(seat) > 0) {
        Phrase::new("pacal-explained-tied")
    } else {
        Phrase::new("pacal-explained-empty")
    };
    let id = if view.palenque().banks().contains(square) {
        "pacal-explained-bank"
    } else {
        "pacal-explained-district"
    };
    let standing = Arg::Phrase(Box::new(standing));
    Phrase::new(id).with("value", value).with("standing", standing)
}

/// A pyramid, or else stones, or else the district.
fn on_square(view: &PacalPosition, square: Square) -> Option<Phrase> {
    let asked = view.palenque().district_at(square)?;
    if let Some(seat) = seats(view).find(|&seat| view.pyramids(seat).contains(square)) {
        let words = Phrase::new("pacal-explained-built").with("seat", seat);
        return Some(words.with("storeys", i64::from(view.height(square))));
    }
    let owners: Vec<Seat> = seats(view)
        .filter(|&seat| view.visible(seat).contains(square))
        .collect();
    if owners.is_empty() {
        return Some(district(view, asked, square));
    }
    let words = Phrase::new("pacal-explained-stones").with("count", owners.len() as i64);
    Some(words.with("owners", Arg::Seats(owners)))
}
