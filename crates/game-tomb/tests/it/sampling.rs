//! Imagined worlds: on small sets every history that looks the same to a
//! viewer is written down, and `sample` must have exactly these odds.

use std::collections::HashMap;

use conform::matches;
use dice::SeededDice;
use game_tomb::{Action, Event, Phase, Tomb, TombPosition};
use rules::{Actor, Dice, Game, Observe, Options, Position, Seat, Viewer};

use crate::support::{Style, few_cards, next, options, play, small, whole_match};

/// Every position that a viewer who learnt these events can be in, with how
/// many equally likely histories lead there.
fn posterior(
    options: &Options<Tomb>,
    seats: u8,
    viewer: Viewer,
    events: &[Event],
) -> HashMap<TombPosition, u64> {
    let mut worlds = HashMap::from([(Tomb::start(options, seats), 1)]);
    for event in events {
        let mut after = HashMap::new();
        for (world, histories) in worlds {
            let mut actions = Vec::new();
            world.legal_actions(Actor::Chance, &mut actions);
            for action in actions {
                if world.event(Actor::Chance, action, viewer).as_ref() == Some(event) {
                    let mut next = world.clone();
                    next.play_unchecked(Actor::Chance, action);
                    *after.entry(next).or_default() += histories * u64::from(world.chance_weight(action));
                }
            }
        }
        worlds = after;
    }
    worlds
}

/// Whether samples have this support and these odds, by Pearson's chi-squared.
fn assert_odds(expected: &HashMap<TombPosition, u64>, mut sample: impl FnMut() -> TombPosition) {
    let draws = 40 * expected.len() as u64 + 400;
    let total: u64 = expected.values().sum();
    let mut seen: HashMap<TombPosition, u64> = HashMap::new();
    for _ in 0..draws {
        let world = sample();
        assert!(expected.contains_key(&world), "a world that cannot be: {world:?}");
        *seen.entry(world).or_default() += 1;
    }
    assert_eq!(
        seen.len(),
        expected.len(),
        "a world that can be is never imagined"
    );
    let chi_squared: f64 = expected
        .iter()
        .map(|(world, &histories)| {
            let mean = draws as f64 * histories as f64 / total as f64;
            (seen[world] as f64 - mean).powi(2) / mean
        })
        .sum();
    // The mean is one less than the number of worlds; 4.5 standard deviations above it is one in 100,000.
    let freedom = expected.len() as f64 - 1.0;
    assert!(
        chi_squared <= freedom + 4.5 * (2.0 * freedom).sqrt() + 1e-9,
        "{chi_squared} for {freedom} degrees"
    );
}

/// Deals at random until so many cards lie before the players; what the viewer learnt.
fn deal(
    options: &Options<Tomb>,
    seats: u8,
    cards: u8,
    viewer: Viewer,
    dice: &mut dyn Dice,
) -> (TombPosition, Vec<Event>) {
    let mut position = Tomb::start(options, seats);
    let mut events = Vec::new();
    for _ in 0..cards {
        let (actor, action) = next(&position, Style::Random, dice).unwrap();
        events.extend(position.event(actor, action, viewer));
        position.play_unchecked(actor, action);
    }
    (position, events)
}

#[test]
fn hands_are_imagined_with_exactly_the_right_odds() {
    let dice = &mut SeededDice::new(5);
    let mut most = 0;
    for (seats, per_colour) in [(2, 3), (3, 5), (4, 6)] {
        let options = options(&small(per_colour, &[]));
        for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]) {
            // In the middle of the deal, and when it is done; where the worlds can still be counted.
            for cards in [2, 6, 4 * seats] {
                let hidden = match viewer {
                    Viewer::Seat(seat) => cards - cards.saturating_sub(4 * seat.index() as u8).min(4),
                    _ => cards,
                };
                if hidden > 8 {
                    continue;
                }
                let (position, events) = deal(&options, seats, cards, viewer, dice);
                let expected = posterior(&options, seats, viewer, &events);
                most = most.max(expected.len());
                if expected.len() > 2_000 {
                    continue;
                }
                let view = position.view(viewer);
                assert_odds(&expected, || TombPosition::sample(&view, dice));
            }
        }
    }
    assert!(most >= 500, "some views leave much to imagine");
}

