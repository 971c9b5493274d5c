use std::ops::RangeInclusive;

use games::game_tomb::{Action, Phase, TombPosition, TombView};
use games::{AnyOptions, AnyPosition, GameId};
use rules::{Dice, Game, Observe as _, Seat, Viewer};
use search::Found;

use super::contender::{Contender, Way};
use super::{Learnable, Net, NetShape, sharply};
use crate::plan::{Evaluator, Plan};
use crate::tomb::{Learnt, TombEvaluator, features};
use crate::{Limits, tomb};

/// Tomb, to be learnt.
#[derive(Clone, Copy, Debug)]
pub struct LearnTomb;

/// What stands for 1 in a target.
const TARGET: i32 = 16;

impl Learnable for LearnTomb {
    type Position = TombPosition;

    const SEATS: RangeInclusive<u8> = games::game_tomb::Tomb::SEATS;
    const OUTPUTS: &'static [&'static str] = &features::OUTPUTS;

    fn net(&self) -> &'static Net {
        Learnt::net()
    }

    fn shape(&self) -> NetShape {
        features::SHAPE
    }

    fn start(&self, seats: u8) -> TombPosition {
        let options = AnyOptions::new(GameId::Tomb, None, None).expect("the usual options");
        match options.start(seats) {
            Ok(AnyPosition::Tomb(position)) => position,
            _ => unreachable!("a match of the game that was asked for"),
        }
    }

    fn is_moment(&self, position: &TombPosition) -> bool {
        matches!(position.table().phase(), Phase::Mark | Phase::Take(_))
    }

    fn describe(&self, view: &TombView, seat: Seat, rows: &mut Vec<u16>) -> usize {
        let table = view.table();
        let seen = features::Seen::new(table, seat);
        let mut active = [0; features::ACTIVE];
        features::rows(table, &seen, &features::Around::new(table, seat), &mut active);
        rows.extend_from_slice(&active);
        seen.head()
    }

    fn targets(&self, moment: &TombPosition, end: &TombPosition, seat: Seat, acc: &mut Vec<i16>) {
        let view = moment.view(Viewer::Seat(seat));
        let then = features::Seen::new(view.table(), seat);
        let last = features::Seen::new(end.table(), seat);
        let components = end.table().components();
        let difference = [
            last.points(end.table()) - then.points(view.table()),
            last.completed.len() as i32 - then.completed.len() as i32,
            last.sheet.gem_points() - then.sheet.gem_points(),
            last.sheet.torch_points() - then.sheet.torch_points(),
            last.sheet.box_points() - then.sheet.box_points(),
            last.sheet.skull_cost(components),
        ];
        acc.extend(difference.map(|points| (points * TARGET) as i16));
    }

    fn choose(
        &self,
        net: Option<&Net>,
        view: &TombView,
        seat: Seat,
        actions: &[Action],
        temperature: f32,
        dice: &mut dyn Dice,
    ) -> usize {
        let appeal = match net {
            Some(net) => Learnt::with(net).appeal(view, seat, actions),
            None => TombEvaluator::sharp(view.table()).appeal(view, seat, actions),
        };
        sharply(&appeal, temperature.max(1e-3), dice)
    }
}

/// What a player does that is described by words.
pub(crate) fn contend(
    contender: &Contender<'_>,
    view: &TombView,
    seat: Seat,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Found<Action> {
    let learnt = match contender.net {
        Some(net) => Learnt::with(net),
        None => Learnt::new(),
    };
    let learnt = learnt.counting(contender.number("scale", 30.0));
    match contender.way {
        Way::Before => tomb::think_without_net(view, seat, dice, limits),
        Way::Sight | Way::Flat | Way::Tree if contender.is_old() || matches!(contender.way, Way::Sight) => {
            let evaluator = TombEvaluator::between(contender.number("weights", 1.0), view.table());
            let plan = match contender.way {
                Way::Sight => Plan::FIRST_SIGHT,
                _ => contender.plan(),
            };
            tomb::answer(view, seat, &evaluator, &plan, limits, dice)
        }
        _ => tomb::answer(view, seat, &learnt, &contender.plan(), limits, dice),
    }
}
