//! Boards of tables: each is drawn once for all who look at it in the same way.
//!
//! A [`Slot`] is a way to look at a table: the same seats, frame and language.
//! Whoever looks that way shares what is drawn for it, the little that is kept
//! of it, and the bytes of every update. Drawing happens off the threads that
//! serve connections, and one slot is never drawn twice at the same time.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use board::{BoardState, BoardUpdate, ClockTime, Parts, Perspective, Reader, SentState};
use draw::{Coordinates, Frame, Inline, Look};
use play::AnyMatch;
use rules::{BySeat, Seat, SeatSet, Viewer};
use say::Language;
use serde::Serialize;
use store::{GuestId, Key, MatchId};
use tokio::sync::Semaphore;

use crate::invitations::Links;
use crate::names::names;
use crate::parts::{self, PeopleView, TableParts};
use crate::system::now;
use crate::table::{Presence, Table};

/// The boards of all tables that somebody looks at.
pub(crate) struct Boards {
    tables: Mutex<HashMap<MatchId, Weak<TableBoards>>>,
    shared: Arc<Shared>,
}

/// What drawing needs to know about the server.
struct Shared {
    key: Key,
    bound: Arc<OnceLock<SocketAddr>>,
    /// As many boards are drawn at the same time as there are cores.
    permits: Semaphore,
}

/// The boards of one table.
pub(crate) struct TableBoards {
    table: Arc<Table>,
    slots: Mutex<HashMap<SlotKey, Weak<Slot>>>,
    shared: Arc<Shared>,
}

/// Who looks at a table in the same way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct SlotKey {
    own: SeatSet,
    shown: Option<Seat>,
    tall: bool,
    language: Language,
    /// The guest, if there is anything about them that others are not shown.
    guest: Option<GuestId>,
}

/// A way to look at a table, and what is seen that way.
pub(crate) struct Slot {
    key: SlotKey,
    perspective: Perspective,
    latest: Mutex<Option<Arc<Shown>>>,
    /// Held by whoever draws.
    drawing: tokio::sync::Mutex<()>,
}

/// A board as it was drawn, with the pieces of the page around it.
pub(crate) struct Shown {
    /// Of what it was drawn.
    version: Version,
    names: Arc<BySeat<String>>,
    pub(crate) state: Arc<BoardState>,
    pub(crate) parts: Arc<Parts>,
    /// What is kept of it by those who show it.
    pub(crate) sent: Arc<SentState>,
    /// Updates that were made already.
    updates: Mutex<Vec<Made>>,
}

/// What a board is drawn from.
#[derive(Clone)]
struct Version {
    game: Arc<AnyMatch>,
    presence: Arc<Presence>,
    /// Who has been away so long that a bot may play for them: that changes by itself.
    gone: SeatSet,
}

/// An update from something that was sent before.
struct Made {
    from: Weak<SentState>,
    coordinates: Coordinates,
    at: Instant,
    bytes: Option<Utf8Bytes>,
}

/// A clock that is older must be read again.
const FRESH_CLOCK: Duration = Duration::from_millis(100);

/// So many updates to one board are remembered.
const REMEMBERED: usize = 4;

/// An update as it is sent.
#[derive(Serialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
enum Message<'a> {
    Update { board: &'a BoardUpdate },
}

impl Boards {
    pub(crate) fn new(key: Key, bound: Arc<OnceLock<SocketAddr>>, cores: usize) -> Boards {
        Boards {
            tables: Mutex::default(),
            shared: Arc::new(Shared {
                key,
                bound,
                permits: Semaphore::new(cores),
            }),
        }
    }

    /// The boards of a table.
    pub(crate) fn of(&self, table: &Arc<Table>) -> Arc<TableBoards> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let known = tables.get(&table.id).and_then(Weak::upgrade);
        if let Some(known) = known.filter(|known| Arc::ptr_eq(&known.table, table)) {
            return known;
        }
        tables.retain(|_, boards| boards.strong_count() > 0);
        let boards = Arc::new(TableBoards {
            table: Arc::clone(table),
            slots: Mutex::default(),
            shared: Arc::clone(&self.shared),
        });
        tables.insert(table.id, Arc::downgrade(&boards));
        boards
    }
}

impl TableBoards {
    /// Where somebody looks from, with whom they share what they see.
    pub(crate) fn slot(&self, perspective: Perspective, guest: GuestId) -> Arc<Slot> {
        let key = SlotKey::new(perspective, guest, &self.table.presence());
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(slot) = slots.get(&key).and_then(Weak::upgrade) {
            return slot;
        }
        slots.retain(|_, slot| slot.strong_count() > 0);
        let slot = Arc::new(Slot {
            key,
            perspective,
            latest: Mutex::default(),
            drawing: tokio::sync::Mutex::default(),
        });
        slots.insert(key, Arc::downgrade(&slot));
        slot
    }

