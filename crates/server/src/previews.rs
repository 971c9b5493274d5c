//! Pictures of tables in pixels, for those who show what a link leads to.
//!
//! A picture takes a tenth of a second of a core, so few are made at the same time, and the last
//! ones are kept: a link that is sent to a group is looked at by many.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use draw::{Frame, Look};
use play::{AnyMatch, Seq};
use raster::RasterError;
use rules::{Observe, Viewer};
use say::{Language, Speaker};
use store::MatchId;

use crate::names::names;

/// What those who show previews recommend, in pixels.
const WIDTH: u32 = 1200;

/// The number of pictures kept.
const KEPT: usize = 32;

/// The pictures that were made last.
#[derive(Default)]
pub(crate) struct Previews {
    kept: Mutex<VecDeque<(Shown, Arc<[u8]>)>>,
}

/// What a picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    id: MatchId,
    /// What spectators have been told by then.
    seq: Seq,
    language: Language,
}

impl Shown {
    pub(crate) fn of(id: MatchId, game: &AnyMatch, speaker: Speaker) -> Shown {
        Shown {
            id,
            seq: game.seq(Viewer::Public),
            language: speaker.language(),
        }
    }
}

impl Previews {
    /// The picture, if it was made before.
    pub(crate) fn find(&self, wanted: Shown) -> Option<Arc<[u8]>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().find(|(shown, _)| *shown == wanted);
        found.map(|(_, png)| Arc::clone(png))
    }

    /// Makes the picture, and keeps it. It shows what spectators see, to any visitor: a person who sends
    /// a link shows it to others.
    ///
    /// # Errors
    /// If there is no picture of this size.
    pub(crate) fn make(&self, shown: Shown, game: &AnyMatch) -> Result<Arc<[u8]>, RasterError> {
        let speaker = Speaker::new(shown.language);
        let view = game.position().view(Viewer::Public);
        let mut scene = draw::scene(&view, Viewer::Public, Frame::WIDE);
        scene.name_seats(&names(game, speaker));
        let png: Arc<[u8]> = raster::png(&scene.to_svg(speaker, Look::default()), WIDTH)?.into();
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back((shown, Arc::clone(&png)));
        Ok(png)
    }
}
