use std::io::{self, Write};
use std::path::Path;
use std::time::{Instant, SystemTime};

use ::board::{Audience, StoryTurn};
use bots::{Advice, Bot, TurnTime};
use dice::SeededDice;
use dice::fair::{Nonce, Secret};
use games::{AnyAction, AnyPosition, AnyRefusal};
use play::record::Record;
use play::{Command, Due, Match, Player, Refused, SeatCommand, Time};
use rules::{BySeat, Observe, Phrase, Position, Seat, Turn, Viewer};
use say::{Sketch, Speaker, board, capitalised};

use super::engines::Engines;
use super::journal::{Journal, secret_path};
use super::opponent;
use super::random::Source;
use super::seats::word;
pub(super) use super::story::Wording;
use super::story::{Reader, Told};
use crate::failure::Failure;
use crate::files;
use crate::screen::{self, paint_changed, seat_style};

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
    /// How far each reader has read the story.
    readers: Vec<Reader>,
    /// The only person at the table, if there is one: they are "you".
    you: Option<Seat>,
    pub(super) wording: Wording,
    /// The last board that was shown, and to whom.
    shown: Option<(Viewer, Sketch)>,
}

impl Table {
    pub(super) fn new(
        game: Match<AnyPosition>,
        journal: Option<Journal>,
        secret: Option<Secret>,
        engines: Engines,
        source: &mut Source,
        wording: Wording,
        speaker: Speaker,
    ) -> Table {
        let is_person = |seat: &Seat| matches!(game.players()[*seat], Player::Person(_));
        let mut people = Seat::all(game.header().seats()).filter(is_person);
        let you = match (people.next(), people.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        };
        let mut table = Table {
            game,
            speaker,
            journal,
            secret,
            dice: source.dice(),
            engines,
            turn_time: TurnTime::default(),
            readers: Vec::new(),
            you,
            wording,
            shown: None,
        };
        let seats = Seat::all(table.game.header().seats()).map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Public]) {
            let reader = Reader::new(&table.game, viewer, table.names(), table.audience(viewer));
            table.readers.push(reader);
        }
        table
    }

    /// Adds to the dice for everybody at this terminal, so that the match can begin: all seal
    /// first, as at any other table. Whose nonce was lost when the match was broken off seals
    /// another.
    pub(super) fn begin(&mut self, source: &mut Source) -> Result<(), Failure> {
        let seats = self.game.header().seats();
        let mut nonces: BySeat<Option<Nonce>> = BySeat::from_fn(seats, |_| None);
        while let Some(seat) = Seat::all(seats).find(|seat| self.game.due(*seat).is_some()) {
            let sealed = nonces[seat].filter(|nonce| self.game.seal(seat) == Some(nonce.seal()));
            let wish = match (self.game.due(seat), sealed) {
                (Some(Due::Nonce), Some(nonce)) => SeatCommand::GiveNonce(nonce),
                _ => SeatCommand::SealNonce(nonces[seat].insert(source.nonce()).seal()),
            };
            if let Err(refused) = self.wish(seat, wish)? {
                return Err(Failure::failed(self.speaker.say(&refused.phrase())));
            }
        }
        Ok(())
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
        let names = self.names_on_screen();
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
            Some(Err(error)) => {
                self.engines.dismiss(seat);
                let phrase =
                    Phrase::new("cli-engine-replaced").with("why", self.speaker.say(&error.phrase()));
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
        server::names(&self.game, self.speaker)
    }

    /// The names for boards and prompts: a single person is "you".
    pub(super) fn names_on_screen(&self) -> BySeat<String> {
        let you = capitalised(&self.speaker.text("told-you"));
        self.names().map(|seat, name| match self.you {
            Some(own) if own == seat => you.clone(),
            _ => name.clone(),
        })
    }

    /// The only person at the table, if there is one.
    pub(super) const fn you(&self) -> Option<Seat> {
        self.you
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

    /// Prints what this viewer has not read yet, when a seat is asked to act.
    pub(super) fn tell(
        &mut self,
        out: &mut impl Write,
        viewer: Viewer,
        asked: Option<Seat>,
    ) -> io::Result<()> {
        let (names, audience) = (self.names(), self.audience(viewer));
        let reader = self.readers.iter_mut().find(|reader| reader.viewer == viewer);
        let news = reader.map(|reader| reader.news(&self.game, names.clone(), audience, asked, self.wording));
        for told in news.into_iter().flatten() {
            match told {
                Told::Undone(seat) if audience.you == Some(seat) => {
                    screen::print(out, &self.speaker.text("cli-you-took-back"))?;
                }
                Told::Undone(seat) => {
                    let phrase = Phrase::new("cli-took-back").with("name", names[seat].as_str());
                    screen::print(out, &self.speaker.say(&phrase))?;
                }
                Told::Learnt(text) | Told::Notation(text) => screen::print(out, &text)?,
                Told::Turn(turn) => self.tell_turn(out, &turn, &names, audience)?,
            }
        }
        Ok(())
    }

    /// Prints a turn in a sentence, with the name in its colour.
    fn tell_turn(
        &self,
        out: &mut impl Write,
        turn: &StoryTurn,
        names: &BySeat<String>,
        audience: Audience,
    ) -> io::Result<()> {
        let called = |seat: Seat| match audience.you {
            Some(you) if you == seat => self.speaker.text("told-you"),
            _ => names[seat].clone(),
        };
        let who = turn.by.map(|seat| (seat, capitalised(&called(seat))));
        let painted = who.and_then(|(seat, name)| {
            let rest = turn.text.strip_prefix(&name)?;
            let style = seat_style(seat);
            Some((name.clone(), format!("{style}{name}{style:#}"), rest))
        });
        match painted {
            None => screen::print(out, &turn.text),
            Some((name, painted, rest)) => {
                // Broken before it is painted: colours take no columns.
                let broken = screen::broken(&turn.text);
                writeln!(out, "{painted}{}", broken.get(name.len()..).unwrap_or(rest))
            }
        }
    }

    /// How the story is told to a viewer: a viewer who sees what only they may see is "you".
    fn audience(&self, viewer: Viewer) -> Audience {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::All => None,
        };
        Audience {
            speaker: self.speaker,
            you,
        }
    }

    /// Prints the board for a viewer.
    pub(super) fn show(&mut self, out: &mut impl Write, viewer: Viewer) -> io::Result<()> {
        let view = self.game.position().view(viewer);
        let sketch = board::sketch(&view, &self.names_on_screen(), self.speaker);
        writeln!(out)?;
        let before = self.shown.take().filter(|(seen_by, _)| *seen_by == viewer);
        let before = before.map_or_else(|| sketch.clone(), |(_, before)| before);
        paint_changed(out, &sketch, &before)?;
        self.shown = Some((viewer, sketch));
        writeln!(out)
    }
}
