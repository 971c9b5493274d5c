//! Invitations to free seats, and ways back to one's own.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;

use play::{AnyMatch, OneLine, Player};
use rules::Seat;
use store::{GuestId, Key, MatchId};

use crate::error::AppError;
use crate::people::keep_name;
use crate::seat_link::{self, OwnSeat};
use crate::system::now;
use crate::table::{CommandError, Presence, Table, Tables, times_left};

/// What links are made of.
#[derive(Clone, Copy)]
pub(crate) struct Links<'a> {
    pub(crate) key: &'a Key,
    /// Where the server listens, once it does.
    pub(crate) bound: Option<SocketAddr>,
}

impl Links<'_> {
    /// The path of an invitation to a seat of a match.
    pub(crate) fn invitation(&self, id: MatchId, game: &AnyMatch, seat: Seat) -> String {
        seat_link::invitation(self.key, id, seat, times_left(game, seat))
    }

    /// The path by which a guest plays their seat on another device; `None` if it belongs to
    /// somebody else.
    pub(crate) fn own(&self, id: MatchId, presence: &Presence, seat: Seat, guest: GuestId) -> Option<String> {
        let own = own_seat(id, presence, seat).filter(|own| own.holder == guest)?;
        Some(seat_link::own(self.key, own, now()))
    }

    /// The network address of this machine, if it listens there.
    pub(crate) fn network_address(&self) -> Option<SocketAddr> {
        let bound = self.bound?;
        if bound.ip().is_loopback() {
            return None;
        }
        if !bound.ip().is_unspecified() {
            return Some(bound);
        }
        // Nothing is sent: the system only says which of its addresses it would use.
        let outside = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
            socket.connect((Ipv4Addr::new(10, 255, 255, 255), 1))?;
            socket.local_addr()
        });
        let address = outside.ok()?.ip();
        (!address.is_loopback()).then(|| SocketAddr::new(address, bound.port()))
    }

    /// The host as phones in the local network can reach it: an address of this machine instead of
    /// the loopback one.
    pub(crate) fn reachable(&self, host: &str) -> String {
        let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
        match self.network_address() {
            Some(address) if is_only_here(name) => address.to_string(),
            _ => host.to_owned(),
        }
    }
}

/// Whether a host name refers only to this machine.
fn is_only_here(name: &str) -> bool {
    name == "localhost" || name.parse().is_ok_and(|address: IpAddr| address.is_loopback())
}

/// The table that an invitation is to, if the link is ours.
pub(crate) async fn invited(
    tables: &Arc<Tables>,
    id: MatchId,
    seat: Seat,
    token: &str,
) -> Result<Arc<Table>, AppError> {
    let table = tables.open(id).await?;
    let exists = table.game().players().get(seat).is_some();
    let times_left = times_left(&table.game(), seat);
    if !exists || !seat_link::is_invitation(tables.store.key(), id, seat, times_left, token) {
        return Err(AppError::BadLink);
    }
    Ok(table)
}

/// Why nobody can sit down there any more, if so.
pub(crate) fn unseatable(id: MatchId, game: &AnyMatch, seat: Seat) -> Option<AppError> {
    let kind = game.position().game();
    if game.is_over() {
        return Some(AppError::TooLate(id, kind));
    }
    (game.players()[seat] != Player::Nobody).then_some(AppError::SeatTaken(id, kind))
}

/// Lets a guest sit down who was invited.
pub(crate) async fn sit(
    tables: &Tables,
    table: &Table,
    seat: Seat,
    guest: GuestId,
    name: OneLine,
) -> Result<(), AppError> {
    if let Some(error) = unseatable(table.id, &table.game(), seat) {
        return Err(error);
    }
    table.may_sit(seat, guest)?;
    keep_name(&tables.store, guest, &name).await?;
    match table.sit_down(&tables.store, seat, guest, name).await {
        Ok(()) => Ok(()),
        Err(CommandError::Refused(refused)) => Err(AppError::NotNow(refused.phrase())),
        Err(CommandError::AppError(error)) => Err(error),
    }
}

/// Whether a link is the one that the holder of a seat has to it.
pub(crate) fn is_own_link(tables: &Tables, table: &Table, seat: Seat, week: &str, token: &str) -> bool {
    let own = own_seat(table.id, &table.presence(), seat);
    own.is_some_and(|own| seat_link::is_own(tables.store.key(), own, week, token, now()))
}

fn own_seat(id: MatchId, presence: &Presence, seat: Seat) -> Option<OwnSeat> {
    Some(OwnSeat {
        id,
        seat,
        holder: presence.holder(seat)?,
        series: *presence.kept.link_series.get(seat.index())?,
    })
}
