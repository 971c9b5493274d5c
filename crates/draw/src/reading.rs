//! Boards in words, for people who read or hear a board instead of seeing it.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};
use std::slice;

use games::{AnyAction, AnyView};
use rules::{Phrase, Viewer};

use crate::drawn::Drawn;
use crate::path::Path;
use crate::{ListEntry, Paths, ShapeId, Words};

/// A board in words: sections that are read one after another.
///
/// It contains everything that the [`scene()`](crate::scene()) of the same view shows, and
/// everything that can be clicked there occurs in it once, with the same id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The sections, the most important first.
    pub sections: Vec<Section>,
}

/// A part of the table with a title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its title.
    pub title: Phrase,
    /// Its contents.
    pub body: Body,
}

/// The contents of a section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Body {
    /// Places in rows and columns.
    Table {
        /// The names of the columns.
        columns: Vec<Words>,
        /// The rows from top to bottom.
        rows: Vec<Row>,
    },
    /// A list of entries.
    List(Vec<ListEntry>),
    /// The choices that have no place; each is listed only while it can be made.
    Choices(Vec<ListEntry>),
}

/// A row of places.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Row {
    /// The name of the row.
    pub head: Words,
    /// The entries on each of its places; a row may be shorter than the columns.
    pub cells: Vec<RowCell>,
}

/// The things on one place, mostly a single one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RowCell {
    /// One entry.
    One(ListEntry),
    /// Several, or none.
    Several(Vec<ListEntry>),
}

/// What this viewer sees, in words; `paths` is what can be clicked now, and empty for spectators.
pub fn reading(view: &AnyView, viewer: Viewer, paths: &Paths<AnyAction>) -> Reading {
    let sections = games::dispatch!(AnyView: view, |view, Game| Game::reading(view, viewer));
    let mut reading = Reading { sections };
    reading.keep_uses(paths);
    reading
}

impl Reading {
    /// All entries in reading order.
    pub fn entries(&self) -> impl Iterator<Item = &ListEntry> {
        self.sections.iter().flat_map(|section| section.body.entries())
    }

    /// Removes uses without a current path.
    fn keep_uses(&mut self, paths: &Paths<AnyAction>) {
        let mut clicks: Vec<(usize, ShapeId)> = paths.0.iter().flat_map(Path::steps).collect();
        clicks.sort_unstable();
        let clicked = |id: ShapeId, step: usize| clicks.binary_search(&(step, id)).is_ok();
        for section in &mut self.sections {
            for entry in section.body.entries_mut() {
                let id = entry.id;
                entry.keep_uses(|used| id.is_some_and(|id| clicked(id, used.step)));
            }
        }
        for section in &mut self.sections {
            if let Body::Choices(entries) = &mut section.body {
                entries.retain(|entry| !entry.uses.is_empty());
            }
        }
        let is_empty =
            |body: &Body| matches!(body, Body::List(entries) | Body::Choices(entries) if entries.is_empty());
        self.sections.retain(|section| !is_empty(&section.body));
    }
}

impl Section {
    /// A list with a title.
    pub(crate) const fn list(title: Phrase, entries: Vec<ListEntry>) -> Section {
        let body = Body::List(entries);
        Section { title, body }
    }

    /// A table with a title.
    pub(crate) const fn table(title: Phrase, columns: Vec<Words>, rows: Vec<Row>) -> Section {
        let body = Body::Table { columns, rows };
        Section { title, body }
    }

    /// The choices without a place: the id and text of every button.
    pub(crate) fn choices(buttons: impl IntoIterator<Item = (&'static str, Phrase)>) -> Section {
        let entry = |(id, words)| {
            ListEntry::new(words)
                .named(ShapeId::new(id))
                .used(0, None)
                .used(1, None)
        };
        Section {
            title: Phrase::new("reading-choices"),
            body: Body::Choices(buttons.into_iter().map(entry).collect()),
        }
    }
}

impl Body {
    fn entries(&self) -> Box<dyn Iterator<Item = &ListEntry> + '_> {
        match self {
            Body::List(entries) | Body::Choices(entries) => Box::new(entries.iter()),
            Body::Table { rows, .. } => Box::new(
                rows.iter()
                    .flat_map(|row| row.cells.iter().flat_map(|cell| cell.iter())),
            ),
        }
    }

    pub(crate) fn entries_mut(&mut self) -> Box<dyn Iterator<Item = &mut ListEntry> + '_> {
        match self {
            Body::List(entries) | Body::Choices(entries) => Box::new(entries.iter_mut()),
            Body::Table { rows, .. } => Box::new(
                rows.iter_mut()
                    .flat_map(|row| row.cells.iter_mut().flat_map(|cell| cell.iter_mut())),
            ),
        }
    }
}

impl Deref for RowCell {
    type Target = [ListEntry];

    fn deref(&self) -> &[ListEntry] {
        match self {
            RowCell::One(entry) => slice::from_ref(entry),
            RowCell::Several(entries) => entries,
        }
    }
}

impl DerefMut for RowCell {
    fn deref_mut(&mut self) -> &mut [ListEntry] {
        match self {
            RowCell::One(entry) => slice::from_mut(entry),
            RowCell::Several(entries) => entries,
        }
    }
}

impl Hash for RowCell {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (**self).hash(hasher);
    }
}

impl From<ListEntry> for RowCell {
    fn from(entry: ListEntry) -> RowCell {
        RowCell::One(entry)
    }
}

impl From<Vec<ListEntry>> for RowCell {
    fn from(entries: Vec<ListEntry>) -> RowCell {
        RowCell::Several(entries)
    }
}

/// The names of columns: letters from `a`.
pub(crate) fn letters(count: u8) -> Vec<Words> {
    const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";
    let letter = |column: usize| Words::bare(&LETTERS[column..=column]);
    (0..usize::from(count)).map(letter).collect()
}

/// The name of a row that has a number.
pub(crate) fn number(number: impl Copy + ToString + TryInto<usize>) -> Words {
    const NUMBERS: [&str; 17] = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
    ];
    match number.try_into().ok().and_then(|number| NUMBERS.get(number)) {
        Some(text) => Words::bare(*text),
        None => Words::bare(number.to_string()),
    }
}
