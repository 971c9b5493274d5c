//! The matches that the tester knows.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Position, Seat};
use store::{GuestId, MatchId};

use crate::Broken;
use crate::coverage::Kind;
use crate::truth::Snapshot;

/// A match, with what was last seen of it in the store.
pub(crate) struct Table {
    pub(crate) id: MatchId,
    /// The id as it is written in addresses.
    pub(crate) name: String,
    pub(crate) now: Snapshot,
    /// Invitations that were shown, the latest last, with whom they were shown to.
    pub(crate) invitations: Vec<(GuestId, String)>,
    /// Own links that were shown, the latest last, with whose they are.
    pub(crate) own_links: Vec<(GuestId, String)>,
    /// Who has had each seat since something was dealt, as the tester has seen it.
    pub(crate) hands: Hands,
    /// A match that looks the same to everybody but one.
    pub(crate) twin: Option<Twin>,
}

/// Who knows what was dealt to a seat.
#[derive(Default)]
pub(crate) struct Hands(BTreeMap<Seat, BTreeSet<GuestId>>);

impl Hands {
    /// Notes who holds a seat now.
    ///
    /// # Errors
    /// If somebody has a seat that was dealt to others: they were not asked.
    pub(crate) fn see(&mut self, now: &Snapshot) -> Result<(), Broken> {
        let dealt = now.game.log().iter().any(|entry| entry.kind.action().is_some());
        if !dealt || !now.game.position().game().has_secrets() || now.game.is_over() {
            return Ok(());
        }
        for seat in Seat::all(now.seats()) {
            let Some(holder) = now.holder(seat) else {
                continue;
            };
            let had = self.0.entry(seat).or_default();
            if had.is_empty() || had.contains(&holder) {
                had.insert(holder);
            } else {
                return Err(Broken(format!(
                    "seat {seat} was dealt to {had:?}, and {holder:?} has it"
                )));
            }
        }
        Ok(())
    }
}

/// The other match of a pair.
pub(crate) struct Twin {
    pub(crate) id: MatchId,
    pub(crate) name: String,
    pub(crate) now: Snapshot,
    /// Who knows what differs.
    pub(crate) knows: GuestId,
}

impl Table {
    pub(crate) fn new(id: MatchId, now: Snapshot) -> Table {
        Table {
            id,
            name: id.to_string(),
            now,
            invitations: Vec::new(),
            own_links: Vec::new(),
            hands: Hands::default(),
            twin: None,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.now.game.is_over()
    }

    /// What this guest is at the table.
    pub(crate) fn kind_of(&self, guest: GuestId) -> Kind {
        let company = &self.now.company;
        if company.owner == guest {
            Kind::Host
        } else if company.seats.contains(&Some(guest)) {
            Kind::Player
        } else if company.grants.iter().any(|grant| grant.guest == guest) {
            Kind::Deputy
        } else {
            Kind::Spectator
        }
    }

    /// Keeps the links that a page shows to a guest.
    pub(crate) fn keep_links(&mut self, page: &str, guest: GuestId) {
        for piece in page.split("value=\"").skip(1) {
            let value = piece.split('"').next().unwrap_or_default();
            let known = if value.starts_with(&format!("/sit/{}/", self.name)) {
                &mut self.invitations
            } else if value.starts_with(&format!("/seat/{}/", self.name)) {
                &mut self.own_links
            } else {
                continue;
            };
            if !known.iter().any(|(_, link)| link == value) {
                known.push((guest, value.to_owned()));
            }
        }
    }

    /// Whether somebody plays whom bots at this table do not keep waiting.
    pub(crate) fn waits_for_quick_bot(&self) -> bool {
        let players = self.now.game.players();
        let mut undecided = self.now.game.position().undecided().iter();
        let quick =
            |player: &play::Player| matches!(player, play::Player::Bot(name) if name.as_str() == "random");
        let somebody = players
            .iter()
            .any(|player| matches!(player, play::Player::Person(_)));
        let begun = !self.now.game.awaits_shares();
        somebody && begun && !self.is_over() && undecided.any(|seat| quick(&players[seat]))
    }
}
