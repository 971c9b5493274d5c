//! Lines that people type: with editing, history and completion at a keyboard, and as they are
//! through a pipe.

use std::borrow::Cow;
use std::io::{self, BufRead, IsTerminal};
use std::mem;

use games::{AnyAction, AnyPosition};
use rules::{Actor, BySeat, Notation, Observe, Position, Seat, Viewer};
use rustyline::completion::{Completer, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::{Hint, Hinter};
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{ColorMode, CompletionType, Config, Context, Editor, Helper};
use say::{COLUMNS, Speaker};

use super::command::COMMANDS;
use crate::failure::Failure;
use crate::screen;

/// More candidates than this are listed without what they do.
const EXPLAINED: usize = 12;

/// Where lines come from.
pub(super) enum Lines {
    /// From a keyboard, at a terminal that shows what we print.
    Keyboard(Box<Keyboard>),
    /// From a pipe or a file, one line after another.
    Pipe,
}

/// A line, or why there is none.
pub(super) enum Typed {
    Line(String),
    /// Control and C.
    Interrupted,
    /// No line will ever come.
    End,
}

/// The editor of a terminal.
pub(super) struct Keyboard {
    editor: Editor<Assistant, MemHistory>,
    /// What everybody has typed: people who share a keyboard may have secrets.
    histories: BySeat<Option<MemHistory>>,
}

/// A question, and the person who is asked.
pub(super) struct Question {
    pub(super) seat: Seat,
    /// The text before the line.
    pub(super) prompt: String,
    /// The same in colours.
    pub(super) painted: String,
    /// What moves can be completed from; nothing if no move is asked for.
    pub(super) moves: Option<Moves>,
}

/// What a seat can play in a position.
pub(super) struct Moves {
    pub(super) position: AnyPosition,
    pub(super) seat: Seat,
    pub(super) names: BySeat<String>,
    pub(super) speaker: Speaker,
}

impl Lines {
    /// Lines for this many seats.
    pub(super) fn new(seats: u8) -> Lines {
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return Lines::Pipe;
        }
        let colours = if screen::has_colours() {
            ColorMode::Enabled
        } else {
            ColorMode::Disabled
        };
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .color_mode(colours)
            .build();
        match Editor::with_history(config, MemHistory::new()) {
            Ok(editor) => Lines::Keyboard(Box::new(Keyboard {
                editor,
                histories: BySeat::from_fn(seats, |_| None),
            })),
            Err(_) => Lines::Pipe,
        }
    }

    /// Whether somebody types and reads at a terminal.
    pub(super) const fn by_hand(&self) -> bool {
        matches!(self, Lines::Keyboard(_))
    }

    /// The next line. Only at a keyboard the question is shown.
    pub(super) fn read(&mut self, question: impl FnOnce() -> Question) -> Result<Typed, Failure> {
        match self {
            Lines::Pipe => Ok(read_line()?),
            Lines::Keyboard(keyboard) => keyboard.read(question()),
        }
    }
}

impl Keyboard {
    fn read(&mut self, question: Question) -> Result<Typed, Failure> {
        let Question {
            seat,
            prompt,
            painted,
            moves,
        } = question;
        let is_move = moves.is_some();
        let own = self.histories[seat].take().unwrap_or_default();
        let others = mem::replace(self.editor.history_mut(), own);
        self.editor.set_helper(Some(Assistant { moves }));
        let typed = match self.editor.readline(&(prompt, painted)) {
            Ok(line) => {
                if is_move && !line.trim().is_empty() {
                    // Without it the line counts all the same.
                    let _ = self.editor.add_history_entry(line.trim());
                }
                Ok(Typed::Line(line))
            }
            Err(ReadlineError::Interrupted) => Ok(Typed::Interrupted),
            Err(ReadlineError::Eof) => Ok(Typed::End),
            Err(ReadlineError::Io(error)) => Err(error.into()),
            Err(error) => Err(Failure::failed(error.to_string())),
        };
        self.histories[seat] = Some(mem::replace(self.editor.history_mut(), others));
        typed
    }
}