    /// Whether somebody still looks from there.
    pub(crate) fn fits(&self, slot: &Slot, perspective: Perspective, guest: GuestId) -> bool {
        slot.key == SlotKey::new(perspective, guest, &self.table.presence())
    }

    /// What is seen from there now. It is drawn if nobody has drawn it yet.
    pub(crate) async fn shown(&self, slot: &Arc<Slot>) -> Arc<Shown> {
        if let Some(shown) = slot.latest().filter(|shown| shown.version.is(&self.version())) {
            return shown;
        }
        let _drawing = slot.drawing.lock().await;
        let version = self.version();
        let before = slot.latest();
        if let Some(shown) = before.as_ref().filter(|shown| shown.version.is(&version)) {
            return Arc::clone(shown);
        }
        let _permit = self.shared.permits.acquire().await;
        let (slot, shared, id) = (Arc::clone(slot), Arc::clone(&self.shared), self.table.id);
        let drawing = move || {
            let shown = Arc::new(Shown::draw(id, &slot, &shared, version, before));
            *slot.latest.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&shown));
            shown
        };
        let drawn = tokio::task::spawn_blocking(drawing).await;
        drawn.unwrap_or_else(|error| std::panic::resume_unwind(error.into_panic()))
    }

    fn version(&self) -> Version {
        let presence = self.table.presence();
        Version {
            game: self.table.game(),
            gone: presence.long_gone(),
            presence,
        }
    }
}

impl SlotKey {
    fn new(perspective: Perspective, guest: GuestId, presence: &Presence) -> SlotKey {
        SlotKey {
            own: perspective.own,
            shown: perspective.shown,
            tall: perspective.frame == Frame::Tall,
            language: perspective.speaker.language(),
            guest: presence.is_known(guest).then_some(guest),
        }
    }
}

impl Version {
    fn is(&self, other: &Version) -> bool {
        Arc::ptr_eq(&self.game, &other.game)
            && Arc::ptr_eq(&self.presence, &other.presence)
            && self.gone == other.gone
    }
}