#[test]
fn hidden_choices_of_others_are_imagined_as_not_made() {
    let options = options(&small(3, &[]));
    let dice = &mut SeededDice::new(6);
    let viewer = Viewer::Seat(Seat::FIRST);
    let (mut position, events) = deal(&options, 2, 8, viewer, dice);
    let before = position.view(viewer);
    let mut actions = Vec::new();
    position.legal_actions(Actor::Seat(Seat::SECOND), &mut actions);
    assert_eq!(
        position.event(Actor::Seat(Seat::SECOND), actions[3], viewer),
        None
    );
    position.play_unchecked(Actor::Seat(Seat::SECOND), actions[3]);
    assert_eq!(position.view(viewer), before);
    let expected = posterior(&options, 2, viewer, &events);
    assert_odds(&expected, || TombPosition::sample(&position.view(viewer), dice));
}

/// Once the kept cards lie open nothing is hidden but choices of the open
/// step: the cards that are not seen are the deck, whoever returned them, and
/// an imagined world is the true one without those choices.
#[test]
fn after_the_start_only_open_choices_are_hidden() {
    let dice = &mut SeededDice::new(7);
    let mut checked = 0;
    for number in 0..matches(400) as u64 {
        let options = if number % 2 == 0 {
            Options::default()
        } else {
            few_cards(6)
        };
        whole_match(&options, 3, Style::Random, number, |position, _, _| {
            if matches!(position.table().phase(), Phase::Deal(_) | Phase::Keep) {
                return;
            }
            let mut blank = position.clone();
            for seat in position.turn().seats().iter() {
                if !position.table().player(seat).draft().is_empty() {
                    // Known only by changing one's mind: the view of another seat forgets it.
                    blank = TombPosition::sample(&blank.view(Viewer::Public), dice);
                }
            }
            for viewer in [Viewer::Public, Viewer::Seat(Seat::FIRST)] {
                let world = TombPosition::sample(&position.view(viewer), dice);
                assert_eq!(world.view(Viewer::Public), blank.view(Viewer::Public));
                assert_eq!(world.table().unseen(), position.table().unseen());
                assert_eq!(world.table().offer(), position.table().offer());
                checked += 1;
            }
        });
    }
    assert!(checked > 1_000);
}

/// The same choices of the others in another order, or none yet, look the same.
#[test]
fn nothing_tells_whether_the_others_have_chosen() {
    let start = play(
        Tomb::start(&options(&small(5, &[])), 3),
        "* card:1, * card:2, * card:3, * card:4, * card:5, * card:6, * card:7, * card:8, \
         * card:9, * card:10, * card:11, * card:12",
    );
    for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Public] {
        let view = start.view(viewer);
        assert_eq!(play(start.clone(), "2 keep:5+6").view(viewer), view);
        assert_eq!(play(start.clone(), "2 keep:5+6, 3 keep:9+10").view(viewer), view);
    }
    let closing = play(start, "2 keep:5+6, 3 keep:9+10");
    let keep = Action::Keep(game_tomb::CardId::new(1), game_tomb::CardId::new(4));
    let event = closing.event(Actor::Seat(Seat::FIRST), keep, Viewer::Public);
    let kept = [[1, 4], [5, 6], [9, 10]].map(|pair| pair.map(game_tomb::CardId::new));
    assert_eq!(event, Some(Event::Kept(kept.into_iter().collect())));
}

/// A view, printed, names no card of another hand and no square of another's open choice.
#[test]
fn views_print_nothing_hidden() {
    let hands = play(
        Tomb::start(&options(&small(3, &[])), 2),
        "* card:1, * card:2, * card:3, * card:4, * card:5, * card:6, * card:7, * card:8, 2 keep:5+6",
    );
    let other = play(
        Tomb::start(&options(&small(3, &[])), 2),
        "* card:1, * card:2, * card:3, * card:4, * card:9, * card:6, * card:7, * card:8, 2 keep:7+9",
    );
    let print = |position: &TombPosition| format!("{:?}", position.view(Viewer::Seat(Seat::FIRST)));
    assert_eq!(print(&hands), print(&other));
}
