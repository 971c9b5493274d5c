use std::path::PathBuf;
use std::sync::{LazyLock, OnceLock};

use games::AnyPosition;
use games::game_pylos::RuleSet;
use rules::Variant;
use solve::pylos::PylosTable;
use solve::table::BadTable;

use crate::thinking::Thinking;

/// Solution tables for bots, opened on first use.
#[derive(Debug, Default)]
pub struct Tables {
    shelves: [GameLibrary; 3],
}

#[derive(Debug, Default)]
struct GameLibrary {
    path: Option<PathBuf>,
    table: OnceLock<Result<PylosTable, BadTable>>,
}

impl GameLibrary {
    /// Whether there is a table. It may have been made since the program started.
    fn is_there(&self) -> bool {
        let is_file = || self.path.as_ref().is_some_and(|path| path.exists());
        self.table.get().is_some() || is_file()
    }
}

/// The tables of the process: read-only files shared by all bots.
static INSTALLED: OnceLock<Tables> = OnceLock::new();

impl Tables {
    /// Lets all bots of this process use these tables permanently. Returns `false` if others have
    /// already been installed; those stay.
    pub fn install(self) -> bool {
        INSTALLED.set(self).is_ok()
    }

    /// The tables of the process; empty without [`install`](Tables::install).
    pub fn installed() -> &'static Tables {
        static NONE: LazyLock<Tables> = LazyLock::new(Tables::default);
        INSTALLED.get().unwrap_or_else(|| &NONE)
    }

    /// Sets the path of the table of a rule set. It is used as soon as there is one.
    #[must_use]
    pub fn with(mut self, rules: RuleSet, path: PathBuf) -> Tables {
        self.shelves[number(rules)] = GameLibrary {
            path: Some(path),
            table: OnceLock::new(),
        };
        self
    }

    /// Whether there are no tables.
    pub fn is_empty(&self) -> bool {
        !self.shelves.iter().any(GameLibrary::is_there)
    }

    /// Whether one of them knows what this position is worth.
    pub fn know(&self, position: &AnyPosition) -> bool {
        games::dispatch!(AnyPosition: position, |position, Game| Game::is_solved_by(self, position))
    }

    /// The table of a rule set, with distances; `None` if there is none.
    ///
    /// # Errors
    /// If there is a file, but it cannot be used.
    pub fn pylos(&self, rules: RuleSet) -> Option<Result<&PylosTable, &BadTable>> {
        let shelf = &self.shelves[number(rules)];
        let path = shelf.path.as_ref().filter(|_| shelf.is_there())?;
        let table = shelf.table.get_or_init(|| {
            let table = PylosTable::open(path)?;
            let is_right = table.rules() == rules && table.knows_distances();
            if is_right {
                return Ok(table);
            }
            Err(BadTable::Other {
                found: table.table().label().describe(),
                expected: format!("{} with distances", rules.name()),
            })
        });
        Some(table.as_ref())
    }
}

fn number(rules: RuleSet) -> usize {
    RuleSet::ALL
        .iter()
        .position(|&other| other == rules)
        .expect("every rule set is one of all")
}
