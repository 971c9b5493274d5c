use std::fmt::Display;

use games::AnyEvent;
use rules::{Act, Actor, BySeat, Phrase};

use crate::Speaker;
use crate::spoken::Spoken;

impl Speaker {
    /// What a viewer learnt from an action, in one line.
    pub fn event(self, event: &AnyEvent, names: &BySeat<String>) -> String {
        games::dispatch!(AnyEvent: event, |event, Game| Game::event(event, names, self))
    }

    /// Who did what, in notation: the event of an open game.
    pub(crate) fn act<A: Display>(self, act: &Act<A>, names: &BySeat<String>) -> String {
        let action = act.action.to_string();
        match act.actor {
            Actor::Seat(seat) => {
                let name = names.get(seat).map_or("", String::as_str);
                self.say(
                    &Phrase::new("outcome-seat-acted")
                        .with("name", name)
                        .with("action", action),
                )
            }
            Actor::Chance => self.say(&Phrase::new("outcome-chance-acted").with("action", action)),
        }
    }
}
