//! Component files: reading, writing and faults.

use std::fmt::Write as _;

use game_sun::{Card, Deck, Kind, Part, SunSet, Symbol, SymbolColour, SymbolShape};
use rules::{Arg, Components};

const STANDARD: &str = include_str!("../../data/standard.txt");
const MANY_SYMBOLS: &str = include_str!("../../../../fuzz/corpus/components/sun-many-symbols");

/// Every fault as its line, message id and variables.
fn faults(text: &str) -> Vec<String> {
    let faults = SunSet::read(text).expect_err("a set with faults");
    let all = faults.into_iter().map(|fault| {
        let args = fault.phrase.args.into_iter().map(|(name, arg)| match arg {
            Arg::Number(number) => format!(" {name}={number}"),
            Arg::Text(text) => format!(" {name}={text}"),
            Arg::Message(id) => format!(" {name}={id}"),
            Arg::Seats(seats) => format!(" {name}={seats:?}"),
            Arg::Phrase(phrase) => format!(" {name}={phrase:?}"),
        });
        format!("{} {}{}", fault.line, fault.phrase.id, args.collect::<String>())
    });
    all.collect()
}

/// The line number of this text.
fn line_of(text: &str, line: &str) -> usize {
    1 + text
        .lines()
        .position(|other| other == line)
        .expect("a line of the file")
}

#[test]
fn the_standard_set_is_that_of_the_rules_page() {
    let set = SunSet::standard();
    let count = |card: &str| {
        let kind = set.kind(card.parse::<Card>().unwrap());
        kind.map_or(0, |kind| set.counts()[kind])
    };
    let values = |part: Part| -> Vec<u8> {
        let counts = |value: u8| {
            let kinds = (0..set.kinds()).map(Kind::new);
            let alike = kinds.filter(|&kind| set.card(kind).part == part && set.card(kind).value == value);
            alike.map(|kind| set.counts()[kind]).sum()
        };
        (0..=5).map(counts).collect()
    };
    assert_eq!(values(Part::Standard), [0, 8, 12, 12, 10, 6]);
    assert_eq!(values(Part::Left), [0, 3, 5, 4, 1, 0]);
    assert_eq!(values(Part::Right), [0, 3, 5, 4, 1, 0]);
    assert_eq!(values(Part::Top), [0, 0, 1, 1, 1, 1]);
    for symbol in ["sun", "moon", "rain", "serpent"] {
        let counts: Vec<u8> = (1..=5).map(|value| count(&format!("{value}{symbol}"))).collect();
        assert_eq!(counts, [2, 2, 2, 1, 0], "{symbol}");
    }
    let plain: Vec<u8> = (1..=5).map(|value| count(&value.to_string())).collect();
    assert_eq!(plain, [0, 4, 4, 6, 6]);
    for symbol in Symbol::STANDARD {
        assert_eq!(set.middles(Some(symbol)), 2);
    }
    assert_eq!(set.middles(None), 0);
    assert_eq!(set.ends(), [None, None]);
    assert_eq!((set.deck_len(Deck::Standard), set.deck_len(Deck::Edge)), (48, 30));
    assert_eq!(set.id(), "standard");
}

#[test]
fn what_is_written_reads_the_same() {
    let standard = SunSet::standard();
    assert_eq!(SunSet::read(&standard.write()).as_ref(), Ok(&*standard));
    let odd = STANDARD
        .replace("set standard", "set my-copy-2")
        .replace("end left plain", "end left serpent")
        .replace("middle sun 2", "middle plain 2")
        .replace("top 5 plain 1", "top 5 moon 1");
    let odd = SunSet::read(&odd).expect("a set without fault");
    assert_eq!(SunSet::read(&odd.write()).as_ref(), Ok(&odd));
    assert_ne!(odd, *standard);
}

#[test]
fn a_copy_may_have_any_number_of_symbols_of_any_shape_and_colour() {
    let many = SunSet::read(MANY_SYMBOLS).expect("a set without fault");
    assert_eq!(SunSet::read(&many.write()).as_ref(), Ok(&many));
    let symbols = many.symbols();
    assert!(symbols.len() > 20, "{symbols:?}");
    for &shape in SymbolShape::ALL {
        assert!(symbols.iter().any(|symbol| symbol.shape() == shape), "{shape:?}");
    }
    for &colour in SymbolColour::ALL {
        assert!(
            symbols.iter().any(|symbol| symbol.colour() == colour),
            "{colour:?}"
        );
    }
    assert_eq!(
        many.ends(),
        ["violet-moon", "brown-cross"].map(|word| word.parse().ok())
    );
    // The colour that a shape has in the standard set can be written or not: it is one symbol.
    let twice = MANY_SYMBOLS.replace("middle sun 1", "middle sun 1\nmiddle yellow-sun 1");
    let line = line_of(&twice, "middle yellow-sun 1");
    assert_eq!(
        faults(&twice),
        [format!("{line} sun-set-kind-twice word=middle yellow-sun")]
    );
    for (word, wrong) in [("white-heart", "heart"), ("grey-wave", "pink-wave")] {
        let text = MANY_SYMBOLS.replace(&format!("middle {word} 1"), &format!("middle {wrong} 1"));
        let line = line_of(&text, &format!("middle {wrong} 1"));
        let unknown = format!("{line} sun-set-unknown-symbol word={wrong}");
        assert!(faults(&text).contains(&unknown), "{:?}", faults(&text));
    }
}

