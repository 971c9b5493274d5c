//! What the open places of the pyramid offer.

use games::game_sun::{Board, Card, MAX_WIDTH, Part, Place, Symbol};

/// The open places that are described: as many as there can be.
pub(super) const OPEN: usize = MAX_WIDTH;

/// The symbols of the standard set, which is the one that the net knows.
const SYMBOLS: usize = Symbol::STANDARD.len();

/// How often the points of a card count (SU-11).
pub(super) fn multiple(part: Part) -> usize {
    match part {
        Part::Standard => 1,
        Part::Left | Part::Right => 2,
        Part::Top => 3,
    }
}

/// An open place.
#[derive(Clone, Copy, Default)]
pub(super) struct Sight {
    /// Its number in the largest pyramid.
    pub(super) cell: usize,
    pub(super) level: usize,
    /// 0, or the part that goes only here.
    pub(super) end: usize,
    /// Cards around it with each symbol of the standard set.
    pub(super) touching: [u8; SYMBOLS],
    /// Places that a card here opens.
    pub(super) opens: usize,
}

/// All open places.
pub(super) struct Sights {
    open: [Sight; OPEN],
    len: usize,
    /// The next level without a left or right end, twice; and one if it can be laid now.
    pub(super) left_end: usize,
    pub(super) right_end: usize,
}

impl Sights {
    pub(super) fn new(board: &Board) -> Sights {
        let mut sights = Sights {
            open: [Sight::default(); OPEN],
            len: 0,
            left_end: 0,
            right_end: 0,
        };
        for place in board.open_for(Part::Standard).take(OPEN) {
            sights.open[sights.len] = Sight::new(board, place);
            sights.len += 1;
        }
        let end = |part: Part| {
            let mut level = 1;
            while level < board.top_level() {
                let at = if part == Part::Left {
                    0
                } else {
                    board.width() - level - 1
                };
                let Some(place) = Place::new(level, at) else { break };
                if !board.is_filled(place) {
                    return 2 * level + usize::from(board.is_open(place));
                }
                level += 1;
            }
            2 * level
        };
        sights.left_end = end(Part::Left);
        sights.right_end = end(Part::Right);
        sights
    }

    pub(super) fn open(&self) -> &[Sight] {
        &self.open[..self.len]
    }

    /// The level up to the value, and the touching symbols, of the best place for a card.
    pub(super) fn best_for(&self, card: Card) -> (usize, usize) {
        let multiple = multiple(card.part);
        let mut best = (0, (0, 0));
        for sight in self.open() {
            if card.part != Part::Standard && card.part as usize != sight.end {
                continue;
            }
            let level = sight.level.min(card.value.into());
            let touching = card
                .symbol
                .map_or(0, |symbol| usize::from(sight.touching_with(symbol)));
            let score = multiple * level + touching;
            if score > best.0 {
                best = (score, (level, touching));
            }
        }
        best.1
    }

    /// The level and the number of cards around it of the place that touches most of a symbol.
    pub(super) fn best_touching(&self, symbol: Symbol) -> (usize, u8) {
        let mut best = (0, 0);
        for sight in self.open() {
            let touching = sight.touching_with(symbol);
            if touching > 0 && (touching, sight.level) > (best.1, best.0) {
                best = (sight.level, touching);
            }
        }
        best
    }
}

impl Sight {
    /// Cards around it with this symbol of the standard set.
    fn touching_with(&self, symbol: Symbol) -> u8 {
        let known = Symbol::STANDARD.iter().position(|&other| other == symbol);
        known.map_or(0, |index| self.touching[index])
    }

    fn new(board: &Board, place: Place) -> Sight {
        let (level, at) = (place.level(), place.at());
        let width = board.width() - level;
        let lies = |at: usize| Place::new(level, at).is_some_and(|place| board.is_filled(place));
        let end = if width == 1 {
            Part::Top as usize
        } else if at == 0 {
            Part::Left as usize
        } else if at == width - 1 {
            Part::Right as usize
        } else {
            0
        };
        Sight {
            cell: level * (2 * MAX_WIDTH + 1 - level) / 2 + at,
            level,
            end,
            touching: Symbol::STANDARD.map(|symbol| board.touching(place, symbol)),
            opens: usize::from(at > 0 && lies(at - 1)) + usize::from(at + 1 < width && lies(at + 1)),
        }
    }
}
