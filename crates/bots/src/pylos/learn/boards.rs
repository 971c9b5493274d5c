//! Boards such as a search meets them: along matches of several styles, and a
//! few turns off the path that was played.

use game_pylos::turns::{self};
use game_pylos::{Board, RuleSet, Symmetry};
use rules::Dice;

use super::super::judgement::Judgement;
use crate::level::Level;

/// How well the two sides of a match play: one turn in so many is left to
/// chance, out of a hundred. Nobody plays the same match twice.
const STYLES: [u32; 4] = [100, 50, 15, 5];
/// How many little walks start at each board of a match.
const WALKS: u32 = 6;
/// How long they are at most, in turns.
const LONGEST_WALK: u32 = 8;
/// Matches that go in circles end here.
const LONGEST_MATCH: u32 = 90;

/// Boards of so many matches and of the walks that leave them.
pub(super) fn such_as_searches_meet(rules: RuleSet, matches: u64, dice: &mut dyn Dice) -> Vec<Board> {
    let player = Player {
        rules,
        judgement: Judgement::new(rules, Level::Hard),
    };
    let mut boards = Vec::new();
    for _ in 0..matches {
        let at_random = STYLES[dice.below(STYLES.len() as u32) as usize];
        let mut board = Board::EMPTY;
        for _ in 0..LONGEST_MATCH {
            if board.is_over() {
                break;
            }
            for _ in 0..WALKS {
                let end = player.walk(board, dice);
                if !end.is_over() {
                    let symmetry = Symmetry::ALL[dice.below(8) as usize];
                    boards.push(symmetry.board(end));
                }
            }
            board = player.turn(board, at_random, dice);
        }
    }
    boards
}

/// Who plays the matches.
struct Player {
    rules: RuleSet,
    judgement: Judgement,
}

impl Player {
    /// The board after a turn: at random so often in a hundred, or else the
    /// best for who looks at the answers too.
    fn turn(&self, board: Board, at_random: u32, dice: &mut dyn Dice) -> Board {
        let mut next = Vec::new();
        turns::successors(board, self.rules, &mut next);
        if dice.below(100) < at_random {
            return next[dice.below(next.len() as u32) as usize];
        }
        let mut best = (i32::MIN, next[0]);
        let mut answers = Vec::new();
        for &after in &next {
            let value = -self.best_answer(after, &mut answers, -best.0.max(-i32::MAX));
            if value > best.0 || value == best.0 && dice.below(2) == 0 {
                best = (value, after);
            }
        }
        best.1
    }

    /// What the best answer is worth to who gives it; anything from `enough`
    /// on is as good.
    fn best_answer(&self, board: Board, answers: &mut Vec<Board>, enough: i32) -> i32 {
        const LOST: i32 = -20_000;
        if board.is_over() {
            return LOST;
        }
        answers.clear();
        turns::successors(board, self.rules, answers);
        let mut best = LOST;
        for &answer in &*answers {
            let value = if answer.is_over() {
                -LOST
            } else {
                -self.judgement.value(answer)
            };
            best = best.max(value);
            if best > enough {
                break;
            }
        }
        best
    }

    /// A few turns off the path: each side takes either any turn or what looks
    /// best at first sight, as in the tree of a search, where one side refutes
    /// what the other tries.
    fn walk(&self, board: Board, dice: &mut dyn Dice) -> Board {
        let careful = [dice.below(2) == 0, dice.below(2) == 0];
        let mut at = board;
        let mut next = Vec::new();
        for turn in 0..dice.below(LONGEST_WALK + 1) {
            next.clear();
            turns::successors(at, self.rules, &mut next);
            let after = if careful[turn as usize % 2] {
                *next
                    .iter()
                    .min_by_key(|after| self.judgement.value(**after))
                    .expect("a match that goes on has turns")
            } else {
                next[dice.below(next.len() as u32) as usize]
            };
            if after.is_over() {
                break;
            }
            at = after;
        }
        at
    }
}
