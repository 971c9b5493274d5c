//! What a link to a table shows where it is sent: the game, who plays, and the board as
//! spectators see it.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use play::{AnyMatch, Player};
use rules::Phrase;
use say::Speaker;
use store::MatchId;

use crate::app::App;
use crate::error::AppError;
use crate::guard::Asker;
use crate::limits::Excess;
use crate::names::names;
use crate::previews::Shown;
use crate::visitor::Visitor;

/// For how long others may show the same picture.
const KEPT: &str = "public, max-age=30";

/// What the head of a page says to those who show previews of links.
pub(super) fn tags(id: MatchId, game: &AnyMatch, visitor: &Visitor, title: &str) -> Markup {
    let picture = visitor
        .base
        .as_deref()
        .map(|base| format!("{base}/table/{id}/preview.png"));
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content=(visitor.speaker.text("page-name"));
        meta property="og:title" content=(title);
        meta property="og:description" content=(who_plays(game, visitor.speaker));
        @if let Some(picture) = picture {
            meta property="og:image" content=(picture);
            meta property="og:image:type" content="image/png";
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

/// The players in a sentence.
fn who_plays(game: &AnyMatch, speaker: Speaker) -> String {
    let there = game
        .players()
        .enumerate()
        .filter(|(_, player)| **player != Player::Nobody);
    let names = names(game, speaker);
    let there: Vec<&str> = there.map(|(seat, _)| names[seat].as_str()).collect();
    speaker.say(&Phrase::new("invite-who").with("names", there.join(", ")))
}

/// The board as spectators see it, in pixels.
pub(crate) async fn picture(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, AppError> {
    let id: MatchId = id.parse().map_err(|_| AppError::NoSuchMatch)?;
    let game = app.open_table(id).await?.game();
    let shown = Shown::of(id, &game, visitor.speaker);
    let png = match app.previews.find(shown) {
        Some(png) => png,
        None => draw(&app, visitor.asker(), shown, game).await?,
    };
    let headers = [(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, KEPT)];
    Ok((headers, png.to_vec()).into_response())
}

async fn draw(app: &App, asker: Asker, shown: Shown, game: Arc<AnyMatch>) -> Result<Arc<[u8]>, AppError> {
    let place = app.guard.previews.take(asker);
    let place = place.ok_or_else(|| app.meters.beyond(Excess::Previews))?;
    let previews = Arc::clone(&app.previews);
    let drawn = tokio::task::spawn_blocking(move || {
        let _place = place;
        previews.make(shown, &game)
    });
    drawn.await.ok().and_then(Result::ok).ok_or(AppError::NoSuchPage)
}
