//! What one viewer's board is, how it changes, and how that crosses to a page.
//!
//! A [`BoardState`] is a pure function of a match (or a position), of who looks
//! from where ([`Perspective`]), and of the language. A [`BoardUpdate`] is the
//! difference of two of them, computed from the little that is kept of the first
//! ([`SentState`]). Table, lesson, puzzle, look-back, board builder and demos are
//! sources of states; all of them send the same updates, and one class of the
//! page's scripts, `Board`, reads them. docs/server.md shows every field.
//!
//! | to find | look at |
//! | --- | --- |
//! | who looks, and what they may see | [`Perspective`], [`Viewpoint`] |
//! | the state of a match, and of a position | [`BoardState::of_match`], [`BoardState::of_view`] |
//! | what can be clicked | [`ClickTree`] |
//! | who plays and what is asked for | [`Plate`], [`Prompt`] |
//! | what has happened so far, in words | [`Story`], [`RoundSummary`] |
//! | what has just happened, with meaning | [`Step`], [`Effect`] |
//! | the difference of two states | [`BoardUpdate`], [`SentState`] |
//! | the board in words as markup | [`Reader`] |
//!
//! Everything here is made from views and from the viewer's own feed, so that
//! nothing hidden can get into a page or a message.

mod click_tree;
mod lines;
mod parts;
mod perspective;
mod plates;
mod reading;
mod rounds;
pub mod seat;
mod sent;
mod state;
mod step;
mod story;
mod turns;
mod update;

pub use click_tree::{AND_THEN, ClickTree, Leaf, ends_turn};
pub use parts::Parts;
pub use perspective::{Perspective, Viewpoint, side_of, viewer_of};
pub use plates::{Awaited, Plate, Prompt, points};
pub use reading::Reader;
pub use rounds::RoundSummary;
pub use sent::SentState;
pub use state::{BoardState, Previous};
pub use step::{Effect, Step};
pub use story::{Audience, LogLine, Story, StoryLine};
pub use turns::StoryTurn;
pub use update::{BoardUpdate, ClockTime, LogUpdate, PatchItem};
