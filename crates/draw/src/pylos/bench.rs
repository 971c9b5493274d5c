//! A board on which spheres are put by hand.

use games::game_pylos::{Cell, Cells, RuleSet, Setup, Side};
use rules::{Phrase, Variant};

use super::ball;
use crate::Shape;
use crate::bench::{Bench, Dial, Miniature, Plot, PlotForm, RULES, Spot, TAKE, Tool, Tray};

/// The kind of tool that places take.
const SPHERE: &str = "sphere";
const TAKES: &[&str] = &[SPHERE];

/// The radius of a sphere in the small pictures.
const RADIUS: f64 = 42.0;

pub(super) fn blank(rules: &str, seats: u8) -> Option<String> {
    let setup = Setup {
        rules: RuleSet::from_name(rules)?,
        light: Cells::EMPTY,
        dark: Cells::EMPTY,
        side: Side::Light,
    };
    (seats == 2).then(|| setup.to_string())
}

pub(super) fn bench(text: &str) -> Option<Bench> {
    let setup: Setup = text.parse().ok()?;
    let tool = |side: Side| Tool {
        id: side.to_string(),
        name: Phrase::new(match side {
            Side::Light => "pylos-bench-light",
            Side::Dark => "pylos-bench-dark",
        }),
        kind: SPHERE,
        face: face(None, &[side]),
    };
    let moves = |side: Side| {
        let words = match side {
            Side::Light => "pylos-bench-light-moves",
            Side::Dark => "pylos-bench-dark-moves",
        };
        (side.to_string(), Phrase::new(words))
    };
    let sides = [Side::Light, Side::Dark];
    Some(Bench {
        rules: Some(setup.rules.name().to_owned()),
        seats: 2,
        trays: vec![Tray {
            title: Phrase::new("pylos-bench-spheres"),
            tools: sides.map(tool).into(),
        }],
        plots: (1..=4).map(|level| plot(&setup, level)).collect(),
        dials: vec![Dial::choice(
            "mover",
            Phrase::new("board-mover"),
            None,
            setup.side.to_string(),
            sides.map(moves).into(),
        )],
        deeds: Vec::new(),
    })
}

/// The places of a level.
fn plot(setup: &Setup, level: u8) -> Plot {
    let side = 4 - level;
    let row = |rank| {
        (0..=side)
            .map(|file| Cell::new(level, file, rank).map(|cell| spot(setup, cell)))
            .collect()
    };
    Plot {
        title: Phrase::new("pylos-bench-level").with("level", i64::from(level)),
        seat: None,
        form: PlotForm::Squares,
        rows: (0..=side).rev().map(row).collect(),
    }
}

fn spot(setup: &Setup, cell: Cell) -> Spot {
    let here = [(setup.light, Side::Light), (setup.dark, Side::Dark)];
    let held: Vec<Side> = here
        .into_iter()
        .filter(|(cells, _)| cells.contains(cell))
        .map(|(_, side)| side)
        .collect();
    Spot {
        id: cell.to_string(),
        name: cell.to_string(),
        takes: TAKES,
        holds: held.iter().map(Side::to_string).collect(),
        face: face(Some(cell), &held),
    }
}

/// A hollow with the spheres that lie there: two of them are one too many.
fn face(hollow: Option<Cell>, spheres: &[Side]) -> Miniature {
    let mut shapes = Vec::new();
    if hollow.is_some() {
        shapes.push(Shape::rectangle("plate", (-4.0, -4.0), (108.0, 108.0), 0.0));
        shapes.push(Shape::circle("hollow", (50.0, 52.0), RADIUS * 0.72));
    }
    for (index, &side) in spheres.iter().enumerate() {
        let aside = 12.0 * index as f64;
        shapes.push(ball(side, (50.0 + aside, 50.0 - aside), RADIUS));
    }
    Miniature {
        shapes,
        size: (100.0, 100.0),
    }
}

pub(super) fn edit(text: &str, tool: &str, spot: &str) -> Option<String> {
    let mut setup: Setup = text.parse().ok()?;
    match tool {
        RULES => setup.rules = RuleSet::from_name(spot)?,
        "mover" => setup.side = side(spot)?,
        _ => {
            let cells = Cells::from(spot.parse::<Cell>().ok()?);
            let (light, dark) = (setup.light, setup.dark);
            (setup.light, setup.dark) = (light - cells, dark - cells);
            if tool != TAKE {
                let (own, was) = match side(tool)? {
                    Side::Light => (&mut setup.light, light),
                    Side::Dark => (&mut setup.dark, dark),
                };
                if (was & cells).is_empty() {
                    *own = *own | cells;
                }
            }
        }
    }
    Some(setup.to_string())
}

fn side(name: &str) -> Option<Side> {
    [Side::Light, Side::Dark]
        .into_iter()
        .find(|side| side.to_string() == name)
}

pub(super) fn at_fault(bench: &Bench, violation: &Phrase) -> Vec<String> {
    let place = violation.args.iter().find(|(name, _)| *name == "place");
    match place {
        Some((_, rules::Arg::Text(place))) => bench.named(place, SPHERE),
        _ => Vec::new(),
    }
}
