//! A small net that says who wins, learnt from the solution of each rule set.
//!
//! The first layer adds up the rows that apply to a board (see [`patterns`](super::patterns));
//! a head of two more layers makes one number of them. Every phase of the
//! match has a head of its own, which costs no time. Everything is whole
//! numbers, so that it comes out the same on every machine.

use std::sync::LazyLock;

use game_pylos::{Board, RuleSet};

use super::patterns::{Applying, MOST, rows};

/// How wide the first layer is, and the second.
pub(super) const WIDTH: usize = 64;
pub(super) const NARROW: usize = 16;

/// A phase of the match: so many spheres lie on the board, then so many more.
const SPHERES_OF_A_PHASE: u32 = 4;
/// How many phases there are: up to 30 spheres.
pub(super) const PHASES: usize = 8;

/// The phase that a board belongs to.
#[inline]
pub(super) fn phase(board: Board) -> usize {
    (board.filled().len() / SPHERES_OF_A_PHASE) as usize
}

/// What stands for 1 in a layer; a layer's values are kept between 0 and 1.
pub(super) const ONE: i32 = 512;
/// What stands for a weight of 1 between layers.
pub(super) const UNIT: i32 = 256;
/// No number of the first layer is larger, so that a sum of them fits 16 bits.
pub(super) const LARGEST: i16 = i16::MAX / (MOST as i16 + 1);

/// A net, as it is used.
pub(super) struct Net {
    rules: RuleSet,
    /// What the first layer starts with, then one row for each look.
    first: Vec<[i16; WIDTH]>,
    heads: [Head; PHASES],
}

/// The last two layers of a phase.
struct Head {
    second: [[i16; WIDTH]; NARROW],
    second_start: [i32; NARROW],
    last: [i16; NARROW],
    last_start: i32,
}

/// The bytes of a net do not fit the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BadNet;

/// The nets that come with the program.
static LEARNT: [LazyLock<Net>; 3] = [
    LazyLock::new(|| learnt(RuleSet::Children, include_bytes!("../../data/pylos-children.net"))),
    LazyLock::new(|| learnt(RuleSet::Standard, include_bytes!("../../data/pylos-standard.net"))),
    LazyLock::new(|| learnt(RuleSet::Expert, include_bytes!("../../data/pylos-expert.net"))),
];

fn learnt(rules: RuleSet, bytes: &[u8]) -> Net {
    Net::read(rules, bytes).expect("a test reads the same file")
}

impl Net {
    /// The net that comes with the program, for this rule set.
    pub(super) fn learnt(rules: RuleSet) -> &'static Net {
        match rules {
            RuleSet::Children => &LEARNT[0],
            RuleSet::Standard => &LEARNT[1],
            RuleSet::Expert => &LEARNT[2],
        }
    }

    /// Reads a data file: lines of text up to an empty one, then the numbers
    /// of all layers, 16 bits each, and starts of sums, 32 bits.
    ///
    /// # Errors
    /// If it does not hold exactly the numbers of a net for these rules.
    pub(super) fn read(rules: RuleSet, bytes: &[u8]) -> Result<Net, BadNet> {
        let text = bytes.windows(2).position(|pair| pair == b"\n\n").ok_or(BadNet)?;
        let mut numbers = Numbers(&bytes[text + 2..]);
        let mut first = Vec::with_capacity(rows(rules) + 1);
        for _ in 0..=rows(rules) {
            let row: [i16; WIDTH] = numbers.short()?;
            if row.iter().any(|number| number.unsigned_abs() > LARGEST as u16) {
                return Err(BadNet);
            }
            first.push(row);
        }
        let mut heads = Vec::with_capacity(PHASES);
        for _ in 0..PHASES {
            heads.push(Head::read(&mut numbers)?);
        }
        let heads = heads.try_into().map_err(|_| BadNet)?;
        if !numbers.0.is_empty() {
            return Err(BadNet);
        }
        Ok(Net { rules, first, heads })
    }

    /// How well the side to move stands, in hundredths of log-odds.
    #[inline]
    pub(super) fn value(&self, board: Board) -> i32 {
        let mut sums = self.first[0];
        for &row in Applying::new(self.rules, board).rows() {
            let row = &self.first[usize::from(row) + 1];
            for (sum, number) in sums.iter_mut().zip(row) {
                *sum += number;
            }
        }
        for sum in &mut sums {
            *sum = (*sum).clamp(0, ONE as i16);
        }
        self.heads[phase(board)].value(&sums)
    }

    /// The numbers as [`Net::read`] reads them, without the text.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(
            self.first
                .iter()
                .flatten()
                .flat_map(|number| number.to_le_bytes()),
        );
        for head in &self.heads {
            bytes.extend(
                head.second
                    .iter()
                    .flatten()
                    .flat_map(|number| number.to_le_bytes()),
            );
            bytes.extend(head.second_start.iter().flat_map(|number| number.to_le_bytes()));
            bytes.extend(head.last.iter().flat_map(|number| number.to_le_bytes()));
            bytes.extend(head.last_start.to_le_bytes());
        }
        bytes
    }

    /// A net of these layers, rounded.
    pub(super) fn rounded(rules: RuleSet, layers: &Layers) -> Net {
        let row = |row: &[f32; WIDTH]| row.map(|number| short(number, ONE, LARGEST));
        Net {
            rules,
            first: layers.first.iter().map(row).collect(),
            heads: layers.heads.each_ref().map(Head::rounded),
        }
    }
}

