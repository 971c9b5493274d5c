//! The layout of the picture.

use super::above::{Ground, Room};
use crate::{Aspect, Frame};

/// The measures of a picture.
///
/// A wide one has the quarry in a row at the top, below it what is the viewer's own, and the other
/// pyramids beside the viewer's; in a tall one the viewer's pyramid comes first and the others last.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    frame: Frame,
    /// Whether two play: then the other's pyramid has more room.
    is_duel: bool,
    pub(super) width: f64,
    pub(super) height: f64,
    /// The positions of the viewer's name and of the round.
    pub(super) name: (f64, f64),
    pub(super) round: (f64, f64),
    /// The letters of the viewer's name.
    pub(super) name_letters: f64,
    pub(super) pyramid: Room,
    /// The boxes around the viewer's pyramid, the quarry, the stacks, the patches and the markers:
    /// corner and size. In a wide picture quarry and stacks share one.
    pub(super) site_box: Area,
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
    /// The first marker in the supply, the step to the next, and the radius.
    pub(super) marker: ((f64, f64), (f64, f64), f64),
}

/// Corner and size of something.
pub(super) type Area = ((f64, f64), (f64, f64));

/// The positions of another seat's things.
#[derive(Clone, Copy, Debug)]
pub(super) struct Other {
    /// The box around everything.
    pub(super) plot: Area,
    pub(super) name: (f64, f64),
    /// The letters of the name.
    pub(super) letters: f64,
    /// Whether the label of the points beside the name is left out for lack of room.
    pub(super) is_narrow: bool,
    /// The first patch, the step to the next, and the side of its blocks, which are small.
    pub(super) patch: ((f64, f64), (f64, f64), f64),
    pub(super) pyramid: Room,
}

/// The gap between boxes.
const GAP: f64 = 8.0;

impl Layout {
    pub(super) fn new(frame: Frame, seats: u8) -> Layout {
        let is_duel = seats == 2;
        match frame.aspect {
            Aspect::Wide => Layout {
                frame,
                is_duel,
                width: 1100.0,
                height: 820.0,
                name: (30.0, 280.0),
                name_letters: 24.0,
                round: (1076.0, 212.0),
                site_box: ((16.0, 252.0), (680.0, 560.0)),
                pyramid: room(20.0, 288.0, 672.0, 520.0, Ground::Site, frame),
                quarry_box: ((16.0, 10.0), (1068.0, 144.0)),
                stacks_box: None,
                patches_box: ((16.0, 160.0), (570.0, 86.0)),
                markers_box: ((592.0, 160.0), (340.0, 86.0)),
                caption: 17.0,
                quarry_block: 80.0,
                stack_block: 52.0,
                patch_block: 48.0,
                button: ((378.0, 190.0), (200.0, 48.0)),
                marker: ((624.0, 214.0), (55.0, 0.0), 22.0),
            },
            Aspect::Tall => Layout {
                frame,
                is_duel,
                width: 732.0,
                height: if is_duel { 1186.0 } else { 1350.0 },
                name: (18.0, 36.0),
                name_letters: 24.0,
                round: (712.0, 36.0),
                site_box: ((6.0, 6.0), (720.0, 600.0)),
                pyramid: room(10.0, 44.0, 712.0, 558.0, Ground::Site, frame),
                quarry_box: ((6.0, 612.0), (720.0, 138.0)),
                stacks_box: Some(((6.0, 756.0), (720.0, 148.0))),
                patches_box: if is_duel {
                    ((6.0, 910.0), (356.0, 214.0))
                } else {
                    ((6.0, 910.0), (720.0, 122.0))
                },
                markers_box: if is_duel {
                    ((6.0, 1130.0), (356.0, 50.0))
                } else {
                    ((6.0, 1038.0), (720.0, 50.0))
                },
                caption: 22.0,
                quarry_block: 98.0,
                stack_block: 80.0,
                patch_block: 80.0,
                button: if is_duel {
                    ((188.0, 1033.0), (168.0, 82.0))
                } else {
                    ((544.0, 944.0), (174.0, 82.0))
                },
                marker: if is_duel {
                    ((152.0, 1155.0), (37.5, 0.0), 17.5)
                } else {
                    ((170.0, 1063.0), (60.0, 0.0), 19.0)
                },
            },
        }
    }

    /// The corner of a place of the quarry.
    pub(super) fn quarry(&self, index: usize) -> (f64, f64) {
        let index = index as f64;
        match self.frame.aspect {
            Aspect::Wide => (168.0 + 302.0 * index, 42.0),
            Aspect::Tall => (22.0 + 244.0 * index, 642.0),
        }
    }

