//! `sample` against all histories that look the same, on tiny component sets.

use std::collections::HashMap;
use std::sync::Arc;

use conform::sampling::{Distribution, histories};
use dice::SeededDice;
use game_sun::{Action, Deck, SunPosition, SunSet};
use rules::{Actor, Dice, Observe, Position, Seat, Viewer};

use crate::{start_with, tiny};

/// The law of sampling: all cards count as different, even those with the same print, so a seat
/// that shows a kind of which it holds two could have meant either of them.
fn habit(position: &SunPosition, seat: Seat, action: Action, _: &[Action]) -> f64 {
    match action {
        Action::Place(kind, _) | Action::Discard(kind) => position.hand(seat).count(kind) as f64,
        _ => 1.0,
    }
}

/// What was compared, so that an empty comparison does not count as passed.
#[derive(Default, Debug)]
struct Compared {
    moments: usize,
    /// Moments at which more than one position was possible, after a renewal.
    open_after_renewal: usize,
    most_cases: usize,
    most_ways: usize,
    most_renewals: u16,
    passes: usize,
}

/// With more renewals, of both decks together, there are too many histories to list.
const MOST_RENEWALS: u16 = 6;

/// Playing styles that renew the decks soon.
#[derive(Clone, Copy)]
enum Style {
    /// Every legal action is equally likely.
    Random,
    /// Cards are mostly drawn and discarded.
    Drawing,
}

/// Compares along random matches until the decks have been renewed a few times.
fn compare(
    set: &Arc<SunSet>,
    seats: u8,
    style: Style,
    matches: usize,
    longest: usize,
    compared: &mut Compared,
) {
    for number in 0..matches {
        let dice = &mut SeededDice::for_part(41, number as u64);
        let start = start_with(set, "short", seats);
        let viewers: Vec<Viewer> = Seat::all(seats)
            .map(Viewer::Seat)
            .chain([Viewer::Public])
            .collect();
        let mut events = vec![Vec::new(); viewers.len()];
        let mut now = start.clone();
        let mut length = 0;
        while let Some(actor) = now.next_actor() {
            let action = chosen(&now, actor, style, dice);
            for (viewer, events) in viewers.iter().zip(&mut events) {
                events.extend(now.event(actor, action, *viewer));
            }
            now.play_unchecked(actor, action);
            compared.passes += usize::from(action == Action::Pass);
            length += 1;
            let renewals: u16 = Deck::BOTH.iter().map(|&deck| now.renewals(deck)).sum();
            if length == longest || renewals > MOST_RENEWALS {
                break;
            }
            if dice.below(9) > 0 {
                continue;
            }
            for (viewer, events) in viewers.iter().zip(&events) {
                let expected = histories(&start, *viewer, events, Some(&habit));
                fits(&expected, &now, *viewer, dice);
                compared.moments += 1;
                compared.open_after_renewal += usize::from(renewals > 0 && expected.cases.len() > 1);
                compared.most_cases = compared.most_cases.max(expected.cases.len());
                compared.most_renewals = compared.most_renewals.max(renewals);
                compared.most_ways = compared.most_ways.max(now.view(*viewer).worlds().size());
            }
        }
    }
}

fn chosen(position: &SunPosition, actor: Actor, style: Style, dice: &mut SeededDice) -> Action {
    let mut actions = Vec::new();
    position.legal_actions(actor, &mut actions);
    let weights: Vec<u32> = actions
        .iter()
        .map(|&action| match (actor, style, action) {
            (Actor::Chance, ..) => position.chance_weight(action),
            (_, Style::Drawing, Action::Draw(_) | Action::End) => 30,
            _ => 1,
        })
        .collect();
    actions[dice.weighted(&weights)]
}

