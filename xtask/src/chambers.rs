//! The chambers of Silver & Gold Pyramids: drawn once, then stored as data.

use std::fmt::Write;

use dice::SeededDice;
use rules::Dice;

/// The seed that drew `crates/game-tomb/data/chambers.txt`: of the first sixty
/// the one whose colours came out most alike in simulated matches.
pub(crate) const SEED: u64 = 33;

const SIDE: usize = 5;
const COLOURS: [&str; 3] = ["purple", "orange", "green"];
const PER_COLOUR: usize = 16;
/// Cards per colour whose shortest way has at least [`LONG_WAY`] squares.
const LONG_CARDS: usize = 5;
const LONG_WAY: usize = 11;

type Grid = [[char; SIDE]; SIDE];

/// What one card gets, before it is drawn.
#[derive(Clone, Default)]
struct Plan {
    walls: usize,
    long: bool,
    symbols: Vec<char>,
}

/// The 48 chambers as text, the same for the same seed.
///
/// Every colour gets the same: as many walls, long ways, gems, skulls,
/// torches, potions and crosses, dealt to its cards by chance. The numbers go
/// round the colours, so that no colour wins the ties.
pub(crate) fn chambers(seed: u64) -> String {
    let mut dice = SeededDice::new(seed);
    let plans: Vec<Vec<Plan>> = COLOURS.iter().map(|_| plans(&mut dice)).collect();
    let mut drawn: Vec<Grid> = Vec::new();
    let mut text = String::new();
    for number in 0..PER_COLOUR * COLOURS.len() {
        let colour = number % COLOURS.len();
        let plan = &plans[colour][number / COLOURS.len()];
        let walls = loop {
            let walls = walls(plan, &mut dice);
            // No two cards have the same walls, however one turns or mirrors them.
            if !drawn.iter().any(|other| symmetries(&walls).contains(other)) {
                break walls;
            }
        };
        drawn.push(walls);
        let grid = furnish(walls, &plan.symbols, &mut dice);
        writeln!(text, "chamber {} {}", number + 1, COLOURS[colour]).expect("strings take everything");
        for row in grid {
            writeln!(text, "{}", row.iter().collect::<String>()).expect("strings take everything");
        }
        text.push('\n');
    }
    text
}

/// The plans for the cards of one colour, in a random order.
fn plans(dice: &mut SeededDice) -> Vec<Plan> {
    let mut plans = vec![Plan::default(); PER_COLOUR];
    for (index, walls) in shuffled([5, 6, 7, 8].repeat(4), dice).into_iter().enumerate() {
        plans[index].walls = walls;
    }
    for plan in pick(&mut plans, LONG_CARDS, dice) {
        plan.long = true;
    }
    // 1 to 3 gems a card, 2 in the mean: 16 red and 16 green ones.
    let gems = shuffled([['r'; 16], ['g'; 16]].concat(), dice);
    deal(&mut plans, &shuffled(one_to_three(), dice), &gems);
    deal(&mut plans, &shuffled(one_to_three(), dice), &['s'; 32]);
    for (symbol, cards) in [('t', 6), ('p', 4), ('x', 8)] {
        for plan in pick(&mut plans, cards, dice) {
            plan.symbols.push(symbol);
        }
    }
    plans
}

/// How many of a symbol each card gets: 1, 2 or 3, and 32 in all.
fn one_to_three() -> Vec<usize> {
    [[1; 4].as_slice(), &[2; 8], &[3; 4]].concat()
}

fn deal(plans: &mut [Plan], counts: &[usize], mut symbols: &[char]) {
    for (plan, &count) in plans.iter_mut().zip(counts) {
        let (mine, rest) = symbols.split_at(count);
        plan.symbols.extend(mine);
        symbols = rest;
    }
    assert!(symbols.is_empty(), "every symbol has a card");
}

