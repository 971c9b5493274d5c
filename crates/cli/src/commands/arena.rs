use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use arena::plot::{self, Labels};
use arena::{BotEntrant, Contest, Elo, Entrant, Interval, Report, Sprt, Standing, Thinking, Verdict};
use bots::Bot;
use clap::ArgMatches;
use games::{AnyOptions, GameId};
use rules::Phrase;
use say::Speaker;
use serde_json::{Value, json};

use super::{asked_options, print_json, unknown_bot};
use crate::args::{asked_game, asked_threads};
use crate::failure::{Done, Failure};
use crate::files;
use crate::screen::Progress;

/// Lets bots play, and says how strong they are.
pub(super) fn run(matches: &ArgMatches, speaker: Speaker) -> Done {
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
    // Before the work, so that hours are not lost to a misspelt folder.
    let picture = matches.get_one::<PathBuf>("plot");
    if let Some(path) = picture {
        files::write_whole(path, "")
            .map_err(|error| Failure::file(speaker, "cli-cannot-write", path, &error))?;
    }

    let progress = Progress::new(contest.planned());
    let began = Instant::now();
    let report = contest
        .run(|done| progress.done(done))
        .map_err(|error| Failure::usage(speaker.say(&error.phrase())))?;
    let seconds = began.elapsed().as_secs_f64();
    drop(progress);

    if let Some(path) = picture {
        let drawn = plot::svg(&report, &labels(&contest, &report, speaker));
        files::write_whole(path, &drawn)
            .map_err(|error| Failure::file(speaker, "cli-cannot-write", path, &error))?;
    }
    if matches.get_flag("json") {
        return print_json(&in_json(&contest, &options, &report, seconds, speaker));
    }
    print(&contest, &report, seconds, speaker)?;
    Ok(ExitCode::SUCCESS)
}

