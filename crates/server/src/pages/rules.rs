//! The rules of the games, with diagrams.

use axum::extract::{Path, Query, State};
use draw::{Frame, Inline};
use games::{AnyOptions, GameId};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag};
use rules::{Observe, Phrase, Viewer};
use serde::Deserialize;

use super::diagrams::illustrate;
use super::layout::{Page, definitions, page};
use crate::app::App;
use crate::error::AppError;
use crate::visitor::Visitor;

/// What may be asked about rules.
#[derive(Deserialize)]
pub(crate) struct Asked {
    /// `beside` sends the text alone, to be shown beside a board.
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

/// The rules of one game.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Markup, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    let speaker = visitor.speaker;
    let text = PreEscaped(illustrate(game, rendered(speaker.rules(game)), &visitor));
    if asked.part.as_deref() == Some("beside") {
        return Ok(text);
    }
    let title = speaker.say(&Phrase::new("rules-of").with("game", speaker.game_name(game)));
    let content = html! {
        (definitions(game))
        article class="rulebook" { (with_opening(text, game, &visitor)) }
        p class="links" {
            a class="button primary" href={ "/new/" (game) } { (speaker.text("rules-play")) }
            a class="button" href={ "/learn/" (game) } { (speaker.text("learn-lesson")) }
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

/// Puts the picture of the opening under the title.
fn with_opening(text: PreEscaped<String>, game: GameId, visitor: &Visitor) -> Markup {
    let PreEscaped(mut text) = text;
    let figure = html! {
        figure {
            (PreEscaped(opening(game, visitor)))
            figcaption { (visitor.speaker.text("rules-opening")) }
        }
    };
    let title = "</h1>";
    let at = text.find(title).map_or(0, |end| end + title.len());
    text.insert_str(at, &figure.into_string());
    PreEscaped(text)
}

/// The board as it is before the first turn.
fn opening(game: GameId, visitor: &Visitor) -> String {
    let options = AnyOptions::new(game, None, None).expect("every game has usual options");
    let position = options
        .start(*game.seats().start())
        .expect("every game takes its fewest seats");
    let view = position.view(Viewer::Public);
    let inline = Inline {
        speaker: visitor.speaker,
        look: visitor.preferences.look(),
        prefix: "opening-",
    };
    draw::scene(&view, Viewer::Public, Frame::Wide).to_inline(inline)
}

/// Markdown of ours as HTML. Links between our documents lead to our pages.
fn rendered(markdown: &str) -> String {
    let events = Parser::new_ext(markdown, Options::ENABLE_TABLES).map(|event| match event {
        Event::Start(Tag::Link {
            link_type,
            dest_url,
            title,
            id,
        }) => Event::Start(Tag::Link {
            link_type,
            dest_url: moved(dest_url),
            title,
            id,
        }),
        other => other,
    });
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events);
    // What may have to be scrolled can be reached by keys, and a corner is no heading.
    html.replace("<pre>", "<pre tabindex=\"0\">")
        .replace("<th></th>", "<td></td>")
}

/// Where a document of ours is found on the server.
fn moved(address: CowStr<'_>) -> CowStr<'_> {
    if address.starts_with('#') || address.contains("://") {
        return address;
    }
    let (file, anchor) = address.split_once('#').unwrap_or((&address, ""));
    let name = file.rsplit('/').next().unwrap_or(file);
    let game = name
        .strip_suffix(".md")
        .and_then(|name| name.parse::<GameId>().ok());
    match (game, anchor) {
        (Some(game), "") => format!("/rules/{game}").into(),
        (Some(game), anchor) => format!("/rules/{game}#{anchor}").into(),
        // Other documents are for those who have the source.
        (None, _) => "/rules".into(),
    }
}

#[cfg(test)]
mod tests {
    use say::Speaker;

    use super::*;

    #[test]
    fn links_stay_inside() {
        assert_eq!(&*moved("#py-3".into()), "#py-3");
        assert_eq!(&*moved("../games/sun.md#su-5".into()), "/rules/sun#su-5");
        assert_eq!(&*moved("../record.md".into()), "/rules");
        assert_eq!(&*moved("https://doi.org/1".into()), "https://doi.org/1");
    }

    #[test]
    fn every_rule_is_an_anchor() {
        for &game in GameId::ALL {
            let html = rendered(Speaker::default().rules(game));
            for rule in game.rules().iter() {
                let anchor = format!("id=\"{}\"", rule.to_string().to_lowercase());
                assert!(html.contains(&anchor), "{game}: {anchor}");
            }
            let prefix = format!("id=\"{}-", game.rules().prefix.to_lowercase());
            assert_eq!(
                html.matches(&prefix).count(),
                usize::from(game.rules().count),
                "{game}"
            );
        }
    }
}
