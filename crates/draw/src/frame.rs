use std::fmt;
use std::str::FromStr;

/// For what screen a picture is made, and from where the table is seen in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Frame {
    /// The shape of the screen.
    pub aspect: Aspect,
    /// From where the table is seen.
    pub angle: Angle,
}

/// The shape of a screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Aspect {
    /// A screen with other things beside the picture: about 900 pixels wide and 700 high.
    #[default]
    Wide,
    /// A phone held upright: 366 pixels wide, and as high as necessary. What is clicked most is
    /// at the top, and nothing is too small for a finger.
    Tall,
}

/// From where a table is seen. Not every game is drawn in both ways: see [`tilts`](crate::tilts).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Angle {
    /// From above: nothing is hidden by what stands before it.
    #[default]
    Above,
    /// From the chair of the viewer, so that levels rise.
    Tilted,
}

/// Not the name of a [`Frame`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownFrame;

impl Frame {
    /// A screen, and the table from above.
    pub const WIDE: Frame = Frame::new(Aspect::Wide, Angle::Above);
    /// A phone, and the table from above.
    pub const TALL: Frame = Frame::new(Aspect::Tall, Angle::Above);

    /// All of them.
    pub const ALL: &'static [Frame] = &[
        Frame::WIDE,
        Frame::TALL,
        Frame::new(Aspect::Wide, Angle::Tilted),
        Frame::new(Aspect::Tall, Angle::Tilted),
    ];

    const fn new(aspect: Aspect, angle: Angle) -> Frame {
        Frame { aspect, angle }
    }

    /// The name on the command line and in messages.
    pub const fn name(self) -> &'static str {
        match (self.aspect, self.angle) {
            (Aspect::Wide, Angle::Above) => "wide",
            (Aspect::Tall, Angle::Above) => "tall",
            (Aspect::Wide, Angle::Tilted) => "wide-tilted",
            (Aspect::Tall, Angle::Tilted) => "tall-tilted",
        }
    }

    /// The number of scene units per pixel at the intended width.
    pub const fn units_per_pixel(self) -> f64 {
        match self.aspect {
            Aspect::Wide => 1.2,
            Aspect::Tall => 2.0,
        }
    }

    /// The smallest readable letter size, in scene units.
    pub(crate) const fn smallest_letters(self) -> f64 {
        11.0 * self.units_per_pixel()
    }
}

impl FromStr for Frame {
    type Err = UnknownFrame;

    fn from_str(name: &str) -> Result<Frame, UnknownFrame> {
        let mut frames = Frame::ALL.iter().copied();
        frames.find(|frame| frame.name() == name).ok_or(UnknownFrame)
    }
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for UnknownFrame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no frame of this name")
    }
}

impl std::error::Error for UnknownFrame {}
