//! The 48 chambers that ship with Benben, checked against the rules page.

use std::collections::BTreeSet;

use conform::matches;
use game_tomb::{Action, CardId, Chamber, Colour, Square, Squares, Symbol, Tomb, TombSet};
use rules::{Components as _, Options, Position};

use crate::support::{Style, whole_match};

fn chambers() -> Vec<Chamber> {
    let standard = TombSet::standard();
    standard
        .cards()
        .iter()
        .map(|card| standard.chamber(card).clone())
        .collect()
}

fn count(chambers: &[&Chamber], symbol: Symbol) -> u32 {
    chambers.iter().map(|chamber| chamber.with(symbol).len()).sum()
}

/// The number of cards with a symbol.
fn cards_with(chambers: &[&Chamber], symbol: Symbol) -> usize {
    chambers
        .iter()
        .filter(|chamber| !chamber.with(symbol).is_empty())
        .count()
}

#[test]
fn every_chamber_keeps_to_the_plan() {
    for chamber in chambers() {
        let card = chamber.card();
        assert_eq!(
            (chamber.entrance(), chamber.tomb()),
            (Square::new(0, 0), Square::new(4, 4)),
            "{card}"
        );
        let walls = 25 - chamber.open().len();
        assert!((5..=8).contains(&walls), "{card} has {walls} walls");
        assert_eq!(
            Squares::only(chamber.entrance()).flood(chamber.open()),
            chamber.open(),
            "{card}"
        );
        let gems = count(&[&chamber], Symbol::RedGem) + count(&[&chamber], Symbol::GreenGem);
        assert!((1..=3).contains(&gems), "{card} has {gems} gems");
        for symbol in [Symbol::Torch, Symbol::Potion, Symbol::Cross] {
            assert!(
                count(&[&chamber], symbol) <= 1,
                "{card} has more than one {symbol:?}"
            );
        }
        for square in [chamber.entrance(), chamber.tomb()] {
            assert_eq!(chamber.symbol(square), None, "{card}");
        }
    }
}

#[test]
fn every_colour_gets_the_same() {
    let all = chambers();
    for colour in Colour::ALL {
        let cards: Vec<&Chamber> = all.iter().filter(|chamber| chamber.colour() == colour).collect();
        assert_eq!(cards.len(), 16);
        assert_eq!(count(&cards, Symbol::RedGem), 16, "{colour:?}");
        assert_eq!(count(&cards, Symbol::GreenGem), 16, "{colour:?}");
        assert_eq!(count(&cards, Symbol::Skull), 32, "{colour:?}");
        assert_eq!(cards_with(&cards, Symbol::Torch), 6, "{colour:?}");
        assert_eq!(cards_with(&cards, Symbol::Potion), 4, "{colour:?}");
        assert_eq!(cards_with(&cards, Symbol::Cross), 8, "{colour:?}");
    }
}

#[test]
fn at_least_twelve_ways_are_long() {
    let all = chambers();
    let long = all
        .iter()
        .filter(|chamber| chamber.squares_left(Squares::EMPTY) >= 11)
        .count();
    assert!(long >= 12, "{long} long ways");
}

/// The printed picture in one of the eight rotations and reflections.
fn picture(chamber: &Chamber, way: u8) -> Vec<String> {
    let letter = |square: Square| {
        if square == chamber.entrance() || square == chamber.tomb() {
            '.'
        } else if !chamber.open().contains(square) {
            '#'
        } else {
            chamber.symbol(square).map_or('.', Symbol::letter)
        }
    };
    let row = |row: u8| {
        let square = move |column: u8| {
            let (mut x, mut y) = (column, row);
            if way & 1 != 0 {
                x = 4 - x;
            }
            if way & 2 != 0 {
                y = 4 - y;
            }
            if way & 4 != 0 {
                (x, y) = (y, x);
            }
            Square::new(x, y)
        };
        (0..5).map(|column| letter(square(column))).collect::<String>()
    };
    (0..5).map(row).collect()
}

#[test]
fn all_differ_even_turned_and_mirrored_and_without_their_symbols() {
    let mut seen: BTreeSet<Vec<String>> = BTreeSet::new();
    let mut walls: BTreeSet<Vec<String>> = BTreeSet::new();
    let bare = |rows: Vec<String>| -> Vec<String> {
        let plain = |letter: char| if letter == '#' { '#' } else { '.' };
        rows.iter().map(|row| row.chars().map(plain).collect()).collect()
    };
    for chamber in chambers() {
        let ways: BTreeSet<Vec<String>> = (0..8).map(|way| picture(&chamber, way)).collect();
        assert!(ways.is_disjoint(&seen), "{}", chamber.card());
        // The reflection over the diagonal plays the same: entrance and tomb stay in place.
        let alike: BTreeSet<Vec<String>> = [0, 4].map(|way| bare(picture(&chamber, way))).into();
        assert!(alike.is_disjoint(&walls), "{}", chamber.card());
        seen.extend(ways);
        walls.extend(alike);
    }
}

/// What each card gave to the player who completed it: its ten points, and what the score card
/// gained and lost by its marks.
fn values(number: u64) -> Vec<(CardId, i32)> {
    let options = Options::<Tomb>::default();
    let mut brought = [0; 64];
    let end = whole_match(&options, 2, Style::Greedy, number, |position, actor, action| {
        let (Action::Mark(mark), Some(seat)) = (action, actor.seat()) else {
            return;
        };
        let player = position.table().player(seat);
        let sheet = if player.draft().is_empty() {
            player.sheet()
        } else {
            player.draft().sheet()
        };
        let card = player.card(mark.slot).unwrap().id;
        let mut after = sheet;
        after.settle(
            options.components.chamber(card),
            mark.squares,
            position.table().round(),
        );
        brought[usize::from(card.number() - 1)] +=
            after.points(&options.components) - sheet.points(&options.components);
    });
    let completed = end
        .table()
        .players()
        .iter()
        .flat_map(|player| player.completed().iter());
    assert!(end.outcome().is_some());
    completed
        .map(|card| (card, 10 + brought[usize::from(card.number() - 1)]))
        .collect()
}

#[test]
fn the_colours_are_equally_rich() {
    let standard = TombSet::standard();
    let mut sums = [(0, 0); 3];
    for number in 0..matches(20_000) as u64 {
        for (card, value) in values(number) {
            let (count, sum) = &mut sums[standard.chamber(card).colour().index()];
            *count += 1;
            *sum += value;
        }
    }
    let means = sums.map(|(count, sum)| f64::from(sum) / f64::from(count));
    println!("completed cards and their points by colour: {sums:?}, mean {means:?}");
    let most = means.iter().copied().fold(f64::MIN, f64::max);
    let least = means.iter().copied().fold(f64::MAX, f64::min);
    assert!(most <= least * 1.03, "{means:?}");
}
