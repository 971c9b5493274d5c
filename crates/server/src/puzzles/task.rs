//! What a puzzle asks for, and the judgement of a try.

use bots::puzzles::{Loss, WeighedPuzzle};
use games::{AnyOptions, AnyPosition, GameId};
use rules::{Actor, Notation, Position};
use solve::pylos::puzzles::{Judged, Puzzle};

/// A puzzle of any game.
pub(crate) enum Task {
    /// One move keeps the win; it comes from the solution of the game.
    KeepTheWin(Puzzle),
    /// One action is clearly best; it comes from a search.
    FindTheBest(WeighedPuzzle),
}

/// The judgement of a try.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Judgement {
    /// Not legal here.
    Impossible,
    /// The turn goes on.
    Unfinished,
    Solved,
    /// It gives the win away.
    Wrong,
    /// It is this much worse than the best.
    Worse(Loss),
}

impl Task {
    /// The difficulty, from 1 on.
    pub(crate) const fn grade(&self) -> u8 {
        match self {
            Task::KeepTheWin(puzzle) => puzzle.grade,
            Task::FindTheBest(puzzle) => puzzle.grade,
        }
    }

    /// The position as text.
    pub(crate) fn setup(&self) -> String {
        match self {
            Task::KeepTheWin(puzzle) => puzzle.setup.to_string(),
            Task::FindTheBest(puzzle) => puzzle.setup.clone(),
        }
    }

    /// The solution, to the end of the turn.
    pub(crate) fn solution(&self) -> Vec<String> {
        match self {
            Task::KeepTheWin(puzzle) => puzzle.solution.clone(),
            Task::FindTheBest(puzzle) => {
                let first = std::iter::once(puzzle.solution().to_owned());
                first.chain(puzzle.rest.iter().cloned()).collect()
            }
        }
    }

    /// The actions that are still played after a solution, to end the turn well.
    pub(crate) fn rest(&self, words: &[&str]) -> &[String] {
        match self {
            Task::FindTheBest(puzzle) if words == [puzzle.solution()] => &puzzle.rest,
            _ => &[],
        }
    }

    /// Judges the actions of a turn.
    pub(crate) fn judge(&self, words: &[&str]) -> Judgement {
        match self {
            Task::KeepTheWin(puzzle) => match puzzle.judge(words) {
                Judged::Impossible => Judgement::Impossible,
                Judged::Unfinished => Judgement::Unfinished,
                Judged::Solved => Judgement::Solved,
                Judged::Wrong => Judgement::Wrong,
            },
            Task::FindTheBest(puzzle) => match words {
                [] => Judgement::Unfinished,
                [word] => match puzzle.loss(word) {
                    None => Judgement::Impossible,
                    Some(loss) if loss.is_clear() => Judgement::Worse(loss),
                    Some(_) => Judgement::Solved,
                },
                _ => Judgement::Impossible,
            },
        }
    }

    /// What the best of the others loses; `None` where everything else loses the match.
    pub(crate) fn margin(&self) -> Option<Loss> {
        match self {
            Task::KeepTheWin(_) => None,
            Task::FindTheBest(puzzle) => puzzle.margin(),
        }
    }
}

/// The position that a set-up describes.
pub(super) fn position(game: GameId, rules: &str, setup: &str) -> AnyPosition {
    let options = AnyOptions::new(game, Some(rules), None).expect("a rule set of the game");
    options
        .position_from_text(setup)
        .expect("the puzzles in the repository are positions")
}

/// The position after these actions of the player on turn; `None` if they are illegal.
pub(super) fn after(mut position: AnyPosition, words: &[&str]) -> Option<AnyPosition> {
    for word in words {
        let actor = position.next_actor()?;
        let action = position.read_action(word).ok()?;
        if matches!(actor, Actor::Chance) || position.refuse(actor, action).is_some() {
            return None;
        }
        position.play_unchecked(actor, action);
    }
    Some(position)
}
