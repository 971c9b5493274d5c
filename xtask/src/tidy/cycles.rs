//! The modules of a crate know each other in one direction only.

use std::collections::{BTreeMap, BTreeSet};

use super::Tree;

/// The crates whose modules are checked.
const CHECKED: &[&str] = &["board", "server", "store"];

/// What stands for the own code of a folder: of the file that declares its modules.
const ROOT: &str = "mod";

/// Modules that are a part of the type which their folder is about, and may be known to it: the
/// folder, and the module.
const ONE_TYPE: &[(&str, &str)] = &[("crates/server/src/table/", "presence")];

/// The files that declare modules.
const ROOTS: [&str; 3] = ["lib", "main", "mod"];

pub(super) fn check(tree: &Tree, faults: &mut Vec<String>) {
    for name in CHECKED {
        let start = format!("crates/{name}/src/");
        for folder in folders(tree, &start) {
            if let Some(cycle) = cycle(&knows(tree, &start, &folder)) {
                let way = cycle.join(" → ");
                let place = format!("crates/{name} {}", folder.replace('/', "::"));
                let place = place.trim_end_matches([' ', ':']);
                faults.push(format!("{place}: modules go in a circle: {way}"));
            }
        }
    }
}

/// The folders of a crate's sources, from where they begin, each with a slash behind it.
fn folders(tree: &Tree, start: &str) -> BTreeSet<String> {
    let mut folders = BTreeSet::from([String::new()]);
    for file in tree.matching(start, ".rs") {
        let path = &file.path[start.len()..];
        folders.extend(path.match_indices('/').map(|(at, _)| path[..=at].to_owned()));
    }
    folders
}

/// Which module of a folder knows which other one of it.
fn knows(tree: &Tree, start: &str, folder: &str) -> BTreeMap<String, BTreeSet<String>> {
    let inside = format!("{start}{folder}");
    let mut knows: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let files = || {
        tree.matching(&inside, ".rs").filter_map(|file| {
            let path = file.path[inside.len()..].trim_end_matches(".rs");
            let module = path.split('/').next().unwrap_or(path);
            // These declare the modules; their own code is looked at below.
            (!ROOTS.contains(&module)).then_some((file, path, module))
        })
    };
    for (_, _, module) in files() {
        knows.entry(module.to_owned()).or_default();
    }
    let modules: BTreeSet<String> = knows.keys().cloned().collect();
    let root = if folder.is_empty() { "lib.rs" } else { "mod.rs" };
    let root = tree.file(&format!("{inside}{root}"));
    let homes = root.map_or_else(BTreeMap::new, |root| homes(&root.text));
    let own = root.map_or_else(BTreeSet::new, |root| defined(&root.text));
    if let Some(root) = root {
        let used = used(&root.text, &homes).into_iter();
        let is_split = |module: &String| ONE_TYPE.contains(&(inside.as_str(), module.as_str()));
        let used = used.filter(|module| modules.contains(module) && !is_split(module));
        let used = used.collect();
        knows.insert(ROOT.to_owned(), used);
    }
    let from_crate = format!("crate::{}", folder.replace('/', "::"));
    for (file, path, module) in files() {
        // How many times `super` leads from here to the folder's own module.
        let depth = path.split('/').filter(|part| *part != "mod").count();
        for named in named(&file.text, &[from_crate.clone(), "super::".repeat(depth)]) {
            let named = if own.contains(&named) {
                ROOT.to_owned()
            } else {
                homes.get(&named).cloned().unwrap_or(named)
            };
            if named != module && (named == ROOT || modules.contains(&named)) {
                knows.entry(module.to_owned()).or_default().insert(named);
            }
        }
    }
    knows
}

/// What a file that declares modules defines itself, by name.
fn defined(text: &str) -> BTreeSet<String> {
    const KINDS: [&str; 7] = ["fn", "struct", "enum", "trait", "type", "const", "static"];
    let code = own_code(text);
    let items = code
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_alphabetic()));
    items
        .filter_map(|line| {
            let mut words = words(line).skip_while(|word| !KINDS.contains(word));
            // `const fn name`
            words.find(|word| !KINDS.contains(word))
        })
        .map(str::to_owned)
        .collect()
}

