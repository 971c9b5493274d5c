use std::sync::Arc;

use draw::digest;

/// Pieces of a page around the board, by the id of their element: what a source
/// of boards adds to them, like buttons, a result, or what people say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Parts(Vec<Arc<Part>>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Part {
    id: &'static str,
    markup: String,
    digest: u64,
}

impl Parts {
    /// No pieces.
    pub const fn none() -> Parts {
        Parts(Vec::new())
    }

    /// Adds a piece.
    pub fn add(&mut self, id: &'static str, markup: String) {
        let digest = digest(&markup);
        self.0.push(Arc::new(Part { id, markup, digest }));
    }

    /// Adds all pieces of another page, without writing them again.
    pub fn add_all(&mut self, others: &Parts) {
        self.0.extend(others.0.iter().cloned());
    }

    /// The markup of a piece; nothing if there is no such piece.
    pub fn get(&self, id: &str) -> &str {
        let found = self.0.iter().find(|part| part.id == id);
        found.map_or("", |part| &part.markup)
    }

    /// A number that tells them from others.
    pub fn digest(&self) -> u64 {
        digest(self.digests().collect::<Vec<_>>())
    }

    /// The digests that must be kept of them.
    pub(crate) fn digests(&self) -> impl Iterator<Item = (&'static str, u64)> {
        self.0.iter().map(|part| (part.id, part.digest))
    }

    /// The pieces that differ from those of which this was kept.
    pub(crate) fn differing(
        &self,
        kept: &[(&'static str, u64)],
    ) -> impl Iterator<Item = (&'static str, &str)> {
        let is_new = move |part: &&Arc<Part>| !kept.contains(&(part.id, part.digest));
        self.0
            .iter()
            .filter(is_new)
            .map(|part| (part.id, part.markup.as_str()))
    }
}
