use anyhow::{Result, ensure};

use super::play_now;
use crate::board::{Player, Sight};
use crate::driver::Screen;
use crate::page::Page;
use crate::server::Server;

/// The number of clicks after which a match is well under way, or over where it is short.
const MIDDLE: u32 = 14;

/// No match takes more clicks.
const MOST: u32 = 900;

/// Nothing that has to be clicked is smaller, in pixels.
const fn smallest(screen: Screen) -> f64 {
    match screen {
        Screen::Desktop => 14.0,
        Screen::Phone => 18.0,
    }
}

/// From the first page to the result, by clicking on what is lit.
pub(super) async fn whole_match(server: &Server, page: &Page, game: &str) -> Result<()> {
    let screen = page.screen();
    let photo = |moment: &str| format!("{game}-{}-{moment}", screen.name());
    play_now(server, page, game).await?;
    let seed = game.len() as u64 * 10 + screen as u64;
    let mut player = Player::new(page, seed);
    let first = player.look().await?;
    ensure!(
        matches!(first, Sight::Lit { .. }),
        "nothing is lit at the start: {first:?}"
    );
    page.photograph(&photo("1-start")).await?;
    page.check().await?;
    let opening = player.play(MIDDLE).await?;
    player.look().await?;
    page.photograph(&photo("2-middle")).await?;
    page.check().await?;
    if screen == Screen::Desktop {
        tilt(page).await?;
        player.look().await?;
        page.photograph(&photo("2-tilted")).await?;
    }
    let rest = player.play(MOST).await?;
    ensure!(rest.over, "the match is not over after {} clicks", rest.clicks);
    page.run("scrollTo(0, 0)").await?;
    page.photograph(&photo("3-end")).await?;
    page.run("document.getElementById('result').scrollIntoView({ behavior: 'instant' })")
        .await?;
    page.photograph(&photo("4-result")).await?;
    page.check().await?;
    let least = opening.smallest.min(rest.smallest);
    println!(
        "browser: {game} on the {}: {} clicks, the smallest target had {least:.0} pixels",
        screen.name(),
        opening.clicks + rest.clicks,
    );
    ensure!(least >= smallest(screen), "a target had only {least:.0} pixels");
    Ok(())
}

/// Sits down on a chair, if the game is drawn from there too: the rest is played like that.
async fn tilt(page: &Page) -> Result<()> {
    let switch = "document.querySelector('button[name=angle]')";
    if page.run(&format!("return {switch} === null")).await? == true {
        return Ok(());
    }
    page.run("document.body.dataset.before = document.querySelector('#board svg').innerHTML")
        .await?;
    page.press(&['v']).await?;
    page.wait(
        "the board is seen from a chair",
        "return document.querySelector('#board svg').innerHTML !== document.body.dataset.before \
         && document.documentElement.dataset.angle === 'tilted'",
    )
    .await?;
    Ok(())
}
