use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

use bots::Bot;
use games::{AnyAction, AnyRefusal};
use play::{Player, Reach, Refused, SeatCommand};
use rules::{Actor, Notation, Observe, Phrase, Position, Seat, Viewer};
use say::board;

use super::table::Table;
use super::{finish_text, hint};
use crate::failure::Failure;

/// The dialogue at the terminal.
pub(super) struct Session {
    table: Table,
    /// Whether input comes from a keyboard rather than a pipe.
    by_hand: bool,
    /// The seat whose secrets are on the screen.
    on_screen: Option<Seat>,
    /// Whether a line of the pipe was refused.
    refused: bool,
}

/// Whether the match continues.
enum Next {
    GoOn,
    Leave,
}

/// A line that a person typed.
enum Line<'a> {
    Nothing,
    Help,
    Moves,
    Board,
    Hint,
    Undo,
    Save(&'a str),
    Resign,
    Draw,
    Accept,
    Decline,
    Quit,
    Move(&'a str),
}

impl<'a> Line<'a> {
    fn read(text: &'a str) -> Line<'a> {
        let text = text.trim();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        match word {
            "" => Line::Nothing,
            "help" | "?" => Line::Help,
            "moves" => Line::Moves,
            "board" => Line::Board,
            "hint" => Line::Hint,
            "undo" => Line::Undo,
            "save" => Line::Save(rest.trim()),
            "resign" => Line::Resign,
            "draw" => Line::Draw,
            "accept" => Line::Accept,
            "decline" => Line::Decline,
            "quit" | "exit" => Line::Quit,
            _ => Line::Move(text),
        }
    }
}

impl Session {
    pub(super) fn new(table: Table) -> Session {
        let by_hand = io::stdin().is_terminal() && io::stdout().is_terminal();
        Session {
            table,
            by_hand,
            on_screen: None,
            refused: false,
        }
    }

    /// Plays until the match is over or the input ends; returns the exit code.
    pub(super) fn play(mut self) -> Result<u8, Failure> {
        let speaker = self.table.speaker;
        let mut out = anstream::stdout();
        if self.by_hand {
            writeln!(out, "{}", speaker.text("cli-play-welcome"))?;
        }
        while !self.table.game.is_over() {
            match self.table.game.position().next_actor() {
                Some(Actor::Chance) => self.table.deal()?,
                Some(Actor::Seat(seat)) if self.is_person(seat) => {
                    if let Next::Leave = self.turn_of(seat)? {
                        self.say_where_kept(&mut out)?;
                        return Ok(self.code());
                    }
                }
                Some(Actor::Seat(seat)) => self.table.bot_acts(seat)?,
                None => break,
            }
        }
        self.table.tell(&mut out, self.usual_viewer())?;
        let over = self.table.game.position().turn() == rules::Turn::Over;
        self.table
            .show(&mut out, if over { Viewer::All } else { Viewer::Public })?;
        if let Some(finish) = self.table.game.result() {
            writeln!(out, "{}", finish_text(&self.table.game, finish, speaker))?;
        }
        self.say_where_kept(&mut out)?;
        Ok(self.code())
    }

    fn code(&self) -> u8 {
        u8::from(self.refused && !self.by_hand)
    }

    fn say_where_kept(&self, out: &mut impl Write) -> io::Result<()> {
        match self.table.kept_in() {
            None => Ok(()),
            Some(path) => {
                let phrase = Phrase::new("cli-kept").with("file", path.display().to_string());
                writeln!(out, "{}", self.table.speaker.say(&phrase))
            }
        }
    }

    fn is_person(&self, seat: Seat) -> bool {
        matches!(self.table.game.players()[seat], Player::Person(_))
    }

    /// A single person at the table sees what their seat sees; several share what lies open.
    fn usual_viewer(&self) -> Viewer {
        let mut people = Seat::all(self.table.game.header().seats()).filter(|&seat| self.is_person(seat));
        match (people.next(), people.next()) {
            (Some(only), None) => Viewer::Seat(only),
            _ => Viewer::Public,
        }
    }

    /// Processes one input line of a person whose turn it is.
    fn turn_of(&mut self, seat: Seat) -> Result<Next, Failure> {
        let mut out = anstream::stdout();
        if !self.hand_over(seat)? {
            return Ok(Next::Leave);
        }
        let viewer = Viewer::Seat(seat);
        // People who share a screen and have no secrets have all read the same lines.
        let reader = if self.table.has_secrets(seat) {
            viewer
        } else {
            self.usual_viewer()
        };
        self.table.time_begins_anew();
        self.table.tell(&mut out, reader)?;
        self.table.show(&mut out, viewer)?;
        loop {
            let Some(line) = self.ask(seat)? else {
                return Ok(Next::Leave);
            };
            self.table.tick()?;
            if self.table.game.is_over() {
                return Ok(Next::GoOn);
            }
            let said = match Line::read(&line) {
                Line::Nothing => continue,
                Line::Help => {
                    self.help(&mut out)?;
                    continue;
                }
                Line::Moves => {
                    self.moves(&mut out, seat)?;
                    continue;
                }
                Line::Board => {
                    self.table.show(&mut out, viewer)?;
                    continue;
                }
                Line::Hint => {
                    self.hint(&mut out, seat)?;
                    continue;
                }
                Line::Save(path) => {
                    self.save(&mut out, path)?;
                    continue;
                }
                Line::Quit => return Ok(Next::Leave),
                Line::Undo => self.undo(seat)?,
                Line::Resign => self.table.wish(seat, SeatCommand::Resign)?,
                Line::Draw => self.table.wish(seat, SeatCommand::OfferDraw)?,
                Line::Accept => self.table.wish(seat, SeatCommand::AcceptDraw)?,
                Line::Decline => self.table.wish(seat, SeatCommand::DeclineDraw)?,
                Line::Move(text) => {
                    if let Err(why) = self.act(seat, text)? {
                        self.refuse(&why);
                        continue;
                    }
                    return Ok(Next::GoOn);
                }
            };
            match said {
                Ok(()) => return Ok(Next::GoOn),
                Err(refused) => self.refuse(&self.reason(&refused)),
            }
        }
    }

    fn refuse(&mut self, why: &str) {
        self.refused = true;
        anstream::eprintln!("{why}");
    }

    fn reason(&self, refused: &Refused<AnyRefusal>) -> String {
        let speaker = self.table.speaker;
        match refused {
            Refused::Illegal(refusal) => speaker.refusal(refusal),
            other => speaker.say(&other.phrase()),
        }
    }

    /// Clears the screen between people who must not see each other's secrets.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        if !self.by_hand || self.on_screen == Some(seat) || !self.table.has_secrets(seat) {
            return Ok(true);
        }
        let speaker = self.table.speaker;
        let mut out = anstream::stdout();
        let clear = "\u{1b}[2J\u{1b}[3J\u{1b}[H";
        write!(out, "{clear}")?;
        let phrase = Phrase::new("cli-hand-over").with("name", self.table.painted_name(seat));
        write!(out, "{} ", speaker.say(&phrase))?;
        out.flush()?;
        let ready = read_line()?.is_some();
        write!(out, "{clear}")?;
        self.on_screen = Some(seat);
        Ok(ready)
    }

    fn ask(&self, seat: Seat) -> Result<Option<String>, Failure> {
        if self.by_hand {
            let speaker = self.table.speaker;
            let mut out = anstream::stdout();
            if self.table.game.draw().is_some_and(|draw| draw.by != seat) {
                writeln!(out, "{}", speaker.text("cli-draw-offered"))?;
            }
            let view = self.table.game.position().view(Viewer::Seat(seat));
            writeln!(out, "{}", board::prompt(&view, speaker))?;
            for line in self.table.clocks(seat) {
                writeln!(out, "{line}")?;
            }
            let phrase = Phrase::new("cli-prompt").with("name", self.table.painted_name(seat));
            write!(out, "{} ", speaker.say(&phrase))?;
            out.flush()?;
        }
        Ok(read_line()?)
    }

    /// Plays all actions of a line, or none.
    fn act(&mut self, seat: Seat, text: &str) -> Result<Result<(), String>, Failure> {
        let speaker = self.table.speaker;
        let mut trial = self.table.game.position().clone();
        let mut actions: Vec<AnyAction> = Vec::new();
        for word in trial.words(text) {
            let Ok(action) = trial.read_action(word) else {
                let phrase = Phrase::new("cli-not-a-move").with("text", word);
                return Ok(Err(speaker.say(&phrase)));
            };
            if trial.next_actor() == Some(Actor::Chance) {
                let phrase = Phrase::new("cli-chance-first").with("text", word);
                return Ok(Err(speaker.say(&phrase)));
            }
            if let Some(refusal) = trial.refuse(Actor::Seat(seat), action) {
                let phrase = Phrase::new("cli-illegal")
                    .with("text", word)
                    .with("reason", speaker.refusal(&refusal));
                return Ok(Err(speaker.say(&phrase)));
            }
            trial.play_unchecked(Actor::Seat(seat), action);
            actions.push(action);
        }
        for action in actions {
            if let Err(refused) = self.table.wish(seat, SeatCommand::Act(action))? {
                return Ok(Err(self.reason(&refused)));
            }
        }
        Ok(Ok(()))
    }

    /// Takes back the last thing that a person at this screen did. People who share a screen
    /// agree aloud, so their consent is simply recorded.
    fn undo(&mut self, seat: Seat) -> Result<Result<(), Refused<AnyRefusal>>, Failure> {
        let simply = self.table.wish(seat, SeatCommand::Undo(Reach::Turn))?;
        if simply.is_ok() {
            return Ok(simply);
        }
        let acted = self.table.game.standing().filter_map(|number| {
            match self.table.game.entry(number).map(|entry| &entry.kind) {
                Some(play::EntryKind::Acted { seat, .. }) => Some(*seat),
                _ => None,
            }
        });
        let Some(last) = acted.filter(|&seat| self.is_person(seat)).last() else {
            return Ok(simply);
        };
        if let Err(refused) = self.table.wish(last, SeatCommand::AskTakeback(Reach::Turn))? {
            return Ok(Err(refused));
        }
        for other in Seat::all(self.table.game.header().seats()) {
            let asked = other != last && self.is_person(other) && self.table.game.takeback().is_some();
            if asked && let Err(refused) = self.table.wish(other, SeatCommand::GiveTakeback)? {
                return Ok(Err(refused));
            }
        }
        Ok(Ok(()))
    }

    fn help(&self, out: &mut impl Write) -> io::Result<()> {
        let speaker = self.table.speaker;
        let game = self.table.game.position().game();
        writeln!(
            out,
            "{}\n\n{}",
            speaker.game_notation(game),
            speaker.text("cli-play-help")
        )
    }

    fn moves(&self, out: &mut impl Write, seat: Seat) -> io::Result<()> {
        let position = self.table.game.position();
        let mut actions = Vec::new();
        position.legal_actions(Actor::Seat(seat), &mut actions);
        let words: Vec<_> = actions
            .into_iter()
            .map(|action| position.write_action(action))
            .collect();
        writeln!(out, "{}", words.join("  "))
    }

    /// Shows what our best bot would do here.
    fn hint(&mut self, out: &mut impl Write, seat: Seat) -> io::Result<()> {
        let adviser = Bot::adviser(self.table.game.position().game());
        self.table.time_begins_anew();
        let advice = self.table.consider(adviser, seat);
        let view = self.table.game.position().view(Viewer::Seat(seat));
        for line in hint::lines(&advice, &view, self.table.speaker) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    fn save(&mut self, out: &mut impl Write, path: &str) -> io::Result<()> {
        let speaker = self.table.speaker;
        if path.is_empty() {
            self.refuse(&speaker.text("cli-save-where"));
            return Ok(());
        }
        match self.table.save(Path::new(path)) {
            Ok(()) => writeln!(
                out,
                "{}",
                speaker.say(&Phrase::new("cli-kept").with("file", path))
            ),
            Err(error) => {
                let phrase = Phrase::new("cli-cannot-write")
                    .with("file", path)
                    .with("error", error.to_string());
                self.refuse(&speaker.say(&phrase));
                Ok(())
            }
        }
    }
}

/// A line of standard input; `None` at its end. Invalid UTF-8 becomes something that is certainly
/// not a move.
fn read_line() -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut bytes)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}
