//! Plays Benben in a real browser, and looks at what it shows.
//!
//! `browser BENBEN [--unit | --measure | --motion | NAME…]`: with names, only the scenarios
//! whose names contain one of them. Needs `chromium` and `chromedriver`; `cargo xtask
//! browser` sees to everything. Pictures go to `target/screenshots`. With `BENBEN_SOAK=1` stages and
//! lights are looked at in every decision of whole matches.
//!
//! - [`server`]: the program itself, on a folder of its own.
//! - [`driver`]: Chromium and its driver; the two screens.
//! - [`games`]: which games there are.
//! - [`page`]: one window; what a person does and sees.
//! - [`board`]: playing by what lights up.
//! - [`scenarios`]: what must work.
//! - `unit`: the scripts alone; [`updates`]: what boards are told there.
//! - [`speed`]: how quick the pages are; [`motion`]: how smoothly things move.

mod board;
mod driver;
mod games;
mod motion;
mod page;
mod scenarios;
mod server;
mod speed;
mod unit;
mod updates;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::driver::Driver;
use crate::scenarios::Scenario;
use crate::server::Server;

/// No scenario may take longer.
const LIMIT: Duration = Duration::from_mins(10);

/// But for those that look at all of every match in a soak.
const SOAK_LIMIT: Duration = Duration::from_hours(3);

/// Whether whole matches are looked at where otherwise a part of them is.
fn is_soak() -> bool {
    std::env::var_os("BENBEN_SOAK").is_some_and(|value| value == "1")
}

/// What every scenario needs.
struct World {
    driver: Driver,
    /// Where the program is.
    benben: PathBuf,
}

#[tokio::main]
async fn main() -> ExitCode {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    if words.is_empty() {
        eprintln!("usage: browser BENBEN [--unit | --measure | --motion | NAME…]");
        return ExitCode::from(2);
    }
    let benben = PathBuf::from(words.remove(0));
    match run(benben, &words).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run(benben: PathBuf, words: &[String]) -> Result<()> {
    games::ask(&benben)?;
    let driver = Driver::start().await?;
    let world = Arc::new(World { driver, benben });
    if words == ["--measure"] {
        return speed::measure(&world).await;
    }
    if words == ["--motion"] {
        return motion::measure(&world).await;
    }
    if words == ["--unit"] {
        return unit::run(&world.driver).await;
    }
    if words.is_empty() {
        unit::run(&world.driver).await?;
    }
    let wanted = |scenario: &Scenario| {
        let name = scenario.name();
        words.is_empty() || words.iter().any(|word| name.contains(word))
    };
    let chosen: Vec<Scenario> = Scenario::all().into_iter().filter(wanted).collect();
    if chosen.is_empty() {
        bail!("no scenario is called like that");
    }
    play_all(&world, chosen).await
}

/// Runs scenarios side by side, as many as there are cores.
async fn play_all(world: &Arc<World>, scenarios: Vec<Scenario>) -> Result<()> {
    let began = Instant::now();
    let count = scenarios.len();
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    let places = Arc::new(Semaphore::new(cores.clamp(2, 4)));
    let mut running = JoinSet::new();
    for scenario in scenarios {
        let world = Arc::clone(world);
        let places = Arc::clone(&places);
        running.spawn(async move {
            let _place = places.acquire().await;
            let began = Instant::now();
            let done = play(&world, scenario).await;
            (scenario, began.elapsed(), done)
        });
    }
    let mut failed = Vec::new();
    while let Some(joined) = running.join_next().await {
        let (scenario, time, done) = joined.context("a scenario panicked")?;
        let name = scenario.name();
        match done {
            Ok(()) => println!("browser: {name} ok, {:.0} s", time.as_secs_f64()),
            Err(error) => {
                println!("browser: {name} FAILED, {:.0} s: {error:#}", time.as_secs_f64());
                failed.push(name);
            }
        }
    }
    if !failed.is_empty() {
        bail!(
            "{} of {count} scenarios failed: {}",
            failed.len(),
            failed.join(", ")
        );
    }
    println!(
        "browser: {count} scenarios, {:.0} s",
        began.elapsed().as_secs_f64()
    );
    Ok(())
}

/// Runs one scenario with a server and a browser of its own.
async fn play(world: &World, scenario: Scenario) -> Result<()> {
    let mut server = Server::start(&world.benben).await?;
    let page = world.driver.open(scenario.screen(), scenario.motion()).await?;
    let playing = scenario.play(&world.driver, &mut server, &page);
    let limit = if is_soak() { SOAK_LIMIT } else { LIMIT };
    let done = match tokio::time::timeout(limit, playing).await {
        Ok(done) => done,
        Err(_) => Err(anyhow::anyhow!("not done after {} s", limit.as_secs())),
    };
    if done.is_err() {
        // What was seen last tells more than the message; it may be gone, too.
        let _ = page.photograph(&format!("failed-{}", scenario.name())).await;
    }
    let closed = page.close().await;
    done.and(closed)
}
