//! Whether the component set is sensible: who wins, with how many points, and how matches end.
//!
//! The table of `docs/fairness-sun.md` is what the full campaign prints:
//! `BENBEN_SOAK=1 cargo test -p game-sun --test it -- fairness --nocapture`,
//! which is also a part of `cargo xtask soak sun`.

use dice::SeededDice;
use game_sun::{Action, Deck, End, Phase, Sun, SunPosition};
use rules::{Actor, Dice, Game, Observe, Options, Position, Seat, Viewer};

use crate::laws::policy;

/// The results of many matches of one kind.
struct Shares {
    matches: usize,
    /// Wins by seat; a shared win counts in parts.
    wins: Vec<f64>,
    /// The same by turn order.
    wins_in_order: Vec<f64>,
    points: Vec<f64>,
    winner_points: f64,
    turns: usize,
    by_top: usize,
    /// Matches in which a deck was renewed.
    renewed: usize,
    /// Matches at whose end some player, or a spectator, had too much to weigh exactly.
    thinned: [usize; 2],
}

/// Plays one match with the standard set; `choose` decides for all seats.
pub(crate) fn play_out(
    seats: u8,
    dice: &mut SeededDice,
    choose: impl Fn(&SunPosition, Actor, &[Action], &mut dyn Dice) -> usize,
) -> SunPosition {
    let mut position = Sun::start(&Options::default(), seats);
    walk(&mut position, dice, choose, |_, _| {});
    position
}

fn walk(
    position: &mut SunPosition,
    dice: &mut SeededDice,
    choose: impl Fn(&SunPosition, Actor, &[Action], &mut dyn Dice) -> usize,
    mut watch: impl FnMut(&SunPosition, Action),
) {
    let mut actions = Vec::new();
    let mut weights = Vec::new();
    while let Some(actor) = position.next_actor() {
        actions.clear();
        position.legal_actions(actor, &mut actions);
        let index = match actor {
            Actor::Chance => {
                weights.clear();
                weights.extend(actions.iter().map(|&action| position.chance_weight(action)));
                dice.weighted(&weights)
            }
            Actor::Seat(_) => choose(position, actor, &actions, dice),
        };
        watch(position, actions[index]);
        position.play_unchecked(actor, actions[index]);
    }
}

fn simulate(
    seats: u8,
    matches: usize,
    seed: u64,
    choose: impl Fn(&SunPosition, Actor, &[Action], &mut dyn Dice) -> usize + Copy,
) -> Shares {
    let zeros = || vec![0.0; seats as usize];
    let mut shares = Shares {
        matches,
        wins: zeros(),
        wins_in_order: zeros(),
        points: zeros(),
        winner_points: 0.0,
        turns: 0,
        by_top: 0,
        renewed: 0,
        thinned: [0; 2],
    };
    for number in 0..matches {
        let dice = &mut SeededDice::for_part(seed, number as u64);
        let mut position = Sun::start(&Options::default(), seats);
        let mut first = Seat::FIRST;
        walk(&mut position, dice, choose, |before, action| {
            if let Action::First(seat) = action {
                first = seat;
            }
            shares.turns += usize::from(before.table().phase() == Phase::Ready);
        });
        let outcome = position.outcome().expect("a match that is over");
        let winners = Seat::all(seats).filter(|&seat| outcome.is_winner(seat)).count() as f64;
        for (order, seat) in first.clockwise(seats).enumerate() {
            shares.points[seat.index()] += f64::from(outcome.points[seat]) / matches as f64;
            if outcome.is_winner(seat) {
                shares.wins[seat.index()] += 1.0 / winners / matches as f64;
                shares.wins_in_order[order] += 1.0 / winners / matches as f64;
                shares.winner_points += f64::from(outcome.points[seat]) / winners / matches as f64;
            }
        }
        let any = |found: &dyn Fn(Deck) -> bool| usize::from(Deck::BOTH.into_iter().any(found));
        let renewed = any(&|deck| position.renewals(deck) > 0);
        shares.renewed += renewed;
        if renewed > 0 {
            let thinned = |viewer: Viewer| !position.view(viewer).quick_worlds().is_exact();
            let players = Seat::all(seats).map(Viewer::Seat).any(thinned);
            shares.thinned[0] += usize::from(players);
            shares.thinned[1] += usize::from(thinned(Viewer::Public));
        }
        shares.by_top += usize::from(position.table().phase() == Phase::Over(End::Top));
    }
    shares
}

impl Shares {
    fn row(&self, seats: u8, play: &str) -> String {
        let percent = |shares: &[f64]| {
            let all: Vec<String> = shares
                .iter()
                .map(|share| format!("{:.1}", 100.0 * share))
                .collect();
            all.join(" / ")
        };
        let points: Vec<String> = self.points.iter().map(|points| format!("{points:.1}")).collect();
        format!(
            "| {seats} | {play} | {} | {} | {} | {} | {:.1} | {:.1} | {:.3} | {:.1} | {} / {} |",
            self.matches,
            percent(&self.wins),
            percent(&self.wins_in_order),
            points.join(" / "),
            self.winner_points,
            self.turns as f64 / self.matches as f64,
            100.0 * self.by_top as f64 / self.matches as f64,
            100.0 * self.renewed as f64 / self.matches as f64,
            self.thinned[0],
            self.thinned[1],
        )
    }
}

#[test]
fn fairness_no_seat_is_favoured_and_matches_end_by_the_top_card() {
    let matches = conform::matches(50_000);
    println!(
        "| seats | play | matches | wins by seat, % | wins in order of play, % | mean points by seat | mean of \
         the winner | turns | ended by the top, % | a deck renewed, % | odds not exact for a player / a spectator, matches |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    );
    for seats in 2..=5 {
        let random = simulate(seats, matches, 21, |_, _, actions, dice| {
            dice.below(actions.len() as u32) as usize
        });
        println!("{}", random.row(seats, "random"));
        let greedy = simulate(seats, matches, 22, policy);
        println!("{}", greedy.row(seats, "greedy"));

        let fair = 1.0 / f64::from(seats);
        // Four standard deviations of the random variation of a share.
        let noise = 4.0 * (fair * (1.0 - fair) / matches as f64).sqrt();
        for (seat, &share) in greedy.wins.iter().enumerate() {
            assert!(
                share < 1.05 * fair + noise,
                "seat {} of {seats} wins {share}",
                seat + 1
            );
        }
        for shares in [&random, &greedy] {
            assert!(
                shares.by_top as f64 > 0.999 * matches as f64,
                "{} by the top",
                shares.by_top
            );
        }
    }
}
