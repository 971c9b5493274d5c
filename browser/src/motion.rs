//! How smoothly things move: what the browser's own tracing says of frames and scripts, with the
//! processor slowed down.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::World;
use crate::board::{Player, Sight};
use crate::driver::{Motion, Screen};
use crate::games;
use crate::page::Page;
use crate::server::Server;

/// How much slower the processor seems to be.
const SLOWED: u32 = 4;

/// The number of clicks recorded in each game.
const CLICKS: u32 = 12;

/// From a click until everything has landed, the answer of a bot included. Nothing is asked of the
/// page meanwhile: whatever the driver runs there would be in the recording.
const UNTIL_STILL: Duration = Duration::from_millis(2_500);

/// An answer without an update takes less, slowed down as it is.
const LEAST_UPDATE: f64 = 1.0;

/// Prints a line for every game and screen: the longest task of the page's main thread, which is
/// the longest that a frame can be late, how many were over 50 ms, and how long scripts need for an
/// update.
pub(crate) async fn measure(world: &World) -> Result<()> {
    let server = Server::start(&world.benben).await?;
    println!("| game | screen | longest task | over 50 ms | updates | scripts of an update, median | most |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for game in games::all() {
        for screen in Screen::ALL {
            let page = world.driver.open_traced(screen, Motion::Full).await?;
            let recorded = record(&page, &server, game).await?;
            let Recorded {
                mut tasks,
                mut updates,
            } = recorded;
            tasks.sort_by(f64::total_cmp);
            updates.sort_by(f64::total_cmp);
            let late = tasks.iter().filter(|task| **task > 50.0).count();
            println!(
                "| {game} | {} | {:.0} ms | {late} | {} | {:.1} ms | {:.1} ms |",
                screen.name(),
                tasks.last().context("something was recorded")?,
                updates.len(),
                updates.get(updates.len() / 2).context("updates were recorded")?,
                updates.last().context("updates were recorded")?,
            );
            page.close().await?;
        }
    }
    Ok(())
}

/// Durations in milliseconds.
#[derive(Default)]
struct Recorded {
    tasks: Vec<f64>,
    updates: Vec<f64>,
}

async fn record(page: &Page, server: &Server, game: &str) -> Result<Recorded> {
    page.go(&server.at(&format!("/choose/{game}"))).await?;
    page.click("form.opponents button").await?;
    page.wait("a table", "return document.querySelector('#table .can') && true")
        .await?;
    let rate = json!({ "rate": SLOWED });
    page.tell_chromium("Emulation.setCPUThrottlingRate", &rate)
        .await?;
    let mut recorded = Recorded::default();
    let mut player = Player::new(page, 7);
    let mut clicks = 0;
    while clicks < CLICKS {
        let sight = player.look().await?;
        if matches!(sight, Sight::Over) {
            break;
        }
        let Sight::Lit { at: (x, y), .. } = sight else {
            player.act(&sight).await?;
            continue;
        };
        begin(page).await?;
        page.point_and_press(x, y).await?;
        tokio::time::sleep(UNTIL_STILL).await;
        recorded.add(&page.traced().await?);
        clicks += 1;
    }
    Ok(recorded)
}

/// Begins to record. Asked for what it has recorded, the driver stops, and it begins anew when it
/// is asked again, which then gives nothing.
async fn begin(page: &Page) -> Result<()> {
    for _ in 0..3 {
        if page.traced().await?.is_empty() {
            return Ok(());
        }
    }
    bail!("the browser does not begin to record")
}

impl Recorded {
    fn add(&mut self, events: &[Value]) {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let thread = |event: &Value| (event["pid"].as_i64(), event["tid"].as_i64());
        let mut named: BTreeMap<(Option<i64>, Option<i64>), String> = BTreeMap::new();
        for event in events {
            if event["name"] == "thread_name" {
                named.insert(thread(event), text(&event["args"]["name"]));
            }
        }
        let main: BTreeSet<_> = named
            .iter()
            .filter(|(_, name)| *name == "CrRendererMain")
            .map(|(thread, _)| *thread)
            .collect();
        for event in events.iter().filter(|event| main.contains(&thread(event))) {
            let took = event["dur"].as_f64().unwrap_or_default() / 1_000.0;
            match text(&event["name"]).as_str() {
                "RunTask" => self.tasks.push(took),
                "EventDispatch" if event["args"]["data"]["type"] == "message" && took > LEAST_UPDATE => {
                    self.updates.push(took);
                }
                _ => {}
            }
        }
    }
}
