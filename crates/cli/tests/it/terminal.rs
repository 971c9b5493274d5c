//! People at a terminal: a real pseudo-terminal of 80 columns, and keys.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::process::{Child, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};
use say::COLUMNS;

use crate::command;

const ENTER: &str = "\r";
const TAB: &str = "\t";
const UP: &str = "\x1b[A";
const LEFT: &str = "\x1b[D";
const CTRL_A: &str = "\x01";
const CTRL_C: &str = "\x03";
const CTRL_D: &str = "\x04";
const CTRL_E: &str = "\x05";
const CTRL_W: &str = "\x17";

/// Colours or none.
#[derive(Clone, Copy, PartialEq)]
enum Look {
    Coloured,
    Plain,
}

/// A terminal in which the program runs.
struct Terminal {
    child: Child,
    keyboard: File,
    screen: Receiver<Vec<u8>>,
    /// All that was shown.
    shown: Vec<u8>,
    /// How much of the plain text was waited for already.
    seen: usize,
}

impl Terminal {
    fn open(args: &[&str], look: Look) -> Terminal {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a pseudo-terminal");
        grantpt(&master).expect("it is ours");
        unlockpt(&master).expect("it can be opened");
        let size = Winsize {
            ws_row: 24,
            ws_col: COLUMNS as u16,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        tcsetwinsize(&master, size).expect("it has a size");
        let name = ptsname(&master, Vec::new()).expect("it has a name");
        let slave = OpenOptions::new()
            .read(true)
            .write(true)
            .open(name.to_str().expect("a plain name"))
            .expect("it opens");
        let end = || Stdio::from(slave.try_clone().expect("another handle"));
        let mut command = command(args);
        command.env("TERM", "xterm-256color").env_remove("COLORTERM");
        if look == Look::Coloured {
            command.env_remove("NO_COLOR");
        }
        let child = command.stdin(end()).stdout(end()).stderr(end()).spawn();
        let child = child.expect("the binary starts");
        let keyboard = File::from(master);
        let mut shows = keyboard.try_clone().expect("another handle");
        let (sender, screen) = mpsc::channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            // The end of the program is an error here.
            while let Ok(read @ 1..) = shows.read(&mut bytes) {
                if sender.send(bytes[..read].to_vec()).is_err() {
                    break;
                }
            }
        });
        Terminal {
            child,
            keyboard,
            screen,
            shown: Vec::new(),
            seen: 0,
        }
    }

    fn types(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("keys arrive");
    }

    /// Types, once the prompt is there: what is typed before belongs to nobody.
    fn answers(&mut self, keys: &str) {
        self.waits_for("\nYou > ");
        self.types(keys);
    }

    fn plain(&self) -> String {
        without_escapes(&String::from_utf8_lossy(&self.shown))
    }

    /// Waits until this is shown, after what was waited for before.
    #[track_caller]
    fn waits_for(&mut self, text: &str) {
        let patience = Instant::now() + Duration::from_mins(2);
        loop {
            let plain = self.plain();
            if let Some(at) = plain[self.seen..].find(text) {
                self.seen += at + text.len();
                return;
            }
            let left = patience.saturating_duration_since(Instant::now());
            match self.screen.recv_timeout(left) {
                Ok(bytes) => self.shown.extend(bytes),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!("{text:?} is not shown after {} bytes of:\n{plain}", self.seen);
                }
            }
        }
    }

    /// Waits for the end of the program; returns all that was shown.
    #[track_caller]
    fn ends(mut self) -> (String, Vec<u8>) {
        while let Ok(bytes) = self.screen.recv_timeout(Duration::from_mins(2)) {
            self.shown.extend(bytes);
        }
        assert!(self.child.wait().expect("the program ends").success());
        (self.plain(), std::mem::take(&mut self.shown))
    }
}

/// What somebody reads who sees no colours; the cursor is not followed.
fn without_escapes(text: &str) -> String {
    let mut plain = String::new();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\x1b' => {
                // A sequence of parameters ends with a letter.
                let bracket = letters.next() == Some('[');
                let _ = bracket && letters.any(|letter| matches!(letter, '@'..='~'));
            }
            '\r' => {}
            other => plain.push(other),
        }
    }
    plain
}

/// Whether colours or weights are set.
fn has_colours(shown: &[u8]) -> bool {
    let text = String::from_utf8_lossy(shown);
    text.split("\x1b[").skip(1).any(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != ';');
        end.is_some_and(|end| rest[end..].starts_with('m'))
    })
}

const PYLOS: &[&str] = &["play", "pylos", "--seats", "human,bot:random", "--seed", "1"];

#[test]
fn keys_edit_the_line_and_bring_back_earlier_ones() {
    let mut terminal = Terminal::open(PYLOS, Look::Plain);
    terminal.answers("b1");
    terminal.types(CTRL_A);
    terminal.types("1");
    terminal.types(CTRL_E);
    terminal.types(ENTER);
    terminal.waits_for("You placed a sphere.");
    terminal.answers(UP);
    terminal.types(ENTER);
    terminal.waits_for("there is a sphere on 1b1 already");
    terminal.answers("nonsense 1d");
    terminal.types(CTRL_W);
    terminal.types(CTRL_W);
    terminal.types("1x4");
    terminal.types(LEFT);
    terminal.types("\x7fd");
    terminal.types(ENTER);
    terminal.waits_for("You placed a sphere.");
    terminal.answers("quit\r");
    terminal.ends();
}