    /// The corner of a stack.
    pub(super) fn stack(&self, index: usize) -> (f64, f64) {
        let index = index as f64;
        match self.frame.aspect {
            Aspect::Wide => (36.0 + 302.0 * index, 46.0),
            Aspect::Tall => (20.0 + 178.0 * index, 788.0),
        }
    }

    /// The corner of a side of one of the viewer's patches.
    pub(super) fn patch(&self, patch: usize, side: usize) -> (f64, f64) {
        let (left, top, gap) = match self.frame.aspect {
            Aspect::Wide => (26.0, 188.0, 14.0),
            Aspect::Tall => (16.0, 942.0, 8.0),
        };
        let step = self.patch_block + 3.0;
        if self.frame.aspect == Aspect::Tall && self.is_duel && patch == 2 {
            // Two beside each other, and the third below them.
            return (left + step * side as f64, top + self.patch_block + 12.0);
        }
        let x = left + (2.0 * step + gap) * patch as f64 + step * side as f64;
        (x, top)
    }

    /// One of `others` other seats.
    pub(super) fn other(&self, index: usize, others: usize) -> Other {
        let (index, others) = (index as f64, others as f64);
        match self.frame.aspect {
            Aspect::Wide => {
                let (top, width) = (252.0, 380.0);
                let height = (560.0 - GAP * (others - 1.0)) / others;
                let (x, y) = (704.0, top + (height + GAP) * index);
                // The patches stand where the pyramid has no use for the room: above one that is as wide
                // as its box, beside one that is as high.
                let (step, beside, below) = if self.is_duel {
                    ((50.0, 0.0), 0.0, 28.0)
                } else {
                    ((0.0, 26.0), 54.0, 0.0)
                };
                Other {
                    plot: ((x, y), (width, height)),
                    name: (x + 12.0, y + 27.0),
                    letters: 22.0,
                    is_narrow: false,
                    patch: ((x + 14.0, y + 42.0), step, 21.0),
                    pyramid: room(
                        x + 6.0 + beside,
                        y + 38.0 + below,
                        width - 12.0 - beside,
                        height - 44.0 - below,
                        Ground::Foundation,
                        self.frame,
                    ),
                }
            }
            Aspect::Tall if self.is_duel => {
                let (x, y, width, height) = (370.0, 910.0, 356.0, 270.0);
                Other {
                    plot: ((x, y), (width, height)),
                    name: (x + 12.0, y + 29.0),
                    letters: 22.0,
                    is_narrow: false,
                    patch: ((x + 12.0, y + 40.0), (47.0, 0.0), 20.0),
                    pyramid: room(
                        x + 4.0,
                        y + 62.0,
                        width - 8.0,
                        height - 66.0,
                        Ground::Foundation,
                        self.frame,
                    ),
                }
            }
            Aspect::Tall => {
                let (y, height) = (1094.0, 250.0);
                let width = (720.0 - GAP * (others - 1.0)) / others;
                let x = 6.0 + (width + GAP) * index;
                Other {
                    plot: ((x, y), (width, height)),
                    name: (x + 10.0, y + 29.0),
                    letters: 22.0,
                    is_narrow: true,
                    patch: ((x + 10.0, y + 40.0), (47.0, 0.0), 20.0),
                    pyramid: room(
                        x + 4.0,
                        y + 62.0,
                        width - 8.0,
                        height - 66.0,
                        Ground::Foundation,
                        self.frame,
                    ),
                }
            }
        }
    }
}

const fn room(x: f64, y: f64, width: f64, height: f64, ground: Ground, frame: Frame) -> Room {
    Room {
        x,
        y,
        width,
        height,
        ground,
        letters: frame.smallest_letters(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A pyramid that stood as large as fits hid the patches beside it.
    #[test]
    fn patches_of_others_lie_beside_their_pyramids() {
        for frame in [Frame::WIDE, Frame::TALL] {
            for others in 1..=3 {
                let layout = Layout::new(frame, others + 1);
                for index in 0..others {
                    let other = layout.other(usize::from(index), usize::from(others));
                    let ((x, y), (across, down), side) = other.patch;
                    // Three patches of two blocks each.
                    let (right, bottom) = (x + 2.0 * across + 2.0 * side + 1.0, y + 2.0 * down + side);
                    let room = other.pyramid;
                    assert!(
                        right <= room.x || bottom <= room.y,
                        "{frame:?}, {others}: {other:?}"
                    );
                    let ((left, top), (width, height)) = other.plot;
                    assert!(room.x >= left && room.x + room.width <= left + width);
                    assert!(room.y >= top && room.y + room.height <= top + height);
                }
            }
        }
    }
}
