use rules::{BadNotation, Notation};

use crate::{Action, NimPosition};

impl Notation for NimPosition {
    fn write_action(&self, action: Action) -> String {
        action.to_string()
    }

    fn read_action(&self, word: &str) -> Result<Action, BadNotation> {
        word.parse()
    }
}
