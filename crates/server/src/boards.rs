//! Boards of tables: each is drawn once for all who look at it in the same way.
//!
//! A [`Slot`] is a way to look at a table: the same seats, frame and language.
//! All who look that way share what is drawn for it, the little that is kept
//! of it, and the bytes of every update. Whatever may take long is drawn off the
//! threads that serve connections, and one slot is never drawn twice at the same time.
//!
//! A drawn board is large, and nobody needs it once its update has been sent: a
//! slot keeps only what the next board is compared with. The last few boards that
//! pages began with are kept until these connect, and those that several people look
//! at; any other is drawn again when it is asked for.

use std::collections::{HashMap, VecDeque};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use board::{BoardState, BoardUpdate, ClockTime, Parts, Perspective, Previous, Reader, SentState};
use draw::{Coordinates, Frame, Inline, Look};
use play::{AnyMatch, EntryKind};
use rules::{BySeat, Seat, SeatSet, Viewer};
use say::Language;
use store::{GuestId, Key, MatchId};
use tokio::sync::Semaphore;

use crate::invitations::Links;
use crate::names::names;
use crate::parts::{self, PeopleView, TableParts};
use crate::system::{apart, now};
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
    /// The slots whose first boards were drawn last, with these: pages connect right after they load.
    recent: Mutex<VecDeque<(Arc<Slot>, Arc<Shown>)>>,
}

/// The boards of one table.
pub(crate) struct TableBoards {
    table: Arc<Table>,
    slots: Mutex<HashMap<SlotKey, Weak<Slot>>>,
    shared: Arc<Shared>,
}

/// The connections that look at a table in the same way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct SlotKey {
    own: SeatSet,
    shown: Option<Seat>,
    frame: Frame,
    language: Language,
    /// The guest, if there is anything about them that others are not shown.
    guest: Option<GuestId>,
}

/// A way to look at a table, and what is seen that way.
pub(crate) struct Slot {
    key: SlotKey,
    /// It does not keep a table that nobody needs any more.
    table: Weak<Table>,
    perspective: Perspective,
    latest: Mutex<Option<Latest>>,
    /// Locked while a board is being drawn.
    drawing: tokio::sync::Mutex<()>,
    /// Whether it is among those that wait for a page to connect.
    is_recent: AtomicBool,
}

/// The digests of the board that was drawn last.
#[derive(Clone)]
struct Latest {
    version: Version,
    names: Arc<BySeat<String>>,
    /// Nothing while the next one is drawn, so that its story goes on without being copied.
    previous: Option<Previous>,
    sent: Arc<SentState>,
    drawn: Weak<Shown>,
    /// The same, as long as several people may ask for it.
    #[expect(dead_code, reason = "it only keeps what `drawn` names")]
    shared: Option<Arc<Shown>>,
    /// What the page says about the people at the table.
    company: Parts,
}

/// A board as it was drawn, with the pieces of the page around it.
pub(crate) struct Shown {
    /// Of what it was drawn.
    version: Version,
    names: Arc<BySeat<String>>,
    pub(crate) state: Arc<BoardState>,
    pub(crate) parts: Arc<Parts>,
    /// Those of them that say something about people.
    company: Parts,
    /// The digests that the connections which show it keep.
    pub(crate) sent: Arc<SentState>,
    /// Updates that were made already.
    updates: Mutex<Vec<Made>>,
}

