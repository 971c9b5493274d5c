//! The story of Pyramid of the Sun, in sentences without places.

use games::game_sun::{Action, Deck, Event, SunView};
use rules::{BySeat, Phrase, Seat};

use crate::Belongs;
use crate::told::counted;

/// Where an event belongs in the story.
pub(super) const fn belongs(event: Event) -> Belongs {
    match event {
        Event::Base(_) | Event::Marker(_) | Event::First(_) => Belongs::Apart,
        // Before anybody has drawn, cards are dealt.
        Event::Gets { .. } => Belongs::Follows,
        _ => Belongs::Turn,
    }
}

/// What happened in a turn, or while the cards were dealt.
pub(super) fn told(events: &[&Event], names: &BySeat<String>) -> Vec<Phrase> {
    let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
    let first = events.iter().find_map(|event| match event {
        Event::First(seat) => Some(*seat),
        _ => None,
    });
    let acted = count(|event| belongs(*event) == Belongs::Turn) > 0;
    if !acted {
        let name = |seat: Seat| names.get(seat).map_or("", String::as_str);
        let begins = first.map(|seat| Phrase::new("told-first").with("name", name(seat)));
        return [Phrase::new("told-dealt")].into_iter().chain(begins).collect();
    }
    let mut clauses = Vec::new();
    let placed = count(|event| matches!(event, Event::Places(..)));
    let drawn = count(|event| matches!(event, Event::Gets { .. }));
    let announced = count(|event| matches!(event, Event::Draws { .. }));
    let discarded = count(|event| matches!(event, Event::Discards(..)));
    let mut places = events.iter().filter_map(|event| match event {
        Event::Places(_, card, place) => Some((*card, *place)),
        _ => None,
    });
    match (places.next(), placed) {
        (None, _) => {}
        (Some((card, place)), 1) => clauses.push(
            Phrase::new("told-sun-place")
                .with("value", i64::from(card.value))
                .with("level", place.level() as i64),
        ),
        (Some(_), several) => clauses.push(counted("told-sun-places", several)),
    }
    if drawn.max(announced) > 0 {
        clauses.push(counted("told-sun-draws", drawn.max(announced)));
    }
    if discarded > 0 {
        clauses.push(counted("told-sun-discards", discarded));
    }
    if count(|event| matches!(event, Event::Scores(..))) > 0 {
        clauses.push(Phrase::new("told-sun-symbol"));
    }
    if count(|event| matches!(event, Event::Passes(_))) > 0 {
        clauses.push(Phrase::new("told-sun-passes"));
    }
    if clauses.is_empty() {
        clauses.push(Phrase::new("told-sun-ends"));
    }
    clauses
}

/// The cards that were placed, or else what came first.
pub(super) fn in_short(events: &[&Event], names: &BySeat<String>) -> Option<Phrase> {
    let is_placed = |event: &&&Event| matches!(event, Event::Places(..));
    match events.iter().filter(is_placed).count() {
        0 => told(events, names).into_iter().next(),
        placed => Some(counted("told-sun-places", placed)),
    }
}

/// What an action does, where nothing can be pointed at.
pub(super) fn listed(view: &SunView, action: Action) -> Option<Phrase> {
    let value = |kind| i64::from(view.table().set().card(kind).value);
    match action {
        Action::Discard(kind) => Some(Phrase::new("brief-listed-sun-discard").with("value", value(kind))),
        Action::Place(kind, place) => Some(
            Phrase::new("brief-listed-sun-place")
                .with("value", value(kind))
                .with("level", place.level() as i64)
                .with("at", place.at() as i64 + 1),
        ),
        _ => None,
    }
}

/// What an action does, in a few words.
pub(super) fn brief(view: &SunView, action: Action) -> Option<Phrase> {
    let value = |kind| {
        let card = view.table().set().card(kind);
        i64::from(card.value)
    };
    Some(match action {
        Action::Draw(Deck::Standard) => Phrase::new("brief-sun-draw-standard"),
        Action::Draw(Deck::Edge) => Phrase::new("brief-sun-draw-edge"),
        Action::Discard(kind) => Phrase::new("brief-sun-discard").with("value", value(kind)),
        Action::Place(kind, place) => {
            let table = view.table();
            let symbol = table.set().card(kind).symbol;
            // SU-13: what the symbol brings is chosen afterwards, so no points show it yet.
            let touching = symbol.map_or(0, |symbol| table.board().touching(place, symbol));
            let words = match touching {
                0 => Phrase::new("brief-sun-place"),
                points => Phrase::new("brief-sun-place-symbol").with("points", i64::from(points)),
            };
            words
                .with("value", value(kind))
                .with("level", place.level() as i64)
        }
        _ => return None,
    })
}
