//! Pyramid of the Sun: the complete rules.
//!
//! The rules and their numbers (SU-1 to SU-14) are in `docs/games/sun.md`.
//!
//! | to find | look at |
//! | --- | --- |
//! | the rules: what may be done and what comes of it | [`Sun`], [`SunPosition`] |
//! | what seats and chance can do | [`Action`], [`SunRefusal`] |
//! | what lies open for everybody | [`PublicState`], [`Phase`], [`Points`] |
//! | the pyramid | [`Board`], [`Place`] |
//! | cards, hands and piles | [`Card`], [`Symbol`], [`Kind`], [`Hand`], [`Pile`] |
//! | what is printed, as data | [`SunSet`] |
//! | what a viewer knows, and inventing the rest | [`SunView`], [`Event`], [`Worlds`] |
//! | positions as text | [`Setup`] |
//! | a sensible player | [`greedy`] |
//!
//! ```
//! use game_sun::Sun;
//! use rules::{Actor, Game, Notation, Options, Position, Turn};
//!
//! let start = Sun::start(&Options::default(), 2);
//! // Chance lays the base row, card by card.
//! assert_eq!(start.turn(), Turn::Chance);
//! let action = start.read_action("base-sun").unwrap();
//! let next = start.play(Actor::Chance, action).unwrap();
//! assert_eq!(next.chance_weight(action), 1);
//! ```

mod action;
mod board;
#[cfg(test)]
mod by_seat;
mod cards;
mod components;
mod frontier;
mod gathering;
pub mod greedy;
mod hands;
mod lattice;
mod notation;
mod past;
mod position;
mod refusal;
mod retold;
mod setup;
mod state;
mod story;
mod symbols;
mod view;
mod worlds;

pub use action::Action;
pub use board::{BadPlace, Board, MAX_WIDTH, Place};
pub use cards::{BadCard, Card, Deck, Hand, Kind, Kinds, MAX_HAND, MAX_KINDS, Part, Pile};
pub use components::{MIDDLES_NEEDED, SunSet};
pub use position::{Sun, SunPosition};
pub use refusal::SunRefusal;
pub use setup::Setup;
pub use state::{End, FIRST_HAND, HAND_LIMIT, IDLE_ROUNDS, Length, Phase, Points, PublicState, Why};
pub use symbols::{Symbol, SymbolColour, SymbolShape};
pub use view::{Event, SunView};
pub use worlds::Worlds;
