//! A second implementation of the rules page, slow and simple, that shares no code with the
//! first: it uses words, keeps lists of words, and examines every place each time.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use dice::SeededDice;
use game_sun::{Length, Sun, SunSet};
use rules::{Actor, Components, Dice, Game, Notation, Options, Position, Seat, Turn, Variant};

use crate::laws::policy;

const SYMBOLS: [&str; 4] = ["sun", "moon", "rain", "serpent"];

/// Cards as words: standard ones, edges, middles of the base row and its two ends.
struct Cards {
    standard: Vec<String>,
    edge: Vec<String>,
    base: Vec<String>,
    ends: [&'static str; 2],
}

/// Another set, as a file and as words: symbols on both ends of the base row, on edges and on
/// tops, more of them than the standard set has, the same shapes in several colours, other values,
/// few cards, so that decks are renewed.
const OTHER: &str = "set other\n\
    total standard 36\nstandard 1 sun 6\nstandard 2 moon 6\nstandard 4 red-star 6\nstandard 7 blue-star 6\n\
    standard 0 plain 4\nstandard 9 sun 4\nstandard 9 red-sun 4\n\
    total left 5\nleft 1 sun 3\nleft 6 plain 2\ntotal right 4\nright 2 moon 4\n\
    total top 3\ntop 5 plain 2\ntop 8 red-star 1\n\
    total middle 8\nmiddle sun 3\nmiddle red-sun 1\nmiddle moon 1\nmiddle blue-star 1\nmiddle red-star 1\nmiddle black-eye 1\nend left sun\nend right moon\n";

fn other_cards() -> Cards {
    let many = |words: &[(&str, usize)]| {
        let each = words
            .iter()
            .flat_map(|&(word, count)| vec![word.to_owned(); count]);
        each.collect::<Vec<String>>()
    };
    Cards {
        standard: many(&[
            ("1sun", 6),
            ("2moon", 6),
            ("4red-star", 6),
            ("7blue-star", 6),
            ("0", 4),
            ("9sun", 4),
            ("9red-sun", 4),
        ]),
        edge: many(&[
            ("L1sun", 3),
            ("L6", 2),
            ("R2moon", 4),
            ("T5", 2),
            ("T8red-star", 1),
        ]),
        base: many(&[
            ("sun", 3),
            ("red-sun", 1),
            ("moon", 1),
            ("blue-star", 1),
            ("red-star", 1),
            ("black-eye", 1),
        ]),
        ends: ["sun", "moon"],
    }
}

/// The component set, as in the table of the rules page.
fn standard_cards() -> Cards {
    let mut standard = Vec::new();
    let mut add = |value: u32, each: usize, plain: usize| {
        for symbol in SYMBOLS {
            standard.extend(vec![format!("{value}{symbol}"); each]);
        }
        standard.extend(vec![value.to_string(); plain]);
    };
    add(1, 2, 0);
    add(2, 2, 4);
    add(3, 2, 4);
    add(4, 1, 6);
    add(5, 0, 6);
    let mut edge = Vec::new();
    for side in ["L", "R"] {
        for (value, count) in [(1, 3), (2, 5), (3, 4), (4, 1)] {
            edge.extend(vec![format!("{side}{value}"); count]);
        }
    }
    edge.extend(["T2", "T3", "T4", "T5"].map(String::from));
    let base = SYMBOLS
        .iter()
        .flat_map(|symbol| vec![(*symbol).to_owned(); 2])
        .collect();
    Cards {
        standard,
        edge,
        base,
        ends: ["", ""],
    }
}

#[derive(Clone, Debug, PartialEq)]
enum Step {
    Base,
    Marker,
    Deal,
    First,
    Begin,
    SecondCard,
    Card { deck: usize, then: Box<Step> },
    Discard,
    More,
    Choose(i32),
    AfterDraw,
    AfterPlay,
    Over(&'static str),
}

struct Naive {
    /// Cards of the base row.
    row: usize,
    /// (level, place from 1) to the word of the card; the base row has symbols.
    pyramid: BTreeMap<(usize, usize), String>,
    base: Vec<String>,
    /// Standard, edge.
    decks: [Vec<String>; 2],
    piles: [Vec<String>; 2],
    hands: Vec<Vec<String>>,
    points: Vec<i32>,
    player: usize,
    quiet_turns: usize,
    step: Step,
}

fn value_of(card: &str) -> i32 {
    let digit = card.chars().find(char::is_ascii_digit).expect("a value");
    digit.to_digit(10).expect("a digit") as i32
}

fn symbol_of(card: &str) -> &str {
    card.trim_start_matches(|letter: char| letter.is_ascii_digit() || "LRT".contains(letter))
}

fn deck_of(card: &str) -> usize {
    usize::from(card.starts_with(['L', 'R', 'T']))
}

fn remove(cards: &mut Vec<String>, card: &str) {
    let at = cards
        .iter()
        .position(|other| other == card)
        .expect("a card that is there");
    cards.remove(at);
}

impl Naive {
    fn new(cards: Cards, middles: usize, seats: usize) -> Naive {
        let Cards {
            standard,
            edge,
            base,
            ends: [left, right],
        } = cards;
        let mut pyramid = BTreeMap::new();
        pyramid.insert((0, 1), left.to_owned());
        pyramid.insert((0, middles + 2), right.to_owned());
        Naive {
            row: middles + 2,
            pyramid,
            base,
            decks: [standard, edge],
            piles: [Vec::new(), Vec::new()],
            hands: vec![Vec::new(); seats],
            points: vec![0; seats],
            player: 0,
            quiet_turns: 0,
            step: Step::Base,
        }
    }

