//! The command that solves Pylos.

use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::ArgMatches;
use dice::SeededDice;
use game_pylos::{Board, RuleSet};
use games::AnyOptions;
use rules::{Phrase, Variant};
use say::Speaker;
use solve::checkpoint;
use solve::fixpoint::{self, Solver};
use solve::graph::Graph;
use solve::pylos::{Index, PylosGraph, PyramidSize, Totals};
use solve::table::{Holds, Writer};
use solve::{Value, Values};

use super::super::asked_options;
use super::report;
use crate::args::{asked_game, asked_threads};
use crate::data;
use crate::failure::{Done, Failure};
use crate::files::beside;
use crate::screen::Progress;

/// zstd's level for tables: higher levels take several times as long for a few per cent.
const PACKING: i32 = 9;
/// The number of positions whose values are checked against the rules of the game at the end.
const SAMPLE: u64 = 1_000_000;
/// Memory besides the values and a batch of them: a block being written into the table, and the
/// program.
const BESIDES: u64 = 192 << 20;

/// The requested job.
struct Job {
    rules: RuleSet,
    out: PathBuf,
    verdicts: Option<PathBuf>,
    threads: usize,
    /// The most work that is lost when the machine goes down.
    between_checkpoints: Duration,
    /// Whether another program is told how far it is.
    reports: bool,
}

/// The result.
pub(super) struct Solved {
    pub(super) rules: RuleSet,
    pub(super) start: Value,
    pub(super) totals: Totals,
    pub(super) sweeps: u32,
    pub(super) computed: u64,
    pub(super) resumed: bool,
    pub(super) threads: usize,
    pub(super) tables: Vec<(PathBuf, u64)>,
    pub(super) solving: Duration,
    pub(super) checking: Duration,
    pub(super) writing: Duration,
}

/// Solves Pylos and writes its tables.
pub(crate) fn run(matches: &ArgMatches, speaker: Speaker) -> Done {
    let job = asked_job(matches, speaker)?;
    let graph = PylosGraph::new(PyramidSize::Full, job.rules);
    check_room(&job, &graph, matches, speaker)?;
    let solved = job.solve(&graph, speaker)?;
    report::print(&solved, matches.get_flag("json"), speaker)
}

fn asked_job(matches: &ArgMatches, speaker: Speaker) -> Result<Job, Failure> {
    let game = asked_game(matches, speaker)?;
    let AnyOptions::Pylos(options) = asked_options(game, matches, speaker)? else {
        let phrase = Phrase::new("solve-only-pylos").with("game", game.id());
        return Err(Failure::usage(speaker.say(&phrase)));
    };
    let rules = options.variant;
    let out = matches
        .get_one::<PathBuf>("out")
        .cloned()
        .or_else(|| data::table(rules));
    let Some(out) = out else {
        return Err(Failure::usage(speaker.text("solve-no-folder")));
    };
    Ok(Job {
        rules,
        out,
        verdicts: matches.get_one::<PathBuf>("verdicts").cloned(),
        threads: asked_threads(matches),
        between_checkpoints: Duration::from_secs(matches.get_one("checkpoint").copied().unwrap_or(30)),
        reports: matches.get_flag("progress"),
    })
}

/// Checks before the work begins that there is enough memory and disk space.
fn check_room(job: &Job, graph: &PylosGraph, matches: &ArgMatches, speaker: Speaker) -> Result<(), Failure> {
    let stored = (0..graph.blocks()).filter(|&block| graph.by_count(block).is_none());
    let values: u64 = stored.map(|block| 1u64 << graph.bits(block)).sum();
    let needed = values + fixpoint::BATCH as u64 + BESIDES;
    let allowed = matches.get_one::<u64>("memory").copied();
    if let Some(there) = allowed.or_else(available_memory).filter(|&there| there < needed) {
        let phrase = Phrase::new("solve-memory")
            .with("needed", mebibytes(needed))
            .with("there", mebibytes(there));
        return Err(Failure::failed(speaker.say(&phrase)));
    }
    let folder = job.out.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|error| Failure::file(speaker, "cli-cannot-write", folder, &error))?;
    let needed = disk_needed(job.rules);
    if let Ok(there) = fs4::available_space(folder)
        && there < needed
    {
        let phrase = Phrase::new("solve-disk")
            .with("folder", folder.display().to_string())
            .with("needed", mebibytes(needed))
            .with("there", mebibytes(there));
        return Err(Failure::failed(speaker.say(&phrase)));
    }
    Ok(())
}

/// Two checkpoints (the previous one stays until the next is complete) and the tables.
fn disk_needed(rules: RuleSet) -> u64 {
    let mebibytes = match rules {
        RuleSet::Children => 400,
        RuleSet::Standard => 800,
        RuleSet::Expert => 1_200,
    };
    mebibytes << 20
}

/// The expected total number of values computed, repetitions included, for the progress bar. (It
/// is always the same, because nothing depends on the threads; for `expert` it is an estimate.)
fn expected_work(rules: RuleSet) -> u64 {
    match rules {
        RuleSet::Children => 2_693_320_131,
        RuleSet::Standard => 19_676_489_622,
        RuleSet::Expert => 43_000_000_000,
    }
}

/// The memory available on the system; `None` if unknown.
fn available_memory() -> Option<u64> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes << 10)
}

fn mebibytes(bytes: u64) -> i64 {
    (bytes >> 20) as i64
}

