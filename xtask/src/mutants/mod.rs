//! Rules broken on purpose: every mutant must be caught by a test that is
//! named after the rule it breaks.
//!
//! The mutants of a game are a list of edits beside its tests,
//! `crates/game-ID/tests/mutants.txt` ([`list`] says how it is written). They
//! are made in a copy of the tree under `target/mutants`, so the working tree
//! is never touched. A mutant costs a few seconds: one crate and its tests are
//! built without optimisation, and only the tests whose names begin with the
//! number of the rule are run.

mod list;
mod trial;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use dice::SeededDice;
use rules::Dice;

use self::list::Mutant;
use self::trial::{Fate, Workshop};
use crate::root;

/// How many mutants every numbered rule has at least.
pub(crate) const PER_RULE: usize = 3;

/// How long [`sample`] goes on taking mutants.
const SAMPLE: Duration = Duration::from_mins(1);

/// Tries all mutants of these games, or of all games; words are ids of games,
/// or numbers of rules: `pacal`, `PA-13`.
///
/// # Errors
/// If a list is faulty, or a mutant survives, does not apply or does not compile.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let mut games = list::games(&root())?;
    if words.iter().any(|word| games.iter().any(|game| game == word)) {
        games.retain(|game| words.contains(&game.as_str()));
    }
    let all = read_all(&games)?;
    let chosen: Vec<&Mutant> = all
        .iter()
        .filter(|mutant| {
            words.is_empty()
                || words
                    .iter()
                    .any(|&word| word == mutant.game || word == mutant.rule)
        })
        .collect();
    if chosen.is_empty() {
        bail!("no mutants of {}", words.join(" "));
    }
    report(&chosen, None)
}

/// Tries a few mutants of every game, drawn by the commit: others with every
/// commit, the same ones when it is repeated. It takes new ones for a minute,
/// and at least one of every game however long that takes.
///
/// # Errors
/// As [`run`].
pub(crate) fn sample() -> Result<()> {
    let all = read_all(&list::games(&root())?)?;
    let mut by_game: BTreeMap<&str, Vec<&Mutant>> = BTreeMap::new();
    for mutant in &all {
        by_game.entry(&mutant.game).or_default().push(mutant);
    }
    let drawn = in_turn(by_game, &mut SeededDice::new(commit_number()?));
    report(&drawn, Some(SAMPLE))
}

/// All of them in an order that dice decide, one of every game after another.
fn in_turn<'a>(mut by_game: BTreeMap<&str, Vec<&'a Mutant>>, dice: &mut SeededDice) -> Vec<&'a Mutant> {
    let mut drawn = Vec::new();
    while by_game.values().any(|left| !left.is_empty()) {
        for left in by_game.values_mut().filter(|left| !left.is_empty()) {
            let index = dice.below(left.len() as u32) as usize;
            drawn.push(left.swap_remove(index));
        }
    }
    drawn
}

/// All that is wrong with the lists, without trying anything: rules with too
/// few mutants, and edits that do not apply.
///
/// # Errors
/// If a list or a source file cannot be read.
pub(crate) fn faults(root: &Path) -> Result<Vec<String>> {
    faults_of(root, &list::games(root)?)
}

fn faults_of(root: &Path, games: &[String]) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for game in games {
        let mutants = match list::read(root, game) {
            Ok(mutants) => mutants,
            Err(error) => {
                faults.push(format!("{error:#}"));
                continue;
            }
        };
        for rule in list::rules(root, game)? {
            let count = mutants.iter().filter(|mutant| mutant.rule == rule).count();
            if count < PER_RULE {
                faults.push(format!(
                    "{}: {rule} has {count} mutants instead of {PER_RULE} or more",
                    list::path(game)
                ));
            }
        }
        for mutant in &mutants {
            if let Err(error) = mutant.apply(root) {
                faults.push(format!("{mutant}: {error:#}"));
            }
        }
    }
    Ok(faults)
}

