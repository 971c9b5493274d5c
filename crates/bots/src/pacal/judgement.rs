//! Evaluation of a position of Pacal's Rocket: its features and their weights.

use std::sync::LazyLock;

use games::game_pacal::{Action, Divine, PYRAMIDS, PacalPosition, Phase, Prospects, Squares, greedy, score};
use rules::{Actor, BySeat, Dice, Position, Seat};
use search::{Judge, final_shares};

use crate::weights::Weights;

/// The features of a seat, as the data file names them. Points are in tens.
pub(super) const FEATURES: &[&str] = &[
    // The seat's points if the match ended now; and the same, weighted by how near the end is.
    "standing",
    "standing-late",
    // The best pyramids that its stones allow on its next turn.
    "best",
    "best-to-move",
    "second",
    "third",
    // The best one once every ship has left its stones behind.
    "far",
    "stones",
    "tall-left",
    "built",
    "to-move",
    "next-to-move",
];
const COUNT: usize = FEATURES.len();

/// Learnt by `cargo xtask tune pacal`.
static LEARNT: LazyLock<Weights> = LazyLock::new(|| {
    let text = include_str!("../../data/pacal.weights");
    Weights::read(text, FEATURES).expect("a test reads the same file")
});

/// Ten points, in the quarters of the greedy player.
const TEN_POINTS: f32 = 40.0;
/// The estimated value of a quarter of a point, as a share of the match.
const QUARTER: f32 = 0.015;
/// The maximum distance of an action from the best one, in quarters of a point.
const FAR_BEHIND: i32 = 1_000;
/// The full evaluation, which knows what stones may become.
pub(super) struct Judgement;

impl Judge<PacalPosition> for Judgement {
    fn shares(&self, position: &PacalPosition) -> BySeat<f32> {
        let settled = finish_turn(position);
        let position = settled.as_ref().unwrap_or(position);
        match position.outcome() {
            Some(outcome) => final_shares(&outcome),
            None => as_shares(&features(position).map(|_, features| LEARNT.score(features))),
        }
    }

    fn choose(
        &self,
        position: &PacalPosition,
        actor: Actor,
        actions: &[Action],
        dice: &mut dyn Dice,
    ) -> usize {
        greedy::choose(position, actor, actions, dice)
    }

    fn first_sight(&self, position: &PacalPosition, actor: Actor, actions: &[Action], acc: &mut Vec<f32>) {
        let expected = actor.seat().map_or(0.0, |seat| self.shares(position)[seat]);
        let merits: Vec<i32> = greedy::merits(position, actions).collect();
        let best = merits.iter().copied().max().unwrap_or(0);
        acc.extend(merits.into_iter().map(|merit| behind(expected, best, merit)));
    }
}

/// The share of the match after an action of this merit, if the best one keeps what is expected.
pub(super) fn behind(expected: f32, best: i32, merit: i32) -> f32 {
    // An action that is never better than another one is far behind all others.
    let behind = best.saturating_sub(merit).min(FAR_BEHIND) as f32;
    (expected - QUARTER * behind).max(0.0)
}

/// Converts log-odds to the share of each seat.
fn as_shares(scores: &BySeat<f32>) -> BySeat<f32> {
    let best = scores.iter().copied().fold(f32::MIN, f32::max);
    let odds = scores.map(|_, score| (score - best).exp());
    let all: f32 = odds.iter().sum();
    odds.map(|_, odds| odds / all)
}

/// The position after the turn in progress, finished greedily; `None` if nobody is in the middle
/// of a turn.
fn finish_turn(position: &PacalPosition) -> Option<PacalPosition> {
    let is_settled = |position: &PacalPosition| !matches!(position.step(), Phase::Drop(_) | Phase::Build);
    if is_settled(position) {
        return None;
    }
    let mut position = position.clone();
    let mut actions = Vec::new();
    while !is_settled(&position) {
        let actor = Actor::Seat(position.mover());
        actions.clear();
        Position::legal_actions(&position, actor, &mut actions);
        let best = greedy::merits(&position, &actions)
            .enumerate()
            .max_by_key(|&(_, merit)| merit)
            .map_or(0, |(index, _)| index);
        position.play_unchecked(actor, actions[best]);
    }
    Some(position)
}

