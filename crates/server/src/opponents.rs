//! The bots that people can choose.

use bots::{Bot, Level, Tables};
use games::GameId;

/// The bots worth playing against, weakest first. The others are yardsticks for measurements.
pub(crate) fn offered(game: GameId) -> Vec<Bot> {
    let levels = Level::of(game).iter().map(|level| Bot::Level(*level));
    let perfect = Bot::all(game)
        .into_iter()
        .filter(|bot| matches!(bot, Bot::Perfect(_)) && !Tables::installed().is_empty());
    levels.chain(perfect).collect()
}

/// Whether this bot may sit at a table: a record can name any.
pub(crate) const fn is_opponent(bot: Bot) -> bool {
    !matches!(bot, Bot::Greedy | Bot::Uct)
}

/// The bot with this name, if it is offered.
pub(crate) fn opponent(game: GameId, name: &str) -> Option<Bot> {
    offered(game).into_iter().find(|bot| bot.name() == name)
}
