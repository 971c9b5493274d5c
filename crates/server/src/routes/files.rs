//! Styles, scripts and thumbnails, which browsers may keep for ever.

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use draw::{Look, Theme};
use games::GameId;
use say::{Language, Speaker};

use crate::app::App;
use crate::demo::MOMENTS;
use crate::error::AppError;

/// Sends a file.
pub(super) async fn asset(
    State(app): State<App>,
    Path((version, name)): Path<(String, String)>,
) -> Result<Response, AppError> {
    let (kind, data) = app.assets.get(&name).ok_or(AppError::NoSuchPage)?;
    // An old page that asks for its old script gets the new one, but must not cache it for ever.
    let keep = if version == app.assets.version() {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    Ok(([(CONTENT_TYPE, kind), (CACHE_CONTROL, keep.to_owned())], data).into_response())
}

/// Sends the component set that ships with a game, to be edited.
pub(super) async fn components(Path(game): Path<String>) -> Result<Response, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    let text = game.standard_components().ok_or(AppError::NoSuchPage)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// Sends one picture: `/demo/VERSION/en/pylos/light/3.svg`.
pub(super) async fn demo(
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
    // Playing a match takes a moment; pages must not wait for it.
    let drawn = tokio::task::spawn_blocking(move || {
        let look = Look {
            theme,
            ..Look::default()
        };
        let speaker = Speaker::new(language);
        let board = app.demos.board(game, moment, speaker)?;
        Some(board.scene.to_svg(speaker, look))
    });
    let svg = drawn.await.ok().flatten().ok_or(AppError::NoSuchPage)?;
    let headers = [
        (CONTENT_TYPE, "image/svg+xml"),
        (CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, svg).into_response())
}
