//! What it takes to draw the next board for both people at a table, without a server around it.
//!
//! ```sh
//! cargo run --release -p board --example redraw -- [GAME [MATCHES]]
//! ```

use std::env;
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use board::{BoardState, BoardUpdate, Parts, Perspective, Reader};
use dice::SeededDice;
use draw::{Frame, Inline};
use games::{AnyOptions, GameId};
use play::{AnyMatch, Command, Header, Match, SeatCommand};
use rules::{Actor, BySeat, Dice, Position, Seat, SeatSet, Viewer};
use say::Speaker;

/// Nobody waits for longer matches.
const LONGEST: usize = 400;

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let game = words
        .first()
        .map_or(GameId::Pylos, |word| word.parse().expect("a game"));
    let matches: u64 = words.get(1).map_or(100, |word| word.parse().expect("a number"));
    let (mut actions, mut bytes) = (0, 0);
    let (mut playing, mut drawing, mut comparing) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    for seed in 0..matches {
        let dice = &mut SeededDice::new(seed);
        let mut game = opened(game);
        let names = Arc::new(BySeat::from_fn(2, |seat| format!("Player {seat}")));
        let parts = Parts::none();
        let people = [Seat::FIRST, Seat::SECOND].map(|seat| Perspective {
            own: SeatSet::only(seat),
            shown: None,
            frame: Frame::WIDE,
            speaker: Speaker::default(),
        });
        let mut shown = people.map(|who| {
            let state = BoardState::of_match(&game, who, &names, None);
            (state.sent(&parts), Some(state.previous()))
        });
        for _ in 0..LONGEST {
            let began = Instant::now();
            let mut after = game.clone();
            if !act(&mut after, dice) {
                break;
            }
            game = after;
            playing += began.elapsed();
            for (who, (sent, previous)) in people.into_iter().zip(&mut shown) {
                let began = Instant::now();
                let state = BoardState::of_match(&game, who, &names, previous.take());
                drawing += began.elapsed();
                let began = Instant::now();
                let now = state.sent(&parts);
                let reader = Reader {
                    speaker: who.speaker,
                    name: Reader::NOW,
                };
                let update = BoardUpdate::between(sent, &state, &parts, Inline::default(), reader);
                let text = serde_json::to_string(&update).expect("plain data");
                bytes += black_box(text).len();
                *sent = now;
                comparing += began.elapsed();
                let began = Instant::now();
                *previous = Some(state.previous());
                drop(state);
                drawing += began.elapsed();
            }
            actions += 1;
        }
    }
    let each = |time: Duration| time.as_secs_f64() * 1e6 / f64::from(actions);
    println!(
        "{actions} actions of {game}, two boards each, {} bytes an action",
        bytes / actions as usize
    );
    println!(
        "an action takes {:.1} µs: playing {:.1}, drawing {:.1}, comparing and writing {:.1}",
        each(playing + drawing + comparing),
        each(playing),
        each(drawing),
        each(comparing)
    );
}

fn opened(game: GameId) -> AnyMatch {
    let options = AnyOptions::new(game, None, None).expect("usual options");
    let players = (0..2).map(|_| play::Player::Person("Merit".parse().expect("a name")));
    let word = |text: &str| text.parse().expect("a word");
    let header = Header::new(
        word(game.id()),
        word(options.variant()),
        game.revision(),
        players.collect(),
    );
    Match::new(header, options.start(2).expect("a start"))
}

/// Plays one action; `false` if the match is over.
fn act(game: &mut AnyMatch, dice: &mut SeededDice) -> bool {
    let Some(actor) = game.position().next_actor() else {
        return false;
    };
    let mut choices = Vec::new();
    game.position().legal_actions(actor, &mut choices);
    let choice = choices[dice.below(choices.len() as u32) as usize];
    let played = match actor {
        Actor::Chance => Command::Chance(choice),
        Actor::Seat(seat) => Command::Seat {
            seat,
            seen: game.seq(Viewer::Seat(seat)),
            wish: SeatCommand::Act(choice),
        },
    };
    let entries = play::decide(game, played, play::Time::EPOCH).expect("it is allowed");
    for entry in entries {
        play::apply(game, entry);
    }
    true
}
