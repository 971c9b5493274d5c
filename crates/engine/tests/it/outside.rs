//! External programs that answer badly, late or never.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::time::{Duration, Instant};

use engine::{EngineError, Opening, Outside, Patience, TimeAllowance};
use games::{AnyAction, AnyOptions, GameId};
use rules::{Observe, Seat, Viewer};

const PATIENCE: Patience = Patience {
    welcome: Duration::from_millis(1500),
    answer: Duration::from_millis(300),
};

/// The answer of a program with this script at the start of a match of Pylos.
fn ask(script: &str) -> Result<AnyAction, EngineError> {
    let folder = std::env::temp_dir().join(format!(
        "benben-outside-{}-{:?}",
        std::process::id(),
        std::thread::current().id()
    ));
    fs::create_dir_all(&folder).expect("a temporary folder");
    let file = folder.join("program");
    fs::write(&file, format!("#!/bin/sh\n{script}\n")).expect("a file can be written");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("a file can be made a program");
    let options = AnyOptions::new(GameId::Pylos, None, None).expect("the usual options");
    let start = options.start(2).expect("two seats");
    let opening = Opening {
        options: &options,
        seats: 2,
        setup: None,
        seat: Seat::FIRST,
    };
    let command = file.to_str().expect("a path of plain characters");
    let answer = Outside::start(command, &opening, PATIENCE).and_then(|mut outside| {
        let view = start.view(Viewer::Seat(Seat::FIRST));
        outside.choose(&[], &view, TimeAllowance::Time(Duration::from_millis(10)))
    });
    fs::remove_dir_all(&folder).expect("our own folder can be removed");
    answer
}

/// A script that reads lines and runs this for every `go`.
fn on_go(answer: &str) -> String {
    format!("echo welcome; while read l; do case \"$l\" in go*) {answer};; esac; done")
}

#[test]
fn a_good_answer_is_taken_whatever_else_is_said() {
    let script =
        on_go("echo info move 9; echo; echo '   '; printf '\\377\\n'; echo 'bestmove 1b2 ponder 1a1'");
    assert!(ask(&script).is_ok());
}

#[test]
fn bad_answers_are_told_apart() {
    let id = |script: &str| ask(script).expect_err(script).phrase().id;
    assert_eq!(id("exit 3"), "engine-gone");
    assert_eq!(id("echo error no"), "engine-complains");
    assert_eq!(id(&on_go("echo bestmove")), "engine-illegal-answer");
    assert_eq!(id(&on_go("echo bestmove 2a1")), "engine-illegal-answer");
    assert_eq!(id(&on_go("exit 1")), "engine-gone");
}

#[test]
fn silence_and_endless_talk_are_not_waited_for_forever() {
    let began = Instant::now();
    for script in [
        "sleep 60",
        &on_go("sleep 60"),
        &on_go("while true; do echo info; done"),
    ] {
        let error = ask(script).expect_err(script);
        assert_eq!(error.phrase().id, "engine-silent", "{script}");
    }
    assert!(began.elapsed() < Duration::from_secs(30));
}

#[test]
fn a_program_that_is_not_there_is_named() {
    let options = AnyOptions::new(GameId::Pylos, None, None).expect("the usual options");
    let opening = Opening {
        options: &options,
        seats: 2,
        setup: None,
        seat: Seat::FIRST,
    };
    for command in ["/no/such/program", "", "  "] {
        let error = Outside::start(command, &opening, PATIENCE)
            .err()
            .expect("it is not there");
        assert_eq!(error.phrase().id, "engine-cannot-start");
    }
}
