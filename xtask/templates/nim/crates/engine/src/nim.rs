use games::game_nim::{Action, Nim, NimPosition};
use rules::Act;

use crate::worded::{Worded, open};

impl Worded for Nim {
    fn words(_: &NimPosition, before: &NimPosition, event: &Act<Action>) -> Vec<String> {
        open(before, *event)
    }
}
