//! Matches that bots play against themselves, for nets to learn from.
//!
//! `learn play` writes what was seen in many matches; `learn duel` lets two
//! players meet. Both run where there is no Rust: the machine that learns gets
//! this program as it is. See `tools/learn/README.md`.

mod duel;
mod selfplay;

use std::collections::BTreeMap;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use bots::learn::{Learnable, Net, Teaching, teach};
use games::GameId;

const USAGE: &str = "usage:
  learn shape GAME
  learn play GAME --out FILE [--net FILE] [--matches N] [--seconds N] [--seed N] [--threads N]
             [--seats N | --mix A,B,…] [--temperature POINTS] [--keep PART]
  learn duel GAME --one PLAYER --other PLAYER [--net FILE] [--other-net FILE] [--matches N]
             [--seconds N] [--seed N] [--threads N] [--seats N] [--ms N | --share PART]";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [command, game, rest @ ..] = args.as_slice() else {
        bail!(USAGE);
    };
    let game: GameId = game
        .parse()
        .ok()
        .with_context(|| format!("no game is called {game}"))?;
    let settings = Settings::read(rest)?;
    if command == "duel" {
        return duel::run(game, &settings);
    }
    let task = Task {
        command,
        settings: &settings,
    };
    teach(game, task).with_context(|| format!("{game} has no net yet"))?
}

/// A command for a game that learns.
struct Task<'a> {
    command: &'a str,
    settings: &'a Settings,
}

impl Teaching for Task<'_> {
    type Done = Result<()>;

    fn with<L: Learnable>(self, game: &L) -> Result<()> {
        match self.command {
            "shape" => {
                println!("{}", selfplay::shape(game));
                Ok(())
            }
            "play" => selfplay::run(game, self.settings),
            _ => bail!(USAGE),
        }
    }
}

/// The options of the command line: `--NAME VALUE`.
pub(crate) struct Settings(BTreeMap<String, String>);

impl Settings {
    fn read(args: &[String]) -> Result<Settings> {
        let mut settings = BTreeMap::new();
        for pair in args.chunks(2) {
            let [name, value] = pair else { bail!(USAGE) };
            let name = name.strip_prefix("--").context(USAGE)?;
            settings.insert(name.to_owned(), value.clone());
        }
        Ok(Settings(settings))
    }

    fn word(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    fn number<T: std::str::FromStr>(&self, name: &str, usual: T) -> Result<T> {
        match self.word(name) {
            None => Ok(usual),
            Some(word) => word
                .parse()
                .ok()
                .with_context(|| format!("--{name}: {word} is no number")),
        }
    }

    fn net(&self, name: &str, shape: bots::learn::NetShape) -> Result<Option<Net>> {
        let Some(path) = self.word(name) else {
            return Ok(None);
        };
        let bytes = std::fs::read(path).with_context(|| format!("cannot read {path}"))?;
        let net = Net::read(shape, &bytes).with_context(|| format!("{path} is no net for this game"))?;
        Ok(Some(net))
    }
}
