//! What can be clicked is seen in a still picture: the light is switched off,
//! and the region of every target must change, and nothing else may.

use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::play_now;
use crate::board::{Player, Sight};
use crate::page::Page;
use crate::server::Server;

/// How many decisions are looked at in a match.
const MOMENTS: u32 = 6;
/// The share of a target's pixels that must change, and of all other pixels that may.
const SEEN: f64 = 0.04;
const ELSEWHERE: f64 = 0.002;

/// Takes the light from all that can be clicked, until it is given back.
const SWITCH_OFF: &str = "
    window.switchedOff = [...document.querySelectorAll('#board .can')];
    for (const element of window.switchedOff) element.classList.remove('can');";
const SWITCH_ON: &str = "
    for (const element of window.switchedOff) element.classList.add('can');";

/// Compares two pictures of the window: for every target the share of pixels
/// that differ clearly, and the same for all that lies beside the targets.
const COMPARE: &str = "
    const pixels = async (text) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d');
      context.drawImage(picture, 0, 0);
      return context.getImageData(0, 0, picture.width, picture.height);
    };
    const [on, off] = [await pixels(LIT), await pixels(UNLIT)];
    const scale = on.width / innerWidth;
    const differs = (x, y) => {
      const at = 4 * (y * on.width + x);
      return [0, 1, 2].some((part) => Math.abs(on.data[at + part] - off.data[at + part]) > 24);
    };
    // A light may shine a little beyond its target.
    const near = new Uint8Array(on.width * on.height);
    const targets = [];
    for (const element of document.querySelectorAll('#board .can')) {
      const box = element.getBoundingClientRect();
      const inside = (edge, most) => Math.max(0, Math.min(most, Math.round(edge * scale)));
      const region = (wider) => [
        inside(box.left - wider, on.width), inside(box.top - wider, on.height),
        inside(box.right + wider, on.width), inside(box.bottom + wider, on.height),
      ];
      const [left, top, right, bottom] = region(0);
      let changed = 0;
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) changed += differs(x, y);
      const all = (right - left) * (bottom - top);
      if (all) targets.push([element.id, changed / all]);
      const wide = region(24);
      for (let y = wide[1]; y < wide[3]; y++) near.fill(1, y * on.width + wide[0], y * on.width + wide[2]);
    }
    let beside = 0, changed = 0;
    for (let y = 0; y < on.height; y++) for (let x = 0; x < on.width; x++) {
      if (near[y * on.width + x]) continue;
      beside += 1;
      changed += differs(x, y);
    }
    return { targets, elsewhere: beside ? changed / beside : 0 };";

/// Looks at decisions of one match, by day and by night.
pub(super) async fn what_can_be_clicked_is_seen(server: &Server, page: &Page, game: &str) -> Result<()> {
    play_now(server, page, game).await?;
    let mut player = Player::new(page, 3);
    for moment in 0..MOMENTS {
        while !matches!(player.look().await?, Sight::Lit { .. }) {
            player.play(1).await?;
        }
        for theme in ["light", "dark"] {
            page.prefer(theme).await?;
            let name = format!("lights-{game}-{}-{theme}-{moment}", page.screen().name());
            look_at(page, &name).await.with_context(|| name)?;
        }
        if player.play(3).await?.over {
            break;
        }
    }
    hints_are_in_sight(page, &mut player).await
}

async fn look_at(page: &Page, name: &str) -> Result<()> {
    page.be_still().await?;
    let on = shot(page).await?;
    page.photograph(name).await?;
    page.run(SWITCH_OFF).await?;
    let off = shot(page).await?;
    page.run(SWITCH_ON).await?;
    let script = format!("const [LIT, UNLIT] = {}; {COMPARE}", json!([on, off]));
    let seen = page.wait_for(&script).await?;
    let targets = seen["targets"].as_array().context("targets")?;
    ensure!(!targets.is_empty(), "nothing is lit inside the window");
    for target in targets {
        let share = target[1].as_f64().context("a share")?;
        ensure!(
            share >= SEEN,
            "of {} only {share:.3} can be seen to be lit",
            target[0]
        );
    }
    let elsewhere = seen["elsewhere"].as_f64().context("a share")?;
    ensure!(
        elsewhere <= ELSEWHERE,
        "the light changes {elsewhere:.4} of what is not lit"
    );
    Ok(())
}

/// The window as it is, as a PNG in base 64.
async fn shot(page: &Page) -> Result<String> {
    let taken = page
        .tell_chromium("Page.captureScreenshot", &json!({ "format": "png" }))
        .await?;
    Ok(taken["data"].as_str().context("a picture")?.to_owned())
}

/// What a hint says is inside the window, without scrolling.
async fn hints_are_in_sight(page: &Page, player: &mut Player<'_>) -> Result<()> {
    loop {
        match player.look().await? {
            Sight::Over => return Ok(()),
            Sight::Lit { .. } => break,
            _ => player.play(1).await?,
        };
    }
    page.click("[data-do='hint']").await?;
    let place = page
        .wait(
            "hints",
            "const hints = document.getElementById('hints');
             if (hints.hidden || !hints.querySelector('li')) return null;
             const box = hints.getBoundingClientRect();
             return { top: box.top, bottom: innerHeight - box.bottom, left: box.left, right: innerWidth - box.right };",
        )
        .await?;
    for side in ["top", "bottom", "left", "right"] {
        let room = place[side].as_f64().context("a place")?;
        ensure!(room >= 0.0, "the hints reach out of the window: {place}");
    }
    Ok(())
}
