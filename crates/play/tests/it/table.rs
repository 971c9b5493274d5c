//! A table for the toy games that checks every step.

use conform::toys::{Bids, BidsPosition, Cards, CardsPosition, Heaps, HeapsPosition};
use dice::fair::{Nonce, Secret};
use play::{
    Command, Control, Draws, Entry, Header, Library, Match, Millis, NoStart, Player, Reach, Refused,
    SeatCommand, Time, admit, apply, decide,
};
use rules::{Game, Notation, Observe, Options, Seat, Variant, Viewer};

use crate::votes::Votes;

pub(crate) const ONE: Seat = Seat::new(0);
pub(crate) const TWO: Seat = Seat::new(1);
pub(crate) const THREE: Seat = Seat::new(2);

/// The toys, by name.
pub(crate) struct Toys;

fn start<G: Game>(header: &Header) -> Result<G::Position, NoStart> {
    if header.game.as_str() != G::ID {
        return Err(NoStart::Game);
    }
    if header.revision != G::REVISION {
        return Err(NoStart::Revision { known: G::REVISION });
    }
    if !G::SEATS.contains(&header.seats()) {
        return Err(NoStart::Seats);
    }
    let variant = G::Variant::from_name(header.variant.as_str()).ok_or(NoStart::Variant)?;
    let options = Options {
        variant,
        ..Options::default()
    };
    Ok(G::start(&options, header.seats()))
}

impl Library<HeapsPosition> for Toys {
    fn start(&self, header: &Header) -> Result<HeapsPosition, NoStart> {
        start::<Heaps>(header)
    }
}

impl Library<CardsPosition> for Toys {
    fn start(&self, header: &Header) -> Result<CardsPosition, NoStart> {
        start::<Cards>(header)
    }
}

impl Library<BidsPosition> for Toys {
    fn start(&self, header: &Header) -> Result<BidsPosition, NoStart> {
        start::<Bids>(header)
    }
}

impl Library<Votes> for Toys {
    fn start(&self, header: &Header) -> Result<Votes, NoStart> {
        if header.game.as_str() != "votes" {
            return Err(NoStart::Game);
        }
        Ok(Votes::start(header.seats()))
    }
}

/// A header for a toy; `players` has a letter per seat: `p` for a person, `b`
/// for a bot, `n` for nobody.
pub(crate) fn header(game: &str, players: &str) -> Header {
    let players = players.chars().enumerate().map(|(seat, kind)| match kind {
        'p' => Player::Person(format!("Anna {seat}").parse().unwrap()),
        'b' => Player::Bot("random".parse().unwrap()),
        _ => Player::Nobody,
    });
    let mut header = Header::new(
        game.parse().unwrap(),
        "standard".parse().unwrap(),
        1,
        players.collect(),
    );
    header.started = Time::from_millis(1_763_199_999_000);
    header.draws = Draws::ByAgreement;
    header
}

pub(crate) fn fischer(total: u64, increment: u64) -> Control {
    Control::Fischer {
        total: Millis(total),
        increment: Millis(increment),
    }
}

pub(crate) fn secret(of: u8) -> Secret {
    Secret::new([of; 32])
}

/// The nonce that a seat gives.
pub(crate) fn nonce(seat: Seat) -> Nonce {
    Nonce::new([seat.index() as u8 + 1; 16])
}

pub(crate) struct Table<P: Observe + Notation> {
    pub(crate) game: Match<P>,
    pub(crate) now: Time,
}

