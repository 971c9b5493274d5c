//! The worked example in the documentation is a real record.

use conform::toys::BidsPosition;
use dice::fair::{Nonce, Secret};
use play::record::Record;
use play::{Match, Reach, SeatCommand, verify};
use rules::Dice;

use crate::table::{ONE, TWO, Table, Toys, fischer, header};

const DOC: &str = include_str!("../../../../docs/record.md");

fn secret() -> Secret {
    "9f2c7a41d05be8836614fa0b97c3d25e18b07f6ac94d3e52a1c86bd90e47f3a5"
        .parse()
        .unwrap()
}

/// What the first seat adds to the dice; the second is a bot.
fn nonce() -> Nonce {
    "3c0f92ab55d1e8740a6b1f2d9e83c457".parse().unwrap()
}

/// The match in the example.
fn example() -> Match<BidsPosition> {
    let mut header = header("bids", "pb");
    header.variant = "tiny".parse().unwrap();
    header.players[ONE] = play::Player::Person("Anna Nováková".parse().unwrap());
    header.clock = fischer(300_000, 5_000);
    header.draws = play::Draws::Never;
    let start = play::Library::start(&Toys, &header).unwrap();
    let mut table: Table<BidsPosition> = Table {
        now: header.started,
        game: Match::dealt(header, start, secret()),
    };
    table.wait(1_196);
    table.wish(ONE, SeatCommand::SealNonce(nonce().seal()));
    table.wait(8);
    table.wish(ONE, SeatCommand::GiveNonce(nonce()));
    table.wait(8);
    table.wait(6_310);
    table.act(ONE, "b1");
    table.wait(1_905);
    table.act(ONE, "b3");
    table.wait(20);
    table.act(TWO, "b2");
    table.wait(4_088);
    table.wish(ONE, SeatCommand::Undo(Reach::Action));
    table.wait(2_750);
    table.act(ONE, "b2");
    table.wait(12);
    table.act(TWO, "b2");
    table.wait(3_333);
    table.act(ONE, "b1");
    table.wait(9);
    table.act(TWO, "b3");
    table.wait(1_500);
    table.act(ONE, "b3");
    table.wait(11);
    table.act(TWO, "b1");
    table.game
}

/// The fenced blocks of this kind in the document.
fn blocks(kind: &str) -> Vec<&'static str> {
    let fence = format!("```{kind}\n");
    let starts = DOC.match_indices(&fence).map(|(at, _)| at + fence.len());
    starts
        .map(|start| {
            let end = DOC[start..].find("```").unwrap();
            &DOC[start..start + end]
        })
        .collect()
}

#[test]
fn the_worked_example_is_the_record_of_a_true_match() {
    let game = example();
    let text = Record::of(&game).to_string();
    assert_eq!(
        blocks("record"),
        [text.as_str()],
        "docs/record.md should show\n{text}"
    );
    let record = Record::parse(text.as_bytes()).unwrap();
    assert_eq!(record.replay(&Toys), Ok(game.clone()));
    assert_eq!(verify(&game), Ok(4));
}

#[test]
fn the_roll_computed_by_hand_is_the_one_in_the_example() {
    let bits = secret().dice(&[nonce(), Nonce::new([0; 16])], 1).bits();
    let roll = (u128::from(bits) * 6) >> 64;
    let prize = match roll {
        0 => "p1",
        1..=2 => "p2",
        _ => "p3",
    };
    for said in [
        format!("`{bits:016x}`"),
        format!("{bits}"),
        format!("{roll}"),
        format!("`{prize}`"),
    ] {
        assert!(DOC.contains(&said), "docs/record.md should say {said}");
    }
    assert_eq!(example().word(play::Number(3)).unwrap().as_str(), prize);
}
