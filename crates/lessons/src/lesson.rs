use games::{AnyPosition, GameId};
use rules::Seat;

use crate::Pattern;

/// The course of a game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The game.
    pub game: GameId,
    /// The steps, one after another. Each stands alone, so that it can be shared.
    pub steps: Vec<LessonStep>,
}

/// One thing to learn.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// Its name, a word.
    pub name: &'static str,
    /// The numbers of the rules that it is about: `PY-7`.
    pub rules: Vec<&'static str>,
    /// The seat of the learner.
    pub seat: Seat,
    /// What is on the board at first.
    pub start: AnyPosition,
    /// What is asked for, one after another; never empty.
    pub stages: Vec<Stage>,
    /// What is said when all of it is done: the id of a message.
    pub done: &'static str,
}

/// One thing that is asked for.
#[derive(Clone, Debug)]
pub struct Stage {
    /// What is said before: the id of a message.
    pub say: &'static str,
    /// What is asked for.
    pub task: Task,
    /// What the others and chance then do, a word each.
    pub then: Vec<&'static str>,
}

/// What is asked for.
#[derive(Clone, Debug)]
pub enum Task {
    /// An action on the board.
    Play(Play),
    /// One of a few answers.
    Choose(Vec<Answer>),
}

/// An action on the board: which ones are meant, and why others are not.
#[derive(Clone, Debug)]
pub struct Play {
    /// What is meant: any legal action whose word one of these fits. The first
    /// is what is shown to whoever asks for it.
    pub goals: Vec<Pattern>,
    /// Why some other actions are not meant; the first that fits is said.
    pub wrong: Vec<(Pattern, &'static str)>,
    /// Why all the rest is not meant; `None` only if everything legal is.
    pub otherwise: Option<&'static str>,
    /// What can be clicked besides, though the rules refuse it.
    pub tempting: Vec<Temptation>,
}

/// Something that looks possible and is not.
#[derive(Clone, Debug)]
pub struct Temptation {
    /// The shapes that are clicked.
    pub clicks: Vec<&'static str>,
    /// The action that is refused.
    pub word: &'static str,
    /// A better reason than the one the rules give.
    pub reason: Option<&'static str>,
}

/// One of several answers.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The id of its text.
    pub text: &'static str,
    /// Why it is wrong; `None` for the right one.
    pub reason: Option<&'static str>,
}

impl Lesson {
    /// Every message that the course says, in the order of the course; some come more than once.
    pub fn messages(&self) -> Vec<&'static str> {
        self.steps.iter().flat_map(LessonStep::messages).collect()
    }
}

impl LessonStep {
    /// Every message of this step.
    fn messages(&self) -> Vec<&'static str> {
        let mut all = Vec::new();
        for stage in &self.stages {
            all.push(stage.say);
            match &stage.task {
                Task::Play(play) => {
                    all.extend(play.wrong.iter().map(|(_, reason)| *reason));
                    all.extend(play.otherwise);
                    all.extend(play.tempting.iter().filter_map(|tempting| tempting.reason));
                }
                Task::Choose(answers) => {
                    let texts = answers.iter().map(|answer| answer.text);
                    let reasons = answers.iter().filter_map(|answer| answer.reason);
                    all.extend(texts.chain(reasons));
                }
            }
        }
        all.push(self.done);
        all
    }
}

impl Play {
    /// Why a legal action with this word is not meant; `None` if it is.
    pub fn against(&self, word: &str) -> Option<&'static str> {
        if self.goals.iter().any(|goal| goal.fits(word)) {
            return None;
        }
        let known = self.wrong.iter().find(|(pattern, _)| pattern.fits(word));
        known.map(|(_, reason)| *reason).or(self.otherwise)
    }
}
