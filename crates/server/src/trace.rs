//! What a server keeps of a page that is open: as little as tells what the
//! next sight changes.
//!
//! Pictures are drawn anew when they have to be compared, which takes less than
//! a millisecond, and of texts only marks are kept. Otherwise the pages that
//! people have open would be most of what a server needs memory for.

use std::hash::{DefaultHasher, Hash, Hasher};

use draw::{Frame, Paths, Reading, Scene};
use games::{AnyAction, AnyView};
use play::Seq;
use rules::{Seat, Viewer};

use crate::sight::Sight;

/// What is drawn, and how it is seen: the picture follows from it.
#[derive(Clone, PartialEq)]
pub(crate) struct Motif {
    pub(crate) view: AnyView,
    pub(crate) side: Viewer,
    pub(crate) frame: Frame,
    /// Who can do something in it.
    pub(crate) acting: Option<Seat>,
}

impl Motif {
    pub(crate) fn scene(&self) -> Scene {
        draw::scene(&self.view, self.side, self.frame)
    }

    pub(crate) fn paths(&self) -> Paths<AnyAction> {
        match self.acting {
            Some(seat) => draw::paths(&self.view, seat),
            None => Paths(Vec::new()),
        }
    }

    pub(crate) fn reading(&self, paths: &Paths<AnyAction>) -> Reading {
        draw::reading(&self.view, self.side, paths)
    }
}

/// What a page shows.
pub(crate) struct Trace {
    pub(crate) viewer: Viewer,
    pub(crate) seat: Option<Seat>,
    pub(crate) covered: Option<Seat>,
    may_act: bool,
    seq: Seq,
    motif: Motif,
    paths: u64,
    parts: Vec<(&'static str, u64)>,
    /// The lines of the log.
    pub(crate) log: Vec<u64>,
    fresh: u64,
    running: Vec<bool>,
}

/// A number that two different texts do not share.
pub(crate) fn mark(text: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

impl Trace {
    /// The picture that was shown, and the same in words.
    pub(crate) fn picture(&self) -> (Scene, Reading) {
        (self.motif.scene(), self.motif.reading(&self.motif.paths()))
    }

    /// Whether this markup of a part is shown.
    pub(crate) fn has_part(&self, name: &str, markup: &str) -> bool {
        let found = self.parts.iter().find(|(id, _)| *id == name);
        found.is_some_and(|(_, shown)| *shown == mark(markup))
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
            motif: self.motif.clone(),
            paths: mark(self.paths.to_string()),
            parts: self
                .parts
                .iter()
                .map(|(id, markup)| (*id, mark(markup)))
                .collect(),
            log: self.log.iter().map(mark).collect(),
            fresh: mark(&self.fresh),
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
            && self.motif == shown.motif
            && self.parts.iter().all(|(id, markup)| shown.has_part(id, markup))
            && self.log.len() == shown.log.len()
            && self.log.iter().map(mark).eq(shown.log.iter().copied())
            && mark(&self.fresh) == shown.fresh
            && mark(self.paths.to_string()) == shown.paths
            && self.running() == shown.running
    }
}