/// The modules that the own code of such a file names, or out of which it uses something.
fn used(text: &str, homes: &BTreeMap<String, String>) -> BTreeSet<String> {
    let code = own_code(text);
    let mut used = BTreeSet::new();
    for word in words(&code) {
        // A variable is what it is called here.
        if !code.contains(&format!("let {word} ")) {
            used.extend(homes.get(word).cloned());
        }
        if code.contains(&format!("{word}::")) {
            used.insert(word.to_owned());
        }
    }
    used
}

/// A source without tests, comments, and what it only declares or hands on.
fn own_code(text: &str) -> String {
    let text = text.split("#[cfg(test)]").next().unwrap_or(text);
    let code = without_comments(text);
    let mut own = String::new();
    let mut is_declared = false;
    for line in code.lines() {
        let item = line
            .split_once(") ")
            .map_or(line, |(visible, item)| match visible {
                "pub(crate" | "pub(super" => item,
                _ => line,
            });
        let item = item.trim_start_matches("pub ");
        is_declared |= item.starts_with("use ") || item.starts_with("mod ");
        if !is_declared {
            own.push_str(line);
            own.push('\n');
        }
        is_declared &= !line.ends_with([';', '}']) || line.ends_with("},");
    }
    own
}

/// The words of a text in the order in which they stand there.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    words.filter(|word| !word.is_empty())
}

/// The modules that a source names after one of these ways to where they are: alone, or in braces.
fn named(text: &str, ways: &[String]) -> BTreeSet<String> {
    // Tests may know whatever they test with.
    let text = text.split("#[cfg(test)]").next().unwrap_or(text);
    let code = without_comments(text);
    let mut found = BTreeSet::new();
    for start in ways {
        for (at, _) in code.match_indices(start.as_str()) {
            let before = code[..at].chars().next_back();
            if before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_' || letter == ':') {
                continue;
            }
            let rest = &code[at + start.len()..];
            match rest.strip_prefix('{') {
                Some(list) => found.extend(first_words(list)),
                None => found.extend(word(rest)),
            }
        }
    }
    found
}

fn without_comments(text: &str) -> String {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or(line));
    lines.collect::<Vec<_>>().join("\n")
}

/// The modules in which what a crate gives out by its own name is: `crate::Store`
/// is in `store` if `lib.rs` says `pub use store::Store`.
fn homes(lib: &str) -> BTreeMap<String, String> {
    let code = without_comments(lib);
    let mut homes = BTreeMap::new();
    for statement in code.split(';') {
        let Some((_, path)) = statement.split_once("use ") else {
            continue;
        };
        let path = path.trim_start_matches("crate::").trim_start_matches("self::");
        let Some((module, names)) = path.split_once("::") else {
            continue;
        };
        let names = match names.trim().strip_prefix('{') {
            Some(list) => first_words(list),
            None => word(names.trim()).into_iter().collect(),
        };
        for name in names {
            homes.insert(name, module.trim().to_owned());
        }
    }
    homes
}

/// The first word of every item of a list in braces, up to its end.
fn first_words(list: &str) -> Vec<String> {
    let (mut depth, mut at_start) = (0, true);
    let mut words = Vec::new();
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => at_start = true,
            letter if at_start && !letter.is_whitespace() => {
                at_start = false;
                words.extend(word(&list[at..]));
            }
            _ => {}
        }
    }
    words
}

fn word(text: &str) -> Option<String> {
    let end = text
        .find(|letter: char| !letter.is_alphanumeric() && letter != '_')
        .unwrap_or(text.len());
    (end > 0).then(|| text[..end].to_owned())
}

