//! Pacal's Rocket in words: the city square by square, and the players' pieces.

use games::game_pacal::{Divine, PacalPosition, Phase, Square};
use rules::{Arg, Phrase, Position, Seat, Viewer};

use super::{ONE, SKIP, STAY, built_id, divine_id, pyramid_id, seats, ship_id, square_id};
use crate::ListEntry;
use crate::reading::{Row, Section, letters, number};

/// Everything on the table.
pub(crate) fn reading(view: &PacalPosition, viewer: Viewer) -> Vec<Section> {
    let near = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::All => Seat::FIRST,
    };
    let mut sections = vec![
        Section::choices([
            (ONE, Phrase::new("pacal-scene-one-stone")),
            (SKIP, Phrase::new("pacal-scene-skip")),
            (STAY, Phrase::new("pacal-scene-stay")),
        ]),
        round(view),
        city(view),
    ];
    sections.extend(
        near.clockwise(Position::seats(view))
            .map(|seat| possessions(view, seat)),
    );
    sections
}

/// The round, the die, and the values of the districts.
fn round(view: &PacalPosition) -> Section {
    let round = Phrase::new("pacal-board-round")
        .with("round", i64::from(view.round()))
        .with("seat", view.starter());
    let mut entries = vec![ListEntry::new(round)];
    if let Some(die) = view.die() {
        entries.push(ListEntry::new(
            Phrase::new("pacal-board-die").with("die", die.to_string()),
        ));
    }
    let districts = view.palenque().districts().iter();
    let values: Vec<String> = districts
        .map(|district| format!("{} {}", district.letter, district.value))
        .collect();
    entries.push(ListEntry::new(
        Phrase::new("pacal-board-values").with("values", values.join(", ")),
    ));
    Section::list(Phrase::new("reading-pacal-round"), entries)
}

fn city(view: &PacalPosition) -> Section {
    let board = view.palenque();
    let row = |row: u8| Row {
        head: number(row + 1),
        cells: (0..board.columns())
            .map(|column| square(view, Square::new(column, row)).into())
            .collect(),
    };
    let rows = (0..board.rows()).map(row).collect();
    Section::table(Phrase::new("reading-pacal-city"), letters(board.columns()), rows)
}

/// The ground of a square, and what stands there.
fn square(view: &PacalPosition, square: Square) -> Vec<ListEntry> {
    let mut entries = vec![ground(view, square)];
    for seat in seats(view).filter(|&seat| view.pyramids(seat).contains(square)) {
        let words = Phrase::new("reading-pacal-pyramid")
            .with("seat", seat)
            .with("storeys", i64::from(view.height(square)));
        entries.push(ListEntry::new(words).named(built_id(square)));
    }
    for seat in seats(view).filter(|&seat| view.ship(seat) == Some(square)) {
        let hold: Vec<Seat> = seats(view)
            .flat_map(|owner| std::iter::repeat_n(owner, view.in_ship(seat, owner).into()))
            .collect();
        let words = Phrase::new("pacal-scene-ship")
            .with("seat", seat)
            .with("square", square.to_string())
            .with("stones", hold.len() as i64)
            .with("owners", Arg::Seats(hold));
        let entry = ListEntry::new(words).named(ship_id(seat));
        entries.push(
            entry
                .can(0, "reading-pacal-can-load")
                .can(1, "reading-pacal-can-load-too"),
        );
    }
    entries
}

/// The ground of a square and the stones on it.
fn ground(view: &PacalPosition, square: Square) -> ListEntry {
    let board = view.palenque();
    let place = Phrase::new("reading-pacal-square").with("square", square.to_string());
    let district = board.district_at(square).filter(|_| view.land().contains(square));
    let Some(district) = district else {
        let id = if board.lake().contains(square) {
            "reading-pacal-lake"
        } else {
            "reading-pacal-covered"
        };
        return ListEntry::new(Phrase::new(id)).at(place);
    };
    let id = if board.holy().letter == district.letter {
        "reading-pacal-holy"
    } else {
        "reading-pacal-district"
    };
    let mut entry = ListEntry::new(Phrase::new(id).with("district", district.letter.to_string())).at(place);
    if board.banks().contains(square) {
        entry = entry.and(Phrase::new("reading-pacal-bank"));
    }
    if board.river().right_of.contains(square) {
        entry = entry.and(Phrase::new("reading-pacal-river-right"));
    }
    if board.river().below.contains(square) {
        entry = entry.and(Phrase::new("reading-pacal-river-below"));
    }
    for seat in seats(view) {
        if view.visible(seat).contains(square) {
            entry = entry.and(Phrase::new("reading-pacal-stone").with("seat", seat));
        } else if view.under_ships(seat).contains(square) {
            entry = entry.and(Phrase::new("reading-pacal-stone-under").with("seat", seat));
        }
    }
    let entry = entry.named(square_id(square));
    match view.step() {
        Phase::Ship => entry.can(0, "reading-pacal-can-start"),
        Phase::Fly => entry
            .can(0, "reading-pacal-can-fly")
            .can(1, "reading-pacal-can-fly"),
        Phase::Build => entry
            .can(0, "reading-pacal-can-build-here")
            .can(1, "reading-pacal-can-build-here")
            .can(2, "reading-pacal-can-use"),
        _ => entry
            .can(1, "reading-pacal-can-take-stone")
            .can(2, "reading-pacal-can-take-stone"),
    }
}

/// A seat's pieces beside the board.
fn possessions(view: &PacalPosition, seat: Seat) -> Section {
    let title = Phrase::new("pacal-scene-seat")
        .with("seat", seat)
        .with("points", i64::from(Position::tally(view)[seat].total()));
    let supply = Phrase::new("reading-pacal-supply").with("stones", i64::from(view.supply(seat)));
    let mut entries = vec![ListEntry::new(supply)];
    for (storeys, left) in (1..=5).zip(view.pyramids_left(seat)) {
        let words = Phrase::new("pacal-scene-pyramids")
            .with("storeys", i64::from(storeys))
            .with("left", i64::from(left));
        let entry = ListEntry::new(words).named(pyramid_id(seat, storeys));
        entries.push(
            entry
                .can(0, "reading-pacal-can-build")
                .can(1, "reading-pacal-can-build"),
        );
    }
    let left: Vec<Divine> = view.divine_stones(seat).collect();
    for stone in Divine::ALL.into_iter().filter(|stone| left.contains(stone)) {
        let words = Phrase::new("pacal-scene-divine").with("value", i64::from(stone.value()));
        let entry = ListEntry::new(words).named(divine_id(seat, stone));
        entries.push(entry.can(0, "reading-pacal-can-give-up"));
    }
    Section::list(title, entries)
}
