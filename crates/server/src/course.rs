//! A learner's view of a lesson step, and the feedback on attempts.
//!
//! Nothing is stored between two attempts: a page sends what it has done so far, and that is
//! replayed. As at a table, pictures and click paths are made from what the learner's seat may
//! see.

use board::{BoardState, BoardUpdate, ClickTree, Parts, Reader};
use bots::{Bot, Level};
use draw::{Frame, Inline, Look, Paths};
use games::{AnyPosition, GameId};
use lessons::{Attempt, Feedback, LessonStep, Task};
use maud::{Markup, html};
use rules::{BySeat, Notation, Observe, Phrase, Position, Refusal, Viewer};
use say::Speaker;
use serde::Serialize;

/// The maximum length of a word of any game.
const LONGEST_WORD: usize = 60;

/// The characters on the other seats, in this order.
const OTHERS: [Level; 4] = [Level::Medium, Level::Easy, Level::Hard, Level::Master];

/// A learner at a step.
pub(crate) struct Learner<'a> {
    pub(crate) game: GameId,
    pub(crate) step: &'a LessonStep,
    pub(crate) frame: Frame,
    pub(crate) look: Look,
    pub(crate) speaker: Speaker,
}

/// The result of an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Mark {
    /// Right, and another stage follows.
    Right,
    /// Right, and the step is complete.
    Done,
    /// Wrong.
    Wrong,
}

/// What a page is told about a step.
#[derive(Serialize)]
pub(crate) struct Lecture {
    /// What was right so far, with spaces between the words.
    words: String,
    /// The boards to be shown one after another: the last one can be clicked.
    boards: Vec<BoardUpdate>,
    /// What would be right now, and the clicks that lead to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    example: Option<Example>,
    /// What is asked for now, as markup.
    say: String,
    /// How the try went, and why, as markup; missing if nothing was tried.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) mark: Option<Mark>,
    verdict: String,
}

/// Something that would be right.
#[derive(Serialize)]
struct Example {
    word: String,
    clicks: Vec<String>,
    /// What the page shows by itself, because nothing is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    shown: Option<Demonstration>,
}

/// What a page shows by itself.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Demonstration {
    /// The board as it is.
    Board,
    /// An action, click by click.
    Action,
}

/// What an action would look like, and what it does in words.
#[derive(Default, Serialize)]
pub(crate) struct Ghost {
    pub(crate) markup: String,
    pub(crate) text: String,
}

