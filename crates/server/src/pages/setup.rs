//! Opening matches: at once, with all options, or as a rematch.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Bot;
use games::GameId;
use maud::{Markup, html};
use play::{Control, Millis, OneLine};
use rules::{Phrase, Seat};
use say::{LONGEST_NAME, Speaker};
use serde::Deserialize;
use store::MatchId;

use super::components::read_set;
use super::layout::{Page, definitions, page};
use crate::app::App;
use crate::error::AppError;
use crate::opening::{self, OpenError};
use crate::opponents::{offered, opponent};
use crate::parts::LOT;
use crate::people::{checked_name, guest_name, keep_name, own_name};
use crate::table::{Faults, Plan, PlanFault, Sitting, listed};
use crate::visitor::Visitor;
use crate::{names, rematch};

/// The form; every field may be missing or nonsense.
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
    /// `shared` means two people at this screen.
    screen: String,
}

/// The form of the quick button.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct Quick {
    level: String,
    /// `lot` draws lots for the seats; else the visitor has the first.
    order: String,
}

impl Quick {
    /// What the first button of the home page asks for.
    pub(super) fn of(game: GameId) -> Quick {
        let order = if game.draws_lots() { LOT } else { "" };
        Quick {
            level: String::new(),
            order: order.to_owned(),
        }
    }
}

/// Starts a match against bots at once.
pub(crate) async fn quick(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Form(asked): Form<Quick>,
) -> Result<Response, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    let bot = match asked.level.as_str() {
        "" => Bot::usual(game),
        name => opponent(game, name)
            .ok_or_else(|| AppError::Nonsense(Phrase::new("setup-unknown-bot").with("name", name)))?,
    };
    open_usual(&app, &visitor, game, &Sitting::Bot(bot.name()), &asked).await
}

/// Opens a match of a game with the minimum number of seats: the visitor, and the same kind of
/// player on every other seat.
pub(super) async fn open_usual(
    app: &App,
    visitor: &Visitor,
    game: GameId,
    others: &Sitting,
    asked: &Quick,
) -> Result<Response, AppError> {
    let me = own_name(&app.store, visitor.guest, visitor.speaker).await?;
    let sitting = Seat::all(*game.seats().start()).map(|seat| match seat {
        Seat::FIRST => Sitting::Here(me.clone()),
        _ => others.clone(),
    });
    let plan = Plan {
        game,
        variant: None,
        sitting: sitting.collect(),
        shuffled: asked.order == LOT,
        clock: Control::None,
        components: None,
        setup: None,
    };
    let opened = opening::open(&app.tables, &plan, visitor.asker(), visitor.speaker).await;
    let id = opened.map_err(|error| error.into_app_error(visitor.speaker))?;
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
    let me = own_name(&app.store, visitor.guest, visitor.speaker).await?;
    Ok(form(&app, &visitor, game, &typed, &me, &[]))
}

/// Opens the chosen match, or shows the form again with everything that is wrong.
pub(crate) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Form(typed): Form<SetupForm>,
) -> Result<Response, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    let me = own_name(&app.store, visitor.guest, visitor.speaker).await?;
    match open_typed(&app, &visitor, game, &typed).await {
        Ok(id) => Ok(Redirect::to(&format!("/table/{id}")).into_response()),
        Err(OpenError::App(error)) => Err(error),
        Err(OpenError::Faults(faults)) => {
            let status = axum::http::StatusCode::UNPROCESSABLE_ENTITY;
            Ok((status, form(&app, &visitor, game, &typed, &me, &faults)).into_response())
        }
    }
}

/// Opens what was typed, and keeps by what name.
async fn open_typed(
    app: &App,
    visitor: &Visitor,
    game: GameId,
    typed: &SetupForm,
) -> Result<MatchId, OpenError> {
    let plan = typed.plan(game, visitor.speaker)?;
    let first_here = plan.sitting.iter().find_map(|sitting| match sitting {
        Sitting::Here(name) => Some(name),
        Sitting::Bot(_) | Sitting::Friend => None,
    });
    if let Some(name) = first_here {
        keep_name(&app.store, visitor.guest, name).await?;
    }
    opening::open(&app.tables, &plan, visitor.asker(), visitor.speaker).await
}

