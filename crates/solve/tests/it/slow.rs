//! A second implementation of Pylos on a 3×3 base, written from the rules page: slow, simple, and
//! independent of the solver and the game crate.

use std::collections::HashMap;

/// The owner of each place: 0 nobody, 1 the mover, 2 the other. Places 0–8 are the base row by
/// row, 9–12 the level above, 13 the apex.
pub(crate) type Owners = [u8; 14];

pub(crate) const SPHERES: usize = 7;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rules {
    Children,
    Standard,
    Expert,
}

fn level(place: usize) -> usize {
    match place {
        0..9 => 1,
        9..13 => 2,
        _ => 3,
    }
}

fn under(place: usize) -> Vec<usize> {
    match place {
        0..9 => vec![],
        9..13 => {
            let (x, y) = ((place - 9) % 2, (place - 9) / 2);
            let corner = y * 3 + x;
            vec![corner, corner + 1, corner + 3, corner + 4]
        }
        _ => vec![9, 10, 11, 12],
    }
}

fn count(owners: &Owners, owner: u8) -> usize {
    (0..14).filter(|&place| owners[place] == owner).count()
}

fn is_open(owners: &Owners, place: usize) -> bool {
    owners[place] == 0 && under(place).iter().all(|&below| owners[below] != 0)
}

fn is_free(owners: &Owners, place: usize) -> bool {
    (0..14).all(|above| owners[above] == 0 || !under(above).contains(&place))
}

/// The groups of places that give the right to take spheres back.
fn groups(rules: Rules) -> Vec<Vec<usize>> {
    let mut groups = Vec::new();
    if rules != Rules::Children {
        groups.extend((9..14).map(under));
    }
    if rules == Rules::Expert {
        for row in 0..3 {
            groups.push(vec![row * 3, row * 3 + 1, row * 3 + 2]);
            groups.push(vec![row, row + 3, row + 6]);
        }
    }
    groups
}

/// All positions after a turn of the mover, from the other side's point of view.
pub(crate) fn successors(owners: &Owners, rules: Rules) -> Vec<Owners> {
    if count(owners, 1) == SPHERES || owners[13] == 2 {
        return Vec::new();
    }
    let mut after = Vec::new();
    for to in 0..14 {
        if is_open(owners, to) {
            let mut placed = *owners;
            placed[to] = 1;
            returns(&placed, to, rules, &mut after);
            for from in 0..14 {
                let can = owners[from] == 1
                    && is_free(owners, from)
                    && level(from) < level(to)
                    && !under(to).contains(&from);
                if can {
                    let mut raised = placed;
                    raised[from] = 0;
                    returns(&raised, to, rules, &mut after);
                }
            }
        }
    }
    for position in &mut after {
        for owner in position.iter_mut() {
            *owner = [0, 2, 1][usize::from(*owner)];
        }
    }
    after.sort_unstable();
    after.dedup();
    after
}

fn returns(owners: &Owners, to: usize, rules: Rules, after: &mut Vec<Owners>) {
    after.push(*owners);
    let completes = |group: &Vec<usize>| group.contains(&to) && group.iter().all(|&place| owners[place] == 1);
    if !groups(rules).iter().any(completes) {
        return;
    }
    for first in 0..14 {
        if owners[first] == 1 && is_free(owners, first) {
            let mut one = *owners;
            one[first] = 0;
            after.push(one);
            for second in 0..14 {
                if one[second] == 1 && is_free(&one, second) {
                    let mut two = one;
                    two[second] = 0;
                    after.push(two);
                }
            }
        }
    }
}

/// The value of a position: who wins (1 the mover, -1 the other, 0 nobody), and in how many
/// plies.
pub(crate) type Worth = (i8, u8);

/// The values of all positions without floating spheres, by looking one ply further ahead until
/// nothing changes.
pub(crate) fn solve(rules: Rules) -> HashMap<Owners, Worth> {
    let mut positions = Vec::new();
    collect(&mut [0; 14], 0, &mut positions);
    let next: Vec<Vec<Owners>> = positions
        .iter()
        .map(|position| successors(position, rules))
        .collect();
    let mut known: HashMap<Owners, Worth> = HashMap::new();
    for plies in 0u8.. {
        let mut found = Vec::new();
        for (position, next) in positions.iter().zip(&next) {
            if known.contains_key(position) {
                continue;
            }
            let worths: Vec<Option<&Worth>> = next.iter().map(|after| known.get(after)).collect();
            if worths.iter().any(|worth| matches!(worth, Some((-1, _)))) {
                found.push((*position, (1, plies)));
            } else if worths.iter().all(|worth| matches!(worth, Some((1, _)))) {
                found.push((*position, (-1, plies)));
            }
        }
        // A result at one more ply needs one at exactly this many.
        if found.is_empty() {
            break;
        }
        known.extend(found);
    }
    for position in positions {
        known.entry(position).or_insert((0, 0));
    }
    known
}

fn collect(owners: &mut Owners, place: usize, positions: &mut Vec<Owners>) {
    if place == 14 {
        if count(owners, 1) <= SPHERES && count(owners, 2) <= SPHERES {
            positions.push(*owners);
        }
        return;
    }
    collect(owners, place + 1, positions);
    if under(place).iter().all(|&below| owners[below] != 0) {
        for owner in [1, 2] {
            owners[place] = owner;
            collect(owners, place + 1, positions);
        }
        owners[place] = 0;
    }
}
