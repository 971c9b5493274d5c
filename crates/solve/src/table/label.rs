use std::io;

use thiserror::Error;
use xxhash_rust::xxh3::xxh3_64;

use super::BLOCK;

/// The length of the header.
pub(super) const HEADER: usize = 88;
/// The length of an entry of the directory.
pub(super) const ENTRY: usize = 12;

const MAGIC: &[u8; 8] = b"benbentb";
const VERSION: u16 = 1;

/// Identifies what a table contains.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// The id of the game.
    pub game: String,
    /// The id of the rule set.
    pub variant: String,
    /// The revision of the game's rules that was solved.
    pub revision: u16,
    /// What it stores for each position.
    pub holds: Holds,
    /// The number of positions.
    pub positions: u64,
}

/// What a table stores for each position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Holds {
    /// Who wins, and in how many plies.
    Distances,
    /// Who wins.
    Verdicts,
}

/// Why a file cannot be used as a table.
#[derive(Debug, Error)]
pub enum BadTable {
    /// It cannot be read at all.
    #[error("{0}")]
    Unreadable(#[from] io::Error),
    /// The file is not a table.
    #[error("not a table of Benben")]
    Foreign,
    /// A format version that this program does not know.
    #[error("format version {0}, this program reads version {VERSION}")]
    Version(u16),
    /// The header is damaged.
    #[error("the header is damaged")]
    Header,
    /// The file is too short or too long.
    #[error("{found} bytes long instead of {expected}")]
    Length {
        /// The actual length.
        found: u64,
        /// The expected length.
        expected: u64,
    },
    /// The directory of blocks is damaged.
    #[error("the directory of blocks is damaged")]
    Directory,
    /// A block is damaged.
    #[error("block {block} of {blocks} is damaged")]
    Block {
        /// Its number, counted from 0.
        block: u64,
        /// The number of blocks.
        blocks: u64,
    },
    /// A table for other rules.
    #[error("a table of {found}, not of {expected}")]
    Other {
        /// The rules of the table.
        found: String,
        /// The expected rules.
        expected: String,
    },
}

impl Holds {
    /// The number of positions per block.
    pub const fn per_block(self) -> u64 {
        match self {
            Holds::Distances => BLOCK as u64,
            Holds::Verdicts => 4 * BLOCK as u64,
        }
    }

    const fn code(self) -> u8 {
        match self {
            Holds::Distances => 1,
            Holds::Verdicts => 2,
        }
    }
}

impl Label {
    /// The number of blocks.
    pub fn blocks(&self) -> u64 {
        self.positions.div_ceil(self.holds.per_block())
    }

    /// The header of the file.
    pub(super) fn header(&self, directory_at: u64, directory_sum: u64) -> Vec<u8> {
        let mut header = Vec::with_capacity(HEADER);
        header.extend(MAGIC);
        header.extend(VERSION.to_le_bytes());
        header.extend(self.revision.to_le_bytes());
        header.extend([self.holds.code(), 0, 0, 0]);
        header.extend(padded(&self.game));
        header.extend(padded(&self.variant));
        header.extend(self.positions.to_le_bytes());
        header.extend(self.blocks().to_le_bytes());
        header.extend(directory_at.to_le_bytes());
        header.extend(directory_sum.to_le_bytes());
        header.extend(xxh3_64(&header).to_le_bytes());
        debug_assert_eq!(header.len(), HEADER);
        header
    }

    /// Parses a header: the label, the offset of the directory, and its checksum.
    pub(super) fn read(file: &[u8]) -> Result<(Label, u64, u64), BadTable> {
        if file.get(..8) != Some(MAGIC) {
            return Err(BadTable::Foreign);
        }
        let header = file.get(..HEADER).ok_or(BadTable::Header)?;
        let number = |at: usize| u64::from_le_bytes(header[at..at + 8].try_into().expect("eight bytes"));
        let short = |at: usize| u16::from_le_bytes([header[at], header[at + 1]]);
        if short(8) != VERSION {
            return Err(BadTable::Version(short(8)));
        }
        if number(HEADER - 8) != xxh3_64(&header[..HEADER - 8]) {
            return Err(BadTable::Header);
        }
        let holds = match header[12] {
            1 => Holds::Distances,
            2 => Holds::Verdicts,
            _ => return Err(BadTable::Header),
        };
        let label = Label {
            game: unpadded(&header[16..32]).ok_or(BadTable::Header)?,
            variant: unpadded(&header[32..48]).ok_or(BadTable::Header)?,
            revision: short(10),
            holds,
            positions: number(48),
        };
        if number(56) != label.blocks() {
            return Err(BadTable::Header);
        }
        Ok((label, number(64), number(72)))
    }

    /// The label as readable text.
    pub fn describe(&self) -> String {
        format!(
            "{} {} (rules revision {})",
            self.game, self.variant, self.revision
        )
    }
}

fn padded(text: &str) -> [u8; 16] {
    assert!(text.len() <= 16, "ids of games and rule sets are short");
    let mut bytes = [0; 16];
    bytes[..text.len()].copy_from_slice(text.as_bytes());
    bytes
}

fn unpadded(bytes: &[u8]) -> Option<String> {
    let text = std::str::from_utf8(bytes).ok()?;
    Some(text.trim_end_matches('\0').to_owned())
}
