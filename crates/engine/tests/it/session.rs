//! Whole sessions, including the one in the documentation.

use crate::answers;

/// The lines of the example in docs/protocol.md: those sent, and those received.
fn documented() -> Vec<(bool, String)> {
    let page = include_str!("../../../../docs/protocol.md");
    let session = page.split("```session\n").nth(1).expect("a block «session»");
    let session = session.split("```").next().expect("its end");
    session
        .lines()
        .map(|line| match line.strip_prefix("> ") {
            Some(sent) => (true, sent.to_owned()),
            None => (false, line.to_owned()),
        })
        .collect()
}

#[test]
fn the_session_in_the_documentation_is_what_happens() {
    let session = documented();
    let of = |sent: bool| {
        // Everything is sent at once here, and `quit` would not wait for the answers.
        let lines = session
            .iter()
            .filter(move |(this, line)| *this == sent && line != "quit");
        let lines: Vec<&str> = lines.map(|(_, line)| line.as_str()).collect();
        lines.join("\n") + "\n"
    };
    assert_eq!(answers(of(true)), of(false));
}

#[test]
fn stop_ends_a_long_thought_and_what_was_said_meanwhile_is_answered_after_it() {
    let lines = "game pylos\nset bot uct\nposition start\ngo time 600000\nlegal\nisready\nstop\nquit\n";
    let output = answers(lines.replace("quit\n", ""));
    let first_words: Vec<&str> = output
        .lines()
        .map(|line| line.split(' ').next().unwrap_or_default())
        .filter(|word| *word != "info")
        .collect();
    assert_eq!(first_words, ["readyok", "bestmove", "legal"], "{output}");
}

/// The first `info` line after this `go`.
fn thought(bot: &str, go: &str) -> String {
    let output = answers(format!(
        "game pylos\nset bot {bot}\nposition start moves 1a1\n{go}\n"
    ));
    output.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn iterations_are_counted_whatever_the_level_says() {
    for bot in ["uct", "hard", "master"] {
        for iterations in [1, 700, 3_000] {
            let said = thought(bot, &format!("go iterations {iterations}"));
            let done: u64 = said
                .strip_prefix("info iterations ")
                .and_then(|number| number.parse().ok())
                .unwrap_or_else(|| panic!("{bot}: {said}"));
            // Alpha-beta may order one last list of moves after using up its boards.
            assert!(done <= iterations + 100, "{bot} thought {done} of {iterations}");
            assert!(
                iterations == 1 || done >= iterations / 2,
                "{bot} thought {done} of {iterations}"
            );
        }
    }
}

#[test]
fn a_number_of_iterations_must_be_one() {
    for word in ["0", "-1", "1.5", "many", "18446744073709551616", ""] {
        let said = thought("hard", &format!("go iterations {word}"));
        assert!(said.starts_with("error "), "{word}: {said}");
    }
    assert!(thought("hard", "go share 0.5 iterations 10").starts_with("error "));
    assert!(thought("hard", "go iterations 10 share 0.5").starts_with("error "));
}

#[test]
fn time_ends_iterations_that_are_too_many() {
    let said = thought("uct", "go iterations 1000000000000 time 5");
    assert!(said.starts_with("info iterations "), "{said}");
}

#[test]
fn quit_does_not_wait_for_a_thought() {
    let output = answers("game pylos\nset bot uct\ngo time 600000\nquit\n");
    assert_eq!(output, "");
}

#[test]
fn the_same_seed_gives_the_same_answers() {
    let ask = |seed: u32| {
        answers(format!(
            "set seed {seed}\nset bot random\ngame pylos\ngo\ngo\ngo\ngo\n"
        ))
    };
    assert_eq!(ask(1), ask(1));
    assert_ne!(ask(1), ask(2));
}

#[test]
fn a_component_set_comes_line_by_line() {
    let options = games::AnyOptions::new(games::GameId::Sun, None, None).unwrap();
    assert_eq!(options.components_text(), None, "the usual set need not be sent");
    let set = <games::game_sun::SunSet as rules::Components>::write(
        &<games::game_sun::SunSet as rules::Components>::standard(),
    );
    let output = answers(format!("game sun seats 3 components\n{set}end\nlegal\n"));
    assert_eq!(output, "legal chance\n");
}
