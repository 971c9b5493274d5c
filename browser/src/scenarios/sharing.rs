use anyhow::{Result, ensure};
use serde_json::Value;

use super::play_now;
use crate::board::{Player, Sight};
use crate::page::Page;
use crate::server::Server;

/// What is told about the cards in the hands, by seat.
const HANDS: &str = "
const told = {};
for (const card of document.querySelectorAll('#board [id^=\"hand-\"]')) {
  const seat = card.id.split('-')[1];
  (told[seat] ??= []).push(card.querySelector('title')?.textContent ?? '');
}
return told;
";

/// Two people with hands of cards: nobody sees what is not theirs.
pub(super) async fn two_at_one_screen(server: &Server, page: &Page) -> Result<()> {
    page.go(&server.at("/choose/sun")).await?;
    page.click("a[href='/new/sun?screen=shared']").await?;
    page.wait("the form", "return document.querySelector('form.setup')")
        .await?;
    page.fill("#name1", "Ahmose").await?;
    page.fill("#name2", "Hatshepsut").await?;
    page.click("form.setup > button").await?;
    page.wait("the table", "return document.getElementById('table')")
        .await?;
    let mut player = Player::new(page, 5);
    let (mut covers, mut backs) = (0, 0);
    while covers < 8 {
        let sight = player.look().await?;
        match sight {
            Sight::Over => break,
            Sight::Cover => {
                covers += 1;
                backs += check_covered(page).await?;
                if covers == 2 {
                    let name = format!("same-screen-{}", page.screen().name());
                    page.photograph(&name).await?;
                }
                page.click("#cover button").await?;
                page.wait("the hand", "return !document.querySelector('#cover button')")
                    .await?;
                check_open(page).await?;
            }
            _ => player.act(&sight).await?,
        }
    }
    ensure!(covers >= 4, "the device was passed only {covers} times");
    println!("browser: {backs} cards were seen from behind at {covers} covers");
    ensure!(backs > 0, "no cards are drawn");
    // Loading the page anew must not show the hand that was open.
    page.reload().await?;
    let sight = player.look().await?;
    ensure!(
        matches!(sight, Sight::Cover),
        "a page that is loaded anew shows a hand"
    );
    check_covered(page).await?;
    Ok(())
}

/// Every card shows its back, and nothing can be done; says how many cards
/// there are, which may be none if all hands have been played.
async fn check_covered(page: &Page) -> Result<usize> {
    let told = page.run(HANDS).await?;
    ensure!(
        titles(&told, None).all(is_back),
        "a covered screen tells about hands: {told}"
    );
    let lit = page
        .run("return document.querySelectorAll('#board .can').length")
        .await?;
    ensure!(lit == 0, "{lit} shapes are lit while the screen is covered");
    Ok(titles(&told, None).count())
}

/// One hand is open, unless it is empty, and the other one shows backs only.
async fn check_open(page: &Page) -> Result<()> {
    let told = page.run(HANDS).await?;
    let hand = |seat| titles(&told, Some(seat));
    let is_open = |seat| hand(seat).next().is_none() || hand(seat).any(|title| !is_back(title));
    let is_closed = |seat| hand(seat).all(is_back);
    let one_of_them = (is_open("1") && is_closed("2")) || (is_open("2") && is_closed("1"));
    ensure!(one_of_them, "not exactly one hand is open: {told}");
    Ok(())
}

/// Whether the words are those of a card that nobody sees.
pub(super) fn is_back(title: &str) -> bool {
    title.ends_with("face down")
}

fn titles<'a>(told: &'a Value, seat: Option<&'a str>) -> impl Iterator<Item = &'a str> {
    let hands = told.as_object().into_iter().flatten();
    hands
        .filter(move |(name, _)| seat.is_none_or(|seat| seat == *name))
        .flat_map(|(_, cards)| cards.as_array().into_iter().flatten())
        .filter_map(Value::as_str)
}

/// What a table shows, so that two can be compared.
const SHOWN: &str = "
const ids = [...document.querySelectorAll('#board [id]')].map((shape) => shape.id).sort();
return [ids.join(' '), document.getElementById('log').textContent, document.getElementById('prompt').textContent];
";

/// Two tabs on one seat agree; a page of an older edition loads itself anew.
pub(super) async fn two_tabs(server: &mut Server, page: &Page) -> Result<()> {
    play_now(server, page, "pylos").await?;
    let table = page.path().await?;
    let first = page.tab().await?;
    let second = page.open_tab().await?;
    page.go(&server.at(&table)).await?;
    for tab in [&first, &second, &first] {
        page.switch_to(tab.clone()).await?;
        let mut player = Player::new(page, 11);
        player.play(3).await?;
        wait_for_turn(&mut player).await?;
        let here = page.run(SHOWN).await?;
        let other = if *tab == first { &second } else { &first };
        page.switch_to(other.clone()).await?;
        let agrees = format!("{SHOWN_AS}({here})", SHOWN_AS = agreeing());
        page.wait("both tabs to show the same", &agrees).await?;
    }
    page.switch_to(second).await?;
    page.check().await?;
    page.run("document.body.dataset.version = 'older'; window.old = true;")
        .await?;
    server.kill().await?;
    server.start_again().await?;
    page.wait(
        "the old page to load itself anew",
        "return !window.old && document.body.dataset.version !== 'older' && document.getElementById('table')",
    )
    .await?;
    page.complaints().await?;
    Ok(())
}

/// A function that says whether the page shows what another one showed.
fn agreeing() -> String {
    format!("return ((wanted) => JSON.stringify((() => {{ {SHOWN} }})()) === JSON.stringify(wanted))")
}

/// Goes on until nothing is half said and it is this person's turn.
async fn wait_for_turn(player: &mut Player<'_>) -> Result<()> {
    while !matches!(player.look().await?, Sight::Lit { .. } | Sight::Over) {
        player.play(1).await?;
    }
    Ok(())
}
