use conform::toys::{BidsPosition, CardsPosition, HeapsPosition};
use play::record::{Meaning, Record, ReplayError, Whose, closing, lines, opening};
use play::{
    Command, ComponentSet, Control, EntryKind, Header, Match, Millis, NoStart, Number, Player, Reach,
    Refused, SeatCommand, Time,
};
use rules::{Actor, Position};

use crate::table::{ONE, TWO, Table, Toys, fischer, header};
use crate::votes::Votes;

fn replay(text: &str) -> Result<Match<HeapsPosition>, ReplayError<conform::toys::ToyRefusal>> {
    Record::parse(text.as_bytes())
        .unwrap_or_else(|error| panic!("{error} in\n{text}"))
        .replay(&Toys)
}

const HEADER: &str = "\
Benben record 1
Game: heaps
Rules: standard
Revision: 1
Seat 1: person Anna
Seat 2: bot random
Components: standard

";

#[test]
fn a_record_reads_as_people_would_write_it() {
    let mut header = header("heaps", "pp");
    header.clock = fischer(300_000, 5_000);
    let mut table: Table<HeapsPosition> = Table::new(header);
    table.wait(2_500);
    table.act(ONE, "c 3");
    table.wait(1_000);
    table.act(TWO, "b");
    table.wait(1);
    table.undo(TWO);
    table.wish(ONE, SeatCommand::OfferDraw);
    table.wish(TWO, SeatCommand::DeclineDraw);
    table.act(TWO, "c 3");
    table.wish(ONE, SeatCommand::AskTakeback(Reach::Turn));
    table.ok(Command::Leave(TWO));
    let text = Record::of(&table.game).to_string();
    let expected = "\
Benben record 3
Game: heaps
Rules: standard
Revision: 1
Seat 1: person Anna 0
Seat 2: person Anna 1
Components: standard
Clock: fischer 300.000 5.000
Draws: by agreement
Started: 2025-11-15T09:46:39.000Z

1. @2.500 1: c 3
3. @3.500 2: b
4. @3.501 undo 2 to 3
5. draw-offer 1
6. draw-decline 2
7. 2: c 3
9. takeback-ask 1 to 1
10. leave 2
";
    assert_eq!(text, expected);
    assert_eq!(replay(&text), Ok(table.game));
}

#[test]
fn every_header_round_trips() {
    let base = header("heaps", "pb");
    let change = |change: &dyn Fn(&mut Header)| {
        let mut header = base.clone();
        change(&mut header);
        header
    };
    let set = |text| ComponentSet::custom("mine".parse().unwrap(), text).unwrap();
    let headers = [
        base.clone(),
        header("heaps", "nnpbn"),
        change(&|header| header.components = set("")),
        change(&|header| header.components = set("\n")),
        change(&|header| header.components = set("a\n\n  b\t|c  \n| d\n")),
        change(&|header| header.components = set("Setup: no\r\n\r\nresult: no")),
        change(&|header| header.components = ComponentSet::named("known".parse().unwrap())),
        change(&|header| header.setup = Some("3 / . a: | @ \\".parse().unwrap())),
        change(&|header| {
            header.clock = Control::PerMove {
                limit: Millis(259_200_001),
            };
        }),
        change(&|header| header.clock = fischer(u64::MAX, 0)),
        change(&|header| header.stand_in = "hard:3".parse().unwrap()),
        change(&|header| header.draws = play::Draws::Never),
        change(&|header| header.dice = Some(crate::table::secret(3).commitment())),
        change(&|header| header.started = Time::EPOCH),
        change(&|header| header.started = Time::LATEST),
        change(&|header| header.revision = u16::MAX),
        change(&|header| header.game = "пілос!".parse().unwrap()),
        change(&|header| {
            header.players[ONE] = Player::Person("nobody  \u{202e} Ľubo 🦀".parse().unwrap());
        }),
    ];
    for header in headers {
        let text = opening(&header);
        let record = Record::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        assert_eq!(record.header(), &header, "{text}");
        assert_eq!(record.to_string(), text);
    }
}

#[test]
fn texts_that_would_break_a_record_cannot_be_made() {
    let long = "x".repeat(1001);
    for bad in ["", " a", "a ", "a\nb", "a\u{0}", "a\u{85}b", &long] {
        assert!(bad.parse::<play::OneLine>().is_err(), "{bad:?}");
        assert!(bad.parse::<play::Word>().is_err(), "{bad:?}");
    }
    assert!("a b".parse::<play::Word>().is_err());
    assert!("a\u{a0}b".parse::<play::Word>().is_err());
    assert!(ComponentSet::custom("mine".parse().unwrap(), "a\rb").is_err());
    assert!(ComponentSet::custom("mine".parse().unwrap(), "a\u{0}b").is_err());
}