impl Job {
    fn solve(&self, graph: &PylosGraph, speaker: Speaker) -> Result<Solved, Failure> {
        let checkpoint = beside(&self.out, ".checkpoint");
        let label = format!("pylos {}", self.rules.name());
        let (values, resumed) = match resume(graph, &label, &checkpoint, speaker) {
            Some(values) => (values, true),
            None => (Values::undecided(graph), false),
        };
        let mut solver = Solver::from_values(graph, values, self.threads);
        let began = Instant::now();
        self.run(&mut solver, &label, &checkpoint, speaker)?;
        let (progress, solving) = (solver.progress(), began.elapsed());

        let began = Instant::now();
        let index = Index::new(PyramidSize::Full);
        self.check(graph, &mut solver, &index, speaker)?;
        let checking = began.elapsed();

        let began = Instant::now();
        let values = solver.into_values();
        let (totals, tables) = self.write(graph, &values, &index, speaker)?;
        // The tables are complete, so the checkpoint is no longer needed.
        let _ = fs::remove_file(&checkpoint);
        Ok(Solved {
            rules: self.rules,
            start: graph.value(&values, Board::EMPTY),
            totals,
            sweeps: progress.sweeps,
            computed: progress.computed,
            resumed,
            threads: self.threads,
            tables,
            solving,
            checking,
            writing: began.elapsed(),
        })
    }

    fn run(
        &self,
        solver: &mut Solver<'_, PylosGraph>,
        label: &str,
        checkpoint: &Path,
        speaker: Speaker,
    ) -> Result<(), Failure> {
        let progress = self.progress(expected_work(self.rules), "solve-solving", speaker);
        let mut last = Instant::now();
        let end = solver.run(|values, reached| {
            progress.done(reached.computed.min(expected_work(self.rules)));
            if last.elapsed() >= self.between_checkpoints {
                if let Err(error) = checkpoint::save(values, label, checkpoint, self.threads) {
                    return ControlFlow::Break(error);
                }
                last = Instant::now();
            }
            ControlFlow::Continue(())
        });
        match end {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(error) => Err(Failure::file(speaker, "cli-cannot-write", checkpoint, &error)),
        }
    }

    fn write(
        &self,
        graph: &PylosGraph,
        values: &Values,
        index: &Index,
        speaker: Speaker,
    ) -> Result<(Totals, Vec<(PathBuf, u64)>), Failure> {
        let tables = std::iter::once((&self.out, Holds::Distances))
            .chain(self.verdicts.iter().map(|path| (path, Holds::Verdicts)));
        let paths: Vec<&PathBuf> = tables.clone().map(|(path, _)| path).collect();
        let cannot = |error: io::Error| Failure::file(speaker, "cli-cannot-write", &self.out, &error);
        let writers: io::Result<Vec<Writer>> = tables
            .map(|(path, holds)| Writer::create(path, graph.label(index, holds), PACKING, self.threads))
            .collect();
        let mut writers = writers.map_err(cannot)?;
        let progress = self.progress(index.len(), "solve-writing", speaker);
        let totals = graph
            .write(values, index, &mut writers, |positions| progress.done(positions))
            .map_err(cannot)?;
        let mut sizes = Vec::new();
        for (path, writer) in paths.into_iter().zip(writers) {
            sizes.push((path.clone(), writer.finish().map_err(cannot)?));
        }
        Ok((totals, sizes))
    }

    /// How far a part of the work is, for people or for a program.
    fn progress(&self, total: u64, part: &'static str, speaker: Speaker) -> Progress {
        if self.reports {
            Progress::reported(total, part)
        } else {
            Progress::named(total, &speaker.text(part))
        }
    }

    /// Checks that every value follows from those of its successors: all of them with the solver's
    /// turns, and a sample with the rules of the game.
    fn check(
        &self,
        graph: &PylosGraph,
        solver: &mut Solver<'_, PylosGraph>,
        index: &Index,
        speaker: Speaker,
    ) -> Result<(), Failure> {
        let before = solver.progress().computed;
        let total = expected_work(RuleSet::Children) + SAMPLE;
        let progress = self.progress(total, "solve-checking", speaker);
        let all_follow = solver.check(|_, reached| {
            progress.done(reached.computed - before);
            ControlFlow::<()>::Continue(())
        });
        if all_follow != ControlFlow::Continue(true) {
            return Err(Failure::failed(speaker.text("solve-check-failed")));
        }
        let mut dice = SeededDice::new(1);
        for _ in 0..SAMPLE {
            if let Some(board) = graph.check_one(solver.values(), index, &mut dice) {
                let phrase = Phrase::new("solve-check-failed-at").with("board", format!("{board:?}"));
                return Err(Failure::failed(speaker.say(&phrase)));
            }
        }
        Ok(())
    }
}

/// The checkpoint of an earlier run, if it is valid.
fn resume(graph: &PylosGraph, label: &str, checkpoint: &Path, speaker: Speaker) -> Option<Values> {
    if !checkpoint.exists() {
        return None;
    }
    let (id, error, values) = match checkpoint::load(graph, label, checkpoint) {
        Ok(values) => ("solve-resumed", String::new(), Some(values)),
        Err(error) => ("solve-bad-checkpoint", error.to_string(), None),
    };
    let phrase = Phrase::new(id)
        .with("file", checkpoint.display().to_string())
        .with("error", error);
    anstream::eprintln!("{}", speaker.say(&phrase));
    values
}
