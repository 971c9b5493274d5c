//! Set-ups: their contents, and everything that is wrong with bad ones.

use dice::SeededDice;
use game_pacal::Pacal;
use rules::{Components, Dice, Game, Phrase, Position, SetUp, SetupError};

use crate::{play, set_up, start};

fn read(text: &str) -> Result<game_pacal::PacalPosition, SetupError> {
    Pacal::position_from_text(&<Pacal as Game>::Components::standard(), text)
}

/// The ids of all violations, in order.
#[track_caller]
fn violations(text: &str) -> Vec<&'static str> {
    match read(text) {
        Err(SetupError::Violations(all)) => all.iter().map(|phrase: &Phrase| phrase.id).collect(),
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn column(text: &str) -> usize {
    match read(text) {
        Err(SetupError::Syntax { column, .. }) => column,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_set_up_says_everything_but_the_history() {
    let text = "masters round=7 quiet=2 built start=2 mover=1 step=drop2 die=arrows \
                ; points=12 divine=2+6 ship=f6 hold=1+2+2 stones=a1+f6 pyramids=b2*3+c2*1 \
                ; points=0 divine=- ship=a1 hold=- stones=- pyramids=- \
                ; points=3 divine=2+4+6 ship=k1 hold=3 stones=a1 pyramids=a2*5";
    let position = set_up(text);
    assert_eq!(Pacal::text_from_position(&position).as_deref(), Some(text));
}

#[test]
fn what_is_left_out_is_as_at_the_start() {
    let short = set_up("standard round=2 start=1 mover=1 step=roll ; ship=a1 ; ship=b1");
    let long = "standard round=2 quiet=0 start=1 mover=1 step=roll \
                ; points=0 divine=2+4+6 ship=a1 hold=- stones=- pyramids=- \
                ; points=0 divine=2+4+6 ship=b1 hold=- stones=- pyramids=-";
    assert_eq!(Pacal::text_from_position(&short).as_deref(), Some(long));
}

#[test]
fn the_start_and_every_step_of_it_can_be_set_up() {
    let mut position = start(3);
    for word in [
        "", "first:2", "ship:e5", "ship:f5", "ship:g5", "roll:3", "fly:e8", "skip",
    ] {
        position = play(position, word);
        let text = Pacal::text_from_position(&position).unwrap();
        assert_eq!(set_up(&text), position, "{text}");
    }
}

#[test]
fn a_semicolon_needs_no_space_before_it() {
    let spaced = set_up("standard round=2 start=1 mover=1 step=fly die=3 ; ship=a1 ; ship=b1");
    for text in [
        "standard round=2 start=1 mover=1 step=fly die=3; ship=a1; ship=b1",
        "standard round=2 start=1 mover=1 step=fly die=3;ship=a1;ship=b1",
    ] {
        assert_eq!(set_up(text), spaced, "{text}");
    }
    assert_eq!(column("standard round=2;colour=red;"), 18);
}

#[test]
fn syntax_errors_name_the_column() {
    assert_eq!(column(""), 1);
    assert_eq!(column("expert round=1"), 1);
    assert_eq!(column("standard round=x"), 10);
    assert_eq!(column("standard  round=01"), 11);
    assert_eq!(column("standard round=1 round=2"), 18);
    assert_eq!(column("standard colour=red"), 10);
    assert_eq!(column("standard built=yes"), 10);
    assert_eq!(column("standard round=1"), 17, "seats are missing");
    assert_eq!(column("standard ; ship=a1 ; ship=q1"), 22);
    assert_eq!(
        column("standard ; ship=a1 ; stones=b1+a1+b1"),
        22,
        "one stone a square"
    );
    assert_eq!(column("standard ; ship=a1 ; pyramids=b1*6"), 22);
    assert_eq!(column("standard ; ship=a1 ; divine=4+4"), 22);
    assert_eq!(column("standard ; ; ; ; ; ;"), 21, "six seats");
}

#[test]
fn all_violations_of_the_board_are_listed_at_once() {
    let found = violations(
        "standard round=4 start=1 mover=1 step=fly die=3 \
         ; ship=e3 stones=a1+d4 pyramids=a1*1+a2*1+k5*2 \
         ; ship=e3 pyramids=a1*2 \
         ; ship=a2",
    );
    assert_eq!(
        found,
        [
            "pacal-setup-ship-off-land",
            "pacal-setup-stone-off-land",
            "pacal-setup-pyramid-off-land",
            "pacal-setup-ship-off-land",
            "pacal-setup-two-ships",
            "pacal-setup-two-pyramids",
            "pacal-setup-ship-on-pyramid",
            "pacal-setup-stone-on-pyramid",
            "pacal-setup-too-many-pyramids",
        ]
    );
}

#[test]
fn material_and_seats() {
    let found = violations(
        "standard round=4 start=5 mover=4 step=fly die=3 \
         ; ship=a1 hold=1+1+1+1+1+5 stones=b1+c1+d1+e1+f1+g1 ; ship=a2 pyramids=b2*1+c2*1",
    );
    assert_eq!(
        found,
        [
            "pacal-setup-too-many-stones",
            "pacal-setup-too-many-pyramids",
            "pacal-setup-no-such-seat",
            "pacal-setup-no-such-seat",
            "pacal-setup-no-such-seat",
        ]
    );
    assert_eq!(
        violations("standard ; ship=a1 ; ship=a2"),
        ["pacal-setup-missing"; 4]
    );
}

#[test]
fn time_and_dice() {
    let with = |head: &str| violations(&format!("standard {head} ; ship=a1 ; ship=a2 ; ship=a3"));
    assert_eq!(with("round=0 start=1 mover=1 step=roll"), ["pacal-setup-round"]);
    assert_eq!(
        with("round=4 quiet=4 start=1 mover=1 step=roll"),
        ["pacal-setup-quiet-rounds"]
    );
    assert_eq!(
        with("round=4 built start=1 mover=1 step=roll"),
        ["pacal-setup-built-early"]
    );
    assert_eq!(
        with("round=4 start=1 mover=2 step=roll"),
        ["pacal-setup-roll-by-starter"]
    );
    assert_eq!(
        with("round=4 start=1 mover=2 step=fly"),
        ["pacal-setup-die-needed"]
    );
    assert_eq!(
        with("round=4 start=1 mover=1 step=roll die=3"),
        ["pacal-setup-die-early"]
    );
    assert_eq!(
        with("round=4 start=1 mover=1 step=fly die=6"),
        ["pacal-refused-no-such-face"]
    );
    assert_eq!(
        with("round=40 quiet=20 start=1 mover=1 step=roll"),
        ["pacal-setup-quiet"]
    );
    assert_eq!(
        with("round=40 quiet=19 start=1 mover=1 step=over:quiet"),
        ["pacal-setup-not-quiet"]
    );
    assert_eq!(
        with("round=40 start=1 mover=1 step=over:goal"),
        ["pacal-setup-no-goal"]
    );
    assert_eq!(
        with("round=40 start=1 mover=1 step=over:last-but-one:2"),
        ["pacal-setup-not-last-but-one"]
    );
}

#[test]
fn the_opening() {
    assert_eq!(
        violations("standard round=1 start=1 mover=2 step=ship ; ; ship=e5"),
        ["pacal-setup-ship-missing", "pacal-setup-ship-early"]
    );
    assert_eq!(
        violations("standard round=1 start=1 mover=2 step=ship ; ship=a1 ; stones=b1"),
        ["pacal-refused-no-start", "pacal-setup-not-the-start"]
    );
    assert_eq!(
        violations("standard round=2 start=1 mover=1 step=first ; ; "),
        ["pacal-setup-not-the-start"]
    );
    assert_eq!(
        violations("standard round=2 start=1 mover=1 step=roll ; ship=a1 ; "),
        ["pacal-setup-ship-missing"]
    );
}

#[test]
fn a_match_that_should_be_over() {
    let with = |points: u16, mover: u8, others: &str| {
        format!(
            "standard round=9 start=1 mover={mover} step=fly die=3 ; points={points} ship=a1 ; ship=a2{others}"
        )
    };
    assert_eq!(
        violations(&with(45, 2, "")),
        ["pacal-setup-goal"],
        "two players end at once"
    );
    assert!(read(&with(44, 2, "")).is_ok());
    assert!(
        read(&with(45, 2, " ; ship=a3")).is_ok(),
        "three play the round to its end"
    );
    assert_eq!(violations(&with(45, 1, " ; ship=a3")), ["pacal-setup-goal"]);
    let ten = "b4*2+h2*2+e1*3+g1*3+e6*3+g6*4+i3*4+f9*5+h8*5+h1*1";
    let nearly = with(0, 1, "").replace("ship=a1", &format!("ship=a1 pyramids={ten}"));
    assert_eq!(violations(&nearly), ["pacal-setup-last-but-one"]);
}

/// Any set-up can be played to its end: no position is half legal.
#[test]
fn any_text_gives_an_error_or_a_position_that_plays_on() {
    let mut dice = SeededDice::new(23);
    let mut below = |n: usize| dice.below(n as u32) as usize;
    let mut actions = Vec::new();
    let mut read_well = 0;
    for number in 0..conform::matches(4_000) {
        let mut position = start(2 + (number % 4) as u8);
        for _ in 0..below(200) {
            let Some(actor) = position.next_actor() else { break };
            actions.clear();
            position.legal_actions(actor, &mut actions);
            position.play_unchecked(actor, actions[below(actions.len())]);
        }
        let text = Pacal::text_from_position(&position).unwrap();
        let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        // Replaces a word by another word of the same text, or changes one character.
        for _ in 0..=below(3) {
            let (at, from) = (below(words.len()), below(words.len()));
            if below(2) == 0 {
                words[at] = words[from].clone();
            } else {
                let mut characters: Vec<char> = words[at].chars().collect();
                let place = below(characters.len());
                characters[place] =
                    ['1', '2', '5', '9', 'a', 'f', 'k', '-', '+', '=', '*', ':', 'é'][below(13)];
                words[at] = characters.into_iter().collect();
            }
        }
        let Ok(mut position) = read(&words.join(" ")) else {
            continue;
        };
        read_well += 1;
        let again = Pacal::text_from_position(&position).unwrap();
        assert_eq!(set_up(&again), position);
        while let Some(actor) = position.next_actor() {
            actions.clear();
            position.legal_actions(actor, &mut actions);
            let action = actions[below(actions.len())];
            position = position
                .play(actor, action)
                .unwrap_or_else(|error| panic!("{error} after {again}"));
        }
        assert!(position.outcome().is_some());
    }
    assert!(read_well > 0, "some changes are harmless");
}
