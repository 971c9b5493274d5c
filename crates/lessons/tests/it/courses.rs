//! Every lesson can be completed, whatever the learner does, and covers every rule.

use std::collections::{BTreeMap, BTreeSet};

use draw::Frame;
use games::GameId;
use lessons::{Attempt, Feedback, LessonStep, Play, Task, lesson};
use rules::{Actor, Notation, Observe, Position, Refusal, Viewer};
use say::Speaker;

/// All possible attempts at each stage, following every right answer.
fn all_ways(step: &LessonStep) -> Vec<Vec<Attempt<'_>>> {
    let mut stages = vec![vec![Attempt::new(step)]];
    for number in 0..step.stages.len() {
        let mut next = Vec::new();
        for attempt in &stages[number] {
            let right = attempt.right();
            assert!(!right.is_empty(), "{} {number}: nothing is right", step.name);
            for word in right {
                let mut after = attempt.clone();
                let verdict = after.hear(&word);
                assert!(
                    matches!(verdict, Feedback::Right(_)),
                    "{} {word}: {verdict:?}",
                    step.name
                );
                next.push(after);
            }
        }
        stages.push(next);
    }
    stages
}

/// Every stage with an action to play, with all its possible positions.
fn tasks(game: GameId) -> Vec<(&'static LessonStep, &'static Play, Vec<Attempt<'static>>)> {
    let mut all = Vec::new();
    for step in &lesson(game).steps {
        for (stage, attempts) in step.stages.iter().zip(all_ways(step)) {
            if let Task::Play(play) = &stage.task {
                all.push((step, play, attempts));
            }
        }
    }
    all
}

#[test]
fn every_course_has_ten_to_fifteen_steps_and_can_be_done_in_every_right_way() {
    for &game in GameId::ALL {
        let lesson = lesson(game);
        assert!(
            (10..=15).contains(&lesson.steps.len()),
            "{game}: {}",
            lesson.steps.len()
        );
        let names: BTreeSet<&str> = lesson.steps.iter().map(|step| step.name).collect();
        assert_eq!(names.len(), lesson.steps.len(), "{game}: a name is there twice");
        for step in &lesson.steps {
            let ends = all_ways(step).pop().expect("the last stage");
            assert!(!ends.is_empty(), "{game} {}", step.name);
            assert!(
                ends.iter().all(|end| end.stage().is_none()),
                "{game} {}",
                step.name
            );
        }
    }
}

/// A newcomer sees what the game is about before anything else, and sees a turn before being asked
/// for one.
#[test]
fn every_course_begins_with_the_goal_and_shows_a_turn() {
    for &game in GameId::ALL {
        let steps = &lesson(game).steps;
        for end in all_ways(&steps[0]).pop().expect("the last stage") {
            assert!(
                end.position().next_actor().is_none(),
                "{game}: the first step ends a match"
            );
        }
        let turn = &steps[1].stages[0].task;
        assert!(
            matches!(turn, Task::Show(Some(_))),
            "{game}: the second step shows a turn"
        );
        let asked: Vec<&Task> = steps[..3]
            .iter()
            .flat_map(|step| &step.stages)
            .map(|stage| &stage.task)
            .collect();
        assert!(
            asked.iter().any(|task| matches!(task, Task::Play(_))),
            "{game}: then the learner plays"
        );
        assert!(
            !asked.iter().any(|task| matches!(task, Task::Choose(_))),
            "{game}: questions come later"
        );
    }
}

#[test]
fn what_is_shown_belongs_to_what_is_said_next() {
    let step = &lesson(GameId::Pylos).steps[1];
    let mut attempt = Attempt::new(step);
    assert!(attempt.shown().is_empty());
    assert!(
        attempt.legal().len() > 1,
        "it is the learner's turn that is shown"
    );
    assert!(matches!(attempt.hear("1a1"), Feedback::Unreadable));
    let Feedback::Right(moments) = attempt.hear("shown") else {
        panic!("nothing else is to be done");
    };
    assert_eq!(moments.len(), 2, "the learner's action, and the answer");
    let shown: Vec<&str> = attempt.shown().iter().map(|stage| stage.say).collect();
    assert_eq!(shown, [step.stages[0].say]);
    let word = attempt.example().expect("something is asked for");
    assert!(matches!(attempt.hear(&word), Feedback::Right(_)));
    assert!(attempt.shown().is_empty());
}

