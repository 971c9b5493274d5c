//! The lists of mutants.
//!
//! A mutant is a line with the number of the rule, the file from its crate on
//! and what is broken, then what is there (`-`) and what takes its place (`+`);
//! without `+` lines it is left out. What is there must stand in the file
//! exactly once; spaces and line breaks make no difference.
//!
//! ```text
//! PA-13 src/formation.rs: whatever lies in a gap does not matter
//! - let spans = pairs & step.with_gap_in(open);
//! + let spans = pairs;
//! ```

use std::fmt;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

/// One rule broken in one small way.
#[derive(Clone, Debug)]
pub(super) struct Mutant {
    /// The id of the game.
    pub(super) game: String,
    /// The number of the rule: `PA-13`.
    pub(super) rule: String,
    /// The file, from the root.
    pub(super) file: String,
    what: String,
    old: String,
    new: String,
}

impl Mutant {
    /// What the names of the tests begin with that must catch it: `pa_13_`.
    pub(super) fn prefix(&self) -> String {
        format!("{}_", self.rule.to_lowercase().replace('-', "_"))
    }

    /// The file with the edit made.
    pub(super) fn apply(&self, root: &Path) -> Result<String> {
        let path = root.join(&self.file);
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", self.file))?;
        replace_once(&text, &self.old, &self.new)
    }
}

impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.rule, self.file, self.what)
    }
}

/// The ids of the games, in order.
pub(super) fn games(root: &Path) -> Result<Vec<String>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(root.join("crates")).context("cannot read crates")? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        games.extend(name.strip_prefix("game-").map(str::to_owned));
    }
    games.sort();
    Ok(games)
}

/// The numbers of a game's rules, from the anchors of its page.
pub(super) fn rules(root: &Path, game: &str) -> Result<Vec<String>> {
    let page = format!("docs/games/{game}.md");
    let text = fs::read_to_string(root.join(&page)).with_context(|| format!("cannot read {page}"))?;
    Ok(text
        .split("<a id=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        // Other anchors, which pages link to, are no rules.
        .filter(|anchor| anchor.ends_with(|end: char| end.is_ascii_digit()))
        .map(str::to_uppercase)
        .collect())
}

/// Where the list of a game is, from the root.
pub(super) fn path(game: &str) -> String {
    format!("crates/game-{game}/tests/mutants.txt")
}

/// The mutants of a game.
pub(super) fn read(root: &Path, game: &str) -> Result<Vec<Mutant>> {
    let path = path(game);
    let text = fs::read_to_string(root.join(&path)).with_context(|| format!("cannot read {path}"))?;
    parse(game, &text).with_context(|| format!("cannot understand {path}"))
}

fn parse(game: &str, text: &str) -> Result<Vec<Mutant>> {
    let mut all: Vec<Mutant> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(part) = line.strip_prefix('-').or_else(|| line.strip_prefix('+')) {
            let Some(mutant) = all.last_mut() else {
                bail!("line {number}: an edit of nothing");
            };
            let side = if line.starts_with('-') {
                if !mutant.new.is_empty() {
                    bail!("line {number}: `-` after `+`");
                }
                &mut mutant.old
            } else {
                &mut mutant.new
            };
            side.push_str(part.strip_prefix(' ').unwrap_or(part));
            side.push('\n');
            continue;
        }
        let Some((head, what)) = line.split_once(": ") else {
            bail!("line {number}: neither RULE FILE: WHAT nor an edit");
        };
        let Some((rule, file)) = head.split_once(' ') else {
            bail!("line {number}: neither RULE FILE: WHAT nor an edit");
        };
        all.push(Mutant {
            game: game.to_owned(),
            rule: rule.to_owned(),
            file: format!("crates/game-{game}/{file}"),
            what: what.to_owned(),
            old: String::new(),
            new: String::new(),
        });
    }
    if let Some(empty) = all.iter().find(|mutant| mutant.old.is_empty()) {
        bail!("{empty}: nothing is edited");
    }
    Ok(all)
}

/// The text with what stands in it once, whatever its spaces, replaced.
fn replace_once(text: &str, old: &str, new: &str) -> Result<String> {
    let solid: Vec<(usize, char)> = text
        .char_indices()
        .filter(|(_, character)| !character.is_whitespace())
        .collect();
    let wanted: Vec<char> = old
        .chars()
        .filter(|character| !character.is_whitespace())
        .collect();
    let found: Vec<usize> = solid
        .windows(wanted.len())
        .enumerate()
        .filter(|(_, window)| {
            window
                .iter()
                .map(|&(_, character)| character)
                .eq(wanted.iter().copied())
        })
        .map(|(start, _)| start)
        .collect();
    let [start] = found[..] else {
        bail!("what it edits stands there {} times instead of once", found.len());
    };
    let from = solid[start].0;
    let (last, character) = solid[start + wanted.len() - 1];
    Ok(format!(
        "{}{}{}",
        &text[..from],
        new.trim_end(),
        &text[last + character.len_utf8()..]
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edit_is_found_whatever_the_line_breaks() {
        let text = "fn f() {\n    one(\n        1,\n    );\n    two();\n}\n";
        let edited = replace_once(text, "one(1,);", "one(2);\n").expect("it stands there once");
        assert_eq!(edited, "fn f() {\n    one(2);\n    two();\n}\n");
        assert!(replace_once(text, "three", "").is_err(), "not there");
        assert!(replace_once(text, "o", "").is_err(), "there more than once");
    }

    #[test]
    fn a_list_says_rule_file_and_edit() {
        let text =
            "# a comment\n\nXX-2 src/a.rs: it is gone: all\n- a\n- b\n+ c\nXX-3 src/b.rs: left out\n- d\n";
        let mutants = parse("toy", text).expect("a list");
        assert_eq!(mutants.len(), 2);
        assert_eq!(
            mutants[0].to_string(),
            "XX-2 crates/game-toy/src/a.rs: it is gone: all"
        );
        assert_eq!(
            (mutants[0].old.as_str(), mutants[0].new.as_str()),
            ("a\nb\n", "c\n")
        );
        assert_eq!(mutants[0].prefix(), "xx_2_");
        assert_eq!(mutants[1].new, "");
        for bad in [
            "- a\n",
            "XX-2 src/a.rs\n- a\n",
            "XX-2 src/a.rs: what\n",
            "XX-2 a: w\n+ c\n- d\n",
        ] {
            assert!(parse("toy", bad).is_err(), "{bad}");
        }
    }
}
