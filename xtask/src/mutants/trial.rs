//! Trying a mutant: a copy of the tree, a build, and the tests of one rule.

use std::fmt;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::list::Mutant;

/// Tests that run longer than this loop for ever because of the mutant.
const LIMIT: Duration = Duration::from_mins(2);

/// What became of a mutant.
pub(super) enum Fate {
    /// This test failed, as it should.
    Caught(String),
    /// The tests of its rule passed.
    Survived,
    /// No test is named after its rule.
    NoTest,
    /// It is no program.
    DoesNotCompile(String),
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fate::Caught(_) => "caught",
            Fate::Survived => "SURVIVED",
            Fate::NoTest => "NO TEST",
            Fate::DoesNotCompile(_) => "DOES NOT COMPILE",
        })
    }
}

/// A copy of the tree in which mutants are made.
pub(super) struct Workshop {
    /// The working tree.
    root: PathBuf,
    copy: PathBuf,
    /// Locked as long as this lives: two at once would break each other's files.
    _lock: File,
}

/// What a run of tests came to.
enum Run {
    Passed { tests: usize },
    Failed { test: String },
}

impl Workshop {
    /// Brings the copy up to date. Files that are the same are left alone, so
    /// that what was built from them need not be built again.
    pub(super) fn open(root: &Path) -> Result<Workshop> {
        let copy = root.join("target/mutants");
        fs::create_dir_all(&copy).with_context(|| format!("cannot create {}", copy.display()))?;
        let lock = File::create(root.join("target/mutants.lock")).context("cannot create a lock")?;
        if lock.try_lock().is_err() {
            bail!("mutants are being tried in this tree already");
        }
        let listed = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(root)
            .output()
            .context("cannot run git")?;
        if !listed.status.success() {
            bail!("git does not list the files of the tree");
        }
        let names = String::from_utf8_lossy(&listed.stdout).into_owned();
        let mut known: Vec<PathBuf> = Vec::new();
        for name in names.split('\0').filter(|name| !name.is_empty()) {
            let from = root.join(name);
            // What git still lists and somebody has deleted.
            if !from.is_file() {
                continue;
            }
            let to = copy.join(name);
            copy_if_changed(&from, &to)?;
            known.push(to);
        }
        known.sort();
        remove_others(&copy, &known)?;
        Ok(Workshop {
            root: root.to_owned(),
            copy,
            _lock: lock,
        })
    }

    /// Without any mutant all tests that are named after a rule pass.
    pub(super) fn passes_unbroken(&self, game: &str) -> Result<()> {
        let binaries = match self.build(game)? {
            Ok(binaries) => binaries,
            Err(reason) => bail!("{reason}"),
        };
        let rules = super::list::rules(&self.root, game)?;
        let prefix = rules
            .first()
            .and_then(|rule| rule.split('-').next())
            .unwrap_or(game);
        match self.test(game, &binaries, &format!("::{}_", prefix.to_lowercase()))? {
            Run::Passed { .. } => Ok(()),
            Run::Failed { test } => bail!("{test} fails"),
        }
    }

    /// Makes the mutant, builds, runs the tests of its rule, and undoes it.
    pub(super) fn try_mutant(&self, mutant: &Mutant) -> Result<Fate> {
        let broken = mutant.apply(&self.root).with_context(|| mutant.to_string())?;
        let path = self.copy.join(&mutant.file);
        fs::write(&path, broken).with_context(|| format!("cannot write {}", path.display()))?;
        let fate = self.try_made(mutant);
        // Written anew, so that cargo notices.
        fs::copy(self.root.join(&mutant.file), &path)
            .with_context(|| format!("cannot write {}", path.display()))?;
        fate
    }

    fn try_made(&self, mutant: &Mutant) -> Result<Fate> {
        let binaries = match self.build(&mutant.game)? {
            Ok(binaries) => binaries,
            Err(reason) => return Ok(Fate::DoesNotCompile(reason)),
        };
        Ok(
            match self.test(&mutant.game, &binaries, &format!("::{}", mutant.prefix()))? {
                Run::Passed { tests: 0 } => Fate::NoTest,
                Run::Passed { .. } => Fate::Survived,
                Run::Failed { test } => Fate::Caught(test),
            },
        )
    }

