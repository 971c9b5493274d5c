//! What a phone needs to install the app on its home screen, and the page that is shown when the
//! server cannot be reached.

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use games::GameId;
use maud::{Markup, html};
use rules::Phrase;
use say::{Language, Speaker};
use serde_json::{Value, json};

use super::layout::{GROUND, Page, page};
use crate::app::App;
use crate::assets;
use crate::error::AppError;
use crate::visitor::{Preferences, Visitor};

/// The files of the offline page and of the rules, which are kept too.
const SHELL: [&str; 10] = [
    "boards.css",
    "page.css",
    "stage.css",
    "logo.svg",
    "install.js",
    "preferences.js",
    "offline.js",
    "rules.js",
    "icon-192.png",
    "icon-512.png",
];

/// Icons by file, width in pixels, and purpose.
const ICONS: [(&str, u32, &str); 3] = [
    ("icon-192.png", 192, "any"),
    ("icon-512.png", 512, "any"),
    ("icon-maskable.png", 512, "maskable"),
];

fn speaker_of(tag: &str) -> Result<Speaker, AppError> {
    let known = Language::ALL.iter().find(|language| language.tag() == tag);
    known
        .map(|language| Speaker::new(*language))
        .ok_or(AppError::NoSuchPage)
}

/// The web app manifest. Browsers request it without cookies, so the language is in its address.
pub(crate) async fn manifest(
    State(app): State<App>,
    Path(language): Path<String>,
) -> Result<Response, AppError> {
    let speaker = speaker_of(language.trim_end_matches(".webmanifest"))?;
    let icons = ICONS.map(|(file, width, purpose)| {
        json!({
            "src": app.assets.address(file),
            "sizes": format!("{width}x{width}"),
            "type": "image/png",
            "purpose": purpose,
        })
    });
    let games: Vec<String> = GameId::ALL.iter().map(|game| speaker.game_name(*game)).collect();
    let about = Phrase::new("install-about").with("games", games.join(", "));
    let shortcut =
        |label: &'static str, address: &str| json!({ "name": speaker.text(label), "url": address });
    let manifest: Value = json!({
        "id": "/",
        "name": speaker.text("install-name"),
        "short_name": speaker.text("page-name"),
        "description": speaker.say(&about),
        "lang": speaker.language().tag(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND[0].1,
        "theme_color": GROUND[0].1,
        "categories": ["games"],
        "icons": icons,
        "shortcuts": [shortcut("puzzle-title", "/puzzles"), shortcut("page-rules", "/rules")],
    });
    let headers = [
        (CONTENT_TYPE, "application/manifest+json"),
        (CACHE_CONTROL, "no-cache"),
    ];
    Ok((headers, manifest.to_string()).into_response())
}

fn offline_address(language: Language) -> String {
    format!("/offline/{}", language.tag())
}

/// The service worker.
pub(crate) async fn worker(State(app): State<App>) -> Result<Response, AppError> {
    let script = assets::text("sw.js").ok_or(AppError::NoSuchPage)?;
    let shell = SHELL.map(|file| app.assets.address(file));
    let offline: serde_json::Map<String, Value> = Language::ALL
        .iter()
        .map(|language| (language.tag().to_owned(), json!(offline_address(*language))))
        .collect();
    let text = format!(
        "const EDITION = {};\nconst SHELL = {};\nconst OFFLINE = {};\n{script}",
        json!(app.assets.version()),
        json!(shell),
        Value::Object(offline)
    );
    let headers = [
        (CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (CACHE_CONTROL, "no-cache"),
    ];
    Ok((headers, text).into_response())
}

/// The page shown when the server cannot be reached. The browser caches it, so it contains
/// nothing personal.
pub(crate) async fn offline(
    State(app): State<App>,
    visitor: Visitor,
    Path(language): Path<String>,
) -> Result<Markup, AppError> {
    let speaker = speaker_of(&language)?;
    let say = |id| speaker.text(id);
    let anybody = Visitor {
        name: None,
        preferences: Preferences::usual(),
        speaker,
        ..visitor
    };
    let title = say("install-offline");
    let content = html! {
        section class="card" {
            h1 { (title) }
            p { (say("install-offline-about")) }
            p { button type="button" class="primary" data-again="" { (say("install-again")) } }
            h2 { (say("install-kept")) }
            ul id="kept" class="plain-list" data-label=(say("page-rules")) {}
            p id="kept-none" class="note" { (say("install-kept-none")) }
            p class="note" { (say("install-waits")) }
        }
    };
    let page = Page {
        title: &title,
        class: "plain offline",
        script: Some("offline.js"),
        content,
    };
    Ok(self::page(&app, &anybody, page))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_colours_are_those_of_the_boards() {
        let sheet = draw::stylesheet();
        for (theme, colour) in GROUND {
            assert!(sheet.contains(&format!("--ground: {colour}")), "{theme}");
        }
    }

    #[test]
    fn everything_that_is_kept_exists() {
        for file in SHELL.iter().filter(|file| **file != assets::BOARDS) {
            assert!(assets::exists(file), "{file}");
        }
        for (file, ..) in ICONS {
            assert!(assets::exists(file), "{file}");
        }
    }
}
