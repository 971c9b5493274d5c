use std::sync::Arc;

use rules::{BadNotation, NoComponents, Notation, Position, SetUp, SetupError};

use crate::{Action, Move, Pylos, PylosPosition, RuleSet, Setup, Violation};

impl Notation for PylosPosition {
    fn write_action(&self, action: Action) -> String {
        action.to_string()
    }

    fn read_action(&self, word: &str) -> Result<Action, BadNotation> {
        word.parse().map_err(|_| BadNotation)
    }

    /// A whole turn may be written as one word: `1d4x1a1x1b1` is `1d4 x1a1 x1b1`. If it takes
    /// back less than allowed, `stop` is added to end it.
    fn words<'a>(&self, text: &'a str) -> Vec<&'a str> {
        let mut words = Vec::new();
        for piece in text.split_whitespace() {
            let mut start = 0;
            for (cut, _) in piece.match_indices('x').filter(|&(at, _)| at > 0) {
                words.push(&piece[start..cut]);
                start = cut;
            }
            words.push(&piece[start..]);
            if start > 0 && self.goes_on_after(piece) {
                words.push("stop");
            }
        }
        words
    }
}

impl PylosPosition {
    /// Whether the turn could continue after this move.
    fn goes_on_after(&self, text: &str) -> bool {
        let (Ok(played), Some(actor)) = (text.parse::<Move>(), self.next_actor()) else {
            return false;
        };
        let mut position = self.clone();
        for action in played.actions() {
            if position.refuse(actor, action).is_some() {
                return false;
            }
            position.play_unchecked(actor, action);
        }
        position.may_take_back().is_some()
    }
}

impl SetUp for Pylos {
    fn position_from_text(_: &Arc<NoComponents>, text: &str) -> Result<PylosPosition, SetupError> {
        let setup: Setup = text.parse()?;
        setup
            .position()
            .map_err(|all| SetupError::Violations(all.iter().map(Violation::phrase).collect()))
    }

    fn variant(position: &PylosPosition) -> RuleSet {
        position.rules()
    }

    fn text_from_position(position: &PylosPosition) -> Option<String> {
        Setup::of(position).map(|setup| setup.to_string())
    }
}
