use axum::extract::{Path, State};
use board::Perspective;
use games::GameId;
use maud::{Markup, PreEscaped, html};
use rules::Phrase;
use say::Speaker;
use store::MatchId;

use super::layout::{Page, definitions, page_with};
use super::learn::{Experience, offer};
use super::preview;
use crate::app::App;
use crate::boards::{Shown, writing};
use crate::error::AppError;
use crate::parts::{self, in_words, section};
use crate::table::persons;
use crate::visitor::{Pace, Preferences, Sound, Visitor};

/// The page of a match, for players and spectators.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Markup, AppError> {
    let id = id.parse().map_err(|_| AppError::NoSuchMatch)?;
    let table = app.open_table(id).await?;
    let game = table.game();
    let speaker = visitor.speaker;
    let perspective = Perspective {
        own: table.seats_of(visitor.guest),
        shown: None,
        frame: visitor.preferences.frame,
        speaker,
    };
    let boards = app.boards.of(&table);
    let slot = boards.slot(perspective, visitor.guest);
    let shown = boards.shown(&slot).await;
    let say = |id| speaker.text(id);
    let kind = game.position().game();
    let title = speaker.game_name(kind);
    // Among people, what ends a turn cannot simply be taken back.
    let among_people = persons(&game).iter().any(|seat| !perspective.own.contains(seat));
    let confirm = (visitor.preferences.confirm || among_people) && shown.state.running.is_empty();
    let playing = !perspective.own.is_empty() && !game.is_over();
    let is_new = playing && Experience::of(&app, &visitor).await?.is_new(kind, 1);
    let part = |name: &str| PreEscaped(shown.parts.get(name).to_owned());
    let preferences = visitor.preferences;
    let (material, chance) = draw::sounds(kind);
    let promise = game.header().dice.map(|promise| promise.to_string());
    let content = html! {
        (definitions(kind))
        div id="table" class={ "table of-" (kind) } data-id=(id) data-stamp=(shown.stamp(&slot))
            data-promise=[promise.as_deref()] data-frame=(perspective.frame.name()) data-confirm=[confirm.then_some("on")]
            data-among-people=[among_people.then_some("on")]
            data-sound=(preferences.sound.name()) data-material=(material) data-chance=(chance) data-keys=[preferences.keys.then_some("on")]
            data-notation=[preferences.notation.then_some("on")] data-pace=(preferences.pace.name())
            data-text-lost=(say("table-lost")) data-text-back=(say("table-found-again"))
            data-text-confirm-resign=(say("table-confirm-resign")) data-text-turn=(say("table-your-turn"))
            data-text-thinking=(say("table-hint-thinking")) data-text-chosen=(say("reading-chosen"))
            data-text-next=(say("table-now-choose")) data-text-confirm-here=(say("table-confirm-here"))
            data-text-turn-or-confirm=(turn_or_confirm(kind, speaker)) data-text-not-now=(say("table-not-now")) data-text-nothing-yet=(say("table-nothing-yet")) data-text-waiting=(say("table-not-yet"))
            data-text-round-open=(say("table-round-open")) {
            h1 class="unseen" { (title) }
            div id="announcer" class="unseen" role="status" aria-live="polite" {}
            div id="toasts" class="toasts" aria-hidden="true" {}
            (stage(id, &shown, perspective, &visitor))
            aside class="side" id="side" aria-label=(say("table-story")) {
                button type="button" class="quiet close" data-panel="side" aria-label=(say("table-close")) { "×" }
                @if is_new {
                    p class="goal" { (speaker.goal(kind, game.header().variant.as_str())) }
                    (offer(kind, "learn-offer-table", speaker))
                }
                section class="log" aria-label=(say("table-log")) {
                    h2 { (say("table-log")) }
                    ol id="log" { (parts::log(id, &shown.state.story)) }
                }
                div id="talk" class="talk" { (part("talk")) }
                div id="news" { (part("news")) }
                div id="people" { (part("people")) }
                div id="links" { (part("links")) }
                @if !perspective.own.is_empty() { (fair_play(promise.as_deref(), game.begun_anew(), speaker)) }
                @if !perspective.own.is_empty() { (typed_field(speaker, game.is_over())) }
                details class="beside" {
                    summary { (say("table-rules")) }
                    div id="rules" class="rulebook guide" data-rules=(kind) {}
                }
                (section(speaker, preferences.words, &in_words(speaker, &shown.state.reading)))
            }
        }
    };
    let page = Page {
        title: &title,
        class: "at-table playing",
        script: Some("table.js"),
        content,
    };
    let head = preview::tags(id, &game, &visitor, &title);
    Ok(page_with(&app, &visitor, page, &head))
}

