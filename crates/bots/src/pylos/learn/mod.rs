//! How the nets of Pylos are learnt from the solution: boards such as a search
//! meets them, what the table says about each, and fitting a net to that.

mod boards;
mod train;

use std::fmt::Write as _;

use game_pylos::Board;
use rules::Dice;
use solve::Verdict;
use solve::pylos::PylosTable;
use solve::table::BadTable;

use super::net::Net;
use super::shuffle;

/// A board and how it ends.
#[derive(Clone, Copy)]
struct Known {
    board: Board,
    /// What the side to move gets: 1, 0, or a half where it never ends.
    share: f32,
}

/// One board in so many is not learnt from, but asked afterwards.
const KEPT_BACK: usize = 50;

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
    let boards = boards::such_as_searches_meet(rules, matches, dice);
    watch(format!("{} boards", boards.len()));
    let mut known = look_up(table, boards)?;
    shuffle(&mut known, dice);
    watch("looked up".to_owned());
    let (asked, learnt) = known.split_at(known.len() / KEPT_BACK);
    let layers = train::train(rules, learnt, dice, &mut watch);
    let net = Net::rounded(rules, &layers);
    let (loss, foretold) = exam(&net, asked);
    let mut text = String::new();
    write!(
        text,
        "# Who wins in pylos, {rules} rules: the numbers of a net.\n\
         # Made by: cargo xtask net {rules} TABLE {matches} {seed}\n\
         # {} boards from {matches} matches; of {} others it foretold {:.2} %, loss {loss:.4} nats\n\n",
        learnt.len(),
        asked.len(),
        100.0 * foretold,
    )
    .expect("text takes any text");
    watch(text.clone());
    let mut file = text.into_bytes();
    file.extend(net.bytes());
    Ok(file)
}

/// What the table says about each board; in the order of the table, which
/// reads every part of it once.
fn look_up(table: &PylosTable, boards: Vec<Board>) -> Result<Vec<Known>, BadTable> {
    let index = table.index();
    let number = |board: Board| index.rank_of_first_image(board).expect("a position");
    let mut numbered: Vec<(u64, Board)> = boards.into_iter().map(|board| (number(board), board)).collect();
    numbered.sort_unstable();
    let known = numbered.into_iter().map(|(number, board)| {
        let share = match table.table().value(number)?.verdict() {
            Verdict::Win => 1.0,
            Verdict::Draw => 0.5,
            Verdict::Loss => 0.0,
        };
        Ok(Known { board, share })
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