fn read_all(games: &[String]) -> Result<Vec<Mutant>> {
    let root = root();
    let faults = faults_of(&root, games)?;
    for fault in &faults {
        eprintln!("mutants: {fault}");
    }
    if !faults.is_empty() {
        bail!("the lists of mutants have {} faults", faults.len());
    }
    let mut all = Vec::new();
    for game in games {
        all.extend(list::read(&root, game)?);
    }
    Ok(all)
}

/// Whether no more mutants are begun: the time is up, and no game is left without any.
fn is_enough(time: Option<Duration>, passed: Duration, untried: &BTreeSet<&str>) -> bool {
    untried.is_empty() && time.is_some_and(|time| passed > time)
}

/// Tries the mutants, as many as begin within the time, and lists what is not as it should be. The
/// time begins when everything is built and passes unbroken.
fn report(mutants: &[&Mutant], time: Option<Duration>) -> Result<()> {
    let workshop = Workshop::open(&root())?;
    let mut untried: BTreeSet<&str> = mutants.iter().map(|mutant| mutant.game.as_str()).collect();
    for game in &untried {
        workshop
            .passes_unbroken(game)
            .with_context(|| format!("the tests of {game} without any mutant"))?;
    }
    let began = Instant::now();
    let (mut tried, mut bad) = (0, Vec::new());
    for mutant in mutants {
        if is_enough(time, began.elapsed(), &untried) {
            break;
        }
        untried.remove(mutant.game.as_str());
        let fate = workshop.try_mutant(mutant)?;
        tried += 1;
        match fate {
            Fate::Caught(test) => println!("caught    {mutant} (by {test})"),
            Fate::Survived | Fate::NoTest | Fate::DoesNotCompile(_) => {
                println!("{fate}  {mutant}");
                if let Fate::DoesNotCompile(reason) = &fate {
                    println!("{reason}");
                }
                bad.push(format!("{fate}: {mutant}"));
            }
        }
    }
    println!(
        "mutants: {tried} tried in {} s, {} not caught",
        began.elapsed().as_secs(),
        bad.len()
    );
    if bad.is_empty() {
        return Ok(());
    }
    for line in &bad {
        eprintln!("mutants: {line}");
    }
    bail!("{} of {tried} mutants are not caught", bad.len())
}

/// A number that the commit decides.
fn commit_number() -> Result<u64> {
    let output = std::process::Command::new("git")
        .args(["rev-parse", "HEAD"])
        .current_dir(root())
        .output()
        .context("cannot run git")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let digits = text.get(..16).context("git names no commit")?;
    u64::from_str_radix(digits, 16).context("git names no commit")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_begins_with_one_of_every_game_and_has_them_all() {
        let root = root();
        let games = list::games(&root).expect("games");
        let all = read_all(&games).expect("sound lists");
        let mut by_game: BTreeMap<&str, Vec<&Mutant>> = BTreeMap::new();
        for mutant in &all {
            by_game.entry(&mutant.game).or_default().push(mutant);
        }
        let drawn = in_turn(by_game, &mut SeededDice::new(1));
        assert_eq!(drawn.len(), all.len());
        let first: BTreeSet<&str> = drawn[..games.len()]
            .iter()
            .map(|mutant| mutant.game.as_str())
            .collect();
        assert_eq!(first.len(), games.len());
    }

    #[test]
    fn a_sample_never_ends_before_every_game_was_tried() {
        let (minute, hour) = (Duration::from_mins(1), Duration::from_hours(1));
        let left = BTreeSet::from(["pylos"]);
        assert!(!is_enough(Some(minute), hour, &left));
        assert!(is_enough(Some(minute), hour, &BTreeSet::new()));
        assert!(!is_enough(Some(minute), Duration::ZERO, &BTreeSet::new()));
        assert!(!is_enough(None, hour, &BTreeSet::new()));
    }
}
