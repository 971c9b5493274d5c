//! The card between the start page and the table: against whom, or with whom.

use axum::extract::{Path, State};
use bots::Bot;
use draw::{Mood, Portrait};
use games::GameId;
use maud::{Markup, html};
use rules::Phrase;
use store::Filter;

use super::layout::{Page, page};
use super::learn::{Experience, offer};
use super::moving;
use super::solve;
use crate::app::App;
use crate::assets::portrait_address;
use crate::error::AppError;
use crate::names;
use crate::opponents::{offered, opponent};
use crate::parts::lots;
use crate::puzzles::Book;
use crate::visitor::Visitor;

/// The number of matches for which a choice is remembered.
const REMEMBERED: u32 = 50;

/// The card of a game.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Markup, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    let speaker = visitor.speaker;
    let say = |id| speaker.text(id);
    let name = speaker.game_name(game);
    let last = last_opponent(&app, &visitor, game).await?;
    let is_new = Experience::of(&app, &visitor).await?.is_new(game, 0);
    let content = html! {
        article class="choosing" {
            (moving::picture(&app, &visitor, game))
            div class="about" {
                h1 { (name) }
                p { (speaker.game_about(game)) }
                (moving::facts(game, speaker))
                @if is_new { (offer(game, "learn-offer", speaker)) }
            }
            section class="against" aria-labelledby="against" {
                h2 id="against" { (say("choose-bots")) }
                form class="opponents" method="post" action={ "/play/" (game) } {
                    (lots(game))
                    @for (place, bot) in offered(game).into_iter().enumerate() {
                        (opponent_button(&visitor, bot, place, offered(game).len(), last == Some(bot)))
                    }
                }
                (solve::card(&app, &visitor, game))
            }
            section class="with" aria-labelledby="with" {
                h2 id="with" { (say("choose-people")) }
                div class="ways" {
                    form method="post" action={ "/invite/" (game) } {
                        (lots(game))
                        button { (say("home-invite")) }
                    }
                    a class="button" href={ "/new/" (game) "?screen=shared" } { (say("home-same-screen")) }
                    a class="button" href={ "/new/" (game) } { (say("choose-more")) }
                }
                p class="links" {
                    a href={ "/learn/" (game) } { (say("learn-lesson")) }
                    a href={ "/rules/" (game) } { (say("page-rules")) }
                    @if Book::get().game(game.id()).is_some() { a href={ "/puzzles?game=" (game) } { (say("puzzle-title")) } }
                }
            }
        }
    };
    let page = Page {
        title: &name,
        class: "choose",
        script: Some("home.js"),
        content,
    };
    Ok(self::page(&app, &visitor, page))
}

/// A bot to click on: who it is, how strong, and how it plays.
fn opponent_button(visitor: &Visitor, bot: Bot, place: usize, all: usize, is_last: bool) -> Markup {
    let speaker = visitor.speaker;
    let strength = Phrase::new("choose-strength")
        .with("place", place as i64 + 1)
        .with("all", all as i64);
    html! {
        button class={ "opponent" @if is_last { " last" } } name="level" value=(bot.name()) {
            (face(bot))
            strong { (speaker.say(&bot.character())) }
            span class="strength" role="img" aria-label=(speaker.say(&strength)) {
                @for step in 0..all { span class={ "step" @if step <= place { " on" } } {} }
            }
            span class="level" {
                (names::level_name(bot, speaker))
                @if is_last { " · " (speaker.text("choose-last")) }
            }
            span class="style" { (speaker.say(&bot.style())) }
        }
    }
}

/// What a bot looks like.
fn face(bot: Bot) -> Markup {
    let portrait = Portrait::find(names::portrait_name(bot)).expect("every bot has a portrait");
    html! { img class="face" src=(portrait_address(*portrait, Mood::Thinking)) alt="" width="48" height="48"; }
}

/// The bot against whom the visitor played this game last.
async fn last_opponent(app: &App, visitor: &Visitor, game: GameId) -> Result<Option<Bot>, AppError> {
    let filter = Filter {
        guest: Some(visitor.guest),
        status: None,
        limit: REMEMBERED,
        before: None,
    };
    let matches = app.store.list(&filter).await?;
    let of_game = matches.iter().filter(|summary| summary.labels.game == game.id());
    let mut bots = of_game.flat_map(|summary| {
        let words = summary.labels.players.iter();
        words.filter_map(|player| opponent(game, player.strip_prefix("bot ")?))
    });
    Ok(bots.next())
}
