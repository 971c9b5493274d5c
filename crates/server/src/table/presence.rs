//! The people at a table: who sits there, who is present, what they say and request.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use play::{Command, Millis, Notice, OneLine, Player, Time, Word};
use rules::{Phrase, Seat, SeatSet};
use store::{GuestId, Leaver, MatchId, SeatRequest, Store};
use tokio::sync::watch;

use super::{AnyMatch, CommandError, Table};
use crate::error::AppError;
use crate::guard::{Asker, Sender};
use crate::system::now;

/// A granted seat can be played for this long.
const GRANTED: Millis = Millis(30 * 24 * 60 * 60 * 1_000);

/// The people at a table, as this server knows them.
#[derive(Clone)]
pub(crate) struct Presence {
    /// The stored data.
    pub(crate) kept: store::Participants,
    /// The open pages of each guest.
    here: BTreeMap<GuestId, OpenPages>,
    /// When this server started observing the table.
    since: Time,
    /// After this absence a bot may play for a guest until they come back.
    absence: Millis,
}

/// The pages of one guest with the table.
#[derive(Clone, Copy)]
struct OpenPages {
    count: usize,
    /// Where the latest was opened.
    sender: Sender,
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

    /// The seats that belong to this guest, including those a bot plays for them.
    pub(crate) fn held_by(&self, guest: GuestId) -> SeatSet {
        let all = Seat::all(self.kept.seats.len() as u8).zip(&self.kept.seats);
        all.filter(|(_, holder)| **holder == Some(guest))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The seats that this guest may play for another.
    fn granted_to(&self, guest: GuestId) -> SeatSet {
        if self.kept.grants.is_empty() {
            return SeatSet::EMPTY;
        }
        let now = now();
        let grants = self.kept.grants.iter().filter(|grant| grant.guest == guest);
        grants
            .filter(|grant| grant.granted.later(GRANTED) > now && self.holder(grant.seat).is_some())
            .map(|grant| grant.seat)
            .collect()
    }

    /// The seats that this guest has, or may play for another.
    pub(crate) fn played_by(&self, guest: GuestId) -> SeatSet {
        self.held_by(guest)
            .iter()
            .chain(self.granted_to(guest).iter())
            .collect()
    }

    /// Whether this guest has another seat, or was granted one, however long ago: they know what was
    /// dealt to it.
    pub(crate) fn has_another(&self, guest: GuestId, seat: Seat) -> bool {
        let grants = self.kept.grants.iter();
        let granted = grants
            .filter(|grant| grant.guest == guest)
            .map(|grant| grant.seat);
        self.held_by(guest)
            .iter()
            .chain(granted)
            .any(|other| other != seat)
    }

    /// Those of them that this guest plays in the match now, and not a bot.
    pub(crate) fn seats_of(&self, guest: GuestId, game: &AnyMatch) -> SeatSet {
        let is_person = |seat: &Seat| matches!(game.players().get(*seat), Some(Player::Person(_)));
        self.played_by(guest).iter().filter(is_person).collect()
    }

    /// The guest to whom a seat belongs.
    pub(crate) fn holder(&self, seat: Seat) -> Option<GuestId> {
        self.kept.seats.get(seat.index()).copied().flatten()
    }

    /// Whether this guest created the table.
    pub(crate) fn is_host(&self, guest: GuestId) -> bool {
        self.kept.owner == guest
    }

    /// Whether the holder of this seat is looking at the table.
    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        // Only players are looked at: there may be hundreds of spectators, and each of them asks this.
        self.players()
            .any(|guest| self.here.contains_key(&guest) && self.played_by(guest).contains(seat))
    }

    /// Everybody who has a seat or was granted one, some of them perhaps twice.
    fn players(&self) -> impl Iterator<Item = GuestId> + '_ {
        let holders = self.kept.seats.iter().copied().flatten();
        holders.chain(self.kept.grants.iter().map(|grant| grant.guest))
    }

    /// The first of those who have a seat and look at the table.
    pub(crate) fn first_here(&self) -> Option<Asker> {
        let plays = |(guest, _): &(&GuestId, _)| !self.played_by(**guest).is_empty();
        let (guest, pages) = self.here.iter().find(plays)?;
        Some(Asker {
            guest: *guest,
            sender: pages.sender,
        })
    }

    /// Whether nobody has a seat and nobody looks.
    pub(crate) fn is_deserted(&self) -> bool {
        self.here.is_empty() && self.kept.seats.iter().all(Option::is_none)
    }

    /// Whether the holder of this seat has been away long enough for a bot to take over.
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
        self.is_host(guest) || !self.played_by(guest).is_empty() || asks()
    }

    /// The number of spectators.
    pub(crate) fn watching(&self) -> usize {
        let plays = |guest: &GuestId| self.here.contains_key(guest) && !self.played_by(*guest).is_empty();
        let playing: BTreeSet<GuestId> = self.players().filter(plays).collect();
        self.here.len() - playing.len()
    }

    /// Whether a holder of a seat is away: then time alone can change what is shown.
    pub(crate) fn somebody_is_away(&self) -> bool {
        let mut taken = Seat::all(self.kept.seats.len() as u8).filter(|seat| self.holder(*seat).is_some());
        taken.any(|seat| !self.is_here(seat))
    }

    pub(super) fn pages(&self) -> usize {
        self.here.values().map(|pages| pages.count).sum()
    }
}

