//! The messages between page and server; docs/protocol.md shows each.

use draw::{Item, Look, Patch, digest};
use games::AnyAction;
use play::{Reach, SeatCommand};
use say::Speaker;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::pages::reading::{NOW, Reader};
use crate::sight::Sight;
use crate::trace::Trace;

/// What a page says.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum ClientMessage {
    /// A seat plays an action.
    Act { seq: u64, seat: String, word: String },
    /// A seat wants something else.
    SeatCommand { seq: u64, seat: String, what: What },
    /// A seat plays what somebody typed: one action or a whole turn.
    Type { seq: u64, seat: String, text: String },
    /// What could this become that somebody types?
    Suggest { text: String },
    /// What would this action look like?
    Ghost { word: String },
    /// What would be good now?
    Hint,
    /// A bot shall have this seat, which is free or whose player stays away.
    Bot { seat: String },
    /// Whom a bot stood in for takes their seat again.
    Return { seat: String },
    /// Something is said to all, by one's own seat.
    Say { seat: String, phrase: String },
    /// Somebody who watches would like a bot's seat.
    SeatRequest { seat: String },
    /// They would not any more.
    Unknock,
    /// Whether somebody who asks may have the bot's seat.
    Answer { seat: String, name: String, yes: bool },
    /// Whoever sits there is called otherwise.
    Rename { seat: String, name: String },
    /// The host sends a guest away.
    Remove { seat: String },
    /// How long does an answer take?
    Ping,
    /// This seat is before the screen now.
    Show { seat: String },
    /// The page wants another frame.
    Frame { frame: String },
}

/// What a seat can want besides playing.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum What {
    Undo,
    UndoTurn,
    AskTakeback,
    GiveTakeback,
    DeclineTakeback,
    Resign,
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
}

impl What {
    pub(super) const fn wish(self) -> SeatCommand<AnyAction> {
        match self {
            What::Undo => SeatCommand::Undo(Reach::Action),
            What::UndoTurn => SeatCommand::Undo(Reach::Turn),
            What::AskTakeback => SeatCommand::AskTakeback(Reach::Turn),
            What::GiveTakeback => SeatCommand::GiveTakeback,
            What::DeclineTakeback => SeatCommand::DeclineTakeback,
            What::Resign => SeatCommand::Resign,
            What::OfferDraw => SeatCommand::OfferDraw,
            What::AcceptDraw => SeatCommand::AcceptDraw,
            What::DeclineDraw => SeatCommand::DeclineDraw,
        }
    }
}

/// What a page is told.
#[derive(Serialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub(super) enum ServerMessage<'a> {
    /// What has changed for this viewer.
    Update(Update<'a>),
    /// It is stored.
    Done,
    /// It has changed nothing, and why.
    Refused { text: String },
    /// What an action would look like, and what it does in words.
    Ghost {
        word: &'a str,
        markup: String,
        text: String,
    },
    /// Moves that fit what is typed, and how many there are.
    Suggestions {
        text: &'a str,
        found: String,
        lines: Vec<Suggestion>,
    },
    /// The best moves.
    Hint { seq: u64, lines: Vec<HintLine> },
    /// So long an answer takes.
    Pong,
    /// The page is of another edition.
    Reload,
}

/// A move and what speaks for it.
#[derive(Serialize)]
pub(super) struct HintLine {
    pub(super) text: String,
    pub(super) word: String,
    pub(super) clicks: Vec<String>,
}

/// A legal action, and what it does in words.
#[derive(Serialize)]
pub(super) struct Suggestion {
    pub(super) word: String,
    pub(super) text: String,
}

