use conform::toys::{BidsEvent, BidsPosition, CardsEvent, CardsPosition, HeapsPosition};
use play::{Command, News, Notice, Refused, SeatCommand, Seq};
use rules::{Actor, Position, Viewer};

use crate::table::{ONE, THREE, TWO, Table, header};
use crate::votes::Votes;

#[test]
fn a_click_on_an_old_picture_is_refused() {
    let mut table: Table<HeapsPosition> = Table::new(header("heaps", "pp"));
    let early = table.command(TWO, SeatCommand::Act(conform::toys::HeapsAction::Pick(0)));
    table.act(ONE, "c 1");
    assert_eq!(table.no(early), Refused::Stale);
    let future = Command::Seat {
        seat: TWO,
        seen: Seq(table.game.seq(Viewer::Seat(TWO)).0 + 1),
        wish: SeatCommand::Act(conform::toys::HeapsAction::Pick(0)),
    };
    assert_eq!(table.no(future), Refused::Stale);
    table.act(TWO, "a");
}

#[test]
fn resigning_is_meant_whatever_has_happened_since() {
    let mut table: Table<HeapsPosition> = Table::new(header("heaps", "pp"));
    let early = table.command(TWO, SeatCommand::Resign);
    table.act(ONE, "c 1");
    table.ok(early);
    assert!(table.game.is_over());
}

#[test]
fn hidden_choices_neither_make_clicks_stale_nor_show_themselves() {
    let mut table: Table<BidsPosition> = Table::dealt(header("bids", "ppp"));
    let seqs = |table: &Table<BidsPosition>| {
        [
            Viewer::Seat(ONE),
            Viewer::Seat(TWO),
            Viewer::Seat(THREE),
            Viewer::Public,
        ]
        .map(|viewer| table.game.seq(viewer).0)
    };
    let [one, two, three, public] = seqs(&table);
    // Two's choice is in flight while One chooses, changes the choice and takes it back.
    let on_the_way = table.command(TWO, SeatCommand::Act(conform::toys::BidsAction::Bid(2)));
    table.act(ONE, "b1");
    table.act(ONE, "b3");
    table.undo(ONE);
    assert_eq!(seqs(&table), [one + 3, two, three, public]);
    let undone = table.game.feed(Viewer::Seat(ONE), Seq(one + 2));
    assert!(
        matches!(&undone[0].news, News::Undone { items, .. } if *items == [Seq(one + 2)]),
        "{undone:?}"
    );
    table.ok(on_the_way);
    assert_eq!(seqs(&table), [one + 3, two + 1, three, public]);
    table.act(ONE, "b1");
    table.act(THREE, "b4");
    // All of them see the reveal and the next prize.
    assert_eq!(seqs(&table), [one + 6, two + 3, three + 2, public + 2]);
    let seen: Vec<_> = table.game.feed(Viewer::Public, Seq(public)).iter().collect();
    assert!(matches!(&seen[0].news, News::Event(BidsEvent::Revealed(bids)) if bids[TWO] == 2));
}

#[test]
fn a_hidden_choice_does_not_make_requests_lapse() {
    let mut table: Table<BidsPosition> = Table::dealt(header("bids", "ppp"));
    table.wish(ONE, SeatCommand::OfferDraw);
    table.act(TWO, "b1");
    assert!(table.game.draw().is_some());
    table.act(ONE, "b1");
    table.act(THREE, "b1");
    assert!(table.game.draw().is_none(), "the reveal is an answer");
}

#[test]
fn the_feed_after_any_number_is_what_was_missed() {
    let mut table: Table<HeapsPosition> = Table::new(header("heaps", "pp"));
    table.act(ONE, "c 1");
    table.undo(ONE);
    table.wish(TWO, SeatCommand::OfferDraw);
    for viewer in [Viewer::Seat(ONE), Viewer::Seat(TWO), Viewer::Public] {
        let all = table.game.feed(viewer, Seq(0)).to_vec();
        assert_eq!(all.len(), 4);
        assert_eq!(table.game.seq(viewer), Seq(4));
        for from in 0..=6 {
            let rest = table.game.feed(viewer, Seq(from));
            assert_eq!(rest.to_vec(), all[(from as usize).min(4)..]);
        }
        assert!(table.game.feed(viewer, Seq(u64::MAX)).is_empty());
        assert_eq!(
            all[2].news,
            News::Undone {
                seat: ONE,
                items: vec![Seq(2)]
            }
        );
        assert_eq!(all[3].news, News::Notice(Notice::DrawOffered(TWO)));
    }
    assert!(table.game.feed(Viewer::All, Seq(0)).is_empty());
    assert!(table.game.feed(Viewer::Seat(THREE), Seq(0)).is_empty());
}

