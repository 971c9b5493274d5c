//! States and their differences, over whole matches.

use std::sync::Arc;

use board::{Audience, BoardState, BoardUpdate, Effect, Parts, Perspective, Reader, Story};
use dice::SeededDice;
use draw::{Frame, Inline};
use games::{AnyOptions, GameId};
use play::{AnyMatch, Command, Header, Match, Reach, SeatCommand};
use rules::{Actor, BySeat, Dice, Position, Seat, SeatSet, Viewer};
use say::Speaker;

pub(crate) fn opened(game: GameId, seats: u8) -> AnyMatch {
    let options = AnyOptions::new(game, None, None).expect("usual options");
    let players = (0..seats).map(|_| play::Player::Person("Merit".parse().expect("a name")));
    let word = |text: &str| text.parse().expect("a word");
    let header = Header::new(
        word(game.id()),
        word(options.variant()),
        game.revision(),
        players.collect(),
    );
    Match::new(header, options.start(seats).expect("a start"))
}

fn names(seats: u8) -> Arc<BySeat<String>> {
    Arc::new(BySeat::from_fn(seats, |seat| format!("Player {seat}")))
}

pub(crate) fn perspective(own: SeatSet) -> Perspective {
    Perspective {
        own,
        shown: None,
        frame: Frame::WIDE,
        speaker: Speaker::default(),
    }
}

fn command(game: &mut AnyMatch, command: Command<games::AnyAction>) {
    let entries = play::decide(game, command, play::Time::EPOCH).expect("it is allowed");
    for entry in entries {
        play::apply(game, entry);
    }
}

/// Plays one action; `false` if the match is over.
pub(crate) fn act(game: &mut AnyMatch, dice: &mut SeededDice) -> bool {
    let Some(actor) = game.position().next_actor() else {
        return false;
    };
    let mut choices = Vec::new();
    game.position().legal_actions(actor, &mut choices);
    let choice = choices[dice.below(choices.len() as u32) as usize];
    play(game, actor, choice);
    true
}

/// Plays this action.
pub(crate) fn play(game: &mut AnyMatch, actor: Actor, choice: games::AnyAction) {
    let played = match actor {
        Actor::Chance => Command::Chance(choice),
        Actor::Seat(seat) => Command::Seat {
            seat,
            seen: game.seq(Viewer::Seat(seat)),
            wish: SeatCommand::Act(choice),
        },
    };
    command(game, played);
}

/// What a state shows, with everything that is drawn and said.
fn shown(state: &BoardState) -> (String, String, Vec<String>, Vec<String>) {
    let reader = Reader {
        speaker: Speaker::default(),
        name: Reader::NOW,
    };
    let lines = state
        .story
        .turns()
        .iter()
        .map(|turn| format!("{} {}", turn.text, turn.notation));
    (
        state.scene.to_inline(Inline::default()),
        reader.whole(&state.reading).into_string(),
        lines.collect(),
        state.fresh.clone(),
    )
}

/// A state that goes on from the one before is the same as one that is made
/// from nothing: what is handed in only saves work.
#[test]
fn what_was_known_before_changes_nothing() {
    for &game in GameId::ALL {
        let seats = *game.seats().start();
        let dice = &mut SeededDice::new(3);
        let mut playing = opened(game, seats);
        let names = names(seats);
        let owns = [SeatSet::only(Seat::FIRST), SeatSet::EMPTY, SeatSet::all(seats)];
        let mut before: Vec<Option<BoardState>> = vec![None; owns.len()];
        for turn in 0..60 {
            for (own, before) in owns.iter().zip(&mut before) {
                let previous = before.as_ref().map(BoardState::previous);
                let state = BoardState::of_match(&playing, perspective(*own), &names, previous);
                let fresh = BoardState::of_match(&playing, perspective(*own), &names, None);
                assert_eq!(shown(&state), shown(&fresh), "{game} {own:?} after {turn}");
                *before = Some(state);
            }
            if !act(&mut playing, dice) {
                break;
            }
        }
    }
}

fn everybody() -> Audience {
    Audience {
        speaker: Speaker::default(),
        you: None,
    }
}

#[test]
fn a_story_grows_by_what_is_new_and_begins_anew_after_undo() {
    let mut game = opened(GameId::Pylos, 2);
    let dice = &mut SeededDice::new(1);
    let names = names(2);
    let mut story = Arc::new(Story::new(&game, Viewer::Public, &names, everybody()));
    for _ in 0..12 {
        assert!(act(&mut game, dice));
        Story::follow(&mut story, &game, Viewer::Public, &names, everybody());
    }
    let whole = Story::new(&game, Viewer::Public, &names, everybody());
    assert_eq!(story.lines().len(), whole.lines().len());
    let last = game
        .position()
        .turn()
        .seats()
        .first()
        .expect("somebody is on turn")
        .next(2);
    let undo = Command::Seat {
        seat: last,
        seen: game.seq(Viewer::Seat(last)),
        wish: SeatCommand::Undo(Reach::Action),
    };
    if let Ok(entries) = play::decide(&game, undo, play::Time::EPOCH) {
        for entry in entries {
            play::apply(&mut game, entry);
        }
        Story::follow(&mut story, &game, Viewer::Public, &names, everybody());
        assert_eq!(story.lines().len(), whole.lines().len() - 1);
    }
}

#[test]
fn an_update_says_what_happened_and_is_nothing_where_nothing_did() {
    let mut game = opened(GameId::Pylos, 2);
    let names = names(2);
    let parts = Parts::none();
    let reader = Reader {
        speaker: Speaker::default(),
        name: Reader::NOW,
    };
    let look = |game: &AnyMatch| BoardState::of_match(game, perspective(SeatSet::EMPTY), &names, None);
    let before = look(&game).sent(&parts);
    let same = BoardUpdate::between(&before, &look(&game), &parts, Inline::default(), reader);
    assert_eq!(same, None);
    let dice = &mut SeededDice::new(1);
    assert!(act(&mut game, dice));
    let update = BoardUpdate::between(&before, &look(&game), &parts, Inline::default(), reader);
    let update = update.expect("something has changed");
    let [step] = &update.steps[..] else {
        panic!("one step: {:?}", update.steps);
    };
    assert_eq!(step.by, Some(Seat::FIRST));
    assert!(step.text.contains("place a sphere"), "{}", step.text);
    let moved = |effect: &Effect| matches!(effect, Effect::Moved { .. } | Effect::Placed { .. });
    assert_eq!(
        step.effects.iter().filter(|effect| moved(effect)).count(),
        1,
        "{:?}",
        step.effects
    );
    assert_eq!(update.log.expect("a line").lines.len(), 1);
    assert!(update.whole.is_none() && !update.patch.is_empty());
}
