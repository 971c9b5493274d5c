use anyhow::{Context, Result, bail, ensure};
use dice::SeededDice;
use fantoccini::key::Key;
use rules::Dice;
use serde_json::Value;

use super::play_now;
use crate::page::Page;
use crate::server::Server;

/// Keeps everything that is said to those who listen.
const LISTEN: &str = "
window.heard = [];
const region = document.getElementById('announcer');
new MutationObserver(() => { if (region.textContent) window.heard.push(region.textContent); }).observe(region, { childList: true });
";

/// What somebody who types has before them.
const LOOK: &str = "
if (document.querySelector('#result .result')) return 'over';
return document.querySelector('#table.my-turn') ? 'turn' : null;
";

/// No match takes more moves.
const MOST: usize = 200;

/// A whole match of Pylos by the field alone, and everything is said once.
pub(super) async fn match_by_typing(server: &Server, page: &Page) -> Result<()> {
    play_now(server, page, "pylos").await?;
    page.wait(
        "the own turn",
        "return document.querySelector('#table.my-turn .can')",
    )
    .await?;
    page.run(LISTEN).await?;
    super::keyboard::tab_to(page, "#move-field").await?;
    wrong_words(page).await?;
    let mut dice = SeededDice::new(3);
    for turn in 0..MOST {
        let seen = page.wait("something to do", LOOK).await?;
        if seen == "over" {
            page.photograph("typed-end").await?;
            return everything_was_said(page).await;
        }
        let lines = lines(page).await?;
        // By notation, by words, or by nothing at all.
        let begun = ["1", "2", "sphere", "place", "take", ""][dice.below(6) as usize];
        type_in(page, begun).await?;
        let mut found = suggested(page).await?;
        if found == 0 {
            type_in(page, "").await?;
            page.press(&[Key::Down.into()]).await?;
            page.wait("all moves", ANSWERED).await?;
            found = suggested(page).await?;
        }
        if turn == 2 {
            page.press(&[Key::Down.into()]).await?;
            page.photograph("typed-suggestions").await?;
            check_combobox(page).await?;
        }
        let steps = 1 + dice.below(found.min(5)) as usize;
        let mut keys = vec![char::from(Key::Down); steps];
        keys.push(Key::Enter.into());
        page.press(&keys).await?;
        page.wait(
            "the move",
            &format!("return Number([...document.querySelectorAll('#log [data-ply]')].at(-1)?.dataset.ply ?? 0) > {lines} || document.querySelector('#result .result')"),
        )
        .await?;
        let focused = page
            .run("return document.activeElement.id === 'move-field' || !!document.querySelector('#result .result')")
            .await?;
        ensure!(focused == true, "the field has lost the focus");
    }
    bail!("the match is not over after {MOST} moves")
}

async fn lines(page: &Page) -> Result<u64> {
    let lines = page
        .run("return Number([...document.querySelectorAll('#log [data-ply]')].at(-1)?.dataset.ply ?? 0)")
        .await?;
    lines.as_u64().context("a number of lines")
}

/// The list answers what stands in the field.
const ANSWERED: &str = "return document.getElementById('move-list').dataset.text === document.getElementById('move-field').value";

/// Types something in place of what is there, and waits for suggestions.
async fn type_in(page: &Page, text: &str) -> Result<()> {
    let old = page
        .run("return document.getElementById('move-field').value.length")
        .await?;
    let old = old.as_u64().unwrap_or_default() as usize;
    let mut keys: Vec<char> = vec![Key::Backspace.into(); old];
    keys.extend(text.chars());
    if keys.is_empty() {
        return Ok(());
    }
    page.press(&keys).await?;
    page.wait("suggestions", ANSWERED).await?;
    Ok(())
}

async fn suggested(page: &Page) -> Result<u32> {
    let found = page
        .run("return document.querySelectorAll('#move-list [role=option]').length")
        .await?;
    Ok(u32::try_from(found.as_u64().unwrap_or_default())?)
}

/// What is no move is refused with a reason, and stays to be changed.
async fn wrong_words(page: &Page) -> Result<()> {
    for (text, reason) in [("4a1", "is not open"), ("hello", "not an action here")] {
        type_in(page, text).await?;
        page.press(&[Key::Enter.into()]).await?;
        page.wait(
            "the reason",
            &format!(
                "const notice = document.querySelector('#notice[role=alert]');
                 return !notice.hidden && notice.textContent.includes('{reason}')"
            ),
        )
        .await?;
        let kept = page
            .run("const field = document.getElementById('move-field'); return [field.value, field.getAttribute('aria-invalid')]")
            .await?;
        ensure!(kept[0] == text && kept[1] == "true", "the field shows {kept}");
    }
    Ok(())
}

/// The field says which suggestion is marked.
async fn check_combobox(page: &Page) -> Result<()> {
    let field = page.run("return document.getElementById('move-field')").await?;
    let (role, name) = page.spoken(&field).await?;
    ensure!(
        role == "combobox" && name == "Type a move",
        "the field is a {role} called {name:?}"
    );
    let option = page
        .run(
            "const field = document.getElementById('move-field');
             if (field.getAttribute('aria-expanded') !== 'true') return null;
             return document.getElementById(field.getAttribute('aria-activedescendant'))",
        )
        .await?;
    ensure!(!option.is_null(), "no suggestion is marked");
    let (role, name) = page.spoken(&option).await?;
    ensure!(
        role == "option" && name.contains("sphere"),
        "the suggestion is a {role} called {name:?}"
    );
    Ok(())
}

/// Every line of the log was said once, in its order, and in words.
async fn everything_was_said(page: &Page) -> Result<()> {
    // What is said comes in bursts: the last may still be on its way.
    page.wait(
        "everything to be said",
        "return !document.getElementById('announcer').hasAttribute('data-waiting')",
    )
    .await?;
    let heard = page.run("return window.heard.join(' ')").await?;
    let log = page
        .run("return [...document.querySelectorAll('#log .notation')].flatMap((line) => line.textContent.split('; '))")
        .await?;
    let heard = heard.as_str().context("something was heard")?;
    let mut rest = heard;
    for line in log.as_array().into_iter().flatten().filter_map(Value::as_str) {
        let (_, word) = line.rsplit_once(' ').context("a line has a word")?;
        let words = spoken(word);
        let at = rest.find(&words);
        let at = at.with_context(|| format!("«{words}» is not said after what came before: {rest}"))?;
        rest = &rest[at + words.len()..];
    }
    let sentences = heard.matches(" sphere on ").count() + heard.matches("take back no more").count();
    let lines = log.as_array().map_or(0, Vec::len);
    ensure!(
        sentences == lines,
        "{lines} lines of the log were said in {sentences} sentences: {heard}"
    );
    ensure!(
        heard.contains("Your turn."),
        "nobody was told that it is their turn"
    );
    println!("browser: {lines} moves were said in {} characters", heard.len());
    Ok(())
}

/// What an action of Pylos is in words.
fn spoken(word: &str) -> String {
    if word == "stop" {
        "take back no more".to_owned()
    } else if let Some(place) = word.strip_prefix('x') {
        format!("take back the sphere on {place}.")
    } else if let Some((from, to)) = word.split_once('-') {
        format!("raise the sphere on {from} to {to}.")
    } else {
        format!("place a sphere on {word}.")
    }
}
