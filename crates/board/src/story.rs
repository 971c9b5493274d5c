use std::sync::Arc;

use draw::digest;
use games::{AnyEvent, AnyView};
use play::{AnyMatch, EntryKind, News, Seq};
use rules::{Actor, BySeat, Observe, Position, Seat, Viewer};
use say::{Belongs, Speaker, ToldTurn};
use serde::{Deserialize, Serialize};

use crate::rounds::{RoundSummary, Rounds};
use crate::turns::{StoryTurn, Turns};

/// The story of a match in words, as one viewer has noticed it.
///
/// It grows by what is new: [`follow`](Story::follow) words only what the match
/// has added, unless something was taken back or somebody is called otherwise.
#[derive(Clone, Debug)]
pub struct Story {
    viewer: Viewer,
    speaker: Speaker,
    names: Arc<BySeat<String>>,
    /// The seat that the story calls "you".
    you: Option<Seat>,
    /// How many entries of the log it knows.
    entries: usize,
    /// How many of them count.
    plies: usize,
    lines: Vec<StoryLine>,
    /// Whether every line is told by itself, and not only as a part of its turn.
    line_by_line: bool,
    turns: Turns,
    rounds: Rounds,
}

/// One line of a story: an action that counts and that the viewer has noticed.
#[derive(Clone, Debug)]
pub struct StoryLine {
    /// Who acted.
    pub actor: Actor,
    /// What the viewer learnt, only in a story that is told line by line.
    words: Option<Arc<LineWords>>,
    /// The same with places, for those who listen; only for the last lines.
    pub(crate) spoken: Option<Arc<str>>,
    /// How many actions counted then.
    pub place: usize,
    /// Of this line and all before it.
    chain: u64,
}

/// What a viewer learnt.
#[derive(Debug)]
struct LineWords {
    /// In a sentence.
    text: String,
    notation: String,
}

/// A turn as messages write it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LogLine {
    /// Who acted; nobody if it was chance.
    #[serde(with = "crate::seat::option")]
    pub by: Option<Seat>,
    /// What happened in the turn, in a sentence.
    pub text: String,
    /// The same in notation.
    pub notation: String,
    /// The moment after it, as the number of lines that had happened.
    pub ply: usize,
}

/// Number of lines at the end that can be announced: a page that missed more reads
/// the log.
const SPOKEN: usize = 10;

impl Story {
    /// Nothing has happened.
    pub fn none() -> Story {
        Story {
            viewer: Viewer::Public,
            speaker: Speaker::default(),
            names: Arc::new(BySeat::from_fn(2, |_| String::new())),
            you: None,
            entries: 0,
            plies: 0,
            lines: Vec::new(),
            line_by_line: false,
            turns: Turns::none(),
            rounds: Rounds::default(),
        }
    }

    /// Everything that this viewer has noticed, turn by turn.
    pub fn new(game: &AnyMatch, viewer: Viewer, names: &Arc<BySeat<String>>, told: Audience) -> Story {
        Story::told(game, viewer, names, told, false)
    }

    /// The same, and each line by itself as well.
    pub fn line_by_line(
        game: &AnyMatch,
        viewer: Viewer,
        names: &Arc<BySeat<String>>,
        told: Audience,
    ) -> Story {
        Story::told(game, viewer, names, told, true)
    }