#[test]
fn a_record_written_line_by_line_is_a_record_at_every_moment() {
    let mut table: Table<BidsPosition> = Table::dealt(header("bids", "ppb"));
    let mut file = opening(table.game.header());
    let mut written = Number(1);
    let mut rounds = 0;
    while !table.game.is_over() {
        table.wait(rounds * 37 % 100);
        let position = table.game.position();
        let seat = position.undecided().first().expect("a seat decides");
        let mut list = Vec::new();
        position.legal_actions(Actor::Seat(seat), &mut list);
        table.wish(seat, SeatCommand::Act(list[rounds as usize % list.len()]));
        file += &lines(&table.game, written);
        written = table.game.next_number();
        rounds += 1;
        let read = Record::parse(file.as_bytes()).unwrap();
        assert_eq!(read.entries(), Record::of(&table.game).entries());
    }
    file += &closing(&table.game).unwrap();
    let read = Record::parse(file.as_bytes()).unwrap();
    assert_eq!(read, Record::of(&table.game));
    assert_eq!(read.replay(&Toys), Ok(table.game));
}

#[test]
fn words_that_look_like_times_escapes_or_results_survive() {
    let mut table: Table<Votes> = Table::new(header("votes", "pp"));
    table.act(ONE, "\\open");
    table.wait(5_000);
    table.act(ONE, "@1.000");
    table.act(ONE, "result:");
    table.act(TWO, "@2.000");
    let text = Record::of(&table.game).to_string();
    assert!(
        text.contains("1. 1: \\\\open @5.000 \\@1.000 result:\n4. 2: \\@2.000\n"),
        "{text}"
    );
    assert_eq!(
        Record::parse(text.as_bytes()).unwrap().replay(&Toys),
        Ok(table.game)
    );
}

#[test]
fn a_hand_written_record_needs_no_times_and_may_space_its_words() {
    let text = format!("{HEADER}1. 1:  c   3 \n3. 2: b 1\r\n5. resign 1\n");
    let game = replay(&text).unwrap();
    assert!(game.is_over());
    assert_eq!(game.log()[0].time, Time::EPOCH);
}

#[test]
fn what_cannot_have_happened_is_named_by_line_entry_and_rule() {
    let fault = |body: &str| replay(&format!("{HEADER}{body}")).unwrap_err();
    let error = fault("1. 1: c 3\n3. 2: b 3 \n5. 1: c 1\n7. 2: c 3 a\n");
    // Heap c has 7 - 3 - 1 = 3 left, so 3 can go; then it is the other's turn.
    assert_eq!((error.line, error.entry), (12, Some(Number(9))));
    assert_eq!(error.meaning, Meaning::Refused(Refused::NotYourTurn));
    assert_eq!(error.phrase().id, "record-cannot-happen");
    assert_eq!(error.reason().unwrap().id, "play-not-your-turn");

    let error = fault("1. 1: c 3\n3. 2: a 3\n5. 1: a\n");
    assert_eq!((error.line, error.entry), (11, Some(Number(5))));
    assert_eq!(error.rule().unwrap().to_string(), "HE-1");
    assert_eq!(error.phrase().id, "record-against-rule");

    let error = fault("1. 1: z\n");
    assert_eq!(error.meaning, Meaning::NotAnAction("z".parse().unwrap()));

    let cases: &[(&str, Refused<_>)] = &[
        ("1. chance: a\n", Refused::NothingToRoll),
        ("1. 3: a\n", Refused::NotSeated),
        ("1. 1: a\n2. undo 2 to 1\n", Refused::NoSuchPoint),
        (
            "1. 1: a\n2. 1: 1\n3. 2: b\n4. undo 1 to 1\n",
            Refused::UndoPastOther,
        ),
        ("1. 1: a\n2. rewind 2 to 1\n", Refused::NoSuchPoint),
        ("1. 1: a 1\n3. 2: b 1\n5. rewind 2 to 3\n", Refused::NoConsent),
        ("1. flag 1\n", Refused::TimeIsNotUp),
        ("1. draw-offer 1\n", Refused::NoDrawInThisGame),
        ("1. draw-accept 1\n", Refused::NoOffer),
        ("1. takeback-give 1\n", Refused::NoTakeback),
        ("1. sit 1 Eva\n", Refused::SeatTaken),
        ("1. leave 2\n", Refused::NotSeated),
        ("1. nonce 1 00000000000000000000000000000000\n", Refused::NoDice),
        ("1. resign 1\n2. 2: a\n", Refused::Over),
        ("1. abandon\n2. abandon\n", Refused::Over),
    ];
    for (body, refused) in cases {
        assert_eq!(fault(body).meaning, Meaning::Refused(refused.clone()), "{body}");
    }
    let early = format!("1. secret {}\n", "0".repeat(64));
    assert_eq!(fault(&early).meaning, Meaning::Refused(Refused::NotOver));
}

