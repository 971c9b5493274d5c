use anyhow::{Result, ensure};
use fantoccini::key::Key;

use super::play_now;
use crate::board::Player;
use crate::page::Page;
use crate::server::Server;

/// What lies on the board.
const SHAPES: &str =
    "return [...document.querySelectorAll('#board [id]')].map((shape) => shape.id).join(' ')";

/// The picture of a moment, without the spaces between its shapes: what is drawn anew has none.
const PAST: &str = "return document.getElementById('past').innerHTML.replace(/>\\s+</g, '><')";

/// Looks back without leaving the table, then on the page of a moment, and
/// plays on from there.
pub(super) async fn look_back(server: &Server, page: &Page) -> Result<()> {
    play_now(server, page, "pylos").await?;
    let mut player = Player::new(page, 9);
    player.play(16).await?;
    player.look().await?;
    beside_the_table(page).await?;
    page.click("#looking-page").await?;
    page.wait(
        "the page of the moment",
        "return document.querySelector('.past .steps')",
    )
    .await?;
    by_keys(page).await?;
    by_itself(page).await?;
    play_on(page).await?;
    let mut player = Player::new(page, 10);
    let played = player.play(900).await?;
    ensure!(played.over, "the match that was played on is not over");
    after_the_end(page).await
}

/// A click on a line, steps, and back to now.
async fn beside_the_table(page: &Page) -> Result<()> {
    let now = page.run(SHAPES).await?;
    page.click("#log li:nth-child(3) a").await?;
    page.wait(
        "the past",
        "return !document.getElementById('looking').hidden && document.querySelector('#past svg')",
    )
    .await?;
    page.photograph("look-back").await?;
    let third = page.run(PAST).await?;
    for (step, same) in [("1", false), ("-1", true)] {
        page.run("window.before = document.getElementById('looking-text').textContent")
            .await?;
        page.click(&format!("[data-look='{step}']")).await?;
        page.wait(
            "the step",
            "return document.getElementById('looking-text').textContent !== window.before",
        )
        .await?;
        let shown = page.run(PAST).await?;
        ensure!(
            (shown == third) == same,
            "a step of {step} shows the wrong moment: {shown} instead of {third}"
        );
    }
    page.click("[data-look='stop']").await?;
    page.wait(
        "the board",
        "return document.getElementById('looking').hidden && !document.getElementById('board').hidden",
    )
    .await?;
    let after = page.run(SHAPES).await?;
    ensure!(now == after, "looking back changed the board");
    page.click("#log li:nth-child(4) a").await?;
    page.wait("the past", "return !document.getElementById('looking').hidden")
        .await?;
    Ok(())
}

/// Where the buttons are, and how far the page and its column are scrolled.
const STILL: &str = "const box = document.querySelector(\"[data-step='past-next']\").getBoundingClientRect();
    return [box.x, box.y, scrollX, scrollY, document.querySelector('.side').scrollTop].join(' ')";

/// The address follows the arrows, and nothing moves but the board and the story.
async fn by_keys(page: &Page) -> Result<()> {
    let before = page.run(STILL).await?;
    let at = |ply: &str| format!("return location.pathname.endsWith('/at/{ply}')");
    ensure!(page.path().await?.ends_with("/at/4"), "the address has no moment");
    for (key, ply) in [
        (Key::Right, "5"),
        (Key::Left, "4"),
        (Key::Left, "3"),
        (Key::Home, "0"),
    ] {
        page.press(&[key.into()]).await?;
        page.wait("the next moment", &at(ply)).await?;
    }
    page.press(&[Key::End.into()]).await?;
    page.wait(
        "the last moment",
        "return location.pathname.endsWith('/at/' + document.getElementById('table').dataset.last)",
    )
    .await?;
    let after = page.run(STILL).await?;
    ensure!(before == after, "the page moved from {before} to {after}");
    page.photograph("moment").await
}

/// Playing through goes on by itself and stops when asked.
async fn by_itself(page: &Page) -> Result<()> {
    page.press(&[Key::Home.into()]).await?;
    page.wait("the start", "return location.pathname.endsWith('/at/0')")
        .await?;
    page.click("[data-step='past-play']").await?;
    page.wait("the third moment", "return location.pathname.endsWith('/at/3')")
        .await?;
    page.click("[data-step='past-play']").await?;
    page.press(&[Key::Right.into()]).await?;
    page.wait("another moment", "return /at\\/[45]$/.test(location.pathname)")
        .await?;
    Ok(())
}

async fn play_on(page: &Page) -> Result<()> {
    let old = page.path().await?;
    page.click(".onwards button[value='bots']").await?;
    page.wait(
        "a new table",
        "return location.pathname.split('/').length === 3 && document.getElementById('table')",
    )
    .await?;
    let new = page.path().await?;
    ensure!(!old.starts_with(&new), "playing on leads back to the same match");
    Ok(())
}

/// A moment that cost much shows on the board what would have been better.
async fn better_on_the_board(page: &Page) -> Result<()> {
    let costly = page
        .run("return document.querySelectorAll('.costliest a').length")
        .await?;
    if costly == 0 {
        // Whoever plays at random rarely plays so well, and then the page says so.
        page.wait("praise", "return document.querySelector('.judgement > p')")
            .await?;
        return Ok(());
    }
    let before = page.run(STILL).await?;
    page.click(".costliest a").await?;
    page.wait(
        "the better move",
        "return document.querySelector('#board :is(.hinted, .played, g.ghosts)') && !document.getElementById('better').hidden",
    )
    .await?;
    let after = page.run(STILL).await?;
    ensure!(before == after, "the page moved from {before} to {after}");
    page.press(&[Key::End.into()]).await?;
    page.wait(
        "the end",
        "return document.getElementById('better').hidden && !document.querySelector('#board :is(.hinted, .played, g.ghosts)')",
    )
    .await?;
    page.click(".costliest a").await?;
    page.wait(
        "the better move",
        "return document.querySelector('#board :is(.hinted, .played, g.ghosts)')",
    )
    .await?;
    Ok(())
}

/// A finished match is judged by bots, and its record can be taken and brought back.
async fn after_the_end(page: &Page) -> Result<()> {
    let record = page
        .wait(
            "the record",
            "if (!window.asked) { window.asked = true; fetch(location.pathname + '/record').then((a) => a.text()).then((t) => { window.record = t; }); }
             return window.record",
        )
        .await?;
    // Just after the end a click there would have been meant for what stood there before.
    page.wait(
        "the bar to be clickable",
        "return !document.getElementById('bar').inert",
    )
    .await?;
    page.click("#bar a.button").await?;
    page.wait(
        "the page of the moment",
        "return document.querySelector('.past [data-analyse]')",
    )
    .await?;
    page.click("[data-analyse] button").await?;
    page.wait("the judgement", "return document.querySelector('.accuracy td')")
        .await?;
    better_on_the_board(page).await?;
    page.photograph("judged").await?;
    page.check().await?;
    let home = page.run("return location.origin + '/'").await?;
    page.go(home.as_str().unwrap_or_default()).await?;
    let record = record.as_str().unwrap_or_default();
    page.click(".workshop > summary").await?;
    page.fill("#record", record).await?;
    page.click("form.import button").await?;
    page.wait(
        "the match that was brought",
        "return /at\\/[1-9][0-9]*$/.test(location.pathname) && document.querySelector('.past .steps')",
    )
    .await?;
    Ok(())
}
