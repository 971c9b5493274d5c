use std::io::{self, Write};
use std::path::Path;
use std::time::{Instant, SystemTime};

use bots::{Advice, Bot, TurnTime};
use dice::SeededDice;
use dice::fair::Secret;
use games::{AnyAction, AnyPosition, AnyRefusal};
use play::record::Record;
use play::{Command, Match, News, Player, Refused, SeatCommand, Seq, Time};
use rules::{BySeat, Observe, Phrase, Position, Seat, Turn, Viewer};
use say::{Speaker, board};

use super::engines::Engines;
use super::journal::{Journal, secret_path};
use super::names;
use super::opponent;
use super::random::Source;
use super::seats::word;
use crate::failure::Failure;
use crate::files;
use crate::screen::{paint, seat_style};

/// The current time in milliseconds.
pub(super) fn now() -> Time {
    let since = SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_default();
    Time::from_millis(since.as_millis().try_into().unwrap_or(u64::MAX))
}

/// A match, its file, and what has been shown of it.
pub(super) struct Table {
    pub(super) game: Match<AnyPosition>,
    pub(super) speaker: Speaker,
    journal: Option<Journal>,
    /// The secret that the dice are committed to, if the game has dice.
    secret: Option<Secret>,
    dice: SeededDice,
    engines: Engines,
    turn_time: TurnTime,
    /// How much of its feed each viewer has been shown.
    told: BySeat<Seq>,
    told_public: Seq,
}

impl Table {
    pub(super) fn new(
        mut game: Match<AnyPosition>,
        journal: Option<Journal>,
        secret: Option<Secret>,
        engines: Engines,
        source: &mut Source,
        speaker: Speaker,
    ) -> Table {
        let seats = game.header().seats();
        if game.header().dice.is_some() && game.log().is_empty() {
            for seat in Seat::all(seats) {
                let wish = SeatCommand::GiveNonce(source.nonce());
                let command = Command::Seat {
                    seat,
                    seen: game.seq(Viewer::Seat(seat)),
                    wish,
                };
                if let Ok(entries) = play::decide(&game, command, now()) {
                    for entry in entries {
                        play::apply(&mut game, entry);
                    }
                }
            }
        }
        let told = BySeat::from_fn(seats, |seat| game.seq(Viewer::Seat(seat)));
        let told_public = game.seq(Viewer::Public);
        Table {
            game,
            speaker,
            journal,
            secret,
            dice: source.dice(),
            engines,
            turn_time: TurnTime::default(),
            told,
            told_public,
        }
    }

    /// Decides a command, saves the entries, and only then applies them.
    pub(super) fn command(
        &mut self,
        command: Command<AnyAction>,
    ) -> Result<Result<(), Refused<AnyRefusal>>, Failure> {
        match play::decide(&self.game, command, now()) {
            Err(refused) => Ok(Err(refused)),
            Ok(entries) => {
                let mut after = self.game.clone();
                for entry in entries {
                    play::apply(&mut after, entry);
                }
                self.keep(&after)?;
                self.game = after;
                Ok(Ok(()))
            }
        }
    }

    /// Sends a command of a seat that has seen everything up to now.
    pub(super) fn wish(
        &mut self,
        seat: Seat,
        wish: SeatCommand<AnyAction>,
    ) -> Result<Result<(), Refused<AnyRefusal>>, Failure> {
        let seen = self.game.seq(Viewer::Seat(seat));
        self.command(Command::Seat { seat, seen, wish })
    }

    fn keep(&mut self, after: &Match<AnyPosition>) -> Result<(), Failure> {
        let Some(journal) = &mut self.journal else {
            return Ok(());
        };
        journal.keep(after).map_err(|error| {
            let path = journal.path().display().to_string();
            let phrase = Phrase::new("cli-cannot-keep")
                .with("file", path)
                .with("error", error.to_string());
            Failure::failed(self.speaker.say(&phrase))
        })
    }

    /// The file of the match, if there is one.
    pub(super) fn kept_in(&self) -> Option<&Path> {
        self.journal.as_ref().map(Journal::path)
    }

    /// Writes the current match to another file, from which it can be resumed.
    pub(super) fn save(&self, path: &Path) -> io::Result<()> {
        if let Some(secret) = self.secret.as_ref().filter(|_| !self.game.is_over()) {
            files::write_whole(&secret_path(path), format!("{secret}\n"))?;
        }
        files::write_whole(path, Record::of(&self.game).to_string())
    }

    /// Rolls everything that chance has to decide.
    pub(super) fn deal(&mut self) -> Result<(), Failure> {
        if self.game.position().turn() == Turn::Chance {
            let dealt = self.command(Command::Deal)?;
            dealt.expect("dice that were committed to can be rolled");
        }
        Ok(())
    }

    /// Lets flags fall whose time is up.
    pub(super) fn tick(&mut self) -> Result<(), Failure> {
        if !self.game.is_over() {
            let ticked = self.command(Command::Tick)?;
            ticked.expect("time may always pass");
        }
        Ok(())
    }

    /// The clocks as this seat sees them, one line each.
    pub(super) fn clocks(&self, seat: Seat) -> Vec<String> {
        let names = self.names();
        let faces = self.game.clocks(Viewer::Seat(seat), now());
        let line = |(seat, face): (Seat, &play::ClockFace)| {
            let seconds = face.left.0 / 1_000;
            let phrase = Phrase::new("cli-clock-left")
                .with("name", names[seat].as_str())
                .with("time", format!("{}:{:02}", seconds / 60, seconds % 60));
            self.speaker.say(&phrase)
        };
        faces
            .iter()
            .flat_map(|faces| faces.enumerate().map(line))
            .collect()
    }

