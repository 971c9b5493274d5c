use games::game_pyramido::{Action, Pyramido, PyramidoPosition};
use rules::Act;

use crate::worded::{Worded, open};

impl Worded for Pyramido {
    fn words(_: &PyramidoPosition, before: &PyramidoPosition, event: &Act<Action>) -> Vec<String> {
        open(before, *event)
    }
}
