//! What people at a table ask of each other: to let a bot or a friend have a
//! seat, to come back, to be called otherwise; and what they say.

use bots::Bot;
use play::{Command, Player};
use rules::{Phrase, Seat, SeatSet};
use say::Speaker;
use store::{GuestId, SeatRequest, Store};

use crate::error::AppError;
use crate::names::word;
use crate::people::{checked_name, keep_name, own_name};
use crate::table::{CommandError, Table, persons};

/// What can be said, and in which words: everybody hears it in their own language.
pub(crate) const PHRASES: &[(&str, &str)] = &[
    ("hello", "company-say-hello"),
    ("luck", "company-say-luck"),
    ("nice", "company-say-nice"),
    ("oops", "company-say-oops"),
    ("moment", "company-say-moment"),
    ("turn", "company-say-turn"),
    ("thanks", "company-say-thanks"),
    ("game", "company-say-game"),
    ("again", "company-say-again"),
    ("bye", "company-say-bye"),
];

/// A guest at a table, who asks for something.
pub(crate) struct AtTable<'a> {
    pub(crate) store: &'a Store,
    pub(crate) table: &'a Table,
    pub(crate) guest: GuestId,
    pub(crate) speaker: Speaker,
}

fn refused(why: &'static str) -> CommandError {
    AppError::NotNow(Phrase::new(why)).into()
}

impl AtTable<'_> {
    /// The seats that this guest plays now.
    fn own_seats(&self) -> SeatSet {
        self.table.seats_of(self.guest)
    }

    async fn command(&self, command: Command<games::AnyAction>) -> Result<(), CommandError> {
        self.table.command(self.store, command).await
    }

    /// Gives a seat to a bot: a free one, or that of somebody who stays away.
    /// They can take it again when they come.
    pub(crate) async fn let_bot_sit(&self, seat: Seat) -> Result<(), CommandError> {
        let game = self.table.game();
        let may_have = match game.players().get(seat) {
            Some(Player::Nobody) => true,
            Some(Player::Person(_)) => self.table.presence().is_long_gone(seat),
            Some(Player::Bot(_)) | None => false,
        };
        if !may_have || self.own_seats().is_empty() {
            return Err(refused("table-not-your-seat"));
        }
        let bot = word(Bot::usual(game.position().game()).name());
        self.command(Command::HandToBot(seat, bot)).await
    }

    /// Takes the own seat again that a bot has played meanwhile.
    pub(crate) async fn come_back(&self, seat: Seat) -> Result<(), CommandError> {
        if !self.table.presence().held_by(self.guest).contains(seat) {
            return Err(refused("table-not-your-seat"));
        }
        let name = own_name(self.store, self.guest, self.speaker).await?;
        self.command(Command::Sit(seat, name)).await
    }

    /// Says one of the ready phrases.
    pub(crate) async fn speak(&self, seat: Seat, phrase: &str) -> Result<(), CommandError> {
        if !self.own_seats().contains(seat) {
            return Err(refused("table-not-your-seat"));
        }
        if !PHRASES.iter().any(|(name, _)| *name == phrase) {
            return Err(refused("table-not-understood"));
        }
        Ok(self.table.say(self.store, seat, phrase).await?)
    }

    /// Asks for a bot's seat.
    pub(crate) async fn request(&self, seat: Seat) -> Result<(), CommandError> {
        let game = self.table.game();
        let is_bot = game.players().get(seat).is_some_and(Player::is_bot);
        let may_stay = !game.left().contains(&seat);
        let stranger = self.table.presence().held_by(self.guest).is_empty();
        if !is_bot || !may_stay || !stranger || game.is_over() || persons(&game).is_empty() {
            return Err(refused("company-not-to-be-had"));
        }
        let name = own_name(self.store, self.guest, self.speaker).await?;
        let request = SeatRequest {
            guest: self.guest,
            seat,
            name: name.to_string(),
            agreed: 0,
        };
        Ok(self.table.keep_knock(self.store, &request).await?)
    }

    /// Asks for it no longer.
    pub(crate) async fn cancel_request(&self) -> Result<(), CommandError> {
        Ok(self.table.forget_knock(self.store, self.guest).await?)
    }

    /// Agrees that somebody plays in a bot's place, or not. When all who play
    /// have agreed, they do.
    pub(crate) async fn answer(&self, seat: Seat, name: &str, yes: bool) -> Result<(), CommandError> {
        let own = self.own_seats();
        let game = self.table.game();
        let presence = self.table.presence();
        let mut requests = presence.kept.seat_requests.iter();
        let asked = requests.find(|request| request.seat == seat && request.name == name);
        let Some(request) = asked.filter(|_| !own.is_empty() && !game.is_over()) else {
            return Err(refused("company-nobody-asks"));
        };
        if !yes {
            return Ok(self.table.forget_knock(self.store, request.guest).await?);
        }
        let bits = |seats: SeatSet| seats.iter().fold(0, |bits, seat| bits | 1 << seat.index());
        let request = SeatRequest {
            agreed: request.agreed | bits(own),
            ..request.clone()
        };
        let needed: u8 = bits(persons(&game));
        if needed & !request.agreed == 0 {
            self.table.let_in(self.store, &request).await
        } else {
            Ok(self.table.keep_knock(self.store, &request).await?)
        }
    }

    /// Calls a person otherwise: oneself, or as the host anybody.
    pub(crate) async fn rename(&self, seat: Seat, name: &str) -> Result<(), CommandError> {
        let own = self.own_seats();
        if !own.contains(seat) && !self.table.presence().is_host(self.guest) {
            return Err(refused("table-not-your-seat"));
        }
        let name = checked_name(name, seat).map_err(AppError::NotNow)?;
        self.command(Command::Rename(seat, name.clone())).await?;
        if own.first() == Some(seat) {
            keep_name(self.store, self.guest, &name).await?;
        }
        Ok(())
    }

    /// Sends a guest away from their seat, which is free then.
    pub(crate) async fn remove(&self, seat: Seat) -> Result<(), CommandError> {
        let presence = self.table.presence();
        let of_another = presence.holder(seat).is_some_and(|holder| holder != self.guest);
        if !of_another || !presence.is_host(self.guest) {
            return Err(AppError::NotYours.into());
        }
        self.table.free(self.store, seat).await
    }
}
