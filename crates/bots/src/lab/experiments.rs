//! The experiments. The environment variables `GAME`, `MATCHES`, `SEED`, `SHARE` (of a level's
//! iterations), `MS` (per action, for equal time) and `LEVEL` (one step of the ladder) override
//! the defaults; the numbers of a plan (`MARGIN`, `SCALE`, `CUT`, `SHORTLIST`, `EXPLORATION`,
//! `URGENCY`, `OTHERS`) change the master of `countings` and `changed_against_uct`.

use std::time::{Duration, Instant};

use games::{AnyAction, AnyOptions, AnyPosition, AnyView, GameId};
use rules::{Dice, Seat};
use search::{Growth, Others, Tree};

use super::{DiceOf, Figures, compare};
use crate::plan::{GROWTH, Method, Plan};
use crate::{Bot, Level, Limits, pyramido, sun, tomb};

/// Where the lines go that an experiment has to say.
type Tell<'a> = &'a mut dyn FnMut(String);

/// An experiment and its name.
type Experiment = (&'static str, fn(DiceOf<'_>, Tell<'_>));

/// All experiments.
const ALL: [Experiment; 8] = [
    ("ladder", ladder),
    ("against_greedy", against_greedy),
    ("tables", tables),
    ("flat_against_tree", flat_against_tree),
    ("against_open_loop", against_open_loop),
    ("against_uct", against_uct),
    ("countings", countings),
    ("changed_against_uct", changed_against_uct),
];

/// The names of all experiments.
pub fn names() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|(name, _)| *name)
}

/// Runs an experiment, and says whether there is one of this name; `tell`
/// is told what came of it, line by line.
pub fn run(name: &str, dice: DiceOf<'_>, tell: &mut dyn FnMut(String)) -> bool {
    let found = ALL.iter().find(|(known, _)| *known == name);
    if let Some((_, experiment)) = found {
        experiment(dice, tell);
    }
    found.is_some()
}

fn setting(name: &str, usual: f64) -> f64 {
    let said = std::env::var(name).ok();
    said.map_or(usual, |said| said.parse().expect("a number"))
}

fn start(game: GameId, seats: u8) -> AnyPosition {
    let options = AnyOptions::new(game, None, None).expect("the usual options");
    options.start(seats).expect("seats that the game allows")
}

fn games() -> Vec<GameId> {
    let only = std::env::var("GAME").ok();
    [GameId::Sun, GameId::Tomb, GameId::Pyramido]
        .into_iter()
        .filter(|game| only.as_ref().is_none_or(|only| *only == game.to_string()))
        .collect()
}

