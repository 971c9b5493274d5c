use anyhow::{Result, ensure};
use serde_json::Value;

use super::play_now;
use crate::board::Player;
use crate::games;
use crate::page::Page;
use crate::server::Server;

/// A window of 1280 pixels at 200 %, and the narrowest that pages must fit into.
const ROOMS: [(&str, (u32, u32), f64); 2] = [("200", (640, 480), 2.0), ("320", (320, 640), 1.0)];

/// What does not fit: the page itself scrolls sideways, or something that is
/// seen lies outside of it, or letters are cut off.
const FAULTS: &str = "
const faults = [];
const root = document.documentElement;
if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} wide`);
const name = (e) => `${e.localName}#${e.id}.${e.className?.baseVal ?? e.className}`;
// Words for screen readers beside a sign for the eye, and what shows itself to keys alone.
const isClipped = (e) => { for (let at = e; at; at = at.parentElement) if (getComputedStyle(at).clipPath === 'inset(50%)') return true; return false; };
const isUnseen = (e) => e.closest('.unseen, .skip, .words:not(.shown) .in-words') !== null || isClipped(e);
const scrolls = (e) => { for (let at = e; at; at = at.parentElement) if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true; return false; };
for (const e of document.querySelectorAll('body *')) {
  // What is folded away has a place, too, but nobody sees it there.
  if (!e.checkVisibility()) continue;
  if (e.closest('svg') || isUnseen(e) || !e.getClientRects().length) continue;
  const box = e.getBoundingClientRect();
  if ((box.right > root.clientWidth + 1 || box.left < -1) && !scrolls(e)) faults.push(`${name(e)} reaches from ${box.left} to ${box.right}`);
  const style = getComputedStyle(e);
  if (style.overflowX === 'hidden' && e.scrollWidth > e.clientWidth + 1 && e.textContent.trim()) faults.push(`${name(e)} is cut off`);
}
return faults.slice(0, 6);
";

/// Pages in all kinds of layouts.
const PAGES: &[&str] = &[
    "/",
    "/new/sun",
    "/rules",
    "/rules/pacal",
    "/rules/pacal/reference",
    "/board/pylos",
    "/learn/pylos",
    "/puzzles",
    "/me",
    "/nowhere",
];

/// Every page fits a window at 200 % and one of 320 pixels, and tables can be played there.
pub(super) async fn large_and_narrow(server: &Server, page: &Page) -> Result<()> {
    for (name, size, dots) in ROOMS {
        page.resize(size, dots).await?;
        for path in PAGES {
            page.go(&server.at(path)).await?;
            check(page, &format!("{path} at {name}")).await?;
            page.photograph(&format!("zoom-{name}{}", path.replace('/', "-")))
                .await?;
        }
        for game in games::all() {
            play_now(server, page, game).await?;
            let mut player = Player::new(page, 6);
            player.play(4).await?;
            player.look().await?;
            page.run("document.querySelectorAll('main details').forEach((more) => { more.open = true; })")
                .await?;
            check(page, &format!("{game} at {name}")).await?;
            page.run("scrollTo(0, 0)").await?;
            page.photograph(&format!("zoom-{name}-{game}")).await?;
            page.run(
                "const words = document.getElementById('words-switch');
                 if (words.getAttribute('aria-pressed') !== 'true') words.click();",
            )
            .await?;
            check(page, &format!("{game} in words at {name}")).await?;
            page.run("document.getElementById('words').scrollIntoView({ behavior: 'instant' })")
                .await?;
            page.photograph(&format!("zoom-{name}-{game}-words")).await?;
        }
    }
    // Pages that do not exist have been told to the log.
    page.complaints().await?;
    page.resize(page.screen().size(), 1.0).await
}

async fn check(page: &Page, what: &str) -> Result<()> {
    let faults = page.run(FAULTS).await?;
    let none = faults.as_array().is_some_and(Vec::is_empty);
    ensure!(none, "{what}: {}", Value::to_string(&faults));
    Ok(())
}
