use std::fs::File;
use std::path::Path;
use std::sync::Mutex;

use memmap2::Mmap;
use xxhash_rust::xxh3::xxh3_64;
use zstd::bulk::Decompressor;

use super::label::{ENTRY, HEADER};
use super::{BLOCK, BadTable, Holds, Label};
use crate::{Value, Verdict};

/// A table on disk. Blocks are read on demand.
pub struct Table {
    label: Label,
    file: Mmap,
    /// The offset of each block, and the end of the last one.
    starts: Vec<u64>,
    unpacker: Mutex<Unpacker>,
}

/// The number of recently used blocks that stay decompressed.
const KEPT: usize = 64;

struct Unpacker {
    zstd: Decompressor<'static>,
    kept: Vec<(u64, Vec<u8>)>,
    /// The index of the cached block to be replaced next.
    oldest: usize,
}

impl Table {
    /// Opens a table and checks its header and directory, but not its blocks.
    ///
    /// # Errors
    /// If it is not a table or is damaged.
    pub fn open(path: &Path) -> Result<Table, BadTable> {
        let file = File::open(path)?;
        #[expect(
            unsafe_code,
            reason = "a table is written once and renamed into place; if somebody changes it later, the checksums detect the wrong bytes"
        )]
        // SAFETY: nobody writes to a finished table.
        let file = unsafe { Mmap::map(&file)? };
        let (label, directory_at, directory_sum) = Label::read(&file)?;
        let expected = directory_at + label.blocks() * ENTRY as u64;
        if file.len() as u64 != expected {
            return Err(BadTable::Length {
                found: file.len() as u64,
                expected,
            });
        }
        let directory = &file[directory_at as usize..];
        if xxh3_64(directory) != directory_sum {
            return Err(BadTable::Directory);
        }
        let mut starts = vec![HEADER as u64];
        for entry in directory.chunks_exact(ENTRY) {
            let length = u32::from_le_bytes([entry[0], entry[1], entry[2], entry[3]]);
            starts.push(starts[starts.len() - 1] + u64::from(length));
        }
        if starts[starts.len() - 1] != directory_at {
            return Err(BadTable::Directory);
        }
        let unpacker = Mutex::new(Unpacker {
            zstd: Decompressor::new()?,
            kept: Vec::new(),
            oldest: 0,
        });
        Ok(Table {
            label,
            file,
            starts,
            unpacker,
        })
    }

    /// Its label.
    pub fn label(&self) -> &Label {
        &self.label
    }

    /// The size of the file in bytes.
    pub fn size(&self) -> u64 {
        self.file.len() as u64
    }

    /// The value of a position. In a table of verdicts, wins and losses have the shortest
    /// possible distances, 1 and 0, which mean nothing.
    ///
    /// # Errors
    /// If its block is damaged.
    ///
    /// # Panics
    /// If the index has no such number.
    pub fn value(&self, index: u64) -> Result<Value, BadTable> {
        assert!(index < self.label.positions, "no position has the number {index}");
        let block = index / self.label.holds.per_block();
        let within = (index % self.label.holds.per_block()) as usize;
        let mut unpacker = self
            .unpacker
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        let bytes = unpacker.block(self, block)?;
        let value = match self.label.holds {
            Holds::Distances => Value::from_byte(bytes[within]),
            Holds::Verdicts => verdict_value(bytes[within / 4] >> (within % 4 * 2) & 3),
        };
        value.ok_or_else(|| self.damaged(block))
    }

    /// Checks every block; `watch` receives the number of finished ones.
    ///
    /// # Errors
    /// The first damaged block.
    pub fn verify(&self, mut watch: impl FnMut(u64)) -> Result<(), BadTable> {
        let mut zstd = Decompressor::new()?;
        for block in 0..self.label.blocks() {
            let bytes = self.unpack(&mut zstd, block)?;
            let first = block * self.label.holds.per_block();
            let positions = (self.label.positions - first).min(self.label.holds.per_block()) as usize;
            let is_sound = match self.label.holds {
                Holds::Distances => bytes.iter().all(|&byte| Value::from_byte(byte).is_some()),
                Holds::Verdicts => {
                    (0..positions).all(|within| bytes[within / 4] >> (within % 4 * 2) & 3 != 3)
                }
            };
            if !is_sound {
                return Err(self.damaged(block));
            }
            watch(block + 1);
        }
        Ok(())
    }

    /// Decompresses a block and checks it.
    fn unpack(&self, zstd: &mut Decompressor<'_>, block: u64) -> Result<Vec<u8>, BadTable> {
        let (start, end) = (self.starts[block as usize], self.starts[block as usize + 1]);
        let packed = &self.file[start as usize..end as usize];
        let entry = self.starts[self.starts.len() - 1] as usize + block as usize * ENTRY;
        let sum = &self.file[entry + 4..entry + ENTRY];
        if xxh3_64(packed).to_le_bytes() != *sum {
            return Err(self.damaged(block));
        }
        let bytes = zstd.decompress(packed, BLOCK).map_err(|_| self.damaged(block))?;
        if bytes.len() == self.unpacked_size(block) {
            Ok(bytes)
        } else {
            Err(self.damaged(block))
        }
    }

    /// The uncompressed size of a block: all but the last are full.
    fn unpacked_size(&self, block: u64) -> usize {
        let first = block * self.label.holds.per_block();
        let positions = (self.label.positions - first).min(self.label.holds.per_block());
        match self.label.holds {
            Holds::Distances => positions as usize,
            Holds::Verdicts => positions.div_ceil(4) as usize,
        }
    }

    fn damaged(&self, block: u64) -> BadTable {
        BadTable::Block {
            block,
            blocks: self.label.blocks(),
        }
    }
}

impl Unpacker {
    fn block(&mut self, table: &Table, block: u64) -> Result<&[u8], BadTable> {
        if let Some(place) = self.kept.iter().position(|(kept, _)| *kept == block) {
            return Ok(&self.kept[place].1);
        }
        let bytes = table.unpack(&mut self.zstd, block)?;
        if self.kept.len() < KEPT {
            self.kept.push((block, bytes));
            return Ok(&self.kept[self.kept.len() - 1].1);
        }
        let place = self.oldest;
        self.oldest = (place + 1) % KEPT;
        self.kept[place] = (block, bytes);
        Ok(&self.kept[place].1)
    }
}

fn verdict_value(code: u8) -> Option<Value> {
    let verdict = match code {
        0 => Verdict::Loss,
        1 => Verdict::Draw,
        2 => Verdict::Win,
        _ => return None,
    };
    Some(match verdict {
        Verdict::Loss => Value::LOST,
        Verdict::Draw => Value::DRAW,
        Verdict::Win => Value::LOST.before(),
    })
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table")
            .field("label", &self.label)
            .finish_non_exhaustive()
    }
}
