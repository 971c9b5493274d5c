//! Scratch.
use bots::{Bot, Limits};
use dice::SeededDice;
use games::{AnyOptions, GameId};
use rules::{Actor, Dice, Observe, Position, Seat, Viewer};
use std::time::Instant;
fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    let game: GameId = a[0].parse().unwrap();
    let bots: Vec<Bot> = a[1]
        .split(',')
        .map(|n| Bot::from_name(game, n).unwrap())
        .collect();
    let matches: u64 = a[2].parse().unwrap();
    let share: f64 = a[3].parse().unwrap();
    let ms: u64 = a.get(4).map_or(0, |x| x.parse().unwrap());
    let seed: u64 = a.get(5).map_or(1, |x| x.parse().unwrap());
    let n = bots.len();
    let mut wins = vec![0.0; n];
    let mut drawn = 0;
    let mut time = vec![0.0f64; n];
    let mut longest = vec![0.0f64; n];
    let mut count = vec![0u64; n];
    let mut its = vec![0u64; n];
    let mut points = vec![0i64; n];
    for m in 0..matches {
        // the same dice for each rotation
        let mut dice = SeededDice::for_part(seed, m);
        let mut chance = SeededDice::for_part(seed + 1000, m / n as u64);
        let mut p = AnyOptions::new(game, None, None).unwrap().start(n as u8).unwrap();
        let who = |s: Seat| (s.index() + m as usize) % n;
        while let Some(actor) = p.next_actor() {
            let mut acts = Vec::new();
            p.legal_actions(actor, &mut acts);
            let act = match actor {
                Actor::Chance => {
                    let w: Vec<u32> = acts.iter().map(|&x| p.chance_weight(x)).collect();
                    acts[chance.weighted(&w)]
                }
                Actor::Seat(s) if acts.len() == 1 => {
                    let _ = s;
                    acts[0]
                }
                Actor::Seat(s) => {
                    let t = Instant::now();
                    let due = || t.elapsed().as_millis() as u64 >= ms;
                    let limits = if ms > 0 {
                        Limits {
                            share: 1e9,
                            interrupted: Some(&due),
                        }
                    } else {
                        Limits {
                            share,
                            interrupted: None,
                        }
                    };
                    let adv = bots[who(s)].think(&p.view(Viewer::Seat(s)), s, &mut dice, limits);
                    let e = t.elapsed().as_secs_f64();
                    time[who(s)] += e;
                    longest[who(s)] = longest[who(s)].max(e);
                    count[who(s)] += 1;
                    its[who(s)] += adv.iterations;
                    adv.action
                }
            };
            p.play_unchecked(actor, act);
        }
        let o = p.outcome().unwrap();
        for s in Seat::all(n as u8) {
            points[who(s)] += i64::from(o.points[s]);
        }
        match o.sole_winner() {
            Some(s) => wins[who(s)] += 1.0,
            None => drawn += 1,
        }
    }
    for i in 0..n {
        println!(
            "{:8} wins {:4} of {} decided ({:.1} %)  {:.2} ms/decision, longest {:.1} ms, {} its/decision, {:.1} points",
            bots[i].name(),
            wins[i],
            matches - drawn,
            100.0 * wins[i] / (matches - drawn) as f64,
            1000.0 * time[i] / count[i].max(1) as f64,
            1000.0 * longest[i],
            its[i] / count[i].max(1),
            points[i] as f64 / matches as f64
        );
    }
    println!("drawn {drawn}");
}
