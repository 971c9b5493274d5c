//! Results add up, seats are balanced, the number of threads does not matter, and only the test
//! ends a contest early.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use arena::{
    BotEntrant, Contest, ContestReport, Contestant, Elo, Entrant, Forfeit, SeatAssignment, Sprt,
    SprtDecision, Thinking, Truth,
};
use bots::{Bot, Level};
use dice::SeededDice;
use games::{AnyAction, AnyEvent, AnyOptions, AnyView, GameId};
use rules::{Actor, Dice as _, Phrase, Position, Seat, View};

const RANDOM: BotEntrant = BotEntrant(Bot::Level(Level::Random));
const GREEDY: BotEntrant = BotEntrant(Bot::Greedy);

fn options(game: GameId) -> AnyOptions {
    AnyOptions::new(game, None, None).expect("the usual options")
}

fn contest<'a>(options: &'a AnyOptions, seats: u8, entrants: &'a [&'a dyn Entrant]) -> Contest<'a> {
    Contest {
        options,
        seats,
        entrants,
        matches: 24,
        seed: 7,
        threads: 1,
        thinking: Thinking::Share(0.01),
        sprt: None,
    }
}

/// Everything that follows from the seed, which the times do not.
fn without_times(mut report: ContestReport) -> ContestReport {
    for standing in &mut report.standings {
        standing.times = arena::Times {
            actions: standing.times.actions,
            ..arena::Times::default()
        };
    }
    report
}

#[test]
fn results_add_up_in_every_game_at_every_table() {
    for &game in GameId::ALL {
        let options = options(game);
        for seats in game.seats() {
            let report = contest(&options, seats, &[&GREEDY, &RANDOM]).run(|_| ()).unwrap();
            let all = &report.standings;
            let score: f64 = all.iter().map(|standing| standing.score).sum();
            assert!((score - report.matches as f64).abs() < 1e-9, "{game}: {report:?}");
            let seated: u64 = all.iter().map(|standing| standing.matches).sum();
            assert_eq!(seated, report.matches * u64::from(seats));
            assert_eq!(all[0].matches, report.matches);
            assert_eq!(report.matches % u64::from(seats), 0);
            let won: u64 = all.iter().map(|standing| standing.won).sum();
            assert_eq!(
                won, all[0].decided,
                "an entrant in every match sees every decision"
            );
            assert!(
                all.iter()
                    .all(|standing| standing.won + standing.shared <= standing.matches)
            );
            assert!(all.iter().all(|standing| standing.times.actions > 0));
            let share = all[0].share();
            assert!(share.low <= share.value && share.value <= share.high);
            assert!(all[0].elo.value > 0.0, "{game}: greedy beats random: {report:?}");
            assert_eq!(
                report.elo,
                if seats == 2 { Elo::Score } else { Elo::PlackettLuce }
            );
        }
    }
}

#[test]
fn threads_do_not_change_anything_and_the_seed_does() {
    for (game, seats, sprt) in [(GameId::Sun, 3, None), (GameId::Pylos, 2, Some(Sprt::usual(2)))] {
        let options = options(game);
        let entrants: [&dyn Entrant; 2] = [&GREEDY, &RANDOM];
        let one = Contest {
            sprt,
            matches: 60,
            ..contest(&options, seats, &entrants)
        };
        let report = without_times(one.run(|_| ()).unwrap());
        for threads in [2, 5] {
            let many = Contest { threads, ..one };
            assert_eq!(
                without_times(many.run(|_| ()).unwrap()),
                report,
                "{threads} threads"
            );
        }
        let other = Contest { seed: 8, ..one };
        assert_ne!(without_times(other.run(|_| ()).unwrap()), report);
    }
}

#[test]
fn a_settled_question_ends_the_contest() {
    let options = options(GameId::Pylos);
    let entrants: [&dyn Entrant; 2] = [&GREEDY, &RANDOM];
    let asked = Contest {
        sprt: Some(Sprt::usual(2)),
        matches: 10_000,
        ..contest(&options, 2, &entrants)
    };
    let report = asked.run(|_| ()).unwrap();
    let (_, llr, verdict) = report.sprt.unwrap();
    assert_eq!(verdict, SprtDecision::Larger);
    assert!(llr > 2.9 && report.matches < 100, "{report:?}");
    let reversed: [&dyn Entrant; 2] = [&RANDOM, &GREEDY];
    let report = Contest {
        entrants: &reversed,
        ..asked
    }
    .run(|_| ())
    .unwrap();
    assert_eq!(report.sprt.unwrap().2, SprtDecision::Smaller);
}

/// Plays the first legal action, and records its seat, its first view and the events it heard.
#[derive(Default)]
struct Witness {
    seen: Mutex<Vec<Sitting>>,
}

