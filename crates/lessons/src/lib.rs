//! Courses that teach the games, step by step, from prepared positions.
//!
//! A step shows a board and asks for something: an action, or the right one of
//! a few answers. The rules themselves say what is legal; the lesson says which
//! of it was meant, and why everything else was not. There is no text here, only
//! ids of messages, which `say` turns into sentences.
//!
//! | to find | look at |
//! | --- | --- |
//! | the course of a game | [`lesson`] |
//! | what a course is made of | [`Lesson`], [`LessonStep`], [`Stage`], [`Task`] |
//! | somebody who works on a step | [`Attempt`], [`Feedback`] |
//! | how a course is written | `docs/lessons.md`, `data/*.lesson`, [`ReadError`] |
//!
//! ```
//! use games::GameId;
//! use lessons::{Attempt, Feedback, lesson};
//! let step = &lesson(GameId::Pylos).steps[0];
//! let mut attempt = Attempt::new(step);
//! let shown = attempt.example().expect("something is asked for");
//! assert!(matches!(attempt.hear(&shown), Feedback::Right(_)));
//! ```

mod attempt;
mod lesson;
mod pattern;
mod read;

use std::sync::OnceLock;

use games::GameId;

pub use attempt::{Attempt, Feedback};
pub use lesson::{Answer, Lesson, LessonStep, Play, Stage, Task, Temptation};
pub use pattern::Pattern;
pub use read::{Mistake, ReadError};

/// The file of a game's course.
const fn file(game: GameId) -> &'static str {
    match game {
        GameId::Pylos => include_str!("../data/pylos.lesson"),
        GameId::Sun => include_str!("../data/sun.lesson"),
        GameId::Tomb => include_str!("../data/tomb.lesson"),
        GameId::Pyramido => include_str!("../data/pyramido.lesson"),
        GameId::Pacal => include_str!("../data/pacal.lesson"),
    }
}

/// The course of a game.
pub fn lesson(game: GameId) -> &'static Lesson {
    static LESSONS: [OnceLock<Lesson>; GameId::ALL.len()] = [const { OnceLock::new() }; GameId::ALL.len()];
    LESSONS[game as usize].get_or_init(|| match Lesson::read(game, file(game)) {
        Ok(lesson) => lesson,
        Err(error) => panic!("the lesson of {game} cannot be read: {error}"),
    })
}
