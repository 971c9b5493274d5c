//! One live connection: what a page says, and what it is told.

mod company;
mod message;
mod typed;

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use bots::{Advice, Bot};
use draw::{Frame, digest};
use games::AnyAction;
use play::{Command, Refused, SeatCommand, Seq};
use rules::{Notation, Observe, Phrase, Position, Refusal, Seat, Viewer};
use say::{Language, Speaker};
use serde::Deserialize;
use tokio::sync::mpsc;

pub(crate) use self::message::layers;
use self::message::{ClientMessage, HintLine, ServerMessage, Update};
use crate::app::{App, random};
use crate::bot_pool::{Question, Urgency};
use crate::error::AppError;
use crate::guard::Bucket;
use crate::sight::{Eyes, Sight};
use crate::table::{AnyMatch, CommandError, Table};
use crate::trace::Trace;
use crate::visitor::Visitor;

/// A longer message is nothing that a page of ours would send.
const LONGEST_MESSAGE: usize = 4 * 1024;

/// A longer message to a page is sent in pieces.
const LONGEST_PIECE: usize = 6 * 1024;

/// The usual 128 kB would be most of what a connection costs.
const BUFFER: usize = 1024;

/// A page is asked so often whether it is still there.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// A hint may take so long.
const HINT_TIME: Duration = Duration::from_millis(1_500);

/// So many moves are worth telling.
const HINTS: usize = 3;

/// What a page says when it connects.
#[derive(Deserialize)]
pub(crate) struct Hello {
    /// The edition of the page.
    version: String,
    /// What the page shows already, if it has just been loaded.
    stamp: Option<String>,
    frame: Option<String>,
    /// The language of the page: browsers do not always send their commands here.
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
        table.left_by(&app.store, guest).await;
    }))
}

/// What a page shows, in a word: the page that was just loaded need not be told again.
pub(crate) fn stamp(game: &AnyMatch, eyes: Eyes, sight: &Sight) -> String {
    let viewer = match sight.viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Public => "public".to_owned(),
        Viewer::All => "all".to_owned(),
    };
    let shown = match sight.viewer {
        // The length of the whole log would tell of hidden choices.
        Viewer::All => game.log().len() as u64,
        viewer => game.seq(viewer).0,
    };
    let cover = sight.covered.map_or_else(String::new, |seat| seat.to_string());
    // People come and go without an entry in the log.
    let parts = digest(&sight.parts);
    format!(
        "{viewer}-{shown}-{cover}-{}-{}-{parts:x}",
        eyes.frame.name(),
        eyes.speaker.language().tag(),
    )
}

/// The connection is gone.
struct Gone;

/// A message as it is sent: whole, or in pieces with a sign before each. A
/// connection keeps a buffer of the size of the largest that it ever sent.
fn pieces(mut text: String) -> Vec<String> {
    if text.len() <= LONGEST_PIECE {
        return vec![text];
    }
    let mut pieces = Vec::new();
    while text.len() > LONGEST_PIECE {
        let rest = text.split_off(text.floor_char_boundary(LONGEST_PIECE));
        pieces.push(format!("+{text}"));
        text = rest;
    }
    pieces.push(format!(".{text}"));
    pieces
}

struct Connection {
    app: App,
    table: Arc<Table>,
    socket: WebSocket,
    eyes: Eyes,
    visitor: Visitor,
    /// What the page shows.
    last: Option<Trace>,
    bucket: Bucket,
    /// When this page last said something to the others.
    spoke: Option<Instant>,
    /// Where advice comes in that was asked for.
    advice: mpsc::Receiver<Box<Counsel>>,
    counsel: mpsc::Sender<Box<Counsel>>,
}

/// What a bot said about a position, for whom, and what that seat had seen.
struct Counsel {
    game: Arc<AnyMatch>,
    seat: Seat,
    advice: Option<Advice>,
}

