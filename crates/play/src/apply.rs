use rules::{Actor, BySeat, Notation, Observe, Seat, SeatSet, Tally, Turn};

use crate::{
    DrawOffer, Entry, EntryKind, Finish, Match, Notice, Number, Player, Reason, Takeback, Time, Word,
};

/// Appends an entry to the log and updates the match.
///
/// # Panics
/// May panic, or leave a meaningless match, if [`decide`](crate::decide) did not return the entry
/// for this match and [`admit`](crate::admit) does not allow it.
pub fn apply<P: Observe + Notation>(game: &mut Match<P>, entry: Entry<P::Action>) {
    let time = entry.time;
    let got_up = game.got_up.take();
    game.clock.pass(time);
    let mut word = None;
    match &entry.kind {
        EntryKind::Acted { seat, action } => word = Some(game.play(time, Actor::Seat(*seat), *action)),
        EntryKind::Rolled { outcome } => word = Some(game.play(time, Actor::Chance, *outcome)),
        EntryKind::Undone { seat, to } => game.take_back_own(time, *seat, *to),
        EntryKind::Rewound { seat, to } => game.rewind(time, *seat, *to),
        EntryKind::TakebackAsked { seat, to } => {
            game.takeback = Some(Takeback {
                by: *seat,
                to: *to,
                given: SeatSet::EMPTY,
            });
            game.feeds.takeback_asked(time, *seat, *to);
        }
        EntryKind::Said(notice) => {
            let shares = game.shares.clone();
            game.hear(notice);
            match (notice, got_up) {
                (Notice::SeatLeft(seat), _) => game.got_up = Some((*seat, time, shares)),
                (Notice::SeatTaken(seat, _), Some((left, at, before)))
                    if *seat == left && time == at && game.header.format.guards_shares() =>
                {
                    game.shares = before;
                }
                _ => {}
            }
            game.feeds.said(time, notice);
        }
    }
    let published = matches!(entry.kind, EntryKind::Said(Notice::SecretPublished(_)));
    game.words.push(word);
    game.log.push(entry);
    if published && game.head.is_none() {
        game.chain_up();
    } else {
        game.chain_on();
    }
    game.settle();
}

impl<P: Observe + Notation> Match<P> {
    fn play(&mut self, time: Time, actor: Actor, action: P::Action) -> Word {
        let number = self.next_number();
        let before = self.line.position();
        let word = before
            .write_action(action)
            .parse()
            .expect("the notation of an action is one word");
        let turn = before.turn();
        self.feeds
            .played(time, number, |viewer| before.event(actor, action, viewer));
        let closed = self.line.push(number, actor, action);
        self.clock.played(&self.line, actor.seat(), closed);
        self.begun = true;
        if actor == Actor::Chance {
            self.rolls.roll();
        }
        // A request that lapses must not reveal a hidden choice.
        if turn.seats().len() <= 1 || closed {
            self.takeback = None;
            let answered = |draw: DrawOffer| actor.seat().is_some_and(|seat| seat != draw.by);
            self.draw = self.draw.filter(|&draw| !answered(draw));
        }
        word
    }

    fn take_back_own(&mut self, time: Time, seat: Seat, to: Number) {
        let Some(from) = self.line.find(to) else { return };
        let own: Vec<Number> = self
            .line
            .plies()
            .after(from)
            .iter()
            .filter(|ply| ply.actor == Actor::Seat(seat))
            .map(|ply| ply.number)
            .collect();
        self.line.remove_own(seat, from);
        self.clock.undone(&self.line, from);
        self.feeds
            .undone(time, seat, false, |number| own.binary_search(&number).is_ok());
        let line = &self.line;
        self.takeback = self.takeback.filter(|asked| line.find(asked.to).is_some());
    }

    fn rewind(&mut self, time: Time, seat: Seat, to: Number) {
        let Some(from) = self.line.find(to) else { return };
        // What somebody has seen who plays among people must not come again.
        if self.header.format.repeats_chance() && self.others_are_bots(seat) {
            self.rolls.take_back(self.line.rolls_from(from));
        }
        self.line.truncate(from);
        self.clock.rewound(&self.line, from);
        self.feeds.undone(time, seat, true, |number| number >= to);
        self.takeback = None;
        self.draw = None;
    }

