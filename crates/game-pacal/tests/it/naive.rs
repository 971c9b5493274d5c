//! The rules a second time, written from the rules page alone: slow, simple, and sharing no code
//! with the crate. Its input and output are words and numbers.

use std::collections::BTreeSet;

const MAP: [&str; 11] = [
    "AAABBBBCCDD",
    "AAABBBCCCDD",
    "AAE~~~CFFDD",
    "EEE~~GGGFFD",
    "IEEEHHHGFFJ",
    "IIIKHHHGGJJ",
    "IIKKHHHLLJJ",
    "MIKKNNLLLJJ",
    "MMMKNNNLOPP",
    "MMMNNOOOOPP",
    "MMMNOOOPPPP",
];

/// Column and row, counted from 0 at the upper left.
type At = (i32, i32);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Supply,
    Ground(At),
    Ship(usize),
}

#[derive(Clone, Debug)]
struct Stone {
    owner: usize,
    place: Place,
}

#[derive(Clone, Debug)]
struct Pyramid {
    owner: usize,
    storeys: i32,
    at: Option<At>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    First,
    Ship,
    Roll,
    Fly,
    Stones { most: usize },
    Build,
    Over,
}

#[derive(Clone, Debug)]
pub(crate) struct Naive {
    seats: usize,
    masters: bool,
    phase: Phase,
    ships: Vec<Option<At>>,
    stones: Vec<Stone>,
    pyramids: Vec<Pyramid>,
    divine: Vec<Vec<i32>>,
    pub(crate) points: Vec<i32>,
    round: usize,
    order: Vec<usize>,
    turn: usize,
    die: String,
    quiet: usize,
    built: bool,
    bonus: Option<usize>,
}

fn name((column, row): At) -> String {
    format!("{}{}", "abcdefghijk".as_bytes()[column as usize] as char, row + 1)
}

fn at(name: &str) -> At {
    let column = name.bytes().next().expect("what a legal word says") - b'a';
    (
        i32::from(column),
        name[1..].parse::<i32>().expect("what a legal word says") - 1,
    )
}

fn everywhere() -> impl Iterator<Item = At> {
    (0..11).flat_map(|row| (0..11).map(move |column| (column, row)))
}

fn letter((column, row): At) -> Option<char> {
    let row = MAP.get(usize::try_from(row).ok()?)?.as_bytes();
    row.get(usize::try_from(column).ok()?)
        .map(|&letter| char::from(letter))
}

fn value(letter: char) -> i32 {
    match letter {
        'K' | 'N' => 3,
        'B' | 'G' | 'I' | 'J' | 'L' | 'O' => 4,
        'A' | 'C' | 'E' | 'F' | 'P' => 5,
        'D' | 'M' => 6,
        'H' => 7,
        other => panic!("no district {other}"),
    }
}

fn is_bank((column, row): At) -> bool {
    let lake = [(1, 0), (-1, 0), (0, 1), (0, -1)]
        .iter()
        .any(|(x, y)| letter((column + x, row + y)) == Some('~'));
    let in_the_south = (column == 2 || column == 3) && row >= 7;
    let in_the_north = (column == 7 || column == 8) && row <= 2;
    letter((column, row)) != Some('~') && (lake || in_the_south || in_the_north)
}

impl Naive {
    pub(crate) fn new(seats: usize, masters: bool) -> Naive {
        let stone = |owner| Stone {
            owner,
            place: Place::Supply,
        };
        let box_of = |owner| {
            [1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5].map(|storeys| Pyramid {
                owner,
                storeys,
                at: None,
            })
        };
        Naive {
            seats,
            masters,
            phase: Phase::First,
            ships: vec![None; seats],
            stones: (0..10 * seats).map(|number| stone(number / 10)).collect(),
            pyramids: (0..seats).flat_map(box_of).collect(),
            divine: vec![vec![2, 4, 6]; seats],
            points: vec![0; seats],
            round: 1,
            order: Vec::new(),
            turn: 0,
            die: String::new(),
            quiet: 0,
            built: false,
            bonus: None,
        }
    }

    fn me(&self) -> usize {
        self.order[self.turn]
    }

