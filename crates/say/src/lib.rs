//! Everything people read, converted from values to text, in every language.
//!
//! The other crates say *what* to say, as a [`rules::Phrase`] or another value; this crate turns
//! it into text. Texts are in `locales/LANGUAGE/*.ftl`, one file per subject, and every message
//! id begins with the name of its file. `cargo xtask tidy` finds ids without a text and unused
//! texts.
//!
//! | to find | look at |
//! | --- | --- |
//! | a text by its id | [`Speaker`] |
//! | what an action does, in words | [`Speaker::action`], [`Speaker::brief`], [`Speaker::listed`] |
//! | what happened in a turn, in a sentence | [`Speaker::turn`] |
//! | what a game needs to be put into words | `Spoken`, and the folders named like games |
//! | a board in characters | [`board::sketch`], [`Sketch`] |
//! | names of people, sanitised | [`clean_name`], [`shown_name`] |
//! | the result of a match, points line by line | [`Speaker::outcome`], [`Speaker::tally`] |
//!
//! ```
//! use rules::Phrase;
//! use say::{Language, Speaker};
//! let speaker = Speaker::new(Language::English);
//! let phrase = Phrase::new("pylos-refused-occupied").with("place", "1a1");
//! assert_eq!(speaker.say(&phrase), "there is a sphere on 1a1 already");
//! ```

mod action;
pub mod board;
mod event;
mod game;
mod language;
mod memory;
mod name;
mod outcome;
mod sketch;
mod speaker;
mod spoken;
mod told;

games::modules!();

pub use language::Language;
pub use name::{LONGEST_NAME, clean_name, shown_name};
pub use sketch::{COLUMNS, Ink, Sketch, Span, columns, padded, shortened, wrapped};
pub use speaker::Speaker;
pub use told::{Belongs, ToldTurn, belongs, capitalised, signed};
