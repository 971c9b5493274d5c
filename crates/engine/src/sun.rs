use games::game_sun::{Action, Event, Sun, SunPosition, SunView};
use rules::Notation;

use crate::worded::Worded;

impl Worded for Sun {
    fn words(start: &SunPosition, _: &SunView, event: &Event) -> Vec<String> {
        vec![word(start, *event)]
    }
}

fn word(start: &SunPosition, event: Event) -> String {
    let write = |action| start.write_action(action);
    match event {
        Event::Base(symbol) => write(Action::Base(symbol)),
        Event::Marker(card) => format!("marker-{card}"),
        Event::First(seat) => write(Action::First(seat)),
        Event::Draws { deck, .. } => write(Action::Draw(deck)),
        Event::Gets { card: Some(card), .. } => format!("card-{card}"),
        Event::Gets { card: None, .. } => "card-?".to_owned(),
        Event::Discards(_, card) => format!("discard-{card}"),
        Event::Places(_, card, place) => format!("{card}@{place}"),
        Event::Scores(..) => write(Action::Points),
        Event::Ends(_) => write(Action::End),
        Event::Passes(_) => write(Action::Pass),
    }
}
