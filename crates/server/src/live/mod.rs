//! One live connection: what a page says, and what it is told.

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
use rules::Phrase;
use say::{Language, Speaker};
use serde::Deserialize;
use tokio::sync::mpsc;

use self::advice::Counsel;
use self::message::ServerMessage;
use crate::app::App;
use crate::boards::{Slot, TableBoards};
use crate::error::AppError;
use crate::guard::Bucket;
use crate::table::Table;
use crate::visitor::Visitor;

/// A longer message is nothing that a page of ours would send.
const LONGEST_MESSAGE: usize = 4 * 1024;

/// The usual 128 kB would be most of what a connection costs.
const BUFFER: usize = 1024;

/// A page is asked so often whether it is still there.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// What a page says when it connects.
#[derive(Deserialize)]
pub(crate) struct Hello {
    /// The edition of the page.
    version: String,
    /// What the page shows already, if it has just been loaded.
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
    let table = app.open_table(id).await?;
    let upgrade = upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.meters.connected();
        let guest = visitor.guest;
        let mut connection = Connection::new(app.clone(), Arc::clone(&table), visitor, socket, &hello);
        // However it ends, the page connects again if it is still there.
        let _ = connection.run(&hello).await;
        app.meters.disconnected();
        drop(connection);
        table.left_by(&app.store, guest).await;
    }))
}

/// The connection is gone.
struct Gone;

struct Connection {
    app: App,
    table: Arc<Table>,
    socket: WebSocket,
    perspective: Perspective,
    boards: Arc<TableBoards>,
    /// With whom this page shares what it sees.
    slot: Arc<Slot>,
    visitor: Visitor,
    /// What the page shows.
    last: Option<Arc<SentState>>,
    bucket: Bucket,
    /// When this page last said something to the others.
    spoke: Option<Instant>,
    /// Where advice comes in that was asked for.
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
            bucket,
            spoke: None,
            advice,
            counsel,
        }
    }

    /// Listens and tells until the page is gone. What it does then and when is
    /// boxed: otherwise a page that only waits would take the room of the
    /// largest thing that it can ask for.
    async fn run(&mut self, hello: &Hello) -> Result<(), Gone> {
        if hello.version != self.app.assets.version() {
            return self.tell(&ServerMessage::Reload).await;
        }
        let _presence = self.table.enter(self.visitor.guest);
        let mut changes = self.table.watch();
        let mut presence = self.table.watch_presence();
        presence.mark_unchanged();
        changes.mark_unchanged();
        Box::pin(self.greet(hello)).await?;
        let mut departures = self.app.departures();
        let (app, table) = (self.app.clone(), Arc::clone(&self.table));
        let mut closed = Box::pin(app.closed());
        let mut ended = Box::pin(table.ended());
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        loop {
            tokio::select! {
                changed = changes.changed() => {
                    changed.map_err(|_| Gone)?;
                    Box::pin(self.follow()).await?;
                }
                changed = presence.changed() => {
                    changed.map_err(|_| Gone)?;
                    Box::pin(self.follow()).await?;
                }
                heard = self.socket.recv() => match heard {
                    Some(Ok(Message::Text(text))) => Box::pin(self.hear(text.as_str())).await?,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Binary(_))) => self.refuse(&Phrase::new("table-not-understood")).await?,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Gone),
                },
                Some(counsel) = self.advice.recv() => Box::pin(self.advise(counsel)).await?,
                _ = heartbeat.tick() => {
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
    async fn follow(&mut self) -> Result<(), Gone> {
        self.look_around();
        let Some(last) = self.last.clone() else {
            return self.refresh().await;
        };
        let shown = self.boards.shown(&self.slot).await;
        if Arc::ptr_eq(&last, &shown.sent) {
            return Ok(());
        }
        let look = self.visitor.preferences.look();
        if let Some(update) = shown.update_from(&last, &self.slot, look).await {
            self.say(update).await?;
        }
        self.last = Some(Arc::clone(&shown.sent));
        Ok(())
    }

    /// Shows what has changed; whoever asked is answered in any case.
    async fn answer_with_board(&mut self) -> Result<(), Gone> {
        let before = self.last.clone();
        self.follow().await?;
        match (before, &self.last) {
            (Some(before), Some(last)) if Arc::ptr_eq(&before, last) => {
                let shown = self.boards.shown(&self.slot).await;
                self.say(shown.greeting()).await
            }
            _ => Ok(()),
        }
    }

    /// Shows everything as it is now.
    async fn refresh(&mut self) -> Result<(), Gone> {
        self.look_around();
        let shown = self.boards.shown(&self.slot).await;
        let look = self.visitor.preferences.look();
        let whole = shown.whole(&self.slot, look).await;
        self.say(whole).await?;
        self.last = Some(Arc::clone(&shown.sent));
        Ok(())
    }

    /// Finds out from where this page looks now: its guest may have sat down or got up.
    fn look_around(&mut self) {
        let guest = self.visitor.guest;
        self.perspective.own = self.table.seats_of(guest);
        if !self.boards.fits(&self.slot, self.perspective, guest) {
            self.slot = self.boards.slot(self.perspective, guest);
        }
    }

    async fn tell(&mut self, told: &ServerMessage<'_>) -> Result<(), Gone> {
        let text = serde_json::to_string(told).expect("messages are plain data");
        self.say(text.into()).await
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
