use std::fmt;

use games::GameId;

use crate::thinking::Thinking;

/// The strength of a bot. Weaker levels look less far and evaluate more roughly; none gives a
/// good move away for a random one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Plays any legal action with equal probability, except those nobody would choose (see
    /// `Game::random_choice`).
    Random,
    /// For a first match.
    Easy,
    /// For players who know the rules well.
    Medium,
    /// For players who play often.
    Hard,
    /// As strong as possible.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: &'static [Level] = &[
        Level::Random,
        Level::Easy,
        Level::Medium,
        Level::Hard,
        Level::Master,
    ];

    /// The levels of this game, weakest first.
    pub fn of(game: GameId) -> &'static [Level] {
        games::dispatch!(game, |Game| <Game as Thinking>::LEVELS)
    }

    /// The level that analyses matches of this game: a strong one whose values are chances between people.
    pub fn judge(game: GameId) -> Level {
        games::dispatch!(game, |Game| <Game as Thinking>::JUDGE)
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

    /// The next weaker level; `None` below random.
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
