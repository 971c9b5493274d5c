//! The results of a contest, for people, programs and plots.

use std::io::{self, Write};
use std::time::Duration;

use arena::plot::PlotLabels;
use arena::{Contest, ContestReport, Elo, Interval, SprtDecision, Standing, Thinking};
use rules::Phrase;
use say::Speaker;
use serde_json::{Value, json};

/// The labels of the plot.
pub(super) fn labels(contest: &Contest<'_>, report: &ContestReport, speaker: Speaker) -> PlotLabels {
    let title = Phrase::new("arena-plot-title").with("game", speaker.game_name(contest.options.game()));
    let subtitle = Phrase::new("arena-plot-subtitle")
        .with("rules", contest.options.variant())
        .with("seats", i64::from(report.seats))
        .with("matches", report.matches as i64)
        .with("seed", contest.seed.to_string());
    let elo = Phrase::new("arena-plot-elo").with("last", last_name(report));
    PlotLabels {
        title: speaker.say(&title),
        subtitle: speaker.say(&subtitle),
        share: speaker.text("arena-plot-share"),
        elo: speaker.say(&elo),
    }
}

/// All results, for programs.
pub(super) fn in_json(
    contest: &Contest<'_>,
    report: &ContestReport,
    seconds: f64,
    speaker: Speaker,
) -> Value {
    let options = contest.options;
    // JSON has no infinity: an infinite bound becomes null.
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
                "decided": standing.decided,
                "share": interval(standing.share()),
                "decided_share": interval(standing.decided_share()),
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
                SprtDecision::Larger => "larger",
                SprtDecision::Smaller => "smaller",
                SprtDecision::Undecided => "undecided",
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
    let remarks: Vec<_> = report
        .remarks
        .iter()
        .map(|remark| {
            json!({
                "name": report.standings[remark.entrant].name,
                "what": speaker.say(&remark.what),
                "matches": remark.matches,
            })
        })
        .collect();
    let (share, time) = match contest.thinking {
        Thinking::Share(share) => (Some(share), None),
        Thinking::Time(time) => (None, Some(millis(time))),
        Thinking::AsAtTable => (Some(1.0), None),
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
        "as_at_table": contest.thinking == Thinking::AsAtTable,
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
        "remarks": remarks,
    })
}

/// The number of forfeits listed one by one.
const TOLD_FORFEITS: usize = 10;

/// Prints the table for people.
pub(super) fn print(
    contest: &Contest<'_>,
    report: &ContestReport,
    seconds: f64,
    speaker: Speaker,
) -> io::Result<()> {
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
            SprtDecision::Larger => "arena-sprt-larger",
            SprtDecision::Smaller => "arena-sprt-smaller",
            SprtDecision::Undecided => "arena-sprt-undecided",
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
    for remark in &report.remarks {
        let phrase = Phrase::new("arena-remark")
            .with("name", report.standings[remark.entrant].name.as_str())
            .with("what", speaker.say(&remark.what))
            .with("matches", remark.matches as i64);
        writeln!(out, "{}", speaker.say(&phrase))?;
    }
    Ok(())
}

fn row(standing: &Standing, width: usize) -> String {
    let (share, decided) = (standing.share(), standing.decided_share());
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

/// A whole number with its sign; infinity is `∞`.
fn signed(number: f64) -> String {
    if number.is_finite() {
        format!("{:+.0}", number.round() + 0.0)
    } else if number > 0.0 {
        "+∞".to_owned()
    } else {
        "-∞".to_owned()
    }
}

fn last_name(report: &ContestReport) -> &str {
    report.standings.last().map_or("", |standing| &standing.name)
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
