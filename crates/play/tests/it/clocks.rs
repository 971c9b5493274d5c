use conform::toys::{BidsPosition, CardsPosition, HeapsPosition};
use play::{
    ClockFace, Command, Control, Entry, EntryKind, Millis, Notice, Reason, Refused, SeatCommand, Time, admit,
};
use rules::{Seat, Viewer};

use crate::table::{ONE, THREE, TWO, Table, fischer, header};
use crate::votes::Votes;

fn heaps(control: Control) -> Table<HeapsPosition> {
    let mut header = header("heaps", "pp");
    header.clock = control;
    Table::new(header)
}

fn left<P: rules::Observe + rules::Notation>(table: &Table<P>, seat: Seat) -> u64 {
    let faces = table.game.clocks(Viewer::Seat(seat), table.now);
    faces.expect("a clock")[seat].left.0
}

#[test]
fn without_a_clock_there_is_nothing_to_show_and_no_flag_falls() {
    let mut table = heaps(Control::None);
    table.act(ONE, "c 1");
    table.wait(1_000_000_000_000);
    assert_eq!(table.game.clocks(Viewer::Public, table.now), None);
    assert_eq!(table.game.next_flag(), None);
    assert_eq!(table.ok(Command::Tick), []);
}

#[test]
fn fischer_time_runs_from_the_first_action_for_whoever_has_to_decide() {
    let mut table = heaps(fischer(10_000, 1_000));
    table.wait(60_000);
    assert_eq!(left(&table, ONE), 10_000, "nothing runs before the first action");
    assert_eq!(table.game.next_flag(), None);
    table.act(ONE, "c");
    // The turn goes on; its time counts from now.
    table.wait(4_000);
    assert_eq!((left(&table, ONE), left(&table, TWO)), (7_000, 10_000));
    table.act(ONE, "1");
    table.wait(3_000);
    assert_eq!((left(&table, ONE), left(&table, TWO)), (7_000, 8_000));
    let faces = table.game.clocks(Viewer::Public, table.now).unwrap();
    assert_eq!(
        faces[TWO],
        ClockFace {
            left: Millis(8_000),
            running: true
        }
    );
    assert!(!faces[ONE].running);
    assert_eq!(table.game.next_flag(), Some(table.now.later(Millis(8_000))));
}

#[test]
fn a_flag_falls_at_the_millisecond_and_not_before() {
    let mut table = heaps(fischer(10_000, 0));
    table.act(ONE, "c 1");
    table.wait(9_999);
    assert_eq!(table.ok(Command::Tick), []);
    table.wait(1);
    assert_eq!(
        table.act_no(TWO, "a"),
        Refused::TimeIsUp,
        "too late, even if nobody looked"
    );
}

#[test]
fn with_two_seats_a_fallen_flag_loses() {
    let mut table = heaps(fischer(10_000, 0));
    table.act(ONE, "c 1");
    table.wait(12_345);
    let entries = table.ok(Command::Tick);
    assert_eq!(entries[0].kind, EntryKind::Said(Notice::FlagFell(TWO)));
    assert_eq!(entries[0].time, table.now);
    let result = table.game.result().unwrap();
    assert_eq!(result.reason, Reason::Time(TWO));
    assert_eq!((result.places[ONE], result.places[TWO]), (1, 2));
    assert_eq!(table.ok(Command::Tick), []);
    assert_eq!(table.game.next_flag(), None);
}

#[test]
fn taking_back_and_playing_again_earns_no_time() {
    let mut table = heaps(fischer(10_000, 5_000));
    table.act(ONE, "c");
    let start = left(&table, ONE);
    for _ in 0..5 {
        table.wait(100);
        table.act(ONE, "1");
        table.wait(100);
        table.undo(ONE);
    }
    // The hundred milliseconds after each undo are One's, the ones before it are Two's.
    assert_eq!(left(&table, ONE), start - 500);
    table.act(ONE, "1");
    assert_eq!(
        left(&table, TWO),
        10_000 + 5_000 - 500,
        "one increment for one turn"
    );
}

#[test]
fn time_that_was_spent_stays_spent_when_all_agree_to_go_back() {
    let mut table = heaps(fischer(10_000, 1_000));
    table.act(ONE, "c 1");
    table.wait(2_000);
    table.act(TWO, "c 1");
    table.wait(3_000);
    table.wish(ONE, SeatCommand::AskTakeback(play::Reach::Turn));
    table.wish(TWO, SeatCommand::GiveTakeback);
    assert_eq!(table.standing(), "");
    assert_eq!(
        left(&table, TWO),
        10_000 - 2_000,
        "its turn is gone and so is its increment"
    );
    assert_eq!(left(&table, ONE), 10_000 - 3_000);
}

#[test]
fn per_move_every_decision_has_its_own_time() {
    let mut table = heaps(Control::PerMove { limit: Millis(1_000) });
    table.act(ONE, "c");
    table.wait(900);
    assert_eq!(left(&table, ONE), 100);
    table.act(ONE, "1");
    table.wait(900);
    table.act(TWO, "c");
    table.wait(900);
    table.act(TWO, "1");
    table.wait(900);
    assert_eq!(left(&table, ONE), 100);
    table.wait(100);
    assert_eq!(
        table.ok(Command::Tick)[0].kind,
        EntryKind::Said(Notice::FlagFell(ONE))
    );
}

