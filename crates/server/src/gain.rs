//! The points that an action brings at once.

use dice::SeededDice;
use games::{AnyAction, AnyPosition, AnyView};
use rules::{Actor, Observe, Phrase, Position, Seat, View, Viewer};
use say::{Speaker, signed};

/// The points that an action brings at once. They are counted in what the seat knows, never in
/// what is hidden from it.
pub(crate) fn gain(view: &AnyView, seat: Seat, action: AnyAction) -> i32 {
    let before = view.tally()[seat].total();
    let known = AnyPosition::sample(view, &mut SeededDice::new(0));
    let played = known.play(Actor::Seat(seat), action);
    played.map_or(0, |played| {
        played.view(Viewer::Seat(seat)).tally()[seat].total() - before
    })
}

/// What an action does in a few words, and the points that it brings at once.
pub(crate) fn with_gain(view: &AnyView, seat: Seat, action: AnyAction, speaker: Speaker) -> String {
    let brief = speaker.brief(view, action).unwrap_or_default();
    gaining(brief, view, seat, action, speaker)
}

/// These words for an action, and the points that it brings at once.
pub(crate) fn gaining(
    brief: String,
    view: &AnyView,
    seat: Seat,
    action: AnyAction,
    speaker: Speaker,
) -> String {
    match gain(view, seat, action) {
        0 => brief,
        points => {
            let gain = Phrase::new("brief-gain").with("action", brief);
            speaker.say(&gain.with("points", signed(points)))
        }
    }
}
