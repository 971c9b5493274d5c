//! A match at one terminal: people and bots, interactively or through a pipe.

mod choices;
mod command;
mod engines;
mod hint;
mod journal;
mod line;
mod opponent;
mod random;
mod seats;
mod session;
mod story;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::ArgMatches;
use games::AnyPosition;
use play::{ComponentSet, Control, Draws, Finish, Header, Match, Millis, OneLine, Reason};
use rules::{BySeat, Observe, Phrase, Position, Seat, Viewer};
use say::Speaker;

use self::engines::Engines;
use self::journal::Journal;
pub(super) use self::opponent::stumble_quietly;
use self::random::Source;
use self::seats::Seated;
use self::session::Session;
use self::table::{Table, Wording, now};
use super::record::{Loaded, load};
use super::{asked_options, asked_setup, no_start};
use crate::args::asked_game;
use crate::data;
use crate::failure::{Done, Failure};

/// Plays a match.
pub(super) fn run(matches: &ArgMatches, speaker: Speaker) -> Done {
    if !matches.contains_id("game") && !matches.contains_id("resume") {
        return super::games::to_play(speaker);
    }
    stumble_quietly();
    let wording = if matches.get_flag("notation") {
        Wording::Notation
    } else {
        Wording::Sentences
    };
    let mut source = Source::new(matches.get_one::<u64>("seed").copied());
    let mut table = match matches.get_one::<PathBuf>("resume") {
        Some(path) => {
            data::install_tables(None);
            let Loaded { game, complaint } = load(path, speaker)?;
            let (journal, game, secret) = Journal::resume(path, game, speaker)?;
            for line in complaint.unwrap_or_default() {
                anstream::eprintln!("{line}");
            }
            let engines = Engines::none(&game);
            Table::new(
                game,
                Some(journal),
                secret,
                engines,
                &mut source,
                wording,
                speaker,
            )
        }
        None => open(matches, &mut source, wording, speaker)?,
    };
    table.begin(&mut source)?;
    let code = Session::new(table).play()?;
    Ok(ExitCode::from(code))
}

fn open(
    matches: &ArgMatches,
    source: &mut Source,
    wording: Wording,
    speaker: Speaker,
) -> Result<Table, Failure> {
    let game = asked_game(matches, speaker)?;
    let options = asked_options(game, matches, speaker)?;
    let named = matches.get_one::<PathBuf>("table").cloned();
    data::install_tables(named.map(|path| (&options, path)));
    let engine = matches.get_one::<String>("engine").map(String::as_str);
    let Seated { players, engines } = match matches.get_one::<String>("seats") {
        Some(list) => seats::read(game, list, engine, speaker)?,
        None => seats::usual(game, &mut source.dice(), speaker),
    };
    let word = |text: &str| text.parse().expect("ids and names of ours are words");
    let mut header = Header::new(word(game.id()), word(options.variant()), game.revision(), players);
    let start = match matches.get_one::<String>("setup") {
        None => options
            .start(header.seats())
            .map_err(|error| no_start(&error, matches, speaker))?,
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
    Ok(Table::new(
        game, journal, secret, engines, source, wording, speaker,
    ))
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

/// The result of a match, as text, with the numbers of the rules.
pub(super) fn finish_text(game: &Match<AnyPosition>, finish: &Finish, speaker: Speaker) -> String {
    let names = server::names(game, speaker);
    let telling = Telling {
        speaker,
        names: &names,
        you: None,
        rules: true,
    };
    finish_told(game, finish, telling)
}

/// To whom a result is told, and how.
#[derive(Clone, Copy)]
struct Telling<'a> {
    speaker: Speaker,
    names: &'a BySeat<String>,
    you: Option<Seat>,
    /// Whether the numbers of the rules are told.
    rules: bool,
}

fn finish_told(game: &Match<AnyPosition>, finish: &Finish, telling: Telling<'_>) -> String {
    let Telling {
        speaker,
        names,
        you,
        rules,
    } = telling;
    let mut lines = Vec::new();
    if finish.reason == Reason::Abandonment {
        lines.push(speaker.say(&Phrase::new("cli-ended").with("what", speaker.say(&finish.reason.phrase()))));
        return lines.join("\n");
    }
    let view = game.position().view(Viewer::Public);
    let counted = matches!(finish.reason, Reason::Rules(_)) && say::board::has_points(&view);
    let points = counted.then_some(&finish.points);
    lines.push(speaker.verdict(&finish.places, names, points, you));
    let what = speaker.say(&finish.reason.phrase().named(names));
    lines.push(match &finish.reason {
        Reason::Rules(ending) if rules => speaker.say(
            &Phrase::new("outcome-ending")
                .with("what", what)
                .with("rule", ending.rule.to_string()),
        ),
        Reason::Resignation(seat) if you == Some(*seat) => speaker.text("cli-ended-you-resigned"),
        Reason::Time(seat) if you == Some(*seat) => speaker.text("cli-ended-your-time"),
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
        let counted = if rules {
            speaker.tally(tally)
        } else {
            speaker.plain_tally(tally)
        };
        lines.extend(counted.into_iter().map(|line| format!("  {line}")));
    }
    lines.join("\n")
}
