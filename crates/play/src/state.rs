use dice::fair::{Head, Secret};
use rules::{Actor, BySeat, Notation, Observe, Seat, SeatSet, Viewer};

use crate::clock::Clock;
use crate::feed::Feeds;
use crate::line::Line;
use crate::rolls::Rolls;
use crate::shares::Shares;
use crate::stretch::{Growing, Stretch};
use crate::{ClockFace, Entry, EntryKind, FeedItem, Finish, Header, Notice, Number, Player, Seq, Time, Word};

/// One playing of a game: its header, its log, and everything that follows from them.
///
/// Only [`apply`](crate::apply) changes it. It is meant for the server side: viewers receive the
/// [`feed`](Match::feed), views of the position, and the [`clocks`](Match::clocks).
///
/// # Equality
/// Everything except whether the dealer's secret is held here, and what follows from that.
#[derive(Clone, Debug)]
pub struct Match<P: Observe + Notation> {
    pub(crate) header: Header,
    pub(crate) log: Growing<Entry<P::Action>>,
    /// The notation of every action in the log, by entry.
    pub(crate) words: Growing<Option<Word>>,
    pub(crate) line: Line<P>,
    pub(crate) players: BySeat<Player>,
    /// The seats that have resigned or run out of time, in that order.
    pub(crate) left: Vec<Seat>,
    /// What the players have added to the dice.
    pub(crate) shares: Shares,
    /// Who has just got up, when, and what had been added to the dice: who sits down again in the
    /// same moment has only changed their name.
    pub(crate) got_up: Option<(Seat, Time, Shares)>,
    pub(crate) rolls: Rolls,
    /// Whether anything has ever been played; from then on the dice are fixed and clocks run.
    pub(crate) begun: bool,
    pub(crate) draw: Option<DrawOffer>,
    pub(crate) takeback: Option<Takeback>,
    pub(crate) clock: Clock,
    pub(crate) feeds: Feeds<P::Event>,
    pub(crate) finish: Option<Finish>,
    pub(crate) published: Option<Secret>,
    /// The head of the chain over the log, if its key is known here.
    pub(crate) head: Option<Head>,
    secret: Option<Secret>,
}

/// A draw on offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawOffer {
    /// The seat that offered it.
    pub by: Seat,
    /// The seats that have accepted so far.
    pub accepted: SeatSet,
}

/// A requested takeback.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Takeback {
    /// The seat that asks.
    pub by: Seat,
    /// The first entry that would no longer count.
    pub to: Number,
    /// The seats that have agreed so far.
    pub given: SeatSet,
}

/// The secret does not match the commitment of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the secret does not match the commitment")]
pub struct WrongSecret;

impl<P: Observe + Notation> Match<P> {
    /// A match before its first entry, without the dealer's secret: rolls arrive as
    /// [`Command::Chance`](crate::Command::Chance).
    ///
    /// # Panics
    /// If the position has another number of seats than the header.
    pub fn new(header: Header, start: P) -> Match<P> {
        let seats = header.seats();
        assert_eq!(
            start.seats(),
            seats,
            "the header and the position have the same number of seats"
        );
        let mut game = Match {
            log: Growing::new(),
            words: Growing::new(),
            line: Line::new(start),
            players: header.players.clone(),
            left: Vec::new(),
            shares: Shares::new(seats),
            got_up: None,
            rolls: Rolls::default(),
            begun: false,
            draw: None,
            takeback: None,
            clock: Clock::new(header.clock, seats),
            feeds: Feeds::new(seats),
            finish: None,
            published: None,
            head: None,
            secret: None,
            header,
        };
        game.chain_up();
        game.settle();
        game
    }

    /// A match before its first entry, with fair dice: the commitment to the secret is written
    /// into the header.
    ///
    /// # Panics
    /// If the position has another number of seats than the header.
    pub fn dealt(mut header: Header, start: P, secret: Secret) -> Match<P> {
        header.dice = Some(secret.commitment());
        let mut game = Match::new(header, start);
        game.secret = Some(secret);
        game.chain_up();
        game
    }

