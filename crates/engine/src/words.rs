use game_sun::{Action as SunAction, Event as SunEvent};
use game_tomb::{Action as TombAction, Event as TombEvent, TombView};
use games::{AnyAction, AnyEvent, AnyPosition, AnyView};
use rules::{Actor, Notation, Observe, Position, Seat, Viewer};

/// What a seat is told about an event, in words of the game's notation.
///
/// `start` is any position of the match, `before` is the seat's view before the event. A word
/// that ends in `?` stands for something that the seat does not see. If several seats choose at
/// the same time, a word names its seat: `2=keep:3+7`.
pub fn words(start: &AnyPosition, before: &AnyView, event: &AnyEvent) -> Vec<String> {
    match (event, before) {
        (AnyEvent::Pylos(act), AnyView::Pylos(position)) => vec![position.write_action(act.action)],
        (AnyEvent::Pyramido(act), AnyView::Pyramido(position)) => vec![position.write_action(act.action)],
        (AnyEvent::Pacal(act), AnyView::Pacal(position)) => vec![position.write_action(act.action)],
        (AnyEvent::Sun(event), _) => vec![sun(start, *event)],
        (AnyEvent::Tomb(event), AnyView::Tomb(view)) => tomb(start, view, event),
        _ => unreachable!("an event belongs to the game of its view"),
    }
}

fn sun(start: &AnyPosition, event: SunEvent) -> String {
    let write = |action| start.write_action(AnyAction::Sun(action));
    match event {
        SunEvent::Base(symbol) => write(SunAction::Base(symbol)),
        SunEvent::Marker(card) => format!("marker-{card}"),
        SunEvent::First(seat) => write(SunAction::First(seat)),
        SunEvent::Draws { deck, .. } => write(SunAction::Draw(deck)),
        SunEvent::Gets { card: Some(card), .. } => format!("card-{card}"),
        SunEvent::Gets { card: None, .. } => "card-?".to_owned(),
        SunEvent::Discards(_, card) => format!("discard-{card}"),
        SunEvent::Places(_, card, place) => format!("{card}@{place}"),
        SunEvent::Scores(..) => write(SunAction::Points),
        SunEvent::Ends(_) => write(SunAction::End),
        SunEvent::Passes(_) => write(SunAction::Pass),
    }
}

fn tomb(start: &AnyPosition, before: &TombView, event: &TombEvent) -> Vec<String> {
    let write = |action| start.write_action(AnyAction::Tomb(action));
    let own = match before.viewer() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::All => None,
    };
    let player = |seat| before.table().player(seat);
    // The seat's own choice comes first, so that the last one of the others closes the step.
    let own_first = |seats: u8| {
        let others = Seat::all(seats).filter(move |&seat| Some(seat) != own);
        own.into_iter().chain(others)
    };
    match event {
        TombEvent::Dealt { card: Some(card), .. } => vec![write(TombAction::Card(*card))],
        TombEvent::Dealt { card: None, .. } => vec!["card:?".to_owned()],
        TombEvent::Chose(action) => own
            .map(|seat| format!("{seat}={}", write(*action)))
            .into_iter()
            .collect(),
        // The seat was told its own choice earlier.
        TombEvent::Kept(cards) => own_first(cards.seats())
            .filter(|&seat| player(seat).kept().is_empty())
            .map(|seat| {
                let [low, high] = cards[seat];
                format!("{seat}={}", write(TombAction::Keep(low, high)))
            })
            .collect(),
        TombEvent::Marked(marks) => {
            let mut said = Vec::new();
            for seat in own_first(marks.seats()) {
                let known = player(seat).draft().marks().count();
                let new = marks[seat].iter().skip(known);
                said.extend(new.map(|&mark| format!("{seat}={}", write(TombAction::Mark(mark)))));
            }
            said
        }
        TombEvent::Seen { word, .. } => vec![word.to_string()],
    }
}

/// Everything that a seat is told about these actions, from a start position on.
///
/// # Panics
/// If one of the actions is illegal.
pub fn heard(
    start: &AnyPosition,
    actions: impl IntoIterator<Item = (Actor, AnyAction)>,
    seat: Seat,
) -> Vec<String> {
    let viewer = Viewer::Seat(seat);
    let mut position = start.clone();
    let mut told = Vec::new();
    for (actor, action) in actions {
        if let Some(event) = position.event(actor, action, viewer) {
            told.extend(words(start, &position.view(viewer), &event));
        }
        position.play_unchecked(actor, action);
    }
    told
}

/// A line that a bot expects, in words, as far as it is possible in this world.
pub fn line(world: &AnyPosition, expected: &[(Actor, AnyAction)]) -> Vec<String> {
    let mut world = world.clone();
    let mut said = Vec::new();
    for &(actor, action) in expected {
        if world.refuse(actor, action).is_some() {
            break;
        }
        said.push(world.write_action(action));
        world.play_unchecked(actor, action);
    }
    said
}
