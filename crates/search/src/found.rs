use rules::Actor;

/// What a search came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<A> {
    /// The actions it looked at, best first; never empty.
    pub candidates: Vec<Candidate<A>>,
    /// What it expects to happen, from the best action on.
    pub line: Vec<(Actor, A)>,
    /// How much it thought.
    pub iterations: u64,
}

/// An action and what it is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// The share of the match that the seat can expect after it, 0 to 1.
    pub value: f64,
    /// How often it was tried.
    pub visits: u64,
}
