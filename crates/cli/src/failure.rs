use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use rules::{Fault, Phrase, SetupError};
use say::Speaker;

use crate::screen::ERROR;

/// Why a command failed, already as text.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The request makes no sense: exit code 2.
    Usage(Vec<String>),
    /// The request was valid, but it did not work: exit code 1.
    Failed(Vec<String>),
    /// Nobody reads our output any more, which is not our failure.
    NobodyListens,
}

/// The result of a command.
pub(crate) type Done = Result<ExitCode, Failure>;

impl Failure {
    /// Exit code 2 with one message.
    pub(crate) fn usage(text: String) -> Failure {
        Failure::Usage(vec![text])
    }

    /// Exit code 1 with one message.
    pub(crate) fn failed(text: String) -> Failure {
        Failure::Failed(vec![text])
    }

    /// A file that could not be read or written.
    pub(crate) fn file(speaker: Speaker, id: &'static str, path: &Path, error: &io::Error) -> Failure {
        let phrase = Phrase::new(id)
            .with("file", path.display().to_string())
            .with("error", error.to_string());
        Failure::failed(speaker.say(&phrase))
    }

    /// A set-up text that is not a position: where it becomes unreadable, or everything that is
    /// wrong.
    pub(crate) fn setup(speaker: Speaker, error: &SetupError) -> Failure {
        match error {
            SetupError::Syntax { column, expected } => Failure::usage(
                speaker.say(
                    &Phrase::new("cli-setup-unreadable")
                        .with("column", *column as i64)
                        .with("expected", speaker.say(expected)),
                ),
            ),
            SetupError::Violations(all) => {
                let heading = Phrase::new("cli-setup-violations").with("count", all.len() as i64);
                let items = all.iter().map(|violation| item(&speaker.say(violation)));
                Failure::Usage(std::iter::once(speaker.say(&heading)).chain(items).collect())
            }
        }
    }

    /// A component set with faults: all of them.
    pub(crate) fn components(speaker: Speaker, path: &Path, faults: &[Fault]) -> Failure {
        let heading = Phrase::new("cli-components-faults")
            .with("file", path.display().to_string())
            .with("count", faults.len() as i64);
        let items = faults.iter().map(|fault| {
            let text = speaker.say(&fault.phrase);
            if fault.line == 0 {
                return item(&text);
            }
            let phrase = Phrase::new("cli-at-line")
                .with("line", fault.line as i64)
                .with("text", text);
            item(&speaker.say(&phrase))
        });
        Failure::Usage(std::iter::once(speaker.say(&heading)).chain(items).collect())
    }

    /// Prints the messages on standard error and returns the exit code.
    pub(crate) fn report(self, speaker: Speaker) -> ExitCode {
        let (lines, code) = match self {
            Failure::Usage(lines) => (lines, 2),
            Failure::Failed(lines) => (lines, 1),
            Failure::NobodyListens => return ExitCode::SUCCESS,
        };
        let mut lines = lines.into_iter();
        if let Some(first) = lines.next() {
            let label = speaker.say(&Phrase::new("cli-error").with("what", ""));
            let style = ERROR.bold();
            anstream::eprintln!("{style}{}{style:#} {first}", label.trim_end());
        }
        for line in lines {
            anstream::eprintln!("{line}");
        }
        ExitCode::from(code)
    }
}

/// An error on the command line, in our own words; or the requested help.
pub(crate) fn of_the_command_line(error: &clap::Error, speaker: Speaker) -> Done {
    let named = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let phrase = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            write!(anstream::stdout(), "{}", error.render().ansi())?;
            return Ok(ExitCode::SUCCESS);
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            return Err(Failure::Usage(vec![
                speaker.text("cli-word-missing"),
                error.render().to_string(),
            ]));
        }
        ErrorKind::UnknownArgument => {
            Phrase::new("cli-unknown-word").with("word", named(ContextKind::InvalidArg))
        }
        ErrorKind::InvalidSubcommand => {
            Phrase::new("cli-unknown-word").with("word", named(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => {
            Phrase::new("cli-missing").with("what", named(ContextKind::InvalidArg))
        }
        ErrorKind::ArgumentConflict => Phrase::new("cli-conflict")
            .with("one", named(ContextKind::InvalidArg))
            .with("other", named(ContextKind::PriorArg)),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation | ErrorKind::NoEquals => {
            Phrase::new("cli-bad-value")
                .with("value", named(ContextKind::InvalidValue))
                .with("what", named(ContextKind::InvalidArg))
        }
        _ => Phrase::new("cli-not-understood"),
    };
    Err(Failure::Usage(vec![
        speaker.say(&phrase),
        speaker.text("cli-try-help"),
    ]))
}

fn item(text: &str) -> String {
    format!("  - {text}")
}

/// Errors of writing to standard output.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Failure::NobodyListens
        } else {
            Failure::failed(error.to_string())
        }
    }
}
