//! Positions that are put together by clicking, and played from.

use std::str::FromStr;

use anyhow::{Context, Result, bail, ensure};
use dice::SeededDice;
use draw::{Bench, DialRange};
use games::{AnyOptions, AnyPosition, GameId};
use rules::{Actor, Dice, Position};
use serde_json::json;

use super::table::own_turn;
use crate::board::Player;
use crate::page::Page;
use crate::server::Server;

/// The number of decisions of seats behind a position that is put together.
const DECISIONS: usize = 9;

/// Puts together a position from the middle of a match, piece by piece, as a person copies it from a
/// real table; then plays on from it.
pub(super) async fn build(server: &Server, page: &Page, game: &str) -> Result<()> {
    let id = GameId::from_str(game).ok().context("a game that is listed")?;
    let wanted = position(id)?;
    let target = draw::bench(id, &wanted).with_context(|| format!("no bench for {wanted}"))?;
    page.go(&server.at(&format!("/board/{game}"))).await?;
    click(page, "[data-anew='clear']").await?;
    page.photograph(&format!("builder-{game}-empty")).await?;
    dials(page, &target).await?;
    for spot in target.spots() {
        for tool in &spot.holds {
            if !holds(page, id, &spot.id, tool).await? {
                put(page, tool, &spot.id).await?;
            }
        }
    }
    dials(page, &target).await?;
    let built = text(page, "setup").await?;
    ensure!(built == wanted, "{built} was built, and not {wanted}");
    let faults = page
        .run("return document.getElementById('faults').textContent")
        .await?;
    ensure!(faults == "", "there are faults: {faults}");
    page.photograph(&format!("builder-{game}")).await?;
    page.check().await?;

    // One back, and once more: the last piece is taken away and comes again.
    let last = target.spots().filter(|spot| !spot.holds.is_empty()).last();
    let last = last.context("something lies somewhere")?;
    put(page, "take", &last.id).await?;
    ensure!(text(page, "setup").await? != wanted, "nothing was taken away");
    click(page, "[data-undo]").await?;
    page.wait(
        "what was there before",
        &format!(
            "return document.getElementById('setup').value === {}",
            json!(wanted)
        ),
    )
    .await?;

    page.click("#builder form .primary").await?;
    page.wait("the form", "return document.querySelector('form.setup')")
        .await?;
    page.click("form.setup > button").await?;
    let mut player = Player::new(page, 6);
    own_turn(&mut player).await
}

/// A position with more players than necessary, where there may be more.
fn position(game: GameId) -> Result<String> {
    let options = AnyOptions::new(game, None, None)?;
    let seats = (*game.seats().start() + 1).min(*game.seats().end());
    let dice = &mut SeededDice::new(17);
    let mut position = options.start(seats)?;
    let mut decided = 0;
    while let Some((actor, action)) = next(&position, dice) {
        position.play_unchecked(actor, action);
        decided += usize::from(actor != Actor::Chance);
        if decided >= DECISIONS
            && let Some(text) = position.to_text()
        {
            return Ok(text);
        }
    }
    bail!("the match is over too soon")
}

fn next(position: &AnyPosition, dice: &mut SeededDice) -> Option<(Actor, games::AnyAction)> {
    let actor = position.next_actor()?;
    let mut actions = Vec::new();
    position.legal_actions(actor, &mut actions);
    let index = match actor {
        Actor::Seat(_) => position.random_choice(&actions, dice),
        Actor::Chance => {
            let weights: Vec<u32> = actions
                .iter()
                .map(|&action| position.chance_weight(action))
                .collect();
            dice.weighted(&weights)
        }
    };
    Some((actor, actions[index]))
}

/// Turns all that can be turned, twice: what there is may depend on what was turned before.
async fn dials(page: &Page, target: &Bench) -> Result<()> {
    for _ in 0..2 {
        for dial in &target.dials {
            let selector = format!("[data-dial='{}']", dial.id);
            let value = format!("return document.querySelector({})?.value", json!(selector));
            let now = page.run(&value).await?;
            if now.is_null() || now == dial.value.as_str() {
                continue;
            }
            match dial.range {
                DialRange::Number { .. } => page.fill(&selector, &format!("{}\n", dial.value)).await?,
                DialRange::Choice(_) => page.select(&selector, &dial.value).await?,
            }
            let script = format!("{IS_DONE} && (() => {{ {value} }})() === {}", json!(dial.value));
            page.wait(&format!("{} to be {}", dial.id, dial.value), &script)
                .await?;
        }
    }
    Ok(())
}

/// Everything that was clicked is done.
const IS_DONE: &str = "return !('busy' in document.getElementById('builder').dataset)";

/// Whether the spot holds this piece already: some are put several at once.
async fn holds(page: &Page, game: GameId, spot: &str, tool: &str) -> Result<bool> {
    let working = text(page, "working").await?;
    let now = draw::bench(game, &working).with_context(|| format!("no bench for {working}"))?;
    let here = now.spots().find(|here| here.id == spot);
    let here = here.with_context(|| format!("there is no {spot} in {working}"))?;
    Ok(here.holds.iter().any(|held| held == tool))
}

/// The position as it is put together, or as it is written.
async fn text(page: &Page, which: &str) -> Result<String> {
    let script = match which {
        "working" => "return document.getElementById('setup').dataset.working",
        _ => "return document.getElementById('setup').value",
    };
    let said = page.run(script).await?;
    Ok(said.as_str().unwrap_or_default().to_owned())
}

/// Clicks a piece and then a spot.
async fn put(page: &Page, tool: &str, spot: &str) -> Result<()> {
    let tool = format!("[data-tool='{tool}']");
    let chosen = format!("document.querySelector({})?.ariaPressed === 'true'", json!(tool));
    if page.run(&format!("return {chosen}")).await? != true {
        // A tray of many pieces is closed at first.
        let tray = format!(
            "const tray = document.querySelector({})?.closest('details')",
            json!(tool)
        );
        let closed = page
            .run(&format!("{tray}; return tray && !tray.open && tray.id"))
            .await?;
        if let Some(tray) = closed.as_str() {
            page.click(&format!("#{tray} > summary")).await?;
        }
        page.click(&tool).await?;
        page.wait(&format!("{tool} to be chosen"), &format!("return {chosen}"))
            .await?;
    }
    click(page, &format!("[data-spot='{spot}']")).await
}

/// Clicks something that changes the position, and waits until it has.
async fn click(page: &Page, selector: &str) -> Result<()> {
    page.click(selector).await?;
    page.wait(&format!("what {selector} does"), IS_DONE).await?;
    Ok(())
}
