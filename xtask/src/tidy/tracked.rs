//! What is in git although a program made it.

use std::path::Path;
use std::process::Command;

/// Folders that programs fill, wherever they are.
const FOLDERS: [&str; 4] = ["target", "node_modules", "criterion", "screenshots"];

/// Endings of files that programs leave behind.
const ENDINGS: [&str; 7] = [".profraw", ".log", ".tmp", ".orig", ".rej", ".rlib", ".snap.new"];

pub(super) fn check(root: &Path, faults: &mut Vec<String>) {
    match tracked(root) {
        Ok(files) => faults.extend(
            files
                .lines()
                .filter(|path| is_output(path))
                .map(|path| format!("{path}: a program made it; git rm --cached, and ignore it")),
        ),
        Err(why) => faults.push(format!("git ls-files does not say what is tracked: {why}")),
    }
}

fn tracked(root: &Path) -> Result<String, String> {
    let mut command = Command::new("git");
    let output = command.args(["ls-files"]).current_dir(root).output();
    let output = output.map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn is_output(path: &str) -> bool {
    let (folders, _) = path.rsplit_once('/').unwrap_or_default();
    folders.split('/').any(|folder| FOLDERS.contains(&folder))
        || ENDINGS.iter().any(|end| path.ends_with(end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_built_is_told_from_what_was_written() {
        for built in [
            "crates/game-pacal/target/criterion/x/report.json",
            "node_modules/a/b.js",
            "default.profraw",
        ] {
            assert!(is_output(built), "{built}");
        }
        for written in [
            "crates/solve/src/target.rs",
            "docs/pictures/target.png",
            "Cargo.lock",
        ] {
            assert!(!is_output(written), "{written}");
        }
    }
}
