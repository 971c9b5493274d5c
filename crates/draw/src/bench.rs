//! Where positions are put together by hand: pieces in trays, and the spots that they go to.
//!
//! The result is a loose set-up, which may break the rules. It is always the text of the
//! game's own [`SetUp`](rules::SetUp), so that everything that clicks can do, typing can do too, and
//! each step is a pure function from text to text.

use games::{AnyOptions, GameId};
use rules::{Phrase, Seat};
use say::Speaker;

use crate::drawn::Drawn;
use crate::style::scene_class;
use crate::{Form, Shape, Words, svg};

/// Everything to put a position together with, as far as it is now.
#[derive(Clone, PartialEq, Debug)]
pub struct Bench {
    /// The rule set that the set-up names, if it names one.
    pub rules: Option<String>,
    /// The number of players.
    pub seats: u8,
    /// The pieces.
    pub trays: Vec<Tray>,
    /// What they go to.
    pub plots: Vec<Plot>,
    /// Numbers and choices: points, whose turn it is.
    pub dials: Vec<Dial>,
    /// The commands that work at once, by id, such as dealing the rest.
    pub deeds: Vec<(&'static str, Phrase)>,
}

/// Pieces that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct Tray {
    /// What they are.
    pub title: Phrase,
    /// The pieces.
    pub tools: Vec<Tool>,
}

/// A piece that can be put on spots.
#[derive(Clone, PartialEq, Debug)]
pub struct Tool {
    /// What [`edit`] calls it.
    pub id: String,
    /// What it is.
    pub name: Phrase,
    /// To which spots it goes: those that take this.
    pub kind: &'static str,
    /// What it looks like.
    pub face: Miniature,
}

/// Spots that lie together, in rows.
#[derive(Clone, PartialEq, Debug)]
pub struct Plot {
    /// What they are.
    pub title: Phrase,
    /// Whose they are, if they are somebody's.
    pub seat: Option<Seat>,
    /// How they are laid out.
    pub form: PlotForm,
    /// The rows from above; `None` is a gap.
    pub rows: Vec<Vec<Option<Spot>>>,
}

/// How the spots of a [`Plot`] are laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlotForm {
    /// Squares without gaps.
    Squares,
    /// Every row in the middle of the one below, with a little room between.
    Rows,
    /// Cards side by side, as many in a row as there is room for.
    Cards,
}

/// Where pieces can be put.
#[derive(Clone, PartialEq, Debug)]
pub struct Spot {
    /// What [`edit`] calls it.
    pub id: String,
    /// What it is called within its plot: a coordinate or a number.
    pub name: String,
    /// The kinds of tools that it takes.
    pub takes: &'static [&'static str],
    /// The tools that have been used here: with these, put here in this order, an empty spot
    /// becomes what it is.
    pub holds: Vec<String>,
    /// What it looks like.
    pub face: Miniature,
}

/// A number or a choice of a set-up.
#[derive(Clone, PartialEq, Debug)]
pub struct Dial {
    /// What [`edit`] calls it.
    pub id: String,
    /// What it says.
    pub name: Phrase,
    /// Whose it is, if it is somebody's.
    pub seat: Option<Seat>,
    /// What it is set to.
    pub value: String,
    /// What it can be set to.
    pub range: DialRange,
}

/// What a [`Dial`] can be set to.
#[derive(Clone, PartialEq, Debug)]
pub enum DialRange {
    /// A whole number.
    Number {
        /// The smallest.
        least: u16,
        /// The largest.
        most: u16,
    },
    /// One of these values, with what they mean.
    Choice(Vec<(String, Phrase)>),
}

/// A small picture: of a piece in a tray, or of what lies on a spot.
#[derive(Clone, PartialEq, Debug)]
pub struct Miniature {
    /// The shapes, the lowest first.
    pub shapes: Vec<Shape>,
    /// Width and height.
    pub size: (f64, f64),
}

/// The tool that takes away what lies on a spot.
pub const TAKE: &str = "take";
/// The tool with which spots stand for what [`Bench::deeds`] names.
pub const DO: &str = "do";
/// The dial with the number of players.
pub const SEATS: &str = "seats";
/// The dial with the rule set.
pub const RULES: &str = "rules";

/// A set-up in which nothing has been put yet; `None` if positions of the game cannot be put
/// together, or not by this rule set and for this many seats.
pub fn blank(game: GameId, rules: &str, seats: u8) -> Option<String> {
    games::dispatch!(game, |Game| <Game as Drawn>::blank(rules, seats))
}

/// What there is to put this set-up together with; `None` if the text cannot be read.
pub fn bench(game: GameId, setup: &str) -> Option<Bench> {
    games::dispatch!(game, |Game| <Game as Drawn>::bench(setup))
}

/// The set-up after a tool has been used on a spot, or a dial been set to a value; `None` if that
/// means nothing. What lies there already is taken away by the same tool.
pub fn edit(game: GameId, setup: &str, tool: &str, spot: &str) -> Option<String> {
    games::dispatch!(game, |Game| <Game as Drawn>::edit(setup, tool, spot))
}

/// The same set-up as it has to be written to be played from: what has been put together stands
/// where rules want it to stand.
pub fn settled(game: GameId, setup: &str) -> String {
    games::dispatch!(game, |Game| <Game as Drawn>::settled(setup))
}

/// What is printed on the components of these options, piece by piece and as often as there is one;
/// nothing for games in which nothing is printed.
pub fn printed(options: &AnyOptions) -> Vec<Tray> {
    games::dispatch!(AnyOptions: options, |options, Game| <Game as Drawn>::printed(&options.components))
}

