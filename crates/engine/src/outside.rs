use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use dice::SeededDice;
use games::{AnyAction, AnyOptions, AnyPosition, AnyView};
use rules::{Notation, Observe, Phrase, Seat, View};

/// The settings of a match, as told to a program that plays in it.
#[derive(Clone, Copy, Debug)]
pub struct Opening<'a> {
    /// The game, its rules and components.
    pub options: &'a AnyOptions,
    /// The number of seats.
    pub seats: u8,
    /// The set-up from which the match starts.
    pub setup: Option<&'a str>,
    /// The program's seat.
    pub seat: Seat,
}

/// The program's thinking budget for one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TimeAllowance {
    /// This fraction of its usual budget.
    Share(f64),
    /// This much time.
    Time(Duration),
}

/// Timeouts for a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// For its first answer.
    pub welcome: Duration,
    /// For an answer, beyond its thinking time.
    pub answer: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            welcome: Duration::from_secs(10),
            answer: Duration::from_secs(30),
        }
    }
}

/// An external program that speaks the protocol.
///
/// It runs as long as this value lives.
pub struct Outside {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
    patience: Patience,
    seat: Seat,
    place: String,
}

/// Why a program cannot continue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EngineError {
    /// It cannot be started.
    NotStarted {
        /// The command.
        command: String,
        /// The reason that the system gives.
        reason: String,
    },
    /// It has ended.
    Gone,
    /// It did not answer within this time.
    Silent(Duration),
    /// It answered with this, which is not legal.
    Illegal(String),
    /// It reported this error.
    Complaint(String),
}

/// The number of unread lines after which a program has to wait.
const UNHEARD_LINES: usize = 1024;
/// No line begins with this, so waiting for it reads everything.
const NEVER_SAID: &str = "\n";
/// How long to wait for the last lines of a program that has ended.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// Longer lines are cut.
const LONGEST_LINE: u64 = 1 << 16;

impl Outside {
    /// Starts the program and tells it the settings of the match. The command is split at white
    /// space; no shell is involved.
    ///
    /// # Errors
    /// If it does not start or does not answer.
    pub fn start(command: &str, opening: &Opening<'_>, patience: Patience) -> Result<Outside, EngineError> {
        let cannot = |error: io::Error| EngineError::NotStarted {
            command: command.to_owned(),
            reason: error.to_string(),
        };
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(cannot)?;
        let stdin = child.stdin.take().expect("standard input is a pipe");
        let stdout = child.stdout.take().expect("standard output is a pipe");
        let (sender, lines) = mpsc::sync_channel(UNHEARD_LINES);
        thread::spawn(move || read_lines(BufReader::new(stdout), &sender));
        let setup = opening
            .setup
            .map_or_else(|| "start".to_owned(), |text| format!("setup {text}"));
        let mut outside = Outside {
            child,
            stdin,
            lines,
            patience,
            seat: opening.seat,
            place: format!("position as {} {setup}", opening.seat),
        };
        outside.say("hello")?;
        outside.wait_for("welcome", patience.welcome)?;
        let options = opening.options;
        let game = format!(
            "game {} rules {} seats {}",
            options.game(),
            options.variant(),
            opening.seats
        );
        match options.components_text() {
            None => outside.say(&game)?,
            Some(text) => outside.say(&format!("{game} components\n{}\nend", text.trim_end()))?,
        }
        Ok(outside)
    }

    /// Asks for an action, given everything the seat was told and its view.
    ///
    /// # Errors
    /// If no legal action arrives in time.
    pub fn choose(
        &mut self,
        told: &[String],
        view: &AnyView,
        allowance: TimeAllowance,
    ) -> Result<AnyAction, EngineError> {
        let moves = if told.is_empty() {
            String::new()
        } else {
            format!(" moves {}", told.join(" "))
        };
        self.say(&format!("{}{moves}", self.place))?;
        let patience = match allowance {
            TimeAllowance::Share(share) => {
                self.say(&format!("go share {share}"))?;
                self.patience.answer
            }
            TimeAllowance::Time(time) => {
                self.say(&format!("go time {}", time.as_millis()))?;
                time + self.patience.answer
            }
        };
        let answer = self.wait_for("bestmove", patience)?;
        let word = answer.split_whitespace().next().unwrap_or_default();
        let illegal = || {
            let shown: String = word.chars().take(40).collect();
            EngineError::Illegal(shown)
        };
        // Words can be read in any world.
        let world = AnyPosition::sample(view, &mut SeededDice::new(1));
        let action = world.read_action(word).map_err(|_| illegal())?;
        let mut legal = Vec::new();
        view.legal_actions(self.seat, &mut legal);
        if legal.contains(&action) {
            Ok(action)
        } else {
            Err(illegal())
        }
    }

    fn say(&mut self, line: &str) -> Result<(), EngineError> {
        let said = writeln!(self.stdin, "{line}").and_then(|()| self.stdin.flush());
        match said {
            Ok(()) => Ok(()),
            // It has ended; perhaps it reported why.
            Err(_) => match self.wait_for(NEVER_SAID, LAST_WORDS) {
                Err(complaint @ EngineError::Complaint(_)) => Err(complaint),
                _ => Err(EngineError::Gone),
            },
        }
    }

    /// Waits for a line that begins with this word and returns the rest; skips all other lines.
    fn wait_for(&mut self, word: &str, patience: Duration) -> Result<String, EngineError> {
        let began = Instant::now();
        loop {
            let left = patience.saturating_sub(began.elapsed());
            let line = self.lines.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Disconnected => EngineError::Gone,
                RecvTimeoutError::Timeout => EngineError::Silent(patience),
            })?;
            let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            if first == word {
                return Ok(rest.trim().to_owned());
            }
            if first == "error" {
                let shown: String = rest.chars().take(200).collect();
                return Err(EngineError::Complaint(shown));
            }
        }
    }
}

impl EngineError {
    /// The reason, as a phrase for people.
    pub fn phrase(&self) -> Phrase {
        match self {
            EngineError::NotStarted { command, reason } => Phrase::new("engine-cannot-start")
                .with("command", command.as_str())
                .with("error", reason.as_str()),
            EngineError::Gone => Phrase::new("engine-gone"),
            EngineError::Silent(patience) => {
                let seconds = patience.as_secs_f64();
                Phrase::new("engine-silent").with("seconds", format!("{seconds:.1}"))
            }
            EngineError::Illegal(word) => Phrase::new("engine-illegal-answer").with("word", word.as_str()),
            EngineError::Complaint(what) => Phrase::new("engine-complains").with("what", what.as_str()),
        }
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        // It may already have ended by itself, which is fine.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn read_lines(mut output: impl BufRead, lines: &SyncSender<String>) {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let read = (&mut output).take(LONGEST_LINE).read_until(b'\n', &mut bytes);
        if matches!(read, Ok(0) | Err(_)) {
            return;
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if lines.send(line).is_err() {
            return;
        }
    }
}
