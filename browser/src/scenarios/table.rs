use anyhow::{Result, ensure};

use super::play_now;
use crate::board::{Player, Sight};
use crate::page::Page;
use crate::server::Server;

/// The form of a new match: seats, names, clock, and what is wrong with a component set.
pub(super) async fn set_up(server: &Server, page: &Page) -> Result<()> {
    page.go(&server.at("/new/sun")).await?;
    page.click("input[name='seats'][value='3']").await?;
    page.wait(
        "three seats",
        "return [...document.querySelectorAll('.seat')].filter((seat) => !seat.hidden).length === 3",
    )
    .await?;
    page.fill("#name1", "Sneferu").await?;
    page.select("#who2", "person").await?;
    page.fill("#name2", "<b>Nofret</b>").await?;
    page.click("input[name='clock'][value='per-move']").await?;
    page.photograph("set-up-filled").await?;
    page.click("form.setup > button").await?;
    let names = page
        .wait(
            "the players",
            "const names = [...document.querySelectorAll('.player .name')].map((name) => name.textContent);
             return names.length && names",
        )
        .await?;
    ensure!(
        names[0] == "Sneferu" && names[1] == "<b>Nofret</b>",
        "the names are {names}"
    );
    page.click("#cover button").await?;
    let shown = "return document.querySelector('.player[aria-current] [data-clock]')?.textContent";
    page.wait(
        "a clock",
        &format!("return /^0:[345]/.test((() => {{ {shown} }})())"),
    )
    .await?;
    let before = page.run(shown).await?;
    page.wait(
        "the clock to run",
        &format!("return (() => {{ {shown} }})() !== {before}"),
    )
    .await?;
    page.check().await?;
    page.go(&server.at("/new/sun")).await?;
    page.click("form.setup summary").await?;
    page.fill("#components", "nonsense\nfrom nowhere").await?;
    page.click("form.setup > button").await?;
    page.wait(
        "the faults",
        "return document.querySelectorAll('.faults li').length > 0",
    )
    .await?;
    let kept = page
        .run("return document.getElementById('components').value")
        .await?;
    ensure!(
        kept.as_str().is_some_and(|text| text.contains("nonsense")),
        "what was typed is gone"
    );
    page.photograph("set-up-faults").await?;
    // The answer has the status of a refusal, which the log tells.
    page.complaints().await?;
    Ok(())
}

/// What the buttons at a table do.
pub(super) async fn buttons(server: &Server, page: &Page) -> Result<()> {
    let photo = |name: &str| format!("{name}-{}", page.screen().name());
    play_now(server, page, "pylos").await?;
    let mut player = Player::new(page, 4);
    player.play(6).await?;
    own_turn(&mut player).await?;
    page.click("[data-do='hint']").await?;
    page.wait(
        "three hints",
        "return document.querySelectorAll('#hints:not([hidden]) li').length === 3",
    )
    .await?;
    let marked = page
        .run("return document.querySelectorAll('#board .hinted').length")
        .await?;
    ensure!(marked != 0, "the best move is not shown on the board");
    page.photograph(&photo("hints")).await?;
    page.click("#hints li:nth-child(2) button").await?;
    page.wait(
        "the preview",
        "return !document.getElementById('confirm').hidden && document.querySelector('#board .chosen') && !document.querySelector('#board .hinted')",
    )
    .await?;
    page.run("document.getElementById('board').scrollIntoView({ block: 'nearest', behavior: 'instant' })")
        .await?;
    page.photograph(&photo("preview")).await?;
    let lines = count(page).await?;
    page.click("[data-confirm='yes']").await?;
    page.wait(
        "the move in the log",
        &format!("return document.querySelectorAll('#log li').length > {lines}"),
    )
    .await?;
    own_turn(&mut player).await?;
    let lines = count(page).await?;
    page.click("[data-do='undo']").await?;
    page.wait(
        "the move to be gone",
        &format!("return document.querySelectorAll('#log li').length < {lines}"),
    )
    .await?;
    page.click(".beside summary").await?;
    page.wait(
        "the rules",
        "return document.getElementById('rules').childElementCount > 0",
    )
    .await?;
    page.photograph(&photo("rules-beside")).await?;
    page.check().await?;
    page.click("[data-do='resign']").await?;
    page.wait(
        "the question",
        "return document.querySelector('[data-do=resign][data-asked]')",
    )
    .await?;
    let over = page
        .run("return document.querySelector('#result .result') !== null")
        .await?;
    ensure!(over == false, "one click resigns");
    page.click("[data-do='resign']").await?;
    page.wait("the result", "return document.querySelector('#result .result')")
        .await?;
    page.photograph(&photo("resigned")).await?;
    let old = page.path().await?;
    page.click("#bar form button").await?;
    page.wait(
        "another table",
        &format!("return location.pathname !== '{old}' && document.getElementById('table')"),
    )
    .await?;
    own_turn(&mut player).await
}

/// Plays on until it is the own turn with nothing half said.
async fn own_turn(player: &mut Player<'_>) -> Result<()> {
    while !matches!(player.look().await?, Sight::Lit { .. }) {
        player.play(1).await?;
    }
    Ok(())
}

async fn count(page: &Page) -> Result<u64> {
    let lines = page
        .run("return document.querySelectorAll('#log li').length")
        .await?;
    Ok(lines.as_u64().unwrap_or_default())
}

/// A position that is built: its violations, its picture, advice, and a match from it.
pub(super) async fn builder(server: &Server, page: &Page) -> Result<()> {
    page.go(&server.at("/board/pylos")).await?;
    let usual = page.run("return document.getElementById('setup').value").await?;
    page.photograph("builder").await?;
    page.fill("#setup", "this is no position").await?;
    page.wait(
        "what is wrong",
        "return document.querySelectorAll('#faults li').length > 0",
    )
    .await?;
    page.photograph("builder-faults").await?;
    page.fill("#setup", usual.as_str().unwrap_or_default()).await?;
    page.wait(
        "nothing wrong",
        "return document.querySelectorAll('#faults li').length === 0",
    )
    .await?;
    page.click("[data-examine]").await?;
    page.wait(
        "advice",
        "return document.querySelectorAll('#hints li').length === 3",
    )
    .await?;
    page.check().await?;
    page.click("button.primary").await?;
    page.wait("the form", "return document.querySelector('form.setup')")
        .await?;
    page.click("form.setup > button").await?;
    let mut player = Player::new(page, 6);
    own_turn(&mut player).await
}
