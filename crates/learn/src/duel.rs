//! Two players meet in many matches at once: quick trials of what is worth
//! trying in the arena.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use arena::{Clairvoyant, Contestant, Entrant as _, SeatAssignment, Thinking, Truth};
use bots::Limits;
use bots::learn::{Contender, Learnable, Net, NetShape, Teaching, teach};
use dice::SeededDice;
use games::{AnyOptions, AnyPosition, GameId};
use rules::{Actor, Dice as _, Observe, Position as _, Seat, Viewer};
use search::final_shares;

use crate::Settings;
use crate::selfplay::threads;

/// With a limit in time a level may go this far beyond its usual iterations.
const FREELY: f64 = 1e6;

/// It plays in many matches at once and remembers nothing between them.
static CLAIRVOYANT: Clairvoyant = Clairvoyant;

/// What a player has for an action.
#[derive(Clone, Copy)]
enum Budget {
    /// This time, whatever it is used for.
    Time(Duration),
    /// This part of the iterations of its level, and no clock.
    Share(f64),
}

/// Who plays: a player that sees views, or the one that knows all hidden cards and coming chance.
enum Player<'a> {
    Honest(Contender<'a>),
    Clairvoyant,
}

impl<'a> Player<'a> {
    fn new(game: GameId, words: &str, net: Option<&'a Net>) -> Result<Player<'a>> {
        if words == Clairvoyant::NAME {
            return Ok(Player::Clairvoyant);
        }
        Ok(Player::Honest(Contender::new(game, words, net)?))
    }
}

/// Asks what a net has to fit.
struct ShapeOf;

impl Teaching for ShapeOf {
    type Done = NetShape;

    fn with<L: Learnable>(self, game: &L) -> NetShape {
        game.shape()
    }
}

#[derive(Default)]
struct Figures {
    matches: f64,
    wins: f64,
    ahead: f64,
    points: [f64; 2],
    spent: [Duration; 2],
    actions: [u32; 2],
}

/// Lets one player meet as many of the other as there are seats left.
pub(crate) fn run(game: GameId, settings: &Settings) -> Result<()> {
    // Without a net only bots can meet.
    let shape = teach(game, ShapeOf);
    let read = |name| shape.map_or(Ok(None), |shape| settings.net(name, shape));
    let net = read("net")?;
    let other_net = read("other-net")?;
    let words = |name: &str| settings.word(name).with_context(|| format!("--{name} PLAYER"));
    let one = Player::new(game, words("one")?, net.as_ref())?;
    let other = Player::new(game, words("other")?, other_net.as_ref().or(net.as_ref()))?;
    let matches = settings.number("matches", 100)?;
    let end = Instant::now() + Duration::from_secs_f64(settings.number("seconds", 1e6)?);
    let seed = settings.number("seed", 1)?;
    let seats: u8 = settings.number("seats", 2)?;
    let time = Duration::from_micros((1000.0 * settings.number("ms", 10.0)?) as u64);
    let share = settings.number("share", 0.0)?;
    let budget = if share > 0.0 {
        Budget::Share(share)
    } else {
        Budget::Time(time)
    };
    let options = AnyOptions::new(game, None, None)
        .ok()
        .context("the usual options")?;
    let start = options.start(seats).ok().context("seats that the game allows")?;
    let figures = Mutex::new(Figures::default());
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..settings.number("threads", threads()).unwrap_or(1) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= matches || Instant::now() >= end {
                        return;
                    }
                    let table = Table {
                        options: &options,
                        start: &start,
                        players: [&one, &other],
                        budget,
                        seed,
                    };
                    play(&table, number, &figures);
                }
            });
        }
    });
    let figures = figures.into_inner().expect("no thread stumbled");
    let share = figures.wins / figures.matches;
    println!(
        "{} against {}: {:.1} % ± {:.1} of {}, {:+.2} points ({:.1} and {:.1}), {:.1} and {:.1} ms an action",
        words("one")?,
        words("other")?,
        100.0 * share,
        196.0 * (share * (1.0 - share) / figures.matches).sqrt(),
        figures.matches,
        figures.ahead / figures.matches,
        figures.points[0] / figures.matches,
        figures.points[1] / figures.matches,
        1000.0 * figures.spent[0].as_secs_f64() / f64::from(figures.actions[0].max(1)),
        1000.0 * figures.spent[1].as_secs_f64() / f64::from(figures.actions[1].max(1)),
    );
    Ok(())
}

