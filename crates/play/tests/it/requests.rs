use conform::toys::{BidsPosition, HeapsPosition};
use dice::fair::Nonce;
use play::{Command, Draws, EntryKind, News, Notice, Player, Reach, Reason, Refused, SeatCommand, Seq};
use rules::Viewer;

use crate::table::{ONE, THREE, TWO, Table, header};

fn heaps() -> Table<HeapsPosition> {
    let mut table: Table<HeapsPosition> = Table::new(header("heaps", "pp"));
    table.act(ONE, "c 1");
    table.act(TWO, "c 1");
    table
}

#[test]
fn a_takeback_needs_the_consent_of_every_other_person() {
    let mut table: Table<BidsPosition> = Table::dealt(header("bids", "pppb"));
    for seat in [ONE, TWO, THREE, rules::Seat::new(3)] {
        table.act(seat, "b1");
    }
    let before = table.game.standing().count();
    table.wish(ONE, SeatCommand::AskTakeback(Reach::Action));
    assert_eq!(table.refused(ONE, SeatCommand::GiveTakeback), Refused::NoTakeback);
    table.wish(TWO, SeatCommand::GiveTakeback);
    assert_eq!(table.game.standing().count(), before);
    assert_eq!(table.refused(TWO, SeatCommand::GiveTakeback), Refused::NoTakeback);
    let entries = table.wish(THREE, SeatCommand::GiveTakeback);
    assert!(matches!(entries[1].kind, EntryKind::Rewound { seat, .. } if seat == ONE));
    assert_eq!(
        table.standing().split(' ').count(),
        1,
        "only the first prize stays"
    );
    assert_eq!(table.game.takeback(), None);
}

#[test]
fn a_takeback_tells_each_viewer_which_of_its_items_no_longer_count() {
    let mut table = heaps();
    table.wish(ONE, SeatCommand::AskTakeback(Reach::Turn));
    table.wish(TWO, SeatCommand::GiveTakeback);
    for viewer in [Viewer::Seat(ONE), Viewer::Public] {
        let feed = table.game.feed(viewer, Seq(4));
        let all = vec![Seq(1), Seq(2), Seq(3), Seq(4)];
        assert_eq!(
            feed[0].news,
            News::TakebackAsked {
                seat: ONE,
                items: all.clone()
            }
        );
        assert_eq!(feed[1].news, News::Notice(Notice::TakebackGiven(TWO)));
        assert_eq!(
            feed[2].news,
            News::Undone {
                seat: ONE,
                items: all
            }
        );
    }
}

#[test]
fn a_declined_or_overtaken_takeback_is_gone() {
    let mut table = heaps();
    assert_eq!(table.refused(TWO, SeatCommand::GiveTakeback), Refused::NoTakeback);
    assert_eq!(
        table.refused(TWO, SeatCommand::DeclineTakeback),
        Refused::NoTakeback
    );
    table.wish(ONE, SeatCommand::AskTakeback(Reach::Action));
    table.wish(TWO, SeatCommand::DeclineTakeback);
    assert_eq!(table.refused(TWO, SeatCommand::GiveTakeback), Refused::NoTakeback);
    table.wish(ONE, SeatCommand::AskTakeback(Reach::Action));
    table.wish(ONE, SeatCommand::DeclineTakeback);
    assert_eq!(table.refused(TWO, SeatCommand::GiveTakeback), Refused::NoTakeback);
    table.wish(ONE, SeatCommand::AskTakeback(Reach::Action));
    table.act(ONE, "b");
    assert_eq!(table.refused(TWO, SeatCommand::GiveTakeback), Refused::NoTakeback);
}

#[test]
fn a_rewind_without_consent_is_not_admitted() {
    let mut table = heaps();
    let rewind = |to| play::Entry {
        time: table.now,
        kind: EntryKind::Rewound {
            seat: ONE,
            to: play::Number(to),
        },
    };
    assert_eq!(play::admit(&table.game, &rewind(1)), Err(Refused::NoConsent));
    assert_eq!(
        play::admit(&table.game, &rewind(3)),
        Err(Refused::NoSuchPoint),
        "not an own action"
    );
    assert_eq!(play::admit(&table.game, &rewind(99)), Err(Refused::NoSuchPoint));
    // Consent to one point is not consent to another.
    let (to_two, to_one) = (rewind(2), rewind(1));
    table.wish(ONE, SeatCommand::AskTakeback(Reach::Action));
    play::apply(
        &mut table.game,
        play::Entry {
            time: table.now,
            kind: EntryKind::Said(Notice::TakebackGiven(TWO)),
        },
    );
    assert_eq!(play::admit(&table.game, &to_one), Err(Refused::NoConsent));
    assert_eq!(play::admit(&table.game, &to_two), Ok(()));
}

