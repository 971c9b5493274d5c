//! Renders the textures of boards into `crates/draw/textures`: `cargo xtask textures`.
//!
//! Sixteen shades do for noise: a picture with a palette is a fifth of one with full colours.

use std::fs;
use std::path::Path;

use draw::{TEXTURES, Texture};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;

/// The number of shades, which fit into half a byte.
const SHADES: i32 = 16;

fn main() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../draw/textures"));
    fs::create_dir_all(folder).expect("a folder for textures");
    let mut total = 0;
    for texture in TEXTURES {
        let png = bake(texture);
        total += png.len();
        println!("{}: {} bytes", texture.name, png.len());
        fs::write(folder.join(format!("{}.png", texture.name)), png).expect("a file that can be written");
    }
    println!("all together: {total} bytes");
}

fn bake(texture: &Texture) -> Vec<u8> {
    let tree = usvg::Tree::from_str(&texture.source(), &usvg::Options::default()).expect("our own SVG");
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height()).expect("a tile has a size");
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    // Black and white with more or less transparency: from black, which is negative, to white.
    let shades: Vec<i32> = pixels
        .pixels()
        .iter()
        .map(|pixel| {
            let light = 2 * i32::from(pixel.red()) - i32::from(pixel.alpha());
            light.clamp(-255, 255)
        })
        .collect();
    let most = shades.iter().map(|shade| shade.abs()).max().unwrap_or(1).max(1);
    let nearest = |shade: i32| ((shade + most) * (SHADES - 1) + most) / (2 * most);
    let (mut palette, mut opacity) = (Vec::new(), Vec::new());
    for index in 0..SHADES {
        let shade = 2 * most * index / (SHADES - 1) - most;
        palette.extend([if shade < 0 { 0 } else { 255 }; 3]);
        opacity.push(shade.unsigned_abs().min(255) as u8);
    }
    let pairs = shades.chunks(2).map(|pair| {
        let [high, low] = [pair[0], pair[1]].map(|shade| nearest(shade) as u8);
        high << 4 | low
    });
    let data: Vec<u8> = pairs.collect();
    let mut png = Vec::new();
    let mut encoder = png::Encoder::new(&mut png, size.width(), size.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Four);
    encoder.set_palette(palette);
    encoder.set_trns(opacity);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header().expect("a picture can be written");
    writer.write_image_data(&data).expect("a picture can be written");
    writer.finish().expect("a picture can be written");
    png
}
