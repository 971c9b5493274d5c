//! The scripts of the pages: their types, and what a linter finds.
//!
//! The types of messages are written by hand in `messages.js`. So that they stay
//! what the server sends, the examples of docs/server.md are checked against
//! them; tests of `server` and `board` compare the same examples with what is sent.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::root;
use crate::tools::{finish, npm};

/// The kinds of examples in docs/server.md, with their types.
const DOCUMENTED: [(&str, &str, Layout); 11] = [
    ("board", "BoardUpdate", Layout::Whole),
    ("client", "ClientMessage", Layout::Lines),
    ("server", "ServerMessage", Layout::Lines),
    ("lesson", "Lecture", Layout::Whole),
    ("puzzle", "PuzzleAnswer", Layout::Whole),
    ("shown-turn", "ShownTurn", Layout::Whole),
    ("moment", "Moment", Layout::Whole),
    ("builder", "Examined", Layout::Whole),
    ("ghost", "Ghost", Layout::Whole),
    ("analysis", "AnalysisProgress", Layout::Whole),
    ("turns", "Turns", Layout::Whole),
];

/// Where the examples are put to be checked.
const EXAMPLES: &str = "target/documented";

/// How the examples of a kind are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// Each on a line.
    Lines,
    /// One alone.
    Whole,
}

/// The page's scripts and the worker's, which see different globals.
const PROJECTS: [&str; 2] = ["tsconfig.json", "tsconfig.worker.json"];

/// What becomes of faults that the linter can repair by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Repair {
    First,
    No,
}

/// Checks all scripts.
pub(crate) fn run(repair: Repair) -> Result<()> {
    let biome = npm(".bin/biome")?;
    let mut lint = Command::new(&biome);
    lint.args(["check", "--error-on-warnings"]);
    if repair == Repair::First {
        lint.arg("--write");
    }
    finish(&mut lint, "biome check")?;
    let tsc = npm(".bin/tsc")?;
    for project in PROJECTS {
        finish(Command::new(&tsc).args(["--project", project]), "tsc")?;
    }
    write_examples()?;
    let project = format!("{EXAMPLES}/tsconfig.json");
    finish(
        Command::new(&tsc).args(["--project", &project]),
        "tsc on the examples of docs/server.md",
    )?;
    println!("scripts: types and lints are in order");
    Ok(())
}

/// Writes the documented examples as a script whose types can be checked.
fn write_examples() -> Result<()> {
    let page = fs::read_to_string(root().join("docs/server.md")).context("cannot read docs/server.md")?;
    let folder = root().join(EXAMPLES);
    fs::create_dir_all(&folder).context("cannot make a folder for the examples")?;
    fs::write(folder.join("examples.ts"), examples(&page)?).context("cannot write the examples")?;
    let project = "{\"extends\": \"../../tsconfig.json\", \"include\": [\"examples.ts\"], \"exclude\": []}\n";
    fs::write(folder.join("tsconfig.json"), project).context("cannot write the examples")
}

/// The examples of a page, each as a constant of its type.
fn examples(page: &str) -> Result<String> {
    let mut script = String::new();
    let mut found = 0;
    for (kind, name, layout) in DOCUMENTED {
        let start = format!("```json {kind}\n");
        let (_, block) = page
            .split_once(&start)
            .with_context(|| format!("docs/server.md has no example of {kind}"))?;
        let block = block.split("```").next().unwrap_or_default();
        let all: Vec<&str> = match layout {
            Layout::Lines => block.lines().collect(),
            Layout::Whole => vec![block],
        };
        found += 1;
        for (number, example) in all.iter().enumerate() {
            let kind = kind.replace('-', "_");
            let types = "../../crates/server/assets/messages.js";
            let line = format!("export const {kind}{number}: import(\"{types}\").{name} = {example};\n");
            script.push_str(&line);
        }
    }
    let written = page.matches("```json ").count();
    ensure!(
        written == found,
        "docs/server.md has {written} kinds of examples, of which {found} are checked"
    );
    Ok(script)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_documented_example_is_checked() {
        let page = fs::read_to_string(root().join("docs/server.md")).expect("the page");
        let script = examples(&page).expect("examples");
        for (_, name, _) in DOCUMENTED {
            assert!(script.contains(&format!(".{name} = {{")), "{name}");
        }
        assert!(script.matches("ClientMessage").count() > 10);
        assert!(examples(&format!("{page}```json other\n{{}}\n```\n")).is_err());
    }
}