    fn top(&self) -> (usize, usize) {
        (self.row - 1, 1)
    }

    fn can_draw(&self, deck: usize) -> bool {
        !self.decks[deck].is_empty() || !self.piles[deck].is_empty()
    }

    fn may_lie(&self, card: &str, place: (usize, usize)) -> bool {
        let (level, at) = place;
        let below = [(level - 1, at), (level - 1, at + 1)];
        if self.pyramid.contains_key(&place) || !below.iter().all(|place| self.pyramid.contains_key(place)) {
            return false;
        }
        match &card[..1] {
            "L" => at == 1 && place != self.top(),
            "R" => at == self.row - level && place != self.top(),
            "T" => place == self.top(),
            _ => true,
        }
    }

    fn touching(&self, card: &str, (level, at): (usize, usize)) -> i32 {
        let symbol = symbol_of(card);
        let around = [
            (level, at - 1),
            (level, at + 1),
            (level - 1, at),
            (level - 1, at + 1),
        ];
        let alike = around.iter().filter(|place| {
            self.pyramid
                .get(place)
                .is_some_and(|other| symbol_of(other) == symbol)
        });
        if symbol.is_empty() {
            0
        } else {
            alike.count() as i32
        }
    }

    /// Every legal word and its weight.
    fn legal(&self) -> BTreeMap<String, u32> {
        let mut words = BTreeMap::new();
        let mut add = |word: String| *words.entry(word).or_insert(0) += 1;
        let mut seats_words = BTreeSet::new();
        match &self.step {
            Step::Base => self.base.iter().for_each(|symbol| add(format!("base-{symbol}"))),
            Step::Marker => self.decks[1]
                .iter()
                .for_each(|card| add(format!("marker-{card}"))),
            Step::Deal => self.decks[0].iter().for_each(|card| add(format!("card-{card}"))),
            Step::Card { deck, .. } => self.decks[*deck]
                .iter()
                .for_each(|card| add(format!("card-{card}"))),
            Step::First => (1..=self.hands.len()).for_each(|seat| add(format!("first-{seat}"))),
            Step::Begin => {
                self.add_draws(&mut seats_words);
                self.add_placements(&mut seats_words);
                if seats_words.is_empty() {
                    seats_words.insert("pass".to_owned());
                }
            }
            Step::SecondCard => self.add_draws(&mut seats_words),
            Step::Discard => {
                seats_words.extend(
                    self.hands[self.player]
                        .iter()
                        .map(|card| format!("discard-{card}")),
                );
            }
            Step::More => {
                self.add_placements(&mut seats_words);
                seats_words.insert("end".to_owned());
            }
            Step::Choose(_) => {
                self.add_draws(&mut seats_words);
                seats_words.insert("points".to_owned());
            }
            Step::AfterDraw | Step::AfterPlay | Step::Over(_) => {}
        }
        words.extend(seats_words.into_iter().map(|word| (word, 1)));
        words
    }

