//! Visitors: a guest with a signed cookie, and their display preferences.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, HOST, SET_COOKIE, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use dice::fair::{from_hex, to_hex};
use draw::{Angle, Aspect, Coordinates, Frame, Look, Theme};
use hmac::{Hmac, KeyInit, Mac};
use say::{Language, Speaker};
use sha2::Sha256;
use store::{GuestId, Key};

use crate::app::App;
use crate::guard::Asker;
use crate::origin::Origin;
use crate::system::random;

/// The cookie with the visitor's identity.
const GUEST: &str = "benben";

/// The cookie with the visitor's preferences.
const LOOK: &str = "benben-look";

/// The lifetime of cookies: a year.
const LASTING: u32 = 365 * 24 * 60 * 60;

/// The sender of a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) guest: GuestId,
    /// Their name, if they have ever given one.
    pub(crate) name: Option<Arc<str>>,
    pub(crate) preferences: Preferences,
    pub(crate) speaker: Speaker,
    /// Where the request comes from.
    pub(crate) origin: Origin,
    /// What addresses of this server begin with, as the visitor wrote them.
    pub(crate) base: Option<Arc<str>>,
}

impl Visitor {
    /// The asker to whom costly work is charged.
    pub(crate) const fn asker(&self) -> Asker {
        Asker {
            guest: self.guest,
            sender: self.origin.sender,
        }
    }
}

/// A visitor's display preferences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct Preferences {
    /// `None` follows the system.
    pub(crate) theme: Option<Theme>,
    pub(crate) frame: Frame,
    /// Whether a whole turn must be confirmed at tables without a clock; among people it
    /// always is.
    pub(crate) confirm: bool,
    pub(crate) sound: Sound,
    pub(crate) coordinates: bool,
    /// Whether the story has moves in notation as well.
    pub(crate) notation: bool,
    /// How quickly the actions of others follow each other.
    pub(crate) pace: Pace,
    /// Whether boards are also shown in words.
    pub(crate) words: bool,
    /// Whether single letters are shortcuts.
    pub(crate) keys: bool,
    /// `None` follows the browser.
    pub(crate) language: Option<Language>,
}

/// How quickly the actions of others follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Pace {
    Slow,
    #[default]
    Usual,
    Quick,
    AtOnce,
}

impl Pace {
    /// All of them, the slowest first.
    pub(crate) const ALL: &'static [Pace] = &[Pace::Slow, Pace::Usual, Pace::Quick, Pace::AtOnce];

    /// The name in cookies and forms.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Usual => "usual",
            Pace::Quick => "quick",
            Pace::AtOnce => "at-once",
        }
    }

    /// The id of what people call it.
    pub(crate) const fn label(self) -> &'static str {
        match self {
            Pace::Slow => "table-pace-slow",
            Pace::Usual => "table-pace-usual",
            Pace::Quick => "table-pace-quick",
            Pace::AtOnce => "table-pace-at-once",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Pace> {
        Pace::ALL.iter().copied().find(|pace| pace.name() == name)
    }
}

/// How loud tables are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Sound {
    #[default]
    On,
    Quiet,
    Off,
}

impl Sound {
    /// All of them, the loudest first.
    pub(crate) const ALL: &'static [Sound] = &[Sound::On, Sound::Quiet, Sound::Off];

    /// The name in forms and pages.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Sound::On => "on",
            Sound::Quiet => "quiet",
            Sound::Off => "off",
        }
    }

    /// The word in cookies, where words of all preferences stand side by side.
    const fn cookie_word(self) -> &'static str {
        match self {
            Sound::On => "sound",
            Sound::Quiet => "quiet",
            Sound::Off => "silent",
        }
    }

    /// The id of what people call it.
    pub(crate) const fn label(self) -> &'static str {
        match self {
            Sound::On => "table-sound-on",
            Sound::Quiet => "table-sound-quiet",
            Sound::Off => "table-sound-off",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Sound> {
        Sound::ALL.iter().copied().find(|sound| sound.name() == name)
    }
}

impl Preferences {
    /// The form stored in the cookie: the words that differ from the default, joined by dots.
    pub(crate) fn to_text(self) -> String {
        let words = [
            self.theme.map(Theme::name),
            (self.frame.aspect == Aspect::Tall).then_some("tall"),
            (self.frame.angle == Angle::Tilted).then_some("tilted"),
            self.confirm.then_some("confirm"),
            (self.sound != Sound::default()).then_some(self.sound.cookie_word()),
            self.coordinates.then_some("coordinates"),
            self.notation.then_some("notation"),
            (self.pace != Pace::default()).then_some(self.pace.name()),
            self.words.then_some("words"),
            (!self.keys).then_some("no-keys"),
            self.language.map(Language::tag),
        ];
        let words: Vec<&str> = words.into_iter().flatten().collect();
        words.join(".")
    }

