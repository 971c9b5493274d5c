use std::sync::Arc;

use rules::{BadNotation, NoComponents, Notation, SetUp, SetupError};

use crate::{Action, Pylos, PylosPosition, Setup, Violation};

impl Notation for PylosPosition {
    fn write_action(&self, action: Action) -> String {
        action.to_string()
    }

    fn read_action(&self, word: &str) -> Result<Action, BadNotation> {
        word.parse().map_err(|_| BadNotation)
    }

    /// A whole turn may be written in one piece: `1d4x1a1x1b1` is `1d4 x1a1 x1b1`.
    fn words<'a>(&self, text: &'a str) -> Vec<&'a str> {
        let mut words = Vec::new();
        for piece in text.split_whitespace() {
            let cuts = piece.match_indices('x').map(|(at, _)| at).filter(|&at| at > 0);
            let mut start = 0;
            for cut in cuts {
                words.push(&piece[start..cut]);
                start = cut;
            }
            words.push(&piece[start..]);
        }
        words
    }
}

impl SetUp for Pylos {
    fn position_from_text(_: &Arc<NoComponents>, text: &str) -> Result<PylosPosition, SetupError> {
        let setup: Setup = text.parse()?;
        setup
            .position()
            .map_err(|all| SetupError::Violations(all.iter().map(Violation::phrase).collect()))
    }

    fn text_from_position(position: &PylosPosition) -> Option<String> {
        Setup::of(position).map(|setup| setup.to_string())
    }
}