#[test]
fn draws_are_offered_only_where_the_game_knows_them() {
    let mut header = header("heaps", "pp");
    header.draws = Draws::Never;
    let mut table: Table<HeapsPosition> = Table::new(header);
    assert_eq!(
        table.refused(ONE, SeatCommand::OfferDraw),
        Refused::NoDrawInThisGame
    );
    assert_eq!(
        table.refused(ONE, SeatCommand::AcceptDraw),
        Refused::NoDrawInThisGame
    );
    assert_eq!(table.refused(ONE, SeatCommand::DeclineDraw), Refused::NoOffer);
}

#[test]
fn a_draw_is_agreed_when_all_others_accept() {
    let mut table = heaps();
    table.wish(ONE, SeatCommand::OfferDraw);
    assert_eq!(table.refused(ONE, SeatCommand::AcceptDraw), Refused::NoOffer);
    assert_eq!(
        table.refused(TWO, SeatCommand::OfferDraw),
        Refused::AlreadyOffered
    );
    table.wish(TWO, SeatCommand::AcceptDraw);
    let result = table.game.result().unwrap();
    assert_eq!(result.reason, Reason::Agreement);
    assert_eq!((result.places[ONE], result.places[TWO]), (1, 1));
    assert_eq!(table.refused(ONE, SeatCommand::OfferDraw), Refused::Over);

    let mut table: Table<BidsPosition> = Table::dealt(header("bids", "ppb"));
    table.wish(TWO, SeatCommand::OfferDraw);
    table.wish(ONE, SeatCommand::AcceptDraw);
    assert_eq!(table.refused(ONE, SeatCommand::AcceptDraw), Refused::NoOffer);
    assert!(!table.game.is_over());
    let entries = table.wish(THREE, SeatCommand::AcceptDraw);
    assert!(matches!(
        entries[1].kind,
        EntryKind::Said(Notice::SecretPublished(_))
    ));
    assert!(table.game.is_over());
}

#[test]
fn a_draw_offer_stands_until_it_is_answered_by_word_or_by_playing() {
    let mut table = heaps();
    table.wish(ONE, SeatCommand::OfferDraw);
    table.act(ONE, "b 1");
    assert!(table.game.draw().is_some(), "the own action is no answer");
    table.act(TWO, "b");
    assert_eq!(table.refused(TWO, SeatCommand::AcceptDraw), Refused::NoOffer);
    table.wish(TWO, SeatCommand::OfferDraw);
    table.wish(ONE, SeatCommand::DeclineDraw);
    assert_eq!(table.refused(ONE, SeatCommand::AcceptDraw), Refused::NoOffer);
    table.wish(TWO, SeatCommand::OfferDraw);
    table.wish(TWO, SeatCommand::DeclineDraw);
    assert_eq!(table.refused(ONE, SeatCommand::AcceptDraw), Refused::NoOffer);
}

#[test]
fn nobody_speaks_for_an_empty_or_absent_seat() {
    let mut table: Table<HeapsPosition> = Table::new(header("heaps", "pn"));
    for seat in [TWO, THREE] {
        for wish in [
            SeatCommand::Act(conform::toys::HeapsAction::Pick(0)),
            SeatCommand::Undo(Reach::Turn),
            SeatCommand::Resign,
            SeatCommand::OfferDraw,
            SeatCommand::GiveNonce(Nonce::new([0; 16])),
        ] {
            assert_eq!(table.refused(seat, wish), Refused::NotSeated);
        }
    }
    assert_eq!(
        table.no(Command::Sit(THREE, "Eva".parse().unwrap())),
        Refused::NotSeated
    );
    assert_eq!(table.no(Command::Leave(TWO)), Refused::NotSeated);
    table.ok(Command::Sit(TWO, "Eva".parse().unwrap()));
    assert_eq!(
        table.no(Command::Sit(TWO, "Ivo".parse().unwrap())),
        Refused::SeatTaken
    );
    table.act(ONE, "c 1");
    table.act(TWO, "c 1");
    table.ok(Command::Leave(TWO));
    table.ok(Command::HandToBot(TWO, "random".parse().unwrap()));
    assert_eq!(table.game.players()[TWO], Player::Bot("random".parse().unwrap()));
    assert_eq!(
        table.no(Command::Leave(TWO)),
        Refused::NotSeated,
        "a bot does not get up"
    );
    table.ok(Command::Sit(TWO, "Ivo".parse().unwrap()));
}

