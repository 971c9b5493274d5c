//! What can be clicked is seen: by day and by night, in a still picture, without colours.
//!
//! A picture of the page with its lights is compared with one without them, dot by dot.

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use super::play_now;
use crate::board::{Player, Sight};
use crate::driver::Driver;
use crate::page::Page;
use crate::server::Server;

/// The number of decisions of a match that are looked at; in a soak it is all of them.
const DECISIONS: u32 = 8;

/// Nothing fades for as long as it takes to make this many pictures.
const MOST_PICTURES: usize = 20;

/// What part of a target differs at least when its light goes out.
const LEAST: f64 = 0.04;

/// Defines `read`: a picture as dots. A person without colour vision sees only
/// how bright they are, so that is what is compared.
pub(super) const READ: &str = r"
const read = async (data) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
};
";

/// What the lights change: for every target the part of it that differs, and
/// how many dots differ that belong to none.
///
/// `VISIBLE` is a difference that is seen at a glance: an eighth of the way
/// from black to white would be much, a fifteenth is a shade. `GLOW` is how far
/// a light may shine beyond its target, in pixels.
const COMPARE: &str = r"
const VISIBLE = 20;
const GLOW = 8;
const [on, off] = await Promise.all([read(lit), read(dark)]);
if (on.width !== off.width || on.height !== off.height) throw new Error('the window has changed');
const scale = on.width / innerWidth;
const differs = new Uint8Array(on.width * on.height);
const shade = (dots, at) => 0.2126 * dots[at] + 0.7152 * dots[at + 1] + 0.0722 * dots[at + 2];
for (let dot = 0; dot < differs.length; dot++) {
  if (Math.abs(shade(on.data, 4 * dot) - shade(off.data, 4 * dot)) >= VISIBLE) differs[dot] = 1;
}
const parts = {};
for (const [id, x, y, width, height] of boxes) {
  const [left, top] = [Math.round(x * scale), Math.round(y * scale)];
  const [right, bottom] = [Math.round((x + width) * scale), Math.round((y + height) * scale)];
  let changed = 0;
  for (let row = top; row < bottom; row++) for (let at = left; at < right; at++) changed += differs[row * on.width + at];
  parts[id] = changed / ((right - left) * (bottom - top));
}
for (const [, x, y, width, height] of boxes) {
  const [left, top] = [Math.max(0, Math.floor((x - GLOW) * scale)), Math.max(0, Math.floor((y - GLOW) * scale))];
  const right = Math.min(on.width, Math.ceil((x + width + GLOW) * scale));
  const bottom = Math.min(on.height, Math.ceil((y + height + GLOW) * scale));
  for (let row = top; row < bottom; row++) differs.fill(0, row * on.width + left, row * on.width + right);
}
// Around the board people may come and go meanwhile.
const board = document.getElementById('board').getBoundingClientRect();
const [first, last] = [Math.max(0, Math.ceil(board.left * scale)), Math.min(on.width, Math.floor(board.right * scale))];
let [stray, where] = [0, null];
for (let row = Math.max(0, Math.ceil(board.top * scale)); row < Math.min(on.height, Math.floor(board.bottom * scale)); row++) {
  for (let at = first; at < last; at++) {
    const dot = row * on.width + at;
    // Chromium draws only the neighbourhood of a change anew, and there a dot of an edge or two of
    // them may come out otherwise. A line or an area that changes has neighbours.
    const beside = [dot - 1, dot + 1, dot - on.width, dot + on.width].filter((other) => differs[other]);
    if (!differs[dot] || beside.length < 2) continue;
    stray += 1;
    const [x, y] = [at / scale, row / scale];
    where ??= `${Math.round(x)}, ${Math.round(y)}: ${document.elementsFromPoint(x, y).slice(0, 3).map((shape) => shape.id || shape.getAttribute('class')).join(' over ')}`;
  }
}
return { parts, stray, where };
";

/// Where everything is that can be clicked and lies in the window.
const BOXES: &str = r"
const boxes = [];
for (const shape of document.querySelectorAll('#board .can')) {
  const { x, y, width, height } = shape.getBoundingClientRect();
  if (x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight) boxes.push([shape.id, x, y, width, height]);
}
return boxes;
";