/// What all matches of a duel have in common.
struct Table<'a> {
    options: &'a AnyOptions,
    start: &'a AnyPosition,
    players: [&'a Player<'a>; 2],
    budget: Budget,
    seed: u64,
}

impl Table<'_> {
    /// The player that knows everything, in this seat.
    fn clairvoyant(&self, seat: Seat, seed: u64) -> Result<Box<dyn Contestant>> {
        let assigned = SeatAssignment {
            options: self.options,
            seats: self.start.seats(),
            seat,
            seed,
            thinking: match self.budget {
                Budget::Share(share) => Thinking::Share(share),
                Budget::Time(time) => Thinking::Time(time),
            },
        };
        let sits = CLAIRVOYANT.sit(&assigned);
        sits.ok().context("the clairvoyant player sits down anywhere")
    }
}

/// One match; those that differ only in who sits where have the same chance.
fn play(table: &Table<'_>, number: u64, figures: &Mutex<Figures>) {
    let &Table {
        start,
        players,
        budget,
        seed,
        ..
    } = table;
    let seats = u64::from(start.seats());
    let seat = Seat::new((number % seats) as u8);
    let mut deal = SeededDice::for_part(seed, number / seats);
    let mut own = SeededDice::for_part(seed ^ 0xb07, number);
    let mut position = start.clone();
    let mut actions = Vec::new();
    let (mut spent, mut acted) = ([Duration::ZERO; 2], [0; 2]);
    while let Some(actor) = position.next_actor() {
        actions.clear();
        position.legal_actions(actor, &mut actions);
        let action = match actor {
            Actor::Chance => {
                let weights: Vec<u32> = actions
                    .iter()
                    .map(|&action| position.chance_weight(action))
                    .collect();
                actions[deal.weighted(&weights)]
            }
            Actor::Seat(_) if actions.len() == 1 => actions[0],
            Actor::Seat(acting) => {
                let who = usize::from(acting != seat);
                let view = position.view(Viewer::Seat(acting));
                let began = Instant::now();
                let late = || matches!(budget, Budget::Time(time) if began.elapsed() >= time);
                let share = match budget {
                    Budget::Share(share) => share,
                    Budget::Time(_) => FREELY,
                };
                let limits = Limits::share(share).or_when(&late);
                let action = match players[who] {
                    Player::Honest(player) => player.act(&view, acting, &mut own, limits),
                    Player::Clairvoyant => {
                        let truth = Truth {
                            position: &position,
                            chance: &deal,
                        };
                        let knowing = table.clairvoyant(acting, own.bits());
                        let action = knowing.ok().and_then(|mut player| player.choose_knowing(&truth));
                        action.expect("who knows everything finds an action")
                    }
                };
                spent[who] += began.elapsed();
                acted[who] += 1;
                action
            }
        };
        position.play_unchecked(actor, action);
    }
    let outcome = position.outcome().expect("a match without an actor is over");
    let points = &outcome.points;
    let others = points.enumerate().filter(|&(other, _)| other != seat);
    let best = others.map(|(_, &points)| points).max().unwrap_or(0);
    let mut figures = figures.lock().expect("no thread stumbled");
    figures.matches += 1.0;
    figures.wins += f64::from(final_shares(&outcome)[seat]);
    figures.ahead += f64::from(points[seat] - best);
    figures.points[0] += f64::from(points[seat]);
    figures.points[1] += f64::from(best);
    for who in 0..2 {
        figures.spent[who] += spent[who];
        figures.actions[who] += acted[who];
    }
}