/// The spots that something speaks of that is wrong with a set-up.
pub fn at_fault(game: GameId, bench: &Bench, violation: &Phrase) -> Vec<String> {
    games::dispatch!(game, |Game| <Game as Drawn>::at_fault(bench, violation))
}

impl Bench {
    /// All spots.
    pub fn spots(&self) -> impl Iterator<Item = &Spot> {
        self.plots
            .iter()
            .flat_map(|plot| plot.rows.iter().flatten().flatten())
    }

    /// All tools, without the one that takes away.
    pub fn tools(&self) -> impl Iterator<Item = &Tool> {
        self.trays.iter().flat_map(|tray| &tray.tools)
    }

    /// The tool of this id.
    pub fn tool(&self, id: &str) -> Option<&Tool> {
        self.tools().find(|tool| tool.id == id)
    }

    /// The ids of the spots with this name that take this kind of tool.
    pub(crate) fn named(&self, name: &str, kind: &str) -> Vec<String> {
        let spots = self
            .spots()
            .filter(|spot| spot.name == name && spot.takes.contains(&kind));
        spots.map(|spot| spot.id.clone()).collect()
    }

    /// The ids of the spots that hold this tool.
    pub(crate) fn holding(&self, tool: &str) -> Vec<String> {
        let spots = self
            .spots()
            .filter(|spot| spot.holds.iter().any(|held| held == tool));
        spots.map(|spot| spot.id.clone()).collect()
    }
}

impl Miniature {
    /// The numbers that are seen on it, in the order in which they are drawn.
    pub fn numbers(&self) -> Vec<&str> {
        fn gather<'a>(shapes: &'a [Shape], found: &mut Vec<&'a str>) {
            for shape in shapes {
                match &shape.form {
                    Form::Text {
                        words: Words::Bare(text),
                        ..
                    } => found.push(text),
                    Form::Group(parts) => gather(parts, found),
                    _ => {}
                }
            }
        }
        let mut found = Vec::new();
        gather(&self.shapes, &mut found);
        found
    }

    /// The picture as SVG. It says nothing: what holds it does.
    pub fn to_markup(&self, game: GameId, speaker: Speaker) -> String {
        let (width, height) = self.size;
        let class = scene_class(game);
        let shapes = crate::ghost_markup(&self.shapes, speaker);
        let (width, height) = (svg::number(width), svg::number(height));
        format!(
            "<svg class=\"{class} little\" viewBox=\"0 0 {width} {height}\" aria-hidden=\"true\" focusable=\"false\">\n{shapes}</svg>"
        )
    }
}

impl Dial {
    /// A number.
    pub(crate) fn number(
        id: impl Into<String>,
        name: Phrase,
        seat: Option<Seat>,
        value: u16,
        (least, most): (u16, u16),
    ) -> Dial {
        Dial {
            id: id.into(),
            name,
            seat,
            value: value.to_string(),
            range: DialRange::Number { least, most },
        }
    }

    /// One of several values.
    pub(crate) fn choice(
        id: impl Into<String>,
        name: Phrase,
        seat: Option<Seat>,
        value: impl Into<String>,
        choices: Vec<(String, Phrase)>,
    ) -> Dial {
        Dial {
            id: id.into(),
            name,
            seat,
            value: value.into(),
            range: DialRange::Choice(choices),
        }
    }

    /// How many play.
    pub(crate) fn seats(value: usize, (least, most): (u16, u16)) -> Dial {
        Dial::number(
            SEATS,
            Phrase::new("board-seats"),
            None,
            value as u16,
            (least, most),
        )
    }

    /// One of the seats, or none.
    pub(crate) fn of_seats(
        id: &'static str,
        name: Phrase,
        value: Option<Seat>,
        seats: usize,
        none: Option<Phrase>,
    ) -> Dial {
        let all = Seat::all(seats.min(rules::MAX_SEATS) as u8);
        let mut choices: Vec<(String, Phrase)> =
            all.map(|seat| (seat.to_string(), said_seat(seat))).collect();
        choices.extend(none.map(|none| ("-".to_owned(), none)));
        let value = value.map_or_else(|| "-".to_owned(), |seat| seat.to_string());
        Dial::choice(id, name, None, value, choices)
    }
}

/// A seat in words.
pub(crate) fn said_seat(seat: Seat) -> Phrase {
    Phrase::new("outcome-seat").with("seat", seat.to_string())
}

/// A number from a dial.
pub(crate) fn number_in(text: &str, (least, most): (u16, u16)) -> Option<u16> {
    let number: u16 = text.trim().parse().ok()?;
    (least..=most).contains(&number).then_some(number)
}

/// Puts into a list, or takes out of it: where it is already it is taken out.
pub(crate) fn toggle<T: Ord>(list: &mut Vec<T>, item: T) {
    if let Some(at) = list.iter().position(|other| *other == item) {
        list.remove(at);
    } else {
        list.push(item);
        list.sort_unstable();
    }
}

/// Puts on the numbered place of a list, or takes from there: see [`edit`]. The place after the
/// last adds one.
pub(crate) fn put_in_row<T: PartialEq>(list: &mut Vec<T>, at: usize, item: Option<T>) -> Option<()> {
    match item {
        Some(item) if at == list.len() => list.push(item),
        Some(item) if *list.get(at)? != item => list[at] = item,
        _ if at < list.len() => {
            list.remove(at);
        }
        _ => return None,
    }
    Some(())
}