/// Counts a viewer of the table for as long as it lives.
pub(crate) struct Visit {
    table: Arc<Table>,
    guest: GuestId,
}

impl Drop for Visit {
    fn drop(&mut self) {
        self.table.change_presence(|presence| {
            if let Some(pages) = presence.here.get_mut(&self.guest) {
                pages.count -= 1;
                if pages.count == 0 {
                    presence.here.remove(&self.guest);
                }
            }
        });
    }
}

/// The seats played by people.
pub(crate) fn persons(game: &AnyMatch) -> SeatSet {
    let seats = game.players().enumerate();
    seats
        .filter(|(_, player)| matches!(player, Player::Person(_)))
        .map(|(seat, _)| seat)
        .collect()
}

/// Whether seats have been dealt something that others may not see. What was taken back was seen.
pub(crate) fn has_dealt_secrets(game: &AnyMatch) -> bool {
    let has_begun = || game.log().iter().any(|entry| entry.kind.action().is_some());
    game.position().game().has_secrets() && has_begun()
}

/// Whether a person has sat on a seat since something was dealt, as the log tells, which forgets
/// nobody.
fn was_dealt_to_person(game: &AnyMatch, seat: Seat) -> bool {
    let mut sits = matches!(game.header().players.get(seat), Some(Player::Person(_)));
    let mut dealt = false;
    game.log().iter().any(|entry| {
        match &entry.kind {
            kind if kind.action().is_some() => dealt = true,
            play::EntryKind::Said(Notice::SeatTaken(other, _)) if *other == seat => sits = true,
            play::EntryKind::Said(Notice::SeatLeft(other) | Notice::HandedToBot(other, _))
                if *other == seat =>
            {
                sits = false;
            }
            _ => {}
        }
        dealt && sits
    })
}

/// How often somebody left a seat: earlier invitations to it are invalid.
pub(crate) fn times_left(game: &AnyMatch, seat: Seat) -> usize {
    let left = play::EntryKind::Said(Notice::SeatLeft(seat));
    game.log().iter().filter(|entry| entry.kind == left).count()
}

/// The name of the last person on a seat, for somebody who is removed.
fn last_name(game: &AnyMatch, seat: Seat) -> Option<String> {
    let sat = |entry: &play::Entry<_>| match &entry.kind {
        play::EntryKind::Said(Notice::SeatTaken(taken, name)) if *taken == seat => Some(name.to_string()),
        _ => None,
    };
    let at_first = || match game.header().players.get(seat) {
        Some(Player::Person(name)) => Some(name.to_string()),
        _ => None,
    };
    game.log().iter().rev().find_map(sat).or_else(at_first)
}

impl Table {
    /// The people currently at the table.
    pub(crate) fn presence(&self) -> Arc<Presence> {
        Arc::clone(&self.presence.borrow())
    }

    /// Notifies when somebody comes or goes, says or requests something.
    pub(crate) fn watch_presence(&self) -> watch::Receiver<Arc<Presence>> {
        self.presence.subscribe()
    }

    /// The seats that this guest plays.
    pub(crate) fn seats_of(&self, guest: GuestId) -> SeatSet {
        self.presence().seats_of(guest, &self.game())
    }

    /// Counts a new viewer.
    pub(crate) fn enter(self: &Arc<Table>, Asker { guest, sender }: Asker) -> Visit {
        self.change_presence(|presence| {
            let none = OpenPages { count: 0, sender };
            let pages = presence.here.entry(guest).or_insert(none);
            pages.count += 1;
            pages.sender = sender;
        });
        Visit {
            table: Arc::clone(self),
            guest,
        }
    }

    /// Stores that a guest has gone, if they have no other page open.
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

