//! Understanding what a page says, and doing what it asks.

use std::time::{Duration, Instant};

use board::AND_THEN;
use dice::fair::Head;
use draw::Frame;
use games::{AnyAction, AnyRefusal};
use play::{Command, Refused, SeatCommand, Seq};
use rules::{Notation, Phrase, Position, Refusal, Seat, Viewer};
use say::Speaker;

use super::message::{ClientMessage, ServerMessage};
use super::{Connection, Gone};
use crate::seats::AtTable;
use crate::table::{CommandError, persons};

/// Minimum time between two phrases of one person.
const BETWEEN_WORDS: Duration = Duration::from_millis(700);

impl Connection {
    /// Parses a message and executes it.
    pub(super) async fn hear(&mut self, text: &str) -> Result<(), Gone> {
        let Ok(said) = serde_json::from_str::<ClientMessage>(text) else {
            return self.refuse(&Phrase::new("table-not-understood")).await;
        };
        match said {
            ClientMessage::Act { seq, seat, word } => self.act(seat, Seq(seq), word).await,
            ClientMessage::Command { seq, seat, what } => self.command(seat, Seq(seq), what.command()).await,
            ClientMessage::Seal { seat, seal } => {
                let seal = seal.parse().map(SeatCommand::SealNonce).ok();
                self.share(seat, seal).await
            }
            ClientMessage::Nonce { seat, nonce } => {
                let nonce = nonce.parse().map(SeatCommand::GiveNonce).ok();
                self.share(seat, nonce).await
            }
            ClientMessage::Type { seq, seat, text } => self.play_typed(seat, Seq(seq), &text).await,
            ClientMessage::Suggest { text } => self.suggest(&text).await,
            ClientMessage::Ghost { word } => self.ghost(&word).await,
            ClientMessage::Why { clicks } => self.why(&clicks).await,
            ClientMessage::Hint => self.hint().await,
            ClientMessage::Ping => self.tell(&ServerMessage::Pong).await,
            ClientMessage::Show { seat } => {
                self.perspective.shown = Some(seat).filter(|seat| self.perspective.own.contains(*seat));
                self.answer_with_board().await
            }
            ClientMessage::Frame { frame } => {
                self.perspective.frame = frame.parse().unwrap_or(Frame::WIDE);
                self.refresh().await
            }
            ClientMessage::Say { seat, phrase } => {
                if self.spoke.is_some_and(|spoke| spoke.elapsed() < BETWEEN_WORDS) {
                    return self.refuse(&Phrase::new("company-too-fast")).await;
                }
                let done = self.at_table().speak(seat, &phrase).await;
                if done.is_ok() {
                    self.spoke = Some(Instant::now());
                }
                self.answered(done).await
            }
            of_seats => {
                let done = arrange(self.at_table(), of_seats).await;
                self.answered(done).await
            }
        }
    }

