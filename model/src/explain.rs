//! What has changed in the store must follow from what one person just did, and from their right
//! to do it. Otherwise somebody has acted for another, or something was lost.

use games::AnyAction;
use play::{Control, Entry, EntryKind, Notice, Player, Stretch};
use rules::{BySeat, Seat};
use serde_json::Value;
use store::{GuestId, SeatRequest};

use crate::Broken;
use crate::truth::Snapshot;

/// What somebody tried to do to a table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Did {
    Nothing,
    Act(Seat),
    /// Of several actions some may be done before one is refused.
    Type(Seat),
    Command(Seat, String),
    Bot(Seat),
    Return(Seat),
    Say(Seat),
    Request(Seat),
    Cancel,
    Answer(Seat, bool),
    Rename(Seat),
    Remove(Seat),
    Sit(Seat),
    TakeLink(Seat),
    Revoke(Seat, GuestId),
    RenewLinks,
    Delete,
    Rematch,
}

/// How it was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    Accepted,
    Refused,
    /// The server was killed before it answered.
    Unknown,
}

/// Who did what, and with which result.
#[derive(Clone, Debug)]
pub(crate) struct Cause {
    /// `None` for somebody whom the server cannot know.
    pub(crate) guest: Option<GuestId>,
    pub(crate) did: Did,
    pub(crate) outcome: Outcome,
}

impl Did {
    /// What a live message asks for.
    pub(crate) fn of_message(text: &str) -> Did {
        let Ok(said) = serde_json::from_str::<Value>(text) else {
            return Did::Nothing;
        };
        let seat = said["seat"].as_str().and_then(|seat| seat.parse().ok());
        match (said["do"].as_str(), seat) {
            (Some("cancel-request"), _) => Did::Cancel,
            (Some("act"), Some(seat)) => Did::Act(seat),
            (Some("type"), Some(seat)) => Did::Type(seat),
            (Some("command"), Some(seat)) => {
                Did::Command(seat, said["what"].as_str().unwrap_or_default().to_owned())
            }
            (Some("bot"), Some(seat)) => Did::Bot(seat),
            (Some("return"), Some(seat)) => Did::Return(seat),
            (Some("say"), Some(seat)) => Did::Say(seat),
            (Some("request-seat"), Some(seat)) => Did::Request(seat),
            (Some("answer"), Some(seat)) => Did::Answer(seat, said["yes"] == true),
            (Some("rename"), Some(seat)) => Did::Rename(seat),
            (Some("remove"), Some(seat)) => Did::Remove(seat),
            _ => Did::Nothing,
        }
    }
}

