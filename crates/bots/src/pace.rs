//! The behaviour of bots at a table where people wait: the default opponent, the adviser, the
//! substitute, and the time of a turn.

use std::time::Duration;

use games::GameId;
use rules::Seat;

use crate::{Bot, Level};

impl Bot {
    /// The default opponent.
    pub fn usual(game: GameId) -> Bot {
        Bot::from_name(game, Level::Medium.name()).unwrap_or(Bot::Level(Level::Random))
    }

    /// The bot that gives hints: the best there is.
    pub fn adviser(game: GameId) -> Bot {
        Bot::from_name(game, Level::Master.name()).unwrap_or(Bot::Greedy)
    }

    /// The bot that takes over after this one has failed this many times in one decision.
    #[must_use]
    pub fn after_stumbling(self, times: usize) -> Bot {
        let (mut level, times) = match self {
            Bot::Level(level) => (level, times),
            Bot::Perfect(_) => (Level::Master, times.saturating_sub(1)),
            Bot::Greedy | Bot::Uct => (Level::Random, 0),
        };
        for _ in 0..times {
            level = level.weaker().unwrap_or(Level::Random);
        }
        Bot::Level(level)
    }
}

/// The time that a seat has spent on its current turn. It reads no clock: the caller reports how
/// long the bot took.
#[derive(Clone, Copy, Debug, Default)]
pub struct TurnTime {
    seat: Option<Seat>,
    spent: Duration,
}

impl TurnTime {
    /// The time allowed for one more action of this seat. The number of actions in a turn is
    /// unknown, so each gets most of what is left, but never all.
    pub fn allowed(&mut self, seat: Seat, ceiling: Duration) -> Duration {
        if self.seat != Some(seat) {
            *self = TurnTime {
                seat: Some(seat),
                spent: Duration::ZERO,
            };
        }
        ceiling.saturating_sub(self.spent).mul_f64(0.6)
    }

    /// The time spent in this turn.
    pub const fn spent(&self) -> Duration {
        self.spent
    }

    /// Adds time spent.
    pub fn spend(&mut self, time: Duration) {
        self.spent += time;
    }

    /// Starts another turn.
    pub fn reset(&mut self) {
        *self = TurnTime::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_never_takes_longer_than_its_ceiling() {
        let ceiling = Duration::from_secs(3);
        let mut time = TurnTime::default();
        for _ in 0..40 {
            let allowed = time.allowed(Seat::FIRST, ceiling);
            time.spend(allowed);
        }
        let total = time.spent();
        assert!(total <= ceiling && total > ceiling.mul_f64(0.99), "{total:?}");
        assert_eq!(time.allowed(Seat::SECOND, ceiling), ceiling.mul_f64(0.6));
    }

    #[test]
    fn who_stumbles_goes_down_step_by_step() {
        let after = |level, times| Bot::Level(level).after_stumbling(times);
        assert_eq!(after(Level::Master, 2), Bot::Level(Level::Medium));
        assert_eq!(after(Level::Easy, 9), Bot::Level(Level::Random));
        assert_eq!(Bot::Greedy.after_stumbling(1), Bot::Level(Level::Random));
    }
}
