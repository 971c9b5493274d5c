use rules::{Seat, SeatSet};

use super::{Record, write};
use crate::{Deed, Notice, Number, OneLine, Player};

impl Record {
    /// The same match, in which every person who ever sat on these seats is
    /// called like this. Nothing else changes: entries keep their numbers, so
    /// that dice can be verified as before.
    #[must_use]
    pub fn renamed(mut self, seats: SeatSet, name: &OneLine) -> Record {
        let players = &mut self.header.players;
        for seat in Seat::all(players.seats()).filter(|seat| seats.contains(*seat)) {
            if let Player::Person(old) = &mut players[seat] {
                old.clone_from(name);
            }
        }
        for entry in &mut self.entries {
            match &mut entry.deed {
                Deed::Said(Notice::SeatTaken(seat, old)) if seats.contains(*seat) => old.clone_from(name),
                _ => {}
            }
        }
        self
    }

    /// Some of the entries as lines, as [`lines`](super::lines) wrote them when
    /// the first of them was the next. Both numbers are of entries in it.
    pub fn passage(&self, first: Number, last: Number) -> String {
        let index = |number: Number| usize::try_from(number.0).unwrap_or(usize::MAX);
        let (from, to) = (index(first).saturating_sub(1), index(last));
        let to = to.min(self.entries.len());
        let started = self.header.started;
        let before = from.checked_sub(1).and_then(|before| self.entries.get(before));
        let time = before.map_or(started, |entry| entry.time);
        let mut text = String::new();
        let passage = self.entries.get(from..to).unwrap_or_default();
        write::write_entries(&mut text, passage, first, time, started)
            .expect("a string takes all that is written");
        text
    }
}