    fn playable(&self, place: At) -> bool {
        let covered = match self.seats {
            2 => "IMJP",
            3 => "JP",
            4 => "P",
            _ => "",
        };
        letter(place).is_some_and(|letter| letter != '~' && !covered.contains(letter))
    }

    fn pyramid_at(&self, place: At) -> Option<&Pyramid> {
        self.pyramids.iter().find(|pyramid| pyramid.at == Some(place))
    }

    fn ship_at(&self, place: At) -> bool {
        self.ships.contains(&Some(place))
    }

    fn free(&self, place: At) -> bool {
        self.playable(place) && !self.ship_at(place) && self.pyramid_at(place).is_none()
    }

    fn supply(&self, owner: usize) -> usize {
        let mine = self.stones.iter().filter(|stone| stone.owner == owner);
        mine.filter(|stone| stone.place == Place::Supply).count()
    }

    fn visible(&self, owner: usize) -> Vec<At> {
        let mine = self.stones.iter().filter(|stone| stone.owner == owner);
        mine.filter_map(|stone| match stone.place {
            Place::Ground(place) if !self.ship_at(place) => Some(place),
            _ => None,
        })
        .collect()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    pub(crate) fn legal(&self) -> BTreeSet<String> {
        match self.phase {
            Phase::First => (1..=self.seats).map(|seat| format!("first:{seat}")).collect(),
            Phase::Ship => everywhere()
                .filter(|&place| letter(place) == Some('H') && self.free(place))
                .map(|place| format!("ship:{}", name(place)))
                .collect(),
            Phase::Roll => ["2", "3", "4", "5", "arrows"]
                .map(|face| format!("roll:{face}"))
                .into(),
            Phase::Fly => self.flights(),
            Phase::Stones { most } => self.stone_uses(most),
            Phase::Build => {
                let mut words = self.builds();
                words.insert("skip".to_owned());
                words
            }
            Phase::Over => BTreeSet::new(),
        }
    }

    fn flights(&self) -> BTreeSet<String> {
        let from = self.ships[self.me()].expect("what a legal word says");
        let ways = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        let mut straight = Vec::new();
        let mut bent = BTreeSet::new();
        let verb;
        if let Ok(number) = self.die.parse::<i32>() {
            verb = "fly";
            for (x, y) in ways {
                let mut last = from;
                for step in 1..=number {
                    let next = (from.0 + x * step, from.1 + y * step);
                    if !self.free(next) {
                        break;
                    }
                    last = next;
                }
                if last != from {
                    straight.push(last);
                }
            }
            for way in ways {
                self.bend(from, from, way, number, false, &mut bent);
            }
        } else {
            verb = "jump";
            straight.extend(
                everywhere().filter(|&(column, row)| {
                    (column == from.0) != (row == from.1) && self.free((column, row))
                }),
            );
        }
        let say = |verb: &str, places: &[At]| -> BTreeSet<String> {
            places
                .iter()
                .map(|&place| format!("{verb}:{}", name(place)))
                .collect()
        };
        if self.round == 1 && !straight.is_empty() {
            let outside: Vec<At> = straight
                .iter()
                .copied()
                .filter(|&place| letter(place) != Some('H'))
                .collect();
            return say(verb, if outside.is_empty() { &straight } else { &outside });
        }
        let mut words = say(verb, &straight);
        if self.round > 1 {
            words.extend(bent.iter().map(|&place| format!("bend:{}", name(place))));
        }
        let stuck = words.is_empty();
        let anywhere: Vec<At> = everywhere().filter(|&place| self.free(place)).collect();
        for stone in &self.divine[self.me()] {
            words.extend(say(&format!("divine{stone}"), &anywhere));
        }
        if stuck && self.divine[self.me()].is_empty() {
            words.extend(say("drift", &anywhere));
        }
        words
    }

    /// One more step in this direction, then on in it or at right angles.
    fn bend(&self, start: At, here: At, way: (i32, i32), left: i32, turned: bool, found: &mut BTreeSet<At>) {
        let next = (here.0 + way.0, here.1 + way.1);
        if next != start && !self.free(next) {
            return;
        }
        if left == 1 {
            if turned && next != start {
                found.insert(next);
            }
            return;
        }
        self.bend(start, next, way, left - 1, turned, found);
        self.bend(start, next, (way.1, way.0), left - 1, true, found);
        self.bend(start, next, (-way.1, -way.0), left - 1, true, found);
    }

    fn stone_uses(&self, most: usize) -> BTreeSet<String> {
        let me = self.me();
        let supply = self.supply(me);
        let mut words = BTreeSet::from(["skip".to_owned()]);
        for own in [true, false] {
            for other in 0..=self.seats {
                // The number of seats stands for "no other ship".
                let second = other < self.seats;
                let count = usize::from(own) + usize::from(second);
                if other == me || count == 0 || (most == 1 && second) {
                    continue;
                }
                let into = match (own, second) {
                    (true, false) => "drop:own".to_owned(),
                    (true, true) => format!("drop:own+{}", other + 1),
                    _ => format!("drop:{}", other + 1),
                };
                if count <= supply {
                    words.insert(into);
                } else if count == supply + 1 {
                    for place in self.visible(me) {
                        words.insert(format!("{into}/{}", name(place)));
                    }
                }
            }
        }
        words
    }

    /// Tries every combination of up to four own pieces.
    fn builds(&self) -> BTreeSet<String> {
        let me = self.me();
        let stones = self.visible(me);
        let mine = self.pyramids.iter().filter(|pyramid| pyramid.owner == me);
        let mut pieces: Vec<(At, i32)> = stones.iter().map(|&place| (place, 0)).collect();
        pieces.extend(mine.filter_map(|pyramid| Some((pyramid.at?, pyramid.storeys))));
        pieces.sort_by_key(|&((column, row), _)| (row, column));
        let mut words = BTreeSet::new();
        for a in 0..pieces.len() {
            self.try_formation(&[pieces[a]], &mut words);
            for b in a + 1..pieces.len() {
                self.try_formation(&[pieces[a], pieces[b]], &mut words);
                for c in b + 1..pieces.len() {
                    self.try_formation(&[pieces[a], pieces[b], pieces[c]], &mut words);
                    for d in c + 1..pieces.len() {
                        self.try_formation(&[pieces[a], pieces[b], pieces[c], pieces[d]], &mut words);
                    }
                }
            }
        }
        words
    }

    fn try_formation(&self, pieces: &[(At, i32)], words: &mut BTreeSet<String>) {
        let mut places = [(0, 0); 4];
        for (place, piece) in places.iter_mut().zip(pieces) {
            *place = piece.0;
        }
        let places = &places[..pieces.len()];
        let Some(size) = shape(places) else {
            return;
        };
        let line = size == 3 || size == 4;
        if line && !places.windows(2).all(|two| self.nothing_between(two[0], two[1])) {
            return;
        }
        let stones: Vec<At> = pieces
            .iter()
            .filter(|piece| piece.1 == 0)
            .map(|piece| piece.0)
            .collect();
        let standing = pieces.len() - stones.len();
        if stones.is_empty() || (self.masters && standing > 1) {
            return;
        }
        let used: Vec<String> = stones.iter().map(|&place| name(place)).collect();
        let left = |storeys: i32| {
            let mine = self.pyramids.iter().filter(|pyramid| pyramid.owner == self.me());
            mine.filter(|pyramid| pyramid.at.is_none() && pyramid.storeys == storeys)
                .count()
        };
        let sizes: Vec<i32> = if left(size) > 0 {
            vec![size]
        } else {
            (1..size).collect()
        };
        for storeys in sizes.into_iter().filter(|&storeys| left(storeys) > 0) {
            for &(place, old) in pieces {
                let upgrade = old > 0;
                if (upgrade && storeys <= old) || (self.masters && standing == 1 && !upgrade) {
                    continue;
                }
                words.insert(format!("build{storeys}:{}/{}", name(place), used.join("+")));
            }
        }
    }

    /// Walks from one square towards the other and meets free squares only.
    fn nothing_between(&self, mut here: At, there: At) -> bool {
        loop {
            here.0 += (there.0 - here.0).signum();
            here.1 += (there.1 - here.1).signum();
            if here == there {
                return true;
            }
            if !self.free(here) {
                return false;
            }
        }
    }

    pub(crate) fn play(&mut self, word: &str) {
        let (verb, object) = word.split_once(':').unwrap_or((word, ""));
        match self.phase {
            Phase::First => {
                let first: usize = object.parse().expect("what a legal word says");
                self.order = (0..self.seats)
                    .map(|step| (first - 1 + step) % self.seats)
                    .collect();
                self.phase = Phase::Ship;
            }
            Phase::Ship => {
                let me = self.me();
                self.ships[me] = Some(at(object));
                self.turn += 1;
                if self.turn == self.seats {
                    self.turn = 0;
                    self.phase = Phase::Roll;
                }
            }
            Phase::Roll => {
                object.clone_into(&mut self.die);
                self.phase = Phase::Fly;
            }
            Phase::Fly => self.fly(verb, at(object)),
            Phase::Stones { .. } => {
                if word != "skip" {
                    self.use_stones(object);
                }
                self.after_stones();
            }
            Phase::Build => {
                if word == "skip" {
                    self.next_turn();
                } else {
                    self.build(verb[5..].parse().expect("what a legal word says"), object);
                }
            }
            Phase::Over => panic!("the match is over"),
        }
    }

    fn fly(&mut self, verb: &str, to: At) {
        let me = self.me();
        let from = self.ships[me].expect("what a legal word says");
        for owner in 0..self.seats {
            let here: Vec<usize> = (0..self.stones.len())
                .filter(|&index| {
                    let stone = &self.stones[index];
                    let lies = stone.place == Place::Ship(me) || stone.place == Place::Ground(from);
                    stone.owner == owner && lies
                })
                .collect();
            let place = if here.len() > 1 {
                Place::Supply
            } else {
                Place::Ground(from)
            };
            for index in here {
                self.stones[index].place = place;
            }
        }
        self.ships[me] = Some(to);
        if let Some(stone) = verb.strip_prefix("divine") {
            let stone: i32 = stone.parse().expect("what a legal word says");
            self.divine[me].retain(|&other| other != stone);
        }
        let most = match verb {
            "bend" => 1,
            "drift" => 0,
            _ => 2,
        };
        // A player with nothing to choose is not asked.
        self.phase = Phase::Stones { most };
        if most == 0 || self.stone_uses(most).len() == 1 {
            self.after_stones();
        }
    }

    fn use_stones(&mut self, object: &str) {
        let me = self.me();
        let (into, from) = object.split_once('/').unwrap_or((object, ""));
        if !from.is_empty() {
            let taken = Place::Ground(at(from));
            let stone = self
                .stones
                .iter_mut()
                .find(|stone| stone.owner == me && stone.place == taken);
            stone.expect("what a legal word says").place = Place::Supply;
        }
        for ship in into.split('+') {
            let ship = if ship == "own" {
                me
            } else {
                ship.parse::<usize>().expect("what a legal word says") - 1
            };
            let mut mine = self.stones.iter_mut().filter(|stone| stone.owner == me);
            mine.find(|stone| stone.place == Place::Supply)
                .expect("what a legal word says")
                .place = Place::Ship(ship);
        }
    }

    fn after_stones(&mut self) {
        if self.builds().is_empty() {
            self.next_turn();
        } else {
            self.phase = Phase::Build;
        }
    }

    /// The storeys of each seat in a district.
    fn storeys(&self, count: impl Fn(At) -> bool) -> Vec<i32> {
        let mut sums = vec![0; self.seats];
        for pyramid in &self.pyramids {
            if pyramid.at.is_some_and(&count) {
                sums[pyramid.owner] += pyramid.storeys;
            }
        }
        sums
    }

    fn build(&mut self, storeys: i32, object: &str) {
        let me = self.me();
        let (on, used) = object.split_once('/').expect("what a legal word says");
        let on = at(on);
        let used: Vec<At> = used.split('+').map(at).collect();
        let rules = |sums: &[i32]| (0..sums.len()).all(|other| other == me || sums[other] < sums[me]);
        let district = letter(on);
        let before = self.storeys(|place| letter(place) == district);

        for stone in &mut self.stones {
            if let Place::Ground(place) = stone.place
                && (place == on || (stone.owner == me && used.contains(&place)))
            {
                stone.place = Place::Supply;
            }
        }
        for pyramid in &mut self.pyramids {
            if pyramid.at == Some(on) {
                pyramid.at = None;
            }
        }
        let mut mine = self.pyramids.iter_mut().filter(|pyramid| pyramid.owner == me);
        mine.find(|pyramid| pyramid.at.is_none() && pyramid.storeys == storeys)
            .expect("what a legal word says")
            .at = Some(on);
        self.built = true;

        let after = self.storeys(|place| letter(place) == district);
        let first = before.iter().all(|&sum| sum == 0);
        if first || (!rules(&before) && rules(&after)) {
            self.points[me] += value(district.expect("what a legal word says"));
        }
        let mine = self.pyramids.iter().filter(|pyramid| pyramid.owner == me);
        if mine.filter(|pyramid| pyramid.at.is_none()).count() == 1 {
            self.bonus = Some(me);
            self.phase = Phase::Over;
        } else if self.seats == 2 && self.points[me] >= 45 {
            self.phase = Phase::Over;
        } else {
            self.next_turn();
        }
    }

    fn next_turn(&mut self) {
        self.turn += 1;
        self.phase = if self.seats == 2 { Phase::Roll } else { Phase::Fly };
        if self.turn < self.seats {
            return;
        }
        let limit = [0, 0, 45, 40, 35, 40][self.seats];
        self.quiet = if self.built { 0 } else { self.quiet + 1 };
        if self.points.iter().any(|&points| points >= limit) || self.quiet == 20 {
            self.phase = Phase::Over;
            return;
        }
        self.built = false;
        self.turn = 0;
        self.round += 1;
        self.order.rotate_left(1);
        self.phase = Phase::Roll;
    }

    /// Points of every seat after the final scoring.
    pub(crate) fn final_points(&self) -> Vec<i32> {
        assert!(self.is_over());
        let mut points = self.points.clone();
        if let Some(seat) = self.bonus {
            points[seat] += 5;
        }
        for (seat, won) in self.water().into_iter().enumerate() {
            points[seat] += won;
        }
        for district in 'A'..='P' {
            let sums = self.storeys(|place| letter(place) == Some(district));
            let mut ranks: Vec<i32> = sums.clone();
            ranks.sort_unstable_by(|a, b| b.cmp(a));
            for (seat, &sum) in sums.iter().enumerate() {
                if sum > 0 && sum == ranks[0] {
                    points[seat] += value(district);
                } else if sum > 0 && ranks[0] != ranks[1] && sum == ranks[1] {
                    points[seat] += 2;
                }
            }
        }
        for (seat, stones) in self.divine.iter().enumerate() {
            points[seat] += stones.iter().sum::<i32>();
        }
        points
    }

    /// Assigns the places one after another, then shares among equals.
    fn water(&self) -> Vec<i32> {
        let sums = self.storeys(is_bank);
        let mut seats: Vec<usize> = (0..self.seats).filter(|&seat| sums[seat] > 0).collect();
        seats.sort_by_key(|&seat| -sums[seat]);
        let prizes = [12, 8, 4, 0, 0];
        let mut won = vec![0; self.seats];
        for &seat in &seats {
            let ties: Vec<usize> = (0..seats.len())
                .filter(|&place| sums[seats[place]] == sums[seat])
                .collect();
            won[seat] = ties.iter().map(|&place| prizes[place]).sum::<i32>() / ties.len() as i32;
        }
        won
    }
}

/// The storeys that pieces on these squares give; the squares come row by row. `None` if they are
/// not a formation.
fn shape(places: &[At]) -> Option<i32> {
    let step = |from: At, to: At| (to.0 - from.0, to.1 - from.1);
    let in_line = |(x, y): (i32, i32)| x == 0 || y == 0 || x.abs() == y.abs();
    match *places {
        [_] => Some(1),
        [a, b] => {
            let (x, y) = step(a, b);
            (x.abs() + y.abs() == 1).then_some(2)
        }
        [a, b, c] => (step(a, b) == step(b, c) && in_line(step(a, b))).then_some(3),
        [a, b, c, d] => {
            if step(a, b) == step(b, c) && step(b, c) == step(c, d) && in_line(step(a, b)) {
                return Some(4);
            }
            let side = b.0 - a.0;
            let corners = [(a.0 + side, a.1), (a.0, a.1 + side), (a.0 + side, a.1 + side)];
            (side > 0 && [b, c, d] == corners).then_some(5)
        }
        _ => None,
    }
}
