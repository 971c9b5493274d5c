//! Component files: their faults, all at once and with the line.

use game_tomb::{Tomb, TombSet};
use rules::{Components as _, Fault, Game, Options};

use crate::support::{PLAIN, in_short, set_text};

#[track_caller]
fn faults(text: &str) -> Vec<String> {
    TombSet::read(text)
        .expect_err("a faulty set was read")
        .iter()
        .map(said)
        .collect()
}

/// A fault in brief: its line, id and variables.
fn said(fault: &Fault) -> String {
    format!("{} {}", fault.line, in_short(&fault.phrase, "tomb-fault-"))
}

/// The line number of this text, counted from 1.
#[track_caller]
fn line(text: &str, wanted: &str) -> usize {
    text.lines().position(|line| line == wanted).unwrap() + 1
}

#[test]
fn the_standard_set_reads_back_as_it_is_written() {
    let standard = TombSet::standard();
    assert_eq!(standard.id(), "standard");
    assert_eq!(TombSet::read(&standard.write()).as_ref(), Ok(&*standard));
    let lab = TombSet::read(&set_text(48, &[])).unwrap();
    assert_eq!(TombSet::read(&lab.write()), Ok(lab));
}

#[test]
fn a_missing_card_and_a_wrong_count_are_named() {
    let text = set_text(48, &[]);
    let (start, rest) = text.split_once("chamber 17 green\n").unwrap();
    let without = format!("{start}{}", &rest[rest.find("chamber 18").unwrap()..]);
    assert_eq!(faults(&without), ["0 chamber-missing 17"]);
    let recoloured = text.replace("chamber 17 green", "chamber 17 orange");
    assert_eq!(
        faults(&recoloured),
        ["0 colour-count orange 17 16", "0 colour-count green 15 16"]
    );
    let fewer = text.replace("expedition V3 2", "expedition V3 1");
    assert_eq!(faults(&fewer), ["0 expedition-total 7 8"]);
    let skulls = text.replace(" -15 -18", " -15");
    assert_eq!(faults(&skulls), ["2 skull-count 9 10"]);
}

#[test]
fn an_unknown_symbol_is_pointed_at() {
    let text = set_text(48, &[(5, ["E..q.", ".....", ".....", "..?..", "....T"])]);
    let at = line(&text, "E..q.");
    assert_eq!(
        faults(&text),
        [format!("{at} symbol q 4"), format!("{} symbol ? 3", at + 3)]
    );
}

#[test]
fn a_chamber_without_a_way_is_found() {
    let text = set_text(48, &[(9, ["E#...", "##...", ".....", ".....", "....T"])]);
    assert_eq!(
        faults(&text),
        [format!("{} chamber-no-way", line(&text, "chamber 9 purple"))]
    );
}

#[test]
fn entrance_and_tomb_stand_once_in_their_rows() {
    for (rows, expected) in [
        (
            [".....", "E....", ".....", ".....", "....T"],
            vec!["chamber-entrance"],
        ),
        (
            ["E...E", ".....", ".....", ".....", "....T"],
            vec!["chamber-entrance"],
        ),
        (
            ["E....", ".....", ".....", "....T", "....."],
            vec!["chamber-tomb"],
        ),
        (
            [".....", ".....", ".....", ".....", "....."],
            vec!["chamber-entrance", "chamber-tomb"],
        ),
    ] {
        let text = set_text(48, &[(9, rows)]);
        let at = line(&text, "chamber 9 purple");
        let expected: Vec<String> = expected.iter().map(|id| format!("{at} {id}")).collect();
        assert_eq!(faults(&text), expected);
    }
    // Any place in the top and the bottom row is allowed.
    TombSet::read(&set_text(
        48,
        &[(9, ["...E.", ".....", ".....", ".....", ".T..."])],
    ))
    .unwrap();
}

