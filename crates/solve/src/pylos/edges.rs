//! The turns out of a filling, for every ownership of its spheres.

use game_pylos::{Cell, Cells, RuleSet};

use super::PylosGraph;
use super::{Fillings, PyramidSize};
use crate::Value;
use crate::graph::{Edge, Graph, MOST_BITS};

/// A turn in terms of places: what is occupied afterwards, and what the mover must own for it.
/// What the mover owns afterwards follows from both.
type Turn = (Cells, Cells);

impl Graph for PylosGraph {
    fn blocks(&self) -> usize {
        self.fillings().len()
    }

    fn bits(&self, block: usize) -> u32 {
        self.fillings().representative(block).len()
    }

    fn rank(&self, block: usize) -> u32 {
        let filled = self.fillings().representative(block);
        filled.len() * 128 + super::fillings::height(filled)
    }

    fn limit(&self) -> u32 {
        self.pyramid().spheres()
    }

    fn by_count(&self, block: usize) -> Option<[Value; MOST_BITS + 1]> {
        if self.bits(block) < self.fewest {
            return Some([Value::DRAW; MOST_BITS + 1]);
        }
        let missing = self.pyramid().places() - self.fillings().representative(block);
        // PY-7: a player with nothing in reserve has lost. So has the side to move on the full
        // pyramid, where both have nothing in reserve.
        let mut values = [Value::LOST; MOST_BITS + 1];
        if missing == Cell::APEX.into() {
            // PY-6: a player who has a sphere puts it on the apex.
            let win = Value::LOST.before();
            values[..self.limit() as usize].fill(win);
            return Some(values);
        }
        missing.is_empty().then_some(values)
    }

    fn edges(&self, block: usize, acc: &mut Vec<Edge>) {
        let fillings = self.fillings();
        let filled = fillings.representative(block);
        let mut turns = Vec::new();
        for_each_turn(fillings.pyramid(), self.rules(), filled, &mut |turn| {
            turns.push(turn);
        });
        keep_the_weakest_needs(&mut turns);
        acc.extend(turns.iter().map(|&turn| edge(fillings, filled, turn)));
    }
}

/// The turn in the solver's form: with bits of the representative instead of places.
fn edge(fillings: &Fillings, filled: Cells, (after, needs): Turn) -> Edge {
    let (target, symmetry) = fillings.class(after).expect("no sphere floats after a turn");
    let target_cells = fillings.representative(target as usize).0;
    let mut edge = Edge {
        target,
        required: 0,
        base: 0,
        weights: [0; MOST_BITS],
    };
    for (bit, cell) in filled.iter().enumerate() {
        let needed = needs.contains(cell);
        if needed {
            edge.required |= 1 << bit;
        }
        if after.contains(cell) && !needed {
            let image = fillings.image_bit(symmetry, cell.index());
            let weight = 1 << (target_cells & ((1 << image) - 1)).count_ones();
            edge.weights[bit] = weight;
            edge.base += weight;
        }
    }
    edge
}

fn for_each_turn(pyramid: PyramidSize, rules: RuleSet, filled: Cells, visit: &mut impl FnMut(Turn)) {
    let ground = pyramid.ground();
    for to in (filled | ground).open().iter() {
        let placed = filled | to.into();
        for_each_return(ground, rules, (placed, Cells::EMPTY), to, visit);
        // PY-2, PY-3: raising a sphere that nothing rests on.
        let free = filled - (filled | ground).covered();
        for from in (free & to.raisable_from()).iter() {
            for_each_return(ground, rules, (placed - from.into(), from.into()), to, visit);
        }
    }
}

/// The turn itself, and all ways to take back after it (PY-4, PY-5, PY-9).
fn for_each_return(
    ground: Cells,
    rules: RuleSet,
    (after, needs): Turn,
    to: Cell,
    visit: &mut impl FnMut(Turn),
) {
    visit((after, needs));
    for_each_line(rules, to, &mut |line| {
        let others = line - to.into();
        let all_there = others - after == Cells::EMPTY && (others & needs).is_empty();
        if !all_there {
            return;
        }
        let needs = needs | others;
        for first in uncovered(after, ground).iter() {
            let one = after - first.into();
            let needs_one = needs | (Cells::from(first) - to.into());
            visit((one, needs_one));
            for second in uncovered(one, ground).iter() {
                visit((one - second.into(), needs_one | (Cells::from(second) - to.into())));
            }
        }
    });
}

fn uncovered(filled: Cells, ground: Cells) -> Cells {
    filled - (filled | ground).covered()
}

/// The squares and rows that a sphere on this place can complete.
fn for_each_line(rules: RuleSet, to: Cell, visit: &mut impl FnMut(Cells)) {
    if rules == RuleSet::Children {
        return;
    }
    let level = to.level();
    let last = 4 - level;
    let at = |file: u8, rank: u8| Cell::new(level, file, rank);
    for file in 0..last {
        for rank in 0..last {
            let corners = [
                (file, rank),
                (file + 1, rank),
                (file, rank + 1),
                (file + 1, rank + 1),
            ];
            let square: Cells = corners
                .into_iter()
                .filter_map(|(file, rank)| at(file, rank))
                .collect();
            if square.contains(to) {
                visit(square);
            }
        }
    }
    // PY-9: rows of four on level 1, of three on level 2.
    if rules == RuleSet::Expert && level <= 2 {
        visit((0..=last).filter_map(|file| at(file, to.rank())).collect());
        visit((0..=last).filter_map(|rank| at(to.file(), rank)).collect());
    }
}

/// Removes turns that lead to the same filling as another one that requires no more.
fn keep_the_weakest_needs(turns: &mut Vec<Turn>) {
    turns.sort_unstable_by_key(|&(after, needs)| (after, needs.len(), needs));
    turns.dedup();
    let mut kept: Vec<Turn> = Vec::with_capacity(turns.len());
    let mut start = 0;
    for &(after, needs) in turns.iter() {
        if kept.last().is_some_and(|last| last.0 != after) {
            start = kept.len();
        }
        let implied = kept[start..]
            .iter()
            .any(|&(_, weaker)| weaker - needs == Cells::EMPTY);
        if !implied {
            kept.push((after, needs));
        }
    }
    *turns = kept;
}
