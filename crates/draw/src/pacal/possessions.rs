//! The players' panels, the die, and choices without a place.

use games::game_pacal::{Action, Divine, Face, Flight, PacalPosition};
use rules::{Phrase, Position, Seat, View, Viewer};

use super::layout::{Layout, Left, Panel};
use super::{ONE, SKIP, STAY, banks_id, divine_id, pieces, progress_id, pyramid_id, supply_id};
use crate::outline::scaled;
use crate::{Anchor, Form, Frame, Layer, Shape, ShapeId, Words, seats as signs, widgets};

/// A panel for every seat, the viewer's first.
pub(super) fn layer(view: &PacalPosition, near: Seat, layout: &Layout) -> Layer {
    let mut layer = Layer::new("seats");
    for (after, seat) in near.clockwise(Position::seats(view)).enumerate() {
        let panel = layout.panel(after);
        panel_of(view, seat, panel, layout.frame, &mut layer.shapes);
    }
    layer
}

fn panel_of(view: &PacalPosition, seat: Seat, panel: Panel, frame: Frame, shapes: &mut Vec<Shape>) {
    let from = |(x, y): (f64, f64)| (panel.corner.0 + x, panel.corner.1 + y);
    let letters = panel.letters;
    let class = if widgets::is_on_turn(Position::turn(view), seat) {
        "panel on-turn"
    } else {
        "panel"
    };
    shapes.push(Shape::rectangle(class, panel.corner, panel.size, 14.0));
    let mut beside = |sign: (f64, f64), id: Option<ShapeId>, words: Words| {
        let radius = letters * 0.52;
        let shape = signs::sign(seat, from(sign), radius);
        shapes.push(match id {
            Some(id) => {
                let stones = i64::from(view.supply(seat));
                shape.named(id, Phrase::new("reading-pacal-supply").with("stones", stones))
            }
            None => shape,
        });
        let at = from((sign.0 + radius * 1.8, sign.1 + letters * 0.36));
        shapes.push(Shape::text("", at, letters, Anchor::Start, words));
    };
    let name = Phrase::new("pacal-scene-seat")
        .with("seat", seat)
        .with("points", i64::from(Position::tally(view)[seat].total()));
    beside(panel.sign, None, Words::Said(name));
    let supply = Words::bare(format!("×{}", view.supply(seat)));
    beside(panel.stones, Some(supply_id(seat)), supply);
    shapes.extend(progress(view, seat, panel));
    for (storeys, left) in (1..=5).zip(view.pyramids_left(seat)) {
        let class = if left == 0 {
            "stock about used-up"
        } else {
            "stock about"
        };
        let half = panel.pyramids.radius;
        let least = frame.smallest_letters();
        let piece = pieces::pyramid(seat, storeys, (0.0, 0.0), half, least);
        let size = (half * 0.8).clamp(least, 24.0);
        let words = Words::bare(format!("×{left}"));
        let count = match panel.left {
            Left::Below(down) => Shape::text("soft", (0.0, down), size, Anchor::Middle, words),
            Left::Beside => {
                let at = (half + size * 0.2, size * 0.36);
                Shape::text("soft", at, size, Anchor::Start, words)
            }
        };
        let title = Phrase::new("pacal-scene-pyramids")
            .with("storeys", i64::from(storeys))
            .with("left", i64::from(left));
        let at = from(panel.pyramids.place(usize::from(storeys - 1)));
        let lamp = widgets::lamp((-half, -half), (2.0 * half, 2.0 * half), half * 0.15);
        let stock = Shape::group(class, at, vec![piece, count, lamp]);
        shapes.push(stock.named(pyramid_id(seat, storeys), title));
    }
    let left: Vec<Divine> = view.divine_stones(seat).collect();
    for (index, stone) in Divine::ALL.into_iter().enumerate() {
        if left.contains(&stone) {
            let radius = panel.divine.radius;
            let disc = Shape::circle("disc", (0.0, 0.0), radius);
            let size = radius * 1.15;
            let words = Words::bare(stone.value().to_string());
            let value = Shape::text("", (0.0, size * 0.36), size, Anchor::Middle, words);
            let lamp = Shape::circle(widgets::LAMP, (0.0, 0.0), radius * 0.94);
            let title = Phrase::new("pacal-scene-divine").with("value", i64::from(stone.value()));
            let piece = Shape::group(
                "divine about",
                from(panel.divine.place(index)),
                vec![disc, value, lamp],
            );
            shapes.push(piece.named(divine_id(seat, stone), title));
        }
    }
}

