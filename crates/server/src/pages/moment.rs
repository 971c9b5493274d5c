//! A moment of a match that somebody looks back at.

use std::sync::Arc;

use board::{Audience, BoardState, ClickTree, Perspective, Story, side_of, viewer_of};
use draw::Frame;
use rules::{Actor, BySeat, Phrase, SeatSet, Viewer};
use say::Speaker;

use crate::names::names;
use crate::table::AnyMatch;
use crate::visitor::Visitor;

/// A moment that a viewer may look at.
pub(super) struct Moment<'a> {
    pub(super) game: &'a AnyMatch,
    viewer: Viewer,
    /// The side from which the table is seen.
    pub(super) side: Viewer,
    pub(super) frame: Frame,
    pub(super) names: Arc<BySeat<String>>,
    pub(super) story: Story,
    /// How many lines of the story had happened.
    pub(super) ply: usize,
}

impl<'a> Moment<'a> {
    /// As a visitor sees it who plays these seats.
    pub(super) fn new(own: SeatSet, game: &'a AnyMatch, visitor: &Visitor, ply: usize) -> Moment<'a> {
        let perspective = Perspective {
            own,
            shown: None,
            frame: visitor.preferences.frame,
            speaker: visitor.speaker,
        };
        // If several people share a screen, looking back shows nobody's hand.
        let hides = game.position().game().has_secrets() && perspective.own.len() > 1;
        let seat = perspective.front(game);
        let viewer = viewer_of(game, seat.filter(|_| !hides));
        let side = side_of(viewer, perspective.side(&game.view(viewer), seat));
        let names = Arc::new(names(game, visitor.speaker));
        let told = Audience {
            speaker: visitor.speaker,
            you: perspective.own.first().filter(|_| perspective.own.len() == 1),
        };
        let story = Story::line_by_line(game, viewer, &names, told);
        let ply = ply.min(story.lines().len());
        Moment {
            game,
            viewer,
            side,
            frame: perspective.frame,
            names,
            story,
            ply,
        }
    }

    /// How many moments there are after the first.
    pub(super) fn last(&self) -> usize {
        self.story.lines().len()
    }

    /// The number of actions that counted then.
    pub(super) fn place(&self, ply: usize) -> usize {
        match ply {
            0 => 0,
            ply => self.story.lines()[ply - 1].place,
        }
    }

    pub(super) fn view(&self, ply: usize) -> games::AnyView {
        self.game.view_at(self.place(ply), self.viewer)
    }

    /// The board of a moment, on which nothing can be clicked.
    pub(super) fn board(&self, ply: usize) -> BoardState {
        let nothing = draw::Paths(Vec::new());
        let tree = ClickTree::nothing();
        BoardState::called(
            &self.view(ply),
            self.side,
            self.frame,
            &nothing,
            tree,
            Some(&self.names),
        )
    }

    /// The ends of turns, and the start: stepping goes from one to the next.
    pub(super) fn ends(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        std::iter::once(0).chain(self.story.turns().iter().map(|turn| turn.ply))
    }

    /// The moment one turn before.
    pub(super) fn previous(&self) -> Option<usize> {
        self.ends().rfind(|end| *end < self.ply)
    }

    /// The moment one turn later.
    pub(super) fn next(&self) -> Option<usize> {
        self.ends().find(|end| *end > self.ply)
    }

    /// How many turns had begun.
    pub(super) fn turn(&self) -> usize {
        self.turn_of(self.ply)
    }

    /// The number of a turn as people count: what only chance has done, such as dealing, is none.
    pub(super) fn number_of(&self, turn: usize) -> usize {
        let mut from = 0;
        let mut number = 0;
        for turn in self.story.turns().iter().take(turn) {
            let lines = &self.story.lines()[from..turn.ply.max(from)];
            number += usize::from(lines.iter().any(|line| line.actor != Actor::Chance));
            from = turn.ply.max(from);
        }
        number
    }

    /// How many turns there are.
    pub(super) fn turns(&self) -> usize {
        self.story.turns().len()
    }

    /// The turn to which the line before a moment belongs; 0 at the start.
    pub(super) fn turn_of(&self, ply: usize) -> usize {
        let over = self.story.turns().iter().filter(|turn| turn.ply < ply);
        over.count() + usize::from(ply > 0)
    }

    /// Which turn it is, and what had happened in it.
    pub(super) fn caption(&self, speaker: Speaker) -> String {
        let turns = self.story.turns();
        let whole = turns.iter().find(|turn| turn.ply == self.ply);
        let said = match (whole, self.ply) {
            (_, 0) => speaker.text("past-start"),
            (Some(turn), _) => turn.text.clone(),
            (None, ply) => self.story.lines()[ply - 1].text().to_owned(),
        };
        let phrase = Phrase::new("past-caption")
            .with("ply", self.number_of(self.turn()) as i64)
            .with("last", self.number_of(turns.len()) as i64)
            .with("said", said);
        speaker.say(&phrase)
    }
}
