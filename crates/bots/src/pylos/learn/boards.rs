//! Boards as a search meets them: those evaluated by small searches along matches of several
//! styles, and some a few turns off the path.

use std::cell::RefCell;

use games::game_pylos::{Board, Cells, RuleSet, turns};
use rules::Dice;
use search::{AlphaBeta, Ended, Mover, Stop, TwoSided};

use super::super::boards::{Boards, ToMove};
use super::super::judgement::{Judgement, Knowledge};
use super::super::net::Stage;

/// The percentage of random turns in a match: from random play to nearly the best they know.
const STYLES: [u32; 4] = [100, 40, 15, 5];
/// The number of boards of the small searches.
const SEARCHED: u64 = 500;
/// The number of evaluated boards taken from each search.
const ASKED: u32 = 4;
/// The number of short walks from each board of a match, and their maximum length in turns.
const WALKS: u32 = 2;
const LONGEST_WALK: u32 = 8;
/// Matches that go in circles end here.
const LONGEST_MATCH: u32 = 90;

/// Boards of this many matches, none of them over.
pub(super) fn such_as_searches_meet(rules: RuleSet, matches: u64, dice: &mut dyn Dice) -> Vec<Board> {
    let player = Player::new(rules);
    let mut found = Vec::new();
    for _ in 0..matches {
        player.play(dice, |board, asked, dice| {
            if !asked.is_empty() {
                found.extend((0..ASKED).map(|_| any(asked, dice)));
            }
            found.extend((0..WALKS).map(|_| player.walk(board, dice)));
            true
        });
    }
    found
}

/// Boards of the openings of this many matches. In an opening the master cannot search to the
/// end, and often only one turn is right: so all are taken.
pub(super) fn of_openings(rules: RuleSet, matches: u64, dice: &mut dyn Dice) -> Vec<Board> {
    let is_early = |board: &Board| Stage::of(*board) == Stage::Opening;
    let player = Player::new(rules);
    let mut found = Vec::new();
    for _ in 0..matches {
        player.play(dice, |board, asked, dice| {
            found.extend(player.turns(board).into_iter().filter(is_early));
            if !asked.is_empty() {
                found.extend((0..ASKED).map(|_| any(asked, dice)).filter(is_early));
            }
            found.extend((0..WALKS).map(|_| player.walk(board, dice)).filter(is_early));
            is_early(&board)
        });
    }
    found
}

fn any(boards: &[Board], dice: &mut dyn Dice) -> Board {
    boards[dice.below(boards.len() as u32) as usize]
}

/// The player of the matches.
struct Player {
    rules: RuleSet,
    listening: Listening,
}

impl Player {
    fn new(rules: RuleSet) -> Player {
        let boards = Boards::without_past(rules, Judgement::new(rules, Knowledge::Features));
        let asked = RefCell::default();
        Player {
            rules,
            listening: Listening { boards, asked },
        }
    }

    /// Plays a match in one of the styles. For every board `look` gets the boards that a small
    /// search evaluated there, and returns whether to continue.
    fn play(&self, dice: &mut dyn Dice, mut look: impl FnMut(Board, &[Board], &mut dyn Dice) -> bool) {
        let at_random = STYLES[dice.below(STYLES.len() as u32) as usize];
        let mut board = Board::EMPTY;
        for _ in 0..LONGEST_MATCH {
            if board.is_over() {
                break;
            }
            let best = self.best(board);
            if !look(board, &self.listening.asked.take(), dice) {
                break;
            }
            board = if dice.below(100) < at_random {
                any(&self.turns(board), dice)
            } else {
                best
            };
        }
    }

    fn turns(&self, board: Board) -> Vec<Board> {
        let mut next = Vec::new();
        turns::successors(board, self.rules, &mut next);
        next
    }

    /// The board after the best turn of a small search.
    fn best(&self, board: Board) -> Board {
        let next = self.turns(board);
        let options: Vec<ToMove> = next
            .iter()
            .map(|&board| ToMove {
                board,
                side: Mover::Second,
            })
            .collect();
        let ranking =
            AlphaBeta::default().rank(&self.listening, Mover::First, &options, Stop::after(SEARCHED));
        next[ranking.options[0].index]
    }

    /// A few turns off the path: each side takes either a random turn or the one that looks best
    /// at once, as in a search tree, where one side refutes what the other tries.
    fn walk(&self, board: Board, dice: &mut dyn Dice) -> Board {
        let careful = [dice.below(2) == 0, dice.below(2) == 0];
        let mut at = board;
        for turn in 0..dice.below(LONGEST_WALK + 1) {
            let next = self.turns(at);
            let after = if careful[turn as usize % 2] {
                let value = |after: &&Board| self.listening.boards.value_of(**after);
                *next
                    .iter()
                    .min_by_key(value)
                    .expect("a match that goes on has turns")
            } else {
                any(&next, dice)
            };
            if after.is_over() {
                break;
            }
            at = after;
        }
        at
    }
}

/// The boards of a match, recording which were evaluated.
struct Listening {
    boards: Boards,
    asked: RefCell<Vec<Board>>,
}

impl TwoSided for Listening {
    type Board = ToMove;
    type Move = Cells;

    const KINDS: usize = Boards::KINDS;

    fn mover(&self, board: &ToMove) -> Mover {
        self.boards.mover(board)
    }

    fn ended(&self, board: &ToMove) -> Option<Ended> {
        self.boards.ended(board)
    }

    fn moves(&self, board: &ToMove, acc: &mut Vec<Cells>) {
        self.boards.moves(board, acc);
    }

    fn play(&self, board: &ToMove, mover: Cells) -> ToMove {
        self.boards.play(board, mover)
    }

    fn value(&self, board: &ToMove) -> i32 {
        self.asked.borrow_mut().push(board.board);
        self.boards.value(board)
    }

    fn key(&self, board: &ToMove) -> u64 {
        self.boards.key(board)
    }

    fn promise(&self, board: &ToMove, mover: Cells) -> i32 {
        self.boards.promise(board, mover)
    }

    fn kind(&self, board: &ToMove, mover: Cells) -> usize {
        self.boards.kind(board, mover)
    }
}
