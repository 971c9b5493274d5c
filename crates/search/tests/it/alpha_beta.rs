//! Alpha-beta against plain minimax.

use conform::toys::{Heaps, HeapsPosition, ToySize};
use dice::SeededDice;
use rules::{Actor, Dice, Game, Options, Position, Seat};
use search::{AlphaBeta, ByActions, Ended, Mover, Reductions, Stop, TwoSided, proven};

use crate::toys::Ignorant;

/// An explicit tree: boards are node indices.
#[derive(Default)]
struct Written {
    nodes: Vec<Node>,
    /// Whether static values are mixed in: then by as many quarters as the key gives.
    trusting: bool,
}

struct Node {
    mover: Mover,
    children: Vec<usize>,
    /// The value for the mover; a leaf with an end counts by that end.
    value: i32,
    ended: Option<Ended>,
    /// A node that can be reached in two ways has one key.
    key: u64,
}

impl TwoSided for Written {
    type Board = usize;
    type Move = usize;

    fn mover(&self, &board: &usize) -> Mover {
        self.nodes[board].mover
    }

    fn ended(&self, &board: &usize) -> Option<Ended> {
        self.nodes[board].ended
    }

    fn moves(&self, &board: &usize, acc: &mut Vec<usize>) {
        acc.extend(&self.nodes[board].children);
    }

    fn play(&self, _: &usize, step: usize) -> usize {
        step
    }

    fn value(&self, &board: &usize) -> i32 {
        self.nodes[board].value
    }

    fn trust(&self, &board: &usize) -> i32 {
        match self.nodes[board].key % 4 {
            quarters if self.trusting => quarters as i32,
            _ => 0,
        }
    }

    fn key(&self, &board: &usize) -> u64 {
        self.nodes[board].key
    }

    const KINDS: usize = 8;

    fn kind(&self, _: &usize, step: usize) -> usize {
        step % Self::KINDS
    }
}

/// The value of the node for its mover, searching `depth` moves ahead; quicker wins are worth
/// more.
fn minimax(tree: &Written, node: usize, depth: u8, ply: i32) -> i32 {
    let Node {
        mover,
        children,
        value,
        ended,
        ..
    } = &tree.nodes[node];
    match ended {
        Some(Ended::Won) => return 30_000 - ply,
        Some(Ended::Drawn) => return 0,
        Some(Ended::Lost) => return ply - 30_000,
        None => {}
    }
    if depth == 0 {
        return *value;
    }
    let worth = |&child: &usize| {
        let value = minimax(tree, child, depth - 1, ply + 1);
        if tree.nodes[child].mover == *mover {
            value
        } else {
            -value
        }
    };
    let best = children.iter().map(worth).max().expect("no end without an end");
    if proven(best).is_some() {
        return best;
    }
    let trust = tree.trust(&node);
    (trust * value + (4 - trust) * best).div_euclid(4)
}

#[derive(Clone, Copy)]
struct Growth {
    depth: u32,
    /// The maximum number of moves in a node.
    branches: u32,
    /// One in this many nodes is an end.
    ends: u32,
    /// One in this many moves does not pass the turn.
    again: u32,
}

/// A random tree with movers that do not always alternate.
fn grow(tree: &mut Written, mover: Mover, growth: Growth, dice: &mut SeededDice) -> usize {
    let over = growth.depth == 0 || dice.below(growth.ends) == 0;
    let children = if over {
        Vec::new()
    } else {
        let next = Growth {
            depth: growth.depth - 1,
            ..growth
        };
        (0..=dice.below(growth.branches))
            .map(|_| {
                let again = dice.below(growth.again) == 0;
                let side = if again { mover } else { other(mover) };
                grow(tree, side, next, dice)
            })
            .collect()
    };
    let ends = [Ended::Lost, Ended::Drawn, Ended::Won];
    let ended = over.then(|| ends[dice.below(3) as usize]);
    let node = tree.nodes.len();
    tree.nodes.push(Node {
        mover,
        children,
        value: dice.below(201) as i32 - 100,
        ended,
        key: node as u64 + 1,
    });
    node
}

fn other(side: Mover) -> Mover {
    match side {
        Mover::First => Mover::Second,
        Mover::Second => Mover::First,
    }
}

#[test]
fn it_is_plain_minimax_at_every_depth_and_margin() {
    for seed in 0..300 {
        let mut dice = SeededDice::new(seed);
        let mut tree = Written {
            trusting: seed % 3 == 0,
            ..Written::default()
        };
        let growth = Growth {
            depth: 7,
            branches: 4,
            ends: 12,
            again: 3,
        };
        let root = grow(&mut tree, Mover::First, growth, &mut dice);
        let children = tree.nodes[root].children.clone();
        if children.len() < 2 {
            continue;
        }
        for depth in 0..6 {
            let search = AlphaBeta {
                depth: depth + 1,
                margin: 40,
                reductions: Reductions::Off,
                // The values do not depend on the move order.
                order_by_value_from: if seed % 2 == 0 { 1 } else { u8::MAX },
                table_bytes: 1 << 16,
            };
            let ranking = search.rank(&tree, Mover::First, &children, Stop::after(1_000_000));
            let worth = |child: usize| {
                let value = minimax(&tree, child, ranking.depth - 1, 1);
                if tree.nodes[child].mover == Mover::First {
                    value
                } else {
                    -value
                }
            };
            let best = children
                .iter()
                .map(|&child| worth(child))
                .max()
                .expect("children");
            assert_eq!(ranking.options[0].value, best, "seed {seed}, depth {depth}");
            for ranked in &ranking.options {
                let exact = worth(children[ranked.index]);
                if exact >= best - 40 {
                    assert_eq!(ranked.value, exact, "seed {seed}, depth {depth}");
                } else {
                    assert!(ranked.value < best - 40, "seed {seed}, depth {depth}");
                }
            }
        }
    }
}

