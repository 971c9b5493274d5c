use std::fmt;

use games::GameId;

use crate::thinking::Thinking;

/// How well a bot plays. Weaker levels look less far and judge more roughly;
/// none throws a good move away for a random one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Plays any legal action, each as likely as the others, save what nobody
    /// would do (see `Game::random_choice`).
    Random,
    /// For a first match.
    Easy,
    /// For who knows the rules well.
    Medium,
    /// For who plays often.
    Hard,
    /// As well as we can.
    Master,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: &'static [Level] = &[
        Level::Random,
        Level::Easy,
        Level::Medium,
        Level::Hard,
        Level::Master,
    ];

    /// The levels that this game has, weakest first.
    pub fn of(game: GameId) -> &'static [Level] {
        games::dispatch!(game, |Game| <Game as Thinking>::LEVELS)
    }

    /// The name after `bot:`.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Master => "master",
        }
    }

    /// The next weaker level; none below random.
    #[must_use]
    pub const fn weaker(self) -> Option<Level> {
        match self {
            Level::Random => None,
            Level::Easy => Some(Level::Random),
            Level::Medium => Some(Level::Easy),
            Level::Hard => Some(Level::Medium),
            Level::Master => Some(Level::Hard),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
