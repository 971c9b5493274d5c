use std::time::Instant;
use dice::SeededDice;
use game_sun::{Action, Deck, Sun, SunPosition};
use rules::{Actor, Dice, Game, Observe, Options, Position, Seat, Viewer};

#[test]
fn probe() {
    let get = |name: &str, or: f64| std::env::var(name).map_or(or, |v| v.parse().unwrap());
    let seats = get("SEATS", 3.0) as u8;
    let place = get("PLACE", 30.0) as u32;
    let edge = get("EDGE", 1.0) as u32;
    let standard = get("STANDARD", 1.0) as u32;
    let matches = get("MATCHES", 3.0) as u64;
    let seed = get("SEED", 77.0) as u64;
    for number in 0..matches {
        let dice = &mut SeededDice::for_part(seed, number);
        let mut now = Sun::start(&Options::default(), seats);
        let mut last = now.clone();
        while let Some(actor) = now.next_actor() {
            let mut actions = Vec::new();
            now.legal_actions(actor, &mut actions);
            let weights: Vec<u32> = actions.iter().map(|&action| match (actor, action) {
                (Actor::Chance, _) => now.chance_weight(action),
                (_, Action::Draw(Deck::Edge)) => 500 * edge,
                (_, Action::Draw(Deck::Standard)) => 500 * standard,
                (_, Action::Place(..)) => place,
                (_, Action::Discard(_)) => 1000,
                _ => 1000,
            }).collect();
            let total: u32 = actions.iter().zip(&weights).filter(|(a, _)| !matches!(a, Action::Place(..))).map(|(_, w)| w).sum();
            let places = actions.iter().filter(|a| matches!(a, Action::Place(..))).count() as u32;
            let action = if places > 0 && total > 0 && actor != Actor::Chance {
                if dice.below(1000) < place {
                    let only: Vec<u32> = actions.iter().map(|a| u32::from(matches!(a, Action::Place(..)))).collect();
                    actions[dice.weighted(&only)]
                } else {
                    let only: Vec<u32> = actions.iter().zip(&weights).map(|(a, &w)| if matches!(a, Action::Place(..)) {0} else {w}).collect();
                    actions[dice.weighted(&only)]
                }
            } else { actions[dice.weighted(&weights)] };
            last.clone_from(&now);
            now.play_unchecked(actor, action);
        }
        let r: Vec<u16> = Deck::BOTH.iter().map(|&d| last.renewals(d)).collect();
        for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Public] {
            let view = last.view(viewer);
            let t = Instant::now();
            let worlds = view.worlds();
            let built = t.elapsed();
            let t = Instant::now();
            let world: SunPosition = worlds.sample(dice);
            println!("seats {seats} match {number} renewals {r:?} {viewer:?}: size {} built {built:?} sampled {:?}", worlds.size(), t.elapsed());
            assert!(world.view(viewer) == view);
        }
    }
}
