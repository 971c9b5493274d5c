//! Who could cheat how, and how it is found (docs/fair-dice.md).

use std::fmt::Write as _;

use conform::toys::{BidsPosition, CardsPosition};
use dice::fair::{Nonce, Secret};
use play::record::{Meaning, Record};
use play::{
    BrokenPromise, Command, Due, EntryKind, Format, Header, Library, Match, Notice, Number, Receipt, Refused,
    SeatCommand, Unfair, verify,
};
use rules::{Actor, Notation, Observe, Position, Seat, Turn};

use crate::table::{ONE, THREE, TWO, Table, Toys, header, nonce, secret};

/// A match before anybody has added to the dice.
fn opened<P: Observe + Notation>(header: Header) -> Table<P>
where
    Toys: Library<P>,
{
    let start = Toys.start(&header).unwrap();
    Table {
        now: header.started,
        game: Match::dealt(header, start, secret(7)),
    }
}

fn seal<A>(seat: Seat) -> SeatCommand<A> {
    SeatCommand::SealNonce(nonce(seat).seal())
}

fn give<A>(seat: Seat) -> SeatCommand<A> {
    SeatCommand::GiveNonce(nonce(seat))
}

/// What chance decided, in order.
fn rolls<P: Observe + Notation>(game: &Match<P>) -> Vec<String> {
    let numbered = (1..).map(Number).zip(game.log());
    let rolled = numbered.filter(|(_, entry)| matches!(entry.kind, EntryKind::Rolled { .. }));
    rolled
        .map(|(number, _)| game.word(number).unwrap().to_string())
        .collect()
}

/// Everybody plays their first legal action to the end.
fn finish<P: Observe + Notation>(table: &mut Table<P>, between: impl Fn(&mut Table<P>))
where
    Toys: Library<P>,
{
    while table.game.position().turn() != Turn::Over {
        between(table);
        let seat = table.game.position().undecided().first().unwrap();
        let mut list = Vec::new();
        table.game.position().legal_actions(Actor::Seat(seat), &mut list);
        table.wait(500);
        table.wish(seat, SeatCommand::Act(list[0]));
    }
}

#[test]
fn renaming_does_not_shift_the_rolls() {
    let mut plain: Table<BidsPosition> = Table::dealt(header("bids", "pp"));
    finish(&mut plain, |_| {});
    let mut renamed: Table<BidsPosition> = Table::dealt(header("bids", "pp"));
    finish(&mut renamed, |table| {
        for times in 0..table.game.log().len() % 3 {
            table.ok(Command::Rename(ONE, format!("Anna {times}").parse().unwrap()));
        }
    });
    assert!(renamed.game.log().len() > plain.game.log().len());
    assert_eq!(rolls(&renamed.game), rolls(&plain.game));
    assert_eq!(verify(&renamed.game), Ok(5));
}

#[test]
fn nothing_is_dealt_before_every_seat_is_taken_and_every_nonce_is_known() {
    let mut table: Table<CardsPosition> = opened(header("cards", "pnb"));
    let before = |table: &mut Table<CardsPosition>| {
        assert_eq!(table.no(Command::Deal), Refused::NotBegun);
        assert!(table.game.awaits_shares());
        assert_eq!(rolls(&table.game), [""; 0]);
    };
    before(&mut table);
    table.wish(ONE, seal(ONE));
    assert_eq!(
        table.refused(ONE, give(ONE)),
        Refused::NotAllSealed,
        "a seat is free"
    );
    before(&mut table);
    table.ok(Command::Sit(TWO, "Eva".parse().unwrap()));
    assert_eq!(table.refused(ONE, give(ONE)), Refused::NotAllSealed);
    assert_eq!(
        [ONE, TWO, THREE].map(|seat| table.game.due(seat)),
        [None, Some(Due::Seal), None]
    );
    table.wish(TWO, seal(TWO));
    before(&mut table);
    table.wish(TWO, give(TWO));
    before(&mut table);
    assert_eq!(
        [ONE, TWO, THREE].map(|seat| table.game.due(seat)),
        [Some(Due::Nonce), None, None]
    );
    // The last nonce deals at once: nobody can stop in between.
    let dealt = table.wish(ONE, give(ONE));
    assert!(matches!(dealt[1].kind, EntryKind::Rolled { .. }), "{dealt:?}");
    assert!(!table.game.awaits_shares());
}

