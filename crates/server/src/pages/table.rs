use axum::extract::{Path, State};
use board::Perspective;
use games::GameId;
use maud::{Markup, PreEscaped, html};
use say::Speaker;
use store::MatchId;

use super::layout::{Page, definitions, page};
use super::learn::{Experience, offer};
use crate::app::App;
use crate::boards::{Shown, writing};
use crate::error::AppError;
use crate::parts::{self, in_words, section};
use crate::visitor::{Preferences, Visitor};

/// The page of a match that is played, or watched.
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
    let confirm = visitor.preferences.confirm && shown.state.running.is_empty();
    let playing = !perspective.own.is_empty() && !game.is_over();
    let is_new = playing && Experience::of(&app, &visitor).await?.is_new(kind, 1);
    let part = |name: &str| PreEscaped(shown.parts.get(name).to_owned());
    let content = html! {
        (definitions(kind))
        div id="table" class="table" data-id=(id) data-stamp=(shown.stamp(&slot))
            data-frame=(perspective.frame.name()) data-confirm=[confirm.then_some("on")]
            data-sound=[visitor.preferences.sound.then_some("on")] data-keys=[visitor.preferences.keys.then_some("on")]
            data-text-lost=(say("table-lost")) data-text-back=(say("table-found-again"))
            data-text-confirm-resign=(say("table-confirm-resign")) data-text-turn=(say("table-your-turn"))
            data-text-thinking=(say("table-hint-thinking")) data-text-chosen=(say("reading-chosen")) {
            h1 class="unseen" { (title) }
            div id="announcer" class="unseen" role="status" aria-live="polite" {}
            (stage(id, &shown, perspective, game.is_over(), &visitor))
            aside class="side" {
                @if is_new { (offer(kind, "learn-offer-table", speaker)) }
                section aria-label=(say("table-players")) { div id="players" { (part("players")) } div id="people" { (part("people")) } div id="links" { (part("links")) } }
                section class="log" aria-label=(say("table-log")) {
                    h2 { (say("table-log")) }
                    ol id="log" { (parts::log(id, &shown.state.story)) }
                }
                (more(id, kind, visitor.preferences, speaker))
                details class="beside" {
                    summary { (say("table-rules")) }
                    div id="rules" data-rules=(kind) {}
                }
            }
        }
    };
    let page = Page {
        title: &title,
        class: "at-table",
        script: Some("table.js"),
        content,
    };
    Ok(self::page(&app, &visitor, page))
}

/// The board, and what belongs to it.
fn stage(id: MatchId, shown: &Shown, perspective: Perspective, over: bool, visitor: &Visitor) -> Markup {
    let speaker = perspective.speaker;
    let say = |id| speaker.text(id);
    let part = |name: &str| PreEscaped(shown.parts.get(name).to_owned());
    let (inline, _) = writing(perspective, visitor.preferences.look());
    html! {
        div class="stage" {
            div id="prompt" class="prompt" { (part("prompt")) }
            div id="notice" class="notice" role="alert" hidden {}
            div id="looking" class="looking" hidden {
                span id="looking-text" { (say("table-looking-back")) }
                button type="button" data-look="-1" aria-label=(say("past-previous")) { "‹" }
                button type="button" data-look="1" aria-label=(say("past-next")) { "›" }
                a id="looking-page" href={ "/table/" (id) "/at/0" } { (say("past-open")) }
                button type="button" class="primary" data-look="stop" { (say("table-look-ahead")) }
            }
            div id="invites" { (part("invites")) }
            div id="board" class="board" { (PreEscaped(shown.state.scene.to_inline(inline))) }
            div id="past" class="board" hidden {}
            div id="cover" { (part("cover")) }
            (parts::confirm(speaker))
            div id="bar" class="bar" { (part("bar")) }
            @if !perspective.own.is_empty() { (typed_field(speaker, over)) }
            div id="hints" class="hints card" hidden aria-live="polite" {
                h2 { (say("table-hints")) }
                ol {}
                button type="button" class="quiet" data-close="hints" { (say("table-close")) }
            }
            div id="talk" class="talk" { (part("talk")) }
            div id="result" { (part("result")) }
            (section(speaker, visitor.preferences.words, &in_words(speaker, &shown.state.reading)))
        }
    }
}

/// Preferences, links, and which keys do what.
fn more(id: MatchId, kind: GameId, preferences: Preferences, speaker: Speaker) -> Markup {
    let say = |id| speaker.text(id);
    html! {
        details class="more" {
            summary { (say("table-more")) }
            form method="post" action="/preferences" {
                input type="hidden" name="back" value={ "/table/" (id) };
                @for (name, on, label) in [
                    ("confirm", preferences.confirm, "table-taste-confirm"),
                    ("sound", preferences.sound, "table-taste-sound"),
                    ("coordinates", preferences.coordinates, "table-taste-coordinates"),
                    ("keys", preferences.keys, "table-shortcuts"),
                ] {
                    button class="quiet" name=(name) value=(if on { "off" } else { "on" }) aria-pressed=(if on { "true" } else { "false" }) { (say(label)) }
                }
            }
            button type="button" class="quiet" data-notify hidden { (say("table-notify")) }
            p class="links" {
                a href={ "/rules/" (kind) } target="rules" { (say("table-rules")) }
                a href={ "/table/" (id) "/picture.svg" } download { (say("table-picture")) }
                a href={ "/table/" (id) "/record" } download { (say("table-export")) }
            }
            p class="note" { (say("table-keys")) }
        }
    }
}

/// The field for moves that are typed: a list of suggestions opens under it.
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
