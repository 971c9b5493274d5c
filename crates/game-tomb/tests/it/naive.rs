//! A second, slow implementation, written from the rules page with pictures and lists. It shares
//! no code with the first and communicates with it in words.

use std::collections::BTreeSet;

use conform::matches;
use dice::SeededDice;
use game_tomb::{Tomb, TombPosition};
use rules::{Actor, Game, Notation, Options, Position, Seat};

use crate::support::{Style, few_cards, next};

type Spot = (i32, i32);

/// Row by row, whether a spot is marked.
type Marked = [[bool; 5]; 5];

/// A chamber as it is drawn.
struct Picture {
    colour: String,
    rows: Vec<Vec<char>>,
}

/// One player's area of the table.
#[derive(Clone, Default)]
struct Area {
    hand: Vec<usize>,
    keeps: Option<(usize, usize)>,
    /// Card number and which spots are marked, left and right.
    cards: [Option<(usize, Marked)>; 2],
    completed: Vec<usize>,
    red: i32,
    green: i32,
    torches: [bool; 4],
    skulls: [bool; 10],
    boxes: Vec<i32>,
    /// The marks planned for this step, in order: left or right, and where.
    plan: Vec<(usize, Vec<Spot>)>,
    fresh: Vec<usize>,
    takes: usize,
}

#[derive(PartialEq, Debug)]
enum Moment {
    Dealing,
    Keeping,
    TurningUp,
    Exploring,
    Marking,
    Taking(usize),
    Drawing(usize),
    Over,
}

