//! The layout of the picture.

use super::above::Room;
use crate::{Aspect, Frame};

/// The measures of a picture.
///
/// A wide one has the quarry in a row at the top and the other pyramids beside the viewer's; in a
/// tall one the viewer's pyramid comes first and the others last.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    frame: Frame,
    pub(super) width: f64,
    pub(super) height: f64,
    /// The positions of the viewer's name and of the round.
    pub(super) name: (f64, f64),
    pub(super) round: (f64, f64),
    /// The letters of the viewer's name.
    pub(super) name_letters: f64,
    pub(super) pyramid: Room,
    /// The boxes around the quarry, the stacks, the patches and the markers: corner and size. In a
    /// wide picture quarry and stacks share one.
    pub(super) quarry_box: Area,
    pub(super) stacks_box: Option<Area>,
    pub(super) patches_box: Area,
    pub(super) markers_box: Area,
    /// The letters of their captions.
    pub(super) caption: f64,
    /// The side of a block in the quarry, on the stacks, and of the viewer's patches.
    pub(super) quarry_block: f64,
    pub(super) stack_block: f64,
    pub(super) patch_block: f64,
    /// Corner and size of the only button.
    pub(super) button: Area,
    /// The first marker in the supply, and the distance between markers.
    pub(super) marker: ((f64, f64), f64),
}

/// Corner and size of something.
pub(super) type Area = ((f64, f64), (f64, f64));

/// The positions of another seat's things.
#[derive(Clone, Copy, Debug)]
pub(super) struct Other {
    pub(super) name: (f64, f64),
    /// The first patch; their blocks are small.
    pub(super) patch: (f64, f64),
    pub(super) pyramid: Room,
}

impl Layout {
    pub(super) fn new(frame: Frame) -> Layout {
        match frame.aspect {
            Aspect::Wide => Layout {
                frame,
                width: 1100.0,
                height: 820.0,
                name: (24.0, 190.0),
                name_letters: 28.0,
                round: (690.0, 190.0),
                pyramid: room(16.0, 296.0, 674.0, 512.0, Room::WITH_REACH),
                quarry_box: ((16.0, 10.0), (1068.0, 144.0)),
                stacks_box: None,
                patches_box: ((16.0, 206.0), (346.0, 84.0)),
                markers_box: ((372.0, 206.0), (318.0, 84.0)),
                caption: 17.0,
                quarry_block: 80.0,
                stack_block: 52.0,
                patch_block: 48.0,
                button: ((352.0, 159.0), (196.0, 44.0)),
                marker: ((406.0, 260.0), 50.0),
            },
            Aspect::Tall => Layout {
                frame,
                width: 732.0,
                height: 1500.0,
                name: (14.0, 38.0),
                name_letters: 24.0,
                round: (712.0, 794.0),
                pyramid: room(10.0, 60.0, 712.0, 700.0, Room::WITH_REACH),
                quarry_box: ((8.0, 766.0), (716.0, 160.0)),
                stacks_box: Some(((8.0, 1066.0), (716.0, 166.0))),
                patches_box: ((8.0, 932.0), (516.0, 128.0)),
                markers_box: ((330.0, 6.0), (394.0, 48.0)),
                caption: 24.0,
                quarry_block: 108.0,
                stack_block: 80.0,
                patch_block: 80.0,
                button: ((532.0, 972.0), (192.0, 82.0)),
                marker: ((486.0, 30.0), 43.0),
            },
        }
    }

    /// The corner of a place of the quarry.
    pub(super) fn quarry(&self, index: usize) -> (f64, f64) {
        let index = index as f64;
        match self.frame.aspect {
            Aspect::Wide => (168.0 + 302.0 * index, 42.0),
            Aspect::Tall => (20.0 + 238.0 * index, 802.0),
        }
    }

    /// The corner of a stack.
    pub(super) fn stack(&self, index: usize) -> (f64, f64) {
        let index = index as f64;
        match self.frame.aspect {
            Aspect::Wide => (36.0 + 302.0 * index, 46.0),
            Aspect::Tall => (22.0 + 178.0 * index, 1104.0),
        }
    }

    /// The corner of a side of one of the viewer's patches.
    pub(super) fn patch(&self, patch: usize, side: usize) -> (f64, f64) {
        let (left, top, gap) = match self.frame.aspect {
            Aspect::Wide => (26.0, 234.0, 10.0),
            Aspect::Tall => (18.0, 972.0, 6.0),
        };
        let step = self.patch_block + 3.0;
        let x = left + (2.0 * step + gap) * patch as f64 + step * side as f64;
        (x, top)
    }

    /// One of `others` other seats.
    pub(super) fn other(&self, index: usize, others: usize) -> Other {
        let (index, others) = (index as f64, others as f64);
        match self.frame.aspect {
            Aspect::Wide => {
                let height = 648.0 / others;
                let top = 162.0 + height * index;
                Other {
                    name: (712.0, top + 28.0),
                    patch: (940.0, top + 6.0),
                    pyramid: room(712.0, top + 42.0, 372.0, height - 54.0, Room::BASE),
                }
            }
            Aspect::Tall => {
                let width = 712.0 / others;
                let left = 14.0 + width * index;
                Other {
                    name: (left, 1262.0),
                    patch: (left, 1272.0),
                    pyramid: room(left, 1300.0, width - 14.0, 194.0, Room::BASE),
                }
            }
        }
    }
}

const fn room(x: f64, y: f64, width: f64, height: f64, cells: f64) -> Room {
    Room {
        x,
        y,
        width,
        height,
        cells,
    }
}
