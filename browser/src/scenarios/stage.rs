//! Everything that is needed to play is inside of the window, whatever its size.

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::at_once;
use crate::board::{Player, Sight};
use crate::page::Page;
use crate::server::Server;

/// The windows: a large and a small laptop, a tablet both ways, two phones, and one on its side.
const WINDOWS: [(u32, u32); 7] = [
    (1440, 900),
    (1280, 720),
    (1024, 768),
    (820, 1180),
    (390, 844),
    (360, 740),
    (844, 390),
];

/// What part of the stage may be empty in mid-match.
const MOST_EMPTY: f64 = 0.25;

/// From this decision on, a match is well under way.
const MIDDLE: u32 = 4;

/// How much of the matches is looked at.
struct Extent {
    /// The number of decisions.
    decisions: u32,
    /// The number of clicks between them.
    between: u32,
    /// Whether every number of seats is tried, or only the fewest and the most.
    every_count: bool,
}

/// What there is time for every day.
const SAMPLE: Extent = Extent {
    decisions: 9,
    between: 3,
    every_count: false,
};

/// Every decision of whole matches.
const WHOLE: Extent = Extent {
    decisions: u32::MAX,
    between: 1,
    every_count: true,
};

/// What is outside of the window, covered or cut off, and how much of the stage is empty.
const FAULTS: &str = "
MOVES
const board = document.getElementById('board');
const lit = document.querySelector('#table.my-turn .can') || !document.getElementById('confirm').hidden;
if (!lit || !board.querySelector('svg') || moves(board)) return null;
const tablet = innerWidth > 720 && innerHeight >= innerWidth;
if (document.body.classList.contains('strip') && !tablet) return null;
const wanted = innerHeight >= innerWidth && !document.body.classList.contains('strip') ? 'tall' : 'wide';
const picture = board.querySelector('svg');
const ratio = picture.viewBox.baseVal.height / picture.viewBox.baseVal.width;
if ((ratio > 1 ? 'tall' : 'wide') !== wanted) return null;
const faults = [];
const root = document.scrollingElement;
if (root.scrollHeight > innerHeight + 1) faults.push(`the page is ${root.scrollHeight} high`);
if (root.scrollWidth > innerWidth + 1) faults.push(`the page is ${root.scrollWidth} wide`);
const name = (e) => `${e.localName}#${e.id}.${e.className?.baseVal ?? e.className}`;
const inside = (e) => {
  const box = e.getBoundingClientRect();
  if (!box.width || !box.height) faults.push(`${name(e)} is not there`);
  else if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    faults.push(`${name(e)} lies at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
};
const needed = ['.saying .prompt:not([hidden])', '#near .player', '#players .player', '#players .name', '#players .points', '#near .points', '#bar button', '#menu > summary'];
for (const selector of needed) for (const e of document.querySelectorAll(selector)) inside(e);
if (!document.querySelector('.saying .prompt:not([hidden])')) faults.push('nobody says what to do');
if (!document.querySelector('#near .player')) faults.push('the own plate is missing');
for (const e of board.querySelectorAll('.can')) inside(e);
const apart = [...document.querySelectorAll('#players .player, .view, #near .player, .saying .prompt, #bar button, #menu > summary, .actions > button')]
  .filter((e) => e.getClientRects().length);
for (const [i, one] of apart.entries()) for (const other of apart.slice(i + 1)) {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    faults.push(`${name(one)} overlaps ${name(other)}`);
}
const area = ({ width, height }) => width * height;
const stage = document.querySelector('.stage').getBoundingClientRect();
const view = document.querySelector('.view').getBoundingClientRect();
const scale = Math.min(view.width / picture.viewBox.baseVal.width, view.height / picture.viewBox.baseVal.height);
const drawn = scale * scale * picture.viewBox.baseVal.width * picture.viewBox.baseVal.height;
return { faults: [...new Set(faults)].slice(0, 6), empty: (area(view) - drawn) / area(stage) };
";

/// Plays matches, and looks at every window when there is something to decide: in a part of a match
/// with the fewest and the most players, or in a soak in whole matches of every number of them.
pub(super) async fn every_window(server: &Server, page: &Page, game: &str) -> Result<()> {
    let extent = if crate::is_soak() { WHOLE } else { SAMPLE };
    page.go(&server.at(&format!("/new/{game}"))).await?;
    at_once(page).await?;
    let counts = page
        .run("return [...document.querySelectorAll(\"input[name='seats']\")].map((seats) => Number(seats.value))")
        .await?;
    let offered: Vec<u64> = counts
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_u64)
        .collect();
    let mut counts = if offered.is_empty() {
        vec![2]
    } else {
        offered.clone()
    };
    counts.sort_unstable();
    if !extent.every_count && counts.len() > 2 {
        counts = vec![counts[0], counts[counts.len() - 1]];
    }
    let mut complaints = Vec::new();
    for seats in counts {
        page.go(&server.at(&format!("/new/{game}"))).await?;
        if !offered.is_empty() {
            page.click(&format!("input[name='seats'][value='{seats}']"))
                .await?;
        }
        page.click("form.setup > button").await?;
        complaints.extend(one_match(page, game, seats, &extent).await?);
    }
    ensure!(complaints.is_empty(), "{}", complaints.join("\n"));
    page.resize(page.screen().size(), 1.0).await
}

/// Plays one match; says what is wrong.
async fn one_match(page: &Page, game: &str, seats: u64, extent: &Extent) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    let mut player = Player::new(page, 5);
    for decision in 0..extent.decisions {
        if matches!(player.look().await?, Sight::Over) {
            break;
        }
        complaints.extend(look_around(page, game, seats, decision).await?);
        page.resize(WINDOWS[0], 1.0).await?;
        page.wait("the board", &FAULTS.replace("MOVES", crate::page::MOVES))
            .await?;
        if player.play(extent.between).await?.over {
            println!("browser: stage-{game} with {seats}: over after {decision} decisions");
            break;
        }
    }
    Ok(complaints)
}

/// Looks at one decision in every window; says what is wrong.
async fn look_around(page: &Page, game: &str, seats: u64, decision: u32) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for (width, height) in WINDOWS {
        page.resize((width, height), 1.0).await?;
        let what = format!("{game} with {seats} at {width}×{height}, decision {decision}");
        let seen = page
            .wait(&what, &FAULTS.replace("MOVES", crate::page::MOVES))
            .await?;
        let faults = seen["faults"].as_array().into_iter().flatten();
        complaints.extend(faults.map(|fault| format!("{what}: {fault}")));
        let empty = seen["empty"].as_f64().context("a share")?;
        if empty > MOST_EMPTY && decision >= MIDDLE {
            complaints.push(format!("{what}: {:.0} % of the stage is empty", empty * 100.0));
        }
        if [0, SAMPLE.decisions - 1].contains(&decision) {
            page.photograph(&format!("stage-{game}-{seats}-{width}x{height}-{decision}"))
                .await?;
        }
    }
    Ok(complaints)
}