/// The difference between two sights.
#[derive(Serialize)]
pub(super) struct Update<'a> {
    seq: u64,
    seat: Option<String>,
    may_act: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    whole: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    patch: Vec<Value>,
    paths: &'a Value,
    #[serde(skip_serializing_if = "Map::is_empty")]
    parts: Map<String, Value>,
    /// How many lines of the log stay, and what comes after them.
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<(usize, &'a [String])>,
    /// What has happened, to be heard.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    say: Vec<String>,
    clocks: &'a [(u64, bool)],
    fresh: &'a [String],
}

impl<'a> Update<'a> {
    /// For a page that was just loaded: all but what it shows already.
    pub(super) fn paths_only(sight: &'a Sight) -> Update<'a> {
        Update {
            seq: sight.seq.0,
            seat: sight.seat.map(|seat| seat.to_string()),
            may_act: sight.may_act,
            whole: None,
            patch: Vec::new(),
            paths: &sight.paths,
            parts: Map::new(),
            log: None,
            say: Vec::new(),
            clocks: &sight.clocks,
            fresh: &sight.fresh,
        }
    }

    /// What turns the one into the other; everything if there was nothing.
    pub(super) fn between(old: Option<&Trace>, new: &'a Sight, speaker: Speaker, look: Look) -> Update<'a> {
        let mut update = Update::paths_only(new);
        let patch = old.and_then(|old| draw::patch(&old.picture, &new.scene, speaker));
        match patch {
            Some(patch) => update.patch = layers(patch),
            None => update.whole = Some(new.scene.to_inline(speaker, look)),
        }
        for (id, markup) in &new.parts {
            if old.is_none_or(|old| !old.has_part(id, markup)) {
                update
                    .parts
                    .insert((*id).to_owned(), Value::from(markup.as_str()));
            }
        }
        let reader = Reader { speaker, name: NOW };
        let changes = old.map(|old| reader.changes(&old.reading, &new.reading));
        let changes = changes.flatten().unwrap_or_else(|| {
            let whole = reader.whole(&new.reading).into_string();
            vec![("reading".to_owned(), whole)]
        });
        for (id, markup) in changes {
            update.parts.insert(id, Value::from(markup));
        }
        let before = old.map_or(&[][..], |old| &old.log);
        let same = before
            .iter()
            .zip(&new.log)
            .take_while(|(shown, line)| **shown == digest(line))
            .count();
        if old.is_none() || same < before.len() || same < new.log.len() {
            update.log = Some((same, &new.log[same..]));
        }
        if let Some(old) = old {
            update.say = news(old, new, same, speaker);
        }
        update
    }
}

/// What is heard of the way from one sight to the next, of whose logs so many
/// lines are the same.
fn news(old: &Trace, new: &Sight, same: usize, speaker: Speaker) -> Vec<String> {
    let last = |lines: usize| {
        new.spoken[new.spoken.len().saturating_sub(lines)..]
            .iter()
            .cloned()
    };
    if same == old.log.len() {
        last(new.log.len() - same).collect()
    } else if old.viewer == new.viewer {
        let taken_back = speaker.text("reading-taken-back");
        [taken_back]
            .into_iter()
            .chain(last(new.log.len() - same))
            .collect()
    } else {
        // Somebody else looks now, who knows more or less: only what is new is news.
        last(new.log.len().saturating_sub(old.log.len()).min(1)).collect()
    }
}

/// A patch as pages read it: `[layer, items]` for each layer that changed.
pub(crate) fn layers(patch: Patch) -> Vec<Value> {
    let layer = |layer: draw::LayerPatch| json!([layer.name, items(layer.items)]);
    patch.layers.into_iter().map(layer).collect()
}

/// `[from, to]` keeps old children, `{"in": child, "items": …}` changes what is
/// inside one, a string is drawn anew.
fn items(items: Vec<Item>) -> Vec<Value> {
    let one = |item| match item {
        Item::Keep { from, to } => json!([from, to]),
        Item::Inside { child, items: inside } => json!({ "in": child, "items": self::items(inside) }),
        Item::Draw(markup) => Value::from(markup),
    };
    items.into_iter().map(one).collect()
}
