//! Actions as words. The grammar is in `docs/games/tomb.md`.

use std::fmt;

use rules::{BadNotation, Notation};

use crate::{Action, CardId, Mark, Slot, TombPosition};

impl Notation for TombPosition {
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Keep(low, high) => format!("keep:{low}+{high}"),
            Action::Mark(mark) => mark.to_string(),
            Action::Again => "again".to_owned(),
            Action::Take(card) => format!("take:{card}"),
            Action::TakeUnseen => "take:deck".to_owned(),
            Action::Card(card) => format!("card:{card}"),
            Action::Expedition(id) => {
                let name = self
                    .table
                    .components
                    .pattern(id)
                    .map_or("?", |pattern| pattern.name());
                format!("expedition:{name}")
            }
        }
    }

    /// Cards to keep and squares may be in any order.
    fn read_action(&self, word: &str) -> Result<Action, BadNotation> {
        if word == "again" {
            return Ok(Action::Again);
        }
        let (verb, object) = word.split_once(':').ok_or(BadNotation)?;
        match verb {
            "keep" => {
                let (one, other) = object.split_once('+').ok_or(BadNotation)?;
                let (one, other) = (card(one)?, card(other)?);
                Ok(Action::Keep(one.min(other), one.max(other)))
            }
            "L" => mark(Slot::Left, object),
            "R" => mark(Slot::Right, object),
            "take" if object == "deck" => Ok(Action::TakeUnseen),
            "take" => card(object).map(Action::Take),
            "card" => card(object).map(Action::Card),
            "expedition" => {
                let pattern = self.table.components.pattern_named(object);
                pattern.map(Action::Expedition).ok_or(BadNotation)
            }
            _ => Err(BadNotation),
        }
    }
}

impl fmt::Display for Mark {
    /// The form used in records: `L:a1b1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.slot, self.squares)
    }
}

fn card(text: &str) -> Result<CardId, BadNotation> {
    text.parse().map_err(|_| BadNotation)
}

fn mark(slot: Slot, text: &str) -> Result<Action, BadNotation> {
    let squares = text.parse().map_err(|_| BadNotation)?;
    Ok(Action::Mark(Mark { slot, squares }))
}
