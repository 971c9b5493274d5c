//! Real updates of whole matches, for the unit tests of the scripts: what a
//! page is told, and what it must show then.

use std::sync::Arc;

use anyhow::{Context, Result};
use board::{BoardState, BoardUpdate, Parts, Perspective, Reader};
use dice::SeededDice;
use draw::{Frame, Inline};
use games::{AnyAction, AnyOptions, GameId};
use play::{AnyMatch, Command, Header, Match, Player, Reach, SeatCommand, Time};
use rules::{Actor, BySeat, Dice, Position, Seat, SeatSet, Viewer};
use say::Speaker;
use serde_json::{Value, json};

/// One action is taken back after each of this many.
const UNDO_EVERY: u32 = 9;

/// What must be shown is said after each of this many first actions, and later after one in this many.
const ALL: u32 = 24;
const SOME: u32 = 31;

/// A whole match as two pages see it: of the first seat, and of somebody who watches.
///
/// Gives for each page `{ name, first, steps: [{ update, whole }] }`: what it
/// shows at first, then what it is told each time (nothing if it notices
/// nothing) and, most of the time, all that it must show after that.
///
/// # Errors
/// If the game is not for this many players.
pub(crate) fn whole_match(game: GameId, seats: u8, seed: u64) -> Result<Value> {
    let mut playing = opened(game, seats)?;
    let mut dice = SeededDice::new(seed);
    let names = Arc::new(BySeat::from_fn(seats, |seat| format!("Player {seat}")));
    let owners = [SeatSet::only(Seat::FIRST), SeatSet::EMPTY];
    let frames = [Frame::TALL, Frame::WIDE];
    let reader = Reader {
        speaker: Speaker::default(),
        name: Reader::NOW,
    };
    let parts = Parts::none();
    let look = |playing: &AnyMatch, page: usize| {
        let perspective = Perspective {
            own: owners[page],
            shown: None,
            frame: frames[page],
            speaker: Speaker::default(),
        };
        BoardState::of_match(playing, perspective, &names, None)
    };
    let whole = |state: &BoardState| BoardUpdate::whole(state, &parts, Inline::default(), reader);
    let mut pages = Vec::new();
    let mut sent = Vec::new();
    for (page, name) in ["player", "watcher"].into_iter().enumerate() {
        let state = look(&playing, page);
        pages.push(json!({ "name": name, "first": whole(&state), "steps": [] }));
        sent.push(state.sent(&parts));
    }
    let mut actions = 0;
    while act(&mut playing, &mut dice)? {
        actions += 1;
        if actions % UNDO_EVERY == 0 {
            take_back(&mut playing);
        }
        for (page, sent) in sent.iter_mut().enumerate() {
            let state = look(&playing, page);
            let update = BoardUpdate::between(sent, &state, &parts, Inline::default(), reader);
            let is_over = playing.position().next_actor().is_none();
            let looked_at = actions <= ALL || actions % SOME == 0 || is_over;
            let step = json!({ "update": update, "whole": looked_at.then(|| whole(&state)) });
            pages[page]["steps"].as_array_mut().context("steps")?.push(step);
            *sent = state.sent(&parts);
        }
    }
    Ok(Value::Array(pages))
}

fn opened(game: GameId, seats: u8) -> Result<AnyMatch> {
    let options = AnyOptions::new(game, None, None).ok().context("usual options")?;
    let players = (0..seats).map(|_| Player::Person("Merit".parse().expect("a name")));
    let word = |text: &str| text.parse().expect("a word");
    let header = Header::new(
        word(game.id()),
        word(options.variant()),
        game.revision(),
        players.collect(),
    );
    Ok(Match::new(
        header,
        options.start(seats).ok().context("not for so many")?,
    ))
}

/// Plays one action; `false` if the match is over.
fn act(playing: &mut AnyMatch, dice: &mut SeededDice) -> Result<bool> {
    let Some(actor) = playing.position().next_actor() else {
        return Ok(false);
    };
    let mut choices = Vec::new();
    playing.position().legal_actions(actor, &mut choices);
    let choice = choices[dice.below(u32::try_from(choices.len())?) as usize];
    let command = match actor {
        Actor::Chance => Command::Chance(choice),
        Actor::Seat(seat) => Command::Seat {
            seat,
            seen: playing.seq(Viewer::Seat(seat)),
            wish: SeatCommand::Act(choice),
        },
    };
    let done = obey(playing, command);
    anyhow::ensure!(done, "a legal action is refused");
    Ok(true)
}

/// Takes the last action back, if somebody may.
fn take_back(playing: &mut AnyMatch) {
    for seat in SeatSet::all(playing.position().seats()).iter() {
        let undo = Command::Seat {
            seat,
            seen: playing.seq(Viewer::Seat(seat)),
            wish: SeatCommand::Undo(Reach::Action),
        };
        if obey(playing, undo) {
            break;
        }
    }
}

fn obey(playing: &mut AnyMatch, command: Command<AnyAction>) -> bool {
    let Ok(entries) = play::decide(playing, command, Time::EPOCH) else {
        return false;
    };
    for entry in entries {
        play::apply(playing, entry);
    }
    true
}
