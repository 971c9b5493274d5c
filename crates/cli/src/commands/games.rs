use std::io::Write;
use std::process::ExitCode;

use clap::ArgMatches;
use games::GameId;
use rules::Phrase;
use say::Speaker;
use serde_json::json;

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
                })
            })
            .collect();
        return print_json(&json!({ "games": games }));
    }
    let mut out = anstream::stdout();
    for &game in GameId::ALL {
        let (fewest, most) = game.seats().into_inner();
        let seats = if fewest == most {
            fewest.to_string()
        } else {
            format!("{fewest}–{most}")
        };
        let line = Phrase::new("cli-games-line")
            .with("name", speaker.game_name(game))
            .with("seats", seats)
            .with("rules", game.variants().join(", "));
        writeln!(out, "{:<10} {}", game.id(), speaker.say(&line))?;
        writeln!(out, "{:<10} {}", "", speaker.game_about(game))?;
    }
    Ok(ExitCode::SUCCESS)
}
