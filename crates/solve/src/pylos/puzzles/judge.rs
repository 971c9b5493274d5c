use game_pylos::PylosPosition;
use rules::{Actor, Notation, Position};

use super::Puzzle;

/// The result of an attempt at a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Judged {
    /// The turn is not over yet.
    Unfinished,
    /// The move that keeps the win, with its actions in any order.
    Solved,
    /// Another move, which gives the win away.
    Wrong,
    /// Not a legal move.
    Impossible,
}

impl Puzzle {
    /// Judges the actions of one turn, in notation. No table is needed: every move except the
    /// solution gives the win away.
    pub fn judge(&self, words: &[&str]) -> Judged {
        let start = self.position();
        let mut position = start.clone();
        for word in words {
            if is_done(&start, &position) || !play(&mut position, word) {
                return Judged::Impossible;
            }
        }
        if !is_done(&start, &position) {
            return Judged::Unfinished;
        }
        // The same move in a different order of actions leads to the same board.
        let solution = self.turn().map(|turn| turn.board);
        if solution == Some(position.board()) {
            Judged::Solved
        } else {
            Judged::Wrong
        }
    }
}

fn is_done(start: &PylosPosition, position: &PylosPosition) -> bool {
    position.side() != start.side() || position.end().is_some()
}

/// Plays an action if it is legal.
fn play(position: &mut PylosPosition, word: &str) -> bool {
    let mover = Actor::Seat(position.side().seat());
    let action = position.read_action(word);
    let legal = action
        .ok()
        .filter(|action| position.refuse(mover, *action).is_none());
    if let Some(action) = legal {
        position.play_unchecked(mover, action);
    }
    legal.is_some()
}
