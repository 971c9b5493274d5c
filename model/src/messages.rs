//! Every message of the live connection, and what can be said with it.

use dice::fair::Nonce;
use play::Player;
use rules::{Actor, Notation, Position, Seat, Viewer};
use serde_json::{Value, json};
use store::GuestId;

use crate::coverage::Flavour;
use crate::rng::Rng;
use crate::truth::Snapshot;
use crate::values;

/// A message by its name.
pub(crate) struct Message {
    pub(crate) name: &'static str,
    pub(crate) flavours: &'static [Flavour],
}

const ALL: &[Flavour] = &Flavour::ALL;
const OF_SEAT: &[Flavour] = &[Flavour::Right, Flavour::Wrong, Flavour::Foreign, Flavour::Garbage];
const PLAIN: &[Flavour] = &[Flavour::Right, Flavour::Wrong, Flavour::Garbage];
const BARE: &[Flavour] = &[Flavour::Right, Flavour::Garbage];

const fn message(name: &'static str, flavours: &'static [Flavour]) -> Message {
    Message { name, flavours }
}

/// All of them; a test compares them with the document.
pub(crate) const MESSAGES: &[Message] = &[
    message("act", ALL),
    message("command", ALL),
    message("seal", OF_SEAT),
    message("nonce", OF_SEAT),
    message("type", ALL),
    message("suggest", PLAIN),
    message("ghost", PLAIN),
    message("why", PLAIN),
    message("hint", BARE),
    message("bot", OF_SEAT),
    message("return", OF_SEAT),
    message("say", OF_SEAT),
    message("request-seat", OF_SEAT),
    message("cancel-request", BARE),
    message("answer", OF_SEAT),
    message("rename", OF_SEAT),
    message("remove", OF_SEAT),
    message("show", OF_SEAT),
    message("frame", PLAIN),
    message("ping", BARE),
];

/// What the tester adds to dice.
const NONCE: Nonce = Nonce::new([7; 16]);

/// What a seat can ask for besides playing.
const COMMANDS: &[&str] = &[
    "undo",
    "undo-turn",
    "ask-takeback",
    "give-takeback",
    "decline-takeback",
    "offer-draw",
    "accept-draw",
    "decline-draw",
    "resign",
];

const PHRASES: &[&str] = &[
    "hello", "luck", "nice", "oops", "moment", "turn", "thanks", "game", "again", "bye",
];

/// The legal actions of a seat, as words.
pub(crate) fn words(now: &Snapshot, seat: Seat) -> Vec<String> {
    let position = now.game.position();
    let mut legal = Vec::new();
    if !now.game.is_over() {
        position.legal_actions(Actor::Seat(seat), &mut legal);
    }
    legal
        .into_iter()
        .map(|action| position.write_action(action))
        .collect()
}

/// What somebody says at a table.
pub(crate) fn text(name: &str, flavour: Flavour, now: &Snapshot, guest: GuestId, rng: &mut Rng) -> String {
    let mut message = sense(name, flavour, now, guest, rng);
    if flavour != Flavour::Garbage {
        return message.to_string();
    }
    match rng.below(5) {
        0 => rng.garbage(),
        1 => {
            let text = message.to_string();
            let end = rng.below(text.len());
            text.chars().take(end).collect()
        }
        2 => {
            message["more"] = json!(rng.garbage());
            message.to_string()
        }
        3 => rng.spoilt(&message.to_string()),
        _ => {
            let fields: Vec<String> = message
                .as_object()
                .into_iter()
                .flatten()
                .map(|(name, _)| name.clone())
                .collect();
            let field = rng.pick(&fields).clone();
            message[field] = match rng.below(5) {
                0 => Value::Null,
                1 => json!(rng.garbage()),
                2 => json!([rng.garbage()]),
                3 => json!(u64::MAX),
                _ => json!(-1.5e300),
            };
            message.to_string()
        }
    }
}

