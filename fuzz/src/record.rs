use games::{AnyPosition, GameId};
use play::GameLibrary;
use play::record::{Record, Replay};

/// Pieces of records of any game.
const PIECES: &[&str] = &[
    "Benben record 1\n",
    "Benben record 2\n",
    "Benben record 3\n",
    "Revision: 1\n",
    "Seat 1: person A\n",
    "Seat 2: bot random\n",
    "Components: standard\n",
    "Setup: ",
    "Clock: fischer 300.000 2.000\n",
    "Draws: by agreement\n",
    "Started: 2026-11-15T09:26:51.123Z\n",
    "\n\n",
    "1. 1:",
    "2. 2:",
    " @1.000",
    " chance:",
    " resign 1\n",
    " undo 1 to 2\n",
    " rewind 2 to 1\n",
    " takeback-ask 2 to 2\n",
    " takeback-give 1\n",
    " seal 1 ",
    " nonce 1 ",
    "chain: ",
    "result: places 1 2 points 0 0 by rules PY-6\n",
    " draw-offer 1\n",
    " draw-accept 2\n",
    "| ",
];

/// Pieces of records, with what every game adds.
pub(crate) fn dictionary() -> Vec<String> {
    let games = GameId::ALL.iter().flat_map(|game| {
        let rules = game
            .variants()
            .into_iter()
            .map(|rules| format!("Rules: {rules}\n"));
        rules.chain([format!("Game: {game}\n")])
    });
    let shared = PIECES.iter().map(|&piece| piece.to_owned());
    let words = crate::notation::dictionary()
        .into_iter()
        .map(|word| format!(" {word}"));
    shared.chain(games).chain(words).collect()
}

/// Reading any bytes as a record never panics; what could be read is written
/// back the same, and as much as can have happened replays to the same match.
pub(crate) fn check(bytes: &[u8]) -> bool {
    let Ok(read) = Record::read(bytes) else {
        return false;
    };
    let text = read.record.to_string();
    let again =
        Record::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{error} in what we wrote:\n{text}"));
    assert_eq!(read.record, again);
    let Ok(Replay { game, .. }) = read.record.replay_part::<AnyPosition>(&GameLibrary) else {
        return false;
    };
    let kept = Record::of(&game);
    let kept = Record::parse(kept.to_string().as_bytes()).expect("what we write can be read");
    let replayed = kept
        .replay::<AnyPosition>(&GameLibrary)
        .expect("what happened can happen again");
    assert_eq!(replayed, game);
    !game.log().is_empty()
}
