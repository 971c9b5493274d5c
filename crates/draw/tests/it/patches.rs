//! A patch turns the old picture into exactly the new one, and is small.

use draw::{Frame, Inline, Item, Scene, ScenePatch};
use games::{AnyPosition, GameId};
use rules::{Observe, Position, Turn, Viewer};

use crate::matches;

/// An element as in a page: its own markup, and its contents if it is a group.
#[derive(Clone, PartialEq, Debug)]
struct Element {
    markup: String,
    children: Vec<Element>,
}

/// Parses our own markup up to the end of a group. A group opens on its own line, together with
/// its title; so titles are not among its children.
fn read<'a>(lines: &mut impl Iterator<Item = &'a str>) -> Vec<Element> {
    let mut elements = Vec::new();
    while let Some(line) = lines.next().filter(|line| !line.starts_with("</")) {
        let is_group = line.starts_with("<g ");
        elements.push(Element {
            markup: line.to_owned(),
            children: if is_group { read(lines) } else { Vec::new() },
        });
    }
    elements
}

/// The layers of a picture as a page receives them.
fn page(scene: &Scene) -> Vec<Element> {
    let markup = scene.to_inline(Inline::default());
    read(&mut markup.lines().skip_while(|line| !line.starts_with("<g ")))
}

/// What the script of a page does with a patch.
fn apply(page: &mut [Element], patch: &ScenePatch) {
    for layer in &patch.layers {
        let name = format!("data-layer=\"{}\"", layer.name);
        let element = page.iter_mut().find(|element| element.markup.contains(&name));
        let children = &mut element.expect("a layer of the page").children;
        *children = rebuilt(children, &layer.items);
    }
}

fn rebuilt(old: &[Element], items: &[Item]) -> Vec<Element> {
    let mut used = vec![false; old.len()];
    let mut take = |child: usize| {
        assert!(!used[child], "the old child {child} is used twice");
        used[child] = true;
        old[child].clone()
    };
    let mut new = Vec::new();
    for item in items {
        match item {
            Item::Keep { from, to } => new.extend((*from..*to).map(&mut take)),
            Item::Inside { child, items } => {
                let mut element = take(*child);
                element.children = rebuilt(&element.children, items);
                new.push(element);
            }
            Item::Draw(markup) => {
                let drawn = read(&mut markup.lines());
                assert_eq!(drawn.len(), 1, "one shape: {markup}");
                new.extend(drawn);
            }
        }
    }
    new
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
                // Every viewer alternates between both frames.
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
fn patches_turn_the_old_picture_into_the_new_one() {
    // CI checks only some of the actions; a soak checks all.
    let every = 20 / conform::matches(20);
    for &game in GameId::ALL {
        for seats in game.seats() {
            for seed in 0..conform::matches(3) as u64 {
                each_step(game, seats, seed, every, |old, new| {
                    let patch =
                        |old: &Scene, new| draw::patch(&old.digest(), new, &new.digest(), Inline::default());
                    let mut elements = page(old);
                    apply(&mut elements, &patch(old, new).expect("a table keeps its size"));
                    assert_eq!(elements, page(new), "{game}");
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
    let (two, three) = (scene(2, Frame::Tall), scene(3, Frame::Tall));
    assert_eq!(
        draw::patch(&two.digest(), &three, &three.digest(), Inline::default()),
        None
    );
    let wide = scene(2, Frame::Wide);
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