/// One match of a [`Witness`].
struct Sitting {
    seat: Seat,
    seed: u64,
    first: Option<AnyView>,
    heard: usize,
}

struct WitnessPlayer<'a> {
    witness: &'a Witness,
    place: usize,
}

impl Entrant for Witness {
    fn name(&self) -> &'static str {
        "witness"
    }

    fn sit(&self, table: &SeatAssignment<'_>) -> Result<Box<dyn Contestant + '_>, Forfeit> {
        let mut seen = self.seen.lock().expect("no panics here");
        seen.push(Sitting {
            seat: table.seat,
            seed: table.seed,
            first: None,
            heard: 0,
        });
        Ok(Box::new(WitnessPlayer {
            witness: self,
            place: seen.len() - 1,
        }))
    }
}

impl Contestant for WitnessPlayer<'_> {
    fn choose(&mut self, view: &AnyView) -> Result<AnyAction, Forfeit> {
        let mut seen = self.witness.seen.lock().expect("no panics here");
        let sitting = &mut seen[self.place];
        sitting.first.get_or_insert_with(|| view.clone());
        let mut actions = Vec::new();
        view.legal_actions(sitting.seat, &mut actions);
        Ok(actions[0])
    }

    fn listens(&self) -> bool {
        true
    }

    fn hear(&mut self, _: &AnyView, _: &AnyEvent) {
        self.witness.seen.lock().expect("no panics here")[self.place].heard += 1;
    }
}

#[test]
fn a_round_deals_the_same_cards_and_every_seat_comes_up_equally_often() {
    let options = options(GameId::Pyramido);
    let witness = Witness::default();
    contest(&options, 3, &[&witness, &RANDOM]).run(|_| ()).unwrap();
    let seen = witness.seen.into_inner().unwrap();
    assert_eq!(seen.len(), 24);
    for round in seen.chunks(3) {
        let mut seats: Vec<_> = round.iter().map(|sitting| sitting.seat.index()).collect();
        seats.sort_unstable();
        assert_eq!(seats, [0, 1, 2]);
    }
    // The first player sees what chance laid out before anybody chose. Other rounds have other
    // chance.
    let mut firsts = seen.iter().filter(|sitting| sitting.seat == Seat::FIRST);
    let (one, other) = (firsts.next().unwrap(), firsts.next().unwrap());
    assert_ne!(one.first, other.first);
    assert_ne!(one.seed, other.seed);
    assert!(seen.iter().all(|sitting| sitting.heard > 0));

    let alone = Witness::default();
    contest(&options, 2, &[&alone]).run(|_| ()).unwrap();
    let seen = alone.seen.into_inner().unwrap();
    let firsts: Vec<_> = seen
        .iter()
        .filter(|sitting| sitting.seat == Seat::FIRST)
        .collect();
    for round in firsts.chunks(2) {
        assert_eq!(
            round[0].first, round[1].first,
            "the same chance in both matches of a round"
        );
    }
}

/// Gives up, or plays illegal actions.
struct Bad {
    foreign: Option<AnyAction>,
}

impl Entrant for Bad {
    fn name(&self) -> &'static str {
        "bad"
    }

    fn sit(&self, _: &SeatAssignment<'_>) -> Result<Box<dyn Contestant + '_>, Forfeit> {
        Ok(Box::new(Bad {
            foreign: self.foreign,
        }))
    }
}

impl Contestant for Bad {
    fn choose(&mut self, _: &AnyView) -> Result<AnyAction, Forfeit> {
        self.foreign.ok_or_else(|| Forfeit(Phrase::new("engine-gone")))
    }
}

#[test]
fn who_cannot_go_on_loses_that_match_and_the_contest_goes_on() {
    let options = options(GameId::Pacal);
    let mut other_game = Vec::new();
    let pylos = AnyOptions::new(GameId::Pylos, None, None)
        .unwrap()
        .start(2)
        .unwrap();
    pylos.legal_actions(Actor::Seat(Seat::FIRST), &mut other_game);
    let foreign = other_game[0];
    for (foreign, why) in [(None, "engine-gone"), (Some(foreign), "arena-illegal")] {
        let bad = Bad { foreign };
        let report = contest(&options, 3, &[&RANDOM, &bad, &GREEDY])
            .run(|_| ())
            .unwrap();
        assert_eq!(report.forfeits.len() as u64, report.matches);
        assert!(
            report
                .forfeits
                .iter()
                .all(|note| note.entrant == 1 && note.why.id == why)
        );
        assert_eq!(report.standings[1].won + report.standings[1].shared, 0);
        assert_eq!(report.standings[0].shared, report.matches);
    }
}