/// What is said while one of several actions with the same clicks is shown.
fn turn_or_confirm(game: GameId, speaker: Speaker) -> String {
    speaker.say(&Phrase::new("table-turn-or-confirm").with("another", speaker.text(draw::another(game))))
}

/// What the server has promised, how often everybody had to add to the dice once more, and what the
/// visitor can keep to hold the server to its promise.
fn fair_play(promise: Option<&str>, anew: u32, speaker: Speaker) -> Markup {
    html! {
        details id="fair" class="own-link" {
            summary { (speaker.text("table-fair")) }
            @if let Some(promise) = promise {
                p class="note" { (speaker.text("table-fair-dice")) }
                p class="note promise" { code { (promise) } }
            }
            @if anew > 0 {
                p class="note" {
                    (speaker.say(&Phrase::new("table-fair-anew").with("times", i64::from(anew))))
                }
            }
            p class="note" { (speaker.text("table-fair-about")) }
            button type="button" data-save-receipt hidden { (speaker.text("table-fair-save")) }
        }
    }
}

/// The board, the plates around it, and the buttons under it.
fn stage(id: MatchId, shown: &Shown, perspective: Perspective, visitor: &Visitor) -> Markup {
    let speaker = perspective.speaker;
    let say = |id| speaker.text(id);
    let part = |name: &str| PreEscaped(shown.parts.get(name).to_owned());
    let (inline, _) = writing(perspective, visitor.preferences.look());
    html! {
        div class="stage" {
            section class="top-plates" aria-label=(say("table-players")) { div id="players" { (part("players")) } }
            div class="view" {
                div id="board" class="board" { (PreEscaped(shown.state.scene.to_inline(inline))) }
                div id="past" class="board" hidden {}
                div id="bubble" class="bubble" role="alert" hidden {}
                div id="cover" { (part("cover")) }
                div id="invites" { (part("invites")) }
                div id="tally" class="card sheet" hidden { (part("tally")) }
                div id="summary" class="card sheet" hidden { (part("summary")) }
                div id="hints" class="hints card sheet" hidden aria-live="polite" {
                    button type="button" class="quiet close" data-close="hints" aria-label=(say("table-close")) { "×" }
                    h2 { (say("table-hints")) }
                    ol {}
                }
            }
            div id="result" { (part("result")) }
            div class="foot" {
                div id="near" { (part("near")) }
                div class="saying" {
                    div id="prompt" class="prompt" { (part("prompt")) }
                    div id="step" class="prompt" hidden {}
                    (parts::confirm(shown.game().position().game(), speaker))
                    div id="looking" class="looking" hidden {
                        span id="looking-text" { (say("table-looking-back")) }
                        button type="button" data-look="-1" aria-label=(say("past-previous")) { "‹" }
                        button type="button" data-look="1" aria-label=(say("past-next")) { "›" }
                        a id="looking-page" href={ "/table/" (id) "/at/end" } { (say("past-open")) }
                        button type="button" class="primary" data-look="stop" { (say("table-look-ahead")) }
                    }
                    div id="notice" class="notice" role="alert" hidden {}
                }
                div class="actions" {
                    div id="bar" class="bar" { (part("bar")) }
                    button type="button" class="tip" data-look="replay" aria-label=(say("table-replay")) data-tip=(say("table-replay")) {
                        svg viewBox="0 0 24 24" aria-hidden="true" { path d="M12 5v14L2 12zM22 5v14L12 12z"; }
                    }
                    button type="button" class="story-button signed" data-panel="side" aria-expanded="false" aria-controls="side" title=(say("table-story")) {
                        span class="sign" aria-hidden="true" { "❝" }
                        span class="label" { (say("table-story")) }
                    }
                    (menu(id, shown, perspective, visitor.preferences))
                }
            }
        }
    }
}

