use games::GameId;

use crate::bot::Bot;

/// How much worse one action is than another, in the unit in which bots judge the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Loss {
    /// This many points.
    Points(f64),
    /// This part of the match: 0.1 is ten wins in a hundred matches.
    Chance(f64),
}

/// A turn is clearly best if every other loses at least this many points.
const CLEAR_POINTS: f64 = 2.0;

/// The same where bots judge by chances.
const CLEAR_CHANCE: f64 = 0.06;

/// A smaller part of a clear loss is noise of the search.
const NOISE: f64 = 0.25;

impl Loss {
    /// What is lost by an action of this value, where another has the value `best`. Both are
    /// shares of the match.
    pub fn between(game: GameId, best: f64, value: f64) -> Loss {
        match (Bot::lead(game, best), Bot::lead(game, value)) {
            (Some(best), Some(value)) => Loss::Points(best - value),
            _ => Loss::Chance(best - value),
        }
    }

    /// Whether nobody can doubt that it is worse.
    pub fn is_clear(self) -> bool {
        self.in_clear_losses() >= 1.0
    }

    /// Whether it is as good, as far as the search can tell.
    pub fn is_noise(self) -> bool {
        self.in_clear_losses() <= NOISE
    }

    /// Whether it is neither clear nor noise.
    pub(super) fn is_doubtful(self) -> bool {
        !self.is_clear() && !self.is_noise()
    }

    /// How many times as large it is as the smallest clear loss.
    pub(super) fn in_clear_losses(self) -> f64 {
        match self {
            Loss::Points(points) => points / CLEAR_POINTS,
            Loss::Chance(chance) => chance / CLEAR_CHANCE,
        }
    }
}