/// A way that leads back to where it began, if there is one.
fn cycle(knows: &BTreeMap<String, BTreeSet<String>>) -> Option<Vec<String>> {
    fn search<'a>(
        at: &'a str,
        knows: &'a BTreeMap<String, BTreeSet<String>>,
        way: &mut Vec<&'a str>,
        done: &mut BTreeSet<&'a str>,
    ) -> Option<Vec<String>> {
        if let Some(place) = way.iter().position(|step| *step == at) {
            let round = way[place..].iter().chain([&at]);
            return Some(round.map(|step| (*step).to_owned()).collect());
        }
        if !done.insert(at) {
            return None;
        }
        way.push(at);
        let found = knows
            .get(at)
            .and_then(|next| next.iter().find_map(|next| search(next, knows, way, done)));
        way.pop();
        found
    }
    let mut done = BTreeSet::new();
    knows
        .keys()
        .find_map(|start| search(start, knows, &mut Vec::new(), &mut done))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::File;

    #[track_caller]
    fn check_sources(sources: &[(&str, &str)], expected: &[&str]) {
        let files = sources.iter().map(|(path, text)| File {
            path: format!("crates/board/src/{path}"),
            text: (*text).to_owned(),
        });
        let tree = Tree {
            files: files.collect(),
        };
        let mut faults = Vec::new();
        check(&tree, &mut faults);
        assert_eq!(faults, expected);
    }

    #[test]
    fn a_circle_is_found_and_named() {
        check_sources(
            &[
                ("lib.rs", "mod a;\nmod b;\nmod c;\npub use crate::a::A;"),
                ("a.rs", "use crate::b::B;"),
                ("b/mod.rs", "mod inner;"),
                ("b/inner.rs", "use super::super::{x, c::{C, D}};"),
                ("c.rs", "fn f() -> crate::a::A {}"),
            ],
            &["crates/board: modules go in a circle: a → b → c → a"],
        );
    }

    #[test]
    fn a_circle_through_what_the_crate_gives_out_is_found() {
        check_sources(
            &[
                ("lib.rs", "mod a;\nmod b;\npub use a::{A, Other};\npub use b::B;"),
                ("a.rs", "use crate::B;"),
                ("b.rs", "use crate::{Other, x};\n#[cfg(test)]\nmod tests {}"),
            ],
            &["crates/board: modules go in a circle: a → b → a"],
        );
    }

    #[test]
    fn a_circle_inside_a_folder_is_found() {
        check_sources(
            &[
                ("lib.rs", "mod a;"),
                ("a/mod.rs", "mod b;\nmod c;\nmod d;\npub(crate) use c::C;"),
                ("a/b.rs", "use super::C;"),
                ("a/c.rs", "use crate::a::d::D;"),
                ("a/d/mod.rs", "mod inner;"),
                ("a/d/inner.rs", "use super::super::b;\nuse super::I;"),
            ],
            &["crates/board a: modules go in a circle: b → c → d → b"],
        );
    }

    #[test]
    fn a_circle_through_the_own_code_of_a_folder_is_found() {
        check_sources(
            &[
                ("lib.rs", "mod a;"),
                (
                    "a/mod.rs",
                    "mod b;\nmod c;\npub(crate) use b::B;\n\nstruct A {\n    b: B,\n}\n",
                ),
                ("a/b.rs", "use super::A;"),
                ("a/c.rs", "use super::A;"),
            ],
            &["crates/board a: modules go in a circle: b → mod → b"],
        );
    }

    #[test]
    fn a_folder_may_hand_on_what_knows_its_own_code() {
        check_sources(
            &[
                ("lib.rs", "mod a;\npub(crate) fn f() {\n    a::g();\n}\n"),
                (
                    "a/mod.rs",
                    "mod b;\nmod c;\npub(crate) use b::{\n    B, say,\n};\n\nstruct A {\n    c: C,\n}\nuse c::C;\nfn g() {\n    let say = 1;\n}\n",
                ),
                ("a/b.rs", "use super::A;"),
                ("a/c.rs", ""),
            ],
            &[],
        );
    }

    #[test]
    fn one_direction_is_no_circle() {
        check_sources(
            &[
                ("lib.rs", "mod a;\nmod b;"),
                ("a.rs", "use crate::b::B; // and crate::c\nuse mycrate::a;"),
                ("b/mod.rs", "mod inner;\nuse self::inner::I;"),
                ("b/inner.rs", "use super::B;\nuse crate::b::C;"),
                ("c.rs", "use crate::{a::A, b};"),
                ("d.rs", "#[cfg(test)]\nmod tests { use crate::e::E; }"),
                ("e.rs", "use crate::d::D;"),
            ],
            &[],
        );
    }
}
