//! Puzzles: attempts, feedback, and what is stored.

use std::collections::HashSet;

use bots::puzzles::{Loss, WeighedPuzzle};
use games::GameId;
use serde_json::Value;
use solve::pylos::puzzles::{Judged, Puzzle};

use crate::installation::{Installation, folder, with_store};
use client::{Browser, attribute, encoded, inner};

/// The id of the puzzle offered next.
fn offered(guest: &mut Browser, rules: &str, grade: &str, after: &str) -> String {
    let query = encoded(&[("rules", rules), ("grade", grade), ("after", after)]);
    let location = guest.get(&format!("/puzzles/next?{query}")).location();
    location.strip_prefix("/puzzles/").expect("a puzzle").to_owned()
}

/// The puzzle of a page, from the puzzle file.
fn known(guest: &mut Browser, id: &str) -> Puzzle {
    let page = guest.get(&format!("/puzzles/{id}")).expect(200).text();
    let field = &page[page.find("name=\"setup\"").expect("the position")..];
    let setup = attribute(field, "value").to_owned();
    let rules = setup.split(' ').next().expect("a rule set");
    let all = Puzzle::named(rules).expect("a rule set with puzzles");
    let found = all.into_iter().find(|puzzle| puzzle.setup.to_string() == setup);
    found.expect("a puzzle of ours")
}

fn json(guest: &mut Browser, path: &str, fields: &[(&str, &str)]) -> Value {
    let text = guest.post(path, fields).expect(200).text();
    serde_json::from_str(&text).expect("JSON")
}

/// Plays a whole turn, action by action; returns the last answer.
fn try_it(guest: &mut Browser, id: &str, words: &[String]) -> Value {
    let mut answer = Value::Null;
    for count in 1..=words.len() {
        let (shown, said) = (words[..count - 1].join(" "), words[..count].join(" "));
        answer = json(
            guest,
            &format!("/puzzles/{id}/say"),
            &[("shown", &shown), ("said", &said)],
        );
        assert!(answer["board"]["patch"].is_array() || answer["board"]["whole"].is_string());
    }
    answer
}

/// A turn that is not the solution, found among the click paths.
fn wrong_turn(puzzle: &Puzzle, guest: &mut Browser, id: &str) -> Vec<String> {
    let page = guest.get(&format!("/puzzles/{id}")).expect(200).text();
    let greeting = attribute(&page, "data-greeting")
        .replace("&quot;", "\"")
        .replace("&amp;", "&");
    let greeting: Value = serde_json::from_str(&greeting).expect("JSON");
    let mut leaves = Vec::new();
    collect(&greeting["board"]["paths"], &mut leaves);
    let wrong = leaves
        .into_iter()
        .find(|word| puzzle.judge(&[word]) == Judged::Wrong);
    vec![wrong.expect("some move of one action is wrong")]
}

fn collect(node: &Value, leaves: &mut Vec<String>) {
    match node {
        Value::Array(leaf) => leaves.extend(
            leaf[1..]
                .iter()
                .map(|word| word.as_str().expect("a word").to_owned()),
        ),
        _ => node
            .as_object()
            .into_iter()
            .flatten()
            .for_each(|(_, next)| collect(next, leaves)),
    }
}

fn figures(markup: &str) -> Vec<u32> {
    let numbers = markup.split("<dd>").skip(1);
    numbers
        .map(|rest| {
            rest.split('<')
                .next()
                .expect("a number")
                .parse()
                .expect("a number")
        })
        .collect()
}

