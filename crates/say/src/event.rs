mod sun;
mod tomb;

use std::fmt::Display;

use games::AnyEvent;
use rules::{Act, Actor, BySeat, Phrase};

use crate::Speaker;

impl Speaker {
    /// What a viewer learnt from an action, in one line.
    pub fn event(self, event: &AnyEvent, names: &BySeat<String>) -> String {
        match event {
            AnyEvent::Pylos(act) => self.act(act, names),
            AnyEvent::Sun(event) => self.say(&sun::line(*event, names)),
            AnyEvent::Pyramido(act) => self.act(act, names),
            AnyEvent::Pacal(act) => self.act(act, names),
            AnyEvent::Tomb(event) => tomb::line(event, names, self),
        }
    }

    /// Who did what, in notation: the event of an open game.
    fn act<A: Display>(self, act: &Act<A>, names: &BySeat<String>) -> String {
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