/// The same match once more.
pub(crate) async fn rematch(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, AppError> {
    let id: MatchId = id.parse().map_err(|_| AppError::NoSuchMatch)?;
    let table = app.open_table(id).await?;
    let next = rematch::rematch(&app.tables, &table, visitor.asker(), visitor.speaker).await?;
    Ok(Redirect::to(&format!("/table/{next}")).into_response())
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

    /// The default for a seat.
    fn usual(&self, game: GameId, index: usize) -> String {
        match index {
            0 => "me".to_owned(),
            1 if self.screen == "shared" => "person".to_owned(),
            _ => Bot::usual(game).name().to_owned(),
        }
    }

    fn plan(&self, game: GameId, speaker: Speaker) -> Result<Plan, Faults> {
        let mut faults = Vec::new();
        if self
            .seats
            .parse::<u8>()
            .is_ok_and(|seats| !game.seats().contains(&seats))
        {
            faults.push(PlanFault::Said(
                Phrase::new("games-wrong-seats")
                    .with("game", speaker.game_name(game))
                    .with("seats", self.seats.parse::<i64>().unwrap_or(0))
                    .with("fewest", i64::from(*game.seats().start()))
                    .with("most", i64::from(*game.seats().end())),
            ));
        }
        let seats = Seat::all(self.seats(game)).enumerate();
        let sitting = seats.map(|(index, seat)| {
            self.sitting(game, index, seat, speaker).unwrap_or_else(|fault| {
                faults.push(fault);
                Sitting::Friend
            })
        });
        let sitting = sitting.collect();
        let clock = self.control().unwrap_or_else(|| {
            faults.push(PlanFault::new("setup-bad-clock"));
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
            shuffled: self.order == LOT,
            clock,
            components: given(&self.components),
            setup: given(&self.setup),
        })
    }

    /// Who sits on one seat.
    fn sitting(
        &self,
        game: GameId,
        index: usize,
        seat: Seat,
        speaker: Speaker,
    ) -> Result<Sitting, PlanFault> {
        let usual = self.usual(game, index);
        let who = match self.who()[index] {
            "" => usual.as_str(),
            who => who,
        };
        match who {
            "friend" => Ok(Sitting::Friend),
            "me" | "person" => name(self.names()[index], seat, speaker),
            bot => match opponent(game, bot) {
                Some(known) => Ok(Sitting::Bot(known.name())),
                None => Err(PlanFault::Said(
                    Phrase::new("setup-unknown-bot").with("name", bot),
                )),
            },
        }
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

/// A person with the typed name, or the name of the seat.
fn name(typed: &str, seat: Seat, speaker: Speaker) -> Result<Sitting, PlanFault> {
    let text = match typed.trim() {
        "" if seat == Seat::FIRST => guest_name(speaker).to_string(),
        "" => speaker.seat(seat),
        text => text.to_owned(),
    };
    let name = checked_name(&text, seat);
    name.map(Sitting::Here).map_err(PlanFault::Said)
}

/// The form, with all that is wrong with what was typed.
fn form(
    app: &App,
    visitor: &Visitor,
    game: GameId,
    typed: &SetupForm,
    me: &OneLine,
    faults: &[PlanFault],
) -> Markup {
    let speaker = visitor.speaker;
    let say = |id| speaker.text(id);
    let seats = typed.seats(game);
    let rules = match typed.rules.as_str() {
        "" => game.default_variant(),
        name => name,
    };
    let title = speaker.say(&Phrase::new("setup-title").with("game", speaker.game_name(game)));
    let content = html! {
        h1 { (title) }
        @if !faults.is_empty() {
            div class="faults card" role="alert" {
                p { (say("setup-not-yet")) }
                ul { @for fault in listed(faults, speaker) { li { (fault) } } }
            }
        }
        form class="setup card" method="post" action={ "/new/" (game) } {
            @if game.variants().len() > 1 {
                fieldset {
                    legend { (say("setup-rules")) }
                    @for variant in game.variants() {
                        (radio("rules", variant, variant == rules, &rules_name(game, variant, speaker)))
                    }
                }
            }
            @if game.seats().start() != game.seats().end() {
                fieldset class="count" {
                    legend { (say("setup-seats")) }
                    @for count in game.seats() { (radio("seats", &count.to_string(), count == seats, &count.to_string())) }
                }
            }
            fieldset class="seats" {
                legend { (say("setup-who")) }
                @for (index, seat) in Seat::all(*game.seats().end()).enumerate() {
                    (seat_fields(game, typed, me, index, seat, speaker))
                }
            }
            fieldset {
                legend { (say("setup-order")) }
                @let by_lot = typed.order == LOT || typed.order.is_empty() && game.draws_lots();
                (radio("order", "listed", !by_lot, &say("setup-order-listed")))
                (radio("order", LOT, by_lot, &say("setup-order-lot")))
            }
            (clock_fields(typed, speaker))
            details open[!typed.components.is_empty() || !typed.setup.is_empty()] {
                summary { (say("setup-more")) }
                @if game.has_components() {
                    label for="components" { (say("setup-components")) }
                    label class="file" for="set-file" { (say("setup-components-file")) }
                    input id="set-file" type="file" accept=".txt,text/plain";
                    textarea id="components" name="components" rows="6" wrap="off" spellcheck="false" aria-describedby="set-read" { (typed.components) }
                    p class="note" {
                        (say("setup-components-how")) " "
                        a href={ "/components/" (game) } download={ (game) "-components.txt" } { (say("setup-components-standard")) }
                        " "
                        a href={ "/rules/" (game) "/reference#own-copy" } { (say("setup-components-page")) }
                    }
                }
                @if game.has_components() {
                    (definitions(game))
                    div id="set-read" class="set-read" role="status" data-game=(game) data-unread=(say("setup-components-unread")) {
                        (read_set(game, &typed.components, speaker))
                    }
                }
                label for="setup" { (say("setup-position")) }
                textarea id="setup" name="setup" rows="2" spellcheck="false" { (typed.setup) }
                p class="note" { a href={ "/board/" (game) } { (say("setup-position-clicking")) } }
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

fn radio(field: &str, value: &str, chosen: bool, label: &str) -> Markup {
    html! { label class="choice" { input type="radio" name=(field) value=(value) checked[chosen]; span { (label) } } }
}

/// Who sits on one seat.
fn seat_fields(
    game: GameId,
    typed: &SetupForm,
    me: &OneLine,
    index: usize,
    seat: Seat,
    speaker: Speaker,
) -> Markup {
    let say = |id| speaker.text(id);
    let usual = typed.usual(game, index);
    let who = match typed.who()[index] {
        "" => usual.as_str(),
        who => who,
    };
    let value = match typed.names()[index] {
        "" if index == 0 => me.as_str(),
        name => name,
    };
    html! {
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
            input id={ "name" (seat) } name={ "name" (seat) } value=(value) maxlength=(LONGEST_NAME) placeholder=(speaker.seat(seat)) autocomplete="off";
        }
    }
}

fn clock_fields(typed: &SetupForm, speaker: Speaker) -> Markup {
    let say = |id| speaker.text(id);
    let clock = match typed.clock.as_str() {
        "" => "none",
        clock => clock,
    };
    let or = |text: &str, usual: &str| match text {
        "" => usual.to_owned(),
        text => text.to_owned(),
    };
    html! {
        fieldset class="timing" {
            legend { (say("setup-clock")) }
            (radio("clock", "none", clock == "none", &say("setup-clock-none")))
            div class="with-fields" {
                (radio("clock", "fischer", clock == "fischer", &say("setup-clock-fischer")))
                label { input type="number" name="minutes" min="0" max="1440" value=(or(&typed.minutes, "10")); " " (say("setup-minutes")) }
                label { input type="number" name="increment" min="0" max="3600" value=(or(&typed.increment, "5")); " " (say("setup-increment")) }
            }
            div class="with-fields" {
                (radio("clock", "per-move", clock == "per-move", &say("setup-clock-per-move")))
                label { input type="number" name="limit" min="1" max="2592000" value=(or(&typed.limit, "60")); " " (say("setup-seconds")) }
            }
        }
    }
}

/// The name of a rule set for people.
pub(super) fn rules_name(game: GameId, variant: &str, speaker: Speaker) -> String {
    speaker.variant_name(game, variant)
}
