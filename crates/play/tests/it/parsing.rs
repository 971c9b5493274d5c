use conform::toys::{BidsPosition, HeapsPosition};
use dice::SeededDice;
use play::record::{Read, Record, RecordError, Syntax, Thing};
use play::{Command, Number, Reach, SeatCommand};
use rules::{Actor, Dice, Position, Turn};

use crate::table::{ONE, TWO, Table, Toys, fischer, header};

/// A record that contains every kind of entry.
pub(crate) fn sample() -> String {
    let mut header = header("bids", "pbp");
    header.clock = fischer(1_000_000, 5_000);
    header.setup = Some("somewhere else".parse().unwrap());
    header.components = play::ComponentSet::custom("mine".parse().unwrap(), "one\n\ttwo\n").unwrap();
    header.stand_in = "hard".parse().unwrap();
    let mut table: Table<BidsPosition> = Table::dealt(header);
    let mut dice = SeededDice::new(5);
    let three = rules::Seat::new(2);
    let mut rounds = 0;
    while table.game.position().turn() != Turn::Over {
        table.wait(u64::from(dice.below(3)) * 1_234);
        let seat = table.game.position().undecided().first().unwrap();
        let mut list = Vec::new();
        table.game.position().legal_actions(Actor::Seat(seat), &mut list);
        table.wish(
            seat,
            SeatCommand::Act(list[dice.below(list.len() as u32) as usize]),
        );
        rounds += 1;
        match rounds {
            2 => table.undo(seat),
            4 => {
                table.wish(ONE, SeatCommand::OfferDraw);
                table.wish(three, SeatCommand::DeclineDraw);
            }
            5 => {
                table.wish(ONE, SeatCommand::AskTakeback(Reach::Turn));
                table.wish(three, SeatCommand::GiveTakeback);
            }
            6 => {
                table.wish(ONE, SeatCommand::AskTakeback(Reach::Action));
                table.wish(three, SeatCommand::DeclineTakeback);
            }
            7 => {
                table.ok(Command::Leave(three));
                table.ok(Command::Sit(three, "Eva Ľubica".parse().unwrap()));
            }
            8 => {
                table.ok(Command::HandToBot(three, "master".parse().unwrap()));
            }
            9 => drop(table.wish(TWO, SeatCommand::Resign)),
            _ => {}
        }
    }
    Record::of(&table.game).to_string()
}

#[test]
fn the_sample_is_whole_and_true() {
    let text = sample();
    let record = Record::parse(text.as_bytes()).unwrap();
    assert_eq!(record.to_string(), text);
    for word in [
        "undo",
        "rewind",
        "takeback-ask",
        "takeback-give",
        "takeback-decline",
        "draw-offer",
        "draw-decline",
        "leave",
        "sit",
        "bot",
        "resign",
        "seal",
        "nonce",
        "secret",
        "chain:",
        "chance:",
        "result:",
        "@",
    ] {
        assert!(text.contains(word), "{word} is missing in\n{text}");
    }
    let game: play::Match<BidsPosition> = record.replay(&Toys).unwrap();
    assert!(play::verify(&game).is_ok());
}

#[test]
fn a_record_cut_anywhere_keeps_all_that_came_before() {
    let text = sample();
    let whole = Record::parse(text.as_bytes()).unwrap();
    let header_end = text.find("\n\n").unwrap() + 2;
    for cut in 0..text.len() {
        let bytes = &text.as_bytes()[..cut];
        if cut < header_end {
            let error = Record::read(bytes).unwrap_err();
            assert!(
                matches!(error.fault, Syntax::NoHeader | Syntax::NotText),
                "{cut}: {error}"
            );
            continue;
        }
        let Read { record, cut: error } = Record::read(bytes).unwrap();
        assert_eq!(record.header(), whole.header());
        let kept = record.entries().len();
        assert_eq!(record.entries(), &whole.entries()[..kept], "{cut}");
        assert_eq!(error.is_none(), bytes.ends_with(b"\n"), "{cut}: {error:?}");
        // Everything followed by a space or the end of its line is there.
        let told = text[header_end..]
            .split_inclusive('\n')
            .scan(header_end, |at, line| {
                *at += line.len();
                Some((*at, line))
            })
            .take_while(|(end, _)| *end <= cut)
            .count();
        let lines: Vec<_> = text[header_end..].lines().collect();
        let next = lines.get(told).and_then(|line| line.split('.').next());
        if let Some(Ok(next)) = next.map(str::parse::<usize>) {
            assert!(kept + 1 >= next, "{cut}: {kept} of {}", next - 1);
        }
        if let Some(error) = error {
            assert!(matches!(error.fault, Syntax::CutOff | Syntax::NotText), "{error}");
            assert_eq!(error.line, bytes.split(|&byte| byte == b'\n').count());
        }
    }
}

