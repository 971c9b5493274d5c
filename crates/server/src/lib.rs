//! Benben in the browser: pages, live tables, and bots that think in the background.
//!
//! A request finds its [`App`], which finds the table, which owns a match.
//! Whatever anybody wants goes through [`play::decide`], is stored, and only
//! then answered and shown. The server keeps nothing that it cannot rebuild
//! from the store.
//!
//! Modules know each other in one direction only, from the top of this table
//! to its bottom; `cargo xtask tidy` checks it.
//!
//! | to find | look at |
//! | --- | --- |
//! | starting and stopping | [`App`], [`serve`], [`Settings`] |
//! | which address does what | `routes` |
//! | what people see | `pages`, `assets/` |
//! | one live connection | `live` |
//! | who visits, and how they like it | `visitor` |
//! | boards, drawn once for all who look alike | `boards` |
//! | pieces of pages that change | `parts` |
//! | somebody who learns a game | `course` |
//! | opening matches, once more, friends by a link | `opening`, `rematch`, `invitations`, `seat_link` |
//! | what people at a table ask of each other | `seats`, `people`, `grants` |
//! | what bots think of a match | `analysis` |
//! | a match that somebody looks at | `table` |
//! | bots at work | `bot_pool`, `table::driver` |
//! | puzzles, and how a guest does at them | `puzzles` |
//! | how much anybody may use | `limits`, `guard`, `stream`, `origin` |
//! | refusing politely | `error` |
//! | whether it can write, and copies | `health`, `backups` |
//!
//! What a viewer's board is comes from `board`, pictures and click paths from
//! `draw`, words from `say`, rules from `games`: nothing here matches on a
//! game's actions.

mod analysis;
mod app;
mod assets;
mod backups;
mod boards;
mod bot_pool;
mod course;
mod demo;
#[cfg(test)]
mod documented;
mod error;
mod gain;
mod grants;
mod guard;
mod health;
mod invitations;
mod limits;
mod live;
mod meters;
mod names;
mod opening;
mod opponents;
mod origin;
mod pages;
mod parts;
mod people;
mod previews;
mod puzzles;
mod rematch;
mod routes;
mod seat_link;
mod seats;
mod serve;
mod solver;
mod stream;
mod system;
mod table;
mod visitor;

pub use app::{App, Settings};
pub use backups::BackupSchedule;
pub use limits::{LimitError, ResourceLimits};
pub use names::names;
pub use routes::router;
pub use serve::serve;
#[cfg(feature = "replay")]
pub use system::replay::foresee;
