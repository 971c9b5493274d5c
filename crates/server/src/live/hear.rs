//! Understanding what a page says, and doing what it asks.

use std::time::{Duration, Instant};

use draw::Frame;
use games::{AnyAction, AnyRefusal};
use play::{Command, Refused, SeatCommand, Seq};
use rules::{Notation, Phrase, Refusal, Seat};
use say::Speaker;

use super::message::{ClientMessage, ServerMessage};
use super::{Connection, Gone};
use crate::seats::AtTable;
use crate::table::CommandError;

/// Nobody says more than one thing in so long.
const BETWEEN_WORDS: Duration = Duration::from_millis(700);

impl Connection {
    /// Understands a message and does what it asks.
    pub(super) async fn hear(&mut self, text: &str) -> Result<(), Gone> {
        if !self.bucket.take(self.app.guard.rate(), Instant::now()) {
            return self.refuse(&Phrase::new("page-too-many")).await;
        }
        let Ok(said) = serde_json::from_str::<ClientMessage>(text) else {
            return self.refuse(&Phrase::new("table-not-understood")).await;
        };
        match said {
            ClientMessage::Act { seq, seat, word } => self.act(seat, Seq(seq), word).await,
            ClientMessage::Command { seq, seat, what } => self.command(seat, Seq(seq), what.command()).await,
            ClientMessage::Type { seq, seat, text } => self.play_typed(seat, Seq(seq), &text).await,
            ClientMessage::Suggest { text } => self.suggest(&text).await,
            ClientMessage::Ghost { word } => self.ghost(&word).await,
            ClientMessage::Hint => self.hint().await,
            ClientMessage::Ping => self.tell(&ServerMessage::Pong).await,
            ClientMessage::Show { seat } => {
                self.perspective.shown = Some(seat).filter(|seat| self.perspective.own.contains(*seat));
                self.answer_with_board().await
            }
            ClientMessage::Frame { frame } => {
                self.perspective.frame = frame.parse().unwrap_or(Frame::Wide);
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

    /// Answers whoever asked for something.
    async fn answered(&mut self, done: Result<(), CommandError>) -> Result<(), Gone> {
        match done {
            Ok(()) => self.tell(&ServerMessage::Done).await,
            Err(CommandError::Refused(refused)) => self.refuse(&refused.phrase()).await,
            Err(CommandError::AppError(error)) => self.refuse(&error.phrase()).await,
        }
    }

    /// Plays an action.
    async fn act(&mut self, seat: Seat, seen: Seq, word: String) -> Result<(), Gone> {
        let began = Instant::now();
        // Read in the position that is there now; if that is not the one
        // that was seen, the sequence number says so.
        let action = self.table.game().position().read_action(&word);
        if let Ok(action) = action {
            self.command(seat, seen, SeatCommand::Act(action)).await?;
        } else {
            let phrase = Phrase::new("table-no-such-action").with("word", word);
            self.refuse(&phrase).await?;
        }
        self.app.meters.acted(began.elapsed());
        Ok(())
    }

    /// Does what a seat wants, if it sits before this screen.
    async fn command(&mut self, seat: Seat, seen: Seq, wish: SeatCommand<AnyAction>) -> Result<(), Gone> {
        self.perspective.own = self.table.seats_of(self.visitor.guest);
        if !self.perspective.own.contains(seat) {
            return self.refuse(&Phrase::new("table-not-your-seat")).await;
        }
        match self.try_command(seat, seen, wish).await {
            // The change itself comes by way of the table, to every page alike.
            Ok(()) => self.tell(&ServerMessage::Done).await,
            Err(text) => self.tell(&ServerMessage::Refused { text }).await,
        }
    }

    /// Does what a seat wants; why not, if it cannot be done.
    pub(super) async fn try_command(
        &mut self,
        seat: Seat,
        seen: Seq,
        wish: SeatCommand<AnyAction>,
    ) -> Result<(), String> {
        let command = Command::Seat { seat, seen, wish };
        let speaker = self.speaker();
        match self.table.command(&self.app.store, command).await {
            Ok(()) => Ok(()),
            Err(CommandError::Refused(refused)) => Err(refusal(&refused, speaker)),
            Err(CommandError::AppError(error)) => {
                tracing::error!(id = %self.table.id, %error, "an action was not stored");
                Err(speaker.say(&error.phrase()))
            }
        }
    }
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

/// Why not, with the number of the rule where it is one.
fn refusal(refused: &Refused<AnyRefusal>, speaker: Speaker) -> String {
    match refused {
        Refused::Illegal(refusal) if refusal.rule().is_some() => speaker.refusal(refusal),
        other => speaker.say(&other.phrase()),
    }
}
