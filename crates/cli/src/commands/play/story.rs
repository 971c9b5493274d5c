//! What has happened since somebody last looked, in sentences.

use std::sync::Arc;

use board::{Audience, Story, StoryTurn};
use play::{AnyMatch, News, Seq};
use rules::{BySeat, Seat, Viewer};
use say::board::learnt;

/// The story of the match for one reader, and how much of it they have read.
pub(super) struct Reader {
    pub(super) viewer: Viewer,
    story: Arc<Story>,
    /// The turns that they have read, in notation.
    read: Vec<String>,
    /// How much of their feed they have seen.
    seen: Seq,
    names: Arc<BySeat<String>>,
}

/// The part of the story that a reader has not read yet.
pub(super) enum Told {
    /// Somebody took something back.
    Undone(Seat),
    /// Something that they alone have learnt, in a sentence.
    Learnt(String),
    /// What somebody did.
    Turn(Arc<StoryTurn>),
    /// A single action, in notation.
    Notation(String),
}

/// How matches are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wording {
    /// In sentences, a turn at a time.
    Sentences,
    /// In notation, an action at a time.
    Notation,
}

impl Reader {
    /// Somebody who knows what has happened so far.
    pub(super) fn new(game: &AnyMatch, viewer: Viewer, names: BySeat<String>, told: Audience) -> Reader {
        let names = Arc::new(names);
        let story = Arc::new(Story::new(game, viewer, &names, told));
        let read = story.turns().iter().map(|turn| turn.notation.clone()).collect();
        Reader {
            viewer,
            story,
            read,
            seen: game.seq(viewer),
            names,
        }
    }

    /// What is new, when this seat is asked to act. From now on it is known.
    pub(super) fn news(
        &mut self,
        game: &AnyMatch,
        names: BySeat<String>,
        told: Audience,
        asked: Option<Seat>,
        wording: Wording,
    ) -> Vec<Told> {
        let mut news = Vec::new();
        let is_first = self.read.is_empty();
        for item in game.feed(self.viewer, self.seen) {
            match &item.news {
                News::Event(event) if wording == Wording::Notation => {
                    news.push(Told::Notation(told.speaker.event(event, &names)));
                }
                News::Event(event) => {
                    // What is dealt at the beginning lies before everybody's eyes.
                    let own = told.you.filter(|_| !is_first);
                    let said = own.and_then(|seat| learnt(event, seat, told.speaker));
                    news.extend(said.map(Told::Learnt));
                }
                News::Undone { seat, .. } => news.push(Told::Undone(*seat)),
                News::TakebackAsked { .. } | News::Notice(_) => {}
            }
        }
        self.seen = game.seq(self.viewer);
        let names = Arc::new(names);
        Story::follow(&mut self.story, game, self.viewer, &names, told);
        let turns = self.story.told_turns(asked);
        let now: Vec<String> = turns.iter().map(|turn| turn.notation.clone()).collect();
        // Under a new name the same turns are not told again.
        let same = if self.names == names {
            let pairs = now.iter().zip(&self.read);
            pairs.take_while(|(now, read)| now == read).count()
        } else {
            now.len().min(self.read.len())
        };
        if wording == Wording::Sentences {
            news.extend(turns[same..].iter().cloned().map(Told::Turn));
        }
        self.read = now;
        self.names = names;
        news
    }
}
