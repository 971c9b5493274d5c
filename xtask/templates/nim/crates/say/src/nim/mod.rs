//! Nim in words.

use games::game_nim::{Action, Nim, NimPosition, NimRules};
use rules::{Act, BySeat, Phrase};

use crate::spoken::Spoken;
use crate::{Ink, Sketch, Speaker};

impl Spoken for Nim {
    const NAME: &'static str = "nim-name";
    const ABOUT: &'static str = "nim-about";
    const NOTATION: &'static str = "nim-notation";
    const HAS_POINTS: bool = false;

    fn variant(_: NimRules) -> &'static str {
        "setup-rules-standard"
    }

    fn sketch(view: &NimPosition, _: &BySeat<String>, speaker: Speaker) -> Sketch {
        let mut sketch = Sketch::default();
        for (letter, &sticks) in ('a'..).zip(&view.heaps()) {
            let count = Phrase::new("nim-board-heap").with("count", i64::from(sticks));
            sketch
                .line()
                .add(format!("{letter}  "), Ink::Faint)
                .add(format!("{:<9}", "|".repeat(sticks.into())), Ink::Choice)
                .add(speaker.say(&count), Ink::Plain);
        }
        sketch
    }

    fn prompt(_: &NimPosition) -> Phrase {
        Phrase::new("nim-prompt")
    }

    fn action(_: &NimPosition, of: Action) -> Option<Phrase> {
        Some(action(of))
    }

    fn event(event: &Act<Action>, names: &BySeat<String>, speaker: Speaker) -> String {
        speaker.act(event, names)
    }

    fn spoken_event(event: &Act<Action>, names: &BySeat<String>, speaker: Speaker) -> String {
        speaker.spoken_act(event, &action(event.action), names)
    }
}

/// What an action does.
fn action(action: Action) -> Phrase {
    Phrase::new("nim-action-take")
        .with("heap", action.letter().to_string())
        .with("count", i64::from(action.sticks))
}