    fn at_table(&self) -> AtTable<'_> {
        AtTable {
            store: &self.app.store,
            table: &self.table,
            guest: self.visitor.guest,
            speaker: self.speaker(),
        }
    }

    /// Sends the answer to a request.
    async fn answered(&mut self, done: Result<(), CommandError>) -> Result<(), Gone> {
        match done {
            Ok(()) => self.tell(&ServerMessage::Done { head: None }).await,
            Err(CommandError::Refused(refused)) => self.refuse(&refused.phrase()).await,
            Err(CommandError::AppError(error)) => self.refuse(&error.phrase()).await,
        }
    }

    /// Plays an action.
    async fn act(&mut self, seat: Seat, seen: Seq, word: String) -> Result<(), Gone> {
        let began = Instant::now();
        // A shortcut says several actions. What comes before its last must be accepted first.
        let (first, last) = word.rsplit_once(AND_THEN).unwrap_or(("", &word));
        let mut seen = seen;
        for word in first.split(AND_THEN).filter(|word| !word.is_empty()) {
            let action = self.table.game().position().read_action(word);
            let own = self.table.seats_of(self.visitor.guest).contains(seat);
            let Some(action) = action.ok().filter(|_| own) else {
                let phrase = Phrase::new("table-no-such-action").with("word", word.to_owned());
                return self.refuse(&phrase).await;
            };
            if let Err(text) = self.try_command(seat, seen, SeatCommand::Act(action)).await {
                return self.tell(&ServerMessage::Refused { text }).await;
            }
            seen = self.table.game().seq(Viewer::Seat(seat));
        }
        // Parsed in the current position; if that is not the one the page had seen, the
        // sequence number reveals it.
        let action = self.table.game().position().read_action(last);
        if let Ok(action) = action {
            self.command(seat, seen, SeatCommand::Act(action)).await?;
        } else {
            let phrase = Phrase::new("table-no-such-action").with("word", word);
            self.refuse(&phrase).await?;
        }
        self.app.meters.acted(began.elapsed());
        Ok(())
    }

    /// Executes a seat command, if the seat is at this screen.
    async fn command(&mut self, seat: Seat, seen: Seq, wish: SeatCommand<AnyAction>) -> Result<(), Gone> {
        self.perspective.own = self.table.seats_of(self.visitor.guest);
        if !self.perspective.own.contains(seat) {
            return self.refuse(&Phrase::new("table-not-your-seat")).await;
        }
        let game = self.table.game();
        let among_people = persons(&game)
            .iter()
            .any(|other| !self.perspective.own.contains(other));
        let undo = matches!(wish, SeatCommand::Undo(_));
        if undo && among_people && !game.is_over() && !game.position().undecided().contains(seat) {
            return self.refuse(&Phrase::new("table-ask-first")).await;
        }
        match self.try_command(seat, seen, wish).await {
            // What has changed goes with the answer: two packets cost twice as much as one.
            Ok(head) => {
                self.tell_soon(&ServerMessage::Done { head: written(head) })
                    .await?;
                self.follow().await?;
                self.push().await
            }
            Err(text) => self.tell(&ServerMessage::Refused { text }).await,
        }
    }

    /// Adds something to the dice for a seat at this screen.
    async fn share(&mut self, seat: Seat, wish: Option<SeatCommand<AnyAction>>) -> Result<(), Gone> {
        let is_own = self.table.seats_of(self.visitor.guest).contains(seat);
        let shared = match wish {
            None => Err(self.speaker().text("table-not-understood")),
            Some(_) if !is_own => Err(self.speaker().text("table-not-your-seat")),
            Some(wish) => self.try_command(seat, Seq(0), wish).await,
        };
        // Answers of their own: pages add to the dice by themselves, beside what people ask for.
        self.tell(&match shared {
            Ok(head) => ServerMessage::Shared { head: written(head) },
            Err(text) => ServerMessage::Unshared { text },
        })
        .await
    }

    /// Executes a seat command; returns the head that it led to, or the reason if it is refused.
    pub(super) async fn try_command(
        &mut self,
        seat: Seat,
        seen: Seq,
        wish: SeatCommand<AnyAction>,
    ) -> Result<Option<Head>, String> {
        let command = Command::Seat { seat, seen, wish };
        let speaker = self.speaker();
        match self.table.acknowledged(&self.app.store, command).await {
            Ok(head) => Ok(head),
            Err(CommandError::Refused(refused)) => Err(refusal(&refused, speaker)),
            Err(CommandError::AppError(error)) => {
                tracing::error!(id = %self.table.id, %error, "an action was not stored");
                Err(speaker.say(&error.phrase()))
            }
        }
    }
}

/// A head as it is sent.
pub(super) fn written(head: Option<Head>) -> Option<String> {
    head.map(|head| head.to_string())
}

/// Does what people ask of each other.
async fn arrange(at_table: AtTable<'_>, said: ClientMessage) -> Result<(), CommandError> {
    match said {
        ClientMessage::Bot { seat } => at_table.let_bot_sit(seat).await,
        ClientMessage::Return { seat } => at_table.come_back(seat).await,
        ClientMessage::RequestSeat { seat } => at_table.request(seat).await,
        ClientMessage::CancelRequest => at_table.cancel_request().await,
        ClientMessage::Answer { seat, name, yes } => at_table.answer(seat, &name, yes).await,
        ClientMessage::Rename { seat, name } => at_table.rename(seat, &name).await,
        ClientMessage::Remove { seat } => at_table.remove(seat).await,
        _ => Ok(()),
    }
}

/// The refusal, with the number of the rule if there is one.
fn refusal(refused: &Refused<AnyRefusal>, speaker: Speaker) -> String {
    match refused {
        Refused::Illegal(refusal) if refusal.rule().is_some() => speaker.refusal(refusal),
        other => speaker.say(&other.phrase()),
    }
}
