//! Who may do what, when: every message and every route that concerns a match, tried by every kind
//! of visitor in every phase of a match.
//!
//! The result is the table in docs/rights.md. After a change that is meant:
//!
//! ```sh
//! BENBEN_BLESS=1 cargo test -p server --test it rights
//! ```
//!
//! What is refused changes nothing, so a match is used again until something has succeeded that
//! may have changed it.

mod rows;
mod scene;

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::Duration;

use self::rows::{Attempt, attempts};
use self::scene::Stage;
use crate::installation::{Installation, NO_LIMIT, folder};

/// Between these lines of the document stands the table.
const MARKS: (&str, &str) = ("<!-- tried -->\n", "<!-- until here -->\n");

/// How far a match is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// The second seat is free.
    Free,
    /// Two people sit there and have sealed what they add to the dice, and nothing is dealt.
    Seated,
    /// Two people play, and the first is on turn.
    Going,
    /// Two people play, and the second is on turn.
    Theirs,
    /// Two people play a game without secrets. The first has moved, asked to take it back, and
    /// offered a draw.
    Open,
    /// A bot has the second seat, and somebody asks for it.
    Bot,
    /// A bot plays for the second, who is away.
    StandIn,
    /// It is over.
    Over,
}

const PHASES: [(Phase, &str); 8] = [
    (Phase::Free, "free"),
    (Phase::Seated, "seated"),
    (Phase::Going, "going"),
    (Phase::Theirs, "theirs"),
    (Phase::Open, "open"),
    (Phase::Bot, "bot"),
    (Phase::StandIn, "stand-in"),
    (Phase::Over, "over"),
];

/// Who tries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Visitor {
    /// Opened the match and sits on the first seat.
    Host,
    /// Plays the first seat by the host's own link.
    HostsDeputy,
    /// Sits on the second seat.
    Player,
    /// Plays the second seat by the player's own link.
    PlayersDeputy,
    /// Sat on the second seat before anything was dealt, and was removed.
    Removed,
    /// Asks for the second seat.
    Asker,
    /// Looks on.
    Spectator,
    /// Has no cookie.
    Nobody,
    /// A page of another site, in the host's browser.
    Foreign,
}

const VISITORS: [(Visitor, &str); 9] = [
    (Visitor::Host, "host, seat 1"),
    (Visitor::HostsDeputy, "by link, seat 1"),
    (Visitor::Player, "player, seat 2"),
    (Visitor::PlayersDeputy, "by link, seat 2"),
    (Visitor::Removed, "removed"),
    (Visitor::Asker, "asks for seat 2"),
    (Visitor::Spectator, "spectator"),
    (Visitor::Nobody, "no cookie"),
    (Visitor::Foreign, "another site"),
];

impl Visitor {
    /// Whether there is somebody like this in a phase.
    fn exists(self, phase: Phase) -> bool {
        match self {
            Visitor::Player | Visitor::PlayersDeputy => !matches!(phase, Phase::Free | Phase::Bot),
            Visitor::HostsDeputy | Visitor::Removed => phase != Phase::Bot,
            Visitor::Asker => phase == Phase::Bot,
            Visitor::Host | Visitor::Spectator | Visitor::Nobody | Visitor::Foreign => true,
        }
    }
}

/// In which phases a visitor succeeds.
fn cell(stages: &mut [Stage<'_>], visitor: Visitor, attempt: &Attempt) -> String {
    let mut allowed = Vec::new();
    for (stage, (phase, name)) in stages.iter_mut().zip(PHASES) {
        if !visitor.exists(phase) {
            continue;
        }
        let succeeds = stage.scene().allows(visitor, attempt);
        if succeeds {
            allowed.push(name);
        }
        if succeeds && attempt.changes() {
            stage.leave();
        }
    }
    if allowed.is_empty() {
        "–".to_owned()
    } else {
        allowed.join(", ")
    }
}

/// The table: in which phases each visitor may do what.
fn tried() -> String {
    let folder = folder();
    let mut table = "| what |".to_owned();
    for (_, name) in VISITORS {
        write!(table, " {name} |").expect("a string");
    }
    table.push_str("\n| --- |");
    table.push_str(&" --- |".repeat(VISITORS.len()));
    table.push('\n');
    // Absence counts at once, and there are no limits in the way.
    let settings = server::Settings {
        rate: NO_LIMIT,
        absence: Duration::ZERO,
        limits: server::ResourceLimits::none(),
        ..server::Settings::default()
    };
    let installation = Installation::with_settings(folder.path(), settings);
    let mut stages: Vec<Stage<'_>> = PHASES
        .iter()
        .map(|(phase, _)| Stage::new(&installation, *phase))
        .collect();
    for (name, attempt) in attempts() {
        write!(table, "| {name} |").expect("a string");
        for (visitor, _) in VISITORS {
            let cell = cell(&mut stages, visitor, &attempt);
            write!(table, " {cell} |").expect("a string");
        }
        table.push('\n');
    }
    drop(stages);
    installation.close();
    table
}

#[test]
fn everybody_may_do_what_the_table_says_and_nothing_else() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rights.md");
    let text = fs::read_to_string(&file).expect("the document");
    let (before, rest) = text.split_once(MARKS.0).expect("the beginning of the table");
    let (documented, after) = rest.split_once(MARKS.1).expect("the end of the table");
    let found = tried();
    if env::var_os("BENBEN_BLESS").is_some_and(|value| value == "1") {
        let text = [before, MARKS.0, &found, MARKS.1, after].concat();
        fs::write(&file, text).expect("the document can be written");
        return;
    }
    for (found, documented) in found.lines().zip(documented.lines()) {
        assert_eq!(found, documented);
    }
    assert_eq!(found.lines().count(), documented.lines().count());
}
