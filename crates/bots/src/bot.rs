use std::fmt;

use games::{AnyAction, AnyPosition, AnyView, GameId};
use rules::{Actor, Dice, Observe, Seat, View};
use search::Stop;

use crate::advice::{Advice, Considered};
use crate::greedy;

/// A player that is a program.
///
/// It sees views only. With the same dice and iterations it does the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bot {
    /// Plays any legal action, each as likely as the others, save what nobody
    /// would do (see `Game::random_choice`).
    Random,
    /// Looks one action ahead; a yardstick rather than an opponent.
    Greedy,
}

/// How much a bot may think.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// The part of its usual iterations that it gets.
    pub share: f64,
    /// Asked now and then: stop at once and answer with the best so far?
    pub interrupted: Option<&'a dyn Fn() -> bool>,
}

impl Limits<'_> {
    /// As much as the level says.
    pub const FULL: Limits<'static> = Limits {
        share: 1.0,
        interrupted: None,
    };

    /// When a search of this many iterations has to stop.
    pub fn stop(&self, iterations: u64) -> Stop<'_> {
        let stop = Stop::after(((iterations as f64 * self.share) as u64).max(1));
        match self.interrupted {
            Some(interrupted) => stop.or_when(interrupted),
            None => stop,
        }
    }
}

impl Bot {
    /// All that can sit down at a table of this game, weakest first.
    pub fn all(game: GameId) -> &'static [Bot] {
        let _ = game;
        &[Bot::Random, Bot::Greedy]
    }

    /// The name after `bot:`.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
        }
    }

    /// The bot with this name.
    pub fn from_name(game: GameId, name: &str) -> Option<Bot> {
        Bot::all(game).iter().copied().find(|bot| bot.name() == name)
    }

    /// Thinks about what the seat should do.
    ///
    /// # Panics
    /// If the seat has nothing to decide.
    pub fn think(self, view: &AnyView, seat: Seat, dice: &mut dyn Dice, limits: Limits<'_>) -> Advice {
        let mut actions = Vec::new();
        view.legal_actions(seat, &mut actions);
        let _ = limits;
        let index = match self {
            Bot::Random => {
                let world = AnyPosition::sample(view, dice);
                world.random_choice(&actions, &mut &mut *dice)
            }
            Bot::Greedy => greedy::choose(view, seat, &actions, dice),
        };
        without_reasons(actions[index], seat)
    }
}

/// What a bot says that does not judge.
fn without_reasons(action: AnyAction, seat: Seat) -> Advice {
    let considered = Considered {
        action,
        value: 0.5,
        reasons: Vec::new(),
    };
    Advice {
        action,
        considered: vec![considered],
        line: vec![(Actor::Seat(seat), action)],
        iterations: 0,
        remarks: Vec::new(),
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
