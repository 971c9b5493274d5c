//! Pyramid of the Sun: the knowledge of the bots.

pub(crate) mod features;
mod learnt;
mod sights;
mod weights;

use std::cell::OnceCell;

use games::GameId;
use games::game_sun::{
    Action, Board, Card, Deck, HAND_LIMIT, Hand, Part, Phase, Place, PublicState, Sun, SunPosition, SunView,
    greedy,
};
use rules::{Actor, BySeat, Dice, Game, Options, Seat};
use search::{Counting, Found, Growth, Judge, Question};

use crate::learn::{self, Contender, LearnSun, Teaching};
use crate::level::Level;
use crate::limits::Limits;
use crate::plan::{Evaluator, GROWTH, Method, Plan, distance_by_share, ponder, shares_by_points};
use crate::thinking::Thinking;
use crate::tune::{Mountain, climbed};
use crate::weights::Weight;
pub(crate) use learnt::{Learnt, WAITING_POINTS, WHOLE, worth};
use weights::{FAIR, ROUGH, TUNED, Weights};

/// The evaluator of the bots, with its precision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SunEvaluator {
    pub(crate) weights: Weights,
}

impl SunEvaluator {
    /// The best evaluator.
    pub(crate) fn sharp() -> SunEvaluator {
        SunEvaluator { weights: *TUNED }
    }

    /// Part of the way from the weights of a beginner to the best, 0 to 1.
    pub(crate) fn between(part: f32) -> SunEvaluator {
        SunEvaluator {
            weights: ROUGH.towards(*TUNED, part),
        }
    }

    /// The evaluator of a beginner.
    const ROUGH: SunEvaluator = SunEvaluator { weights: ROUGH };

    /// The evaluator of somebody who has played a few times.
    const FAIR: SunEvaluator = SunEvaluator { weights: FAIR };
}

/// The value of ending the match when that wins, and the cost when it loses: more than anything
/// else.
const LAST_CARD: f32 = 50.0;

/// What a match is worth: mostly how far ahead a seat is, and partly who won.
pub(crate) const COUNTING: Counting = Counting {
    cut: u32::MAX,
    margin: 0.6,
    scale: 8.0,
};

/// Small random differences between equals, so that playouts vary.
const NOISE: f32 = 0.1;

impl Thinking for Sun {
    const PUZZLES: &'static str = include_str!("../../data/sun.puzzles");

    fn think(
        view: &SunView,
        seat: Seat,
        level: Level,
        dice: &mut dyn Dice,
        limits: Limits<'_>,
    ) -> Found<Action> {
        think(view, seat, level, dice, limits)
    }

    fn world(view: &SunView, dice: &mut dyn Dice, limits: Limits<'_>) -> SunPosition {
        view.worlds_until(&|| limits.is_interrupted()).sample(dice)
    }

    fn lead(share: f64) -> Option<f64> {
        Some(distance_by_share(share, COUNTING.scale))
    }

    fn greedy(view: &SunView, _: Seat, actions: &[Action], dice: &mut dyn Dice) -> usize {
        greedy::choose(view, actions, dice)
    }

    fn tune(matches: u64, seed: u64, dice: &mut dyn Dice) -> Option<String> {
        let start = Sun::start(&Options::default(), 2);
        let ways = mountain(&start, &SunEvaluator::with);
        Some(climbed(GameId::Sun, &ways, matches, seed, dice))
    }

    fn teach<T: Teaching>(task: T) -> Option<T::Done> {
        Some(task.with(&LearnSun))
    }

    fn contend(
        contender: &Contender<'_>,
        view: &SunView,
        seat: Seat,
        dice: &mut dyn Dice,
        limits: Limits<'_>,
    ) -> Option<Action> {
        let found = learn::sun::contend(contender, view, seat, dice, limits);
        Some(found.candidates[0].action)
    }
}

/// Chooses an action for the seat.
fn think(view: &SunView, seat: Seat, level: Level, dice: &mut dyn Dice, limits: Limits<'_>) -> Found<Action> {
    if level == Level::Master && Learnt::knows(view.table()) {
        let table = view.table();
        let plan = learnt_plan(table.seats(), table.phase());
        return answer(view, seat, &Learnt::for_seats(table.seats()), &plan, limits, dice);
    }
    let evaluator = match level {
        Level::Random | Level::Easy => SunEvaluator::ROUGH,
        Level::Medium => SunEvaluator::FAIR,
        Level::Hard | Level::Master => SunEvaluator::sharp(),
    };
    answer(
        view,
        seat,
        &evaluator,
        &plan(level, view.table().phase()),
        limits,
        dice,
    )
}

