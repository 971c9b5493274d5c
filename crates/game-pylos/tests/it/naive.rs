//! A second implementation of the rules, written from the rules page with a plain array and no
//! cleverness, compared along random matches.

use dice::SeededDice;
use game_pylos::{Action, Cell, End, Pylos, PylosPosition, RuleSet, Side};
use rules::{Dice, Game, Options, Position, Variant};

use crate::mover;

/// `[level][file][rank]`, levels and coordinates from 0.
type Pyramid = [[[Option<Side>; 4]; 4]; 4];

fn at(cell: Cell) -> (usize, usize, usize) {
    (
        (cell.level() - 1) as usize,
        cell.file() as usize,
        cell.rank() as usize,
    )
}

fn cells() -> Vec<(usize, usize, usize)> {
    let mut all = Vec::new();
    for level in 0..4 {
        for rank in 0..4 - level {
            for file in 0..4 - level {
                all.push((level, file, rank));
            }
        }
    }
    all
}

fn pyramid(position: &PylosPosition) -> Pyramid {
    let mut pyramid = Pyramid::default();
    for side in [Side::Light, Side::Dark] {
        for cell in position.spheres(side).iter() {
            let (level, file, rank) = at(cell);
            pyramid[level][file][rank] = Some(side);
        }
    }
    pyramid
}

/// PY-1.
fn is_open(p: &Pyramid, (level, file, rank): (usize, usize, usize)) -> bool {
    p[level][file][rank].is_none()
        && (level == 0
            || [(0, 0), (1, 0), (0, 1), (1, 1)]
                .iter()
                .all(|(x, y)| p[level - 1][file + x][rank + y].is_some()))
}

/// PY-3.
fn is_free(p: &Pyramid, (level, file, rank): (usize, usize, usize)) -> bool {
    cells()
        .into_iter()
        .filter(|above| above.0 == level + 1 && p[above.0][above.1][above.2].is_some())
        .all(|(_, above_file, above_rank)| {
            !((file == above_file || file == above_file + 1)
                && (rank == above_rank || rank == above_rank + 1))
        })
}

/// PY-4 and PY-9: groups of places that allow taking back when all are of one colour.
fn groups(rules: RuleSet) -> Vec<Vec<(usize, usize, usize)>> {
    let mut groups = Vec::new();
    if rules == RuleSet::Children {
        return groups;
    }
    for level in 0..3 {
        for file in 0..3 - level {
            for rank in 0..3 - level {
                groups.push(vec![
                    (level, file, rank),
                    (level, file + 1, rank),
                    (level, file, rank + 1),
                    (level, file + 1, rank + 1),
                ]);
            }
        }
    }
    if rules == RuleSet::Expert {
        for level in 0..2 {
            for line in 0..4 - level {
                groups.push((0..4 - level).map(|step| (level, step, line)).collect());
                groups.push((0..4 - level).map(|step| (level, line, step)).collect());
            }
        }
    }
    groups
}

fn legal(position: &PylosPosition) -> Vec<Action> {
    let p = pyramid(position);
    let side = position.side();
    let name = |(level, file, rank): (usize, usize, usize)| {
        Cell::new(level as u8 + 1, file as u8, rank as u8).expect("a place")
    };
    let own_free: Vec<_> = cells()
        .into_iter()
        .filter(|&(l, f, r)| p[l][f][r] == Some(side) && is_free(&p, (l, f, r)))
        .collect();
    if position.may_take_back().is_some() {
        let mut actions: Vec<_> = own_free
            .into_iter()
            .map(|cell| Action::Take(name(cell)))
            .collect();
        actions.push(Action::Stop);
        return actions;
    }
    let open: Vec<_> = cells().into_iter().filter(|&cell| is_open(&p, cell)).collect();
    let mut actions: Vec<_> = open.iter().map(|&cell| Action::Place(name(cell))).collect();
    for &from in &own_free {
        let mut lifted = p;
        lifted[from.0][from.1][from.2] = None;
        for &to in &open {
            // Once lifted, the sphere can no longer support its own new place.
            if to.0 > from.0 && is_open(&lifted, to) {
                actions.push(Action::Raise {
                    to: name(to),
                    from: name(from),
                });
            }
        }
    }
    actions.sort();
    actions
}