#[test]
fn a_person_can_be_called_otherwise_and_a_record_tells_it() {
    let mut table = heaps();
    let entries = table.game.log().len();
    table.ok(Command::Rename(TWO, "Eva".parse().unwrap()));
    assert_eq!(table.game.players()[TWO], Player::Person("Eva".parse().unwrap()));
    assert_eq!(table.game.log().len(), entries + 2);
    table.ok(Command::HandToBot(TWO, "random".parse().unwrap()));
    assert_eq!(
        table.no(Command::Rename(TWO, "Ivo".parse().unwrap())),
        Refused::NotSeated,
        "bots keep their names"
    );
    assert_eq!(
        table.no(Command::Rename(THREE, "Ivo".parse().unwrap())),
        Refused::NotSeated
    );
}

#[test]
fn the_order_of_refusals_is_the_same_everywhere() {
    let mut table = heaps();
    assert_eq!(table.act_no(TWO, "a"), Refused::NotYourTurn);
    let illegal = table.act_no(ONE, "3");
    assert_eq!(
        illegal.rule().map(|rule| rule.to_string()).as_deref(),
        Some("HE-1")
    );
    assert_eq!(illegal.phrase().id, "toy-forbidden");
    table.ok(Command::Abandon);
    assert_eq!(table.act_no(ONE, "a"), Refused::Over);
    assert_eq!(table.no(Command::Abandon), Refused::Over);
    assert_eq!(table.game.result().unwrap().reason, Reason::Abandonment);
    assert_eq!(table.no(Command::Sit(ONE, "Ivo".parse().unwrap())), Refused::Over);
}

#[test]
fn whoever_sits_down_is_not_bound_by_what_the_one_before_asked_or_agreed_to() {
    let mut table: Table<BidsPosition> = Table::dealt(header("bids", "ppp"));
    table.act(ONE, "b1");
    table.wish(ONE, SeatCommand::AskTakeback(Reach::Action));
    table.wish(TWO, SeatCommand::GiveTakeback);
    table.ok(Command::Leave(TWO));
    table.ok(Command::Sit(TWO, "Eva".parse().unwrap()));
    table.wish(THREE, SeatCommand::GiveTakeback);
    assert!(table.game.takeback().is_some(), "Eva has not been asked");
    table.ok(Command::Leave(ONE));
    assert_eq!(table.game.takeback(), None, "nobody is asking any more");
    assert_eq!(table.refused(TWO, SeatCommand::GiveTakeback), Refused::NoTakeback);

    table.wish(TWO, SeatCommand::OfferDraw);
    table.wish(THREE, SeatCommand::AcceptDraw);
    table.ok(Command::HandToBot(THREE, "easy".parse().unwrap()));
    table.ok(Command::HandToBot(ONE, "easy".parse().unwrap()));
    table.wish(ONE, SeatCommand::AcceptDraw);
    assert!(!table.game.is_over());
    table.wish(TWO, SeatCommand::Resign);
    assert_eq!(table.game.draw(), None);
}

#[test]
fn nobody_goes_back_past_what_was_played_while_somebody_sat_who_is_gone() {
    let mut table: Table<HeapsPosition> = Table::new(header("heaps", "pp"));
    table.act(ONE, "c 1");
    table.act(TWO, "c 1");
    table.act(ONE, "b 1");
    table.ok(Command::HandToBot(TWO, "random".parse().unwrap()));
    table.act(TWO, "b 1");
    // The turn was played while another person sat there.
    for wish in [
        SeatCommand::Undo(Reach::Turn),
        SeatCommand::AskTakeback(Reach::Turn),
    ] {
        assert_eq!(table.refused(ONE, wish), Refused::UndoPastOther);
    }
    // What is played against the bot alone can be taken back.
    let before = table.game.standing().count();
    table.act(ONE, "a 1");
    table.act(TWO, "a 1");
    table.wish(ONE, SeatCommand::Undo(Reach::Turn));
    assert_eq!(table.game.standing().count(), before);
    // Another person cannot agree for them: it may be somebody who was let in for just that.
    table.ok(Command::Sit(TWO, "Nofret".parse().unwrap()));
    let ask = SeatCommand::AskTakeback(Reach::Turn);
    assert_eq!(table.refused(ONE, ask), Refused::UndoPastOther);
    // But to what was played since then, and a new name makes nobody another person.
    table.act(ONE, "a 1");
    table.act(TWO, "a 1");
    table.wait(1);
    table.ok(Command::Rename(TWO, "Nofret II".parse().unwrap()));
    table.wish(ONE, ask);
    table.wish(TWO, SeatCommand::GiveTakeback);
    assert_eq!(table.game.standing().count(), before);
}