#[test]
fn the_courses_reach_every_rule() {
    for &game in GameId::ALL {
        let page = Speaker::default().rules(game);
        let anchors = page
            .split("<a id=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            // Places that pages lead to are no rules.
            .filter(|anchor| anchor.ends_with(|last: char| last.is_ascii_digit()));
        let on_the_page: BTreeSet<String> = anchors.map(str::to_uppercase).collect();
        let mut reached: BTreeSet<String> = BTreeSet::new();
        for step in &lesson(game).steps {
            println!("{game} {}: {}", step.name, step.rules.join(" "));
            reached.extend(step.rules.iter().map(|rule| (*rule).to_owned()));
        }
        println!("{game}: {} rules reached", reached.len());
        assert_eq!(reached, on_the_page, "{game}");
    }
}

#[test]
fn whatever_is_legal_is_right_or_gets_a_reason() {
    let (mut right, mut wrong) = (0, 0);
    for &game in GameId::ALL {
        for (step, _, attempts) in tasks(game) {
            for attempt in attempts {
                let goals = attempt.right();
                let position = attempt.position();
                assert!(position.undecided().contains(step.seat), "{game} {}", step.name);
                for word in attempt.legal() {
                    let mut after = attempt.clone();
                    match after.hear(&word) {
                        Feedback::Right(moments) => {
                            assert!(goals.contains(&word), "{game} {}: {word}", step.name);
                            let others = moments.len() - 1;
                            let scripted = attempt.stage().map_or(0, |stage| stage.then.len());
                            assert!(others <= scripted, "{game} {}: {word}", step.name);
                            assert!(moments[0] != *position, "{game} {}: {word}", step.name);
                            assert_eq!(moments.last(), Some(after.position()));
                            right += 1;
                        }
                        Feedback::Wrong(reason) => {
                            assert!(!goals.contains(&word), "{game} {}: {word}", step.name);
                            assert!(reason.starts_with("lesson-"));
                            assert_eq!(after.position(), position, "a wrong try changes nothing");
                            wrong += 1;
                        }
                        other => panic!("{game} {}: {word}: {other:?}", step.name),
                    }
                }
            }
        }
    }
    println!("{right} right tries, {wrong} wrong ones with a reason");
    assert!(right > 500 && wrong > 1000, "{right} and {wrong}");
}

#[test]
fn no_reason_and_no_goal_is_idle() {
    for &game in GameId::ALL {
        for (step, play, attempts) in tasks(game) {
            let mut reasons: BTreeSet<&str> = BTreeSet::new();
            let mut words: BTreeSet<String> = BTreeSet::new();
            for attempt in &attempts {
                words.extend(attempt.legal());
            }
            for (pattern, reason) in &play.wrong {
                let said = words
                    .iter()
                    .any(|word| pattern.fits(word) && play.against(word) == Some(reason));
                assert!(said, "{game} {}: {pattern} is never wrong", step.name);
            }
            reasons.extend(words.iter().filter_map(|word| play.against(word)));
            if let Some(otherwise) = play.otherwise {
                assert!(reasons.contains(otherwise), "{game} {}: {otherwise}", step.name);
            }
            for goal in &play.goals {
                let fits = words.iter().any(|word| goal.fits(word));
                assert!(fits, "{game} {}: {goal} is never legal", step.name);
            }
        }
    }
}

#[test]
fn what_tempts_is_refused_by_the_rules_and_can_be_clicked() {
    let mut count: BTreeMap<GameId, usize> = BTreeMap::new();
    for &game in GameId::ALL {
        for (step, play, attempts) in tasks(game) {
            for (attempt, tempting) in attempts
                .iter()
                .flat_map(|attempt| play.tempting.iter().map(move |tempting| (attempt, tempting)))
            {
                let place = format!("{game} {}: {}", step.name, tempting.word);
                match attempt.clone().hear(tempting.word) {
                    Feedback::Refused(refusal) => assert!(refusal.rule().is_some(), "{place}"),
                    Feedback::Wrong(reason) => assert_eq!(Some(reason), tempting.reason, "{place}"),
                    other => panic!("{place}: {other:?}"),
                }
                let position = attempt.position();
                let action = position.read_action(tempting.word).expect("a word of the game");
                assert!(
                    position.refuse(Actor::Seat(step.seat), action).is_some(),
                    "{place}"
                );
                let viewer = Viewer::Seat(step.seat);
                let view = position.view(viewer);
                for &frame in Frame::ALL {
                    let scene = draw::scene(&view, viewer, frame);
                    let ids: BTreeSet<&str> = scene.named().iter().map(|(id, _)| id.as_str()).collect();
                    for click in &tempting.clicks {
                        assert!(ids.contains(click), "{place}: no shape {click}");
                    }
                }
                for path in draw::paths(&view, step.seat).0 {
                    let common = path
                        .clicks
                        .iter()
                        .zip(&tempting.clicks)
                        .take_while(|(legal, click)| legal.as_str() == **click)
                        .count();
                    let apart = common < path.clicks.len() && common < tempting.clicks.len();
                    assert!(apart, "{place}: its clicks say {:?}", path.actions);
                }
                *count.entry(game).or_default() += 1;
            }
        }
    }
    assert_eq!(
        count.len(),
        GameId::ALL.len(),
        "every course tempts somewhere: {count:?}"
    );
}

/// Only the picture knows which sphere has which number; the lesson must mean the same one.
#[test]
fn spheres_that_tempt_are_those_of_the_word() {
    for (step, play, attempts) in tasks(GameId::Pylos) {
        for tempting in &play.tempting {
            let view = attempts[0].position().view(Viewer::Seat(step.seat));
            let scene = draw::scene(&view, Viewer::Seat(step.seat), Frame::WIDE);
            let named = scene.named();
            let shape = named.iter().find(|(id, _)| id.as_str() == tempting.clicks[0]);
            let title = shape.and_then(|(_, shape)| shape.title.clone()).expect("a title");
            let text = Speaker::default().say(&title);
            let place = tempting
                .word
                .trim_start_matches('x')
                .split('-')
                .next()
                .expect("a place");
            assert!(text.contains(place), "{}: {text} is not {place}", step.name);
        }
    }
}
