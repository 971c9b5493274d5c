//! What people at a table ask of each other: to say something, to let a bot or
//! a friend have a seat, to be called otherwise.

use std::time::{Duration, Instant};

use bots::Bot;
use play::{Command, Player};
use rules::{Phrase, Seat, SeatSet};
use store::SeatRequest;

use super::message::ServerMessage;
use super::{Connection, Gone};
use crate::error::AppError;
use crate::names::word;
use crate::pages::{PHRASES, keep_name, own_name, person};
use crate::table::{CommandError, persons};

/// Nobody says more than one thing in so long.
const BETWEEN_WORDS: Duration = Duration::from_millis(700);

impl Connection {
    /// Answers whoever asked for something.
    async fn answered(&mut self, done: Result<(), CommandError>) -> Result<(), Gone> {
        match done {
            Ok(()) => self.tell(&ServerMessage::Done).await,
            Err(CommandError::Refused(refused)) => self.refuse(&refused.phrase()).await,
            Err(CommandError::AppError(trouble)) => self.refuse(&trouble.phrase()).await,
        }
    }

    async fn refuse_for(&mut self, why: &'static str) -> Result<(), Gone> {
        self.refuse(&Phrase::new(why)).await
    }

    /// The seats that this visitor plays now.
    fn own_seats(&self) -> SeatSet {
        self.table.seats_of(self.visitor.guest)
    }

    /// Gives a seat to a bot: a free one, or that of somebody who stays away.
    /// They can take it again when they come.
    pub(super) async fn let_bot_sit(&mut self, seat: &str) -> Result<(), Gone> {
        let game = self.table.game();
        let presence = self.table.presence();
        let may_have = |seat: &Seat| match game.players().get(*seat) {
            Some(Player::Nobody) => true,
            Some(Player::Person(_)) => presence.is_long_gone(*seat),
            Some(Player::Bot(_)) | None => false,
        };
        let seat = seat.parse().ok().filter(may_have);
        let Some(seat) = seat.filter(|_| !self.own_seats().is_empty()) else {
            return self.refuse_for("table-not-your-seat").await;
        };
        let bot = word(Bot::usual(game.position().game()).name());
        let done = self
            .table
            .command(&self.app.store, Command::HandToBot(seat, bot))
            .await;
        self.answered(done).await
    }

    /// Takes the own seat again that a bot has played meanwhile.
    pub(super) async fn come_back(&mut self, seat: &str) -> Result<(), Gone> {
        let held = self.table.presence().held_by(self.visitor.guest);
        let Some(seat) = seat.parse().ok().filter(|seat: &Seat| held.contains(*seat)) else {
            return self.refuse_for("table-not-your-seat").await;
        };
        let done = match own_name(&self.app, &self.visitor).await {
            Ok(name) => {
                self.table
                    .command(&self.app.store, Command::Sit(seat, name))
                    .await
            }
            Err(trouble) => Err(trouble.into()),
        };
        self.answered(done).await
    }

    /// Says one of the ready phrases.
    pub(super) async fn speak(&mut self, seat: &str, phrase: &str) -> Result<(), Gone> {
        let own = self.own_seats();
        let Some(seat) = seat.parse().ok().filter(|seat: &Seat| own.contains(*seat)) else {
            return self.refuse_for("table-not-your-seat").await;
        };
        if !PHRASES.iter().any(|(name, _)| *name == phrase) {
            return self.refuse_for("table-not-understood").await;
        }
        if self.spoke.is_some_and(|spoke| spoke.elapsed() < BETWEEN_WORDS) {
            return self.refuse_for("company-too-fast").await;
        }
        self.spoke = Some(Instant::now());
        let said = self.table.say(&self.app.store, seat, phrase).await;
        self.answered(said.map_err(CommandError::from)).await
    }