/// Puts the lights out, and on again.
const OUT: &str = "
window.lamps = [...document.querySelectorAll('#board .can')];
for (const lamp of window.lamps) lamp.classList.remove('can');
";
const ON: &str = "for (const lamp of window.lamps) lamp.classList.add('can');";

/// Every target of a match's first decisions is seen (in a soak of all decisions), by day and by night; who only watches sees none.
pub(super) async fn every_target(driver: &Driver, server: &Server, page: &Page, game: &str) -> Result<()> {
    play_now(server, page, game).await?;
    let watcher = driver.open(page.screen(), crate::driver::Motion::Reduced).await?;
    let table = page.path().await?;
    watcher.go(&server.at(&table)).await?;
    let mut player = Player::new(page, 3);
    let (mut decisions, mut targets) = (0, 0);
    while decisions < DECISIONS || crate::is_soak() {
        let sight = player.look().await?;
        match sight {
            Sight::Over => break,
            Sight::Lit { .. } => {
                decisions += 1;
                for theme in ["light", "dark"] {
                    page.prefer(theme).await?;
                    targets += compare(page, &format!("{game}, {theme}, decision {decisions}")).await?;
                    if decisions == DECISIONS / 2 {
                        let name = format!("lights-{game}-{theme}-{}", page.screen().name());
                        page.photograph(&name).await?;
                    }
                }
                let lit = watcher
                    .run("return document.querySelectorAll('.board .can').length")
                    .await?;
                ensure!(lit == 0, "{game}: who watches sees {lit} targets");
            }
            _ => {}
        }
        player.act(&sight).await?;
    }
    watcher.close().await?;
    ensure!(
        targets > 30,
        "{game}: only {targets} targets in {decisions} decisions"
    );
    Ok(())
}

/// Compares the board with its lights and without them; says how many targets there were.
async fn compare(page: &Page, what: &str) -> Result<usize> {
    let (boxes, lit, dark) = pictures(page).await?;
    let script = format!(
        "{READ} const lit = {}, dark = {}, boxes = {boxes}; {COMPARE}",
        json!(lit),
        json!(dark)
    );
    let found = page.wait_for(&script).await?;
    let parts = found["parts"].as_object().context("parts of targets")?;
    let mut faint: Vec<String> = Vec::new();
    for (id, part) in parts {
        let part = part.as_f64().context("a part is a number")?;
        if part < LEAST {
            faint.push(format!("{id} {:.1} %", part * 100.0));
        }
    }
    if !faint.is_empty() {
        page.photograph(&format!("faint-{}", what.replace([',', ' '], "-")))
            .await?;
        bail!("{what}: hardly seen: {}", faint.join(", "));
    }
    if found["stray"] != 0 {
        let name = format!("stray-{}", what.replace([',', ' '], "-"));
        page.photograph(&name).await?;
    }
    ensure!(
        found["stray"] == 0,
        "{what}: {} dots change that belong to no target, the first at {}",
        found["stray"],
        found["where"]
    );
    Ok(parts.len())
}

/// Where the targets are, and the board with its lights and without them. A message over the board
/// may fade meanwhile: only pictures between which nothing but the lights has changed say anything.
async fn pictures(page: &Page) -> Result<(Value, String, String)> {
    for _ in 0..MOST_PICTURES {
        page.be_still().await?;
        let boxes = page.run(BOXES).await?;
        let lit = picture(page).await?;
        page.run(OUT).await?;
        let dark = picture(page).await?;
        page.run(ON).await?;
        page.be_still().await?;
        if picture(page).await? == lit {
            return Ok((boxes, lit, dark));
        }
    }
    bail!("something moves all the time")
}

/// What is seen now, as a picture in letters.
async fn picture(page: &Page) -> Result<String> {
    let shot = page
        .tell_chromium(
            "Page.captureScreenshot",
            &json!({ "format": "png", "optimizeForSpeed": true }),
        )
        .await?;
    let data = shot["data"].as_str().map(str::to_owned);
    data.with_context(|| format!("no picture: {}", Value::to_string(&shot)))
}