#[test]
fn a_missing_card_is_found_by_the_total() {
    let text = STANDARD.replace("standard 3 rain 2\n", "");
    let line = line_of(&text, "total standard 48");
    assert_eq!(
        faults(&text),
        [format!(
            "{line} sun-set-wrong-total part=standard total=48 found=46"
        )]
    );
}

#[test]
fn a_wrong_count_is_found_by_the_total() {
    let text = STANDARD.replace("left 2 plain 5", "left 2 plain 6");
    let line = line_of(&text, "total left 13");
    assert_eq!(
        faults(&text),
        [format!("{line} sun-set-wrong-total part=left total=13 found=14")]
    );
}

#[test]
fn an_unknown_symbol_is_named_with_its_line() {
    let text = STANDARD.replace("standard 2 moon 2", "standard 2 mon 2");
    let expected = [
        format!(
            "{} sun-set-wrong-total part=standard total=48 found=46",
            line_of(&text, "total standard 48")
        ),
        format!(
            "{} sun-set-unknown-symbol word=mon",
            line_of(&text, "standard 2 mon 2")
        ),
    ];
    assert_eq!(faults(&text), expected);
}

#[test]
fn all_faults_are_listed_at_once_in_the_order_of_the_lines() {
    let text = "set Two Words\nset UPPER\nset fine\nset again\n\
        total standard x\ntotal left 1\ntotal left 2\ntotal nothing 3\n\
        standard 12 sun 1\nstandard 1 sun 0\nstandard 1 sun 100\nstandard 1 sun\n\
        standard 2 sun 1\nstandard 2 sun 1\nleft 1 plain 1 # fine\nbrick 1 sun 2\n\
        middle sun 2\nmiddle sun 2\nmiddle star 1\nend up plain\nend left plain\nend left sun\n";
    assert_eq!(
        faults(text),
        [
            "0 sun-set-no-total part=standard",
            "0 sun-set-no-total part=right",
            "0 sun-set-no-total part=top",
            "0 sun-set-no-total part=middle",
            "0 sun-set-few-middles needed=8 found=2",
            "0 sun-set-no-end word=right",
            "1 sun-set-wrong-words word=set",
            "2 sun-set-bad-name word=UPPER",
            "4 sun-set-name-twice",
            "5 sun-set-bad-count word=x least=0 most=99",
            "7 sun-set-total-twice part=left",
            "7 sun-set-wrong-total part=left total=2 found=1",
            "8 sun-set-unknown-part word=nothing",
            "9 sun-set-bad-value word=12",
            "10 sun-set-bad-count word=0 least=1 most=99",
            "11 sun-set-bad-count word=100 least=1 most=99",
            "12 sun-set-wrong-words word=standard",
            "14 sun-set-kind-twice word=2sun",
            "16 sun-set-unknown-part word=brick",
            "18 sun-set-kind-twice word=middle sun",
            "19 sun-set-unknown-symbol word=star",
            "20 sun-set-unknown-side word=up",
            "22 sun-set-end-twice word=left",
        ]
    );
}

#[test]
fn an_empty_file_lacks_everything() {
    let ids: Vec<String> = faults("# nothing\n\n").into_iter().collect();
    assert_eq!(ids.len(), 1 + 5 + 2 + 1 + 2, "{ids:#?}");
    assert!(ids.contains(&"0 sun-set-no-name".to_owned()));
    assert!(ids.contains(&"0 sun-set-empty-deck deck=edge".to_owned()));
}

#[test]
fn sets_that_are_too_large_are_refused() {
    let many = STANDARD.replace("standard 5 plain 6", "standard 5 plain 99");
    assert!(faults(&many).contains(&"0 sun-set-large-deck deck=standard most=99 found=141".to_owned()));
    let mut kinds =
        String::from("set wide\ntotal middle 8\nmiddle plain 8\nend left plain\nend right plain\n");
    let mut total = 0;
    for part in ["standard", "left"] {
        for value in 0..=9 {
            for symbol in ["plain", "sun", "moon", "rain", "serpent"] {
                let _ = writeln!(kinds, "{part} {value} {symbol} 1");
                total += 1;
            }
        }
    }
    kinds += "total standard 50\ntotal left 50\ntotal right 0\ntotal top 0\n";
    assert_eq!(
        (total, faults(&kinds)),
        (100, vec!["0 sun-set-many-kinds most=80 found=100".to_owned()])
    );
}

#[test]
fn any_text_gives_a_set_or_faults() {
    // Every prefix and every file with one character changed: never a panic, never an empty list.
    for end in (0..STANDARD.len()).step_by(7) {
        if let Err(faults) = SunSet::read(&STANDARD[..end]) {
            assert!(!faults.is_empty());
        }
        let mut bytes = STANDARD.as_bytes().to_vec();
        bytes[end] = b"#z9\n-"[end % 5];
        let text = String::from_utf8_lossy(&bytes);
        if let Err(faults) = SunSet::read(&text) {
            assert!(!faults.is_empty());
        }
    }
}
