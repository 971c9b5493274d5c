//! What a seat knows, and the points that an action brings at once.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use dice::SeededDice;
use games::{AnyAction, AnyPosition, AnyRefusal, AnyView};
use rules::{Actor, Observe, Phrase, Position, Seat, View, Viewer};
use say::{Speaker, signed};

/// The time in which what is hidden is weighed. Nothing that is asked of it depends on the odds.
const MOMENT: Duration = Duration::from_millis(2);

/// What a seat knows at one moment. A position that fits it is found when one is asked for, once.
pub(crate) struct Known {
    view: AnyView,
    seat: Seat,
    position: OnceLock<AnyPosition>,
}

impl Known {
    pub(crate) fn new(view: AnyView, seat: Seat) -> Known {
        let position = OnceLock::new();
        Known { view, seat, position }
    }

    pub(crate) fn view(&self) -> &AnyView {
        &self.view
    }

    fn position(&self) -> &AnyPosition {
        self.position.get_or_init(|| {
            let began = Instant::now();
            let is_over = || began.elapsed() >= MOMENT;
            AnyPosition::sample_until(&self.view, &mut SeededDice::new(0), &is_over)
        })
    }

    /// Why the seat cannot do this; `None` if it can.
    pub(crate) fn refuse(&self, action: AnyAction) -> Option<AnyRefusal> {
        self.position().refuse(Actor::Seat(self.seat), action)
    }

    /// The points that an action brings at once. They are counted in what the seat knows, never in
    /// what is hidden from it.
    pub(crate) fn gain(&self, action: AnyAction) -> i32 {
        let before = self.view.tally()[self.seat].total();
        let played = self.position().clone().play(Actor::Seat(self.seat), action);
        played.map_or(0, |played| {
            played.view(Viewer::Seat(self.seat)).tally()[self.seat].total() - before
        })
    }

    /// What an action does in a few words, and the points that it brings at once.
    pub(crate) fn with_gain(&self, action: AnyAction, speaker: Speaker) -> String {
        let brief = speaker.brief(&self.view, action).unwrap_or_default();
        self.gaining(brief, action, speaker)
    }

    /// These words for an action, and the points that it brings at once.
    pub(crate) fn gaining(&self, brief: String, action: AnyAction, speaker: Speaker) -> String {
        match self.gain(action) {
            0 => brief,
            points => {
                let gain = Phrase::new("brief-gain").with("action", brief);
                speaker.say(&gain.with("points", signed(points)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use games::{AnyOptions, GameId};
    use rules::Notation;

    use super::*;

    /// Somebody who asks for a hundred previews in a second makes the server weigh what is hidden
    /// once.
    #[test]
    fn what_is_hidden_is_weighed_once_for_all_that_is_asked_of_a_position() {
        let options = AnyOptions::new(GameId::Sun, None, None).expect("the game is there");
        let mut position = options.start(5).expect("five can play");
        let dice = &mut SeededDice::new(7);
        let seat = loop {
            let actor = position.next_actor().expect("it has just begun");
            let mut actions = Vec::new();
            position.legal_actions(actor, &mut actions);
            if let Actor::Seat(seat) = actor
                && actions.len() > 4
            {
                break seat;
            }
            let weights: Vec<u32> = actions
                .iter()
                .map(|action| match actor {
                    Actor::Chance => position.chance_weight(*action),
                    Actor::Seat(_) => 1,
                })
                .collect();
            position.play_unchecked(actor, actions[rules::Dice::weighted(dice, &weights)]);
        };
        let known = Known::new(position.view(Viewer::Seat(seat)), seat);
        assert!(known.position.get().is_none(), "nobody has asked yet");
        let found: *const AnyPosition = known.position();
        assert_eq!(known.position().view(Viewer::Seat(seat)), *known.view());
        let mut actions = Vec::new();
        position.legal_actions(Actor::Seat(seat), &mut actions);
        for action in actions {
            assert!(
                known.refuse(action).is_none(),
                "{}",
                position.write_action(action)
            );
            known.gain(action);
            assert!(std::ptr::eq(known.position(), found));
        }
    }
}