    /// Builds the tests of a game; the paths of the binaries, or what the compiler says.
    ///
    /// Dependencies are those of the working tree's own target folder; only
    /// the game itself is built without optimisation, which is quickest. Tests
    /// that are named after rules are all in `tests/it`.
    fn build(&self, game: &str) -> Result<std::result::Result<Vec<PathBuf>, String>> {
        let package = format!("game-{game}");
        let output = Command::new("cargo")
            .args(["test", "--offline", "--locked", "--no-run", "--test", "it"])
            .args(["--package", &package])
            .args(["--config", &format!("profile.dev.package.{package}.opt-level=0")])
            .args(["--config", &format!("profile.dev.package.{package}.debug=false")])
            .env("CARGO_TARGET_DIR", self.root.join("target"))
            .env("CARGO_TERM_COLOR", "never")
            .current_dir(&self.copy)
            .output()
            .context("cannot run cargo")?;
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        if !output.status.success() {
            let errors: Vec<&str> = said
                .lines()
                .filter(|line| line.starts_with("error") || line.trim_start().starts_with("-->"))
                .take(8)
                .collect();
            return Ok(Err(errors.join("\n")));
        }
        // `  Executable tests/it/main.rs (/…/deps/it-0123)`
        let binaries: Vec<PathBuf> = said
            .lines()
            .filter(|line| line.trim_start().starts_with("Executable"))
            .filter_map(|line| Some(line.rsplit_once('(')?.1.trim_end_matches(')')))
            .map(|path| self.copy.join(path))
            .collect();
        if binaries.is_empty() {
            bail!("cargo built no tests of {package}");
        }
        Ok(Ok(binaries))
    }

    /// Runs the tests with this in their names.
    fn test(&self, game: &str, binaries: &[PathBuf], filter: &str) -> Result<Run> {
        let mut tests = 0;
        for binary in binaries {
            let mut child = Command::new(binary)
                .arg(filter)
                .current_dir(self.copy.join(format!("crates/game-{game}")))
                .env("RUST_BACKTRACE", "0")
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .with_context(|| format!("cannot run {}", binary.display()))?;
            let mut pipe = child.stdout.take().context("a test without an output")?;
            let reader = thread::spawn(move || {
                let mut said = String::new();
                // What can be read is enough.
                let _ = pipe.read_to_string(&mut said);
                said
            });
            let began = Instant::now();
            let status = loop {
                if let Some(status) = child.try_wait().context("cannot wait for a test")? {
                    break Some(status);
                }
                if began.elapsed() > LIMIT {
                    child.kill().context("cannot end a test")?;
                    child.wait().context("cannot end a test")?;
                    break None;
                }
                thread::sleep(Duration::from_millis(5));
            };
            let said = reader.join().unwrap_or_default();
            match status {
                Some(status) if status.success() => tests += passed(&said),
                Some(_) => {
                    let test = failed(&said).unwrap_or_else(|| "a test that ended the process".to_owned());
                    return Ok(Run::Failed { test });
                }
                None => {
                    let test = "a test that did not end".to_owned();
                    return Ok(Run::Failed { test });
                }
            }
        }
        Ok(Run::Passed { tests })
    }
}

/// How many tests passed, as the harness says.
fn passed(said: &str) -> usize {
    said.lines()
        .filter(|line| line.starts_with("test ") && line.ends_with(" ok"))
        .count()
}

/// The first test that failed.
fn failed(said: &str) -> Option<String> {
    let line = said
        .lines()
        .find(|line| line.starts_with("test ") && line.ends_with("FAILED"))?;
    let name = line.strip_prefix("test ")?.split(' ').next()?;
    Some(name.rsplit("::").next().unwrap_or(name).to_owned())
}

fn copy_if_changed(from: &Path, to: &Path) -> Result<()> {
    let bytes = fs::read(from).with_context(|| format!("cannot read {}", from.display()))?;
    if fs::read(to).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    fs::write(to, bytes).with_context(|| format!("cannot write {}", to.display()))
}

/// Removes what the working tree no longer has.
fn remove_others(folder: &Path, known: &[PathBuf]) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, known)?;
        } else if known.binary_search(&path).is_err() {
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    Ok(())
}
