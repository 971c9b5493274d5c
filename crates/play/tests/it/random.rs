//! An adversary that sends every kind of command to a match.

use std::collections::{BTreeMap, BTreeSet};

use conform::toys::{BidsPosition, CardsPosition, HeapsPosition};
use dice::SeededDice;
use dice::fair::{Nonce, Secret};
use games::{AnyPosition, GameId};
use play::record::{Record, Whose, closing, lines, opening};
use play::{
    Command, Control, Draws, Due, Entry, EntryKind, Format, GameLibrary, Header, Library, Match, Millis,
    Notice, Number, Player, Reach, SeatCommand, Seq, Time, admit, apply, decide, verify,
};
use rules::{Actor, Dice, Notation, Observe, Seat, Turn, Viewer};

use crate::table::{Toys, header};
use crate::votes::Votes;

/// How often each kind of answer occurred.
type Counts = BTreeMap<String, usize>;

fn random_header(game: &str, seats: u8, dice: &mut dyn Dice) -> Header {
    let players: String = (0..seats)
        .map(|_| ['p', 'p', 'b', 'b', 'n'][dice.below(5) as usize])
        .collect();
    let mut header = header(game, &players);
    if dice.below(4) == 0 {
        header.draws = Draws::Never;
    }
    if dice.below(3) == 0 {
        header.format = Format::One;
    }
    header.clock = match dice.below(4) {
        0 => Control::Fischer {
            total: Millis(u64::from(dice.below(60_000))),
            increment: Millis(u64::from(dice.below(3_000))),
        },
        1 => Control::PerMove {
            limit: Millis(u64::from(dice.below(10_000))),
        },
        _ => Control::None,
    };
    if dice.below(5) == 0 {
        header.started = Time::EPOCH;
    }
    header
}

fn random_action<P: Observe + Notation>(game: &Match<P>, actor: Actor, dice: &mut dyn Dice) -> P::Action {
    let mut list = Vec::new();
    game.position().legal_actions(actor, &mut list);
    if list.is_empty() || dice.below(20) == 0 {
        // An action from another moment or actor: mostly illegal here.
        let mut other = Vec::new();
        let start = game.start();
        start.legal_actions(Actor::Chance, &mut other);
        for seat in Seat::all(start.seats()) {
            start.legal_actions(Actor::Seat(seat), &mut other);
            game.position().legal_actions(Actor::Seat(seat), &mut other);
        }
        list = other;
    }
    match list.len() {
        0 => {
            let first = game.log().iter().find_map(|entry| entry.kind.action());
            *first.expect("something was played before the end")
        }
        len => list[dice.below(len as u32) as usize],
    }
}

/// What a seat adds to the dice: mostly what is due.
fn random_share<P: Observe + Notation>(
    game: &Match<P>,
    seat: Seat,
    dice: &mut dyn Dice,
) -> SeatCommand<P::Action> {
    let nonce = |byte: u32| Nonce::new([byte as u8; 16]);
    let sealed = (0..4).find(|byte| game.seal(seat) == Some(nonce(*byte).seal()));
    match (game.due(seat), sealed) {
        (Some(Due::Nonce), Some(byte)) if dice.below(4) != 0 => SeatCommand::GiveNonce(nonce(byte)),
        (Some(Due::Seal), _) if dice.below(6) != 0 => SeatCommand::SealNonce(nonce(dice.below(4)).seal()),
        _ if dice.below(2) == 0 => SeatCommand::SealNonce(nonce(dice.below(4)).seal()),
        _ => SeatCommand::GiveNonce(nonce(dice.below(4))),
    }
}

