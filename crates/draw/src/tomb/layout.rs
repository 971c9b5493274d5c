//! The layout of the picture.

use games::game_tomb::Slot;

use crate::Frame;

/// The measures of a picture.
///
/// A wide one has the offer above the viewer's cards and the others beside them. In a tall one
/// the viewer's cards are stacked vertically, so that their squares are large enough for a
/// finger, with the offer beside them and the others below.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub(super) frame: Frame,
    pub(super) width: f64,
    pub(super) height: f64,
    /// The position of the round and step: at the start of this line, or at its end.
    pub(super) step: (f64, f64),
    /// Corner and side of the area for the expedition.
    pub(super) expedition: ((f64, f64), f64),
    /// Corner and size of the only button at a time.
    pub(super) button: ((f64, f64), (f64, f64)),
    /// The position of the viewer's name.
    pub(super) name: (f64, f64),
    /// The side of a square in the viewer's cards, in a hand, in the offer, and in the others'
    /// cards.
    pub(super) own_side: f64,
    pub(super) hand_side: f64,
    pub(super) offer_side: f64,
    pub(super) other_side: f64,
    /// Corner and size of the deck.
    pub(super) deck: ((f64, f64), (f64, f64)),
    /// The corner of the viewer's score card.
    pub(super) sheet: (f64, f64),
}

impl Layout {
    pub(super) fn new(frame: Frame, seats: u8) -> Layout {
        let others = f64::from(seats - 1);
        match frame {
            Frame::Wide => Layout {
                frame,
                width: 1100.0,
                height: 816.0,
                step: (24.0, 36.0),
                expedition: ((24.0, 54.0), 124.0),
                button: ((560.0, 190.0), (276.0, 66.0)),
                name: (24.0, 236.0),
                own_side: 77.0,
                hand_side: 36.0,
                offer_side: 22.2,
                other_side: 17.0,
                deck: ((802.0, 34.0), (66.0, 136.0)),
                sheet: (20.0, 706.0),
            },
            Frame::Tall => Layout {
                frame,
                width: 732.0,
                height: 1264.0 + others * OTHER_TALL,
                step: (720.0, 42.0),
                expedition: ((470.0, 64.0), 244.0),
                button: ((466.0, 330.0), (256.0, 84.0)),
                name: (14.0, 42.0),
                own_side: 84.0,
                hand_side: 62.0,
                offer_side: 20.0,
                other_side: 22.0,
                deck: ((470.0, 836.0), (116.0, 144.0)),
                sheet: (12.0, 1036.0),
            },
        }
    }

    /// The corner of one of the viewer's two cards.
    pub(super) fn own_card(&self, slot: Slot) -> (f64, f64) {
        match (self.frame, slot) {
            (Frame::Wide, Slot::Left) => (20.0, 262.0),
            (Frame::Wide, Slot::Right) => (432.0, 262.0),
            (Frame::Tall, Slot::Left) => (12.0, 62.0),
            (Frame::Tall, Slot::Right) => (12.0, 548.0),
        }
    }

    /// The corner of a card of the hand: four in a row, or two above two.
    pub(super) fn hand_card(&self, slot: usize) -> (f64, f64) {
        match self.frame {
            Frame::Wide => (20.0 + 207.0 * slot as f64, 310.0),
            Frame::Tall => (12.0 + 360.0 * (slot % 2) as f64, 72.0 + 372.0 * (slot / 2) as f64),
        }
    }

    /// The corner of a card of the offer.
    pub(super) fn offer_card(&self, slot: usize) -> (f64, f64) {
        match self.frame {
            Frame::Wide => (300.0 + 125.0 * slot as f64, 34.0),
            Frame::Tall => (
                470.0 + 130.0 * (slot % 2) as f64,
                548.0 + 142.0 * (slot / 2) as f64,
            ),
        }
    }

    /// Another seat: the positions of its left card, its name and its figures.
    pub(super) fn other(&self, index: usize) -> Other {
        let index = index as f64;
        match self.frame {
            Frame::Wide => {
                let top = 12.0 + 260.0 * index;
                Other {
                    name: (888.0, top + 26.0),
                    letters: 20.0,
                    card: (888.0, top + 42.0),
                    step: 102.0,
                    figures: (888.0, top + 162.0),
                }
            }
            Frame::Tall => {
                let top = 1268.0 + OTHER_TALL * index;
                Other {
                    name: (290.0, top + 30.0),
                    letters: 24.0,
                    card: (12.0, top),
                    step: 132.0,
                    figures: (290.0, top + 48.0),
                }
            }
        }
    }
}

/// The height of another seat's area in a tall picture.
const OTHER_TALL: f64 = 154.0;

/// The positions of another seat's things.
#[derive(Clone, Copy, Debug)]
pub(super) struct Other {
    pub(super) name: (f64, f64),
    pub(super) letters: f64,
    /// The left card, and the distance to the right one.
    pub(super) card: (f64, f64),
    pub(super) step: f64,
    pub(super) figures: (f64, f64),
}
