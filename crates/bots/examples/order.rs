//! Who wins in order of play when bots play each other, and in Pacal's Rocket
//! also where they build: for `docs/fairness-pacal.md` and `docs/fairness-sun.md`.
//!
//! `order GAME RULES SEATS BOT MATCHES [SEED [REVISION | FILE]]`
//!
//! The last word is an old revision of the rules, or a file of components.

use std::collections::BTreeMap;
use std::process::ExitCode;

use bots::{Bot, Limits};
use dice::SeededDice;
use games::{AnyAction, AnyOptions, AnyPosition, GameId};
use rules::{Actor, Dice, Observe, Position, Seat, Viewer};

/// What a series of matches added up to.
#[derive(Default)]
struct Sums {
    /// Victories of whoever acted first, second, …; a shared one counts in parts.
    wins: Vec<f64>,
    points: f64,
    best: f64,
    /// Pyramids by the letter of their district.
    builds: BTreeMap<char, u64>,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("error: {reason}");
            eprintln!("usage: order GAME RULES SEATS BOT MATCHES [SEED [REVISION | FILE]]");
            ExitCode::from(2)
        }
    }
}

fn run(args: &[String]) -> Result<(), String> {
    let word = |place: usize| args.get(place).map(String::as_str);
    let game: GameId = word(0).and_then(|id| id.parse().ok()).ok_or("which game?")?;
    let seats: u8 = word(2)
        .and_then(|text| text.parse().ok())
        .ok_or("how many seats?")?;
    let bot = word(3)
        .and_then(|name| Bot::from_name(game, name))
        .ok_or("which bot?")?;
    let matches: u64 = word(4)
        .and_then(|text| text.parse().ok())
        .ok_or("how many matches?")?;
    let seed: u64 = word(5)
        .map_or(Ok(1), str::parse)
        .map_err(|_| "a seed is a number")?;
    let options = match word(6).map(|text| (text, text.parse::<u16>())) {
        None => AnyOptions::new(game, word(1), None),
        Some((_, Ok(revision))) => AnyOptions::of_revision(game, revision, word(1), None),
        Some((path, Err(_))) => {
            let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
            AnyOptions::new(game, word(1), Some(&text))
        }
    }
    .map_err(|error| error.to_string())?;
    let mut sums = Sums {
        wins: vec![0.0; usize::from(seats)],
        ..Sums::default()
    };
    for number in 0..matches {
        let start = options.start(seats).map_err(|error| error.to_string())?;
        play(start, bot, &mut SeededDice::for_part(seed, number), &mut sums);
    }
    print(&sums, matches);
    Ok(())
}

fn play(mut position: AnyPosition, bot: Bot, dice: &mut SeededDice, sums: &mut Sums) {
    let mut first: Option<Seat> = None;
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    while let Some(actor) = position.next_actor() {
        let action = match actor {
            Actor::Chance => {
                actions.clear();
                weights.clear();
                position.legal_actions(actor, &mut actions);
                weights.extend(actions.iter().map(|&action| position.chance_weight(action)));
                actions[dice.weighted(&weights)]
            }
            Actor::Seat(seat) => {
                first.get_or_insert(seat);
                let view = position.view(Viewer::Seat(seat));
                bot.think(&view, seat, dice, Limits::FULL).action
            }
        };
        if let (AnyAction::Pacal(games::game_pacal::Action::Build(build)), AnyPosition::Pacal(position)) =
            (action, &position)
        {
            let district = position.palenque().district_at(build.on);
            let letter = district.map_or('?', |district| district.letter);
            *sums.builds.entry(letter).or_default() += 1;
        }
        position.play_unchecked(actor, action);
    }
    let outcome = position.outcome().expect("nobody has to act");
    let first = first.expect("somebody has acted");
    let order: Vec<Seat> = first.clockwise(position.seats()).collect();
    let winners = order.iter().filter(|&&seat| outcome.is_winner(seat)).count();
    for (share, &seat) in sums.wins.iter_mut().zip(&order) {
        if outcome.is_winner(seat) {
            *share += 1.0 / winners as f64;
        }
    }
    let points: Vec<f64> = outcome.points.iter().map(|&points| f64::from(points)).collect();
    sums.points += points.iter().sum::<f64>() / points.len() as f64;
    sums.best += points.iter().copied().fold(f64::MIN, f64::max);
}

fn print(sums: &Sums, matches: u64) {
    let all = matches as f64;
    let shares: Vec<String> = sums
        .wins
        .iter()
        .map(|wins| format!("{:.1}", 100.0 * wins / all))
        .collect();
    println!("matches: {matches}");
    println!("wins in order of play, %: {}", shares.join(" / "));
    println!(
        "mean points: {:.1}, of the winner: {:.1}",
        sums.points / all,
        sums.best / all
    );
    if !sums.builds.is_empty() {
        let mut builds: Vec<(char, u64)> = sums
            .builds
            .iter()
            .map(|(&letter, &count)| (letter, count))
            .collect();
        builds.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        let builds: Vec<String> = builds
            .into_iter()
            .map(|(letter, count)| format!("{letter} {:.1}", count as f64 / all))
            .collect();
        println!("pyramids built in a match: {}", builds.join(", "));
    }
}
