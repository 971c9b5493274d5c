//! Pacal's Rocket: a tree of actions and rolls, with an evaluation of what stones may become.
//!
//! | to find | look at |
//! | --- | --- |
//! | how far each level looks | [`Strength`] |
//! | the evaluation of a position | `judgement` |
//! | the evaluation by a net, and what it is told | `learnt`, `features`, `glimpse` |

pub(crate) mod features;
mod glimpse;
mod judgement;
mod learnt;

use games::GameId;
use games::game_pacal::{Action, Pacal, PacalPosition, Phase, greedy};
use rules::{Actor, Dice, Game, Options, Position, Seat};
use search::{Candidate, Found, Judge, Question, Tree};

use self::judgement::{Judgement, behind};
pub(crate) use self::learnt::{COUNTING, Learnt, WHOLE};
use crate::learn::{self, Contender, LearnPacal, Teaching};
use crate::level::Level;
use crate::limits::Limits;
use crate::plan::{Plan, ponder};
use crate::thinking::Thinking;
use crate::tune::{Lesson, Sample, fitted, sample_match};

/// How a level finds its action.
#[derive(Clone, Copy)]
enum Strength {
    /// Takes the best of this many actions, as the greedy player sees them; others it overlooks.
    Glances(usize),
    /// Searches a tree.
    Tree {
        /// The number of nodes.
        nodes: u64,
        /// The number of actions played before a leaf is evaluated.
        playout: u16,
    },
    /// The same, with the net's judgement.
    Net { nodes: u64, playout: u16 },
}

/// Stones and buildings get a quarter of the iterations, because flights matter more.
const MID_TURN: u64 = 4;
/// The parameters of the trees, found by trial; see docs/strength.md.
const TREE: Tree = Tree {
    exploration: 1.5,
    temperature: 0.1,
    playout: 0,
    room: 1 << 21,
};

impl Strength {
    /// The master of before there was a net. About four more turns: by then preparations have
    /// paid off or not.
    const BEFORE: Strength = Strength::Tree {
        nodes: 3_000,
        playout: 16,
    };

    /// How a level plays on this board, which the net may not know.
    fn on(position: &PacalPosition, level: Level) -> Strength {
        match level {
            Level::Master if !features::knows(position.palenque()) => Strength::BEFORE,
            _ => Strength::of(level),
        }
    }

    fn of(level: Level) -> Strength {
        match level {
            Level::Random | Level::Easy => Strength::Glances(35),
            Level::Medium => Strength::Glances(usize::MAX),
            Level::Hard => Strength::Tree {
                nodes: 16,
                playout: 0,
            },
            // About two more turns: playouts are quick, and what comes then the net knows.
            Level::Master => Strength::Net {
                nodes: 10_000,
                playout: 6,
            },
        }
    }
}

impl Thinking for Pacal {
    const PUZZLES: &'static str = include_str!("../../data/pacal.puzzles");

    fn think(
        view: &PacalPosition,
        seat: Seat,
        level: Level,
        dice: &mut dyn Dice,
        limits: Limits<'_>,
    ) -> Found<Action> {
        think(view, seat, level, dice, limits)
    }

    fn greedy(view: &PacalPosition, seat: Seat, actions: &[Action], dice: &mut dyn Dice) -> usize {
        greedy::choose(view, Actor::Seat(seat), actions, dice)
    }

    fn tune(matches: u64, seed: u64, dice: &mut dyn Dice) -> Option<String> {
        Some(fitted(GameId::Pacal, &LESSON, matches, seed, dice))
    }

    fn teach<T: Teaching>(task: T) -> Option<T::Done> {
        Some(task.with(&LearnPacal))
    }

    fn contend(
        contender: &Contender<'_>,
        view: &PacalPosition,
        seat: Seat,
        dice: &mut dyn Dice,
        limits: Limits<'_>,
    ) -> Option<Action> {
        let found = learn::pacal::contend(contender, view, seat, dice, limits);
        Some(found.candidates[0].action)
    }
}

