//! Checkpoints: intermediate values on disk.
//!
//! A checkpoint contains the values of all stored blocks, in order, in pieces of a few megabytes,
//! each compressed and with its checksum; and for each chunk when it was computed and changed, so
//! that nothing is recomputed needlessly. A complete checkpoint replaces the previous one
//! atomically.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::Path;
use std::thread;

use thiserror::Error;
use xxhash_rust::xxh3::xxh3_64;

use crate::graph::Graph;
use crate::{Value, Values};

const MAGIC: &[u8; 8] = b"benbencp";
const PIECE: usize = 4 << 20;
/// The fastest level, because a checkpoint lives for half a minute.
const LEVEL: i32 = 1;

/// Why a checkpoint cannot be used.
#[derive(Debug, Error)]
pub enum BadCheckpoint {
    /// It cannot be read at all.
    #[error("{0}")]
    Unreadable(#[from] io::Error),
    /// It is not a checkpoint, or one of something else.
    #[error("not a checkpoint of {0}")]
    Foreign(String),
    /// A piece is damaged.
    #[error("piece {0} is damaged")]
    Piece(usize),
}

/// Writes a checkpoint. `label` says what is being solved, as free text.
///
/// # Errors
/// If it cannot be written; the previous one is still there then.
pub fn save(values: &Values, label: &str, path: &Path, threads: usize) -> io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".writing");
    let partial = path.with_file_name(name);
    let mut file = BufWriter::new(File::create(&partial)?);
    file.write_all(MAGIC)?;
    file.write_all(&(label.len() as u32).to_le_bytes())?;
    file.write_all(label.as_bytes())?;
    let pieces: Vec<&[u8]> = (0..values.blocks())
        .filter_map(|block| values.stored(block))
        .flat_map(|bytes| bytes.chunks(PIECE))
        .collect();
    for batch in pieces.chunks(32 * threads.max(1)) {
        for packed in pack(batch, threads)? {
            write_piece(&mut file, &packed)?;
        }
    }
    let moments = values.moments();
    file.write_all(&(moments.len() as u32).to_le_bytes())?;
    for piece in moments.chunks(PIECE) {
        write_piece(&mut file, &zstd::bulk::compress(piece, LEVEL)?)?;
    }
    let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
    file.sync_all()?;
    fs::rename(&partial, path)
}

/// Reads a checkpoint with this graph and label.
///
/// # Errors
/// If it is not one, or damaged.
pub fn load(graph: &impl Graph, label: &str, path: &Path) -> Result<Values, BadCheckpoint> {
    let foreign = || BadCheckpoint::Foreign(label.to_owned());
    let mut file = BufReader::new(File::open(path)?);
    let mut magic = [0; 8];
    file.read_exact(&mut magic).map_err(|_| foreign())?;
    let length = number(&mut file).map_err(|_| foreign())?;
    if magic != *MAGIC || length as usize != label.len() {
        return Err(foreign());
    }
    let mut found = vec![0; label.len()];
    file.read_exact(&mut found).map_err(|_| foreign())?;
    if found != label.as_bytes() {
        return Err(foreign());
    }
    let mut values = Values::undecided(graph);
    let mut unpacker = zstd::bulk::Decompressor::new()?;
    let mut number_of_piece = 0;
    for block in 0..values.blocks() {
        let Some(bytes) = values.stored_mut(block) else {
            continue;
        };
        for piece in bytes.chunks_mut(PIECE) {
            let damaged = || BadCheckpoint::Piece(number_of_piece);
            let packed = packed_piece(&mut file).ok_or_else(damaged)?;
            let size = unpacker
                .decompress_to_buffer(&packed, piece)
                .map_err(|_| damaged())?;
            if size != piece.len() || piece.iter().any(|&byte| Value::from_byte(byte).is_none()) {
                return Err(damaged());
            }
            number_of_piece += 1;
        }
    }
    let damaged = || BadCheckpoint::Piece(number_of_piece);
    let length = number(&mut file).map_err(|_| damaged())? as usize;
    let mut moments = Vec::new();
    while moments.len() < length {
        let packed = packed_piece(&mut file).ok_or_else(damaged)?;
        moments.extend(unpacker.decompress(&packed, PIECE).map_err(|_| damaged())?);
    }
    values.set_moments(&moments).ok_or_else(damaged)?;
    Ok(values)
}

fn write_piece(file: &mut impl Write, packed: &[u8]) -> io::Result<()> {
    file.write_all(&(packed.len() as u32).to_le_bytes())?;
    file.write_all(&xxh3_64(packed).to_le_bytes())?;
    file.write_all(packed)
}

fn pack(pieces: &[&[u8]], threads: usize) -> io::Result<Vec<Vec<u8>>> {
    let share = pieces.len().div_ceil(threads.max(1)).max(1);
    let packed: Vec<io::Result<Vec<Vec<u8>>>> = thread::scope(|scope| {
        let workers: Vec<_> = pieces
            .chunks(share)
            .map(|part| {
                scope.spawn(move || {
                    let mut packer = zstd::bulk::Compressor::new(LEVEL)?;
                    part.iter().map(|piece| packer.compress(piece)).collect()
                })
            })
            .collect();
        workers
            .into_iter()
            .map(|worker| worker.join().expect("packing does not panic"))
            .collect()
    });
    let parts: io::Result<Vec<Vec<Vec<u8>>>> = packed.into_iter().collect();
    Ok(parts?.into_iter().flatten().collect())
}

fn number(file: &mut impl Read) -> io::Result<u32> {
    let mut bytes = [0; 4];
    file.read_exact(&mut bytes)?;
    Ok(u32::from_le_bytes(bytes))
}

/// The next piece, still compressed; `None` if it is damaged.
fn packed_piece(file: &mut impl Read) -> Option<Vec<u8>> {
    let length = number(file).ok()? as usize;
    let mut sum = [0; 8];
    file.read_exact(&mut sum).ok()?;
    // A damaged length must not make us allocate gigabytes.
    if length > zstd::zstd_safe::compress_bound(PIECE) {
        return None;
    }
    let mut packed = vec![0; length];
    file.read_exact(&mut packed).ok()?;
    (xxh3_64(&packed).to_le_bytes() == sum).then_some(packed)
}
