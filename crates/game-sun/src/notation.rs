//! Actions as words.

use rules::{BadNotation, Notation};

use crate::action::Action;
use crate::cards::{Card, Deck, Kind};
use crate::position::SunPosition;
use crate::symbols::Symbol;

impl Notation for SunPosition {
    fn write_action(&self, action: Action) -> String {
        let card = |kind: Kind| self.table.set.card(kind);
        match action {
            Action::Base(symbol) => format!("base-{}", Symbol::written(symbol)),
            Action::Marker(kind) => format!("marker-{}", card(kind)),
            Action::Card(kind) => format!("card-{}", card(kind)),
            Action::First(seat) => format!("first-{seat}"),
            Action::Draw(deck) => format!("draw-{}", deck.name()),
            Action::Discard(kind) => format!("discard-{}", card(kind)),
            Action::Place(kind, place) => format!("{}@{place}", card(kind)),
            Action::Points => "points".to_owned(),
            Action::End => "end".to_owned(),
            Action::Pass => "pass".to_owned(),
        }
    }

    fn read_action(&self, word: &str) -> Result<Action, BadNotation> {
        match word {
            "points" => return Ok(Action::Points),
            "end" => return Ok(Action::End),
            "pass" => return Ok(Action::Pass),
            _ => {}
        }
        if let Some((card, place)) = word.split_once('@') {
            let place = place.parse().map_err(|_| BadNotation)?;
            return Ok(Action::Place(self.read_kind(card)?, place));
        }
        let (verb, rest) = word.split_once('-').ok_or(BadNotation)?;
        match verb {
            "base" => {
                let symbol = Symbol::read(rest).map_err(|_| BadNotation)?;
                Ok(Action::Base(symbol))
            }
            "marker" => self.read_kind(rest).map(Action::Marker),
            "card" => self.read_kind(rest).map(Action::Card),
            "first" => rest.parse().map(Action::First).map_err(|_| BadNotation),
            "draw" => {
                let deck = Deck::BOTH.into_iter().find(|deck| deck.name() == rest);
                deck.map(Action::Draw).ok_or(BadNotation)
            }
            "discard" => self.read_kind(rest).map(Action::Discard),
            _ => Err(BadNotation),
        }
    }
}

impl SunPosition {
    /// A card that the component set of the match does not have is an error here.
    fn read_kind(&self, word: &str) -> Result<Kind, BadNotation> {
        let card: Card = word.parse().map_err(|_| BadNotation)?;
        self.table.set.kind(card).ok_or(BadNotation)
    }
}
