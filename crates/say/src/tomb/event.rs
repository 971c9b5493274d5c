use games::game_tomb::{Action, Event};
use rules::{BySeat, Phrase, Seat};

use crate::Speaker;

/// What a viewer learnt, in one line.
pub(super) fn line(event: &Event, names: &BySeat<String>, speaker: Speaker) -> String {
    let name = |seat: Seat| names.get(seat).map_or("", String::as_str);
    match event {
        Event::Dealt { seat, card: None } => {
            speaker.say(&Phrase::new("tomb-event-dealt-hidden").with("name", name(*seat)))
        }
        Event::Dealt {
            seat,
            card: Some(card),
        } => speaker.say(
            &Phrase::new("tomb-event-dealt")
                .with("name", name(*seat))
                .with("card", i64::from(card.number())),
        ),
        Event::Chose(action) => {
            let word = match action {
                Action::Keep(low, high) => format!("keep:{low}+{high}"),
                Action::Mark(mark) => mark.to_string(),
                _ => "again".to_owned(),
            };
            speaker.say(&Phrase::new("tomb-event-chose").with("action", word))
        }
        Event::Kept(kept) => {
            let lines = kept.enumerate().map(|(seat, [low, high])| {
                Phrase::new("tomb-event-kept")
                    .with("name", name(seat))
                    .with("low", i64::from(low.number()))
                    .with("high", i64::from(high.number()))
            });
            joined(lines, speaker)
        }
        Event::Marked(marks) => {
            let lines = marks.enumerate().map(|(seat, marks)| {
                let words: Vec<String> = marks.iter().map(ToString::to_string).collect();
                let id = if words.is_empty() {
                    "tomb-event-marked-nothing"
                } else {
                    "tomb-event-marked"
                };
                let phrase = Phrase::new(id).with("name", name(seat));
                if words.is_empty() {
                    phrase
                } else {
                    phrase.with("marks", words.join(" "))
                }
            });
            joined(lines, speaker)
        }
        Event::Seen { actor, action, word } => {
            let name = actor.seat().map_or("", name);
            speaker.say(&seen(name, *action, word))
        }
    }
}

/// Public events: what a seat takes, and what chance turns up.
fn seen(name: &str, action: Action, word: &str) -> Phrase {
    match action {
        Action::Expedition(_) => {
            // The names of patterns come from the component set; here there is only the word.
            let pattern = word.rsplit(':').next().unwrap_or_default();
            Phrase::new("tomb-event-expedition").with("name", pattern)
        }
        Action::Card(card) => Phrase::new("tomb-event-card").with("card", i64::from(card.number())),
        Action::Take(card) => Phrase::new("tomb-event-takes")
            .with("name", name)
            .with("card", i64::from(card.number())),
        Action::TakeUnseen => Phrase::new("tomb-event-takes-unseen").with("name", name),
        Action::Keep(..) | Action::Mark(_) | Action::Again => Phrase::new("outcome-seat-acted")
            .with("name", name)
            .with("action", word),
    }
}

fn joined(phrases: impl Iterator<Item = Phrase>, speaker: Speaker) -> String {
    let lines: Vec<String> = phrases.map(|phrase| speaker.say(&phrase)).collect();
    lines.join("; ")
}

#[cfg(test)]
mod tests {
    use games::game_tomb::{Mark, Slot, Tomb};
    use rules::{Actor, Game, Notation, Observe, Options, Position, Viewer};

    use super::*;

    #[test]
    fn what_happens_is_told_without_what_is_hidden() {
        let names: BySeat<String> = ["Anna", "Ben"].map(str::to_owned).into_iter().collect();
        let told = |position: &games::game_tomb::TombPosition, actor, word: &str, viewer| {
            let action = position.read_action(word).unwrap();
            let event = position.event(actor, action, viewer);
            event.map(|event| line(&event, &names, Speaker::default()))
        };
        let mut position = Tomb::start(&Options::default(), 2);
        let (one, two) = (Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND));
        let chance = Actor::Chance;
        assert_eq!(
            told(&position, chance, "card:7", one).unwrap(),
            "Anna is dealt card 7"
        );
        assert_eq!(
            told(&position, chance, "card:7", two).unwrap(),
            "Anna is dealt a card"
        );
        for card in 1..=8 {
            let action = position.read_action(&format!("card:{card}")).unwrap();
            position.play_unchecked(chance, action);
        }
        let (anna, ben) = (Actor::Seat(Seat::FIRST), Actor::Seat(Seat::SECOND));
        assert_eq!(
            told(&position, anna, "keep:1+2", one).unwrap(),
            "chosen, still hidden: keep:1+2"
        );
        assert_eq!(told(&position, anna, "keep:1+2", two), None);
        let action = position.read_action("keep:1+2").unwrap();
        position.play_unchecked(anna, action);
        let kept = "Anna keeps 1 and 2; Ben keeps 5 and 8";
        assert_eq!(told(&position, ben, "keep:5+8", Viewer::Public).unwrap(), kept);
        let action = position.read_action("keep:5+8").unwrap();
        position.play_unchecked(ben, action);
        let mut list = Vec::new();
        while position.next_actor() == Some(chance) {
            list.clear();
            position.legal_actions(chance, &mut list);
            let word = position.write_action(list[0]);
            let line = told(&position, chance, &word, two).unwrap();
            match word.split_once(':') {
                Some(("card", card)) => assert_eq!(line, format!("card {card} is turned up")),
                Some((_, name)) => assert_eq!(line, format!("the next expedition is {name}")),
                None => panic!("{word}"),
            }
            position.play_unchecked(chance, list[0]);
        }
        let marks = vec![
            vec![Mark {
                slot: Slot::Left,
                squares: "a1b1".parse().unwrap(),
            }],
            Vec::new(),
        ];
        let event = Event::Marked(Box::new(marks.into_iter().collect()));
        let said = line(&event, &names, Speaker::default());
        assert_eq!(said, "Anna marks L:a1b1; Ben has nothing to mark");
    }
}
