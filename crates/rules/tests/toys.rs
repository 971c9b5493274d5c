//! The traits support games of every kind: turns of two steps, hidden cards with chance,
//! simultaneous choices. The toys live in `conform`, where they prove that its laws detect
//! mistakes.

use conform::toys::{Bids, BidsAction, Cards, CardsAction, CardsPosition, Heaps, HeapsAction};
use conform::{Campaign, matches};
use dice::SeededDice;
use rules::{Actor, Dice, Game, Observe, Options, Position, Seat, SeatSet, Turn, View, Viewer};

const FIRST: Actor = Actor::Seat(Seat::FIRST);
const SECOND: Actor = Actor::Seat(Seat::SECOND);

fn list<P: Position>(position: &P, actor: Actor) -> Vec<P::Action> {
    let mut list = Vec::new();
    position.legal_actions(actor, &mut list);
    list
}

fn played<P: Position>(position: P, actions: &[(Actor, P::Action)]) -> P {
    actions.iter().fold(position, |position, &(actor, action)| {
        position.play(actor, action).expect("a legal action")
    })
}

#[test]
fn two_step_turns_keep_the_laws() {
    let biggest = |_: &_, _, list: &[HeapsAction], _: &mut dyn Dice| list.len() - 1;
    let report = Campaign::<Heaps>::new(2)
        .matches(matches(5_000))
        .policy(&biggest)
        .check();
    assert!(report.refused > 0 && report.worlds > 0, "{report}");
}

#[test]
fn hidden_cards_keep_the_laws_at_every_table() {
    let lowest = |_: &_, _, _: &[CardsAction], _: &mut dyn Dice| 0;
    for seats in Cards::SEATS {
        let report = Campaign::<Cards>::new(seats)
            .matches(matches(3_000))
            .policy(&lowest)
            .check();
        assert!(report.alike > 0 && report.crossed > 0, "{report}");
    }
}

#[test]
fn choices_at_the_same_time_keep_the_laws_at_every_table() {
    let highest = |_: &_, _, list: &[BidsAction], _: &mut dyn Dice| list.len() - 1;
    for seats in Bids::SEATS {
        let report = Campaign::<Bids>::new(seats)
            .matches(matches(3_000))
            .policy(&highest)
            .check();
        assert!(report.same_time > 0 && report.silent > 0, "{report}");
    }
}

#[test]
fn a_turn_of_two_steps_stays_with_its_seat() {
    let start = Heaps::start(&Options::default(), 2);
    let picked = played(start, &[(FIRST, HeapsAction::Pick(0))]);
    assert_eq!(Position::turn(&picked), Turn::of(Seat::FIRST));
    assert_eq!(list(&picked, FIRST), [1, 2, 3].map(HeapsAction::Take));
    let taken = played(picked, &[(FIRST, HeapsAction::Take(3))]);
    assert_eq!(Position::turn(&taken), Turn::of(Seat::SECOND));
    assert_eq!(list(&taken, SECOND), [1, 2].map(HeapsAction::Pick));
}

#[test]
fn a_hidden_card_is_one_event_for_its_owner_and_another_for_the_rest() {
    let start = Cards::start(&Options::default(), 3);
    let deal = |card| (Actor::Chance, CardsAction::Deal(card));
    let event = |card, viewer| start.event(Actor::Chance, CardsAction::Deal(card), viewer);
    assert_ne!(
        event(3, Viewer::Seat(Seat::FIRST)),
        event(4, Viewer::Seat(Seat::FIRST))
    );
    for viewer in [Viewer::Seat(Seat::SECOND), Viewer::Public] {
        assert_eq!(event(3, viewer), event(4, viewer));
        let view = |card| played(start.clone(), &[deal(card)]).view(viewer);
        assert_eq!(view(3), view(4));
    }
}

#[test]
fn a_sampled_hand_is_any_hand_but_never_the_viewers() {
    let mut dice = SeededDice::new(5);
    let mut position = Cards::start(&Options::default(), 2);
    for card in [0, 5, 1, 6, 2, 7] {
        position = played(position, &[(Actor::Chance, CardsAction::Deal(card))]);
    }
    position = played(position, &[(FIRST, CardsAction::Bury(0))]);
    let view = position.view(Viewer::Seat(Seat::FIRST));
    let mut theirs = Vec::new();
    view.legal_actions(Seat::SECOND, &mut theirs);
    assert!(theirs.is_empty(), "a view does not reveal another seat's choices");
    let mut met = Vec::new();
    for _ in 0..500 {
        met.extend(list(&CardsPosition::sample(&view, &mut dice), SECOND));
    }
    met.sort_unstable();
    met.dedup();
    assert_eq!(met, (3..11).map(CardsAction::Bury).collect::<Vec<_>>());
}

#[test]
fn choices_stay_open_and_hidden_until_the_last_one() {
    let start = Bids::start(&Options::default(), 3);
    let open = played(start, &[(Actor::Chance, BidsAction::Prize(4))]);
    let third = Actor::Seat(Seat::new(2));
    // In any order, and with one choice changed.
    let chosen = played(
        open.clone(),
        &[
            (third, BidsAction::Bid(1)),
            (FIRST, BidsAction::Bid(2)),
            (third, BidsAction::Bid(5)),
        ],
    );
    assert_eq!(chosen.turn(), Turn::Seats(SeatSet::all(3)));
    assert_eq!(chosen.undecided(), SeatSet::only(Seat::SECOND));
    assert_eq!(chosen.next_actor(), Some(SECOND));
    assert_eq!(chosen.view(Viewer::Public), open.view(Viewer::Public));
    let closed = played(chosen, &[(SECOND, BidsAction::Bid(3))]);
    assert_eq!(closed.turn(), Turn::Chance);
    let points: Vec<i32> = closed.tally().iter().map(rules::Tally::total).collect();
    assert_eq!(points, [0, 0, 4]);
}
