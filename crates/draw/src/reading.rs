//! Boards in words, for people who read or hear a board instead of seeing it.

use std::collections::BTreeSet;

use games::{AnyAction, AnyView};
use rules::{Phrase, Viewer};

use crate::drawn::Drawn;
use crate::{Paths, ShapeId, Words};

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
    /// What can be chosen without a place: each is there only while it can be.
    Choices(Vec<ListEntry>),
}

/// A row of places.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Row {
    /// The name of the row.
    pub head: Words,
    /// The entries on each of its places; a row may be shorter than the columns.
    pub cells: Vec<Vec<ListEntry>>,
}

/// One thing, and its uses.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ListEntry {
    /// The id of its shape in the picture, if it has one.
    pub id: Option<ShapeId>,
    /// Its place, for people who reach it outside its table.
    pub place: Option<Phrase>,
    /// Its description.
    pub what: Vec<Phrase>,
    /// What it can be used for now.
    pub uses: Vec<Use>,
}

/// The purpose of a click.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Use {
    /// The number of clicks before.
    pub step: usize,
    /// What the click does; `None` if the entry itself says so.
    pub words: Option<Phrase>,
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
        let clicks = paths.0.iter().flat_map(|path| path.clicks.iter().enumerate());
        let clicks: BTreeSet<(usize, &str)> = clicks.map(|(step, id)| (step, id.as_str())).collect();
        let clicked = |id: &ShapeId, step: usize| clicks.contains(&(step, id.as_str()));
        for section in &mut self.sections {
            for entry in section.body.entries_mut() {
                let ListEntry { id, uses, .. } = entry;
                let is_there = |used: &Use| id.as_ref().is_some_and(|id| clicked(id, used.step));
                uses.retain(is_there);
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
        let entry = |(id, words)| ListEntry::new(words).named(ShapeId::new(id)).used(0, None);
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
            Body::Table { rows, .. } => Box::new(rows.iter().flat_map(|row| row.cells.iter().flatten())),
        }
    }

    pub(crate) fn entries_mut(&mut self) -> Box<dyn Iterator<Item = &mut ListEntry> + '_> {
        match self {
            Body::List(entries) | Body::Choices(entries) => Box::new(entries.iter_mut()),
            Body::Table { rows, .. } => {
                Box::new(rows.iter_mut().flat_map(|row| row.cells.iter_mut().flatten()))
            }
        }
    }
}

impl ListEntry {
    /// An entry with this description.
    pub(crate) fn new(what: Phrase) -> ListEntry {
        ListEntry {
            id: None,
            place: None,
            what: vec![what],
            uses: Vec::new(),
        }
    }

    /// The same with more description.
    pub(crate) fn and(mut self, what: Phrase) -> ListEntry {
        self.what.push(what);
        self
    }

    /// The same at a place.
    pub(crate) fn at(mut self, place: Phrase) -> ListEntry {
        self.place = Some(place);
        self
    }

    /// The same with the id of its shape.
    pub(crate) fn named(mut self, id: ShapeId) -> ListEntry {
        self.id = Some(id);
        self
    }

    /// The same with a possible use after this many clicks.
    pub(crate) fn used(mut self, step: usize, words: Option<Phrase>) -> ListEntry {
        // There are rarely more than two, and a board has many entries.
        if self.uses.is_empty() {
            self.uses.reserve_exact(2);
        }
        self.uses.push(Use { step, words });
        self
    }

    /// The same with a possible use, by message id.
    pub(crate) fn can(self, step: usize, words: &'static str) -> ListEntry {
        self.used(step, Some(Phrase::new(words)))
    }
}

/// The names of columns: letters from `a`.
pub(crate) fn letters(count: u8) -> Vec<Words> {
    let letter = |column: u8| Words::Bare(char::from(b'a' + column).to_string());
    (0..count).map(letter).collect()
}

/// The name of a row that has a number.
pub(crate) fn number(number: impl Copy + ToString) -> Words {
    Words::Bare(number.to_string())
}
