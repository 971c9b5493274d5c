use games::GameId;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use say::{Language, shown_name};
use serde_json::{Value, json};

use crate::app::App;
use crate::visitor::{Sound, Visitor};

/// The background colours of the light and dark theme, which systems draw around the page.
pub(super) const GROUND: [(&str, &str); 2] = [("light", "#f4ede1"), ("dark", "#1f1b18")];

/// The contents of a page.
pub(super) struct Page<'a> {
    pub(super) title: &'a str,
    /// The class of the body, which determines its layout.
    pub(super) class: &'static str,
    /// The script, if any.
    pub(super) script: Option<&'static str>,
    pub(super) content: Markup,
}

/// A stepped pyramid with its top stone in the light: the benben.
const LOGO: &str = include_str!("../../assets/logo.svg");

/// What the boards of a game refer to, once for all of them on a page.
pub(super) fn definitions(game: GameId) -> Markup {
    html! {
        (PreEscaped(draw::definitions(game, crate::assets::texture_address)))
        span hidden data-motions=(motions(game)) {}
    }
}

/// How the shapes of a game move, for the page's script; documented in docs/server.md.
fn motions(game: GameId) -> String {
    let motions = draw::motions(game).iter().map(|motion| {
        json!({
            "of": motion.of,
            "how": motion.how.name(),
            "from": motion.from,
            "to": motion.to,
            "turned": motion.turned,
            "renewed": motion.renewed,
            "halves": motion.halves,
            "along": motion.along,
            "finale": motion.finale.map(draw::Finale::name),
        })
    });
    motions.collect::<Value>().to_string()
}

/// The button that makes a table silent.
fn mute(visitor: &Visitor) -> Markup {
    let (speaker, is_on) = (visitor.speaker, visitor.preferences.sound != Sound::Off);
    let label = speaker.text("table-preference-sound");
    html! {
        button class="quiet mute" role="switch" name="sound" value=(if is_on { "off" } else { "on" })
            aria-checked=(if is_on { "true" } else { "false" }) aria-label=(label) title=(label) { "♪" }
    }
}

/// A whole page.
pub(super) fn page(app: &App, visitor: &Visitor, page: Page<'_>) -> Markup {
    page_with(app, visitor, page, &html! {})
}

/// A whole page that says more about itself in its head.
pub(super) fn page_with(app: &App, visitor: &Visitor, page: Page<'_>, head: &Markup) -> Markup {
    let Page {
        title,
        class,
        script,
        content,
    } = page;
    let speaker = visitor.speaker;
    let say = |id| speaker.text(id);
    html! {
        (DOCTYPE)
        html lang=(speaker.language().tag()) data-theme=[visitor.preferences.theme.map(draw::Theme::name)]
            data-angle=[(visitor.preferences.frame.angle == draw::Angle::Tilted).then_some("tilted")] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                @for (theme, colour) in GROUND {
                    @if visitor.preferences.theme.is_none_or(|chosen| chosen.name() == theme) {
                        meta name="theme-color" content=(colour) media=[visitor.preferences.theme.is_none().then(|| format!("(prefers-color-scheme: {theme})"))];
                    }
                }
                link rel="manifest" href={ "/manifest/" (speaker.language().tag()) ".webmanifest" };
                link rel="apple-touch-icon" href=(app.assets.address("icon-touch.png"));
                title { (title) " · " (say("page-name")) }
                (head)
                link rel="icon" type="image/svg+xml" href=(app.assets.address("logo.svg"));
                link rel="stylesheet" href=(app.assets.address("boards.css"));
                link rel="stylesheet" href=(app.assets.address("page.css"));
                link rel="stylesheet" href=(app.assets.address("stage.css"));
                script type="module" src=(app.assets.address("install.js")) {}
                script type="module" src=(app.assets.address("preferences.js")) {}
                @if let Some(script) = script {
                    script type="module" src=(app.assets.address(script)) {}
                }
            }
            body class=(class) data-version=(app.assets.version()) {
                a class="skip" href="#content" { (say("page-skip")) }
                header class="top" {
                    a class="brand" href="/" { (PreEscaped(LOGO)) span { (say("page-name")) } }
                    nav aria-label=(say("page-nav")) {
                        a href="/" { (say("page-home")) }
                        a href="/rules" { (say("page-rules")) }
                        a href="/puzzles" { (say("puzzle-title")) }
                    }
                    details class="languages" {
                        summary { span class="unseen" { (say("page-language")) ": " } (speaker.language().own_name()) }
                        form class="card" method="post" action="/preferences" {
                            @for language in Language::ALL {
                                button class="quiet" name="language" value=(language.tag()) lang=(language.tag())
                                    aria-pressed=(if *language == speaker.language() { "true" } else { "false" }) { (language.own_name()) }
                            }
                            button class="quiet to-system" name="theme" value="system" { (say("page-theme-system")) }
                        }
                    }
                    a class="me" href="/me" {
                        @match &visitor.name {
                            Some(name) => bdi { (shown_name(name)) },
                            None => (say("me-link")),
                        }
                    }
                    // The style sheet shows the one that changes something, whatever the system has.
                    form class="themes" method="post" action="/preferences" {
                        @if class.contains("playing") { (mute(visitor)) }
                        button class="quiet to-dark" name="theme" value="dark" title=(say("page-theme-dark")) aria-label=(say("page-theme-dark")) { "☾" }
                        button class="quiet to-light" name="theme" value="light" title=(say("page-theme-light")) aria-label=(say("page-theme-light")) { "☀" }
                    }
                }
                main id="content" { (content) }
            }
        }
    }
}
