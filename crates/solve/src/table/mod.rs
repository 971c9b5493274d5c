//! Values on disk: blocks of 16 KiB, each compressed separately, so that one lookup decompresses
//! one block.
//!
//! # Format
//! All numbers are little-endian.
//!
//! | bytes | what |
//! | --- | --- |
//! | 8 | `benbentb` |
//! | 2 | version of the format |
//! | 2 | revision of the game's rules |
//! | 1 | what a value is: 1 distances, 2 verdicts |
//! | 3 | reserved, zero |
//! | 16 | id of the game, padded with zeros |
//! | 16 | id of the rule set, padded with zeros |
//! | 8 | number of positions |
//! | 8 | number of blocks |
//! | 8 | offset of the directory |
//! | 8 | XXH3 of the directory |
//! | 8 | XXH3 of all preceding bytes |
//!
//! After the header come the blocks, zstd frames one after another; then the directory: for each
//! block its compressed length (4 bytes) and the XXH3 of the compressed bytes (8).
//!
//! A block of distances holds 16,384 values, one byte each (see [`Value`]). A block of verdicts
//! holds 65,536, two bits each, the first in the lowest bits: 0 a loss, 1 a draw, 2 a win.
//!
//! [`Value`]: crate::Value

mod label;
mod read;
mod write;

pub use label::{BadTable, Holds, Label};
pub use read::Table;
pub use write::Writer;

/// The uncompressed size of a block.
pub(crate) const BLOCK: usize = 16 << 10;
