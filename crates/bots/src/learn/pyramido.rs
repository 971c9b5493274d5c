use std::ops::RangeInclusive;

use games::game_pyramido::{Action, Colour, PyramidoPosition, Wanted};
use games::{AnyOptions, AnyPosition, GameId};
use rules::{Dice, Game, Seat};
use search::Found;

use super::contender::{Contender, ENDLESS, Way};
use super::{Learnable, Net, NetShape, sharply};
use crate::plan::{Evaluator, Plan};
use crate::pyramido::{Learnt, PyramidoEvaluator, features};
use crate::{Limits, pyramido};

/// Pyramido, to be learnt.
#[derive(Clone, Copy, Debug)]
pub struct LearnPyramido;

/// What stands for 1 in a target.
const TARGET: i32 = 16;

impl Learnable for LearnPyramido {
    type Position = PyramidoPosition;

    const SEATS: RangeInclusive<u8> = games::game_pyramido::Pyramido::SEATS;
    const OUTPUTS: &'static [&'static str] = &features::OUTPUTS;

    fn net(&self) -> &'static Net {
        Learnt::net()
    }

    fn shape(&self) -> NetShape {
        features::SHAPE
    }

    fn start(&self, seats: u8) -> PyramidoPosition {
        let options = AnyOptions::new(GameId::Pyramido, None, None).expect("the usual options");
        match options.start(seats) {
            Ok(AnyPosition::Pyramido(position)) => position,
            _ => unreachable!("a match of the game that was asked for"),
        }
    }

    fn is_moment(&self, position: &PyramidoPosition) -> bool {
        matches!(position.wanted(), Some(Wanted::Build | Wanted::Refill))
    }

    fn describe(&self, position: &PyramidoPosition, seat: Seat, rows: &mut Vec<u16>) -> usize {
        let supply = features::Supply::new(position);
        let mut active = [0; features::ACTIVE];
        let pyramid = position.pyramid(seat);
        features::rows(pyramid, &supply, features::wait(position, seat), &mut active);
        rows.extend_from_slice(&active);
        features::head(pyramid)
    }

    fn targets(&self, moment: &PyramidoPosition, end: &PyramidoPosition, seat: Seat, acc: &mut Vec<i16>) {
        let (then, last) = (moment.pyramid(seat), end.pyramid(seat));
        let mut push = |points: i32| acc.push((points * TARGET) as i16);
        push(last.points() - then.points());
        let round = last.scores().get(usize::from(then.level()) - 1);
        let round = round.copied().unwrap_or_default();
        push(round.points().into());
        for colour in Colour::ALL {
            push(round.jewels(colour).into());
        }
    }

    fn choose(
        &self,
        net: Option<&Net>,
        position: &PyramidoPosition,
        seat: Seat,
        actions: &[Action],
        temperature: f32,
        dice: &mut dyn Dice,
    ) -> usize {
        let appeal = match net {
            Some(net) => Learnt::with(net).appeal(position, seat, actions),
            None => PyramidoEvaluator::sharp().appeal(position, seat, actions),
        };
        let temperature = match actions[0] {
            // Who looks for something new does so where it matters most.
            Action::Build { .. } | Action::Mark(_) | Action::Refill(_) => temperature,
            _ => temperature / 4.0,
        };
        sharply(&appeal, temperature.max(1e-3), dice)
    }
}

/// What a player does that is described by words.
pub(crate) fn contend(
    contender: &Contender<'_>,
    view: &PyramidoPosition,
    seat: Seat,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Found<Action> {
    let learnt = match contender.net {
        Some(net) => Learnt::with(net),
        None => Learnt::new(),
    };
    let learnt = learnt
        .counting(contender.number("scale", 30.0))
        .saving(contender.number("patch", learnt.patch()));
    match contender.way {
        Way::Before => pyramido::think_without_net(view, seat, dice, limits),
        Way::Sight => pyramido::answer(view, seat, &without_net(contender), &Plan::GLANCE, limits, dice),
        Way::First | Way::Flat | Way::Tree if contender.is_old() => {
            let plan = contender.plan();
            pyramido::answer(view, seat, &without_net(contender), &plan, limits, dice)
        }
        Way::Puct => contender
            .puct()
            .search(view, seat, &learnt, dice, limits.stop(ENDLESS)),
        _ => pyramido::answer(view, seat, &learnt, &contender.plan(), limits, dice),
    }
}

/// What it knows if it judges by weights.
fn without_net(contender: &Contender<'_>) -> PyramidoEvaluator {
    let glances = contender.number("glances", 8.0) as u32;
    PyramidoEvaluator::between(contender.number("weights", 1.0), glances)
}
