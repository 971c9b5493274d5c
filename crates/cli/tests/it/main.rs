//! The binary as used by people and scripts, and by accident.

mod components;
mod contests;
mod counting;
mod every_game;
mod keeping;
mod mistakes;
mod opponents;
mod playing;
mod records;
mod rendering;
mod saving;
mod serving;
mod solving;
#[cfg(unix)]
mod terminal;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The output of a run, and its exit code.
struct Run {
    code: i32,
    out: String,
    err: String,
}

impl Run {
    fn of(output: &Output) -> Run {
        Run {
            code: output.status.code().expect("not ended by a signal"),
            out: String::from_utf8_lossy(&output.stdout).into_owned(),
            err: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }

    /// Asserts the exit code; shows all output if it differs.
    #[track_caller]
    fn exits(self, code: i32) -> Run {
        assert_eq!(self.code, code, "stdout:\n{}\nstderr:\n{}", self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self
    }
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_benben"));
    command.args(args).env("NO_COLOR", "1").env("BENBEN_LANG", "en");
    command
}

/// Runs with these arguments and this standard input.
fn benben_with(args: &[&str], input: impl AsRef<[u8]>) -> Run {
    let mut child = command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("a piped standard input");
    // The match may be over before all lines are read.
    let _ = stdin.write_all(input.as_ref());
    drop(stdin);
    Run::of(&child.wait_with_output().expect("the binary ends"))
}

fn benben(args: &[&str]) -> Run {
    benben_with(args, "")
}

fn text(path: &Path) -> &str {
    path.to_str().expect("temporary paths are text")
}

/// The actions of a record as words, in order.
fn words(record: &str) -> Vec<String> {
    let entries = record.split("\n\n").nth(1).expect("entries after the header");
    let lines = entries
        .lines()
        .filter(|line| line.contains(": ") && !line.starts_with("chain") && !line.starts_with("result"));
    lines
        .flat_map(|line| {
            line.split(": ")
                .nth(1)
                .unwrap_or("")
                .split(' ')
                .filter(|word| !word.starts_with('@'))
                .map(str::to_owned)
        })
        .collect()
}
