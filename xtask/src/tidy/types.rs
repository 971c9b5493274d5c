//! One word, one type: no two public types share a name, and `docs/concepts.md`
//! explains every one of them.
//!
//! The game crates play the same parts with the same words: each has an `Action`,
//! a `Board`, a `Setup`. A name may stand in several of them, and nowhere else,
//! if the page explains it in the table of parts.

use std::collections::BTreeMap;

use super::{File, Tree};

/// The page that explains the words.
pub(super) const PAGE: &str = "docs/concepts.md";
/// The heading of the table of what every game crate has.
const PARTS: &str = "## In every game crate";
/// The heading of the list of all other public types, which `cargo xtask concepts` writes.
const INDEX: &str = "## Every public type";

/// A public type, and what its documentation says first.
#[derive(Clone, PartialEq, Eq, Debug)]
struct PublicType<'a> {
    name: &'a str,
    /// The crate that it belongs to.
    owner: &'a str,
    sentence: String,
}

pub(super) fn check(tree: &Tree, faults: &mut Vec<String>) {
    let Some(page) = tree.file(PAGE) else {
        faults.push(format!("{PAGE}: it does not exist"));
        return;
    };
    let parts = named_in(section(&page.text, PARTS));
    let mut indexed = Vec::new();
    for (name, types) in by_name(tree) {
        let in_games = types.iter().all(|found| found.owner.starts_with("game-"));
        if in_games && parts.contains(&name) {
            continue;
        }
        if let [first, second, ..] = &types[..] {
            faults.push(format!(
                "{name}: a public type in {} and in {}; one word, one type",
                first.owner, second.owner
            ));
        }
        indexed.extend(types.into_iter().filter(|found| !is_of_a_game(found)));
    }
    if section(&page.text, INDEX).trim() != index(&indexed).trim() {
        let list = named_in(section(&page.text, INDEX));
        let missing = indexed.iter().filter(|found| !list.contains(&found.name));
        let missing: Vec<&str> = missing.map(|found| found.name).collect();
        faults.push(format!(
            "{PAGE}: «{INDEX}» is not up to date (lacks: {}); write it with cargo xtask concepts",
            missing.join(", ")
        ));
    }
}

/// The page with its list of public types written anew.
pub(super) fn rewritten(tree: &Tree) -> Option<String> {
    let page = tree.file(PAGE)?;
    let mut listed: Vec<PublicType<'_>> = by_name(tree).into_values().flatten().collect();
    listed.retain(|found| !is_of_a_game(found));
    let (before, _) = page.text.split_once(INDEX)?;
    Some(format!("{before}{INDEX}\n\n{}", index(&listed)))
}

/// Whether a type belongs to one game. Those are explained by the map of its crate, so that a
/// new game does not edit the page.
fn is_of_a_game(found: &PublicType<'_>) -> bool {
    found.owner.starts_with("game-")
}

/// All public types of the workspace's crates.
fn by_name(tree: &Tree) -> BTreeMap<&str, Vec<PublicType<'_>>> {
    let mut types: BTreeMap<&str, Vec<PublicType<'_>>> = BTreeMap::new();
    for file in tree.matching("crates/", ".rs") {
        if file.path.contains("/src/") {
            for found in public_types(file) {
                types.entry(found.name).or_default().push(found);
            }
        }
    }
    types
}

fn public_types(file: &File) -> Vec<PublicType<'_>> {
    let owner = file.path.split('/').nth(1).unwrap_or_default();
    let mut docs: Vec<&str> = Vec::new();
    let mut types = Vec::new();
    for line in file.text.lines() {
        let line = line.trim();
        if let Some(doc) = line.strip_prefix("///") {
            docs.push(doc.trim());
            continue;
        }
        let kinds = ["pub struct ", "pub enum ", "pub trait ", "pub type "];
        if let Some(rest) = kinds.iter().find_map(|kind| line.strip_prefix(kind)) {
            let end = rest.find(|letter: char| !letter.is_alphanumeric());
            types.push(PublicType {
                name: &rest[..end.unwrap_or(rest.len())],
                owner,
                sentence: first_sentence(&docs),
            });
        }
        // Attributes stand between a type and its documentation.
        if !line.starts_with('#') && !line.ends_with(")]") {
            docs.clear();
        }
    }
    types
}

