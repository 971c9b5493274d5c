//! Stores matches and people, in one SQLite file of a data folder.
//!
//! A match is a log that only grows. [`Store::append`] takes entries together with the expected
//! length of the log, in one transaction: an action is stored together with the chance results
//! that it triggers, two servers never write at the same place, and everything that was answered
//! is on the disk. This crate knows no game: entries are lines of a record, and whatever lists
//! show without replaying a match is passed in with them.
//!
//! | to find | look at |
//! | --- | --- |
//! | matches: create, load, delete | [`Store`], in `matches.rs` |
//! | how logs grow | [`Store::append`], in `append.rs` |
//! | which there are, and which have changed | [`Store::list`], [`Store::changes`], in `lists.rs` |
//! | guests | [`Store::guest`], in `people.rs` |
//! | the people at a table, what they say and request | [`Participants`], in `participants.rs` |
//! | who may play a seat for somebody else | [`SeatGrant`], in `grants.rs` |
//! | completed lessons and puzzles | [`Store::lessons`], in `learning.rs` |
//! | deleting a guest for good | [`Store::forget_guest`], [`Rewritten`], in `leaving.rs` |
//! | the stored values | [`NewMatch`], [`Chunk`], [`State`], [`StoredMatch`], [`Summary`] |
//! | ids | [`MatchId`], [`GuestId`] |
//! | backups | [`Store::backup`], [`backup()`], [`restore`] |
//! | what can be read of a damaged file | [`salvage()`], in `salvage.rs` |
//! | one process to a folder | [`FolderLock`] |
//! | the file, its tables and their versions | `database.rs`, `migrations/` |

mod append;
mod appending;
mod backup;
mod bell;
mod database;
mod error;
mod files;
mod grants;
mod id;
mod key;
mod learning;
mod leaving;
mod lists;
mod lock;
mod matches;
mod model;
mod participants;
mod people;
mod readers;
mod row;
mod salvage;
mod store;
mod writer;

pub use backup::{Existing, backup, restore};
pub use bell::Listener;
pub use error::{AppendError, BackupError, LockError, OpenError, RestoreError, StoreError};
pub use id::{BadId, GuestId, MatchId};
pub use key::Key;
pub use leaving::{Rewritten, Trace};
pub use lock::FolderLock;
pub use model::{
    Change, Changed, Chunk, Counts, Filter, Guest, Labels, Leaver, MostGoing, NewMatch, Participants,
    PuzzleTry, Saying, SeatGrant, SeatRequest, State, Status, StoredMatch, Summary,
};
pub use salvage::{Salvaged, salvage};
pub use store::Store;
