//! The board: districts, lake and river, and the pieces on it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use games::game_pacal::{Action, Flight, PacalPosition, Palenque, Square, Squares, score};
use rules::{Actor, Arg, Components, Phrase, Position, Seat};

use super::layout::Layout;
use super::{built_id, district_id, pieces, seats, ship_id, square_id, squares, stone_id};
use crate::outline::Tenths;
use crate::shapes::Drawer;
use crate::svg::COORDINATES;
use crate::{Anchor, Form, Layer, Shape, Words, seats as signs};

/// Neighbouring districts have different tints; borders and letters distinguish them without
/// colour.
pub(super) const TINTS: usize = 5;

/// A square can hold stones of five colours: three in a row, two above them, and none in the
/// upper corners, where district and bank are shown. In fractions of a square.
pub(super) const SLOTS: [(f64, f64); 5] = [
    (-0.3, 0.29),
    (0.0, 0.29),
    (0.3, 0.29),
    (-0.155, -0.01),
    (0.155, -0.01),
];

/// The corners that a ship leaves free of its square.
const UNDER: [(f64, f64); 5] = [
    (-0.33, -0.3),
    (0.33, -0.3),
    (-0.36, 0.02),
    (0.36, 0.02),
    (0.22, -0.4),
];

/// What of the city is the same as long as a match lasts, and how large it is drawn.
#[derive(Debug)]
struct Ground {
    palenque: Arc<Palenque>,
    land: Squares,
    measures: [u64; 3],
}

impl Ground {
    fn new(view: &PacalPosition, layout: &Layout) -> Ground {
        Ground {
            palenque: Arc::clone(view.palenque()),
            land: view.land(),
            measures: [layout.city.0, layout.city.1, layout.side].map(f64::to_bits),
        }
    }
}

impl PartialEq for Ground {
    fn eq(&self, other: &Ground) -> bool {
        (self.land, self.measures) == (other.land, other.measures)
            && (Arc::ptr_eq(&self.palenque, &other.palenque) || self.palenque == other.palenque)
    }
}

impl Eq for Ground {}

impl Hash for Ground {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.palenque.id(), self.land, self.measures).hash(state);
    }
}

/// The plazas of the districts in the jungle.
pub(super) fn land(view: &PacalPosition, layout: &Layout) -> Layer {
    static LAND: Drawer<Ground> = Drawer::new();
    let mut layer = Layer::new("land");
    layer.shapes = LAND.get(Ground::new(view, layout), || plazas(view, layout));
    layer
}

fn plazas(view: &PacalPosition, layout: &Layout) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let board = view.palenque();
    let mut whole = String::new();
    let mut plazas: BTreeMap<String, String> = BTreeMap::new();
    for square in squares(view).filter(|&square| view.land().contains(square)) {
        let Some(district) = board.district_at(square) else {
            continue;
        };
        let class = if board.holy().letter == district.letter {
            "tile holy".to_owned()
        } else {
            format!("tile tint-{}", (district.letter as usize) % TINTS)
        };
        let outline = plazas.entry(class).or_default();
        paved(outline, square, layout);
        paved(&mut whole, square, layout);
    }
    let side = layout.side;
    let fall = (side * 0.1, side * 0.12);
    let whole: Arc<str> = whole.into();
    shapes.push(Shape::new("cast", fall, Form::Outline(Arc::clone(&whole))));
    for (class, outline) in plazas {
        shapes.push(Shape::new(class, (0.0, 0.0), Form::Outline(outline.into())));
    }
    shapes.push(Shape::new("joints", (0.0, 0.0), Form::Outline(whole)));
    shapes
}

/// Adds a square to an outline.
fn paved(outline: &mut String, square: Square, layout: &Layout) {
    let (x, y) = layout.corner(square);
    let (x, y, side) = (Tenths(x), Tenths(y), Tenths(layout.side));
    let _ = write!(outline, "M{x} {y}h{side}v{side}h-{side}Z");
}

