use games::{EventOf, Listed, ViewOf};
use rules::{Act, Notation, Open};

/// A game that can be told to a program, word by word. It is implemented in
/// the file of `engine` that is named like the game.
pub(crate) trait Worded: Listed {
    /// What a seat is told about an event; see [`words`](crate::words).
    fn words(start: &Self::Position, before: &ViewOf<Self>, event: &EventOf<Self>) -> Vec<String>;

    /// What the words after it tell about an outcome of chance that a seat did
    /// not see. The event is what it noticed of it.
    fn foretold(event: &EventOf<Self>, later: &[&str]) -> Foretold {
        let _ = (event, later);
        Foretold::default()
    }
}

/// The knowledge about an outcome that was not seen, in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Foretold {
    /// It was one of these, if one of them is possible.
    pub(crate) wanted: Vec<String>,
    /// It was none of these, if another one is possible.
    pub(crate) reserved: Vec<String>,
}

/// The words for an event of an open game: the action itself.
pub(crate) fn open<P: Open + Notation>(before: &P, act: Act<P::Action>) -> Vec<String> {
    vec![before.write_action(act.action)]
}
