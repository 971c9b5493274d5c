use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use clap::ArgMatches;
use games::Visitor;
use games::playouts::{Figures, Playouts};
use rules::{Notation, Observe, Options, Phrase, SetUp};
use say::Speaker;
use serde_json::json;

use super::{asked_options, no_start, print_json};
use crate::args::{asked_game, asked_threads};
use crate::failure::Done;
use crate::screen::Progress;

struct Run<'a> {
    playouts: Playouts,
    progress: &'a Progress,
}

impl Visitor for Run<'_> {
    type Output = Figures;

    fn visit<G>(self, options: &Options<G>) -> Figures
    where
        G: SetUp,
        G::Position: Observe + Notation,
    {
        self.playouts.run(options, |matches| self.progress.done(matches))
    }
}

/// Plays random matches and reports their speed.
pub(super) fn run(matches: &ArgMatches, speaker: Speaker) -> Done {
    let game = asked_game(matches, speaker)?;
    let options = asked_options(game, matches, speaker)?;
    let playouts = Playouts {
        seats: matches
            .get_one::<u8>("seats")
            .copied()
            .unwrap_or(*game.seats().start()),
        matches: matches.get_one::<u64>("matches").copied().unwrap_or(1),
        seed: matches.get_one::<u64>("seed").copied().unwrap_or(1),
        threads: asked_threads(matches),
    };
    // Also checks that the game supports this number of seats.
    options
        .start(playouts.seats)
        .map_err(|error| no_start(&error, matches, speaker))?;

    let progress = Progress::new(playouts.matches);
    let began = Instant::now();
    let figures = options.visit(Run {
        playouts,
        progress: &progress,
    });
    let seconds = began.elapsed().as_secs_f64();
    drop(progress);

    let (count, actions) = (figures.matches as f64, figures.actions as f64);
    if matches.get_flag("json") {
        let seats: Vec<_> = figures
            .wins
            .enumerate()
            .map(|(seat, wins)| {
                json!({ "seat": seat.index() + 1, "wins": wins, "mean_points": figures.points[seat] as f64 / count })
            })
            .collect();
        return print_json(&json!({
            "game": game.id(),
            "rules": options.variant(),
            "components": options.components_id(),
            "seed": playouts.seed,
            "threads": playouts.threads,
            "matches": figures.matches,
            "seconds": seconds,
            "matches_per_second": count / seconds,
            "actions_per_second": actions / seconds,
            "mean_length": actions / count,
            "longest": figures.longest,
            "shared": figures.shared,
            "seats": seats,
        }));
    }
    let mut out = anstream::stdout();
    let heading = Phrase::new("cli-playouts-heading")
        .with("matches", figures.matches as i64)
        .with("game", speaker.game_name(game))
        .with("rules", options.variant())
        .with("seconds", format!("{seconds:.2}"));
    writeln!(out, "{}", speaker.say(&heading))?;
    let row = |id, value: String| format!("  {:<28} {value:>14}", speaker.text(id));
    writeln!(
        out,
        "{}",
        row(
            "cli-playouts-matches-per-second",
            format!("{:.0}", count / seconds)
        )
    )?;
    writeln!(
        out,
        "{}",
        row(
            "cli-playouts-actions-per-second",
            format!("{:.0}", actions / seconds)
        )
    )?;
    writeln!(
        out,
        "{}",
        row("cli-playouts-mean-length", format!("{:.2}", actions / count))
    )?;
    writeln!(
        out,
        "{}",
        row("cli-playouts-longest", figures.longest.to_string())
    )?;
    for (seat, &wins) in figures.wins.enumerate() {
        let line = Phrase::new("cli-playouts-seat")
            .with("seat", seat.to_string())
            .with("share", format!("{:.2}", wins as f64 * 100.0 / count))
            .with("points", format!("{:.2}", figures.points[seat] as f64 / count));
        writeln!(out, "  {}", speaker.say(&line))?;
    }
    let shared = Phrase::new("cli-playouts-shared")
        .with("share", format!("{:.2}", figures.shared as f64 * 100.0 / count));
    writeln!(out, "  {}", speaker.say(&shared))?;
    Ok(ExitCode::SUCCESS)
}