impl<'a> Learner<'a> {
    /// The step after these words; `None` if they are not a right sequence.
    pub(crate) fn after(&self, words: &str) -> Option<Attempt<'a>> {
        let mut attempt = Attempt::new(self.step);
        for word in words.split_whitespace() {
            if !matches!(attempt.hear(word), Feedback::Right(_)) {
                return None;
            }
        }
        Some(attempt)
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.step.seat)
    }

    /// What the players are called: nobody is a number.
    fn names(&self) -> BySeat<String> {
        let mut others = OTHERS.iter();
        BySeat::from_fn(self.step.start.seats(), |seat| {
            if seat == self.step.seat {
                return self.speaker.text("learn-you");
            }
            let level = others.next().copied().unwrap_or(Level::Random);
            self.speaker.say(&Bot::Level(level).character())
        })
    }

    /// The board of a position that is only looked at.
    fn board_of(&self, position: &AnyPosition) -> BoardState {
        let view = position.view(self.viewer());
        let nothing = Paths(Vec::new());
        let names = self.names();
        BoardState::called(
            &view,
            self.viewer(),
            self.frame,
            &nothing,
            ClickTree::nothing(),
            Some(&names),
        )
    }

    /// The board as it is now, with what can be clicked: all that is legal, and
    /// what only looks so.
    pub(crate) fn board(&self, attempt: &Attempt<'_>) -> BoardState {
        let position = attempt.position();
        let Some(Task::Play(play)) = attempt.stage().map(|stage| &stage.task) else {
            return self.board_of(position);
        };
        let view = position.view(self.viewer());
        let legal = draw::paths(&view, self.step.seat);
        let mut tree = ClickTree::new(&legal, position, self.step.seat);
        for tempting in &play.tempting {
            tree.tempt(&tempting.clicks, tempting.word);
        }
        let names = self.names();
        BoardState::called(&view, self.viewer(), self.frame, &legal, tree, Some(&names))
    }

    /// Whether something is turned in this step, if it is done as shown.
    pub(crate) fn turns(&self) -> bool {
        let mut attempt = Attempt::new(self.step);
        while let Some(word) = attempt.example() {
            if self.board(&attempt).paths.turns() {
                return true;
            }
            attempt.hear(&word);
        }
        false
    }

    /// How boards are written into the page.
    pub(crate) fn writing(&self) -> (Inline, Reader) {
        let (speaker, look) = (self.speaker, self.look);
        let inline = Inline {
            speaker,
            look,
            prefix: "",
        };
        let name = Reader::NOW;
        (inline, Reader { speaker, name })
    }

    /// The preview of an action, and what it does in words.
    pub(crate) fn ghost(&self, attempt: &Attempt<'_>, word: &str) -> Ghost {
        let position = attempt.position();
        let Ok(action) = position.read_action(word) else {
            return Ghost::default();
        };
        let view = position.view(self.viewer());
        let shapes = draw::ghost(&view, self.step.seat, &action, self.frame);
        Ghost {
            markup: draw::ghost_markup(&shapes, self.speaker),
            text: self.speaker.action(&view, action).unwrap_or_default(),
        }
    }

    /// Everything, for a page that was just loaded or shows something else.
    pub(crate) fn whole(&self, words: &str, attempt: &Attempt<'_>) -> Lecture {
        let (inline, reader) = self.writing();
        let state = self.board(attempt);
        let board = BoardUpdate {
            log: None,
            ..BoardUpdate::whole(&state, &Parts::none(), inline, reader)
        };
        self.lecture(words, attempt, &state, vec![board])
    }

    /// The same for a page that shows the board already.
    pub(crate) fn greeting(&self, attempt: &Attempt<'_>) -> Lecture {
        let state = self.board(attempt);
        self.lecture("", attempt, &state, vec![BoardUpdate::greeting(&state)])
    }

    fn lecture(
        &self,
        words: &str,
        attempt: &Attempt<'_>,
        state: &BoardState,
        boards: Vec<BoardUpdate>,
    ) -> Lecture {
        let example = attempt.example().map(|word| {
            let shown = attempt.stage().and_then(|stage| match stage.task {
                Task::Show(None) => Some((Demonstration::Board, Vec::new())),
                Task::Show(Some(word)) => Some((Demonstration::Action, self.clicks(attempt, word))),
                Task::Play(_) | Task::Choose(_) => None,
            });
            let (shown, clicks) = match shown {
                Some((shown, clicks)) => (Some(shown), clicks),
                None => (None, state.paths.way(&word)),
            };
            Example { word, clicks, shown }
        });
        Lecture {
            words: words.trim().to_owned(),
            boards,
            example,
            say: self.task(attempt).into_string(),
            mark: None,
            verdict: String::new(),
        }
    }

    /// The clicks of the learner that lead to a word; none if it is somebody else's.
    fn clicks(&self, attempt: &Attempt<'_>, word: &str) -> Vec<String> {
        let position = attempt.position();
        let legal = draw::paths(&position.view(self.viewer()), self.step.seat);
        ClickTree::new(&legal, position, self.step.seat).way(word)
    }

    /// Tries a word.
    pub(crate) fn hear(&self, words: &str, mut attempt: Attempt<'a>, word: &str) -> Lecture {
        let parts = Parts::none();
        let mut before = self.board(&attempt);
        let feedback = if word.len() > LONGEST_WORD {
            Feedback::Unreadable
        } else {
            attempt.hear(word)
        };
        let state = self.board(&attempt);
        let (inline, reader) = self.writing();
        let mut boards = Vec::new();
        if let Feedback::Right(positions) = &feedback {
            // What others do is seen one after another; the last of it is the board now.
            let on_the_way = positions.split_last().map_or(&[][..], |(_, others)| others);
            for position in on_the_way {
                let next = self.board_of(position);
                boards.extend(BoardUpdate::between(
                    &before.sent(&parts),
                    &next,
                    &parts,
                    inline,
                    reader,
                ));
                before = next;
            }
        }
        let last = BoardUpdate::between(&before.sent(&parts), &state, &parts, inline, reader);
        // What was clicked is offered again, also if nothing has changed.
        boards.push(BoardUpdate {
            paths: Some(state.paths.clone()),
            ..last.unwrap_or_else(|| BoardUpdate::greeting(&state))
        });
        let (mark, verdict) = self.verdict(&feedback, &attempt, word);
        let words = match mark {
            Mark::Wrong => words.to_owned(),
            Mark::Right | Mark::Done => format!("{words} {word}"),
        };
        Lecture {
            mark: Some(mark),
            verdict: verdict.into_string(),
            ..self.lecture(&words, &attempt, &state, boards)
        }
    }

    /// How a try went, and why.
    fn verdict(&self, feedback: &Feedback, attempt: &Attempt<'_>, word: &str) -> (Mark, Markup) {
        match feedback {
            Feedback::Right(_) => match attempt.stage() {
                Some(_) => (Mark::Right, html! {}),
                None => (
                    Mark::Done,
                    html! { @if let Some(done) = self.step.done { (self.speaker.text(done)) } },
                ),
            },
            Feedback::Wrong(reason) => (Mark::Wrong, html! { (self.speaker.text(reason)) }),
            Feedback::Refused(refusal) => (Mark::Wrong, self.refusal(refusal)),
            Feedback::Unreadable => {
                let shown: String = word.chars().take(LONGEST_WORD).collect();
                let phrase = Phrase::new("table-no-such-action").with("word", shown);
                (Mark::Wrong, html! { (self.speaker.say(&phrase)) })
            }
        }
    }

    /// Why the rules forbid it, with a link to the rule.
    fn refusal(&self, refusal: &impl Refusal) -> Markup {
        html! {
            (sentence(&self.speaker.say(&refusal.phrase())))
            @if let Some(rule) = refusal.rule() {
                " " a class="rule" href=(rule_address(self.game, &rule.to_string())) target="rules" {
                    (self.speaker.text("learn-rule"))
                }
            }
        }
    }

    /// The task, with the answers to choose from, after what was said with what has been shown;
    /// empty when all is done.
    pub(crate) fn task(&self, attempt: &Attempt<'_>) -> Markup {
        let Some(stage) = attempt.stage() else {
            return html! {};
        };
        html! {
            @for shown in attempt.shown() {
                // An action was seen with these words; a board is only there to be read about.
                @let class = if matches!(shown.task, Task::Show(Some(_))) { "told" } else { "asked-for" };
                p class=(class) { (self.speaker.text(shown.say)) }
            }
            p class="asked-for" { (self.speaker.text(stage.say)) }
            @if let Task::Choose(answers) = &stage.task {
                ol class="answers" {
                    @for (number, answer) in (1..).zip(answers) {
                        @let number: usize = number;
                        li { button type="button" data-word={ "answer-" (number) } { (self.speaker.text(answer.text)) } }
                    }
                }
            }
        }
    }
}

/// Where a rule is written.
pub(crate) fn rule_address(game: GameId, rule: &str) -> String {
    format!("/rules/{game}/reference#{}", rule.to_lowercase())
}

/// A reason as a sentence.
fn sentence(reason: &str) -> String {
    let mut letters = reason.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string());
    format!("{}{}.", first.unwrap_or_default(), letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documented;

    #[test]
    fn what_a_lesson_answers_is_documented() {
        documented::check(
            "lesson",
            &Lecture {
                words: "1b2".to_owned(),
                boards: vec![documented::board()],
                example: Some(Example {
                    word: "x1a1".to_owned(),
                    clicks: vec!["light-15".to_owned()],
                    shown: Some(Demonstration::Action),
                }),
                say: "<p>Now take one back.</p>".to_owned(),
                mark: Some(Mark::Right),
                verdict: "<p>That completes a square.</p>".to_owned(),
            },
        );
        let ghost = Ghost {
            markup: "<g></g>".to_owned(),
            text: "place a sphere on 1b1".to_owned(),
        };
        documented::check("ghost", &ghost);
    }
}