/// One player against all the others, seat by seat.
fn meet(
    game: GameId,
    seats: u8,
    one: &dyn Fn(&AnyView, Seat, &mut dyn Dice) -> AnyAction,
    others: &dyn Fn(&AnyView, Seat, &mut dyn Dice) -> AnyAction,
    (usual, dice): (f64, DiceOf<'_>),
) -> Figures {
    let matches = setting("MATCHES", usual) as u32;
    compare(
        &start(game, seats),
        one,
        others,
        matches,
        (setting("SEED", 1.0) as u64, dice),
    )
}

fn bot(bot: Bot, share: f64) -> impl Fn(&AnyView, Seat, &mut dyn Dice) -> AnyAction {
    move |view, seat, dice| {
        let limits = Limits::share(share);
        bot.think(view, seat, dice, limits).action
    }
}

/// A bot that thinks this long about each action, however many iterations that is.
fn timed(
    think: impl Fn(&AnyView, Seat, &mut dyn Dice, Limits<'_>) -> AnyAction,
    time: Duration,
) -> impl Fn(&AnyView, Seat, &mut dyn Dice) -> AnyAction {
    move |view, seat, dice| {
        let end = Instant::now() + time;
        let late = || Instant::now() >= end;
        let limits = Limits::share(1e6).or_when(&late);
        think(view, seat, dice, limits)
    }
}

/// The master with a modified plan.
fn planned(change: impl Fn(Plan) -> Plan) -> impl Fn(&AnyView, Seat, &mut dyn Dice, Limits<'_>) -> AnyAction {
    move |view, seat, dice, limits| match view {
        AnyView::Sun(view) => {
            let plan = change(sun::plan(Level::Master, view.table().phase()));
            let found = sun::answer(view, seat, &sun::SunEvaluator::sharp(), &plan, limits, dice);
            AnyAction::Sun(found.candidates[0].action)
        }
        AnyView::Tomb(view) => {
            let extra = view.table().player(seat).draft().owed() > 0;
            let plan = change(tomb::plan(Level::Master, extra));
            let evaluator = tomb::TombEvaluator::sharp(view.table());
            let found = tomb::answer(view, seat, &evaluator, &plan, limits, dice);
            AnyAction::Tomb(found.candidates[0].action)
        }
        AnyView::Pyramido(view) => {
            let plan = change(pyramido::plan(Level::Master, view.wanted()));
            let evaluator = pyramido::PyramidoEvaluator::sharp();
            let found = pyramido::answer(view, seat, &evaluator, &plan, limits, dice);
            AnyAction::Pyramido(found.candidates[0].action)
        }
        _ => unreachable!("a game without such plans"),
    }
}

fn as_flat(plan: Plan) -> Plan {
    let Method::Tree(iterations, _) = plan.method else {
        return plan;
    };
    Plan {
        method: Method::Flat(iterations),
        ..plan
    }
}

fn as_tree(plan: Plan) -> Plan {
    let (iterations, growth) = match plan.method {
        Method::Flat(iterations) => (iterations, GROWTH),
        Method::Tree(iterations, growth) => (iterations, growth),
        Method::PlayoutPolicy | Method::FirstSight => return plan,
    };
    let growth = Growth {
        exploration: setting("EXPLORATION", growth.exploration.into()) as f32,
        urgency: setting("URGENCY", growth.urgency.into()) as f32,
        others: match std::env::var("OTHERS").as_deref() {
            Ok("blend") => Others::Blend,
            Ok("branch") => Others::Branch,
            _ => growth.others,
        },
        ..growth
    };
    Plan {
        method: Method::Tree(iterations, growth),
        ..plan
    }
}

fn ladder(dice: DiceOf<'_>, tell: Tell<'_>) {
    let share = setting("SHARE", 0.05);
    for game in games() {
        let only = std::env::var("LEVEL").ok();
        let wanted = |level: Level| only.as_ref().is_none_or(|only| *only == level.to_string());
        for pair in Level::ALL.windows(2).filter(|pair| wanted(pair[1])) {
            let (below, level) = (Bot::Level(pair[0]), Bot::Level(pair[1]));
            let figures = meet(game, 2, &bot(level, share), &bot(below, share), (40.0, dice));
            tell(format!("{game}: {level} against {below}: {figures}"));
        }
    }
}

fn against_greedy(dice: DiceOf<'_>, tell: Tell<'_>) {
    let share = setting("SHARE", 0.05);
    for game in games() {
        for level in [Level::Easy, Level::Medium, Level::Master] {
            let figures = meet(
                game,
                2,
                &bot(Bot::Level(level), share),
                &bot(Bot::Greedy, 1.0),
                (40.0, dice),
            );
            tell(format!("{game}: {level} against greedy: {figures}"));
        }
    }
}

fn tables(dice: DiceOf<'_>, tell: Tell<'_>) {
    let share = setting("SHARE", 0.05);
    let (master, medium) = (Bot::Level(Level::Master), Bot::Level(Level::Medium));
    for game in games() {
        for seats in [3, 4] {
            let figures = meet(
                game,
                seats,
                &bot(master, share),
                &bot(medium, share),
                (36.0, dice),
            );
            tell(format!(
                "{game} with {seats}: {master} among {medium}s: {figures}"
            ));
        }
    }
}

fn flat_against_tree(dice: DiceOf<'_>, tell: Tell<'_>) {
    let time = Duration::from_micros((1000.0 * setting("MS", 10.0)) as u64);
    for game in games() {
        let (flat, tree) = (planned(as_flat), planned(as_tree));
        let figures = meet(game, 2, &timed(flat, time), &timed(tree, time), (40.0, dice));
        tell(format!("{game}: flat against tree in equal time: {figures}"));
    }
}

fn against_open_loop(dice: DiceOf<'_>, tell: Tell<'_>) {
    let time = Duration::from_micros((1000.0 * setting("MS", 10.0)) as u64);
    let open_loop = |view: &AnyView, seat, dice: &mut dyn Dice, limits: Limits<'_>| {
        let AnyView::Pyramido(position) = view else {
            unreachable!("the only open game of the three")
        };
        let tree = Tree {
            playout: setting("PLAYOUT", 400.0) as u16,
            ..Tree::default()
        };
        let evaluator = pyramido::PyramidoEvaluator::sharp();
        let found = tree.search(position, seat, &evaluator, dice, limits.stop(1 << 20));
        AnyAction::Pyramido(found.candidates[0].action)
    };
    let ours = planned(|plan| plan);
    let figures = meet(
        GameId::Pyramido,
        2,
        &timed(ours, time),
        &timed(open_loop, time),
        (40.0, dice),
    );
    tell(format!(
        "pyramido: ours against the open-loop tree in equal time: {figures}"
    ));
}

fn against_uct(dice: DiceOf<'_>, tell: Tell<'_>) {
    let time = Duration::from_micros((1000.0 * setting("MS", 10.0)) as u64);
    let ours = |view: &AnyView, seat, dice: &mut dyn Dice, limits: Limits<'_>| {
        Bot::Level(Level::Master).think(view, seat, dice, limits).action
    };
    let uct = |view: &AnyView, seat, dice: &mut dyn Dice, limits: Limits<'_>| {
        Bot::Uct.think(view, seat, dice, limits).action
    };
    for game in games() {
        let figures = meet(game, 2, &timed(ours, time), &timed(uct, time), (40.0, dice));
        tell(format!(
            "{game}: master against plain UCT in equal time: {figures}"
        ));
    }
}

