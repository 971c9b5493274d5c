//! Records of matches that were played by earlier revisions of the rules.

use games::AnyPosition;
use play::record::{Record, Replay};
use play::{GameLibrary, NoStart};

/// A match of Pacal's Rocket that Benben wrote under revision 1; it was cut
/// off in the middle of entry 128.
const FIRST: &str = include_str!("../../../../fuzz/corpus/record/pacal");

fn replay(text: &str) -> Result<Replay<AnyPosition>, NoStart> {
    let read = Record::read(text.as_bytes()).expect("a whole header");
    read.record
        .replay_part(&GameLibrary)
        .map_err(|error| match error.meaning {
            play::record::Meaning::Start(no) => no,
            other => panic!("{other}"),
        })
}

#[test]
fn a_match_of_an_earlier_revision_is_replayed_by_the_rules_of_its_time() {
    let Replay { game, stopped } = replay(FIRST).unwrap();
    assert_eq!(stopped, None);
    assert_eq!(game.log().len(), 127, "everything before the cut");
    assert_eq!(game.header().revision, 1);
    // The printed board of that time: d5 was lake.
    let AnyPosition::Pacal(position) = game.position() else {
        panic!("a match of Pacal's Rocket");
    };
    assert_eq!(position.palenque().lake().to_string(), "e3+f3+d4+e4+d5");
}

#[test]
fn the_same_words_cannot_have_happened_by_the_rules_of_today() {
    let today = FIRST.replace("Revision: 1", "Revision: 2");
    let Replay { game, stopped } = replay(&today).unwrap();
    assert!(stopped.is_some());
    assert!(game.log().len() < 127);
}

#[test]
fn a_revision_that_nobody_knows_is_refused() {
    let later = FIRST.replace("Revision: 1", "Revision: 3");
    assert_eq!(replay(&later).unwrap_err(), NoStart::Revision { known: 2 });
}
