//! How the nets of Pylos are trained from the solution: boards as a search meets them, their
//! values in the table, and fitting a net to those.

mod boards;
mod train;

use std::fmt::Write as _;

use games::game_pylos::Board;
use rules::Dice;
use solve::Verdict;
use solve::pylos::PylosTable;
use solve::table::BadTable;

use super::net::{Net, Part, Stage};
use super::shuffle;

/// A board, the first of its images, and its value.
#[derive(Clone, Copy)]
struct Known {
    board: Board,
    /// The share of the side to move: 1, 0, or a half for a draw.
    share: f32,
    /// How often it counts.
    times: u8,
}

/// The number of openings played for each whole match.
const OPENINGS: u64 = 2;
/// One board in this many is held out for validation. Boards met more than once are always used
/// for training.
const KEPT_BACK: u32 = 50;
/// The maximum count of a board that was met often: common boards are learnt soon enough.
const MOST_TIMES: usize = 4;

/// Trains a net from a table; returns its data file. `watch` receives progress messages.
///
/// # Errors
/// If the table is damaged.
pub fn learn_net(
    table: &PylosTable,
    matches: u64,
    seed: u64,
    dice: &mut dyn Dice,
    mut watch: impl FnMut(String),
) -> Result<Vec<u8>, BadTable> {
    let rules = table.rules();
    let mut boards = boards::such_as_searches_meet(rules, matches, dice);
    boards.extend(boards::of_openings(rules, OPENINGS * matches, dice));
    watch(format!("{} boards", boards.len()));
    let known = look_up(table, boards)?;
    watch(format!("{} of them differ", known.len()));
    let (opening, rest): (Vec<Known>, Vec<Known>) = known
        .into_iter()
        .partition(|known| Stage::of(known.board) == Stage::Opening);
    let [opening, rest] = [(Stage::Opening, opening), (Stage::Rest, rest)].map(|(stage, mut known)| {
        let asked = keep_back(&mut known, dice);
        let layers = train::train(rules, stage, &mut known, dice, &mut watch);
        (Part::rounded(&layers), known.len(), asked)
    });
    let mut text = format!(
        "# Who wins in pylos, {rules} rules: the numbers of a net.\n\
         # Made by: cargo xtask net {rules} TABLE {matches} {seed}\n"
    );
    let net = Net::new(rules, opening.0, rest.0);
    for (name, learnt, asked) in [("opening", opening.1, opening.2), ("rest", rest.1, rest.2)] {
        let (loss, foretold) = exam(&net, &asked);
        writeln!(
            text,
            "# {name}: {learnt} boards; of {} others it foretold {:.2} %, loss {loss:.4} nats",
            asked.len(),
            100.0 * foretold,
        )
        .expect("text takes any text");
    }
    watch(text.clone());
    text.push('\n');
    let mut file = text.into_bytes();
    file.extend(net.bytes());
    Ok(file)
}

/// Takes some boards that were met once out of the list.
fn keep_back(known: &mut Vec<Known>, dice: &mut dyn Dice) -> Vec<Known> {
    known
        .extract_if(.., |known| known.times == 1 && dice.below(KEPT_BACK) == 0)
        .collect()
}

/// The value of each board, or of one of its images, in table order, so that every part of the
/// table is read once.
fn look_up(table: &PylosTable, boards: Vec<Board>) -> Result<Vec<Known>, BadTable> {
    let index = table.index();
    let number = |board: Board| index.rank_of_first_image(board).expect("a position");
    let mut numbered: Vec<(u64, Board)> = boards.into_iter().map(|board| (number(board), board)).collect();
    numbered.sort_unstable();
    let known = numbered.chunk_by(|one, next| one.0 == next.0).map(|images| {
        let (number, board) = images[0];
        let share = match table.table().value(number)?.verdict() {
            Verdict::Win => 1.0,
            Verdict::Draw => 0.5,
            Verdict::Loss => 0.0,
        };
        Ok(Known {
            board: board.first_image(),
            share,
            times: images.len().min(MOST_TIMES) as u8,
        })
    });
    known.collect()
}

/// The average log loss in nats, and the share of decided boards whose winner was predicted.
fn exam(net: &Net, asked: &[Known]) -> (f64, f64) {
    let (mut surprise, mut decided, mut foretold) = (0.0, 0, 0);
    for known in asked {
        let value = net.value(known.board);
        let odds = f64::from(value) / 100.0;
        let (win, loss) = ((1.0 + (-odds).exp()).ln(), (1.0 + odds.exp()).ln());
        let share = f64::from(known.share);
        surprise += share * win + (1.0 - share) * loss;
        if (share - 0.5).abs() > 0.1 {
            decided += 1;
            foretold += u64::from((value > 0) == (share > 0.5));
        }
    }
    (
        surprise / asked.len() as f64,
        foretold as f64 / f64::from(decided),
    )
}
