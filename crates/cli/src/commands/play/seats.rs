use games::GameId;
use play::{OneLine, Player, Word};
use rules::{BySeat, MAX_SEATS, Phrase, Seat};
use say::Speaker;

use super::bot::Bot;
use crate::failure::Failure;

/// A person on the first seat and bots on as few others as the game needs.
pub(super) fn usual(game: GameId, speaker: Speaker) -> BySeat<Player> {
    BySeat::from_fn(*game.seats().start(), |seat| {
        if seat == Seat::FIRST {
            person(&speaker.text("cli-guest"))
        } else {
            Player::Bot(bot_word(Bot::Random))
        }
    })
}

/// Reads `human,bot:random,human:Anna`.
pub(super) fn read(game: GameId, list: &str, speaker: Speaker) -> Result<BySeat<Player>, Failure> {
    let parts: Vec<&str> = list.split(',').map(str::trim).collect();
    if parts.len() > MAX_SEATS || !game.seats().contains(&(parts.len() as u8)) {
        let phrase = Phrase::new("games-wrong-seats")
            .with("game", game.id())
            .with("seats", parts.len() as i64)
            .with("fewest", i64::from(*game.seats().start()))
            .with("most", i64::from(*game.seats().end()));
        return Err(Failure::usage(speaker.say(&phrase)));
    }
    let players = Seat::all(parts.len() as u8).zip(&parts);
    players
        .map(|(seat, part)| player(part, seat, speaker))
        .collect::<Result<Vec<_>, _>>()
        .map(BySeat::from_iter)
}

fn player(text: &str, seat: Seat, speaker: Speaker) -> Result<Player, Failure> {
    let unknown = |id| {
        let known: Vec<_> = Bot::ALL.iter().map(|bot| format!("bot:{}", bot.name())).collect();
        let phrase = Phrase::new(id).with("text", text).with("known", known.join(", "));
        Failure::usage(speaker.say(&phrase))
    };
    match text.split_once(':') {
        None if text == "human" => Ok(person(&speaker.seat(seat))),
        Some(("human", name)) => name
            .parse()
            .map(Player::Person)
            .map_err(|_| unknown("cli-bad-player")),
        Some(("bot", name)) => match Bot::from_name(name) {
            Some(bot) => Ok(Player::Bot(bot_word(bot))),
            None => Err(unknown("cli-unknown-bot")),
        },
        _ => Err(unknown("cli-bad-player")),
    }
}

fn person(name: &str) -> Player {
    let name: Result<OneLine, _> = name.parse();
    Player::Person(name.expect("our own names are a line of text"))
}

fn bot_word(bot: Bot) -> Word {
    bot.name().parse().expect("names of bots are words")
}
