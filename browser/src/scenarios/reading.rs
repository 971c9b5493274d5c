use std::collections::BTreeMap;

use anyhow::{Context, Result, bail, ensure};
use dice::SeededDice;
use fantoccini::key::Key;
use rules::Dice;
use serde_json::Value;

use super::keyboard::tab_to;
use super::play_now;
use crate::page::Page;
use crate::server::Server;

/// What somebody who reads has before them: over, a question, or buttons to press.
const LOOK: &str = "
if (document.querySelector('#result .result')) return { over: true };
if (!document.getElementById('confirm').hidden) return { confirm: document.activeElement.dataset.confirm ?? '' };
if (!document.querySelector('#table.my-turn .can, #table.my-turn .chosen')) return null;
const all = [...document.querySelectorAll('#reading button')];
// What has been pressed would only be taken back.
const able = all.filter((button) => button.getAttribute('aria-disabled') === 'false' && !button.hasAttribute('aria-pressed'));
return able.length ? { all, able: able.map((button) => button.dataset.target), lines: Number([...document.querySelectorAll('#log [data-ply]')].at(-1)?.dataset.ply ?? 0) } : null;
";

/// What everybody reads in the cells that are no buttons.
const CELLS: &str = "
const cells = [];
for (const table of document.querySelectorAll('#reading table')) {
  const level = document.getElementById(table.getAttribute('aria-labelledby')).textContent;
  const files = [...table.querySelectorAll('thead th[scope=col]')].map((head) => head.textContent);
  for (const row of table.querySelectorAll('tbody tr')) {
    const rank = row.querySelector('th[scope=row]').textContent;
    [...row.querySelectorAll('td')].forEach((cell, file) => {
      if (!cell.querySelector('button')) cells.push([`${level}, ${files[file]}${rank}`, cell.textContent]);
    });
  }
}
return cells;
";

/// No match takes more decisions.
const MOST: usize = 400;

/// Pylos by keys and by the board in words alone; what is read out is what
/// the log says must lie there.
pub(super) async fn match_in_words(server: &Server, page: &Page) -> Result<()> {
    play_now(server, page, "pylos").await?;
    page.wait(
        "the own turn",
        "return document.querySelector('#table.my-turn .can')",
    )
    .await?;
    check_picture(page).await?;
    tab_to(page, "#words-switch").await?;
    page.press(&[Key::Enter.into()]).await?;
    page.wait("the words", "return document.querySelector('.words.shown')")
        .await?;
    let mut dice = SeededDice::new(11);
    let mut read = 0;
    for _ in 0..MOST {
        let seen = page.wait("something to do", LOOK).await?;
        if seen["over"] == true {
            page.photograph("text-board-end").await?;
            println!("browser: {read} buttons of the board in words were read out");
            ensure!(read > 100, "only {read} buttons were read out");
            return Ok(());
        }
        if let Some(focused) = seen["confirm"].as_str() {
            ensure!(focused == "yes", "the question has not taken the focus");
            page.press(&[Key::Enter.into()]).await?;
            continue;
        }
        read += check_names(page, &seen).await?;
        if read > 60 && read < 80 {
            page.photograph("text-board").await?;
        }
        let able = seen["able"].as_array().context("buttons")?;
        let target = &able[dice.below(u32::try_from(able.len())?) as usize];
        let target = target.as_str().context("an id")?;
        tab_to(page, &format!("#reading [data-target='{target}']")).await?;
        page.press(&[Key::Enter.into()]).await?;
        page.wait(
            "an effect",
            &format!(
                "return !document.getElementById('confirm').hidden || document.querySelector('#reading [aria-pressed=true]')
                 || Number([...document.querySelectorAll('#log [data-ply]')].at(-1)?.dataset.ply ?? 0) > {}",
                seen["lines"]
            ),
        )
        .await?;
    }
    bail!("the match is not over after {MOST} decisions")
}

/// While shapes can be clicked, the picture is a group with buttons in it.
async fn check_picture(page: &Page) -> Result<()> {
    let picture = page.run("return document.querySelector('#board svg')").await?;
    let (role, name) = page.spoken(&picture).await?;
    ensure!(
        role == "group" && name == "Pylos",
        "the picture is a {role} called {name:?}"
    );
    let place = page.run("return document.querySelector('#board .can')").await?;
    let (role, name) = page.spoken(&place).await?;
    ensure!(
        role == "button" && name.starts_with("open place"),
        "a place is a {role} called {name:?}"
    );
    Ok(())
}

/// Reads every button out, and every other cell; says how many buttons.
async fn check_names(page: &Page, seen: &Value) -> Result<usize> {
    let board = board_of_log(page).await?;
    let what = |place: &str| board.get(place).copied();
    let buttons = seen["all"].as_array().context("buttons")?;
    for button in buttons {
        let (role, name) = page.spoken(button).await?;
        ensure!(role == "button", "{name:?} is a {role}");
        if name == "Take no more" {
            continue;
        }
        let (place, rest) = name.split_once(": ").with_context(|| name.clone())?;
        let expected = what(place).unwrap_or("open place");
        ensure!(
            rest.starts_with(expected),
            "{place} holds a {expected}, and reads {rest:?}"
        );
    }
    let cells = page.run(CELLS).await?;
    for cell in cells.as_array().context("cells")? {
        let (place, read) = (
            cell[0].as_str().unwrap_or_default(),
            cell[1].as_str().unwrap_or_default(),
        );
        let fits = match what(place) {
            Some(sphere) => read.starts_with(sphere),
            None => read == "empty" || read == "open place",
        };
        ensure!(fits, "{place} holds {:?}, and reads {read:?}", what(place));
    }
    Ok(buttons.len())
}

/// What lies where, as the notation of the log says.
async fn board_of_log(page: &Page) -> Result<BTreeMap<String, &'static str>> {
    let log = page
        .run("return [...document.querySelectorAll('#log li')].flatMap((line) => line.querySelector('.notation').textContent.split('; ').map((said) => [line.className, said]))")
        .await?;
    let place = |word: &str| format!("level {}, {}", &word[..1], &word[1..]);
    let mut board = BTreeMap::new();
    for line in log.as_array().context("a log")? {
        let sphere = match line[0].as_str() {
            Some("seat-1") => "light sphere",
            _ => "dark sphere",
        };
        let text = line[1].as_str().unwrap_or_default();
        let word = text.rsplit(' ').next().unwrap_or_default();
        if let Some(taken) = word.strip_prefix('x') {
            board.remove(&place(taken));
        } else if let Some((from, to)) = word.split_once('-') {
            board.remove(&place(from));
            board.insert(place(to), sphere);
        } else if word != "stop" {
            board.insert(place(word), sphere);
        }
    }
    Ok(board)
}
