use axum::extract::{Path, State};
use maud::{Markup, PreEscaped, html};
use say::Speaker;

use super::layout::{Page, page};
use super::learn::{Experience, offer};
use super::parts;
use super::reading::{NOW, Reader, section};
use crate::app::App;
use crate::error::AppError;
use crate::live::stamp;
use crate::sight::Eyes;
use crate::visitor::Visitor;

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
    let eyes = Eyes {
        own: table.seats_of(visitor.guest),
        shown: None,
        frame: visitor.preferences.frame,
        speaker,
    };
    let sight = app.sight(&table, &game, eyes, visitor.guest);
    let say = |id| speaker.text(id);
    let kind = game.position().game();
    let title = speaker.game_name(kind);
    let confirm = visitor.preferences.confirm && game.clocks(sight.viewer, play::Time::EPOCH).is_none();
    let playing = !eyes.own.is_empty() && !game.is_over();
    let is_new = playing && Experience::of(&app, &visitor).await?.is_new(kind, 1);
    let reading = Reader { speaker, name: NOW }.whole(&sight.reading);
    let part = |name: &str| PreEscaped(sight.part(name).to_owned());
    let content = html! {
        div id="table" class="table" data-id=(id) data-stamp=(stamp(&game, eyes, &sight))
            data-frame=(eyes.frame.name()) data-confirm=[confirm.then_some("on")]
            data-sound=[visitor.preferences.sound.then_some("on")]
            data-text-lost=(say("table-lost")) data-text-back=(say("table-found-again"))
            data-text-confirm-resign=(say("table-confirm-resign")) data-text-turn=(say("table-your-turn"))
            data-text-thinking=(say("table-hint-thinking")) data-text-chosen=(say("reading-chosen")) {
            h1 class="unseen" { (title) }
            div id="announcer" class="unseen" role="status" aria-live="polite" {}
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
                div id="board" class="board" { (PreEscaped(sight.scene.to_inline(speaker, visitor.preferences.look()))) }
                div id="past" class="board" hidden {}
                div id="cover" { (part("cover")) }
                (parts::confirm(speaker))
                div id="bar" class="bar" { (part("bar")) }
                @if !eyes.own.is_empty() { (typed_field(speaker, game.is_over())) }
                div id="hints" class="hints card" hidden aria-live="polite" {
                    h2 { (say("table-hints")) }
                    ol {}
                    button type="button" class="quiet" data-close="hints" { (say("table-close")) }
                }
                div id="talk" class="talk" { (part("talk")) }
                div id="result" { (part("result")) }
                (section(speaker, visitor.preferences.words, &reading))
            }
            aside class="side" {
                @if is_new { (offer(kind, "learn-offer-table", speaker)) }
                section aria-label=(say("table-players")) { div id="players" { (part("players")) } div id="people" { (part("people")) } div id="links" { (part("links")) } }
                section class="log" aria-label=(say("table-log")) {
                    h2 { (say("table-log")) }
                    ol id="log" { @for line in &sight.log { (PreEscaped(line.clone())) } }
                }
                details class="more" {
                    summary { (say("table-more")) }
                    form method="post" action="/preferences" {
                        @let back = format!("/table/{id}");
                        input type="hidden" name="back" value=(back);
                        @for (name, on, label) in [
                            ("confirm", visitor.preferences.confirm, "table-preferences-confirm"),
                            ("sound", visitor.preferences.sound, "table-preferences-sound"),
                            ("coordinates", visitor.preferences.coordinates, "table-preferences-coordinates"),
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
