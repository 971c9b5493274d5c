use std::sync::Arc;

use draw::digest;
use games::AnyEvent;
use play::{AnyMatch, EntryKind, News, Seq};
use rules::{Actor, BySeat, Observe, Position, Seat, Viewer};
use say::Speaker;
use serde::{Deserialize, Serialize};

/// What has happened in a match, as one viewer has noticed it, in words.
///
/// It grows by what is new: [`follow`](Story::follow) words only what the match
/// has added, unless something was taken back or somebody is called otherwise.
#[derive(Clone, Debug)]
pub struct Story {
    viewer: Viewer,
    speaker: Speaker,
    names: Arc<BySeat<String>>,
    /// How many entries of the log it knows.
    entries: usize,
    /// How many of them count.
    plies: usize,
    lines: Vec<StoryLine>,
}

/// One line of a story: an action that counts and that the viewer has noticed.
#[derive(Clone, Debug)]
pub struct StoryLine {
    /// Who acted.
    pub actor: Actor,
    /// What the viewer learnt, in words.
    pub text: String,
    /// The same without notation, for the last lines.
    pub spoken: Option<String>,
    /// How many actions counted then.
    pub place: usize,
    /// Of this line and all before it.
    chain: u64,
}

/// A line as messages write it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LogLine {
    /// Who acted; nobody if it was chance.
    #[serde(with = "crate::seat::option")]
    pub by: Option<Seat>,
    /// What happened.
    pub text: String,
}

/// Number of lines at the end that can be announced: whoever missed more reads
/// the log.
const SPOKEN: usize = 10;

impl Story {
    /// Nothing has happened.
    pub fn none() -> Story {
        Story {
            viewer: Viewer::Public,
            speaker: Speaker::default(),
            names: Arc::new(BySeat::from_fn(2, |_| String::new())),
            entries: 0,
            plies: 0,
            lines: Vec::new(),
        }
    }

    /// Everything that this viewer has noticed.
    pub fn new(game: &AnyMatch, viewer: Viewer, names: &Arc<BySeat<String>>, speaker: Speaker) -> Story {
        let mut story = Story {
            viewer,
            speaker,
            names: Arc::clone(names),
            entries: 0,
            plies: 0,
            lines: Vec::new(),
        };
        story.retell(game);
        story
    }

    /// The same story a while later: only what is new is worded.
    pub fn follow(
        story: &mut Arc<Story>,
        game: &AnyMatch,
        viewer: Viewer,
        names: &Arc<BySeat<String>>,
        speaker: Speaker,
    ) {
        let log = game.log();
        let same = story.viewer == viewer && story.speaker == speaker && story.names == *names;
        let goes_on = same && viewer != Viewer::All && story.entries <= log.len() && {
            let taken_back =
                |kind: &EntryKind<_>| matches!(kind, EntryKind::Undone { .. } | EntryKind::Rewound { .. });
            !log[story.entries..].iter().any(|entry| taken_back(&entry.kind))
        };
        if !goes_on {
            *story = Arc::new(Story::new(game, viewer, names, speaker));
        } else if story.entries < log.len() {
            Arc::make_mut(story).append(game);
        }
    }

    /// The lines, the oldest first.
    pub fn lines(&self) -> &[StoryLine] {
        &self.lines
    }

    /// How many actions count.
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// Lines from this one on, as messages write them.
    pub(crate) fn written(&self, from: usize) -> Vec<LogLine> {
        let lines = self.lines.get(from..).unwrap_or_default();
        let written = |line: &StoryLine| LogLine {
            by: line.actor.seat(),
            text: line.text.clone(),
        };
        lines.iter().map(written).collect()
    }

    /// Of so many lines at the end, each with all before it, the digests.
    pub(crate) fn chains(&self, most: usize) -> Box<[u64]> {
        let from = self.lines.len().saturating_sub(most);
        self.lines[from..].iter().map(|line| line.chain).collect()
    }

