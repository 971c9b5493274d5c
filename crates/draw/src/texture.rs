//! What surfaces are made of: small tiles of noise that are lighter or darker than what lies below
//! them, so that each serves any colour by day and by night.
//!
//! A tile is described here as an SVG filter. `cargo xtask textures` renders the descriptions with
//! resvg into `textures/*.png`, so that no page computes noise.

use std::fmt::Write as _;

/// A tile of noise that can be repeated in both directions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Texture {
    /// Its name.
    pub name: &'static str,
    /// The tile as `cargo xtask textures` has rendered it.
    pub png: &'static [u8],
    /// `fractalNoise` is cloudy, `turbulence` has veins.
    kind: &'static str,
    /// Waves per pixel, across and down.
    frequency: (f64, f64),
    octaves: u8,
    seed: u8,
    /// How much lighter and darker it gets.
    contrast: f64,
}

/// The side of a tile in pixels.
const SIDE: u32 = 128;

/// How wide the part of a tile is that fades into its other end.
const SEAM: u32 = 40;

/// All textures.
pub const TEXTURES: &[Texture] = &[
    Texture {
        name: "wood",
        png: include_bytes!("../textures/wood.png"),
        kind: "fractalNoise",
        frequency: (0.015_625, 0.25),
        octaves: 4,
        seed: 7,
        contrast: 0.6,
    },
    Texture {
        name: "stone",
        png: include_bytes!("../textures/stone.png"),
        kind: "fractalNoise",
        frequency: (0.125, 0.125),
        octaves: 4,
        seed: 3,
        contrast: 0.4,
    },
    Texture {
        name: "papyrus",
        png: include_bytes!("../textures/papyrus.png"),
        kind: "fractalNoise",
        frequency: (0.3125, 0.031_25),
        octaves: 3,
        seed: 11,
        contrast: 0.35,
    },
    Texture {
        name: "sand",
        png: include_bytes!("../textures/sand.png"),
        kind: "fractalNoise",
        frequency: (0.453_125, 0.546_875),
        octaves: 2,
        seed: 5,
        contrast: 0.35,
    },
    Texture {
        name: "leaves",
        png: include_bytes!("../textures/leaves.png"),
        kind: "turbulence",
        frequency: (0.062_5, 0.062_5),
        octaves: 3,
        seed: 9,
        contrast: 0.7,
    },
];

impl Texture {
    /// The texture with this name.
    pub fn find(name: &str) -> Option<&'static Texture> {
        TEXTURES.iter().find(|texture| texture.name == name)
    }

    /// The tile as SVG: dark where the noise is low and light where it is high.
    ///
    /// resvg does not stitch noise, so the tile is laid over itself: near its left and upper edges
    /// it fades into the noise that would follow beyond its right and lower ones.
    pub fn source(&self) -> String {
        let (across, down) = self.frequency;
        let contrast = self.contrast;
        // Turbulence is dark on the whole; it is balanced around its own mean.
        let mean = if self.kind == "turbulence" { 0.24 } else { 0.5 };
        let offset = contrast * mean;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{SIDE}\" height=\"{SIDE}\" viewBox=\"0 0 {SIDE} {SIDE}\">\
             <filter id=\"noise\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\">\
             <feTurbulence type=\"{kind}\" baseFrequency=\"{across} {down}\" numOctaves=\"{octaves}\" seed=\"{seed}\" result=\"noise\"/>\
             <feColorMatrix in=\"noise\" values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -{contrast} 0 0 0 {offset}\" result=\"dark\"/>\
             <feColorMatrix in=\"noise\" values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 {contrast} 0 0 0 -{offset}\" result=\"light\"/>\
             <feMerge><feMergeNode in=\"dark\"/><feMergeNode in=\"light\"/></feMerge></filter>",
            kind = self.kind,
            octaves = self.octaves,
            seed = self.seed,
        );
        for (axis, end) in [("x", (SEAM, 0)), ("y", (0, SEAM))] {
            for (fade, [first, last]) in [("in", ["#000", "#fff"]), ("out", ["#fff", "#000"])] {
                let id = format!("{axis}-{fade}");
                let _ = write!(
                    svg,
                    "<linearGradient id=\"{id}-shade\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"{}\" y2=\"{}\">\
                     <stop offset=\"0\" stop-color=\"{first}\"/><stop offset=\"1\" stop-color=\"{last}\"/></linearGradient>\
                     <mask id=\"{id}\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"{SIDE}\" height=\"{SIDE}\" color-interpolation=\"sRGB\">\
                     <rect width=\"{SIDE}\" height=\"{SIDE}\" fill=\"url(#{id}-shade)\"/></mask>",
                    end.0, end.1,
                );
            }
        }
        for (x, width, fade_x) in [(0, SIDE, "in"), (SIDE, SEAM, "out")] {
            for (y, height, fade_y) in [(0, SIDE, "in"), (SIDE, SEAM, "out")] {
                let _ = write!(
                    svg,
                    "<g mask=\"url(#x-{fade_x})\"><g mask=\"url(#y-{fade_y})\"><g transform=\"translate(-{x} -{y})\">\
                     <rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" filter=\"url(#noise)\"/></g></g></g>",
                );
            }
        }
        svg + "</svg>"
    }

    /// The tile as an address that needs no file.
    pub(crate) fn data(&self) -> String {
        format!("data:image/png;base64,{}", base64(self.png))
    }
}

/// The definitions with a picture in place of every `<texture name="…" side="…"/>`, which is found
/// at `address`.
pub(crate) fn filled_in(definitions: &str, address: impl Fn(&Texture) -> String) -> String {
    let mut text = String::with_capacity(2 * definitions.len());
    let mut parts = definitions.split("<texture name=\"");
    text.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let (name, rest) = part.split_once("\" side=\"").expect("a texture has a side");
        let (side, rest) = rest.split_once("\"/>").expect("a texture has an end");
        let texture = Texture::find(name).expect("a texture that exists");
        let address = address(texture);
        let _ = write!(
            text,
            "<image href=\"{address}\" width=\"{side}\" height=\"{side}\" preserveAspectRatio=\"none\"/>{rest}"
        );
    }
    text
}

/// Bytes as letters (RFC 4648).
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |index: usize| u32::from(chunk.get(index).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for index in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * index) & 63) as usize];
            text.push(if index > chunk.len() {
                '='
            } else {
                char::from(letter)
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most that all tiles may weigh.
    const MOST: usize = 150_000;

    #[test]
    fn all_textures_together_are_light() {
        let bytes: usize = TEXTURES.iter().map(|texture| texture.png.len()).sum();
        println!("{bytes} bytes");
        assert!(bytes > 0 && bytes <= MOST, "{bytes} bytes");
    }

    #[test]
    fn every_texture_is_found_and_is_a_picture() {
        for texture in TEXTURES {
            assert_eq!(Texture::find(texture.name), Some(texture));
            assert!(texture.png.starts_with(b"\x89PNG"), "{}", texture.name);
        }
        assert_eq!(Texture::find("felt"), None);
    }

    #[test]
    fn bytes_become_the_letters_of_the_standard() {
        for (bytes, letters) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
        ] {
            assert_eq!(base64(bytes.as_bytes()), letters);
        }
    }

    #[test]
    fn a_texture_becomes_a_picture() {
        let filled = filled_in("<g><texture name=\"wood\" side=\"9\"/></g>", |texture| {
            texture.name.to_owned()
        });
        let image = "<image href=\"wood\" width=\"9\" height=\"9\" preserveAspectRatio=\"none\"/>";
        assert_eq!(filled, format!("<g>{image}</g>"));
    }
}