    fn told(
        game: &AnyMatch,
        viewer: Viewer,
        names: &Arc<BySeat<String>>,
        told: Audience,
        line_by_line: bool,
    ) -> Story {
        let mut story = Story {
            viewer,
            speaker: told.speaker,
            names: Arc::clone(names),
            you: told.you,
            entries: 0,
            plies: 0,
            lines: Vec::new(),
            line_by_line,
            turns: Turns::none(),
            rounds: Rounds::default(),
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
        told: Audience,
    ) {
        let log = game.log();
        let same = story.viewer == viewer
            && (story.speaker, story.you) == (told.speaker, told.you)
            && story.names == *names;
        let goes_on = same && viewer != Viewer::All && story.entries <= log.len() && {
            let taken_back =
                |kind: &EntryKind<_>| matches!(kind, EntryKind::Undone { .. } | EntryKind::Rewound { .. });
            let mut later = log.after(story.entries).into_iter();
            !later.any(|entry| taken_back(&entry.kind))
        };
        if !goes_on {
            *story = Arc::new(Story::told(game, viewer, names, told, story.line_by_line));
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

    /// The turns so far, the oldest first.
    pub fn turns(&self) -> &[Arc<StoryTurn>] {
        &self.turns.all
    }

    /// The turns that can be told when this seat is asked to act: all but its own, if that goes on.
    pub fn told_turns(&self, asked: Option<Seat>) -> &[Arc<StoryTurn>] {
        let all = self.turns();
        match all.split_last() {
            Some((last, others)) if asked.is_some() && last.by == asked => others,
            _ => all,
        }
    }

    /// The last turn of a seat.
    pub fn last_turn_of(&self, seat: Seat) -> Option<&StoryTurn> {
        let found = self.turns.all.iter().rev().find(|turn| turn.by == Some(seat));
        found.map(AsRef::as_ref)
    }

    /// What a seat has done since the viewer acted last, the oldest first: somebody may have several
    /// turns in a row. Its last turn if it has done nothing since then.
    pub fn news_of(&self, seat: Seat, viewer: Option<Seat>) -> Vec<&StoryTurn> {
        let own = |turn: &&Arc<StoryTurn>| viewer.is_some() && turn.by == viewer;
        let since = self
            .turns
            .all
            .iter()
            .rev()
            .skip_while(own)
            .take_while(|turn| !own(turn));
        let mut news: Vec<&StoryTurn> = since
            .filter(|turn| turn.by == Some(seat))
            .map(AsRef::as_ref)
            .collect();
        news.reverse();
        // Who only watches would be told the whole match.
        if viewer.is_none() || news.is_empty() {
            news = self.last_turn_of(seat).into_iter().collect();
        }
        news
    }

    /// What the last round that is over has brought.
    pub fn last_round(&self) -> Option<&RoundSummary> {
        self.rounds.last.as_ref()
    }

    /// Turns from this one on, as messages write them.
    pub(crate) fn written(&self, from: usize) -> Vec<LogLine> {
        let turns = self.turns.all.get(from..).unwrap_or_default();
        let written = |turn: &Arc<StoryTurn>| LogLine {
            by: turn.by,
            text: turn.text.clone(),
            notation: turn.notation.clone(),
            ply: turn.ply,
        };
        turns.iter().map(written).collect()
    }

    /// The digests of the last turns, each with all turns before it.
    pub(crate) fn turn_chains(&self, most: usize) -> Box<[u64]> {
        let from = self.turns.all.len().saturating_sub(most);
        self.turns.all[from..].iter().map(|turn| turn.chain).collect()
    }

    /// The digests of the last lines, each with all lines before it.
    pub(crate) fn chains(&self, most: usize) -> Box<[u64]> {
        let from = self.lines.len().saturating_sub(most);
        self.lines[from..].iter().map(|line| line.chain).collect()
    }

    /// The digest of this many lines from the start.
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
                let view = game.view_at(place, self.viewer);
                self.push(event, &view, actor(game, number), place, true);
            }
        }
        self.turns.tell(self.speaker, &self.names, self.you);
        self.entries = game.log().len();
        self.plies = game.plies();
        let late = self.lines.len().saturating_sub(SPOKEN);
        let earlier = self.lines[..late].iter_mut().rev();
        for line in earlier.take_while(|line| line.spoken.is_some()) {
            line.spoken = None;
        }
    }

    fn retell(&mut self, game: &AnyMatch) {
        let feed = game.feed(self.viewer, Seq(0));
        let mut noticed = game.noticed_after(self.viewer, 0).peekable();
        let mut position = game.start().clone();
        let all = game.plies();
        for (place, number) in (1..).zip(game.standing()) {
            let Some(action) = game.entry(number).and_then(|entry| entry.kind.action()) else {
                continue;
            };
            let actor = actor(game, number);
            // Once a match is over, everything is told as it was.
            let event = if self.viewer == Viewer::All {
                position.event(actor, *action, Viewer::All)
            } else {
                let seq = noticed.next_if(|(noticed, ..)| *noticed == place);
                let index = seq.and_then(|(.., seq)| usize::try_from(seq.0).ok()?.checked_sub(1));
                match index.and_then(|index| feed.get(index)).map(|item| &item.news) {
                    Some(News::Event(event)) => Some(event.clone()),
                    _ => None,
                }
            };
            position.play_unchecked(actor, *action);
            if let Some(event) = event {
                let view = position.view(self.viewer);
                self.push(&event, &view, actor, place, place + SPOKEN > all);
            }
        }
        self.turns.tell(self.speaker, &self.names, self.you);
        self.entries = game.log().len();
        self.plies = all;
    }

    fn push(&mut self, event: &AnyEvent, view: &AnyView, actor: Actor, place: usize, is_late: bool) {
        let spoken = is_late.then(|| self.speaker.spoken_event(event, &self.names).into());
        let notation = self.speaker.event(event, &self.names);
        let gained = self.turns.gained(view);
        self.rounds.follow(view);
        let words = self.line_by_line.then(|| {
            // What all do at the same time says itself who did it.
            let is_own = matches!(say::belongs(event), Belongs::Turn | Belongs::Begins);
            let alone = ToldTurn {
                by: actor.seat().filter(|_| is_own),
                you: self.you,
                events: std::slice::from_ref(event),
                view,
                gained: &gained,
            };
            Arc::new(LineWords {
                text: self.speaker.turn(alone, &self.names),
                notation: notation.clone(),
            })
        });
        let before = self.chain(self.lines.len());
        self.lines.push(StoryLine {
            actor,
            chain: digest((before, actor, &notation)),
            words,
            spoken,
            place,
        });
        let belongs = say::belongs(event);
        if self.turns.is_new(belongs, actor) {
            self.turns.tell(self.speaker, &self.names, self.you);
            self.turns.begin(belongs, view);
        }
        self.turns
            .add(event, view, actor, &gained, &notation, self.lines.len());
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

impl StoryLine {
    /// What the viewer learnt, in a sentence; nothing in a story that is told turn by turn.
    pub fn text(&self) -> &str {
        self.words.as_deref().map_or("", |words| &words.text)
    }

    /// The same in notation.
    pub fn notation(&self) -> &str {
        self.words.as_deref().map_or("", |words| &words.notation)
    }
}

/// How a story is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Audience {
    /// In which language.
    pub speaker: Speaker,
    /// To whom: they are "you".
    pub you: Option<Seat>,
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
