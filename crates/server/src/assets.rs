//! The styles and scripts of the pages, compiled in.

use std::sync::LazyLock;

use dice::fair::to_hex;
use draw::{Mood, Portrait};
use sha2::{Digest, Sha256};

#[derive(rust_embed::RustEmbed)]
#[folder = "assets/"]
struct Files;

/// The name of the board styles, which come from `draw`.
pub(crate) const BOARDS: &str = "boards.css";

/// Files with names that change with their contents, so that browsers may cache them for ever.
pub(crate) struct Assets {
    version: String,
    boards: String,
}

/// What all files come to: the same for every server of this program.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    hash.update(env!("CARGO_PKG_VERSION"));
    hash.update(draw::stylesheet());
    for texture in draw::TEXTURES {
        hash.update(texture.png);
    }
    for portrait in draw::PORTRAITS {
        hash.update(portrait.to_svg(Mood::Thinking));
    }
    for name in Files::iter() {
        hash.update(name.as_bytes());
        let file = Files::get(&name).expect("a file that is listed is there");
        hash.update(&file.data);
    }
    let digest = hash.finalize();
    to_hex(&digest[..6])
});

/// The address of a texture of boards.
pub(crate) fn texture_address(texture: &draw::Texture) -> String {
    format!("/assets/{}/{}.png", *VERSION, texture.name)
}

/// The address of a face.
pub(crate) fn portrait_address(portrait: Portrait, mood: Mood) -> String {
    format!(
        "/assets/{}/portrait-{}-{}.svg",
        *VERSION,
        portrait.name,
        mood.name()
    )
}

/// The face with this file name.
fn portrait(file: &str) -> Option<String> {
    let name = file.strip_prefix("portrait-")?.strip_suffix(".svg")?;
    let (name, mood) = name.rsplit_once('-')?;
    let mood = Mood::ALL.iter().find(|other| other.name() == mood)?;
    Some(Portrait::find(name)?.to_svg(*mood))
}

impl Assets {
    pub(crate) fn new() -> Assets {
        let boards = draw::stylesheet();
        let version = VERSION.clone();
        Assets { version, boards }
    }

    /// The version of pages and scripts: a page of another version reloads itself.
    pub(crate) fn version(&self) -> &str {
        &self.version
    }

    /// What kind of file one is, and what is in it.
    pub(crate) fn get(&self, name: &str) -> Option<(String, Vec<u8>)> {
        if name == BOARDS {
            return Some((
                "text/css; charset=utf-8".to_owned(),
                self.boards.clone().into_bytes(),
            ));
        }
        let texture = name.strip_suffix(".png").and_then(draw::Texture::find);
        if let Some(texture) = texture {
            return Some(("image/png".to_owned(), texture.png.to_vec()));
        }
        if let Some(svg) = portrait(name) {
            return Some(("image/svg+xml".to_owned(), svg.into_bytes()));
        }
        let file = Files::get(name)?;
        let kind = match file.metadata.mimetype() {
            text if text.starts_with("text/") => format!("{text}; charset=utf-8"),
            other => other.to_owned(),
        };
        Some((kind, file.data.into_owned()))
    }

    /// The address of a file.
    pub(crate) fn address(&self, name: &str) -> String {
        format!("/assets/{}/{name}", self.version)
    }
}

/// The contents of a file.
pub(crate) fn text(name: &str) -> Option<String> {
    let file = Files::get(name)?;
    String::from_utf8(file.data.into_owned()).ok()
}

/// Whether the file exists.
#[cfg(test)]
pub(crate) fn exists(name: &str) -> bool {
    Files::get(name).is_some()
}