struct Naive {
    pictures: Vec<Picture>,
    patterns: Vec<(String, Vec<Spot>)>,
    areas: Vec<Area>,
    deck: Vec<usize>,
    offer: Vec<usize>,
    expeditions: Vec<String>,
    expedition: Option<String>,
    /// The boxes still free, by colour.
    free: [(&'static str, Vec<i32>); 3],
    round: usize,
    revealed: usize,
    moment: Moment,
}

const SKULLS: [i32; 10] = [1, 2, 3, 4, 6, 8, 10, 12, 15, 18];

impl Naive {
    /// A table with the first `cards` cards of the standard set.
    fn new(seats: usize, cards: usize) -> Naive {
        let mut pictures = Vec::new();
        for block in include_str!("../../data/chambers.txt")
            .split("chamber ")
            .skip(1)
            .take(cards)
        {
            let mut lines = block.lines();
            let (number, colour) = lines.next().unwrap().split_once(' ').unwrap();
            assert_eq!(number.parse(), Ok(pictures.len() + 1));
            pictures.push(Picture {
                colour: colour.to_owned(),
                rows: lines.take(5).map(|row| row.chars().collect()).collect(),
            });
        }
        let pattern = |name: &str, spots: &[Spot]| (name.to_owned(), spots.to_vec());
        Naive {
            pictures,
            patterns: vec![
                pattern("I2", &[(0, 0), (0, 1)]),
                pattern("I3", &[(0, 0), (0, 1), (0, 2)]),
                pattern("V3", &[(0, 0), (0, 1), (1, 0)]),
                pattern("T4", &[(0, 0), (0, 1), (0, 2), (1, 1)]),
                pattern("L4", &[(0, 0), (1, 0), (2, 0), (2, 1)]),
                pattern("O4", &[(0, 0), (0, 1), (1, 0), (1, 1)]),
            ],
            areas: vec![Area::default(); seats],
            deck: (1..=cards).collect(),
            offer: Vec::new(),
            expeditions: all_expeditions(),
            expedition: None,
            free: ["purple", "orange", "green"].map(|colour| (colour, vec![10, 6, 3])),
            round: 0,
            revealed: 0,
            moment: Moment::Dealing,
        }
    }

    fn letter(&self, card: usize, (row, column): Spot) -> char {
        self.pictures[card - 1].rows[row as usize][column as usize]
    }

    /// Whether these spots may be marked at once on the card (TO-4, TO-5).
    fn may_mark(&self, (card, marked): &(usize, Marked), spots: &[Spot]) -> bool {
        let inside = |&(row, column): &Spot| (0..5).contains(&row) && (0..5).contains(&column);
        let is_marked = |(row, column): Spot| inside(&(row, column)) && marked[row as usize][column as usize];
        let free = |&spot: &Spot| inside(&spot) && self.letter(*card, spot) != '#' && !is_marked(spot);
        if !spots.iter().all(free) {
            return false;
        }
        if marked.iter().flatten().all(|&mark| !mark) {
            return spots.iter().any(|&spot| self.letter(*card, spot) == 'E');
        }
        let beside = |&(row, column): &Spot| {
            [
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            ]
            .into_iter()
            .any(is_marked)
        };
        spots.iter().any(beside) && !self.is_completed(*card, marked)
    }

    fn is_completed(&self, card: usize, marked: &Marked) -> bool {
        let tomb = |&(row, column): &Spot| self.letter(card, (row, column)) == 'T';
        let (row, column) = (0..5)
            .flat_map(|row| (0..5).map(move |column| (row, column)))
            .find(tomb)
            .unwrap();
        marked[row as usize][column as usize]
    }

    /// All words for marking a card with shapes like these.
    fn mark_words(&self, side: usize, card: &(usize, Marked), shapes: &[Vec<Spot>]) -> BTreeSet<String> {
        let mut words = BTreeSet::new();
        let mut spots = Vec::new();
        for shape in shapes {
            for down in 0..5 {
                for right in 0..5 {
                    spots.clear();
                    spots.extend(shape.iter().map(|&(row, column)| (row + down, column + right)));
                    if self.may_mark(card, &spots) {
                        words.insert(mark_word(side, &spots));
                    }
                }
            }
        }
        words
    }

    /// The player's area with the planned marks made, and the number of extra squares owed.
    fn as_planned(&self, seat: usize) -> (Area, usize) {
        let mut area = self.areas[seat].clone();
        let mut owed = 0;
        for (index, (side, spots)) in self.areas[seat].plan.iter().enumerate() {
            if index > 0 {
                owed -= 1;
            }
            let (card, marked) = area.cards[*side].as_mut().unwrap();
            let card = *card;
            for &spot in spots {
                marked[spot.0 as usize][spot.1 as usize] = true;
                match self.letter(card, spot) {
                    'r' => area.red = (area.red + 1).min(10),
                    'g' => area.green = (area.green + 1).min(10),
                    't' => area.torches[self.round] = true,
                    's' => {
                        if let Some(skull) = area.skulls.iter_mut().find(|skull| !**skull) {
                            *skull = true;
                        }
                    }
                    'x' => owed += 1,
                    _ => {}
                }
            }
            for &spot in spots {
                if self.letter(card, spot) == 'p' {
                    for _ in 0..2 {
                        if let Some(skull) = area.skulls.iter_mut().rev().find(|skull| **skull) {
                            *skull = false;
                        }
                    }
                }
            }
            if owed > 0 && self.extra_words(&area).is_empty() {
                owed = 0;
            }
        }
        (area, owed)
    }

    fn extra_words(&self, area: &Area) -> BTreeSet<String> {
        let mut words = BTreeSet::new();
        for side in 0..2 {
            if let Some(card) = &area.cards[side] {
                words.extend(self.mark_words(side, card, &[vec![(0, 0)]]));
            }
        }
        words
    }

    fn chosen(&self, seat: usize) -> bool {
        match self.moment {
            Moment::Keeping => self.areas[seat].keeps.is_some(),
            Moment::Marking => {
                let none = self.areas[seat].cards.iter().all(Option::is_none);
                none || (!self.areas[seat].plan.is_empty() && self.as_planned(seat).1 == 0)
            }
            _ => unreachable!(),
        }
    }

    /// All legal words of this actor; `None` is chance.
    fn words(&self, actor: Option<usize>) -> BTreeSet<String> {
        let mut words = BTreeSet::new();
        match (&self.moment, actor) {
            (Moment::Dealing | Moment::TurningUp | Moment::Drawing(_), None) => {
                words.extend(self.deck.iter().map(|card| format!("card:{card}")));
            }
            (Moment::Exploring, None) => {
                words.extend(self.expeditions.iter().map(|name| format!("expedition:{name}")));
            }
            (Moment::Keeping, Some(seat)) => {
                for one in &self.areas[seat].hand {
                    for other in self.areas[seat].hand.iter().filter(|other| *other > one) {
                        words.insert(format!("keep:{one}+{other}"));
                    }
                }
            }
            (Moment::Marking, Some(seat)) => {
                let (area, owed) = self.as_planned(seat);
                if owed > 0 {
                    words.extend(self.extra_words(&area));
                    words.insert("again".to_owned());
                } else {
                    let name = self.expedition.as_ref().unwrap();
                    let (_, spots) = self.patterns.iter().find(|(known, _)| known == name).unwrap();
                    let mut shapes = turned_and_mirrored(spots);
                    shapes.push(vec![(0, 0)]);
                    for side in 0..2 {
                        if let Some(card) = &self.areas[seat].cards[side] {
                            words.extend(self.mark_words(side, card, &shapes));
                        }
                    }
                }
            }
            (Moment::Taking(taker), Some(seat)) if *taker == seat => {
                words.extend(self.offer.iter().map(|card| format!("take:{card}")));
                if !self.deck.is_empty() {
                    words.insert("take:deck".to_owned());
                }
            }
            _ => {}
        }
        words
    }

    fn play(&mut self, actor: Option<usize>, word: &str) {
        let number = || word.split_once(':').unwrap().1.parse::<usize>().unwrap();
        match (&self.moment, actor) {
            (Moment::Dealing, _) => {
                self.deck.retain(|&card| card != number());
                let seat = self.areas.iter().position(|area| area.hand.len() < 4).unwrap();
                self.areas[seat].hand.push(number());
                if self.areas.iter().all(|area| area.hand.len() == 4) {
                    self.moment = Moment::Keeping;
                }
            }
            (Moment::Keeping, Some(seat)) => {
                let (one, other) = word.strip_prefix("keep:").unwrap().split_once('+').unwrap();
                self.areas[seat].keeps = Some((one.parse().unwrap(), other.parse().unwrap()));
                if (0..self.areas.len()).all(|seat| self.chosen(seat)) {
                    for area in &mut self.areas {
                        let (one, other) = area.keeps.take().unwrap();
                        let hand = std::mem::take(&mut area.hand);
                        self.deck
                            .extend(hand.into_iter().filter(|&card| card != one && card != other));
                        area.cards = [one, other].map(|card| Some((card, Marked::default())));
                    }
                    self.moment = Moment::TurningUp;
                }
            }
            (Moment::TurningUp, _) => {
                self.deck.retain(|&card| card != number());
                self.offer.push(number());
                if self.offer.len() == 4 || self.deck.is_empty() {
                    self.after_refill();
                }
            }
            (Moment::Exploring, _) => {
                let name = word.strip_prefix("expedition:").unwrap().to_owned();
                let index = self.expeditions.iter().position(|left| *left == name).unwrap();
                self.expeditions.remove(index);
                self.expedition = Some(name);
                self.revealed += 1;
                self.moment = Moment::Marking;
                self.close_if_all_have_marked();
            }
            (Moment::Marking, Some(seat)) => {
                if word == "again" {
                    self.areas[seat].plan.clear();
                    return;
                }
                if self.as_planned(seat).1 == 0 {
                    self.areas[seat].plan.clear();
                }
                self.areas[seat].plan.push(read_mark(word));
                self.close_if_all_have_marked();
            }
            (Moment::Taking(seat), _) => {
                let seat = *seat;
                if word == "take:deck" {
                    self.moment = Moment::Drawing(seat);
                } else {
                    self.offer.retain(|&card| card != number());
                    self.hand_over(seat, number());
                }
            }
            (Moment::Drawing(seat), _) => {
                let seat = *seat;
                self.deck.retain(|&card| card != number());
                self.hand_over(seat, number());
            }
            _ => unreachable!("{word} at {:?}", self.moment),
        }
    }

    fn close_if_all_have_marked(&mut self) {
        if !(0..self.areas.len()).all(|seat| self.chosen(seat)) {
            return;
        }
        for seat in 0..self.areas.len() {
            let (mut area, _) = self.as_planned(seat);
            area.plan.clear();
            for slot in &mut area.cards {
                let done = slot
                    .as_ref()
                    .is_some_and(|(card, marked)| self.is_completed(*card, marked));
                if done {
                    let (card, _) = slot.take().unwrap();
                    area.completed.push(card);
                    area.fresh.push(card);
                    area.takes += 1;
                }
            }
            self.areas[seat] = area;
        }
        self.somebody_takes();
    }

    fn somebody_takes(&mut self) {
        let nothing = self.offer.is_empty() && self.deck.is_empty();
        let lowest = |area: &Area| *area.fresh.iter().min().unwrap();
        let waiting = (0..self.areas.len()).filter(|&seat| self.areas[seat].takes > 0 && !nothing);
        match waiting.min_by_key(|&seat| lowest(&self.areas[seat])) {
            Some(seat) => self.moment = Moment::Taking(seat),
            None => self.end_step(),
        }
    }

    fn hand_over(&mut self, seat: usize, card: usize) {
        let area = &mut self.areas[seat];
        let free = area.cards.iter().position(Option::is_none).unwrap();
        area.cards[free] = Some((card, Marked::default()));
        area.takes -= 1;
        if area.takes > 0 && !(self.offer.is_empty() && self.deck.is_empty()) {
            self.moment = Moment::Taking(seat);
        } else if self.offer.len() < 4 && !self.deck.is_empty() {
            self.moment = Moment::TurningUp;
        } else {
            self.after_refill();
        }
    }

    fn after_refill(&mut self) {
        if self.expedition.is_none() {
            self.moment = Moment::Exploring;
        } else {
            self.somebody_takes();
        }
    }

    fn end_step(&mut self) {
        for (colour, free) in &mut self.free {
            let of_colour = |cards: &[usize]| -> Vec<usize> {
                let fits = |card: &&usize| self.pictures[**card - 1].colour == *colour;
                cards.iter().filter(fits).copied().collect()
            };
            let mut earned = Vec::new();
            for (seat, area) in self.areas.iter().enumerate() {
                let now = of_colour(&area.completed).len();
                let before = now - of_colour(&area.fresh).len();
                if [2, 4, 6].iter().any(|&box_at| before < box_at && now >= box_at) {
                    earned.push((of_colour(&area.fresh).into_iter().min().unwrap(), seat));
                }
            }
            earned.sort_unstable();
            for (_, seat) in earned {
                if !free.is_empty() {
                    self.areas[seat].boxes.push(free.remove(0));
                }
            }
        }
        for area in &mut self.areas {
            area.fresh.clear();
            area.takes = 0;
        }
        self.expedition = None;
        self.moment = Moment::Exploring;
        if self.revealed == 7 {
            self.revealed = 0;
            self.expeditions = all_expeditions();
            self.round += 1;
            if self.round == 4 {
                self.moment = Moment::Over;
            }
        }
    }

    fn points(&self, seat: usize) -> i32 {
        let area = &self.areas[seat];
        let mut points = 10 * area.completed.len() as i32;
        points += 5 * area.torches.iter().filter(|&&torch| torch).count() as i32;
        points += area.boxes.iter().sum::<i32>();
        let (mut red, mut green) = (area.red, area.green);
        while red > 0 && green > 0 {
            points += 5;
            red -= 1;
            green -= 1;
        }
        points += red + green;
        let dearest = (0..10).rev().find(|&skull| area.skulls[skull]);
        points - dearest.map_or(0, |skull| SKULLS[skull])
    }

    /// The number of better seats, plus one (TO-13).
    fn place(&self, seat: usize) -> usize {
        let lowest = |seat: usize| self.areas[seat].completed.iter().min().copied().unwrap_or(1000);
        let better = |other: usize| {
            let (mine, theirs) = (self.points(seat), self.points(other));
            theirs > mine || (theirs == mine && lowest(other) < lowest(seat))
        };
        1 + (0..self.areas.len()).filter(|&other| better(other)).count()
    }
}

fn all_expeditions() -> Vec<String> {
    ["I2", "I3", "I3", "V3", "V3", "T4", "L4", "O4"]
        .map(str::to_owned)
        .to_vec()
}

/// The eight orientations of a pattern, moved to the first row and column.
fn turned_and_mirrored(spots: &[Spot]) -> Vec<Vec<Spot>> {
    let mut shapes = BTreeSet::new();
    for mirror in [1, -1] {
        let mut shape: Vec<Spot> = spots
            .iter()
            .map(|&(row, column)| (row, mirror * column))
            .collect();
        for _ in 0..4 {
            shape = shape.iter().map(|&(row, column)| (column, -row)).collect();
            let up = shape.iter().map(|&(row, _)| row).min().unwrap();
            let left = shape.iter().map(|&(_, column)| column).min().unwrap();
            let mut moved: Vec<Spot> = shape
                .iter()
                .map(|&(row, column)| (row - up, column - left))
                .collect();
            moved.sort_unstable();
            shapes.insert(moved);
        }
    }
    shapes.into_iter().collect()
}

fn mark_word(side: usize, spots: &[Spot]) -> String {
    let names = spots
        .iter()
        .map(|&(row, column)| format!("{}{}", ['a', 'b', 'c', 'd', 'e'][column as usize], row + 1));
    format!("{}:{}", ["L", "R"][side], names.collect::<String>())
}

fn read_mark(word: &str) -> (usize, Vec<Spot>) {
    let (side, names) = word.split_once(':').unwrap();
    let letters: Vec<char> = names.chars().collect();
    let spot = |pair: &[char]| (pair[1] as i32 - '1' as i32, pair[0] as i32 - 'a' as i32);
    (usize::from(side == "R"), letters.chunks(2).map(spot).collect())
}

fn real_words(position: &TombPosition, actor: Actor) -> BTreeSet<String> {
    let mut actions = Vec::new();
    position.legal_actions(actor, &mut actions);
    actions
        .into_iter()
        .map(|action| position.write_action(action))
        .collect()
}

fn index(actor: Actor) -> Option<usize> {
    actor.seat().map(Seat::index)
}

/// Plays matches with both and compares lists, points and places.
fn compare(seats: u8, options: &Options<Tomb>, count: usize) {
    let cards = options.components.cards().len() as usize;
    for number in 0..count {
        let dice = &mut SeededDice::for_part(77, number as u64);
        let style = if number % 2 == 0 {
            Style::Random
        } else {
            Style::Greedy
        };
        let mut real = Tomb::start(options, seats);
        let mut naive = Naive::new(usize::from(seats), cards);
        let mut last_phase = None;
        while let Some((actor, action)) = next(&real, style, dice) {
            // All lists at the start of a phase; otherwise only that of the actor.
            let fresh = last_phase.replace(real.table().phase()) != Some(real.table().phase());
            let actors = Seat::all(seats).map(Actor::Seat).chain([Actor::Chance]);
            for listed in actors.filter(|&other| fresh || other == actor) {
                assert_eq!(
                    real_words(&real, listed),
                    naive.words(index(listed)),
                    "match {number}, {listed:?}, {:?}",
                    real.table()
                );
            }
            naive.play(index(actor), &real.write_action(action));
            real.play_unchecked(actor, action);
            if fresh {
                for (seat, tally) in real.tally().enumerate() {
                    assert_eq!(
                        tally.total(),
                        naive.points(seat.index()),
                        "match {number}, {seat:?}"
                    );
                }
            }
        }
        assert_eq!(naive.moment, Moment::Over, "match {number}");
        let outcome = real.outcome().unwrap();
        for seat in Seat::all(seats) {
            assert_eq!(
                outcome.points[seat],
                naive.points(seat.index()),
                "match {number}, {seat:?}"
            );
            assert_eq!(
                usize::from(outcome.places[seat]),
                naive.place(seat.index()),
                "match {number}, {seat:?}"
            );
        }
    }
}

#[test]
fn two_play_as_the_naive_rules_say() {
    compare(2, &Options::default(), matches(10_000));
}

#[test]
fn three_play_as_the_naive_rules_say() {
    compare(3, &Options::default(), matches(10_000));
}

#[test]
fn four_play_as_the_naive_rules_say() {
    compare(4, &Options::default(), matches(10_000));
}

/// With this few cards the deck and then the offer run out, and players continue with one card or
/// none.
#[test]
fn with_few_cards_they_play_as_the_naive_rules_say() {
    for seats in 2..=4 {
        compare(seats, &few_cards(6), matches(2_000));
    }
}
