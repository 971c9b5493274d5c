//! A small neural net that predicts the winner, trained from the solution of each rule set.
//!
//! The first layer adds up the rows that apply to a board (see [`patterns`](super::patterns)); a
//! head of two more layers reduces them to one number. The opening and the rest of the match have
//! separate first layers, and every phase of them has its own head. A board is first mapped to
//! the first of its images, which reduces their number to an eighth. All arithmetic is on
//! integers, so the result is the same on every machine.

use std::sync::LazyLock;

use games::game_pylos::{Board, RuleSet};

use super::patterns::{Applying, MOST, rows};

/// The width of a block; a first layer is one or a few blocks wide.
pub(super) const BLOCK: usize = 64;
/// The width of the second layer.
pub(super) const NARROW: usize = 16;

/// A part of the match with a net of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Few spheres on the board: there are few such boards, so the net can know much about them.
    Opening,
    /// Everything after that.
    Rest,
}

impl Stage {
    /// Both stages, in file order.
    pub(super) const BOTH: [Stage; 2] = [Stage::Opening, Stage::Rest];

    /// The maximum number of spheres in the opening.
    const OPENING: u32 = 13;

    /// The stage that a board belongs to.
    #[inline]
    pub(super) fn of(board: Board) -> Stage {
        if board.filled().len() <= Stage::OPENING {
            Stage::Opening
        } else {
            Stage::Rest
        }
    }

    /// The width of the first layer in blocks.
    pub(super) const fn blocks(self, rules: RuleSet) -> usize {
        match (self, rules) {
            (Stage::Opening, RuleSet::Expert) => 3,
            (Stage::Opening, RuleSet::Standard) => 2,
            (Stage::Opening, RuleSet::Children) | (Stage::Rest, _) => 1,
        }
    }

    /// The number of heads.
    pub(super) const fn heads(self) -> usize {
        match self {
            Stage::Opening => 7,
            Stage::Rest => 5,
        }
    }

    /// The head for a board of this stage.
    #[inline]
    pub(super) fn head(self, board: Board) -> usize {
        let spheres = board.filled().len();
        (match self {
            Stage::Opening => spheres / 2,
            Stage::Rest => spheres / 4 - 3,
        }) as usize
    }
}

/// The fixed-point value of 1 in the first layer; values are clamped to 0 to 1.
pub(super) const ONE: i32 = 128;
/// The fixed-point value of 1 in the second layer, which is more precise because it has fewer
/// numbers.
const FINE: i32 = 4096;
/// The fixed-point value of a weight of 1 between layers.
pub(super) const UNIT: i32 = 256;
/// The maximum number in the first layer, so that it fits in 8 bits.
pub(super) const LARGEST: i8 = i8::MAX;
const _: () = assert!((LARGEST as usize) * (MOST + 1) < i16::MAX as usize);

/// A net, ready for use.
pub(super) struct Net {
    rules: RuleSet,
    opening: Part,
    rest: Part,
}

/// The net of a stage.
pub(super) struct Part {
    blocks: usize,
    /// The bias of the first layer, then one row for each pattern; each consists of several
    /// blocks.
    first: Vec<[i16; BLOCK]>,
    heads: Vec<Head>,
}

/// The last two layers of a phase.
struct Head {
    /// For each block, its weights for each number of the second layer.
    second: Vec<[[i16; BLOCK]; NARROW]>,
    second_start: [i32; NARROW],
    last: [i16; NARROW],
    last_start: i32,
}

/// The bytes of a net do not match the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BadNet;

/// The nets that ship with the program.
static LEARNT: [LazyLock<Net>; 3] = [
    LazyLock::new(|| learnt(RuleSet::Children, include_bytes!("../../data/pylos-children.net"))),
    LazyLock::new(|| learnt(RuleSet::Standard, include_bytes!("../../data/pylos-standard.net"))),
    LazyLock::new(|| learnt(RuleSet::Expert, include_bytes!("../../data/pylos-expert.net"))),
];

fn learnt(rules: RuleSet, bytes: &[u8]) -> Net {
    Net::read(rules, bytes).expect("a test reads the same file")
}

