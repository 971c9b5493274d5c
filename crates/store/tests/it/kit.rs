//! Shared helpers of the tests.

use std::path::Path;

use play::Time;
use store::{Changed, Chunk, GuestId, Labels, MatchId, NewMatch, State, Store};

/// The entropy from which a test's folder gets its key.
pub(crate) const ENTROPY: [u8; 32] = [7; 32];

pub(crate) async fn open(folder: &Path) -> Store {
    Store::open(folder, ENTROPY)
        .await
        .expect("the folder can be used")
}

pub(crate) fn guest(bits: u64) -> GuestId {
    GuestId::new(bits)
}

/// A match of two with a guest on the first seat.
pub(crate) fn new_match(bits: u64) -> NewMatch {
    NewMatch {
        id: MatchId::new(bits),
        opening: format!("opening of {bits}\n"),
        chunk: None,
        secret: Some("00ff".repeat(16)),
        seats: vec![Some(guest(bits)), None],
        owner: guest(bits),
        labels: Labels {
            game: "heaps".to_owned(),
            variant: "standard".to_owned(),
            players: vec!["Anna".to_owned(), "random".to_owned()],
        },
        state: state(1_000),
    }
}

/// A match in progress at this time.
pub(crate) fn state(millis: u64) -> State {
    State {
        changed: Time::from_millis(millis),
        over: false,
        waiting: 0b01,
        bots: 0b10,
        deadline: None,
        result: None,
    }
}

/// Entries whose texts name their writer.
pub(crate) fn chunk(first: u64, last: u64, writer: &str) -> Chunk {
    let lines = (first..=last).map(|number| format!("{number}. {writer}\n"));
    Chunk {
        first,
        last,
        text: lines.collect(),
    }
}

/// The changed matches with the lengths of their logs.
pub(crate) fn lengths(changed: &[Changed]) -> Vec<(MatchId, u64)> {
    changed
        .iter()
        .map(|changed| (changed.id, changed.length))
        .collect()
}
