//! Matches that look alike to some people and differ in something hidden.

use games::{AnyAction, AnyPosition, GameId};
use play::{
    AnyMatch, Entry, EntryKind, GameLibrary, Header, Library, Match, Number, OneLine, Player, Seq, Time,
    Word, admit, apply, record,
};
use rules::{Actor, Observe, Position, Seat, Viewer};
use store::{Chunk, GuestId, Labels, MatchId, NewMatch, State};

use crate::rng::Rng;

/// How often another history is looked for.
const TRIES: usize = 200;

/// A time at which nobody has played.
const LONG_AGO: u64 = 1_700_000_000_000;

/// Two matches that look the same to the first seat and to everybody without one.
pub(crate) fn pair(rng: &mut Rng) -> Option<[AnyMatch; 2]> {
    let games: Vec<GameId> = GameId::ALL
        .iter()
        .copied()
        .filter(|game| game.has_secrets())
        .collect();
    let game = *rng.pick(&games);
    let seats = *game.seats().start() + rng.below(3) as u8;
    let actions = 4 + rng.below(80);
    let world = played(game, seats, actions, rng)?;
    let viewers = [Viewer::Seat(Seat::FIRST), Viewer::Public];
    let twin = (0..TRIES).find_map(|_| twin(&world, &viewers, rng))?;
    Some([world, twin])
}

fn word(text: &str) -> Word {
    text.parse().expect("a word")
}

/// A match between people, without a dealer: chance is decided here.
fn opened(game: GameId, seats: u8) -> AnyMatch {
    let person = |seat: Seat| Player::Person(format!("Person {seat}").parse::<OneLine>().expect("a name"));
    let players = Seat::all(seats).map(person).collect();
    let mut header = Header::new(
        word(game.id()),
        word(game.default_variant()),
        game.revision(),
        players,
    );
    header.started = Time::from_millis(LONG_AGO);
    let start = GameLibrary.start(&header).expect("a usual start");
    Match::new(header, start)
}

fn entry(game: &AnyMatch, actor: Actor, action: AnyAction) -> Entry<AnyAction> {
    let kind = match actor {
        Actor::Seat(seat) => EntryKind::Acted { seat, action },
        Actor::Chance => EntryKind::Rolled { outcome: action },
    };
    let time = Time::from_millis(LONG_AGO + 1_000 * (1 + game.log().len() as u64));
    Entry { time, kind }
}

/// Plays this many random actions, and on until a seat has to decide.
fn played(game: GameId, seats: u8, actions: usize, rng: &mut Rng) -> Option<AnyMatch> {
    let mut game = opened(game, seats);
    let mut choices = Vec::new();
    loop {
        let actor = game.position().next_actor()?;
        if game.log().len() >= actions && actor != Actor::Chance {
            return Some(game);
        }
        choices.clear();
        game.position().legal_actions(actor, &mut choices);
        let choice = *rng.pick(&choices);
        let entry = entry(&game, actor, choice);
        apply(&mut game, entry);
    }
}

/// Another history that looks the same to all these viewers: something else was dealt or chosen
/// at one place, or the last choice was not made yet.
fn twin(game: &AnyMatch, viewers: &[Viewer], rng: &mut Rng) -> Option<AnyMatch> {
    let mut entries = game.log().to_vec();
    if rng.one_in(8) {
        entries.pop();
    } else {
        let place = rng.below(entries.len());
        let actor = match entries[place].kind {
            EntryKind::Acted { seat, .. } => Actor::Seat(seat),
            _ => Actor::Chance,
        };
        let mut choices = Vec::new();
        game.position_after(Number(place as u64))
            .legal_actions(actor, &mut choices);
        let choice = *rng.pick(&choices);
        let entry = entries[place].clone();
        entries[place].kind = entry.kind.map(|_| choice);
    }
    let mut other = Match::new(game.header().clone(), game.start().clone());
    for entry in entries {
        admit(&other, &entry).ok()?;
        apply(&mut other, entry);
    }
    let alike = viewers.iter().all(|viewer| {
        game.position().view(*viewer) == other.position().view(*viewer)
            && game.feed(*viewer, Seq(0)) == other.feed(*viewer, Seq(0))
    });
    (alike && other.position() != game.position()).then_some(other)
}

/// The match as it is stored, with these guests on its first seats; the first is the host.
pub(crate) fn stored(id: MatchId, game: &AnyMatch, guests: &[GuestId]) -> NewMatch {
    let position: &AnyPosition = game.position();
    let bits = position
        .undecided()
        .iter()
        .fold(0, |bits, seat| bits | 1 << seat.index());
    NewMatch {
        id,
        opening: record::opening(game.header()),
        chunk: Some(Chunk {
            first: 1,
            last: game.log().len() as u64,
            text: record::lines(game, Number(1)),
        }),
        secret: None,
        seats: Seat::all(game.header().seats())
            .map(|seat| guests.get(seat.index()).copied())
            .collect(),
        owner: guests[0],
        labels: Labels {
            game: game.header().game.to_string(),
            variant: game.header().variant.to_string(),
            players: game.players().iter().map(ToString::to_string).collect(),
        },
        state: State {
            // Lists show when everybody noticed something last, which is the same in both.
            changed: Time::from_millis(LONG_AGO),
            over: false,
            waiting: bits,
            bots: 0,
            deadline: None,
            result: None,
        },
    }
}