    /// Gives the dealer's secret to a match that was read from its log.
    ///
    /// # Errors
    /// [`WrongSecret`] if the match was not committed to it.
    pub fn hold(&mut self, secret: Secret) -> Result<(), WrongSecret> {
        if self.header.dice != Some(secret.commitment()) {
            return Err(WrongSecret);
        }
        self.secret = Some(secret);
        self.chain_up();
        Ok(())
    }

    /// What was agreed before the match.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Every entry so far.
    pub fn log(&self) -> Stretch<'_, Entry<P::Action>> {
        self.log.all()
    }

    /// The number that the next entry will have.
    pub fn next_number(&self) -> Number {
        Number(self.log.len() as u64 + 1)
    }

    /// The entry with this number.
    pub fn entry(&self, number: Number) -> Option<&Entry<P::Action>> {
        self.log.get(index(number)?)
    }

    /// The notation of the action in this entry.
    pub fn word(&self, number: Number) -> Option<&Word> {
        self.words.get(index(number)?)?.as_ref()
    }

    /// The current position, secrets included.
    pub fn position(&self) -> &P {
        self.line.position()
    }

    /// The position before the first entry, secrets included.
    pub fn start(&self) -> &P {
        self.line.start()
    }

    /// The position after entry `number` of the log; the start for 0, the current position for a
    /// number beyond the end.
    pub fn position_after(&self, number: Number) -> P {
        if number >= self.next_number() {
            return self.position().clone();
        }
        let mut reached = self.start().clone();
        self.walk(|at, _, line| {
            if at == number {
                reached.clone_from(line.position());
            }
        });
        reached
    }

    /// The entries that count: those that have not been taken back.
    pub fn standing(&self) -> impl Iterator<Item = Number> + '_ {
        self.line.plies().into_iter().map(|ply| ply.number)
    }

    /// The number of actions that count, which is the length of [`standing`](Match::standing).
    pub fn plies(&self) -> usize {
        self.line.plies().len()
    }

    /// The position after the first `plies` actions that count; the current position if there are
    /// not that many.
    pub fn position_at(&self, plies: usize) -> P {
        self.line.position_before(plies.min(self.plies()))
    }

    /// What the viewer knows now.
    ///
    /// # Panics
    /// For [`Viewer::All`] while the match is not over, and for a seat that the table does not
    /// have.
    pub fn view(&self, viewer: Viewer) -> P::View {
        self.view_at(self.plies(), viewer)
    }

    /// What the viewer knew after the first `plies` actions that count; everything for
    /// [`Viewer::All`].
    ///
    /// # Panics
    /// For [`Viewer::All`] while the match is not over, and for a seat that the table does not
    /// have.
    pub fn view_at(&self, plies: usize, viewer: Viewer) -> P::View {
        let may_look = viewer != Viewer::All || self.is_over();
        assert!(may_look, "everything is shown only once the match is over");
        if plies >= self.plies() {
            return self.position().view(viewer);
        }
        self.position_at(plies).view(viewer)
    }

    /// The actions that count and that the viewer noticed, each with its index among all that
    /// count (the first is 1) and in the viewer's feed.
    ///
    /// A viewer may look back at these positions: between two of them nothing visible to the
    /// viewer happened. For [`Viewer::All`] these are all actions, and the sequence numbers are
    /// those of spectators, or 0.
    pub fn noticed(&self, viewer: Viewer) -> Vec<(usize, Seq)> {
        let noticed = self.feeds.noticed(match viewer {
            Viewer::All => Viewer::Public,
            Viewer::Seat(_) | Viewer::Public => viewer,
        });
        let seq = |number| {
            let found = noticed.find_by_key(&number, |&(number, _)| number);
            found.map(|index| noticed[index].1)
        };
        let placed = (1..).zip(self.standing());
        match viewer {
            Viewer::All => placed
                .map(|(place, number)| (place, seq(number).unwrap_or_default()))
                .collect(),
            Viewer::Seat(_) | Viewer::Public => placed
                .filter_map(|(place, number)| seq(number).map(|seq| (place, seq)))
                .collect(),
        }
    }

    /// Of the actions that count, those after the first `plies` that the viewer
    /// has noticed: each with its place among all that count, its entry, and
    /// where it stands in the viewer's feed. Nothing for [`Viewer::All`].
    pub fn noticed_after(
        &self,
        viewer: Viewer,
        plies: usize,
    ) -> impl Iterator<Item = (usize, Number, Seq)> + '_ {
        let later = self.line.plies().after(plies);
        let noticed = self.feeds.noticed(viewer);
        let first = later.first().map_or(Number(u64::MAX), |ply| ply.number);
        let mut noticed = noticed.after(noticed.partition_point(|(number, _)| *number < first));
        let placed = (plies + 1..).zip(later);
        placed.filter_map(move |(place, ply)| match noticed.first() {
            Some(&(number, seq)) if number == ply.number => {
                noticed = noticed.after(1);
                Some((place, number, seq))
            }
            _ => None,
        })
    }

    /// Who sits where now.
    pub fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    /// The seats that have resigned or run out of time and been replaced by a bot, in that order.
    pub fn left(&self) -> &[Seat] {
        &self.left
    }

    /// The draw on offer.
    pub fn draw(&self) -> Option<DrawOffer> {
        self.draw
    }

    /// The requested takeback.
    pub fn takeback(&self) -> Option<Takeback> {
        self.takeback
    }

    /// The dealer's secret, once it is published.
    pub fn published(&self) -> Option<&Secret> {
        self.published.as_ref()
    }

    /// Places, points and the reason, once the match is over.
    pub fn result(&self) -> Option<&Finish> {
        self.finish.as_ref()
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.finish.is_some()
    }

    /// The number of items sent to the viewer.
    pub fn seq(&self, viewer: Viewer) -> Seq {
        Seq(self.feeds.items(viewer).len() as u64)
    }

    /// The feed items after item `from`. Empty for [`Viewer::All`]: once a match is over, its log
    /// is open.
    pub fn feed(&self, viewer: Viewer, from: Seq) -> Stretch<'_, FeedItem<P::Event>> {
        let items = self.feeds.items(viewer);
        items.after(usize::try_from(from.0).unwrap_or(usize::MAX))
    }

    /// The clocks as this viewer sees them; `None` without a clock. They do not reveal that a
    /// seat has made a hidden choice.
    pub fn clocks(&self, viewer: Viewer, now: Time) -> Option<BySeat<ClockFace>> {
        let faces: Option<Vec<ClockFace>> = Seat::all(self.header.seats())
            .map(|seat| self.clock.face(seat, viewer, now))
            .collect();
        faces.map(|faces| faces.into_iter().collect())
    }

    /// The next flag fall if nothing happens: the moment for the next
    /// [`Command::Tick`](crate::Command::Tick).
    pub fn next_flag(&self) -> Option<Time> {
        self.clock.next_fall()
    }

    /// The secret, if it is held here and not published yet.
    pub(crate) fn secret(&self) -> Option<&Secret> {
        self.secret.as_ref()
    }

    /// The time of an entry written now: never earlier than the last one.
    pub(crate) fn moment(&self, now: Time) -> Time {
        let last = self.log().last().map_or(self.header.started, |entry| entry.time);
        now.max(last)
    }

    /// Whether this seat needs nobody's consent to go back.
    pub(crate) fn others_are_bots(&self, seat: Seat) -> bool {
        self.players
            .enumerate()
            .all(|(other, player)| other == seat || player.is_bot())
    }

    /// Whether going back to this entry would undo something that was played while somebody sat on
    /// another seat who does not sit there any more: they cannot be asked. It does not matter who
    /// sits there now: whoever sent the other away may sit there themselves.
    pub(crate) fn has_lost_company_since(&self, by: Seat, to: Number) -> bool {
        let mut sitters = self.header.players.map(|_, player| Sitter::of(player));
        let mut at_play: Vec<BySeat<Sitter>> = Vec::new();
        let log = self.log();
        let mut entries = (1..).map(Number).zip(log.iter()).peekable();
        while let Some((number, entry)) = entries.next() {
            match &entry.kind {
                EntryKind::Acted { .. } | EntryKind::Rolled { .. }
                    if number >= to && at_play.last() != Some(&sitters) =>
                {
                    at_play.push(sitters.clone());
                }
                EntryKind::Said(Notice::SeatTaken(seat, _)) => sitters[*seat].sit(),
                // A player who changes their name gets up and sits down in the same moment.
                EntryKind::Said(Notice::SeatLeft(seat))
                    if entries.peek().is_some_and(|(_, next)| is_renamed(entry, next)) =>
                {
                    entries.next();
                    debug_assert!(sitters[*seat].is_person);
                }
                EntryKind::Said(
                    Notice::SeatLeft(seat)
                    | Notice::HandedToBot(seat, _)
                    | Notice::Resigned(seat)
                    | Notice::FlagFell(seat),
                ) => sitters[*seat].is_person = false,
                _ => {}
            }
        }
        at_play.iter().any(|then| {
            let lost = |(seat, then): (Seat, &Sitter)| seat != by && then.is_person && *then != sitters[seat];
            then.enumerate().any(lost)
        })
    }

    /// Whether all required seats have agreed to the takeback.
    pub(crate) fn all_agree(&self, by: Seat, given: SeatSet) -> bool {
        self.players
            .enumerate()
            .all(|(other, player)| other == by || player.is_bot() || given.contains(other))
    }

    /// Replays the log and passes every entry with the resulting line to `see`.
    pub(crate) fn walk(&self, mut see: impl FnMut(Number, &Entry<P::Action>, &Line<P>)) {
        let mut line = Line::new(self.start().clone());
        for (number, entry) in (1..).map(Number).zip(self.log()) {
            match entry.kind {
                EntryKind::Acted { seat, action } => {
                    line.push(number, Actor::Seat(seat), action);
                }
                EntryKind::Rolled { outcome } => {
                    line.push(number, Actor::Chance, outcome);
                }
                EntryKind::Undone { seat, to } => {
                    if let Some(from) = line.find(to) {
                        line.remove_own(seat, from);
                    }
                }
                EntryKind::Rewound { to, .. } => {
                    if let Some(from) = line.find(to) {
                        line.truncate(from);
                    }
                }
                EntryKind::TakebackAsked { .. } | EntryKind::Said(_) => {}
            }
            see(number, entry, &line);
        }
    }
}

