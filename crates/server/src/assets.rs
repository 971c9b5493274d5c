//! What pages load: styles and scripts, compiled in.

use sha2::{Digest, Sha256};

use crate::names::hex;

#[derive(rust_embed::RustEmbed)]
#[folder = "assets/"]
struct Files;

/// The styles of the boards come from `draw`, under this name.
pub(crate) const BOARDS: &str = "boards.css";

/// Files under a name that changes with their content, so that browsers may
/// keep them for ever.
pub(crate) struct Assets {
    version: String,
    boards: String,
}

impl Assets {
    pub(crate) fn new() -> Assets {
        let boards = draw::stylesheet();
        let mut hash = Sha256::new();
        hash.update(env!("CARGO_PKG_VERSION"));
        hash.update(&boards);
        for name in Files::iter() {
            hash.update(name.as_bytes());
            let file = Files::get(&name).expect("a file that is listed is there");
            hash.update(&file.data);
        }
        let digest = hash.finalize();
        let version = hex(&digest[..6]);
        Assets { version, boards }
    }

    /// Names this edition of pages and scripts: a page of another edition reloads itself.
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
        let file = Files::get(name)?;
        let kind = match file.metadata.mimetype() {
            text if text.starts_with("text/") => format!("{text}; charset=utf-8"),
            other => other.to_owned(),
        };
        Some((kind, file.data.into_owned()))
    }

    /// Where a file is.
    pub(crate) fn address(&self, name: &str) -> String {
        format!("/assets/{}/{name}", self.version)
    }
}

/// The text of a file.
pub(crate) fn text(name: &str) -> Option<String> {
    let file = Files::get(name)?;
    String::from_utf8(file.data.into_owned()).ok()
}

/// Whether there is such a file.
#[cfg(test)]
pub(crate) fn exists(name: &str) -> bool {
    Files::get(name).is_some()
}
