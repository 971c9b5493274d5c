//! Somebody who learns: what they see of a step, and what comes of their tries.
//!
//! Nothing is kept between two tries: a page sends what it has done so far, and
//! that is done again. As at a table, pictures and click paths are made from
//! what the learner's seat may see.

use board::{BoardState, BoardUpdate, ClickTree, Parts, Reader};
use draw::{Frame, Inline, Look, Paths};
use games::{AnyPosition, GameId};
use lessons::{Attempt, Feedback, LessonStep, Stage, Task};
use maud::{Markup, html};
use rules::{Notation, Observe, Phrase, Refusal, Viewer};
use say::Speaker;
use serde::Serialize;

use crate::parts::rule_link;

/// No word of any game is longer.
const LONGEST_WORD: usize = 60;

/// Somebody before a step.
pub(crate) struct Learner<'a> {
    pub(crate) game: GameId,
    pub(crate) step: &'a LessonStep,
    pub(crate) frame: Frame,
    pub(crate) look: Look,
    pub(crate) speaker: Speaker,
}

/// How a try went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Mark {
    /// It was right, and something more is asked for.
    Right,
    /// It was right, and the step is done.
    Done,
    /// It was not.
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
}

/// What an action would look like, and what it does in words.
#[derive(Default, Serialize)]
pub(crate) struct Ghost {
    pub(crate) markup: String,
    pub(crate) text: String,
}

impl<'a> Learner<'a> {
    /// The step after these words; `None` if they were never right.
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

    /// The board of a position that is only looked at.
    fn board_of(&self, position: &AnyPosition) -> BoardState {
        let view = position.view(self.viewer());
        let nothing = Paths(Vec::new());
        BoardState::of_view(&view, self.viewer(), self.frame, &nothing, ClickTree::nothing())
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
        BoardState::of_view(&view, self.viewer(), self.frame, &legal, tree)
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

    /// What an action would look like, and what it does in words.
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
        let example = attempt.example().map(|word| Example {
            clicks: state.paths.way(&word),
            word,
        });
        Lecture {
            words: words.trim().to_owned(),
            boards,
            example,
            say: self.task(attempt.stage()).into_string(),
            mark: None,
            verdict: String::new(),
        }
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
                None => (Mark::Done, html! { (self.speaker.text(self.step.done)) }),
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

    /// Why the rules do not allow it, with a link to the rule.
    fn refusal(&self, refusal: &impl Refusal) -> Markup {
        html! {
            (sentence(&self.speaker.say(&refusal.phrase())))
            @if let Some(rule) = refusal.rule() { " " (rule_link(self.game, &rule.to_string())) }
        }
    }

    /// What is asked for, with the answers to choose from; nothing when all is done.
    pub(crate) fn task(&self, stage: Option<&Stage>) -> Markup {
        let Some(stage) = stage else {
            return html! {};
        };
        html! {
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

/// A reason as a sentence of its own.
fn sentence(reason: &str) -> String {
    let mut letters = reason.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string());
    format!("{}{}.", first.unwrap_or_default(), letters.as_str())
}
