//! The player with the solution table.

use games::game_pylos::{Action, PylosPosition, WholeTurn};
use rules::{Actor, Dice, Position, Seat};
use search::{Candidate, Found};
use solve::pylos::PylosTable;
use solve::table::BadTable;
use solve::{Value, Verdict};

use crate::level::Level;
use crate::limits::Limits;

/// The distance from the end within which the player knows everything.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Foresight {
    /// Within 8 plies.
    Plies8,
    /// Within 16 plies.
    Plies16,
    /// Within 24 plies.
    Plies24,
    /// Within 32 plies.
    Plies32,
    /// From the first move on.
    Everything,
}

impl Foresight {
    /// All of them, weakest first.
    pub const ALL: &'static [Foresight] = &[
        Foresight::Plies8,
        Foresight::Plies16,
        Foresight::Plies24,
        Foresight::Plies32,
        Foresight::Everything,
    ];

    /// The name of the bot.
    pub const fn name(self) -> &'static str {
        match self {
            Foresight::Plies8 => "perfect-8",
            Foresight::Plies16 => "perfect-16",
            Foresight::Plies24 => "perfect-24",
            Foresight::Plies32 => "perfect-32",
            Foresight::Everything => "perfect",
        }
    }

    /// The horizon: positions further from the end are unknown; `None` if everything is known.
    const fn horizon(self) -> Option<u8> {
        match self {
            Foresight::Plies8 => Some(8),
            Foresight::Plies16 => Some(16),
            Foresight::Plies24 => Some(24),
            Foresight::Plies32 => Some(32),
            Foresight::Everything => None,
        }
    }
}

/// Thinks with the table. Beyond its horizon it avoids what is known to lose, and otherwise plays
/// like [`Level::Medium`].
///
/// Among equal moves it takes the one that is most difficult to answer.
///
/// # Errors
/// If the table is damaged.
///
/// # Panics
/// If the seat has nothing to decide.
pub(crate) fn think(
    position: &PylosPosition,
    seat: Seat,
    table: &PylosTable,
    foresight: Foresight,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Result<Found<Action>, BadTable> {
    let horizon = foresight.horizon();
    let mut legal = Vec::new();
    Position::legal_actions(position, Actor::Seat(seat), &mut legal);
    let weighed = limits.weighed(&legal);
    let is_weighed = |turn: &WholeTurn| {
        weighed
            .as_ref()
            .is_none_or(|weighed| weighed.contains(&turn.actions[0]))
    };
    let mut judged = Vec::new();
    for turn in position.whole_turns().into_iter().filter(is_weighed) {
        let value = table.value(turn.board)?.before();
        judged.push((turn, seen(value, horizon)));
    }
    judged.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
    let best = judged.first().expect("a seat that has something to decide").1;
    let equal = judged.iter().take_while(|&&(_, value)| value == best).count();
    let equal = &judged[..equal];
    let chosen = if horizon.is_some() && best == Value::DRAW {
        by_judgement(position, seat, equal, dice, limits)
    } else {
        most_problems(table, equal, dice)?
    };
    judged.swap(0, chosen);
    let mut candidates: Vec<Candidate<Action>> = Vec::new();
    for (turn, value) in &judged {
        let action = turn.actions[0];
        if candidates.iter().all(|candidate| candidate.action != action) {
            candidates.push(Candidate {
                action,
                value: share(*value),
                visits: 1,
            });
        }
    }
    Ok(Found {
        candidates,
        line: line(position, seat, table, &judged[0].0)?,
        iterations: judged.len() as u64,
    })
}

/// Values beyond the horizon look undecided.
fn seen(value: Value, horizon: Option<u8>) -> Value {
    let is_seen = horizon.is_none_or(|horizon| value.plies().is_some_and(|plies| plies <= horizon));
    if is_seen { value } else { Value::DRAW }
}

/// The index of the move that looks best without a table.
fn by_judgement(
    position: &PylosPosition,
    seat: Seat,
    unknown: &[(WholeTurn, Value)],
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> usize {
    let found = super::think(position, seat, Level::Medium, dice, limits);
    let place_of = |candidate: &Candidate<Action>| {
        unknown
            .iter()
            .position(|(turn, _)| turn.actions[0] == candidate.action)
    };
    found.candidates.iter().find_map(place_of).unwrap_or(0)
}

/// The index of the move with the largest share of wrong replies; ties are broken at random.
fn most_problems(
    table: &PylosTable,
    equal: &[(WholeTurn, Value)],
    dice: &mut dyn Dice,
) -> Result<usize, BadTable> {
    let mut problems = Vec::with_capacity(equal.len());
    for (turn, _) in equal {
        problems.push(table.problems(turn.board)?);
    }
    let most = problems.iter().copied().fold(0.0, f64::max);
    let mut best: Vec<usize> = (0..equal.len()).collect();
    best.retain(|&place| problems[place] >= most);
    Ok(best[dice.below(best.len() as u32) as usize])
}

/// A certain win is worth a whole match, however long it takes.
fn share(value: Value) -> f64 {
    match value.verdict() {
        Verdict::Win => 1.0,
        Verdict::Draw => 0.5,
        Verdict::Loss => 0.0,
    }
}

/// The turn, and its continuation by perfect players.
fn line(
    position: &PylosPosition,
    seat: Seat,
    table: &PylosTable,
    first: &WholeTurn,
) -> Result<Vec<(Actor, Action)>, BadTable> {
    /// The number of turns shown.
    const TURNS: usize = 6;
    let mut line = Vec::new();
    let mut after = position.clone();
    let mut next = Some((seat, first.clone()));
    for _ in 0..TURNS {
        let Some((seat, turn)) = next else {
            break;
        };
        for &action in &turn.actions {
            line.push((Actor::Seat(seat), action));
            after.play_unchecked(Actor::Seat(seat), action);
        }
        let mut best: Option<(Value, WholeTurn)> = None;
        for turn in after.whole_turns() {
            let value = table.value(turn.board)?.before();
            if best.as_ref().is_none_or(|&(most, _)| value > most) {
                best = Some((value, turn));
            }
        }
        next = best.map(|(_, turn)| (after.side().seat(), turn));
    }
    Ok(line)
}
