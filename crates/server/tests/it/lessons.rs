//! Lessons over HTTP: from the first step to the last, with wrong attempts and nonsense.

use games::GameId;
use lessons::{Attempt, Task, lesson};
use serde_json::Value;

use crate::installation::{Installation, folder};
use client::Browser;

/// Tries a word after others; returns the answer.
#[track_caller]
fn attempt(guest: &mut Browser, address: &str, words: &str, word: &str) -> Value {
    let fields = [("words", words), ("word", word), ("frame", "wide")];
    let answer = guest.post(address, &fields).expect(200);
    serde_json::from_slice(&answer.body).expect("plain data")
}

/// All words of a tree of paths.
fn said(node: &Value) -> Vec<String> {
    match node {
        Value::Array(leaf) => leaf
            .iter()
            .filter_map(|word| Some(word.as_str()?.to_owned()))
            .collect(),
        Value::Object(branches) => branches.values().flat_map(said).collect(),
        _ => Vec::new(),
    }
}

/// The text of an attribute, as a browser reads it.
fn attribute(page: &str, name: &str) -> String {
    let start = format!("{name}=\"");
    let from = page.find(&start).expect("the attribute") + start.len();
    let value = page[from..].split('"').next().expect("its end");
    value
        .replace("&quot;", "\"")
        .replace("&lt;", "<")
        .replace("&amp;", "&")
}

#[test]
fn every_lesson_can_be_done_from_first_to_last() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    for &game in GameId::ALL {
        let mut guest = installation.guest();
        let steps = &lesson(game).steps;
        for (number, step) in (1..).zip(steps) {
            // The lesson continues where it was left.
            assert_eq!(
                guest.get(&format!("/learn/{game}")).location(),
                format!("/learn/{game}/{number}")
            );
            let address = format!("/learn/{game}/{number}");
            let page = guest.get(&address).expect(200).text();
            let greeting = attribute(&page, "data-greeting");
            let greeting: Value = serde_json::from_str(&greeting).expect("plain data");
            let rule = step.rules[0].to_lowercase();
            assert!(
                page.contains(&format!("/rules/{game}/reference#{rule}")),
                "{address} {rule}"
            );
            assert!(
                !page.contains(&format!(">{}<", step.rules[0])),
                "{address}: a number"
            );
            assert!(!page.to_lowercase().contains("seat 1"), "{address}: a seat");
            let mut course = Attempt::new(step);
            let mut words = String::new();
            let mut paths = greeting["boards"][0]["paths"].clone();
            while let Some(stage) = course.stage() {
                let example = course.example().expect("something is right");
                match &stage.task {
                    Task::Show(_) => assert!(said(&paths).is_empty()),
                    Task::Play(play) => {
                        let offered = said(&paths);
                        // All legal actions can be clicked, and all temptations.
                        for word in course.legal() {
                            assert!(offered.contains(&word), "{address}: {word} cannot be clicked");
                        }
                        let wrong = offered.iter().filter(|word| play.against(word).is_some()).take(3);
                        for word in wrong.chain(
                            offered
                                .iter()
                                .filter(|word| play.tempting.iter().any(|it| it.word == **word)),
                        ) {
                            let told = attempt(&mut guest, &address, &words, word);
                            assert_eq!(told["mark"], "wrong", "{address}: {word}");
                            assert!(
                                !told["verdict"].as_str().unwrap_or_default().is_empty(),
                                "{address}: {word}"
                            );
                            assert_eq!(told["words"], words.as_str());
                            let boards = told["boards"].as_array().expect("boards");
                            assert_eq!(boards.len(), 1, "{address}: {word}");
                            assert!(boards[0]["whole"].is_null() && boards[0]["patch"].is_null());
                            assert_eq!(boards[0]["paths"], paths);
                        }
                    }
                    Task::Choose(answers) => {
                        assert!(said(&paths).is_empty());
                        for (number, answer) in
                            (1..).zip(answers).filter(|(_, answer)| answer.reason.is_some())
                        {
                            let number: u32 = number;
                            let told = attempt(&mut guest, &address, &words, &format!("answer-{number}"));
                            assert_eq!(told["mark"], "wrong", "{address}: {}", answer.text);
                        }
                    }
                }
                let told = attempt(&mut guest, &address, &words, &example);
                course.hear(&example);
                let mark = if course.stage().is_some() { "right" } else { "done" };
                assert_eq!(told["mark"], mark, "{address}: {example}");
                words = told["words"].as_str().expect("the words so far").to_owned();
                let last = told["boards"].as_array().and_then(|boards| boards.last());
                paths = last.expect("a board")["paths"].clone();
            }
        }
        // All is done: the lesson starts over, and the last page leads to a match.
        assert_eq!(
            guest.get(&format!("/learn/{game}")).location(),
            format!("/learn/{game}/1")
        );
        let end = guest.get(&format!("/learn/{game}/end")).expect(200).text();
        assert!(end.contains(&format!("action=\"/play/{game}\"")));
        let table = guest
            .post(&format!("/play/{game}"), &[("level", "easy")])
            .location();
        assert!(table.starts_with("/table/"));
    }
}