fn random_command<P: Observe + Notation>(game: &Match<P>, dice: &mut dyn Dice) -> Command<P::Action> {
    let any_seat = Seat::new(dice.below(5) as u8);
    let waiting = game.position().undecided().first();
    let seat = match waiting {
        Some(seat) if dice.below(4) != 0 => seat,
        _ => any_seat,
    };
    let reach = [Reach::Action, Reach::Turn][dice.below(2) as usize];
    let seen = match dice.below(30) {
        0 => Seq(dice.bits()),
        1 => Seq(game.seq(Viewer::Seat(seat)).0.saturating_sub(1)),
        _ => game.seq(Viewer::Seat(seat)),
    };
    let fresh =
        game.standing().next().is_none() && dice.below(if game.awaits_shares() { 12 } else { 3 }) != 1;
    let due = |seat: &Seat| game.due(*seat).is_some();
    let seat = match Seat::all(game.header().seats()).find(due) {
        Some(due) if fresh && dice.below(4) != 0 => due,
        _ => seat,
    };
    let wish = match dice.below(60) {
        _ if fresh => random_share(game, seat, dice),
        0..=1 => SeatCommand::OfferDraw,
        2 => SeatCommand::AcceptDraw,
        3 => SeatCommand::DeclineDraw,
        4..=6 => SeatCommand::AskTakeback(reach),
        7..=9 => SeatCommand::GiveTakeback,
        10 => SeatCommand::DeclineTakeback,
        11..=17 => SeatCommand::Undo(reach),
        18 if dice.below(8) == 0 => SeatCommand::Resign,
        19..=20 => random_share(game, seat, dice),
        _ => SeatCommand::Act(random_action(game, Actor::Seat(seat), dice)),
    };
    let asked = |wish| Command::Seat { seat, seen, wish };
    match dice.below(40) {
        0..=1 => Command::Tick,
        2 if game.position().turn() != Turn::Chance => Command::Deal,
        3 => Command::Sit(any_seat, "Eva Nová".parse().unwrap()),
        4 if dice.below(3) == 0 => Command::Leave(any_seat),
        5 => Command::HandToBot(any_seat, "easy".parse().unwrap()),
        6 if dice.below(40) == 0 => Command::Abandon,
        7 => Command::Publish,
        8 => Command::Chance(random_action(game, Actor::Chance, dice)),
        _ if game.position().turn() == Turn::Chance && dice.below(3) != 0 => {
            if dice.below(2) == 0 {
                Command::Deal
            } else {
                Command::Chance(random_action(game, Actor::Chance, dice))
            }
        }
        _ => asked(wish),
    }
}

fn name(debug: &str) -> String {
    let end = debug.find(|c: char| !c.is_alphanumeric()).unwrap_or(debug.len());
    debug[..end].to_owned()
}

fn count<A: std::fmt::Debug>(counts: &mut Counts, entries: &[Entry<A>]) {
    for entry in entries {
        let kind = match &entry.kind {
            EntryKind::Said(notice) => name(&format!("{notice:?}")),
            kind => name(&format!("{kind:?}")),
        };
        *counts.entry(kind).or_default() += 1;
    }
}

