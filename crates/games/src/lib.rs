//! The closed list of games.
//!
//! Code for one game uses the types of that game; code for any game (the match, the server, the
//! command line) uses the types of this crate, which hold a position, view, action, event or
//! refusal of one of the games and implement the same traits. Adding a game means adding a line
//! to the list below.
//!
//! ```
//! use games::{AnyOptions, GameId};
//! use rules::{Position, Turn};
//! let options = AnyOptions::new(GameId::Pylos, Some("expert"), None)?;
//! let position = options.start(2)?;
//! assert_eq!(position.turn(), Turn::of(rules::Seat::FIRST));
//! # Ok::<(), games::OptionsError>(())
//! ```

#[macro_use]
mod list;
#[macro_use]
mod reach;
mod listed;
mod options;
pub mod playouts;

pub use listed::{ActionOf, EventOf, Listed, ViewOf};
pub use options::OptionsError;

use reach::is_same;

games! {
    pylos: game_pylos::Pylos,
    sun: game_sun::Sun,
    tomb: game_tomb::Tomb,
    pyramido: game_pyramido::Pyramido,
    pacal: game_pacal::Pacal,
}
