//! Pylos: alpha-beta over whole turns.
//!
//! | to find | look at |
//! | --- | --- |
//! | how far each level looks | [`Strength`] |
//! | the evaluation of a board | `judgement`; the master's is a `net` that sees `patterns` |
//! | where the net comes from | `learn` |
//! | playing with the solution | `perfect` |
//! | fast boards and turns | `boards` |

mod boards;
mod judgement;
mod learn;
mod net;
mod patterns;
mod perfect;

use games::GameId;
use games::game_pylos::{Action, Pylos, PylosPosition, Side, WholeTurn, greedy};
use rules::{Actor, Dice, Game, Options, Phrase, Position, Seat, Variant};
use search::{AlphaBeta, Candidate, Found, Ranking, proven, share};

use self::boards::{Boards, ToMove, side};
use self::judgement::{Judgement, Knowledge};
pub use self::learn::learn_net;
pub use self::perfect::Foresight;
pub(crate) use self::perfect::think as think_perfectly;
use crate::learn::Contender;
use crate::level::Level;
use crate::limits::Limits;
use crate::tables::Tables;
use crate::thinking::Thinking;
use crate::tune::{Lesson, Sample, fitted, sample_match};

/// How far a level looks, and which differences it ignores.
struct Strength {
    /// What a board is judged by.
    knows: Knowledge,
    /// The number of boards searched.
    boards: u64,
    /// The number of turns searched.
    depth: u8,
    /// From this many turns before the horizon on, turns are ordered by the static values of the
    /// resulting boards.
    order_by_value_from: u8,
    /// Turns that are worse by no more than this count as equal to the best.
    margin: i32,
    /// Whether it ignores larger differences while few spheres are on the board.
    varies_openings: bool,
}

/// With this few spheres on the board nearly everything is playable against people.
const OPENING: u32 = 6;
/// The margin then, so that no two matches begin alike.
const OPENING_MARGIN: i32 = 12;
/// No two turns are further apart than this.
const EVERYTHING: i32 = 60_000;
/// Taking back gets a quarter of the boards, because the whole turn matters more.
const MID_TURN: u64 = 4;
/// A forced action gets a hundredth, which is enough to say how the match stands.
const FORCED: u64 = 100;

impl Strength {
    /// Who weighs actions against each other: stronger than [`Level::Hard`], and unlike to the
    /// master most positions are neither won nor lost to it.
    const JUDGE: Strength = Strength {
        knows: Knowledge::Features,
        boards: 400_000,
        depth: 64,
        order_by_value_from: u8::MAX,
        margin: 3,
        varies_openings: true,
    };

    fn of(level: Level) -> Strength {
        let (knows, boards, depth, margin) = match level {
            Level::Random | Level::Easy => (Knowledge::Reserve, 2_000, 2, 20),
            Level::Medium => (Knowledge::Heights, 8_000, 3, 5),
            Level::Hard => (Knowledge::Heights, 1_100, 64, 10),
            Level::Master => (Knowledge::Net, 5_000_000, 64, 0),
        };
        Strength {
            knows,
            boards,
            depth,
            // Only the net is so much better than the promises of turns that this pays off.
            order_by_value_from: if level == Level::Master { 4 } else { u8::MAX },
            margin,
            // A master makes most of its mistakes in the opening.
            varies_openings: level != Level::Master,
        }
    }
}

impl Thinking for Pylos {
    /// The master has learnt from the solution: to it nearly every position is won or lost.
    const JUDGE: Level = Level::Hard;

    const SOLVED: &'static [Foresight] = Foresight::ALL;

    fn think(
        view: &PylosPosition,
        seat: Seat,
        level: Level,
        dice: &mut dyn Dice,
        limits: Limits<'_>,
    ) -> Found<Action> {
        think(view, seat, level, dice, limits)
    }

    fn greedy(view: &PylosPosition, seat: Seat, actions: &[Action], dice: &mut dyn Dice) -> usize {
        greedy::choose(view, Actor::Seat(seat), actions, dice)
    }