    /// Lets the bot or program of a seat act.
    pub(super) fn bot_acts(&mut self, seat: Seat) -> Result<(), Failure> {
        if self.game.draw().is_some_and(|draw| draw.by != seat) {
            // A bot plays on: to accept, it would have to know that it is not winning.
            let _ = self.wish(seat, SeatCommand::DeclineDraw)?;
        }
        let sign = Phrase::new("cli-thinking").with("name", self.names()[seat].as_str());
        let sign = self.speaker.say(&sign);
        let action = match self.engines.choose(&self.game, seat, &sign) {
            Some(Ok(action)) => action,
            Some(Err(trouble)) => {
                self.engines.dismiss(seat);
                let phrase = Phrase::new("cli-engine-replaced").with("why", self.speaker.say(&trouble.0));
                self.hand_to(seat, Bot::usual(self.game.position().game()), &phrase)?;
                self.bot_chooses(seat)?
            }
            None => self.bot_chooses(seat)?,
        };
        let acted = self.wish(seat, SeatCommand::Act(action))?;
        acted.expect("a bot chooses from the legal actions");
        Ok(())
    }

    /// The action of our own bot on this seat.
    fn bot_chooses(&mut self, seat: Seat) -> Result<AnyAction, Failure> {
        let game = self.game.position().game();
        let known = match &self.game.players()[seat] {
            Player::Bot(name) => Bot::from_name(game, name.as_str()),
            Player::Person(_) | Player::Nobody => Some(Bot::usual(game)),
        };
        let bot = known.unwrap_or(Bot::usual(game));
        if known.is_none() {
            self.hand_to(seat, bot, &Phrase::new("cli-bot-missing"))?;
        }
        let advice = self.consider(bot, seat);
        if advice.stumbles > 0 {
            let weaker = bot.after_stumbling(advice.stumbles);
            self.hand_to(seat, weaker, &Phrase::new("cli-bot-stumbled"))?;
        } else if let Some(remark) = advice.remarks.first() {
            // A bot without its table says so once, and its substitute takes the seat.
            self.hand_to(seat, bot.after_stumbling(1), remark)?;
        }
        Ok(advice.action)
    }

    /// A bot's advice for the seat, within the time of a turn.
    pub(super) fn consider(&mut self, bot: Bot, seat: Seat) -> Advice {
        let view = self.game.position().view(Viewer::Seat(seat));
        let allowed = self.turn_time.allowed(seat, bot.ceiling());
        let sign = Phrase::new("cli-thinking").with("name", self.speaker.say(&bot.character()));
        let began = Instant::now();
        let advice = opponent::think(
            bot,
            &view,
            seat,
            &mut self.dice,
            allowed,
            &self.speaker.say(&sign),
        );
        self.turn_time.spend(began.elapsed());
        advice
    }

    /// A person's turn: the next bot gets its full time again.
    pub(super) fn time_begins_anew(&mut self) {
        self.turn_time.reset();
    }

    /// Gives a seat to another bot; prints the reason and logs the change.
    fn hand_to(&mut self, seat: Seat, bot: Bot, why: &Phrase) -> Result<(), Failure> {
        let before = self.names()[seat].clone();
        let handed = self.command(Command::HandToBot(seat, word(bot.name())))?;
        handed.expect("a bot's seat can be given to another bot");
        let phrase = why
            .clone()
            .with("name", before)
            .with("bot", self.speaker.say(&bot.character()));
        anstream::eprintln!("{}", self.speaker.say(&phrase));
        Ok(())
    }

    /// The display names of the players.
    pub(super) fn names(&self) -> BySeat<String> {
        names(&self.game, self.speaker)
    }

    /// Whether this seat knows something that not everybody may see.
    pub(super) fn has_secrets(&self, seat: Seat) -> bool {
        let position = self.game.position();
        self.game.players().enumerate().any(|(other, player)| {
            other != seat
                && matches!(player, Player::Person(_))
                && position.view(Viewer::Seat(seat)) != position.view(Viewer::Seat(other))
        })
    }

    /// Prints the feed items that this viewer has not seen yet.
    pub(super) fn tell(&mut self, out: &mut impl Write, viewer: Viewer) -> io::Result<()> {
        let from = match viewer {
            Viewer::Seat(seat) => self.told[seat],
            Viewer::Public | Viewer::All => self.told_public,
        };
        let names = self.names();
        for item in self.game.feed(viewer, from) {
            match &item.news {
                News::Event(event) => writeln!(out, "{}", self.speaker.event(event, &names))?,
                News::Undone { seat, .. } => {
                    let phrase = Phrase::new("cli-took-back").with("name", names[*seat].as_str());
                    writeln!(out, "{}", self.speaker.say(&phrase))?;
                }
                News::TakebackAsked { .. } | News::Notice(_) => {}
            }
        }
        match viewer {
            Viewer::Seat(seat) => self.told[seat] = self.game.seq(viewer),
            Viewer::Public | Viewer::All => self.told_public = self.game.seq(viewer),
        }
        Ok(())
    }

    /// Prints the board for a viewer.
    pub(super) fn show(&self, out: &mut impl Write, viewer: Viewer) -> io::Result<()> {
        let sketch = board::sketch(&self.game.position().view(viewer), self.speaker);
        writeln!(out)?;
        paint(out, &sketch)?;
        writeln!(out)
    }

    /// A name in its seat's colour.
    pub(super) fn painted_name(&self, seat: Seat) -> String {
        let style = seat_style(seat);
        format!("{style}{}{style:#}", self.names()[seat])
    }
}