fn asked_entrants(
    game: GameId,
    matches: &ArgMatches,
    speaker: Speaker,
) -> Result<Vec<Box<dyn Entrant>>, Failure> {
    let list = matches.get_one::<String>("bots").map_or("", String::as_str);
    let names = list.split(',').map(str::trim).filter(|name| !name.is_empty());
    let entrants = names
        .map(|name| {
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
    let text = matches.get_one::<String>("share").map_or("1", String::as_str);
    let share = read_share(text)
        .ok_or_else(|| Failure::usage(speaker.say(&Phrase::new("arena-bad-share").with("text", text))))?;
    Ok(Thinking::Share(share))
}

/// Reads `1/20` or `0.05`.
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

fn labels(contest: &Contest<'_>, report: &Report, speaker: Speaker) -> Labels {
    let title = Phrase::new("arena-plot-title").with("game", speaker.game_name(contest.options.game()));
    let subtitle = Phrase::new("arena-plot-subtitle")
        .with("rules", contest.options.variant())
        .with("seats", i64::from(report.seats))
        .with("matches", report.matches as i64)
        .with("seed", contest.seed.to_string());
    let elo = Phrase::new("arena-plot-elo").with("last", last_name(report));
    Labels {
        title: speaker.say(&title),
        subtitle: speaker.say(&subtitle),
        share: speaker.text("arena-plot-share"),
        elo: speaker.say(&elo),
    }
}

fn last_name(report: &Report) -> &str {
    report.standings.last().map_or("", |standing| &standing.name)
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn in_json(
    contest: &Contest<'_>,
    options: &AnyOptions,
    report: &Report,
    seconds: f64,
    speaker: Speaker,
) -> Value {
    // JSON knows no infinity: an endless bound becomes null.
    let interval =
        |figure: Interval| json!({ "low": figure.low, "value": figure.value, "high": figure.high });
    let bots: Vec<_> = report
        .standings
        .iter()
        .map(|standing| {
            json!({
                "name": standing.name,
                "matches": standing.matches,
                "won": standing.won,
                "shared": standing.shared,
                "lost": standing.matches - standing.won - standing.shared,
                "share": interval(standing.share()),
                "decided_share": interval(standing.decided()),
                "mean_points": standing.mean_points(),
                "elo": interval(standing.elo),
                "actions": standing.times.actions,
                "mean_ms": millis(standing.times.mean()),
                "worst_ms": millis(standing.times.worst),
                "worst_turn_ms": millis(standing.times.worst_turn),
            })
        })
        .collect();
    let sprt = report.sprt.map(|(sprt, llr, verdict)| {
        let (low, high) = sprt.bounds();
        json!({
            "smaller": sprt.smaller, "larger": sprt.larger, "alpha": sprt.alpha, "beta": sprt.beta,
            "llr": llr, "low": low, "high": high,
            "verdict": match verdict {
                Verdict::Larger => "larger",
                Verdict::Smaller => "smaller",
                Verdict::Undecided => "undecided",
            },
        })
    });
    let forfeits: Vec<_> = report
        .forfeits
        .iter()
        .map(|note| {
            json!({
                "match": note.number + 1,
                "name": report.standings[note.entrant].name,
                "seat": note.seat.index() + 1,
                "why": speaker.say(&note.why),
            })
        })
        .collect();
    let (share, time) = match contest.thinking {
        Thinking::Share(share) => (Some(share), None),
        Thinking::Time(time) => (None, Some(millis(time))),
    };
    json!({
        "game": options.game().id(),
        "rules": options.variant(),
        "components": options.components_id(),
        "seats": report.seats,
        "seed": contest.seed,
        "threads": contest.threads,
        "share": share,
        "time_ms": time,
        "matches": report.matches,
        "mean_length": report.mean_length(),
        "seconds": seconds,
        "elo_model": match report.elo {
            Elo::Score => "score",
            Elo::PlackettLuce => "plackett-luce",
        },
        "bots": bots,
        "sprt": sprt,
        "forfeits": forfeits,
    })
}

/// So many forfeits are told one by one.
const TOLD_FORFEITS: usize = 10;

fn print(contest: &Contest<'_>, report: &Report, seconds: f64, speaker: Speaker) -> io::Result<()> {
    let mut out = anstream::stdout();
    let heading = Phrase::new("arena-heading")
        .with("game", speaker.game_name(contest.options.game()))
        .with("rules", contest.options.variant())
        .with("seats", i64::from(report.seats))
        .with("seed", contest.seed.to_string())
        .with("matches", report.matches as i64)
        .with("seconds", format!("{seconds:.1}"));
    writeln!(out, "{}", speaker.say(&heading))?;

    let names = report
        .standings
        .iter()
        .map(|standing| standing.name.chars().count());
    let width = names
        .max()
        .unwrap_or(0)
        .max(speaker.text("arena-name").chars().count());
    let t = |id| speaker.text(id);
    writeln!(
        out,
        "  {:<width$} {:>7} {:>13} {:>8} {:>8} {:>22} {:>10} {:>8} {:>11}",
        t("arena-name"),
        t("arena-wins"),
        t("arena-interval"),
        t("arena-decided"),
        t("arena-points"),
        t("arena-elo"),
        t("arena-mean"),
        t("arena-worst"),
        t("arena-worst-turn"),
    )?;
    for standing in &report.standings {
        writeln!(out, "{}", row(standing, width))?;
    }
    let note = Phrase::new("arena-elo-note").with("last", last_name(report));
    writeln!(out, "{}", speaker.say(&note))?;
    if let Some((sprt, llr, verdict)) = report.sprt {
        let (low, high) = sprt.bounds();
        let id = match verdict {
            Verdict::Larger => "arena-sprt-larger",
            Verdict::Smaller => "arena-sprt-smaller",
            Verdict::Undecided => "arena-sprt-undecided",
        };
        let phrase = Phrase::new(id)
            .with("name", report.standings[0].name.as_str())
            .with("smaller", format!("{:.3}", sprt.smaller))
            .with("larger", format!("{:.3}", sprt.larger))
            .with("llr", format!("{llr:.2}"))
            .with("low", format!("{low:.2}"))
            .with("high", format!("{high:.2}"));
        writeln!(out, "{}", speaker.say(&phrase))?;
    }
    for note in report.forfeits.iter().take(TOLD_FORFEITS) {
        let phrase = Phrase::new("arena-forfeit")
            .with("number", (note.number + 1).to_string())
            .with("name", report.standings[note.entrant].name.as_str())
            .with("seat", note.seat.to_string())
            .with("why", speaker.say(&note.why));
        writeln!(out, "{}", speaker.say(&phrase))?;
    }
    if report.forfeits.len() > TOLD_FORFEITS {
        let count = (report.forfeits.len() - TOLD_FORFEITS) as i64;
        let phrase = Phrase::new("arena-more-forfeits").with("count", count);
        writeln!(out, "{}", speaker.say(&phrase))?;
    }
    Ok(())
}

fn row(standing: &Standing, width: usize) -> String {
    let (share, decided) = (standing.share(), standing.decided());
    let percent = |share: f64| format!("{:.1}", share * 100.0);
    let bounds = format!("{}–{}", percent(share.low), percent(share.high));
    let elo = format!(
        "{} ({}…{})",
        signed(standing.elo.value),
        signed(standing.elo.low),
        signed(standing.elo.high)
    );
    format!(
        "  {:<width$} {:>5} % {bounds:>13} {:>6} % {:>8.2} {elo:>22} {:>10.2} {:>8.1} {:>11.1}",
        standing.name,
        percent(share.value),
        percent(decided.value),
        standing.mean_points(),
        millis(standing.times.mean()),
        millis(standing.times.worst),
        millis(standing.times.worst_turn),
    )
}

/// A whole number with its sign; endless is `∞`.
fn signed(number: f64) -> String {
    if number.is_finite() {
        format!("{:+.0}", number.round() + 0.0)
    } else if number > 0.0 {
        "+∞".to_owned()
    } else {
        "-∞".to_owned()
    }
}
