use anyhow::{Result, ensure};

use super::play_now;
use crate::board::Player;
use crate::games;
use crate::page::Page;
use crate::server::Server;

/// Light and dark, by the system and by the button.
pub(super) async fn light_and_dark(server: &Server, page: &Page) -> Result<()> {
    page.go(&server.at("/")).await?;
    page.prefer("light").await?;
    let light = ground(page).await?;
    page.photograph("home-light").await?;
    page.prefer("dark").await?;
    let dark = ground(page).await?;
    page.photograph("home-dark").await?;
    page.go(&server.at("/choose/sun")).await?;
    page.photograph("choose-dark").await?;
    page.prefer("light").await?;
    page.photograph("choose-light").await?;
    page.prefer("dark").await?;
    page.go(&server.at("/")).await?;
    ensure!(dark != light, "dark looks like light: {dark}");
    // With a dark system, one click is enough for light colours.
    page.click(".themes button.to-light").await?;
    page.wait(
        "light",
        "return document.documentElement.dataset.theme === 'light'",
    )
    .await?;
    ensure!(ground(page).await? == light, "the button does nothing at first");
    page.prefer("light").await?;
    // The page is not loaded anew, and the button that is seen changes something.
    page.run("window.stays = true").await?;
    for (button, expected) in [("dark", &dark), ("light", &light)] {
        page.click(&format!(".themes button.to-{button}")).await?;
        page.wait("the page", "return document.documentElement.dataset.theme")
            .await?;
        ensure!(
            ground(page).await? == *expected,
            "the button does not change the colours"
        );
    }
    page.prefer("dark").await?;
    ensure!(ground(page).await? == light, "the system overrules the button");
    ensure!(
        page.run("return window.stays").await? == true,
        "the page was loaded anew"
    );
    page.click(".languages summary").await?;
    page.click("button.to-system").await?;
    page.wait(
        "the page",
        "return document.readyState === 'complete' && !document.documentElement.dataset.theme",
    )
    .await?;
    ensure!(
        ground(page).await? == dark,
        "the button does not go back to the system"
    );
    for game in games::all() {
        play_now(server, page, game).await?;
        let mut player = Player::new(page, 1);
        player.play(8).await?;
        player.look().await?;
        page.photograph(&format!("{game}-dark")).await?;
        page.check().await?;
    }
    for (path, name) in [
        ("/rules", "rules"),
        ("/rules/sun", "rules-sun"),
        ("/rules/sun/reference", "reference-sun"),
        ("/new/sun", "set-up"),
        ("/nowhere", "trouble"),
    ] {
        page.go(&server.at(path)).await?;
        page.photograph(name).await?;
    }
    // The numbered rules were on the page for players once; old addresses lead on.
    page.go(&server.at("/rules/pyramido#pm-3")).await?;
    page.wait(
        "the numbered rule",
        "return location.pathname === '/rules/pyramido/reference' && location.hash === '#pm-3' && \
         document.querySelector('#pm-3')?.getBoundingClientRect().top < innerHeight",
    )
    .await?;
    // The page that does not exist has been told to the log.
    page.complaints().await?;
    Ok(())
}

async fn ground(page: &Page) -> Result<String> {
    let colour = page
        .run("return getComputedStyle(document.body).backgroundColor")
        .await?;
    Ok(colour.to_string())
}