fn sense(name: &str, flavour: Flavour, now: &Snapshot, guest: GuestId, rng: &mut Rng) -> Value {
    let all: Vec<Seat> = Seat::all(now.seats()).collect();
    let own: Vec<Seat> = now.plays(guest).iter().collect();
    let others: Vec<Seat> = all.iter().copied().filter(|seat| !own.contains(seat)).collect();
    let on_turn: Vec<Seat> = own
        .iter()
        .copied()
        .filter(|seat| !words(now, *seat).is_empty())
        .collect();
    let any = *rng.pick(&all);
    let seat = match flavour {
        Flavour::Foreign => rng.pick_any(&others).unwrap_or(any),
        Flavour::Wrong if rng.one_in(4) => Seat::new(4),
        _ if matches!(name, "act" | "type") => rng.pick_any(&on_turn).or(rng.pick_any(&own)).unwrap_or(any),
        _ => rng.pick_any(&own).unwrap_or(any),
    };
    let seq = now.game.seq(Viewer::Seat(seat)).0;
    let seq = match flavour {
        Flavour::Stale => seq.saturating_sub(1 + rng.below(4) as u64),
        Flavour::Wrong if rng.one_in(4) => seq + 1 + rng.below(4) as u64,
        _ => seq,
    };
    let legal = words(now, seat);
    let elsewhere: Vec<String> = all.iter().flat_map(|seat| words(now, *seat)).collect();
    let word = rng
        .pick_any(&legal)
        .or_else(|| rng.pick_any(&elsewhere))
        .unwrap_or_else(|| "1a1".to_owned());
    let word = if flavour == Flavour::Wrong {
        rng.spoilt(&word)
    } else {
        word
    };
    match name {
        "act" => json!({ "do": name, "seq": seq, "seat": seat.to_string(), "word": word }),
        "type" => json!({ "do": name, "seq": seq, "seat": seat.to_string(), "text": word }),
        "command" => {
            // A player who resigns ends a match or leaves it to a bot: rarely, so that others can go on.
            let all = if rng.one_in(8) { COMMANDS } else { &COMMANDS[..8] };
            let what = *rng.pick(all);
            let what = if flavour == Flavour::Wrong { "win" } else { what };
            json!({ "do": name, "seq": seq, "seat": seat.to_string(), "what": what })
        }
        // A page that seals here opens it here; pages do the same by themselves.
        "seal" => {
            let seal = if flavour == Flavour::Wrong {
                "0".repeat(63)
            } else {
                NONCE.seal().to_string()
            };
            json!({ "do": name, "seat": seat.to_string(), "seal": seal })
        }
        "nonce" => {
            let nonce = if flavour == Flavour::Wrong {
                "0".repeat(31)
            } else {
                NONCE.to_string()
            };
            json!({ "do": name, "seat": seat.to_string(), "nonce": nonce })
        }
        "suggest" => {
            let end = rng.below(word.len() + 1);
            json!({ "do": name, "text": word.chars().take(end).collect::<String>() })
        }
        "ghost" => json!({ "do": name, "word": word }),
        "why" => json!({ "do": name, "clicks": [*rng.pick(&["dark-1", "place-1a1", "card-1", "deck"])] }),
        "bot" | "return" | "remove" | "show" | "request-seat" => {
            let wanted = wanted(name, now, guest);
            let seat = if flavour == Flavour::Right {
                rng.pick_any(&wanted).unwrap_or(seat)
            } else {
                seat
            };
            json!({ "do": name, "seat": seat.to_string() })
        }
        "say" => {
            let phrase = if flavour == Flavour::Wrong {
                "shout"
            } else {
                *rng.pick(PHRASES)
            };
            json!({ "do": name, "seat": seat.to_string(), "phrase": phrase })
        }
        "answer" => {
            let asked = rng.pick_any(&now.company.seat_requests);
            let (seat, called) = match asked {
                Some(asked) if flavour == Flavour::Right => (asked.seat, asked.name),
                _ => (seat, "Nobody".to_owned()),
            };
            json!({ "do": name, "seat": seat.to_string(), "name": called, "yes": !rng.one_in(3) })
        }
        "rename" => {
            let called = if flavour == Flavour::Wrong {
                "x".repeat(300)
            } else {
                values::name(rng)
            };
            json!({ "do": name, "seat": seat.to_string(), "name": called })
        }
        "frame" => {
            let frame = if flavour == Flavour::Wrong {
                "round"
            } else {
                *rng.pick(&["tall", "wide"])
            };
            json!({ "do": name, "frame": frame })
        }
        _ => json!({ "do": name }),
    }
}

/// The seats of which this can be asked with some hope.
fn wanted(name: &str, now: &Snapshot, guest: GuestId) -> Vec<Seat> {
    let players = now.game.players().enumerate();
    let fits = |seat: Seat, player: &Player| match name {
        "bot" => !player.is_bot() && !now.plays(guest).contains(seat),
        "return" => player.is_bot() && now.has(guest).contains(seat),
        "remove" => now.holder(seat).is_some_and(|holder| holder != guest),
        "request-seat" => player.is_bot(),
        _ => now.plays(guest).contains(seat),
    };
    players
        .filter(|(seat, player)| fits(*seat, player))
        .map(|(seat, _)| seat)
        .collect()
}
