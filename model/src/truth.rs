//! What is really stored. The tester reads the data folder beside the server.

use std::path::Path;
use std::rc::Rc;

use play::record::Record;
use play::{AnyMatch, GameLibrary, Player};
use rules::{Seat, SeatSet};
use store::{Guest, GuestId, MatchId, NewMatch, Participants, PuzzleTry, Store};
use tokio::runtime::{Builder, Runtime};

use crate::Broken;
use crate::server::KEY;

/// Another handle on the data of the server.
pub(crate) struct Truth {
    runtime: Runtime,
    store: Store,
}

/// A match as it is stored at one moment.
#[derive(Clone)]
pub(crate) struct Snapshot {
    /// Opening and log.
    pub(crate) text: String,
    /// The dealer's secret.
    pub(crate) secret: Option<String>,
    pub(crate) company: Participants,
    pub(crate) game: Rc<AnyMatch>,
}

/// What is stored about a person besides matches.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Known {
    guest: Option<Guest>,
    lessons: Vec<(String, u32)>,
    tries: Vec<PuzzleTry>,
}

impl Truth {
    pub(crate) fn open(folder: &Path) -> Truth {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("a runtime");
        let store = runtime.block_on(Store::open(folder, KEY)).expect("a data folder");
        Truth { runtime, store }
    }

    /// A match as it is now; `None` if there is none. What is as before is not read again.
    pub(crate) fn look(&self, id: MatchId, before: Option<&Snapshot>) -> Result<Option<Snapshot>, Broken> {
        let (kept, company) = self.runtime.block_on(async {
            // In this order: whoever sits down is among the participants before the log says so.
            let company = self.store.company(id).await;
            (self.store.load(id).await, company)
        });
        let unreadable =
            |error: &dyn std::fmt::Display| Broken(format!("match {id} cannot be read: {error}"));
        let kept = kept.map_err(|error| unreadable(&error))?;
        let company = company.map_err(|error| unreadable(&error))?;
        let (Some(kept), Some(company)) = (kept, company) else {
            return Ok(None);
        };
        let mut text = kept.opening;
        text.extend(kept.chunks.iter().map(|chunk| chunk.text.as_str()));
        let game = match before {
            Some(before) if before.text == text => Rc::clone(&before.game),
            _ => {
                let record = Record::parse(text.as_bytes()).map_err(|error| unreadable(&error))?;
                Rc::new(record.replay(&GameLibrary).map_err(|error| unreadable(&error))?)
            }
        };
        Ok(Some(Snapshot {
            text,
            secret: kept.secret,
            company,
            game,
        }))
    }

    pub(crate) fn known(&self, guest: GuestId) -> Known {
        self.runtime.block_on(async {
            Known {
                guest: self.store.guest(guest).await.expect("a store that works"),
                lessons: self.store.lessons(guest).await.expect("a store that works"),
                tries: self.store.puzzle_tries(guest).await.expect("a store that works"),
            }
        })
    }

    /// The number of matches.
    pub(crate) fn matches(&self) -> u64 {
        let counts = self
            .runtime
            .block_on(self.store.count())
            .expect("a store that works");
        counts.going + counts.over
    }

    /// Plants a match that nobody has played here.
    pub(crate) fn plant(&self, new: &NewMatch) {
        self.runtime
            .block_on(self.store.create(new))
            .expect("a new match");
    }
}

impl Snapshot {
    /// The seats that belong to a guest, or that they may play for another.
    pub(crate) fn has(&self, guest: GuestId) -> SeatSet {
        let held = (0..)
            .zip(&self.company.seats)
            .filter(|(_, holder)| **holder == Some(guest));
        let held = held.map(|(index, _)| Seat::new(index));
        let granted = self.company.grants.iter().filter(|grant| grant.guest == guest);
        held.chain(granted.map(|grant| grant.seat)).collect()
    }

    /// The seats that a guest plays now.
    pub(crate) fn plays(&self, guest: GuestId) -> SeatSet {
        let is_person = |seat: &Seat| matches!(self.game.players().get(*seat), Some(Player::Person(_)));
        self.has(guest).iter().filter(is_person).collect()
    }

    pub(crate) fn holder(&self, seat: Seat) -> Option<GuestId> {
        self.company.seats.get(seat.index()).copied().flatten()
    }

    pub(crate) fn seats(&self) -> u8 {
        self.game.header().seats()
    }
}
