use games::game_pacal::{Action, Pacal, PacalPosition};
use rules::Act;

use crate::worded::{Worded, open};

impl Worded for Pacal {
    fn words(_: &PacalPosition, before: &PacalPosition, event: &Act<Action>) -> Vec<String> {
        open(before, *event)
    }
}
