//! The laws of the traits, how often each rule fired, and golden playthroughs.

use conform::{Campaign, RuleCounts};
use dice::SeededDice;
use game_sun::{Action, Board, Deck, End, Part, Phase, Sun, SunPosition, greedy};
use rules::{Actor, Dice, Observe, Options, Rule, Variant, Viewer};

use crate::tiny;

/// The greedy player, which sees the position only through the view of the seat on turn.
pub(crate) fn policy(position: &SunPosition, actor: Actor, actions: &[Action], dice: &mut dyn Dice) -> usize {
    match actor {
        Actor::Seat(seat) => greedy::choose(&position.view(Viewer::Seat(seat)), actions, dice),
        Actor::Chance => unreachable!("chance is never asked for a policy"),
    }
}

fn rule(number: u8) -> Rule {
    Rule::new("SU", number)
}

/// The rules that decide what happens here, more narrowly than "whenever a card is placed".
fn count(counts: &mut RuleCounts, before: &SunPosition, action: Action, after: &SunPosition) {
    let table = before.table();
    let mut hit = |number| counts.hit(rule(number));
    match action {
        Action::Base(_) => hit(1),
        Action::Marker(_) | Action::First(_) => hit(3),
        Action::Card(_) if table.phase() == Phase::Deal => hit(3),
        Action::Card(_) | Action::Pass => {}
        Action::Draw(deck) => {
            match table.phase() {
                Phase::Ready => hit(4),
                Phase::Choosing(_) => hit(12),
                _ => {}
            }
            if table.deck_len(deck) == 0 {
                // Only renewals: counting every draw would show nothing.
                hit(5);
            }
        }
        Action::Discard(_) => hit(6),
        Action::Points => hit(12),
        Action::End => hit(7),
        Action::Place(kind, place) => {
            let card = table.set().card(kind);
            let end = [Part::Left, Part::Right, Part::Top]
                .into_iter()
                .any(|part| table.board().fits(part, place));
            if table.phase() == Phase::Ready {
                hit(4);
            }
            if place.level() > 1 {
                hit(2);
                hit(8);
            }
            match card.part {
                Part::Standard if end => hit(10),
                Part::Standard => {}
                _ => hit(9),
            }
            if Board::points(card, place) != card.value {
                hit(11);
            }
            if card
                .symbol
                .is_some_and(|symbol| table.board().touching(place, symbol) > 1)
            {
                hit(13);
            }
        }
    }
    if let Phase::Over(_) = after.table().phase() {
        hit(14);
    }
}

#[test]
fn the_laws_hold_and_every_rule_fires_at_every_seat_count() {
    let all: Vec<Rule> = (1..=14).map(rule).collect();
    for seats in 2..=5 {
        let mut counts = RuleCounts::default();
        let mut watch = |before: &SunPosition, _: Actor, action: Action, after: &SunPosition| {
            count(&mut counts, before, action, after);
        };
        let report = Campaign::<Sun>::new(seats)
            .matches(conform::matches(2_000))
            .seed(u64::from(seats))
            .longest(5_000)
            .policy(&policy)
            .watch(&mut watch)
            .check();
        println!("{seats} seats: {report}\n{counts}");
        // A hundred times in the full campaign; a tenth of it must reach a tenth.
        let least = if conform::matches(10) == 10 { 100 } else { 10 };
        counts.assert_at_least(least, &all);
    }
}

#[test]
fn the_laws_hold_for_every_length() {
    for &variant in game_sun::Length::ALL {
        let options = Options {
            variant,
            ..Options::default()
        };
        Campaign::<Sun>::new(3)
            .options(options)
            .matches(conform::matches(400))
            .policy(&policy)
            .check();
    }
}

#[test]
fn the_laws_hold_with_so_few_cards_that_decks_are_renewed_and_players_pass() {
    let mut renewals = 0;
    let mut passes = 0;
    let mut idle = 0;
    for (seats, cards) in [
        (2, "1sun 2sun 3 4 5 L1 L2*2 R1 T2*2"),
        (2, "1sun 2sun 3 4 5*4 L1*2 R1*2 T2*12"),
        (3, "1sun 2sun 3 4 5*4 L1*2 R1*2 T2*16"),
        (3, "1sun*2 2*2 3moon 4 5*2 L1 L2*2 R1*2 T2*2"),
        (4, "1sun*2 2*2 3*4 L1*5 R1*5 T3*4"),
        (5, "1*3 2*3 L3 R3*2 T3*9"),
    ] {
        let options = Options {
            components: tiny(cards),
            variant: game_sun::Length::Short,
        };
        let mut watch = |before: &SunPosition, _: Actor, action: Action, after: &SunPosition| {
            renewals +=
                usize::from(matches!(action, Action::Draw(deck) if before.table().deck_len(deck) == 0));
            passes += usize::from(action == Action::Pass);
            idle += usize::from(after.table().phase() == Phase::Over(End::Idle));
        };
        Campaign::<Sun>::new(seats)
            .options(options)
            .matches(conform::matches(200))
            .policy(&policy)
            .watch(&mut watch)
            .check();
    }
    assert!(
        renewals > 100 && passes > 100 && idle > 10,
        "{renewals} {passes} {idle}"
    );
}

#[test]
fn no_card_is_ever_lost_or_made() {
    let mut cards = 0;
    let mut watch = |_: &SunPosition, _: Actor, _: Action, after: &SunPosition| {
        let table = after.table();
        for deck in Deck::BOTH {
            let kinds = table.set().kinds_of(deck);
            let in_deck: usize = kinds.map(|kind| after.deck()[kind] as usize).sum();
            assert_eq!(in_deck, table.deck_len(deck));
        }
        let board = table.board();
        let places = (1..board.width()).flat_map(|level| board.level(level));
        let placed = places.filter(|&place| board.is_filled(place)).count();
        let hands: usize = rules::Seat::all(table.seats())
            .map(|seat| after.hand(seat).len())
            .sum();
        let marker = usize::from(table.marker().is_some());
        let total = after.deck().len() + table.discards().len() + placed + hands + marker;
        assert_eq!(total, 78);
        cards += 1;
    };
    Campaign::<Sun>::new(4)
        .matches(20)
        .in_depth(0)
        .policy(&policy)
        .watch(&mut watch)
        .check();
    assert!(cards > 1_000);
}

#[test]
fn golden_playthroughs() {
    for seats in 2..=5 {
        conform::golden::<Sun>("tests/golden", seats);
    }
}

#[test]
fn golden_playthroughs_are_complete() {
    conform::golden::golden_complete::<Sun>("tests/golden");
}

#[test]
fn the_greedy_player_beats_random_play() {
    let matches = conform::matches(2_000);
    let mut wins = 0;
    for number in 0..matches {
        let dice = &mut SeededDice::for_part(11, number as u64);
        let seat = rules::Seat::new((number % 2) as u8);
        let end = crate::fairness::play_out(2, dice, |position, actor, actions, dice| {
            if actor == Actor::Seat(seat) {
                policy(position, actor, actions, dice)
            } else {
                dice.below(actions.len() as u32) as usize
            }
        });
        let outcome = rules::Position::outcome(&end).expect("a match that is over");
        wins += usize::from(outcome.sole_winner() == Some(seat));
    }
    assert!(wins * 100 > matches * 90, "{wins} of {matches}");
}
