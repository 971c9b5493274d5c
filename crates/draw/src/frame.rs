use std::fmt;
use std::str::FromStr;

/// The format for which a picture is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Frame {
    /// A screen with other things beside the picture: about 900 pixels wide and 700 high.
    #[default]
    Wide,
    /// A phone held upright: 366 pixels wide, and as high as necessary. What is clicked most is
    /// at the top, and nothing is too small for a finger.
    Tall,
}

/// Not the name of a [`Frame`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownFrame;

impl Frame {
    /// Both of them.
    pub const ALL: &'static [Frame] = &[Frame::Wide, Frame::Tall];

    /// The name on the command line and in settings.
    pub const fn name(self) -> &'static str {
        match self {
            Frame::Wide => "wide",
            Frame::Tall => "tall",
        }
    }

    /// The number of scene units per pixel at the intended width.
    pub const fn units_per_pixel(self) -> f64 {
        match self {
            Frame::Wide => 1.2,
            Frame::Tall => 2.0,
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