#[test]
fn a_streak_grows_with_what_is_solved_at_once_and_ends_with_a_wrong_try() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let mut last = String::new();
    let mut seen = Vec::new();
    for round in 0..5 {
        let id = offered(&mut guest, "standard", "2", &last);
        assert!(!seen.contains(&id), "offered twice");
        let puzzle = known(&mut guest, &id);
        if round == 3 {
            let wrong = wrong_turn(&puzzle, &mut guest, &id);
            let answer = try_it(&mut guest, &id, &wrong);
            assert_eq!(answer["is"], "wrong");
            assert_eq!(figures(answer["progress"].as_str().expect("markup")), [0, 3, 3]);
            // The opponent's answer can be played after it.
            let reply = json(
                &mut guest,
                &format!("/puzzles/{id}/answer"),
                &[("said", &wrong.join(" "))],
            );
            let words: Vec<&str> = reply["words"]
                .as_array()
                .expect("words")
                .iter()
                .filter_map(Value::as_str)
                .collect();
            assert!(!words.is_empty() && reply["text"].as_str().expect("a text").contains(words[0]));
            let both = [wrong.join(" "), words.join(" ")].join(" ");
            let query = encoded(&[("shown", &wrong.join(" ")), ("said", &both)]);
            guest.get(&format!("/puzzles/{id}/look?{query}")).expect(200);
        }
        let answer = try_it(&mut guest, &id, &puzzle.solution);
        assert_eq!(answer["is"], "solved");
        let expected: &[u32] = match round {
            0 => &[1, 1, 1],
            1 => &[2, 2, 2],
            2 => &[3, 3, 3],
            3 => &[0, 3, 4],
            _ => &[1, 3, 5],
        };
        assert_eq!(
            figures(answer["progress"].as_str().expect("markup")),
            expected,
            "round {round}"
        );
        seen.push(id.clone());
        last = id;
    }
    let page = guest.get("/puzzles").expect(200).text();
    assert!(page.contains("5 of 60 solved"));
    assert_eq!(figures(&page), [1, 3, 5]);
    // It is stored for this guest only, and survives a restart.
    installation.close();
    let installation = Installation::open(folder.path());
    assert_eq!(
        figures(&guest.at(installation.address).get("/puzzles").expect(200).text()),
        [1, 3, 5]
    );
    assert_eq!(
        figures(&installation.guest().get("/puzzles").expect(200).text()),
        [0, 0, 0]
    );
}

#[test]
fn whoever_asks_for_the_solution_has_not_found_it() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = offered(&mut guest, "expert", "1", "");
    let puzzle = known(&mut guest, &id);
    // The page and the intermediate positions do not reveal the solution.
    let page = guest.get(&format!("/puzzles/{id}")).expect(200).text();
    assert!(inner(&page, "verdict").is_empty());
    let query = encoded(&[("said", &puzzle.solution.join(" "))]);
    let looked = guest
        .get(&format!("/puzzles/{id}/look?{query}"))
        .expect(200)
        .text();
    let looked: Value = serde_json::from_str(&looked).expect("JSON");
    assert_eq!(looked["is"], "open");
    assert_eq!(figures(&guest.get("/puzzles").expect(200).text()), [0, 0, 0]);
    let shown = json(&mut guest, &format!("/puzzles/{id}/solution"), &[]);
    assert_eq!(shown["words"], serde_json::json!(puzzle.solution));
    let answer = try_it(&mut guest, &id, &puzzle.solution);
    assert_eq!(figures(answer["progress"].as_str().expect("markup")), [0, 0, 1]);
    // Somebody who has solved a puzzle may look at the solution as often as they like.
    let other = offered(&mut guest, "expert", "1", &id);
    let puzzle = known(&mut guest, &other);
    try_it(&mut guest, &other, &puzzle.solution);
    let shown = json(&mut guest, &format!("/puzzles/{other}/solution"), &[]);
    assert_eq!(figures(shown["progress"].as_str().expect("markup")), [1, 1, 2]);
}

#[test]
fn nonsense_is_refused_and_nothing_is_kept() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = offered(&mut guest, "children", "1", "");
    for path in [
        "/puzzles/next?rules=master&grade=1",
        "/puzzles/next?rules=standard&grade=6",
        "/puzzles/next?game=chess&rules=standard&grade=1",
        "/puzzles?game=chess",
        "/puzzles/standard-00000000",
        "/puzzles/%3Cscript%3E",
    ] {
        guest.get(path).expect(404);
    }
    let long = "1a1 ".repeat(5_000);
    for said in ["9z9", "<script>", "stop", "1a1 1a1 1a1", &long] {
        for what in ["say", "answer"] {
            guest
                .post(&format!("/puzzles/{id}/{what}"), &[("said", said)])
                .expect(422);
        }
        let query = encoded(&[("said", &said[..said.len().min(1_000)])]);
        guest.get(&format!("/puzzles/{id}/look?{query}")).expect(422);
    }
    let unknown = encoded(&[("ghost", "<b>")]);
    guest.get(&format!("/puzzles/{id}/look?{unknown}")).expect(422);
    guest.post("/puzzles/standard-00000000/solution", &[]).expect(404);
    let name = guest.cookies["benben"]
        .split('.')
        .next()
        .expect("an id")
        .parse()
        .expect("an id");
    installation.close();
    let kept = with_store(folder.path(), async |store| {
        store.puzzle_tries(name).await.expect("tries")
    });
    assert!(kept.is_empty());
}

/// The first puzzle of a game and a grade that is offered, with its id.
fn weighed(guest: &mut Browser, game: GameId, grade: &str) -> (String, WeighedPuzzle) {
    let query = [
        ("game", game.id()),
        ("rules", game.default_variant()),
        ("grade", grade),
    ];
    let location = guest
        .get(&format!("/puzzles/next?{}", encoded(&query)))
        .location();
    let id = location.strip_prefix("/puzzles/").expect("a puzzle").to_owned();
    let mut puzzles = WeighedPuzzle::all(game).into_iter();
    let first = puzzles.find(|puzzle| puzzle.grade.to_string() == grade);
    (id, first.expect("a puzzle of that grade"))
}

