//! The layout of the picture.

use super::above::Room;
use crate::Frame;

/// The measures of a picture.
///
/// A wide one has the tiles in a row at the top and the other pyramids beside the viewer's; in a
/// tall one the viewer's pyramid comes first and the others last.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    frame: Frame,
    pub(super) width: f64,
    pub(super) height: f64,
    /// The positions of the viewer's name and of the round.
    pub(super) name: (f64, f64),
    pub(super) round: (f64, f64),
    pub(super) pyramid: Room,
    /// The side of a block in the quarry, on the stacks, and of the viewer's patches.
    pub(super) quarry_block: f64,
    pub(super) stack_block: f64,
    pub(super) patch_block: f64,
    /// Corner and size of the only button.
    pub(super) button: ((f64, f64), (f64, f64)),
    /// The first marker in the supply, and the distance between markers.
    pub(super) marker: ((f64, f64), f64),
}

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
        match frame {
            Frame::Wide => Layout {
                frame,
                width: 1100.0,
                height: 800.0,
                name: (24.0, 166.0),
                round: (490.0, 166.0),
                pyramid: room(40.0, 286.0, 650.0, 504.0, 64.0),
                quarry_block: 74.0,
                stack_block: 50.0,
                patch_block: 54.0,
                button: ((500.0, 128.0), (190.0, 56.0)),
                marker: ((448.0, 220.0), 46.0),
            },
            Frame::Tall => Layout {
                frame,
                width: 732.0,
                height: 1576.0,
                name: (14.0, 40.0),
                round: (720.0, 40.0),
                // Nine rows and eight columns can be reached from a single tile.
                pyramid: room(34.0, 74.0, 690.0, 722.0, 69.0),
                quarry_block: 104.0,
                stack_block: 80.0,
                patch_block: 80.0,
                button: ((528.0, 933.0), (196.0, 82.0)),
                marker: ((46.0, 1198.0), 62.0),
            },
        }
    }

    /// The corner of a place of the quarry.
    pub(super) fn quarry(&self, index: usize) -> (f64, f64) {
        let index = index as f64;
        match self.frame {
            Frame::Wide => (154.0 + 300.0 * index, 22.0),
            Frame::Tall => (16.0 + 246.0 * index, 812.0),
        }
    }

    /// The corner of a stack.
    pub(super) fn stack(&self, index: usize) -> (f64, f64) {
        let index = index as f64;
        match self.frame {
            Frame::Wide => (24.0 + 300.0 * index, 34.0),
            Frame::Tall => (12.0 + 181.0 * index, 1032.0),
        }
    }

    /// The corner of a side of one of the viewer's patches.
    pub(super) fn patch(&self, patch: usize, side: usize) -> (f64, f64) {
        let (left, top, gap) = match self.frame {
            Frame::Wide => (24.0, 192.0, 20.0),
            Frame::Tall => (12.0, 934.0, 8.0),
        };
        let step = self.patch_block + 3.0;
        let x = left + (2.0 * step + gap) * patch as f64 + step * side as f64;
        (x, top)
    }

    /// One of `others` other seats.
    pub(super) fn other(&self, index: usize, others: usize) -> Other {
        let (index, others) = (index as f64, others as f64);
        match self.frame {
            Frame::Wide => {
                let height = 660.0 / others;
                let top = 140.0 + height * index;
                Other {
                    name: (722.0, top + 26.0),
                    patch: (940.0, top + 6.0),
                    pyramid: room(722.0, top + 42.0, 362.0, height - 52.0, 32.0),
                }
            }
            Frame::Tall => {
                let width = 712.0 / others;
                let left = 14.0 + width * index;
                Other {
                    name: (left, 1266.0),
                    patch: (left, 1280.0),
                    pyramid: room(left, 1314.0, width - 14.0, 250.0, 26.0),
                }
            }
        }
    }
}

const fn room(x: f64, y: f64, width: f64, height: f64, largest: f64) -> Room {
    Room {
        x,
        y,
        width,
        height,
        largest,
    }
}
