use games::{AnyOptions, GameId};
use rules::{Notation, Position};

/// Tokens of actions and set-ups.
pub(crate) const DICTIONARY: &[&str] = &[
    "1a1",
    "2b2",
    "3a2",
    "4a1",
    "-",
    "x",
    "stop",
    "children ",
    "standard ",
    "expert ",
    "..../",
    ".../",
    "../",
    "|",
    "L",
    "D",
    "*",
    ".",
    " light",
    " dark",
];

/// Reading any text as an action or a set-up never panics, and whatever can be read is written
/// back the same.
pub(crate) fn check(bytes: &[u8]) -> bool {
    let mut understood = false;
    let text = String::from_utf8_lossy(bytes);
    for &game in GameId::ALL {
        let options = AnyOptions::new(game, None, None).expect("the usual options");
        let start = options
            .start(*game.seats().start())
            .expect("as few seats as possible");
        for word in start.words(&text) {
            if let Ok(action) = start.read_action(word) {
                understood = true;
                let written = start.write_action(action);
                assert_eq!(
                    start.read_action(&written),
                    Ok(action),
                    "{game}: {word:?} was written as {written:?}"
                );
            }
        }
        if let Ok(position) = options.position_from_text(&text) {
            understood = true;
            let written = position
                .to_text()
                .expect("a position from text can be written as text");
            let again = options
                .position_from_text(&written)
                .expect("what we write can be read");
            assert_eq!(position, again, "{game}: {text:?} was written as {written:?}");
            assert_eq!(position.outcome().is_some(), position.next_actor().is_none());
        }
    }
    understood
}
