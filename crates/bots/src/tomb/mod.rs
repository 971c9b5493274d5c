//! Silver & Gold Pyramids: the knowledge of the bots.

pub(crate) mod features;
mod learnt;
mod ways;
mod weights;

use games::GameId;
use games::game_tomb::{
    Action, BOXES, CardId, CardSet, Mark, PlayerArea, ROUNDS, Sheet, Slot, Squares, Tomb, TombPosition,
    TombState, TombView, greedy,
};
use rules::{Actor, BySeat, Dice, Game, Options, Seat};
use search::{Counting, Found, Growth, Judge, Others, Question};

use crate::learn::{self, Contender, LearnTomb, Teaching};
use crate::level::Level;
use crate::limits::Limits;
use crate::plan::{
    BY_POINTS, Evaluator, GROWTH, MOSTLY_BY_WINS, Method, Plan, distance_by_share, ponder, shares_by_points,
};
use crate::thinking::Thinking;
use crate::tune::{Mountain, climbed};
use crate::weights::Weight;
pub(crate) use learnt::Learnt;
use ways::Ways;
use weights::{ROUGH, TUNED, Weights};

/// The evaluator of the bots, with its precision.
#[derive(Clone, Debug)]
pub(crate) struct TombEvaluator {
    weights: Weights,
    ways: Ways,
}

impl TombEvaluator {
    /// The best evaluator, for the components of this table.
    pub(crate) fn sharp(table: &TombState) -> TombEvaluator {
        TombEvaluator::new(*TUNED, table)
    }

    /// On the way from the weights of a beginner to the best: 0 to 1.
    pub(crate) fn between(part: f32, table: &TombState) -> TombEvaluator {
        TombEvaluator::new(ROUGH.towards(*TUNED, part), table)
    }

    /// With these weights, for the components of this table.
    pub(crate) fn new(weights: Weights, table: &TombState) -> TombEvaluator {
        let ways = Ways::new(table.components(), &weights);
        TombEvaluator { weights, ways }
    }
}

/// The share of the best weights that a beginner plays by.
const BEGINNER: f32 = 0.5;

/// Small random differences between equals, so that playouts vary.
const NOISE: f32 = 0.1;

impl Thinking for Tomb {
    const PUZZLES: &'static str = include_str!("../../data/tomb.puzzles");

    fn think(
        view: &TombView,
        seat: Seat,
        level: Level,
        dice: &mut dyn Dice,
        limits: Limits<'_>,
    ) -> Found<Action> {
        think(view, seat, level, dice, limits)
    }

    fn lead(share: f64) -> Option<f64> {
        Some(distance_by_share(share, BY_POINTS.scale))
    }

    fn greedy(view: &TombView, seat: Seat, actions: &[Action], dice: &mut dyn Dice) -> usize {
        greedy::choose(view, seat, actions, dice)
    }

    fn tune(matches: u64, seed: u64, dice: &mut dyn Dice) -> Option<String> {
        let start = Tomb::start(&Options::default(), 2);
        let evaluator = |values: &[f32]| TombEvaluator::with(values, start.table());
        let ways = mountain(&start, &evaluator);
        Some(climbed(GameId::Tomb, &ways, matches, seed, dice))
    }

    fn teach<T: Teaching>(task: T) -> Option<T::Done> {
        Some(task.with(&LearnTomb))
    }

    fn contend(
        contender: &Contender<'_>,
        view: &TombView,
        seat: Seat,
        dice: &mut dyn Dice,
        limits: Limits<'_>,
    ) -> Option<Action> {
        let found = learn::tomb::contend(contender, view, seat, dice, limits);
        Some(found.candidates[0].action)
    }
}