    fn add_draws(&self, words: &mut BTreeSet<String>) {
        for (deck, name) in ["standard", "edge"].into_iter().enumerate() {
            if self.can_draw(deck) {
                words.insert(format!("draw-{name}"));
            }
        }
    }

    fn add_placements(&self, words: &mut BTreeSet<String>) {
        let hand: BTreeSet<&String> = self.hands[self.player].iter().collect();
        for level in 1..self.row {
            for at in 1..=self.row - level {
                for card in &hand {
                    if self.may_lie(card, (level, at)) {
                        words.insert(format!("{card}@{level}.{at}"));
                    }
                }
            }
        }
    }

    fn play(&mut self, word: &str) {
        let step = self.step.clone();
        self.step = if let Some((card, place)) = word.split_once('@') {
            let (level, at) = place.split_once('.').expect("level and place");
            self.place(
                card,
                (level.parse().expect("a level"), at.parse().expect("a place")),
            )
        } else {
            match (step, word.split_once('-').unwrap_or((word, ""))) {
                (_, ("base", symbol)) => {
                    remove(&mut self.base, symbol);
                    let next = (1..self.row)
                        .find(|at| !self.pyramid.contains_key(&(0, *at)))
                        .expect("a gap");
                    self.pyramid.insert((0, next), symbol.to_owned());
                    if next == self.row - 1 {
                        Step::Marker
                    } else {
                        Step::Base
                    }
                }
                (_, ("marker", card)) => {
                    remove(&mut self.decks[1], card);
                    Step::Deal
                }
                (Step::Deal, ("card", card)) => {
                    remove(&mut self.decks[0], card);
                    let seat = self
                        .hands
                        .iter()
                        .position(|hand| hand.len() < 4)
                        .expect("somebody to deal to");
                    self.hands[seat].push(card.to_owned());
                    let full = self.hands.iter().all(|hand| hand.len() == 4);
                    if full { Step::First } else { Step::Deal }
                }
                (_, ("first", seat)) => {
                    self.player = seat.parse::<usize>().expect("a seat") - 1;
                    Step::Begin
                }
                (before, ("draw", name)) => {
                    let deck = usize::from(name == "edge");
                    if self.decks[deck].is_empty() {
                        self.decks[deck] = std::mem::take(&mut self.piles[deck]);
                    }
                    let then = match before {
                        Step::Begin => Step::SecondCard,
                        Step::SecondCard => Step::AfterDraw,
                        _ => Step::AfterPlay,
                    };
                    Step::Card {
                        deck,
                        then: Box::new(then),
                    }
                }
                (Step::Card { deck, then }, ("card", card)) => {
                    remove(&mut self.decks[deck], card);
                    self.hands[self.player].push(card.to_owned());
                    *then
                }
                (_, ("discard", card)) => {
                    remove(&mut self.hands[self.player], card);
                    self.piles[deck_of(card)].push(card.to_owned());
                    Step::AfterDraw
                }
                (Step::Choose(points), ("points", _)) => {
                    self.points[self.player] += points;
                    Step::AfterPlay
                }
                (_, ("end", _)) => {
                    self.player = (self.player + 1) % self.hands.len();
                    Step::Begin
                }
                (_, ("pass", _)) => self.end_quiet_turn(),
                (step, word) => panic!("{word:?} in {step:?}"),
            }
        };
        // Steps in which nobody has anything to decide.
        if self.step == Step::SecondCard && !self.can_draw(0) && !self.can_draw(1) {
            self.step = Step::AfterDraw;
        }
        if self.step == Step::AfterDraw {
            self.step = if self.hands[self.player].len() > 5 {
                Step::Discard
            } else {
                self.end_quiet_turn()
            };
        }
        if self.step == Step::AfterPlay {
            let done = self.pyramid.contains_key(&self.top());
            self.step = if done { Step::Over("top") } else { Step::More };
        }
    }

