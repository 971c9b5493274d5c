//! Two people who play by a link, and one who watches, each in a browser of their own.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::sharing::is_back;
use crate::board::{Player, Sight};
use crate::driver::{Driver, Motion, Screen};
use crate::page::Page;
use crate::server::Server;

/// No match takes more clicks of one person.
const MOST: u32 = 900;

/// The number of clicks after which something else happens as well.
const SOON: u32 = 6;

/// How many actions the log tells of.
const LINES: &str =
    "return Number([...document.querySelectorAll('#log [data-ply]')].at(-1)?.dataset.ply ?? 0)";

/// Longer than anybody takes for a turn, with everything that they do besides.
const TURN: Duration = Duration::from_secs(90);

/// What somebody who watches sees, when the log has another number of lines than `LINES`.
const SEEN: &str = "
if (document.querySelector('#result .result')) return { over: true };
const lines = Number([...document.querySelectorAll('#log [data-ply]')].at(-1)?.dataset.ply ?? 0);
if (lines === LINES) return null;
const open = [...document.querySelectorAll('#board [id^=\"hand-\"] title')].map((title) => title.textContent);
return {
  lit: document.querySelectorAll('#board .can').length,
  bar: document.getElementById('bar').textContent.trim(),
  open,
  lines,
};
";

/// From the invitation to the rematch: with a takeback, a page that is loaded
/// anew, another language and another device in the middle.
pub(super) async fn whole_match(driver: &Driver, server: &Server, host: &Page, game: &str) -> Result<()> {
    host.go(&server.at("/")).await?;
    host.select("#which-game", game).await?;
    // It is the first button of the page.
    let first = "return document.querySelector('main button')?.closest('form').getAttribute('action')";
    ensure!(
        host.run(first).await? == "/invite",
        "inviting is the first button"
    );
    host.click("form.first-way button").await?;
    host.wait(
        "the invitation",
        "return document.querySelector('input[id^=invite]')",
    )
    .await?;
    host.photograph(&format!("friends-{game}-invitation")).await?;
    let link = value_of(host, "input[id^=invite]").await?;
    let table = host.path().await?;

    let guest = driver.open(Screen::Phone, Motion::Reduced).await?;
    let watcher = driver.open(Screen::Desktop, Motion::Reduced).await?;
    let done = meet(server, host, &guest, &watcher, (game, &link, &table)).await;
    if done.is_err() {
        let _ = guest.photograph(&format!("failed-friends-{game}-guest")).await;
        let _ = watcher
            .photograph(&format!("failed-friends-{game}-watcher"))
            .await;
    }
    guest.close().await?;
    watcher.close().await?;
    done
}

async fn meet(
    server: &Server,
    host: &Page,
    guest: &Page,
    watcher: &Page,
    (game, link, table): (&str, &str, &str),
) -> Result<()> {
    watcher.go(&server.at(table)).await?;
    guest.go(link).await?;
    guest.fill("#name", "Nofret").await?;
    guest.photograph(&format!("friends-{game}-sit")).await?;
    guest.click(".sit button").await?;
    guest
        .wait("the table", "return document.getElementById('table')")
        .await?;
    host.wait(
        "the friend",
        "return document.getElementById('players').textContent.includes('Nofret')",
    )
    .await?;
    say_hello(host, guest).await?;
    tokio::try_join!(
        async { play_as_host(host, game).await.context("the host") },
        async { play_as_guest(guest, game).await.context("the guest") },
        async { watch(watcher, game).await.context("who watches") },
    )?;
    // The one asks for another match, and both come to the same. Lots may have given the guest
    // either seat; in the next match it is the other.
    let sat = guest
        .run("return document.querySelector('#near .player').dataset.seat")
        .await?;
    let sat = sat.as_str().context("the guest has a plate")?;
    guest.click("#result .after button.primary").await?;
    guest
        .wait(
            "the next table",
            &format!("return location.pathname !== '{table}'"),
        )
        .await?;
    host.click("#result .after a.primary").await?;
    host.wait(
        "the next table",
        &format!("return location.pathname !== '{table}'"),
    )
    .await?;
    ensure!(
        host.path().await? == guest.path().await?,
        "they sit at two tables"
    );
    guest
        .wait(
            "the other seat",
            &format!("return document.querySelector('#near .player:not([data-seat=\"{sat}\"])')"),
        )
        .await?;
    host.check().await?;
    guest.check().await?;
    watcher.check().await
}

