//! The story of Silver & Gold Pyramids, in sentences without places.

use games::game_tomb::{Action, Event, Mark, TombView};
use rules::{BySeat, Phrase, Seat, Viewer};

use crate::Belongs;
use crate::told::counted;

/// Where an event belongs in the story.
pub(super) const fn belongs(event: &Event) -> Belongs {
    match event {
        Event::Dealt { .. } => Belongs::Apart,
        Event::Chose(_) | Event::Kept(_) | Event::Marked(_) => Belongs::Step,
        Event::Seen { action, .. } => match action {
            Action::Expedition(_) => Belongs::Begins,
            Action::Card(_) => Belongs::Follows,
            _ => Belongs::Turn,
        },
    }
}

/// What happened in a step, or in the turn of somebody who takes a card.
pub(super) fn told(events: &[&Event], view: &TombView, names: &BySeat<String>) -> Vec<Phrase> {
    let name = |seat: Seat| names.get(seat).map_or("", String::as_str);
    let mut clauses = Vec::new();
    let (mut dealt, mut chosen, mut begun, mut taken, mut unseen, mut marked) =
        (false, false, false, 0, 0, 0);
    for event in events {
        match event {
            Event::Dealt { .. } => dealt = true,
            Event::Chose(_) => chosen = true,
            Event::Kept(_) => clauses.push(Phrase::new("told-tomb-kept")),
            Event::Marked(marks) => clauses.extend(marks.enumerate().map(|(seat, marks)| {
                let squares = squares(marks);
                // Until everybody has taken what is due, it is known what was completed (TO-11).
                let completed = view.table().player(seat).fresh();
                let words = match completed.lowest() {
                    None => counted("told-tomb-marked", squares),
                    Some(card) if completed.len() == 1 => {
                        counted("told-tomb-completed", squares).with("card", i64::from(card.number()))
                    }
                    Some(_) => counted("told-tomb-completed-both", squares),
                };
                words.with("name", name(seat))
            })),
            Event::Seen { action, .. } => match action {
                Action::Expedition(_) => begun = true,
                Action::Take(_) => taken += 1,
                Action::TakeUnseen => unseen += 1,
                Action::Mark(mark) => marked += mark.squares.len() as usize,
                Action::Keep(..) => clauses.push(Phrase::new("told-tomb-keeps")),
                Action::Again | Action::Card(_) => {}
            },
        }
    }
    for (count, id) in [
        (marked, "told-tomb-marks"),
        (taken, "told-tomb-takes"),
        (unseen, "told-tomb-takes-unseen"),
    ] {
        if count > 0 {
            clauses.push(counted(id, count));
        }
    }
    if clauses.is_empty() {
        clauses.push(Phrase::new(match (dealt, chosen, begun) {
            (true, ..) => "told-dealt",
            (_, true, _) => "told-tomb-chosen",
            (_, _, true) => "told-tomb-expedition",
            _ => "told-tomb-cards",
        }));
    }
    clauses
}

fn squares(marks: &[Mark]) -> usize {
    marks.iter().map(|mark| mark.squares.len() as usize).sum()
}

/// What an action does, where nothing can be pointed at.
pub(super) fn listed(view: &TombView, action: Action) -> Option<Phrase> {
    match action {
        Action::Mark(mark) => {
            // On some screens one card lies above the other: both have a number.
            let Viewer::Seat(seat) = view.viewer() else {
                return None;
            };
            let card = view.table().player(seat).card(mark.slot)?.id;
            let marked = counted("brief-listed-tomb-mark", mark.squares.len() as usize);
            Some(marked.with("card", i64::from(card.number())))
        }
        Action::Take(card) => {
            Some(Phrase::new("brief-listed-tomb-take").with("card", i64::from(card.number())))
        }
        _ => None,
    }
}

/// What an action does, in a few words.
pub(super) fn brief(action: Action) -> Option<Phrase> {
    Some(match action {
        Action::Keep(low, high) => Phrase::new("brief-tomb-keep")
            .with("low", i64::from(low.number()))
            .with("high", i64::from(high.number())),
        Action::Mark(mark) => counted("brief-tomb-mark", mark.squares.len() as usize),
        Action::Take(_) => Phrase::new("brief-tomb-take"),
        _ => return None,
    })
}
