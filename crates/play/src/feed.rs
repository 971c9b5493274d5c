//! What each viewer has received, and therefore may know.

use std::fmt;

use rules::{BySeat, Seat, Viewer};

use crate::stretch::{Growing, Stretch};
use crate::{Notice, Number, Time};

/// The number of feed items that a viewer has received. Hidden choices of others are not counted,
/// so they neither make a click stale nor reveal themselves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seq(pub u64);

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One item that a viewer has received. The first item of a feed has sequence number 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FeedItem<E> {
    /// The server's time.
    pub time: Time,
    /// What the viewer learnt.
    pub news: News<E>,
}

/// What a viewer learns from a feed item.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News<E> {
    /// An action or a roll was played.
    Event(E),
    /// Actions were taken back.
    Undone {
        /// The seat that took back, or for which it was done.
        seat: Seat,
        /// The items of this feed that no longer count.
        items: Vec<Seq>,
    },
    /// A seat asks the others for a takeback.
    TakebackAsked {
        /// The seat.
        seat: Seat,
        /// The items of this feed that would no longer count.
        items: Vec<Seq>,
    },
    /// An open notice.
    Notice(Notice),
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Feed<E> {
    items: Growing<FeedItem<E>>,
    /// The entries that count and that the viewer noticed, with their feed items.
    noticed: Growing<(Number, Seq)>,
}

impl<E: Clone> Feed<E> {
    fn new() -> Feed<E> {
        Feed {
            items: Growing::new(),
            noticed: Growing::new(),
        }
    }

    fn push(&mut self, time: Time, news: News<E>) -> Seq {
        self.items.push(FeedItem { time, news });
        Seq(self.items.len() as u64)
    }
}

/// The feeds of all viewers of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Feeds<E> {
    seats: BySeat<Feed<E>>,
    public: Feed<E>,
}

impl<E: Clone> Feeds<E> {
    pub(crate) fn new(seats: u8) -> Feeds<E> {
        Feeds {
            seats: BySeat::from_fn(seats, |_| Feed::new()),
            public: Feed::new(),
        }
    }

    pub(crate) fn items(&self, viewer: Viewer) -> Stretch<'_, FeedItem<E>> {
        self.of(viewer).map_or(Stretch::none(), |feed| feed.items.all())
    }

    /// The entries that count and that the viewer noticed, in order.
    pub(crate) fn noticed(&self, viewer: Viewer) -> Stretch<'_, (Number, Seq)> {
        self.of(viewer).map_or(Stretch::none(), |feed| feed.noticed.all())
    }

    fn of(&self, viewer: Viewer) -> Option<&Feed<E>> {
        match viewer {
            Viewer::Seat(seat) => self.seats.get(seat),
            Viewer::Public => Some(&self.public),
            Viewer::All => None,
        }
    }

    /// Records an action or a roll: each viewer gets its own event, or none.
    pub(crate) fn played(&mut self, time: Time, number: Number, event: impl Fn(Viewer) -> Option<E>) {
        self.each(|viewer, feed| {
            if let Some(event) = event(viewer) {
                let seq = feed.push(time, News::Event(event));
                feed.noticed.push((number, seq));
            }
        });
    }

    /// Records a takeback. Viewers who noticed none of the actions are told only if it is done
    /// `openly`.
    pub(crate) fn undone(
        &mut self,
        time: Time,
        seat: Seat,
        openly: bool,
        mut gone: impl FnMut(Number) -> bool,
    ) {
        self.each(|_, feed| {
            let mut items = Vec::new();
            feed.noticed.retain(|&(number, seq)| {
                let gone = gone(number);
                if gone {
                    items.push(seq);
                }
                !gone
            });
            if openly || !items.is_empty() {
                feed.push(time, News::Undone { seat, items });
            }
        });
    }

    pub(crate) fn takeback_asked(&mut self, time: Time, seat: Seat, to: Number) {
        self.each(|_, feed| {
            let after = feed.noticed.all().into_iter().filter(|(number, _)| *number >= to);
            let items = after.map(|&(_, seq)| seq).collect();
            feed.push(time, News::TakebackAsked { seat, items });
        });
    }

    pub(crate) fn said(&mut self, time: Time, notice: &Notice) {
        self.each(|_, feed| {
            feed.push(time, News::Notice(notice.clone()));
        });
    }

    fn each(&mut self, mut tell: impl FnMut(Viewer, &mut Feed<E>)) {
        let seats = Seat::all(self.seats.seats());
        for (seat, feed) in seats.zip(&mut self.seats) {
            tell(Viewer::Seat(seat), feed);
        }
        tell(Viewer::Public, &mut self.public);
    }
}
