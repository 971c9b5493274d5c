//! Pylos in words: a table for every level, the apex last.

use games::game_pylos::{Cell, PylosPosition, Side};
use rules::Phrase;

use super::spheres::Spheres;
use super::{BALLS, CELLS, STOP, place_id};
use crate::ListEntry;
use crate::entry::Entries;
use crate::reading::{Row, Section, letters, number};

/// The four levels, both reserves, and the button to stop taking back.
pub(crate) fn reading(view: &PylosPosition) -> Vec<Section> {
    let spheres = Spheres::of(view);
    let mut sections: Vec<Section> = (1..=4).map(|level| table(view, &spheres, level)).collect();
    let reserves = [
        (Side::Light, "pylos-board-reserve-light"),
        (Side::Dark, "pylos-board-reserve-dark"),
    ];
    let reserve = |(side, id)| ListEntry::new(Phrase::new(id).with("count", i64::from(view.reserve(side))));
    sections.push(Section::list(
        Phrase::new("reading-pylos-reserves"),
        reserves.map(reserve).to_vec(),
    ));
    sections.push(Section::choices([(STOP, Phrase::new("pylos-scene-stop"))]));
    sections
}

fn table(view: &PylosPosition, spheres: &Spheres, level: u8) -> Section {
    let size = 5 - level;
    let row = |rank: u8| Row {
        head: number(rank + 1),
        cells: (0..size)
            .map(|file| {
                let cell = Cell::new(level, file, rank).expect("a place of this level");
                entry(view, spheres, cell).into()
            })
            .collect(),
    };
    let title = Phrase::new("pylos-board-level").with("level", i64::from(level));
    Section::table(title, letters(size), (0..size).rev().map(row).collect())
}

fn entry(view: &PylosPosition, spheres: &Spheres, cell: Cell) -> ListEntry {
    /// Every sphere, covered or not, which can be taken back or raised; open, and empty.
    const KINDS: usize = 4 * BALLS + 2;
    static ENTRIES: Entries<{ KINDS * CELLS }> = Entries::new();
    let filled = view.board().filled();
    let there = spheres.on(cell);
    let is_covered = filled.covered().contains(cell);
    let is_open = filled.open().contains(cell);
    let takes_back = view.may_take_back().is_some();
    let kind = match there {
        Some(sphere) => 4 * sphere.index() + 2 * usize::from(is_covered) + usize::from(takes_back),
        None => 4 * BALLS + usize::from(is_open),
    };
    ENTRIES.get(kind * CELLS + cell.index(), || {
        let entry = if let Some(sphere) = there {
            let id = match (sphere.side, is_covered) {
                (Side::Light, false) => "reading-pylos-light",
                (Side::Dark, false) => "reading-pylos-dark",
                (Side::Light, true) => "reading-pylos-light-covered",
                (Side::Dark, true) => "reading-pylos-dark-covered",
            };
            let can = if takes_back {
                "reading-pylos-can-take-back"
            } else {
                "reading-pylos-can-raise"
            };
            ListEntry::new(Phrase::new(id)).named(sphere.id()).can(0, can)
        } else if is_open {
            ListEntry::new(Phrase::new("reading-pylos-open"))
                .named(place_id(cell))
                .can(0, "reading-pylos-can-place")
                .can(1, "reading-pylos-can-raise-to")
        } else {
            ListEntry::new(Phrase::new("reading-pylos-empty"))
        };
        let mut name = cell.to_string();
        // The level is said before it.
        name.remove(0);
        let place = Phrase::new("reading-pylos-place")
            .with("level", i64::from(cell.level()))
            .with("place", name);
        entry.at(place)
    })
}
