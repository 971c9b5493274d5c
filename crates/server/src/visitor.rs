//! Who visits: a guest with a signed cookie, and how they like things shown.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, SET_COOKIE, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use draw::{Coordinates, Frame, Look, Theme};
use hmac::{Hmac, KeyInit, Mac};
use say::{Language, Speaker};
use sha2::Sha256;
use store::{GuestId, Key};

use crate::app::App;
use crate::names::hex;
use crate::system::random;

/// The cookie that says who the visitor is.
const GUEST: &str = "benben";

/// The cookie that says how the visitor likes things shown.
const LOOK: &str = "benben-look";

/// Cookies last a year.
const LASTING: u32 = 365 * 24 * 60 * 60;

/// Whoever sent a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) guest: GuestId,
    /// What they are called, if they have ever said so.
    pub(crate) name: Option<Arc<str>>,
    pub(crate) preferences: Preferences,
    pub(crate) speaker: Speaker,
}

/// How a visitor likes things shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct Preferences {
    /// `None` goes with the system.
    pub(crate) theme: Option<Theme>,
    pub(crate) frame: Frame,
    /// Whether a whole turn is confirmed where there is no clock.
    pub(crate) confirm: bool,
    pub(crate) sound: bool,
    pub(crate) coordinates: bool,
    /// Whether boards are also shown in words.
    pub(crate) words: bool,
    /// Whether single letters are shortcuts.
    pub(crate) keys: bool,
    /// `None` goes with the browser.
    pub(crate) language: Option<Language>,
}

impl Preferences {
    /// As written in the cookie: the words that differ from the usual, joined by dots.
    pub(crate) fn to_text(self) -> String {
        let words = [
            self.theme.map(Theme::name),
            (self.frame == Frame::Tall).then_some("tall"),
            (!self.confirm).then_some("swift"),
            self.sound.then_some("sound"),
            self.coordinates.then_some("coordinates"),
            self.words.then_some("words"),
            (!self.keys).then_some("no-keys"),
            self.language.map(Language::tag),
        ];
        let words: Vec<&str> = words.into_iter().flatten().collect();
        words.join(".")
    }

    /// Reads what [`to_text`](Preferences::to_text) writes; unknown words mean nothing.
    fn from_text(text: &str) -> Preferences {
        let has = |word| text.split('.').any(|other| other == word);
        Preferences {
            theme: Theme::ALL.iter().copied().find(|theme| has(theme.name())),
            frame: if has("tall") { Frame::Tall } else { Frame::Wide },
            confirm: !has("swift"),
            sound: has("sound"),
            coordinates: has("coordinates"),
            words: has("words"),
            keys: !has("no-keys"),
            language: Language::ALL.iter().copied().find(|language| has(language.tag())),
        }
    }

    /// What suits whoever has told nothing.
    pub(crate) fn usual() -> Preferences {
        Preferences::from_text("")
    }

    /// What is likely to suit a browser that has told nothing yet.
    fn guessed(headers: &HeaderMap) -> Preferences {
        let agent = headers.get(USER_AGENT).and_then(|value| value.to_str().ok());
        let small = agent.is_some_and(|agent| agent.contains("Mobile"));
        Preferences {
            frame: if small { Frame::Tall } else { Frame::Wide },
            ..Preferences::usual()
        }
    }

    /// How boards are drawn for it. Inside pages the theme comes from the style.
    pub(crate) fn look(self) -> Look {
        Look {
            theme: self.theme.unwrap_or_default(),
            coordinates: if self.coordinates {
                Coordinates::Shown
            } else {
                Coordinates::Hidden
            },
        }
    }

    /// The cookie that keeps it.
    pub(crate) fn cookie(self) -> HeaderValue {
        cookie(LOOK, &self.to_text())
    }
}

/// The cookie that makes a browser this guest's.
pub(crate) fn guest_cookie(key: &Key, guest: GuestId) -> HeaderValue {
    let signed = format!("{guest}.{}", signature(key, guest));
    cookie(GUEST, &signed)
}

/// The cookies that make a browser forget who it was.
pub(crate) fn forgetting_cookies() -> [HeaderValue; 2] {
    [GUEST, LOOK].map(|name| {
        let text = format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
        HeaderValue::from_str(&text).expect("our cookies are plain text")
    })
}