/// The points of each seat if the match ended now, in tens.
fn standings(position: &PacalPosition) -> BySeat<f32> {
    let seats = Position::seats(position);
    let palenque = position.palenque();
    let storeys = |squares: Squares| BySeat::from_fn(seats, |seat| position.storeys_within(seat, squares));
    let mut points = score::water(&storeys(palenque.banks()));
    for district in palenque.districts() {
        let each = score::district(district.value, &storeys(district.squares));
        for (sum, points) in points.iter_mut().zip(&each) {
            *sum += points;
        }
    }
    points.map(|seat, &points| {
        let divine: u8 = position.divine_stones(seat).map(Divine::value).sum();
        let own = points + i32::from(position.points(seat)) + i32::from(divine);
        own as f32 / 10.0
    })
}

/// The features of every seat, between turns.
pub(super) fn features(position: &PacalPosition) -> BySeat<[f32; COUNT]> {
    let seats = Position::seats(position);
    let standings = standings(position);
    let goal = f32::from(position.palenque().goal(seats));
    let all_pyramids: u8 = PYRAMIDS.iter().sum();
    let built = |seat| all_pyramids - position.pyramids_left(seat).iter().sum::<u8>();
    let late = Seat::all(seats)
        .map(|seat| {
            let by_points = f32::from(position.points(seat)) / goal;
            let by_pyramids = f32::from(built(seat)) / f32::from(all_pyramids - 1);
            by_points.max(by_pyramids)
        })
        .fold(0.0, f32::max);
    let next = next_mover(position);
    BySeat::from_fn(seats, |seat| {
        let (soon, still) = lying(position, seat, |ship| {
            ship == seat || leaves_before(position, ship, seat)
        });
        let (later, nowhere) = lying(position, seat, |_| true);
        let mut prospects = Prospects::new(position, seat);
        let [best, second, third] = prospects
            .best_three(soon, still)
            .map(|worth| worth as f32 / TEN_POINTS);
        let far = prospects.best(later, nowhere) as f32 / TEN_POINTS;
        let to_move = f32::from(u8::from(seat == position.mover()));
        let tall = position.pyramids_left(seat)[3..].iter().sum::<u8>();
        [
            standings[seat],
            standings[seat] * late,
            best,
            best * to_move,
            second,
            third,
            far.max(best),
            f32::from(later.len()),
            f32::from(tall),
            f32::from(built(seat)),
            to_move,
            f32::from(u8::from(seat == next)),
        ]
    })
}

/// The seat whose turn comes after this one (PA-2: the start passes on with every round).
fn next_mover(position: &PacalPosition) -> Seat {
    let seats = Position::seats(position);
    let next = position.mover().next(seats);
    if next == position.starter() {
        position.starter().next(seats)
    } else {
        next
    }
}

/// Whether a ship will have left before the seat builds next, as far as this round goes.
pub(super) fn leaves_before(position: &PacalPosition, ship: Seat, seat: Seat) -> bool {
    let mut order = position.mover().clockwise(Position::seats(position));
    order.find(|&turn| turn == seat || turn == ship) == Some(ship)
}

/// Where the seat will have visible stones once these ships have left, and
/// where the others stand.
pub(super) fn lying(
    position: &PacalPosition,
    seat: Seat,
    leaves: impl Fn(Seat) -> bool,
) -> (Squares, Squares) {
    let mut stones = position.visible(seat);
    let mut ships = position.ships();
    for ship in Seat::all(Position::seats(position)).filter(|&ship| leaves(ship)) {
        let Some(square) = position.ship(ship) else {
            continue;
        };
        ships.remove(square);
        if position.leaves_stone(ship, seat) {
            stones.insert(square);
        }
    }
    (stones, ships)
}

#[cfg(test)]
mod tests {
    use games::game_pacal::Pacal;
    use rules::{Game, Options, SetUp};

    use super::*;

    #[test]
    fn the_data_file_fits_the_features() {
        let text = include_str!("../../data/pacal.weights");
        Weights::read(text, FEATURES).expect("a weight for every feature");
    }

    #[test]
    fn shares_add_up_to_the_match() {
        for seats in 2..=5 {
            let start = Pacal::start(&Options::default(), seats);
            let sum: f32 = Judgement.shares(&start).iter().sum();
            assert!((sum - 1.0).abs() < 1e-5, "{sum}");
        }
    }

    #[test]
    fn a_pyramid_more_is_better() {
        let text = "standard round=3 start=1 mover=1 step=roll \
                    ; points=7 ship=a1 pyramids=e5*3 ; ship=c1";
        let position = Pacal::position_from_text(&Options::<Pacal>::default().components, text);
        let position = position.expect("a position of two seats");
        let shares = Judgement.shares(&position);
        assert!(shares[Seat::FIRST] > 0.55, "{shares:?}");
    }
}
