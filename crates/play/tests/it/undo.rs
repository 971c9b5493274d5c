use conform::toys::{BidsPosition, CardsPosition, HeapsPosition};
use play::{EntryKind, Number, Reach, Refused, SeatCommand};

use crate::table::{ONE, THREE, TWO, Table, header};
use crate::votes::Votes;

fn heaps(players: &str) -> Table<HeapsPosition> {
    Table::new(header("heaps", players))
}

#[test]
fn one_action_or_the_whole_turn_can_be_taken_back() {
    let mut table = heaps("pp");
    table.act(ONE, "c 3");
    table.undo(ONE);
    assert_eq!(table.standing(), "c");
    table.act(ONE, "2");
    let before = table.game.start().clone();
    table.wish(ONE, SeatCommand::Undo(Reach::Turn));
    assert_eq!(table.standing(), "");
    assert_eq!(*table.game.position(), before);
    assert_eq!(table.game.log().len(), 5, "the log only grows");
}

#[test]
fn undo_never_passes_another_seats_action() {
    let mut table = heaps("pp");
    table.act(ONE, "c 3");
    table.act(TWO, "c");
    assert_eq!(table.undo_no(ONE), Refused::UndoPastOther);
    table.undo(TWO);
    assert_eq!(table.undo_no(TWO), Refused::NothingToUndo);
    table.undo(ONE);
    assert_eq!(table.standing(), "c");
}

#[test]
fn undo_after_two_turns_stops_at_the_others_turn_between_them() {
    let mut table = heaps("pp");
    table.act(ONE, "c 3");
    table.act(TWO, "c 3");
    table.act(ONE, "b 1");
    table.wish(ONE, SeatCommand::Undo(Reach::Turn));
    assert_eq!(table.standing(), "c 3 c 3");
    assert_eq!(table.undo_no(ONE), Refused::UndoPastOther);
}

#[test]
fn nothing_can_be_taken_back_before_anything_is_played() {
    let mut table = heaps("pp");
    assert_eq!(table.undo_no(ONE), Refused::NothingToUndo);
    let mut table = heaps("pb");
    assert_eq!(table.undo_no(ONE), Refused::NothingToUndo);
    assert_eq!(
        table.refused(ONE, SeatCommand::AskTakeback(Reach::Turn)),
        Refused::NothingToUndo
    );
}

#[test]
fn undo_never_passes_a_chance_entry_among_people() {
    let mut table: Table<CardsPosition> = Table::dealt(header("cards", "pp"));
    let card = |table: &Table<CardsPosition>, seat| {
        let mut list = Vec::new();
        rules::Position::legal_actions(table.game.position(), rules::Actor::Seat(seat), &mut list);
        list[0]
    };
    let first = card(&table, ONE);
    table.wish(ONE, SeatCommand::Act(first));
    let second = card(&table, TWO);
    // Burying the last card makes chance turn up a stake at once.
    let entries = table.wish(TWO, SeatCommand::Act(second));
    assert!(matches!(
        entries[..],
        [
            play::Entry {
                kind: EntryKind::Acted { .. },
                ..
            },
            play::Entry {
                kind: EntryKind::Rolled { .. },
                ..
            }
        ]
    ));
    assert_eq!(table.undo_no(TWO), Refused::UndoPastChance);
}

#[test]
fn against_bots_undo_goes_back_over_their_turns_and_further() {
    let mut table = heaps("pb");
    table.act(ONE, "c 3");
    table.act(TWO, "c 3");
    table.act(ONE, "b 1");
    table.act(TWO, "b 2");
    table.wish(ONE, SeatCommand::Undo(Reach::Turn));
    assert_eq!(table.standing(), "c 3 c 3");
    table.undo(ONE);
    assert_eq!(table.standing(), "c");
    table.undo(ONE);
    assert_eq!(table.standing(), "");
    assert_eq!(table.undo_no(ONE), Refused::NothingToUndo);
}

#[test]
fn a_bot_may_not_go_back_over_a_persons_turn() {
    let mut table = heaps("pb");
    table.act(ONE, "c 3");
    table.act(TWO, "c 3");
    table.act(ONE, "b");
    assert_eq!(table.undo_no(TWO), Refused::UndoPastOther);
}

#[test]
fn an_empty_seat_is_no_bot() {
    let mut table = heaps("pp");
    table.act(ONE, "c 3");
    table.act(TWO, "c 3");
    table.ok(play::Command::Leave(TWO));
    assert_eq!(table.undo_no(ONE), Refused::UndoPastOther);
}

