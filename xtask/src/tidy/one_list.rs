//! The list of games is in `games` alone. No other code asks which game it
//! has: it reaches what belongs to a game through the list, so that a new game
//! is never forgotten or taken for another.

use super::{File, Tree};

/// Where the list is.
const LIST: &str = "crates/games/src/lib.rs";

/// What is about one game on purpose, and why. Folders end in `/`.
const ABOUT_ONE: &[(&str, &str)] = &[
    (
        "crates/arena/src/clairvoyant.rs",
        "in one game a choice can be taken back by an action",
    ),
    ("crates/bots/src/lab/", "experiments with some games"),
    (
        "crates/bots/src/learn/contender.rs",
        "one way to search is for boards of Pylos alone",
    ),
    ("crates/cli/src/commands/perft.rs", "lines are counted in Pylos"),
    ("crates/cli/src/commands/solve/", "Pylos is solved"),
    ("crates/cli/src/data.rs", "the tables are those of Pylos"),
    ("crates/bots/src/tables.rs", "the tables are those of Pylos"),
    (
        "crates/server/src/puzzles/",
        "some puzzles come from the solution of Pylos",
    ),
    ("model/src/cards.rs", "hands of named cards are those of one game"),
    (
        "xtask/src/examples.rs",
        "nets and puzzles from a table are those of Pylos",
    ),
    ("xtask/src/chambers.rs", "the chambers are those of one game"),
    ("xtask/src/sixth_game/", "adds a game"),
];

/// What is not looked at: tests and measurements may need a particular game,
/// and the browser plays tests.
const EXEMPT: &[&str] = &[
    "/tests/",
    "/benches/",
    "/examples/",
    "browser/src/scenarios/",
    "xtask/templates/",
];

/// A game of the list.
#[derive(Debug)]
struct Listed<'a> {
    /// `pylos`
    id: &'a str,
    /// `Pylos`
    name: &'a str,
}

pub(super) fn check(tree: &Tree, faults: &mut Vec<String>) {
    let Some(list) = tree.file(LIST) else {
        faults.push(format!("{LIST} is missing"));
        return;
    };
    let games = listed(&list.text);
    if games.is_empty() {
        faults.push(format!("{LIST}: no game is listed"));
    }
    for file in tree.matching("", ".rs") {
        if file.path == LIST || is_exempt(&file.path) {
            continue;
        }
        let code = file.text.split("#[cfg(test)]").next().unwrap_or_default();
        for (number, line) in (1..).zip(code.lines()) {
            let line = line.trim();
            if line.starts_with("//") {
                continue;
            }
            for game in games.iter().filter(|game| !is_own(&file.path, game)) {
                for word in named(line, game, &file.path) {
                    faults.push(format!(
                        "{}:{number}: {word}: ask the list, not for a game (or say in one_list.rs why)",
                        file.path
                    ));
                }
            }
        }
    }
    manifests(tree, &games, faults);
}

/// Only the list depends on the games, and who is about one of them.
fn manifests(tree: &Tree, games: &[Listed<'_>], faults: &mut Vec<String>) {
    let all = games.iter().map(|game| format!("game-{}", game.id));
    let all: Vec<String> = all.collect();
    for File { path, text } in tree.matching("", "Cargo.toml") {
        if path == "crates/games/Cargo.toml" || is_exempt(path) {
            continue;
        }
        let depends = |name: &String| {
            let lines = text.lines();
            let mut names = lines.filter_map(|line| line.split(['.', ' ', '=']).next());
            names.any(|other| other == name)
        };
        let known: Vec<&String> = all.iter().filter(|name| depends(name)).collect();
        if known.len() > 1 {
            faults.push(format!("{path}: knows {known:?}; games makes them known"));
        }
    }
}

/// The ids of the games of the list.
pub(super) fn games(tree: &Tree) -> Vec<&str> {
    let list = tree.file(LIST).map_or("", |list| list.text.as_str());
    listed(list).into_iter().map(|game| game.id).collect()
}

/// The games of the list, from its lines `pylos: game_pylos::Pylos,`.
fn listed(text: &str) -> Vec<Listed<'_>> {
    let lines = text.lines().skip_while(|line| *line != "games! {").skip(1);
    let lines = lines.take_while(|line| *line != "}");
    lines
        .filter_map(|line| {
            let (id, path) = line.trim().trim_end_matches(',').split_once(": ")?;
            let (_, name) = path.split_once("::")?;
            Some(Listed { id, name })
        })
        .collect()
}