/// The squares as targets. A page lights them; those in reach of a flight say what it allows.
pub(super) fn targets(view: &PacalPosition, layout: &Layout) -> Layer {
    let mut layer = Layer::new("targets");
    let flights = flights(view);
    let gap = layout.side * 0.05;
    let inside = layout.side - 2.0 * gap;
    for square in squares(view).filter(|&square| view.land().contains(square)) {
        let Some(district) = view.palenque().district_at(square) else {
            continue;
        };
        let class = match flights.get(&square) {
            None => "choice pane",
            Some(Price::OneStone) => "choice pane one-stone",
            Some(Price::TwoStones) => "choice pane two-stones",
        };
        let title = Phrase::new("pacal-scene-square")
            .with("square", square.to_string())
            .with("value", i64::from(district.value))
            .with(
                "where",
                Arg::Message(score::whereabouts(view.palenque(), district)),
            );
        let (x, y) = layout.corner(square);
        let pane = Shape::rectangle(class, (x + gap, y + gap), (inside, inside), 6.0);
        layer.shapes.push(pane.named(square_id(square), title));
    }
    layer
}

/// A disc for every district: its value, and the sign of its sole leader (PA-18). It keeps its place,
/// whatever comes to stand there, and is round, because numbers on squares are those of pyramids.
pub(super) fn banners(view: &PacalPosition, layout: &Layout) -> Layer {
    let mut layer = Layer::new("banners");
    let side = layout.side;
    let letters = (side * 0.3).max(layout.frame.smallest_letters());
    for district in view.palenque().districts() {
        let Some(place) = place(view, district.squares) else {
            continue;
        };
        let leader = leader(view, district.squares);
        let high = letters * 1.25;
        let long = letters * if leader.is_some() { 1.95 } else { 1.25 };
        let class = leader.map_or_else(
            || "banner nobody".to_owned(),
            |seat| format!("banner {}", signs::class(seat)),
        );
        let mut parts = vec![Shape::rectangle(class, (0.0, 0.0), (long, high), high / 2.0)];
        let middle = letters * 0.625;
        let words = Words::bare(district.value.to_string());
        let at = (middle, high * 0.5 + letters * 0.36);
        parts.push(Shape::text("worth", at, letters, Anchor::Middle, words));
        if let Some(seat) = leader {
            let mut sign = signs::sign(seat, (letters * 1.4, high * 0.5), letters * 0.36);
            sign.class = "sign leader".into();
            parts.push(sign);
        }
        let (x, y) = layout.corner(place);
        // A little over the border, so that storeys can be read.
        let banner = Shape::group("district about", (x + side * 0.03, y - high * 0.14), parts);
        let title = Phrase::new("pacal-scene-district").with("value", i64::from(district.value));
        let title = match leader {
            Some(seat) => Phrase::new("pacal-scene-led-district")
                .with("value", i64::from(district.value))
                .with("seat", seat),
            None => title,
        };
        layer.shapes.push(banner.named(district_id(district), title));
    }
    layer
}

/// The square of a district in whose corner its value is.
fn place(view: &PacalPosition, district: Squares) -> Option<Square> {
    district.iter().find(|&square| view.land().contains(square))
}

/// The squares of every district in the colour of its leader, and the borders above them.
pub(super) fn districts(view: &PacalPosition, layout: &Layout) -> Layer {
    static BORDERS: Drawer<Ground> = Drawer::new();
    let mut layer = Layer::new("districts");
    for district in view.palenque().districts() {
        let Some(seat) = leader(view, district.squares) else {
            continue;
        };
        let mut outline = String::new();
        for square in district
            .squares
            .iter()
            .filter(|&square| view.land().contains(square))
        {
            paved(&mut outline, square, layout);
        }
        let class = format!("led {}", signs::class(seat));
        layer
            .shapes
            .push(Shape::new(class, (0.0, 0.0), Form::Outline(outline.into())));
        let class = format!("led-rim {}", signs::class(seat));
        let rim = rim(view, district.squares, layout);
        layer
            .shapes
            .push(Shape::new(class, (0.0, 0.0), Form::Outline(rim.into())));
    }
    let borders = BORDERS.get(Ground::new(view, layout), || {
        let mut line = borders(view, layout);
        let casing = Shape {
            class: "border-casing".into(),
            ..line.clone()
        };
        line.class = "border".into();
        vec![casing, line]
    });
    layer.shapes.push(Shape::group("borders", (0.0, 0.0), borders));
    layer
}