/// A random layout of walls with the entrance, the tomb, and a way to every square.
fn walls(plan: &Plan, dice: &mut SeededDice) -> Grid {
    loop {
        let inner: Vec<usize> = (1..SIDE * SIDE - 1).collect();
        let mut grid = [['.'; SIDE]; SIDE];
        for &square in shuffled(inner, dice).iter().take(plan.walls) {
            grid[square / SIDE][square % SIDE] = '#';
        }
        grid[0][0] = 'E';
        grid[SIDE - 1][SIDE - 1] = 'T';
        let distances = distances(&grid);
        let reached = distances.iter().flatten().flatten().count();
        let way = distances[SIDE - 1][SIDE - 1].map_or(0, |steps| steps + 1);
        if reached == SIDE * SIDE - plan.walls && (way >= LONG_WAY) == plan.long {
            return grid;
        }
    }
}

/// How many steps every square is away from the entrance.
fn distances(grid: &Grid) -> [[Option<usize>; SIDE]; SIDE] {
    let mut distances = [[None; SIDE]; SIDE];
    distances[0][0] = Some(0);
    let mut queue = vec![(0usize, 0usize, 0usize)];
    let mut next = 0;
    while let Some(&(row, column, steps)) = queue.get(next) {
        next += 1;
        for (down, right) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            let (Some(row), Some(column)) = (row.checked_add_signed(down), column.checked_add_signed(right))
            else {
                continue;
            };
            if row < SIDE && column < SIDE && grid[row][column] != '#' && distances[row][column].is_none() {
                distances[row][column] = Some(steps + 1);
                queue.push((row, column, steps + 1));
            }
        }
    }
    distances
}

/// Puts the symbols on random empty squares.
fn furnish(mut grid: Grid, symbols: &[char], dice: &mut SeededDice) -> Grid {
    let empty: Vec<usize> = (0..SIDE * SIDE)
        .filter(|square| grid[square / SIDE][square % SIDE] == '.')
        .collect();
    for (square, &symbol) in shuffled(empty, dice).into_iter().zip(symbols) {
        grid[square / SIDE][square % SIDE] = symbol;
    }
    grid
}

/// The grid turned and mirrored in all eight ways, walls only.
fn symmetries(grid: &Grid) -> [Grid; 8] {
    let turned = |grid: &Grid| -> Grid {
        std::array::from_fn(|row| std::array::from_fn(|column| grid[SIDE - 1 - column][row]))
    };
    let mirrored = |grid: &Grid| -> Grid {
        std::array::from_fn(|row| std::array::from_fn(|column| grid[row][SIDE - 1 - column]))
    };
    let mut all = [*grid; 8];
    for index in 1..8 {
        all[index] = if index == 4 {
            mirrored(&all[3])
        } else {
            turned(&all[index - 1])
        };
    }
    // The entrance and the tomb stand in their corners again.
    all.map(|grid| {
        let mut walls = grid.map(|row| row.map(|square| if square == '#' { '#' } else { '.' }));
        walls[0][0] = 'E';
        walls[SIDE - 1][SIDE - 1] = 'T';
        walls
    })
}

fn pick<'a>(plans: &'a mut [Plan], count: usize, dice: &mut SeededDice) -> Vec<&'a mut Plan> {
    let all = (0..plans.len()).collect();
    let chosen: Vec<usize> = shuffled(all, dice).into_iter().take(count).collect();
    plans
        .iter_mut()
        .enumerate()
        .filter_map(|(index, plan)| chosen.contains(&index).then_some(plan))
        .collect()
}

fn shuffled<T>(mut items: Vec<T>, dice: &mut SeededDice) -> Vec<T> {
    for last in (1..items.len()).rev() {
        items.swap(last, dice.below(last as u32 + 1) as usize);
    }
    items
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stored_chambers_are_what_the_seed_draws() {
        let stored = include_str!("../../crates/game-tomb/data/chambers.txt");
        let (_, blocks) = stored
            .split_once("chamber 1 ")
            .expect("the chambers follow a comment");
        assert_eq!(format!("chamber 1 {blocks}"), chambers(SEED));
    }

    #[test]
    fn other_seeds_draw_other_chambers() {
        assert_ne!(chambers(SEED), chambers(SEED + 1));
    }
}