    /// The digest of the first so many lines.
    pub(crate) fn chain(&self, lines: usize) -> u64 {
        match lines {
            0 => 0,
            lines => self.lines[lines - 1].chain,
        }
    }

    fn append(&mut self, game: &AnyMatch) {
        let feed = game.feed(self.viewer, Seq(0));
        for (place, number, seq) in game.noticed_after(self.viewer, self.plies) {
            let index = usize::try_from(seq.0).ok().and_then(|seq| seq.checked_sub(1));
            let item = index.and_then(|index| feed.get(index));
            if let Some(News::Event(event)) = item.map(|item| &item.news) {
                self.push(event, actor(game, number), place, true);
            }
        }
        self.entries = game.log().len();
        self.plies = game.plies();
    }

    fn retell(&mut self, game: &AnyMatch) {
        if self.viewer == Viewer::All {
            self.retell_all(game);
        } else {
            let feed = game.feed(self.viewer, Seq(0));
            let noticed: Vec<_> = game.noticed_after(self.viewer, 0).collect();
            let all = noticed.len();
            for (count, (place, number, seq)) in noticed.into_iter().enumerate() {
                let index = usize::try_from(seq.0).ok().and_then(|seq| seq.checked_sub(1));
                let item = index.and_then(|index| feed.get(index));
                if let Some(News::Event(event)) = item.map(|item| &item.news) {
                    self.push(event, actor(game, number), place, count + SPOKEN >= all);
                }
            }
        }
        self.entries = game.log().len();
        self.plies = game.plies();
    }

    /// Once a match is over, everything is told as it was.
    fn retell_all(&mut self, game: &AnyMatch) {
        let mut position = game.start().clone();
        let all = game.plies();
        for (place, number) in (1..).zip(game.standing()) {
            let Some(action) = game.entry(number).and_then(|entry| entry.kind.action()) else {
                continue;
            };
            let actor = actor(game, number);
            let event = position.event(actor, *action, Viewer::All);
            position.play_unchecked(actor, *action);
            if let Some(event) = event {
                self.push(&event, actor, place, place + SPOKEN > all);
            }
        }
    }

    fn push(&mut self, event: &AnyEvent, actor: Actor, place: usize, is_late: bool) {
        let spoken = || self.speaker.spoken_event(event, &self.names);
        // People write notation; what chance decides is told in words.
        let (text, spoken) = match actor {
            Actor::Chance => {
                let text = spoken();
                (text.clone(), is_late.then_some(text))
            }
            Actor::Seat(_) => {
                let text = self.speaker.event(event, &self.names);
                (text, is_late.then(spoken))
            }
        };
        let before = self.chain(self.lines.len());
        self.lines.push(StoryLine {
            actor,
            chain: digest((before, actor, &text)),
            text,
            spoken,
            place,
        });
    }

    /// Before which action the last turn began: how many counted then, and whose
    /// turn it is.
    pub(crate) fn last_turn(&self) -> Option<LastTurn> {
        let acted = |line: &StoryLine| matches!(line.actor, Actor::Seat(_));
        let last = self.lines.iter().rposition(acted)?;
        let actor = self.lines[last].actor;
        let others = |line: &StoryLine| line.actor != actor && acted(line);
        let before = self.lines[..last].iter().rposition(others);
        let first = before.map_or(0, |before| before + 1);
        let first = first + self.lines[first..].iter().position(acted)?;
        Some(LastTurn {
            place: self.lines[first].place - 1,
            chain: self.chain(first),
        })
    }
}

/// Where the last turn began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LastTurn {
    /// How many actions counted then.
    pub(crate) place: usize,
    /// The digest of the lines before it.
    pub(crate) chain: u64,
}

fn actor(game: &AnyMatch, number: play::Number) -> Actor {
    match game.entry(number).map(|entry| &entry.kind) {
        Some(EntryKind::Acted { seat, .. }) => Actor::Seat(*seat),
        _ => Actor::Chance,
    }
}
