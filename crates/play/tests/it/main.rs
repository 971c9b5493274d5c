//! Matches of toy games, as an adversary would play them.

#![expect(clippy::unwrap_used, reason = "these are tests, helpers included")]

mod clocks;
mod dice;
mod doc;
mod fair_dice;
mod feeds;
mod parsing;
mod pylos;
mod random;
mod records;
mod requests;
mod resigning;
mod revisions;
mod table;
mod undo;
mod votes;
