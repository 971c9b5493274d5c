//! Draws the icons of the installed app from the logo: `cargo run -p raster --example icons`. They
//! are kept in the repository, so that building a server does not render them.

use std::error::Error;
use std::fs;
use std::path::Path;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;

/// The logo is drawn on a square of this many units.
const SIZE: u32 = 32;

/// The background colour, that of a page in the light theme.
const GROUND: &str = "#f4ede1";

/// The file name, the width in pixels, the corner radius, and the fraction that the logo takes
/// up. Systems crop maskable icons to any shape, so the logo stays well inside.
const ICONS: [(&str, u32, f32, f32); 4] = [
    ("icon-192.png", 192, 6.0, 0.78),
    ("icon-512.png", 512, 6.0, 0.78),
    ("icon-maskable.png", 512, 0.0, 0.56),
    ("icon-touch.png", 180, 0.0, 0.7),
];

fn main() -> Result<(), Box<dyn Error>> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/assets");
    let logo = fs::read_to_string(assets.join("logo.svg"))?;
    for (name, width, corner, part) in ICONS {
        let margin = SIZE as f32 * (1.0 - part) / 2.0;
        let icon = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{SIZE}\" height=\"{SIZE}\">\
             <rect width=\"{SIZE}\" height=\"{SIZE}\" rx=\"{corner}\" fill=\"{GROUND}\"/>\
             <g transform=\"translate({margin} {margin}) scale({part})\">{logo}</g></svg>"
        );
        let tree = usvg::Tree::from_str(&icon, &usvg::Options::default())?;
        let mut pixels = Pixmap::new(width, width).ok_or("no room for the pixels")?;
        let scale = width as f32 / SIZE as f32;
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
        fs::write(assets.join(name), pixels.encode_png()?)?;
    }
    Ok(())
}