impl Net {
    /// The net that ships with the program, for this rule set.
    pub(super) fn learnt(rules: RuleSet) -> &'static Net {
        match rules {
            RuleSet::Children => &LEARNT[0],
            RuleSet::Standard => &LEARNT[1],
            RuleSet::Expert => &LEARNT[2],
        }
    }

    /// A net of these parts.
    pub(super) fn new(rules: RuleSet, opening: Part, rest: Part) -> Net {
        Net { rules, opening, rest }
    }

    /// Reads a data file: lines of text up to an empty one, then the numbers of both stages: 8
    /// bits each in first layers, 16 in the others, and 32 bits for biases.
    ///
    /// # Errors
    /// If it does not hold exactly the numbers of a net for these rules.
    pub(super) fn read(rules: RuleSet, bytes: &[u8]) -> Result<Net, BadNet> {
        let text = bytes.windows(2).position(|pair| pair == b"\n\n").ok_or(BadNet)?;
        let mut numbers = Numbers(&bytes[text + 2..]);
        let [opening, rest] = Stage::BOTH.map(|stage| Part::read(rules, stage, &mut numbers));
        let net = Net::new(rules, opening?, rest?);
        if numbers.0.is_empty() {
            Ok(net)
        } else {
            Err(BadNet)
        }
    }

    /// The numbers in the format of [`Net::read`], without the text.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.opening.write(&mut bytes);
        self.rest.write(&mut bytes);
        bytes
    }

    /// The evaluation for the side to move, in hundredths of log-odds.
    #[inline]
    pub(super) fn value(&self, board: Board) -> i32 {
        let stage = Stage::of(board);
        let board = board.first_image();
        let part = match stage {
            Stage::Opening => &self.opening,
            Stage::Rest => &self.rest,
        };
        part.value(&Applying::new(self.rules, board), stage.head(board))
    }
}

impl Part {
    fn read(rules: RuleSet, stage: Stage, numbers: &mut Numbers<'_>) -> Result<Part, BadNet> {
        let blocks = stage.blocks(rules);
        let first = (0..blocks * (rows(rules) + 1)).map(|_| numbers.tiny());
        let first = first.collect::<Result<_, _>>()?;
        let heads = (0..stage.heads()).map(|_| Head::read(blocks, numbers));
        let heads = heads.collect::<Result<_, _>>()?;
        Ok(Part { blocks, first, heads })
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.first.iter().flatten().map(|&number| number as i8 as u8));
        for head in &self.heads {
            let second = head.second.as_flattened().as_flattened();
            bytes.extend(second.iter().flat_map(|number| number.to_le_bytes()));
            bytes.extend(head.second_start.iter().flat_map(|number| number.to_le_bytes()));
            bytes.extend(head.last.iter().flat_map(|number| number.to_le_bytes()));
            bytes.extend(head.last_start.to_le_bytes());
        }
    }

    /// The net of a stage with these layers, quantised.
    pub(super) fn rounded(layers: &Layers) -> Part {
        let tiny = |number: f32| short(number, ONE, LARGEST.into());
        Part {
            blocks: layers.blocks,
            first: layers.first.iter().map(|row| row.map(tiny)).collect(),
            heads: layers.heads.iter().map(Head::rounded).collect(),
        }
    }

    #[inline]
    fn value(&self, applying: &Applying, head: usize) -> i32 {
        let head = &self.heads[head];
        let mut narrow = head.second_start;
        for (block, second) in head.second.iter().enumerate() {
            let mut sums = self.first[block];
            for &row in applying.rows() {
                let row = &self.first[(usize::from(row) + 1) * self.blocks + block];
                for (sum, number) in sums.iter_mut().zip(row) {
                    *sum += number;
                }
            }
            for sum in &mut sums {
                *sum = (*sum).clamp(0, ONE as i16);
            }
            for (narrow, weights) in narrow.iter_mut().zip(second) {
                let products = weights.iter().zip(&sums);
                *narrow += products
                    .map(|(&weight, &wide)| i32::from(weight) * i32::from(wide))
                    .sum::<i32>();
            }
        }
        let mut value = i64::from(head.last_start);
        for (narrow, last) in narrow.iter().zip(&head.last) {
            let narrow = (narrow / (ONE * UNIT / FINE)).clamp(0, FINE);
            value += i64::from(narrow) * i64::from(*last);
        }
        (value * 100 / i64::from(FINE * UNIT)) as i32
    }
}

impl Head {
    fn read(blocks: usize, numbers: &mut Numbers<'_>) -> Result<Head, BadNet> {
        let mut second = Vec::with_capacity(blocks);
        for _ in 0..blocks {
            let mut block = [[0; BLOCK]; NARROW];
            for weights in &mut block {
                *weights = numbers.short()?;
            }
            second.push(block);
        }
        Ok(Head {
            second,
            second_start: numbers.long()?,
            last: numbers.short()?,
            last_start: numbers.long::<1>()?[0],
        })
    }

