use game_pylos::{Cells, census};

#[test]
fn the_counts_of_the_literature_come_out() {
    // Rules page, "Facts", and the published strong solution (ICGA Journal 2026, doi
    // 10.1177/13896911261418683: over 12 billion positions).
    let census = census::take();
    assert_eq!(census.fillings, 141_120);
    assert_eq!(census.fillings_up_to_symmetry, 18_458);
    assert_eq!(census.positions, 12_507_810_089);
    assert_eq!(census.positions_up_to_symmetry, 1_564_545_295);
}

#[test]
fn fillings_are_exactly_the_sets_in_which_nothing_floats() {
    let mut count = 0;
    census::for_each_filling(|filled| {
        count += 1;
        assert!(
            filled.iter().all(|cell| (cell.supports() - filled).is_empty()),
            "{filled:?}"
        );
        assert!(filled.0 & !Cells::ALL.0 == 0);
    });
    assert_eq!(count, 141_120);
}
