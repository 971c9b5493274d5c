//! What an action does, in words instead of notation.

use game_pacal::{Face, Flight, Ships};
use game_pyramido::{Quadrant, Towards};
use game_sun::{Deck, SunView};
use game_tomb::Slot;
use games::{AnyAction, AnyEvent, AnyView};
use rules::{Act, Actor, Arg, BySeat, Phrase};

use crate::Speaker;

impl Speaker {
    /// What an action of a seat does, in words; `None` for what only chance
    /// does in a game with secrets.
    pub fn action(self, view: &AnyView, action: AnyAction) -> Option<String> {
        let phrase = match (view, action) {
            (AnyView::Pylos(_), AnyAction::Pylos(action)) => Some(pylos(action)),
            (AnyView::Sun(view), AnyAction::Sun(action)) => sun(view, action),
            (AnyView::Tomb(_), AnyAction::Tomb(action)) => tomb(action),
            (AnyView::Pyramido(_), AnyAction::Pyramido(action)) => Some(pyramido(action)),
            (AnyView::Pacal(_), AnyAction::Pacal(action)) => Some(pacal(action)),
            // An action of another game does nothing here.
            _ => None,
        };
        phrase.map(|phrase| self.say(&phrase))
    }

    /// What a viewer learnt from an action, to be heard instead of read:
    /// notation becomes words.
    pub fn spoken_event(self, event: &AnyEvent, names: &BySeat<String>) -> String {
        match event {
            AnyEvent::Pylos(act) => self.spoken_act(act, &pylos(act.action), names),
            AnyEvent::Pyramido(act) => self.spoken_act(act, &pyramido(act.action), names),
            AnyEvent::Pacal(act) => self.spoken_act(act, &pacal(act.action), names),
            AnyEvent::Sun(_) | AnyEvent::Tomb(_) => self.event(event, names),
        }
    }

    fn spoken_act<A>(self, act: &Act<A>, what: &Phrase, names: &BySeat<String>) -> String {
        let action = self.say(what);
        match act.actor {
            Actor::Chance => action,
            Actor::Seat(seat) => {
                let name = names.get(seat).map_or("", String::as_str);
                let phrase = Phrase::new("outcome-seat-acted").with("name", name);
                self.say(&phrase.with("action", action))
            }
        }
    }
}

fn pylos(action: game_pylos::Action) -> Phrase {
    use game_pylos::Action;
    match action {
        Action::Place(to) => Phrase::new("action-pylos-place").with("place", to.to_string()),
        Action::Raise { from, to } => Phrase::new("action-pylos-raise")
            .with("from", from.to_string())
            .with("to", to.to_string()),
        Action::Take(cell) => Phrase::new("action-pylos-take").with("place", cell.to_string()),
        Action::Stop => Phrase::new("action-pylos-stop"),
    }
}

fn sun(view: &SunView, action: game_sun::Action) -> Option<Phrase> {
    use game_sun::Action;
    let card = |kind| view.table().set().card(kind).to_string();
    Some(match action {
        Action::Draw(Deck::Standard) => Phrase::new("action-sun-draw-standard"),
        Action::Draw(Deck::Edge) => Phrase::new("action-sun-draw-edge"),
        Action::Discard(kind) => Phrase::new("action-sun-discard").with("card", card(kind)),
        Action::Place(kind, place) => Phrase::new("action-sun-place")
            .with("card", card(kind))
            .with("level", place.level() as i64)
            .with("place", place.at() as i64 + 1),
        Action::Points => Phrase::new("action-sun-points"),
        Action::End => Phrase::new("action-sun-end"),
        Action::Pass => Phrase::new("action-sun-pass"),
        Action::Base(_) | Action::Marker(_) | Action::Card(_) | Action::First(_) => return None,
    })
}

fn tomb(action: game_tomb::Action) -> Option<Phrase> {
    use game_tomb::Action;
    Some(match action {
        Action::Keep(low, high) => Phrase::new("action-tomb-keep")
            .with("low", i64::from(low.number()))
            .with("high", i64::from(high.number())),
        Action::Mark(mark) => {
            let squares: Vec<String> = mark.squares.iter().map(|square| square.to_string()).collect();
            let id = match mark.slot {
                Slot::Left => "action-tomb-mark-left",
                Slot::Right => "action-tomb-mark-right",
            };
            Phrase::new(id).with("squares", squares.join(", "))
        }
        Action::Again => Phrase::new("action-tomb-again"),
        Action::Take(card) => Phrase::new("action-tomb-take").with("card", i64::from(card.number())),
        Action::TakeUnseen => Phrase::new("action-tomb-take-unseen"),
        Action::Card(_) | Action::Expedition(_) => return None,
    })
}

fn pyramido(action: game_pyramido::Action) -> Phrase {
    use game_pyramido::Action;
    let corner = |quadrant| {
        Arg::Message(match quadrant {
            Quadrant::Nw => "action-corner-nw",
            Quadrant::Ne => "action-corner-ne",
            Quadrant::Sw => "action-corner-sw",
            Quadrant::Se => "action-corner-se",
        })
    };
    match action {
        Action::First(seat) => Phrase::new("action-first").with("seat", seat.to_string()),
        Action::Show(tile) => Phrase::new("action-pyramido-show").with("tile", tile.to_string()),
        Action::Build { place, cell, towards } => {
            let id = match towards {
                Towards::North => "action-pyramido-build-north",
                Towards::East => "action-pyramido-build-east",
                Towards::South => "action-pyramido-build-south",
                Towards::West => "action-pyramido-build-west",
            };
            Phrase::new(id)
                .with("place", i64::from(place.number()))
                .with("cell", cell.to_string())
        }
        Action::Mark(cell) => Phrase::new("action-pyramido-mark").with("cell", cell.to_string()),
        Action::Keep => Phrase::new("action-pyramido-keep"),
        Action::Patch { cell, colour, jewel } | Action::Fill { cell, colour, jewel } => {
            Phrase::new("action-pyramido-patch")
                .with("cell", cell.to_string())
                .with("colour", Arg::Message(colour.message()))
                .with("corner", corner(jewel))
        }
        Action::Refill(stack) => {
            Phrase::new("action-pyramido-refill").with("stack", i64::from(stack.number()))
        }
        Action::Halve(stack) => Phrase::new("action-pyramido-halve").with("stack", i64::from(stack.number())),
    }
}

