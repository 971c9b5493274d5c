//! Plays matches in many threads and writes what was seen in them.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::ops::RangeInclusive;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use bots::learn::{Learnable, Net};
use dice::SeededDice;
use rules::{Actor, Dice as _, Observe, Position as _, Seat, Viewer};
use search::final_shares;

use crate::Settings;

/// What a record holds beside rows and targets: head, seats, place among the
/// records of its moment, and what the seat got of the match in 1000ths.
const EXTRAS: usize = 4;

/// One line that says how records are laid out: numbers of 16 bits.
pub(crate) fn shape<L: Learnable>(game: &L) -> String {
    let shape = game.shape();
    format!(
        "rows={} active={} heads={} outputs={} fills={} record={}",
        shape.rows,
        shape.active,
        shape.heads,
        L::OUTPUTS.join(","),
        u8::from(L::FILLS_UP),
        shape.active + EXTRAS + shape.outputs,
    )
}

struct Job<'a, L> {
    game: &'a L,
    net: Option<&'a Net>,
    seed: u64,
    /// How likely each number of seats is, from the fewest on.
    mix: Vec<u32>,
    temperature: f32,
    /// The part of the moments that is kept.
    keep: f32,
}

/// Plays matches and writes their records.
pub(crate) fn run<L: Learnable>(game: &L, settings: &Settings) -> Result<()> {
    let path = settings.word("out").context("--out FILE says where to write")?;
    let net = settings.net("net", game.shape())?;
    let matches = settings.number("matches", u64::MAX)?;
    let seconds = settings.number("seconds", if matches == u64::MAX { 10.0 } else { 1e6 })?;
    let mix = mix(settings, &L::SEATS)?;
    let job = Job {
        game,
        net: net.as_ref(),
        seed: settings.number("seed", 1)?,
        mix,
        temperature: settings.number("temperature", 0.5)?,
        keep: settings.number("keep", 0.5)?,
    };
    let began = Instant::now();
    let end = began + Duration::from_secs_f64(seconds);
    let file = File::create(path).with_context(|| format!("cannot write {path}"))?;
    let file = Mutex::new(BufWriter::with_capacity(1 << 20, file));
    let (next, records, played) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    let points = Mutex::new((0i64, 0i64));
    let size = game.shape().active + EXTRAS + game.shape().outputs;
    std::thread::scope(|scope| {
        for _ in 0..settings.number("threads", threads()).unwrap_or(1) {
            scope.spawn(|| {
                let mut acc = Vec::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= matches || Instant::now() >= end {
                        return;
                    }
                    acc.clear();
                    let (sum, seats) = job.play(number, &mut acc);
                    let bytes: Vec<u8> = acc.iter().flat_map(|number| number.to_le_bytes()).collect();
                    let mut file = file.lock().expect("no thread stumbled");
                    file.write_all(&bytes).expect("room on the disk");
                    records.fetch_add((acc.len() / size) as u64, Ordering::Relaxed);
                    played.fetch_add(1, Ordering::Relaxed);
                    let mut points = points.lock().expect("no thread stumbled");
                    points.0 += sum;
                    points.1 += seats;
                }
            });
        }
    });
    file.into_inner().expect("no thread stumbled").flush()?;
    let (sum, seats) = points.into_inner().expect("no thread stumbled");
    println!(
        "{} matches={} records={} seconds={:.1} points={:.2}",
        shape(game),
        played.into_inner(),
        records.into_inner(),
        began.elapsed().as_secs_f64(),
        sum as f64 / seats as f64,
    );
    Ok(())
}

/// How likely each number of seats is: `--seats N`, or `--mix A,B,…` with a weight for each from
/// the fewest on. Without either, most tables are for two.
fn mix(settings: &Settings, seats: &RangeInclusive<u8>) -> Result<Vec<u32>> {
    let always: u8 = settings.number("seats", 0)?;
    let weights: Vec<u32> = match settings.word("mix") {
        _ if always > 0 => seats.clone().map(|seats| u32::from(seats == always)).collect(),
        Some(words) => {
            let weights = words.split(',').map(str::parse).collect::<Result<_, _>>();
            weights.context("--mix: a weight for each number of seats")?
        }
        None => {
            let others = u32::from(seats.end() - seats.start());
            seats
                .clone()
                .map(|number| if number == *seats.start() { others + 1 } else { 1 })
                .collect()
        }
    };
    let fits = weights.len() == seats.clone().count() && weights.iter().any(|&weight| weight > 0);
    anyhow::ensure!(fits, "the game has {} to {} seats", seats.start(), seats.end());
    Ok(weights)
}

/// As many as the machine can run at once.
pub(crate) fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, Into::into)
}

impl<L: Learnable> Job<'_, L> {
    /// Plays the match with this number; gives all points and how many seats had them.
    fn play(&self, number: u64, acc: &mut Vec<u16>) -> (i64, i64) {
        let mut dice = SeededDice::for_part(self.seed, number);
        let seats = L::SEATS.start() + dice.weighted(&self.mix) as u8;
        let temperature = self.temperature * dice.below(1 << 16) as f32 / f32::from(u16::MAX);
        let mut position = self.game.start_any(seats, &mut dice);
        let mut actions = Vec::new();
        let mut moments = Vec::new();
        while let Some(actor) = position.next_actor() {
            actions.clear();
            position.legal_actions(actor, &mut actions);
            let asked = match actor {
                Actor::Chance => L::AT_CHANCE,
                Actor::Seat(_) => actions.len() > 1,
            };
            if asked
                && self.game.is_moment(&position)
                && (dice.below(1 << 16) as f32) < self.keep * f32::from(u16::MAX)
            {
                moments.push(position.clone());
            }
            let index = match actor {
                Actor::Chance => {
                    let weights: Vec<u32> = actions
                        .iter()
                        .map(|&action| position.chance_weight(action))
                        .collect();
                    dice.weighted(&weights)
                }
                Actor::Seat(_) if actions.len() == 1 => 0,
                Actor::Seat(seat) => {
                    let view = position.view(Viewer::Seat(seat));
                    self.game
                        .choose(self.net, &view, seat, &actions, temperature, &mut dice)
                }
            };
            position.play_unchecked(actor, actions[index]);
        }
        let outcome = position.outcome().expect("a match without an actor is over");
        let shares = final_shares(&outcome);
        let mut targets = Vec::new();
        for moment in &moments {
            for seat in Seat::all(seats) {
                let view = moment.view(Viewer::Seat(seat));
                let head = self.game.describe(&view, seat, acc);
                let share = (shares[seat] * 1000.0) as u16;
                acc.extend([head as u16, seats.into(), seat.index() as u16, share]);
                targets.clear();
                self.game.targets(moment, &position, seat, &mut targets);
                acc.extend(targets.iter().map(|&target| target as u16));
            }
        }
        let sum = outcome.points.iter().map(|&points| i64::from(points)).sum();
        (sum, seats.into())
    }
}
