//! The laws of the traits over many matches, and how often each rule fired.

use std::collections::BTreeMap;

use conform::{Campaign, CampaignReport, Policy, RuleCounts, matches};
use dice::SeededDice;
use game_pyramido::{Action, Colour, Pyramido, PyramidoPosition, Stack, greedy, playout, rule};
use rules::{Actor, Components, Game, Options, Position, Seat, SetUp};

use crate::policies::{careless, digger, mostly_greedy};

const MATCHES: usize = 1_000;

/// The number of markers on the pyramid.
fn markers(position: &PyramidoPosition, seat: Seat) -> usize {
    let out = |&&colour: &&Colour| position.pyramid(seat).marker(colour).is_some();
    Colour::ALL.iter().filter(out).count()
}

/// Counts the rules by the visible effects of an action.
#[derive(Default)]
struct Counter {
    rules: RuleCounts,
    /// Parts of rules that occur less often.
    parts: BTreeMap<&'static str, u64>,
    set_ups: u64,
}

impl Counter {
    fn part(&mut self, name: &'static str) {
        *self.parts.entry(name).or_default() += 1;
    }

    fn see(&mut self, before: &PyramidoPosition, actor: Actor, action: Action, after: &PyramidoPosition) {
        match action {
            Action::First(_) => self.rules.hit(rule(1)),
            Action::Build { .. } => {
                self.rules.hit(rule(3));
                self.rules.hit(rule(if before.round() == 1 { 4 } else { 5 }));
            }
            Action::Patch { .. } => self.rules.hit(rule(7)),
            Action::Refill(_) => self.rules.hit(rule(8)),
            Action::Halve(_) => self.part("PM-8 a stack is halved"),
            Action::Fill { .. } => {
                self.rules.hit(rule(9));
                self.part("PM-9 open blocks are filled");
            }
            Action::Show(_) | Action::Mark(_) | Action::Keep => {}
        }
        if let Actor::Seat(seat) = actor
            && markers(after, seat) > markers(before, seat)
        {
            self.rules.hit(rule(6));
            if matches!(action, Action::Patch { .. }) {
                self.part("PM-7 a patch is marked");
            }
        }
        for seat in Seat::all(after.seats()) {
            let (old, new) = (before.pyramid(seat), after.pyramid(seat));
            if new.lost() > old.lost() {
                self.rules.hit(rule(9));
                self.part("PM-9 a player has lost");
            }
            if new.scores().len() > old.scores().len() {
                self.rules.hit(rule(2));
                self.rules.hit(rule(10));
                self.rules.hit(rule(11));
            }
        }
        if after.round() > before.round() {
            self.rules.hit(rule(12));
        }
        if let Some(outcome) = after.outcome() {
            if outcome.ending.rule == rule(13) {
                self.rules.hit(rule(13));
            } else {
                self.part("PM-9 the last one left wins");
            }
        }
        Counter::check_tiles(after);
        self.check_set_up(after);
    }

    /// No tile is lost, and none is in two places.
    fn check_tiles(position: &PyramidoPosition) {
        let unseen = position
            .tiles()
            .iter()
            .filter(|&(tile, _)| position.is_unseen(tile));
        let covered: u32 = Stack::ALL
            .into_iter()
            .map(|stack| position.stack(stack))
            .map(|stack| u32::from(stack.height) - u32::from(stack.top.is_some()))
            .sum();
        // During the deal some of the unseen tiles are those for the quarry.
        let for_the_quarry = if position.pyramid(Seat::FIRST).reach().columns == 2 {
            3
        } else {
            0
        };
        let missing = unseen.count() as i64 - i64::from(covered);
        assert!(
            (0..=for_the_quarry).contains(&missing),
            "{missing} tiles are nowhere"
        );
    }

    /// A set-up text describes a position between turns completely.
    fn check_set_up(&mut self, position: &PyramidoPosition) {
        if let Some(text) = Pyramido::text_from_position(position) {
            self.set_ups += 1;
            match Pyramido::position_from_text(position.tiles(), &text) {
                Ok(read) => assert_eq!(&read, position, "{text}"),
                Err(error) => panic!("{error}\n{text}"),
            }
        }
    }
}

