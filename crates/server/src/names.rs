//! Names of players, and words of records.

use bots::{Bot, Level};
use draw::Portrait;
use games::GameId;
use play::{AnyMatch, Player, Word};
use rules::{BySeat, Phrase, Seat};
use say::{Speaker, shown_name};

/// One of our names in the form used in records.
pub(crate) fn word(name: &str) -> Word {
    name.parse().expect("names of ours are words")
}

/// The display name of the player on a seat.
pub(crate) fn name(game: GameId, player: &Player, speaker: Speaker) -> String {
    match player {
        Player::Person(name) => shown_name(name.as_str()).into_owned(),
        Player::Bot(word) => match Bot::from_name(game, word.as_str()) {
            Some(bot) => speaker.say(&bot.character()),
            None => word.to_string(),
        },
        Player::Nobody => speaker.text("table-nobody"),
    }
}

/// The face of the player on a seat: bots have a portrait, people the emblem of their seat.
pub(crate) fn portrait(game: GameId, player: &Player, seat: Seat) -> Portrait {
    const EMBLEMS: [&str; 5] = ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5"];
    let bot = match player {
        Player::Bot(word) => Bot::from_name(game, word.as_str()),
        Player::Person(_) | Player::Nobody => None,
    };
    let name = bot.map_or(EMBLEMS[seat.index()], portrait_name);
    *Portrait::find(name).expect("everybody has a portrait")
}

/// What the portrait of a bot is called.
pub(crate) const fn portrait_name(bot: Bot) -> &'static str {
    match bot {
        Bot::Level(Level::Random) | Bot::Greedy => "pebble",
        Bot::Level(Level::Easy) | Bot::Uct => "scarab",
        Bot::Level(Level::Medium) => "ibis",
        Bot::Level(Level::Hard) => "jackal",
        Bot::Level(Level::Master) => "sphinx",
        Bot::Perfect(_) => "thoth",
    }
}

/// A bot's name with its level: `Ibis (medium)`.
pub(crate) fn bot_name(bot: Bot, speaker: Speaker) -> String {
    let phrase = Phrase::new("table-bot-name")
        .with("name", speaker.say(&bot.character()))
        .with("bot", level_name(bot, speaker));
    speaker.say(&phrase)
}

/// The level of a bot, as a word.
pub(crate) fn level_name(bot: Bot, speaker: Speaker) -> String {
    let id = match bot {
        Bot::Level(Level::Random) => "bots-level-random",
        Bot::Level(Level::Easy) => "bots-level-easy",
        Bot::Level(Level::Medium) => "bots-level-medium",
        Bot::Level(Level::Hard) => "bots-level-hard",
        Bot::Level(Level::Master) => "bots-level-master",
        Bot::Perfect(_) | Bot::Greedy | Bot::Uct => return bot.name().to_owned(),
    };
    speaker.text(id)
}

/// The names of bots whose like sits at the table already.
const OTHER_NAMES: [&str; 4] = [
    "bots-name-other-1",
    "bots-name-other-2",
    "bots-name-other-3",
    "bots-name-other-4",
];

/// The display names of the players, all different: bots have other names, and the seat numbers of
/// people are added.
pub fn names(game: &AnyMatch, speaker: Speaker) -> BySeat<String> {
    let id = game.position().game();
    let names = game.players().map(|_, player| name(id, player, speaker));
    let mut others = OTHER_NAMES.iter();
    names.map(|seat, name| {
        let same = |other: &(Seat, &String)| other.1 == name;
        let is_bot = game.players()[seat].is_bot();
        let is_first = names
            .enumerate()
            .find(same)
            .is_some_and(|(first, _)| first == seat);
        let is_alone = names.enumerate().filter(same).count() == 1;
        let other = if is_bot && !is_first { others.next() } else { None };
        match other {
            Some(other) => speaker.text(other),
            None if is_alone || is_bot => name.clone(),
            None => {
                let phrase = Phrase::new("table-name-with-seat")
                    .with("name", name.as_str())
                    .with("seat", seat.to_string());
                speaker.say(&phrase)
            }
        }
    })
}
