//! How a visitor likes things shown.

use axum::Form;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use draw::{Angle, Frame, Theme};
use say::Language;
use serde::Deserialize;

use crate::visitor::{Pace, Sound, Visitor};

/// A change of preferences: only the named ones change.
#[derive(Deserialize)]
pub(super) struct Change {
    theme: Option<String>,
    frame: Option<String>,
    angle: Option<String>,
    confirm: Option<String>,
    sound: Option<String>,
    coordinates: Option<String>,
    notation: Option<String>,
    pace: Option<String>,
    words: Option<String>,
    keys: Option<String>,
    language: Option<String>,
    back: Option<String>,
}

pub(super) async fn change(visitor: Visitor, headers: HeaderMap, Form(change): Form<Change>) -> Response {
    let mut preferences = visitor.preferences;
    let switched = |now: bool, asked: &Option<String>| match asked.as_deref() {
        Some("on") => true,
        Some("off") => false,
        _ => now,
    };
    match change.theme.as_deref() {
        Some("system") => preferences.theme = None,
        Some(name) => preferences.theme = Theme::from_name(name).or(preferences.theme),
        None => {}
    }
    if let Some(frame) = change
        .frame
        .as_deref()
        .and_then(|name| name.parse::<Frame>().ok())
    {
        preferences.frame = frame;
    }
    let tilted = switched(preferences.frame.angle == Angle::Tilted, &change.angle);
    preferences.frame.angle = if tilted { Angle::Tilted } else { Angle::Above };
    preferences.confirm = switched(preferences.confirm, &change.confirm);
    if let Some(sound) = change.sound.as_deref().and_then(Sound::from_name) {
        preferences.sound = sound;
    }
    preferences.coordinates = switched(preferences.coordinates, &change.coordinates);
    preferences.notation = switched(preferences.notation, &change.notation);
    if let Some(pace) = change.pace.as_deref().and_then(Pace::from_name) {
        preferences.pace = pace;
    }
    preferences.words = switched(preferences.words, &change.words);
    preferences.keys = switched(preferences.keys, &change.keys);
    if let Some(tag) = &change.language {
        preferences.language = Language::from_tag(tag).or(preferences.language);
    }
    let back = change.back.or_else(|| referer(&headers));
    let back = back.filter(|path| is_own_path(path));
    let mut response = Redirect::to(back.as_deref().unwrap_or("/")).into_response();
    response.headers_mut().append(SET_COOKIE, preferences.cookie());
    response
}

/// Whether it leads to one of our own pages: a path, never another host.
///
/// Browsers treat a backslash as a slash, and drop tabs and line breaks before they parse an
/// address; so neither is allowed.
fn is_own_path(path: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_graphic() && byte != b'\\';
    path.starts_with('/') && !path.starts_with("//") && path.bytes().all(plain)
}

/// The path of the page that the visitor comes from.
fn referer(headers: &HeaderMap) -> Option<String> {
    let referer = headers.get("referer")?.to_str().ok()?;
    let (_, rest) = referer.split_once("://")?;
    let (_, path) = rest.split_once('/')?;
    Some(format!("/{path}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_another_site() {
        for own in ["/", "/table/abc", "/new/sun?screen=shared", "/rules/sun#su-1"] {
            assert!(is_own_path(own), "{own}");
        }
        for foreign in [
            "",
            "//evil.example",
            "/\\evil.example",
            "/\t/evil.example",
            "/\n/evil.example",
            "https://evil.example",
            "evil.example",
            "/\u{e9}",
            "/ /evil.example",
        ] {
            assert!(!is_own_path(foreign), "{foreign:?}");
        }
    }
}
