//! Neither refusals nor views reveal what is hidden.

use dice::SeededDice;
use game_sun::{Action, Kind, Place, Sun, SunPosition, greedy};
use rules::{Actor, Dice, Game, Observe, Options, Position, Seat, Viewer};

/// Every action that anybody could try.
fn all_actions(position: &SunPosition) -> Vec<Action> {
    let kinds = || (0..position.table().set().kinds()).map(Kind::new);
    let places = || (0..10).flat_map(|level| (0..10).filter_map(move |at| Place::new(level, at)));
    let mut all = vec![Action::Points, Action::End, Action::Pass];
    all.extend(game_sun::Deck::BOTH.map(Action::Draw));
    all.extend(kinds().flat_map(|kind| [Action::Discard(kind), Action::Marker(kind), Action::Card(kind)]));
    all.extend(kinds().flat_map(|kind| places().map(move |place| Action::Place(kind, place))));
    all
}

/// Some positions of random and greedy matches.
fn moments(seats: u8, each: impl Fn(&SunPosition, &mut SeededDice)) {
    for number in 0..6 {
        let dice = &mut SeededDice::for_part(31, number);
        let mut position = Sun::start(&Options::default(), seats);
        while let Some(actor) = position.next_actor() {
            if dice.below(12) == 0 {
                each(&position, dice);
            }
            let mut actions = Vec::new();
            position.legal_actions(actor, &mut actions);
            let index = match actor {
                Actor::Chance => {
                    let weights: Vec<u32> = actions
                        .iter()
                        .map(|&action| position.chance_weight(action))
                        .collect();
                    dice.weighted(&weights)
                }
                Actor::Seat(seat) if number % 2 == 0 => {
                    greedy::choose(&position.view(Viewer::Seat(seat)), &actions, dice)
                }
                Actor::Seat(_) => dice.below(actions.len() as u32) as usize,
            };
            position.play_unchecked(actor, actions[index]);
        }
    }
}

#[test]
fn a_refusal_is_the_same_in_every_world_that_the_acting_seat_thinks_possible() {
    for seats in 2..=5 {
        moments(seats, |position, dice| {
            let actions = all_actions(position);
            for seat in Seat::all(seats) {
                let world = SunPosition::sample(&position.view(Viewer::Seat(seat)), dice);
                for &action in &actions {
                    let actor = Actor::Seat(seat);
                    assert_eq!(
                        position.refuse(actor, action),
                        world.refuse(actor, action),
                        "{action:?}"
                    );
                }
            }
        });
    }
}

#[test]
fn a_refusal_for_a_card_that_is_not_held_says_nothing_about_where_it_is() {
    moments(3, |position, _| {
        let Some(Actor::Seat(seat)) = position.next_actor() else {
            return;
        };
        let kinds = (0..position.table().set().kinds()).map(Kind::new);
        for kind in kinds.filter(|&kind| !position.hand(seat).contains(kind)) {
            let refusal = position.refuse(
                Actor::Seat(seat),
                Action::Place(kind, position.table().board().top()),
            );
            let phrase = rules::Refusal::phrase(&refusal.expect("a card that is not held"));
            assert!(phrase.args.is_empty(), "{phrase:?}");
        }
    });
}

#[test]
fn other_hands_and_the_decks_leave_no_trace_in_a_view() {
    for seats in 2..=5 {
        moments(seats, |position, dice| {
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]) {
                let view = position.view(viewer);
                let world = SunPosition::sample(&view, dice);
                assert_eq!(format!("{view:?}"), format!("{:?}", world.view(viewer)));
            }
        });
    }
}