impl<P: Observe + Notation> Table<P>
where
    Toys: Library<P>,
{
    /// A table without dice of its own.
    pub(crate) fn new(header: Header) -> Table<P> {
        let start = Toys.start(&header).unwrap();
        Table {
            now: header.started,
            game: Match::new(header, start),
        }
    }

    /// A table with fair dice; the first chance decisions are already made.
    pub(crate) fn dealt(header: Header) -> Table<P> {
        let start = Toys.start(&header).unwrap();
        let mut table = Table {
            now: header.started,
            game: Match::dealt(header, start, secret(7)),
        };
        table.give_nonces();
        if table.game.position().turn() == rules::Turn::Chance {
            table.ok(Command::Deal);
        }
        table
    }

    /// Everybody seals a nonce and gives it: [1; 16] for the first seat, and so on.
    pub(crate) fn give_nonces(&mut self) {
        let people = |game: &Match<P>| -> Vec<Seat> {
            let players = game.players().enumerate();
            let people = players.filter(|(_, player)| matches!(player, Player::Person(_)));
            people.map(|(seat, _)| seat).collect()
        };
        for seat in people(&self.game) {
            self.wish(seat, SeatCommand::SealNonce(nonce(seat).seal()));
        }
        for seat in people(&self.game) {
            self.wish(seat, SeatCommand::GiveNonce(nonce(seat)));
        }
    }

    pub(crate) fn wait(&mut self, millis: u64) {
        self.now = self.now.later(Millis(millis));
    }

    /// Sends a command and applies the resulting entries.
    pub(crate) fn try_do(
        &mut self,
        command: Command<P::Action>,
    ) -> Result<Vec<Entry<P::Action>>, Refused<P::Refusal>> {
        let entries = decide(&self.game, command.clone(), self.now)?;
        assert_eq!(Ok(&entries), decide(&self.game, command, self.now).as_ref());
        for entry in &entries {
            assert_eq!(admit(&self.game, entry), Ok(()), "{entry:?}");
            apply(&mut self.game, entry.clone());
        }
        Ok(entries)
    }

    #[track_caller]
    pub(crate) fn ok(&mut self, command: Command<P::Action>) -> Vec<Entry<P::Action>> {
        let shown = format!("{command:?}");
        let entries = self.try_do(command);
        entries.unwrap_or_else(|refused| panic!("{shown} was refused: {refused:?}"))
    }

    #[track_caller]
    pub(crate) fn no(&mut self, command: Command<P::Action>) -> Refused<P::Refusal> {
        let before = self.game.clone();
        let refused = self.try_do(command).expect_err("refused");
        assert_eq!(before, self.game);
        refused
    }

    /// A command of a seat that has seen its whole feed.
    pub(crate) fn command(&self, seat: Seat, wish: SeatCommand<P::Action>) -> Command<P::Action> {
        Command::Seat {
            seat,
            seen: self.game.seq(Viewer::Seat(seat)),
            wish,
        }
    }

    #[track_caller]
    pub(crate) fn wish(&mut self, seat: Seat, wish: SeatCommand<P::Action>) -> Vec<Entry<P::Action>> {
        self.ok(self.command(seat, wish))
    }

    #[track_caller]
    pub(crate) fn refused(&mut self, seat: Seat, wish: SeatCommand<P::Action>) -> Refused<P::Refusal> {
        self.no(self.command(seat, wish))
    }

    fn read(&self, word: &str) -> P::Action {
        self.game.position().read_action(word).unwrap()
    }

    #[track_caller]
    pub(crate) fn act(&mut self, seat: Seat, words: &str) {
        for word in words.split(' ') {
            self.wish(seat, SeatCommand::Act(self.read(word)));
        }
    }

    pub(crate) fn act_no(&mut self, seat: Seat, word: &str) -> Refused<P::Refusal> {
        self.refused(seat, SeatCommand::Act(self.read(word)))
    }

    #[track_caller]
    pub(crate) fn undo(&mut self, seat: Seat) {
        self.wish(seat, SeatCommand::Undo(Reach::Action));
    }

    pub(crate) fn undo_no(&mut self, seat: Seat) -> Refused<P::Refusal> {
        self.refused(seat, SeatCommand::Undo(Reach::Action))
    }

    /// The actions that count, as words.
    pub(crate) fn standing(&self) -> String {
        let words = self
            .game
            .standing()
            .map(|number| self.game.word(number).unwrap().as_str());
        words.collect::<Vec<_>>().join(" ")
    }
}
