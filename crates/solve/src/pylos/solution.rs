use std::io;

use game_pylos::{Board, turns};
use rules::{Dice, Game, Variant};

use super::{Index, PylosGraph};
use crate::graph::Graph;
use crate::ranking::classes;
use crate::table::{Holds, Label, Writer};
use crate::{Value, Values, Verdict};

/// The numbers of won, lost and drawn positions, counting rotations and reflections separately.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// Won by the side to move.
    pub wins: u64,
    /// Lost by the side to move.
    pub losses: u64,
    /// Drawn.
    pub draws: u64,
    /// The number of positions decided in each number of plies.
    pub by_plies: Vec<u64>,
}

impl Totals {
    /// The number of all positions.
    pub fn positions(&self) -> u64 {
        self.wins + self.losses + self.draws
    }

    fn add(&mut self, counts: &[u64; 256], images: u64) {
        for (byte, &count) in (0..=u8::MAX).zip(counts) {
            let Some(value) = Value::from_byte(byte).filter(|_| count > 0) else {
                continue;
            };
            match value.verdict() {
                Verdict::Win => self.wins += count * images,
                Verdict::Loss => self.losses += count * images,
                Verdict::Draw => self.draws += count * images,
            }
            if let Some(plies) = value.plies() {
                let plies = usize::from(plies);
                if self.by_plies.len() <= plies {
                    self.by_plies.resize(plies + 1, 0);
                }
                self.by_plies[plies] += count * images;
            }
        }
    }
}

impl PylosGraph {
    /// The label for a table of this game.
    pub fn label(&self, index: &Index, holds: Holds) -> Label {
        Label {
            game: game_pylos::Pylos::ID.to_owned(),
            variant: self.rules().name().to_owned(),
            revision: game_pylos::Pylos::REVISION,
            holds,
            positions: index.len(),
        }
    }

    /// The value of a position.
    ///
    /// # Panics
    /// If it is not a position of this pyramid.
    pub fn value(&self, values: &Values, board: Board) -> Value {
        let (block, position) = self.locate(board).expect("a position");
        values.get(block, position)
    }

    /// Writes all values in index order, and counts them. `watch` receives the number of finished
    /// positions.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn write(
        &self,
        values: &Values,
        index: &Index,
        writers: &mut [Writer],
        mut watch: impl FnMut(u64),
    ) -> io::Result<Totals> {
        let mut totals = Totals::default();
        let mut done = 0;
        for block in 0..self.blocks() {
            let counts = self.for_each_class(values, index, block, |bytes| {
                done += bytes.len() as u64;
                writers.iter_mut().try_for_each(|writer| writer.push(bytes))
            })?;
            totals.add(&counts, index.images(block));
            watch(done);
        }
        Ok(totals)
    }

    /// The bytes of a block in index order, in parts, and how often each value occurs in the
    /// block.
    ///
    /// A position that is not the first of its images is never looked up: it gets the byte of the
    /// previous position, which compresses best.
    fn for_each_class(
        &self,
        values: &Values,
        index: &Index,
        block: usize,
        mut visit: impl FnMut(&[u8]) -> io::Result<()>,
    ) -> io::Result<[u64; 256]> {
        let mut counts = [0; 256];
        let bits = self.bits(block);
        if let Some(by_count) = self.by_count(block) {
            for (own, size) in classes(self.limit(), bits) {
                let byte = by_count[own as usize].byte();
                counts[usize::from(byte)] += u64::from(size);
                let part = vec![byte; 1 << 16];
                for left in (0..size as usize).step_by(part.len()) {
                    visit(&part[..part.len().min(size as usize - left)])?;
                }
            }
            return Ok(counts);
        }
        // The next offset for each class; impossible classes have no room.
        let mut cursors = [usize::MAX; 32];
        let mut size = 0;
        for (own, ways) in classes(self.limit(), bits) {
            cursors[own as usize] = size;
            size += ways as usize;
        }
        let mut bytes = vec![0; size];
        let first_images = index.first_images(block);
        values.for_each(block, |position, byte| {
            let cursor = &mut cursors[position.count_ones() as usize];
            if *cursor != usize::MAX {
                counts[usize::from(byte)] += 1;
                let is_asked = first_images.are_all() || first_images.contain(position);
                bytes[*cursor] = match cursor.checked_sub(1) {
                    Some(before) if !is_asked => bytes[before],
                    _ => byte,
                };
                *cursor += 1;
            }
        });
        visit(&bytes)?;
        Ok(counts)
    }

    /// Checks that the value of a random position follows from those of its successors, which are
    /// generated by the rules of the game and not by the solver. Returns the position if it does
    /// not.
    pub fn check_one(&self, values: &Values, index: &Index, dice: &mut dyn Dice) -> Option<Board> {
        let board = loop {
            let number = ((u128::from(dice.bits()) * u128::from(index.len())) >> 64) as u64;
            let board = index.unrank(number);
            if !board.is_over() {
                break board;
            }
        };
        let mut worst = None;
        turns::for_each_outcome(board, self.rules(), turns::TakingBack::Optional, |mover| {
            let value = self.value(values, board.after(mover));
            worst = Some(worst.map_or(value, |worst: Value| worst.min(value)));
        });
        let follows = worst.map_or(Value::LOST, Value::before);
        (follows != self.value(values, board)).then_some(board)
    }
}
