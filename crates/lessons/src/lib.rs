//! Courses that teach the games, step by step, from prepared positions.
//!
//! A step shows a board and asks for something: an action, or the right one of a few answers. The
//! rules decide what is legal; the lesson decides which legal actions are right, and explains why
//! the others are not. The crate contains no text, only ids of messages, which `say` turns into
//! sentences.
//!
//! | to find | look at |
//! | --- | --- |
//! | the lesson of a game | [`lesson`] |
//! | the parts of a lesson | [`Lesson`], [`LessonStep`], [`Stage`], [`Task`] |
//! | a learner working on a step | [`Attempt`], [`Feedback`] |
//! | pictures of the rules for players | [`pictures`], [`Illustration`] |
//! | diagrams beside the numbered rules | [`diagrams`], [`Diagram`] |
//! | what a game needs to be taught | `Taught`, and the files named like games |
//! | how a lesson is written | `docs/lessons.md`, `data/*.lesson`, [`ReadError`] |
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
mod taught;

games::modules!();

use std::sync::OnceLock;

use games::GameId;

pub use attempt::{Attempt, Feedback};
pub use lesson::{Answer, Lesson, LessonStep, Play, Stage, Task, Temptation};
pub use pattern::ActionPattern;
pub use read::{Mistake, ReadError};
pub use taught::{Diagram, Illustration, Scenery, diagrams, pictures};

use crate::taught::Taught;

/// The lesson of a game.
pub fn lesson(game: GameId) -> &'static Lesson {
    static LESSONS: [OnceLock<Lesson>; GameId::ALL.len()] = [const { OnceLock::new() }; GameId::ALL.len()];
    let file = games::dispatch!(game, |Game| <Game as Taught>::LESSON);
    LESSONS[game as usize].get_or_init(|| match Lesson::read(game, file) {
        Ok(lesson) => lesson,
        Err(error) => panic!("the lesson of {game} cannot be read: {error}"),
    })
}