/// Finds out who visits, and gives a cookie to whoever has none.
pub(crate) async fn recognise(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let known = cookie_value(headers, GUEST).and_then(|text| verified(app.store.key(), text));
    let guest = known.unwrap_or_else(|| GuestId::new(u64::from_be_bytes(random())));
    let preferences = match cookie_value(headers, LOOK) {
        Some(text) => Preferences::from_text(text),
        None => Preferences::guessed(headers),
    };
    let asked = asked_language(request.uri().query().unwrap_or_default());
    let preferences = Preferences {
        language: asked.or(preferences.language),
        ..preferences
    };
    let speaker = Speaker::new(preferences.language.unwrap_or_else(|| language(headers)));
    let name = match known {
        Some(guest) => app.store.guest(guest).await.ok().flatten(),
        None => None,
    };
    request.extensions_mut().insert(Visitor {
        guest,
        name: name.map(|guest| guest.name.into()),
        preferences,
        speaker,
    });
    let mut response = next.run(request).await;
    if asked.is_some() {
        response.headers_mut().append(SET_COOKIE, preferences.cookie());
    }
    if known.is_none() {
        // Somebody who has just come back to a seat of theirs is that guest already.
        let named = response.headers().get_all(SET_COOKIE).iter();
        let is_guest = |value: &HeaderValue| value.as_bytes().starts_with(b"benben=");
        if !named.into_iter().any(is_guest) {
            let own = guest_cookie(app.store.key(), guest);
            response.headers_mut().append(SET_COOKIE, own);
        }
    }
    response
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Infallible> {
        let visitor = parts.extensions.get::<Visitor>();
        Ok(visitor.cloned().expect("every route is behind `recognise`"))
    }
}

/// The language that an address asks for: `?lang=sk`. Whoever is sent such a
/// link reads it like the sender.
fn asked_language(query: &str) -> Option<Language> {
    let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    let (_, tag) = pairs.find(|(name, _)| *name == "lang")?;
    Language::from_tag(tag)
}

/// The best of our languages for the visitor.
fn language(headers: &HeaderMap) -> Language {
    let commands = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    commands.and_then(Language::wished).unwrap_or_default()
}

fn cookie(name: &str, value: &str) -> HeaderValue {
    let text = format!("{name}={value}; Path=/; Max-Age={LASTING}; HttpOnly; SameSite=Lax");
    HeaderValue::from_str(&text).expect("our cookies are plain text")
}

fn cookie_value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(COOKIE).iter();
    all.filter_map(|value| value.to_str().ok())
        .flat_map(|line| line.split(';'))
        .find_map(|pair| {
            let (key, value) = pair.trim().split_once('=')?;
            (key == name).then_some(value)
        })
}

fn mac(key: &Key, guest: GuestId) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).expect("a key of any length will do");
    mac.update(b"guest ");
    mac.update(guest.to_string().as_bytes());
    mac
}

fn signature(key: &Key, guest: GuestId) -> String {
    let bytes = mac(key, guest).finalize().into_bytes();
    hex(&bytes)
}

/// The guest that a cookie names, if its signature is ours.
fn verified(key: &Key, text: &str) -> Option<GuestId> {
    let (name, signature) = text.split_once('.')?;
    let guest: GuestId = name.parse().ok()?;
    let bytes: Option<Vec<u8>> = (0..signature.len())
        .step_by(2)
        .map(|at| {
            let pair = signature.get(at..at + 2)?;
            u8::from_str_radix(pair, 16).ok()
        })
        .collect();
    mac(key, guest).verify_slice(&bytes?).ok().map(|()| guest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taste_can_be_written_and_read() {
        let all = Preferences {
            theme: Some(Theme::Dark),
            frame: Frame::Tall,
            confirm: false,
            sound: true,
            coordinates: true,
            words: true,
            keys: false,
            language: Some(Language::Ukrainian),
        };
        assert_eq!(
            all.to_text(),
            "dark.tall.swift.sound.coordinates.words.no-keys.uk"
        );
        assert_eq!(Preferences::from_text(&all.to_text()), all);
        assert_eq!(
            Preferences::from_text(&Preferences::from_text("").to_text()),
            Preferences::from_text("")
        );
        assert_eq!(
            Preferences::from_text("<script>.dark"),
            Preferences::from_text("dark")
        );
    }

    #[test]
    fn cookies_are_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(
            COOKIE,
            HeaderValue::from_static("a=1; benben=x.y; benben-look=dark"),
        );
        assert_eq!(cookie_value(&headers, GUEST), Some("x.y"));
        assert_eq!(cookie_value(&headers, LOOK), Some("dark"));
        assert_eq!(cookie_value(&headers, "ben"), None);
    }

    #[test]
    fn the_first_language_that_we_speak_is_taken() {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static("xx-YY,en-GB;q=0.8"));
        assert_eq!(language(&headers), Language::English);
        assert_eq!(asked_language("a=1&lang=cs-CZ"), Some(Language::Czech));
        assert_eq!(asked_language("lang=<script>"), None);
    }
}
