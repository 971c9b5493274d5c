//! What people at a table ask of each other: to let a bot or a friend have a
//! seat, to come back, to be called otherwise; and what they say.

use std::iter;

use bots::Bot;
use play::{Command, Player};
use rules::{Phrase, Seat, SeatSet};
use say::{LONGEST_NAME, Speaker};
use store::{GuestId, SeatRequest, Store};

use crate::error::AppError;
use crate::names::word;
use crate::people::{checked_name, keep_name, own_name};
use crate::table::{CommandError, Table, has_dealt_secrets, persons};

/// The preset phrases: everybody reads them in their own language.
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

    /// Gives a seat to a bot: a free one, or that of an absent player. The player can take it
    /// back later.
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

    /// Takes the visitor's own seat back from the bot.
    pub(crate) async fn come_back(&self, seat: Seat) -> Result<(), CommandError> {
        if !self.table.presence().played_by(self.guest).contains(seat) {
            return Err(refused("table-not-your-seat"));
        }
        let name = own_name(self.store, self.guest, self.speaker).await?;
        self.command(Command::Sit(seat, name)).await
    }

    /// Says one of the preset phrases.
    pub(crate) async fn speak(&self, seat: Seat, phrase: &str) -> Result<(), CommandError> {
        if !self.own_seats().contains(seat) {
            return Err(refused("table-not-your-seat"));
        }
        if !PHRASES.iter().any(|(name, _)| *name == phrase) {
            return Err(refused("table-not-understood"));
        }
        Ok(self.table.say(self.store, seat, phrase).await?)
    }

    /// Requests a bot's seat.
    pub(crate) async fn request(&self, seat: Seat) -> Result<(), CommandError> {
        let game = self.table.game();
        let is_bot = game.players().get(seat).is_some_and(Player::is_bot);
        let may_stay = !game.left().contains(&seat);
        let stranger = self.table.presence().played_by(self.guest).is_empty();
        if !is_bot || !may_stay || !stranger || game.is_over() || persons(&game).is_empty() {
            return Err(refused("company-not-to-be-had"));
        }
        self.table.may_sit(seat, self.guest)?;
        let name = own_name(self.store, self.guest, self.speaker).await?;
        let request = SeatRequest {
            guest: self.guest,
            seat,
            name: self.told_apart(name.as_str()),
            agreed: 0,
        };
        Ok(self.table.keep_knock(self.store, &request).await?)
    }

    /// A name that nobody else who asks for a seat has: players must know whom they let in.
    fn told_apart(&self, name: &str) -> String {
        let presence = self.table.presence();
        let others = presence.kept.seat_requests.iter();
        let others: Vec<&str> = others
            .filter(|request| request.guest != self.guest)
            .map(|request| request.name.as_str())
            .collect();
        let numbered = (2..).map(|number| {
            let end = format!(" ({number})");
            let room = LONGEST_NAME.saturating_sub(end.len());
            name.chars().take(room).collect::<String>() + &end
        });
        let mut names = iter::once(name.to_owned()).chain(numbered);
        names
            .find(|name| !others.contains(&name.as_str()))
            .expect("there are more numbers than people")
    }

    /// Withdraws the seat request.
    pub(crate) async fn cancel_request(&self) -> Result<(), CommandError> {
        Ok(self.table.forget_knock(self.store, self.guest).await?)
    }

    /// Accepts or declines a seat request. When all players have accepted, the guest gets the
    /// seat.
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
        // Where something is hidden, those for whom a bot plays have to agree too.
        let holders = Seat::all(game.header().seats()).filter(|seat| presence.holder(*seat).is_some());
        let asked = holders.filter(|holder| *holder != seat && has_dealt_secrets(&game));
        let needed: u8 = bits(persons(&game).iter().chain(asked).collect());
        if needed & !request.agreed == 0 {
            self.table.let_in(self.store, &request).await
        } else {
            Ok(self.table.keep_knock(self.store, &request).await?)
        }
    }

    /// Renames a person: oneself, or anybody as the host.
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

    /// Removes a guest from their seat, which becomes free.
    pub(crate) async fn remove(&self, seat: Seat) -> Result<(), CommandError> {
        let presence = self.table.presence();
        let of_another = presence.holder(seat).is_some_and(|holder| holder != self.guest);
        if !of_another || !presence.is_host(self.guest) {
            return Err(AppError::NotYours.into());
        }
        let game = self.table.game();
        if has_dealt_secrets(&game) && !game.is_over() {
            // The next guest to sit down there would see what was dealt to somebody else.
            let bot = word(Bot::usual(game.position().game()).name());
            return self.table.hand_over(self.store, seat, bot).await;
        }
        self.table.free(self.store, seat).await
    }
}