/// Whether the sphere just put on `to` completed something.
fn completed(after: &Pyramid, to: Cell, side: Side, rules: RuleSet) -> bool {
    groups(rules)
        .into_iter()
        .any(|group| group.contains(&at(to)) && group.iter().all(|&(l, f, r)| after[l][f][r] == Some(side)))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Result {
    Won(Side),
    Drawn,
}

/// PY-6, PY-7 and the ruling on repetition: how the match has ended, if it
/// has, when a turn begins like this after these beginnings of turns.
fn ending(passed: &[(Pyramid, Side)], now: &Pyramid, mover: Side) -> Option<Result> {
    if let Some(winner) = now[3][0][0] {
        return Some(Result::Won(winner));
    }
    let own = cells()
        .into_iter()
        .filter(|&(l, f, r)| now[l][f][r] == Some(mover));
    if own.count() == 15 {
        return Some(Result::Won(mover.other()));
    }
    let before = passed
        .iter()
        .filter(|(pyramid, side)| pyramid == now && *side == mover);
    (before.count() >= 2).then_some(Result::Drawn)
}

#[test]
fn a_plain_reading_of_the_rules_agrees() {
    let mut endings = [0; 3];
    for &rules in RuleSet::ALL {
        let options = Options::<Pylos> {
            variant: rules,
            ..Options::default()
        };
        let mut dice = SeededDice::new(23);
        for _ in 0..conform::matches(10_000) {
            let mut position = Pylos::start(&options, 2);
            let mut passed: Vec<(Pyramid, Side)> = Vec::new();
            while position.next_actor().is_some() {
                let mut actions = Vec::new();
                let actor = mover(&position);
                if position.may_take_back().is_none() {
                    passed.push((pyramid(&position), position.side()));
                }
                Position::legal_actions(&position, actor, &mut actions);
                assert_eq!(actions, legal(&position), "{position:?}");

                let action = actions[dice.below(actions.len() as u32) as usize];
                let (before, side) = (pyramid(&position), position.side());
                position.play_unchecked(actor, action);

                let mut expected = before;
                let mut put = |cell: Cell, sphere| {
                    let (level, file, rank) = at(cell);
                    expected[level][file][rank] = sphere;
                };
                let completes = match action {
                    Action::Place(to) => {
                        put(to, Some(side));
                        Some(to)
                    }
                    Action::Raise { to, from } => {
                        put(from, None);
                        put(to, Some(side));
                        Some(to)
                    }
                    Action::Take(cell) => {
                        put(cell, None);
                        None
                    }
                    Action::Stop => None,
                };
                assert_eq!(pyramid(&position), expected, "{action}");
                if let Some(to) = completes {
                    let earned = completed(&expected, to, side, rules);
                    assert_eq!(
                        position.may_take_back() == Some(2) && position.side() == side,
                        earned,
                        "{action}"
                    );
                }
                let expected = match position.may_take_back() {
                    Some(_) => None,
                    None => ending(&passed, &pyramid(&position), position.side()),
                };
                let said = position.outcome().map(|outcome| match outcome.sole_winner() {
                    Some(seat) if seat == Side::Light.seat() => Result::Won(Side::Light),
                    Some(_) => Result::Won(Side::Dark),
                    None => Result::Drawn,
                });
                assert_eq!(said, expected, "{position:?}");
                if let Some(end) = position.end() {
                    endings[match end {
                        End::Apex(_) => 0,
                        End::EmptyReserve(_) => 1,
                        End::Repetition => 2,
                    }] += 1;
                }
            }
        }
    }
    assert!(endings[0] > 0 && endings[1] > 0, "{endings:?}");
}
