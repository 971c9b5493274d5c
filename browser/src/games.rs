//! Which games there are: the program says so itself.

use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

static GAMES: OnceLock<Vec<String>> = OnceLock::new();

/// Asks the program for its games.
pub(crate) fn ask(benben: &Path) -> Result<()> {
    let said = Command::new(benben)
        .args(["games", "--json"])
        .output()
        .with_context(|| format!("cannot start {}", benben.display()))?;
    ensure!(said.status.success(), "the program does not say its games");
    let said: Value = serde_json::from_slice(&said.stdout).context("what it says is not JSON")?;
    let games = said["games"].as_array().context("it says no games")?;
    let ids = games.iter().map(|game| game["id"].as_str().map(str::to_owned));
    let ids: Option<Vec<String>> = ids.collect();
    let ids = ids.filter(|ids| !ids.is_empty()).context("a game has no id")?;
    GAMES.set(ids).ok().context("the program is asked once")
}

/// The games by the names in their addresses, in the order in which they are offered.
pub(crate) fn all() -> impl DoubleEndedIterator<Item = &'static str> {
    GAMES
        .get()
        .expect("the program has been asked")
        .iter()
        .map(String::as_str)
}
