use games::{ActionOf, AnyAction, Listed};
use rules::{Actor, Phrase, Seat};
use search::Found;

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
    /// How many bots failed before this one answered.
    pub stumbles: usize,
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

/// How many actions are worth telling about.
const CONSIDERED: usize = 5;

impl Advice {
    /// What a bot says that does not judge.
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

    /// What a search came to, under the name of its game.
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
