//! Runs every target on its corpus, then on mutations of it.
//!
//! `fuzz [--seconds N] [--seed S] [TARGET…]`; an input that breaks a law is written to the
//! target's corpus, so that it is tried first from then on.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use dice::SeededDice;
use fuzz::mutate::mutate;
use fuzz::{TARGETS, Target};
use rules::Dice;

fn main() -> ExitCode {
    let mut seconds = 5;
    let mut seed = 1;
    let mut wanted = Vec::new();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut number = || args.next().and_then(|text| text.parse::<u64>().ok());
        match arg.as_str() {
            "--seconds" => seconds = number().unwrap_or(seconds),
            "--seed" => seed = number().unwrap_or(seed),
            _ => wanted.push(arg),
        }
    }
    let unknown: Vec<_> = wanted
        .iter()
        .filter(|name| TARGETS.iter().all(|target| target.name != *name))
        .collect();
    if !unknown.is_empty() {
        eprintln!("no such target: {unknown:?}");
        return ExitCode::from(2);
    }
    let mut code = ExitCode::SUCCESS;
    for target in TARGETS
        .iter()
        .filter(|target| wanted.is_empty() || wanted.iter().any(|name| name == target.name))
    {
        match run(target, Duration::from_secs(seconds), seed) {
            Ok(tried) => println!("fuzz {}: {tried} inputs, every law kept", target.name),
            Err(path) => {
                eprintln!("fuzz {}: broken by {}", target.name, path.display());
                code = ExitCode::FAILURE;
            }
        }
    }
    code
}

/// Tries the corpus and its mutations; returns the file of the input that broke the law.
fn run(target: &Target, time: Duration, seed: u64) -> Result<u64, PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("corpus")
        .join(target.name);
    let mut files: Vec<_> = fs::read_dir(&folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .collect();
    files.sort();
    let mut corpus = Vec::new();
    for path in files {
        let Ok(bytes) = fs::read(&path) else { continue };
        if keeps_law(target, &bytes).is_none() {
            return Err(path);
        }
        corpus.push(bytes);
    }
    assert!(!corpus.is_empty(), "{} is empty", folder.display());
    corpus.extend((target.seeds)().into_iter().map(String::into_bytes));
    let mut dice = SeededDice::new(seed);
    let dictionary = (target.dictionary)();
    let mut tried = corpus.len() as u64;
    let began = Instant::now();
    while began.elapsed() < time {
        let mut input = corpus[dice.below(corpus.len() as u32) as usize].clone();
        let other = corpus[dice.below(corpus.len() as u32) as usize].clone();
        mutate(&mut input, &other, &dictionary, &mut dice);
        tried += 1;
        let Some(understood) = keeps_law(target, &input) else {
            let path = folder.join(format!("broken-{seed}-{tried}"));
            fs::write(&path, &input).expect("the corpus can be written");
            return Err(path);
        };
        // A corpus that drifts reaches what single mutations do not.
        if understood && dice.below(8) == 0 {
            let index = dice.below(corpus.len() as u32) as usize;
            if corpus.len() < 256 {
                corpus.push(input);
            } else {
                corpus[index] = input;
            }
        }
    }
    Ok(tried)
}

/// Whether the bytes could be parsed; `None` if they broke the law.
fn keeps_law(target: &Target, bytes: &[u8]) -> Option<bool> {
    std::panic::catch_unwind(|| (target.check)(bytes)).ok()
}
