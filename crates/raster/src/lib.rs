//! Pictures of boards as pixels, for files and for previews of links.
//!
//! The same on every machine: words are written with letters of our own (`letters`), and
//! textures are rendered from their descriptions.

mod letters;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;
use thiserror::Error;

/// Why a picture cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RasterError {
    /// It would have too many pixels, or none.
    #[error("a picture of {width}×{height} pixels cannot be made")]
    Size {
        /// The width that was asked for.
        width: u32,
        /// The height that follows from it.
        height: u32,
    },
    /// It cannot be written as PNG.
    #[error("the picture cannot be written: {0}")]
    Encoding(String),
}

/// A picture that `draw` wrote as SVG, as PNG of this width in pixels.
///
/// # Errors
/// If there is no picture of this size.
///
/// # Panics
/// If this is not a picture that `draw` wrote.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, RasterError> {
    let outlined = letters::outlined(svg);
    let tree = usvg::Tree::from_str(&outlined, &with_textures()).expect("our own SVG can be read");
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let mut pixels = Pixmap::new(width, height).ok_or(RasterError::Size { width, height })?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels
        .encode_png()
        .map_err(|error| RasterError::Encoding(error.to_string()))
}

/// How a picture is read whose textures are described rather than given in pixels: the library
/// was built without the reader of pictures made of pixels.
fn with_textures() -> usvg::Options<'static> {
    let described = |data: &[u8]| {
        let texture = draw::TEXTURES.iter().find(|texture| texture.png == data)?;
        let tree = usvg::Tree::from_str(&texture.source(), &usvg::Options::default()).ok()?;
        Some(usvg::ImageKind::SVG(tree))
    };
    usvg::Options {
        image_href_resolver: usvg::ImageHrefResolver {
            resolve_data: Box::new(move |_, data, _| described(&data)),
            resolve_string: Box::new(|_, _| None),
        },
        ..usvg::Options::default()
    }
}
