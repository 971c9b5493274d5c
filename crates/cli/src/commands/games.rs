use std::io::Write;
use std::process::ExitCode;

use bots::Bot;
use clap::ArgMatches;
use games::GameId;
use rules::Phrase;
use say::Speaker;
use serde_json::{Value, json};

use super::print_json;
use crate::failure::Done;

/// Lists the games.
pub(super) fn run(matches: &ArgMatches, speaker: Speaker) -> Done {
    if matches.get_flag("json") {
        let games: Vec<_> = GameId::ALL
            .iter()
            .map(|game| {
                json!({
                    "id": game.id(),
                    "name": speaker.game_name(*game),
                    "seats": { "fewest": game.seats().start(), "most": game.seats().end() },
                    "rules": game.variants(),
                    "default_rules": game.default_variant(),
                    "revision": game.revision(),
                    "minutes": { "fewest": game.minutes().start(), "most": game.minutes().end() },
                    "secrets": game.has_secrets(),
                    "components": game.has_components(),
                    "bots": bots(*game, speaker),
                })
            })
            .collect();
        return print_json(&json!({ "games": games }));
    }
    let mut out = anstream::stdout();
    for &game in GameId::ALL {
        let line = Phrase::new("cli-games-line")
            .with("name", speaker.game_name(game))
            .with("seats", range(game.seats()))
            .with("rules", game.variants().join(", "));
        writeln!(out, "{:<10} {}", game.id(), speaker.say(&line))?;
        writeln!(out, "{:<10} {}", "", speaker.game_about(game))?;
        let names: Vec<_> = Bot::all(game).iter().map(|bot| bot.name()).collect();
        let line = Phrase::new("cli-games-bots").with("bots", names.join(", "));
        writeln!(out, "{:<10} {}", "", speaker.say(&line))?;
    }
    writeln!(out, "\n{}", speaker.text("cli-bots-heading"))?;
    for bot in every_bot() {
        let line = Phrase::new("cli-bots-line")
            .with("name", speaker.say(&bot.character()))
            .with("style", speaker.say(&bot.style()));
        writeln!(out, "{:<10} {}", bot.name(), speaker.say(&line))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Lists the games with one line each, and how to play them.
pub(super) fn to_play(speaker: Speaker) -> Done {
    let mut out = anstream::stdout();
    writeln!(out, "{}\n", speaker.text("cli-play-which"))?;
    for &game in GameId::ALL {
        let line = Phrase::new("cli-play-which-line")
            .with("game", say::padded(game.id(), 10))
            .with("name", speaker.game_name(game))
            .with("seats", range(game.seats()))
            .with("minutes", range(game.minutes()));
        writeln!(out, "  {}", speaker.say(&line))?;
    }
    writeln!(out, "\n{}", speaker.text("cli-play-which-after"))?;
    Ok(ExitCode::SUCCESS)
}

fn range<N: PartialEq + std::fmt::Display>(numbers: std::ops::RangeInclusive<N>) -> String {
    let (fewest, most) = numbers.into_inner();
    if fewest == most {
        return fewest.to_string();
    }
    format!("{fewest}–{most}")
}

/// Every bot of every game once, in the order in which they are offered.
fn every_bot() -> Vec<Bot> {
    let mut all: Vec<Bot> = Vec::new();
    for bot in GameId::ALL.iter().flat_map(|&game| Bot::all(game)) {
        if !all.contains(&bot) {
            all.push(bot);
        }
    }
    all.sort();
    all
}

fn bots(game: GameId, speaker: Speaker) -> Vec<Value> {
    let bots = Bot::all(game).into_iter();
    bots.map(|bot| {
        json!({
            "id": bot.name(),
            "name": speaker.say(&bot.character()),
            "style": speaker.say(&bot.style()),
        })
    })
    .collect()
}
