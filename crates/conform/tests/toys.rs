//! The toys pass everything: laws, sampling, golden playthroughs.

use conform::sampling::{Sampling, histories};
use conform::toys::{Bids, BidsPosition, Cards, Heaps, Size};
use conform::{Campaign, golden, matches};
use rules::{Game, Options, Viewer};

fn tiny<G: Game<Variant = Size>>() -> Options<G> {
    Options {
        variant: Size::Tiny,
        ..Options::default()
    }
}

#[test]
fn laws_hold_in_tiny_toys_too() {
    for seats in 2..=5 {
        Campaign::<Cards>::new(seats)
            .options(tiny())
            .matches(matches(500))
            .check();
        Campaign::<Bids>::new(seats)
            .options(tiny())
            .matches(matches(500))
            .check();
    }
    Campaign::<Heaps>::new(2)
        .options(tiny())
        .matches(matches(500))
        .check();
}

#[test]
fn cards_are_sampled_with_the_right_odds() {
    let report = Sampling::<Cards>::new(2)
        .options(tiny())
        .matches(matches(60))
        .check();
    println!("{report}");
    assert!(report.compared > 50 && report.most_cases > 100);
}

#[test]
fn bids_are_sampled_with_the_right_odds() {
    let normalise = |position: BidsPosition, viewer: Viewer| position.without_hidden_choices(viewer);
    for seats in 2..=3 {
        let report = Sampling::<Bids>::new(seats)
            .options(tiny())
            .normalise(&normalise)
            .check();
        println!("{report}");
        assert!(report.compared > 40);
    }
}
