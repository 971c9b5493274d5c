//! The scripts alone: tests of `browser/unit` in the browser that pages run in.

use std::fs;
use std::path::{Component, Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use axum::Json;
use axum::Router;
use axum::extract::Path as Address;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use games::GameId;
use tokio::net::TcpListener;

use crate::driver::{Driver, Motion, Screen};
use crate::page::Page;
use crate::updates;

/// What is tested and its tests, at the same addresses as in the repository,
/// so that a module finds the others as it does in an editor.
const FOLDERS: [&str; 2] = ["crates/server/assets", TESTS];

const TESTS: &str = "browser/unit";

/// No file of tests may take longer.
const LIMIT: Duration = Duration::from_mins(6);

/// Tests that take more milliseconds are named.
const SLOW: u64 = 2_000;

/// Where the dice of the matches start.
const SEED: u64 = 1;

/// The page in which a file of tests runs.
const PAGE: &str =
    "<!doctype html><html lang=en><link rel=icon href=data:,><title>Unit tests</title><body></body></html>";

/// The matches whose updates boards are told: every game by the fewest and by
/// the most that it is for.
fn matches() -> Vec<String> {
    let name = |game: GameId, seats: u8| format!("{game}-{seats}");
    let of_game = |&game: &GameId| {
        let seats = game.seats();
        let mut names = vec![name(game, *seats.start()), name(game, *seats.end())];
        names.dedup();
        names
    };
    GameId::ALL.iter().flat_map(of_game).collect()
}

/// What pages are told in the course of a match.
async fn course(Address(name): Address<String>) -> Response {
    let made = name.split_once('-').and_then(|(game, seats)| {
        let seats = seats.parse().ok()?;
        Some(updates::whole_match(game.parse().ok()?, seats, SEED))
    });
    match made {
        Some(Ok(course)) => Json(course).into_response(),
        Some(Err(error)) => (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Runs every file of tests, each in a page of its own.
pub(crate) async fn run(driver: &Driver) -> Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0").await.context("no free port")?;
    let origin = format!("http://{}", listener.local_addr()?);
    let router = Router::new()
        .route("/", get(|| async { Html(PAGE) }))
        .route("/matches", get(async || Json(matches())))
        .route("/matches/{name}", get(course))
        .route("/{*path}", get(file));
    let serving = tokio::spawn(async move { axum::serve(listener, router).await });
    let page = driver.open(Screen::Desktop, Motion::Reduced).await?;
    let done = run_files(&page, &origin).await;
    serving.abort();
    page.close().await?;
    done
}

async fn run_files(page: &Page, origin: &str) -> Result<()> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root().join(TESTS))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        files.extend(name.ends_with(".test.js").then_some(name));
    }
    files.sort();
    let (mut count, mut failed) = (0, 0);
    for file in &files {
        page.go(&format!("{origin}/")).await?;
        let script = format!(
            "import('/{TESTS}/harness.js').then(({{ runFile }}) => runFile('{file}')).then(
               (results) => {{ window.results = results; }},
               (error) => {{ window.results = [{{ name: 'reading the file', error: String(error) }}]; }},
             );"
        );
        page.run(&script).await?;
        let results = page
            .wait_as_long_as(LIMIT, &format!("the tests of {file}"), "return window.results")
            .await;
        let results = match results {
            Ok(results) => results,
            Err(error) => {
                let running = page.run("return document.title").await?;
                return Err(error).with_context(|| format!("{file}: {running} is not done"));
            }
        };
        let results = results.as_array().context("a list of results")?;
        ensure!(!results.is_empty(), "{file} has no tests");
        for result in results {
            count += 1;
            if result["millis"].as_u64() > Some(SLOW) {
                println!("unit: {file}: {} took {} ms", result["name"], result["millis"]);
            }
            if let Some(error) = result["error"].as_str() {
                failed += 1;
                println!("unit: {file}: {} FAILED: {error}", result["name"]);
            }
        }
        let complaints = page.complaints().await?;
        ensure!(complaints.is_empty(), "{file} complains: {complaints:?}");
    }
    if failed > 0 {
        bail!("{failed} of {count} tests of scripts failed");
    }
    println!("unit: {count} tests in {} files", files.len());
    Ok(())
}

/// A script of the repository.
async fn file(Address(path): Address<String>) -> Response {
    let file = Path::new(&path);
    let plain = file.components().all(|part| matches!(part, Component::Normal(_)));
    let known = FOLDERS.iter().any(|folder| file.starts_with(folder));
    let script = file.extension().is_some_and(|end| end == "js");
    match fs::read_to_string(root().join(file)) {
        Ok(text) if plain && known && script => ([(CONTENT_TYPE, "text/javascript")], text).into_response(),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}
