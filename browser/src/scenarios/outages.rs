use anyhow::{Result, ensure};

use super::play_now;
use crate::board::Player;
use crate::page::Page;
use crate::server::Server;

/// The shapes and what is lit of them.
const LIT: &str = "
const ids = (selector) => [...document.querySelectorAll(selector)].map((shape) => shape.id).sort().join(' ');
return [ids('#board [id]'), ids('#board .can'), document.getElementById('log').textContent];
";

/// A page that is loaded anew in the middle of a turn shows what it showed.
pub(super) async fn reload_in_mid_turn(server: &Server, page: &Page) -> Result<()> {
    for game in ["pacal", "tomb", "pyramido"] {
        play_now(server, page, game).await?;
        let mut player = Player::new(page, 3);
        for _ in 0..4 {
            player.play(3).await?;
            player.look().await?;
            // Nothing half said survives, and nothing said is lost.
            page.run("document.querySelector('#confirm:not([hidden]) [data-confirm=no]')?.click()")
                .await?;
            page.run("for (let i = 0; i < 4; i++) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))")
                .await?;
            player.look().await?;
            let before = page.run(LIT).await?;
            page.reload().await?;
            player.look().await?;
            let after = page.run(LIT).await?;
            ensure!(
                before == after,
                "{game} looks different after loading anew: {before} {after}"
            );
        }
    }
    Ok(())
}

/// The server dies in the middle of a match and comes back.
pub(super) async fn server_comes_back(server: &mut Server, page: &Page) -> Result<()> {
    play_now(server, page, "pylos").await?;
    let mut player = Player::new(page, 2);
    player.play(8).await?;
    page.check().await?;
    let lines = page
        .run("return Number([...document.querySelectorAll('#log [data-ply]')].at(-1)?.dataset.ply ?? 0)")
        .await?;
    server.kill().await?;
    page.wait("the notice", "return !document.getElementById('notice').hidden")
        .await?;
    let told = page
        .run("return document.getElementById('notice').textContent")
        .await?;
    ensure!(
        told.as_str().is_some_and(|told| told.contains("lost")),
        "the notice says {told}"
    );
    page.photograph("outage").await?;
    server.start_again().await?;
    page.wait(
        "the page to connect again",
        "const notice = document.getElementById('notice');
         return notice.hidden || notice.textContent === document.getElementById('table').dataset.textBack",
    )
    .await?;
    let kept = page
        .run("return Number([...document.querySelectorAll('#log [data-ply]')].at(-1)?.dataset.ply ?? 0)")
        .await?;
    ensure!(kept.as_u64() >= lines.as_u64(), "{lines} lines became {kept}");
    let complaints = page.complaints().await?;
    let only_the_line = complaints
        .iter()
        .all(|line| line.contains("WebSocket") || line.contains("ERR_CONNECTION"));
    ensure!(only_the_line, "the page complains: {complaints:?}");
    let played = player.play(900).await?;
    ensure!(played.over, "the match is not over");
    Ok(())
}
