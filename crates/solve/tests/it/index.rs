//! Every position has a number, and every number a position.

use dice::SeededDice;
use game_pylos::{Board, Cells, Symmetry, census};
use rules::Dice;
use solve::pylos::{Index, PyramidSize};

#[test]
fn rank_and_unrank_are_inverse_for_every_position_of_the_small_pyramid() {
    let index = Index::new(PyramidSize::Small);
    for number in 0..index.len() {
        assert_eq!(index.rank(index.unrank(number)), Some(number));
    }
}

#[test]
fn rank_and_unrank_are_inverse_all_over_the_full_pyramid() {
    let index = Index::new(PyramidSize::Full);
    let mut dice = SeededDice::new(1);
    let step = index.len() / 200_000;
    for stratum in 0..200_000 {
        let number = stratum * step + dice.bits() % step;
        let board = index.unrank(number);
        assert_eq!(index.rank(board), Some(number));
        assert!(board.mover.len() <= 15 && board.other.len() <= 15);
    }
    for number in [0, index.len() - 1] {
        assert_eq!(index.rank(index.unrank(number)), Some(number));
    }
    assert_eq!(index.unrank(0), Board::EMPTY);
}

#[test]
fn images_of_a_position_have_the_same_filling_and_count() {
    let index = Index::new(PyramidSize::Full);
    let mut dice = SeededDice::new(2);
    for _ in 0..2_000 {
        let board = index.unrank(dice.bits() % index.len());
        let block = index.fillings().class(board.filled()).unwrap().0;
        for symmetry in Symmetry::ALL {
            let image = symmetry.board(board);
            assert_eq!(index.fillings().class(image.filled()).unwrap().0, block);
            let back = index.unrank(index.rank(image).unwrap());
            assert_eq!(back.mover.len(), board.mover.len());
            assert_eq!(index.rank_of_first_image(image), index.rank_of_first_image(board));
            assert!(index.rank_of_first_image(image) <= index.rank(board));
        }
    }
}

#[test]
fn fillings_and_positions_are_as_many_as_the_census_says() {
    let index = Index::new(PyramidSize::Full);
    let census = census::take();
    assert_eq!(index.fillings().len() as u64, census.fillings_up_to_symmetry);
    let images: u64 = (0..index.fillings().len()).map(|block| index.images(block)).sum();
    assert_eq!(images, census.fillings);
    assert_eq!(index.len(), 2_412_976_089);
}

#[test]
fn what_is_no_position_has_no_number() {
    let index = Index::new(PyramidSize::Full);
    let floating = Board {
        mover: Cells(1 << 16),
        other: Cells::EMPTY,
    };
    let twice = Board {
        mover: Cells(1),
        other: Cells(1),
    };
    let too_many = Board {
        mover: Cells::LEVEL_1,
        other: Cells::EMPTY,
    };
    for board in [floating, twice, too_many] {
        assert_eq!(index.rank(board), None, "{board:?}");
    }
}