    fn rounded(layers: &HeadLayers) -> Head {
        let unit = |number: f32| short(number, UNIT, i16::MAX);
        Head {
            second: layers
                .second
                .iter()
                .map(|block| block.map(|weights| weights.map(unit)))
                .collect(),
            second_start: layers
                .second_start
                .map(|number| (number * (ONE * UNIT) as f32).round() as i32),
            last: layers.last.map(unit),
            last_start: (layers.last_start * (FINE * UNIT) as f32).round() as i32,
        }
    }
}

/// A number in these units, clamped to this maximum.
fn short(number: f32, unit: i32, most: i16) -> i16 {
    let most = f32::from(most);
    (number * unit as f32).round().clamp(-most, most) as i16
}

/// The numbers of a stage before quantisation.
#[derive(Clone)]
pub(super) struct Layers {
    pub(super) blocks: usize,
    /// The bias of the first layer, then one row for each pattern.
    pub(super) first: Vec<[f32; BLOCK]>,
    pub(super) heads: Vec<HeadLayers>,
}

/// The numbers of a head before quantisation.
#[derive(Clone)]
pub(super) struct HeadLayers {
    pub(super) second: Vec<[[f32; BLOCK]; NARROW]>,
    pub(super) second_start: [f32; NARROW],
    pub(super) last: [f32; NARROW],
    pub(super) last_start: f32,
}

/// The remaining numbers to read.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn cut(&mut self, bytes: usize) -> Result<&[u8], BadNet> {
        let (cut, rest) = self.0.split_at_checked(bytes).ok_or(BadNet)?;
        self.0 = rest;
        Ok(cut)
    }

    fn tiny<const N: usize>(&mut self) -> Result<[i16; N], BadNet> {
        let bytes = self.cut(N)?;
        Ok(std::array::from_fn(|place| i16::from(bytes[place] as i8)))
    }

    fn short<const N: usize>(&mut self) -> Result<[i16; N], BadNet> {
        let (pairs, _) = self.cut(2 * N)?.as_chunks();
        Ok(std::array::from_fn(|place| i16::from_le_bytes(pairs[place])))
    }

    fn long<const N: usize>(&mut self) -> Result<[i32; N], BadNet> {
        let (fours, _) = self.cut(4 * N)?.as_chunks();
        Ok(std::array::from_fn(|place| i32::from_le_bytes(fours[place])))
    }
}

#[cfg(test)]
mod tests {
    use dice::SeededDice;
    use games::game_pylos::{Symmetry, turns};
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

    /// The same in floating point, one after the other.
    fn slow_value(net: &Net, board: Board) -> f64 {
        let one = f64::from(ONE);
        let held = |number: f64| number.clamp(0.0, 1.0);
        let board = board.first_image();
        let stage = Stage::of(board);
        let part = match stage {
            Stage::Opening => &net.opening,
            Stage::Rest => &net.rest,
        };
        let applying = Applying::new(net.rules, board);
        let rows: Vec<usize> = std::iter::once(0)
            .chain(applying.rows().iter().map(|&row| usize::from(row) + 1))
            .collect();
        let wide = |block: usize, place: usize| {
            let numbers = rows
                .iter()
                .map(|row| part.first[row * part.blocks + block][place]);
            held(f64::from(numbers.map(i32::from).sum::<i32>()) / one)
        };
        let head = &part.heads[stage.head(board)];
        let unit = f64::from(UNIT);
        let mut value = f64::from(head.last_start) / f64::from(FINE) / unit;
        for narrow in 0..NARROW {
            let mut sum = f64::from(head.second_start[narrow]) / one / unit;
            for block in 0..part.blocks {
                for place in 0..BLOCK {
                    sum += f64::from(head.second[block][narrow][place]) / unit * wide(block, place);
                }
            }
            value += held(sum) * f64::from(head.last[narrow]) / unit;
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
                    (fast - slow).abs() < 2.0,
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
    }

    #[test]
    fn images_are_worth_the_same() {
        let rules = RuleSet::Expert;
        for board in boards(rules, 5) {
            let value = Net::learnt(rules).value(board);
            for symmetry in Symmetry::ALL {
                assert_eq!(
                    Net::learnt(rules).value(symmetry.board(board)),
                    value,
                    "{board:?}"
                );
            }
        }
    }

    /// Whether the side to move wins, by plain search to the end.
    fn wins(rules: RuleSet, board: Board) -> bool {
        let mut next = Vec::new();
        turns::successors(board, rules, &mut next);
        next.into_iter().any(|next| !wins(rules, next))
    }

    #[test]
    fn late_in_a_match_it_mostly_knows_who_wins() {
        // Nothing is ever taken back there, so plain search terminates.
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