/// A plan with the numbers of the environment.
fn changed(plan: Plan) -> Plan {
    let mut plan = as_tree(plan);
    plan.counting.margin = setting("MARGIN", plan.counting.margin.into()) as f32;
    plan.counting.scale = setting("SCALE", plan.counting.scale.into()) as f32;
    plan.counting.cut = setting("CUT", plan.counting.cut.into()) as u32;
    plan.shortlist = setting("SHORTLIST", plan.shortlist as f64) as usize;
    plan
}

fn countings(dice: DiceOf<'_>, tell: Tell<'_>) {
    let limits = Limits::share(setting("SHARE", 0.05));
    for game in games() {
        let (one, usual) = (planned(changed), planned(|plan| plan));
        let figures = meet(
            game,
            2,
            &|view, seat, dice| one(view, seat, dice, limits),
            &|view, seat, dice| usual(view, seat, dice, limits),
            (40.0, dice),
        );
        tell(format!("{game}: changed against usual: {figures}"));
    }
}

fn changed_against_uct(dice: DiceOf<'_>, tell: Tell<'_>) {
    let time = Duration::from_micros((1000.0 * setting("MS", 10.0)) as u64);
    let uct = |view: &AnyView, seat, dice: &mut dyn Dice, limits: Limits<'_>| {
        Bot::Uct.think(view, seat, dice, limits).action
    };
    for game in games() {
        let figures = meet(
            game,
            2,
            &timed(planned(changed), time),
            &timed(uct, time),
            (40.0, dice),
        );
        tell(format!(
            "{game}: changed against plain UCT in equal time: {figures}"
        ));
    }
}

#[cfg(test)]
mod tests {
    use dice::SeededDice;

    use super::*;

    fn seeded(seed: u64, part: u64) -> Box<dyn Dice> {
        Box::new(SeededDice::for_part(seed, part))
    }

    #[test]
    fn easy_beats_random() {
        let [easy, random] = [Level::Easy, Level::Random].map(|level| bot(Bot::Level(level), 0.05));
        for game in games() {
            let figures = compare(&start(game, 2), &easy, &random, 20, (1, &seeded));
            assert!(figures.share() > 0.7, "{game}: {figures}");
        }
    }

    #[test]
    fn only_experiments_that_exist_are_run() {
        assert!(!run("no_such_thing", &seeded, &mut |line| panic!("{line}")));
    }
}
