use games::{ActionOf, AnyAction, Listed};
use rules::{Actor, Phrase, Seat};
use search::Found;

/// A bot's recommendation and its reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The recommended action.
    pub action: AnyAction,
    /// The best actions considered, best first; the first is [`Advice::action`].
    pub considered: Vec<Considered>,
    /// The expected continuation, beginning with its own action.
    pub line: Vec<(Actor, AnyAction)>,
    /// The number of iterations of its search.
    pub iterations: u64,
    /// Other remarks: that a table was missing, or that it fell back to a weaker bot.
    pub remarks: Vec<Phrase>,
    /// How many bots failed before this one answered.
    pub stumbles: usize,
}

/// An action and its value.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered {
    /// The action.
    pub action: AnyAction,
    /// The expected share of the match: 0 is lost, 1 is won.
    pub value: f64,
    /// Reasons for or against it, as phrases.
    pub reasons: Vec<Phrase>,
}

/// The number of actions worth showing.
const CONSIDERED: usize = 5;

impl Advice {
    /// The advice of a bot that does not evaluate.
    pub(crate) fn without_reasons(action: AnyAction, seat: Seat) -> Advice {
        let considered = Considered {
            action,
            value: 0.5,
            reasons: Vec::new(),
        };
        Advice {
            action,
            considered: vec![considered],
            line: vec![(Actor::Seat(seat), action)],
            iterations: 0,
            remarks: Vec::new(),
            stumbles: 0,
        }
    }

    /// The result of a search, converted to the types for any game.
    pub(crate) fn of<G: Listed>(found: Found<ActionOf<G>>) -> Advice {
        let any = G::any_action;
        let considered = |candidate: &search::Candidate<ActionOf<G>>| Considered {
            action: any(candidate.action),
            value: candidate.value,
            reasons: Vec::new(),
        };
        Advice {
            action: any(found.candidates[0].action),
            considered: found.candidates.iter().take(CONSIDERED).map(considered).collect(),
            line: found
                .line
                .into_iter()
                .map(|(actor, action)| (actor, any(action)))
                .collect(),
            iterations: found.iterations,
            remarks: Vec::new(),
            stumbles: 0,
        }
    }
}