#[test]
fn whole_words_of_a_cut_line_are_kept() {
    let start = "Benben record 1\nGame: heaps\nRules: standard\nRevision: 1\nSeat 1: nobody\nSeat 2: nobody\n\
                 Components: standard\n\n";
    for (line, kept) in [
        ("1. 1: a 1 b 10", 3),
        ("1. 1: a 1 b ", 3),
        ("1. 1: a 1 @3.000 b", 2),
        ("1. 1: a 1 @3.0", 2),
        ("1. 1: a", 0),
        ("1. 1:", 0),
        ("1. ", 0),
        ("1", 0),
        ("1. sit 1 Eva Maria", 0),
        ("1. undo 1 to 1", 0),
        ("1. 1: a 1 \u{0}b", 2),
    ] {
        let read = Record::read(format!("{start}{line}").as_bytes()).unwrap();
        assert_eq!(read.record.entries().len(), kept, "{line:?}");
        assert!(
            matches!(read.cut.unwrap().fault, Syntax::CutOff | Syntax::Control),
            "{line:?}"
        );
    }
    let mut bytes = format!("{start}1. 1: a 1 ").into_bytes();
    bytes.extend(b"\xff\xfe b\n3. 2: b 1\n");
    let read = Record::read(&bytes).unwrap();
    assert_eq!(read.record.entries().len(), 2);
    assert_eq!(
        read.cut,
        Some(RecordError {
            line: 9,
            column: 11,
            fault: Syntax::NotText
        })
    );
}

