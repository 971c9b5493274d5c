//! How quick a table's page is, and how much has to be sent for it.

use anyhow::{Context, Result};
use serde_json::json;

use crate::World;
use crate::board::Player;
use crate::driver::{Motion, Screen};
use crate::games;
use crate::page::Page;
use crate::server::Server;

/// So often every page is loaded.
const LOADS: usize = 20;

/// When something was first seen, in milliseconds after the address was entered.
const PAINTED: &str = "
const paint = performance.getEntriesByName('first-contentful-paint')[0];
return document.readyState === 'complete' && paint && [paint.startTime, 0];
";

/// The bytes that came over the line for the page and all that belongs to it.
const TRANSFERRED: &str = "
const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
return entries.reduce((sum, entry) => sum + entry.transferSize, 0);
";

/// Prints a line for every game: first contentful paint with nothing kept and
/// with everything kept, and what is transferred when nothing is kept.
pub(crate) async fn measure(world: &World) -> Result<()> {
    let server = Server::start(&world.benben).await?;
    println!("| game | first paint, nothing kept | first paint, again | kB transferred |");
    println!("| --- | --- | --- | --- |");
    for game in games::all() {
        let page = world.driver.open(Screen::Desktop, Motion::Full).await?;
        page.go(&server.at(&format!("/choose/{game}"))).await?;
        page.click("form.opponents button").await?;
        Player::new(&page, 1).play(8).await?;
        let table = server.at(&page.path().await?);
        let (cold, bytes) = load(&page, &table, Kept::Nothing).await?;
        let (warm, _) = load(&page, &table, Kept::Everything).await?;
        println!("| {game} | {cold:.0} ms | {warm:.0} ms | {:.0} |", bytes / 1000.0);
        page.close().await?;
    }
    Ok(())
}

/// What the browser keeps from the last load.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kept {
    Nothing,
    Everything,
}

/// Loads a page again and again; the median of the paint, and the bytes of the last load.
async fn load(page: &Page, address: &str, kept: Kept) -> Result<(f64, f64)> {
    let disabled = json!({ "cacheDisabled": kept == Kept::Nothing });
    page.tell_chromium("Network.enable", &json!({})).await?;
    page.tell_chromium("Network.setCacheDisabled", &disabled).await?;
    let mut paints = Vec::new();
    let mut bytes = 0.0;
    for _ in 0..LOADS {
        page.go("about:blank").await?;
        page.go(address).await?;
        let painted = page.wait("something to be seen", PAINTED).await?;
        paints.push(painted[0].as_f64().context("a paint has a time")?);
        bytes = page
            .run(TRANSFERRED)
            .await?
            .as_f64()
            .context("bytes are a number")?;
    }
    paints.sort_by(f64::total_cmp);
    Ok((paints[LOADS / 2], bytes))
}
