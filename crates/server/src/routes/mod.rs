//! The routes.

mod body;
mod files;
mod gate;
mod preferences;

use std::fmt::Write as _;
use std::time::Duration;

use axum::Extension;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Router, middleware};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::error::AppError;
use crate::limits::Excess;
use crate::meters::Levels;
use crate::origin::Origin;
use crate::pages::{install, me, puzzles};
use crate::visitor::{recognise, speaker_for};
use crate::{live, pages};

/// How long the store may take to show that it can write.
const HEALTHY: Duration = Duration::from_secs(2);

/// All routes of the server.
pub fn router(app: App) -> Router {
    Router::new()
        .route("/", get(pages::show_home))
        .route("/choose/{game}", get(pages::choose))
        .route("/play/{game}", post(pages::quick_match))
        .route("/turns", get(pages::turns))
        .route("/invite", post(pages::open_chosen_invitation))
        .route("/invite/{game}", post(pages::open_invitation))
        .route(
            "/sit/{id}/{seat}/{token}",
            get(pages::show_invitation).post(pages::sit),
        )
        .route(
            "/seat/{id}/{seat}/{week}/{token}",
            get(pages::show_own_link).post(pages::take_own_link),
        )
        .route("/table/{id}/qr/{seat}", get(pages::qr))
        .route("/new/{game}", get(pages::show_setup).post(pages::open_match))
        .route("/table/{id}", get(pages::show_table))
        .route("/table/{id}/live", get(live::connect))
        .route("/table/{id}/at/{ply}", get(pages::show_past))
        .route("/table/{id}/at/{ply}/play", post(pages::play_on))
        .route("/table/{id}/analysis", post(pages::analyse))
        .route("/table/{id}/record", get(pages::export))
        .route("/table/{id}/picture.svg", get(pages::picture))
        .route("/table/{id}/preview.png", get(pages::preview))
        .route("/table/{id}/rematch", post(pages::rematch))
        .route("/board/{game}", get(pages::show_board).post(pages::examine))
        .route("/import", post(pages::import))
        .route("/solving", get(pages::solving))
        .route("/solve/{game}/{rules}", post(pages::solve))
        .route("/puzzles", get(puzzles::choose))
        .route("/puzzles/next", get(puzzles::next))
        .route("/puzzles/{id}", get(puzzles::show))
        .route("/puzzles/{id}/say", post(puzzles::say))
        .route("/puzzles/{id}/look", get(puzzles::look))
        .route("/puzzles/{id}/solution", post(puzzles::solution))
        .route("/puzzles/{id}/answer", post(puzzles::answer))
        .route("/me", get(me::show))
        .route("/me/name", post(me::rename))
        .route("/me/grants", post(me::revoke))
        .route("/me/links", post(me::renew_links))
        .route("/me/export", get(pages::export_all))
        .route("/me/delete", get(me::ask).post(me::delete))
        .route("/offline/{language}", get(install::offline))
        .route("/learn/{game}", get(pages::begin_lesson))
        .route(
            "/learn/{game}/{step}",
            get(pages::show_lesson).post(pages::answer_lesson),
        )
        .route(
            "/components/{game}",
            get(files::components).post(pages::read_components),
        )
        .route("/rules", get(pages::list_rules))
        .route("/rules/{game}", get(pages::show_rules))
        .route("/rules/{game}/reference", get(pages::show_reference))
        .route("/sounds", get(pages::show_sounds))
        .route("/preferences", post(preferences::change))
        .fallback(async || AppError::NoSuchPage)
        .layer(middleware::from_fn_with_state(app.clone(), body::read))
        .layer(middleware::from_fn_with_state(app.clone(), pages::told))
        .layer(middleware::from_fn_with_state(app.clone(), recognise))
        .route("/manifest/{language}", get(install::manifest))
        .route("/sw.js", get(install::worker))
        .route("/assets/{version}/{name}", get(files::asset))
        .route(
            "/demo/{version}/{language}/{game}/{theme}/{moment}",
            get(files::demo),
        )
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .method_not_allowed_fallback(wrong_method)
        .layer(CatchPanicLayer::custom(panicked))
        .layer(CompressionLayer::new())
        // `body::read` has counted.
        .layer(DefaultBodyLimit::disable())
        .layer(middleware::from_fn_with_state(app.clone(), gate::stand))
        .with_state(app)
}

/// An address that is asked for in a way that it does not know. Pages make a page of it.
async fn wrong_method(headers: HeaderMap) -> (StatusCode, String) {
    let text = speaker_for(&headers).text("page-wrong-method");
    (StatusCode::METHOD_NOT_ALLOWED, text + "\n")
}

/// A panic in one request becomes one error response.
fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a request panicked");
    StatusCode::INTERNAL_SERVER_ERROR.into_response()
}

/// Whether the server works, which it does if it can write.
async fn health(State(app): State<App>) -> Result<&'static str, AppError> {
    let written = tokio::time::timeout(HEALTHY, app.health.check(&app.store)).await;
    written.unwrap_or(Err(AppError::Beyond(Excess::Thinking)))?;
    Ok("ok\n")
}

/// Figures for monitoring programs on this machine: they tell how many play and what is refused.
async fn metrics(State(app): State<App>, Extension(origin): Extension<Origin>) -> Result<Response, AppError> {
    if !origin.is_here {
        return Err(AppError::NoSuchPage);
    }
    let levels = Levels {
        tables: app.tables.len(),
        thinking: app.bot_pool.load(),
        limits: app.settings.limits,
    };
    let counts = app.store.count().await?;
    let mut report = app.meters.report(&levels);
    for (name, count) in [
        ("benben_matches_going", counts.going),
        ("benben_matches_over", counts.over),
    ] {
        writeln!(report, "# TYPE {name} gauge\n{name} {count}").expect("writing to a string cannot fail");
    }
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4")], report).into_response())
}
