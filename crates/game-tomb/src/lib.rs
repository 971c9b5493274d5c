//! Silver & Gold Pyramids, by the rules TO-1 to TO-13 of `docs/games/tomb.md`.
//!
//! | to find | look at |
//! | --- | --- |
//! | the game and its positions | [`Tomb`], [`TombPosition`] |
//! | all that lies on the table | [`TombState`], [`PlayerArea`], [`Card`], [`Sheet`], [`Draft`] |
//! | what can be decided, and why not | [`Action`], [`Mark`], [`TombRefusal`] |
//! | positions as text | [`Setup`], [`PlayerSetup`] |
//! | a sensible player | [`greedy`] |
//! | what one viewer knows and learns | [`TombView`], [`Event`] |
//! | squares and sets of them | [`Square`], [`Squares`], [`Slot`] |
//! | pyramid cards | [`CardId`], [`CardSet`], [`Colour`], [`Symbol`] |
//! | the printed components | [`TombSet`], [`Chamber`], [`Pattern`], [`PatternId`], [`Size`] |
//!
//! # How a step works
//! A step is a chance action (the expedition), then the marks of all seats, chosen simultaneously
//! and hidden. A seat's choice may be several actions: the pattern or a single square, then one
//! square for every red cross. They are made on a private [`Draft`], so no seat's list depends on
//! the choice of another. A seat whose choice is complete may choose something else, from the
//! first mark on, until the last seat closes the step; one that still owes a square may use
//! [`Action::Again`]. When all drafts are complete they are revealed and count.

mod action;
mod board;
mod cards;
mod components;
pub mod greedy;
mod notation;
mod player_area;
mod position;
mod refusal;
mod setup;
mod sheet;
mod state;
mod view;

pub use action::{Action, Mark};
pub use board::{BadSquare, SIDE, Slot, Square, Squares};
pub use cards::{BadCard, CardId, CardSet, Colour, Symbol};
pub use components::{Chamber, MOST_CROSSES, Pattern, PatternId, SKULLS, Size, TombSet};
pub use player_area::{Card, Draft, PlayerArea};
pub use position::{RuleSet, Tomb, TombPosition};
pub use refusal::TombRefusal;
pub use setup::{PlayerSetup, Setup};
pub use sheet::{BOXES, MOST_GEMS, ROUNDS, Sheet};
pub use state::{DEALT, OFFER, Phase, TombState};
pub use view::{Event, TombView};
