//! Laws that hold for any bytes. One target is one law; a broken law panics.
//!
//! `cargo run -p fuzz` runs every target on its stored corpus
//! (`fuzz/corpus/TARGET/`) and then on mutations of it for a fixed time.

mod apply;
pub mod mutate;
mod notation;
mod record;

/// A law, and the words that its input is likely to be made of.
pub struct Target {
    /// The name: also the folder of its corpus.
    pub name: &'static str,
    /// Panics if the law does not hold for these bytes. Says whether they were
    /// understood: only such inputs are worth changing further.
    pub check: fn(&[u8]) -> bool,
    /// Pieces that mutations insert.
    pub dictionary: fn() -> Vec<String>,
}

/// Every target.
pub const TARGETS: &[Target] = &[
    Target {
        name: "notation",
        check: notation::check,
        dictionary: notation::dictionary,
    },
    Target {
        name: "record",
        check: record::check,
        dictionary: record::dictionary,
    },
    Target {
        name: "apply",
        check: apply::check,
        dictionary: Vec::new,
    },
];
