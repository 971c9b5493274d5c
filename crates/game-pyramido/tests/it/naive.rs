//! A second Pyramido, written from the rules page alone and as simply as possible: maps of blocks
//! at coordinates, words for actions, a picture of quadrants and a flood fill. It shares nothing
//! with the crate except the words.

use std::collections::{BTreeMap, BTreeSet};

type Point = (i32, i32);

#[derive(Clone, Debug)]
pub(crate) struct TileFacts {
    /// Colour of the left and of the right block.
    colours: [String; 2],
    /// Jewels as quadrants of the flat tile, four wide and two high.
    jewels: Vec<Point>,
}

#[derive(Clone, Debug)]
struct Block {
    colour: String,
    /// Within the block, two by two.
    jewels: BTreeSet<Point>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Player {
    /// Level, then column and row.
    blocks: BTreeMap<(i32, i32, i32), Block>,
    markers: BTreeMap<String, Point>,
    pub(crate) patches: Vec<[&'static str; 2]>,
    /// Marked areas of every round.
    pub(crate) rounds: Vec<Vec<(String, i32)>>,
    pub(crate) lost: Option<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    First,
    Deal,
    Build,
    Mark([Point; 2]),
    Patch([Point; 2]),
    Refill,
    Halve(usize),
    Show(usize),
    Fill,
    Over,
}

#[derive(Clone, Debug)]
pub(crate) struct Naive {
    tiles: Vec<TileFacts>,
    pub(crate) players: Vec<Player>,
    unseen: BTreeSet<usize>,
    quarry: [Option<usize>; 3],
    heights: [usize; 4],
    tops: [Option<usize>; 4],
    pub(crate) phase: Phase,
    /// The quarry place that was taken from.
    taken: usize,
    pub(crate) mover: usize,
    pub(crate) starter: usize,
    pub(crate) round: i32,
}

pub(crate) fn tiles_from(csv: &str) -> Vec<TileFacts> {
    let rows = csv
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
    rows.map(|line| {
        let fields: Vec<&str> = line.split(',').collect();
        let mut jewels = Vec::new();
        for (block, list) in [(0, fields[2]), (1, fields[4])] {
            for name in list.split('+').filter(|&name| name != "-") {
                let x = i32::from(name.ends_with('e'));
                let y = i32::from(name.starts_with('s'));
                jewels.push((2 * block + x, y));
            }
        }
        TileFacts {
            colours: [fields[1].to_owned(), fields[3].to_owned()],
            jewels,
        }
    })
    .collect()
}

const SIDES: [(char, Point); 4] = [('n', (0, -1)), ('e', (1, 0)), ('s', (0, 1)), ('w', (-1, 0))];

const QUADRANTS: [(&str, Point); 4] = [("nw", (0, 0)), ("ne", (1, 0)), ("sw", (0, 1)), ("se", (1, 1))];

fn add(a: Point, b: Point) -> Point {
    (a.0 + b.0, a.1 + b.1)
}

fn name((x, y): Point) -> String {
    format!("{}{}", (b'a' + x as u8) as char, y + 1)
}

fn place_of(name: &str) -> Point {
    let bytes = name.as_bytes();
    ((bytes[0] - b'a') as i32, (bytes[1] - b'1') as i32)
}

/// The smallest rectangle around points: corner and sides.
fn around(points: impl IntoIterator<Item = Point>) -> Option<(Point, Point)> {
    let points: Vec<Point> = points.into_iter().collect();
    let left = points.iter().map(|point| point.0).min()?;
    let top = points.iter().map(|point| point.1).min()?;
    let right = points.iter().map(|point| point.0).max()?;
    let bottom = points.iter().map(|point| point.1).max()?;
    Some(((left, top), (right - left + 1, bottom - top + 1)))
}

/// The bounds of a level.
enum Room {
    Anywhere,
    /// Level 1, with these corner and sides so far: 5×4 or 4×5 in the end.
    Around(Point, Point),
    /// The rectangle of a higher level.
    Inside(i32, i32),
}

impl Room {
    fn takes(&self, further: &[Point]) -> bool {
        match *self {
            Room::Anywhere => true,
            Room::Around(corner, (width, height)) => {
                let mut points = further.to_vec();
                points.push(corner);
                points.push((corner.0 + width - 1, corner.1 + height - 1));
                let (_, (width, height)) = around(points).expect("some point");
                (width <= 5 && height <= 4) || (width <= 4 && height <= 5)
            }
            Room::Inside(width, height) => further
                .iter()
                .all(|&(x, y)| (0..width).contains(&x) && (0..height).contains(&y)),
        }
    }
}

impl Player {
    fn on_level(&self, level: i32) -> Vec<Point> {
        let here = self.blocks.keys().filter(|key| key.0 == level);
        here.map(|&(_, x, y)| (x, y)).collect()
    }

    fn room(&self, level: i32) -> Room {
        let base = around(self.on_level(1));
        match (level, base) {
            (1, None) => Room::Anywhere,
            (1, Some((corner, sides))) => Room::Around(corner, sides),
            (_, Some((_, (width, height)))) => Room::Inside(width - level + 1, height - level + 1),
            (_, None) => panic!("level 1 comes first"),
        }
    }

    fn size(level: i32) -> usize {
        [20, 12, 6, 2][level as usize - 1]
    }

    fn complete(&self, level: i32) -> bool {
        self.on_level(level).len() == Player::size(level)
    }

    /// All cells that could carry a block, open or not, in the player's own coordinates.
    fn cells(&self, level: i32) -> Vec<Point> {
        if level == 1 && self.blocks.is_empty() {
            return vec![(0, 0), (1, 0), (0, 1), (1, 1)];
        }
        let room = self.room(level);
        // The first tile lies at 0, 0, so nothing is ever further away than this.
        let all = (-5..=6).flat_map(|y| (-5..=6).map(move |x| (x, y)));
        all.filter(|&cell| room.takes(&[cell])).collect()
    }

    /// What is subtracted from the player's own coordinates to get named ones.
    fn corner(&self, level: i32) -> Point {
        around(self.cells(level)).expect("some cell").0
    }

    fn named(&self, level: i32, cell: Point) -> String {
        let corner = self.corner(level);
        name((cell.0 - corner.0, cell.1 - corner.1))
    }

    /// Pairs of open cells side by side that stay within the level.
    fn open_pairs(&self, level: i32) -> Vec<(Point, char, Point)> {
        let built: BTreeSet<Point> = self.on_level(level).into_iter().collect();
        let room = self.room(level);
        let mut pairs = Vec::new();
        for cell in self.cells(level) {
            for (letter, step) in SIDES {
                let other = add(cell, step);
                if !built.contains(&cell) && !built.contains(&other) && room.takes(&[cell, other]) {
                    pairs.push((cell, letter, other));
                }
            }
        }
        pairs
    }

    fn builds(&self, level: i32) -> Vec<(Point, char)> {
        let built: BTreeSet<Point> = self.on_level(level).into_iter().collect();
        let first = level == 1 && built.is_empty();
        let touches = |cell: Point| SIDES.iter().any(|&(_, step)| built.contains(&add(cell, step)));
        self.open_pairs(level)
            .into_iter()
            .filter(|&(cell, _, other)| {
                if first {
                    return cell.min(other) == (0, 0);
                }
                level > 1 || touches(cell) || touches(other)
            })
            .map(|(cell, letter, _)| (cell, letter))
            .collect()
    }

    fn open_cells(&self, level: i32) -> Vec<Point> {
        let built = self.on_level(level);
        let mut open: Vec<Point> = self
            .cells(level)
            .into_iter()
            .filter(|cell| !built.contains(cell))
            .collect();
        open.sort_by_key(|&(x, y)| (y, x));
        open
    }

    /// The view from above: colour and jewel of every quadrant.
    fn picture(&self) -> BTreeMap<Point, (String, bool)> {
        let mut picture = BTreeMap::new();
        let corner = around(self.on_level(1)).expect("level 1").0;
        // Keys are sorted by level, so higher blocks come later and overwrite.
        for (&(level, x, y), block) in &self.blocks {
            let (x, y) = if level == 1 {
                (x - corner.0, y - corner.1)
            } else {
                (x, y)
            };
            for (_, quadrant) in QUADRANTS {
                let at = (2 * x + quadrant.0 + level - 1, 2 * y + quadrant.1 + level - 1);
                picture.insert(at, (block.colour.clone(), block.jewels.contains(&quadrant)));
            }
        }
        picture
    }

    /// Every area: its quadrants, its colour, its jewels.
    fn areas(&self) -> Vec<(BTreeSet<Point>, String, i32)> {
        let picture = self.picture();
        let mut rest: BTreeSet<Point> = picture.keys().copied().collect();
        let mut areas = Vec::new();
        while let Some(seed) = rest.pop_first() {
            let colour = &picture[&seed].0;
            let mut area = BTreeSet::from([seed]);
            let mut edge = vec![seed];
            while let Some(at) = edge.pop() {
                for (_, step) in SIDES {
                    let next = add(at, step);
                    if rest.contains(&next) && picture[&next].0 == *colour {
                        rest.remove(&next);
                        area.insert(next);
                        edge.push(next);
                    }
                }
            }
            let jewels = area.iter().filter(|quadrant| picture[quadrant].1).count() as i32;
            areas.push((area, colour.clone(), jewels));
        }
        areas
    }

    fn marked_areas(&self, level: i32) -> Vec<(String, i32)> {
        let corner = around(self.on_level(1)).expect("level 1").0;
        let lies_on = |area: &BTreeSet<Point>| {
            self.markers.values().any(|&(x, y)| {
                let (x, y) = if level == 1 {
                    (x - corner.0, y - corner.1)
                } else {
                    (x, y)
                };
                area.contains(&(2 * x + level - 1, 2 * y + level - 1))
            })
        };
        let marked = self.areas().into_iter().filter(|(area, ..)| lies_on(area));
        marked.map(|(_, colour, jewels)| (colour, jewels)).collect()
    }

    pub(crate) fn round_points(&self, round: usize) -> i32 {
        let jewels = self.rounds[round].iter().map(|&(_, jewels)| jewels);
        jewels.clone().sum::<i32>() + jewels.min().unwrap_or(0)
    }

    pub(crate) fn points(&self) -> i32 {
        (0..self.rounds.len()).map(|round| self.round_points(round)).sum()
    }
}

impl Naive {
    pub(crate) fn new(tiles: Vec<TileFacts>, seats: usize) -> Naive {
        let stacked = tiles.len() - 3;
        let mut heights = [stacked / 4; 4];
        for height in heights.iter_mut().take(stacked % 4) {
            *height += 1;
        }
        let player = Player {
            patches: vec![["brown", "blue"], ["yellow", "aqua"], ["red", "green"]],
            ..Player::default()
        };
        Naive {
            unseen: (1..=tiles.len()).collect(),
            tiles,
            players: vec![player; seats],
            quarry: [None; 3],
            heights,
            tops: [None; 4],
            phase: Phase::First,
            taken: 0,
            mover: 0,
            starter: 0,
            round: 1,
        }
    }

    /// The mover, or none when chance decides or all is over.
    pub(crate) fn actor(&self) -> Option<usize> {
        match self.phase {
            Phase::First | Phase::Deal | Phase::Show(_) | Phase::Over => None,
            _ => Some(self.mover),
        }
    }

    fn full_stacks_behind(&self, place: usize) -> Vec<usize> {
        [place, place + 1]
            .into_iter()
            .filter(|&stack| self.heights[stack] > 0)
            .collect()
    }

    fn patch_words(&self, start: &str) -> Vec<String> {
        let sides = self.players[self.mover].patches.iter().flatten();
        sides
            .flat_map(|colour| QUADRANTS.map(|(quadrant, _)| format!("{start}-{colour}-{quadrant}")))
            .collect()
    }

    /// All legal actions, as words.
    pub(crate) fn words(&self) -> BTreeSet<String> {
        let player = &self.players[self.mover];
        let level = self.round;
        let mut words = BTreeSet::new();
        match self.phase {
            Phase::Over => {}
            Phase::First => words.extend((1..=self.players.len()).map(|seat| format!("first-{seat}"))),
            Phase::Deal | Phase::Show(_) => {
                words.extend(self.unseen.iter().map(|tile| format!("show-{tile}")));
            }
            Phase::Build => {
                let corner = player.corner(level);
                for (cell, letter) in player.builds(level) {
                    let cell = name((cell.0 - corner.0, cell.1 - corner.1));
                    for place in (0..3).filter(|&place| self.quarry[place].is_some()) {
                        words.insert(format!("{}-{cell}-{letter}", place + 1));
                    }
                }
            }
            Phase::Mark(cells) => {
                words.extend(cells.map(|cell| format!("mark-{}", player.named(level, cell))));
            }
            Phase::Patch(cells) => {
                words.insert("keep".to_owned());
                for cell in cells {
                    if !player.markers.values().any(|&marked| marked == cell) {
                        words.extend(self.patch_words(&format!("patch-{}", player.named(level, cell))));
                    }
                }
            }
            Phase::Refill => {
                let stacks = self.full_stacks_behind(self.taken);
                words.extend(stacks.into_iter().map(|stack| format!("refill-{}", stack + 1)));
            }
            Phase::Halve(_) => words.extend(
                self.donors()
                    .into_iter()
                    .map(|stack| format!("halve-{}", stack + 1)),
            ),
            Phase::Fill => {
                let first = player.open_cells(level)[0];
                words.extend(self.patch_words(&format!("fill-{}", player.named(level, first))));
            }
        }
        words
    }

    fn donors(&self) -> Vec<usize> {
        (0..4).filter(|&stack| self.heights[stack] >= 2).collect()
    }

    pub(crate) fn play(&mut self, word: &str) {
        let parts: Vec<&str> = word.split('-').collect();
        match parts[0] {
            "first" => {
                self.mover = parts[1].parse::<usize>().expect("a number") - 1;
                self.starter = self.mover;
                self.phase = Phase::Deal;
            }
            "show" => self.show(parts[1].parse().expect("a number")),
            "mark" => {
                let Phase::Mark(cells) = self.phase else {
                    panic!("{word} at {:?}", self.phase)
                };
                let cell = self.own(place_of(parts[1]));
                self.put_marker(cell);
                self.after_mark(cells);
            }
            "keep" => self.refill_or_go_on(),
            "patch" => {
                let cell = self.own(place_of(parts[1]));
                self.lay_patch(cell, parts[2], parts[3]);
                let player = &mut self.players[self.mover];
                player.markers.entry(parts[2].to_owned()).or_insert(cell);
                self.refill_or_go_on();
            }
            "fill" => {
                let cell = self.own(place_of(parts[1]));
                self.lay_patch(cell, parts[2], parts[3]);
                if self.players[self.mover].complete(self.round) {
                    self.next_turn();
                }
            }
            "refill" => self.refill(parts[1].parse::<usize>().expect("a number") - 1),
            "halve" => {
                let Phase::Halve(empty) = self.phase else {
                    panic!("{word} at {:?}", self.phase)
                };
                self.halve(parts[1].parse::<usize>().expect("a number") - 1, empty);
            }
            place => self.build(
                place.parse::<usize>().expect("a number") - 1,
                place_of(parts[1]),
                parts[2],
            ),
        }
    }

    fn own(&self, named: Point) -> Point {
        add(named, self.players[self.mover].corner(self.round))
    }

    fn show(&mut self, tile: usize) {
        assert!(self.unseen.remove(&tile), "tile {tile} has been seen");
        if let Phase::Show(stack) = self.phase {
            self.tops[stack] = Some(tile);
            self.next_turn();
        } else if let Some(place) = self.quarry.iter().position(Option::is_none) {
            self.quarry[place] = Some(tile);
        } else {
            let stack = self
                .tops
                .iter()
                .position(Option::is_none)
                .expect("as the rules have it");
            self.tops[stack] = Some(tile);
            if stack == 3 {
                self.phase = Phase::Build;
            }
        }
    }

    fn build(&mut self, place: usize, named: Point, letter: &str) {
        let left = self.own(named);
        let side = SIDES
            .iter()
            .position(|&(name, _)| letter.starts_with(name))
            .expect("as the rules have it");
        let right = add(left, SIDES[side].1);
        let tile = self.tiles[self.quarry[place].take().expect("as the rules have it") - 1].clone();
        // Turns every jewel's centre around the centre of the left block, clockwise; east is no
        // turn.
        let quarter_turns = (side + 3) % 4;
        let mut jewels = [BTreeSet::new(), BTreeSet::new()];
        for (x, y) in tile.jewels {
            // Twice the distance from the centre of the left block.
            let mut at = (2 * x - 1, 2 * y - 1);
            for _ in 0..quarter_turns {
                at = (-at.1, at.0);
            }
            // The right block's centre is four such units away.
            let (block, at) = if at.0.abs() <= 1 && at.1.abs() <= 1 {
                (0, at)
            } else {
                let step = SIDES[side].1;
                (1, (at.0 - 4 * step.0, at.1 - 4 * step.1))
            };
            jewels[block].insert(((at.0 + 1) / 2, (at.1 + 1) / 2));
        }
        let [left_colour, right_colour] = tile.colours;
        let [left_jewels, right_jewels] = jewels;
        let player = &mut self.players[self.mover];
        for (cell, colour, jewels) in [
            (left, left_colour, left_jewels),
            (right, right_colour, right_jewels),
        ] {
            player
                .blocks
                .insert((self.round, cell.0, cell.1), Block { colour, jewels });
        }
        self.taken = place;
        let markable: Vec<Point> = [left, right]
            .into_iter()
            .filter(|cell| {
                let block = &player.blocks[&(self.round, cell.0, cell.1)];
                !block.jewels.is_empty() && !player.markers.contains_key(&block.colour)
            })
            .collect();
        match markable.as_slice() {
            [_, _] => self.phase = Phase::Mark([left, right]),
            [only] => {
                self.put_marker(*only);
                self.after_mark([left, right]);
            }
            _ => self.after_mark([left, right]),
        }
    }

    fn put_marker(&mut self, cell: Point) {
        let player = &mut self.players[self.mover];
        let colour = player.blocks[&(self.round, cell.0, cell.1)].colour.clone();
        let before = player.markers.insert(colour, cell);
        assert!(before.is_none(), "a marker never moves");
    }

    fn after_mark(&mut self, cells: [Point; 2]) {
        if self.players[self.mover].patches.is_empty() {
            self.refill_or_go_on();
        } else {
            self.phase = Phase::Patch(cells);
        }
    }

    fn lay_patch(&mut self, cell: Point, colour: &str, quadrant: &str) {
        let player = &mut self.players[self.mover];
        let before = player.patches.len();
        player.patches.retain(|sides| !sides.contains(&colour));
        assert_eq!(player.patches.len() + 1, before, "one patch is used");
        let jewel = QUADRANTS
            .iter()
            .find(|(name, _)| *name == quadrant)
            .expect("as the rules have it")
            .1;
        let block = Block {
            colour: colour.to_owned(),
            jewels: BTreeSet::from([jewel]),
        };
        player.blocks.insert((self.round, cell.0, cell.1), block);
    }

    fn refill_or_go_on(&mut self) {
        match self.full_stacks_behind(self.taken).as_slice() {
            [] => self.next_turn(),
            [only] => self.refill(*only),
            _ => self.phase = Phase::Refill,
        }
    }

    fn refill(&mut self, stack: usize) {
        self.quarry[self.taken] = self.tops[stack].take();
        self.heights[stack] -= 1;
        if self.heights[stack] > 0 {
            self.phase = Phase::Show(stack);
            return;
        }
        match self.donors().as_slice() {
            [] => self.next_turn(),
            [only] => self.halve(*only, stack),
            _ => self.phase = Phase::Halve(stack),
        }
    }

    fn halve(&mut self, donor: usize, empty: usize) {
        let lower = self.heights[donor] / 2;
        self.heights[donor] -= lower;
        self.heights[empty] += lower;
        self.phase = Phase::Show(empty);
    }

    fn next_turn(&mut self) {
        let seats = self.players.len();
        loop {
            let next = (1..=seats)
                .map(|step| (self.mover + step) % seats)
                .find(|&seat| self.players[seat].lost.is_none() && !self.players[seat].complete(self.round));
            let Some(next) = next else { return self.end_round() };
            self.mover = next;
            let player = &self.players[next];
            if !player.open_pairs(self.round).is_empty() {
                self.phase = Phase::Build;
                return;
            }
            if player.patches.len() >= player.open_cells(self.round).len() {
                self.phase = Phase::Fill;
                return;
            }
            let lost = self.players.iter().filter(|player| player.lost.is_some()).count();
            self.players[next].lost = Some(lost);
            if lost + 2 == seats {
                self.phase = Phase::Over;
                return;
            }
        }
    }

    fn end_round(&mut self) {
        for player in &mut self.players {
            if player.lost.is_none() {
                let areas = player.marked_areas(self.round);
                player.rounds.push(areas);
                player.markers.clear();
            }
        }
        if self.round == 4 {
            self.phase = Phase::Over;
            return;
        }
        let seats = self.players.len();
        let mut best: Option<(i32, usize)> = None;
        for step in 1..=seats {
            let seat = (self.starter + step) % seats;
            if self.players[seat].lost.is_some() {
                continue;
            }
            let points = self.players[seat].round_points(self.round as usize - 1);
            if best.is_none_or(|(fewest, _)| points < fewest) {
                best = Some((points, seat));
            }
        }
        self.starter = best.expect("as the rules have it").1;
        self.mover = self.starter;
        self.round += 1;
        self.phase = Phase::Build;
    }

    /// The place of every seat, by pairwise comparison.
    pub(crate) fn places(&self) -> Vec<u8> {
        let better = |one: &Player, other: &Player| match (one.lost, other.lost) {
            (None, Some(_)) => true,
            (Some(_), None) => false,
            (Some(one), Some(other)) => one > other,
            (None, None) => {
                let best = |player: &Player| {
                    (0..player.rounds.len())
                        .map(|round| player.round_points(round))
                        .max()
                };
                if one.points() != other.points() {
                    return one.points() > other.points();
                }
                if one.patches.len() != other.patches.len() {
                    return one.patches.len() > other.patches.len();
                }
                best(one) > best(other)
            }
        };
        self.players
            .iter()
            .map(|one| 1 + self.players.iter().filter(|other| better(other, one)).count() as u8)
            .collect()
    }

    /// The marked areas of a seat with their current scores, by colour.
    pub(crate) fn marked_now(&self, seat: usize) -> BTreeMap<String, i32> {
        if self.players[seat].blocks.is_empty() {
            return BTreeMap::new();
        }
        self.players[seat].marked_areas(self.round).into_iter().collect()
    }
}
