//! The parser for lessons. Any text yields a lesson, or the first bad line and the reason.

use std::fmt;

use games::{AnyOptions, AnyPosition, GameId};
use rules::{Position, Seat};

use crate::attempt::follow;
use crate::{ActionPattern, Answer, Lesson, LessonStep, Play, Stage, Task, Temptation};

/// Why a text is not a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The line, counted from 1.
    pub line: usize,
    /// The fault.
    pub mistake: Mistake,
}

/// The possible errors in a line of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// It begins with an unknown keyword.
    UnknownLine(String),
    /// The line with this keyword does not belong here.
    OutOfPlace(String),
    /// The line with this keyword has too few or too many words.
    Incomplete(String),
    /// The position is invalid, for this reason.
    BadPosition(String),
    /// The word cannot be played here.
    BadWord(String),
    /// A step ends without the line with this keyword.
    Missing(&'static str),
}

/// A step that is being read.
struct Draft {
    line: usize,
    name: &'static str,
    rules: Vec<&'static str>,
    seat: Seat,
    start: Option<AnyPosition>,
    /// The message before the next stage.
    say: Option<&'static str>,
    stages: Vec<Stage>,
    done: Option<&'static str>,
}

impl Lesson {
    /// Parses the lesson of a game; `docs/lessons.md` describes the format.
    ///
    /// # Errors
    /// The first line that is wrong.
    pub fn read(game: GameId, text: &'static str) -> Result<Lesson, ReadError> {
        let mut steps = Vec::new();
        let mut draft: Option<Draft> = None;
        let mut last = 0;
        for (number, line) in (1..).zip(text.lines()) {
            last = number;
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (keyword, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let rest = rest.trim();
            let at = |mistake| ReadError {
                line: number,
                mistake,
            };
            if keyword == "step" {
                if let Some(finished) = draft.take() {
                    steps.push(finished.finish()?);
                }
                let name = only_word(keyword, rest).map_err(at)?;
                draft = Some(Draft::new(number, name));
                continue;
            }
            let Some(draft) = &mut draft else {
                return Err(at(Mistake::OutOfPlace(keyword.to_owned())));
            };
            draft.take(game, keyword, rest).map_err(at)?;
        }
        match draft {
            Some(finished) => steps.push(finished.finish()?),
            None => {
                return Err(ReadError {
                    line: last,
                    mistake: Mistake::Missing("step"),
                });
            }
        }
        Ok(Lesson { game, steps })
    }
}

impl Draft {
    const fn new(line: usize, name: &'static str) -> Draft {
        Draft {
            line,
            name,
            rules: Vec::new(),
            seat: Seat::FIRST,
            start: None,
            say: None,
            stages: Vec::new(),
            done: None,
        }
    }

    /// Processes one line.
    fn take(&mut self, game: GameId, keyword: &'static str, rest: &'static str) -> Result<(), Mistake> {
        match keyword {
            "rules" => self.rules.extend(some_words(keyword, rest)?),
            "seat" => {
                let seat = rest.parse();
                self.seat = seat.map_err(|_| Mistake::Incomplete(keyword.to_owned()))?;
            }
            "setup" => self.start = Some(set_up(game, rest)?),
            "start" => self.start = Some(started(game, rest)?),
            "played" => {
                let start = self.start.take();
                let mut position = start.ok_or_else(|| Mistake::OutOfPlace(keyword.to_owned()))?;
                for word in some_words(keyword, rest)? {
                    position = follow(position, word).ok_or_else(|| Mistake::BadWord(word.to_owned()))?;
                }
                self.start = Some(position);
            }
            "say" => self.say = Some(only_word(keyword, rest)?),
            "do" => {
                let goals = some_words(keyword, rest)?.into_iter().map(ActionPattern);
                let play = Play {
                    goals: goals.collect(),
                    wrong: Vec::new(),
                    otherwise: None,
                    tempting: Vec::new(),
                };
                self.begin(keyword, Task::Play(play))?;
            }
            "show" => {
                let word = (!rest.is_empty()).then(|| only_word(keyword, rest)).transpose()?;
                self.begin(keyword, Task::Show(word))?;
            }
            "choose" if rest.is_empty() => self.begin(keyword, Task::Choose(Vec::new()))?,
            "wrong" => {
                let mut words = some_words(keyword, rest)?;
                let reason = words.pop().unwrap_or_default();
                if words.is_empty() {
                    return Err(Mistake::Incomplete(keyword.to_owned()));
                }
                let play = self.playing(keyword)?;
                play.wrong
                    .extend(words.into_iter().map(|word| (ActionPattern(word), reason)));
            }
            "else" => {
                let reason = only_word(keyword, rest)?;
                self.playing(keyword)?.otherwise = Some(reason);
            }
            "tempt" => {
                let tempting = temptation(rest).ok_or_else(|| Mistake::Incomplete(keyword.to_owned()))?;
                self.playing(keyword)?.tempting.push(tempting);
            }
            "right" => {
                let text = only_word(keyword, rest)?;
                self.answers(keyword)?.push(Answer { text, reason: None });
            }
            "false" => {
                let words: Vec<&str> = rest.split_whitespace().collect();
                let [text, reason] = words[..] else {
                    return Err(Mistake::Incomplete(keyword.to_owned()));
                };
                let answer = Answer {
                    text,
                    reason: Some(reason),
                };
                self.answers(keyword)?.push(answer);
            }
            "then" => {
                let words = some_words(keyword, rest)?;
                self.stage(keyword)?.then.extend(words);
            }
            "done" => self.done = Some(only_word(keyword, rest)?),
            _ => return Err(Mistake::UnknownLine(keyword.to_owned())),
        }
        Ok(())
    }