    fn place(&mut self, card: &str, place: (usize, usize)) -> Step {
        let touching = self.touching(card, place);
        remove(&mut self.hands[self.player], card);
        let times = match &card[..1] {
            "L" | "R" => 2,
            "T" => 3,
            _ => 1,
        };
        self.points[self.player] += times * value_of(card).min(place.0 as i32);
        self.pyramid.insert(place, card.to_owned());
        self.quiet_turns = 0;
        if touching > 0 {
            Step::Choose(touching)
        } else {
            Step::AfterPlay
        }
    }

    fn end_quiet_turn(&mut self) -> Step {
        self.quiet_turns += 1;
        if self.quiet_turns == 20 * self.hands.len() {
            return Step::Over("idle");
        }
        self.player = (self.player + 1) % self.hands.len();
        Step::Begin
    }

    /// The place of every seat: one more than the number of better seats.
    fn places(&self) -> Vec<u8> {
        let better = |one: usize, other: usize| {
            let key = |seat: usize| (self.points[seat], self.hands[seat].len());
            key(one) > key(other)
        };
        let seats = 0..self.hands.len();
        let place = |seat: usize| 1 + seats.clone().filter(|&other| better(other, seat)).count() as u8;
        seats.clone().map(place).collect()
    }
}

/// Plays one match with both implementations, which must agree in everything at every step.
fn compare(length: Length, seats: u8, other: bool, dice: &mut SeededDice, greedy: bool) -> usize {
    let middles = match length {
        Length::Short => 6,
        Length::Standard => 7,
        Length::Long => 8,
    };
    let (cards, components) = if other {
        (other_cards(), Arc::new(SunSet::read(OTHER).expect("a set")))
    } else {
        (standard_cards(), SunSet::standard())
    };
    let mut naive = Naive::new(cards, middles, seats as usize);
    let mut position = Sun::start(
        &Options {
            variant: length,
            components,
        },
        seats,
    );
    let mut actions = Vec::new();
    let mut steps = 0;
    while let Some(actor) = position.next_actor() {
        actions.clear();
        position.legal_actions(actor, &mut actions);
        let words: BTreeMap<String, u32> = actions
            .iter()
            .map(|&action| (position.write_action(action), position.chance_weight(action)))
            .collect();
        assert_eq!(words.len(), actions.len());
        assert_eq!(words, naive.legal(), "{position:?}");
        if let Actor::Seat(seat) = actor {
            assert_eq!(seat.index(), naive.player);
        }
        let index = match actor {
            Actor::Chance => {
                let weights: Vec<u32> = actions
                    .iter()
                    .map(|&action| position.chance_weight(action))
                    .collect();
                dice.weighted(&weights)
            }
            Actor::Seat(_) if greedy => policy(&position, actor, &actions, dice),
            Actor::Seat(_) => dice.below(actions.len() as u32) as usize,
        };
        naive.play(&position.write_action(actions[index]));
        position.play_unchecked(actor, actions[index]);
        for seat in Seat::all(seats) {
            assert_eq!(
                position.table().points(seat).total(),
                naive.points[seat.index()],
                "{position:?}"
            );
            assert_eq!(position.hand(seat).len(), naive.hands[seat.index()].len());
        }
        steps += 1;
    }
    assert_eq!(position.turn(), Turn::Over);
    let outcome = position.outcome().expect("a match that is over");
    let ended = match naive.step {
        Step::Over("top") => "sun-ended-by-top",
        Step::Over(_) => "sun-ended-idle",
        _ => "not at all",
    };
    assert_eq!(outcome.ending.phrase.id, ended);
    assert_eq!(outcome.places.iter().copied().collect::<Vec<_>>(), naive.places());
    assert_eq!(outcome.points.iter().copied().collect::<Vec<_>>(), naive.points);
    steps
}

#[test]
fn two_readings_of_the_rules_agree_at_every_seat_count() {
    for seats in 2..=5 {
        let matches = conform::matches(10_000);
        let mut steps = 0;
        for number in 0..matches {
            let dice = &mut SeededDice::for_part(51 + u64::from(seats), number as u64);
            let length = Length::ALL[number / 2 % 3];
            // Every third match is played with the other set.
            steps += compare(length, seats, number % 9 >= 6, dice, number % 2 == 1);
        }
        println!("{seats} seats: {matches} matches, {steps} actions agree");
        assert!(steps > 100 * matches);
    }
}