#[test]
fn faults_are_named_with_line_and_column() {
    let good = "Benben record 1\nGame: heaps\nRules: standard\nRevision: 1\nSeat 1: person Ľubo\n\
                Seat 2: bot random\nComponents: standard\n\n1. @1.000 1: a 1\n3. 2: b 1\n5. undo 2 to 4\n\
                6. 2: 1\n7. resign 1\nresult: places 2 1 points 1 1 by resignation of 1\n";
    Record::parse(good.as_bytes()).unwrap();
    let expected = Syntax::Expected;
    let cases = [
        (
            "Benben record 1",
            "Benben record",
            1,
            1,
            Syntax::Literal("Benben record "),
        ),
        ("record 1\n", "record 1x\n", 1, 15, expected(Thing::Version)),
        ("record 1\n", "record 4\n", 1, 15, expected(Thing::Version)),
        ("record 1\n", "record  1\n", 1, 15, expected(Thing::Version)),
        ("Game: heaps", "Game:heaps", 2, 1, Syntax::Literal("Game: ")),
        ("Game: heaps", "Game: he aps", 2, 10, expected(Thing::EndOfLine)),
        ("Game: heaps", "Game: ", 2, 7, expected(Thing::Word)),
        ("Revision: 1", "Revision: 65536", 4, 11, expected(Thing::Number)),
        ("Revision: 1", "Revision: +1", 4, 11, expected(Thing::Number)),
        ("to 4", "to +4", 11, 14, expected(Thing::EarlierEntry)),
        ("points 1 1", "points 1 +1", 14, 29, expected(Thing::Points)),
        ("places 2 1", "places +2 1", 14, 16, expected(Thing::Place)),
        ("Seat 1", "Seat 2", 5, 6, expected(Thing::Seat)),
        ("person Ľubo", "persona Ľubo", 5, 9, expected(Thing::Player)),
        ("person Ľubo", "person ", 5, 16, expected(Thing::Text)),
        (
            "Seat 2: bot random\n",
            "Seat 2: bot random\nSeat 3: nobody\nSeat 4: nobody\nSeat 5: nobody\nSeat 6: nobody\n",
            10,
            6,
            Syntax::TooManySeats,
        ),
        (
            "Components: standard\n",
            "Components: standard\n|x\n",
            8,
            2,
            Syntax::Literal(" "),
        ),
        (
            "Components: standard\n",
            "Components: standard\nClock: sand\n",
            8,
            8,
            expected(Thing::Clock),
        ),
        (
            "Components: standard\n",
            "Components: standard\nClock: per-move 3\n",
            8,
            17,
            expected(Thing::Seconds),
        ),
        (
            "Components: standard\n",
            "Components: standard\nDice: sha-256 00\n",
            8,
            15,
            expected(Thing::Hex),
        ),
        (
            "Components: standard\n",
            "Components: standard\nDraws: always\n",
            8,
            8,
            Syntax::Literal("by agreement"),
        ),
        (
            "Components: standard\n",
            "Components: standard\nStarted: now\n",
            8,
            10,
            expected(Thing::Moment),
        ),
        (
            "Components: standard\n",
            "Components: standard\nColour: red\n",
            8,
            1,
            expected(Thing::EndOfLine),
        ),
        ("1. @1.000", "2. @1.000", 9, 1, Syntax::WrongNumber(Number(1))),
        ("1. @1.000", "01. @1.000", 9, 1, Syntax::WrongNumber(Number(1))),
        (
            "1. @1.000 1: a 1\n",
            "\n1. @1.000 1: a 1\n",
            9,
            1,
            Syntax::WrongNumber(Number(1)),
        ),
        ("@1.000", "@1.0", 9, 4, expected(Thing::Seconds)),
        ("@1.000", "@99999999999999999.000", 9, 4, expected(Thing::Seconds)),
        ("2: b 1", "@0.999 2: b 1", 10, 4, Syntax::TimeRunsBack),
        ("3. 2: b 1", "3. 6: b 1", 10, 4, expected(Thing::Seat)),
        ("3. 2: b 1", "3. 2:", 10, 6, expected(Thing::Action)),
        ("3. 2: b 1", "3. 2: b @3.000", 10, 15, expected(Thing::Action)),
        ("3. 2: b 1", "3. 2: b\u{2003}1", 10, 7, expected(Thing::Action)),
        (
            "5. undo 2 to 4",
            "5. undone 2 to 4",
            11,
            4,
            expected(Thing::Entry),
        ),
        ("5. undo 2 to 4", "5. undo 2 at 4", 11, 11, Syntax::Literal("to")),
        (
            "5. undo 2 to 4",
            "5. undo 2 to 5",
            11,
            14,
            expected(Thing::EarlierEntry),
        ),
        (
            "5. undo 2 to 4",
            "5. undo 2 to 0",
            11,
            14,
            expected(Thing::EarlierEntry),
        ),
        (
            "5. undo 2 to 4",
            "5. undo 2 to 4 now",
            11,
            16,
            expected(Thing::EndOfLine),
        ),
        ("7. resign 1", "7. resign one", 13, 11, expected(Thing::Seat)),
        (
            "7. resign 1\n",
            "7. resign 1\n\n",
            14,
            1,
            Syntax::WrongNumber(Number(8)),
        ),
        ("places 2 1", "places 3 1", 14, 16, expected(Thing::Place)),
        ("places 2 1", "places 2", 14, 18, expected(Thing::Place)),
        ("points 1 1", "points 1 x", 14, 29, expected(Thing::Points)),
        ("by resignation of 1", "by magic", 14, 34, expected(Thing::Cause)),
        (
            "by resignation of 1",
            "by resignation of 9",
            14,
            49,
            expected(Thing::Seat),
        ),
        (
            "by resignation of 1\n",
            "by resignation of 1\n\n",
            15,
            1,
            Syntax::AfterResult,
        ),
        (
            "by resignation of 1\n",
            "by resignation of 1",
            14,
            50,
            Syntax::CutOff,
        ),
        ("person Ľubo", "person Ľu\u{7}bo", 5, 18, Syntax::Control),
    ];
    for (from, to, line, column, fault) in cases {
        let text = good.replacen(from, to, 1);
        assert_ne!(text, good);
        let error = Record::parse(text.as_bytes()).unwrap_err();
        assert_eq!(error, RecordError { line, column, fault }, "{to:?}");
        let said = error.phrase();
        assert!(said.id.starts_with("record-"));
    }
    for nothing in [&b""[..], b"\n", b"\0", b"\xff", b"Benben record 1\n"] {
        assert!(Record::read(nothing).is_err());
    }
}

#[test]
fn huge_lines_and_many_lines_take_no_more_than_reading_them() {
    // With worse than linear time these would never finish.
    let start = "Benben record 1\nGame: heaps\nRules: standard\nRevision: 1\nSeat 1: nobody\nSeat 2: nobody\n\
                 Components: standard\n";
    let million = 1_000_000;
    let entries = |text: String| Record::read(text.as_bytes()).unwrap().record.entries().len();
    assert_eq!(
        entries(format!("{start}\n1. 1:{}\n", " a".repeat(million))),
        million
    );
    assert_eq!(entries(format!("{start}\n1. 1: a{}\n", " ".repeat(million))), 1);
    assert_eq!(entries(format!("{start}\n1. 1: {}\n", "a".repeat(million))), 0);
    assert_eq!(
        entries(format!("{start}\n1.{} 1: a\n", " @1.000".repeat(million))),
        1
    );
    assert_eq!(
        entries(format!("{start}\n1. 1: a {}", "\u{0}".repeat(million))),
        1
    );
    assert_eq!(entries(format!("{start}\n{}", "\r".repeat(million))), 0);
    let block = "| x\n".repeat(million);
    assert_eq!(entries(format!("{start}{block}\n")), 0);
    let lines: Vec<String> = (1..=200_000)
        .map(|number| format!("{number}. abandon\n"))
        .collect();
    let lines = lines.concat();
    assert_eq!(entries(format!("{start}\n{lines}")), 200_000);
    assert!(Record::read(format!("{start}Setup: {}\n\n", "x".repeat(million)).as_bytes()).is_err());
    assert!(Record::read(&vec![b'\n'; million]).is_err());
}