    fn hear(&mut self, notice: &Notice) {
        match notice {
            Notice::Resigned(seat) => self.go(*seat, Reason::Resignation(*seat)),
            Notice::FlagFell(seat) => self.go(*seat, Reason::Time(*seat)),
            Notice::DrawOffered(seat) => {
                self.draw = Some(DrawOffer {
                    by: *seat,
                    accepted: SeatSet::EMPTY,
                });
            }
            Notice::DrawAccepted(seat) => {
                if let Some(draw) = &mut self.draw {
                    draw.accepted.insert(*seat);
                    let all = SeatSet::all(self.header.seats());
                    if draw.accepted | SeatSet::only(draw.by) == all {
                        self.end_even(Reason::Agreement);
                    }
                }
            }
            Notice::DrawDeclined(_) => self.draw = None,
            Notice::TakebackGiven(seat) => {
                if let Some(asked) = &mut self.takeback {
                    asked.given.insert(*seat);
                }
            }
            Notice::TakebackDeclined(_) => self.takeback = None,
            Notice::SeatTaken(seat, name) => {
                self.seat_player(*seat, Player::Person(name.clone()));
                // They must not meet chance that others have seen before they came.
                self.rolls.go_beyond_what_was_seen();
            }
            Notice::SeatLeft(seat) => self.seat_player(*seat, Player::Nobody),
            Notice::HandedToBot(seat, bot) => self.seat_player(*seat, Player::Bot(bot.clone())),
            Notice::NonceSealed(seat, seal) => self.shares.seal(*seat, *seal),
            Notice::NonceGiven(seat, nonce) => self.shares.nonces[*seat] = Some(*nonce),
            Notice::SecretPublished(secret) => self.published = Some(secret.clone()),
            Notice::Abandoned => self.end_even(Reason::Abandonment),
        }
    }

    /// A player drops out: in a match of two that player loses; with more players a bot takes
    /// over.
    fn go(&mut self, seat: Seat, reason: Reason) {
        if self.header.seats() <= 2 {
            self.finish = Some(Finish::lost(self.points(), seat, reason));
        } else {
            self.left.push(seat);
            self.seat_player(seat, Player::Bot(self.header.stand_in.clone()));
        }
    }

    /// Seats another player, who is not bound by requests or consent of the previous one.
    fn seat_player(&mut self, seat: Seat, player: Player) {
        self.players[seat] = player;
        if self.seals_nonces() && !self.begun {
            self.shares.change_player(seat);
        }
        self.draw = self.draw.filter(|draw| draw.by != seat);
        self.takeback = self.takeback.filter(|asked| asked.by != seat);
        if let Some(draw) = &mut self.draw {
            draw.accepted.remove(seat);
        }
        if let Some(asked) = &mut self.takeback {
            asked.given.remove(seat);
        }
    }

    fn end_even(&mut self, reason: Reason) {
        self.finish = Some(Finish::even(self.points(), &self.left, reason));
    }

    fn points(&self) -> BySeat<i32> {
        self.position().tally().map(|_, tally: &Tally| tally.total())
    }

    /// Updates what any entry can change: the end by the rules, and whose time runs.
    pub(crate) fn settle(&mut self) {
        if self.finish.is_none()
            && let Some(outcome) = self.position().outcome()
        {
            self.finish = Some(Finish::by_rules(outcome, &self.left));
        }
        if self.finish.is_some() {
            self.draw = None;
            self.takeback = None;
        }
        let waiting = match self.position().turn() {
            Turn::Seats(_) if self.begun && self.finish.is_none() => self.position().undecided(),
            _ => SeatSet::EMPTY,
        };
        let timed = waiting.iter().filter(|seat| !self.left.contains(seat));
        self.clock.run(timed.collect());
    }
}
