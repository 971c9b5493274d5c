use conform::toys::{BidsPosition, CardsPosition};
use dice::fair::{Nonce, Secret};
use play::record::Record;
use play::{Command, EntryKind, Format, Match, Number, Reach, Refused, SeatCommand, Unfair, verify};
use rules::{Actor, Dice, Notation, Observe, Turn};

use crate::table::{ONE, TWO, Table, Toys, header, secret};

/// Every seat plays its first legal action until the end.
fn finish<P: Observe + Notation>(table: &mut Table<P>)
where
    Toys: play::Library<P>,
{
    while table.game.position().turn() != Turn::Over {
        let seat = table.game.position().undecided().first().unwrap();
        let mut list = Vec::new();
        table.game.position().legal_actions(Actor::Seat(seat), &mut list);
        table.wait(777);
        table.wish(seat, SeatCommand::Act(list[0]));
    }
}

fn played() -> Match<BidsPosition> {
    let mut table: Table<BidsPosition> = Table::dealt(header("bids", "pp"));
    finish(&mut table);
    table.game
}

#[test]
fn every_roll_is_the_documented_function_of_secret_nonces_and_number() {
    let game = played();
    assert_eq!(verify(&game), Ok(5));
    // Calculated by hand: five prizes, weighted by value, in ascending order; the first roll is
    // entry 5.
    let nonces = [Nonce::new([1; 16]), Nonce::new([2; 16])];
    let index = secret(7).dice(&nonces, 1).weighted(&[1, 2, 3, 4, 5]);
    assert_eq!(
        game.word(Number(5)).unwrap().as_str(),
        ["p1", "p2", "p3", "p4", "p5"][index]
    );
}

#[test]
fn rolls_taken_back_are_checked_as_well() {
    let mut table: Table<BidsPosition> = Table::dealt(header("bids", "pb"));
    table.act(ONE, "b1");
    table.act(TWO, "b2");
    table.undo(ONE);
    table.act(ONE, "b3");
    table.act(TWO, "b2");
    finish(&mut table);
    assert_eq!(verify(&table.game), Ok(6));
}

/// How the first round is taken back, and who plays after that.
#[derive(Clone, Copy, PartialEq)]
enum Back {
    AgainstABot,
    AndAPersonSitsDown,
    ByConsent,
}

/// A match whose first round is played twice: the prize that turns up after it, and the one that
/// turns up when it was played again.
fn prizes(format: Format, back: Back, secret: Secret) -> (String, String) {
    let players = if back == Back::ByConsent { "pp" } else { "pb" };
    let mut header = header("bids", players);
    header.format = format;
    let start = play::Library::<BidsPosition>::start(&Toys, &header).unwrap();
    let mut table = Table {
        now: header.started,
        game: Match::dealt(header, start, secret),
    };
    table.give_nonces();
    let newest = |table: &Table<BidsPosition>| {
        let standing = table.standing();
        standing.split(' ').next_back().unwrap().to_owned()
    };
    table.act(ONE, "b1");
    table.act(TWO, "b2");
    let first = newest(&table);
    if back == Back::ByConsent {
        table.wish(ONE, SeatCommand::AskTakeback(Reach::Turn));
        table.wish(TWO, SeatCommand::GiveTakeback);
    } else {
        table.undo(ONE);
    }
    if back == Back::AndAPersonSitsDown {
        table.ok(Command::Sit(TWO, "Boris".parse().unwrap()));
    }
    // Another choice, so that nothing but luck could bring the same prize.
    table.act(ONE, "b3");
    table.act(TWO, "b2");
    let again = newest(&table);
    finish(&mut table);
    assert!(verify(&table.game).is_ok(), "{:?}", verify(&table.game));
    let text = Record::of(&table.game).to_string();
    let read: Match<BidsPosition> = Record::parse(text.as_bytes()).unwrap().replay(&Toys).unwrap();
    assert_eq!(verify(&read), verify(&table.game));
    (first, again)
}

/// Whether the same prize turns up whatever the secret.
fn comes_again(format: Format, back: Back) -> bool {
    (0..40).all(|byte| {
        let (first, again) = prizes(format, back, secret(byte));
        first == again
    })
}

#[test]
fn who_takes_back_does_not_get_another_roll() {
    assert!(comes_again(Format::Three, Back::AgainstABot));
    // That was different, and matches that began so go on so.
    assert!(!comes_again(Format::Two, Back::AgainstABot));
}

