//! A live connection: messages from and to a page.

mod advice;
mod hear;
mod message;
mod typed;

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use board::{Perspective, SentState};
use bots::Advice;
use futures_util::SinkExt as _;
use play::{Due, Player};
use rules::{Phrase, Seat};
use say::{Language, Speaker};
use serde::Deserialize;
use tokio::sync::mpsc;

use self::message::{DuePart, DueShare, ServerMessage};
use crate::app::App;
use crate::boards::{Slot, TableBoards, Version};
use crate::bot_pool::NoAdvice;
use crate::error::AppError;
use crate::gain::Known;
use crate::guard::Bucket;
use crate::limits::Excess;
use crate::table::{AnyMatch, Table};
use crate::visitor::Visitor;

/// Our pages send no longer messages.
const LONGEST_MESSAGE: usize = 4 * 1024;

/// The default of 128 kB would be most of the cost of a connection.
const BUFFER: usize = 1024;

/// The interval at which a page is asked whether it is still there.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// As many messages beyond the rate are refused as would be allowed in this many seconds; then the
/// connection is closed. Patience comes back more slowly by the same factor.
const GRACE: f64 = 15.0;

/// The longest time for saying why a connection is closed.
const FAREWELL: Duration = Duration::from_secs(1);

/// The parameters with which a page connects.
#[derive(Deserialize)]
pub(crate) struct Hello {
    /// The version of the page.
    version: String,
    /// The stamp of what the page already shows, if it has just been loaded.
    stamp: Option<String>,
    frame: Option<String>,
    /// The language of the page: browsers do not always send their preferences here.
    lang: Option<String>,
}

/// Opens the connection of a page to its table.
pub(crate) async fn connect(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(hello): Query<Hello>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, AppError> {
    let id = id.parse().map_err(|_| AppError::NoSuchMatch)?;
    let permits = app.guard.page_permits(visitor.asker());
    let permits = permits.ok_or_else(|| app.meters.beyond(Excess::Sockets))?;
    let table = app.open_table(id).await?;
    let upgrade = upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        // Answers to pings wait here if nobody reads them; beyond this they are left out.
        .max_write_buffer_size(app.settings.limits.unsent_bytes as usize);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _permits = permits;
        app.meters.connected();
        let guest = visitor.guest;
        let mut connection = Connection::new(app.clone(), Arc::clone(&table), visitor, socket, &hello);
        // However it ends, the page reconnects if it is still there.
        let _ = connection.run(&hello).await;
        app.meters.disconnected();
        drop(connection);
        table.left_by(&app.store, guest).await;
    }))
}

/// The connection is gone.
struct Gone;

/// A bot's advice on a position, with the seat and what that seat had seen.
struct Counsel {
    game: Arc<AnyMatch>,
    seat: Seat,
    advice: Result<Advice, NoAdvice>,
}

/// Whether a page was sent anything.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sent {
    Something,
    Nothing,
}

/// What a page was asked to add to the dice, whether they wait for anything, and for which seats
/// of others.
#[derive(Clone, PartialEq, Default)]
struct Asked {
    due: Vec<DueShare>,
    waiting: bool,
    others: Vec<Seat>,
}

struct Connection {
    app: App,
    table: Arc<Table>,
    socket: WebSocket,
    perspective: Perspective,
    boards: Arc<TableBoards>,
    /// With whom this page shares what it sees.
    slot: Arc<Slot>,
    visitor: Visitor,
    /// The digest of what the page shows.
    last: Option<Arc<SentState>>,
    /// What this page was last told about the dice.
    asked: Asked,
    bucket: Bucket,
    /// Excess messages that are tolerated before the client is disconnected.
    grace: Bucket,
    /// When the page last sent anything at all.
    heard: Instant,
    /// When this page last said a phrase.
    spoke: Option<Instant>,
    /// What a seat at this screen knew when the log had this length.
    known: Option<((usize, Seat), Known)>,
    /// Receives the requested advice.
    advice: mpsc::Receiver<Box<Counsel>>,
    counsel: mpsc::Sender<Box<Counsel>>,
}

impl Connection {
    fn new(app: App, table: Arc<Table>, visitor: Visitor, socket: WebSocket, hello: &Hello) -> Connection {
        let language = hello.lang.as_deref().and_then(Language::from_tag);
        let frame = hello.frame.as_deref().and_then(|name| name.parse().ok());
        let perspective = Perspective {
            own: table.seats_of(visitor.guest),
            shown: None,
            frame: frame.unwrap_or(visitor.preferences.frame),
            speaker: language.map_or(visitor.speaker, Speaker::new),
        };
        let boards = app.boards.of(&table);
        let bucket = Bucket::full(app.guard.rate(), Instant::now());
        let grace = Bucket::of(GRACE * app.guard.rate(), Instant::now());
        let (counsel, advice) = mpsc::channel(1);
        Connection {
            app,
            table,
            socket,
            perspective,
            slot: boards.slot(perspective, visitor.guest),
            boards,
            visitor,
            last: None,
            asked: Asked::default(),
            bucket,
            grace,
            heard: Instant::now(),
            spoke: None,
            known: None,
            advice,
            counsel,
        }
    }