    fn think_perfectly(
        view: &PylosPosition,
        seat: Seat,
        foresight: Foresight,
        dice: &mut dyn Dice,
        limits: Limits<'_>,
    ) -> Result<Found<Action>, Phrase> {
        let rules = view.rules();
        let bad = |error: String| Phrase::new("bots-bad-table").with("error", error);
        match limits.tables().pylos(rules) {
            None => Err(Phrase::new("bots-no-table").with("rules", rules.name())),
            Some(Err(error)) => Err(bad(error.to_string())),
            Some(Ok(table)) => think_perfectly(view, seat, table, foresight, dice, limits)
                .map_err(|error| bad(error.to_string())),
        }
    }

    fn is_solved_by(tables: &Tables, position: &PylosPosition) -> bool {
        tables.pylos(position.rules()).is_some_and(|table| table.is_ok())
    }

    fn tune(matches: u64, seed: u64, dice: &mut dyn Dice) -> Option<String> {
        Some(fitted(GameId::Pylos, &LESSON, matches, seed, dice))
    }

    fn contend(
        contender: &Contender<'_>,
        view: &PylosPosition,
        seat: Seat,
        dice: &mut dyn Dice,
        limits: Limits<'_>,
    ) -> Option<Action> {
        let knows = Knowledge::ALL[(contender.number("knows", 3.0) as usize).min(3)];
        let usual = match knows {
            Knowledge::Net => Strength::of(Level::Master),
            _ => Strength::JUDGE,
        };
        let strength = Strength {
            knows,
            boards: contender.number("boards", usual.boards as f32) as u64,
            depth: contender.number("depth", usual.depth.into()) as u8,
            margin: contender.number("margin", usual.margin as f32) as i32,
            ..usual
        };
        let judgement = Judgement::new(view.rules(), knows);
        let found = think_with(view, seat, &strength, judgement, dice, limits);
        Some(found.candidates[0].action)
    }
}