#[test]
fn what_somebody_has_seen_alone_does_not_come_when_another_person_plays() {
    assert!(!comes_again(Format::Three, Back::AndAPersonSitsDown));
}

#[test]
fn what_was_taken_back_by_consent_does_not_come_again() {
    assert!(!comes_again(Format::Three, Back::ByConsent));
}

#[test]
fn in_the_first_format_nonces_are_given_once_and_before_the_first_roll() {
    let nonce = SeatCommand::GiveNonce(Nonce::new([3; 16]));
    let mut header = header("bids", "pp");
    header.format = Format::One;
    let start = play::Library::<BidsPosition>::start(&Toys, &header).unwrap();
    let mut table = Table {
        now: header.started,
        game: Match::dealt(header.clone(), start, secret(1)),
    };
    table.wish(ONE, nonce);
    assert_eq!(table.refused(ONE, nonce), Refused::NonceTwice);
    assert_eq!(table.act_no(ONE, "b1"), Refused::NotYourTurn);
    table.ok(Command::Deal);
    assert_eq!(table.refused(TWO, nonce), Refused::NonceTooLate);
    assert_eq!(table.no(Command::Deal), Refused::NothingToRoll);
    let mut plain: Table<BidsPosition> = Table::new(header);
    assert_eq!(plain.refused(ONE, nonce), Refused::NoDice);
    assert_eq!(plain.no(Command::Deal), Refused::NoSecret);
}

#[test]
fn without_the_secret_rolls_come_in_as_given_and_with_it_never() {
    let mut plain: Table<BidsPosition> = Table::new(header("bids", "pp"));
    let prize = conform::toys::BidsAction::Prize;
    assert!(matches!(plain.no(Command::Chance(prize(9))), Refused::Illegal(_)));
    plain.ok(Command::Chance(prize(4)));
    assert_eq!(plain.no(Command::Chance(prize(5))), Refused::NothingToRoll);
    plain.act(ONE, "b1");
    plain.act(TWO, "b2");
    assert_eq!(plain.standing(), "p4 b1 b2", "the next prize is awaited");
    let mut dealt: Table<BidsPosition> = Table::dealt(header("bids", "pp"));
    assert_eq!(dealt.no(Command::Chance(prize(4))), Refused::RollsAreMade);
}

#[test]
fn the_secret_is_shown_with_the_end_and_not_before() {
    let mut table: Table<BidsPosition> = Table::dealt(header("bids", "pp"));
    assert_eq!(table.no(Command::Publish), Refused::NotOver);
    assert_eq!(verify(&table.game), Err(Unfair::NotPublished));
    assert!(!format!("{:?}", table.game).contains(&secret(7).to_string()));
    assert!(
        !Record::of(&table.game)
            .to_string()
            .contains(&secret(7).to_string())
    );
    table.wish(ONE, SeatCommand::Resign);
    assert_eq!(table.game.published(), Some(&secret(7)));
    assert_eq!(table.no(Command::Publish), Refused::PublishedAlready);
    assert_eq!(verify(&table.game), Ok(1));
}

#[test]
fn a_match_read_from_its_record_goes_on_with_the_same_dice() {
    let mut table: Table<CardsPosition> = Table::dealt(header("cards", "ppp"));
    let text = Record::of(&table.game).to_string();
    let mut game: Match<CardsPosition> = Record::parse(text.as_bytes()).unwrap().replay(&Toys).unwrap();
    assert_eq!(game.hold(secret(8)), Err(play::WrongSecret));
    assert_eq!(game.hold(secret(7)), Ok(()));
    let mut resumed = Table { now: table.now, game };
    finish(&mut table);
    finish(&mut resumed);
    assert_eq!(table.game, resumed.game);
    assert!(verify(&resumed.game).is_ok());
}

#[test]
fn a_tampered_roll_is_found_at_its_entry() {
    let game = played();
    let record = Record::of(&game).to_string();
    let rolls: Vec<Number> = (1..)
        .map(Number)
        .zip(game.log())
        .filter(|(_, entry)| matches!(entry.kind, EntryKind::Rolled { .. }))
        .map(|(number, _)| number)
        .collect();
    // Two prizes swapped: still a legal match, but not the result of the dice.
    let (first, second) = (
        game.word(rolls[0]).unwrap().to_string(),
        game.word(rolls[2]).unwrap().to_string(),
    );
    let swapped = record
        .replace(&format!("chance: {first}\n"), "chance: X\n")
        .replace(&format!("chance: {second}\n"), &format!("chance: {first}\n"))
        .replace("chance: X\n", &format!("chance: {second}\n"));
    assert_ne!(swapped, record);
    let result = swapped.find("chain:").unwrap();
    let without_result = &swapped[..result];
    let tampered: Match<BidsPosition> = Record::parse(without_result.as_bytes())
        .unwrap()
        .replay(&Toys)
        .unwrap();
    let found = Unfair::Roll {
        number: rolls[0],
        expected: first,
        found: second,
    };
    assert_eq!(verify(&tampered), Err(found));
}

