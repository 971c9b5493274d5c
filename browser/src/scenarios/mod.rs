//! What must work, one scenario each.

mod axe;
mod builders;
mod friends;
mod install;
mod keyboard;
mod lessons;
mod lights;
mod looks;
mod matches;
mod outages;
mod own_data;
mod past;
mod pictures;
mod puzzles;
mod reading;
mod sharing;
mod stage;
mod table;
mod typed;
mod zoom;

use anyhow::Result;

use crate::driver::{Driver, Motion, Screen};
use crate::games;
use crate::page::Page;
use crate::server::Server;

/// Something that a person does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Scenario {
    /// A whole match by clicking against a bot.
    Match(&'static str, Screen),
    /// A whole match of two people by a link, with somebody who watches.
    Friends(&'static str),
    /// A lesson from its first step to its last.
    Lesson(&'static str, Screen),
    /// A whole match without a mouse.
    Keyboard,
    /// Two people with secrets at one screen.
    SameScreen(Screen),
    /// Looking back at a match.
    LookBack,
    /// A page that is loaded anew in the middle of a turn.
    Reload,
    /// A server that goes away and comes back.
    Outage,
    /// What can be clicked is seen.
    Lights(&'static str, Screen),
    /// Light and dark.
    Themes,
    /// The form of a new match.
    SetUp,
    /// Buttons at the table.
    Table(Screen),
    /// The board on which positions are built.
    Builder,
    /// A position that is put together by clicking, and played from.
    Build(&'static str, Screen),
    /// Two tabs on one seat, and a page of an older edition.
    Tabs,
    /// A puzzle, wrong and right.
    Puzzles(Screen),
    /// What is kept about somebody, and its end.
    OwnData(Screen),
    /// What a home screen asks for.
    Installable,
    /// A server that cannot be reached.
    Offline(Screen),
    /// Every page that is no table, looked at by axe-core.
    AxePages,
    /// The tables of a game and what comes after, looked at by axe-core.
    AxeTable(&'static str),
    /// A whole match by typing.
    TypedMoves,
    /// A whole match by the board in words, read out.
    TextBoard,
    /// Large letters and narrow windows.
    Zoom,
    /// Everything needed to play is inside of the window, whatever its size.
    Stage(&'static str),
    /// Pictures look as they did when somebody looked at them.
    Pictures(&'static str),
}

impl Scenario {
    /// All of them, the longest first.
    pub(crate) fn all() -> Vec<Scenario> {
        let mut all = Vec::new();
        for game in games::all().rev() {
            all.push(Scenario::Friends(game));
            all.extend(Screen::ALL.map(|screen| Scenario::Match(game, screen)));
        }
        // Half of them on a phone.
        for (game, screen) in games::all().zip(Screen::ALL.into_iter().cycle()) {
            all.push(Scenario::Lesson(game, screen));
        }
        for game in games::all() {
            all.extend(Screen::ALL.map(|screen| Scenario::Lights(game, screen)));
        }
        all.push(Scenario::Keyboard);
        all.extend(Screen::ALL.map(Scenario::SameScreen));
        all.extend([Scenario::LookBack, Scenario::Reload, Scenario::Outage]);
        all.extend([Scenario::Themes, Scenario::SetUp]);
        all.extend(Screen::ALL.map(Scenario::Table));
        all.extend([Scenario::Builder, Scenario::Tabs]);
        // Half of them on a phone.
        for (game, screen) in games::all().zip(Screen::ALL.into_iter().cycle()) {
            all.push(Scenario::Build(game, screen));
        }
        all.extend(Screen::ALL.map(Scenario::Puzzles));
        all.extend(Screen::ALL.map(Scenario::OwnData));
        all.extend(Screen::ALL.map(Scenario::Offline));
        all.push(Scenario::Installable);
        all.extend([Scenario::AxePages, Scenario::Zoom]);
        all.extend(games::all().map(Scenario::AxeTable));
        all.extend([Scenario::TextBoard, Scenario::TypedMoves]);
        all.extend(games::all().map(Scenario::Stage));
        all.extend(games::all().map(Scenario::Pictures));
        all
    }

    pub(crate) fn name(self) -> String {
        match self {
            Scenario::Match(game, screen) => format!("match-{game}-{}", screen.name()),
            Scenario::Friends(game) => format!("friends-{game}"),
            Scenario::Lesson(game, _) => format!("lesson-{game}"),
            Scenario::Keyboard => "keyboard".to_owned(),
            Scenario::SameScreen(screen) => format!("same-screen-{}", screen.name()),
            Scenario::LookBack => "look-back".to_owned(),
            Scenario::Reload => "reload".to_owned(),
            Scenario::Outage => "outage".to_owned(),
            Scenario::Lights(game, screen) => format!("lights-{game}-{}", screen.name()),
            Scenario::Themes => "themes".to_owned(),
            Scenario::SetUp => "set-up".to_owned(),
            Scenario::Table(screen) => format!("table-{}", screen.name()),
            Scenario::Builder => "builder".to_owned(),
            Scenario::Build(game, _) => format!("build-{game}"),
            Scenario::Tabs => "tabs".to_owned(),
            Scenario::Puzzles(screen) => format!("puzzles-{}", screen.name()),
            Scenario::OwnData(screen) => format!("own-data-{}", screen.name()),
            Scenario::Offline(screen) => format!("offline-{}", screen.name()),
            Scenario::Installable => "installable".to_owned(),
            Scenario::AxePages => "axe-pages".to_owned(),
            Scenario::AxeTable(game) => format!("axe-{game}"),
            Scenario::TypedMoves => "typed-moves".to_owned(),
            Scenario::TextBoard => "text-board".to_owned(),
            Scenario::Zoom => "zoom".to_owned(),
            Scenario::Stage(game) => format!("stage-{game}"),
            Scenario::Pictures(game) => format!("pictures-{game}"),
        }
    }

    pub(crate) const fn screen(self) -> Screen {
        match self {
            Scenario::Match(_, screen)
            | Scenario::Lights(_, screen)
            | Scenario::Lesson(_, screen)
            | Scenario::SameScreen(screen)
            | Scenario::Table(screen)
            | Scenario::Puzzles(screen)
            | Scenario::OwnData(screen)
            | Scenario::Offline(screen)
            | Scenario::Build(_, screen) => screen,
            _ => Screen::Desktop,
        }
    }

    /// Things glide on the desk, where most people see them glide.
    pub(crate) const fn motion(self) -> Motion {
        match self {
            // Colours that fade from one theme to the other are not to be judged.
            Scenario::Match(_, Screen::Phone)
            | Scenario::Friends(_)
            | Scenario::Lights(..)
            | Scenario::Pictures(_)
            | Scenario::AxePages
            | Scenario::AxeTable(_) => Motion::Reduced,
            _ => Motion::Full,
        }
    }

    pub(crate) async fn play(self, driver: &Driver, server: &mut Server, page: &Page) -> Result<()> {
        match self {
            Scenario::Friends(game) => friends::whole_match(driver, server, page, game).await?,
            Scenario::Match(game, _) => matches::whole_match(server, page, game).await?,
            Scenario::Lesson(game, _) => lessons::whole_lesson(server, page, game).await?,
            Scenario::Keyboard => keyboard::match_without_mouse(server, page).await?,
            Scenario::SameScreen(_) => sharing::two_at_one_screen(server, page).await?,
            Scenario::LookBack => past::look_back(server, page).await?,
            Scenario::Reload => outages::reload_in_mid_turn(server, page).await?,
            Scenario::Outage => outages::server_comes_back(server, page).await?,
            Scenario::Lights(game, _) => lights::every_target(driver, server, page, game).await?,
            Scenario::Themes => looks::light_and_dark(server, page).await?,
            Scenario::SetUp => table::set_up(server, page).await?,
            Scenario::Table(_) => table::buttons(server, page).await?,
            Scenario::Builder => table::builder(server, page).await?,
            Scenario::Build(game, _) => builders::build(server, page, game).await?,
            Scenario::Tabs => sharing::two_tabs(server, page).await?,
            Scenario::Puzzles(_) => puzzles::solve(server, page).await?,
            Scenario::OwnData(_) => own_data::see_and_delete(server, page).await?,
            Scenario::Offline(_) => install::without_server(server, page).await?,
            Scenario::Installable => install::can_be_installed(server, page).await?,
            Scenario::AxePages => axe::pages(server, page).await?,
            Scenario::AxeTable(game) => axe::table(server, page, game).await?,
            Scenario::TypedMoves => typed::match_by_typing(server, page).await?,
            Scenario::TextBoard => reading::match_in_words(server, page).await?,
            Scenario::Zoom => zoom::large_and_narrow(server, page).await?,
            Scenario::Stage(game) => stage::every_window(server, page, game).await?,
            Scenario::Pictures(game) => pictures::as_they_were(server, page, game).await?,
        }
        page.check().await
    }
}

/// Lets the actions of others follow each other without a pause, as the visitor can choose.
async fn at_once(page: &Page) -> Result<()> {
    page.wait_for(
        "await fetch('/preferences', { method: 'POST', body: new URLSearchParams({ pace: 'at-once' }), redirect: 'manual' })",
    )
    .await?;
    Ok(())
}

/// Takes the first seat where the form would draw lots, so that a scenario is the same each time.
async fn first_seat(page: &Page, form: &str) -> Result<()> {
    let script =
        format!("document.querySelectorAll(\"{form} [name='order']\").forEach(field => field.remove())");
    page.run(&script).await?;
    Ok(())
}

/// Begins a match from the first page, against the weakest bot.
async fn play_now(server: &Server, page: &Page, game: &str) -> Result<()> {
    page.go(&server.at("/")).await?;
    at_once(page).await?;
    page.click(&format!(".game > a.button[href='/choose/{game}']"))
        .await?;
    // The first of the list is the weakest bot.
    page.wait(
        "the card",
        "return document.querySelector('form.opponents button')",
    )
    .await?;
    first_seat(page, "form.opponents").await?;
    page.click("form.opponents button").await?;
    page.wait(
        "the table",
        "return document.querySelector('#table.my-turn, #table .player')",
    )
    .await?;
    Ok(())
}