/// What of a line names the game: a variant of one of the enums over all
/// games, or its id as a text of its own. Developers' tools name no message of
/// a game either.
fn named(line: &str, game: &Listed<'_>, path: &str) -> Vec<String> {
    let kinds = [
        "GameId",
        "AnyPosition",
        "AnyAction",
        "AnyView",
        "AnyEvent",
        "AnyOptions",
        "AnyRefusal",
    ];
    let variants = kinds.iter().map(|kind| format!("{kind}::{}", game.name));
    let variants = variants.filter(|variant| {
        let mut found = line.match_indices(variant.as_str());
        found.any(|(at, _)| {
            let after = line[at + variant.len()..].chars().next();
            !after.is_some_and(|c| c.is_alphanumeric() || c == '_')
        })
    });
    let literals = line.split('"').skip(1).step_by(2);
    let literals = literals.filter(|literal| {
        let mut words = literal.split(|c: char| !(c.is_alphanumeric() || c == '-'));
        let is_message = |word: &str| word.split_once('-').is_some_and(|(first, _)| first == game.id);
        words.any(|word| word == game.id || (path.starts_with("xtask/") && is_message(word)))
    });
    variants
        .chain(literals.map(|literal| format!("{literal:?}")))
        .collect()
}

fn is_exempt(path: &str) -> bool {
    EXEMPT.iter().any(|part| path.contains(part))
        || path.ends_with("/tests.rs")
        || ABOUT_ONE
            .iter()
            .any(|(about, _)| path == *about || (about.ends_with('/') && path.starts_with(about)))
}

/// Whether a file is in the crate of a game, or in a folder named like it.
fn is_own(path: &str, game: &Listed<'_>) -> bool {
    let own = [
        game.id.to_owned(),
        format!("game-{}", game.id),
        format!("{}.rs", game.id),
    ];
    path.split('/').any(|part| own.iter().any(|own| own == part))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: &str = "games! {\n    sun: game_sun::Sun,\n    tomb: game_tomb::Tomb,\n}\n";

    fn faults(path: &str, text: &str) -> usize {
        let file = |path: &str, text: &str| File {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let tree = Tree {
            files: vec![file(LIST, GAMES), file(path, text)],
        };
        let mut faults = Vec::new();
        check(&tree, &mut faults);
        faults.len()
    }

    #[test]
    fn nobody_asks_which_game_it_is() {
        let path = "crates/draw/src/lib.rs";
        assert_eq!(
            faults(path, "match game {\n    GameId::Sun => 1,\n    _ => 2,\n}"),
            1
        );
        assert_eq!(faults(path, "if game == GameId::Tomb {"), 1);
        assert_eq!(faults(path, "match view {\n    AnyView::Sun(view) => 1,"), 1);
        assert_eq!(faults(path, "for &game in GameId::ALL {"), 0);
        assert_eq!(faults(path, "GameId::Sunrise"), 0);
        assert_eq!(faults(path, "games::dispatch!(game, |Game| Game::ID)"), 0);
        assert_eq!(faults(path, "/// `GameId::Sun` is one."), 0);
    }

    #[test]
    fn nobody_else_lists_the_games() {
        let path = "crates/server/src/lib.rs";
        assert_eq!(faults(path, "const GAMES: [&str; 2] = [\"sun\", \"tomb\"];"), 2);
        assert_eq!(faults(path, "include_str!(\"../data/sun.lesson\")"), 1);
        assert_eq!(faults(path, "text(\"reading-sun-left\")"), 0);
        assert_eq!(faults(path, "text(\"sun-name\")"), 0);
        assert_eq!(faults("xtask/src/tidy/x.rs", "[\"sun-name\", \"page-name\"]"), 1);
        assert_eq!(faults(path, "(\"sunny\", \"#fff\")"), 0);
        assert_eq!(
            faults(
                "crates/say/Cargo.toml",
                "game-sun = 1\ngame-tomb.workspace = true\n"
            ),
            1
        );
        assert_eq!(
            faults("crates/solve/Cargo.toml", "game-sun.workspace = true\n"),
            0
        );
    }

    #[test]
    fn a_game_may_name_itself_and_tests_may_name_any() {
        assert_eq!(faults("crates/draw/src/sun/mod.rs", "game: GameId::Sun,"), 0);
        assert_eq!(faults("crates/draw/src/sun/mod.rs", "game: GameId::Tomb,"), 1);
        assert_eq!(faults("crates/engine/src/sun.rs", "GameId::Sun"), 0);
        assert_eq!(
            faults("crates/game-sun/src/position.rs", "const ID: &str = \"sun\";"),
            0
        );
        assert_eq!(faults("crates/draw/tests/it/x.rs", "GameId::Sun"), 0);
        assert_eq!(
            faults(
                "crates/draw/src/lib.rs",
                "fn f() {}\n#[cfg(test)]\nmod tests { GameId::Sun }"
            ),
            0
        );
        assert_eq!(faults("crates/cli/src/data.rs", "AnyOptions::Sun(options)"), 0);
    }

    #[test]
    fn a_tree_without_the_list_is_no_tree() {
        let mut faults = Vec::new();
        check(&Tree { files: Vec::new() }, &mut faults);
        assert_eq!(faults.len(), 1);
    }
}