    /// Reads the participants from the store; an error is logged and retried next time.
    pub(crate) async fn hear_company(&self, store: &Store) {
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

    /// Seats a guest on a seat that nobody holds. Every way to a seat leads through here.
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
        // It is theirs now, so nobody else can be dealt anything there any more.
        self.hear_company(store).await;
        let sat = match self.may_sit(seat, guest) {
            Ok(()) => self.command(store, Command::Sit(seat, name)).await,
            Err(refused) => Err(refused.into()),
        };
        if sat.is_err() {
            let never_sat = store.leave_seat(self.id, seat, None);
            never_sat.await.map_err(AppError::from)?;
        }
        self.hear_company(store).await;
        sat
    }

    /// Takes a seat away from its holder; it becomes free.
    pub(crate) async fn free(&self, store: &Store, seat: Seat) -> Result<(), CommandError> {
        self.command(store, Command::Leave(seat)).await?;
        self.vacate(store, seat).await
    }

    /// Stores that the holder of a seat has it no more, and whether something was dealt to them.
    async fn vacate(&self, store: &Store, seat: Seat) -> Result<(), CommandError> {
        let game = self.game();
        let name = last_name(&game, seat);
        let leaver = name.as_deref().map(|name| Leaver {
            name,
            was_dealt: has_dealt_secrets(&game),
        });
        let left = store.leave_seat(self.id, seat, leaver);
        left.await.map_err(AppError::from)?;
        self.hear_company(store).await;
        Ok(())
    }

    /// Whether a guest may have this seat: nobody has two, and what was dealt is seen by the one to
    /// whom it was dealt.
    ///
    /// # Errors
    /// If they may not.
    pub(crate) fn may_sit(&self, seat: Seat, guest: GuestId) -> Result<(), AppError> {
        if self.presence().has_another(guest, seat) {
            return Err(AppError::NotNow(Phrase::new("invite-own-sits")));
        }
        if self.was_dealt_to_another(seat, guest) {
            return Err(AppError::NotNow(Phrase::new("company-dealt")));
        }
        Ok(())
    }

    /// Whether something secret was dealt to this seat while somebody else had it: then nobody but
    /// them, or a bot, may look at it.
    fn was_dealt_to_another(&self, seat: Seat, guest: GuestId) -> bool {
        let game = self.game();
        if !has_dealt_secrets(&game) {
            return false;
        }
        let presence = self.presence();
        let dealt_to = presence.kept.dealt_to.iter();
        let mut dealt_to = dealt_to.filter(|(left, _)| *left == seat).peekable();
        let had = |other: GuestId| other != guest;
        // Those who were deleted since, or left before anybody kept who they were, are in the log.
        let had_a_person = dealt_to.peek().is_some() || was_dealt_to_person(&game, seat);
        presence.holder(seat).is_some_and(had) || had_a_person && !dealt_to.any(|(_, other)| *other == guest)
    }

    /// Takes a seat away from its holder, and lets a bot play on with what was dealt to it.
    pub(crate) async fn hand_over(&self, store: &Store, seat: Seat, bot: Word) -> Result<(), CommandError> {
        if !self.game().players()[seat].is_bot() {
            self.command(store, Command::HandToBot(seat, bot)).await?;
        }
        self.vacate(store, seat).await
    }

    /// Says a phrase to everybody.
    pub(crate) async fn say(&self, store: &Store, seat: Seat, phrase: &str) -> Result<(), AppError> {
        store.say(self.id, seat, phrase, now()).await?;
        self.hear_company(store).await;
        Ok(())
    }

    /// Stores or updates a seat request.
    pub(crate) async fn keep_knock(&self, store: &Store, knock: &SeatRequest) -> Result<(), AppError> {
        store.keep_knock(self.id, knock).await?;
        self.hear_company(store).await;
        Ok(())
    }

    /// Deletes a seat request.
    pub(crate) async fn forget_knock(&self, store: &Store, guest: GuestId) -> Result<(), AppError> {
        store.forget_knock(self.id, guest).await?;
        self.hear_company(store).await;
        Ok(())
    }

    /// Records the next match of the same people. `false` if there already is one.
    pub(crate) async fn lead_on(&self, store: &Store, next: MatchId) -> Result<bool, AppError> {
        let led = store.lead_on(self.id, next).await?;
        self.hear_company(store).await;
        Ok(led)
    }

    /// All have agreed: the guest replaces the bot.
    pub(crate) async fn let_in(&self, store: &Store, knock: &SeatRequest) -> Result<(), CommandError> {
        let name = knock
            .name
            .parse()
            .map_err(|_| AppError::NotNow(Phrase::new("company-nobody-asks")))?;
        // Since they asked, others may have sat there, and they somewhere else.
        self.may_sit(knock.seat, knock.guest)?;
        // The player for whom the bot played has agreed by staying away.
        self.vacate(store, knock.seat).await?;
        self.sit_down(store, knock.seat, knock.guest, name).await?;
        Ok(self.forget_knock(store, knock.guest).await?)
    }
}