impl Slot {
    fn latest(&self) -> Option<Arc<Shown>> {
        self.latest.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Shown {
    /// Draws what is seen now; `before` is what was seen before.
    fn draw(
        id: MatchId,
        slot: &Slot,
        shared: &Shared,
        version: Version,
        before: Option<Arc<Shown>>,
    ) -> Shown {
        let perspective = slot.perspective;
        let game = &version.game;
        let same_people = |shown: &&Arc<Shown>| shown.version.game.players() == game.players();
        let names = match before.as_ref().filter(same_people) {
            Some(before) => Arc::clone(&before.names),
            None => Arc::new(names(game, perspective.speaker)),
        };
        let same_match = |shown: &&Arc<Shown>| Arc::ptr_eq(&shown.version.game, game);
        let state = if let Some(before) = before.as_ref().filter(same_match) {
            Arc::clone(&before.state)
        } else {
            let previous = before.as_ref().map(|before| before.state.previous());
            Arc::new(BoardState::of_match(game, perspective, &names, previous))
        };
        let links = Links {
            key: &shared.key,
            bound: shared.bound.get().copied(),
        };
        let parts = Arc::new(parts_of(id, slot, &version, &names, &state, links));
        let mut shown = Shown {
            sent: Arc::new(state.sent(&parts)),
            version,
            names,
            state,
            parts,
            updates: Mutex::default(),
        };
        // Nearly everybody shows what was drawn before this.
        if let Some(before) = before {
            let look = Look::default();
            match shown.difference(&before.sent, slot.perspective, look) {
                Some(bytes) => shown.remember(&before.sent, look.coordinates, Some(bytes)),
                None => shown.sent = Arc::clone(&before.sent),
            }
        }
        shown
    }

    /// What turns what was sent before into this, as a message; `None` if nobody
    /// could tell them apart.
    pub(crate) async fn update_from(
        self: &Arc<Shown>,
        sent: &Arc<SentState>,
        slot: &Slot,
        look: Look,
    ) -> Option<Utf8Bytes> {
        if let Some(made) = self.remembered(sent, look.coordinates) {
            return made;
        }
        let (shown, from, perspective) = (Arc::clone(self), Arc::clone(sent), slot.perspective);
        let made = tokio::task::spawn_blocking(move || {
            let bytes = shown.difference(&from, perspective, look);
            shown.remember(&from, look.coordinates, bytes.clone());
            bytes
        });
        made.await
            .unwrap_or_else(|error| std::panic::resume_unwind(error.into_panic()))
    }

    /// Everything, as a message.
    pub(crate) async fn whole(self: &Arc<Shown>, slot: &Slot, look: Look) -> Utf8Bytes {
        let (shown, perspective) = (Arc::clone(self), slot.perspective);
        let made = tokio::task::spawn_blocking(move || {
            let (inline, reader) = writing(perspective, look);
            let update = BoardUpdate::whole(&shown.state, &shown.parts, inline, reader);
            shown.message(update)
        });
        made.await
            .unwrap_or_else(|error| std::panic::resume_unwind(error.into_panic()))
    }

    /// For a page that was just loaded and shows this already.
    pub(crate) fn greeting(&self) -> Utf8Bytes {
        self.message(BoardUpdate::greeting(&self.state))
    }

    /// What a page shows, in a word: the page that was just loaded need not be told again.
    pub(crate) fn stamp(&self, slot: &Slot) -> String {
        let viewer = match self.state.at.viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Public => "public".to_owned(),
            Viewer::All => "all".to_owned(),
        };
        let shown = match self.state.at.viewer {
            // The length of the whole log would tell of hidden choices.
            Viewer::All => self.version.game.log().len() as u64,
            viewer => self.version.game.seq(viewer).0,
        };
        let cover = self
            .state
            .at
            .covered
            .map_or_else(String::new, |seat| seat.to_string());
        let frame = slot.perspective.frame.name();
        let language = slot.perspective.speaker.language().tag();
        // People come and go without an entry in the log.
        let parts = self.parts.digest();
        format!("{viewer}-{shown}-{cover}-{frame}-{language}-{parts:x}")
    }

    fn difference(&self, from: &SentState, perspective: Perspective, look: Look) -> Option<Utf8Bytes> {
        let (inline, reader) = writing(perspective, look);
        let update = BoardUpdate::between(from, &self.state, &self.parts, inline, reader)?;
        Some(self.message(update))
    }

    fn message(&self, mut board: BoardUpdate) -> Utf8Bytes {
        let viewer = match self.state.at.viewer {
            Viewer::All => Viewer::Public,
            viewer => viewer,
        };
        if let Some(faces) = self.version.game.clocks(viewer, now()) {
            let face = |face: &play::ClockFace| ClockTime {
                left: face.left.0,
                running: face.running,
            };
            board.clocks = faces.iter().map(face).collect();
        }
        let message = Message::Update { board: &board };
        let text = serde_json::to_string(&message).expect("messages are plain data");
        text.into()
    }

    #[expect(
        clippy::option_option,
        reason = "whether it is remembered, and whether there was anything to send"
    )]
    fn remembered(&self, from: &Arc<SentState>, coordinates: Coordinates) -> Option<Option<Utf8Bytes>> {
        let updates = self.updates.lock().unwrap_or_else(PoisonError::into_inner);
        let made = updates
            .iter()
            .find(|made| made.coordinates == coordinates && made.from.as_ptr() == Arc::as_ptr(from))?;
        let is_fresh = self.state.running.is_empty() || made.at.elapsed() < FRESH_CLOCK;
        is_fresh.then(|| made.bytes.clone())
    }

    fn remember(&self, from: &Arc<SentState>, coordinates: Coordinates, bytes: Option<Utf8Bytes>) {
        let mut updates = self.updates.lock().unwrap_or_else(PoisonError::into_inner);
        if updates.len() >= REMEMBERED {
            updates.remove(0);
        }
        updates.push(Made {
            from: Arc::downgrade(from),
            coordinates,
            at: Instant::now(),
            bytes,
        });
    }
}

/// How a table's board is written into its page.
pub(crate) fn writing(perspective: Perspective, look: Look) -> (Inline, Reader) {
    let speaker = perspective.speaker;
    let inline = Inline {
        speaker,
        look,
        prefix: "",
    };
    let name = Reader::NOW;
    (inline, Reader { speaker, name })
}

/// The pieces of a table's page around the board.
fn parts_of(
    id: MatchId,
    slot: &Slot,
    version: &Version,
    names: &BySeat<String>,
    state: &BoardState,
    links: Links<'_>,
) -> Parts {
    let Version { game, presence, .. } = version;
    let Perspective { own, speaker, .. } = slot.perspective;
    let covered = state.at.covered;
    let table = TableParts {
        game,
        id,
        seat: state.at.seat.filter(|_| covered.is_none()),
        covered,
        own,
        names,
        presence: Some(presence),
        speaker,
    };
    let people = PeopleView {
        game,
        presence,
        guest: slot.key.guest,
        own,
        names,
        speaker,
    };
    let mut all = Parts::none();
    for (id, markup) in [
        ("players", table.players(&state.plates)),
        ("prompt", parts::prompt(&state.prompt)),
        ("bar", table.bar()),
        ("result", table.result()),
        ("cover", table.cover()),
        ("invites", parts::invitations(links, id, &people)),
        ("links", parts::own_links(links, id, &people)),
        ("talk", people.talk()),
        ("people", people.people()),
    ] {
        all.add(id, markup.into_string());
    }
    all
}
