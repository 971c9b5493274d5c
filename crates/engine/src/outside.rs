use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use dice::SeededDice;
use games::{AnyAction, AnyOptions, AnyPosition, AnyView};
use rules::{Notation, Observe, Phrase, Seat, View};

/// What a match is about, as it is told to a program that plays in it.
#[derive(Clone, Copy, Debug)]
pub struct Opening<'a> {
    /// The game, its rules and components.
    pub options: &'a AnyOptions,
    /// How many seats.
    pub seats: u8,
    /// A set-up that the match starts from.
    pub setup: Option<&'a str>,
    /// Where the program sits.
    pub seat: Seat,
}

/// How much the program may think about one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Allowance {
    /// This part of what it would usually think.
    Share(f64),
    /// This much time.
    Time(Duration),
}

/// How long to wait for a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// For its first words.
    pub welcome: Duration,
    /// For an answer, beyond the time that it was given to think.
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

/// Somebody else's program that plays by the protocol.
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

/// Why a program cannot go on playing, to be said to a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trouble(pub Phrase);

/// A program that talks more than this without being heard has to wait.
const UNHEARD_LINES: usize = 1024;
/// The message that tells what a program complains about.
const COMPLAINS: &str = "engine-complains";
/// No line begins with this, so waiting for it hears everything.
const NEVER_SAID: &str = "\n";
/// What a program has said before it ended is heard within this time.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// Lines longer than this are cut.
const LONGEST_LINE: u64 = 1 << 16;

impl Outside {
    /// Starts the program and tells it what will be played. The command is
    /// split at white space; no shell takes part.
    ///
    /// # Errors
    /// If it does not start or does not answer.
    pub fn start(command: &str, opening: &Opening<'_>, patience: Patience) -> Result<Outside, Trouble> {
        let cannot = |error: io::Error| {
            let phrase = Phrase::new("engine-cannot-start")
                .with("command", command)
                .with("error", error.to_string());
            Trouble(phrase)
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

    /// Asks for an action, given all that the seat was told and what it knows.
    ///
    /// # Errors
    /// If no legal action comes in time.
    pub fn choose(
        &mut self,
        told: &[String],
        view: &AnyView,
        allowance: Allowance,
    ) -> Result<AnyAction, Trouble> {
        let moves = if told.is_empty() {
            String::new()
        } else {
            format!(" moves {}", told.join(" "))
        };
        self.say(&format!("{}{moves}", self.place))?;
        let patience = match allowance {
            Allowance::Share(share) => {
                self.say(&format!("go share {share}"))?;
                self.patience.answer
            }
            Allowance::Time(time) => {
                self.say(&format!("go time {}", time.as_millis()))?;
                time + self.patience.answer
            }
        };
        let answer = self.wait_for("bestmove", patience)?;
        let word = answer.split_whitespace().next().unwrap_or_default();
        let illegal = || {
            let shown: String = word.chars().take(40).collect();
            Trouble(Phrase::new("engine-illegal-answer").with("word", shown))
        };
        // Any world will do to read a word in.
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

    fn say(&mut self, line: &str) -> Result<(), Trouble> {
        let said = writeln!(self.stdin, "{line}").and_then(|()| self.stdin.flush());
        match said {
            Ok(()) => Ok(()),
            // It has ended; perhaps it said why before that.
            Err(_) => match self.wait_for(NEVER_SAID, LAST_WORDS) {
                Err(trouble) if trouble.0.id == COMPLAINS => Err(trouble),
                _ => Err(Trouble(Phrase::new("engine-gone"))),
            },
        }
    }

    /// What follows the word that is waited for; everything else is passed over.
    fn wait_for(&mut self, word: &str, patience: Duration) -> Result<String, Trouble> {
        let began = Instant::now();
        loop {
            let left = patience.saturating_sub(began.elapsed());
            let line = self.lines.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Disconnected => Trouble(Phrase::new("engine-gone")),
                RecvTimeoutError::Timeout => {
                    let seconds = patience.as_secs_f64();
                    Trouble(Phrase::new("engine-silent").with("seconds", format!("{seconds:.1}")))
                }
            })?;
            let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            if first == word {
                return Ok(rest.trim().to_owned());
            }
            if first == "error" {
                let shown: String = rest.chars().take(200).collect();
                return Err(Trouble(Phrase::new(COMPLAINS).with("what", shown)));
            }
        }
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        // It may have ended by itself, which is just as well.
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