/// Plays one match and checks the properties of every match.
fn adversary<P: Observe + Notation>(
    library: &impl Library<P>,
    header: Header,
    dice: &mut dyn Dice,
    counts: &mut Counts,
) {
    let seats = header.seats();
    let start: P = library.start(&header).unwrap();
    let secret = Secret::new([dice.bits() as u8; 32]);
    let mut game = match dice.below(3) {
        0 => Match::new(header, start),
        _ => Match::dealt(header, start, secret),
    };
    let mut now = game.header().started;
    let mut file = opening(game.header());
    let mut chunks = Vec::new();
    for _ in 0..400 {
        now = now.later(Millis(u64::from(dice.below(400))));
        let command = random_command(&game, dice);
        let entries = match decide(&game, command, now) {
            Ok(entries) => entries,
            Err(refused) => {
                assert!(!refused.phrase().id.is_empty());
                *counts.entry(name(&format!("{refused:?}"))).or_default() += 1;
                continue;
            }
        };
        count(counts, &entries);
        let before: Vec<Seq> = viewers(seats).map(|viewer| game.seq(viewer)).collect();
        let first = game.next_number();
        for entry in entries {
            assert_eq!(admit(&game, &entry), Ok(()), "{entry:?}");
            check_view(&mut game, entry);
        }
        let chunk = lines(&game, first);
        file += &chunk;
        for (viewer, before) in viewers(seats).zip(before) {
            assert!(game.seq(viewer) >= before);
        }
        let last = Number(game.log().len() as u64);
        if !chunk.is_empty() {
            chunks.push((first, last, chunk));
        }
        assert_eq!(game.position_after(last), *game.position());
        if game.is_over() && dice.below(4) == 0 {
            break;
        }
    }
    file += &closing(&game).unwrap_or_default();
    check_record(library, &game, &file, dice);
    check_renamed(library, &game, &chunks, dice);
    if game.published().is_some() {
        verify(&game).unwrap();
        *counts.entry("verified".to_owned()).or_default() += 1;
    }
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public])
}

/// Applies an entry; for a viewer who is told nothing, nothing may change.
fn check_view<P: Observe + Notation>(game: &mut Match<P>, entry: Entry<P::Action>) {
    let seats = game.header().seats();
    let before: Vec<_> = viewers(seats)
        .map(|viewer| (game.seq(viewer), game.position().view(viewer)))
        .collect();
    apply(game, entry);
    for (viewer, (seq, view)) in viewers(seats).zip(before) {
        if game.seq(viewer) == seq {
            assert_eq!(game.position().view(viewer), view, "{viewer:?} was not told");
        }
    }
}

/// Export and import: what is written can be read, and replays to an equal match.
fn check_record<P: Observe + Notation>(
    library: &impl Library<P>,
    game: &Match<P>,
    file: &str,
    dice: &mut dyn Dice,
) {
    let record = Record::of(game);
    let text = record.to_string();
    assert_eq!(Record::parse(text.as_bytes()).as_ref(), Ok(&record), "{text}");
    assert_eq!(Record::parse(file.as_bytes()).as_ref(), Ok(&record), "{file}");
    let read = Record::parse(text.as_bytes()).unwrap();
    assert_eq!(&read.replay(library).unwrap(), game, "{text}");

    let mut cut = dice.below(text.len() as u32 + 1) as usize;
    while !text.is_char_boundary(cut) {
        cut -= 1;
    }
    if let Ok(part) = Record::read(&text.as_bytes()[..cut]) {
        let kept = part.record.entries();
        assert_eq!(kept, &record.entries()[..kept.len()]);
        let _: Match<P> = part.record.replay(library).unwrap();
    }
}

/// Renaming a person changes that name and nothing else.
fn check_renamed<P: Observe + Notation>(
    library: &impl Library<P>,
    game: &Match<P>,
    chunks: &[(Number, Number, String)],
    dice: &mut dyn Dice,
) {
    let record = Record::of(game);
    for (first, last, text) in chunks {
        assert_eq!(record.passage(*first, *last), *text);
    }
    let seat = Seat::new(dice.below(u32::from(game.header().seats())) as u8);
    let name = "nobody in particular".parse().unwrap();
    let renamed = record.clone().renamed(seat, &Whose::Last, &name);
    let mut file = opening(renamed.header());
    let mut changed = usize::from(renamed.header() != record.header());
    for (first, last, before) in chunks {
        let after = renamed.passage(*first, *last);
        assert_eq!(after.lines().count(), before.lines().count());
        for (old, new) in before.lines().zip(after.lines()) {
            if old == new {
                continue;
            }
            changed += 1;
            let sits = format!(" sit {seat} ");
            let start = |line: &str| line.split_once(&sits).map(|(start, _)| start.to_owned());
            assert_eq!(start(new), start(old), "{old} became {new}");
            assert!(new.ends_with(&format!("{sits}{name}")), "{new}");
        }
        file += &after;
    }
    let sat =
        |kind: &EntryKind<_>| matches!(kind, EntryKind::Said(Notice::SeatTaken(taken, _)) if *taken == seat);
    let somebody = matches!(game.header().players[seat], Player::Person(_))
        || game.log().iter().any(|entry| sat(&entry.kind));
    assert_eq!(changed > 0, somebody);
    file += &closing(game).unwrap_or_default();
    assert_eq!(Record::parse(file.as_bytes()).as_ref(), Ok(&renamed), "{file}");
    let other: Match<P> = renamed.replay(library).unwrap();
    assert_eq!(other.position(), game.position());
    assert_eq!(other.result(), game.result());
    assert_eq!(verify(&other).is_ok(), verify(game).is_ok());
    for other_seat in Seat::all(game.header().seats()).filter(|other| *other != seat) {
        assert_eq!(other.players()[other_seat], game.players()[other_seat]);
    }
    if matches!(game.players()[seat], Player::Person(_)) {
        assert_eq!(other.players()[seat], Player::Person(name));
    }
}