#[test]
fn reductions_change_no_proof() {
    let mut proofs = 0;
    for seed in 0..300 {
        let mut dice = SeededDice::new(seed);
        let mut tree = Written::default();
        let growth = Growth {
            depth: 6,
            branches: 12,
            ends: 6,
            again: 6,
        };
        let root = grow(&mut tree, Mover::Second, growth, &mut dice);
        let children = tree.nodes[root].children.clone();
        if children.len() < 2 {
            continue;
        }
        // A table so small that entries are overwritten all the time.
        let search = AlphaBeta {
            table_bytes: 1,
            ..AlphaBeta::default()
        };
        let ranking = search.rank(&tree, Mover::Second, &children, Stop::after(1_000_000));
        let found = ranking.options[0].value;
        let exact = minimax(&tree, root, 20, 0);
        assert_eq!(found.signum(), exact.signum(), "seed {seed}");
        assert_eq!(proven(found).is_some(), proven(exact).is_some(), "seed {seed}");
        proofs += usize::from(proven(found).is_some());
    }
    assert!(proofs > 100, "only {proofs} wins and losses");
}

#[test]
fn the_sooner_win_and_the_later_loss_are_better() {
    // 0: lose at once; 1: lose later; 2: win later; 3: win at once.
    let leaf = |ended| Node {
        mover: Mover::First,
        children: Vec::new(),
        value: 0,
        ended: Some(ended),
        key: 0,
    };
    let inner = |mover, child| Node {
        mover,
        children: vec![child],
        value: 0,
        ended: None,
        key: 0,
    };
    let mut tree = Written {
        nodes: vec![
            leaf(Ended::Lost),
            inner(Mover::Second, 0),
            inner(Mover::Second, 3),
            leaf(Ended::Won),
        ],
        trusting: false,
    };
    for (key, node) in tree.nodes.iter_mut().enumerate() {
        node.key = key as u64;
    }
    let rank = |options: &[usize]| {
        AlphaBeta::default()
            .rank(&tree, Mover::First, options, Stop::after(1_000))
            .options[0]
    };
    assert_eq!(rank(&[0, 1]).index, 1);
    assert_eq!(rank(&[2, 3]).index, 1);
    assert_eq!(rank(&[0, 3, 1]).index, 1);
    assert_eq!(proven(rank(&[3]).value), Some((Ended::Won, 1)));
}

#[test]
fn it_stops_when_told_and_keeps_what_it_knew() {
    let mut dice = SeededDice::new(5);
    let mut tree = Written::default();
    let growth = Growth {
        depth: 9,
        branches: 4,
        ends: 40,
        again: 5,
    };
    let root = grow(&mut tree, Mover::First, growth, &mut dice);
    let children = tree.nodes[root].children.clone();
    for budget in [0, 1, 2, 10, 100, 300] {
        let ranking = AlphaBeta::default().rank(&tree, Mover::First, &children, Stop::after(budget));
        assert!(ranking.boards <= budget);
        let mut indices: Vec<_> = ranking.options.iter().map(|one| one.index).collect();
        indices.sort_unstable();
        assert_eq!(
            indices,
            (0..children.len()).collect::<Vec<_>>(),
            "every option once"
        );
    }
    let interrupted = AlphaBeta::default().rank(
        &tree,
        Mover::First,
        &children,
        Stop::after(1_000_000).or_when(&|| true),
    );
    assert_eq!(interrupted.boards, 0);
}

#[test]
fn heaps_action_by_action_is_solved_like_by_brute_force() {
    let start = Heaps::start(
        &Options {
            variant: ToySize::Tiny,
            ..Options::default()
        },
        2,
    );
    let game = ByActions::new(Ignorant);
    let mut options = Vec::new();
    let mut actions = Vec::new();
    game.moves(&start, &mut actions);
    options.extend(actions.iter().map(|&action| game.play(&start, action)));
    let ranking = AlphaBeta::default().rank(&game, Mover::First, &options, Stop::after(1_000_000));
    let best = options.iter().map(brute_force).max();
    let found = proven(ranking.options[0].value).map_or(Ended::Drawn, |(ended, _)| ended);
    assert_eq!(Some(found), best);
    assert!(ranking.boards < 1_000_000, "it was searched to the end");
    assert_eq!(brute_force(&options[ranking.options[0].index]), found);
}

/// The result for the first seat.
fn brute_force(position: &HeapsPosition) -> Ended {
    let Some(actor) = position.next_actor() else {
        return match position.outcome().and_then(|outcome| outcome.sole_winner()) {
            None => Ended::Drawn,
            Some(Seat::FIRST) => Ended::Won,
            Some(_) => Ended::Lost,
        };
    };
    let mut actions = Vec::new();
    Position::legal_actions(position, actor, &mut actions);
    let results = actions.into_iter().map(|action| {
        let next = position.clone().play(actor, action).expect("a legal action");
        brute_force(&next)
    });
    let best = if actor == Actor::Seat(Seat::FIRST) {
        results.max()
    } else {
        results.min()
    };
    best.expect("an action")
}
