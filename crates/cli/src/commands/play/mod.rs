//! A match at one terminal: people and bots, interactively or through a pipe.

mod engines;
mod hint;
mod journal;
mod opponent;
mod random;
mod seats;
mod session;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;

use bots::Bot;
use clap::ArgMatches;
use games::{AnyPosition, GameId};
use play::{ComponentSet, Control, Draws, Finish, Header, Match, Millis, OneLine, Player, Reason};
use rules::{BySeat, Phrase, Position, Seat};
use say::Speaker;

use self::engines::Engines;
use self::journal::Journal;
pub(super) use self::opponent::stumble_quietly;
use self::random::Source;
use self::seats::Seated;
use self::session::Session;
use self::table::{Table, now};
use super::record::{Loaded, load};
use super::{asked_options, asked_setup};
use crate::args::asked_game;
use crate::data;
use crate::failure::{Done, Failure};

/// Plays a match.
pub(super) fn run(matches: &ArgMatches, speaker: Speaker) -> Done {
    stumble_quietly();
    let mut source = Source::new(matches.get_one::<u64>("seed").copied());
    let table = match matches.get_one::<PathBuf>("resume") {
        Some(path) => {
            data::install_tables(None);
            let Loaded { game, complaint } = load(path, speaker)?;
            let (journal, game, secret) = Journal::resume(path, game, speaker)?;
            for line in complaint.unwrap_or_default() {
                anstream::eprintln!("{line}");
            }
            let engines = Engines::none(&game);
            Table::new(game, Some(journal), secret, engines, &mut source, speaker)
        }
        None => open(matches, &mut source, speaker)?,
    };
    let code = Session::new(table).play()?;
    Ok(ExitCode::from(code))
}

fn open(matches: &ArgMatches, source: &mut Source, speaker: Speaker) -> Result<Table, Failure> {
    let game = asked_game(matches, speaker)?;
    let options = asked_options(game, matches, speaker)?;
    let named = matches.get_one::<PathBuf>("table").cloned();
    data::install_tables(named.map(|path| (&options, path)));
    let engine = matches.get_one::<String>("engine").map(String::as_str);
    let Seated { players, engines } = match matches.get_one::<String>("seats") {
        Some(list) => seats::read(game, list, engine, speaker)?,
        None => seats::usual(game, speaker),
    };
    let word = |text: &str| text.parse().expect("ids and names of ours are words");
    let mut header = Header::new(word(game.id()), word(options.variant()), game.revision(), players);
    let start = match matches.get_one::<String>("setup") {
        None => options
            .start(header.seats())
            .map_err(|error| Failure::usage(speaker.say(&error.phrase())))?,
        Some(text) => {
            let position = asked_setup(&options, matches, text, speaker)?;
            header.variant = word(position.variant());
            header.setup = Some(one_line(text, speaker)?);
            if position.seats() != header.seats() {
                let phrase = Phrase::new("cli-setup-other-seats").with("seats", i64::from(position.seats()));
                return Err(Failure::usage(speaker.say(&phrase)));
            }
            position
        }
    };
    if let Some(text) = options.components_text() {
        let set = ComponentSet::custom(word(options.components_id()), &text);
        header.components = set.map_err(|_| Failure::usage(speaker.text("cli-not-text")))?;
    }
    if game.knows_agreed_draws() {
        header.draws = Draws::ByAgreement;
    }
    if let Some(text) = matches.get_one::<String>("clock") {
        header.clock = clock(text).ok_or_else(|| {
            Failure::usage(speaker.say(&Phrase::new("cli-bad-clock").with("text", text.as_str())))
        })?;
    }
    header.started = now();
    let secret = game.has_chance().then(|| source.secret());
    let game = match &secret {
        Some(secret) => Match::dealt(header, start, secret.clone()),
        None => Match::new(header, start),
    };
    let journal = match matches.get_one::<PathBuf>("save") {
        None => None,
        Some(path) => Some(Journal::create(path, &game, secret.as_ref(), speaker)?),
    };
    let engines = Engines::new(options, engines);
    Ok(Table::new(game, journal, secret, engines, source, speaker))
}

/// Parses `5+3`: five minutes for the match plus three seconds for every turn.
fn clock(text: &str) -> Option<Control> {
    let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
    let (minutes, seconds): (u16, u16) = (minutes.parse().ok()?, seconds.parse().ok()?);
    let total = Millis(u64::from(minutes) * 60_000);
    let increment = Millis(u64::from(seconds) * 1_000);
    (minutes > 0 || seconds > 0).then_some(Control::Fischer { total, increment })
}

fn one_line(text: &str, speaker: Speaker) -> Result<OneLine, Failure> {
    text.parse()
        .map_err(|_| Failure::usage(speaker.text("cli-not-text")))
}

/// The display name of the player on a seat.
fn name(game: GameId, player: &Player, seat: Seat, speaker: Speaker) -> String {
    match player {
        Player::Person(name) => say::shown_name(name.as_str()).into_owned(),
        Player::Bot(word) => {
            let phrase = match Bot::from_name(game, word.as_str()) {
                Some(bot) => Phrase::new("cli-bot-name").with("name", speaker.say(&bot.character())),
                None => Phrase::new("cli-bot-unknown-name"),
            };
            let phrase = phrase.with("bot", word.as_str()).with("seat", seat.to_string());
            speaker.say(&phrase)
        }
        Player::Nobody => speaker.seat(seat),
    }
}

/// The display names of all players.
fn names(game: &Match<AnyPosition>, speaker: Speaker) -> BySeat<String> {
    let id = game.position().game();
    game.players().map(|seat, player| name(id, player, seat, speaker))
}

/// The result of a match, as text.
pub(super) fn finish_text(game: &Match<AnyPosition>, finish: &Finish, speaker: Speaker) -> String {
    let names = names(game, speaker);
    let mut lines = Vec::new();
    if finish.reason == Reason::Abandonment {
        lines.push(speaker.say(&Phrase::new("cli-ended").with("what", speaker.say(&finish.reason.phrase()))));
        return lines.join("\n");
    }
    lines.push(speaker.winners(&finish.places, &names));
    let what = speaker.say(&finish.reason.phrase());
    lines.push(match &finish.reason {
        Reason::Rules(ending) => speaker.say(
            &Phrase::new("outcome-ending")
                .with("what", what)
                .with("rule", ending.rule.to_string()),
        ),
        _ => speaker.say(&Phrase::new("cli-ended").with("what", what)),
    });
    for (seat, tally) in game.position().tally().enumerate() {
        if tally.lines.is_empty() {
            continue;
        }
        let heading = Phrase::new("cli-points")
            .with("name", names[seat].as_str())
            .with("points", tally.total());
        lines.push(speaker.say(&heading));
        lines.extend(speaker.tally(tally).into_iter().map(|line| format!("  {line}")));
    }
    lines.join("\n")
}
