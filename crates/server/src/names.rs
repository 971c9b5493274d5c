//! Names of players, and words of records.

use bots::{Bot, Level};
use games::GameId;
use play::{AnyMatch, Player, Word};
use rules::{BySeat, Phrase, Seat};
use say::{Speaker, shown_name};

/// A name of ours as records write it.
pub(crate) fn word(name: &str) -> Word {
    name.parse().expect("names of ours are words")
}

/// Bytes in hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from_digit(value.into(), 16).expect("four bits are a digit");
    bytes
        .iter()
        .flat_map(|byte| [digit(byte >> 4), digit(byte & 15)])
        .collect()
}

/// What to call the player of a seat.
pub(crate) fn name(game: GameId, player: &Player, seat: Seat, speaker: Speaker) -> String {
    match player {
        Player::Person(name) => shown_name(name.as_str()).into_owned(),
        Player::Bot(word) => match Bot::from_name(game, word.as_str()) {
            Some(bot) => bot_name(bot, speaker),
            None => word.to_string(),
        },
        Player::Nobody => speaker.seat(seat),
    }
}

/// A bot's name with its level: `Ibis (medium)`.
pub(crate) fn bot_name(bot: Bot, speaker: Speaker) -> String {
    let phrase = Phrase::new("table-bot-name")
        .with("name", speaker.say(&bot.character()))
        .with("bot", level_name(bot, speaker));
    speaker.say(&phrase)
}

/// How strong a bot is, in a word.
fn level_name(bot: Bot, speaker: Speaker) -> String {
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

/// What to call the players of a match. Where two have one name, the seat tells them apart.
pub(crate) fn names(game: &AnyMatch, speaker: Speaker) -> BySeat<String> {
    let id = game.position().game();
    let names = game.players().map(|seat, player| name(id, player, seat, speaker));
    names.map(|seat, name| {
        let twins = names.iter().filter(|other| *other == name).count() > 1;
        if twins {
            let phrase = Phrase::new("table-name-with-seat")
                .with("name", name.as_str())
                .with("seat", seat.to_string());
            speaker.say(&phrase)
        } else {
            name.clone()
        }
    })
}