/// How far a seat is from the points that end the match (PA-20), and its storeys on the banks
/// (PA-21).
fn progress(view: &PacalPosition, seat: Seat, panel: Panel) -> Vec<Shape> {
    let from = |(x, y): (f64, f64)| (panel.corner.0 + x, panel.corner.1 + y);
    let goal = view.palenque().goal(Position::seats(view));
    let done = f64::from(view.points(seat).min(goal)) / f64::from(goal.max(1));
    let (at, (width, height)) = panel.bar;
    let track = Shape::rectangle("track", (0.0, 0.0), (width, height), height / 2.0);
    let reached = (width * done).max(height);
    let filled = format!("reached {}", signs::class(seat));
    let filled = Shape::rectangle(filled, (0.0, 0.0), (reached, height), height / 2.0);
    let title = Phrase::new("pacal-scene-progress")
        .with("points", i64::from(view.points(seat)))
        .with("goal", i64::from(goal));
    let bar = Shape::group("progress about", from(at), vec![track, filled]).named(progress_id(seat), title);
    let (at, letters) = panel.banks;
    let storeys = view.storeys_within(seat, view.palenque().banks());
    let waves = "M-0.6 -0.2 q0.3 -0.4 0.6 0 t0.6 0 M-0.6 0.25 q0.3 -0.4 0.6 0 t0.6 0";
    let words = Words::bare(storeys.to_string());
    let banks = Shape::group(
        "banks about",
        from(at),
        vec![
            // A finger hits the waves and the number.
            Shape::rectangle(
                "reach",
                (-letters * 0.7, -letters * 0.8),
                (letters * 2.9, letters * 1.6),
                0.0,
            ),
            Shape::new("bank", (0.0, 0.0), Form::Outline(scaled(waves, letters * 0.8))),
            Shape::text(
                "",
                (letters * 0.75, letters * 0.36),
                letters,
                Anchor::Start,
                words,
            ),
        ],
    );
    let title = Phrase::new("pacal-scene-banks").with("storeys", i64::from(storeys));
    vec![bar, banks.named(banks_id(seat), title)]
}

/// What ends the match (PA-19, PA-20).
fn goal(view: &PacalPosition, layout: &Layout) -> Vec<Shape> {
    let points = view.palenque().goal(Position::seats(view));
    let seat = Seat::FIRST;
    let left: u8 = view.pyramids_left(seat).iter().sum();
    let all = i64::from(left + view.pyramids(seat).len());
    let lines = [
        Phrase::new("pacal-scene-goal").with("points", i64::from(points)),
        Phrase::new("pacal-scene-last-but-one").with("count", all - 1),
    ];
    let line = |(at, words)| {
        let words = Words::Said(words);
        Shape::text("soft", at, layout.goal_letters, Anchor::Start, words)
    };
    layout.goal.into_iter().zip(lines).map(line).collect()
}

