//! The folder of the user's data.

use std::env;
use std::path::PathBuf;

use bots::Tables;
use game_pylos::RuleSet;
use games::AnyOptions;
use rules::{Game, Variant};

/// The data folder: `BENBEN_DATA`, or `benben` in the system's folder for user data. `None` if
/// the system has no such folder.
pub(crate) fn folder() -> Option<PathBuf> {
    if let Some(folder) = env::var_os("BENBEN_DATA") {
        return Some(folder.into());
    }
    let home = || env::var_os("HOME").map(PathBuf::from);
    let place = if cfg!(windows) {
        env::var_os("APPDATA").map(PathBuf::from)
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        env::var_os("XDG_DATA_HOME")
            .map(PathBuf::from)
            .or_else(|| home().map(|home| home.join(".local/share")))
    };
    place.map(|place| place.join("benben"))
}

/// The default path of the table for these rules.
pub(crate) fn table(rules: RuleSet) -> Option<PathBuf> {
    let name = format!("{}-{}.table", game_pylos::Pylos::ID, rules.name());
    folder().map(|folder| folder.join("tables").join(name))
}

/// Lets bots use the tables of the data folder, or this one instead of the one
/// for these options. Only Pylos has tables.
pub(crate) fn install_tables(named: Option<(&AnyOptions, PathBuf)>) {
    let mut tables = Tables::default();
    for &rules in RuleSet::ALL {
        if let Some(path) = table(rules) {
            tables = tables.with(rules, path);
        }
    }
    if let Some((AnyOptions::Pylos(options), path)) = named {
        tables = tables.with(options.variant, path);
    }
    let is_first = tables.install();
    debug_assert!(
        is_first,
        "only one command runs in a process, and it installs once"
    );
}
