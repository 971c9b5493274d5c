use std::ops::RangeInclusive;

use games::game_sun::{Action, End, Length, Phase, Sun, SunPosition, SunView};
use rules::{Dice, Game, Options, Position as _, Seat};
use search::{Counting, Found};

use super::contender::{Contender, Way};
use super::{Learnable, Net, NetShape, sharply};
use crate::plan::{Evaluator, Plan};
use crate::sun::{COUNTING, Learnt, SunEvaluator, WAITING_POINTS, WHOLE, features, worth};
use crate::{Limits, sun};

/// Sun, to be learnt.
#[derive(Clone, Copy, Debug)]
pub struct LearnSun;

/// What stands for 1 in a target.
const TARGET: f32 = 16.0;

impl Learnable for LearnSun {
    type Position = SunPosition;

    const SEATS: RangeInclusive<u8> = Sun::SEATS;
    const OUTPUTS: &'static [&'static str] = &features::OUTPUTS;
    const AT_CHANCE: bool = true;

    fn net(&self) -> &'static Net {
        Learnt::net()
    }

    fn shape(&self) -> NetShape {
        features::SHAPE
    }

    fn start(&self, seats: u8) -> SunPosition {
        Sun::start(&Options::default(), seats)
    }

    fn start_any(&self, seats: u8, dice: &mut dyn Dice) -> SunPosition {
        // Half of the matches have the standard length.
        let variant = match dice.below(4) {
            0 => Length::Short,
            1 => Length::Long,
            _ => Length::Standard,
        };
        let options = Options {
            variant,
            ..Options::default()
        };
        Sun::start(&options, seats)
    }

    fn is_moment(&self, position: &SunPosition) -> bool {
        let phase = position.table().phase();
        !matches!(phase, Phase::Base | Phase::Marker | Phase::Deal | Phase::First)
    }

    fn describe(&self, view: &SunView, seat: Seat, rows: &mut Vec<u16>) -> usize {
        let hand = view.hand(seat).expect("a seat sees its own hand");
        let seen = features::Seen::new(view.table(), seat, hand);
        let mut active = [0; features::ACTIVE];
        seen.rows(&mut active);
        rows.extend_from_slice(&active);
        seen.head()
    }

    fn targets(&self, moment: &SunPosition, end: &SunPosition, seat: Seat, acc: &mut Vec<i16>) {
        let outcome = end.outcome().expect("the end of a match");
        let worth = worth(end, &outcome, &COUNTING)[seat];
        let waiting = match end.table().phase() {
            Phase::Over(End::Idle) => WAITING_POINTS,
            _ => 0,
        };
        let lead = |position: &SunPosition| {
            let others = Seat::all(position.seats()).filter(|&other| other != seat);
            let points = |seat| position.table().points(seat).total();
            points(seat) - others.map(points).max().unwrap_or(0)
        };
        let (then, last) = (moment.table().points(seat), end.table().points(seat));
        let points = [
            lead(end) - lead(moment) - waiting,
            last.total() - then.total(),
            i32::from(last.edges - then.edges),
            i32::from(last.symbols - then.symbols),
        ];
        acc.push((worth * WHOLE * TARGET) as i16);
        acc.extend(points.map(|points| points as i16 * TARGET as i16));
    }

    fn choose(
        &self,
        net: Option<&Net>,
        view: &SunView,
        seat: Seat,
        actions: &[Action],
        temperature: f32,
        dice: &mut dyn Dice,
    ) -> usize {
        let appeal = match net {
            Some(net) => {
                let shares = Learnt::with(net).appeal(view, seat, actions);
                shares.iter().map(|share| share * WHOLE).collect()
            }
            None => SunEvaluator::sharp().appeal(view, seat, actions),
        };
        sharply(&appeal, temperature.max(1e-3), dice)
    }
}

/// What a player does that is described by words.
pub(crate) fn contend(
    contender: &Contender<'_>,
    view: &SunView,
    seat: Seat,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Found<Action> {
    let mut learnt = match contender.net {
        Some(net) => Learnt::with(net),
        None => Learnt::new(),
    };
    learnt = learnt.trusting(contender.number("trust", 0.5));
    if contender.number("quick", 0.0) > 0.0 {
        learnt = learnt.quickly();
    }
    let plan = Plan {
        counting: Counting {
            cut: contender.number("cut", u32::MAX as f32) as u32,
            ..COUNTING
        },
        ..contender.plan()
    };
    match contender.way {
        Way::Before => sun::think_without_net(view, seat, dice, limits),
        Way::Flat | Way::Tree if contender.is_old() => {
            let evaluator = SunEvaluator::between(contender.number("weights", 1.0));
            sun::answer(view, seat, &evaluator, &plan, limits, dice)
        }
        _ => sun::answer(view, seat, &learnt, &plan, limits, dice),
    }
}