/// The games whose puzzles come from a search.
fn weighed_games() -> Vec<GameId> {
    let all = GameId::ALL.iter().copied();
    all.filter(|game| !WeighedPuzzle::all(*game).is_empty()).collect()
}

#[test]
fn a_worse_try_is_told_how_much_and_why_and_the_best_one_solves() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    for game in weighed_games() {
        let (id, puzzle) = weighed(&mut guest, game, "2");
        let page = guest.get(&format!("/puzzles/{id}")).expect(200).text();
        // A set-up would tell what the seat cannot know.
        assert_eq!(page.contains("name=\"setup\""), !game.has_secrets());
        assert!(!game.has_secrets() || !page.contains(&puzzle.setup), "{game}");
        let worst = puzzle.choices.last().expect("a choice").word.clone();
        let answer = try_it(&mut guest, &id, &[worst]);
        assert_eq!(answer["is"], "wrong", "{game}");
        let text = answer["text"].as_str().expect("a text");
        let unit = match puzzle.margin() {
            Some(Loss::Chance(_)) => "in a hundred",
            _ => "point",
        };
        assert!(text.contains(unit) && text.contains("the best move"), "{text}");
        assert_eq!(answer["rest"], serde_json::json!([]));
        assert_eq!(figures(answer["progress"].as_str().expect("markup")), [0, 0, 0]);
        let answer = try_it(&mut guest, &id, &[puzzle.solution().to_owned()]);
        assert_eq!(answer["is"], "solved", "{game}");
        assert_eq!(answer["rest"], serde_json::json!(puzzle.rest));
        // Counted for this game alone.
        assert_eq!(figures(answer["progress"].as_str().expect("markup")), [0, 0, 1]);
        let shown = json(&mut guest, &format!("/puzzles/{id}/solution"), &[]);
        assert_eq!(shown["words"][0], puzzle.solution());
        let words = shown["words"].as_array().expect("words");
        for count in 1..=words.len() {
            let said: Vec<&str> = words[..count].iter().filter_map(Value::as_str).collect();
            let query = encoded(&[("said", &said.join(" "))]);
            guest.get(&format!("/puzzles/{id}/look?{query}")).expect(200);
        }
        // Nothing answers here, and a turn has one try.
        let both = format!("{0} {0}", puzzle.solution());
        for (what, said) in [("answer", puzzle.solution()), ("say", &both), ("say", "")] {
            let answer = guest.post(&format!("/puzzles/{id}/{what}"), &[("said", said)]);
            answer.expect(if said.is_empty() { 200 } else { 422 });
        }
    }
    let page = guest.get("/puzzles").expect(200).text();
    assert_eq!(
        figures(&page),
        [0, 0, 0],
        "other games do not count for the first"
    );
}

#[test]
fn every_game_with_puzzles_is_offered_and_has_its_grades() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let page = guest.get("/puzzles").expect(200).text();
    for game in weighed_games() {
        assert!(page.contains(&format!("/puzzles?game={game}")), "{game}");
        let own = guest.get(&format!("/puzzles?game={game}")).expect(200).text();
        let grades: HashSet<u8> = WeighedPuzzle::all(game)
            .iter()
            .map(|puzzle| puzzle.grade)
            .collect();
        assert_eq!(
            own.matches("class=\"card grade\"").count(),
            grades.len(),
            "{game}"
        );
        let card = guest.get(&format!("/choose/{game}")).expect(200).text();
        assert!(card.contains(&format!("/puzzles?game={game}")), "{game}");
    }
}

#[test]
fn single_letters_can_be_switched_off_on_ones_own_page_and_are_listed_only_while_they_work() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let id = offered(&mut guest, "standard", "1", "");
    let mut shown = |path: &str| guest.get(path).expect(200).text();
    let (puzzle, letters) = (format!("/puzzles/{id}"), "Shift+R rotates the other way");
    assert!(shown("/me").contains("name=\"keys\" value=\"off\" aria-checked=\"true\""));
    assert!(shown("/me").contains(letters) && shown(&puzzle).contains(letters));
    guest.post("/preferences", &[("keys", "off"), ("back", "/me")]);
    let mut shown = |path: &str| guest.get(path).expect(200).text();
    assert!(shown("/me").contains("name=\"keys\" value=\"on\" aria-checked=\"false\""));
    assert!(!shown(&puzzle).contains(letters));
    assert!(shown(&puzzle).contains("arrows move"));
    installation.close();
}