/// What a board is drawn from.
#[derive(Clone)]
pub(crate) struct Version {
    game: Arc<AnyMatch>,
    presence: Arc<Presence>,
    /// The seats away so long that a bot may play for them: that changes by itself.
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

/// The number of updates remembered for one board.
const REMEMBERED: usize = 4;

/// The number of boards kept for the next visitor.
const RECENT: usize = 32;

/// If a log has grown by less, the next board is drawn at once.
const LITTLE: usize = 16;

impl Boards {
    pub(crate) fn new(key: Key, bound: Arc<OnceLock<SocketAddr>>, cores: usize) -> Boards {
        Boards {
            tables: Mutex::default(),
            shared: Arc::new(Shared {
                key,
                bound,
                permits: Semaphore::new(cores),
                recent: Mutex::default(),
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
        self.slot_at(perspective, guest, &self.now())
    }

    /// The same at this moment.
    pub(crate) fn slot_at(&self, perspective: Perspective, guest: GuestId, now: &Version) -> Arc<Slot> {
        let key = SlotKey::new(perspective, guest, &now.presence);
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(slot) = slots.get(&key).and_then(Weak::upgrade) {
            return slot;
        }
        slots.retain(|_, slot| slot.strong_count() > 0);
        let waiting = self.shared.waiting(key, &self.table);
        let slot = waiting.unwrap_or_else(|| {
            Arc::new(Slot {
                key,
                table: Arc::downgrade(&self.table),
                perspective,
                latest: Mutex::default(),
                drawing: tokio::sync::Mutex::default(),
                is_recent: AtomicBool::new(false),
            })
        });
        slots.insert(key, Arc::downgrade(&slot));
        slot
    }

    /// Whether somebody still looks from there.
    pub(crate) fn fits(slot: &Slot, perspective: Perspective, guest: GuestId, now: &Version) -> bool {
        slot.key == SlotKey::new(perspective, guest, &now.presence)
    }

    /// Whether what was sent is what is seen from there now.
    pub(crate) fn is_shown(slot: &Slot, sent: &Arc<SentState>, now: &Version) -> bool {
        let latest = slot.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let is_latest = |latest: &Latest| Arc::ptr_eq(&latest.sent, sent) && latest.version.is(now);
        latest.as_ref().is_some_and(is_latest)
    }

    /// The board as it is seen from there now. It is drawn if nobody has drawn it yet.
    pub(crate) async fn shown(&self, slot: &Arc<Slot>) -> Arc<Shown> {
        self.shown_at(slot, &self.now()).await
    }

    /// The same at this moment or a later one.
    pub(crate) async fn shown_at(&self, slot: &Arc<Slot>, now: &Version) -> Arc<Shown> {
        if let Some(shown) = slot.drawn(now) {
            return shown;
        }
        let _drawing = slot.drawing.lock().await;
        let version = self.now();
        if let Some(shown) = slot.drawn(&version) {
            return shown;
        }
        let is_quick = slot.is_followed_by(&version);
        let waited = self.shared.no_longer_recent(slot);
        let drawing = {
            let (slot, shared, id) = (Arc::clone(slot), Arc::clone(&self.shared), self.table.id);
            move || {
                let shown = Arc::new(Shown::draw(id, &slot, &shared, version));
                slot.keep(&shown);
                shown
            }
        };
        // Another thread takes longer to be woken than the next board takes to be drawn.
        if is_quick {
            let shown = drawing();
            drop(waited);
            return shown;
        }
        let _permit = self.shared.permits.acquire().await;
        let shown = apart(drawing).await;
        self.shared.remember(slot, &shown);
        shown
    }

    /// What a board is drawn from now. Callers with several questions ask this once: hundreds may
    /// look at one table.
    pub(crate) fn now(&self) -> Version {
        let presence = self.table.presence();
        Version {
            game: self.table.game(),
            gone: presence.long_gone(),
            presence,
        }
    }
}

impl Shared {
    /// A slot of a table that waits for its page to connect.
    fn waiting(&self, key: SlotKey, table: &Arc<Table>) -> Option<Arc<Slot>> {
        let recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        let is_it = |slot: &&Arc<Slot>| slot.key == key && slot.table.as_ptr() == Arc::as_ptr(table);
        recent.iter().map(|(slot, _)| slot).find(is_it).map(Arc::clone)
    }

    /// Keeps the first board of a slot until its page connects.
    fn remember(&self, slot: &Arc<Slot>, shown: &Arc<Shown>) {
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        slot.is_recent.store(true, Ordering::Relaxed);
        recent.push_back((Arc::clone(slot), Arc::clone(shown)));
        let old = (recent.len() > RECENT).then(|| recent.pop_front());
        drop(recent);
        drop(old);
    }

    /// Once the next board of a slot is drawn, its first need not be kept any more.
    fn no_longer_recent(&self, slot: &Arc<Slot>) -> Vec<Arc<Shown>> {
        if !slot.is_recent.swap(false, Ordering::Relaxed) {
            return Vec::new();
        }
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        let is_it = |(other, _): &(Arc<Slot>, _)| Arc::ptr_eq(other, slot);
        let those = recent.iter().filter(|kept| is_it(kept));
        let those = those.map(|(_, shown)| Arc::clone(shown)).collect();
        recent.retain(|kept| !is_it(kept));
        those
    }
}

impl SlotKey {
    fn new(perspective: Perspective, guest: GuestId, presence: &Presence) -> SlotKey {
        SlotKey {
            own: perspective.own,
            shown: perspective.shown,
            frame: perspective.frame,
            language: perspective.speaker.language(),
            guest: presence.is_known(guest).then_some(guest),
        }
    }
}

impl Version {
    /// The seats that this guest plays.
    pub(crate) fn seats_of(&self, guest: GuestId) -> SeatSet {
        self.presence.seats_of(guest, &self.game)
    }

    fn is(&self, other: &Version) -> bool {
        Arc::ptr_eq(&self.game, &other.game)
            && Arc::ptr_eq(&self.presence, &other.presence)
            && self.gone == other.gone
    }

    /// Whether the part of the page about people is the same.
    fn has_company_of(&self, other: &Version) -> bool {
        Arc::ptr_eq(&self.presence, &other.presence)
            && self.gone == other.gone
            && self.game.is_over() == other.game.is_over()
            && self.game.left() == other.game.left()
            && self.game.players() == other.game.players()
    }
}

impl Slot {
    /// The board as it was drawn of this, if it is still there.
    fn drawn(&self, version: &Version) -> Option<Arc<Shown>> {
        let latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let latest = latest.as_ref().filter(|latest| latest.version.is(version))?;
        latest.drawn.upgrade()
    }

    /// Whether the log grew by little since a board was drawn last; otherwise the whole story is told.
    fn is_followed_by(&self, version: &Version) -> bool {
        let latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        latest.as_ref().is_some_and(|latest| {
            let (before, after) = (&latest.version.game, &version.game);
            let (known, log) = (before.log().len(), after.log());
            let mut new = log.after(known).into_iter();
            let goes_back =
                |kind: &EntryKind<_>| matches!(kind, EntryKind::Undone { .. } | EntryKind::Rewound { .. });
            (known..known + LITTLE).contains(&log.len())
                && before.is_over() == after.is_over()
                && !new.any(|entry| goes_back(&entry.kind))
        })
    }

    fn keep(self: &Arc<Slot>, shown: &Arc<Shown>) {
        // The task that draws holds the slot twice, and everybody else who looks from here once.
        let is_shared = Arc::strong_count(self) > 2;
        let latest = Latest {
            version: shown.version.clone(),
            names: Arc::clone(&shown.names),
            previous: Some(shown.state.previous()),
            sent: Arc::clone(&shown.sent),
            drawn: Arc::downgrade(shown),
            shared: is_shared.then(|| Arc::clone(shown)),
            company: shown.company.clone(),
        };
        let mut kept = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let old = kept.replace(latest);
        drop(kept);
        drop(old);
    }
}

impl Shown {
    /// The match as it was drawn.
    pub(crate) fn game(&self) -> &AnyMatch {
        &self.version.game
    }

    /// Draws what is seen now from there.
    fn draw(id: MatchId, slot: &Slot, shared: &Shared, version: Version) -> Shown {
        let perspective = slot.perspective;
        let game = &version.game;
        let mut before = {
            let mut latest = slot.latest.lock().unwrap_or_else(PoisonError::into_inner);
            let previous = latest.as_mut().and_then(|latest| latest.previous.take());
            let before = latest.clone();
            before.map(|before| Latest { previous, ..before })
        };
        let same_people = |latest: &&Latest| latest.version.game.players() == game.players();
        let names = match before.as_ref().filter(same_people) {
            Some(before) => Arc::clone(&before.names),
            None => Arc::new(names(game, perspective.speaker)),
        };
        let drawn = before.as_ref().and_then(|before| before.drawn.upgrade());
        let same_match = |shown: &Arc<Shown>| Arc::ptr_eq(&shown.version.game, game);
        let state = if let Some(drawn) = drawn.as_ref().filter(|drawn| same_match(drawn)) {
            Arc::clone(&drawn.state)
        } else {
            let previous = before.as_mut().and_then(|before| before.previous.take());
            Arc::new(BoardState::of_match(game, perspective, &names, previous))
        };
        let links = Links {
            key: &shared.key,
            bound: shared.bound.get().copied(),
        };
        let same_company = |latest: &&Latest| latest.version.has_company_of(&version);
        let company = match before.as_ref().filter(same_company) {
            Some(before) => before.company.clone(),
            None => company(id, slot, &version, &names, links),
        };
        let parts = Arc::new(parts_of(id, slot, &version, &names, &state, &company));
        let mut shown = Shown {
            sent: Arc::new(state.sent(&parts)),
            version,
            names,
            state,
            parts,
            company,
            updates: Mutex::default(),
        };
        // Nearly everybody shows what was drawn before this.
        if let Some(before) = before {
            let look = Look::default();
            match shown.difference(&before.sent, slot.perspective, look) {
                Some(bytes) => shown.remember(&before.sent, look.coordinates, Some(bytes)),
                None => shown.sent = before.sent,
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
        let made = apart(move || {
            let bytes = shown.difference(&from, perspective, look);
            shown.remember(&from, look.coordinates, bytes.clone());
            bytes
        });
        made.await
    }

    /// Everything, as a message.
    pub(crate) async fn whole(self: &Arc<Shown>, slot: &Slot, look: Look) -> Utf8Bytes {
        let (shown, perspective) = (Arc::clone(self), slot.perspective);
        let made = apart(move || {
            let (inline, reader) = writing(perspective, look);
            let update = BoardUpdate::whole(&shown.state, &shown.parts, inline, reader);
            shown.message(update)
        });
        made.await
    }

    /// For a page that was just loaded and shows this already.
    pub(crate) fn greeting(&self) -> Utf8Bytes {
        self.message(BoardUpdate::greeting(&self.state))
    }

    /// A stamp of what a page shows, so that a freshly loaded page is not sent everything again.
    pub(crate) fn stamp(&self, slot: &Slot) -> String {
        let viewer = match self.state.at.viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Public => "public".to_owned(),
            Viewer::All => "all".to_owned(),
        };
        let shown = match self.state.at.viewer {
            // The length of the whole log would reveal hidden choices.
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
        board.to_message().into()
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
    company: &Parts,
) -> Parts {
    let Version { game, presence, .. } = version;
    let Perspective { own, speaker, .. } = slot.perspective;
    let covered = state.at.covered;
    let table = TableParts {
        game,
        id,
        seat: state.at.seat.filter(|_| covered.is_none()),
        covered,
        front: state.at.seat,
        own,
        names,
        presence: Some(presence),
        speaker,
    };
    let mut all = Parts::none();
    for (id, markup) in [
        ("players", table.others(&state.plates, &state.story)),
        ("near", table.near(&state.plates, &state.story)),
        ("prompt", parts::prompt(&state.prompt)),
        ("bar", table.bar()),
        ("commands", table.commands()),
        ("tally", table.tally(state)),
        ("summary", table.summary(state.story.last_round())),
        ("result", table.result()),
        ("cover", table.cover()),
    ] {
        all.add(id, markup.into_string());
    }
    let people = PeopleView {
        game,
        presence,
        guest: slot.key.guest,
        own,
        names,
        speaker,
    };
    all.add("news", people.news().into_string());
    all.add_all(company);
    all
}

/// Those of them that do not change when somebody plays.
fn company(id: MatchId, slot: &Slot, version: &Version, names: &BySeat<String>, links: Links<'_>) -> Parts {
    let Perspective { own, speaker, .. } = slot.perspective;
    let people = PeopleView {
        game: &version.game,
        presence: &version.presence,
        guest: slot.key.guest,
        own,
        names,
        speaker,
    };
    let mut all = Parts::none();
    for (id, markup) in [
        ("invites", parts::invitations(links, id, &people)),
        ("links", parts::own_links(links, id, &people)),
        ("talk", people.talk()),
        ("people", people.people()),
    ] {
        all.add(id, markup.into_string());
    }
    all
}
