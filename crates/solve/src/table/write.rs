use std::fs::{self, File};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::thread;

use xxhash_rust::xxh3::xxh3_64;

use super::label::{ENTRY, HEADER};
use super::{BLOCK, Holds, Label};
use crate::{Value, Verdict};

/// The number of blocks compressed at a time, shared among the threads.
const BATCH: usize = 512;

/// Writes a table, value by value in index order.
///
/// The file gets its name only when it is complete.
pub struct Writer {
    label: Label,
    level: i32,
    threads: usize,
    path: PathBuf,
    partial: PathBuf,
    file: BufWriter<File>,
    /// Uncompressed bytes of blocks not written yet.
    pending: Vec<u8>,
    /// Verdicts that do not fill a byte yet, and their number.
    bits: (u8, u32),
    positions: u64,
    directory: Vec<u8>,
    written: u64,
}

impl Writer {
    /// Creates a table. `level` is zstd's, from 1 (fast) to 22 (small).
    ///
    /// # Errors
    /// If the file cannot be created.
    pub fn create(path: &Path, label: Label, level: i32, threads: usize) -> io::Result<Writer> {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".writing");
        let partial = path.with_file_name(name);
        let mut file = BufWriter::new(File::create(&partial)?);
        file.write_all(&[0; HEADER])?;
        Ok(Writer {
            label,
            level,
            threads: threads.max(1),
            path: path.to_owned(),
            partial,
            file,
            pending: Vec::with_capacity(BATCH * BLOCK),
            bits: (0, 0),
            positions: 0,
            directory: Vec::new(),
            written: HEADER as u64,
        })
    }

    /// Adds the values of the next positions, as bytes of [`Value`].
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn push(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.positions += bytes.len() as u64;
        match self.label.holds {
            Holds::Distances => {
                for part in bytes.chunks(BLOCK) {
                    self.pending.extend_from_slice(part);
                    self.write_full_batch()?;
                }
            }
            Holds::Verdicts => {
                for part in bytes.chunks(BLOCK) {
                    for &byte in part {
                        self.push_verdict(byte);
                    }
                    self.write_full_batch()?;
                }
            }
        }
        Ok(())
    }

    fn push_verdict(&mut self, byte: u8) {
        let verdict = Value::from_byte(byte).expect("only values are written").verdict();
        let code = match verdict {
            Verdict::Loss => 0,
            Verdict::Draw => 1,
            Verdict::Win => 2,
        };
        let (bits, count) = &mut self.bits;
        *bits |= code << (2 * *count);
        *count += 1;
        if *count == 4 {
            self.pending.push(*bits);
            self.bits = (0, 0);
        }
    }

    /// Completes the table and renames it into place; returns its size in bytes.
    ///
    /// # Errors
    /// If it cannot be written.
    ///
    /// # Panics
    /// If the number of values differs from the label.
    pub fn finish(mut self) -> io::Result<u64> {
        assert_eq!(self.positions, self.label.positions, "every position has a value");
        if self.bits.1 > 0 {
            self.pending.push(self.bits.0);
        }
        let rest = std::mem::take(&mut self.pending);
        self.write_blocks(&rest)?;
        let header = self.label.header(self.written, xxh3_64(&self.directory));
        self.file.write_all(&self.directory)?;
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(&header)?;
        let file = self.file.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.sync_all()?;
        fs::rename(&self.partial, &self.path)?;
        Ok(self.written + self.directory.len() as u64)
    }

    fn write_full_batch(&mut self) -> io::Result<()> {
        if self.pending.len() < BATCH * BLOCK {
            return Ok(());
        }
        let whole = self.pending.len() / BLOCK * BLOCK;
        let rest = self.pending.split_off(whole);
        let full = std::mem::replace(&mut self.pending, rest);
        self.write_blocks(&full)
    }

    fn write_blocks(&mut self, bytes: &[u8]) -> io::Result<()> {
        let level = self.level;
        let share = bytes.len().div_ceil(BLOCK).div_ceil(self.threads).max(1) * BLOCK;
        let packed: Vec<io::Result<Vec<Vec<u8>>>> = thread::scope(|scope| {
            let threads: Vec<_> = bytes
                .chunks(share)
                .map(|part| scope.spawn(move || pack(part, level)))
                .collect();
            threads
                .into_iter()
                .map(|thread| thread.join().expect("packing does not panic"))
                .collect()
        });
        for part in packed {
            for block in part? {
                self.file.write_all(&block)?;
                self.directory.extend((block.len() as u32).to_le_bytes());
                self.directory.extend(xxh3_64(&block).to_le_bytes());
                self.written += block.len() as u64;
            }
        }
        debug_assert_eq!(self.directory.len() % ENTRY, 0);
        Ok(())
    }
}

fn pack(bytes: &[u8], level: i32) -> io::Result<Vec<Vec<u8>>> {
    let mut packer = zstd::bulk::Compressor::new(level)?;
    bytes.chunks(BLOCK).map(|block| packer.compress(block)).collect()
}