#[test]
fn nobody_is_sent_a_card_that_it_does_not_see() {
    let mut table: Table<CardsPosition> = Table::dealt(header("cards", "ppp"));
    while let Turn::Some(seat) = next(&table) {
        let mut list = Vec::new();
        table.game.position().legal_actions(Actor::Seat(seat), &mut list);
        table.wish(seat, SeatCommand::Act(list[0]));
    }
    for (viewer, own) in [
        (Viewer::Seat(ONE), Some(ONE)),
        (Viewer::Seat(TWO), Some(TWO)),
        (Viewer::Public, None),
    ] {
        for item in table.game.feed(viewer, Seq(0)) {
            if let News::Event(CardsEvent::Dealt(seat, card) | CardsEvent::Buried(seat, card)) = &item.news {
                assert_eq!(card.is_some(), Some(*seat) == own, "{viewer:?}: {item:?}");
            }
        }
    }
    // The secret appears in the feed only after the last action.
    let feed = table.game.feed(Viewer::Public, Seq(0));
    let secrets: Vec<_> = feed
        .iter()
        .enumerate()
        .filter(|(_, item)| matches!(item.news, News::Notice(Notice::SecretPublished(_))))
        .map(|(at, _)| at)
        .collect();
    assert_eq!(secrets, [feed.len() - 1]);
}

enum Turn {
    Some(rules::Seat),
    Over,
}

fn next(table: &Table<CardsPosition>) -> Turn {
    match table.game.position().next_actor() {
        Some(Actor::Seat(seat)) => Turn::Some(seat),
        Some(Actor::Chance) => panic!("chance is decided together with what triggers it"),
        None => Turn::Over,
    }
}

#[test]
fn two_hidden_histories_that_look_alike_give_the_same_feed() {
    // Two's feed must not depend on what One has chosen, withdrawn or taken back.
    let feed = |steps: &[&str]| {
        let mut table: Table<Votes> = Table::new(header("votes", "pp"));
        table.act(ONE, "\\open");
        for step in steps {
            match *step {
                "undo" => table.undo(ONE),
                word => table.act(ONE, word),
            }
        }
        let shown = table.game.feed(Viewer::Seat(TWO), Seq(0)).to_vec();
        let clocks = table.game.clocks(Viewer::Seat(TWO), table.now);
        (
            shown,
            clocks,
            table.game.seq(Viewer::Seat(TWO)),
            table.game.takeback(),
        )
    };
    let nothing = feed(&[]);
    for steps in [
        &["@1.000"][..],
        &["@0.000", "@2.000"],
        &["@1.000", "undo"],
        &["@1.000", "result:", "undo", "undo", "@2.000"],
    ] {
        assert_eq!(feed(steps), nothing, "{steps:?}");
    }
}

#[test]
#[should_panic(expected = "once the match is over")]
fn nobody_sees_everything_before_the_end() {
    let table: Table<HeapsPosition> = Table::new(header("heaps", "pp"));
    let _ = table.game.view(Viewer::All);
}

#[test]
fn the_past_can_be_looked_at_without_what_was_taken_back() {
    let mut table: Table<HeapsPosition> = Table::new(header("heaps", "pp"));
    let start = table.game.position().clone();
    table.act(ONE, "c 1");
    table.undo(ONE);
    table.act(ONE, "2");
    table.act(TWO, "a");
    let game = &table.game;
    assert_eq!(game.plies(), 3);
    for viewer in [Viewer::Seat(ONE), Viewer::Public] {
        assert_eq!(game.view_at(0, viewer), start);
        assert_eq!(game.view_at(3, viewer), game.view(viewer));
        assert_eq!(game.view_at(99, viewer), game.view(viewer));
        // Of the five items in the feed, the second is an action and the third takes it back.
        assert_eq!(game.noticed(viewer), [(1, Seq(1)), (2, Seq(4)), (3, Seq(5))]);
    }
    let played = game.standing().nth(1).and_then(|number| game.word(number));
    assert_eq!(played.map(ToString::to_string).as_deref(), Some("2"));
    table.wish(TWO, SeatCommand::Resign);
    assert_eq!(table.game.noticed(Viewer::All).len(), 3);
    assert_eq!(table.game.view_at(0, Viewer::All), start);
}
