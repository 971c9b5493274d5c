use games::{AnyPosition, AnyRefusal};
use rules::{Actor, Notation, Position};

use crate::{LessonStep, Play, Stage, Task};

/// The prefix of an answer where words are sent: `answer-2`.
const ANSWER: &str = "answer-";

/// The word of a learner who has seen what a stage shows.
const SHOWN: &str = "shown";

/// A learner's attempt at a step.
#[derive(Clone, Debug)]
pub struct Attempt<'a> {
    step: &'a LessonStep,
    /// The number of completed stages.
    done: usize,
    position: AnyPosition,
}

/// The result of a try.
#[derive(Clone, Debug)]
pub enum Feedback {
    /// It was right. The board changes to each of these in turn: after the action itself, and
    /// after each reply of the others. A chance result is shown together with the action that led
    /// to it.
    Right(Vec<AnyPosition>),
    /// It is legal but not what was asked for, or the wrong answer: the reason.
    Wrong(&'static str),
    /// The rules do not allow it.
    Refused(AnyRefusal),
    /// It is neither an action of this game nor an answer to the question.
    Unreadable,
}

impl<'a> Attempt<'a> {
    /// Before anything has been tried.
    pub fn new(step: &'a LessonStep) -> Attempt<'a> {
        Attempt {
            step,
            done: 0,
            position: step.start.clone(),
        }
    }

    /// The current stage; `None` when all are done.
    pub fn stage(&self) -> Option<&'a Stage> {
        self.step.stages.get(self.done)
    }

    /// The position on the board.
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The stages right before this one that only showed something. What they said belongs to what
    /// is said now; what is said again is left out.
    pub fn shown(&self) -> Vec<&'a Stage> {
        let before = self.step.stages.get(..self.done).unwrap_or_default();
        let shows = |stage: &&Stage| matches!(stage.task, Task::Show(_));
        let from = before.len() - before.iter().rev().take_while(shows).count();
        let mut shown: Vec<&Stage> = before[from..].iter().collect();
        shown.dedup_by_key(|stage| stage.say);
        shown.retain(|earlier| self.stage().is_none_or(|stage| stage.say != earlier.say));
        shown
    }

    /// Tries a word: an action, `answer-2`, or `shown` where nothing is asked. Only a right one changes anything.
    pub fn hear(&mut self, word: &str) -> Feedback {
        let Some(stage) = self.stage() else {
            return Feedback::Unreadable;
        };
        let mut moments = Vec::new();
        match &stage.task {
            Task::Show(_) if word != SHOWN => return Feedback::Unreadable,
            Task::Show(None) => {}
            Task::Show(Some(word)) => {
                let after = follow(self.position.clone(), word);
                moments.push(after.expect("what a lesson shows is legal"));
            }
            Task::Choose(answers) => {
                let number = word.strip_prefix(ANSWER).and_then(|text| text.parse().ok());
                let index = number.and_then(|number: usize| number.checked_sub(1));
                match index.and_then(|index| answers.get(index)).map(|it| it.reason) {
                    None => return Feedback::Unreadable,
                    Some(Some(reason)) => return Feedback::Wrong(reason),
                    Some(None) => {}
                }
            }
            Task::Play(play) => match self.played(play, word) {
                Ok(after) => moments.push(after),
                Err(verdict) => return verdict,
            },
        }
        let mut position = moments.last().unwrap_or(&self.position).clone();
        for word in &stage.then {
            let by_chance = position.next_actor() == Some(Actor::Chance);
            position = follow(position, word).expect("what a lesson plays is legal");
            match moments.last_mut().filter(|_| by_chance) {
                Some(moment) => moment.clone_from(&position),
                None => moments.push(position.clone()),
            }
        }
        self.position = position;
        self.done += 1;
        Feedback::Right(moments)
    }

    /// The position after this action, if it was right.
    fn played(&self, play: &Play, word: &str) -> Result<AnyPosition, Feedback> {
        let action = self
            .position
            .read_action(word)
            .map_err(|_| Feedback::Unreadable)?;
        let actor = Actor::Seat(self.step.seat);
        if let Some(refusal) = self.position.refuse(actor, action) {
            let known = play.tempting.iter().find(|tempting| tempting.word == word);
            return Err(match known.and_then(|tempting| tempting.reason) {
                Some(reason) => Feedback::Wrong(reason),
                None => Feedback::Refused(refusal),
            });
        }
        // People may write a word in more than one way; lessons use the canonical one.
        if let Some(reason) = play.against(&self.position.write_action(action)) {
            return Err(Feedback::Wrong(reason));
        }
        let mut after = self.position.clone();
        after.play_unchecked(actor, action);
        Ok(after)
    }

    /// The words of everything that would be right now, the best example first.
    pub fn right(&self) -> Vec<String> {
        match self.stage().map(|stage| &stage.task) {
            None => Vec::new(),
            Some(Task::Show(_)) => vec![SHOWN.to_owned()],
            Some(Task::Choose(answers)) => {
                let right = (1..).zip(answers).filter(|(_, answer)| answer.reason.is_none());
                right.map(|(number, _)| format!("{ANSWER}{number}")).collect()
            }
            Some(Task::Play(play)) => {
                let legal = self.legal();
                let mut right: Vec<String> = Vec::new();
                for goal in &play.goals {
                    let fitting = legal.iter().filter(|word| goal.fits(word));
                    let fresh: Vec<_> = fitting.filter(|word| !right.contains(word)).cloned().collect();
                    right.extend(fresh);
                }
                right
            }
        }
    }

    /// The example to show to a learner who does not find it.
    pub fn example(&self) -> Option<String> {
        self.right().into_iter().next()
    }

    /// The words of the learner's legal actions.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.position
            .legal_actions(Actor::Seat(self.step.seat), &mut actions);
        let words = actions.into_iter();
        words.map(|action| self.position.write_action(action)).collect()
    }
}

/// The position after the next actor has played this word, if it is legal.
pub(crate) fn follow(position: AnyPosition, word: &str) -> Option<AnyPosition> {
    let actor = position.next_actor()?;
    let action = position.read_action(word).ok()?;
    position.play(actor, action).ok()
}
