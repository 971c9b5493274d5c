use games::{AnyAction, AnyEvent, AnyPosition, AnyView, Listed};
use rules::{Actor, Notation, Observe, Position, Seat, Viewer};

use crate::worded::Worded;

/// What a seat is told about an event, in words of the game's notation.
///
/// `start` is any position of the match, `before` is the seat's view before the event. A word
/// that ends in `?` stands for something that the seat does not see. If several seats choose at
/// the same time, a word names its seat: `2=keep:3+7`.
pub fn words(start: &AnyPosition, before: &AnyView, event: &AnyEvent) -> Vec<String> {
    games::dispatch!(AnyEvent: event, |event, Game| {
        let start = Game::own_position(start);
        let before = Game::own_view(before);
        let (start, before) = start.zip(before).expect("an event belongs to the game of its view");
        Game::words(start, before, event)
    })
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
