//! The people at a table: who sits there, who is here, what they say and ask.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use play::{Command, Millis, Notice, OneLine, Player, Time};
use rules::{Phrase, Seat, SeatSet};
use store::{GuestId, MatchId, SeatRequest, Store};
use tokio::sync::watch;

use super::leaving::last_name;
use super::{AnyMatch, CommandError, Table};
use crate::error::AppError;
use crate::system::now;

/// The people at a table, as this server knows them.
#[derive(Clone)]
pub(crate) struct Presence {
    /// What the store knows.
    pub(crate) kept: store::Participants,
    /// How many pages each guest has open.
    here: BTreeMap<GuestId, usize>,
    /// Since when this server looks.
    since: Time,
    /// For whoever has been away for so long a bot may play, until they come back.
    absence: Millis,
}

impl Presence {
    pub(super) fn new(kept: store::Participants, absence: Duration) -> Presence {
        Presence {
            kept,
            here: BTreeMap::new(),
            since: now(),
            absence: Millis(absence.as_millis() as u64),
        }
    }

    /// The seats that belong to this guest, also while a bot plays for them.
    pub(crate) fn held_by(&self, guest: GuestId) -> SeatSet {
        let all = Seat::all(self.kept.seats.len() as u8).zip(&self.kept.seats);
        all.filter(|(_, holder)| **holder == Some(guest))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Whose seat it is.
    pub(crate) fn holder(&self, seat: Seat) -> Option<GuestId> {
        self.kept.seats.get(seat.index()).copied().flatten()
    }

    /// Whether this guest opened the table.
    pub(crate) fn is_host(&self, guest: GuestId) -> bool {
        self.kept.owner == guest
    }

    /// Whether whoever has this seat looks at the table.
    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        self.holder(seat)
            .is_some_and(|guest| self.here.contains_key(&guest))
    }

    /// Whether whoever has this seat has been away for so long that a bot may play for them.
    pub(crate) fn is_long_gone(&self, seat: Seat) -> bool {
        let left = self.kept.seen.get(seat.index()).copied().flatten();
        let since = left.map_or(self.since, |left| left.max(self.since));
        self.holder(seat).is_some() && !self.is_here(seat) && now().since(since) >= self.absence
    }

    /// The seats for which a bot may play because nobody has come for so long.
    pub(crate) fn long_gone(&self) -> SeatSet {
        let seats = Seat::all(self.kept.seats.len() as u8);
        seats.filter(|seat| self.is_long_gone(*seat)).collect()
    }

    /// Whether there is anything about a guest that others are not shown: a
    /// seat, the table itself, or that they ask for a seat.
    pub(crate) fn is_known(&self, guest: GuestId) -> bool {
        let asks = || {
            self.kept
                .seat_requests
                .iter()
                .any(|request| request.guest == guest)
        };
        self.is_host(guest) || self.kept.seats.contains(&Some(guest)) || asks()
    }

    /// How many people look who have no seat.
    pub(crate) fn watching(&self) -> usize {
        let sits = |guest: &&GuestId| self.kept.seats.contains(&Some(**guest));
        self.here.keys().filter(|guest| !sits(guest)).count()
    }

    /// Whether anybody who has a seat is away: then time alone can change what is shown.
    pub(crate) fn somebody_is_away(&self) -> bool {
        let mut taken = Seat::all(self.kept.seats.len() as u8).filter(|seat| self.holder(*seat).is_some());
        taken.any(|seat| !self.is_here(seat))
    }

    pub(super) fn pages(&self) -> usize {
        self.here.values().sum()
    }
}

/// Somebody looks at the table as long as this lives.
pub(crate) struct Visit {
    table: Arc<Table>,
    guest: GuestId,
}

impl Drop for Visit {
    fn drop(&mut self) {
        self.table.change_presence(|presence| {
            if let Some(pages) = presence.here.get_mut(&self.guest) {
                *pages -= 1;
                if *pages == 0 {
                    presence.here.remove(&self.guest);
                }
            }
        });
    }
}

/// The seats on which persons play.
pub(crate) fn persons(game: &AnyMatch) -> SeatSet {
    let seats = game.players().enumerate();
    seats
        .filter(|(_, player)| matches!(player, Player::Person(_)))
        .map(|(seat, _)| seat)
        .collect()
}

/// How often somebody got up from a seat: an invitation to it from before is worth nothing.
pub(crate) fn times_left(game: &AnyMatch, seat: Seat) -> usize {
    let left = play::EntryKind::Said(Notice::SeatLeft(seat));
    game.log().iter().filter(|entry| entry.kind == left).count()
}

impl Table {
    /// The people at the table as they are now.
    pub(crate) fn presence(&self) -> Arc<Presence> {
        Arc::clone(&self.presence.borrow())
    }

