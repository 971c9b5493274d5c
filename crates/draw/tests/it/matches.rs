//! Random matches of the games.

use dice::SeededDice;
use draw::Frame;
use games::{AnyAction, AnyOptions, AnyPosition, GameId};
use rules::{Actor, Dice, Observe, Position, Seat, Viewer};

/// Plays a match to its end; shows every position, including the first and the last.
pub(crate) fn walk(options: &AnyOptions, seats: u8, seed: u64, mut look: impl FnMut(&AnyPosition)) {
    walk_with_actions(options, seats, seed, |position, _| look(position));
}

/// The same, together with the action that led to each position.
pub(crate) fn walk_with_actions(
    options: &AnyOptions,
    seats: u8,
    seed: u64,
    mut look: impl FnMut(&AnyPosition, Option<(Actor, AnyAction)>),
) {
    let dice = &mut SeededDice::new(seed);
    let mut position = options.start(seats).expect("the game is for so many");
    look(&position, None);
    while let Some((actor, action)) = next(&position, dice) {
        position.play_unchecked(actor, action);
        look(&position, Some((actor, action)));
    }
}

fn next(position: &AnyPosition, dice: &mut SeededDice) -> Option<(Actor, AnyAction)> {
    let actor = position.next_actor()?;
    let mut actions = Vec::new();
    position.legal_actions(actor, &mut actions);
    let index = match actor {
        Actor::Seat(_) => position.random_choice(&actions, dice),
        Actor::Chance => {
            let weights: Vec<u32> = actions
                .iter()
                .map(|&action| position.chance_weight(action))
                .collect();
            dice.weighted(&weights)
        }
    };
    Some((actor, actions[index]))
}

/// The moments of a match that are drawn, as far apart as possible.
pub(crate) fn moments(game: GameId, seats: u8, seed: u64) -> [(&'static str, AnyPosition); 3] {
    let options = AnyOptions::new(game, None, None).expect("the usual options");
    moments_with(&options, seats, seed)
}

/// The same with these options.
pub(crate) fn moments_with(options: &AnyOptions, seats: u8, seed: u64) -> [(&'static str, AnyPosition); 3] {
    let mut all = Vec::new();
    walk(options, seats, seed, |position| {
        if position.turn() != rules::Turn::Chance {
            all.push(position.clone());
        }
    });
    let last = all.len() - 1;
    [("start", 0), ("middle", last / 2), ("end", last)].map(|(name, at)| (name, all[at].clone()))
}

/// The default options of every rule set of a game.
pub(crate) fn every_rule_set(game: GameId) -> impl Iterator<Item = AnyOptions> {
    game.variants()
        .into_iter()
        .map(move |variant| AnyOptions::new(game, Some(variant), None).expect("a rule set of the game"))
}

/// Copies that differ from the standard sets as much as a file can say.
pub(crate) fn own_copies() -> [AnyOptions; 2] {
    [
        (
            GameId::Sun,
            include_str!("../../../../fuzz/corpus/components/sun-many-symbols"),
        ),
        (
            GameId::Pacal,
            include_str!("../../../../fuzz/corpus/components/pacal-16-by-16"),
        ),
    ]
    .map(|(game, text)| AnyOptions::new(game, None, Some(text)).expect("a set"))
}

/// All viewers of a position: all seats, a spectator and, at the end, [`Viewer::All`].
pub(crate) fn viewers(position: &AnyPosition) -> Vec<Viewer> {
    let mut viewers: Vec<Viewer> = Seat::all(position.seats()).map(Viewer::Seat).collect();
    viewers.push(Viewer::Public);
    if position.turn() == rules::Turn::Over {
        viewers.push(Viewer::All);
    }
    viewers
}

/// The picture that a viewer gets in a frame.
pub(crate) fn svg(position: &AnyPosition, viewer: Viewer, frame: Frame) -> String {
    let scene = draw::scene(&position.view(viewer), viewer, frame);
    scene.to_svg(say::Speaker::default(), draw::Look::default())
}
