//! The layout of the picture.

use games::game_tomb::Slot;

use crate::{Aspect, Frame};

/// The measures of a picture.
///
/// A wide one has the offer beside the viewer's cards, with the others below it. In a tall one
/// the viewer's cards are stacked vertically, so that their squares are large enough for a
/// finger, with the offer beside them and the others below; a player who takes a card sees the offer
/// large.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub(super) frame: Frame,
    pub(super) width: f64,
    pub(super) height: f64,
    /// The position of the round and step: at the start of this line, or at its end.
    pub(super) step: (f64, f64),
    pub(super) step_letters: f64,
    /// Corner and side of the area for the expedition.
    pub(super) expedition: ((f64, f64), f64),
    /// The patterns still to come: the caption, the first of them, the steps to the next column
    /// and row, and the side of a square.
    pub(super) to_come: ToCome,
    /// The boxes around the expedition and around the offer, and the caption of the offer.
    pub(super) expedition_box: Area,
    pub(super) offer_box: Area,
    pub(super) offer_caption: (f64, f64),
    /// The first card of the offer, and the steps to the next column and row.
    offer: Area,
    /// The letter size of captions.
    pub(super) caption: f64,
    /// Corner and size of the only button at a time.
    pub(super) button: Area,
    /// The position of the viewer's name.
    pub(super) name: (f64, f64),
    /// The corners of the viewer's two cards.
    own: [(f64, f64); 2],
    /// The side of a square in the viewer's cards, in a hand, in the offer, and in the others'
    /// cards.
    pub(super) own_side: f64,
    pub(super) hand_side: f64,
    pub(super) offer_side: f64,
    pub(super) other_side: f64,
    /// Where the areas of the others begin, from the top.
    others: f64,
    /// Corner and size of the deck.
    pub(super) deck: Area,
    /// The corner of the viewer's score card.
    pub(super) sheet: (f64, f64),
}

/// Corner and size of something.
pub(super) type Area = ((f64, f64), (f64, f64));

/// Where the patterns are that are still to come.
#[derive(Clone, Copy, Debug)]
pub(super) struct ToCome {
    pub(super) caption: (f64, f64),
    pub(super) first: (f64, f64),
    pub(super) step: (f64, f64),
    pub(super) side: f64,
}

/// The number of columns of the patterns still to come.
const COLUMNS: usize = 3;

impl ToCome {
    /// The place of one of them.
    pub(super) fn place(&self, index: usize) -> (f64, f64) {
        let (column, row) = ((index % COLUMNS) as f64, (index / COLUMNS) as f64);
        (
            self.first.0 + self.step.0 * column,
            self.first.1 + self.step.1 * row,
        )
    }
}

/// What the viewer is about to do, which decides what is large.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Marking squares, or waiting for others.
    Marking,
    /// Taking a card: those of the offer are large.
    Taking,
}

impl Layout {
    pub(super) fn new(frame: Frame, seats: u8, stage: Stage) -> Layout {
        let layout = match frame.aspect {
            Aspect::Wide => Layout::wide(frame, seats - 1),
            Aspect::Tall => Layout::tall(frame, seats - 1),
        };
        match stage {
            Stage::Marking => layout,
            Stage::Taking => layout.taking(),
        }
    }

    /// With only one other seat there is more room for the offer.
    fn wide(frame: Frame, others: u8) -> Layout {
        let is_duel = others == 1;
        let (offer_side, offer_high) = if is_duel { (36.0, 620.0) } else { (30.0, 412.0) };
        Layout {
            frame,
            width: 1280.0,
            height: 848.0,
            step: (24.0, 36.0),
            step_letters: 20.0,
            expedition: ((24.0, 50.0), 100.0),
            to_come: ToCome {
                caption: (150.0, 60.0),
                first: (150.0, 72.0),
                step: (84.0, 44.0),
                side: 11.0,
            },
            expedition_box: ((12.0, 8.0), (396.0, 150.0)),
            offer_box: ((COLUMN, 8.0), (COLUMN_WIDE, offer_high)),
            offer_caption: (COLUMN + 12.0, 34.0),
            offer: (
                (COLUMN + 10.0, 44.0),
                if is_duel { (202.0, 218.0) } else { (168.0, 184.0) },
            ),
            caption: 18.0,
            button: ((424.0, 76.0), (300.0, 70.0)),
            name: (424.0, 46.0),
            own: [(20.0, 168.0), (432.0, 168.0)],
            own_side: 77.0,
            hand_side: 58.0,
            offer_side,
            other_side: 16.0,
            others: offer_high + 16.0,
            deck: if is_duel {
                ((COLUMN + 10.0, 482.0), (120.0, 138.0))
            } else {
                ((COLUMN + 346.0, 44.0), (62.0, 178.0))
            },
            sheet: (12.0, 614.0),
        }
    }

