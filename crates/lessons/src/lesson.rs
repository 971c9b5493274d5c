use games::{AnyPosition, GameId};
use rules::Seat;

use crate::ActionPattern;

/// The lesson of a game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The game.
    pub game: GameId,
    /// The steps in order. Each is self-contained, so that it can be shared.
    pub steps: Vec<LessonStep>,
}

/// One thing to learn.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// Its name, a single word.
    pub name: &'static str,
    /// The numbers of the rules it teaches: `PY-7`.
    pub rules: Vec<&'static str>,
    /// The seat of the learner.
    pub seat: Seat,
    /// The position at the start.
    pub start: AnyPosition,
    /// The stages in order; never empty.
    pub stages: Vec<Stage>,
    /// The id of the message shown when all stages are done; `None` only if the last stage asks
    /// for nothing.
    pub done: Option<&'static str>,
}

/// One task within a step.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The id of the message shown before the task.
    pub say: &'static str,
    /// The task.
    pub task: Task,
    /// The replies of the others and of chance, one word each.
    pub then: Vec<&'static str>,
}

/// What the learner has to do.
#[derive(Clone, Debug)]
pub enum Task {
    /// Nothing but look: at the board, or at this action of the next player, which is played for
    /// them.
    Show(Option<&'static str>),
    /// Play an action on the board.
    Play(Play),
    /// Choose one of a few answers.
    Choose(Vec<Answer>),
}

/// An action on the board: which actions are right, and why others are not.
#[derive(Clone, Debug)]
pub struct Play {
    /// The right actions: all legal actions whose word matches one of these. The first is shown
    /// to learners who ask for help.
    pub goals: Vec<ActionPattern>,
    /// Why some other actions are not right; the first match is used.
    pub wrong: Vec<(ActionPattern, &'static str)>,
    /// Why all other actions are not right; `None` only if every legal action is right.
    pub otherwise: Option<&'static str>,
    /// What else can be clicked although the rules refuse it.
    pub tempting: Vec<Temptation>,
}

/// Something that looks possible but is not.
#[derive(Clone, Debug)]
pub struct Temptation {
    /// The shapes to click.
    pub clicks: Vec<&'static str>,
    /// The refused action.
    pub word: &'static str,
    /// A better reason than that of the rules.
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
    /// Every message of the lesson, in order; some occur more than once.
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
                Task::Show(_) => {}
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
        all.extend(self.done);
        all
    }
}

impl Play {
    /// Why a legal action with this word is not right; `None` if it is.
    pub fn against(&self, word: &str) -> Option<&'static str> {
        if self.goals.iter().any(|goal| goal.fits(word)) {
            return None;
        }
        let known = self.wrong.iter().find(|(pattern, _)| pattern.fits(word));
        known.map(|(_, reason)| *reason).or(self.otherwise)
    }
}