impl Head {
    fn read(numbers: &mut Numbers<'_>) -> Result<Head, BadNet> {
        let mut second = [[0; WIDTH]; NARROW];
        for weights in &mut second {
            *weights = numbers.short()?;
        }
        let second_start = numbers.long()?;
        let last = numbers.short()?;
        let [last_start] = numbers.long()?;
        Ok(Head {
            second,
            second_start,
            last,
            last_start,
        })
    }

    fn rounded(layers: &HeadLayers) -> Head {
        let long = |number: f32| (number * (ONE * UNIT) as f32).round() as i32;
        Head {
            second: layers
                .second
                .map(|weights| weights.map(|number| short(number, UNIT, i16::MAX))),
            second_start: layers.second_start.map(long),
            last: layers.last.map(|number| short(number, UNIT, i16::MAX)),
            last_start: long(layers.last_start),
        }
    }

    /// What comes of the first layer, in hundredths of log-odds.
    #[inline]
    fn value(&self, wide: &[i16; WIDTH]) -> i32 {
        let mut value = self.last_start;
        for ((weights, start), last) in self.second.iter().zip(&self.second_start).zip(&self.last) {
            let product: i32 = weights
                .iter()
                .zip(wide)
                .map(|(&weight, &wide)| i32::from(weight) * i32::from(wide))
                .sum();
            let narrow = ((start + product) / UNIT).clamp(0, ONE);
            value += narrow * i32::from(*last);
        }
        (i64::from(value) * 100 / i64::from(ONE * UNIT)) as i32
    }
}

/// A number in these units, but no larger than this.
fn short(number: f32, unit: i32, most: i16) -> i16 {
    let most = f32::from(most);
    (number * unit as f32).round().clamp(-most, most) as i16
}

/// The numbers of a net before they are rounded.
#[derive(Clone)]
pub(super) struct Layers {
    /// What the first layer starts with, then one row for each look.
    pub(super) first: Vec<[f32; WIDTH]>,
    pub(super) heads: [HeadLayers; PHASES],
}

/// The same of a head.
#[derive(Clone)]
pub(super) struct HeadLayers {
    pub(super) second: [[f32; WIDTH]; NARROW],
    pub(super) second_start: [f32; NARROW],
    pub(super) last: [f32; NARROW],
    pub(super) last_start: f32,
}

/// Numbers that are left to read.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn short<const N: usize>(&mut self) -> Result<[i16; N], BadNet> {
        let (numbers, rest) = self.0.split_at_checked(2 * N).ok_or(BadNet)?;
        self.0 = rest;
        let mut pairs = numbers.chunks_exact(2);
        Ok(std::array::from_fn(|_| {
            let pair = pairs.next().expect("as many as were cut off");
            i16::from_le_bytes([pair[0], pair[1]])
        }))
    }

    fn long<const N: usize>(&mut self) -> Result<[i32; N], BadNet> {
        let (numbers, rest) = self.0.split_at_checked(4 * N).ok_or(BadNet)?;
        self.0 = rest;
        let mut fours = numbers.chunks_exact(4);
        Ok(std::array::from_fn(|_| {
            let four = fours.next().expect("as many as were cut off");
            i32::from_le_bytes([four[0], four[1], four[2], four[3]])
        }))
    }
}

