//! Scenarios wait for what a page shows, and never for a time: on a busy
//! machine every time is too short, and on a quiet one too long.

use super::Tree;

pub(super) fn check(tree: &Tree, faults: &mut Vec<String>) {
    for file in tree.matching("browser/src/scenarios/", ".rs") {
        for (number, line) in (1..).zip(file.text.lines()) {
            if line.contains("sleep(") {
                faults.push(format!(
                    "{}:{number}: a scenario waits for what the page shows",
                    file.path
                ));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::File;
    use super::*;

    #[test]
    fn only_scenarios_are_awake() {
        let faults = |path: &str| {
            let text = "tokio::time::sleep(pause).await;\n".to_owned();
            let path = path.to_owned();
            let files = vec![File { path, text }];
            let mut faults = Vec::new();
            check(&Tree { files }, &mut faults);
            faults.len()
        };
        assert_eq!(faults("browser/src/scenarios/typed.rs"), 1);
        assert_eq!(faults("browser/src/page.rs"), 0);
    }
}