fn campaign(
    seats: u8,
    seed: u64,
    policy: &Policy<PyramidoPosition>,
    counter: &mut Counter,
) -> CampaignReport {
    Campaign::<Pyramido>::new(seats)
        .matches(matches(MATCHES))
        .seed(seed)
        .longest(700)
        .policy(policy)
        .watch(&mut |before, actor, action, after| counter.see(before, actor, action, after))
        .check()
}

fn laws(seats: u8) {
    let mut counter = Counter::default();
    let report = campaign(seats, 7, &mostly_greedy, &mut counter);
    // Careless and digging play, for the rules that sensible play never meets.
    campaign(seats, 8, &careless, &mut counter);
    campaign(seats, 9, &digger, &mut counter);
    println!("{seats} seats: {report}\n{}", counter.rules);
    println!("{:#?}\n{} set-ups", counter.parts, counter.set_ups);
    let least = matches(MATCHES) as u64 / 10;
    counter.rules.assert_at_least(
        least,
        &std::array::from_fn::<_, 13, _>(|index| rule(index as u8 + 1)),
    );
    for part in [
        "PM-7 a patch is marked",
        "PM-8 a stack is halved",
        "PM-9 a player has lost",
        "PM-9 open blocks are filled",
        "PM-9 the last one left wins",
    ] {
        let times = counter.parts.get(part).copied().unwrap_or(0);
        assert!(times >= least, "{part}: {times} times");
    }
    assert!(counter.set_ups > 0);
}

#[test]
fn laws_hold_with_two_seats() {
    laws(2);
}

#[test]
fn laws_hold_with_three_seats() {
    laws(3);
}

#[test]
fn laws_hold_with_four_seats() {
    laws(4);
}

/// The ruling for other tile sets: stacks and quarry places may stay empty.
#[test]
fn laws_hold_with_the_fewest_tiles() {
    let options = Options::<Pyramido> {
        components: crate::components::fewest_tiles(),
        ..Options::default()
    };
    assert_eq!(options.components.id(), "fewest");
    let mut counter = Counter::default();
    let mut dry = 0;
    Campaign::<Pyramido>::new(4)
        .options(options)
        .matches(matches(MATCHES))
        .policy(&digger)
        .watch(&mut |before, actor, action, after| {
            counter.see(before, actor, action, after);
            let empty = |stack: &Stack| after.stack(*stack).height == 0;
            dry += u64::from(after.outcome().is_some() && Stack::ALL.iter().all(empty));
        })
        .check();
    assert!(dry > 0, "the stacks ran dry");
}

#[test]
fn careful_random_play_always_finishes() {
    for seats in 2..=4 {
        let mut actions = Vec::new();
        for number in 0..matches(2_000) as u64 {
            let mut position = Pyramido::start(&Options::default(), seats);
            playout::finish(&mut position, &mut SeededDice::for_part(5, number), &mut actions);
            assert!(Seat::all(seats).all(|seat| position.pyramid(seat).scores().len() == 4));
        }
    }
}

#[test]
fn greedy_play_finishes_and_beats_random_play() {
    let mut wins = 0;
    for number in 0..matches(400) as u64 {
        let mut dice = SeededDice::for_part(6, number);
        let mut position = Pyramido::start(&Options::default(), 2);
        let mut actions = Vec::new();
        while let Some(actor) = position.next_actor() {
            actions.clear();
            position.legal_actions(actor, &mut actions);
            let index = match actor {
                Actor::Seat(Seat::SECOND) => playout::choose(&position, actor, &actions, &mut dice),
                _ => greedy::choose(&position, actor, &actions, &mut dice),
            };
            position.play_unchecked(actor, actions[index]);
        }
        assert_eq!(position.pyramid(Seat::FIRST).lost(), None);
        wins += usize::from(position.outcome().unwrap().sole_winner() == Some(Seat::FIRST));
    }
    assert!(wins * 100 >= matches(400) * 95, "{wins} of {}", matches(400));
}