/// Everything that is not needed all the time.
fn menu(id: MatchId, shown: &Shown, perspective: Perspective, preferences: Preferences) -> Markup {
    let speaker = perspective.speaker;
    let say = |id| speaker.text(id);
    let kind = shown.game().position().game();
    html! {
        details id="menu" class="menu" {
            summary class="button tip" aria-label=(say("table-menu")) data-tip=(say("table-menu")) { "☰" }
            div class="card" {
                form class="switches" method="post" action="/preferences" {
                    input type="hidden" name="back" value={ "/table/" (id) };
                    @let tilted = preferences.frame.angle == draw::Angle::Tilted;
                    @for (name, on, label) in draw::tilts(kind).then_some(("angle", tilted, "table-preference-tilted")).into_iter().chain([
                        ("confirm", preferences.confirm, "table-preference-confirm"),
                        ("coordinates", preferences.coordinates, "table-preference-coordinates"),
                        ("notation", preferences.notation, "table-preference-notation"),
                        ("keys", preferences.keys, "table-shortcuts"),
                    ]) {
                        button class="switch" role="switch" name=(name) value=(if on { "off" } else { "on" }) aria-checked=(if on { "true" } else { "false" }) { (say(label)) }
                    }
                }
                form class="pace" method="post" action="/preferences" {
                    input type="hidden" name="back" value={ "/table/" (id) };
                    label for="pace" { (say("table-preference-pace")) }
                    select id="pace" name="pace" {
                        @for pace in Pace::ALL {
                            option value=(pace.name()) selected[*pace == preferences.pace] { (say(pace.label())) }
                        }
                    }
                    noscript { button { (say("table-confirm")) } }
                }
                form class="pace" method="post" action="/preferences" {
                    input type="hidden" name="back" value={ "/table/" (id) };
                    label for="sound" { (say("table-preference-sound")) }
                    select id="sound" name="sound" {
                        @for sound in Sound::ALL {
                            option value=(sound.name()) selected[*sound == preferences.sound] { (say(sound.label())) }
                        }
                    }
                    noscript { button { (say("table-confirm")) } }
                }
                button type="button" data-notify hidden { (say("table-notify")) }
                p class="links" {
                    a href={ "/rules/" (kind) } target="rules" data-beside { (say("table-rules")) }
                    @if !perspective.own.is_empty() {
                        button type="button" class="linklike" data-reveal="typed" hidden[shown.game().is_over()] { (say("typed-label")) }
                    }
                    button type="button" class="linklike" data-reveal="words" { (say("reading-show")) }
                    a href={ "/table/" (id) "/picture.svg" } download { (say("table-picture")) }
                    a href={ "/table/" (id) "/record" } download { (say("table-export")) }
                    a href="/sounds" target="sounds" { (say("table-try-sounds")) }
                    a href="/" { (say("table-leave")) }
                }
                div id="commands" class="commands" { (PreEscaped(shown.parts.get("commands").to_owned())) }
                p class="note keys" {
                    (say("table-keys"))
                    span class="letters" {
                        " " (say("table-keys-letters"))
                        @if draw::tilts(kind) { " " (say("table-key-tilted")) }
                    }
                }
            }
        }
    }
}

/// The field for typed moves, with a list of suggestions below.
fn typed_field(speaker: Speaker, over: bool) -> Markup {
    let say = |id| speaker.text(id);
    html! {
        form id="typed" class="typed" autocomplete="off" hidden[over] {
            label for="move-field" { (say("typed-label")) }
            div class="combo" {
                input id="move-field" type="text" role="combobox" aria-expanded="false" aria-controls="move-list"
                    aria-autocomplete="list" aria-describedby="move-about" autocapitalize="none" spellcheck="false"
                    maxlength="200";
                ul id="move-list" role="listbox" aria-label=(say("typed-suggestions")) hidden {}
            }
            button { (say("typed-play")) }
            p id="move-about" class="unseen" { (say("typed-about")) }
        }
    }
}
