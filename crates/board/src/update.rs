use std::collections::BTreeMap;

use draw::{ChangeKind, Inline, Item, ScenePatch};
use rules::{Seat, Tally};
use say::Speaker;
use serde::{Deserialize, Serialize};

use crate::click_tree::ClickTree;
use crate::lines::{LineId, line_ids};
use crate::parts::Parts;
use crate::reading::Reader;
use crate::sent::SentState;
use crate::state::BoardState;
use crate::step::{Effect, Step};
use crate::story::LogLine;

/// The difference of two boards, as every page of ours reads it. What has not
/// changed is left out; docs/server.md has a table of the fields.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct BoardUpdate {
    /// How many things the seat has been told.
    pub seq: u64,
    /// The seat that this screen speaks for.
    #[serde(with = "crate::seat::option")]
    pub seat: Option<Seat>,
    /// Whether that seat can do something now.
    pub may_act: bool,
    /// The picture, if it is drawn anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whole: Option<String>,
    /// The changes of the picture: layers by name with their new children.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub patch: Vec<(String, Vec<PatchItem>)>,
    /// The tree of clicks, if it has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paths: Option<ClickTree>,
    /// Pieces of the page by the id of their element, the board in words among them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub parts: BTreeMap<String, String>,
    /// The new lines of the log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log: Option<LogUpdate>,
    /// The steps that have just happened.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
    /// The clocks, by seat; missing without clocks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<ClockTime>,
    /// The ids of what the last turn changed, if they are others than before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fresh: Option<Vec<String>>,
}

/// New turns in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LogUpdate {
    /// How many turns stay.
    pub keep: usize,
    /// The turns after them.
    pub lines: Vec<LogLine>,
}

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockTime {
    /// Milliseconds left.
    pub left: u64,
    /// Whether they run.
    pub running: bool,
}

/// What comes next in a new list of children: `[from, to]`, old children that
/// stay; `{"in": child, "items": […]}`, an old group with other contents; or a
/// string, a shape drawn anew.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum PatchItem {
    /// Old children from the first to before the second.
    Keep(usize, usize),
    /// An old group with other contents.
    Inside {
        /// The old child.
        #[serde(rename = "in")]
        child: usize,
        /// Its new children.
        items: Vec<PatchItem>,
    },
    /// A new shape.
    Draw(String),
}

/// An update as it is sent.
#[derive(Serialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
enum Message<'a> {
    Update { board: &'a BoardUpdate },
}

/// Most updates are not longer.
const USUAL: usize = 8 * 1024;

impl BoardUpdate {
    /// The message that a page gets.
    pub fn to_message(&self) -> String {
        let mut text = Vec::with_capacity(USUAL);
        serde_json::to_writer(&mut text, &Message::Update { board: self }).expect("updates are plain data");
        // It is kept until the slowest has read it.
        text.shrink_to_fit();
        String::from_utf8(text).expect("JSON is text")
    }

    /// For a page that was just loaded: everything except what it already shows.
    pub fn greeting(new: &BoardState) -> BoardUpdate {
        BoardUpdate {
            seq: new.seq.0,
            seat: new.at.seat,
            may_act: new.may_act,
            paths: Some(new.paths.clone()),
            fresh: Some(new.fresh.clone()),
            ..BoardUpdate::default()
        }
    }

    /// Everything, for a page that shows nothing yet or something else.
    pub fn whole(new: &BoardState, parts: &Parts, inline: Inline, reader: Reader) -> BoardUpdate {
        let mut update = BoardUpdate::greeting(new);
        update.whole = Some(new.scene.to_inline(inline));
        update.add_parts(parts, &[]);
        update.add_reading(reader, None, new);
        update.log = Some(LogUpdate {
            keep: 0,
            lines: new.story.written(0),
        });
        update
    }

    /// What turns the one into the other; `None` if the viewer could not
    /// tell them apart. What they cannot notice is not sent at all: a message
    /// without news would show that somebody made a hidden choice.
    pub fn between(
        old: &SentState,
        new: &BoardState,
        parts: &Parts,
        inline: Inline,
        reader: Reader,
    ) -> Option<BoardUpdate> {
        let mut update = BoardUpdate {
            seq: new.seq.0,
            seat: new.at.seat,
            may_act: new.may_act,
            ..BoardUpdate::default()
        };
        if old.scene != new.scene_digest {
            match draw::patch(&old.scene, &new.scene, &new.scene_digest, inline) {
                Some(patch) => update.patch = layers(patch),
                None => update.whole = Some(new.scene.to_inline(inline)),
            }
        }
        if new.paths_digest != old.paths {
            update.paths = Some(new.paths.clone());
        }
        if draw::digest(&new.fresh) != old.fresh {
            update.fresh = Some(new.fresh.clone());
        }
        update.add_parts(parts, &old.parts);
        if old.reading != new.reading_digest {
            update.add_reading(reader, Some(old), new);
        }
        let keep = same_turns(old, new);
        if keep < old.turns || keep < new.story.turns().len() {
            update.log = Some(LogUpdate {
                keep,
                lines: new.story.written(keep),
            });
        }
        let same = same_lines(old, new);
        update.steps = steps(old, new, same, reader.speaker);
        let news = update.is_news() || {
            let now = (new.at.viewer, new.at.seat, new.at.covered, new.may_act, new.seq);
            let then = (old.viewer, old.seat, old.covered, old.may_act, old.seq);
            now != then || *new.running != *old.running
        };
        news.then_some(update)
    }

    fn is_news(&self) -> bool {
        self.whole.is_some()
            || !self.patch.is_empty()
            || self.paths.is_some()
            || !self.parts.is_empty()
            || self.log.is_some()
            || self.fresh.is_some()
    }

