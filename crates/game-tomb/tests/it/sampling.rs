//! Sampled worlds: with small sets every history that looks the same to a viewer is enumerated,
//! and `sample` must have exactly these odds.

use std::collections::HashMap;
use std::sync::Arc;

use conform::matches;
use conform::sampling::Sampling;
use dice::SeededDice;
use game_tomb::{Action, CardId, Event, Phase, Size, Tomb, TombPosition, TombSet};
use rules::{Actor, Dice, Game, Observe, Options, Position, Seat, Viewer};

use crate::support::{Style, few_cards, next, options, play, set_text, small, whole_match};

/// Every position that is possible for a viewer who learnt these events, with the number of
/// equally likely histories that lead there.
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

/// Checks that samples have this support and these odds, by Pearson's chi-squared test.
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

/// Deals at random until this many cards are dealt; returns what the viewer learnt.
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

/// The number of ways to deal this many cards that look the same to the viewer.
fn ways(all: u64, cards: u8, seats: u8, viewer: Viewer) -> u64 {
    let hand = |seat: Seat| u64::from(cards.saturating_sub(4 * seat.index() as u8).min(4));
    let own = |seat: Seat| viewer == Viewer::Seat(seat);
    let mut unseen = all - Seat::all(seats).filter(|&seat| own(seat)).map(hand).sum::<u64>();
    let mut ways = 1;
    for seat in Seat::all(seats).filter(|&seat| !own(seat)) {
        ways *= choose(unseen, hand(seat));
        unseen -= hand(seat);
    }
    ways
}

fn choose(all: u64, some: u64) -> u64 {
    (0..some).fold(1, |ways, index| ways * (all - index) / (index + 1))
}

#[test]
fn hands_are_imagined_with_exactly_the_right_odds() {
    let dice = &mut SeededDice::new(5);
    let mut compared = Vec::new();
    for (seats, per_colour) in [(2, 3), (3, 4), (4, 6)] {
        let options = options(&small(per_colour, &[]));
        for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]) {
            // In the middle of the deal and after it, where the worlds can be enumerated.
            for cards in [2, 6, 4 * seats] {
                let ways = ways(u64::from(3 * per_colour), cards, seats, viewer);
                if ways > 2_000 {
                    continue;
                }
                let (position, events) = deal(&options, seats, cards, viewer, dice);
                let expected = posterior(&options, seats, viewer, &events);
                assert_eq!(
                    expected.len() as u64,
                    ways,
                    "{seats} seats, {cards} cards, {viewer:?}"
                );
                let view = position.view(viewer);
                assert_odds(&expected, || TombPosition::sample(&view, dice));
                compared.push(ways);
            }
        }
    }
    assert!(compared.len() >= 18 && compared.contains(&630), "{compared:?}");
}

/// The same with the test kit, along whole matches: every history, with the hidden choices of the
/// open step taken back.
#[test]
fn the_test_kit_finds_the_same_odds() {
    let blank = |position: TombPosition, viewer: Viewer| {
        let mut dice = SeededDice::new(0);
        if matches!(position.table().phase(), Phase::Deal(_) | Phase::Keep) {
            without_choices(&position, viewer)
        } else {
            // Only choices are hidden, and sampling takes back exactly these.
            TombPosition::sample(&position.view(viewer), &mut dice)
        }
    };
    let report = Sampling::<Tomb>::new(2)
        .options(options(&two_cards_a_round()))
        .matches(matches(40))
        .moments(3)
        .normalise(&blank)
        .check();
    println!("{report}");
    assert!(report.most_cases >= 5);
}

/// Nine plain cards and two expeditions, of which a round reveals one.
fn two_cards_a_round() -> Arc<TombSet> {
    let text = set_text(9, &[]);
    let (_, chambers) = text.split_once("chamber 1 ").unwrap();
    let text = format!(
        "set tiny\nskulls -1 -2 -3 -4 -6 -8 -10 -12 -15 -18\nexpedition I2 1\nXX\nexpedition O4 1\nXX\nXX\n\
         chamber 1 {chambers}"
    );
    let size = Size {
        per_colour: 3,
        expeditions: 2,
    };
    Arc::new(TombSet::read_sized(&text, size).unwrap())
}

/// The position in which only the viewer has chosen which cards to keep.
fn without_choices(position: &TombPosition, viewer: Viewer) -> TombPosition {
    let mut blank = Tomb::start(&options(position.table().components()), 2);
    let hands = position
        .table()
        .players()
        .iter()
        .flat_map(|player| player.hand().iter());
    for card in hands {
        blank.play_unchecked(Actor::Chance, Action::Card(card));
    }
    if let Viewer::Seat(seat) = viewer {
        let kept: Vec<CardId> = position.table().player(seat).kept().iter().collect();
        if let [low, high] = kept[..] {
            blank.play_unchecked(Actor::Seat(seat), Action::Keep(low, high));
        }
    }
    blank
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

/// Once the kept cards are revealed only choices of the open step are hidden: the unseen cards
/// are the deck, whoever returned them, and a sampled world is the true one without those
/// choices.
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
            for viewer in [Viewer::Public, Viewer::Seat(Seat::FIRST)] {
                let world = TombPosition::sample(&position.view(viewer), dice);
                assert_eq!(world.view(Viewer::Public), position.view(Viewer::Public));
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
    let keep = Action::Keep(CardId::new(1), CardId::new(4));
    let event = closing.event(Actor::Seat(Seat::FIRST), keep, Viewer::Public);
    let kept = [[1, 4], [5, 6], [9, 10]].map(|pair| pair.map(CardId::new));
    assert_eq!(event, Some(Event::Kept(kept.into_iter().collect())));
}

/// A printed view contains no card of another hand and no square of another's open choice.
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