/// A band along the inner side of a district's border: a wash alone is mud on ground of another colour.
fn rim(view: &PacalPosition, district: Squares, layout: &Layout) -> String {
    let wide = layout.side * 0.15;
    let inside = |column: i16, row: i16| {
        let number = |number: i16| u8::try_from(number).ok();
        let within = |(column, row): (u8, u8)| {
            let board = view.palenque();
            column < board.columns() && row < board.rows() && {
                let square = Square::new(column, row);
                district.contains(square) && view.land().contains(square)
            }
        };
        number(column).zip(number(row)).is_some_and(within)
    };
    let mut outline = String::new();
    let mut band = |(x, y): (f64, f64), (across, down): (f64, f64)| {
        let (x, y, across, down) = (Tenths(x), Tenths(y), Tenths(across), Tenths(down));
        let _ = write!(outline, "M{x} {y}h{across}v{down}h-{across}Z");
    };
    for square in district.iter().filter(|&square| view.land().contains(square)) {
        let (column, row) = (i16::from(square.column()), i16::from(square.row()));
        let (x, y) = layout.corner(square);
        let (side, far) = (layout.side, layout.side - wide);
        for across in [-1, 1] {
            let at = x + if across < 0 { 0.0 } else { far };
            if !inside(column + across, row) {
                band((at, y), (wide, side));
            }
            for down in [-1, 1] {
                let corner = (at, y + if down < 0 { 0.0 } else { far });
                let is_notch = inside(column + across, row) && inside(column, row + down);
                if is_notch && !inside(column + across, row + down) {
                    band(corner, (wide, wide));
                }
            }
        }
        for down in [-1, 1] {
            if !inside(column, row + down) {
                band((x, y + if down < 0 { 0.0 } else { far }), (side, wide));
            }
        }
    }
    outline
}

/// The seat that has more storeys on these squares than any other.
pub(super) fn leader(view: &PacalPosition, within: Squares) -> Option<Seat> {
    let storeys = |seat: Seat| view.storeys_within(seat, within);
    let best = seats(view).max_by_key(|&seat| storeys(seat))?;
    let alone = seats(view).all(|seat| seat == best || storeys(seat) < storeys(best));
    (storeys(best) > 0 && alone).then_some(best)
}

/// Lines between districts. The covered area counts as one, whatever is below.
fn borders(view: &PacalPosition, layout: &Layout) -> Shape {
    let board = view.palenque();
    let letter = |square: Square| {
        let district = board.district_at(square);
        district
            .filter(|_| view.land().contains(square))
            .map(|district| district.letter)
    };
    let mut outline = String::new();
    let side = layout.side;
    for square in squares(view) {
        let (column, row) = (square.column(), square.row());
        let (x, y) = layout.corner(square);
        if column + 1 < board.columns() && letter(square) != letter(Square::new(column + 1, row)) {
            let _ = write!(outline, "M{} {}v{}", Tenths(x + side), Tenths(y), Tenths(side));
        }
        if row + 1 < board.rows() && letter(square) != letter(Square::new(column, row + 1)) {
            let _ = write!(outline, "M{} {}h{}", Tenths(x), Tenths(y + side), Tenths(side));
        }
    }
    Shape::new("border", (0.0, 0.0), Form::Outline(outline.into()))
}

/// Lake, river and the squares on their banks.
pub(super) fn water(view: &PacalPosition, layout: &Layout) -> Layer {
    static WATER: Drawer<Ground> = Drawer::new();
    let mut layer = Layer::new("water");
    layer.shapes = WATER.get(Ground::new(view, layout), || waters(view, layout));
    layer
}

