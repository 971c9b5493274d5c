//! Laws that hold for any bytes. Each target is one law; a broken law panics.
//!
//! `cargo run -p fuzz` runs every target on its stored corpus (`fuzz/corpus/TARGET/`) and then on
//! mutations of it for a fixed time.

mod apply;
mod components;
pub mod mutate;
mod notation;
mod record;

/// A law, and a dictionary for its inputs.
pub struct Target {
    /// The name, which is also the folder of its corpus.
    pub name: &'static str,
    /// Panics if the law does not hold for these bytes. Returns whether they could be parsed:
    /// only such inputs are worth mutating further.
    pub check: fn(&[u8]) -> bool,
    /// Pieces that mutations insert.
    pub dictionary: fn() -> Vec<String>,
    /// Inputs to begin with besides the corpus.
    pub seeds: fn() -> Vec<String>,
}

/// Every target.
pub const TARGETS: &[Target] = &[
    Target {
        name: "notation",
        check: notation::check,
        dictionary: notation::dictionary,
        seeds: Vec::new,
    },
    Target {
        name: "record",
        check: record::check,
        dictionary: record::dictionary,
        seeds: Vec::new,
    },
    Target {
        name: "components",
        check: components::check,
        dictionary: components::dictionary,
        seeds: components::seeds,
    },
    Target {
        name: "apply",
        check: apply::check,
        dictionary: Vec::new,
        seeds: Vec::new,
    },
];