#[test]
fn a_record_in_which_something_is_dealt_too_early_is_refused() {
    let table: Table<CardsPosition> = Table::dealt(header("cards", "pp"));
    let text = Record::of(&table.game).to_string();
    for missing in [" seal 2", " nonce 2"] {
        let lines = text.lines().filter(|line| !line.contains(missing));
        let mut number = 0;
        let numbered = lines.map(|line| match line.split_once(". ") {
            Some((_, rest)) if line.starts_with(|c: char| c.is_ascii_digit()) => {
                number += 1;
                format!("{number}. {rest}\n")
            }
            _ => format!("{line}\n"),
        });
        let early: String = numbered.collect();
        let replayed: Result<Match<CardsPosition>, _> =
            Record::parse(early.as_bytes()).unwrap().replay(&Toys);
        let error = replayed.unwrap_err();
        let refused = matches!(
            error.meaning,
            Meaning::Refused(Refused::NotBegun | Refused::NotAllSealed)
        );
        assert!(refused, "{error}\n{early}");
    }
}

#[test]
fn nobody_chooses_a_nonce_knowing_another() {
    let mut table: Table<BidsPosition> = opened(header("bids", "pp"));
    assert_eq!(table.refused(ONE, give(ONE)), Refused::NotAllSealed);
    table.wish(ONE, seal(ONE));
    assert_eq!(table.refused(ONE, give(ONE)), Refused::NotAllSealed);
    // As long as none is known, a seal may be replaced.
    table.wish(ONE, SeatCommand::SealNonce(Nonce::new([9; 16]).seal()));
    table.wish(ONE, seal(ONE));
    table.wish(TWO, seal(TWO));
    assert_eq!(table.refused(TWO, give(ONE)), Refused::WrongNonce);
    table.wish(ONE, give(ONE));
    // Whoever seals another now might have chosen it to fit: everybody begins anew.
    for times in 1..=3 {
        table.wish(TWO, seal(TWO));
        assert_eq!(table.game.begun_anew(), times);
        assert_eq!(
            table.game.due(ONE),
            Some(Due::Seal),
            "the known nonce counts no more"
        );
        assert_eq!(table.refused(ONE, give(ONE)), Refused::NotAllSealed);
        table.wish(ONE, seal(ONE));
        table.wish(ONE, give(ONE));
    }
    // But not for ever, or they could try until they like what comes.
    assert_eq!(table.refused(TWO, seal(TWO)), Refused::NonceTwice);
    table.wish(TWO, give(TWO));
    assert!(!table.game.awaits_shares());
}

#[test]
fn a_new_name_changes_nothing_of_what_was_added_to_the_dice() {
    let rolls = |renamed: usize| {
        let mut table: Table<BidsPosition> = opened(header("bids", "pp"));
        table.wish(ONE, seal(ONE));
        table.wish(TWO, seal(TWO));
        table.wish(ONE, give(ONE));
        for time in 0..renamed {
            // The one who has opened their nonce, and the one who has only sealed it.
            let seat = [ONE, TWO][time % 2];
            table.ok(Command::Rename(seat, format!("Anna {time}").parse().unwrap()));
            assert_eq!(table.game.begun_anew(), 0);
        }
        table.wish(TWO, give(TWO));
        assert!(!table.game.awaits_shares());
        let text = Record::of(&table.game).to_string();
        assert_eq!(replayed(&text).unwrap().nonces(), table.game.nonces());
        table.standing()
    };
    assert_eq!(rolls(10), rolls(0));
}

#[test]
fn the_dice_do_not_begin_anew_for_ever_whatever_the_reason() {
    let mut table: Table<BidsPosition> = opened(header("bids", "pp"));
    let mut times = 0;
    while !table.game.is_over() {
        table.wish(ONE, seal(ONE));
        table.wish(TWO, seal(TWO));
        table.wish(ONE, give(ONE));
        // A host who knows the secret, and dislikes what would come, lets an accomplice get up.
        table.ok(Command::Leave(TWO));
        times += 1;
        assert!(times <= 10, "the match should have been given up");
        table.wait(1);
        if !table.game.is_over() {
            table.ok(Command::Sit(TWO, "Boris".parse().unwrap()));
        }
    }
    assert_eq!(times, 6);
    // Nor does a changed server get any further: its record is refused.
    let text = Record::of(&table.game).to_string();
    let without_end: String = text
        .split_inclusive('\n')
        .take_while(|line| !line.contains(" abandon"))
        .collect();
    let number = 1 + table.game.log().len() - 2;
    let on = format!(
        "{without_end}{number}. @9.000 sit 2 Boris\n{}. seal 2 {}\n",
        number + 1,
        nonce(TWO).seal()
    );
    assert_eq!(
        replayed(&on).unwrap_err(),
        Meaning::Refused(Refused::AnewTooOften)
    );
}

