//! Proof that a game is added in its own folders and a few shared files.
//!
//! In a copy of the tree a sixth game is added, Nim with three heaps, whose
//! folders are kept in `xtask/templates/nim`. It is built, tested, and played
//! in the terminal, in the arena and in the browser. What differs from the
//! tree afterwards is counted, and compared with the recipe in CONTRIBUTING.md.
//!
//! CI does what is quick of this ([`check`]): everything compiles with the new
//! game, the house rules hold, and the shared files are counted.

mod copy;
mod play;
mod recipe;

use anyhow::{Context, Result, bail, ensure};

use crate::root;
use copy::Copy;

/// The most shared files that a new game may edit.
const MOST: usize = 5;

/// An edit of a file that was there before: from its text to the new one.
struct Edit {
    path: &'static str,
    change: fn(&str) -> Option<String>,
}

/// All that is edited by hand.
const EDITS: &[Edit] = &[
    Edit {
        path: "crates/games/Cargo.toml",
        change: |text| {
            after_last(
                text,
                |line| line.starts_with("game-"),
                "game-nim = { path = \"../game-nim\" }",
            )
        },
    },
    Edit {
        path: "crates/games/src/lib.rs",
        change: |text| {
            after_last(
                text,
                |line| line.starts_with("    ") && line.contains(": game_"),
                "    nim: game_nim::Nim,",
            )
        },
    },
    Edit {
        path: "CHANGELOG.md",
        change: |text| {
            let new = "- **Nim**: take sticks from three heaps.\n";
            let at = text.find("\n- ")? + 1;
            Some(format!("{}{new}{}", &text[..at], &text[at..]))
        },
    },
    Edit {
        path: "README.md",
        change: |text| {
            let row = "| `nim` | [Nim](docs/games/nim.md) | 2 | take sticks from three heaps, and be the one who takes the last |";
            after_last(
                text,
                |line| line.starts_with("| `") && line.contains("](docs/games/"),
                row,
            )
        },
    },
];

/// What cargo writes itself.
#[cfg(test)]
const WRITTEN: [&str; 1] = ["Cargo.lock"];

/// Adds the game, builds, plays, counts.
pub(crate) fn run() -> Result<()> {
    let copy = add()?;
    copy.seed()?;
    play::build(&copy)?;
    play::tidy(&copy)?;
    play::test(&copy)?;
    count(&copy)?;
    play::in_terminal(&copy)?;
    play::in_arena(&copy)?;
    play::in_browser(&copy)
}

/// Adds the game, compiles, checks the house rules, counts.
pub(crate) fn check() -> Result<()> {
    let copy = add()?;
    play::compile(&copy)?;
    play::tidy(&copy)?;
    count(&copy)
}

/// A copy of the tree with the game.
fn add() -> Result<Copy> {
    let root = root();
    let copy = Copy::make(&root, &root.join("xtask/templates/nim"), EDITS)?;
    println!("sixth-game: {} files in {}", copy.files(), copy.tree().display());
    Ok(copy)
}

/// The shared files that were edited are few, and the recipe names them.
fn count(copy: &Copy) -> Result<()> {
    let edited = copy.edited()?;
    println!("sixth-game: {} shared files had to be edited:", edited.len());
    for path in &edited {
        println!("  {path}");
    }
    ensure!(edited.len() <= MOST, "more than {MOST} shared files");
    let text =
        std::fs::read_to_string(root().join("CONTRIBUTING.md")).context("cannot read CONTRIBUTING.md")?;
    let told = recipe::shared_files(&text);
    if told != edited {
        bail!("CONTRIBUTING.md names {told:?} in its recipe");
    }
    println!("sixth-game: CONTRIBUTING.md names the same files");
    Ok(())
}

/// The text with a line behind the last one that is meant; `None` if there is none.
fn after_last(text: &str, is_meant: impl Fn(&str) -> bool, new: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let last = lines.iter().rposition(|line| is_meant(line))?;
    let mut all = lines[..=last].to_vec();
    all.push(new);
    all.extend(&lines[last + 1..]);
    Some(all.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_behind_the_last_of_its_kind() {
        let text = "a\n- 1\n- 2\nb\n";
        let added = after_last(text, |line| line.starts_with("- "), "- 3");
        assert_eq!(added.as_deref(), Some("a\n- 1\n- 2\n- 3\nb\n"));
        assert_eq!(after_last(text, |line| line == "c", "d"), None);
    }

    #[test]
    fn every_edit_finds_its_place() {
        for edit in EDITS {
            let text = std::fs::read_to_string(root().join(edit.path)).expect(edit.path);
            let changed = (edit.change)(&text).expect(edit.path);
            assert_eq!(changed.lines().count(), text.lines().count() + 1, "{}", edit.path);
        }
    }

    #[test]
    fn the_recipe_names_what_is_edited() {
        let text = std::fs::read_to_string(root().join("CONTRIBUTING.md")).expect("the recipe");
        let mut edited: Vec<String> = EDITS.iter().map(|edit| edit.path.to_owned()).collect();
        edited.extend(WRITTEN.map(str::to_owned));
        edited.sort();
        assert_eq!(recipe::shared_files(&text), edited);
        assert!(edited.len() <= MOST);
    }
}
