//! Somebody who learns: what they see of a step, and what comes of their tries.
//!
//! Nothing is kept between two tries: a page sends what it has done so far, and
//! that is done again. As at a table, pictures and click paths are made from
//! what the learner's seat may see.

use draw::{Frame, Look, Scene};
use games::{AnyPosition, GameId};
use lessons::{Attempt, Feedback, LessonStep, Stage, Task};
use maud::{Markup, html};
use rules::{Notation, Observe, Phrase, Refusal, Viewer};
use say::Speaker;
use serde_json::{Map, Value, json};

use crate::live::layers;
use crate::pages::reading::{NOW, Reader};
use crate::pages::rule_link;
use crate::sight::tree;

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// It was right, and something more is asked for.
    Right,
    /// It was right, and the step is done.
    Done,
    /// It was not.
    Wrong,
}

/// What a page is told about a try.
pub(crate) struct Told {
    pub(crate) mark: Mark,
    /// What the page reads.
    pub(crate) answer: Value,
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

    fn scene(&self, position: &AnyPosition) -> Scene {
        draw::scene(&position.view(self.viewer()), self.viewer(), self.frame)
    }

    /// The picture of a position, for a page.
    pub(crate) fn picture(&self, position: &AnyPosition) -> String {
        self.scene(position).to_inline(self.speaker, self.look)
    }

    /// What the page has to know besides what it shows.
    pub(crate) fn state(&self, attempt: &Attempt<'_>) -> Value {
        let paths = self.paths(attempt);
        let example = attempt.example();
        let clicks = example.as_deref().map_or(Vec::new(), |word| way(&paths, word));
        json!({ "paths": paths, "example": example, "clicks": clicks })
    }

    /// The board in words, with what is legal as buttons.
    pub(crate) fn reading(&self, attempt: &Attempt<'_>) -> Markup {
        let view = attempt.position().view(self.viewer());
        let legal = match attempt.stage().map(|stage| &stage.task) {
            Some(Task::Play(_)) => draw::paths(&view, self.step.seat),
            _ => draw::Paths(Vec::new()),
        };
        let speaker = self.speaker;
        Reader { speaker, name: NOW }.whole(&draw::reading(&view, self.viewer(), &legal))
    }

    /// What can be clicked: all that is legal, and what only looks so.
    fn paths(&self, attempt: &Attempt<'_>) -> Value {
        let Some(Task::Play(play)) = attempt.stage().map(|stage| &stage.task) else {
            return Value::Object(Map::new());
        };
        let position = attempt.position();
        let legal = draw::paths(&position.view(self.viewer()), self.step.seat);
        let mut tree = tree(&legal, position, self.step.seat);
        for tempting in &play.tempting {
            insert(&mut tree, &tempting.clicks, json!([0, tempting.word]));
        }
        tree
    }

    /// What an action would look like, and what it does in words.
    pub(crate) fn ghost(&self, attempt: &Attempt<'_>, word: &str) -> Value {
        let position = attempt.position();
        let Ok(action) = position.read_action(word) else {
            return json!({ "markup": "", "text": "" });
        };
        let view = position.view(self.viewer());
        let shapes = draw::ghost(&view, self.step.seat, &action, self.frame);
        let text = self.speaker.action(&view, action).unwrap_or_default();
        json!({ "markup": draw::ghost_markup(&shapes, self.speaker), "text": text })
    }

    /// Everything anew, for a page that shows something else.
    pub(crate) fn whole(&self, words: &str, attempt: &Attempt<'_>) -> Value {
        let mut answer = self.state(attempt);
        answer["words"] = words.into();
        answer["moments"] = json!([{ "whole": self.picture(attempt.position()) }]);
        answer["reading"] = self.reading(attempt).into_string().into();
        answer["say"] = self.task(attempt.stage()).into_string().into();
        answer
    }

    /// Tries a word.
    pub(crate) fn hear(&self, words: &str, mut attempt: Attempt<'a>, word: &str) -> Told {
        let mut before = self.scene(attempt.position());
        let verdict = if word.len() > LONGEST_WORD {
            Feedback::Unreadable
        } else {
            attempt.hear(word)
        };
        let mut moments = Vec::new();
        let (mark, text) = match &verdict {
            Feedback::Right(positions) => {
                for position in positions {
                    let scene = self.scene(position);
                    moments.push(match draw::patch(&before.digest(), &scene, self.speaker) {
                        Some(patch) => json!({ "patch": layers(patch) }),
                        None => json!({ "whole": scene.to_inline(self.speaker, self.look) }),
                    });
                    before = scene;
                }
                match attempt.stage() {
                    Some(_) => (Mark::Right, html! {}),
                    None => (Mark::Done, html! { (self.speaker.text(self.step.done)) }),
                }
            }
            Feedback::Wrong(reason) => (Mark::Wrong, html! { (self.speaker.text(reason)) }),
            Feedback::Refused(refusal) => (Mark::Wrong, self.refusal(refusal)),
            Feedback::Unreadable => {
                let shown: String = word.chars().take(LONGEST_WORD).collect();
                let phrase = Phrase::new("table-no-such-action").with("word", shown);
                (Mark::Wrong, html! { (self.speaker.say(&phrase)) })
            }
        };
        let mut answer = self.state(&attempt);
        let words = match mark {
            Mark::Wrong => words.to_owned(),
            Mark::Right | Mark::Done => format!("{words} {word}"),
        };
        answer["words"] = words.trim().into();
        answer["moments"] = moments.into();
        answer["reading"] = self.reading(&attempt).into_string().into();
        answer["mark"] = mark.name().into();
        answer["verdict"] = text.into_string().into();
        answer["say"] = self.task(attempt.stage()).into_string().into();
        Told { mark, answer }
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

impl Mark {
    const fn name(self) -> &'static str {
        match self {
            Mark::Right => "right",
            Mark::Done => "done",
            Mark::Wrong => "wrong",
        }
    }
}

/// A reason as a sentence of its own.
fn sentence(reason: &str) -> String {
    let mut letters = reason.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string());
    format!("{}{}.", first.unwrap_or_default(), letters.as_str())
}

/// Puts a leaf where these clicks lead, unless something else is there.
fn insert(tree: &mut Value, clicks: &[&str], leaf: Value) {
    let Some((target, way)) = clicks.split_last() else {
        return;
    };
    let mut node = tree;
    for id in way {
        let Some(branches) = node.as_object_mut() else {
            return;
        };
        let next = branches.entry(*id);
        node = next.or_insert_with(|| Value::Object(Map::new()));
    }
    if let Some(branches) = node.as_object_mut() {
        branches.entry(*target).or_insert(leaf);
    }
}

/// The clicks that lead to a word.
fn way(tree: &Value, word: &str) -> Vec<String> {
    fn search(node: &Value, word: &str, clicks: &mut Vec<String>) -> bool {
        match node {
            Value::Array(leaf) => leaf.iter().any(|said| said == word),
            Value::Object(branches) => branches.iter().any(|(id, next)| {
                clicks.push(id.clone());
                let found = search(next, word, clicks);
                if !found {
                    clicks.pop();
                }
                found
            }),
            _ => false,
        }
    }
    let mut clicks = Vec::new();
    search(tree, word, &mut clicks);
    clicks
}
