use rules::Actor;

/// The result of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<A> {
    /// The actions considered, best first; never empty.
    pub candidates: Vec<Candidate<A>>,
    /// The expected continuation, beginning with the best action.
    pub line: Vec<(Actor, A)>,
    /// The number of iterations used.
    pub iterations: u64,
}

/// An action and its value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// The expected share of the match for the seat after it, 0 to 1.
    pub value: f64,
    /// The number of times it was tried.
    pub visits: u64,
}
