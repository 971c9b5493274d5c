use std::io::{self, Write};
use std::path::Path;

use bots::Bot;
use games::{AnyAction, AnyRefusal};
use play::{Player, Reach, Refused, SeatCommand};
use rules::{Actor, Notation, Observe, Phrase, Position, Refusal, Seat, Viewer};

use super::command::Line;
use super::line::{Lines, Moves, Question, Typed};
use super::table::{Table, Wording};
use super::{Telling, finish_told, hint};
use crate::failure::Failure;
use crate::screen::{self, ERROR, STRONG, seat_style};

/// The dialogue at the terminal.
pub(super) struct Session {
    table: Table,
    lines: Lines,
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

/// Why a line was not played, with the word that is to blame.
enum NotPlayed<'t> {
    /// It is no action of this game.
    NotAMove(&'t str),
    /// Chance decides before it.
    ChanceFirst(&'t str),
    /// The rules forbid it.
    Illegal(&'t str, AnyRefusal),
    /// The match forbids it.
    Refused(Refused<AnyRefusal>),
}

impl Session {
    pub(super) fn new(table: Table) -> Session {
        let lines = Lines::new(table.game.header().seats());
        Session {
            table,
            lines,
            on_screen: None,
            refused: false,
        }
    }

    /// Plays until the match is over or the input ends; returns the exit code.
    pub(super) fn play(mut self) -> Result<u8, Failure> {
        let speaker = self.table.speaker;
        let mut out = anstream::stdout();
        if self.lines.by_hand() {
            self.welcome(&mut out)?;
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
        self.table.tell(&mut out, self.usual_viewer(), None)?;
        let over = self.table.game.position().turn() == rules::Turn::Over;
        self.table
            .show(&mut out, if over { Viewer::All } else { Viewer::Public })?;
        if let Some(finish) = self.table.game.result() {
            let names = self.table.names_on_screen();
            let telling = Telling {
                speaker,
                names: &names,
                you: self.table.you(),
                rules: self.tells_rules(),
            };
            screen::print(&mut out, &finish_told(&self.table.game, finish, telling))?;
        }
        self.say_where_kept(&mut out)?;
        Ok(self.code())
    }

    /// What is played by whom, and how to begin.
    fn welcome(&self, out: &mut impl Write) -> io::Result<()> {
        let speaker = self.table.speaker;
        let game = self.table.game.position().game();
        let names = self.table.names_on_screen();
        let names: Vec<String> = names
            .enumerate()
            .map(|(seat, name)| {
                let style = seat_style(seat);
                format!("{style}{name}{style:#}")
            })
            .collect();
        let name = format!("{STRONG}{}{STRONG:#}", speaker.game_name(game));
        let phrase = Phrase::new("cli-play-table").with("game", name);
        writeln!(out, "{}", speaker.say(&phrase.with("players", names.join(", "))))?;
        screen::print(out, &speaker.game_about(game))?;
        screen::print(out, &speaker.text("cli-play-welcome"))
    }

    /// Rules are told to programs, and to those who want to see the notation.
    fn tells_rules(&self) -> bool {
        !self.lines.by_hand() || self.table.wording == Wording::Notation
    }

    fn code(&self) -> u8 {
        u8::from(self.refused && !self.lines.by_hand())
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

    /// Processes input lines of a person whose turn it is, up to the first that changes something.
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
        self.table.tell(&mut out, reader, Some(seat))?;
        self.table.show(&mut out, viewer)?;
        self.prompt(&mut out, seat)?;
        let mut interrupted = false;
        loop {
            let line = match self.ask(seat)? {
                Typed::Line(line) => line,
                Typed::Interrupted if !interrupted => {
                    interrupted = true;
                    screen::print(&mut out, &self.table.speaker.text("cli-interrupted"))?;
                    continue;
                }
                Typed::Interrupted | Typed::End => return Ok(Next::Leave),
            };
            interrupted = false;
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
                Line::Moves(text) => {
                    self.moves(&mut out, seat, text)?;
                    continue;
                }
                Line::Board => {
                    self.table.show(&mut out, viewer)?;
                    self.prompt(&mut out, seat)?;
                    continue;
                }
                Line::Hint => {
                    self.hint(&mut out, seat)?;
                    continue;
                }
                Line::Notation => {
                    self.change_wording(&mut out)?;
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
                        self.refuse(&self.why_not_played(&why));
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
        anstream::eprintln!("{ERROR}{}{ERROR:#}", screen::broken(why));
    }

    fn reason(&self, refused: &Refused<AnyRefusal>) -> String {
        let speaker = self.table.speaker;
        match refused {
            Refused::Illegal(refusal) => self.why_illegal(refusal),
            other => speaker.say(&other.phrase().named(&self.table.names())),
        }
    }

    /// Why a line was not played, in words.
    fn why_not_played(&self, why: &NotPlayed<'_>) -> String {
        let phrase = match why {
            NotPlayed::NotAMove(word) => Phrase::new("cli-not-a-move").with("text", *word),
            NotPlayed::ChanceFirst(word) => Phrase::new("cli-chance-first").with("text", *word),
            NotPlayed::Illegal(word, refusal) => Phrase::new("cli-illegal")
                .with("text", *word)
                .with("reason", self.why_illegal(refusal)),
            NotPlayed::Refused(refused) => return self.reason(refused),
        };
        self.table.speaker.say(&phrase)
    }

    /// Why an action is refused, with names instead of seats.
    fn why_illegal(&self, refusal: &AnyRefusal) -> String {
        let speaker = self.table.speaker;
        let reason = speaker.say(&refusal.phrase().named(&self.table.names()));
        match refusal.rule().filter(|_| self.tells_rules()) {
            None => reason,
            Some(rule) => {
                let phrase = Phrase::new("refused-with-rule").with("reason", reason);
                speaker.say(&phrase.with("rule", rule.to_string()))
            }
        }
    }

    /// Clears the screen between people who must not see each other's secrets.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        if !self.lines.by_hand() || self.on_screen == Some(seat) || !self.table.has_secrets(seat) {
            return Ok(true);
        }
        let speaker = self.table.speaker;
        clear()?;
        let said = |name: String| {
            let phrase = Phrase::new("cli-hand-over").with("name", name);
            format!("{} ", speaker.say(&phrase))
        };
        let (name, style) = (self.table.names()[seat].clone(), seat_style(seat));
        let painted = said(format!("{style}{name}{style:#}"));
        let answer = self.lines.read(|| Question {
            seat,
            prompt: said(name),
            painted,
            moves: None,
        })?;
        clear()?;
        self.on_screen = Some(seat);
        Ok(matches!(answer, Typed::Line(_)))
    }

    /// Says what can be done now, if somebody reads it.
    fn prompt(&self, out: &mut impl Write, seat: Seat) -> io::Result<()> {
        if self.lines.by_hand() {
            self.table.prompt(out, seat)
        } else {
            Ok(())
        }
    }

    /// The next line of the person whose turn it is.
    fn ask(&mut self, seat: Seat) -> Result<Typed, Failure> {
        let table = &self.table;
        self.lines.read(|| {
            let said = |name: String| {
                let phrase = Phrase::new("cli-prompt").with("name", name);
                format!("{} ", table.speaker.say(&phrase))
            };
            let (name, style) = (table.names_on_screen()[seat].clone(), seat_style(seat));
            Question {
                seat,
                painted: said(format!("{style}{name}{style:#}")),
                prompt: said(name),
                moves: Some(Moves {
                    position: table.game.position().clone(),
                    seat,
                    names: table.names(),
                    speaker: table.speaker,
                }),
            }
        })
    }

    /// Plays all actions of a line, or none.
    fn act<'t>(&mut self, seat: Seat, text: &'t str) -> Result<Result<(), NotPlayed<'t>>, Failure> {
        let mut trial = self.table.game.position().clone();
        let mut actions: Vec<AnyAction> = Vec::new();
        for word in trial.words(text) {
            let Ok(action) = trial.read_action(word) else {
                return Ok(Err(NotPlayed::NotAMove(word)));
            };
            if trial.next_actor() == Some(Actor::Chance) {
                return Ok(Err(NotPlayed::ChanceFirst(word)));
            }
            if let Some(refusal) = trial.refuse(Actor::Seat(seat), action) {
                return Ok(Err(NotPlayed::Illegal(word, refusal)));
            }
            trial.play_unchecked(Actor::Seat(seat), action);
            actions.push(action);
        }
        for action in actions {
            if let Err(refused) = self.table.wish(seat, SeatCommand::Act(action))? {
                return Ok(Err(NotPlayed::Refused(refused)));
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
        screen::print(out, &speaker.game_notation(game))?;
        writeln!(out)?;
        screen::print(out, &speaker.text("cli-play-help"))
    }

    /// Lists what can be played: one line of words through a pipe, explained by hand.
    fn moves(&self, out: &mut impl Write, seat: Seat, text: &str) -> io::Result<()> {
        if self.lines.by_hand() {
            return self.table.list_moves(out, seat, text);
        }
        let position = self.table.game.position();
        let actions = self.table.moves_with(seat, text);
        let words: Vec<_> = actions
            .into_iter()
            .map(|action| position.write_action(action))
            .collect();
        writeln!(out, "{}", words.join("  "))
    }

    /// From sentences to notation, and back.
    fn change_wording(&mut self, out: &mut impl Write) -> io::Result<()> {
        let (wording, id) = match self.table.wording {
            Wording::Sentences => (Wording::Notation, "cli-notation-on"),
            Wording::Notation => (Wording::Sentences, "cli-notation-off"),
        };
        self.table.wording = wording;
        screen::print(out, &self.table.speaker.text(id))
    }

    /// Shows what our best bot would do here.
    fn hint(&mut self, out: &mut impl Write, seat: Seat) -> io::Result<()> {
        let adviser = Bot::adviser(self.table.game.position().game());
        self.table.time_begins_anew();
        let advice = self.table.consider(adviser, seat);
        let view = self.table.game.position().view(Viewer::Seat(seat));
        let names = self.table.names();
        for line in hint::lines(&advice, &view, &names, self.table.wording, self.table.speaker) {
            screen::print(out, &line)?;
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

/// Clears the terminal. Secrets must go even where no colours are wanted.
fn clear() -> io::Result<()> {
    let mut out = io::stdout();
    out.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
    out.flush()
}