/// Checks the support exactly, and the odds by chi-squared.
fn fits(expected: &Distribution<SunPosition>, truth: &SunPosition, viewer: Viewer, dice: &mut SeededDice) {
    let view = truth.view(viewer);
    let worlds = view.worlds();
    let rarest = expected.cases.iter().map(|&(_, odds)| odds).fold(1.0, f64::min);
    let draws = ((30.0 / rarest) as usize).clamp(500, 20_000);
    let index: HashMap<&SunPosition, usize> = expected
        .cases
        .iter()
        .enumerate()
        .map(|(index, (position, _))| (position, index))
        .collect();
    assert!(index.contains_key(truth), "the truth is possible");
    let mut observed = vec![0usize; expected.cases.len()];
    for _ in 0..draws {
        let world = worlds.sample(dice);
        let case = index.get(&world);
        observed[*case.unwrap_or_else(|| panic!("{viewer:?}: no history leads to {world:?}"))] += 1;
    }
    // Cases with an expected count below ten are pooled.
    let mut cells = Vec::new();
    let mut rest = (0.0, 0usize);
    for (&(ref position, odds), &observed) in expected.cases.iter().zip(&observed) {
        let expected = odds * draws as f64;
        assert!(
            observed > 0 || expected < 25.0,
            "{viewer:?}: never sampled {position:?}"
        );
        if expected < 10.0 {
            rest = (rest.0 + expected, rest.1 + observed);
        } else {
            cells.push((expected, observed));
        }
    }
    if rest.0 >= 10.0 {
        cells.push(rest);
    }
    if cells.len() < 2 {
        return;
    }
    let chi: f64 = cells
        .iter()
        .map(|&(expected, observed)| (observed as f64 - expected).powi(2) / expected)
        .sum();
    // Wilson and Hilferty: the cube root of chi-squared over its degrees of freedom is nearly
    // normal.
    let freedom = (cells.len() - 1) as f64;
    let spread = 2.0 / (9.0 * freedom);
    let deviation = ((chi / freedom).cbrt() - (1.0 - spread)) / spread.sqrt();
    assert!(
        deviation < 4.9,
        "{viewer:?}: {deviation} standard deviations off: {cells:?}"
    );
}

#[test]
fn two_seats_with_cards_that_all_differ() {
    let mut compared = Compared::default();
    for (cards, style) in [
        ("1 2 3 4 5 6 L1 L2 R1 T1", Style::Random),
        ("1 2 3 4 5 6 7 8 9 L1 R1", Style::Drawing),
        ("1 2 3 4 L1 L2 L3 R1 R2 R3 T1 T2", Style::Drawing),
    ] {
        compare(&tiny(cards), 2, style, conform::matches(40), 70, &mut compared);
    }
    println!("{compared:?}");
    assert!(
        compared.open_after_renewal > 10 && compared.most_cases > 50,
        "{compared:?}"
    );
}

#[test]
fn two_seats_with_cards_that_are_alike() {
    let mut compared = Compared::default();
    for (cards, style) in [
        ("1*3 2*3 3sun*3 L1*3 R1*2", Style::Random),
        ("1*4 2*4 3*4 L1*3 R1*2", Style::Drawing),
        ("1*6 2*6 L1*2 R1", Style::Drawing),
        ("1*4 2*2 L1*4 R1*4 T2*2", Style::Drawing),
    ] {
        compare(&tiny(cards), 2, style, conform::matches(60), 80, &mut compared);
    }
    println!("{compared:?}");
    assert!(
        compared.open_after_renewal > 50 && compared.most_ways > 50,
        "{compared:?}"
    );
}

#[test]
fn three_seats_with_cards_that_are_alike() {
    let mut compared = Compared::default();
    for (cards, style) in [
        ("1*4 2*4 3*3 L1*2 R1*2", Style::Random),
        ("1*4 2*4 3*3 L1*2 R1*2", Style::Drawing),
        ("1*7 2*7 3 L1*2 R1", Style::Drawing),
    ] {
        compare(&tiny(cards), 3, style, conform::matches(40), 80, &mut compared);
    }
    println!("{compared:?}");
    assert!(compared.open_after_renewal > 60, "{compared:?}");
}

#[test]
fn four_and_five_seats() {
    let mut compared = Compared::default();
    compare(
        &tiny("1*9 2*4 L1*3 R1"),
        4,
        Style::Drawing,
        conform::matches(20),
        80,
        &mut compared,
    );
    compare(
        &tiny("1*9 2*4 L1*3 R1"),
        5,
        Style::Drawing,
        conform::matches(20),
        80,
        &mut compared,
    );
    println!("{compared:?}");
    assert!(compared.open_after_renewal > 5, "{compared:?}");
}

#[test]
fn who_passes_shows_what_it_does_not_hold() {
    let mut compared = Compared::default();
    compare(
        &tiny("1 2 3 L1*3 R1*2 T1*2"),
        3,
        Style::Random,
        conform::matches(60),
        75,
        &mut compared,
    );
    println!("{compared:?}");
    assert!(compared.passes > 10 && compared.most_cases > 5, "{compared:?}");
}
