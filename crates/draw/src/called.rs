//! Players are called by their names on boards, where names are known.

use std::sync::Arc;

use rules::{BySeat, Phrase};

use crate::reading::Body;
use crate::{Form, Reading, Scene, Shape, Words};

/// A board has no room for more letters of a name; plates show the whole of it.
const LETTERS: usize = 12;

impl Scene {
    /// Calls the players by these names, in texts and titles. Without it they are "seat 2".
    pub fn name_seats(&mut self, names: &BySeat<String>) {
        let short = names.map(|_, name| shortened(name));
        self.title.name_seats(names);
        for layer in &mut self.layers {
            name_shapes(layer.shapes.with_words(), names, &short);
        }
    }
}

impl Reading {
    /// Calls the players by these names. Without it they are "seat 2".
    pub fn name_seats(&mut self, names: &BySeat<String>) {
        for section in &mut self.sections {
            section.title.name_seats(names);
            if let Body::Table { columns, rows } = &mut section.body {
                let heads = rows.iter_mut().map(|row| &mut row.head);
                for words in columns.iter_mut().chain(heads) {
                    name_words(words, names);
                }
            }
            for entry in section.body.entries_mut() {
                entry.name_seats(names);
            }
        }
    }
}

fn name_shapes(shapes: Option<&mut [Shape]>, names: &BySeat<String>, short: &BySeat<String>) {
    for shape in shapes.into_iter().flatten() {
        // What is known beforehand speaks of no player.
        if shape.known.get().is_some() {
            continue;
        }
        if let Some(title) = shape.title.as_mut().filter(|title| title.speaks_of_seats()) {
            Arc::make_mut(title).name_seats(names);
        }
        match &mut shape.form {
            Form::Text { words, .. } => name_words(words, short),
            Form::Group(parts) => name_shapes(parts.with_words(), names, short),
            _ => {}
        }
    }
}

fn name_words(words: &mut Words, names: &BySeat<String>) {
    if let Words::Said(phrase) = words {
        Phrase::name_seats(phrase, names);
    }
}

/// A name that fits.
fn shortened(name: &str) -> String {
    if name.chars().count() <= LETTERS {
        return name.to_owned();
    }
    let kept: String = name.chars().take(LETTERS - 1).collect();
    format!("{}…", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_shortened() {
        assert_eq!(shortened("Ibis"), "Ibis");
        assert_eq!(shortened("Maximiliana the Great"), "Maximiliana…");
    }
}
