//! How bots are presented to people: a name, a style, and the maximum waiting time.

use std::time::Duration;

use rules::Phrase;

use crate::bot::Bot;
use crate::level::Level;
use crate::pylos::Foresight;

impl Bot {
    /// Its name for people.
    pub const fn character(self) -> Phrase {
        Phrase::new(match self {
            Bot::Level(Level::Random) => "bots-name-random",
            Bot::Level(Level::Easy) => "bots-name-easy",
            Bot::Level(Level::Medium) => "bots-name-medium",
            Bot::Level(Level::Hard) => "bots-name-hard",
            Bot::Level(Level::Master) => "bots-name-master",
            Bot::Perfect(Foresight::Everything) => "bots-name-perfect",
            Bot::Perfect(_) => "bots-name-foresight",
            Bot::Greedy => "bots-name-greedy",
            Bot::Uct => "bots-name-uct",
        })
    }

    /// Its playing style, as a sentence.
    pub const fn style(self) -> Phrase {
        Phrase::new(match self {
            Bot::Level(Level::Random) => "bots-style-random",
            Bot::Level(Level::Easy) => "bots-style-easy",
            Bot::Level(Level::Medium) => "bots-style-medium",
            Bot::Level(Level::Hard) => "bots-style-hard",
            Bot::Level(Level::Master) => "bots-style-master",
            Bot::Perfect(Foresight::Everything) => "bots-style-perfect",
            Bot::Perfect(_) => "bots-style-foresight",
            Bot::Greedy => "bots-style-greedy",
            Bot::Uct => "bots-style-uct",
        })
    }

    /// The maximum time that a person should wait for a whole turn. Levels are defined by
    /// iterations; this is a limit for slow machines.
    pub const fn ceiling(self) -> Duration {
        Duration::from_millis(match self {
            Bot::Level(Level::Random | Level::Easy) | Bot::Greedy => 50,
            Bot::Level(Level::Medium) => 500,
            Bot::Level(Level::Hard) => 1_000,
            Bot::Level(Level::Master) | Bot::Perfect(_) | Bot::Uct => 3_000,
        })
    }
}
