use anyhow::{Result, bail, ensure};
use dice::SeededDice;
use fantoccini::key::Key;
use rules::Dice;

use super::first_seat;
use crate::page::Page;
use crate::server::Server;

/// What somebody without a mouse has before them.
const LOOK: &str = "
if (document.querySelector('#result .result')) return 'over';
if (!document.getElementById('confirm').hidden) return 'confirm';
if (!document.querySelector('#table.my-turn .can')) return null;
return document.activeElement.matches('#board .can') ? 'focused' : 'lit';
";

/// No match takes more decisions.
const MOST: usize = 400;

/// Pylos from the first page to the result with keys alone.
pub(super) async fn match_without_mouse(server: &Server, page: &Page) -> Result<()> {
    page.go(&server.at("/")).await?;
    tab_to(page, ".game a[href='/choose/pylos']").await?;
    page.press(&[Key::Enter.into()]).await?;
    // The first of the list is the weakest bot.
    page.wait(
        "the card",
        "return document.querySelector('form.opponents button')",
    )
    .await?;
    first_seat(page, "form.opponents").await?;
    tab_to(page, "form.opponents button").await?;
    page.press(&[Key::Enter.into()]).await?;
    page.wait(
        "the board",
        "return document.querySelector('#table.my-turn .can')",
    )
    .await?;
    tab_to(page, "#board .can").await?;
    page.photograph("keyboard-focus").await?;
    let arrows: [char; 4] = [Key::Left, Key::Right, Key::Up, Key::Down].map(Into::into);
    let mut dice = SeededDice::new(7);
    let mut refocused = 0;
    for _ in 0..MOST {
        let seen = page.wait("something to do", LOOK).await?;
        match seen.as_str().unwrap_or_default() {
            "over" => {
                page.photograph("keyboard-end").await?;
                ensure!(refocused < 10, "the board lost the focus {refocused} times");
                return Ok(());
            }
            "confirm" => match dice.below(6) {
                0 => page.press(&[Key::Escape.into()]).await?,
                1 => page.press(&['r', Key::Enter.into()]).await?,
                _ => page.press(&[Key::Enter.into()]).await?,
            },
            "focused" => {
                let steps = dice.below(4) as usize;
                let mut keys: Vec<char> = (0..steps).map(|_| arrows[dice.below(4) as usize]).collect();
                keys.push(Key::Enter.into());
                page.press(&keys).await?;
            }
            _ => {
                refocused += 1;
                page.press(&['b']).await?;
            }
        }
    }
    bail!("the match is not over after {MOST} decisions")
}

/// Presses Tab until it gets there.
pub(super) async fn tab_to(page: &Page, selector: &str) -> Result<()> {
    for _ in 0..90 {
        let there = page
            .run(&format!("return document.activeElement.matches(\"{selector}\")"))
            .await?;
        if there == true {
            return Ok(());
        }
        page.press(&[Key::Tab.into()]).await?;
    }
    bail!("{selector} cannot be reached with the Tab key")
}