    fn add_parts(&mut self, parts: &Parts, kept: &[(&'static str, u64)]) {
        for (id, markup) in parts.differing(kept) {
            self.parts.insert(id.to_owned(), markup.to_owned());
        }
    }

    fn add_reading(&mut self, reader: Reader, old: Option<&SentState>, new: &BoardState) {
        let changes = old.and_then(|old| reader.changes(&old.reading, &new.reading, &new.reading_digest));
        if let Some(changes) = changes {
            self.parts.extend(changes);
        } else {
            let whole = reader.whole(&new.reading).into_string();
            self.parts.insert("reading".to_owned(), whole);
        }
    }
}

/// How many turns of the log are the same.
fn same_turns(old: &SentState, new: &BoardState) -> usize {
    let first = old.turns - old.turn_chains.len();
    let turns = new.story.turns();
    let known = (first + 1..=old.turns).rev().zip(old.turn_chains.iter().rev());
    let mut same = known.filter(|(count, chain)| *count <= turns.len() && turns[*count - 1].chain == **chain);
    same.next().map_or(0, |(count, _)| count)
}

/// How many lines of the story are the same.
fn same_lines(old: &SentState, new: &BoardState) -> usize {
    let first = old.lines - old.chains.len();
    let lines = new.story.lines().len();
    let known = (first + 1..=old.lines).rev().zip(old.chains.iter().rev());
    let mut same = known.filter(|(count, chain)| *count <= lines && new.story.chain(*count) == **chain);
    same.next().map_or(0, |(count, _)| count)
}

/// What has happened on the way from one board to the next, of whose logs so
/// many lines are the same.
fn steps(old: &SentState, new: &BoardState, same: usize, speaker: Speaker) -> Vec<Step> {
    let lines = new.story.lines();
    let is_same_viewer = old.viewer == new.at.viewer;
    let taken_back = same < old.lines && is_same_viewer;
    let from = if same == old.lines || is_same_viewer {
        same
    } else {
        // A different viewer, who knows more or less: only new lines are announced.
        lines.len().saturating_sub(usize::from(lines.len() > old.lines))
    };
    let mut steps = Vec::new();
    if taken_back {
        steps.push(Step {
            by: None,
            text: speaker.text("reading-taken-back"),
            effects: vec![Effect::TakenBack],
        });
    }
    for line in &lines[from..] {
        let Some(text) = line.spoken.as_deref().map(str::to_owned) else {
            continue;
        };
        let by = line.actor.seat();
        let effects = if by.is_none() {
            vec![Effect::Rolled]
        } else {
            Vec::new()
        };
        steps.push(Step { by, text, effects });
    }
    // What has become of the shapes belongs to the seat that acted; chance only follows.
    let acting = steps.iter().position(|step| step.by.is_some());
    let place = acting.or_else(|| steps.len().checked_sub(1));
    if let Some(place) = place {
        let effects = effects(old, new, speaker);
        steps[place].effects.extend(effects);
    }
    steps
}

fn effects(old: &SentState, new: &BoardState, speaker: Speaker) -> Vec<Effect> {
    let changes = new.changes_since(&old.scene);
    let mut effects: Vec<Effect> = changes
        .iter()
        .map(|change| {
            let id = change.id.clone();
            match change.how {
                ChangeKind::Placed => Effect::Placed { id },
                ChangeKind::Moved => Effect::Moved { id },
                ChangeKind::Turned => Effect::TurnedUp { id },
                ChangeKind::Taken => Effect::Taken { id },
            }
        })
        .collect();
    for (seat, tally) in new.tally.enumerate() {
        effects.extend(scored(old, seat, tally, speaker));
    }
    effects
}

/// What a seat has got, line by line.
fn scored(old: &SentState, seat: Seat, tally: &Tally, speaker: Speaker) -> Vec<Effect> {
    let before = |id: LineId| old.points.iter().find(|(known, _)| *known == id);
    let mut scored: Vec<(LineId, i32, String)> = Vec::new();
    for (id, line) in line_ids(seat, tally).zip(&tally.lines) {
        let points = line.points - before(id).map_or(0, |(_, before)| *before);
        if points != 0 {
            scored.push((id, points, speaker.say(&line.phrase)));
        }
    }
    // What a line counted that is gone was for things that count in another line now: a gem that
    // has found its partner.
    let now: Vec<LineId> = line_ids(seat, tally).collect();
    let gone = old
        .points
        .iter()
        .filter(|(id, _)| id.0 == seat && !now.contains(id));
    for &((_, rule, ..), points) in gone {
        match scored.iter_mut().find(|((_, other, ..), ..)| *other == rule) {
            Some((_, sum, _)) => *sum -= points,
            None if points != 0 => {
                let from = speaker.text("table-points");
                scored.push(((seat, rule, "", 0), -points, from));
            }
            None => {}
        }
    }
    let effect = |(_, points, from)| Effect::Scored { seat, points, from };
    scored
        .into_iter()
        .filter(|(_, points, _)| *points != 0)
        .map(effect)
        .collect()
}

/// A patch as pages read it: name and items of each layer that changed.
fn layers(patch: ScenePatch) -> Vec<(String, Vec<PatchItem>)> {
    let layer = |layer: draw::LayerPatch| (layer.name.to_owned(), items(layer.items));
    patch.layers.into_iter().map(layer).collect()
}

fn items(items: Vec<Item>) -> Vec<PatchItem> {
    let one = |item| match item {
        Item::Keep { from, to } => PatchItem::Keep(from, to),
        Item::Inside { child, items: inside } => PatchItem::Inside {
            child,
            items: self::items(inside),
        },
        Item::Draw(markup) => PatchItem::Draw(markup),
    };
    items.into_iter().map(one).collect()
}
