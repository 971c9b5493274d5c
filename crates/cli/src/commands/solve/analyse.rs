//! Analysis of a match with a table.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::ArgMatches;
use game_pylos::{PylosPosition, Side};
use games::AnyPosition;
use play::Match;
use rules::Phrase;
use say::Speaker;
use serde_json::json;
use solve::pylos::PylosTable;
use solve::table::BadTable;
use solve::{Value, Verdict};

use super::super::{print_json, record};
use super::{chart, probe, tables, words};
use crate::failure::{Done, Failure};
use crate::files::write_whole;

/// One turn of the match, with its values.
pub(super) struct Step {
    pub(super) side: Side,
    pub(super) said: String,
    /// The best value that the mover could have had.
    pub(super) best: Value,
    /// The value of the move played.
    pub(super) got: Value,
    /// The moves that would have kept the best value; empty if the move did.
    pub(super) better: Vec<String>,
    pub(super) mark: Mark,
}

/// The assessment of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// No move was better.
    Best,
    /// Still won, but later.
    Slower,
    /// A win or a draw was given away.
    Spoilt,
    /// Still lost, but sooner.
    Hastened,
}

impl Mark {
    fn of(best: Value, got: Value) -> Mark {
        match (best.verdict(), got.verdict()) {
            _ if best == got => Mark::Best,
            (Verdict::Win, Verdict::Win) => Mark::Slower,
            (Verdict::Loss, Verdict::Loss) => Mark::Hastened,
            _ => Mark::Spoilt,
        }
    }

    fn sign(self) -> &'static str {
        match self {
            Mark::Best => "",
            Mark::Slower => "?!",
            Mark::Hastened => "?",
            Mark::Spoilt => "??",
        }
    }

    fn word(self) -> &'static str {
        match self {
            Mark::Best => "best",
            Mark::Slower => "slower",
            Mark::Hastened => "hastened",
            Mark::Spoilt => "spoilt",
        }
    }
}

/// Marks every move that gave something away.
pub(crate) fn run(matches: &ArgMatches, speaker: Speaker) -> Done {
    let path = matches.get_one::<PathBuf>("file").expect("clap asks for a file");
    let loaded = record::load(path, speaker)?;
    let AnyPosition::Pylos(start) = loaded.game.start() else {
        let phrase = Phrase::new("solve-only-pylos").with("game", loaded.game.start().game().id());
        return Err(Failure::usage(speaker.say(&phrase)));
    };
    let table = tables::open(matches, start.rules(), speaker)?;
    let steps = judge(&table, start, &loaded.game).map_err(|error| Failure::failed(error.to_string()))?;
    if let Some(picture) = matches.get_one::<PathBuf>("svg") {
        let title = Phrase::new("solve-chart-title").with("rules", start.rules().to_string());
        let svg = chart::svg(&steps, &speaker.say(&title), speaker);
        write_whole(picture, &svg)
            .map_err(|error| Failure::file(speaker, "cli-cannot-write", picture, &error))?;
    }
    if matches.get_flag("json") {
        print_json(&as_json(&steps, table.knows_distances()))?;
    } else {
        print(&steps, table.knows_distances(), speaker)?;
    }
    match loaded.complaint {
        None => Ok(ExitCode::SUCCESS),
        Some(complaint) => Err(Failure::Failed(complaint)),
    }
}

/// Every finished turn of the match.
fn judge(
    table: &PylosTable,
    start: &PylosPosition,
    game: &Match<AnyPosition>,
) -> Result<Vec<Step>, BadTable> {
    let mut steps = Vec::new();
    let mut before = start.clone();
    let mut said: Vec<String> = Vec::new();
    for number in game.standing() {
        said.extend(game.word(number).map(ToString::to_string));
        let AnyPosition::Pylos(after) = game.position_after(number) else {
            unreachable!("a match keeps its game");
        };
        if after.may_take_back().is_some() {
            continue;
        }
        // A match that ended by repetition or at the apex still has a board to evaluate.
        let board = if after.side() == before.side() {
            before.board().after(after.board().mover)
        } else {
            after.board()
        };
        let got = table.value(board)?.before();
        let choices = probe::judge(table, &before)?;
        let best = choices.first().map_or(got, |choice| choice.value);
        let better = choices.iter().take_while(|choice| choice.value == best);
        let mark = Mark::of(best, got);
        steps.push(Step {
            side: before.side(),
            said: std::mem::take(&mut said).join(" "),
            best,
            got,
            better: match mark {
                Mark::Best => Vec::new(),
                _ => better.map(|choice| words::turn(&choice.turn)).collect(),
            },
            mark,
        });
        before = after;
    }
    Ok(steps)
}

fn print(steps: &[Step], knows_distances: bool, speaker: Speaker) -> Result<(), Failure> {
    /// The number of better moves shown.
    const NAMED: usize = 3;
    let mut out = anstream::stdout();
    for (ply, step) in (1..).zip(steps) {
        let value = words::value(step.got, knows_distances, speaker);
        let said = format!("{} {}", step.said, step.mark.sign());
        write!(out, "{ply:>4}  {:<6} {said:<26} {value}", step.side.name())?;
        if step.mark != Mark::Best {
            let named = step.better.len().min(NAMED);
            let phrase = Phrase::new("solve-better")
                .with("moves", step.better[..named].join(", "))
                .with("more", (step.better.len() - named) as i64)
                .with("value", words::value(step.best, knows_distances, speaker));
            write!(out, "  {}", speaker.say(&phrase))?;
        }
        writeln!(out)?;
    }
    writeln!(out)?;
    writeln!(out, "{}", chart::line(steps))?;
    writeln!(out, "{}", speaker.text("solve-chart-legend"))?;
    for side in [Side::Light, Side::Dark] {
        let count = |mark| {
            let own = steps.iter().filter(|step| step.side == side && step.mark == mark);
            own.count() as i64
        };
        let phrase = Phrase::new("solve-summary")
            .with("side", side.name())
            .with("spoilt", count(Mark::Spoilt))
            .with("slower", count(Mark::Slower))
            .with("hastened", count(Mark::Hastened));
        writeln!(out, "{}", speaker.say(&phrase))?;
    }
    Ok(())
}

fn as_json(steps: &[Step], knows_distances: bool) -> serde_json::Value {
    let value = |value: Value| json!({ "value": words::verdict(value), "plies": value.plies().filter(|_| knows_distances) });
    let steps: Vec<_> = steps
        .iter()
        .map(|step| {
            json!({
                "side": step.side.name(),
                "move": step.said,
                "mark": step.mark.word(),
                "got": value(step.got),
                "best": value(step.best),
                "better": step.better,
            })
        })
        .collect();
    json!({ "turns": steps })
}
