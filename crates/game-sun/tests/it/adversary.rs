//! Matches played to leave as much open as possible: many cards are drawn and discarded, and
//! hardly any are placed.

use std::cell::Cell;

use dice::SeededDice;
use game_sun::{Action, Deck, Phase, Sun, SunPosition};
use rules::{Actor, Dice, Game, Observe, Options, Position, Seat, Viewer};

/// More ways than a view may have; a way is a few dozen bytes.
const TOO_MANY_WAYS: usize = 2_000_000;

/// The parameters of an adversarial match.
struct Adversary {
    seats: u8,
    /// How often a card is placed when possible, in thousandths.
    placing: u32,
    /// The number of edge cards drawn per standard card.
    edges: u32,
    seed: u64,
}

impl Adversary {
    /// The last position of the match before it is over.
    fn play(&self) -> SunPosition {
        let dice = &mut SeededDice::for_part(63, self.seed);
        let mut now = Sun::start(&Options::default(), self.seats);
        let mut before = now.clone();
        while let Some(actor) = now.next_actor() {
            if now.table().phase() == Phase::Ready {
                before.clone_from(&now);
            }
            let action = self.choose(&now, actor, dice);
            now.play_unchecked(actor, action);
        }
        before
    }

    fn choose(&self, position: &SunPosition, actor: Actor, dice: &mut SeededDice) -> Action {
        let mut actions = Vec::new();
        position.legal_actions(actor, &mut actions);
        if actor != Actor::Chance && actions.len() > 1 {
            let places = dice.below(1000) < self.placing;
            let fits = |action: &Action| matches!(action, Action::Place(..)) == places;
            if actions.iter().any(fits) {
                actions.retain(fits);
            }
        }
        let weights: Vec<u32> = actions
            .iter()
            .map(|&action| match (actor, action) {
                (Actor::Chance, _) => position.chance_weight(action),
                (_, Action::Draw(Deck::Edge)) => self.edges,
                _ => 1,
            })
            .collect();
        actions[dice.weighted(&weights)]
    }
}

/// Takes samples for one viewer, which must be consistent with its view; returns whether they
/// were exact.
fn samples_fit(position: &SunPosition, viewer: Viewer, most: &mut usize) -> bool {
    let view = position.view(viewer);
    let worlds = view.quick_worlds();
    *most = (*most).max(worlds.size());
    assert!(
        worlds.size() < TOO_MANY_WAYS,
        "{viewer:?}: {} ways",
        worlds.size()
    );
    for seed in 0..5 {
        let world = worlds.sample(&mut SeededDice::for_part(64, seed));
        assert!(world.view(viewer) == view, "{viewer:?}: {world:?}");
    }
    worlds.is_exact()
}

fn all_samples_fit(placing: u32, edges: u32, matches: usize) {
    for seats in 2..=5 {
        let (mut most, mut renewals, mut thinned) = (0, 0, [0, 0]);
        for seed in 0..matches as u64 {
            let adversary = Adversary {
                seats,
                placing,
                edges,
                seed,
            };
            let position = adversary.play();
            renewals += Deck::BOTH
                .iter()
                .map(|&deck| usize::from(position.renewals(deck)))
                .sum::<usize>();
            for (viewer, thinned) in [Viewer::Seat(Seat::FIRST), Viewer::Public]
                .into_iter()
                .zip(&mut thinned)
            {
                *thinned += usize::from(!samples_fit(&position, viewer, &mut most));
            }
        }
        let [players, spectators] = thinned;
        println!(
            "{seats} seats, {placing} ‰ placed, {edges} edges for a standard card: {matches} matches, \
             {renewals} renewals, {most} ways at most, {players} views of a player and {spectators} of a spectator thinned"
        );
        assert!(renewals > 0);
        assert!(
            players == 0 || seats == 5 && edges > 1,
            "{players} views of a player"
        );
        assert!(
            spectators == 0 || seats > 3 || edges > 1,
            "{spectators} views of a spectator"
        );
    }
}

#[test]
fn players_weigh_exactly_where_hardly_anything_is_placed() {
    all_samples_fit(30, 1, conform::matches(20));
}

#[test]
fn players_weigh_exactly_where_nothing_is_placed() {
    all_samples_fit(0, 1, conform::matches(20));
}

#[test]
fn players_weigh_exactly_where_only_edges_are_drawn() {
    all_samples_fit(0, 40, conform::matches(10));
}

/// Where quick worlds are thinned, the worlds of a view still are not.
#[test]
fn worlds_are_exact_however_much_there_is_to_weigh() {
    let adversary = |seed| Adversary {
        seats: 3,
        placing: 0,
        edges: 40,
        seed,
    };
    let thinned = (0..10)
        .map(|seed| adversary(seed).play().view(Viewer::Public))
        .find(|view| !view.quick_worlds().is_exact());
    let view = thinned.expect("a match that is hard to weigh");
    let worlds = view.worlds();
    assert!(worlds.is_exact());
    println!("{} ways", worlds.size());
    for seed in 0..5 {
        let world = worlds.sample(&mut SeededDice::for_part(64, seed));
        assert!(world.view(Viewer::Public) == view, "{world:?}");
    }
}

/// A bot that is told to stop must not weigh on for half a minute.
#[test]
fn weighing_that_is_interrupted_ends_soon_with_a_world_that_fits() {
    let adversary = |seed| Adversary {
        seats: 5,
        placing: 0,
        edges: 40,
        seed,
    };
    let viewer = Viewer::Seat(Seat::new(4));
    let hard = (0..10)
        .map(|seed| adversary(seed).play().view(viewer))
        .find(|view| !view.quick_worlds().is_exact());
    let view = hard.expect("a match that is hard to weigh");
    let asked = Cell::new(0);
    let worlds = view.worlds_until(&|| {
        asked.set(asked.get() + 1);
        asked.get() > 3
    });
    // Each deck asks a few times until it is interrupted, and then once more.
    assert!((4..12).contains(&asked.get()), "asked {} times", asked.get());
    assert!(!worlds.is_exact());
    assert!(worlds.size() < 100_000, "{} ways", worlds.size());
    for seed in 0..5 {
        let world = worlds.sample(&mut SeededDice::for_part(64, seed));
        assert!(world.view(viewer) == view, "{world:?}");
    }
}
