//! Pacal's Rocket in words.

mod board;
mod narrow;
mod told;

use games::game_pacal::{Action, Face, Flight, Pacal, PacalPosition, Rules, Ships, Square, score};
use rules::{Act, BySeat, Phrase, Tally};

use crate::spoken::Spoken;
use crate::{Belongs, Sketch, Speaker};

impl Spoken for Pacal {
    const NAME: &'static str = "pacal-name";
    const ABOUT: &'static str = "pacal-about";
    const NOTATION: &'static str = "pacal-notation";

    fn variant(rules: Rules) -> &'static str {
        match rules {
            Rules::Standard => "setup-rules-standard",
            Rules::Masters => "setup-rules-masters",
        }
    }

    fn goal(_: Rules) -> &'static str {
        "pacal-goal"
    }

    fn sketch(view: &PacalPosition, names: &BySeat<String>, speaker: Speaker) -> Sketch {
        board::sketch(view, names, speaker)
    }

    fn prompt(view: &PacalPosition) -> Phrase {
        board::prompt(view)
    }

    fn next(view: &PacalPosition) -> Option<Phrase> {
        board::next(view)
    }

    fn action(_: &PacalPosition, of: Action) -> Option<Phrase> {
        Some(action(of))
    }

    fn event(event: &Act<Action>, names: &BySeat<String>, speaker: Speaker) -> String {
        speaker.act(event, names)
    }

    fn spoken_event(event: &Act<Action>, names: &BySeat<String>, speaker: Speaker) -> String {
        speaker.spoken_act(event, &action(event.action), names)
    }

    fn belongs(event: &Act<Action>) -> Belongs {
        told::belongs(event.action)
    }

    fn told(events: &[&Act<Action>], view: &PacalPosition, names: &BySeat<String>) -> Vec<Phrase> {
        told::told(events, view, names)
    }

    fn told_in_short(
        events: &[&Act<Action>],
        view: &PacalPosition,
        names: &BySeat<String>,
    ) -> Option<Phrase> {
        told::in_short(events, view, names)
    }

    fn plays_again(view: &PacalPosition) -> bool {
        board::plays_again(view)
    }

    fn listed(view: &PacalPosition, action: Action) -> Option<Phrase> {
        told::listed(view, action)
    }

    fn brief(view: &PacalPosition, action: Action) -> Option<Phrase> {
        told::brief(view, action)
    }

    fn outlook(view: &PacalPosition) -> Option<BySeat<Tally>> {
        Some(score::outlook(view))
    }

    fn added_up(line: &Phrase) -> Option<Phrase> {
        let all = match line.id {
            "pacal-points-water" => "pacal-points-banks",
            "pacal-points-district" => "pacal-points-districts",
            "pacal-points-second" => "pacal-points-seconds",
            "pacal-points-divine" => "pacal-points-divine-stones",
            _ => return None,
        };
        Some(Phrase::new(all))
    }
}

/// What an action does.
fn action(action: Action) -> Phrase {
    let on = |id, square: Square| Phrase::new(id).with("square", square.to_string());
    match action {
        Action::First(seat) => Phrase::new("action-first").with("seat", seat),
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
                Some(seat) => phrase.with("seat", seat),
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