    fn tall(frame: Frame, others: u8) -> Layout {
        Layout {
            frame,
            width: 860.0,
            height: OTHERS_TALL + f64::from(others) * OTHER_TALL,
            step: (848.0, 42.0),
            step_letters: 24.0,
            expedition: ((480.0, 72.0), 236.0),
            to_come: ToCome {
                caption: (474.0, 438.0),
                first: (480.0, 452.0),
                step: (126.0, 48.0),
                side: 11.0,
            },
            expedition_box: ((462.0, 54.0), (392.0, 490.0)),
            offer_box: ((462.0, 552.0), (392.0, 454.0)),
            offer_caption: (474.0, 582.0),
            offer: ((472.0, 596.0), (158.0, 178.0)),
            caption: 24.0,
            button: ((472.0, 318.0), (370.0, 88.0)),
            name: (14.0, 42.0),
            own: [(12.0, 62.0), (12.0, 548.0)],
            own_side: 84.0,
            hand_side: 80.0,
            offer_side: 28.0,
            other_side: 22.0,
            others: OTHERS_TALL + 4.0,
            deck: ((786.0, 596.0), (60.0, 168.0)),
            sheet: (10.0, 1032.0),
        }
    }

    /// In a tall picture the cards of the offer have the place of the viewer's own, because they are
    /// too small to be read else. In a wide one nothing changes its place.
    fn taking(self) -> Layout {
        match self.frame.aspect {
            Aspect::Wide => self,
            Aspect::Tall => Layout {
                offer_box: ((6.0, 54.0), (848.0, 748.0)),
                offer_caption: (20.0, 84.0),
                offer: ((18.0, 96.0), (344.0, 353.0)),
                offer_side: 61.0,
                deck: ((710.0, 96.0), (132.0, 220.0)),
                own: [(12.0, 814.0), (226.0, 814.0)],
                own_side: 36.0,
                ..self
            },
        }
    }

    /// The corner of one of the viewer's two cards.
    pub(super) fn own_card(&self, slot: Slot) -> (f64, f64) {
        match slot {
            Slot::Left => self.own[0],
            Slot::Right => self.own[1],
        }
    }

    /// The corner of a card of the hand: four in a row, or two above two.
    pub(super) fn hand_card(&self, slot: usize) -> (f64, f64) {
        let (column, row) = ((slot % 2) as f64, (slot / 2) as f64);
        match self.frame.aspect {
            Aspect::Wide => (16.0 + 314.0 * slot as f64, 76.0),
            Aspect::Tall => (6.0 + 427.0 * column, 60.0 + 470.0 * row),
        }
    }

    /// The corner of a card of the offer: two above two.
    pub(super) fn offer_card(&self, slot: usize) -> (f64, f64) {
        let ((x, y), (across, down)) = self.offer;
        (x + across * (slot % 2) as f64, y + down * (slot / 2) as f64)
    }

    /// The size of the area of the patterns still to come, with their caption.
    pub(super) fn size_of_to_come(&self) -> (f64, f64) {
        let (across, down) = self.to_come.step;
        (
            across * COLUMNS as f64 - 4.0,
            self.caption * 1.5 + down * 2.0 - 4.0,
        )
    }

    /// Another seat: the positions of its left card, its name and its figures.
    pub(super) fn other(&self, index: usize) -> Other {
        let index = index as f64;
        match self.frame.aspect {
            Aspect::Wide => {
                let top = self.others + OTHER_WIDE * index;
                Other {
                    name: (COLUMN + 12.0, top + 22.0),
                    letters: 19.0,
                    card: (COLUMN + 10.0, top + 29.0),
                    step: 98.0,
                    figures: (COLUMN + 212.0, top + 46.0),
                    tray: ((COLUMN, top), (COLUMN_WIDE, OTHER_WIDE - 4.0)),
                }
            }
            Aspect::Tall => {
                let top = self.others + OTHER_TALL * index;
                Other {
                    name: (290.0, top + 32.0),
                    letters: 27.0,
                    card: (12.0, top),
                    step: 132.0,
                    figures: (290.0, top + 50.0),
                    tray: ((6.0, top - 6.0), (848.0, OTHER_TALL - 6.0)),
                }
            }
        }
    }
}

/// Where the right column of a wide picture begins, with the offer and the others, and its width.
const COLUMN: f64 = 852.0;
const COLUMN_WIDE: f64 = 418.0;

/// The height of another seat's area in a wide picture, and in a tall one.
const OTHER_WIDE: f64 = 138.0;
const OTHER_TALL: f64 = 154.0;

/// Where the areas of the others begin in a tall picture.
const OTHERS_TALL: f64 = 1382.0;

/// The positions of another seat's things.
#[derive(Clone, Copy, Debug)]
pub(super) struct Other {
    pub(super) name: (f64, f64),
    pub(super) letters: f64,
    /// The left card, and the distance to the right one.
    pub(super) card: (f64, f64),
    pub(super) step: f64,
    pub(super) figures: (f64, f64),
    /// The box around everything.
    pub(super) tray: Area,
}