/// Mutates the text in one of many ways; returns the index from which it may differ.
fn mutate(text: &[u8], dice: &mut dyn Dice) -> (Vec<u8>, usize) {
    let mut bytes = text.to_vec();
    let at = dice.below(bytes.len() as u32) as usize;
    let other = dice.below(bytes.len() as u32) as usize;
    let (from, to) = (at.min(other), at.max(other));
    match dice.below(9) {
        0 => bytes[at] = dice.bits() as u8,
        1 => bytes[at] ^= 1 << dice.below(8),
        2 => drop(bytes.remove(at)),
        3 => bytes.insert(at, dice.bits() as u8),
        4 => bytes.truncate(at),
        5 => drop(bytes.drain(from..to)),
        6 => {
            let piece = bytes[from..to].to_vec();
            bytes.splice(from..from, piece);
        }
        7 => {
            let piece = *b"\x00\n \r\xff@:.|"
                .get(dice.below(9) as usize)
                .expect("nine bytes to choose from");
            bytes.insert(at, piece);
        }
        _ => bytes.swap(from, to),
    }
    let changed = bytes.iter().zip(text).position(|(new, old)| new != old);
    let from = changed.unwrap_or(bytes.len().min(text.len()));
    (bytes, from)
}

#[test]
fn mutated_records_never_panic_and_keep_what_came_before_the_change() {
    let text = sample();
    let header_end = text.find("\n\n").unwrap() + 2;
    let mut dice = SeededDice::new(11);
    let mut outcomes = [0; 4];
    for _ in 0..conform::matches(100_000) {
        let (mut bytes, mut from) = mutate(text.as_bytes(), &mut dice);
        while dice.below(2) == 0 && !bytes.is_empty() {
            let (again, changed) = mutate(&bytes, &mut dice);
            bytes = again;
            from = from.min(changed);
        }
        let Ok(Read { record, cut }) = Record::read(&bytes) else {
            assert!(from < header_end, "the header was whole");
            outcomes[0] += 1;
            continue;
        };
        if from >= header_end {
            let before = text.as_bytes()[..from]
                .iter()
                .rposition(|&byte| byte == b'\n')
                .map_or(0, |end| end + 1);
            let kept = Record::read(&text.as_bytes()[..before.max(header_end)]).unwrap();
            let kept = kept.record.entries();
            assert_eq!(&record.entries()[..kept.len()], kept);
        }
        // Everything that was read can be written and read again, and is replayed or refused.
        let again = Record::parse(record.to_string().as_bytes());
        assert_eq!(again.as_ref(), Ok(&record));
        outcomes[1 + usize::from(cut.is_some())] += 1;
        let replayed = record.replay_part(&Toys);
        if let Ok(part) = replayed {
            let part: play::record::Replay<BidsPosition> = part;
            outcomes[3] += usize::from(part.stopped.is_some());
            let _ = play::verify(&part.game);
        }
    }
    assert!(outcomes.iter().all(|&count| count > 50), "{outcomes:?}");
}

#[test]
fn any_bytes_at_all_are_read_without_panic() {
    let mut dice = SeededDice::new(12);
    let pieces: [&[u8]; 14] = [
        b"Benben record 1\n",
        b"Game: ",
        b"Seat 1: ",
        b"\n",
        b" ",
        b"1. ",
        b"1: ",
        b"@1.000",
        b"|",
        b"\xc3",
        b"\\",
        b"result: places",
        b"chance:",
        b"\0",
    ];
    for _ in 0..conform::matches(50_000) {
        let mut bytes = Vec::new();
        for _ in 0..dice.below(20) {
            bytes.extend(pieces[dice.below(14) as usize]);
        }
        let _ = Record::read(&bytes);
        // The same after a valid header.
        let mut good = b"Benben record 1\nGame: heaps\nRules: standard\nRevision: 1\nSeat 1: person A\n\
            Seat 2: person B\nComponents: standard\n\n"
            .to_vec();
        good.extend(&bytes);
        let read = Record::read(&good).unwrap();
        let _: Result<play::Match<HeapsPosition>, _> = read.record.replay(&Toys);
    }
}
