//! Shows a lesson to its author: `lesson GAME [--shapes] [STEP…]`.
//!
//! For every stage: the board, the right answers, and the response to everything else. The file is
//! read anew, so nothing need be built after a change of it.

use std::collections::BTreeMap;
use std::process::ExitCode;

use draw::Frame;
use games::GameId;
use lessons::{Attempt, Feedback, Lesson, LessonStep, Task};
use rules::{BySeat, Observe, View, Viewer};
use say::{Speaker, board};

fn main() -> ExitCode {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let shapes = words.iter().any(|word| word == "--shapes");
    words.retain(|word| word != "--shapes");
    let game: Option<GameId> = words.first().and_then(|word| word.parse().ok());
    let Some(game) = game else {
        eprintln!("usage: lesson GAME [--shapes] [STEP…]");
        return ExitCode::from(2);
    };
    let file = format!("{}/data/{game}.lesson", env!("CARGO_MANIFEST_DIR"));
    let read = std::fs::read_to_string(&file).map_err(|error| error.to_string());
    let lesson = read.and_then(|text| Lesson::read(game, text.leak()).map_err(|error| error.to_string()));
    let lesson: Lesson = match lesson {
        Ok(lesson) => lesson,
        Err(error) => {
            eprintln!("{file}: {error}");
            return ExitCode::FAILURE;
        }
    };
    for (number, step) in (1..).zip(&lesson.steps) {
        let number: u32 = number;
        if words.len() == 1
            || words[1..].contains(&number.to_string())
            || words[1..].iter().any(|word| word == step.name)
        {
            println!("== {number} {}: {}", step.name, step.rules.join(" "));
            show(step, shapes);
        }
    }
    ExitCode::SUCCESS
}

fn show(step: &LessonStep, shapes: bool) {
    let speaker = Speaker::default();
    let mut attempt = Attempt::new(step);
    while let Some(stage) = attempt.stage() {
        let view = attempt.position().view(Viewer::Seat(step.seat));
        let names = BySeat::from_fn(view.seats(), |seat| speaker.seat(seat));
        print!("{}", board::sketch(&view, &names, speaker));
        if shapes {
            let scene = draw::scene(&view, Viewer::Seat(step.seat), Frame::WIDE);
            let named = |layer: &draw::Layer| {
                layer
                    .shapes
                    .iter()
                    .filter_map(|shape| shape.id)
                    .collect::<Vec<_>>()
            };
            let ids: Vec<String> = scene
                .layers
                .iter()
                .flat_map(named)
                .map(|id| id.to_string())
                .collect();
            println!("   shapes: {}", ids.join(" "));
        }
        println!("-- {}", speaker.text(stage.say));
        match &stage.task {
            Task::Show(word) => println!("   shows {}", word.unwrap_or("the board")),
            Task::Choose(answers) => {
                for answer in answers {
                    println!(
                        "   {} | {:?}",
                        speaker.text(answer.text),
                        answer.reason.map(|id| speaker.text(id))
                    );
                }
            }
            Task::Play(play) => {
                println!("   right: {}", attempt.right().join(" "));
                let mut reasons: BTreeMap<&str, Vec<String>> = BTreeMap::new();
                for word in attempt.legal() {
                    if let Some(reason) = play.against(&word) {
                        reasons.entry(reason).or_default().push(word);
                    }
                }
                for (reason, words) in reasons {
                    println!("   {}: {}", speaker.text(reason), words.join(" "));
                }
                for tempting in &play.tempting {
                    let said = match attempt.clone().hear(tempting.word) {
                        Feedback::Refused(refusal) => speaker.refusal(&refusal),
                        Feedback::Wrong(reason) => speaker.text(reason),
                        other => format!("{other:?}"),
                    };
                    println!("   tempting {}: {said}", tempting.word);
                }
            }
        }
        let Some(word) = attempt.example() else {
            println!("   NOTHING IS RIGHT");
            return;
        };
        println!("   > {word} {}", stage.then.join(" "));
        attempt.hear(&word);
    }
    if let Some(done) = step.done {
        println!("   {}", speaker.text(done));
    }
}