    fn begin(&mut self, keyword: &str, task: Task) -> Result<(), Mistake> {
        let before = self.stages.last().map(|stage| stage.say);
        let say = self.say.take().or(before);
        let say = say.ok_or_else(|| Mistake::OutOfPlace(keyword.to_owned()))?;
        self.stages.push(Stage {
            say,
            task,
            then: Vec::new(),
        });
        Ok(())
    }

    fn stage(&mut self, keyword: &str) -> Result<&mut Stage, Mistake> {
        let stage = self.stages.last_mut();
        stage.ok_or_else(|| Mistake::OutOfPlace(keyword.to_owned()))
    }

    fn playing(&mut self, keyword: &str) -> Result<&mut Play, Mistake> {
        match &mut self.stage(keyword)?.task {
            Task::Play(play) => Ok(play),
            Task::Show(_) | Task::Choose(_) => Err(Mistake::OutOfPlace(keyword.to_owned())),
        }
    }

    fn answers(&mut self, keyword: &str) -> Result<&mut Vec<Answer>, Mistake> {
        match &mut self.stage(keyword)?.task {
            Task::Choose(answers) => Ok(answers),
            Task::Show(_) | Task::Play(_) => Err(Mistake::OutOfPlace(keyword.to_owned())),
        }
    }

    /// The step, if it is complete.
    fn finish(self) -> Result<LessonStep, ReadError> {
        let missing = |what| ReadError {
            line: self.line,
            mistake: Mistake::Missing(what),
        };
        if self.rules.is_empty() {
            return Err(missing("rules"));
        }
        if self.stages.is_empty() {
            return Err(missing("do"));
        }
        for stage in &self.stages {
            match &stage.task {
                Task::Show(_) => {}
                Task::Play(play) => {
                    let all_meant = play.goals.iter().any(|goal| goal.is_anything());
                    if play.otherwise.is_none() && !all_meant {
                        return Err(missing("else"));
                    }
                }
                Task::Choose(answers) => {
                    let right = answers.iter().filter(|answer| answer.reason.is_none());
                    if right.count() != 1 {
                        return Err(missing("right"));
                    }
                }
            }
        }
        let asks_last = !matches!(self.stages.last().map(|stage| &stage.task), Some(Task::Show(_)));
        if self.done.is_none() && asks_last {
            return Err(missing("done"));
        }
        let start = self.start.ok_or_else(|| missing("setup"))?;
        if self.seat.index() >= usize::from(start.seats()) {
            return Err(missing("seat"));
        }
        Ok(LessonStep {
            name: self.name,
            seat: self.seat,
            start,
            done: self.done,
            rules: self.rules,
            stages: self.stages,
        })
    }
}

/// `SETUP`: a position as text, whose first word may be a rule set.
fn set_up(game: GameId, text: &str) -> Result<AnyPosition, Mistake> {
    let first = text.split(' ').next();
    let rules = first.filter(|rules| game.variants().contains(rules));
    let options = AnyOptions::new(game, rules, None);
    let options = options.map_err(|error| Mistake::BadPosition(error.to_string()))?;
    let position = options.position_from_text(text);
    position.map_err(|error| Mistake::BadPosition(error.to_string()))
}

/// `SEATS [RULES]`: the position before anything has happened.
fn started(game: GameId, text: &str) -> Result<AnyPosition, Mistake> {
    let incomplete = || Mistake::Incomplete("start".to_owned());
    let words: Vec<&str> = text.split_whitespace().collect();
    let (seats, rules) = match words[..] {
        [seats] => (seats, None),
        [seats, rules] => (seats, Some(rules)),
        _ => return Err(incomplete()),
    };
    let seats = seats.parse().map_err(|_| incomplete())?;
    let start = AnyOptions::new(game, rules, None).and_then(|options| options.start(seats));
    start.map_err(|error| Mistake::BadPosition(error.to_string()))
}

/// `SHAPE… : WORD [REASON]`.
fn temptation(text: &'static str) -> Option<Temptation> {
    let (clicks, said) = text.split_once(" : ")?;
    let mut said = said.split_whitespace();
    let tempting = Temptation {
        clicks: clicks.split_whitespace().collect(),
        word: said.next()?,
        reason: said.next(),
    };
    (said.next().is_none() && !tempting.clicks.is_empty()).then_some(tempting)
}

fn only_word(keyword: &str, rest: &'static str) -> Result<&'static str, Mistake> {
    if rest.is_empty() || rest.contains(char::is_whitespace) {
        return Err(Mistake::Incomplete(keyword.to_owned()));
    }
    Ok(rest)
}

fn some_words(keyword: &str, rest: &'static str) -> Result<Vec<&'static str>, Mistake> {
    if rest.is_empty() {
        return Err(Mistake::Incomplete(keyword.to_owned()));
    }
    Ok(rest.split_whitespace().collect())
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.mistake)
    }
}

impl std::error::Error for ReadError {}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mistake::UnknownLine(keyword) => write!(f, "no line of a lesson begins with «{keyword}»"),
            Mistake::OutOfPlace(keyword) => write!(f, "«{keyword}» does not belong here"),
            Mistake::Incomplete(keyword) => write!(f, "«{keyword}» says too little or too much"),
            Mistake::BadPosition(why) => f.write_str(why),
            Mistake::BadWord(word) => write!(f, "«{word}» cannot be played here"),
            Mistake::Missing(what) => write!(f, "the step has no line «{what}», or not a fitting one"),
        }
    }
}
