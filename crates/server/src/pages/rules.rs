//! The rules of the games: a short page with pictures for players, and a page with every rule and
//! its number, notation and file formats for those who want to know exactly.

use axum::extract::{Path, Query, State};
use games::GameId;
use maud::{Markup, PreEscaped, html};
use rules::Phrase;
use serde::Deserialize;

use super::diagrams::{illustrate, rendered, whole};
use super::layout::{Page, definitions, page};
use crate::app::App;
use crate::error::AppError;
use crate::parts::rule_link;
use crate::visitor::Visitor;

/// The query parameters of the rules.
#[derive(Deserialize)]
pub(crate) struct Asked {
    /// `beside` sends only the text, to be shown beside a board.
    part: Option<String>,
}

/// All games.
pub(crate) async fn list(State(app): State<App>, visitor: Visitor) -> Markup {
    let speaker = visitor.speaker;
    let title = speaker.text("rules-title");
    let content = html! {
        h1 { (title) }
        ul class="cards" {
            @for game in GameId::ALL {
                li class="card" {
                    a href={ "/rules/" (game) } { strong { (speaker.game_name(*game)) } }
                    p { (speaker.game_about(*game)) }
                }
            }
        }
    };
    let page = Page {
        title: &title,
        class: "plain",
        script: None,
        content,
    };
    self::page(&app, &visitor, page)
}

/// The rules of one game, for players.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Markup, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    let speaker = visitor.speaker;
    let text = PreEscaped(rendered(game, speaker.guide(game), &visitor));
    let exactly = html! {
        p class="exactly" {
            (speaker.text("rules-exactly")) " "
            a href={ "/rules/" (game) "/reference" } target=[(asked.part.is_some()).then_some("rules")] {
                (speaker.text("rules-reference"))
            }
        }
    };
    if asked.part.as_deref() == Some("beside") {
        return Ok(html! { (text) (exactly) });
    }
    let title = title(game, &visitor);
    let content = html! {
        (definitions(game))
        article class="rulebook guide" {
            (text)
            (exactly)
            (by_number(game, &visitor))
        }
        p class="links" {
            a class="button primary" href={ "/new/" (game) } { (speaker.text("rules-play")) }
            a class="button" href={ "/learn/" (game) } { (speaker.text("learn-lesson")) }
            a class="button" href="/rules" { (speaker.text("rules-title")) }
        }
    };
    let page = Page {
        title: &title,
        class: "plain reading",
        script: Some("rules.js"),
        content,
    };
    Ok(self::page(&app, &visitor, page))
}

/// The exact rules of one game: with numbers, rulings, notation and file formats.
pub(crate) async fn reference(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Markup, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    let speaker = visitor.speaker;
    let text = illustrate(game, rendered(game, speaker.rules(game), &visitor), &visitor);
    let title = title(game, &visitor);
    let content = html! {
        (definitions(game))
        article class="rulebook" { (with_match(text, game, &visitor)) }
        p class="links" {
            a class="button primary" href={ "/new/" (game) } { (speaker.text("rules-play")) }
            a class="button" href={ "/rules/" (game) } { (speaker.text("rules-short")) }
            a class="button" href="/rules" { (speaker.text("rules-title")) }
        }
    };
    let page = Page {
        title: &title,
        class: "plain reading",
        script: None,
        content,
    };
    Ok(self::page(&app, &visitor, page))
}

fn title(game: GameId, visitor: &Visitor) -> String {
    let speaker = visitor.speaker;
    speaker.say(&Phrase::new("rules-of").with("game", speaker.game_name(game)))
}

/// A link to every numbered rule. The numbered rules were here before the page for players, and
/// addresses with the anchor of one still find it, even without a script.
fn by_number(game: GameId, visitor: &Visitor) -> Markup {
    html! {
        nav class="by-number" aria-label=(visitor.speaker.text("rules-by-number")) {
            @for rule in game.rules().iter() {
                span id=(rule.to_string().to_lowercase()) { (rule_link(game, &rule.to_string())) } " "
            }
        }
    }
}

/// Inserts a picture of a match below the title.
fn with_match(mut text: String, game: GameId, visitor: &Visitor) -> Markup {
    let Some(picture) = lessons::pictures(game).first() else {
        return PreEscaped(text);
    };
    let figure = html! {
        figure {
            (PreEscaped(whole(game, picture, "match-", visitor)))
            figcaption { (visitor.speaker.text("rules-match")) }
        }
    };
    let title = "</h1>";
    let at = text.find(title).map_or(0, |end| end + title.len());
    text.insert_str(at, &figure.into_string());
    PreEscaped(text)
}
