//! The animated pictures of the home page: a demo match of each game.

use std::sync::OnceLock;

use board::{BoardState, ClickTree};
use bots::{Bot, Level, Limits};
use dice::SeededDice;
use draw::{Frame, Paths};
use games::{AnyOptions, AnyPosition, GameId};
use rules::{Actor, BySeat, Dice, Observe, Position, Seat, Turn, Viewer};
use say::Speaker;

/// The number of positions shown per match.
pub(crate) const MOMENTS: usize = 12;

/// Every server shows the same matches.
const SEED: u64 = 7;

/// The matches, played on first use.
#[derive(Default)]
pub(crate) struct Demos([OnceLock<Vec<AnyPosition>>; GameId::ALL.len()]);

impl Demos {
    /// What everybody sees of a moment. The players are called like bots in this language.
    pub(crate) fn board(&self, game: GameId, moment: usize, speaker: Speaker) -> Option<BoardState> {
        let position = self.moments(game).get(moment)?;
        let view = position.view(Viewer::Public);
        let levels = [
            Level::Master,
            Level::Hard,
            Level::Medium,
            Level::Easy,
            Level::Random,
        ];
        let names = BySeat::from_fn(position.seats(), |seat: Seat| {
            speaker.say(&Bot::Level(levels[seat.index()]).character())
        });
        let nothing = Paths(Vec::new());
        let tree = ClickTree::nothing();
        Some(BoardState::called(
            &view,
            Viewer::Public,
            Frame::WIDE,
            &nothing,
            tree,
            Some(&names),
        ))
    }

    fn moments(&self, game: GameId) -> &[AnyPosition] {
        let index = GameId::ALL.iter().position(|other| *other == game);
        let index = index.expect("every game is in the list");
        self.0[index].get_or_init(|| played(game))
    }
}

/// Positions of a match between greedy players, evenly spread.
fn played(game: GameId) -> Vec<AnyPosition> {
    let options = AnyOptions::new(game, None, None).expect("every game has usual options");
    let seats = *game.seats().start();
    let mut position = options.start(seats).expect("every game takes its fewest seats");
    let mut dice = SeededDice::new(SEED);
    let mut all = Vec::new();
    let mut outcomes = Vec::new();
    loop {
        match position.turn() {
            Turn::Over => break,
            Turn::Chance => {
                outcomes.clear();
                position.legal_actions(Actor::Chance, &mut outcomes);
                let weights: Vec<u32> = outcomes
                    .iter()
                    .map(|outcome| position.chance_weight(*outcome))
                    .collect();
                let outcome = outcomes[dice.weighted(&weights)];
                position.play_unchecked(Actor::Chance, outcome);
            }
            Turn::Seats(_) => {
                let seat = position.undecided().first().expect("somebody has to decide");
                let view = position.view(Viewer::Seat(seat));
                let advice = Bot::Greedy.think(&view, seat, &mut dice, Limits::FULL);
                all.push(position.clone());
                position.play_unchecked(Actor::Seat(seat), advice.action);
            }
        }
    }
    all.push(position);
    let last = all.len() - 1;
    (1..=MOMENTS)
        .map(|moment| all[last * moment / MOMENTS].clone())
        .collect()
}
