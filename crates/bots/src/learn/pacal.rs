use std::ops::RangeInclusive;

use games::game_pacal::{Action, Pacal, PacalPosition, Phase, Rules, greedy};
use rules::{Dice, Game, Options, Position as _, Seat};
use search::Found;

use super::contender::{Contender, ENDLESS, Way};
use super::{Learnable, Net, NetShape, sharply};
use crate::pacal::{COUNTING, Learnt, WHOLE, features};
use crate::{Limits, pacal};

/// Pacal's Rocket, to be learnt.
#[derive(Clone, Copy, Debug)]
pub struct LearnPacal;

/// What stands for 1 in a target.
const TARGET: f32 = 16.0;
/// What a share of the match is in points, for the temperature.
const POINTS: f32 = 80.0;
/// A point in the units of the greedy player.
const QUARTERS: f32 = 4.0;

impl Learnable for LearnPacal {
    type Position = PacalPosition;

    const SEATS: RangeInclusive<u8> = Pacal::SEATS;
    const OUTPUTS: &'static [&'static str] = &features::OUTPUTS;
    const AT_CHANCE: bool = true;
    const FILLS_UP: bool = true;

    fn net(&self) -> &'static Net {
        Learnt::net()
    }

    fn shape(&self) -> NetShape {
        features::SHAPE
    }

    fn start(&self, seats: u8) -> PacalPosition {
        Pacal::start(&Options::default(), seats)
    }

    fn start_any(&self, seats: u8, dice: &mut dyn Dice) -> PacalPosition {
        let variant = match dice.below(8) {
            0 => Rules::Masters,
            _ => Rules::Standard,
        };
        let options = Options {
            variant,
            ..Options::default()
        };
        Pacal::start(&options, seats)
    }

    fn is_moment(&self, position: &PacalPosition) -> bool {
        matches!(position.step(), Phase::Ship | Phase::Roll | Phase::Fly)
    }

    fn describe(&self, view: &PacalPosition, seat: Seat, rows: &mut Vec<u16>) -> usize {
        let seen = features::Seen::new(view);
        let mut active = [0; features::ACTIVE];
        seen.rows(seat, &mut active);
        rows.extend_from_slice(&active);
        seen.head()
    }

    fn targets(&self, moment: &PacalPosition, end: &PacalPosition, seat: Seat, acc: &mut Vec<i16>) {
        let outcome = end.outcome().expect("the end of a match");
        let then = features::standings(moment);
        let ahead = features::lead(&outcome.points, seat) - features::lead(&then, seat);
        acc.push((ahead.clamp(-100, 100) as f32 * TARGET) as i16);
        acc.push((COUNTING.shares(&outcome)[seat] * WHOLE * TARGET) as i16);
        let to_come = outcome.points[seat] - then[seat];
        acc.push((to_come as f32 * TARGET) as i16);
        let rounds = end.round().saturating_sub(moment.round()).min(60);
        acc.push((f32::from(rounds) * TARGET) as i16);
    }

    fn choose(
        &self,
        net: Option<&Net>,
        view: &PacalPosition,
        seat: Seat,
        actions: &[Action],
        temperature: f32,
        dice: &mut dyn Dice,
    ) -> usize {
        let appeal: Vec<f32> = if let Some(net) = net {
            // Matches are what there is too little of, so few actions are asked about.
            let asked = if view.step() == Phase::Fly { 5 } else { 3 };
            let learnt = Learnt::with(net).asking(asked, 1.0);
            let shares = learnt.sights(view, seat, actions);
            shares.iter().map(|share| share * POINTS).collect()
        } else {
            let mut merits = Vec::new();
            greedy::quick_merits(view, actions, &mut merits);
            merits.iter().map(|&merit| merit as f32 / QUARTERS).collect()
        };
        sharply(&appeal, temperature.max(1e-3), dice)
    }
}

/// What a player does that is described by words.
pub(crate) fn contend(
    contender: &Contender<'_>,
    view: &PacalPosition,
    seat: Seat,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Found<Action> {
    let learnt = match contender.net {
        Some(net) => Learnt::with(net),
        None => Learnt::new(),
    };
    let asked = contender.number("asked", 12.0) as usize;
    let mut learnt = learnt
        .trusting(contender.number("trust", 0.5))
        .asking(asked, contender.number("sight", 1.0));
    if contender.number("old", 0.0) > 0.0 {
        learnt = learnt.by_weights();
    }
    if contender.number("everywhere", 0.0) == 0.0 {
        learnt = learnt.at(view);
    }
    match contender.way {
        Way::Before => pacal::think_without_net(view, seat, dice, limits),
        Way::Sight => pacal::glance(view, seat, contender.number("glances", 20.0) as usize, dice),
        Way::Puct => contender
            .puct()
            .search(view, seat, &learnt, dice, limits.stop(ENDLESS)),
        _ => pacal::answer(view, seat, &learnt, &contender.plan(), limits, dice),
    }
}
