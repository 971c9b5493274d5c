//! The tiles, and tile files with faults.

use std::sync::Arc;

use game_pyramido::{Colour, FEWEST_TILES, MOST_TILES, Tile, Tiles};
use rules::{Components, Fault};

const STANDARD: &str = include_str!("../../data/tiles.csv");

/// The standard set with only this many tiles, under another name.
fn first_tiles(count: usize, name: &str) -> String {
    let standard = Tiles::standard().write();
    let mut lines: Vec<&str> = standard.lines().take(2 + count).collect();
    let named = format!("set,{name}");
    lines[0] = &named;
    lines.join("\n")
}

pub(crate) fn fewest_tiles() -> Arc<Tiles> {
    Arc::new(Tiles::read(&first_tiles(FEWEST_TILES, "fewest")).expect("a valid set"))
}

fn faults(text: &str) -> Vec<String> {
    let said = |fault: Fault| format!("{} {}", fault.line, fault.phrase.id);
    let faults = Tiles::read(text).expect_err("a set with faults");
    faults.into_iter().map(said).collect()
}

#[test]
fn totals_are_those_printed_in_the_rulebook() {
    let tiles = Tiles::standard();
    assert_eq!(tiles.count(), 90);
    let mut blocks = [0; 6];
    let mut jewels = [0; 6];
    for (_, Tile { left, right }) in tiles.iter() {
        for block in [left, right] {
            blocks[block.colour.index()] += 1;
            jewels[block.colour.index()] += block.jewels.count();
        }
        assert_eq!(left.jewels.count() + right.jewels.count(), 2);
    }
    assert_eq!(
        Colour::ALL.map(Colour::name),
        ["brown", "blue", "yellow", "aqua", "red", "green"]
    );
    assert_eq!(blocks, [37, 34, 31, 29, 26, 23]);
    assert_eq!(jewels, [24, 28, 29, 31, 32, 36]);
}

#[test]
fn no_two_tiles_are_alike_under_half_a_turn() {
    let tiles: Vec<Tile> = Tiles::standard().iter().map(|(_, tile)| tile).collect();
    for (index, tile) in tiles.iter().enumerate() {
        assert_eq!(tile.turned_by_half().turned_by_half(), *tile);
        for other in &tiles[..index] {
            assert!(!tile.looks_like(*other), "{tile:?} and {other:?}");
        }
    }
}

#[test]
fn sets_are_written_and_read_back() {
    let standard = Tiles::standard();
    assert_eq!(standard.id(), "standard");
    assert_eq!(Tiles::read(&standard.write()), Ok((*standard).clone()));
    assert_eq!(Tiles::read(STANDARD), Ok((*standard).clone()));
    let other = first_tiles(85, "shorter-1");
    let read = Tiles::read(&other).unwrap();
    assert_eq!((read.id(), read.count()), ("shorter-1", 85));
    assert_eq!(read.write().trim_end(), other);
}

#[test]
fn all_faults_are_listed_with_their_lines() {
    let text = STANDARD
        .replace("set,standard", "set,Two Words")
        .replace("3,blue,nw+sw,brown,-", "3,purple,nw+up,brown,-")
        .replace("\n5,yellow,nw,brown,ne", "\n55,yellow,nw,brown,ne")
        .replace("\n7,yellow,sw,brown,ne", "\n7,yellow,sw,brown")
        .replace("\n9,yellow,nw+sw,brown,-", "\n9,yellow,nw+nw,brown,-")
        .replace("\n11,aqua,nw,brown,ne", "\n11,aqua,nw,brown,ne+se")
        // A twin of tile 8, turned by half.
        .replace("\n13,aqua,sw,brown,se", "\n13,brown,nw,yellow,se");
    assert_eq!(
        faults(&text),
        [
            "7 pyramido-tiles-bad-name",
            "11 pyramido-tiles-colour",
            "11 pyramido-tiles-quadrant",
            "13 pyramido-tiles-number",
            "15 pyramido-tiles-fields",
            "17 pyramido-tiles-quadrant-twice",
            "17 pyramido-tiles-jewels",
            "19 pyramido-tiles-jewels",
            "21 pyramido-tiles-alike",
        ]
    );
}

#[test]
fn the_whole_has_a_name_a_header_and_enough_tiles() {
    assert_eq!(
        faults(""),
        [
            "0 pyramido-tiles-no-name",
            "0 pyramido-tiles-no-header",
            "0 pyramido-tiles-wrong-count"
        ]
    );
    assert_eq!(
        faults(&first_tiles(FEWEST_TILES - 1, "few")),
        ["0 pyramido-tiles-wrong-count"]
    );
    let doubled = format!("{0}\n{0}", first_tiles(90, "much"));
    let faults = faults(&doubled);
    assert!(
        faults.contains(&"0 pyramido-tiles-wrong-count".to_owned()),
        "180 > {MOST_TILES}"
    );
    assert!(faults.contains(&"93 pyramido-tiles-second-name".to_owned()));
    assert!(faults.contains(&"94 pyramido-tiles-second-header".to_owned()));
    // No more are compared than a set may have.
    let alike = faults.iter().filter(|fault| fault.ends_with("alike"));
    assert_eq!(alike.count(), MOST_TILES - 90);
}

#[test]
fn another_set_cannot_call_itself_standard() {
    assert_eq!(
        faults(&first_tiles(85, "standard")),
        ["0 pyramido-tiles-name-taken"]
    );
}
