//! Pictures look as they did when somebody looked at them: by day and by night, in dots.
//!
//! The pictures of the rules for players are prepared positions, the same every time. Each is kept
//! as a small grid of its mean colours, so that letters that are set a little differently do not
//! matter and an outline without its filling does.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use serde_json::json;

use super::lights::READ;
use crate::page::Page;
use crate::server::Server;

/// The grid in which a picture is kept.
const COLUMNS: usize = 24;
const ROWS: usize = 16;

/// How much a colour of the grid may differ, of 255.
const MOST: i32 = 40;

/// How much all colours of a picture may differ on average.
const MOST_ON_AVERAGE: f64 = 5.0;

/// Where the pictures of a page are, from its top.
const PICTURES: &str = "
if (document.readyState !== 'complete') return null;
const pictures = [...document.querySelectorAll('figure > svg, .figures svg')];
return pictures.length && pictures.map((picture) => {
  const { x, y, width, height } = picture.getBoundingClientRect();
  return { x: x + scrollX, y: y + scrollY, width, height, scale: 1 };
});
";

/// The mean colours of a picture in a grid, as hexadecimal digits.
const MEAN: &str = r"
const { data: dots, width, height } = await read(shot);
const words = [];
for (let row = 0; row < ROWS; row++) for (let column = 0; column < COLUMNS; column++) {
  const [left, right] = [column, column + 1].map((at) => Math.floor((at * width) / COLUMNS));
  const [top, bottom] = [row, row + 1].map((at) => Math.floor((at * height) / ROWS));
  const sum = [0, 0, 0];
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++)
    for (const part of sum.keys()) sum[part] += dots[4 * (y * width + x) + part];
  const count = (right - left) * (bottom - top);
  words.push(sum.map((part) => Math.round(part / count).toString(16).padStart(2, '0')).join(''));
}
return words.join(' ');
";

/// Takes away what fills shapes, as it happened when two pictures had the same ids.
const BREAK: &str = "for (const shades of document.querySelectorAll('svg defs')) shades.remove();";

/// Every picture of a game looks as it did when it was looked at.
pub(super) async fn as_they_were(server: &Server, page: &Page, game: &str) -> Result<()> {
    page.go(&server.at(&format!("/rules/{game}"))).await?;
    let mut seen = String::new();
    for theme in ["light", "dark"] {
        page.prefer(theme).await?;
        page.be_still().await?;
        for (number, colours) in (1..).zip(grids(page).await?) {
            writeln!(seen, "{theme} {number} {colours}")?;
        }
    }
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/pictures")).join(format!("{game}.txt"));
    if env::var_os("BENBEN_BLESS").is_some() {
        fs::create_dir_all(path.parent().context("a folder")?)?;
        fs::write(&path, &seen)?;
    }
    let kept = fs::read_to_string(&path)
        .with_context(|| format!("{}: look at /rules/{game} and set BENBEN_BLESS=1", path.display()))?;
    let faults = differences(&kept, &seen)?;
    if !faults.is_empty() {
        page.photograph(&format!("pictures-{game}")).await?;
        bail!("{game}: {}", faults.join("; "));
    }
    // The grid is fine enough to notice a picture that is broken.
    page.run(BREAK).await?;
    let mut broken = String::new();
    for (number, colours) in (1..).zip(grids(page).await?) {
        writeln!(broken, "dark {number} {colours}")?;
    }
    let night: String = kept
        .split_inclusive('\n')
        .filter(|line| line.starts_with("dark"))
        .collect();
    ensure!(
        !differences(&night, &broken)?.is_empty(),
        "{game}: pictures without fillings look like those with them"
    );
    Ok(())
}

/// The colours of every picture of the page.
async fn grids(page: &Page) -> Result<Vec<String>> {
    let places = page.wait("pictures", PICTURES).await?;
    let mut grids = Vec::new();
    for place in places.as_array().context("a list of places")? {
        let request = json!({ "format": "png", "clip": place, "captureBeyondViewport": true });
        let shot = page.tell_chromium("Page.captureScreenshot", &request).await?;
        let shot = shot["data"].as_str().context("a picture")?;
        let script = format!(
            "{READ} const shot = {}, ROWS = {ROWS}, COLUMNS = {COLUMNS}; {MEAN}",
            json!(shot)
        );
        let colours = page.wait_for(&script).await?;
        grids.push(colours.as_str().context("colours")?.to_owned());
    }
    Ok(grids)
}

/// What differs more than it may.
fn differences(kept: &str, seen: &str) -> Result<Vec<String>> {
    let (kept, seen): (Vec<&str>, Vec<&str>) = (kept.lines().collect(), seen.lines().collect());
    ensure!(
        kept.len() == seen.len(),
        "{} pictures are kept, and there are {}",
        kept.len(),
        seen.len()
    );
    let mut faults = Vec::new();
    for (old, new) in kept.iter().zip(seen) {
        let name: Vec<&str> = new.split(' ').take(2).collect();
        let parts = |line: &str| -> Vec<i32> {
            let words = line.split(' ').skip(2);
            let bytes = words
                .flat_map(|word| [0, 2, 4].map(|at| word.get(at..at + 2).unwrap_or_default().to_owned()));
            bytes
                .map(|byte| i32::from_str_radix(&byte, 16).unwrap_or(-1))
                .collect()
        };
        let (old, new) = (parts(old), parts(new));
        ensure!(old.len() == new.len(), "{}: kept in another grid", name.join(" "));
        let apart: Vec<i32> = old.iter().zip(&new).map(|(old, new)| (old - new).abs()).collect();
        let most = apart.iter().max().copied().unwrap_or_default();
        let mean = f64::from(apart.iter().sum::<i32>()) / apart.len() as f64;
        if most > MOST || mean > MOST_ON_AVERAGE {
            faults.push(format!(
                "picture {} differs by up to {most}, by {mean:.1} on average",
                name.join(" ")
            ));
        }
    }
    Ok(faults)
}
