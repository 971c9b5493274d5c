//! A patch is made of what is there, and is small. That the page's scripts turn the old picture
//! into exactly the new one with it is tested where they run (`browser/unit/board.test.js`).

use draw::{Form, Frame, Inline, Item, Scene, ScenePatch, Shape};
use games::{AnyPosition, GameId};
use rules::{Observe, Position, Turn, Viewer};

use crate::matches;

/// Checks that a patch names only old children that are there, each of them once, and makes as
/// many as the new list has.
fn check_items(items: &[Item], old: &[Shape], new: &[Shape]) {
    let mut used = vec![false; old.len()];
    let mut take = |child: usize| {
        assert!(!used[child], "the old child {child} is used twice");
        used[child] = true;
    };
    let mut made = 0;
    for item in items {
        match item {
            Item::Keep { from, to } => {
                (*from..*to).for_each(&mut take);
                made += to - from;
            }
            Item::Inside { child, items } => {
                take(*child);
                let (Form::Group(before), Form::Group(after)) = (&old[*child].form, &new[made].form) else {
                    panic!("only groups have contents");
                };
                check_items(items, before, after);
                made += 1;
            }
            Item::Draw(_) => made += 1,
        }
    }
    assert_eq!(made, new.len());
}

/// The length of a patch written as compact JSON, the way a server would.
fn bytes(items: &[Item]) -> usize {
    let each = items.iter().map(|item| match item {
        Item::Keep { from, to } => format!("[{from},{to}],").len(),
        Item::Inside { child, items } => format!("{{\"in\":{child},\"items\":[]}},").len() + bytes(items),
        Item::Draw(markup) => markup.len() + markup.matches(['"', '\n']).count() + 3,
    });
    each.sum()
}

fn patch_bytes(patch: &ScenePatch) -> usize {
    let layers = patch.layers.iter();
    layers
        .map(|layer| layer.name.len() + 8 + bytes(&layer.items))
        .sum()
}

/// Calls `look` with the pictures before and after an action and the chance results that follow,
/// for every viewer, at every n-th action of a match.
fn each_step(game: GameId, seats: u8, seed: u64, every: usize, mut look: impl FnMut(&Scene, &Scene)) {
    let rule_sets: Vec<_> = matches::every_rule_set(game).collect();
    let options = &rule_sets[seed as usize % rule_sets.len()];
    let mut before: Option<AnyPosition> = None;
    let mut actions = 0;
    matches::walk(options, seats, seed, |position| {
        if position.turn() == Turn::Chance {
            return;
        }
        actions += 1;
        if let Some(before) = before.as_ref().filter(|_| actions % every == 0) {
            for viewer in matches::viewers(before) {
                // Every viewer alternates between the frames.
                let frame = Frame::ALL[actions / every % Frame::ALL.len()];
                let [old, new] =
                    [before, position].map(|position| draw::scene(&position.view(viewer), viewer, frame));
                look(&old, &new);
            }
        }
        before = Some(position.clone());
    });
}

#[test]
fn patches_are_made_of_what_is_there() {
    // CI checks only some of the actions; a soak checks all.
    let every = 20 / conform::matches(20);
    for &game in GameId::ALL {
        for seats in game.seats() {
            for seed in 0..conform::matches(3) as u64 {
                each_step(game, seats, seed, every, |old, new| {
                    let patch =
                        |old: &Scene, new| draw::patch(&old.digest(), new, &new.digest(), Inline::default());
                    for layer in patch(old, new).expect("a table keeps its size").layers {
                        let shapes = |scene: &Scene| {
                            let found = scene.layers.iter().find(|found| found.name == layer.name);
                            found.expect("a layer of the picture").shapes.clone()
                        };
                        check_items(&layer.items, &shapes(old), &shapes(new));
                    }
                    assert_eq!(patch(new, new), Some(ScenePatch::default()));
                });
            }
        }
    }
}

#[test]
fn another_table_or_frame_is_drawn_whole() {
    let scene = |seats, frame| {
        let options = matches::every_rule_set(GameId::Tomb).next().expect("a rule set");
        let position = options.start(seats).expect("the game is for so many");
        draw::scene(&position.view(Viewer::Public), Viewer::Public, frame)
    };
    let (two, three) = (scene(2, Frame::TALL), scene(3, Frame::TALL));
    assert_eq!(
        draw::patch(&two.digest(), &three, &three.digest(), Inline::default()),
        None
    );
    let wide = scene(2, Frame::WIDE);
    assert_eq!(
        draw::patch(&two.digest(), &wide, &wide.digest(), Inline::default()),
        None
    );
}

/// An update is small, so that it arrives at once: the median is at most this many bytes.
const MEDIAN: usize = 4096;

#[test]
fn most_patches_are_small() {
    for &game in GameId::ALL {
        let mut sizes = Vec::new();
        for seats in game.seats() {
            for seed in 0..conform::matches(3) as u64 {
                each_step(game, seats, seed, 20 / conform::matches(20), |old, new| {
                    let patch = draw::patch(&old.digest(), new, &new.digest(), Inline::default())
                        .expect("the same table");
                    sizes.push(patch_bytes(&patch));
                });
            }
        }
        // Viewers who noticed nothing get nothing.
        sizes.retain(|&size| size > 0);
        sizes.sort_unstable();
        let part = |share: usize| sizes[(sizes.len() - 1) * share / 100];
        println!(
            "{game}: {} patches, median {}, 90th percentile {}, 99th {}, largest {} bytes",
            sizes.len(),
            part(50),
            part(90),
            part(99),
            part(100)
        );
        assert!(part(50) <= MEDIAN, "{game}: {} bytes", part(50));
    }
}
