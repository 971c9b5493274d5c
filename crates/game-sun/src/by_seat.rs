//! The lattice against a simple one: all cards of one seat after the other, without dealing out
//! pools or pruning.

use std::collections::BTreeMap;

use dice::SeededDice;
use rules::{Actor, Dice, Game, Observe, Options, Position, Seat, Viewer};

use crate::lattice::Lattice;
use crate::past::{Past, PastEvent};
use crate::{Action, Deck, Sun, SunPosition};

/// The cards left in the pools, and what the current seat holds of each.
type Node = (Vec<Vec<u8>>, Vec<u8>);

/// The log-likelihood of the past; `None` if there are too many nodes.
fn log_odds(past: &Past, most: usize) -> Option<f64> {
    let pools = (0..past.pools.len()).map(|pool| past.pool(pool).to_vec());
    let mut nodes: BTreeMap<Node, f64> = BTreeMap::new();
    nodes.insert((pools.collect(), Vec::new()), 1.0);
    let mut log_odds = 0.0;
    for who in 0..past.hidden.len() {
        let mut holds = vec![0; past.pools.len()];
        holds[0] = past.held[who];
        nodes = merged(
            nodes
                .into_iter()
                .map(|((left, _), odds)| ((left, holds.clone()), odds)),
        );
        let mut epoch = 0;
        for event in &past.events {
            match *event {
                PastEvent::Renewed => epoch += 1,
                PastEvent::Drew(seat) if seat == who => {
                    nodes = merged(nodes.into_iter().map(|((left, mut holds), odds)| {
                        holds[epoch] += 1;
                        ((left, holds), odds)
                    }));
                }
                PastEvent::Showed(seat, kind) if seat == who => {
                    nodes = merged(nodes.iter().flat_map(|(node, odds)| shown(node, kind, *odds)));
                    let total: f64 = nodes.values().sum();
                    log_odds += total.ln();
                    for odds in nodes.values_mut() {
                        *odds /= total;
                    }
                }
                PastEvent::Drew(_) | PastEvent::Showed(..) => {}
            }
            if nodes.len() > most {
                return None;
            }
        }
    }
    Some(log_odds)
}

fn shown((left, holds): &Node, kind: usize, odds: f64) -> Vec<(Node, f64)> {
    let mut found = Vec::new();
    for pool in 0..left.len() {
        let total: f64 = left[pool].iter().copied().map(f64::from).sum();
        if holds[pool] > 0 && left[pool][kind] > 0 {
            let factor = f64::from(holds[pool]) * f64::from(left[pool][kind]) / total;
            let (mut left, mut holds) = (left.clone(), holds.clone());
            left[pool][kind] -= 1;
            holds[pool] -= 1;
            found.push(((left, holds), odds * factor));
        }
    }
    found
}

fn merged(nodes: impl Iterator<Item = (Node, f64)>) -> BTreeMap<Node, f64> {
    let mut found = BTreeMap::new();
    for (node, odds) in nodes {
        *found.entry(node).or_default() += odds;
    }
    found
}

/// An action of a match in which cards are rarely placed, in thousandths.
fn chosen(position: &SunPosition, actor: Actor, placing: u32, dice: &mut SeededDice) -> Action {
    let mut actions = Vec::new();
    position.legal_actions(actor, &mut actions);
    let weights: Vec<u32> = actions
        .iter()
        .map(|&action| match (actor, action) {
            (Actor::Chance, _) => position.chance_weight(action),
            (_, Action::Place(..)) => placing,
            _ => 1000,
        })
        .collect();
    actions[dice.weighted(&weights)]
}

/// Compares along matches; returns how many views with something to weigh were compared.
fn compare(most_work: usize, tolerance: f64) -> (usize, usize) {
    let (mut compared, mut exact) = (0, 0);
    for number in 0..12 {
        let dice = &mut SeededDice::for_part(61, number);
        let seats = 2 + (number % 4) as u8;
        let mut now = Sun::start(&Options::default(), seats);
        while let Some(actor) = now.next_actor() {
            let action = chosen(&now, actor, 20, dice);
            now.play_unchecked(actor, action);
            let looks = action != Action::End && dice.below(150) == 0;
            if !looks || Deck::BOTH.iter().all(|&deck| now.renewals(deck) == 0) {
                continue;
            }
            let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]);
            for (viewer, deck) in viewers.flat_map(|viewer| Deck::BOTH.map(|deck| (viewer, deck))) {
                let view = now.view(viewer);
                let hidden = Seat::all(seats).filter(|&seat| view.hand(seat).is_none());
                let past = Past::new(&view, hidden.collect(), deck);
                let Some(expected) = log_odds(&past, 150).filter(|_| past.shown() > 1) else {
                    continue;
                };
                let lattice = Lattice::new(most_work, past, &|| false);
                let found = lattice.log_odds();
                assert!(
                    (found - expected).abs() < tolerance,
                    "{viewer:?} {deck:?} {found} instead of {expected} in match {number}"
                );
                compared += 1;
                exact += usize::from(lattice.is_exact());
            }
        }
    }
    (compared, exact)
}

#[test]
fn the_past_is_as_likely_as_a_plain_lattice_says() {
    let (compared, exact) = compare(usize::MAX, 1e-9);
    assert!(compared > 200 && exact == compared, "{compared}, {exact} exact");
}

#[test]
fn thinned_lattices_are_nearly_right() {
    let (compared, exact) = compare(0, 0.5);
    assert!(compared > 200 && exact == 0, "{compared}, {exact} exact");
}
