use games::game_tomb::{Action, Event, Tomb, TombPosition, TombView};
use rules::{Notation, Seat, Viewer};

use crate::following::owner;
use crate::worded::{Foretold, Worded};

impl Worded for Tomb {
    fn words(start: &TombPosition, before: &TombView, event: &Event) -> Vec<String> {
        let write = |action| start.write_action(action);
        let own = match before.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::All => None,
        };
        let player = |seat| before.table().player(seat);
        // The own choice comes first, so that the last one of the others closes the step.
        let own_first = |seats: u8| {
            let others = Seat::all(seats).filter(move |&seat| Some(seat) != own);
            own.into_iter().chain(others)
        };
        match event {
            Event::Dealt { card: Some(card), .. } => vec![write(Action::Card(*card))],
            Event::Dealt { card: None, .. } => vec!["card:?".to_owned()],
            Event::Chose(action) => own
                .map(|seat| format!("{seat}={}", write(*action)))
                .into_iter()
                .collect(),
            // What the seat itself had chosen before was told then.
            Event::Kept(cards) => own_first(cards.seats())
                .filter(|&seat| player(seat).kept().is_empty())
                .map(|seat| {
                    let [low, high] = cards[seat];
                    format!("{seat}={}", write(Action::Keep(low, high)))
                })
                .collect(),
            Event::Marked(marks) => {
                let mut said = Vec::new();
                for seat in own_first(marks.seats()) {
                    let known = player(seat).draft().marks().count();
                    let new = marks[seat].iter().skip(known);
                    said.extend(new.map(|&mark| format!("{seat}={}", write(Action::Mark(mark)))));
                }
                said
            }
            Event::Seen { word, .. } => vec![word.to_string()],
        }
    }

    fn foretold(event: &Event, later: &[&str]) -> Foretold {
        match event {
            Event::Dealt { seat, .. } => dealt_later(*seat, later),
            _ => Foretold::default(),
        }
    }
}

/// Which cards a seat turns out to have been dealt, and which somebody
/// else: all that is told up to the moment when everybody shows what it keeps.
fn dealt_later(to: Seat, later: &[&str]) -> Foretold {
    let (mut wanted, mut reserved) = (Vec::new(), Vec::new());
    for said in later {
        let (owner, word) = owner(said);
        match (owner, word.strip_prefix("keep:")) {
            (Some(owner), Some(cards)) => {
                let cards = cards.split('+').map(|card| format!("card:{card}"));
                if owner == to {
                    wanted.extend(cards);
                } else {
                    reserved.extend(cards);
                }
            }
            (None, None) if word.starts_with("card:") && reserved.len() + wanted.len() < 64 => {
                reserved.push(word.to_owned());
            }
            _ => break,
        }
    }
    Foretold { wanted, reserved }
}