fn pacal(action: game_pacal::Action) -> Phrase {
    use game_pacal::Action;
    let on = |id, square: game_pacal::Square| Phrase::new(id).with("square", square.to_string());
    match action {
        Action::First(seat) => Phrase::new("action-first").with("seat", seat.to_string()),
        Action::Roll(Face::Number(number)) => {
            Phrase::new("action-pacal-roll").with("number", i64::from(number))
        }
        Action::Roll(Face::Arrows) => Phrase::new("action-pacal-roll-arrows"),
        Action::Ship(square) => on("action-pacal-ship", square),
        Action::Fly(Flight::Straight, to) => on("action-pacal-straight", to),
        Action::Fly(Flight::Bent, to) => on("action-pacal-bent", to),
        Action::Fly(Flight::Arrows, to) => on("action-pacal-arrows", to),
        Action::Fly(Flight::Divine(stone), to) => {
            on("action-pacal-divine", to).with("value", i64::from(stone.value()))
        }
        Action::Fly(Flight::Adrift, to) => on("action-pacal-adrift", to),
        Action::Stay => Phrase::new("action-pacal-stay"),
        Action::Drop(drop) => {
            let phrase = match (drop.into, drop.from.is_some()) {
                (Ships::Own, false) => Phrase::new("action-pacal-own"),
                (Ships::Own, true) => Phrase::new("action-pacal-own-from"),
                (Ships::Other(_), false) => Phrase::new("action-pacal-other"),
                (Ships::Other(_), true) => Phrase::new("action-pacal-other-from"),
                (Ships::Both(_), false) => Phrase::new("action-pacal-both"),
                (Ships::Both(_), true) => Phrase::new("action-pacal-both-from"),
            };
            let phrase = match drop.into.other() {
                Some(seat) => phrase.with("seat", seat.to_string()),
                None => phrase,
            };
            match drop.from {
                Some(square) => phrase.with("square", square.to_string()),
                None => phrase,
            }
        }
        Action::Build(build) => {
            let stones = build.stones.squares();
            let stones: Vec<String> = stones.iter().map(|square| square.to_string()).collect();
            on("action-pacal-build", build.on)
                .with("storeys", i64::from(build.storeys))
                .with("stones", stones.join(", "))
        }
        Action::Skip => Phrase::new("action-pacal-skip"),
    }
}

#[cfg(test)]
mod tests {
    use games::{AnyOptions, GameId};
    use rules::{Dice, Notation, Observe, Position, Viewer};

    use super::*;
    use crate::Language;

    /// Dice that are good enough to wander through a match.
    struct Counter(u64);

    impl Dice for Counter {
        fn bits(&mut self) -> u64 {
            self.0 = self
                .0
                .wrapping_mul(0x5851_f42d_4c95_7f2d)
                .wrapping_add(0x1405_7b7e_f767_814f);
            self.0
        }
    }

    /// Different actions of one moment are said differently, in every language.
    #[test]
    fn whoever_hears_the_choices_can_tell_them_apart() {
        for &game in GameId::ALL {
            let options = AnyOptions::new(game, None, None).unwrap();
            let dice = &mut Counter(game.id().len() as u64);
            let mut position = options.start(*game.seats().start()).unwrap();
            let (mut actions, mut ply) = (Vec::new(), 0);
            while let Some(actor) = position.next_actor() {
                actions.clear();
                position.legal_actions(actor, &mut actions);
                if let Actor::Seat(seat) = actor
                    && ply % 7 == 0
                {
                    let view = position.view(Viewer::Seat(seat));
                    for &language in Language::ALL {
                        let speaker = Speaker::new(language);
                        let mut said: Vec<String> = actions
                            .iter()
                            .map(|action| speaker.action(&view, *action).expect("a seat's action has words"))
                            .collect();
                        assert!(said.iter().all(|text| !text.contains(['⟨', '{'])), "{said:?}");
                        said.sort_unstable();
                        said.dedup();
                        assert_eq!(said.len(), actions.len(), "{game}: {said:?}");
                    }
                }
                let action = actions[dice.below(actions.len() as u32) as usize];
                position.play_unchecked(actor, action);
                ply += 1;
            }
        }
    }

    #[test]
    fn actions_and_what_is_heard_of_them_are_plain_words() {
        let position = AnyOptions::new(GameId::Pylos, None, None)
            .unwrap()
            .start(2)
            .unwrap();
        let view = position.view(Viewer::Public);
        let said = |word: &str| {
            let action = position.read_action(word).unwrap();
            Speaker::default().action(&view, action).unwrap()
        };
        assert_eq!(said("1a1"), "place a sphere on 1a1");
        assert_eq!(said("1a1-2b1"), "raise the sphere on 1a1 to 2b1");
        let names: BySeat<String> = ["Anna", "Ben"].map(str::to_owned).into_iter().collect();
        let action = position.read_action("1a1").unwrap();
        let actor = Actor::Seat(rules::Seat::FIRST);
        let event = position.event(actor, action, Viewer::Public).unwrap();
        assert_eq!(
            Speaker::default().spoken_event(&event, &names),
            "Anna: place a sphere on 1a1"
        );
    }
}