#[test]
fn per_move_taking_back_does_not_put_the_clock_back() {
    let mut table = heaps(Control::PerMove { limit: Millis(1_000) });
    table.act(ONE, "c");
    for _ in 0..4 {
        table.wait(240);
        table.act(ONE, "1");
        table.undo(ONE);
    }
    assert_eq!(left(&table, ONE), 40);
}

#[test]
fn chance_inside_a_turn_does_not_begin_another() {
    let mut header = header("cards", "pp");
    header.clock = fischer(10_000, 1_000);
    let mut table: Table<CardsPosition> = Table::dealt(header);
    // The deal starts One's turn.
    assert_eq!((left(&table, ONE), left(&table, TWO)), (11_000, 10_000));
    table.wait(500);
    let mut list = Vec::new();
    rules::Position::legal_actions(table.game.position(), rules::Actor::Seat(ONE), &mut list);
    table.wish(ONE, SeatCommand::Act(list[0]));
    assert_eq!((left(&table, ONE), left(&table, TWO)), (10_500, 11_000));
}

#[test]
fn a_hidden_choice_does_not_show_in_the_clock() {
    let mut header = header("bids", "ppp");
    header.clock = fischer(10_000, 0);
    let mut table: Table<BidsPosition> = Table::dealt(header);
    table.wait(1_000);
    table.act(ONE, "b1");
    table.wait(1_000);
    let public = table.game.clocks(Viewer::Public, table.now).unwrap();
    for seat in [ONE, TWO, THREE] {
        let running = ClockFace {
            left: Millis(8_000),
            running: true,
        };
        assert_eq!(public[seat], running);
    }
    let own = table.game.clocks(Viewer::Seat(ONE), table.now).unwrap();
    assert_eq!(
        own[ONE],
        ClockFace {
            left: Millis(9_000),
            running: false
        }
    );
    // Once everything is revealed, the time spent may be too.
    table.act(TWO, "b1");
    table.act(THREE, "b2");
    let public = table.game.clocks(Viewer::Public, table.now).unwrap();
    assert_eq!(
        public.iter().map(|face| face.left.0).collect::<Vec<_>>(),
        [9_000, 8_000, 8_000]
    );
}

#[test]
fn withdrawing_a_hidden_choice_earns_no_time_and_a_new_step_does() {
    let mut header = header("votes", "pp");
    header.clock = fischer(10_000, 1_000);
    let mut table: Table<Votes> = Table::new(header);
    table.act(ONE, "\\open");
    for _ in 0..5 {
        table.act(ONE, "@1.000");
        table.act(ONE, "result:");
    }
    assert_eq!(left(&table, ONE), 11_000);
    table.act(ONE, "@1.000");
    table.act(TWO, "@1.000");
    assert_eq!((left(&table, ONE), left(&table, TWO)), (12_000, 12_000));
}

#[test]
fn of_three_whose_flags_fall_together_the_first_to_run_out_is_last() {
    let mut header = header("bids", "ppp");
    header.clock = fischer(10_000, 0);
    let mut table: Table<BidsPosition> = Table::dealt(header);
    table.wait(4_000);
    table.act(TWO, "b1");
    table.act(ONE, "b1");
    table.act(THREE, "b1");
    table.wait(1_000);
    table.act(TWO, "b2");
    table.wait(20_000);
    let fallen: Vec<_> = table
        .ok(Command::Tick)
        .into_iter()
        .map(|entry| entry.kind)
        .collect();
    assert_eq!(
        fallen,
        [ONE, THREE].map(|seat| EntryKind::Said(Notice::FlagFell(seat)))
    );
    assert!(!table.game.is_over());
    assert!(table.game.players()[ONE].is_bot() && table.game.players()[THREE].is_bot());
    assert_eq!(table.ok(Command::Tick), [], "a stand-in has no clock");
}

#[test]
fn a_flag_that_has_not_fallen_cannot_be_written_into_the_log() {
    let mut table = heaps(fischer(10_000, 0));
    table.act(ONE, "c 1");
    table.wait(5_000);
    let lie = Entry {
        time: table.now,
        kind: EntryKind::Said(Notice::FlagFell(TWO)),
    };
    assert_eq!(admit(&table.game, &lie), Err(Refused::TimeIsNotUp));
}

#[test]
fn time_never_runs_backwards_whatever_the_caller_says() {
    let mut table = heaps(fischer(10_000, 0));
    table.wait(5_000);
    table.act(ONE, "c 1");
    table.now = Time::EPOCH;
    let entries = table.ok(table.command(TWO, SeatCommand::Act(conform::toys::HeapsAction::Pick(2))));
    assert_eq!(entries[0].time, table.game.log()[1].time);
    assert_eq!(left(&table, TWO), 10_000);
}