    /// Asks for a bot's seat.
    pub(super) async fn knock(&mut self, seat: &str) -> Result<(), Gone> {
        let game = self.table.game();
        let presence = self.table.presence();
        let guest = self.visitor.guest;
        let is_bot = |seat: &Seat| game.players().get(*seat).is_some_and(Player::is_bot);
        let may_stay = |seat: &Seat| !game.left().contains(seat);
        let seat: Option<Seat> = seat.parse().ok();
        let seat = seat.filter(is_bot).filter(may_stay);
        let stranger = presence.held_by(guest).is_empty();
        let Some(seat) = seat.filter(|_| stranger && !game.is_over() && !persons(&game).is_empty()) else {
            return self.refuse_for("company-not-to-be-had").await;
        };
        let done = match own_name(&self.app, &self.visitor).await {
            Ok(name) => {
                let knock = SeatRequest {
                    guest,
                    seat,
                    name: name.to_string(),
                    agreed: 0,
                };
                self.table.keep_knock(&self.app.store, &knock).await
            }
            Err(trouble) => Err(trouble),
        };
        self.answered(done.map_err(CommandError::from)).await
    }

    /// Asks for it no longer.
    pub(super) async fn unknock(&mut self) -> Result<(), Gone> {
        let done = self.table.forget_knock(&self.app.store, self.visitor.guest).await;
        self.answered(done.map_err(CommandError::from)).await
    }

    /// Agrees that somebody plays in a bot's place, or not. When all who play
    /// have agreed, they do.
    pub(super) async fn answer(&mut self, seat: &str, name: &str, yes: bool) -> Result<(), Gone> {
        let own = self.own_seats();
        let game = self.table.game();
        let presence = self.table.presence();
        let mut seat_requests = presence.kept.seat_requests.iter();
        let asked = seat_requests.find(|knock| knock.seat.to_string() == seat && knock.name == name);
        let Some(knock) = asked.filter(|_| !own.is_empty() && !game.is_over()) else {
            return self.refuse_for("company-nobody-asks").await;
        };
        let store = &self.app.store;
        let done = if yes {
            let bits = |seats: SeatSet| seats.iter().fold(0, |bits, seat| bits | 1 << seat.index());
            let knock = SeatRequest {
                agreed: knock.agreed | bits(own),
                ..knock.clone()
            };
            let needed: u8 = bits(persons(&game));
            if needed & !knock.agreed == 0 {
                self.table.let_in(store, &knock).await
            } else {
                self.table
                    .keep_knock(store, &knock)
                    .await
                    .map_err(CommandError::from)
            }
        } else {
            let forgotten = self.table.forget_knock(store, knock.guest).await;
            forgotten.map_err(CommandError::from)
        };
        self.answered(done).await
    }

    /// Calls a person otherwise: oneself, or as the host anybody.
    pub(super) async fn rename(&mut self, seat: &str, name: &str) -> Result<(), Gone> {
        let own = self.own_seats();
        let presence = self.table.presence();
        let may = |seat: &Seat| own.contains(*seat) || presence.is_host(self.visitor.guest);
        let Some(seat) = seat.parse().ok().filter(may) else {
            return self.refuse_for("table-not-your-seat").await;
        };
        let name = match person(name, seat, self.speaker()) {
            Ok(name) => name,
            Err(text) => return self.tell(&ServerMessage::Refused { text }).await,
        };
        let mut done = self
            .table
            .command(&self.app.store, Command::Rename(seat, name.clone()))
            .await;
        if done.is_ok() && own.first() == Some(seat) {
            let kept = keep_name(&self.app, &self.visitor, &name).await;
            done = kept.map_err(CommandError::from);
        }
        self.answered(done).await
    }

    /// Sends a guest away from their seat, which is free then.
    pub(super) async fn remove(&mut self, seat: &str) -> Result<(), Gone> {
        let presence = self.table.presence();
        let guest = self.visitor.guest;
        let of_another = |seat: &Seat| presence.holder(*seat).is_some_and(|holder| holder != guest);
        let seat = seat.parse().ok().filter(of_another);
        let Some(seat) = seat.filter(|_| presence.is_host(guest)) else {
            return self.refuse(&AppError::NotYours.phrase()).await;
        };
        let done = self.table.free(&self.app.store, seat).await;
        self.answered(done).await
    }
}
