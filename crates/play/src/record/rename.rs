use rules::Seat;

use super::{Record, write};
use crate::{EntryKind, Notice, Number, OneLine, Player};

/// Which of the people who sat on a seat is meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The person who sat down there last.
    Last,
    /// Everybody who ever had this name there.
    Called(OneLine),
}

/// A person who sat on a seat, with the places of their names in the record in order.
struct Sitter {
    /// The entries in which they sat down or were renamed; `None` is the header.
    places: Vec<Option<usize>>,
    names: Vec<OneLine>,
}

impl Record {
    /// The same match with a new name for a person, from the first time they sat down on this
    /// seat. Nothing else changes: entries keep their numbers, so the dice can still be verified.
    #[must_use]
    pub fn renamed(mut self, seat: Seat, whose: &Whose, name: &OneLine) -> Record {
        let mut sitters = self.sitters(seat);
        let meant = match whose {
            Whose::Last => sitters.split_off(sitters.len().saturating_sub(1)),
            Whose::Called(old) => {
                sitters.retain(|sitter| sitter.names.contains(old));
                sitters
            }
        };
        for place in meant.into_iter().flat_map(|sitter| sitter.places) {
            let old = match place {
                None => match &mut self.header.players[seat] {
                    Player::Person(old) => old,
                    Player::Bot(_) | Player::Nobody => continue,
                },
                Some(index) => match &mut self.entries[index].kind {
                    EntryKind::Said(Notice::SeatTaken(_, old)) => old,
                    _ => continue,
                },
            };
            old.clone_from(name);
        }
        self
    }

    /// All people who ever sat there, in order.
    fn sitters(&self, seat: Seat) -> Vec<Sitter> {
        let mut sitters = Vec::new();
        if let Some(Player::Person(name)) = self.header.players.get(seat) {
            sitters.push(Sitter {
                places: vec![None],
                names: vec![name.clone()],
            });
        }
        let mut got_up = None;
        for (index, entry) in self.entries.iter().enumerate() {
            let EntryKind::Said(Notice::SeatTaken(taken, name)) = &entry.kind else {
                got_up = (entry.kind == EntryKind::Said(Notice::SeatLeft(seat))).then_some(entry.time);
                continue;
            };
            if *taken == seat {
                // Getting up and sitting down at the same moment means a change of name.
                match sitters.last_mut().filter(|_| got_up == Some(entry.time)) {
                    Some(sitter) => {
                        sitter.places.push(Some(index));
                        sitter.names.push(name.clone());
                    }
                    None => sitters.push(Sitter {
                        places: vec![Some(index)],
                        names: vec![name.clone()],
                    }),
                }
            }
            got_up = None;
        }
        sitters
    }

    /// A range of entries as lines, the same as [`lines`](super::lines) wrote them when the first
    /// of them was the next entry. Both numbers must exist.
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
            .expect("writing to a string does not fail");
        text
    }
}
