use conform::toys::{BidsPosition, HeapsPosition};
use play::{Command, EntryKind, Finish, Notice, Player, Reason, Refused, SeatCommand};
use rules::{Actor, Position, Seat, Turn};

use crate::table::{ONE, THREE, TWO, Table, header};

fn places(finish: &Finish) -> Vec<u8> {
    finish.places.iter().copied().collect()
}

/// One always bids the highest card; the others bid by their seat number.
fn finish(table: &mut Table<BidsPosition>) {
    while table.game.position().turn() != Turn::Over {
        let seat = table.game.position().undecided().first().unwrap();
        let mut list = Vec::new();
        table.game.position().legal_actions(Actor::Seat(seat), &mut list);
        let best = if seat == ONE {
            *list.last().unwrap()
        } else {
            list[seat.index() % list.len()]
        };
        table.wish(seat, SeatCommand::Act(best));
    }
}

#[test]
fn with_two_seats_resigning_loses_whoever_has_the_turn() {
    for loser in [ONE, TWO] {
        let mut table: Table<HeapsPosition> = Table::new(header("heaps", "pp"));
        table.act(ONE, "c 3");
        table.wish(loser, SeatCommand::Resign);
        let result = table.game.result().unwrap();
        assert_eq!(result.reason, Reason::Resignation(loser));
        assert_eq!(result.places[loser], 2);
        assert_eq!(result.places[loser.next(2)], 1);
        assert_eq!(result.points[ONE], 3);
    }
}

#[test]
fn of_more_a_bot_takes_the_seat_and_the_player_is_placed_last() {
    let mut table: Table<BidsPosition> = Table::dealt(header("bids", "ppp"));
    let entries = table.wish(ONE, SeatCommand::Resign);
    assert_eq!(entries.len(), 1);
    assert!(!table.game.is_over());
    assert_eq!(table.game.players()[ONE], Player::Bot("random".parse().unwrap()));
    assert_eq!(table.refused(ONE, SeatCommand::Resign), Refused::SeatIsOut);
    assert_eq!(
        table.no(Command::Sit(ONE, "Ivo".parse().unwrap())),
        Refused::SeatIsOut
    );
    finish(&mut table);
    let result = table.game.result().unwrap();
    assert!(matches!(&result.reason, Reason::Rules(ending) if ending.rule.to_string() == "BI-1"));
    let best = result.points.iter().max().unwrap();
    assert_eq!(result.points[ONE], *best, "the stand-in has the most points");
    assert_eq!(result.places[ONE], 3, "and yet its player is last");
    assert!(result.places[TWO] < 3 && result.places[THREE] < 3);
}

#[test]
fn a_later_leaver_is_placed_above_an_earlier_one() {
    let four = Seat::new(3);
    let mut table: Table<BidsPosition> = Table::dealt(header("bids", "pppp"));
    table.wish(THREE, SeatCommand::Resign);
    table.wish(ONE, SeatCommand::Resign);
    assert_eq!(table.game.left(), [THREE, ONE]);
    finish(&mut table);
    let result = table.game.result().unwrap();
    assert_eq!((result.places[ONE], result.places[THREE]), (3, 4));
    assert!(result.places[TWO] <= 2 && result.places[four] <= 2);
}

#[test]
fn when_all_have_left_the_last_to_leave_is_first() {
    let mut table: Table<BidsPosition> = Table::dealt(header("bids", "ppp"));
    for seat in [TWO, THREE, ONE] {
        table.wish(seat, SeatCommand::Resign);
    }
    finish(&mut table);
    assert_eq!(places(table.game.result().unwrap()), [1, 3, 2]);
}

#[test]
fn who_stayed_shares_the_first_place_of_an_abandoned_match() {
    let mut table: Table<BidsPosition> = Table::dealt(header("bids", "ppp"));
    table.wish(TWO, SeatCommand::Resign);
    let entries = table.ok(Command::Abandon);
    assert!(matches!(
        entries[1].kind,
        EntryKind::Said(Notice::SecretPublished(_))
    ));
    let result = table.game.result().unwrap();
    assert_eq!(
        (places(result), &result.reason),
        (vec![1, 3, 1], &Reason::Abandonment)
    );
}
