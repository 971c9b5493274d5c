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
    ensure!(dark != light, "dark looks like light: {dark}");
    // Whatever the system says, the button decides: dark, light, and the system again.
    page.prefer("light").await?;
    for expected in [&dark, &light] {
        page.click(".tastes button").await?;
        page.wait("the page", "return document.documentElement.dataset.theme")
            .await?;
        ensure!(
            ground(page).await? == *expected,
            "the button does not change the colours"
        );
    }
    page.prefer("dark").await?;
    ensure!(ground(page).await? == light, "the system overrules the button");
    page.click(".tastes button").await?;
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
        ("/new/sun", "set-up"),
        ("/nowhere", "trouble"),
    ] {
        page.go(&server.at(path)).await?;
        page.photograph(name).await?;
    }
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