#[test]
fn the_board_of_a_step_can_be_asked_for_again_in_another_frame() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let ask = |guest: &mut Browser, frame: &str, words: &str| -> Value {
        let fields = [("words", words), ("frame", frame)];
        let answer = guest.post("/learn/pylos/8", &fields).expect(200);
        serde_json::from_slice(&answer.body).expect("plain data")
    };
    let (wide, tall) = (ask(&mut guest, "wide", ""), ask(&mut guest, "tall", ""));
    assert_ne!(wide["boards"][0]["whole"], tall["boards"][0]["whole"]);
    assert_eq!(wide["boards"][0]["paths"], tall["boards"][0]["paths"]);
    let later = ask(&mut guest, "wide", "1d4");
    assert_eq!(later["words"], "1d4");
    assert!(said(&later["boards"][0]["paths"]).contains(&"x2a1".to_owned()));
    // A ghost is only a picture.
    let answer = guest
        .post("/learn/pyramido/3", &[("ghost", "1-a1-e")])
        .expect(200);
    let ghost: Value = serde_json::from_slice(&answer.body).expect("plain data");
    assert!(ghost["markup"].as_str().expect("a picture").contains("ghost"));
}

#[test]
fn nonsense_gets_a_kind_answer_and_changes_nothing() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    for path in [
        "/learn/chess",
        "/learn/chess/1",
        "/learn/pylos/0",
        "/learn/pylos/99",
        "/learn/pylos/-1",
        "/learn/pylos/one",
        "/learn/chess/end",
        "/learn/pylos/99999999999999999999",
    ] {
        guest.get(path).expect(404);
    }
    guest.post("/learn/pylos/99", &[("word", "1a1")]).expect(404);
    guest.post("/learn/pylos/end", &[("word", "1a1")]).expect(404);
    let long = "x".repeat(10_000);
    for word in [
        "<script>alert(1)</script>",
        "answer-1",
        "4a1-1a1",
        "\u{202e}",
        long.as_str(),
        " ",
        "1a1 1b1",
    ] {
        let told = attempt(&mut guest, "/learn/pylos/1", "", word);
        assert_eq!(told["mark"], "wrong", "{word}");
        let verdict = told["verdict"].as_str().expect("a text");
        assert!(!verdict.contains("<script"), "{verdict}");
        assert!(verdict.len() < 1000, "{verdict}");
    }
    // Words that are not a right sequence are refused.
    for words in ["1a1", "nonsense", "4a1 4a1", &"1a1 ".repeat(1000)] {
        guest
            .post("/learn/pylos/1", &[("words", words), ("word", "4a1")])
            .expect(422);
    }
    for answer in [
        "answer-0",
        "answer-9",
        "answer--1",
        "answer-99999999999999999999",
        "1a1",
    ] {
        let told = attempt(&mut guest, "/learn/pylos/11", "", answer);
        assert_eq!(told["mark"], "wrong", "{answer}");
    }
    // A completed action cannot be repeated.
    let told = attempt(&mut guest, "/learn/pylos/1", "4a1", "4a1");
    assert_eq!(told["mark"], "wrong");
    // Nothing of this was stored.
    assert_eq!(guest.get("/learn/pylos").location(), "/learn/pylos/1");
    let foreign = [
        ("origin", "https://evil.example"),
        ("content-type", "application/x-www-form-urlencoded"),
    ];
    let answer = guest.ask("POST", "/learn/pylos/1", &foreign, b"word=4a1");
    assert_eq!(answer.status, 403);
}

#[test]
fn a_lesson_is_offered_to_whom_the_game_is_new() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let offered =
        |page: &str, game: &str| page.contains(&format!("class=\"offer\"><a href=\"/learn/{game}\""));
    let home = guest.get("/").expect(200).text();
    for game in GameId::ALL {
        assert!(offered(&home, game.id()), "{game}");
    }
    // The first table of a game offers the lesson, the second does not, and neither does the home
    // page then.
    let first = guest.post("/play/pylos", &[]).location();
    assert!(offered(&guest.get(&first).expect(200).text(), "pylos"));
    let second = guest.post("/play/pylos", &[]).location();
    assert!(!offered(&guest.get(&second).expect(200).text(), "pylos"));
    let home = guest.get("/").expect(200).text();
    assert!(!offered(&home, "pylos") && offered(&home, "sun"));
    // But a link to the lesson stays.
    let linked =
        |page: &str, game: &str| page.contains(&format!("class=\"lesson-link\"><a href=\"/learn/{game}\""));
    assert!(linked(&home, "pylos") && !linked(&home, "sun"));
    // Spectators are offered nothing.
    assert!(!offered(
        &installation.guest().get(&first).expect(200).text(),
        "pylos"
    ));
    // One completed step is enough not to be asked again.
    let step = &lesson(GameId::Sun).steps[0];
    let right = Attempt::new(step).example().expect("something is right");
    assert_eq!(attempt(&mut guest, "/learn/sun/1", "", &right)["mark"], "done");
    let home = guest.get("/").expect(200).text();
    assert!(!offered(&home, "sun") && linked(&home, "sun"));
    let table = guest.post("/play/sun", &[]).location();
    assert!(!offered(&guest.get(&table).expect(200).text(), "sun"));
}

#[test]
fn lessons_speak_every_language() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    for (language, title) in [
        ("en", "Learn Pylos"),
        ("sk", "Lekcia: Pylos"),
        ("cs", "Lekce: Pylos"),
        ("uk", "Навчися грати: Pylos"),
    ] {
        let mut guest = installation.guest();
        let page = guest
            .get(&format!("/learn/pylos/1?lang={language}"))
            .expect(200)
            .text();
        assert!(page.contains(title), "{language}");
        assert!(!page.contains('⟨'), "{language}: a text is missing");
    }
}