/// What the one says in English, the other reads in English too, and both see who is there.
async fn say_hello(host: &Page, guest: &Page) -> Result<()> {
    host.click("#phrases summary").await?;
    host.click("#phrases button").await?;
    for page in [host, guest] {
        page.wait(
            "the phrase",
            "return document.querySelector('.sayings')?.textContent.includes('Hello!')",
        )
        .await?;
    }
    host.wait("nobody away", "return !document.querySelector('.note.away')")
        .await?;
    Ok(())
}

/// Plays on, asks for a takeback, and loads the page anew.
async fn play_as_host(page: &Page, game: &str) -> Result<()> {
    let mut player = Player::new(page, game.len() as u64);
    if game == "pylos" {
        player.play(SOON).await?;
        // What was begun is finished first.
        loop {
            match player.look().await? {
                Sight::Lit { .. } => break,
                other => player.act(&other).await?,
            }
        }
        let before = page.run(LINES).await?;
        page.click("[data-do='ask-takeback']").await?;
        page.wait(
            "the takeback",
            &format!("return Number([...document.querySelectorAll('#log [data-ply]')].at(-1)?.dataset.ply ?? 0) < {before}"),
        )
        .await?;
    }
    player.play(2 * SOON).await?;
    page.reload().await?;
    page.wait("the table", "return document.getElementById('table')")
        .await?;
    let rest = player.play(MOST).await?;
    ensure!(rest.over, "the match is not over after {} clicks", rest.clicks);
    page.photograph(&format!("friends-{game}-end")).await
}

/// Plays on in another language, and from another tab by the player's own link.
async fn play_as_guest(page: &Page, game: &str) -> Result<()> {
    let mut player = Player::new(page, 100 + game.len() as u64);
    player.play(SOON).await?;
    page.click(".languages summary").await?;
    page.click(".languages button[value='sk']").await?;
    page.wait("Slovak", "return document.documentElement.lang === 'sk'")
        .await?;
    page.wait(
        "the phrase in Slovak",
        "return document.querySelector('.sayings')?.textContent.includes('Ahoj!')",
    )
    .await?;
    player.play(SOON).await?;
    page.photograph(&format!("friends-{game}-slovak")).await?;
    page.click("[aria-controls='side']").await?;
    page.click("#own summary").await?;
    let own = value_of(page, "#own-link").await?;
    page.go(&own).await?;
    page.wait("the table", "return document.getElementById('table')")
        .await?;
    let rest = player.play(MOST).await?;
    ensure!(rest.over, "the match is not over after {} clicks", rest.clicks);
    Ok(())
}

/// Sees the match to its end, and never anything to click or in a hand.
async fn watch(page: &Page, game: &str) -> Result<()> {
    let mut lines = 0;
    let mut photographed = false;
    loop {
        let seen = page
            .wait_as_long_as(TURN, "another line", &SEEN.replace("LINES", &lines.to_string()))
            .await?;
        if seen["over"] == true {
            break;
        }
        ensure!(seen["lit"] == 0, "something is lit for who watches: {seen}");
        ensure!(seen["bar"] == "", "who watches is offered something: {seen}");
        let open = seen["open"].as_array().map_or(&[][..], Vec::as_slice);
        let hidden = |title: &Value| title.as_str().is_some_and(is_back);
        ensure!(open.iter().all(hidden), "a hand is open: {seen}");
        // After a takeback there may be fewer.
        lines = seen["lines"].as_u64().unwrap_or_default();
        if lines > 8 && !photographed {
            photographed = true;
            page.photograph(&format!("friends-{game}-watcher")).await?;
        }
    }
    ensure!(lines > 0, "nothing was seen of the match");
    Ok(())
}

/// What stands in a field.
async fn value_of(page: &Page, selector: &str) -> Result<String> {
    let value = page
        .run(&format!("return document.querySelector('{selector}').value"))
        .await?;
    Ok(value.as_str().context("a field with a value")?.to_owned())
}
