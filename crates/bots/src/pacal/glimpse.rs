//! What a seat of Pacal's Rocket has and can hope for: the pyramids that its stones allow on its
//! next turn, those that lack one stone, and where its ship can land to drop it.

use games::game_pacal::{
    Face, PYRAMIDS, PacalPosition, Palenque, Phase, Prospect, Prospects, STONES, Squares,
};
use rules::{Position as _, Seat};

use super::judgement::{leaves_before, lying};

/// The districts of the standard board.
pub(super) const DISTRICTS: usize = 16;
/// A player who waits this many turns may as well wait longer.
const LONG: usize = 4;
/// The heights of pyramids.
pub(super) const HEIGHTS: usize = 5;
/// The kinds of faces: 2, 3, 4, 5 and arrows, and how many of six.
pub(super) const FACES: [(Face, i32); 5] = [
    (Face::Number(2), 1),
    (Face::Number(3), 2),
    (Face::Number(4), 1),
    (Face::Number(5), 1),
    (Face::Arrows, 1),
];

/// What one seat has, and what it can hope for.
pub(super) struct Glimpse {
    pub(super) points: i32,
    pub(super) left: [u8; 5],
    pub(super) supply: u8,
    /// The stones that will be visible when the seat builds next.
    pub(super) soon: u8,
    pub(super) built: usize,
    /// How many turns come before the one of this seat, up to [`LONG`].
    pub(super) waits: usize,
    pub(super) divine: usize,
    /// The best pyramid on the next turn, of any height, of each height, and in each district.
    pub(super) best: i32,
    pub(super) by_height: [i32; HEIGHTS],
    pub(super) by_district: [i32; DISTRICTS],
    /// The points it scores, and those that the seat will have.
    pub(super) scores: i32,
    /// The best pyramid on the turn after that, with no more stones, with the stone that the ship
    /// can drop meanwhile, and with any one.
    pub(super) next: i32,
    pub(super) next_reached: i32,
    pub(super) next_any: i32,
    /// What dropping a stone prepares if nothing is built first, by face, and on average.
    pub(super) by_face: [i32; FACES.len()],
    pub(super) reached: i32,
    /// The best that any one stone would complete.
    pub(super) any: i32,
    /// The same in each district, where the ship can land.
    pub(super) near_by_district: [i32; DISTRICTS],
    /// The squares that would complete this number of storeys.
    pub(super) completing: [usize; HEIGHTS],
    /// The best pyramid once every ship has left its stones.
    pub(super) far: i32,
    /// The best one that a stone in another ship would complete, where these ships are now.
    pub(super) sent: i32,
    pub(super) storeys: [u8; DISTRICTS],
    pub(super) banks: u8,
}

/// The district of every square of the grid.
pub(super) type Places = [u8; 256];

pub(super) fn districts_by_square(palenque: &Palenque) -> Places {
    let mut places = [0; 256];
    for (number, district) in palenque.districts().iter().enumerate() {
        for square in district.squares {
            places[square.index()] = number.min(DISTRICTS - 1) as u8;
        }
    }
    places
}

impl Glimpse {
    pub(super) fn new(position: &PacalPosition, seat: Seat, place: &Places) -> Glimpse {
        let seats = position.seats();
        let (stones, ships) = lying(position, seat, |ship| {
            ship == seat || leaves_before(position, ship, seat)
        });
        let mut prospects = Prospects::new(position, seat);
        let mut best: Option<Prospect> = None;
        let (mut by_height, mut by_district) = ([0; HEIGHTS], [0; DISTRICTS]);
        prospects.each(stones, ships, |prospect| {
            if best.is_none_or(|best| best.worth < prospect.worth) {
                best = Some(prospect);
            }
            raise(&mut by_height[usize::from(prospect.storeys) - 1], prospect.worth);
            raise(
                &mut by_district[usize::from(place[prospect.on.index()])],
                prospect.worth,
            );
        });
        let waits = waits(position, seat);
        let reach = Reach::new(position, seat, waits);
        let ground = position.land() & !ships & !stones;
        let mut completed = [0; 256];
        let mut heights = [Squares::EMPTY; HEIGHTS];
        let mut near_by_district = [0; DISTRICTS];
        prospects.each_lacking_one(stones, ships, ground, |lacks, prospect| {
            raise(&mut completed[lacks.index()], prospect.worth);
            heights[usize::from(prospect.storeys) - 1].insert(lacks);
            if reach.anywhere.contains(lacks) {
                let district = usize::from(place[prospect.on.index()]);
                raise(&mut near_by_district[district], prospect.worth);
            }
        });
        let by_face = reach.each(&completed);
        let sent = Seat::all(seats)
            .filter(|&other| other != seat)
            .filter_map(|other| position.ship(other))
            .map(|ship| completed[ship.index()])
            .max()
            .unwrap_or(0);
        let (later, nowhere) = lying(position, seat, |_| true);
        let far = if (later, nowhere) == (stones, ships) {
            best.map_or(0, |best| best.worth)
        } else {
            prospects.best(later, nowhere)
        };
        let (mut next, mut after, mut scores) = (0, [0; 256], 0);
        if let Some(best) = best.filter(|best| best.worth > 0) {
            let supposed = position.supposing(seat, &best);
            scores = i32::from(supposed.points(seat)) - i32::from(position.points(seat));
            if supposed.pyramids_left(seat).iter().sum::<u8>() > 1 {
                let mut prospects = Prospects::new(&supposed, seat);
                let rest = stones & !best.stones;
                next = prospects.best(rest, ships);
                prospects.each_lacking_one(rest, ships, ground, |lacks, prospect| {
                    raise(&mut after[lacks.index()], prospect.worth);
                });
            }
        }
        let after_by_face = reach.each(&after);
        let left = position.pyramids_left(seat);
        let mut storeys = [0; DISTRICTS];
        for (storeys, district) in storeys.iter_mut().zip(position.palenque().districts()) {
            *storeys = position.storeys_within(seat, district.squares);
        }
        Glimpse {
            points: i32::from(position.points(seat)),
            left,
            supply: position.supply(seat),
            soon: stones.len().min(STONES),
            built: usize::from(PYRAMIDS.iter().sum::<u8>() - left.iter().sum::<u8>()),
            waits: waits.min(LONG),
            divine: position
                .divine_stones(seat)
                .map(|stone| 1 << stone as usize)
                .sum(),
            best: best.map_or(0, |best| best.worth),
            by_height,
            by_district,
            scores,
            next,
            next_reached: reach.mean(&after_by_face).max(next),
            next_any: after.iter().copied().max().unwrap_or(0).max(next),
            reached: reach.mean(&by_face),
            by_face,
            any: completed.iter().copied().max().unwrap_or(0),
            near_by_district,
            completing: heights.map(|squares| usize::from(squares.len())),
            far,
            sent,
            storeys,
            banks: position.storeys_within(seat, position.palenque().banks()),
        }
    }
}