/// Chooses an action for the seat.
///
/// # Panics
/// If the seat has nothing to decide.
fn think(
    position: &PylosPosition,
    seat: Seat,
    level: Level,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Found<Action> {
    let weighs = limits.is_weighing() && level != Level::Master;
    let strength = if weighs {
        Strength::JUDGE
    } else {
        Strength::of(level)
    };
    let judgement = Judgement::new(position.rules(), strength.knows);
    think_with(position, seat, &strength, judgement, dice, limits)
}

fn think_with(
    position: &PylosPosition,
    seat: Seat,
    strength: &Strength,
    judgement: Judgement,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Found<Action> {
    let in_turn = position.may_take_back().is_some();
    let iterations = strength.boards / if in_turn { MID_TURN } else { 1 };
    let is_opening = strength.varies_openings && position.board().filled().len() < OPENING;
    let margin = strength.margin.max(if is_opening { OPENING_MARGIN } else { 0 });
    let mut rests = position.whole_turns();
    let mut legal = Vec::new();
    Position::legal_actions(position, Actor::Seat(seat), &mut legal);
    let weighed = limits.weighed(&legal);
    if let Some(weighed) = &weighed {
        rests.retain(|rest| weighed.contains(&rest.actions[0]));
    }
    let search = AlphaBeta {
        depth: strength.depth,
        order_by_value_from: strength.order_by_value_from,
        // What is weighed must have a value of its own, however bad it is.
        margin: if weighed.is_some() { EVERYTHING } else { margin },
        ..AlphaBeta::default()
    };
    let is_forced = rests.iter().all(|rest| rest.actions[0] == rests[0].actions[0]);
    let iterations = iterations / if is_forced { FORCED } else { 1 };
    shuffle(&mut rests, dice);
    let boards = Boards::new(position, judgement);
    let options: Vec<ToMove> = rests
        .iter()
        .map(|rest| ToMove {
            board: rest.board,
            side: side(position.side().other()),
        })
        .collect();
    let ranking = search.rank(&boards, side(position.side()), &options, limits.stop(iterations));
    let chosen = as_good_as_best(&ranking, margin, dice);
    found(position, seat, &rests, &ranking, chosen)
}

fn shuffle<T>(list: &mut [T], dice: &mut dyn Dice) {
    for place in (1..list.len()).rev() {
        list.swap(place, dice.below(place as u32 + 1) as usize);
    }
}

/// The index in the ranking of a random option that is close enough to the best.
fn as_good_as_best<M>(ranking: &Ranking<M>, margin: i32, dice: &mut dyn Dice) -> usize {
    let best = ranking.options[0].value;
    let is_near = |value: i32| value >= best - margin && proven(value).is_some() == proven(best).is_some();
    let near = ranking
        .options
        .iter()
        .take_while(|option| is_near(option.value))
        .count();
    dice.below(near as u32) as usize
}

/// Converts the ranking of turns to one of first actions, the chosen one first.
fn found(
    position: &PylosPosition,
    seat: Seat,
    rests: &[WholeTurn],
    ranking: &Ranking<games::game_pylos::Cells>,
    chosen: usize,
) -> Found<Action> {
    let mut candidates: Vec<Candidate<Action>> = Vec::new();
    let chosen = ranking.options[chosen];
    for ranked in std::iter::once(&chosen).chain(&ranking.options) {
        let action = rests[ranked.index].actions[0];
        if candidates.iter().all(|candidate| candidate.action != action) {
            candidates.push(Candidate {
                action,
                value: share(ranked.value),
                visits: ranking.boards,
            });
        }
    }
    let mut line = Vec::new();
    let mut after = position.clone();
    for &action in &rests[chosen.index].actions {
        line.push((Actor::Seat(seat), action));
        after.play_unchecked(Actor::Seat(seat), action);
    }
    if chosen.index == ranking.options[0].index {
        extend_line(after, &ranking.line, &mut line);
    }
    Found {
        candidates,
        line,
        iterations: ranking.boards,
    }
}

/// Appends the expected turns from here on, action by action.
fn extend_line(
    mut position: PylosPosition,
    turns: &[games::game_pylos::Cells],
    line: &mut Vec<(Actor, Action)>,
) {
    for &mover in turns {
        let seat = position.side().seat();
        let expected = position.board().after(mover);
        let Some(rest) = position
            .whole_turns()
            .into_iter()
            .find(|rest| rest.board == expected)
        else {
            break;
        };
        for action in rest.actions {
            line.push((Actor::Seat(seat), action));
            position.play_unchecked(Actor::Seat(seat), action);
        }
    }
}

/// How Pylos learns: by self-play after a few random turns, without anything learnt before.
pub(crate) const LESSON: Lesson = Lesson {
    features: judgement::FEATURES,
    play: play_to_learn,
};

fn play_to_learn(matches: u64, dice: &mut dyn Dice) -> Vec<Sample> {
    /// The number of random decisions, one more or less each time.
    const AT_RANDOM: u32 = 8;
    const STRENGTH: Strength = Strength {
        knows: Knowledge::Reserve,
        boards: 8_000,
        depth: 64,
        order_by_value_from: u8::MAX,
        margin: 0,
        varies_openings: true,
    };
    let mut samples = Vec::new();
    for _ in 0..matches {
        let mut at_random = dice.below(AT_RANDOM);
        let start = Pylos::start(&Options::default(), 2);
        sample_match(
            start,
            dice,
            |position, seat, actions, dice| {
                if at_random > 0 {
                    at_random -= 1;
                    return dice.below(actions.len() as u32) as usize;
                }
                let plain = Judgement::plain(position.rules());
                let found = think_with(position, seat, &STRENGTH, plain, dice, Limits::FULL);
                let chosen = found.candidates[0].action;
                let place = actions.iter().position(|&action| action == chosen);
                place.expect("bots answer legally")
            },
            |position| {
                let at_start = position.may_take_back().is_none();
                at_start.then(|| features_by_seat(position))
            },
            &mut samples,
        );
    }
    samples
}

fn features_by_seat(position: &PylosPosition) -> Vec<Vec<f32>> {
    let [mover, other] = judgement::features(position.rules(), position.board());
    match position.side() {
        Side::Light => vec![mover.to_vec(), other.to_vec()],
        Side::Dark => vec![other.to_vec(), mover.to_vec()],
    }
}