#[cfg(test)]
mod tests {
    use dice::SeededDice;
    use game_pylos::turns;
    use rules::{Dice, Variant};

    use super::*;

    /// The boards of a few random matches.
    fn boards(rules: RuleSet, matches: u64) -> Vec<Board> {
        let mut boards = Vec::new();
        for number in 0..matches {
            let mut dice = SeededDice::new(number);
            let mut board = Board::EMPTY;
            while !board.is_over() {
                boards.push(board);
                let mut next = Vec::new();
                turns::successors(board, rules, &mut next);
                board = next[dice.below(next.len() as u32) as usize];
            }
        }
        boards
    }

    /// The same in real numbers, one after the other.
    fn slow_value(net: &Net, board: Board) -> f64 {
        let one = f64::from(ONE);
        let held = |number: f64| number.clamp(0.0, 1.0);
        let applying = Applying::new(net.rules, board);
        let rows: Vec<usize> = std::iter::once(0)
            .chain(applying.rows().iter().map(|&row| usize::from(row) + 1))
            .collect();
        let wide: Vec<f64> = (0..WIDTH)
            .map(|place| {
                let sum: i32 = rows.iter().map(|&row| i32::from(net.first[row][place])).sum();
                held(f64::from(sum) / one)
            })
            .collect();
        let head = &net.heads[board.filled().len() as usize / 4];
        let unit = f64::from(UNIT);
        let mut value = f64::from(head.last_start) / one / unit;
        for place in 0..NARROW {
            let mut sum = f64::from(head.second_start[place]) / one / unit;
            for (weight, wide) in head.second[place].iter().zip(&wide) {
                sum += f64::from(*weight) / unit * wide;
            }
            value += held(sum) * f64::from(head.last[place]) / unit;
        }
        100.0 * value
    }

    #[test]
    fn whole_numbers_come_to_the_same_as_real_ones() {
        for &rules in RuleSet::ALL {
            let net = Net::learnt(rules);
            for board in boards(rules, 20) {
                let (fast, slow) = (f64::from(net.value(board)), slow_value(net, board));
                assert!(
                    (fast - slow).abs() < 15.0,
                    "{rules}: {fast} and {slow} for {board:?}"
                );
            }
        }
    }

    #[test]
    fn what_is_written_is_read_again_and_nothing_else() {
        let net = Net::learnt(RuleSet::Standard);
        let mut file = b"# why\n\n".to_vec();
        file.extend(net.bytes());
        let again = Net::read(RuleSet::Standard, &file).expect("it was written by us");
        assert_eq!(again.bytes(), net.bytes());
        assert!(
            Net::read(RuleSet::Expert, &file).is_err(),
            "a net for other rules"
        );
        assert!(Net::read(RuleSet::Standard, &file[..file.len() - 1]).is_err());
        assert!(Net::read(RuleSet::Standard, b"no empty line").is_err());
        file.push(0);
        assert!(
            Net::read(RuleSet::Standard, &file).is_err(),
            "something is left over"
        );
        // A number so large that sums would overflow.
        file.pop();
        file[7..9].copy_from_slice(&i16::MAX.to_le_bytes());
        assert!(Net::read(RuleSet::Standard, &file).is_err());
    }

    /// Whether the side to move wins, by plain search to the end.
    fn wins(rules: RuleSet, board: Board) -> bool {
        let mut next = Vec::new();
        turns::successors(board, rules, &mut next);
        next.into_iter().any(|next| !wins(rules, next))
    }

    #[test]
    fn late_in_a_match_it_mostly_knows_who_wins() {
        // Nothing is ever taken back there, so that plain search comes to an end.
        let rules = RuleSet::Children;
        let late = |board: &Board| board.filled().len() >= 20;
        let boards: Vec<Board> = boards(rules, 60).into_iter().filter(late).collect();
        let right = |board: &&Board| (Net::learnt(rules).value(**board) > 0) == wins(rules, **board);
        let foretold = boards.iter().filter(right).count();
        assert!(boards.len() > 300);
        assert!(
            foretold * 100 > boards.len() * 93,
            "{foretold} of {} foretold",
            boards.len()
        );
    }
}
