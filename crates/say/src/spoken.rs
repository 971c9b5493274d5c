use games::{ActionOf, EventOf, Listed, ViewOf};
use rules::{BySeat, Phrase};

use crate::{Sketch, Speaker};

/// A game that can be put into words. It is implemented in the folder of `say`
/// that is named like the game.
pub(crate) trait Spoken: Listed {
    /// The id of its name.
    const NAME: &'static str;

    /// The id of what it is about, in one sentence.
    const ABOUT: &'static str;

    /// The id of how its actions are written, with examples.
    const NOTATION: &'static str;

    /// The id of what people call a rule set.
    fn variant(variant: Self::Variant) -> &'static str;

    /// The board in characters; it can be read without colours.
    fn sketch(view: &ViewOf<Self>, speaker: Speaker) -> Sketch;

    /// What whoever decides now can do.
    fn prompt(view: &ViewOf<Self>) -> Phrase;

    /// What an action does; `None` for what only chance does in a game with secrets.
    fn action(view: &ViewOf<Self>, action: ActionOf<Self>) -> Option<Phrase>;

    /// What a viewer learnt, in one line.
    fn event(event: &EventOf<Self>, names: &BySeat<String>, speaker: Speaker) -> String;

    /// The same without notation, to be heard.
    fn spoken_event(event: &EventOf<Self>, names: &BySeat<String>, speaker: Speaker) -> String {
        Self::event(event, names, speaker)
    }
}