/// The same as the master did before there was a net, for comparison.
pub(crate) fn think_without_net(
    view: &SunView,
    seat: Seat,
    dice: &mut dyn Dice,
    limits: Limits<'_>,
) -> Found<Action> {
    let plan = plan(Level::Master, view.table().phase());
    answer(view, seat, &SunEvaluator::sharp(), &plan, limits, dice)
}

/// The same for any plan.
pub(crate) fn answer(
    view: &SunView,
    seat: Seat,
    evaluator: &impl Evaluator<SunPosition>,
    plan: &Plan,
    limits: Limits<'_>,
    dice: &mut dyn Dice,
) -> Found<Action> {
    // What is hidden is weighed when the first world is wanted: a forced action wants none.
    let worlds = OnceCell::new();
    let weigh = || view.worlds_until(&|| limits.is_interrupted());
    let question = Question::new(view, seat).with_worlds(|dice| worlds.get_or_init(weigh).sample(dice));
    ponder(question, view, evaluator, plan, limits, dice)
}

/// How far a level looks.
pub(crate) fn plan(level: Level, phase: Phase) -> Plan {
    // How to begin a turn is the important question; the rest are many small ones.
    let of_step = |worlds: u64| if phase == Phase::Ready { worlds } else { worlds / 3 };
    let method = match level {
        Level::Random | Level::Easy => return Plan::FIRST_SIGHT,
        Level::Medium => Method::Flat(of_step(200)),
        // Its judgement is the master's of before, so that only the search is smaller.
        Level::Hard => Method::Flat(2_000),
        Level::Master => Method::Tree(of_step(24_000), GROWTH),
    };
    Plan {
        method,
        shortlist: 16,
        tries: 20,
        counting: COUNTING,
    }
}

/// How far the master looks with its net: with two seats about a turn, and
/// then the net says what comes of it; with more a tree, whose leaves the net
/// judges at once. Found by trial; see docs/strength.md.
pub(crate) fn learnt_plan(seats: u8, phase: Phase) -> Plan {
    let worlds = if phase == Phase::Ready { 6_000 } else { 2_000 };
    if seats > 2 {
        return Plan {
            method: Method::Tree(2 * worlds, STEADY),
            shortlist: 12,
            tries: 4,
            counting: Counting { cut: 0, ..COUNTING },
        };
    }
    Plan {
        method: Method::Flat(worlds),
        shortlist: 8,
        tries: 4,
        counting: Counting { cut: 6, ..COUNTING },
    }
}

/// What the net says is less noisy than a playout to the end.
const STEADY: Growth = Growth {
    exploration: 0.25,
    ..GROWTH
};

impl Evaluator<SunPosition> for SunEvaluator {
    fn appeal(&self, view: &SunView, seat: Seat, actions: &[Action]) -> Vec<f32> {
        let look = Look {
            weights: &self.weights,
            table: view.table(),
            seat,
            hand: view.hand(seat).expect("who decides knows its own hand"),
        };
        actions.iter().map(|&action| look.worth(action)).collect()
    }
}

impl Judge<SunPosition> for SunEvaluator {
    fn shares(&self, position: &SunPosition) -> BySeat<f32> {
        let table = position.table();
        let points = BySeat::from_fn(table.seats(), |seat| {
            let promises = position.hand(seat).iter().map(|kind| {
                let card = table.set().card(kind);
                self.weights.promise(card)
            });
            table.points(seat).total() as f32 + self.weights.hand * promises.sum::<f32>()
        });
        shares_by_points(&points, self.weights.scale)
    }