#[test]
fn the_tabulator_completes_commands_and_moves_and_what_they_do_is_shown() {
    let mut terminal = Terminal::open(PYLOS, Look::Plain);
    terminal.answers("mo");
    terminal.types(TAB);
    terminal.types(ENTER);
    terminal.waits_for("1d4  place a sphere on 1d4");
    terminal.answers("1b");
    terminal.types(TAB);
    terminal.types(TAB);
    terminal.waits_for("1b3  place a sphere on 1b3");
    terminal.types("2");
    terminal.waits_for("(place a sphere on 1b2)");
    terminal.types(ENTER);
    terminal.waits_for("You placed a sphere.");
    terminal.answers(CTRL_D);
    terminal.ends();
}

#[test]
fn the_prompt_says_what_to_do_and_what_to_type() {
    let mut terminal = Terminal::open(PYLOS, Look::Plain);
    terminal.waits_for("Pylos: You, Pebble");
    terminal.waits_for("Place a sphere. For example:");
    terminal.waits_for("1a1  place a sphere on 1a1");
    terminal.waits_for("“moves” lists all 16 possibilities");
    terminal.answers("hint\r");
    terminal.waits_for("1. ");
    terminal.waits_for("Place a sphere on 1");
    terminal.answers("notation\r");
    terminal.answers("1a1\r");
    terminal.waits_for("Guest: 1a1");
    terminal.answers("quit\r");
    let (plain, _) = terminal.ends();
    assert!(!plain.contains("seat "), "{plain}");
}

#[test]
fn one_interruption_is_a_mistake_and_two_are_meant() {
    let mut terminal = Terminal::open(PYLOS, Look::Plain);
    terminal.answers("1a");
    terminal.types(CTRL_C);
    terminal.waits_for("Ctrl-C once more");
    terminal.answers("moves\r");
    terminal.waits_for("1a1  place");
    terminal.answers(CTRL_C);
    terminal.waits_for("Ctrl-C once more");
    terminal.answers(CTRL_C);
    terminal.ends();
}

#[test]
fn there_are_colours_unless_somebody_does_not_want_them() {
    let play = |more: &[&str], look| {
        let mut terminal = Terminal::open(&[PYLOS, more].concat(), look);
        terminal.answers("1a1\r");
        terminal.waits_for("You placed a sphere.");
        terminal.answers("1a1\r");
        terminal.waits_for("already");
        terminal.answers("quit\r");
        terminal.ends()
    };
    let (plain, coloured) = play(&[], Look::Coloured);
    assert!(has_colours(&coloured), "{plain}");
    let text = String::from_utf8_lossy(&coloured).into_owned();
    for painted in [
        "\x1b[1m\x1b[93mYou\x1b[0m placed",
        "\x1b[31m“1a1” is not possible",
        "\x1b[32m+",
    ] {
        assert!(text.contains(painted), "{painted:?} is not in:\n{text:?}");
    }
    for (more, look) in [
        (&[][..], Look::Plain),
        (&["--color", "never"][..], Look::Coloured),
    ] {
        let (plain, shown) = play(more, look);
        assert!(!has_colours(&shown), "{more:?}: {plain}");
    }
}

#[test]
fn nobody_brings_back_what_another_person_has_typed() {
    let args = ["play", "tomb", "--seats", "human:Anna,human:Ben", "--seed", "3"];
    let mut terminal = Terminal::open(&args, Look::Plain);
    terminal.waits_for("Hand the keyboard to Anna");
    terminal.types(ENTER);
    terminal.waits_for("\nAnna > ");
    let plain = terminal.plain();
    let at = plain.rfind("keep:").expect("an example is shown");
    let word: String = plain[at..]
        .chars()
        .take_while(|letter| !letter.is_whitespace())
        .collect();
    terminal.types(&word);
    terminal.types(ENTER);
    terminal.waits_for("Hand the keyboard to Ben");
    let before = terminal.plain().len();
    terminal.types(ENTER);
    terminal.waits_for("\nBen > ");
    terminal.types(UP);
    terminal.types("quit\r");
    let (plain, _) = terminal.ends();
    assert!(!plain[before..].contains(&word), "{}", &plain[before..]);
}

#[test]
fn no_line_of_any_game_is_wider_than_the_terminal() {
    for (game, seats) in [
        ("pylos", 2),
        ("sun", 5),
        ("tomb", 4),
        ("pyramido", 4),
        ("pacal", 5),
    ] {
        let players = format!("human{}", ",bot:random".repeat(seats - 1));
        let mut terminal = Terminal::open(&["play", game, "--seats", &players, "--seed", "2"], Look::Plain);
        terminal.answers("moves\r");
        terminal.answers("help\r");
        terminal.answers("hint\r");
        terminal.answers("quit\r");
        let (plain, shown) = terminal.ends();
        let shown = String::from_utf8_lossy(&shown).replace('\r', "\n");
        let lines = without_escapes(&shown);
        let wide: Vec<&str> = lines
            .lines()
            .filter(|line| say::columns(line) > COLUMNS)
            .collect();
        assert!(wide.is_empty(), "{game}: {wide:#?}");
        assert!(!plain.contains("seat "), "{game}:\n{plain}");
    }
}
