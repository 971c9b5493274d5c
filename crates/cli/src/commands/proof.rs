//! What a record proves, and what it does not.

use games::AnyPosition;
use play::{EntryKind, Format, Match, Player};
use rules::{Phrase, Seat};

/// The seats whose nonces took part in the rolls.
pub(super) fn with_nonce(game: &Match<AnyPosition>) -> impl Iterator<Item = Seat> + '_ {
    Seat::all(game.header().seats()).filter(|seat| game.nonce(*seat).is_some())
}

/// What is proven and what is not, a sentence each. `receipt` is the number of heads of a receipt
/// that fits.
pub(super) fn statements(
    game: &Match<AnyPosition>,
    rolls: Option<usize>,
    receipt: Option<usize>,
) -> Vec<Phrase> {
    let mut said = vec![Phrase::new("cli-record-good").with("entries", game.log().len() as i64)];
    said.extend(dice(game, rolls));
    match (game.header().format, game.head()) {
        (Format::One, _) => said.push(Phrase::new("cli-record-first-format-entries")),
        (_, None) => said.push(Phrase::new("cli-record-no-chain-yet")),
        (_, Some(head)) => {
            said.push(Phrase::new("cli-record-chain").with("head", head.to_string()));
            said.push(match receipt {
                None => Phrase::new("cli-record-no-receipt"),
                Some(heads) => Phrase::new("cli-record-receipt-fits").with("heads", heads as i64),
            });
        }
    }
    said
}

/// Sentences that say what is proven about the rolls.
fn dice(game: &Match<AnyPosition>, rolls: Option<usize>) -> Vec<Phrase> {
    let rolled = game
        .log()
        .iter()
        .any(|entry| matches!(entry.kind, EntryKind::Rolled { .. }));
    if !rolled {
        return vec![Phrase::new("cli-record-no-rolls")];
    }
    let Some(rolls) = rolls else {
        return vec![Phrase::new(if game.header().dice.is_none() {
            "play-unfair-no-commitment"
        } else {
            "play-unfair-not-published"
        })];
    };
    let fair = Phrase::new("cli-record-fair").with("rolls", rolls as i64);
    if game.header().format == Format::One {
        return vec![fair, Phrase::new("cli-record-first-format-dice")];
    }
    let listed = |seats: Vec<Seat>| {
        let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
        seats.join(", ")
    };
    let given: Vec<Seat> = with_nonce(game).collect();
    let mut said = vec![
        fair,
        if given.is_empty() {
            Phrase::new("cli-record-no-nonces")
        } else {
            Phrase::new("cli-record-nonces").with("seats", listed(given.clone()))
        },
    ];
    let joined: Vec<Seat> = game
        .players()
        .enumerate()
        .filter(|(seat, player)| matches!(player, Player::Person(_)) && !given.contains(seat))
        .map(|(seat, _)| seat)
        .collect();
    if !joined.is_empty() {
        said.push(Phrase::new("cli-record-joined-later").with("seats", listed(joined)));
    }
    if game.begun_anew() > 0 {
        said.push(Phrase::new("cli-record-begun-anew").with("times", i64::from(game.begun_anew())));
    }
    said
}