fn waters(view: &PacalPosition, layout: &Layout) -> Vec<Shape> {
    let board = view.palenque();
    let side = layout.side;
    let wave = |x: f64, y: f64, length: f64| {
        let (half, rise) = (length / 2.0, side * 0.11);
        let (x, y, quarter) = (Tenths(x), Tenths(y), Tenths(half / 2.0));
        let (half, rise) = (Tenths(half), Tenths(rise));
        format!("M{x} {y}q{quarter} -{rise} {half} 0t{half} 0")
    };
    let (mut waves, mut banks, mut river, mut lake) =
        (String::new(), String::new(), String::new(), String::new());
    for square in squares(view) {
        let (x, y) = layout.corner(square);
        if board.lake().contains(square) {
            paved(&mut lake, square, layout);
            for down in [0.3, 0.7] {
                waves += &wave(x + side * 0.19, y + side * down, side * 0.62);
            }
        } else if board.banks().contains(square) && view.land().contains(square) {
            banks += &wave(x + side * 0.7, y + side * 0.9, side * 0.24);
        }
        if board.river().right_of.contains(square) {
            let _ = write!(river, "M{} {}v{}", Tenths(x + side), Tenths(y), Tenths(side));
        }
        if board.river().below.contains(square) {
            let _ = write!(river, "M{} {}h{}", Tenths(x), Tenths(y + side), Tenths(side));
        }
    }
    // Water has a bank, then shallows, then depth.
    let all = [
        ("shore", lake.clone()),
        ("lake", lake),
        ("wave", waves),
        ("bank", banks),
        ("river-bank", river.clone()),
        ("river", river.clone()),
        ("river-deep", river),
    ];
    let one = |(class, outline): (&'static str, String)| {
        Shape::new(class, (0.0, 0.0), Form::Outline(outline.into()))
    };
    all.map(one).into()
}

/// How many stones may be used after a flight (PA-4 to PA-7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Price {
    OneStone,
    TwoStones,
}

/// The squares where the ship of the mover can fly without a divine stone, and what that allows.
fn flights(view: &PacalPosition) -> BTreeMap<Square, Price> {
    let mut actions = Vec::new();
    Position::legal_actions(view, Actor::Seat(view.mover()), &mut actions);
    let mut flights: BTreeMap<Square, Price> = BTreeMap::new();
    for action in actions {
        let (square, price) = match action {
            Action::Fly(Flight::Straight | Flight::Arrows, square) => (square, Price::TwoStones),
            Action::Fly(Flight::Bent, square) => (square, Price::OneStone),
            _ => continue,
        };
        let best = flights.entry(square).or_insert(price);
        *best = price.max(*best);
    }
    flights
}

/// Stones, pyramids and ships.
pub(super) fn standing(view: &PacalPosition, layout: &Layout) -> Layer {
    let mut layer = Layer::new("standing");
    for square in squares(view) {
        for seat in seats(view) {
            if view.visible(seat).contains(square) {
                let title = Phrase::new("pacal-scene-stone")
                    .with("seat", seat)
                    .with("square", square.to_string());
                let stone = stone(seat, square, layout);
                layer.shapes.push(stone.named(stone_id(seat, square), title));
            }
        }
        for seat in seats(view) {
            if view.pyramids(seat).contains(square) {
                let storeys = view.height(square);
                let title = Phrase::new("pacal-scene-built")
                    .with("seat", seat)
                    .with("storeys", i64::from(storeys))
                    .with("square", square.to_string());
                let pyramid = pyramid(seat, storeys, square, layout);
                layer.shapes.push(pyramid.named(built_id(square), title));
            }
        }
    }
    for seat in seats(view) {
        let Some(square) = view.ship(seat) else { continue };
        for owner in seats(view).filter(|&owner| view.under_ships(owner).contains(square)) {
            layer.shapes.push(stone_under(owner, square, layout));
        }
        let hold: Vec<_> = seats(view)
            .flat_map(|owner| std::iter::repeat_n(owner, view.in_ship(seat, owner).into()))
            .collect();
        let title = Phrase::new("pacal-scene-ship")
            .with("seat", seat)
            .with("square", square.to_string())
            .with("stones", hold.len() as i64)
            .with("owners", Arg::Seats(hold.clone()));
        let ship = pieces::ship(seat, &hold, layout.middle(square), layout.side);
        layer.shapes.push(ship.named(ship_id(seat), title));
    }
    layer
}