    /// Tells when somebody comes or goes, says or asks something.
    pub(crate) fn watch_presence(&self) -> watch::Receiver<Arc<Presence>> {
        self.presence.subscribe()
    }

    /// The seats that this guest plays.
    pub(crate) fn seats_of(&self, guest: GuestId) -> SeatSet {
        let persons = persons(&self.game());
        let held = self.presence().held_by(guest).iter();
        held.filter(|seat| persons.contains(*seat)).collect()
    }

    /// Counts somebody who looks.
    pub(crate) fn enter(self: &Arc<Table>, guest: GuestId) -> Visit {
        self.change_presence(|presence| *presence.here.entry(guest).or_default() += 1);
        Visit {
            table: Arc::clone(self),
            guest,
        }
    }

    /// Keeps that a guest has gone, if no other page of theirs is open.
    pub(crate) async fn left_by(&self, store: &Store, guest: GuestId) {
        let presence = self.presence();
        let gone = !presence.here.contains_key(&guest) && !presence.held_by(guest).is_empty();
        if gone && !self.game().is_over() {
            let kept = store.went_away(self.id, guest, now()).await;
            if let Err(error) = kept {
                tracing::warn!(id = %self.id, %error, "cannot keep that somebody left");
            }
            self.hear_company(store).await;
        }
    }

    /// Reads who is there and what was said; trouble shows in the log and next time.
    pub(super) async fn hear_company(&self, store: &Store) {
        match store.company(self.id).await {
            Ok(Some(kept)) => self.change_presence(|presence| presence.kept = kept),
            Ok(None) => {}
            Err(error) => tracing::error!(id = %self.id, %error, "cannot read who is at a table"),
        }
    }

    fn change_presence(&self, change: impl FnOnce(&mut Presence)) {
        self.presence
            .send_modify(|presence| change(Arc::make_mut(presence)));
    }

    /// Lets a guest sit down on a seat that nobody holds.
    pub(crate) async fn sit_down(
        &self,
        store: &Store,
        seat: Seat,
        guest: GuestId,
        name: OneLine,
    ) -> Result<(), CommandError> {
        if !store
            .take_seat(self.id, seat, guest)
            .await
            .map_err(AppError::from)?
        {
            return Err(AppError::SeatTaken(self.id, self.game().position().game()).into());
        }
        let sat = self.command(store, Command::Sit(seat, name)).await;
        if sat.is_err() {
            let never_sat = store.leave_seat(self.id, seat, None);
            never_sat.await.map_err(AppError::from)?;
        }
        self.hear_company(store).await;
        sat
    }

    /// Takes a seat away from whoever has it; it is free then.
    pub(crate) async fn free(&self, store: &Store, seat: Seat) -> Result<(), CommandError> {
        let name = last_name(&self.game(), seat);
        self.command(store, Command::Leave(seat)).await?;
        let left = store.leave_seat(self.id, seat, name.as_deref());
        left.await.map_err(AppError::from)?;
        self.hear_company(store).await;
        Ok(())
    }

    /// Says something to everybody.
    pub(crate) async fn say(&self, store: &Store, seat: Seat, phrase: &str) -> Result<(), AppError> {
        store.say(self.id, seat, phrase, now()).await?;
        self.hear_company(store).await;
        Ok(())
    }

    /// A guest asks for a bot's seat, or something about that has changed.
    pub(crate) async fn keep_knock(&self, store: &Store, knock: &SeatRequest) -> Result<(), AppError> {
        store.keep_knock(self.id, knock).await?;
        self.hear_company(store).await;
        Ok(())
    }

    /// A guest asks no longer.
    pub(crate) async fn forget_knock(&self, store: &Store, guest: GuestId) -> Result<(), AppError> {
        store.forget_knock(self.id, guest).await?;
        self.hear_company(store).await;
        Ok(())
    }

    /// The same people go on with another match. `false` if they did so already.
    pub(crate) async fn lead_on(&self, store: &Store, next: MatchId) -> Result<bool, AppError> {
        let led = store.lead_on(self.id, next).await?;
        self.hear_company(store).await;
        Ok(led)
    }

    /// All have agreed: the guest plays in the bot's place.
    pub(crate) async fn let_in(&self, store: &Store, knock: &SeatRequest) -> Result<(), CommandError> {
        let name = knock
            .name
            .parse()
            .map_err(|_| AppError::NotNow(Phrase::new("company-nobody-asks")))?;
        // Whoever the bot has played for has agreed to it by staying away.
        let before = last_name(&self.game(), knock.seat);
        let left = store.leave_seat(self.id, knock.seat, before.as_deref());
        left.await.map_err(AppError::from)?;
        self.sit_down(store, knock.seat, knock.guest, name).await?;
        Ok(self.forget_knock(store, knock.guest).await?)
    }
}