#[test]
fn equal_time_is_a_limit_for_whoever_would_take_longer() {
    let options = options(GameId::Pylos);
    let uct = BotEntrant(Bot::Uct);
    let report = Contest {
        matches: 2,
        thinking: Thinking::Time(Duration::from_millis(2)),
        ..contest(&options, 2, &[&uct, &RANDOM])
    }
    .run(|_| ())
    .unwrap();
    // Without the limit it would think a million times as long as usual, and
    // this test would not end.
    assert_eq!(report.matches, 2);
    assert!(report.forfeits.is_empty(), "{report:?}");
}

#[test]
fn a_table_that_the_game_does_not_have_is_refused() {
    let options = options(GameId::Pylos);
    assert!(contest(&options, 3, &[&GREEDY, &RANDOM]).run(|_| ()).is_err());
}

#[test]
fn who_knows_what_is_coming_beats_who_does_not() {
    let options = options(GameId::Sun);
    let report = Contest {
        thinking: Thinking::Share(0.05),
        ..contest(&options, 2, &[&arena::Clairvoyant, &GREEDY])
    }
    .run(|_| ())
    .unwrap();
    // It wins about nine in ten; four standard errors of 24 matches are a quarter.
    let share = report.standings[0].share().value;
    assert!(share >= 0.65, "{share}");
    assert!(report.forfeits.is_empty());
}

/// In Tomb a square that is owed can be chosen again and again: a match would never end.
#[test]
fn who_knows_what_is_coming_does_not_choose_again_for_ever() {
    let options = options(GameId::Tomb);
    let again = AnyAction::Tomb(games::game_tomb::Action::Again);
    let mut met = 0;
    for part in 0..12 {
        let mut chance = SeededDice::for_part(3, part);
        let mut position = options.start(2).expect("two can play");
        let mut actions = Vec::new();
        while let Some(actor) = position.next_actor() {
            actions.clear();
            position.legal_actions(actor, &mut actions);
            if let Actor::Seat(seat) = actor
                && actions.contains(&again)
                && met < 40
            {
                met += 1;
                let table = SeatAssignment {
                    options: &options,
                    seats: 2,
                    seat,
                    seed: part,
                    thinking: Thinking::Share(0.0),
                };
                let truth = Truth {
                    position: &position,
                    chance: &chance,
                };
                let mut player = arena::Clairvoyant.sit(&table).expect("it sits down anywhere");
                assert_ne!(player.choose_knowing(&truth), Some(again), "{position:?}");
            }
            let weights: Vec<u32> = actions
                .iter()
                .map(|&action| match actor {
                    Actor::Chance => position.chance_weight(action),
                    // Nobody gets anywhere by choosing again.
                    Actor::Seat(_) => u32::from(action != again),
                })
                .collect();
            let action = actions[chance.weighted(&weights)];
            position.play_unchecked(actor, action);
        }
    }
    assert!(met >= 30, "squares are owed in random matches: {met}");
}

/// Counts its calls and plays at random.
#[derive(Default)]
struct Counting {
    turns: AtomicU64,
    actions: AtomicU64,
}

struct CountingPlayer<'a>(&'a Counting, Box<dyn Contestant + 'a>);

impl Entrant for Counting {
    fn name(&self) -> &'static str {
        "counting"
    }

    fn sit(&self, table: &SeatAssignment<'_>) -> Result<Box<dyn Contestant + '_>, Forfeit> {
        Ok(Box::new(CountingPlayer(self, RANDOM.sit(table)?)))
    }
}

impl Contestant for CountingPlayer<'_> {
    fn begin_turn(&mut self) {
        self.0.turns.fetch_add(1, Ordering::Relaxed);
    }

    fn choose(&mut self, view: &AnyView) -> Result<AnyAction, Forfeit> {
        self.0.actions.fetch_add(1, Ordering::Relaxed);
        self.1.choose(view)
    }
}

#[test]
fn a_turn_begins_after_somebody_else_has_acted() {
    let options = options(GameId::Sun);
    let counting = Counting::default();
    let report = contest(&options, 2, &[&counting, &GREEDY]).run(|_| ()).unwrap();
    let (turns, actions) = (counting.turns.into_inner(), counting.actions.into_inner());
    assert_eq!(actions, report.standings[0].times.actions);
    // In `sun` a turn has several actions.
    assert!(
        turns < actions && turns >= report.matches,
        "{turns} turns, {actions} actions"
    );
}

#[test]
fn at_the_table_a_turn_ends_with_its_time() {
    let options = options(GameId::Sun);
    let easy = BotEntrant(Bot::Level(Level::Easy));
    let report = Contest {
        matches: 2,
        thinking: Thinking::AsAtTable,
        ..contest(&options, 2, &[&easy, &RANDOM])
    }
    .run(|_| ())
    .unwrap();
    // Machines have hiccups, so only the mean is checked.
    assert!(report.standings[0].times.mean() < easy.0.ceiling(), "{report:?}");
}
