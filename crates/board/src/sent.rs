//! The digests that are kept of a board that a page shows: as little as tells what the next
//! one changes.
//!
//! Of pictures and texts only digests are kept. Otherwise the pages that people
//! have open would be most of what a server needs memory for.

use std::sync::Arc;

use draw::{ReadingDigest, SceneDigest, digest};
use play::Seq;
use rules::{Seat, Viewer};

use crate::lines::{LineId, line_ids};
use crate::parts::Parts;
use crate::state::BoardState;

/// What a page shows.
#[derive(Clone, PartialEq, Debug)]
pub struct SentState {
    /// Whose knowledge it shows.
    pub viewer: Viewer,
    /// The seat that it speaks for.
    pub seat: Option<Seat>,
    /// The seat that the device has to be passed to.
    pub covered: Option<Seat>,
    pub(crate) may_act: bool,
    pub(crate) seq: Seq,
    pub(crate) scene: Arc<SceneDigest>,
    pub(crate) reading: Arc<ReadingDigest>,
    pub(crate) paths: u64,
    pub(crate) parts: Box<[(&'static str, u64)]>,
    /// The number of lines of the log.
    pub(crate) lines: usize,
    /// Of the last of them, each with all before it.
    pub(crate) chains: Box<[u64]>,
    /// The number of turns that they make.
    pub(crate) turns: usize,
    /// Of the last of them, each with all before it.
    pub(crate) turn_chains: Box<[u64]>,
    pub(crate) fresh: u64,
    pub(crate) running: Box<[bool]>,
    /// The points, line by line.
    pub(crate) points: Box<[(LineId, i32)]>,
}

/// Nobody takes back more lines at once; if they do, the log is sent anew.
const CHAINS: usize = 32;

impl BoardState {
    /// The digests to keep while a page shows it with these parts.
    pub fn sent(&self, parts: &Parts) -> SentState {
        SentState {
            viewer: self.at.viewer,
            seat: self.at.seat,
            covered: self.at.covered,
            may_act: self.may_act,
            seq: self.seq,
            scene: Arc::clone(&self.scene_digest),
            reading: Arc::clone(&self.reading_digest),
            paths: self.paths_digest,
            parts: parts.digests().collect(),
            lines: self.story.lines().len(),
            chains: self.story.chains(CHAINS),
            turns: self.story.turns().len(),
            turn_chains: self.story.turn_chains(CHAINS),
            fresh: digest(&self.fresh),
            running: self.running.as_slice().into(),
            points: self.points(),
        }
    }

    /// The points, line by line.
    pub(crate) fn points(&self) -> Box<[(LineId, i32)]> {
        let mut points: Vec<(LineId, i32)> = Vec::new();
        for (seat, tally) in self.tally.enumerate() {
            points.extend(line_ids(seat, tally).zip(tally.lines.iter().map(|line| line.points)));
        }
        points.into()
    }
}
