use std::collections::HashSet;

use game_pylos::{Action, Board, Cells, Pylos, PylosPosition, RuleSet, Setup, WholeTurn};
use rules::{Actor, Dice, Game, Options, Position};

use super::{HARDEST, Puzzle, words};
use crate::Verdict;
use crate::pylos::PylosTable;
use crate::table::BadTable;

/// With fewer spheres than this, a position belongs to the opening.
const FEWEST_SPHERES: u32 = 8;
/// With fewer legal moves than this, there is nothing to think about.
const FEWEST_MOVES: usize = 6;
/// Shorter wins are too easy to see.
const FEWEST_PLIES: u8 = 5;
/// One move in this many is random, so that matches differ and mistakes happen.
const SLIPS: u32 = 4;

/// Finds this many puzzles of each grade, the easiest first, in matches between players who
/// mostly choose the best moves. Rotations and reflections of a position count once.
///
/// # Errors
/// If the table is damaged.
pub fn mine(table: &PylosTable, of_each: usize, dice: &mut dyn Dice) -> Result<Vec<Puzzle>, BadTable> {
    /// Some grades may be too rare; after this many matches the search gives up.
    const MATCHES: usize = 200_000;
    let mut found: Vec<Vec<Puzzle>> = vec![Vec::new(); usize::from(HARDEST)];
    let mut seen = HashSet::new();
    let options = Options::<Pylos> {
        variant: table.rules(),
        ..Options::default()
    };
    for _ in 0..MATCHES {
        if found.iter().all(|puzzles| puzzles.len() >= of_each) {
            break;
        }
        let mut position = Pylos::start(&options, 2);
        while position.end().is_none() {
            let turns = position.whole_turns();
            if let Some(puzzle) = puzzle_of(table, &position, &turns)? {
                let grade = &mut found[usize::from(puzzle.grade) - 1];
                let is_new = seen.insert(table.index().rank(position.board()));
                if is_new && grade.len() < of_each {
                    grade.push(puzzle);
                }
            }
            let turn = choose(table, &turns, dice)?;
            let seat = position.side().seat();
            for &action in &turn.actions {
                position.play_unchecked(Actor::Seat(seat), action);
            }
        }
    }
    let mut puzzles: Vec<Puzzle> = found.into_iter().flatten().collect();
    puzzles.sort_by_key(|puzzle| (puzzle.grade, puzzle.plies, puzzle.to_string()));
    Ok(puzzles)
}

/// A move that keeps the value, or sometimes a random one.
fn choose<'t>(
    table: &PylosTable,
    turns: &'t [WholeTurn],
    dice: &mut dyn Dice,
) -> Result<&'t WholeTurn, BadTable> {
    if dice.below(SLIPS) == 0 {
        return Ok(&turns[dice.below(turns.len() as u32) as usize]);
    }
    let mut best = Vec::new();
    let mut value = None;
    for turn in turns {
        let verdict = table.value(turn.board)?.before().verdict();
        if value.is_none_or(|value| verdict > value) {
            best.clear();
            value = Some(verdict);
        }
        if value == Some(verdict) {
            best.push(turn);
        }
    }
    Ok(best[dice.below(best.len() as u32) as usize])
}

fn puzzle_of(
    table: &PylosTable,
    position: &PylosPosition,
    turns: &[WholeTurn],
) -> Result<Option<Puzzle>, BadTable> {
    let board = position.board();
    if board.filled().len() < FEWEST_SPHERES || turns.len() < FEWEST_MOVES {
        return Ok(None);
    }
    let value = table.value(board)?;
    let Some(plies) = value.plies().filter(|&plies| plies >= FEWEST_PLIES) else {
        return Ok(None);
    };
    if value.verdict() != Verdict::Win {
        return Ok(None);
    }
    let (mut winning, mut tempting) = (None, 0);
    for turn in turns {
        if table.value(turn.board)?.before().verdict() == Verdict::Win {
            if winning.replace(turn).is_some() {
                return Ok(None);
            }
        } else if looks_natural(board, position.rules(), turn) {
            tempting += 1;
        }
    }
    Ok(winning.zip(Setup::of(position)).map(|(solution, setup)| Puzzle {
        grade: grade(tempting),
        plies,
        solution: words(solution),
        setup,
    }))
}

fn grade(tempting: u32) -> u8 {
    match tempting {
        0 | 1 => 1,
        2 | 3 => 2,
        4..=6 => 3,
        7..=10 => 4,
        _ => HARDEST,
    }
}

/// The preferences of a player who does not look ahead: to raise, to take two back, to climb, to
/// block the opponent.
fn looks_natural(board: Board, rules: RuleSet, turn: &WholeTurn) -> bool {
    let taken = turn
        .actions
        .iter()
        .filter(|action| matches!(action, Action::Take(_)));
    let to = match turn.actions[0] {
        Action::Raise { .. } => return taken.count() != 1,
        Action::Place(to) => to,
        Action::Take(_) | Action::Stop => return false,
    };
    let prevents = !(rules.completing(board.other) & Cells::from(to)).is_empty();
    match taken.count() {
        0 => prevents || to.level() > 1,
        taken => taken == 2,
    }
}
