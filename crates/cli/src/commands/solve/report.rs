//! The results of a solution, for people and for programs.

use std::io::Write;
use std::process::ExitCode;

use rules::{Phrase, Variant};
use say::Speaker;
use serde_json::json;

use super::super::print_json;
use super::job::Solved;
use super::words;
use crate::failure::Done;

/// Prints the results.
pub(super) fn print(solved: &Solved, as_json: bool, speaker: Speaker) -> Done {
    let totals = &solved.totals;
    if as_json {
        let tables: Vec<_> = solved
            .tables
            .iter()
            .map(|(path, bytes)| json!({ "file": path.display().to_string(), "bytes": bytes }))
            .collect();
        return print_json(&json!({
            "game": "pylos",
            "rules": solved.rules.name(),
            "start": { "value": words::verdict(solved.start), "plies": solved.start.plies() },
            "positions": totals.positions(),
            "wins": totals.wins,
            "losses": totals.losses,
            "draws": totals.draws,
            "positions_by_plies": totals.by_plies,
            "sweeps": solved.sweeps,
            "values_computed": solved.computed,
            "resumed": solved.resumed,
            "threads": solved.threads,
            "seconds": {
                "solving": solved.solving.as_secs_f64(),
                "checking": solved.checking.as_secs_f64(),
                "writing": solved.writing.as_secs_f64(),
            },
            "tables": tables,
        }));
    }
    let mut out = anstream::stdout();
    let heading = Phrase::new("solve-start")
        .with("rules", solved.rules.name())
        .with("value", words::value(solved.start, true, speaker));
    writeln!(out, "{}", speaker.say(&heading))?;
    let row = |id, number: u64| format!("  {:<22} {:>16}", speaker.text(id), grouped(number));
    writeln!(out, "{}", row("solve-positions", totals.positions()))?;
    writeln!(out, "{}", row("solve-wins", totals.wins))?;
    writeln!(out, "{}", row("solve-losses", totals.losses))?;
    writeln!(out, "{}", row("solve-draws", totals.draws))?;
    writeln!(out, "{}", speaker.text("solve-by-plies"))?;
    for (plies, &count) in totals.by_plies.iter().enumerate() {
        writeln!(out, "  {plies:>5} {:>16}", grouped(count))?;
    }
    let seconds = |time: std::time::Duration| format!("{:.1}", time.as_secs_f64());
    let time = Phrase::new("solve-time")
        .with("threads", solved.threads as i64)
        .with("sweeps", i64::from(solved.sweeps))
        .with("solving", seconds(solved.solving))
        .with("checking", seconds(solved.checking))
        .with("writing", seconds(solved.writing));
    writeln!(out, "{}", speaker.say(&time))?;
    for (path, bytes) in &solved.tables {
        let table = Phrase::new("solve-table-written")
            .with("file", path.display().to_string())
            .with("bytes", grouped(*bytes));
        writeln!(out, "{}", speaker.say(&table))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A number with its digits grouped in threes.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn digits_come_in_threes() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_000), "1,000");
        assert_eq!(grouped(12_507_810_089), "12,507,810,089");
    }
}