/// Chooses an action for the seat.
fn think(
    view: &TombView,
    seat: Seat,
    level: Level,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Found<Action> {
    let extra = view.table().player(seat).draft().owed() > 0;
    if matches!(level, Level::Hard | Level::Master) && Learnt::knows(view.table()) {
        let plan = learnt_plan(level, extra);
        return answer(view, seat, &Learnt::new(), &plan, limits, dice);
    }
    let evaluator = match level {
        Level::Random | Level::Easy => TombEvaluator::between(BEGINNER, view.table()),
        Level::Medium | Level::Hard | Level::Master => TombEvaluator::sharp(view.table()),
    };
    answer(view, seat, &evaluator, &plan(level, extra), limits, dice)
}

/// The same as the master did before there was a net, for comparison.
pub(crate) fn think_without_net(
    view: &TombView,
    seat: Seat,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Found<Action> {
    let evaluator = TombEvaluator::sharp(view.table());
    let extra = view.table().player(seat).draft().owed() > 0;
    answer(view, seat, &evaluator, &plan(Level::Master, extra), limits, dice)
}

/// The same for any plan.
pub(crate) fn answer(
    view: &TombView,
    seat: Seat,
    evaluator: &impl Evaluator<TombPosition>,
    plan: &Plan,
    limits: Limits<'_>,
    dice: &mut dyn Dice,
) -> Found<Action> {
    let question = Question::new(view, seat);
    // Choosing again is pointless, because there was a reason for the choice, and another action
    // is always left.
    let mut actions = question.actions().to_vec();
    actions.retain(|&action| action != Action::Again);
    ponder(question.among(actions), view, evaluator, plan, limits, dice)
}

/// How far a level looks; `extra` when a red cross requires one more square.
pub(crate) fn plan(level: Level, extra: bool) -> Plan {
    let of_step = |worlds: u64| if extra { worlds / 4 } else { worlds };
    let (method, tries) = match level {
        Level::Random | Level::Easy => return Plan::FIRST_SIGHT,
        Level::Medium => (Method::Flat(of_step(600)), 2),
        Level::Hard => (Method::Tree(of_step(2_000), GROWTH), 20),
        Level::Master => (Method::Tree(of_step(10_000), OWN_PLANS), 20),
    };
    Plan {
        method,
        tries,
        shortlist: 16,
        counting: match level {
            Level::Master => BY_POINTS,
            _ => MOSTLY_BY_WINS,
        },
    }
}

/// How far a level looks with the net: a few steps, and then the net says what
/// comes of them. Found by trial; see docs/strength.md.
pub(crate) fn learnt_plan(level: Level, extra: bool) -> Plan {
    let playouts = match (level, extra) {
        (Level::Master, false) => 2_400,
        (Level::Master, true) => 600,
        // Two or three glances at each.
        _ => 20,
    };
    Plan {
        method: Method::Flat(playouts),
        shortlist: 8,
        tries: 2,
        counting: Counting { cut: 6, ..BY_POINTS },
    }
}

/// What others do in their chambers hardly affects one's own.
const OWN_PLANS: Growth = Growth {
    others: Others::Blend,
    ..GROWTH
};

impl Evaluator<TombPosition> for TombEvaluator {
    fn appeal(&self, view: &TombView, seat: Seat, actions: &[Action]) -> Vec<f32> {
        let look = Look::new(self, view.table(), seat);
        actions.iter().map(|&action| look.worth(action)).collect()
    }
}

impl Judge<TombPosition> for TombEvaluator {
    fn shares(&self, position: &TombPosition) -> BySeat<f32> {
        let table = position.table();
        let points = BySeat::from_fn(table.seats(), |seat| {
            let look = Look::new(self, table, seat);
            let cards = look.before.iter().sum::<f32>();
            let completed = 10.0 * table.player(seat).completed().len() as f32;
            completed + look.sheet_worth(look.sheet) + cards
        });
        shares_by_points(&points, self.weights.scale)
    }

    fn choose(
        &self,
        position: &TombPosition,
        actor: Actor,
        actions: &[Action],
        dice: &mut dyn Dice,
    ) -> usize {
        let Actor::Seat(seat) = actor else {
            return dice.below(actions.len() as u32) as usize;
        };
        if actions.len() == 1 {
            return 0;
        }
        let look = Look::new(self, position.table(), seat);
        let mut best = (f32::MIN, 0);
        // One roll provides the noise for eight actions.
        let mut bits = 0;
        for (index, &action) in actions.iter().enumerate() {
            if index % 8 == 0 {
                bits = dice.bits();
            }
            let noise = NOISE / 256.0 * (bits & 0xff) as f32;
            bits >>= 8;
            let worth = look.worth(action) + noise;
            if worth > best.0 {
                best = (worth, index);
            }
        }
        best.1
    }
}

/// The table from the point of view of one seat.
struct Look<'a> {
    evaluator: &'a TombEvaluator,
    table: &'a TombState,
    player: &'a PlayerArea,
    sheet: Sheet,
    /// The squares marked in each slot, including the choice of this step.
    marked: [Squares; 2],
    /// The value of the card in each slot before the next mark.
    before: [f32; 2],
    /// The number of steps after this one.
    left: f32,
}

impl<'a> Look<'a> {
    fn new(evaluator: &'a TombEvaluator, table: &'a TombState, seat: Seat) -> Look<'a> {
        let player = table.player(seat);
        let extra = player.draft().owed() > 0;
        let steps = f32::from(table.steps());
        let done = f32::from(table.round()) * steps + f32::from(table.step()) + 1.0;
        // A new choice starts from what is already marked; only a red cross continues.
        let marked = Slot::BOTH.map(|slot| match player.card(slot) {
            Some(_) if extra => player.marked_with_draft(slot),
            Some(card) => card.marked,
            None => Squares::EMPTY,
        });
        let mut look = Look {
            evaluator,
            table,
            player,
            sheet: if extra {
                player.draft().sheet()
            } else {
                player.sheet()
            },
            marked,
            before: [0.0; 2],
            left: f32::from(ROUNDS) * steps - done,
        };
        look.before = Slot::BOTH.map(|slot| match player.card(slot) {
            Some(card) => look.card_worth(card.id, look.marked[slot.index()]),
            None => 0.0,
        });
        look
    }

    /// The estimate of an action, in points.
    #[inline]
    fn worth(&self, action: Action) -> f32 {
        match action {
            Action::Mark(mark) => self.marking(mark),
            Action::Keep(low, high) => {
                let colour = |card| self.table.components().chamber(card).colour();
                let alike = if colour(low) == colour(high) {
                    self.evaluator.weights.alike
                } else {
                    0.0
                };
                self.promise(low) + self.promise(high) + alike
            }
            Action::Take(card) => self.promise(card),
            Action::TakeUnseen => self.mean_promise(self.table.unseen()),
            Action::Again | Action::Card(_) | Action::Expedition(_) => f32::MIN / 2.0,
        }
    }

    #[inline]
    fn marking(&self, Mark { slot, squares }: Mark) -> f32 {
        let card = self.player.card(slot).expect("only a card in its slot is marked");
        let chamber = self.table.components().chamber(card.id);
        let mut sheet = self.sheet;
        let crosses = sheet.settle(chamber, squares, self.table.round());
        let after = self.card_worth(card.id, self.marked[slot.index()].or(squares));
        self.sheet_worth(sheet) + f32::from(crosses) * self.evaluator.weights.cross + after
            - self.before[slot.index()]
    }

    /// The value of a card with these squares marked: the gain of completing it, minus the
    /// remaining path.
    #[inline]
    fn card_worth(&self, card: CardId, marked: Squares) -> f32 {
        let weights = &self.evaluator.weights;
        match self.evaluator.ways.squares_left(card, marked) {
            0 => weights.completed + self.box_worth(card) - if self.left > 0.0 { 1.0 } else { 0.0 },
            squares => {
                let squares = f32::from(squares);
                // A tomb that is out of reach does not count.
                let tomb = if squares > self.left * weights.pace {
                    0.0
                } else {
                    weights.completed
                };
                tomb - squares * weights.square
            }
        }
    }

    /// The score card, with a bonus for single gems and a penalty for skulls.
    #[inline]
    fn sheet_worth(&self, sheet: Sheet) -> f32 {
        let weights = &self.evaluator.weights;
        let points = sheet.points(self.table.components()) as f32;
        if self.left > 0.0 {
            let single = f32::from(sheet.red.abs_diff(sheet.green));
            points + weights.partner * single - weights.skull * f32::from(sheet.skulls)
        } else {
            points
        }
    }

    /// The value of a new card.
    fn promise(&self, card: CardId) -> f32 {
        self.evaluator.ways.promise(card) + self.box_worth(card)
    }

    fn mean_promise(&self, cards: CardSet) -> f32 {
        let sum: f32 = cards.iter().map(|card| self.promise(card)).sum();
        sum / cards.len().max(1) as f32
    }

    /// The fraction of the next box that a card of this colour is worth, if it is the second of a
    /// pair.
    fn box_worth(&self, card: CardId) -> f32 {
        let components = self.table.components();
        let colour = components.chamber(card).colour();
        let completed = self.player.completed().and(components.of_colour(colour)).len();
        match BOXES.get(usize::from(self.table.boxes_taken(colour))) {
            Some(&points) if completed % 2 == 1 && completed < 6 => {
                self.evaluator.weights.boxes * points as f32
            }
            _ => 0.0,
        }
    }
}

impl TombEvaluator {
    /// With these weights.
    pub(crate) fn with(values: &[f32], table: &TombState) -> TombEvaluator {
        TombEvaluator::new(Weights::new(values), table)
    }
}

/// What `cargo xtask tune tomb` optimises: the numbers that playouts use.
pub(crate) fn mountain<'a>(
    start: &'a TombPosition,
    evaluator: &'a dyn Fn(&[f32]) -> TombEvaluator,
) -> Mountain<'a, TombPosition, TombEvaluator> {
    Mountain {
        start,
        names: weights::NAMES,
        held: &["scale"],
        begin: weights::begin(),
        evaluator,
    }
}
