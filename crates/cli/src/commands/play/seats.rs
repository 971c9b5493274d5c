use bots::Bot;
use games::GameId;
use play::{OneLine, Player, Word};
use rules::{BySeat, Dice, MAX_SEATS, Phrase, Seat};
use say::Speaker;

use super::engines::ENGINE;
use crate::commands::engine_command;
use crate::failure::Failure;

/// Who sits where, and which of them are external programs.
pub(super) struct Seated {
    pub(super) players: BySeat<Player>,
    pub(super) engines: BySeat<Option<String>>,
}

/// A person and the minimum number of bots. The person has the first seat, or the one that the lot
/// gives in games that draw lots.
pub(super) fn usual(game: GameId, dice: &mut impl Dice, speaker: Speaker) -> Seated {
    let seats = *game.seats().start();
    let own = if game.draws_lots() {
        Seat::new(dice.below(seats.into()) as u8)
    } else {
        Seat::FIRST
    };
    let players = BySeat::from_fn(seats, |seat| {
        if seat == own {
            person(&speaker.text("cli-guest"))
        } else {
            Player::Bot(word(Bot::usual(game).name()))
        }
    });
    let engines = players.map(|_, _| None);
    Seated { players, engines }
}

/// Parses `human,bot:hard,human:Anna,engine:PROGRAM`; `engine` alone is the program of
/// `--engine`.
pub(super) fn read(
    game: GameId,
    list: &str,
    engine: Option<&str>,
    speaker: Speaker,
) -> Result<Seated, Failure> {
    let parts: Vec<&str> = list.split(',').map(str::trim).collect();
    if parts.len() > MAX_SEATS || !game.seats().contains(&(parts.len() as u8)) {
        let phrase = Phrase::new("games-wrong-seats")
            .with("game", game.id())
            .with("seats", parts.len() as i64)
            .with("fewest", i64::from(*game.seats().start()))
            .with("most", i64::from(*game.seats().end()));
        return Err(Failure::usage(speaker.say(&phrase)));
    }
    let alone = parts.iter().filter(|part| part.starts_with("human")).count() == 1;
    let (mut players, mut engines) = (Vec::new(), Vec::new());
    for (seat, part) in Seat::all(parts.len() as u8).zip(parts) {
        let command = engine_command(part, engine, speaker)?;
        let unnamed = if alone {
            speaker.text("cli-guest")
        } else {
            speaker.say(&Phrase::new("cli-player").with("seat", seat.to_string()))
        };
        players.push(if command.is_some() {
            Player::Bot(word(ENGINE))
        } else {
            player(game, part, &unnamed, speaker)?
        });
        engines.push(command);
    }
    Ok(Seated {
        players: players.into_iter().collect(),
        engines: engines.into_iter().collect(),
    })
}

/// Somebody at the table; people may have no name.
fn player(game: GameId, text: &str, unnamed: &str, speaker: Speaker) -> Result<Player, Failure> {
    let unknown = |id| {
        let bots = Bot::all(game);
        let known: Vec<_> = bots.iter().map(|bot| format!("bot:{bot}")).collect();
        let phrase = Phrase::new(id).with("text", text).with("known", known.join(", "));
        Failure::usage(speaker.say(&phrase))
    };
    match text.split_once(':') {
        None if text == "human" => Ok(person(unnamed)),
        Some(("human", name)) => name
            .parse()
            .map(Player::Person)
            .map_err(|_| unknown("cli-bad-player")),
        Some(("bot", name)) => match Bot::from_name(game, name) {
            Some(bot) => Ok(Player::Bot(word(bot.name()))),
            None => Err(unknown("cli-unknown-bot")),
        },
        _ => Err(unknown("cli-bad-player")),
    }
}

fn person(name: &str) -> Player {
    let name: Result<OneLine, _> = name.parse();
    Player::Person(name.expect("our own names are a line of text"))
}

/// A bot's name as records write it.
pub(super) fn word(name: &str) -> Word {
    name.parse().expect("names of bots are words")
}
