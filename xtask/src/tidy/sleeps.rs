//! Tests wait for what happens, and never for a time: on a busy machine every
//! time is too short, and on a quiet one too long.
//!
//! `client::until` looks again and again; a scenario waits for what its page
//! shows; a script's test stops the clock (`stopClock` of the harness).

use super::{File, Tree};

/// The functions in tests that sleep on purpose, and why.
const ON_PURPOSE: &[(&str, &str, &str)] = &[
    (
        "browser/unit/board.test.js",
        "follow",
        "lets the page answer in between, and takes no time",
    ),
    (
        "crates/server/tests/it/attacks.rs",
        "whoever_takes_nothing_of_an_answer_is_cut_off",
        "asks again until there is room",
    ),
    (
        "crates/server/tests/it/attacks.rs",
        "clocked_tables_sleep_and_wake_before_their_time_runs_out",
        "asks again until it is so",
    ),
    (
        "crates/server/tests/it/attacks.rs",
        "hints",
        "whoever asks goes away while a bot thinks",
    ),
    (
        "crates/server/tests/it/attacks.rs",
        "pace",
        "people think between moves",
    ),
    (
        "crates/server/tests/it/attacks.rs",
        "closing_takes_five_seconds_at_most_whatever_is_half_sent",
        "nobody says when half a request has come in",
    ),
    (
        "crates/server/tests/it/attacks.rs",
        "half_requests",
        "nobody says when half a request has come in",
    ),
    (
        "crates/server/tests/it/attacks.rs",
        "sockets",
        "nobody says when all are counted",
    ),
    (
        "crates/server/src/backups.rs",
        "the_newest_backups_stay_and_other_files_are_left_alone",
        "backups are called by the millisecond",
    ),
    (
        "crates/server/src/backups.rs",
        "backups_do_not_fill_the_disk_that_they_protect",
        "backups are called by the millisecond",
    ),
    (
        "crates/store/tests/it/killing.rs",
        "nothing_answered_is_lost_when_the_process_is_killed",
        "kills at a moment that dice choose",
    ),
    (
        "crates/store/tests/it/killing.rs",
        "processes_share_a_log",
        "any time will do in which three write side by side",
    ),
];

pub(super) fn check(tree: &Tree, faults: &mut Vec<String>) {
    for file in &tree.files {
        let Some((tests, before)) = tests(file) else {
            continue;
        };
        let mut function = "";
        for (number, line) in (before + 1..).zip(tests.lines()) {
            function = named(line).unwrap_or(function);
            let is_on_purpose = || {
                let mut known = ON_PURPOSE.iter();
                known.any(|(path, name, _)| file.path == *path && function == *name)
            };
            if sleeps(file, line) && !is_on_purpose() {
                faults.push(format!(
                    "{}:{number}: wait for what happens, not for a time (or say in sleeps.rs why)",
                    file.path
                ));
            }
        }
    }
}

/// What a file has of tests, and how many lines stand before that.
fn tests(file: &File) -> Option<(&str, usize)> {
    let path = file.path.as_str();
    let is_rust = kind(file) == "rs";
    let whole = (path.contains("/tests/") && is_rust)
        || path.starts_with("browser/src/scenarios/")
        || (path.starts_with("browser/unit/") && kind(file) == "js");
    if whole {
        return Some((&file.text, 0));
    }
    let at = file.text.find("\n#[cfg(test)]").filter(|_| is_rust)?;
    let (before, tests) = file.text.split_at(at + 1);
    Some((tests, before.lines().count()))
}

/// What the name of a file ends with.
fn kind(file: &File) -> &str {
    file.path.rsplit('.').next().unwrap_or_default()
}

fn sleeps(file: &File, line: &str) -> bool {
    if kind(file) == "js" {
        // `real` is the harness's own clock, which a test cannot stop.
        return line.contains(" setTimeout(");
    }
    let call = ["sleep(", "sleep_until("].iter().find_map(|call| line.find(call));
    call.is_some_and(|at| !line[..at].contains("fn ") && !line[..at].contains('"'))
}

/// The function or test that a line begins.
fn named(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once("fn ").or_else(|| line.split_once("function "))?;
    let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_')?;
    (end > 0).then(|| &rest[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, text: &str) -> Vec<String> {
        let (path, text) = (path.to_owned(), text.to_owned());
        let files = vec![File { path, text }];
        let mut faults = Vec::new();
        check(&Tree { files }, &mut faults);
        faults
    }

    #[test]
    fn no_test_sleeps() {
        let slept = "tokio::time::sleep(pause).await;\n";
        assert_eq!(faults("browser/src/scenarios/typed.rs", slept).len(), 1);
        assert_eq!(faults("crates/server/tests/it/x.rs", slept).len(), 1);
        assert_eq!(faults("browser/src/page.rs", slept).len(), 0);
        assert_eq!(
            faults("crates/server/tests/it/x.rs", "fn they_sleep() {}\n").len(),
            0
        );
        let in_source = format!("fn f() {{}}\n\n#[cfg(test)]\nmod tests {{\n{slept}}}\n");
        let told = faults("crates/server/src/x.rs", &in_source);
        assert_eq!(told.len(), 1);
        assert!(told[0].starts_with("crates/server/src/x.rs:5:"), "{told:?}");
    }

    #[test]
    fn no_test_of_a_script_sleeps() {
        let slept = "await new Promise((resolve) => setTimeout(resolve, 100));\n";
        assert_eq!(faults("browser/unit/x.test.js", slept).len(), 1);
        let harness = "await new Promise((resolve) => real.setTimeout(resolve, 5));\n";
        assert_eq!(faults("browser/unit/harness.js", harness).len(), 0);
    }

    #[test]
    fn what_sleeps_on_purpose_is_listed_by_its_function() {
        let path = "crates/server/tests/it/attacks.rs";
        let text = |name: &str| format!("fn {name}(live: &mut Live) {{\n    thread::sleep(A);\n}}\n");
        assert_eq!(faults(path, &text("pace")).len(), 0);
        assert_eq!(faults(path, &text("other")).len(), 1);
        assert_eq!(faults("crates/server/tests/it/x.rs", &text("pace")).len(), 1);
    }
}