/// The first sentence of a doc comment, without its links.
fn first_sentence(docs: &[&str]) -> String {
    let paragraph: Vec<&str> = docs.iter().copied().take_while(|line| !line.is_empty()).collect();
    let text = paragraph
        .join(" ")
        .replace("[`", "`")
        .replace("`]", "`")
        .replace('|', "\\|");
    let end = text.find(". ").map_or(text.len(), |dot| dot + 1);
    text[..end].to_owned()
}

fn index(types: &[PublicType<'_>]) -> String {
    let mut lines = vec![
        "| type | crate | what it is |".to_owned(),
        "| --- | --- | --- |".to_owned(),
    ];
    let row = |found: &PublicType<'_>| format!("| `{}` | {} | {} |", found.name, found.owner, found.sentence);
    lines.extend(types.iter().map(row));
    lines.join("\n") + "\n"
}

/// What stands under a heading, until the next one.
fn section<'a>(text: &'a str, heading: &str) -> &'a str {
    let rest = text.split_once(heading).map_or("", |(_, rest)| rest);
    rest.split_once("\n## ").map_or(rest, |(section, _)| section)
}

/// The words in the first column of a table.
fn named_in(table: &str) -> Vec<&str> {
    let cells = table.lines().filter_map(|line| line.strip_prefix("| `"));
    cells.filter_map(|rest| rest.split('`').next()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    fn faults(files: Vec<File>) -> Vec<String> {
        let mut faults = Vec::new();
        check(&Tree { files }, &mut faults);
        faults
    }

    const SEAT: &str = "/// A place. It has a number.\n#[derive(Clone)]\npub struct Seat(u8);\n";
    const PAGE_WITH_SEAT: &str = "## In every game crate\n\n| `Action` | a decision |\n\n## Every public type\n\n\
        | type | crate | what it is |\n| --- | --- | --- |\n| `Seat` | rules | A place. |\n";

    #[test]
    fn a_type_that_the_page_explains_is_fine() {
        let files = vec![file("crates/rules/src/seat.rs", SEAT), file(PAGE, PAGE_WITH_SEAT)];
        assert_eq!(faults(files), Vec::<String>::new());
    }

    #[test]
    fn a_type_that_the_page_lacks_is_found() {
        let more = format!("{SEAT}/// Many.\npub enum Seats {{}}\n");
        let files = vec![
            file("crates/rules/src/seat.rs", &more),
            file(PAGE, PAGE_WITH_SEAT),
        ];
        let faults = faults(files);
        assert!(
            matches!(&faults[..], [fault] if fault.contains("lacks: Seats")),
            "{faults:?}"
        );
    }

    #[test]
    fn two_types_of_one_name_are_found() {
        let files = vec![
            file("crates/play/src/seat.rs", SEAT),
            file("crates/rules/src/seat.rs", SEAT),
            file(PAGE, PAGE_WITH_SEAT),
        ];
        assert!(faults(files)[0].contains("one word, one type"));
    }

    #[test]
    fn games_share_the_names_of_their_parts_only() {
        let action = "/// A decision.\npub enum Action {}\n";
        let games = ["crates/game-a/src/action.rs", "crates/game-b/src/action.rs"];
        let mut files: Vec<File> = games.iter().map(|path| file(path, action)).collect();
        files.push(file("crates/rules/src/seat.rs", SEAT));
        files.push(file(PAGE, PAGE_WITH_SEAT));
        assert_eq!(faults(files), Vec::<String>::new());
        let mut files: Vec<File> = games.iter().map(|path| file(path, SEAT)).collect();
        files.push(file(PAGE, PAGE_WITH_SEAT));
        assert!(faults(files)[0].contains("one word, one type"));
    }

    #[test]
    fn the_list_is_written_from_the_documentation() {
        let page = PAGE_WITH_SEAT.replace("| `Seat` | rules | A place. |\n", "| `Old` | gone | Gone. |\n");
        let files = vec![file("crates/rules/src/seat.rs", SEAT), file(PAGE, &page)];
        assert_eq!(rewritten(&Tree { files }).as_deref(), Some(PAGE_WITH_SEAT));
    }
}
