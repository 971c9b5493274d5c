use games::{AnyPosition, AnyRefusal};
use rules::{Actor, Notation, Position};

use crate::{LessonStep, Play, Stage, Task};

/// What an answer to a question is called where words are sent: `answer-2`.
const ANSWER: &str = "answer-";

/// Somebody who works on a step.
#[derive(Clone, Debug)]
pub struct Attempt<'a> {
    step: &'a LessonStep,
    /// How many stages are done.
    done: usize,
    position: AnyPosition,
}

/// What comes of a try.
#[derive(Clone, Debug)]
pub enum Feedback {
    /// It was meant. The board changes to each of these in turn: by the action
    /// itself, and by what each of the others then did. What chance decides
    /// shows together with what led to it.
    Right(Vec<AnyPosition>),
    /// It can be done but was not meant, or is the wrong answer: why.
    Wrong(&'static str),
    /// The rules do not allow it.
    Refused(AnyRefusal),
    /// It is no action of this game, and no answer to the question.
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

    /// What is asked for now; `None` when all is done.
    pub fn stage(&self) -> Option<&'a Stage> {
        self.step.stages.get(self.done)
    }

    /// What is on the board.
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// Tries a word: an action, or `answer-2`. Only what is right changes anything.
    pub fn hear(&mut self, word: &str) -> Feedback {
        let Some(stage) = self.stage() else {
            return Feedback::Unreadable;
        };
        let mut moments = Vec::new();
        match &stage.task {
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

    /// The position after this action, if it was meant.
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
        // People may write a word in more than one way; lessons know one of them.
        if let Some(reason) = play.against(&self.position.write_action(action)) {
            return Err(Feedback::Wrong(reason));
        }
        let mut after = self.position.clone();
        after.play_unchecked(actor, action);
        Ok(after)
    }

    /// The words of all that would be right now, the best example first.
    pub fn right(&self) -> Vec<String> {
        match self.stage().map(|stage| &stage.task) {
            None => Vec::new(),
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

    /// What to show to somebody who does not find it.
    pub fn example(&self) -> Option<String> {
        self.right().into_iter().next()
    }

    /// The words of all that the rules allow the learner.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.position
            .legal_actions(Actor::Seat(self.step.seat), &mut actions);
        let words = actions.into_iter();
        words.map(|action| self.position.write_action(action)).collect()
    }
}

/// The position after whoever is next has played this word, if it is legal.
pub(crate) fn follow(position: AnyPosition, word: &str) -> Option<AnyPosition> {
    let actor = position.next_actor()?;
    let action = position.read_action(word).ok()?;
    position.play(actor, action).ok()
}
