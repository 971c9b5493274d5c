//! What a game tells those who teach it a net: see `crates/learn`, which plays
//! the matches, and `tools/learn`, which learns from them.
//!
//! | to find | look at |
//! | --- | --- |
//! | nets in whole numbers | [`Net`], [`NetShape`] |
//! | what a game has to say for it | [`Learnable`], reached by [`teach`] |
//! | players that differ in one thing, to find out what it is worth | [`Contender`] |

mod contender;
pub(crate) mod pacal;
pub(crate) mod pyramido;
pub(crate) mod sun;
pub(crate) mod tomb;

use std::ops::RangeInclusive;

use games::GameId;
use rules::{Dice, Observe, Seat};

pub use crate::net::{BadNet, Net, NetShape, Sums};
use crate::thinking::Thinking;

pub use contender::{BadContender, Contender};
pub use pacal::LearnPacal;
pub use pyramido::LearnPyramido;
pub use sun::LearnSun;
pub use tomb::LearnTomb;

/// A game that a net can learn.
pub trait Learnable: Sync {
    /// A moment of a match.
    type Position: Observe;

    /// How many can play.
    const SEATS: RangeInclusive<u8>;

    /// What the outputs of the net mean, in their order.
    const OUTPUTS: &'static [&'static str];

    /// Whether the net should also know moments at which chance is to act:
    /// those that it is asked about after an action.
    const AT_CHANCE: bool = false;

    /// Whether the first row says nothing: it fills up lists of rows, and stays 0.
    const FILLS_UP: bool = false;

    /// The net that comes with the program.
    fn net(&self) -> &'static Net;

    /// What a net has to fit.
    fn shape(&self) -> NetShape;

    /// The start of a match.
    fn start(&self, seats: u8) -> Self::Position;

    /// The start of a match to learn from, in any of the ways the game can be played.
    fn start_any(&self, seats: u8, dice: &mut dyn Dice) -> Self::Position {
        let _ = dice;
        self.start(seats)
    }

    /// Whether the net should know this kind of moment.
    fn is_moment(&self, position: &Self::Position) -> bool;

    /// Appends the rows that apply to a seat, by what it may see, and says
    /// which head answers.
    fn describe(&self, view: &<Self::Position as Observe>::View, seat: Seat, rows: &mut Vec<u16>) -> usize;

    /// Appends what the net should have said of a seat at a moment: one number
    /// for each output, in 16ths.
    fn targets(&self, moment: &Self::Position, end: &Self::Position, seat: Seat, acc: &mut Vec<i16>);

    /// The index of the action that a seat takes in a match to learn from: the
    /// better it looks the likelier, and the sharper the smaller the
    /// temperature, which is in points. Without a net, as the bots knew before
    /// there was one.
    fn choose(
        &self,
        net: Option<&Net>,
        view: &<Self::Position as Observe>::View,
        seat: Seat,
        actions: &[<Self::Position as rules::Position>::Action],
        temperature: f32,
        dice: &mut dyn Dice,
    ) -> usize;
}

/// Something to be done for whichever game it is.
pub trait Teaching {
    /// What comes of it.
    type Done;

    /// Does it.
    fn with<L: Learnable>(self, game: &L) -> Self::Done;
}

/// Does something with what a game tells those who teach it a net; `None` where none is learnt.
pub fn teach<T: Teaching>(game: GameId, task: T) -> Option<T::Done> {
    games::dispatch!(game, |Game| <Game as Thinking>::teach(task))
}

/// Whether a net is learnt for a game.
fn is_learnt(game: GameId) -> bool {
    struct Ask;
    impl Teaching for Ask {
        type Done = ();
        fn with<L: Learnable>(self, _: &L) {}
    }
    teach(game, Ask).is_some()
}

/// The index of one of these values: the larger the likelier, the largest if
/// the temperature is 0 (the Gumbel-max trick).
fn sharply(values: &[f32], temperature: f32, dice: &mut dyn Dice) -> usize {
    let mut best = (f32::MIN, 0);
    for (index, &value) in values.iter().enumerate() {
        let even = (dice.below(1 << 24) as f32 + 0.5) / (1 << 24) as f32;
        let value = value - temperature * (-even.ln()).ln();
        if value > best.0 {
            best = (value, index);
        }
    }
    best.1
}