impl<P: Observe + Notation> PartialEq for Match<P> {
    fn eq(&self, other: &Self) -> bool {
        let Match {
            header,
            log,
            words,
            line,
            players,
            left,
            shares,
            got_up: _,
            rolls,
            begun,
            draw,
            takeback,
            clock,
            feeds,
            finish,
            published,
            head: _,
            secret: _,
        } = self;
        *header == other.header
            && *log == other.log
            && *words == other.words
            && *line == other.line
            && *players == other.players
            && *left == other.left
            && *shares == other.shares
            && *rolls == other.rolls
            && *begun == other.begun
            && *draw == other.draw
            && *takeback == other.takeback
            && *clock == other.clock
            && *feeds == other.feeds
            && *finish == other.finish
            && *published == other.published
    }
}

impl<P: Observe + Notation> Eq for Match<P> {}

/// Who sits on a seat, as far as one person differs from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sitter {
    is_person: bool,
    /// How many people have sat down there.
    people: u32,
}

impl Sitter {
    fn of(player: &Player) -> Sitter {
        Sitter {
            is_person: matches!(player, Player::Person(_)),
            people: 0,
        }
    }

    fn sit(&mut self) {
        self.is_person = true;
        self.people += 1;
    }
}

/// Whether somebody only changes their name with these two entries.
pub(crate) fn is_renamed<A>(left: &Entry<A>, taken: &Entry<A>) -> bool {
    match (&left.kind, &taken.kind) {
        (EntryKind::Said(Notice::SeatLeft(left_seat)), EntryKind::Said(Notice::SeatTaken(seat, _))) => {
            left_seat == seat && left.time == taken.time
        }
        _ => false,
    }
}

fn index(number: Number) -> Option<usize> {
    usize::try_from(number.0).ok()?.checked_sub(1)
}
