use games::AnyAction;
use rules::{Actor, Phrase};

/// What a bot thinks should be done, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// What it would do.
    pub action: AnyAction,
    /// The best actions it looked at, best first; the first is [`Advice::action`].
    pub considered: Vec<Considered>,
    /// What it expects to happen, from its own action on.
    pub line: Vec<(Actor, AnyAction)>,
    /// How much it thought: iterations of its search.
    pub iterations: u64,
    /// Anything else worth telling: that a table was missing, that it fell back.
    pub remarks: Vec<Phrase>,
}

/// An action and what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered {
    /// The action.
    pub action: AnyAction,
    /// The share of the match that it expects: 0 is lost, 1 is won.
    pub value: f64,
    /// What speaks for or against it, in words.
    pub reasons: Vec<Phrase>,
}