#[test]
fn a_nonce_of_somebody_who_got_up_does_not_count() {
    let mut table: Table<BidsPosition> = opened(header("bids", "ppp"));
    for seat in [ONE, TWO, THREE] {
        table.wish(seat, seal(seat));
    }
    table.ok(Command::Leave(THREE));
    assert_eq!(
        table.game.due(ONE),
        None,
        "nothing was known: only one begins anew"
    );
    table.wait(1);
    table.ok(Command::Sit(THREE, "Eva".parse().unwrap()));
    assert_eq!(table.game.due(THREE), Some(Due::Seal));
    table.wish(THREE, seal(THREE));
    table.wish(ONE, give(ONE));
    table.ok(Command::HandToBot(THREE, "random".parse().unwrap()));
    for seat in [ONE, TWO] {
        assert_eq!(table.game.due(seat), Some(Due::Seal), "a nonce was known");
        table.wish(seat, seal(seat));
    }
    table.wish(ONE, give(ONE));
    table.wish(TWO, give(TWO));
    assert_eq!(table.game.nonce(THREE), None, "bots add nothing");
    assert!(!table.game.awaits_shares());
}

#[test]
fn the_nonce_of_an_invited_player_counts() {
    let dealt = |theirs: Nonce| {
        let mut table: Table<CardsPosition> = opened(header("cards", "pn"));
        table.wish(ONE, seal(ONE));
        table.ok(Command::Sit(TWO, "Eva".parse().unwrap()));
        table.wish(TWO, SeatCommand::SealNonce(theirs.seal()));
        table.wish(ONE, give(ONE));
        table.wish(TWO, SeatCommand::GiveNonce(theirs));
        rolls(&table.game)
    };
    assert_eq!(dealt(Nonce::new([2; 16])), dealt(Nonce::new([2; 16])));
    assert_ne!(dealt(Nonce::new([2; 16])), dealt(Nonce::new([3; 16])));
}

#[test]
fn bots_alone_are_dealt_to_at_once_and_add_nothing() {
    let mut table: Table<BidsPosition> = opened(header("bids", "bb"));
    assert_eq!(table.refused(ONE, seal(ONE)), Refused::NotSeated);
    table.ok(Command::Deal);
    assert_eq!(rolls(&table.game).len(), 1);
}

/// A whole match, its text, and what the first seat has kept of it.
fn kept() -> (Match<BidsPosition>, String, Receipt) {
    let mut table: Table<BidsPosition> = opened(header("bids", "pp"));
    let mut heads = vec![table.game.head().unwrap()];
    table.give_nonces();
    while table.game.position().turn() != Turn::Over {
        let seat = table.game.position().undecided().first().unwrap();
        let mut list = Vec::new();
        table.game.position().legal_actions(Actor::Seat(seat), &mut list);
        table.wait(500);
        table.wish(seat, SeatCommand::Act(list[0]));
        if seat == ONE {
            heads.push(table.game.head().unwrap());
        }
    }
    let receipt = Receipt {
        dice: table.game.header().dice,
        nonces: vec![(ONE, nonce(ONE))],
        heads,
    };
    let text = Record::of(&table.game).to_string();
    (table.game, text, receipt)
}

fn replayed(text: &str) -> Result<Match<BidsPosition>, Meaning<conform::toys::ToyRefusal>> {
    let record = Record::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    record.replay(&Toys).map_err(|error| error.meaning)
}

/// The entries with two bids of a seat exchanged, wherever that obeys the rules and the dice; the
/// chain and the result are left out.
fn forgeries(text: &str) -> Vec<String> {
    let end = text.find("chain:").unwrap();
    let lines: Vec<&str> = text[..end].lines().collect();
    let bid = |line: &str| {
        let (start, word) = line.rsplit_once(' ')?;
        let seat = start.rsplit(' ').next()?;
        word.starts_with('b')
            .then(|| (start.to_owned(), seat.to_owned(), word.to_owned()))
    };
    let bids: Vec<_> = (0..)
        .zip(&lines)
        .filter_map(|(at, line)| bid(line).map(|bid| (at, bid)))
        .collect();
    let mut forged = Vec::new();
    for (first, (start, seat, word)) in &bids {
        for (second, (later, other, instead)) in &bids {
            if first >= second || seat != other {
                continue;
            }
            let mut lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
            lines[*first] = format!("{start} {instead}");
            lines[*second] = format!("{later} {word}");
            let forgery = lines.join("\n") + "\n";
            if replayed(&forgery).is_ok_and(|game| verify(&game).is_ok()) {
                forged.push(forgery);
            }
        }
    }
    forged
}