impl Connection {
    fn new(app: App, table: Arc<Table>, visitor: Visitor, socket: WebSocket, hello: &Hello) -> Connection {
        let language = hello.lang.as_deref().and_then(Language::from_tag);
        let frame = hello.frame.as_deref().and_then(|name| name.parse().ok());
        let eyes = Eyes {
            own: table.seats_of(visitor.guest),
            shown: None,
            frame: frame.unwrap_or(visitor.preferences.frame),
            speaker: language.map_or(visitor.speaker, Speaker::new),
        };
        let bucket = Bucket::full(app.guard.rate(), Instant::now());
        let (counsel, advice) = mpsc::channel(1);
        Connection {
            app,
            table,
            socket,
            eyes,
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
        let game = Arc::clone(&changes.borrow_and_update());
        Box::pin(self.greet(game, hello)).await?;
        let mut departures = self.app.departures();
        let (app, table) = (self.app.clone(), Arc::clone(&self.table));
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        loop {
            tokio::select! {
                changed = changes.changed() => {
                    changed.map_err(|_| Gone)?;
                    changes.mark_unchanged();
                    Box::pin(self.follow()).await?;
                }
                changed = presence.changed() => {
                    changed.map_err(|_| Gone)?;
                    presence.mark_unchanged();
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
                () = table.ended() => return self.tell(&ServerMessage::Reload).await,
                left = departures.recv() => if left.is_err() || left == Ok(self.visitor.guest) {
                    return self.tell(&ServerMessage::Reload).await;
                },
                () = app.closed() => {
                    let frame = CloseFrame { code: close_code::RESTART, reason: "".into() };
                    return self.send(Message::Close(Some(frame))).await;
                }
            }
        }
    }

    /// Tells a page that has just connected what it does not show yet.
    ///
    /// A function of its own, because [`run`](Connection::run) would keep the
    /// game and the sight of this moment for as long as the page is open.
    async fn greet(&mut self, game: Arc<AnyMatch>, hello: &Hello) -> Result<(), Gone> {
        let sight = self.app.sight(&self.table, &game, self.eyes, self.visitor.guest);
        if hello.stamp.as_deref() == Some(&stamp(&game, self.eyes, &sight)) {
            let update = Update::paths_only(&sight);
            self.tell(&ServerMessage::Update(update)).await?;
            self.last = Some(sight.trace());
            Ok(())
        } else {
            self.show(sight).await
        }
    }

    /// Shows what has changed. What this viewer cannot notice is not told at
    /// all: a message without news would show that somebody made a hidden choice.
    async fn follow(&mut self) -> Result<(), Gone> {
        let sight = self.sight();
        match &self.last {
            Some(last) if sight.looks_like(last) => Ok(()),
            _ => self.show(sight).await,
        }
    }

    /// Shows the match as it is now.
    async fn refresh(&mut self) -> Result<(), Gone> {
        let sight = self.sight();
        self.show(sight).await
    }

    fn sight(&mut self) -> Sight {
        self.eyes.own = self.table.seats_of(self.visitor.guest);
        self.app
            .sight(&self.table, &self.table.game(), self.eyes, self.visitor.guest)
    }

    async fn show(&mut self, sight: Sight) -> Result<(), Gone> {
        let look = self.visitor.preferences.look();
        let update = Update::between(self.last.as_ref(), &sight, self.eyes.speaker, look);
        self.tell(&ServerMessage::Update(update)).await?;
        self.last = Some(sight.trace());
        Ok(())
    }

    async fn tell(&mut self, told: &ServerMessage<'_>) -> Result<(), Gone> {
        let text = serde_json::to_string(told).expect("messages are plain data");
        for piece in pieces(text) {
            self.send(Message::Text(piece.into())).await?;
        }
        Ok(())
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        self.socket.send(message).await.map_err(|_| Gone)
    }

    async fn refuse(&mut self, phrase: &Phrase) -> Result<(), Gone> {
        let text = self.speaker().say(phrase);
        self.tell(&ServerMessage::Refused { text }).await
    }

    const fn speaker(&self) -> Speaker {
        self.eyes.speaker
    }

    /// Understands a message and does what it asks.
    async fn hear(&mut self, text: &str) -> Result<(), Gone> {
        if !self.bucket.take(self.app.guard.rate(), Instant::now()) {
            return self.refuse(&Phrase::new("page-too-many")).await;
        }
        let Ok(said) = serde_json::from_str::<ClientMessage>(text) else {
            return self.refuse(&Phrase::new("table-not-understood")).await;
        };
        match said {
            ClientMessage::Act { seq, seat, word } => {
                let Ok(seat) = seat.parse() else {
                    return self.refuse(&Phrase::new("play-not-seated")).await;
                };
                let began = Instant::now();
                // Read in the position that is there now; if that is not the one
                // that was seen, the sequence number says so.
                let action = self.table.game().position().read_action(&word);
                if let Ok(action) = action {
                    self.wish(seat, Seq(seq), SeatCommand::Act(action)).await?;
                } else {
                    let phrase = Phrase::new("table-no-such-action").with("word", word);
                    self.refuse(&phrase).await?;
                }
                self.app.meters.acted(began.elapsed());
                Ok(())
            }
            ClientMessage::SeatCommand { seq, seat, what } => match seat.parse() {
                Ok(seat) => self.wish(seat, Seq(seq), what.wish()).await,
                Err(_) => self.refuse(&Phrase::new("play-not-seated")).await,
            },
            ClientMessage::Type { seq, seat, text } => match seat.parse() {
                Ok(seat) => self.play_typed(seat, Seq(seq), &text).await,
                Err(_) => self.refuse(&Phrase::new("play-not-seated")).await,
            },
            ClientMessage::Suggest { text } => self.suggest(&text).await,
            ClientMessage::Ghost { word } => self.ghost(&word).await,
            ClientMessage::Hint => self.hint().await,
            ClientMessage::Bot { seat } => self.let_bot_sit(&seat).await,
            ClientMessage::Return { seat } => self.come_back(&seat).await,
            ClientMessage::Say { seat, phrase } => self.speak(&seat, &phrase).await,
            ClientMessage::SeatRequest { seat } => self.knock(&seat).await,
            ClientMessage::Unknock => self.unknock().await,
            ClientMessage::Answer { seat, name, yes } => self.answer(&seat, &name, yes).await,
            ClientMessage::Rename { seat, name } => self.rename(&seat, &name).await,
            ClientMessage::Remove { seat } => self.remove(&seat).await,
            ClientMessage::Ping => self.tell(&ServerMessage::Pong).await,
            ClientMessage::Show { seat } => {
                self.eyes.shown = seat.parse().ok().filter(|seat| self.eyes.own.contains(*seat));
                self.refresh().await
            }
            ClientMessage::Frame { frame } => {
                self.eyes.frame = frame.parse().unwrap_or(Frame::Wide);
                self.last = None;
                self.refresh().await
            }
        }
    }

    /// Does what a seat wants, if it sits before this screen.
    async fn wish(&mut self, seat: Seat, seen: Seq, wish: SeatCommand<AnyAction>) -> Result<(), Gone> {
        self.eyes.own = self.table.seats_of(self.visitor.guest);
        if !self.eyes.own.contains(seat) {
            return self.refuse(&Phrase::new("table-not-your-seat")).await;
        }
        match self.try_wish(seat, seen, wish).await {
            // The change itself comes by way of the table, to every page alike.
            Ok(()) => self.tell(&ServerMessage::Done).await,
            Err(text) => self.tell(&ServerMessage::Refused { text }).await,
        }
    }

    /// Does what a seat wants; why not, if it cannot be done.
    async fn try_wish(&mut self, seat: Seat, seen: Seq, wish: SeatCommand<AnyAction>) -> Result<(), String> {
        let command = Command::Seat { seat, seen, wish };
        let speaker = self.speaker();
        match self.table.command(&self.app.store, command).await {
            Ok(()) => Ok(()),
            Err(CommandError::Refused(refused)) => Err(refusal(&refused, speaker)),
            Err(CommandError::AppError(trouble)) => {
                tracing::error!(id = %self.table.id, %trouble, "an action was not stored");
                Err(speaker.say(&trouble.phrase()))
            }
        }
    }

    /// Draws what an action would look like.
    async fn ghost(&mut self, word: &str) -> Result<(), Gone> {
        let game = self.table.game();
        let speaker = self.speaker();
        let ghost = self.acting(&game).and_then(|seat| {
            let action = game.position().read_action(word).ok()?;
            let view = game.position().view(Viewer::Seat(seat));
            let shapes = draw::ghost(&view, seat, &action, self.eyes.frame);
            let text = speaker.action(&view, action).unwrap_or_default();
            Some((draw::ghost_markup(&shapes, speaker), text))
        });
        let (markup, text) = ghost.unwrap_or_default();
        self.tell(&ServerMessage::Ghost { word, markup, text }).await
    }

    /// The seat that can decide something at this screen.
    fn acting(&self, game: &AnyMatch) -> Option<Seat> {
        let sight = self.last.as_ref()?;
        let seat = sight
            .seat
            .filter(|_| sight.covered.is_none() && !game.is_over())?;
        game.position().turn().seats().contains(seat).then_some(seat)
    }

    /// Asks the best bot; the answer comes in by itself, and meanwhile the
    /// connection goes on.
    async fn hint(&mut self) -> Result<(), Gone> {
        let game = self.table.game();
        let Some(seat) = self.acting(&game) else {
            return self.refuse(&Phrase::new("play-not-your-turn")).await;
        };
        let Ok(place) = self.counsel.clone().try_reserve_owned() else {
            return self.refuse(&Phrase::new("table-hint-thinking")).await;
        };
        let question = Question {
            bot: Bot::adviser(game.position().game()),
            view: game.position().view(Viewer::Seat(seat)),
            seat,
            ceiling: HINT_TIME,
            patience: HINT_TIME * 3,
            seed: u64::from_be_bytes(random()),
        };
        let app = self.app.clone();
        tokio::spawn(async move {
            let advice = app.bot_pool.ask(question, Urgency::Hint).await;
            place.send(Box::new(Counsel { game, seat, advice }));
        });
        Ok(())
    }

    /// Tells the best moves with reasons.
    async fn advise(&mut self, counsel: Box<Counsel>) -> Result<(), Gone> {
        let Counsel { game, seat, advice } = *counsel;
        let Some(advice) = advice else {
            return self.refuse(&Phrase::new("table-no-hint")).await;
        };
        let view = game.position().view(Viewer::Seat(seat));
        let speaker = self.speaker();
        let paths = draw::paths(&view, seat);
        let mut lines = Vec::new();
        for considered in advice.considered.iter().take(HINTS) {
            let path = paths
                .0
                .iter()
                .find(|path| path.actions.contains(&considered.action));
            let clicks = path.map_or(Vec::new(), |path| {
                path.clicks.iter().map(ToString::to_string).collect()
            });
            let word = game.position().write_action(considered.action);
            let reasons: Vec<_> = considered.reasons.iter().map(|why| speaker.say(why)).collect();
            let id = match (advice.iterations, reasons.is_empty()) {
                (0, true) => "table-hint-plain",
                (_, true) => "table-hint-value",
                (_, false) => "table-hint-reasons",
            };
            let phrase = Phrase::new(id)
                .with("action", word.as_str())
                .with("percent", format!("{:.0}", considered.value * 100.0))
                .with("reasons", reasons.join("; "));
            lines.push(HintLine {
                text: speaker.say(&phrase),
                word,
                clicks,
            });
        }
        let seq = game.seq(Viewer::Seat(seat)).0;
        self.tell(&ServerMessage::Hint { seq, lines }).await
    }
}

/// Why not, with the number of the rule where it is one.
fn refusal(refused: &Refused<games::AnyRefusal>, speaker: Speaker) -> String {
    match refused {
        Refused::Illegal(refusal) if refusal.rule().is_some() => speaker.refusal(refusal),
        other => speaker.say(&other.phrase()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_the_message() {
        for length in [0, 1, LONGEST_PIECE - 1, LONGEST_PIECE, LONGEST_PIECE + 1, 40_000] {
            let text: String = "{+.ěž\u{1f600}".chars().cycle().take(length).collect();
            let pieces = pieces(text.clone());
            let longest = pieces.iter().map(String::len).max();
            assert!(longest.is_some_and(|longest| longest <= LONGEST_PIECE + 1));
            if pieces.len() == 1 {
                assert_eq!(pieces[0], text);
                continue;
            }
            let (last, others) = pieces.split_last().expect("pieces");
            let mut whole: String = others
                .iter()
                .map(|piece| piece.strip_prefix('+').expect("more follows"))
                .collect();
            whole += last.strip_prefix('.').expect("the last");
            assert_eq!(whole, text);
        }
    }
}
