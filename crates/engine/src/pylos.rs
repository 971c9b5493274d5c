use games::game_pylos::{Action, Pylos, PylosPosition};
use rules::Act;

use crate::worded::{Worded, open};

impl Worded for Pylos {
    fn words(_: &PylosPosition, before: &PylosPosition, event: &Act<Action>) -> Vec<String> {
        open(before, *event)
    }
}