#[test]
fn a_replaced_legal_move_is_found() {
    let (game, text, receipt) = kept();
    assert_eq!(replayed(&text), Ok(game.clone()));
    assert_eq!(receipt.check(&game), Ok(()));
    let chain = text.find("chain:").unwrap();
    let forged = forgeries(&text);
    assert!(
        forged.len() > 10,
        "forgeries that obey rules and dice: {}",
        forged.len()
    );
    for forgery in forged {
        // Whoever leaves the chain as it is, is found by the record alone.
        let same_chain = forgery.clone() + text[chain..].lines().next().unwrap() + "\n";
        assert_eq!(replayed(&same_chain).unwrap_err(), Meaning::Chain, "{same_chain}");
        // Whoever makes a new chain, which takes no more than the published secret, is found by
        // whoever has kept a head.
        let other = replayed(&forgery).unwrap();
        let new_chain = format!("{forgery}chain: {}\n", other.head().unwrap());
        let other = replayed(&new_chain).unwrap();
        assert!(matches!(receipt.check(&other), Err(BrokenPromise::Head(_))));
    }
}

#[test]
fn a_receipt_is_broken_by_another_promise_and_another_nonce() {
    let (game, _, receipt) = kept();
    let other_nonce = Receipt {
        nonces: vec![(TWO, nonce(ONE))],
        ..receipt.clone()
    };
    assert_eq!(other_nonce.check(&game), Err(BrokenPromise::Nonce(TWO)));
    let other_dice = Receipt {
        dice: Some(secret(8).commitment()),
        ..receipt.clone()
    };
    assert_eq!(other_dice.check(&game), Err(BrokenPromise::Dice));
    let mut backwards = receipt.clone();
    backwards.heads.reverse();
    assert_eq!(backwards.check(&game), Err(BrokenPromise::Head(2)));
    let running: Table<BidsPosition> = Table::dealt(header("bids", "pp"));
    let text = Record::of(&running.game).to_string();
    let game = replayed(&text).unwrap();
    assert_eq!(
        receipt.check(&game),
        Err(BrokenPromise::NoChain),
        "its secret is not known yet"
    );
}

#[test]
fn a_receipt_is_read_as_pages_write_it() {
    let (game, _, receipt) = kept();
    let mut text = format!(
        "Benben receipt 1\nMatch: abc\nDice: sha-256 {}\n",
        receipt.dice.unwrap()
    );
    writeln!(text, "Nonce 1: {}", nonce(ONE)).unwrap();
    for head in &receipt.heads {
        writeln!(text, "Head: {head}").unwrap();
    }
    assert_eq!(text.parse(), Ok(receipt.clone()));
    assert_eq!(text.parse::<Receipt>().unwrap().check(&game), Ok(()));
    for (from, to, line) in [
        ("receipt 1", "receipt 2", 1),
        ("sha-256", "sha-1", 3),
        ("Nonce 1", "Nonce 9", 4),
        ("Head: ", "Head: x", 5),
        ("Head: ", "Tail: ", 5),
    ] {
        assert_eq!(
            text.replacen(from, to, 1).parse::<Receipt>(),
            Err(play::BadReceipt(line)),
            "{to}"
        );
    }
    assert_eq!("".parse::<Receipt>(), Err(play::BadReceipt(1)));
}

#[test]
fn names_are_no_part_of_the_chain_and_everything_else_is() {
    let (game, text, _) = kept();
    assert_eq!(
        replayed(&text.replace("Anna 0", "Eva")).map(|game| game.head()),
        Ok(game.head())
    );
    for (from, to) in [
        ("Draws: by agreement\n", ""),
        ("Started: 2025", "Started: 2024"),
        (" @0.500", " @0.501"),
    ] {
        assert!(text.contains(from), "{from}");
        assert_eq!(
            replayed(&text.replacen(from, to, 1)).unwrap_err(),
            Meaning::Chain,
            "{from}"
        );
    }
}