/// A line of standard input. Invalid UTF-8 becomes something that is certainly not a move.
fn read_line() -> io::Result<Typed> {
    let mut bytes = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut bytes)?;
    Ok(match read {
        0 => Typed::End,
        _ => Typed::Line(String::from_utf8_lossy(&bytes).into_owned()),
    })
}

/// Completes commands and moves, and says what a move does before it is played.
struct Assistant {
    moves: Option<Moves>,
}

impl Moves {
    /// The position after these words, if the seat can play them and goes on.
    fn after(&self, words: &str) -> Option<AnyPosition> {
        let mut position = self.position.clone();
        for word in position.words(words) {
            let action = self.read(&position, word)?;
            position.play_unchecked(Actor::Seat(self.seat), action);
        }
        (position.next_actor() == Some(Actor::Seat(self.seat))).then_some(position)
    }

    /// The action that this word means, if it can be played.
    fn read(&self, position: &AnyPosition, word: &str) -> Option<AnyAction> {
        let actor = Actor::Seat(self.seat);
        let action = position.read_action(word).ok()?;
        let allowed = position.next_actor() == Some(actor) && position.refuse(actor, action).is_none();
        allowed.then_some(action)
    }

    /// What an action does.
    fn words(&self, position: &AnyPosition, action: AnyAction) -> Option<String> {
        let view = position.view(Viewer::Seat(self.seat));
        self.speaker.action_named(&view, action, &self.names)
    }

    /// What the last move of the line does, if all of them can be played.
    fn preview(&self, line: &str) -> Option<String> {
        let mut position = self.position.clone();
        let mut said = None;
        for word in position.words(line) {
            let action = self.read(&position, word)?;
            said = self.words(&position, action);
            position.play_unchecked(Actor::Seat(self.seat), action);
        }
        said
    }
}

impl Completer for Assistant {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let before = &line[..at];
        let start = before.rfind(char::is_whitespace).map_or(0, |space| space + 1);
        let (words, begun) = before.split_at(start);
        let Some(moves) = &self.moves else {
            return Ok((start, Vec::new()));
        };
        let mut found = Vec::new();
        if let Some(position) = moves.after(words) {
            let mut actions = Vec::new();
            position.legal_actions(Actor::Seat(moves.seat), &mut actions);
            let written = actions
                .into_iter()
                .map(|action| (position.write_action(action), action));
            let fitting: Vec<_> = written.filter(|(word, _)| word.starts_with(begun)).collect();
            let widest = fitting
                .iter()
                .map(|(word, _)| say::columns(word))
                .max()
                .unwrap_or(0);
            let explained = fitting.len() <= EXPLAINED;
            found.extend(fitting.into_iter().map(|(word, action)| {
                let what = moves.words(&position, action).filter(|_| explained);
                let display = what.map_or_else(
                    || word.clone(),
                    |what| say::shortened(&format!("{word:<widest$}  {what}"), COLUMNS - 2),
                );
                Pair {
                    display,
                    replacement: format!("{word} "),
                }
            }));
        }
        if words.trim().is_empty() {
            let commands = COMMANDS.iter().filter(|command| command.starts_with(begun));
            found.extend(commands.map(|command| Pair {
                display: (*command).to_owned(),
                replacement: format!("{command} "),
            }));
        }
        Ok((start, found))
    }
}

/// What a typed move does, shown behind it.
struct Preview(String);

impl Hint for Preview {
    fn display(&self) -> &str {
        &self.0
    }

    fn completion(&self) -> Option<&str> {
        None
    }
}

impl Hinter for Assistant {
    type Hint = Preview;

    fn hint(&self, line: &str, at: usize, _: &Context<'_>) -> Option<Preview> {
        let ends = at == line.len() && !line.trim().is_empty();
        let said = self.moves.as_ref().filter(|_| ends)?.preview(line)?;
        Some(Preview(format!("  ({said})")))
    }
}

impl Highlighter for Assistant {
    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        let style = screen::FAINT;
        Cow::Owned(format!("{style}{hint}{style:#}"))
    }
}

impl Validator for Assistant {}
impl Helper for Assistant {}
