//! Opening matches: at once, with everything chosen, or once more.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use bots::{Bot, Level};
use dice::fair::Nonce;
use games::{AnyOptions, GameId};
use maud::{Markup, html};
use play::{Control, EntryKind, Millis, Notice, OneLine, Player};
use rules::{BySeat, Phrase, Seat};
use say::{LONGEST_NAME, Speaker, clean_name};
use serde::Deserialize;
use store::{Guest, MatchId};

use super::layout::{Page, page};
use crate::app::{App, now};
use crate::error::AppError;
use crate::names;
use crate::table::{AnyMatch, Plan, Sitting, Table};
use crate::visitor::Visitor;

/// What is typed into the form; every field may be missing or nonsense.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct SetupForm {
    rules: String,
    seats: String,
    who1: String,
    who2: String,
    who3: String,
    who4: String,
    who5: String,
    name1: String,
    name2: String,
    name3: String,
    name4: String,
    name5: String,
    order: String,
    clock: String,
    minutes: String,
    increment: String,
    limit: String,
    components: String,
    setup: String,
    nonce: String,
    /// `shared` asks for two persons at this screen.
    screen: String,
}

/// What the quick button sends.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct Quick {
    level: String,
    nonce: String,
}

impl Quick {
    pub(super) fn with_nonce(nonce: String) -> Quick {
        Quick {
            level: String::new(),
            nonce,
        }
    }
}

/// Plays at once against bots.
pub(crate) async fn quick(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Form(asked): Form<Quick>,
) -> Result<Response, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    let bot = match asked.level.as_str() {
        "" => Bot::usual(game),
        name => Bot::from_name(game, name)
            .ok_or_else(|| AppError::Nonsense(Phrase::new("setup-unknown-bot").with("name", name)))?,
    };
    open_usual(&app, &visitor, game, &Sitting::Bot(bot.name()), &asked).await
}

/// Opens the usual match of a game for as few as can play it: the visitor, and
/// the same on every other seat.
pub(super) async fn open_usual(
    app: &App,
    visitor: &Visitor,
    game: GameId,
    others: &Sitting,
    asked: &Quick,
) -> Result<Response, AppError> {
    let me = own_name(app, visitor).await?;
    let sitting = Seat::all(*game.seats().start()).map(|seat| match seat {
        Seat::FIRST => Sitting::Here(me.clone()),
        _ => others.clone(),
    });
    let plan = Plan {
        game,
        variant: None,
        sitting: sitting.collect(),
        shuffled: false,
        clock: Control::None,
        components: None,
        setup: None,
        nonce: nonce(&asked.nonce),
    };
    let id = open_plan(app, visitor, &plan).await?;
    let id = id.map_err(|faults| nonsense(&faults))?;
    Ok(Redirect::to(&format!("/table/{id}")).into_response())
}

/// The form.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(typed): Query<SetupForm>,
) -> Result<Markup, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    let me = own_name(&app, &visitor).await?;
    Ok(form(&app, &visitor, game, &typed, &me, &[]))
}

/// Opens what was chosen, or shows the form again with all that is wrong.
pub(crate) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Form(typed): Form<SetupForm>,
) -> Result<Response, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    let me = own_name(&app, &visitor).await?;
    let opened = match typed.plan(game, visitor.speaker) {
        Ok(plan) => {
            let first_here = plan.sitting.iter().find_map(|sitting| match sitting {
                Sitting::Here(name) => Some(name.clone()),
                Sitting::Bot(_) | Sitting::Friend => None,
            });
            if let Some(name) = first_here {
                keep_name(&app, &visitor, &name).await?;
            }
            open_plan(&app, &visitor, &plan).await?
        }
        Err(faults) => Err(faults),
    };
    Ok(match opened {
        Ok(id) => Redirect::to(&format!("/table/{id}")).into_response(),
        Err(faults) => {
            let status = axum::http::StatusCode::UNPROCESSABLE_ENTITY;
            (status, form(&app, &visitor, game, &typed, &me, &faults)).into_response()
        }
    })
}