#[test]
fn no_head_can_be_computed_without_the_secret() {
    // Otherwise whoever knows all but one card would try which card fits the head.
    let mut table: Table<CardsPosition> = opened(header("cards", "pp"));
    table.give_nonces();
    let text = Record::of(&table.game).to_string();
    let told: Match<CardsPosition> = Record::parse(text.as_bytes()).unwrap().replay(&Toys).unwrap();
    assert_eq!(told.head(), None);
    assert_eq!(told.heads(), []);
    assert!(table.game.head().is_some());
    assert!(!text.contains("chain:"));
    let mut open = header("cards", "pp");
    open.dice = None;
    let key = Secret::open();
    let first = |game: &Match<CardsPosition>| game.heads()[0];
    assert_ne!(
        Some(first(&table.game)),
        Some(key.head(None, &play::record::opening(&open)))
    );
}

#[test]
fn a_match_without_dice_has_a_chain_that_everybody_can_compute() {
    let mut table: Table<conform::toys::HeapsPosition> = Table::new(header("heaps", "pp"));
    table.act(ONE, "c 3");
    let text = Record::of(&table.game).to_string();
    let read: Match<conform::toys::HeapsPosition> =
        Record::parse(text.as_bytes()).unwrap().replay(&Toys).unwrap();
    assert!(table.game.head().is_some());
    assert_eq!(read.head(), table.game.head());
    table.wish(TWO, SeatCommand::Resign);
    assert!(Record::of(&table.game).chain().is_some());
}

#[test]
fn old_records_are_verified_by_their_own_rules() {
    let text = include_str!("format_1.record");
    let game = replayed(text).unwrap();
    assert_eq!(game.header().format, Format::One);
    assert_eq!(verify(&game), Ok(4));
    assert_eq!((game.head(), game.begun_anew()), (None, 0));
    assert_eq!(Record::of(&game).to_string(), text);
    assert_eq!(Receipt::default().check(&game), Err(BrokenPromise::Dice));
    // Neither of the two is read by the rules of the other.
    let as_new = replayed(&text.replacen("record 1", "record 3", 1));
    assert_eq!(as_new.unwrap_err(), Meaning::Refused(Refused::NotAllSealed));
    let (_, new, _) = kept();
    assert!(Record::parse(new.replacen("record 3", "record 1", 1).as_bytes()).is_err());
}

#[test]
fn records_of_the_second_format_are_verified_by_its_rules() {
    let text = include_str!("format_2.record");
    let game = replayed(text).unwrap();
    assert_eq!(game.header().format, Format::Two);
    assert_eq!(verify(&game), Ok(4));
    assert_eq!(Record::of(&game).to_string(), text);
    // Entry 11 was rolled anew after entry 8 took back what was before; the third format would
    // have turned up the prize of entry 7 again.
    let as_new = replayed(
        &text
            .replacen("record 2", "record 3", 1)
            .replace(chain_of(text), ""),
    )
    .unwrap();
    let Err(Unfair::Roll {
        number,
        expected,
        found,
    }) = verify(&as_new)
    else {
        panic!("{:?}", verify(&as_new));
    };
    assert_eq!(
        (number, expected.as_str(), found.as_str()),
        (Number(11), "p1", "p2")
    );
}

/// The line with the head of the chain.
fn chain_of(text: &str) -> &str {
    text.split_inclusive('\n')
        .find(|line| line.starts_with("chain: "))
        .unwrap()
}

#[test]
fn an_old_match_goes_on_by_its_own_rules() {
    let mut old = header("bids", "pp");
    old.format = Format::One;
    let mut table: Table<BidsPosition> = opened(old);
    table.wish(ONE, give(ONE));
    table.ok(Command::Deal);
    let text = Record::of(&table.game).to_string();
    let mut game: Match<BidsPosition> = Record::parse(text.as_bytes()).unwrap().replay(&Toys).unwrap();
    game.hold(secret(7)).unwrap();
    let mut table = Table { now: table.now, game };
    finish(&mut table, |table| {
        table.ok(Command::Rename(TWO, "Eva".parse().unwrap()));
    });
    assert_eq!(verify(&table.game), Ok(5));
    let last = table.game.log().last().unwrap();
    assert!(matches!(last.kind, EntryKind::Said(Notice::SecretPublished(_))));
    let text = Record::of(&table.game).to_string();
    assert!(text.starts_with("Benben record 1\n") && !text.contains("chain:"));
}
