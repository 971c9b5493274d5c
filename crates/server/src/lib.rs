//! Benben in the browser: pages, live tables, and bots that think in the background.
//!
//! A request finds its [`App`], which finds the table, which owns a match.
//! Whatever anybody wants goes through [`play::decide`], is stored, and only
//! then answered and shown. The server keeps nothing that it cannot rebuild
//! from the store: two servers over one store serve one match.
//!
//! | to find | look at |
//! | --- | --- |
//! | starting and stopping | [`App`], [`serve`], [`Settings`] |
//! | which address does what | `routes` |
//! | who visits, and how they like it | `visitor` |
//! | a match that somebody looks at | `table` |
//! | what one viewer sees of it | `sight` |
//! | seats as secrets in links | `seat_link`, `pages::invite` |
//! | somebody who learns a game | `course`, `pages::learn` |
//! | one live connection | `live` |
//! | what is kept of a page that is open | `trace` |
//! | bots at work | `bot_pool`, `table::driver` |
//! | puzzles, and how a guest does at them | `puzzles`, `pages::puzzles` |
//! | what people see | `pages`, `assets/` |
//! | refusing politely | `error`, `guard` |
//!
//! It never matches on a game's actions: pictures and click paths come from
//! `draw`, words from `say`, rules from `games`.

mod analysis;
mod app;
mod assets;
mod bot_pool;
mod course;
mod demo;
mod error;
mod guard;
mod live;
mod meters;
mod names;
mod pages;
mod puzzles;
mod routes;
mod seat_link;
mod serve;
mod sight;
mod table;
mod trace;
mod visitor;

pub use app::{App, Settings};
pub use routes::router;
pub use serve::serve;