#[test]
fn random_commands_never_break_a_match_and_its_record_replays_to_it() {
    let mut counts = Counts::new();
    let each = conform::matches(4_000) as u64;
    for seed in 0..each {
        let seats = 2 + (seed % 4) as u8;
        let toy = |id, seats| {
            (
                random_header(id, seats, &mut SeededDice::new(seed)),
                SeededDice::new(seed),
            )
        };
        let (header, mut dice) = toy("heaps", 2);
        adversary::<HeapsPosition>(&Toys, header, &mut dice, &mut counts);
        let (header, mut dice) = toy("cards", seats);
        adversary::<CardsPosition>(&Toys, header, &mut dice, &mut counts);
        let (header, mut dice) = toy("bids", seats);
        adversary::<BidsPosition>(&Toys, header, &mut dice, &mut counts);
        let (header, mut dice) = toy("votes", seats);
        adversary::<Votes>(&Toys, header, &mut dice, &mut counts);
    }
    let expected = "\
        Acted Rolled Undone Rewound TakebackAsked Resigned FlagFell DrawOffered DrawAccepted DrawDeclined \
        TakebackGiven TakebackDeclined SeatTaken SeatLeft HandedToBot NonceSealed NonceGiven SecretPublished Abandoned \
        NotYourTurn Stale Illegal Over NotSeated TimeIsUp NothingToUndo UndoPastChance UndoPastOther \
        UndoPastReveal NoTakeback NoDrawInThisGame AlreadyOffered NoOffer SeatIsOut NoDice \
        NonceTooLate NonceTwice NotBegun NotAllSealed WrongNonce NothingToRoll RollsAreMade NotOver NoSecret PublishedAlready verified";
    let missing: BTreeSet<&str> = expected
        .split_whitespace()
        .filter(|kind| !counts.contains_key(*kind))
        .collect();
    assert!(missing.is_empty(), "{missing:?} never came: {counts:#?}");
}

#[test]
fn every_game_that_benben_has_withstands_random_commands_as_well() {
    let mut counts = Counts::new();
    for &game in GameId::ALL {
        for seats in game.seats() {
            for seed in 0..conform::matches(300) as u64 {
                let mut dice = SeededDice::for_part(seed, seats.into());
                let mut header = random_header(game.id(), seats, &mut dice);
                let variants = game.variants();
                let variant = variants[dice.below(variants.len() as u32) as usize];
                header.variant = variant.parse().unwrap();
                header.revision = game.revision();
                adversary::<AnyPosition>(&GameLibrary, header, &mut dice, &mut counts);
            }
        }
    }
    for kind in ["Acted", "Undone", "Rewound", "Resigned", "Illegal"] {
        assert!(counts.contains_key(kind), "{kind} never came: {counts:#?}");
    }
}
