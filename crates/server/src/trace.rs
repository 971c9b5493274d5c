//! What a server keeps of a page that is open: as little as tells what the
//! next sight changes.
//!
//! Of pictures and texts only digests are kept. Otherwise the pages that people
//! have open would be most of what a server needs memory for.

use draw::{ReadingDigest, SceneDigest, digest};
use play::Seq;
use rules::{Seat, Viewer};

use crate::sight::Sight;

/// What a page shows.
pub(crate) struct Trace {
    pub(crate) viewer: Viewer,
    pub(crate) seat: Option<Seat>,
    pub(crate) covered: Option<Seat>,
    may_act: bool,
    seq: Seq,
    pub(crate) picture: SceneDigest,
    /// The picture in words.
    pub(crate) reading: ReadingDigest,
    paths: u64,
    parts: Vec<(&'static str, u64)>,
    /// The lines of the log.
    pub(crate) log: Vec<u64>,
    fresh: u64,
    running: Vec<bool>,
}

impl Trace {
    /// Whether this markup of a part is shown.
    pub(crate) fn has_part(&self, name: &str, markup: &str) -> bool {
        let found = self.parts.iter().find(|(id, _)| *id == name);
        found.is_some_and(|(_, shown)| *shown == digest(markup))
    }
}

impl Sight {
    /// What has to be kept of it while a page shows it.
    pub(crate) fn trace(&self) -> Trace {
        Trace {
            viewer: self.viewer,
            seat: self.seat,
            covered: self.covered,
            may_act: self.may_act,
            seq: self.seq,
            picture: self.scene.digest(),
            reading: self.reading.digest(),
            paths: digest(self.paths.to_string()),
            parts: self
                .parts
                .iter()
                .map(|(id, markup)| (*id, digest(markup)))
                .collect(),
            log: self.log.iter().map(digest).collect(),
            fresh: digest(&self.fresh),
            running: self.running(),
        }
    }

    fn running(&self) -> Vec<bool> {
        self.clocks.iter().map(|(_, running)| *running).collect()
    }

    /// Whether the viewer cannot tell it from what is shown, but for the time that has passed.
    pub(crate) fn looks_like(&self, shown: &Trace) -> bool {
        (self.viewer, self.seat, self.may_act, self.covered, self.seq)
            == (shown.viewer, shown.seat, shown.may_act, shown.covered, shown.seq)
            && self.scene.digest() == shown.picture
            && self.reading.digest() == shown.reading
            && self.parts.iter().all(|(id, markup)| shown.has_part(id, markup))
            && self.log.len() == shown.log.len()
            && self.log.iter().map(digest).eq(shown.log.iter().copied())
            && digest(&self.fresh) == shown.fresh
            && digest(self.paths.to_string()) == shown.paths
            && self.running() == shown.running
    }
}
