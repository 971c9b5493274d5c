use games::game_sun::{Deck, Event, Symbol};
use rules::{BySeat, Phrase, Seat};

/// What a viewer learnt, in one line.
pub(super) fn line(event: Event, names: &BySeat<String>) -> Phrase {
    let by = |id, seat: Seat| {
        let name = names.get(seat).map_or("", String::as_str);
        Phrase::new(id).with("name", name)
    };
    match event {
        Event::Base(symbol) => Phrase::new("sun-event-base").with("symbol", Symbol::phrase(symbol)),
        Event::Marker(card) => Phrase::new("sun-event-marker").with("card", card.to_string()),
        Event::First(seat) => by("sun-event-first", seat),
        Event::Draws { seat, deck, renewed } => {
            let id = match (deck, renewed) {
                (Deck::Standard, false) => "sun-event-draws-standard",
                (Deck::Edge, false) => "sun-event-draws-edge",
                (Deck::Standard, true) => "sun-event-renews-standard",
                (Deck::Edge, true) => "sun-event-renews-edge",
            };
            by(id, seat)
        }
        Event::Gets {
            seat,
            card: Some(card),
            ..
        } => by("sun-event-gets", seat).with("card", card.to_string()),
        Event::Gets { seat, deck, .. } => {
            let id = match deck {
                Deck::Standard => "sun-event-gets-standard",
                Deck::Edge => "sun-event-gets-edge",
            };
            by(id, seat)
        }
        Event::Discards(seat, card) => by("sun-event-discards", seat).with("card", card.to_string()),
        Event::Places(seat, card, place) => by("sun-event-places", seat)
            .with("card", card.to_string())
            .with("place", place.to_string()),
        Event::Scores(seat, points) => by("sun-event-scores", seat).with("points", i64::from(points)),
        Event::Ends(seat) => by("sun-event-ends", seat),
        Event::Passes(seat) => by("sun-event-passes", seat),
    }
}

#[cfg(test)]
mod tests {
    use games::game_sun::{Sun, SunSet};
    use rules::{Components, Notation, Observe, Position, SetUp, Viewer};

    use super::*;
    use crate::Speaker;

    #[test]
    fn what_happens_is_told_without_what_is_hidden() {
        let names: BySeat<String> = ["Anna", "Ben"].map(str::to_owned).into_iter().collect();
        let setup = "short base:sun,moon,rain,serpent,sun,moon marker:L2 levels: hands:1sun,2/3 discards: \
            points:0+0+0+0/0+0+0+0 turn:1 idle:0";
        let mut position = Sun::position_from_text(&SunSet::standard(), setup).unwrap();
        let mut told = Vec::new();
        for word in [
            "1sun@1.1",
            "draw-edge",
            "card-R3",
            "2@1.2",
            "end",
            "draw-standard",
            "card-5",
        ] {
            let action = position.read_action(word).unwrap();
            let actor = position.next_actor().unwrap();
            let event = position.event(actor, action, Viewer::Seat(Seat::SECOND)).unwrap();
            told.push(Speaker::default().say(&line(event, &names)));
            position.play_unchecked(actor, action);
        }
        let expected = [
            "Anna places 1sun on 1.1",
            "Anna draws from the edge deck",
            "Anna gets an edge card",
            "Anna places 2 on 1.2",
            "Anna ends the turn",
            "Ben draws from the standard deck",
            "Ben gets 5",
        ];
        assert_eq!(told, expected);
    }
}
