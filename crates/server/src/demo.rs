//! The moving pictures of the home page: a match of each game, played by itself.

use std::sync::OnceLock;

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use bots::{Bot, Limits};
use dice::SeededDice;
use draw::{Frame, Look, Theme};
use games::{AnyOptions, AnyPosition, GameId};
use rules::{Actor, Dice, Observe, Position, Turn, Viewer};
use say::{Language, Speaker};

use crate::app::App;
use crate::error::AppError;

/// A thumbnail goes through so many moments of its match.
pub(crate) const MOMENTS: usize = 12;

/// Every server shows the same matches.
const SEED: u64 = 7;

/// The matches, played when they are first asked for.
#[derive(Default)]
pub(crate) struct Demos([OnceLock<Vec<AnyPosition>>; GameId::ALL.len()]);

impl Demos {
    fn moments(&self, game: GameId) -> &[AnyPosition] {
        let index = GameId::ALL.iter().position(|other| *other == game);
        let index = index.expect("every game is in the list");
        self.0[index].get_or_init(|| played(game))
    }
}

/// Moments of a match between greedy players, evenly spread.
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

/// Sends one picture: `/demo/VERSION/en/pylos/light/3.svg`.
pub(crate) async fn send(
    State(app): State<App>,
    Path((_, language, game, theme, moment)): Path<(String, String, String, String, String)>,
) -> Result<Response, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    let language = Language::from_tag(&language).ok_or(AppError::NoSuchPage)?;
    let theme = Theme::from_name(&theme).ok_or(AppError::NoSuchPage)?;
    let moment: usize = moment
        .strip_suffix(".svg")
        .and_then(|number| number.parse().ok())
        .filter(|moment| *moment < MOMENTS)
        .ok_or(AppError::NoSuchPage)?;
    // A match takes a moment to play; pages must not wait for it.
    let drawn = tokio::task::spawn_blocking(move || {
        let position = &app.demos.moments(game)[moment];
        let look = Look {
            theme,
            ..Look::default()
        };
        draw::scene(&position.view(Viewer::Public), Viewer::Public, Frame::Wide)
            .to_svg(Speaker::new(language), look)
    });
    let svg = drawn.await.map_err(|_| AppError::NoSuchPage)?;
    let headers = [
        (CONTENT_TYPE, "image/svg+xml"),
        (CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, svg).into_response())
}