/// Chooses an action for the seat.
///
/// # Panics
/// If the seat has nothing to decide.
fn think(
    position: &PacalPosition,
    seat: Seat,
    level: Level,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Found<Action> {
    think_as(Strength::on(position, level), position, seat, dice, limits)
}

fn think_as(
    strength: Strength,
    position: &PacalPosition,
    seat: Seat,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Found<Action> {
    match strength {
        Strength::Glances(glances) => glance(position, seat, glances, dice),
        Strength::Tree { nodes, playout } => {
            let tree = Tree { playout, ..TREE };
            grow(&tree, nodes, position, seat, &Judgement, dice, limits)
        }
        Strength::Net { nodes, playout } => {
            let tree = Tree { playout, ..TREE };
            let learnt = Learnt::for_seats(Position::seats(position)).at(position);
            grow(&tree, nodes, position, seat, &learnt, dice, limits)
        }
    }
}

/// Searches a tree of this many nodes.
fn grow(
    tree: &Tree,
    nodes: u64,
    position: &PacalPosition,
    seat: Seat,
    judge: &impl Judge<PacalPosition>,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Found<Action> {
    let part = match position.step() {
        Phase::Drop(_) | Phase::Build => MID_TURN,
        _ => 1,
    };
    let mut legal = Vec::new();
    Position::legal_actions(position, Actor::Seat(seat), &mut legal);
    let stop = limits.stop(nodes / part);
    match limits.weighed(&legal) {
        Some(weighed) => tree.weigh(position, seat, weighed, judge, dice, stop),
        None => tree.search(position, seat, judge, dice, stop),
    }
}

/// The same by the master of before there was a net.
pub(crate) fn think_without_net(
    position: &PacalPosition,
    seat: Seat,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Found<Action> {
    think_as(Strength::BEFORE, position, seat, dice, limits)
}

/// Chooses an action by a plan.
pub(crate) fn answer(
    position: &PacalPosition,
    seat: Seat,
    learnt: &Learnt<'_>,
    plan: &Plan,
    limits: Limits<'_>,
    dice: &mut dyn Dice,
) -> Found<Action> {
    let question = Question::new(position, seat);
    ponder(question, position, learnt, plan, limits, dice)
}

/// The same by a glance: the best of as many actions, taken at random, as the greedy player sees
/// them.
pub(crate) fn glance(
    position: &PacalPosition,
    seat: Seat,
    glances: usize,
    dice: &mut dyn Dice,
) -> Found<Action> {
    let actor = Actor::Seat(seat);
    let mut actions = Vec::new();
    Position::legal_actions(position, actor, &mut actions);
    // Those that are looked at come in a random order, so that dice break ties.
    let looked_at = glances.clamp(1, actions.len());
    for place in 0..looked_at {
        let left = (actions.len() - place) as u32;
        actions.swap(place, place + dice.below(left) as usize);
    }
    actions.truncate(looked_at);
    let mut merits = Vec::new();
    greedy::quick_merits(position, &actions, &mut merits);
    let mut ranked: Vec<(i32, Action)> = merits.into_iter().zip(actions).collect();
    ranked.sort_by_key(|&(merit, _)| std::cmp::Reverse(merit));
    let expected = Judgement.shares(position)[seat];
    let best = ranked[0].0;
    let candidates: Vec<Candidate<Action>> = ranked
        .into_iter()
        .map(|(merit, action)| Candidate {
            action,
            value: f64::from(behind(expected, best, merit)),
            visits: 1,
        })
        .collect();
    Found {
        line: vec![(actor, candidates[0].action)],
        iterations: looked_at as u64,
        candidates,
    }
}

/// How Pacal's Rocket learns: by self-play with two and three seats.
pub(crate) const LESSON: Lesson = Lesson {
    features: judgement::FEATURES,
    play: play_to_learn,
};

fn play_to_learn(matches: u64, dice: &mut dyn Dice) -> Vec<Sample> {
    /// Half of the matches are for two players, the others for three.
    const SEATS: [u8; 2] = [2, 3];
    let mut samples = Vec::new();
    for (_, &seats) in (0..matches).zip(SEATS.iter().cycle()) {
        let start = Pacal::start(&Options::default(), seats);
        sample_match(
            start,
            dice,
            |position, seat, actions, dice| greedy::choose(position, Actor::Seat(seat), actions, dice),
            |position| {
                let between_turns = matches!(position.step(), Phase::Roll);
                between_turns.then(|| {
                    let features = judgement::features(position);
                    Seat::all(Position::seats(position))
                        .map(|seat| features[seat].to_vec())
                        .collect()
                })
            },
            &mut samples,
        );
    }
    samples
}
