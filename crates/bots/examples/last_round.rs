//! What bots lose in the last round of Pyramido, which is small enough to be solved exactly:
//! `last_round MATCHES [SHARE [SEED]]`.
//!
//! In that round each of two players builds one tile, and nothing of what chance can still show
//! matters. So the value of every action is known: how far ahead its player will be if both play
//! perfectly from there on. The matches are played by masters with a hundredth of their budget;
//! then each bot plays the round from the same positions, on both sides, with the given share.

use std::cell::RefCell;
use std::collections::HashMap;
use std::process::ExitCode;

use bots::{Bot, Level, Limits};
use dice::SeededDice;
use games::game_pyramido::{Action, LEVELS, Place, Pyramido, PyramidoPosition, TileId, Wanted};
use games::{AnyAction, AnyView};
use rules::{Actor, Dice, Game, Options, Position, Seat};

const BOTS: [Bot; 5] = [
    Bot::Level(Level::Master),
    Bot::Level(Level::Hard),
    Bot::Level(Level::Medium),
    Bot::Level(Level::Easy),
    Bot::Greedy,
];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(matches) = args.first().and_then(|text| text.parse::<u64>().ok()) else {
        eprintln!("usage: last_round MATCHES [SHARE [SEED]]");
        return ExitCode::from(2);
    };
    let share = args.get(1).and_then(|text| text.parse().ok()).unwrap_or(1.0);
    let seed = args.get(2).and_then(|text| text.parse().ok()).unwrap_or(1);
    let starts: Vec<PyramidoPosition> = (0..matches)
        .filter_map(|number| last_round(&mut SeededDice::for_part(seed, number)))
        .collect();
    println!(
        "{} of {matches} matches came to a last round for two",
        starts.len()
    );
    for bot in BOTS {
        let mut losses = Vec::new();
        for (number, start) in starts.iter().enumerate() {
            let mut dice = SeededDice::for_part(seed ^ 0x1a57, number as u64);
            losses.push(f64::from(lost(bot, start, share, &mut dice)) / 2.0);
        }
        let count = losses.len().max(1) as f64;
        let mean = losses.iter().sum::<f64>() / count;
        let spread = losses.iter().map(|loss| (loss - mean).powi(2)).sum::<f64>() / count;
        let perfect = losses.iter().filter(|&&loss| loss == 0.0).count();
        println!(
            "{bot}: {mean:.2} ± {:.2} points a player, nothing at all in {perfect} of {}",
            1.96 * (spread / count).sqrt(),
            losses.len(),
        );
    }
    ExitCode::SUCCESS
}

/// A match as far as the last round; none if somebody could not fill a level.
fn last_round(dice: &mut SeededDice) -> Option<PyramidoPosition> {
    let mut position = Pyramido::start(&Options::default(), 2);
    loop {
        let is_last = Seat::all(2).all(|seat| position.pyramid(seat).level() == LEVELS);
        if is_last && position.wanted() == Some(Wanted::Build) {
            return Some(position);
        }
        let actor = position.next_actor()?;
        let action = match actor {
            Actor::Chance => {
                let actions = legal(&position, actor);
                let weights: Vec<u32> = actions
                    .iter()
                    .map(|&action| position.chance_weight(action))
                    .collect();
                actions[dice.weighted(&weights)]
            }
            Actor::Seat(seat) => choose(Bot::Level(Level::Master), &position, seat, 0.01, dice),
        };
        position.play_unchecked(actor, action);
    }
}

fn legal(position: &PyramidoPosition, actor: Actor) -> Vec<Action> {
    let mut actions = Vec::new();
    position.legal_actions(actor, &mut actions);
    actions
}

fn choose(bot: Bot, position: &PyramidoPosition, seat: Seat, share: f64, dice: &mut SeededDice) -> Action {
    // Everybody sees everything of Pyramido.
    let view = AnyView::Pyramido(position.clone());
    match bot.think(&view, seat, dice, Limits::share(share)).action {
        AnyAction::Pyramido(action) => action,
        _ => unreachable!("an action of Pyramido"),
    }
}