    /// Receives and sends until the page is gone. The handlers are boxed: otherwise an idle page
    /// would take the memory of the largest of them.
    async fn run(&mut self, hello: &Hello) -> Result<(), Gone> {
        if hello.version != self.app.assets.version() {
            return self.tell(&ServerMessage::Reload).await;
        }
        let _presence = self.table.enter(self.visitor.asker());
        let mut changes = self.table.watch();
        let mut presence = self.table.watch_presence();
        presence.mark_unchanged();
        changes.mark_unchanged();
        Box::pin(self.ask_for_shares()).await?;
        Box::pin(self.greet(hello)).await?;
        let mut departures = self.app.departures();
        let (app, table) = (self.app.clone(), Arc::clone(&self.table));
        let mut closed = Box::pin(app.closed());
        let mut ended = Box::pin(table.ended());
        // A page has the time of two pings for the answer to one.
        let pong_time = app.settings.limits.pong_time();
        let mut heartbeat = tokio::time::interval(HEARTBEAT.min(pong_time / 3));
        loop {
            tokio::select! {
                changed = changes.changed() => {
                    changed.map_err(|_| Gone)?;
                    Box::pin(self.follow()).await?;
                    Box::pin(self.ask_for_shares()).await?;
                }
                changed = presence.changed() => {
                    changed.map_err(|_| Gone)?;
                    Box::pin(self.follow()).await?;
                    Box::pin(self.ask_for_shares()).await?;
                }
                heard = self.socket.recv() => match heard {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Gone),
                    Some(Ok(message)) => Box::pin(self.receive(message)).await?,
                },
                Some(counsel) = self.advice.recv() => Box::pin(self.advise(counsel)).await?,
                _ = heartbeat.tick() => {
                    if self.heard.elapsed() >= pong_time {
                        return Err(Gone);
                    }
                    if presence.borrow().somebody_is_away() {
                        Box::pin(self.follow()).await?;
                    }
                    self.send(Message::Ping(Vec::new().into())).await?;
                }
                () = &mut ended => return self.tell(&ServerMessage::Reload).await,
                left = departures.recv() => if left.is_err() || left == Ok(self.visitor.guest) {
                    return self.tell(&ServerMessage::Reload).await;
                },
                () = &mut closed => {
                    let frame = CloseFrame { code: close_code::RESTART, reason: "".into() };
                    return self.send(Message::Close(Some(frame))).await;
                }
            }
        }
    }

    /// Takes a message of any kind, if there are not too many. A client that goes on
    /// regardless is disconnected: refusing costs something too.
    async fn receive(&mut self, message: Message) -> Result<(), Gone> {
        let now = Instant::now();
        self.heard = now;
        let rate = self.app.guard.rate();
        let within = self.bucket.take(rate, now);
        if !within && !self.grace.take_of(GRACE * rate, rate / GRACE, now) {
            self.app.meters.refused(Excess::Messages);
            let frame = CloseFrame {
                code: close_code::POLICY,
                reason: self.speaker().text("page-too-many").into(),
            };
            // A client that floods may not read either. If what they sent were left unread, the system
            // would cut the connection before they have read why.
            let farewell = async {
                self.send(Message::Close(Some(frame))).await?;
                while let Some(Ok(_)) = self.socket.recv().await {}
                Err::<(), Gone>(Gone)
            };
            let _ = tokio::time::timeout(FAREWELL, farewell).await;
            return Err(Gone);
        }
        match message {
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => Ok(()),
            _ if !within => self.refuse(&Phrase::new("page-too-many")).await,
            Message::Text(text) => self.hear(text.as_str()).await,
            Message::Binary(_) => self.refuse(&Phrase::new("table-not-understood")).await,
        }
    }

    /// Asks the page for what its seats have to add to the dice before the match begins.
    async fn ask_for_shares(&mut self) -> Result<(), Gone> {
        let own = self.perspective.own;
        if own.is_empty() && !self.asked.waiting {
            return Ok(());
        }
        let game = self.table.game();
        let waiting = game.awaits_shares() && !own.is_empty();
        if !waiting && !self.asked.waiting {
            return Ok(());
        }
        let due = |seat: Seat| {
            Some(DueShare {
                seat,
                what: match game.due(seat)? {
                    Due::Seal => DuePart::Seal,
                    Due::Nonce => DuePart::Nonce,
                },
                seal: game.seal(seat).map(|seal| seal.to_string()),
            })
        };
        let awaited = |seat: &Seat| match &game.players()[*seat] {
            Player::Person(_) => game.nonce(*seat).is_none(),
            Player::Bot(_) => false,
            Player::Nobody => true,
        };
        let others = Seat::all(game.header().seats()).filter(|seat| waiting && !own.contains(*seat));
        let now = Asked {
            due: own.iter().filter_map(due).collect(),
            waiting,
            // They change without anything new to add when somebody seals anew.
            others: others.filter(awaited).collect(),
        };
        // What was asked for before is under way: a page that is asked twice would answer twice.
        let before = std::mem::replace(&mut self.asked, now.clone());
        let due: Vec<DueShare> = now
            .due
            .into_iter()
            .filter(|due| !before.due.contains(due))
            .collect();
        if due.is_empty() && now.waiting == before.waiting && now.others == before.others {
            return Ok(());
        }
        let dice = ServerMessage::Dice {
            promise: game
                .header()
                .dice
                .map(|promise| promise.to_string())
                .unwrap_or_default(),
            due,
            others: now.others,
            waiting,
        };
        self.tell(&dice).await
    }

    /// Tells a page that has just connected what it does not show yet.
    async fn greet(&mut self, hello: &Hello) -> Result<(), Gone> {
        let shown = self.boards.shown(&self.slot).await;
        if hello.stamp.as_deref() != Some(&shown.stamp(&self.slot)) {
            return self.refresh().await;
        }
        self.say(shown.greeting()).await?;
        self.last = Some(Arc::clone(&shown.sent));
        Ok(())
    }

    /// Shows what has changed. What this viewer cannot notice is not told at all.
    async fn follow(&mut self) -> Result<Sent, Gone> {
        let now = self.boards.now();
        self.look_around(&now);
        let Some(last) = self.last.clone() else {
            self.refresh().await?;
            return Ok(Sent::Something);
        };
        if TableBoards::is_shown(&self.slot, &last, &now) {
            return Ok(Sent::Nothing);
        }
        let shown = self.boards.shown_at(&self.slot, &now).await;
        drop(now);
        if Arc::ptr_eq(&last, &shown.sent) {
            return Ok(Sent::Nothing);
        }
        let look = self.visitor.preferences.look();
        let update = shown.update_from(&last, &self.slot, look).await;
        self.last = Some(Arc::clone(&shown.sent));
        match update {
            Some(update) => self.say(update).await.map(|()| Sent::Something),
            None => Ok(Sent::Nothing),
        }
    }

    /// Shows what has changed; a question is answered in any case.
    async fn answer_with_board(&mut self) -> Result<(), Gone> {
        if self.follow().await? == Sent::Something {
            return Ok(());
        }
        let shown = self.boards.shown(&self.slot).await;
        self.say(shown.greeting()).await
    }

    /// Shows everything as it is now.
    async fn refresh(&mut self) -> Result<(), Gone> {
        self.look_around(&self.boards.now());
        let shown = self.boards.shown(&self.slot).await;
        let look = self.visitor.preferences.look();
        let whole = shown.whole(&self.slot, look).await;
        self.say(whole).await?;
        self.last = Some(Arc::clone(&shown.sent));
        Ok(())
    }

    /// Finds out from where this page looks now: its guest may have sat down or got up.
    fn look_around(&mut self, now: &Version) {
        let guest = self.visitor.guest;
        self.perspective.own = now.seats_of(guest);
        if !TableBoards::fits(&self.slot, self.perspective, guest, now) {
            self.slot = self.boards.slot_at(self.perspective, guest, now);
        }
    }

    async fn tell(&mut self, told: &ServerMessage<'_>) -> Result<(), Gone> {
        let text = serde_json::to_string(told).expect("messages are plain data");
        self.say(text.into()).await
    }

    /// The same, together with what follows: until then it waits. The caller has to
    /// [push](Connection::push) it.
    async fn tell_soon(&mut self, told: &ServerMessage<'_>) -> Result<(), Gone> {
        let text = serde_json::to_string(told).expect("messages are plain data");
        let fed = self.socket.feed(Message::Text(text.into()));
        fed.await.map_err(|_| Gone)
    }

    /// Sends what waits.
    async fn push(&mut self) -> Result<(), Gone> {
        self.socket.flush().await.map_err(|_| Gone)
    }

    async fn say(&mut self, text: Utf8Bytes) -> Result<(), Gone> {
        self.send(Message::Text(text)).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        self.socket.send(message).await.map_err(|_| Gone)
    }

    async fn refuse(&mut self, phrase: &Phrase) -> Result<(), Gone> {
        let text = self.speaker().say(phrase);
        self.tell(&ServerMessage::Refused { text }).await
    }

    const fn speaker(&self) -> Speaker {
        self.perspective.speaker
    }
}
