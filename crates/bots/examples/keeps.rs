//! How often a level keeps a won position of Pylos won, checked with the table: `keeps TABLE
//! LEVEL POSITIONS [SHARE [SEED]]`.
//!
//! Half of the positions come from random play and half from matches of the level against itself
//! with a hundredth of its budget. Only those count in which some move wins and some does not.
//! The level does not get the table.

use std::path::Path;
use std::process::ExitCode;

use bots::{Bot, Level, Limits};
use dice::SeededDice;
use games::game_pylos::{Pylos, PylosPosition};
use games::{AnyAction, AnyView};
use rules::{Actor, Dice, Game, Options, Position};
use solve::Verdict;
use solve::pylos::PylosTable;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let level = args
        .get(1)
        .and_then(|name| Level::ALL.iter().copied().find(|level| level.name() == name));
    let (Some(path), Some(level), Some(wanted)) = (args.first(), level, number(&args, 2)) else {
        eprintln!("usage: keeps TABLE LEVEL POSITIONS [SHARE [SEED]]");
        return ExitCode::from(2);
    };
    let table = match PylosTable::open(Path::new(path)) {
        Ok(table) => table,
        Err(error) => {
            eprintln!("error: {path}: {error}");
            return ExitCode::FAILURE;
        }
    };
    let share = args.get(3).and_then(|text| text.parse().ok()).unwrap_or(1.0);
    let mut dice = SeededDice::new(number(&args, 4).unwrap_or(1));
    for (source, by_random) in [("random play", true), ("its own play", false)] {
        let (mut asked, mut kept) = (0, 0);
        while asked < wanted.div_ceil(2) {
            let Some(position) = won_position(&table, level, by_random, &mut dice) else {
                continue;
            };
            asked += 1;
            kept += u64::from(keeps(&table, &position, level, share, &mut dice));
        }
        println!(
            "{} {level}, positions from {source}: {kept} of {asked} kept ({:.1} %)",
            table.rules(),
            100.0 * kept as f64 / asked as f64
        );
    }
    ExitCode::SUCCESS
}

fn number(args: &[String], place: usize) -> Option<u64> {
    args.get(place).and_then(|text| text.parse().ok())
}

/// A position of one match, drawn from all that count in it.
fn won_position(
    table: &PylosTable,
    level: Level,
    by_random: bool,
    dice: &mut SeededDice,
) -> Option<PylosPosition> {
    let options = Options::<Pylos> {
        variant: table.rules(),
        ..Options::default()
    };
    let mut position = Pylos::start(&options, 2);
    let mut counting = Vec::new();
    while position.end().is_none() {
        if position.may_take_back().is_none() && is_worth_asking(table, &position) {
            counting.push(position.clone());
        }
        let player = if by_random { Level::Random } else { level };
        play(&mut position, player, 0.01, dice);
    }
    if counting.is_empty() {
        return None;
    }
    let drawn = dice.below(counting.len() as u32) as usize;
    Some(counting.swap_remove(drawn))
}

fn is_worth_asking(table: &PylosTable, position: &PylosPosition) -> bool {
    let choices = table.choices(position.board()).expect("a sound table");
    let wins = choices
        .iter()
        .filter(|choice| choice.value.verdict() == Verdict::Win)
        .count();
    wins > 0 && wins < choices.len()
}

/// Whether the whole turn of the level still wins.
fn keeps(
    table: &PylosTable,
    position: &PylosPosition,
    level: Level,
    share: f64,
    dice: &mut SeededDice,
) -> bool {
    let side = position.side();
    let mut after = position.clone();
    while after.end().is_none() && after.side() == side {
        play(&mut after, level, share, dice);
    }
    let board = if after.side() == side {
        position.board().after(after.board().mover)
    } else {
        after.board()
    };
    let value = table.value(board).expect("a sound table");
    value.before().verdict() == Verdict::Win
}

fn play(position: &mut PylosPosition, level: Level, share: f64, dice: &mut SeededDice) {
    let seat = position.side().seat();
    let view = AnyView::Pylos(position.clone());
    let advice = Bot::Level(level).think(&view, seat, dice, Limits::share(share));
    let AnyAction::Pylos(action) = advice.action else {
        unreachable!("an action of Pylos");
    };
    position.play_unchecked(Actor::Seat(seat), action);
}
