//! The score card of a player.

use rules::{Phrase, Tally};

use crate::refusal::to;
use crate::{Chamber, SKULLS, Squares, Symbol, TombSet};

/// The points of the three boxes of a colour, in the order in which they are taken (TO-12).
pub const BOXES: [i32; 3] = [10, 6, 3];

/// The maximum number of gems of a colour that count (TO-7).
pub const MOST_GEMS: u8 = 10;

/// The number of rounds in a match (TO-2).
pub const ROUNDS: u8 = 4;

const PER_CARD: i32 = 10;
const PER_TORCH: i32 = 5;
const PER_PAIR: i32 = 5;

/// The ticks on a score card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Sheet {
    /// Red gems, at most 10.
    pub red: u8,
    /// Green gems, at most 10.
    pub green: u8,
    /// One bit per round whose torch is ticked.
    pub torches: u8,
    /// Skulls, at most 10. They are ticked in the order of their costs, so the number determines
    /// which.
    pub skulls: u8,
    /// Per colour, one bit for each of the three boxes.
    pub boxes: [u8; 3],
}

impl Sheet {
    /// Settles one mark: ticks the gems, the torch of this round and the skulls, then lets the
    /// potions erase (TO-7, TO-8, TO-9).
    ///
    /// Skulls come first because a potion erases what is ticked once the whole mark is made.
    /// Returns how many red crosses were marked (TO-6).
    #[inline]
    pub fn settle(&mut self, chamber: &Chamber, squares: Squares, round: u8) -> u8 {
        let marked = |symbol| squares.and(chamber.with(symbol)).len() as u8;
        self.red = (self.red + marked(Symbol::RedGem)).min(MOST_GEMS);
        self.green = (self.green + marked(Symbol::GreenGem)).min(MOST_GEMS);
        self.torches |= u8::from(marked(Symbol::Torch) > 0) << round;
        self.skulls = (self.skulls + marked(Symbol::Skull)).min(SKULLS as u8);
        self.skulls = self.skulls.saturating_sub(2 * marked(Symbol::Potion));
        marked(Symbol::Cross)
    }

    /// The points for gems, torches and boxes minus the most expensive skull: everything except
    /// the completed cards.
    pub fn points(self, components: &TombSet) -> i32 {
        self.torch_points() + self.box_points() + self.gem_points() - self.skull_cost(components)
    }

    /// The points for the ticked torches.
    pub fn torch_points(self) -> i32 {
        PER_TORCH * self.torches.count_ones() as i32
    }

    /// The points for the boxes.
    pub fn box_points(self) -> i32 {
        let mut points = 0;
        for boxes in self.boxes {
            for (index, value) in BOXES.into_iter().enumerate() {
                points += i32::from(boxes >> index & 1) * value;
            }
        }
        points
    }

    /// The points for pairs and for single gems.
    pub fn gem_points(self) -> i32 {
        let (pairs, single) = self.gems();
        PER_PAIR * pairs + single
    }

    /// The cost of the most expensive ticked skull; the others cost nothing.
    pub fn skull_cost(self, components: &TombSet) -> i32 {
        match self.skulls {
            0 => 0,
            ticked => i32::from(components.skulls()[usize::from(ticked) - 1]),
        }
    }

    /// All lines in the order of TO-13, with this many completed cards.
    pub(crate) fn tally(self, completed: u32, components: &TombSet) -> Tally {
        let mut tally = Tally::default();
        let mut line = |id, count: i32, points| {
            if count > 0 {
                tally.add(to(13), Phrase::new(id).with("count", count), points);
            }
        };
        let (pairs, single) = self.gems();
        let boxes: u32 = self.boxes.iter().map(|boxes| boxes.count_ones()).sum();
        line(
            "tomb-tally-completed",
            completed as i32,
            PER_CARD * completed as i32,
        );
        line(
            "tomb-tally-torches",
            self.torches.count_ones() as i32,
            self.torch_points(),
        );
        line("tomb-tally-boxes", boxes as i32, self.box_points());
        // One line: a partner would take the point of a single gem, to give it to a pair.
        line("tomb-tally-gems", pairs + single, PER_PAIR * pairs + single);
        line(
            "tomb-tally-skulls",
            i32::from(self.skulls),
            -self.skull_cost(components),
        );
        tally
    }

    /// Pairs of a red and a green gem, and gems without a partner.
    fn gems(self) -> (i32, i32) {
        let (red, green) = (i32::from(self.red), i32::from(self.green));
        (red.min(green), (red - green).abs())
    }
}
