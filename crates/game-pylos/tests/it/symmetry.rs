use std::collections::BTreeSet;

use game_pylos::{Board, Cell, Cells, RuleSet, Symmetry, census};

#[test]
fn the_eight_symmetries_differ_and_each_can_be_undone() {
    let images: BTreeSet<Vec<Cell>> = Symmetry::ALL
        .iter()
        .map(|symmetry| Cell::all().map(|cell| symmetry.cell(cell)).collect())
        .collect();
    assert_eq!(images.len(), 8);
    for symmetry in Symmetry::ALL {
        let undone = Symmetry::ALL
            .iter()
            .filter(|back| Cell::all().all(|cell| back.cell(symmetry.cell(cell)) == cell))
            .count();
        assert_eq!(undone, 1);
        assert_eq!(symmetry.cells(Cells::ALL), Cells::ALL);
    }
}

/// Some fillings, each with one colouring.
fn boards() -> Vec<Board> {
    let mut boards = Vec::new();
    let mut number: u32 = 0;
    census::for_each_filling(|filled| {
        number += 1;
        if number.is_multiple_of(11) {
            let mover = filled & Cells(number.wrapping_mul(0x9e37_79b9));
            boards.push(Board {
                mover,
                other: filled - mover,
            });
        }
    });
    boards
}

#[test]
fn many_places_go_where_each_of_them_goes() {
    for board in boards() {
        for symmetry in Symmetry::ALL {
            let one_by_one = |cells: Cells| cells.iter().map(|cell| symmetry.cell(cell)).collect::<Cells>();
            assert_eq!(symmetry.cells(board.mover), one_by_one(board.mover));
            let image = symmetry.board(board);
            assert_eq!(image.mover, one_by_one(board.mover));
            assert_eq!(image.other, one_by_one(board.other));
        }
    }
}

#[test]
fn all_images_have_the_same_first_one_and_it_is_one_of_them() {
    for board in boards() {
        let images = Symmetry::ALL.map(|symmetry| symmetry.board(board));
        let first = board.first_image();
        assert!(images.contains(&first), "{board:?}");
        assert!(
            images.iter().all(|image| image.first_image() == first),
            "{board:?}"
        );
    }
}

#[test]
fn symmetries_keep_what_rests_on_what() {
    for symmetry in Symmetry::ALL {
        for cell in Cell::all() {
            assert_eq!(symmetry.cells(cell.supports()), symmetry.cell(cell).supports());
            assert_eq!(symmetry.cells(cell.resting()), symmetry.cell(cell).resting());
        }
    }
}

#[test]
fn symmetries_keep_what_is_open_covered_and_nearly_complete() {
    let mut number = 0;
    census::for_each_filling(|filled| {
        number += 1;
        if number % 7 != 0 {
            return;
        }
        let symmetry = Symmetry::ALL[number % 8];
        let image = symmetry.cells(filled);
        assert_eq!(symmetry.cells(filled.open()), image.open());
        assert_eq!(symmetry.cells(filled.covered() & filled), image.covered() & image);
        for rules in [RuleSet::Standard, RuleSet::Expert] {
            assert_eq!(
                symmetry.cells(rules.completing(filled)),
                rules.completing(image),
                "{rules} {filled:?}"
            );
        }
    });
}