fn raise(known: &mut i32, worth: i32) {
    *known = worth.max(*known);
}

/// How many turns come before that of the seat.
fn waits(position: &PacalPosition, seat: Seat) -> usize {
    let seats = usize::from(position.seats());
    let after = |one: Seat, other: Seat| (other.index() + seats - one.index()) % seats;
    let (starter, mover) = (position.starter(), position.mover());
    let passed = after(starter, mover);
    if after(starter, seat) >= passed {
        return after(mover, seat);
    }
    // PA-2: the start passes on with every round.
    let next = starter.next(position.seats());
    seats - passed + after(next, seat)
}

/// Where a ship can land on its next turn.
struct Reach {
    faces: [(Squares, i32); FACES.len()],
    anywhere: Squares,
}

impl Reach {
    fn new(position: &PacalPosition, seat: Seat, waits: usize) -> Reach {
        let seats = usize::from(position.seats());
        // PA-2: a roll holds for the rest of the round; with two players for one turn.
        let passed = (position.mover().index() + seats - position.starter().index()) % seats;
        let this_round = waits == 0 || seats > 2 && passed + waits < seats;
        let known = position
            .die()
            .filter(|_| position.step() == Phase::Fly && this_round);
        let mut anywhere = Squares::EMPTY;
        let faces = FACES.map(|(face, weight)| {
            let [line, bent] = position.reach(seat, face);
            let weight = match known {
                Some(known) if known == face => 6,
                Some(_) => 0,
                None => weight,
            };
            if weight > 0 {
                anywhere = anywhere | line | bent;
            }
            (line | bent, weight)
        });
        Reach { faces, anywhere }
    }

    /// The best of these values on the squares of each face; 0 for faces that cannot come.
    fn each(&self, values: &[i32; 256]) -> [i32; FACES.len()] {
        self.faces.map(|(squares, weight)| {
            if weight == 0 {
                return 0;
            }
            squares
                .iter()
                .map(|square| values[square.index()])
                .max()
                .unwrap_or(0)
        })
    }

    fn mean(&self, each: &[i32; FACES.len()]) -> i32 {
        let sum: i32 = self
            .faces
            .iter()
            .zip(each)
            .map(|((_, weight), worth)| weight * worth)
            .sum();
        sum / 6
    }
}

#[cfg(test)]
mod tests {
    use games::game_pacal::Pacal;
    use rules::{Options, SetUp};

    use super::*;

    fn seen_of(text: &str) -> PacalPosition {
        let components = &Options::<Pacal>::default().components;
        Pacal::position_from_text(components, text).expect("a position of two seats")
    }

    fn glimpse(position: &PacalPosition, seat: Seat) -> Glimpse {
        Glimpse::new(position, seat, &districts_by_square(position.palenque()))
    }

    #[test]
    fn what_lacks_a_stone_is_seen_where_the_ship_can_land() {
        // Two stones in a row: whatever comes beside them makes three storeys.
        let text = "standard round=3 start=1 mover=1 step=roll \
                    ; ship=e8 stones=c8+d8 ; ship=c1";
        let two = glimpse(&seen_of(text), Seat::FIRST);
        let text = "standard round=3 start=1 mover=1 step=roll ; ship=e8 ; ship=c1";
        let none = glimpse(&seen_of(text), Seat::FIRST);
        assert!(two.best > 0 && two.by_height[1] > 0, "{}", two.best);
        assert_eq!(none.best, 0);
        assert!(two.any > two.best, "{} {}", two.any, two.best);
        assert!(two.completing[2] > 0, "{:?}", two.completing);
        assert_eq!(none.completing, [0; HEIGHTS]);
        assert!(two.reached > 0 && two.reached <= two.any);
    }

    #[test]
    fn the_one_to_move_waits_for_nobody() {
        let text = "standard round=3 start=2 mover=1 step=roll ; ship=e8 ; ship=c1";
        let position = seen_of(text);
        // With two seats the second of this round also begins the next one.
        assert_eq!(waits(&position, Seat::FIRST), 0);
        assert_eq!(waits(&position, Seat::SECOND), 2);
    }
}
