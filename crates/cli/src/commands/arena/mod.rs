//! Contests between bots and programs.

mod outside;
mod report;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use arena::{BotEntrant, Clairvoyant, Contest, Entrant, Sprt, Thinking, plot};
use bots::Bot;
use clap::ArgMatches;
use games::GameId;
use rules::Phrase;
use say::Speaker;

use self::outside::OutsideEntrant;
use super::{asked_options, engine_command, no_start, print_json, unknown_bot};
use crate::args::{asked_game, asked_threads};
use crate::data;
use crate::failure::{Done, Failure};
use crate::files;
use crate::screen::Progress;

/// Runs a contest and reports how strong the bots are.
pub(super) fn run(matches: &ArgMatches, speaker: Speaker) -> Done {
    data::install_tables(None);
    let game = asked_game(matches, speaker)?;
    let options = asked_options(game, matches, speaker)?;
    let entrants = asked_entrants(game, matches, speaker)?;
    let entrants: Vec<&dyn Entrant> = entrants.iter().map(AsRef::as_ref).collect();
    let (fewest, most) = game.seats().into_inner();
    let usual_seats = u8::try_from(entrants.len()).unwrap_or(most).clamp(fewest, most);
    let seats = matches.get_one::<u8>("seats").copied().unwrap_or(usual_seats);
    let contest = Contest {
        options: &options,
        seats,
        entrants: &entrants,
        matches: matches.get_one::<u64>("matches").copied().unwrap_or(1),
        seed: matches.get_one::<u64>("seed").copied().unwrap_or(1),
        threads: asked_threads(matches),
        thinking: asked_thinking(matches, speaker)?,
        sprt: asked_sprt(matches, seats, entrants.len(), speaker)?,
    };
    // Checked before the work, so that a misspelt folder does not cost hours.
    let picture = matches.get_one::<PathBuf>("plot");
    if let Some(path) = picture {
        files::write_whole(path, "")
            .map_err(|error| Failure::file(speaker, "cli-cannot-write", path, &error))?;
    }

    let progress = Progress::new(contest.planned());
    let began = Instant::now();
    let report = contest
        .run(|done| progress.done(done))
        .map_err(|error| no_start(&error, matches, speaker))?;
    let seconds = began.elapsed().as_secs_f64();
    drop(progress);

    if let Some(path) = picture {
        let drawn = plot::svg(&report, &report::labels(&contest, &report, speaker));
        files::write_whole(path, &drawn)
            .map_err(|error| Failure::file(speaker, "cli-cannot-write", path, &error))?;
    }
    if matches.get_flag("json") {
        return print_json(&report::in_json(&contest, &report, seconds, speaker));
    }
    report::print(&contest, &report, seconds, speaker)?;
    Ok(ExitCode::SUCCESS)
}

fn asked_entrants(
    game: GameId,
    matches: &ArgMatches,
    speaker: Speaker,
) -> Result<Vec<Box<dyn Entrant>>, Failure> {
    let engine = matches.get_one::<String>("engine").map(String::as_str);
    let list = matches.get_one::<String>("bots").map_or("", String::as_str);
    let names = list.split(',').map(str::trim).filter(|name| !name.is_empty());
    let entrants = names
        .map(|name| {
            if let Some(command) = engine_command(name, engine, speaker)? {
                return Ok(Box::new(OutsideEntrant::new(command)) as Box<dyn Entrant>);
            }
            if name == Clairvoyant::NAME {
                return Ok(Box::new(Clairvoyant) as Box<dyn Entrant>);
            }
            let bot = Bot::from_name(game, name.strip_prefix("bot:").unwrap_or(name));
            let bot = bot.ok_or_else(|| unknown_bot(game, name, speaker))?;
            Ok(Box::new(BotEntrant(bot)) as Box<dyn Entrant>)
        })
        .collect::<Result<Vec<_>, Failure>>()?;
    if entrants.is_empty() {
        return Err(Failure::usage(speaker.text("arena-no-bots")));
    }
    Ok(entrants)
}

fn asked_thinking(matches: &ArgMatches, speaker: Speaker) -> Result<Thinking, Failure> {
    if let Some(&millis) = matches.get_one::<u64>("time") {
        return Ok(Thinking::Time(Duration::from_millis(millis)));
    }
    if matches.get_flag("as-at-table") {
        return Ok(Thinking::AsAtTable);
    }
    let text = matches.get_one::<String>("share").map_or("1", String::as_str);
    let share = read_share(text)
        .ok_or_else(|| Failure::usage(speaker.say(&Phrase::new("arena-bad-share").with("text", text))))?;
    Ok(Thinking::Share(share))
}

/// Parses `1/20` or `0.05`.
fn read_share(text: &str) -> Option<f64> {
    let (above, below) = text.split_once('/').unwrap_or((text, "1"));
    let share = above.trim().parse::<f64>().ok()? / below.trim().parse::<f64>().ok()?;
    (share.is_finite() && share > 0.0).then_some(share)
}

fn asked_sprt(
    matches: &ArgMatches,
    seats: u8,
    entrants: usize,
    speaker: Speaker,
) -> Result<Option<Sprt>, Failure> {
    let Some(text) = matches.get_one::<String>("sprt") else {
        return Ok(None);
    };
    if entrants != 2 {
        let phrase = Phrase::new("arena-sprt-two").with("count", entrants as i64);
        return Err(Failure::usage(speaker.say(&phrase)));
    }
    if text.is_empty() {
        return Ok(Some(Sprt::usual(seats)));
    }
    let bad = |_| {
        let phrase = Phrase::new("arena-bad-sprt").with("text", text.as_str());
        Failure::usage(speaker.say(&phrase))
    };
    text.parse().map(Some).map_err(bad)
}