/// A change that nothing explains.
#[expect(dead_code, reason = "it is shown to people, as it is debugged")]
#[derive(Debug)]
enum Unexplained<'a> {
    /// The log grew by this.
    Logged(&'a EntryKind<AnyAction>),
    /// A seat belongs to somebody else.
    Holder {
        seat: Seat,
        was: Option<GuestId>,
        is: Option<GuestId>,
    },
    /// The links to a seat do not work any more.
    LinksWorthless(Seat),
    /// The match has another host.
    Host { was: GuestId, is: GuestId },
    /// Somebody was granted a seat.
    Granted(&'a store::SeatGrant),
    /// A grant is gone.
    TakenBack(&'a store::SeatGrant),
    /// Somebody said a phrase.
    Spoken(Option<&'a store::Saying>),
    /// The table leads on to another match.
    Next(Option<store::MatchId>),
    /// Somebody asks for a seat, or somebody agrees.
    Asked(&'a SeatRequest),
    /// Somebody asks no more.
    AsksNoMore(&'a SeatRequest),
}

impl Cause {
    /// Nobody did anything: bots, chance and clocks go on.
    pub(crate) fn nobody() -> Cause {
        Cause {
            guest: None,
            did: Did::Nothing,
            outcome: Outcome::Refused,
        }
    }

    fn may_have_worked(&self) -> bool {
        self.outcome != Outcome::Refused
    }
}

/// Whether everything that has changed at a table is explained. `is_here` says who surely has a
/// page of it open.
pub(crate) fn check(
    before: &Snapshot,
    after: &Snapshot,
    cause: &Cause,
    is_here: &dyn Fn(GuestId) -> bool,
) -> Result<(), Broken> {
    let unexplained = |what: Unexplained<'_>| Broken(format!("{what:?}, and the cause is {cause:?}"));
    let added = added(before, after, cause)?;
    let mut players = before.game.players().clone();
    for entry in added {
        let explained = is_explained(entry, &players, before, after, cause, is_here);
        if !explained {
            return Err(unexplained(Unexplained::Logged(&entry.kind)));
        }
        follow(&mut players, entry);
    }
    company(before, after, cause).map_err(unexplained)
}

/// The entries that are new. All older ones must be as they were: what was stored is not lost.
fn added<'a>(
    before: &Snapshot,
    after: &'a Snapshot,
    cause: &Cause,
) -> Result<Stretch<'a, Entry<AnyAction>>, Broken> {
    let (old, new) = (before.game.log(), after.game.log());
    let names_may_change = cause.did == Did::Delete && cause.may_have_worked();
    let same = |one: &Entry<AnyAction>, other: &Entry<AnyAction>| {
        one == other
            || names_may_change
                && matches!(
                    (&one.kind, &other.kind),
                    (EntryKind::Said(Notice::SeatTaken(one, _)), EntryKind::Said(Notice::SeatTaken(other, _))) if one == other
                )
    };
    let kept = old.len() <= new.len() && old.iter().zip(new).all(|(one, other)| same(one, other));
    let kept = kept && (names_may_change || after.text.starts_with(&before.text));
    if !kept {
        return Err(Broken(format!(
            "stored entries are lost: {} of them were\n{}\nand {} are\n{}",
            old.len(),
            before.text,
            new.len(),
            after.text
        )));
    }
    Ok(new.after(old.len()))
}

fn is_explained(
    entry: &Entry<AnyAction>,
    players: &BySeat<Player>,
    before: &Snapshot,
    after: &Snapshot,
    cause: &Cause,
    is_here: &dyn Fn(GuestId) -> bool,
) -> bool {
    let worked = cause.may_have_worked();
    let plays = |seat: Seat| {
        cause
            .guest
            .is_some_and(|guest| before.plays(guest).contains(seat))
    };
    let plays_any = cause.guest.is_some_and(|guest| !before.plays(guest).is_empty());
    let is_host = cause.guest == Some(before.company.owner);
    let commands =
        |seat: Seat| worked && plays(seat) && matches!(&cause.did, Did::Command(by, _) if *by == seat);
    let commands_any = worked && matches!(&cause.did, Did::Command(by, _) if plays(*by));
    match &entry.kind {
        EntryKind::Acted { seat, .. } => {
            let by_person = match cause.did {
                Did::Act(by) => worked && by == *seat,
                // What came before the refused one counts.
                Did::Type(by) => by == *seat,
                _ => false,
            };
            players[*seat].is_bot() || by_person && plays(*seat)
        }
        EntryKind::Rolled { .. } => true,
        EntryKind::Undone { seat, .. } | EntryKind::TakebackAsked { seat, .. } => commands(*seat),
        // Somebody else agreed.
        EntryKind::Rewound { .. } => commands_any,
        EntryKind::Said(notice) => match notice {
            // A bot answers in its own time.
            Notice::DrawDeclined(seat) => commands(*seat) || players[*seat].is_bot(),
            Notice::Resigned(seat)
            | Notice::DrawOffered(seat)
            | Notice::DrawAccepted(seat)
            | Notice::TakebackGiven(seat)
            | Notice::TakebackDeclined(seat) => commands(*seat),
            Notice::FlagFell(_) => before.game.header().clock != Control::None,
            Notice::SeatTaken(seat, _) => {
                worked
                    && match cause.did {
                        Did::Sit(by) => by == *seat && before.holder(*seat).is_none(),
                        Did::Return(by) => {
                            by == *seat && cause.guest.is_some_and(|guest| before.has(guest).contains(*seat))
                        }
                        Did::Rename(by) => by == *seat && (plays(*seat) || is_host),
                        Did::Answer(by, true) => by == *seat && plays_any,
                        _ => false,
                    }
            }
            Notice::SeatLeft(seat) => {
                worked
                    && match cause.did {
                        Did::Rename(by) => by == *seat && (plays(*seat) || is_host),
                        Did::Remove(by) => by == *seat && is_host,
                        Did::Answer(by, true) => by == *seat && plays_any,
                        _ => false,
                    }
            }
            Notice::HandedToBot(seat, _) => {
                let somebody_is_here = || {
                    let plays = |guest: &GuestId| before.has(*guest).contains(*seat);
                    let granted = before.company.grants.iter().map(|grant| grant.guest);
                    let mut all = before.holder(*seat).into_iter().chain(granted).filter(plays);
                    all.any(is_here)
                };
                worked
                    && match &cause.did {
                        Did::Bot(by) => {
                            by == seat
                                && plays_any
                                && !players[*seat].is_bot()
                                && (players[*seat] == Player::Nobody || !somebody_is_here())
                        }
                        Did::Remove(by) => by == seat && is_host,
                        Did::Command(by, what) => by == seat && what == "resign" && plays(*seat),
                        Did::Delete => before.holder(*seat) == cause.guest,
                        _ => false,
                    }
            }
            Notice::SecretPublished(_) => after.game.is_over(),
            Notice::Abandoned => false,
            // How dice are agreed on is no business of seats alone.
            _ => true,
        },
    }
}

fn follow(players: &mut BySeat<Player>, entry: &Entry<AnyAction>) {
    match &entry.kind {
        EntryKind::Said(Notice::SeatTaken(seat, name)) => players[*seat] = Player::Person(name.clone()),
        EntryKind::Said(Notice::SeatLeft(seat)) => players[*seat] = Player::Nobody,
        EntryKind::Said(Notice::HandedToBot(seat, bot)) => players[*seat] = Player::Bot(bot.clone()),
        // A bot stands in for a player who leaves a match of three or more.
        EntryKind::Said(Notice::Resigned(seat) | Notice::FlagFell(seat)) if players.seats() > 2 => {
            players[*seat] = Player::Bot("random".parse().expect("a word"));
        }
        _ => {}
    }
}

/// Whether changes among the people at the table are explained; otherwise says which is not.
fn company<'a>(before: &'a Snapshot, after: &'a Snapshot, cause: &Cause) -> Result<(), Unexplained<'a>> {
    let (old, new) = (&before.company, &after.company);
    let worked = cause.may_have_worked();
    let by = cause.guest;
    let plays_any = by.is_some_and(|guest| !before.plays(guest).is_empty());
    let is_host = by == Some(old.owner);
    let deletes = worked && cause.did == Did::Delete;
    for seat in Seat::all(before.seats()) {
        let (was, is) = (before.holder(seat), after.holder(seat));
        let asked = |guest: GuestId| {
            let mut requests = old.seat_requests.iter();
            requests.any(|request| request.guest == guest && request.seat == seat)
        };
        let explained = match (was, is) {
            (was, is) if was == is => true,
            (_, Some(now)) => match cause.did {
                Did::Sit(at) => worked && at == seat && was.is_none() && by == Some(now),
                Did::Answer(at, true) => worked && at == seat && plays_any && asked(now),
                _ => false,
            },
            (Some(was), None) => {
                deletes && by == Some(was) || worked && is_host && cause.did == Did::Remove(seat)
            }
            (None, None) => true,
        };
        if !explained {
            return Err(Unexplained::Holder { seat, was, is });
        }
        let series = |link_series: &[u64]| link_series.get(seat.index()).copied();
        let renewed = worked && cause.did == Did::RenewLinks && was == by;
        if series(&old.link_series) != series(&new.link_series) && was == is && !renewed {
            return Err(Unexplained::LinksWorthless(seat));
        }
    }
    if old.owner != new.owner && !(deletes && is_host) {
        return Err(Unexplained::Host {
            was: old.owner,
            is: new.owner,
        });
    }
    let is_new = |grant: &&store::SeatGrant| !old.grants.contains(grant);
    for grant in new.grants.iter().filter(is_new) {
        let took = worked && cause.did == Did::TakeLink(grant.seat) && by == Some(grant.guest);
        if !took {
            return Err(Unexplained::Granted(grant));
        }
    }
    for grant in old.grants.iter().filter(|grant| !new.grants.contains(grant)) {
        let mine = by == Some(grant.guest) || by == before.holder(grant.seat);
        let explained = worked
            && match cause.did {
                Did::Revoke(seat, guest) => mine && seat == grant.seat && guest == grant.guest,
                Did::RenewLinks => by == before.holder(grant.seat),
                // The same link once more.
                Did::TakeLink(seat) => by == Some(grant.guest) && seat == grant.seat,
                Did::Delete => mine,
                // A guest who loses a seat cannot have granted it.
                _ => before.holder(grant.seat) != after.holder(grant.seat),
            };
        if !explained {
            return Err(Unexplained::TakenBack(grant));
        }
    }
    let (said, says) = (old.sayings.last(), new.sayings.last());
    if said.map(|saying| saying.number) != says.map(|saying| saying.number) {
        let spoke = says.is_some_and(|saying| {
            worked
                && cause.did == Did::Say(saying.seat)
                && by.is_some_and(|guest| before.plays(guest).contains(saying.seat))
        });
        if !spoke && !deletes {
            return Err(Unexplained::Spoken(says));
        }
    }
    requests(&old.seat_requests, &new.seat_requests, before, cause)?;
    if old.next != new.next
        && !(worked && cause.did == Did::Rematch && by.is_some_and(|guest| !before.has(guest).is_empty()))
    {
        return Err(Unexplained::Next(new.next));
    }
    Ok(())
}

/// Whether changes among those who ask for a seat are explained.
fn requests<'a>(
    old: &'a [SeatRequest],
    new: &'a [SeatRequest],
    before: &Snapshot,
    cause: &Cause,
) -> Result<(), Unexplained<'a>> {
    let worked = cause.may_have_worked();
    let by = cause.guest;
    let plays_any = by.is_some_and(|guest| !before.plays(guest).is_empty());
    for request in new {
        let earlier = old.iter().find(|earlier| earlier.guest == request.guest);
        if earlier == Some(request) {
            continue;
        }
        let agreed = request.agreed & !earlier.map_or(0, |earlier| earlier.agreed);
        let own = by.map_or(0, |guest| {
            before
                .plays(guest)
                .iter()
                .fold(0, |bits, seat| bits | 1 << seat.index())
        });
        let explained = worked
            && match cause.did {
                Did::Request(seat) => {
                    by == Some(request.guest) && seat == request.seat && request.agreed == 0
                }
                Did::Answer(seat, true) => seat == request.seat && plays_any && agreed & !own == 0,
                _ => false,
            };
        if !explained {
            return Err(Unexplained::Asked(request));
        }
    }
    for request in old {
        let is_left = new.iter().any(|other| other.guest == request.guest);
        let explained = worked
            && match cause.did {
                // A guest who sits down asks no more.
                Did::Cancel | Did::Delete | Did::Sit(_) | Did::TakeLink(_) => by == Some(request.guest),
                Did::Answer(seat, _) => seat == request.seat && plays_any,
                _ => false,
            };
        if !is_left && !explained {
            return Err(Unexplained::AsksNoMore(request));
        }
    }
    Ok(())
}
