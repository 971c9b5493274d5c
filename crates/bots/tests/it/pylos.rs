//! Pylos: the master, and who judges matches, keep a forced win, checked by plain search.

use bots::{Bot, Level, Limits};
use dice::SeededDice;
use games::game_pylos::{Board, PylosPosition, RuleSet, turns};
use games::{AnyAction, AnyPosition, AnyView, GameId};
use rules::{Actor, Observe, Position, Viewer};

use crate::tables::positions;

/// Whether the side to move can force a win within this many turns, by plain search.
fn wins(board: Board, turns_left: u32) -> bool {
    if board.is_over() || turns_left == 0 {
        return false;
    }
    let mut next = Vec::new();
    turns::successors(board, RuleSet::Standard, &mut next);
    next.into_iter().any(|board| loses(board, turns_left - 1))
}

/// Whether the side to move loses within this many turns, whatever it does.
fn loses(board: Board, turns_left: u32) -> bool {
    if board.is_over() {
        return true;
    }
    if turns_left == 0 {
        return false;
    }
    let mut next = Vec::new();
    turns::successors(board, RuleSet::Standard, &mut next);
    next.into_iter().all(|board| wins(board, turns_left - 1))
}

/// Plays the whole turn of a bot, which may weigh all actions against each other.
fn after_turn(level: Level, weighing: bool, position: &PylosPosition) -> PylosPosition {
    let mut position = position.clone();
    let side = position.side();
    while position.side() == side && position.end().is_none() {
        let view = AnyView::Pylos(position.view(Viewer::Public));
        let mut legal = Vec::new();
        rules::View::legal_actions(&view, side.seat(), &mut legal);
        let all: Vec<usize> = (0..legal.len()).collect();
        let little = Limits::share(0.01).among(if weighing { &all } else { &[] });
        let bot = Bot::Level(level);
        let advice = bot.think(&view, side.seat(), &mut SeededDice::new(1), little);
        let AnyAction::Pylos(action) = advice.action else {
            unreachable!("an action of Pylos");
        };
        position.play_unchecked(Actor::Seat(side.seat()), action);
    }
    position
}

#[test]
fn a_win_in_five_turns_is_kept() {
    const TURNS: u32 = 5;
    let mut choices = 0;
    for (position, _) in positions(GameId::Pylos, 2, 60, 1) {
        let AnyPosition::Pylos(position) = position else {
            unreachable!("a position of Pylos");
        };
        let late = position.board().filled().len() >= 22;
        if position.may_take_back().is_some() || !late || !wins(position.board(), TURNS) {
            continue;
        }
        let mut next = Vec::new();
        turns::successors(position.board(), RuleSet::Standard, &mut next);
        if next.iter().all(|&board| loses(board, TURNS - 1)) {
            continue;
        }
        choices += 1;
        let judge = Level::judge(GameId::Pylos);
        for (level, weighing) in [(judge, true), (Level::Master, false)] {
            let after = after_turn(level, weighing, &position);
            assert!(
                loses(after.board(), TURNS + 1),
                "{level} lets go of a win in {position:?}"
            );
        }
    }
    assert!(
        choices >= 10,
        "only {choices} positions in which a win could be lost"
    );
}
