//! Solving a game on this machine, so that a perfect player can sit down.
//!
//! It takes minutes of all cores and gigabytes of memory, so it is offered only to somebody who
//! sits at this machine.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Redirect;
use games::GameId;
use maud::{Markup, html};
use rules::Phrase;
use serde_json::{Value, json};

use super::setup::rules_name;
use crate::app::App;
use crate::error::AppError;
use crate::solver::SolvingStatus;
use crate::visitor::Visitor;

/// What the page of a game says about solving it.
pub(super) fn card(app: &App, visitor: &Visitor, game: GameId) -> Markup {
    if !visitor.origin.is_here {
        return html! {};
    }
    let speaker = visitor.speaker;
    let status = app.solver.status().filter(|status| status.game == game);
    let running = status.as_ref().filter(|status| status.running);
    let failure = status.as_ref().filter(|status| !status.failure.is_empty());
    let unsolved = app.solver.unsolved(game);
    html! {
        @if let Some(SolvingStatus { rules, percent, .. }) = running {
            section id="solving" class="solving card" {
                @let named = Phrase::new("choose-solving").with("rules", rules_name(game, rules, speaker));
                p { (speaker.say(&named)) }
                progress max="100" value=(percent) aria-label=(speaker.say(&named)) {}
                p class="note" { (speaker.text("choose-solving-about")) }
            }
        } @else if !unsolved.is_empty() {
            details class="solving" open[failure.is_some()] {
                summary { (speaker.text("choose-solve")) }
                p class="note" { (speaker.text("choose-solve-about")) }
                @if let Some(status) = failure {
                    p class="faults" role="alert" { (speaker.say(&Phrase::new("choose-solve-failed").with("why", status.failure.as_str()))) }
                }
                @for rules in unsolved {
                    form method="post" action={ "/solve/" (game) "/" (rules) } {
                        @let named = Phrase::new("choose-solve-rules").with("rules", rules_name(game, rules, speaker));
                        button { (speaker.say(&named)) }
                    }
                }
            }
        }
    }
}

/// Begins to solve a game.
pub(crate) async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, rules)): Path<(String, String)>,
) -> Result<Redirect, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    if !visitor.origin.is_here {
        return Err(AppError::NotYours);
    }
    let rules = app.solver.unsolved(game).into_iter().find(|name| *name == rules);
    app.solver.begin(game, rules.ok_or(AppError::NoSuchPage)?);
    Ok(Redirect::to(&format!("/choose/{game}")))
}

/// How far it is, for the page that waits for it.
pub(crate) async fn status(State(app): State<App>, visitor: Visitor) -> Result<Json<Value>, AppError> {
    if !visitor.origin.is_here {
        return Err(AppError::NotYours);
    }
    Ok(Json(json!({ "solving": app.solver.status() })))
}
