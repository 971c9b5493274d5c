//! Cards that can be told by their names: where each is unlike all others, nobody may be told the
//! name of one in another's hand.

use std::fmt::Write as _;

use games::{AnyPosition, GameId};
use play::EntryKind;
use rules::{Seat, SeatSet};

use crate::truth::Snapshot;

/// The game with hands of cards.
pub(crate) const GAME: GameId = GameId::Sun;

/// The name of the set in which cards differ.
const UNLIKE: &str = "unlike";

/// A component set in which all cards with a symbol differ.
pub(crate) fn unlike_cards() -> String {
    let symbols = ["plain", "sun", "moon", "rain", "serpent"];
    let mut text = format!("set {UNLIKE}\n");
    for (part, count) in [("standard", 48), ("left", 13), ("right", 13), ("top", 4)] {
        let _ = writeln!(text, "total {part} {count}");
        for card in 0..count {
            let (value, symbol) = (card / symbols.len(), symbols[card % symbols.len()]);
            let _ = writeln!(text, "{part} {value} {symbol} 1");
        }
    }
    text += "total middle 8\nmiddle sun 2\nmiddle moon 2\nmiddle rain 2\nmiddle serpent 2\n";
    text + "end left plain\nend right plain\n"
}

/// The cards with a symbol that lie in the hand of a seat and that whoever plays `own` cannot
/// have seen.
pub(crate) fn hidden_from(now: &Snapshot, own: SeatSet) -> Vec<(Seat, String)> {
    let AnyPosition::Sun(truth) = now.game.position() else {
        return Vec::new();
    };
    if now.game.header().components.id().as_str() != UNLIKE || now.game.is_over() {
        return Vec::new();
    }
    // What was taken back was seen before.
    let log = now.game.log();
    let is_taken_back =
        |kind: &EntryKind<_>| matches!(kind, EntryKind::Rewound { .. } | EntryKind::Undone { .. });
    if log.iter().any(|entry| is_taken_back(&entry.kind)) {
        return Vec::new();
    }
    let acted = (1..)
        .zip(log)
        .filter(|(_, entry)| matches!(entry.kind, EntryKind::Acted { .. }));
    let shown: Vec<&str> = acted
        .filter_map(|(number, _)| Some(now.game.word(play::Number(number))?.as_str()))
        .collect();
    let mut hidden = Vec::new();
    for seat in Seat::all(now.seats()).filter(|seat| !own.contains(*seat)) {
        for kind in truth.hand(seat).iter() {
            let card = truth.table().set().card(kind).to_string();
            if card.ends_with(char::is_alphabetic) && !shown.iter().any(|word| mentions(word, &card)) {
                hidden.push((seat, card));
            }
        }
    }
    hidden
}

/// Whether a text contains a word, not as a part of a longer one.
pub(crate) fn mentions(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}
