//! The board of a puzzle, as the seat on turn sees it.

use board::{BoardState, BoardUpdate, ClickTree, Leaf, Parts, Reader};
use draw::{Frame, Inline};
use games::AnyPosition;
use rules::{Actor, Observe, Position, Seat, Viewer};
use say::Speaker;
use say::board::prompt;

use super::message::{Answer, Said, actions, not_a_move};
use crate::error::AppError;
use crate::puzzles::{Listed, Task};
use crate::visitor::Visitor;

/// What turns the board of what is shown into that of what was said. A page
/// that shows no such position is sent all of it.
pub(super) fn moved(listed: &Listed, visitor: &Visitor, said: &Said) -> Result<Answer, AppError> {
    let position = |text: &str| listed.after(&actions(text)?);
    let seat = mover(&listed.position());
    let frame = said.frame(visitor);
    let (inline, reader) = writing(visitor);
    let parts = Parts::none();
    let after = position(&said.said).ok_or_else(not_a_move)?;
    let state = board_of(listed, &after, seat, frame);
    let shown = position(&said.shown).map(|before| board_of(listed, &before, seat, frame).sent(&parts));
    let board = match shown {
        Some(shown) => BoardUpdate {
            // What was clicked is offered again, also if nothing has changed.
            paths: Some(state.paths.clone()),
            ..BoardUpdate::between(&shown, &state, &parts, inline, reader)
                .unwrap_or_else(|| BoardUpdate::greeting(&state))
        },
        None => BoardUpdate {
            log: None,
            ..BoardUpdate::whole(&state, &parts, inline, reader)
        },
    };
    Ok(Answer::open(board, prompt_of(&after, seat, visitor.speaker)))
}

/// The board as this seat sees it, with what it can do.
pub(super) fn board_of(listed: &Listed, position: &AnyPosition, seat: Seat, frame: Frame) -> BoardState {
    let view = position.view(Viewer::Seat(seat));
    let (paths, tree) = if position.next_actor() == Some(Actor::Seat(seat)) {
        let paths = draw::paths(&view, seat);
        let mut tree = ClickTree::new(&paths, position, seat);
        if matches!(listed.task, Task::FindTheBest(_)) {
            all_count(&mut tree);
        }
        (paths, tree)
    } else {
        (draw::Paths(Vec::new()), ClickTree::nothing())
    };
    BoardState::of_view(&view, Viewer::Seat(seat), frame, &paths, tree)
}

/// What this seat can do now; nothing if it is not its turn.
pub(super) fn prompt_of(position: &AnyPosition, seat: Seat, speaker: Speaker) -> String {
    let on_turn = position.next_actor() == Some(Actor::Seat(seat));
    let words = || prompt(&position.view(Viewer::Seat(seat)), speaker);
    on_turn.then(words).unwrap_or_default()
}

pub(super) fn writing(visitor: &Visitor) -> (Inline, Reader) {
    let speaker = visitor.speaker;
    let inline = Inline {
        speaker,
        look: visitor.preferences.look(),
        prefix: "",
    };
    let name = Reader::NOW;
    (inline, Reader { speaker, name })
}

/// The seat on turn; a puzzle always has one.
pub(super) fn mover(position: &AnyPosition) -> Seat {
    position.turn().seats().first().unwrap_or(Seat::FIRST)
}

/// Where the first action is judged, each one needs to be confirmed like the last of a turn.
fn all_count(tree: &mut ClickTree) {
    match tree {
        ClickTree::Branch(branches) => branches.values_mut().for_each(all_count),
        ClickTree::Leaf(Leaf { ends, .. }) => *ends = true,
    }
}