#[test]
fn rows_of_the_wrong_length_and_number_are_found() {
    let text = set_text(48, &[(9, ["E...", "......", ".....", ".....", "....T"])]);
    let at = line(&text, "E...");
    assert_eq!(
        faults(&text),
        [
            format!("{at} chamber-width 4"),
            format!("{} chamber-width 6", at + 1)
        ]
    );
    let text = set_text(48, &[]).replacen(".s.s.\n", "", 1);
    assert_eq!(
        faults(&text),
        [format!("{} chamber-rows 4", line(&text, "chamber 1 orange"))]
    );
    let text = set_text(48, &[]).replacen(".s.s.\n", ".s.s.\n.....\n", 1);
    assert_eq!(
        faults(&text),
        [format!("{} chamber-rows 6", line(&text, "chamber 1 orange"))]
    );
}

#[test]
fn too_many_crosses_are_refused() {
    let text = set_text(48, &[(9, ["Exxxx", "xxxxx", ".....", ".....", "....T"])]);
    assert_eq!(
        faults(&text),
        [format!("{} chamber-crosses 8", line(&text, "chamber 9 purple"))]
    );
}

#[test]
fn all_faults_are_listed_in_the_order_of_the_lines() {
    let text = "\
hello
set two words
skulls -1 -2 5 -3 -2 -0
expedition I2 none
XX
expedition Q! 1
X.X
expedition I3 1
XXXXXX
expedition S 1
X#
expedition T 1
.X
.X
expedition T 1
XXXX
expedition
chamber 1 pink
E....
.....
.....
.....
....T
chamber 49 green
chamber x green
chamber
chamber 1 green
";
    let mut expected: Vec<String> = [
        "1 unknown-line hello",
        "2 set-name",
        "3 skull-value 5",
        "3 skull-order -2",
        "3 skull-value -0",
        "3 skull-count 6 10",
        "4 expedition-count none",
        "6 expedition-name Q!",
        "6 expedition-shape",
        "9 expedition-large",
        "11 symbol # 2",
        "12 expedition-same T I2",
        "15 expedition-twice T",
        "17 expedition-line",
        "18 chamber-colour pink",
        "24 chamber-number 49 48",
        "24 chamber-rows 0",
        "25 chamber-number x 48",
        "25 chamber-rows 0",
        "26 chamber-line",
        "27 chamber-twice 1",
        "27 chamber-rows 0",
        "0 expedition-total 5 8",
    ]
    .map(str::to_owned)
    .to_vec();
    expected.extend((2..=48).map(|card| format!("0 chamber-missing {card}")));
    assert_eq!(faults(text), expected);
}

#[test]
fn a_set_must_not_take_the_name_of_ours() {
    let text = set_text(48, &[]).replace("set lab", "set standard");
    assert_eq!(faults(&text), ["0 name-taken standard"]);
    assert_eq!(faults("").len(), 3 + 48, "{:?}", faults(""));
    let twice = set_text(48, &[]).replace("set lab", "set lab\nset other");
    assert_eq!(faults(&twice), ["2 set-twice"]);
}

#[test]
fn any_text_is_read_or_refused_without_a_panic() {
    let text = set_text(48, &[]);
    for cut in (0..text.len()).step_by(7) {
        assert!(TombSet::read(&text[..cut]).is_err());
    }
    for odd in [
        "chamber 1 purple\n🪦🪦🪦🪦🪦",
        "skulls -256 --1",
        "expedition X 256\nX",
        "set \u{0}",
    ] {
        assert!(TombSet::read(odd).is_err());
    }
    assert!(TombSet::read(&text.replace('\n', "\r\n")).is_ok());
    assert_eq!(PLAIN.len(), 5);
}

#[test]
fn a_match_can_be_played_with_another_set() {
    let components = std::sync::Arc::new(TombSet::read(&set_text(48, &[])).unwrap());
    let options = Options::<Tomb> {
        components,
        ..Options::default()
    };
    assert_ne!(Tomb::start(&options, 2), Tomb::start(&Options::default(), 2));
}