/// The points that a bot loses on both sides together, against perfect play.
fn lost(bot: Bot, start: &PyramidoPosition, share: f64, dice: &mut SeededDice) -> i32 {
    let solver = Solver::new(start.mover());
    let mut position = start.clone();
    let mut lost = 0;
    while let Some(actor) = position.next_actor() {
        let actions = legal(&position, actor);
        let action = match actor {
            Actor::Seat(seat) if actions.len() > 1 => {
                let chosen = choose(bot, &position, seat, share, dice);
                let sign = if seat == solver.first { 1 } else { -1 };
                let value = |action| sign * solver.after(&position, actor, action);
                let values: Vec<i32> = actions.iter().copied().map(value).collect();
                let best = values.iter().copied().max().unwrap_or_default();
                let place = actions.iter().position(|&action| action == chosen);
                lost += best - values[place.expect("bots answer legally")];
                chosen
            }
            _ => actions[0],
        };
        position.play_unchecked(actor, action);
    }
    lost
}

/// Knows how far ahead the first player of the round will be.
struct Solver {
    first: Seat,
    /// What the other one does best, by the tiles that are left to it: it has only its own points
    /// to think of then, so that nothing else matters.
    replies: RefCell<HashMap<[Option<TileId>; 3], Vec<Action>>>,
}

impl Solver {
    fn new(first: Seat) -> Solver {
        Solver {
            first,
            replies: RefCell::default(),
        }
    }

    fn after(&self, position: &PyramidoPosition, actor: Actor, action: Action) -> i32 {
        let mut position = position.clone();
        position.play_unchecked(actor, action);
        self.value(position, &mut Vec::new())
    }

    /// The value with perfect play, and what the other player did for it.
    fn value(&self, mut position: PyramidoPosition, line: &mut Vec<Action>) -> i32 {
        let Some(actor) = position.next_actor() else {
            let points = position
                .outcome()
                .expect("a match without an actor is over")
                .points;
            return points[self.first] - points[self.first.next(2)];
        };
        let actions = legal(&position, actor);
        let is_first = actor == Actor::Seat(self.first);
        let begins = !is_first && position.wanted() == Some(Wanted::Build);
        let tiles = Place::ALL.map(|place| position.quarry(place));
        if begins && let Some(reply) = self.replies.borrow().get(&tiles) {
            return replay(position, reply, self.first);
        }
        // What chance shows, and with what the last player refills, matters to nobody any more.
        let last_refill = !is_first && matches!(actions[0], Action::Refill(_));
        if actor == Actor::Chance || actions.len() == 1 || last_refill {
            position.play_unchecked(actor, actions[0]);
            return self.value(position, line);
        }
        let mut best: Option<(i32, Vec<Action>)> = None;
        for action in actions {
            let mut next = position.clone();
            next.play_unchecked(actor, action);
            let mut rest = Vec::new();
            let value = self.value(next, &mut rest);
            let is_better = |&(most, _): &(i32, _)| if is_first { value > most } else { value < most };
            if best.as_ref().is_none_or(is_better) {
                if !is_first {
                    rest.insert(0, action);
                }
                best = Some((value, rest));
            }
        }
        let (value, rest) = best.expect("an action to choose from");
        *line = rest;
        if begins {
            self.replies.borrow_mut().insert(tiles, line.clone());
        }
        value
    }
}

/// The end of a match in which the other player does what it decided before.
fn replay(mut position: PyramidoPosition, reply: &[Action], first: Seat) -> i32 {
    let mut reply = reply.iter();
    while let Some(actor) = position.next_actor() {
        let actions = legal(&position, actor);
        let is_choice = actor != Actor::Chance && actions.len() > 1;
        let is_refill = matches!(actions[0], Action::Refill(_));
        let action = if is_choice && !is_refill {
            *reply.next().expect("as many choices as before")
        } else {
            actions[0]
        };
        position.play_unchecked(actor, action);
    }
    let points = position
        .outcome()
        .expect("a match without an actor is over")
        .points;
    points[first] - points[first.next(2)]
}