    fn choose(&self, position: &SunPosition, _: Actor, actions: &[Action], dice: &mut dyn Dice) -> usize {
        if actions.len() == 1 {
            return 0;
        }
        let table = position.table();
        let seat = table.on_turn();
        let look = Look {
            weights: &self.weights,
            table,
            seat,
            hand: position.hand(seat),
        };
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
    weights: &'a Weights,
    table: &'a PublicState,
    seat: Seat,
    hand: Hand,
}

impl Look<'_> {
    /// The estimate of an action, in points.
    #[inline]
    fn worth(&self, action: Action) -> f32 {
        match action {
            Action::Place(kind, place) => self.placing(self.table.set().card(kind), place),
            Action::Discard(kind) => -self.weights.promise(self.table.set().card(kind)),
            Action::Draw(deck) => self.drawing(deck),
            Action::Points => match self.table.phase() {
                Phase::Choosing(points) => points.into(),
                _ => 0.0,
            },
            _ => 0.0,
        }
    }

    fn drawing(&self, deck: Deck) -> f32 {
        let kind = match deck {
            Deck::Standard => 0.0,
            Deck::Edge => self.weights.edge[self.table.held(self.seat, Deck::Edge).min(1)],
        };
        kind + match self.table.phase() {
            // After the last card, another card only breaks ties.
            Phase::Choosing(_) if self.table.board().is_complete() => 0.1,
            Phase::Choosing(_) => self.weights.card,
            Phase::Ready => {
                let room = HAND_LIMIT.saturating_sub(self.hand.len());
                self.weights.draw[2 - room.min(2)]
            }
            _ => 0.0,
        }
    }

    #[inline]
    fn placing(&self, card: Card, place: Place) -> f32 {
        let board = self.table.board();
        let points = Board::points(card, place);
        let touching = card.symbol.map_or(0, |symbol| board.touching(place, symbol));
        if place == board.top() {
            return self.finishing(i32::from(points + touching));
        }
        let symbols = if touching > 0 && self.table.can_draw_any() {
            self.weights.card.max(touching.into())
        } else {
            touching.into()
        };
        let waste = f32::from(full_points(card) - points);
        let opened = self.opened(place) as f32 * place.level() as f32;
        f32::from(points) + symbols - self.weights.waste * waste + self.weights.opened * opened
    }

    /// The number of places that a card here opens: those resting on it and on a neighbour that
    /// is already there.
    #[inline]
    fn opened(&self, place: Place) -> usize {
        let board = self.table.board();
        let (level, at) = (place.level(), place.at());
        let lies = |at: usize| {
            at < board.width() - level && Place::new(level, at).is_some_and(|place| board.is_filled(place))
        };
        usize::from(at > 0 && lies(at - 1)) + usize::from(lies(at + 1))
    }

    /// The last card: good if the player is not behind after it.
    fn finishing(&self, gain: i32) -> f32 {
        let own = self.table.points(self.seat).total() + gain;
        let others = Seat::all(self.table.seats()).filter(|&seat| seat != self.seat);
        let best = others.map(|seat| self.table.points(seat).total()).max();
        if best.is_none_or(|best| own >= best) {
            LAST_CARD + gain as f32
        } else {
            -LAST_CARD
        }
    }
}

impl Weights {
    /// The expected value of a card in the hand.
    fn promise(&self, card: Card) -> f32 {
        let hope = match card.part {
            Part::Standard => 1.0,
            Part::Left | Part::Right => self.hope[0],
            Part::Top => self.hope[1],
        };
        let symbol = if card.symbol.is_some() { self.symbol } else { 0.0 };
        hope * f32::from(full_points(card)) + symbol
    }
}

/// The points of a card on a level that is high enough.
fn full_points(card: Card) -> u8 {
    let multiple = match card.part {
        Part::Standard => 1,
        Part::Left | Part::Right => 2,
        Part::Top => 3,
    };
    multiple * card.value
}

impl SunEvaluator {
    /// With these weights.
    pub(crate) fn with(values: &[f32]) -> SunEvaluator {
        SunEvaluator {
            weights: Weights::new(values),
        }
    }
}

/// What `cargo xtask tune sun` optimises: the numbers that playouts use.
pub(crate) fn mountain<'a>(
    start: &'a SunPosition,
    evaluator: &'a dyn Fn(&[f32]) -> SunEvaluator,
) -> Mountain<'a, SunPosition, SunEvaluator> {
    Mountain {
        start,
        names: weights::NAMES,
        held: &["hand", "scale"],
        begin: weights::begin(),
        evaluator,
    }
}