/// A stone in its place; each colour has its own part of a square.
pub(super) fn stone(seat: Seat, square: Square, layout: &Layout) -> Shape {
    let (x, y) = layout.middle(square);
    let (right, down) = SLOTS[seat.index()];
    let at = (x + right * layout.side, y + down * layout.side);
    let mut stone = signs::sign(seat, at, layout.side * 0.145);
    stone.class += " stone";
    stone
}

/// A stone under a ship: in a corner that the ship leaves free.
fn stone_under(seat: Seat, square: Square, layout: &Layout) -> Shape {
    let (x, y) = layout.middle(square);
    let (right, down) = UNDER[seat.index()];
    let at = (x + right * layout.side, y + down * layout.side);
    let mut stone = signs::sign(seat, at, layout.side * 0.13);
    stone.class += " stone below";
    stone
}

/// A pyramid in its place.
pub(super) fn pyramid(seat: Seat, storeys: u8, square: Square, layout: &Layout) -> Shape {
    static BUILT: Drawer<(Seat, u8, [u64; 2])> = Drawer::new();
    let (half, least) = (layout.side * 0.41, layout.frame.smallest_letters());
    let key = (seat, storeys, [half, least].map(f64::to_bits));
    let parts = BUILT.get(key, || {
        let mut parts = pieces::steps(storeys, half, least);
        // The owner is visible without colours, too: the sign of the seat in a corner where no
        // banner is.
        let corner = half * 0.7;
        let mut sign = signs::sign(seat, (corner, corner), layout.side * 0.1);
        sign.class = "sign owner".into();
        parts.push(sign);
        parts
    });
    let class = format!("pyramid {} built", signs::class(seat));
    Shape::group(class, layout.middle(square), parts)
}

/// A ring around a square, for the stones that a pyramid is built of.
pub(super) fn ring(square: Square, layout: &Layout) -> Shape {
    Shape::circle("used", layout.middle(square), layout.side * 0.44)
}

/// Letters above, numbers at the side.
pub(super) fn coordinates(view: &PacalPosition, layout: &Layout) -> Layer {
    static LETTERS: Drawer<Ground> = Drawer::new();
    let mut layer = Layer::new(COORDINATES);
    layer.shapes = LETTERS.get(Ground::new(view, layout), || letters(view, layout));
    layer
}

fn letters(view: &PacalPosition, layout: &Layout) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let mut write = |at, text: String| {
        shapes.push(Shape::text("soft", at, 22.0, Anchor::Middle, Words::bare(text)));
    };
    for column in 0..view.palenque().columns() {
        let (x, _) = layout.middle(Square::new(column, 0));
        write((x, layout.city.1 - 8.0), char::from(b'a' + column).to_string());
    }
    for row in 0..view.palenque().rows() {
        let (_, y) = layout.middle(Square::new(0, row));
        write((layout.city.0 / 2.0, y + 8.0), (row + 1).to_string());
    }
    shapes
}

#[cfg(test)]
mod tests {
    use games::{AnyOptions, AnyView, GameId};
    use rules::{Observe, Viewer};

    use super::*;
    use crate::Frame;
    use crate::scene::assert_all_differ;

    #[test]
    fn everybodys_pieces_differ_without_colours() {
        let options = AnyOptions::new(GameId::Pacal, None, None).expect("options");
        let position = options.start(5).expect("a start for five");
        let AnyView::Pacal(view) = position.view(Viewer::Public) else {
            panic!("another game");
        };
        let layout = Layout::new(Frame::WIDE, &view);
        let square = Square::new(2, 2);
        for storeys in 1..=5 {
            assert_all_differ(seats(&view).map(|seat| pyramid(seat, storeys, square, &layout)));
        }
        assert_all_differ(seats(&view).map(|seat| pieces::ship(seat, &[], (0.0, 0.0), 10.0)));
        assert_all_differ(seats(&view).map(|seat| stone(seat, square, &layout)));
    }
}