/// The die, and buttons for doing nothing.
pub(super) fn die_and_buttons(view: &PacalPosition, viewer: Viewer, layout: &Layout) -> Layer {
    let mut layer = Layer::new("buttons");
    let (at, size) = layout.notes;
    layer.shapes.push(Shape::rectangle("notes", at, size, 14.0));
    if let Some(face) = view.die() {
        let (at, side) = layout.die;
        let cast = Shape::rectangle("cast", (side * 0.07, side * 0.09), (side, side), side * 0.2);
        let body = Shape::rectangle("body", (0.0, 0.0), (side, side), side * 0.2);
        let middle = (side / 2.0, side / 2.0);
        let sign = match face {
            Face::Number(number) if number <= 6 => pips(number, side),
            Face::Number(number) => {
                let words = Words::bare(number.to_string());
                let at = (middle.0, side * 0.72);
                Shape::text("pips", at, side * 0.63, Anchor::Middle, words)
            }
            Face::Arrows => {
                let arrows = "M0 -0.35 L0.15 -0.15 H0.05 V-0.05 H0.15 V-0.15 L0.35 0 L0.15 0.15 V0.05 H0.05 V0.15 H0.15 \
                              L0 0.35 L-0.15 0.15 H-0.05 V0.05 H-0.15 V0.15 L-0.35 0 L-0.15 -0.15 V-0.05 H-0.05 V-0.15 \
                              H-0.15 Z";
                Shape::new("pips", middle, Form::Outline(scaled(arrows, side)))
            }
        };
        let title = Phrase::new("pacal-board-die").with("die", face.to_string());
        let die = Shape::group("die about", at, vec![cast, body, sign]);
        layer.shapes.push(die.named(ShapeId::new("die"), title));
    }
    let mut actions = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        View::legal_actions(view, seat, &mut actions);
    }
    let may_load_one = super::paths::may_give_two(&actions);
    // On a phone two buttons take the place of what is always the same.
    if !may_load_one || layout.buttons[0].0.0 > layout.round.0 {
        layer.shapes.extend(round(view, layout));
    }
    if may_load_one {
        let words = Phrase::new("pacal-scene-one-stone");
        let (at, size) = layout.buttons[0];
        layer.shapes.push(widgets::button(ONE, words, at, size));
    }
    if actions
        .iter()
        .any(|action| matches!(action, Action::Fly(Flight::Bent, _)))
    {
        layer.shapes.extend(legend(layout));
    }
    for action in actions {
        let (id, words) = match action {
            Action::Skip => (SKIP, Phrase::new("pacal-scene-skip")),
            Action::Stay => (STAY, Phrase::new("pacal-scene-stay")),
            _ => continue,
        };
        let (at, size) = layout.buttons[1];
        layer.shapes.push(widgets::button(id, words, at, size));
    }
    layer
}

/// The round, and what ends the match.
fn round(view: &PacalPosition, layout: &Layout) -> Vec<Shape> {
    let round = Phrase::new("pacal-board-round")
        .with("round", i64::from(view.round()))
        .with("seat", view.starter());
    let words = Words::Said(round);
    let text = Shape::text("soft", layout.round, layout.round_letters, Anchor::Start, words);
    let mut shapes = vec![text];
    shapes.extend(goal(view, layout));
    shapes
}

/// What the two kinds of frames around squares mean (PA-4, PA-11).
fn legend(layout: &Layout) -> Vec<Shape> {
    let side = layout.legend_letters * 1.75;
    let kinds = [
        ("legend two-stones", "pacal-scene-straight"),
        ("legend one-stone", "pacal-scene-bent"),
    ];
    let entry = |((x, y), (class, words)): ((f64, f64), (&'static str, &'static str))| {
        let letters = layout.legend_letters;
        let at = (x + side + letters * 0.45, y + side * 0.5 + letters * 0.35);
        let words = Words::Said(Phrase::new(words));
        [
            Shape::rectangle(class, (x, y), (side, side), 5.0),
            Shape::text("", at, letters, Anchor::Start, words),
        ]
    };
    layout.legend.into_iter().zip(kinds).flat_map(entry).collect()
}

/// The pips of a die of this side.
fn pips(number: u8, side: f64) -> Shape {
    const LOW: f64 = 0.26;
    const MIDDLE: f64 = 0.5;
    const HIGH: f64 = 0.74;
    let places: &[(f64, f64)] = match number {
        1 => &[(MIDDLE, MIDDLE)],
        2 => &[(LOW, HIGH), (HIGH, LOW)],
        3 => &[(LOW, HIGH), (MIDDLE, MIDDLE), (HIGH, LOW)],
        4 => &[(LOW, LOW), (LOW, HIGH), (HIGH, LOW), (HIGH, HIGH)],
        5 => &[
            (LOW, LOW),
            (LOW, HIGH),
            (MIDDLE, MIDDLE),
            (HIGH, LOW),
            (HIGH, HIGH),
        ],
        _ => &[
            (LOW, LOW),
            (LOW, MIDDLE),
            (LOW, HIGH),
            (HIGH, LOW),
            (HIGH, MIDDLE),
            (HIGH, HIGH),
        ],
    };
    let pip = |&(x, y): &(f64, f64)| Shape::circle("pip", (x * side, y * side), side * 0.085);
    Shape::group("pips", (0.0, 0.0), places.iter().map(pip).collect::<Vec<_>>())
}
