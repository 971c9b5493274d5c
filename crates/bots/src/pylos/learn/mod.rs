//! How the nets of Pylos are learnt from the solution: boards such as a search
//! meets them, what the table says about each, and fitting a net to that.

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

/// A board, the first of its images, and how it ends.
#[derive(Clone, Copy)]
struct Known {
    board: Board,
    /// What the side to move gets: 1, 0, or a half where it never ends.
    share: f32,
    /// How often it counts.
    times: u8,
}

/// The opening of so many matches is played for each whole match.
const OPENINGS: u64 = 2;
/// One board in so many is not learnt from, but asked afterwards. Those that
/// were met more than once are always learnt.
const KEPT_BACK: u32 = 50;
/// A board that was met oftener counts only so often: what everybody plays is
/// learnt soon enough.
const MOST_TIMES: usize = 4;

/// Learns a net from a table; gives its data file. `watch` is told what is going on.
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

/// What the table says about each board, or one of its images; in the order
/// of the table, which reads every part of it once.
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

/// The average surprise in nats, and the share of decided boards whose winner was foretold.
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