#[test]
fn a_wrong_result_is_found() {
    let good = format!("{HEADER}1. resign 1\nresult: places 2 1 points 0 0 by resignation of 1\n");
    replay(&good).unwrap();
    for (from, to) in [
        ("places 2 1", "places 1 2"),
        ("places 2 1", "places 1 1"),
        ("points 0 0", "points 0 1"),
        ("by resignation of 1", "by resignation of 2"),
        ("by resignation of 1", "by time of 1"),
        ("by resignation of 1", "by rules HE-3"),
        ("1. resign 1\n", ""),
    ] {
        let error = replay(&good.replace(from, to)).unwrap_err();
        assert_eq!(error.meaning, Meaning::Result);
        assert_eq!(error.line, if to.is_empty() { 9 } else { 10 });
    }
}

#[test]
fn what_the_library_does_not_know_is_said() {
    let fault = |from: &str, to: &str| {
        let text = HEADER.replace(from, to);
        replay(&text).unwrap_err().meaning
    };
    assert_eq!(fault("heaps", "chess"), Meaning::Start(NoStart::Game));
    assert_eq!(
        fault("standard\nRev", "odd\nRev"),
        Meaning::Start(NoStart::Variant)
    );
    assert_eq!(
        fault("Revision: 1", "Revision: 2"),
        Meaning::Start(NoStart::Revision { known: 1 })
    );
    assert_eq!(
        fault("Seat 2: bot random", "Seat 2: nobody\nSeat 3: nobody"),
        Meaning::Start(NoStart::Seats)
    );
}

#[test]
fn a_library_that_lays_out_another_table_does_not_bring_the_reader_down() {
    struct Wrong;
    impl play::Library<CardsPosition> for Wrong {
        fn start(&self, _: &Header) -> Result<CardsPosition, NoStart> {
            Ok(<conform::toys::Cards as rules::Game>::start(
                &rules::Options::default(),
                5,
            ))
        }
    }
    let record = Record::parse(HEADER.as_bytes()).unwrap();
    assert_eq!(
        record.replay(&Wrong).unwrap_err().meaning,
        Meaning::Start(NoStart::Seats)
    );
}

#[test]
fn errors_can_be_handed_on_as_errors() {
    fn is_error<E: std::error::Error + Send + Sync + 'static>() {}
    is_error::<Refused<conform::toys::ToyRefusal>>();
    is_error::<ReplayError<conform::toys::ToyRefusal>>();
    is_error::<play::record::RecordError>();
    is_error::<play::Unfair>();
}

#[test]
fn what_can_have_happened_before_a_fault_is_kept() {
    let text = format!("{HEADER}1. 1: c 3\n3. 2: b 3 c\n");
    let record = Record::parse(text.as_bytes()).unwrap();
    let part = record.replay_part(&Toys).unwrap();
    let game: Match<HeapsPosition> = part.game;
    assert_eq!(game.log().len(), 4);
    let stopped = part.stopped.unwrap();
    assert_eq!((stopped.line, stopped.entry), (10, Some(Number(5))));
    assert!(matches!(game.log()[3].kind, EntryKind::Acted { seat, .. } if seat == TWO));
}

#[test]
fn a_name_is_replaced_for_the_one_who_bore_it_and_for_nobody_else() {
    let mut table: Table<HeapsPosition> = Table::new(header("heaps", "pn"));
    let sit = |name: &str| Command::Sit(TWO, name.parse().unwrap());
    table.ok(sit("Eva"));
    table.ok(Command::Rename(TWO, "Evka".parse().unwrap()));
    table.ok(Command::Leave(TWO));
    table.wait(1);
    table.ok(sit("Ivo"));
    table.ok(Command::HandToBot(TWO, "easy".parse().unwrap()));
    table.ok(sit("Eva"));
    let names = |record: &Record| -> Vec<String> {
        let lines = record.to_string();
        let sat = lines.lines().filter_map(|line| line.split_once(" sit 2 "));
        sat.map(|(_, name)| name.to_owned()).collect()
    };
    let record = Record::of(&table.game);
    assert_eq!(names(&record), ["Eva", "Evka", "Ivo", "Eva"]);
    let (gone, seat) = ("-".parse().unwrap(), TWO);
    let renamed = |whose: &Whose| names(&record.clone().renamed(seat, whose, &gone));
    assert_eq!(renamed(&Whose::Last), ["Eva", "Evka", "Ivo", "-"]);
    let called = |name: &str| Whose::Called(name.parse().unwrap());
    assert_eq!(renamed(&called("Evka")), ["-", "-", "Ivo", "Eva"]);
    assert_eq!(renamed(&called("Eva")), ["-", "-", "Ivo", "-"]);
    assert_eq!(renamed(&called("Ivo")), ["Eva", "Evka", "-", "Eva"]);
    assert_eq!(renamed(&called("Anna")), ["Eva", "Evka", "Ivo", "Eva"]);
    let first = record.clone().renamed(ONE, &Whose::Last, &gone);
    assert_eq!(first.header().players[ONE], Player::Person(gone));
    assert_eq!(names(&first), names(&record));
}