#[test]
fn against_bots_the_same_chance_comes_again() {
    let mut seen = std::collections::BTreeSet::new();
    let mut table: Table<BidsPosition> = Table::dealt(header("bids", "pb"));
    for _ in 0..20 {
        table.act(ONE, "b1");
        table.act(TWO, "b2");
        let prizes = table.standing();
        seen.insert(prizes.split(' ').next_back().unwrap().to_owned());
        assert!(
            prizes.starts_with(&table.standing()[..2]),
            "the first prize stays"
        );
        table.undo(ONE);
        assert_eq!(table.standing().split(' ').count(), 1);
    }
    assert_eq!(seen.len(), 1, "{seen:?}");
}

#[test]
fn in_a_same_time_step_only_the_own_choice_goes() {
    let mut table: Table<BidsPosition> = Table::dealt(header("bids", "ppp"));
    let prize = table.standing();
    table.act(ONE, "b1");
    table.act(TWO, "b2");
    table.undo(ONE);
    assert_eq!(table.standing(), format!("{prize} b2"));
    assert_eq!(table.undo_no(ONE), Refused::NothingToUndo);
    table.undo(TWO);
    assert_eq!(table.standing(), prize);
    table.act(THREE, "b3");
    table.act(THREE, "b4");
    table.wish(THREE, SeatCommand::Undo(Reach::Turn));
    assert_eq!(table.standing(), prize);
}

#[test]
fn the_choice_that_showed_all_others_cannot_be_taken_back() {
    // Without chance between the steps, only the reveal is in the way.
    let mut table: Table<Votes> = Table::new(header("votes", "pp"));
    table.act(ONE, "\\open");
    table.act(ONE, "@1.000");
    table.act(TWO, "@2.000");
    assert_eq!(table.undo_no(TWO), Refused::UndoPastReveal);
    assert_eq!(table.undo_no(ONE), Refused::UndoPastOther);
    // In the second step, too, a seat can take back its own choice but not that of the first
    // step.
    table.act(TWO, "@0.000");
    table.undo(TWO);
    assert_eq!(table.undo_no(TWO), Refused::UndoPastReveal);
}

#[test]
fn what_opened_a_step_cannot_be_taken_back_while_others_have_chosen_in_it() {
    let mut table: Table<Votes> = Table::new(header("votes", "pp"));
    table.act(ONE, "\\open");
    table.act(ONE, "@1.000");
    table.act(TWO, "@2.000");
    let mut table: Table<Votes> = Table::new(header("votes", "ppp"));
    table.act(ONE, "\\open");
    table.act(TWO, "@2.000");
    table.act(ONE, "@1.000");
    table.wish(ONE, SeatCommand::Undo(Reach::Turn));
    assert_eq!(table.standing(), "\\open @2.000");
    assert_eq!(table.undo_no(ONE), Refused::UndoPastOther);
    table.undo(TWO);
    table.undo(ONE);
    assert_eq!(table.standing(), "");
}

#[test]
fn nothing_is_taken_back_once_the_match_is_over() {
    let mut table = heaps("pb");
    table.wish(ONE, SeatCommand::Resign);
    assert_eq!(table.undo_no(ONE), Refused::Over);
}

#[test]
fn any_point_of_a_long_match_can_be_reached_and_looked_at() {
    // There are more plies than saved positions: going back replays the right ones.
    let mut table = heaps("pb");
    let mut positions = vec![table.game.position().clone()];
    for (seat, words) in [(ONE, "c 1"), (TWO, "b 1"), (ONE, "c 1"), (TWO, "b 1")]
        .into_iter()
        .chain([(ONE, "c 1"), (TWO, "b 1"), (ONE, "c 1"), (TWO, "b 1")])
        .chain([(ONE, "c 1"), (TWO, "b 1"), (ONE, "c 1"), (TWO, "a 1")])
    {
        for word in words.split(' ') {
            table.act(seat, word);
            positions.push(table.game.position().clone());
        }
    }
    assert_eq!(positions.len(), 25);
    for (number, position) in positions.iter().enumerate() {
        assert_eq!(table.game.position_after(Number(number as u64)), *position);
    }
    for back in (0..6).rev() {
        table.wish(ONE, SeatCommand::Undo(Reach::Turn));
        assert_eq!(*table.game.position(), positions[4 * back]);
    }
}

#[test]
fn taking_back_a_withdrawal_never_closes_a_step() {
    let mut table: Table<Votes> = Table::new(header("votes", "pp"));
    table.act(ONE, "\\open @1.000 result:");
    table.act(TWO, "@2.000");
    // One's first vote would be the last one missing and would have to be revealed. So the vote
    // is undone together with its withdrawal.
    table.undo(ONE);
    assert_eq!(table.standing(), "\\open @2.000");
}
