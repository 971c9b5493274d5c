//! Keeping matches and people, in one SQLite file of a data folder.
//!
//! A match is a log that only grows. [`Store::append`] takes entries together
//! with the number of entries that the log is expected to have, in one
//! transaction: an action and the chance that it triggers land together, two
//! servers never write at the same place, and what was answered is on the
//! disk. No game is known here: entries are lines of a record, and what lists
//! must say without replaying a match is handed in beside them.
//!
//! | to find | look at |
//! | --- | --- |
//! | matches: create, load, delete | [`Store`], in `matches.rs` |
//! | how logs grow | [`Store::append`], in `append.rs` |
//! | which there are, and which have changed | [`Store::list`], [`Store::changes`], in `lists.rs` |
//! | guests | [`Store::guest`], in `people.rs` |
//! | who sits at a table, what they say and ask | [`Participants`], in `company.rs` |
//! | lessons and puzzles that somebody has done | [`Store::lessons`], in `learning.rs` |
//! | leaving for good | [`Store::forget_guest`], [`Rewritten`], in `leaving.rs` |
//! | what is kept, as values | [`NewMatch`], [`Chunk`], [`State`], [`StoredMatch`], [`Summary`] |
//! | names | [`MatchId`], [`GuestId`] |
//! | backups | [`Store::backup`], [`backup()`], [`restore`] |
//! | one process to a folder | [`FolderLock`] |
//! | the file, its tables and their versions | `database.rs`, `migrations/` |

mod append;
mod backup;
mod database;
mod error;
mod files;
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
mod row;
mod store;

pub use backup::{Existing, backup, restore};
pub use error::{AppendError, BackupError, LockError, OpenError, RestoreError, StoreError};
pub use id::{BadId, GuestId, MatchId};
pub use key::Key;
pub use leaving::{Rewritten, Trace};
pub use lock::FolderLock;
pub use model::{
    Change, Changed, Chunk, Counts, Filter, Guest, Labels, NewMatch, Participants, PuzzleTry, Saying,
    SeatRequest, State, Status, StoredMatch, Summary, Waiting,
};
pub use store::Store;
