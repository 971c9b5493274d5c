use rules::{Actor, Position};

use crate::{Action, Board, PylosPosition};

/// The rest of a turn: the remaining actions, and the resulting board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WholeTurn {
    /// The shortest sequence of actions.
    pub actions: Vec<Action>,
    /// The resulting board, seen by the opponent.
    pub board: Board,
}

impl PylosPosition {
    /// Every way to finish the turn, one for each possible resulting board; none once the match
    /// is over.
    pub fn whole_turns(&self) -> Vec<WholeTurn> {
        let mover = Actor::Seat(self.side().seat());
        let mut found: Vec<WholeTurn> = Vec::new();
        let mut open = vec![(self.clone(), Vec::new())];
        let mut legal = Vec::new();
        // Shorter sequences come first, so that the shortest is kept.
        let mut next = 0;
        while next < open.len() {
            let (position, actions) = open[next].clone();
            next += 1;
            legal.clear();
            position.legal_actions(mover, &mut legal);
            for &action in &legal {
                let mut after = position.clone();
                after.play_unchecked(mover, action);
                let mut actions = actions.clone();
                actions.push(action);
                if after.side() == position.side() && after.end().is_none() {
                    open.push((after, actions));
                } else if found.iter().all(|turn| turn.board != after.board()) {
                    let board = after.board();
                    found.push(WholeTurn { actions, board });
                }
            }
        }
        found
    }
}