    /// Parses the output of [`to_text`](Preferences::to_text); unknown words are ignored.
    fn from_text(text: &str) -> Preferences {
        let has = |word| text.split('.').any(|other| other == word);
        Preferences {
            theme: Theme::ALL.iter().copied().find(|theme| has(theme.name())),
            frame: Frame {
                aspect: if has("tall") { Aspect::Tall } else { Aspect::Wide },
                angle: if has("tilted") {
                    Angle::Tilted
                } else {
                    Angle::Above
                },
            },
            confirm: has("confirm"),
            sound: Sound::ALL
                .iter()
                .copied()
                .find(|sound| has(sound.cookie_word()))
                .unwrap_or_default(),
            coordinates: has("coordinates"),
            notation: has("notation"),
            pace: text.split('.').find_map(Pace::from_name).unwrap_or_default(),
            words: has("words"),
            keys: !has("no-keys"),
            language: Language::ALL.iter().copied().find(|language| has(language.tag())),
        }
    }

    /// The default preferences.
    pub(crate) fn usual() -> Preferences {
        Preferences::from_text("")
    }

    /// A guess for a browser without preferences.
    fn guessed(headers: &HeaderMap) -> Preferences {
        let agent = headers.get(USER_AGENT).and_then(|value| value.to_str().ok());
        let small = agent.is_some_and(|agent| agent.contains("Mobile"));
        Preferences {
            frame: if small { Frame::TALL } else { Frame::WIDE },
            ..Preferences::usual()
        }
    }

    /// The look of boards. In pages the theme comes from the style sheet.
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

    /// The cookie with these preferences.
    pub(crate) fn cookie(self) -> HeaderValue {
        cookie(LOOK, &self.to_text())
    }
}

/// The cookie that identifies this guest.
pub(crate) fn guest_cookie(key: &Key, guest: GuestId) -> HeaderValue {
    let signed = format!("{guest}.{}", signature(key, guest));
    cookie(GUEST, &signed)
}

/// The cookies that make a browser forget the guest.
pub(crate) fn forgetting_cookies() -> [HeaderValue; 2] {
    [GUEST, LOOK].map(|name| {
        let text = format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
        HeaderValue::from_str(&text).expect("our cookies are plain text")
    })
}

/// Recognises the visitor, and sets a cookie for new ones.
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
    let origin = request.extensions().get::<Origin>();
    let origin = *origin.expect("every route is behind the gate");
    let base = base(request.headers(), origin);
    request.extensions_mut().insert(Visitor {
        origin,
        base,
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
        let own = guest_cookie(app.store.key(), guest);
        response.headers_mut().append(SET_COOKIE, own);
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

/// What addresses begin with for a visitor who reached the server by this name.
fn base(headers: &HeaderMap, origin: Origin) -> Option<Arc<str>> {
    let host = headers.get(HOST)?.to_str().ok()?;
    let scheme = if origin.secure { "https" } else { "http" };
    Some(format!("{scheme}://{host}").into())
}

/// The language requested in an address: `?lang=sk`. The receiver of such a link reads the same
/// language as the sender.
fn asked_language(query: &str) -> Option<Language> {
    let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    let (_, tag) = pairs.find(|(name, _)| *name == "lang")?;
    Language::from_tag(tag)
}

/// In which language to answer a request without knowing the visitor.
pub(crate) fn speaker_for(headers: &HeaderMap) -> Speaker {
    let kept = cookie_value(headers, LOOK).and_then(|text| Preferences::from_text(text).language);
    Speaker::new(kept.unwrap_or_else(|| language(headers)))
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
    to_hex(&bytes)
}

/// The guest named in a cookie, if the signature is valid.
fn verified(key: &Key, text: &str) -> Option<GuestId> {
    let (name, signature) = text.split_once('.')?;
    let guest: GuestId = name.parse().ok()?;
    let signature: [u8; 32] = from_hex(signature).ok()?;
    mac(key, guest).verify_slice(&signature).ok().map(|()| guest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_can_be_written_and_read() {
        let all = Preferences {
            theme: Some(Theme::Dark),
            frame: Frame {
                aspect: Aspect::Tall,
                angle: Angle::Tilted,
            },
            confirm: true,
            sound: Sound::Quiet,
            coordinates: true,
            notation: true,
            pace: Pace::AtOnce,
            words: true,
            keys: false,
            language: Some(Language::Ukrainian),
        };
        assert_eq!(
            all.to_text(),
            "dark.tall.tilted.confirm.quiet.coordinates.notation.at-once.words.no-keys.uk"
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