/// What happens to a record with one changed byte.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fate {
    Syntax,
    Meaning,
    Dice,
    SameRecord,
    /// A valid record of another match: other names, other times.
    Other,
}

#[test]
fn every_changed_byte_but_those_of_names_is_found() {
    let mut table: Table<CardsPosition> = Table::dealt(header("cards", "pppp"));
    finish(&mut table);
    let text = Record::of(&table.game).to_string();
    let record = Record::of(&table.game);
    let mut found = 0;
    let mut line_start = 0;
    for line in text.split_inclusive('\n') {
        for column in 0..line.len() {
            for change in [1u8, 2, 3, 4, 7, 8, 16, 32, 64, 128] {
                let mut bytes = text.clone().into_bytes();
                bytes[line_start + column] ^= change;
                let Ok(changed) = Record::parse(&bytes) else {
                    continue;
                };
                let replayed: Result<Match<CardsPosition>, _> = changed.replay(&Toys);
                let passes = replayed.is_ok_and(|game| verify(&game).is_ok());
                let harmless = changed == record || line.starts_with("Seat ");
                assert!(
                    !passes || harmless,
                    "{line:?}: {}",
                    String::from_utf8_lossy(&bytes)
                );
                found += usize::from(!passes);
            }
        }
        line_start += line.len();
    }
    assert!(found > 1_000, "{found}");
}

#[test]
fn in_the_first_format_every_changed_byte_about_the_dice_is_found() {
    // Many rolls among many cards, so another nonce or secret cannot give the same result by
    // luck.
    let mut header = header("cards", "pppp");
    header.format = Format::One;
    let start = play::Library::<CardsPosition>::start(&Toys, &header).unwrap();
    let mut table = Table {
        now: header.started,
        game: Match::dealt(header, start, secret(7)),
    };
    for seat in rules::Seat::all(4) {
        table.wish(seat, SeatCommand::GiveNonce(crate::table::nonce(seat)));
    }
    table.ok(Command::Deal);
    finish(&mut table);
    let record = Record::of(&table.game);
    let text = record.to_string();
    let mut fates = std::collections::BTreeMap::new();
    let mut line_start = 0;
    for line in text.split_inclusive('\n') {
        let body = line.trim_end();
        let about_dice = ["Dice:", "Game:", "Rules:", "Revision:"]
            .iter()
            .any(|key| body.starts_with(key))
            || [" nonce ", " chance:", " secret ", "result:"]
                .iter()
                .any(|word| body.contains(word));
        // The dice do not prove the time of a roll.
        let time = body.find(" @").map(|at| {
            let end = body[at + 1..].find(' ').map_or(body.len(), |end| at + 1 + end);
            at..end
        });
        for column in 0..line.len() {
            let in_time = time.as_ref().is_some_and(|time| time.contains(&column));
            for change in [1u8, 2, 3, 4, 7, 8, 16, 32, 64, 128] {
                let mut bytes = text.clone().into_bytes();
                bytes[line_start + column] ^= change;
                let fate = match Record::parse(&bytes) {
                    Err(_) => Fate::Syntax,
                    Ok(changed) if changed == record => Fate::SameRecord,
                    Ok(changed) => match changed.replay(&Toys) as Result<Match<CardsPosition>, _> {
                        Err(_) => Fate::Meaning,
                        Ok(game) if verify(&game).is_err() => Fate::Dice,
                        Ok(_) => Fate::Other,
                    },
                };
                assert!(
                    fate != Fate::Other || !about_dice || in_time,
                    "column {column} of {body:?} changed by {change}: {}",
                    String::from_utf8_lossy(&bytes)
                );
                *fates.entry(fate).or_insert(0) += 1;
            }
        }
        line_start += line.len();
    }
    for fate in [Fate::Syntax, Fate::Meaning, Fate::Dice] {
        assert!(fates.get(&fate).is_some_and(|&count| count > 20), "{fates:?}");
    }
}
