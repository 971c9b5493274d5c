//! Small nets in whole numbers, learnt outside of the program (see
//! `tools/learn`) and the same on every machine.
//!
//! The first layer adds up the rows that apply to a position; a head of two
//! more layers makes a few outputs of them. Which head answers is said by the
//! game: every phase of a match has one of its own. Units are those of the
//! nets of Pylos.

/// The first layer is a few times as wide as this.
const BLOCK: usize = 64;
/// How wide the second layer is.
const NARROW: usize = 16;

/// What stands for 1 in the first layer; a layer's values are kept between 0 and 1.
const ONE: i32 = 128;
/// What stands for 1 in the second layer.
const FINE: i32 = 4096;
/// What stands for a weight of 1 between layers.
const UNIT: i32 = 256;
/// What stands for 1 in an output.
const OUTPUT: i64 = 256;
/// As many rows fit the sums of the first layer, whatever is in them.
const MOST_ROWS: usize = i16::MAX as usize / i8::MAX as usize - 1;

/// The numbers of a net that a game's code has to fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetShape {
    /// How many rows the first layer has.
    pub rows: usize,
    /// How many of them apply to any position.
    pub active: usize,
    /// How many heads there are.
    pub heads: usize,
    /// How many numbers a head gives.
    pub outputs: usize,
}

/// A net, as it is used.
pub struct Net {
    shape: NetShape,
    blocks: usize,
    /// What the first layer starts with, then its rows; each as a number of blocks.
    first: Vec<[i16; BLOCK]>,
    heads: Vec<Head>,
}

/// The last two layers of a phase.
struct Head {
    /// For each block, what it gives to each number of the second layer.
    second: Vec<[[i16; BLOCK]; NARROW]>,
    second_start: [i32; NARROW],
    last: Vec<[i16; NARROW]>,
    last_start: Vec<i32>,
}

/// The first layer of a net for one position, before it is kept between 0 and 1.
///
/// Positions that differ by a few rows share most of it.
#[derive(Clone)]
pub struct Sums {
    blocks: Vec<[i16; BLOCK]>,
}

/// The bytes of a net do not fit the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadNet;

impl std::fmt::Display for BadNet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the numbers do not fit this net")
    }
}

impl std::error::Error for BadNet {}

impl Net {
    /// Reads a data file: lines of text up to an empty one, then how many
    /// rows, blocks, heads and outputs there are in 32 bits each, then the
    /// numbers: of the first layer 8 bits each, of the others 16, and starts
    /// of sums 32 bits.
    ///
    /// # Errors
    /// If it does not hold exactly the numbers of a net of this shape.
    pub fn read(shape: NetShape, bytes: &[u8]) -> Result<Net, BadNet> {
        let text = bytes.windows(2).position(|pair| pair == b"\n\n").ok_or(BadNet)?;
        let mut numbers = Numbers(&bytes[text + 2..]);
        let [rows, blocks, heads, outputs] = numbers.long()?.map(|number| number as usize);
        let fits = rows == shape.rows && heads == shape.heads && outputs == shape.outputs;
        if !fits || !(1..=4).contains(&blocks) || shape.active > MOST_ROWS {
            return Err(BadNet);
        }
        let first = (0..blocks * (rows + 1)).map(|_| numbers.tiny());
        let first = first.collect::<Result<_, _>>()?;
        let heads = (0..heads).map(|_| Head::read(blocks, outputs, &mut numbers));
        let heads = heads.collect::<Result<_, _>>()?;
        if !numbers.0.is_empty() {
            return Err(BadNet);
        }
        Ok(Net {
            shape,
            blocks,
            first,
            heads,
        })
    }

    /// What it was read as.
    pub fn shape(&self) -> NetShape {
        self.shape
    }

    /// The first layer with these rows.
    ///
    /// # Panics
    /// If there is no such row.
    #[inline]
    pub fn sums(&self, rows: &[u16]) -> Sums {
        let mut sums = Sums {
            blocks: self.first[..self.blocks].to_vec(),
        };
        self.add(&mut sums, rows);
        sums
    }

    /// Makes sums of these rows of others.
    #[inline]
    pub fn refill(&self, sums: &mut Sums, rows: &[u16]) {
        sums.blocks.copy_from_slice(&self.first[..self.blocks]);
        self.add(sums, rows);
    }

    /// Adds rows to the first layer.
    #[inline]
    pub fn add(&self, sums: &mut Sums, rows: &[u16]) {
        for (block, sums) in sums.blocks.iter_mut().enumerate() {
            for &row in rows {
                let row = &self.first[(usize::from(row) + 1) * self.blocks + block];
                for (sum, number) in sums.iter_mut().zip(row) {
                    *sum += number;
                }
            }
        }
    }

    /// One output, in 256ths.
    ///
    /// # Panics
    /// If there is no such head or output.
    #[inline]
    pub fn output(&self, sums: &Sums, head: usize, output: usize) -> i32 {
        let head = &self.heads[head];
        let narrow = head.narrow(sums);
        head.output(&narrow, output)
    }

    /// Some outputs, in 256ths.
    ///
    /// # Panics
    /// If there is no such head or output.
    #[inline]
    pub fn some<const N: usize>(&self, sums: &Sums, head: usize, outputs: [usize; N]) -> [i32; N] {
        let head = &self.heads[head];
        let narrow = head.narrow(sums);
        outputs.map(|output| head.output(&narrow, output))
    }

    /// All outputs, in 256ths.
    ///
    /// # Panics
    /// If there is no such head.
    pub fn outputs(&self, sums: &Sums, head: usize) -> Vec<i32> {
        let head = &self.heads[head];
        let narrow = head.narrow(sums);
        (0..self.shape.outputs)
            .map(|output| head.output(&narrow, output))
            .collect()
    }
}

impl Head {
    fn read(blocks: usize, outputs: usize, numbers: &mut Numbers<'_>) -> Result<Head, BadNet> {
        let mut second = Vec::with_capacity(blocks);
        for _ in 0..blocks {
            let mut block = [[0; BLOCK]; NARROW];
            for weights in &mut block {
                *weights = numbers.short()?;
            }
            second.push(block);
        }
        let second_start = numbers.long()?;
        let last = (0..outputs).map(|_| numbers.short());
        let last = last.collect::<Result<_, _>>()?;
        let last_start = (0..outputs).map(|_| numbers.long::<1>().map(|[number]| number));
        Ok(Head {
            second,
            second_start,
            last,
            last_start: last_start.collect::<Result<_, _>>()?,
        })
    }

    /// The second layer, between 0 and [`FINE`].
    #[inline]
    fn narrow(&self, sums: &Sums) -> [i32; NARROW] {
        let mut narrow = self.second_start;
        for (sums, second) in sums.blocks.iter().zip(&self.second) {
            let wide = sums.map(|sum| sum.clamp(0, ONE as i16));
            for (narrow, weights) in narrow.iter_mut().zip(second) {
                let products = weights.iter().zip(&wide);
                *narrow += products
                    .map(|(&weight, &wide)| i32::from(weight) * i32::from(wide))
                    .sum::<i32>();
            }
        }
        narrow.map(|narrow| (narrow / (ONE * UNIT / FINE)).clamp(0, FINE))
    }

    #[inline]
    fn output(&self, narrow: &[i32; NARROW], output: usize) -> i32 {
        let mut value = i64::from(self.last_start[output]);
        for (&narrow, &last) in narrow.iter().zip(&self.last[output]) {
            value += i64::from(narrow) * i64::from(last);
        }
        (value * OUTPUT / i64::from(FINE * UNIT)) as i32
    }
}

/// Numbers that are left to read.
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