/// The same match once more, with the seats moved on by one. Whoever asks
/// first opens it; the others are led to the same one.
pub(crate) async fn rematch(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, AppError> {
    let id: MatchId = id.parse().map_err(|_| AppError::NoSuchMatch)?;
    let table = app.open_table(id).await?;
    let played = table.game();
    let people = people_of(&played);
    let held = table.presence().held_by(visitor.guest);
    if !held.iter().any(|seat| is_person(&people[seat])) {
        return Err(AppError::NotYours);
    }
    if !played.is_over() {
        return Err(AppError::NotNow(Phrase::new("play-not-over")));
    }
    let next = match table.presence().kept.next {
        Some(next) => next,
        None => open_rematch(&app, visitor.speaker, &table, &people).await?,
    };
    Ok(Redirect::to(&format!("/table/{next}")).into_response())
}

/// Opens the next match of the same people, unless one of them was quicker.
async fn open_rematch(
    app: &App,
    speaker: Speaker,
    table: &Table,
    people: &BySeat<Player>,
) -> Result<MatchId, AppError> {
    let played = table.game();
    let header = played.header();
    let game = played.position().game();
    let presence = table.presence();
    let mut sitting: Vec<Sitting> = sitting_of(game, people);
    let mut guests = presence.kept.seats.clone();
    for ((_, player), guest) in people.enumerate().zip(&mut guests) {
        *guest = guest.filter(|_| is_person(player));
    }
    sitting.rotate_left(1);
    guests.rotate_left(1);
    let plan = Plan {
        game,
        variant: Some(header.variant.to_string()),
        sitting,
        shuffled: false,
        clock: header.clock,
        components: header.components.text().map(ToOwned::to_owned),
        setup: header.setup.as_ref().map(ToString::to_string),
        nonce: None,
    };
    let (opened, secret) = plan.open(speaker).map_err(|faults| nonsense(&faults))?;
    let next = app
        .store_match_of(&opened, secret.as_ref(), presence.kept.owner, guests)
        .await?;
    if table.lead_on(&app.store, next).await? {
        app.open_table(next).await?;
        return Ok(next);
    }
    app.store.delete(next).await?;
    table.presence().kept.next.ok_or(AppError::NoSuchMatch)
}

const fn is_person(player: &Player) -> bool {
    matches!(player, Player::Person(_))
}

/// Who played: also those who gave up, and for whom a bot played on.
fn people_of(game: &AnyMatch) -> BySeat<Player> {
    let last_person = |seat: Seat| {
        let sat = |entry: &play::Entry<_>| match &entry.kind {
            EntryKind::Said(Notice::SeatTaken(taken, name)) if *taken == seat => Some(name.clone()),
            _ => None,
        };
        game.log().iter().rev().find_map(sat).map(Player::Person)
    };
    game.players().map(|seat, player| {
        if game.left().contains(&seat) {
            last_person(seat).unwrap_or_else(|| game.header().players[seat].clone())
        } else {
            player.clone()
        }
    })
}

/// Who sat where, for a match with the same people.
pub(super) fn sitting_of(game: GameId, players: &BySeat<Player>) -> Vec<Sitting> {
    let sitting = |player: &Player| match player {
        Player::Person(name) => Sitting::Here(name.clone()),
        Player::Bot(word) => {
            Sitting::Bot(Bot::from_name(game, word.as_str()).map_or(Bot::usual(game).name(), Bot::name))
        }
        Player::Nobody => Sitting::Bot(Bot::usual(game).name()),
    };
    players.iter().map(sitting).collect()
}

/// Opens and stores a match; all that is wrong with the plan otherwise.
pub(super) async fn open_plan(
    app: &App,
    visitor: &Visitor,
    plan: &Plan,
) -> Result<Result<MatchId, Vec<String>>, AppError> {
    let (game, secret) = match plan.open(visitor.speaker) {
        Ok(opened) => opened,
        Err(faults) => return Ok(Err(faults)),
    };
    if app.store.guest(visitor.guest).await?.is_none() {
        keep_name(app, visitor, &guest_name(visitor.speaker)).await?;
    }
    let id = app.store_match(&game, secret.as_ref(), visitor.guest).await?;
    app.open_table(id).await?;
    Ok(Ok(id))
}

pub(super) fn nonsense(faults: &[String]) -> AppError {
    AppError::Nonsense(Phrase::new("setup-faults").with("faults", faults.join("; ")))
}

/// The name that the visitor has used before.
pub(crate) async fn own_name(app: &App, visitor: &Visitor) -> Result<OneLine, AppError> {
    let known = app.store.guest(visitor.guest).await?;
    let name = known.and_then(|guest| guest.name.parse().ok());
    Ok(name.unwrap_or_else(|| guest_name(visitor.speaker)))
}

fn guest_name(speaker: Speaker) -> OneLine {
    let name = speaker.text("setup-guest");
    name.parse().expect("our own names are a line of text")
}

pub(crate) async fn keep_name(app: &App, visitor: &Visitor, name: &OneLine) -> Result<(), AppError> {
    let known = app.store.guest(visitor.guest).await?;
    let guest = match known {
        Some(guest) => Guest {
            name: name.to_string(),
            ..guest
        },
        None => Guest {
            id: visitor.guest,
            name: name.to_string(),
            settings: String::new(),
            created: now(),
        },
    };
    Ok(app.store.keep_guest(&guest).await?)
}

fn nonce(text: &str) -> Option<Nonce> {
    text.parse().ok()
}

impl SetupForm {
    fn who(&self) -> [&str; 5] {
        [&self.who1, &self.who2, &self.who3, &self.who4, &self.who5].map(String::as_str)
    }

    fn names(&self) -> [&str; 5] {
        [&self.name1, &self.name2, &self.name3, &self.name4, &self.name5].map(String::as_str)
    }

    fn seats(&self, game: GameId) -> u8 {
        let asked = self.seats.parse().ok();
        let allowed = game.seats();
        asked
            .filter(|seats| allowed.contains(seats))
            .unwrap_or(*allowed.start())
    }

    /// What sits on a seat if nothing was chosen.
    fn usual(&self, game: GameId, index: usize) -> String {
        match index {
            0 => "me".to_owned(),
            1 if self.screen == "shared" => "person".to_owned(),
            _ => Bot::usual(game).name().to_owned(),
        }
    }

    fn plan(&self, game: GameId, speaker: Speaker) -> Result<Plan, Vec<String>> {
        let mut faults = Vec::new();
        if self
            .seats
            .parse::<u8>()
            .is_ok_and(|seats| !game.seats().contains(&seats))
        {
            faults.push(
                speaker.say(
                    &Phrase::new("games-wrong-seats")
                        .with("game", speaker.game_name(game))
                        .with("seats", self.seats.parse::<i64>().unwrap_or(0))
                        .with("fewest", i64::from(*game.seats().start()))
                        .with("most", i64::from(*game.seats().end())),
                ),
            );
        }
        let seats = Seat::all(self.seats(game)).enumerate();
        let sitting = seats
            .map(|(index, seat)| {
                let usual = self.usual(game, index);
                let who = match self.who()[index] {
                    "" => usual.as_str(),
                    who => who,
                };
                match who {
                    "friend" => Sitting::Friend,
                    "me" | "person" => name(self.names()[index], seat, speaker).unwrap_or_else(|fault| {
                        faults.push(fault);
                        Sitting::Here(guest_name(speaker))
                    }),
                    bot => {
                        let known = Bot::from_name(game, bot);
                        if known.is_none() {
                            let phrase = Phrase::new("setup-unknown-bot").with("name", bot);
                            faults.push(speaker.say(&phrase));
                        }
                        Sitting::Bot(known.unwrap_or(Bot::usual(game)).name())
                    }
                }
            })
            .collect();
        let clock = self.control().unwrap_or_else(|| {
            faults.push(speaker.text("setup-bad-clock"));
            Control::None
        });
        if !faults.is_empty() {
            return Err(faults);
        }
        let given = |text: &str| (!text.trim().is_empty()).then(|| text.to_owned());
        Ok(Plan {
            game,
            variant: given(&self.rules),
            sitting,
            shuffled: self.order == "lot",
            clock,
            components: given(&self.components),
            setup: given(&self.setup),
            nonce: nonce(&self.nonce),
        })
    }

    fn control(&self) -> Option<Control> {
        let number = |text: &str, most: u64| {
            let number: Option<u64> = text.trim().parse().ok();
            number.filter(|number| *number <= most)
        };
        match self.clock.as_str() {
            "" | "none" => Some(Control::None),
            "fischer" => {
                let total = number(&self.minutes, 24 * 60)?;
                let increment = number(&self.increment, 3_600)?;
                (total + increment > 0).then_some(Control::Fischer {
                    total: Millis(total * 60_000),
                    increment: Millis(increment * 1_000),
                })
            }
            "per-move" => {
                let limit = number(&self.limit, 30 * 24 * 3_600).filter(|limit| *limit > 0)?;
                Some(Control::PerMove {
                    limit: Millis(limit * 1_000),
                })
            }
            _ => None,
        }
    }
}

/// A person by the name that was typed, or by the seat.
fn name(typed: &str, seat: Seat, speaker: Speaker) -> Result<Sitting, String> {
    let text = match typed.trim() {
        "" if seat == Seat::FIRST => guest_name(speaker).to_string(),
        "" => speaker.seat(seat),
        text => text.to_owned(),
    };
    person(&text, seat, speaker).map(Sitting::Here)
}

/// A name that can be shown, or what is wrong with it.
pub(crate) fn person(typed: &str, seat: Seat, speaker: Speaker) -> Result<OneLine, String> {
    let line = clean_name(typed).and_then(|name| name.parse().ok());
    line.ok_or_else(|| {
        let phrase = Phrase::new("setup-bad-name")
            .with("seat", seat.to_string())
            .with("most", LONGEST_NAME as i64);
        speaker.say(&phrase)
    })
}

fn form(
    app: &App,
    visitor: &Visitor,
    game: GameId,
    typed: &SetupForm,
    me: &OneLine,
    faults: &[String],
) -> Markup {
    let speaker = visitor.speaker;
    let say = |id| speaker.text(id);
    let seats = typed.seats(game);
    let rules = match typed.rules.as_str() {
        "" => game.default_variant(),
        name => name,
    };
    let has_components = AnyOptions::new(game, None, Some("")).is_err_and(|error| {
        !matches!(&error, games::OptionsError::Components(faults)
            if faults.iter().any(|fault| fault.phrase.id == "components-none-in-this-game"))
    });
    let radio = |field: &str, value: &str, chosen: bool, label: String| {
        html! { label class="choice" { input type="radio" name=(field) value=(value) checked[chosen]; span { (label) } } }
    };
    let clock = if typed.clock.is_empty() {
        "none"
    } else {
        typed.clock.as_str()
    };
    let or = |text: &str, usual: &str| {
        if text.is_empty() {
            usual.to_owned()
        } else {
            text.to_owned()
        }
    };
    let title = speaker.say(&Phrase::new("setup-title").with("game", speaker.game_name(game)));
    let content = html! {
        h1 { (title) }
        @if !faults.is_empty() {
            div class="faults card" role="alert" {
                p { (say("setup-not-yet")) }
                ul { @for fault in faults { li { (fault) } } }
            }
        }
        form class="setup card" method="post" action={ "/new/" (game) } {
            input type="hidden" name="nonce" value="";
            @if game.variants().len() > 1 {
                fieldset {
                    legend { (say("setup-rules")) }
                    @for variant in game.variants() {
                        (radio("rules", variant, variant == rules, rules_name(game, variant, speaker)))
                    }
                }
            }
            @if game.seats().start() != game.seats().end() {
                fieldset class="count" {
                    legend { (say("setup-seats")) }
                    @for count in game.seats() { (radio("seats", &count.to_string(), count == seats, count.to_string())) }
                }
            }
            fieldset class="seats" {
                legend { (say("setup-who")) }
                @for (index, seat) in Seat::all(*game.seats().end()).enumerate() {
                    @let usual = typed.usual(game, index);
                    @let who = match typed.who()[index] { "" => usual.as_str(), who => who };
                    div class="seat" data-seat=(seat) {
                        span class={ "chip seat-" (seat) } aria-hidden="true" { (seat) }
                        label class="unseen" for={ "who" (seat) } { (speaker.seat(seat)) }
                        select id={ "who" (seat) } name={ "who" (seat) } {
                            @if index == 0 { option value="me" selected[who == "me"] { (say("setup-me")) } }
                            @else {
                                option value="friend" selected[who == "friend"] { (say("setup-friend")) }
                                option value="person" selected[who == "person"] { (say("setup-person")) }
                            }
                            optgroup label=(say("setup-bots")) {
                                @for bot in offered(game) {
                                    option value=(bot.name()) selected[who == bot.name()] title=(speaker.say(&bot.style())) { (names::bot_name(bot, speaker)) }
                                }
                            }
                        }
                        label class="unseen" for={ "name" (seat) } { (say("setup-name")) }
                        @let value = match typed.names()[index] { "" if index == 0 => me.as_str(), name => name };
                        input id={ "name" (seat) } name={ "name" (seat) } value=(value) maxlength=(LONGEST_NAME) placeholder=(speaker.seat(seat)) autocomplete="off";
                    }
                }
            }
            fieldset {
                legend { (say("setup-order")) }
                (radio("order", "listed", typed.order != "lot", say("setup-order-listed")))
                (radio("order", "lot", typed.order == "lot", say("setup-order-lot")))
            }
            fieldset class="timing" {
                legend { (say("setup-clock")) }
                (radio("clock", "none", clock == "none", say("setup-clock-none")))
                div class="with-fields" {
                    (radio("clock", "fischer", clock == "fischer", say("setup-clock-fischer")))
                    label { input type="number" name="minutes" min="0" max="1440" value=(or(&typed.minutes, "10")); " " (say("setup-minutes")) }
                    label { input type="number" name="increment" min="0" max="3600" value=(or(&typed.increment, "5")); " " (say("setup-increment")) }
                }
                div class="with-fields" {
                    (radio("clock", "per-move", clock == "per-move", say("setup-clock-per-move")))
                    label { input type="number" name="limit" min="1" max="2592000" value=(or(&typed.limit, "60")); " " (say("setup-seconds")) }
                }
            }
            details open[!typed.components.is_empty() || !typed.setup.is_empty()] {
                summary { (say("setup-more")) }
                @if has_components {
                    label for="components" { (say("setup-components")) }
                    textarea id="components" name="components" rows="4" spellcheck="false" { (typed.components) }
                }
                label for="setup" { (say("setup-position")) }
                textarea id="setup" name="setup" rows="2" spellcheck="false" { (typed.setup) }
            }
            button class="primary" { (say("setup-start")) }
        }
    };
    let page = Page {
        title: &title,
        class: "plain",
        script: Some("setup.js"),
        content,
    };
    self::page(app, visitor, page)
}

/// The bots that are worth playing against, weakest first.
fn offered(game: GameId) -> Vec<Bot> {
    let levels = Level::of(game).iter().map(|level| Bot::Level(*level));
    let perfect = Bot::all(game)
        .into_iter()
        .filter(|bot| matches!(bot, Bot::Perfect(_)) && !bots::Tables::installed().is_empty());
    levels.chain(perfect).collect()
}

/// What people call a rule set.
pub(super) fn rules_name(game: GameId, variant: &str, speaker: Speaker) -> String {
    let id = match (game, variant) {
        (GameId::Pylos, "children") => "setup-rules-children",
        (GameId::Pylos, "expert") => "setup-rules-expert",
        (GameId::Sun, "short") => "setup-rules-short",
        (GameId::Sun, "long") => "setup-rules-long",
        (GameId::Pacal, "masters") => "setup-rules-masters",
        (_, "standard") => "setup-rules-standard",
        _ => return variant.to_owned(),
    };
    speaker.text(id)
}
