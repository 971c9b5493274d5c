//! The quick evaluation of an action against playing it.

use dice::SeededDice;
use game_pyramido::{Action, Colour, Pyramid, Pyramido, PyramidoPosition, Wanted};
use rules::{Actor, Dice, Game, Options, Position};

use crate::policies::mostly_greedy;

/// A combination of everything visible of a pyramid in the middle of a round.
fn worth(pyramid: &Pyramid) -> f32 {
    let now = pyramid.score_now();
    let areas = Colour::ALL.map(|colour| {
        let weight = 1.0 + colour.index() as f32;
        weight * f32::from(now.jewels(colour)) + 0.1 * weight * f32::from(pyramid.picture().jewels_of(colour))
    });
    areas.iter().sum::<f32>() + 100.0 * f32::from(pyramid.open_count()) + f32::from(pyramid.patches_left())
}

/// The same by playing; `None` if that ends the level, which clears its markers.
fn by_playing(position: &PyramidoPosition, action: Action) -> Option<f32> {
    let mover = position.mover();
    let actor = Actor::Seat(mover);
    let mut after = position.clone();
    after.play_unchecked(actor, action);
    if after.wanted() == Some(Wanted::Mark) {
        let mut marks = Vec::new();
        after.legal_actions(actor, &mut marks);
        let marked = marks.into_iter().filter_map(|mark| by_playing(&after, mark));
        return marked.reduce(f32::max);
    }
    let pyramid = after.pyramid(mover);
    let same_level = pyramid.level() == position.pyramid(mover).level();
    let goes_on = same_level && pyramid.scores().len() == position.pyramid(mover).scores().len();
    (goes_on && pyramid.lost().is_none()).then(|| worth(pyramid))
}

#[test]
fn it_is_what_playing_would_bring() {
    let mut compared = 0;
    let mut actions = Vec::new();
    for part in 0..4 {
        let mut dice = SeededDice::for_part(5, part);
        let mut position = Pyramido::start(&Options::default(), 2);
        while let Some(actor) = position.next_actor() {
            actions.clear();
            position.legal_actions(actor, &mut actions);
            if actor == Actor::Chance {
                let index = dice.below(actions.len() as u32) as usize;
                position.play_unchecked(actor, actions[index]);
                continue;
            }
            for &action in &actions {
                if let Some(expected) = by_playing(&position, action) {
                    let outlook = position.outlook(action, worth);
                    assert!((outlook - expected).abs() < 1e-3, "{action:?} in {position:?}");
                    compared += 1;
                }
            }
            let index = mostly_greedy(&position, actor, &actions, &mut dice);
            position.play_unchecked(actor, actions[index]);
        }
    }
    assert!(compared > 5_000, "only {compared} actions were compared");
}
