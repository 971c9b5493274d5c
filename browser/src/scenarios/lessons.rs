//! Learning a game by clicking, with a wrong try at every step.

use anyhow::{Context, Result, bail, ensure};
use fantoccini::key::Key;
use serde_json::Value;

use crate::page::{Page, point};
use crate::server::Server;

/// What there is to do on the page of a step, once the page is ready for it.
///
/// What the page shows by itself is waited for. `words` are the words of every path with its clicks and the number of turns
/// on the last target.
const LOOK: &str = r"
const lesson = document.getElementById('lesson');
if (!lesson || lesson.getAttribute('aria-busy') === 'true') return null;
const verdict = document.getElementById('verdict');
const mark = verdict.hidden ? '' : verdict.className.replace('verdict', '').trim();
if (lesson.dataset.done) return { mark: 'done' };
const paths = document.getElementById('board').board?.paths.offered;
if (!paths) return null;
const { example } = lesson.dataset;
const words = [];
const walk = (node, clicks) => {
  if (Array.isArray(node)) node.slice(1).forEach((word, turns) => words.push({ word, clicks, turns, several: node.length > 2 }));
  else for (const [id, next] of Object.entries(node)) walk(next, [...clicks, id]);
};
walk(paths, []);
const answers = [...document.querySelectorAll('[data-word]')].map((button) => button.dataset.word);
if (!answers.length && !document.querySelector('#board .can')) return null;
return { mark, verdict: verdict.textContent, example, words, answers };
";

/// Where to click so that this shape is meant: as near to its middle as
/// nothing else that can be clicked lies above it, once nothing glides any more.
const PLACE: &str = r"
const board = document.getElementById('board');
const shape = board.querySelector('#' + CSS.escape(ID));
const glides = document.getAnimations().some((animation) => animation.playState === 'running');
if (!shape || glides) return null;
const whole = shape.getBoundingClientRect();
const teacher = document.querySelector('.lecture').getBoundingClientRect();
const covered = innerWidth <= 720 ? teacher.bottom : 0;
if (whole.top < covered || whole.bottom > innerHeight) shape.scrollIntoView({ block: 'center', behavior: 'instant' });
const box = shape.getBoundingClientRect();
const isMeant = (x, y) => {
  if (!board.contains(document.elementFromPoint(x, y))) return false;
  for (const top of document.elementsFromPoint(x, y)) {
    if (!board.contains(top)) continue;
    for (let at = top; at && at !== board; at = at.parentNode)
      if (at.matches('.can, .chosen, [tabindex]')) return at === shape;
  }
  return false;
};
const STEPS = 14;
const places = [];
for (let i = 1; i < STEPS; i++) for (let j = 1; j < STEPS; j++) places.push([i / STEPS, j / STEPS]);
places.sort((a, b) => Math.hypot(a[0] - 0.5, a[1] - 0.5) - Math.hypot(b[0] - 0.5, b[1] - 0.5));
for (const [i, j] of places) {
  const [x, y] = [box.x + box.width * i, box.y + box.height * j];
  if (isMeant(x, y)) return [x, y];
}
return null;
";

/// Counts the tries that have been answered from now on.
const LISTEN: &str = r"
if (window.answered !== undefined) return;
window.answered = 0;
const ask = window.fetch;
window.fetch = async (address, question) => {
  const answer = await ask(address, question);
  if (question?.body?.has('word')) window.answered += 1;
  return answer;
};
";

/// No step takes more tries.
const MOST: usize = 14;

/// From the first page to the first match, by clicking.
pub(super) async fn whole_lesson(server: &Server, page: &Page, game: &str) -> Result<()> {
    let photo = |moment: &str| format!("lesson-{game}-{}-{moment}", page.screen().name());
    page.go(&server.at("/")).await?;
    page.photograph(&photo("0-offer")).await?;
    page.click(&format!(".offer a[href='/learn/{game}']")).await?;
    let (mut right, mut wrong) = (0, 0);
    let mut step = 1;
    loop {
        page.wait(
            "the step",
            &format!(
                "return location.pathname === '/learn/{game}/{step}' && document.getElementById('lesson')"
            ),
        )
        .await?;
        page.wait("the step to be ready", LOOK).await?;
        let last = page
            .run("return document.getElementById('next').getAttribute('href').endsWith('/end')")
            .await?;
        if step == 1 && game == "pylos" {
            by_keys(page).await?;
        } else if last == true {
            by_example(page).await?;
        } else {
            let photo = (wrong == 0).then(|| photo("1-wrong"));
            let (done, refused) = one_step(page, photo.as_deref()).await?;
            right += done;
            wrong += refused;
        }
        page.check().await?;
        if step == 2 {
            page.photograph(&photo("2-done")).await?;
        }
        page.click("#next").await?;
        if last == true {
            break;
        }
        step += 1;
    }
    page.wait(
        "the end",
        "return document.querySelector('.lesson-end form button')",
    )
    .await?;
    page.photograph(&photo("3-end")).await?;
    page.check().await?;
    ensure!(wrong > 0, "nothing was ever wrong");
    println!("browser: lesson of {game}: {step} steps, {right} right tries, {wrong} wrong ones with reasons");
    page.click(".lesson-end form button").await?;
    page.wait(
        "the first match",
        "return document.querySelector('#table .player')",
    )
    .await?;
    let offered = page.run("return document.querySelector('#table .offer')").await?;
    ensure!(offered.is_null(), "who has learnt a game is offered its lesson");
    Ok(())
}

/// Does a step, after trying something else. Says how many tries were right and wrong.
async fn one_step(page: &Page, photo: Option<&str>) -> Result<(u32, u32)> {
    let (mut right, mut wrong) = (0, 0);
    let mut tried = false;
    page.run(LISTEN).await?;
    for _ in 0..MOST {
        let seen = page.wait("something to do", LOOK).await?;
        if seen["mark"] == "done" {
            return Ok((right, wrong));
        }
        let example = seen["example"].as_str().context("an example")?;
        let other = other_word(&seen, example).filter(|_| !tried);
        let before = page.run("return window.answered").await?;
        say(page, &seen, other.as_deref().unwrap_or(example)).await?;
        page.wait("an answer", &format!("return window.answered > {before}"))
            .await?;
        let after = page.wait("what comes of it", LOOK).await?;
        if after["mark"] == "wrong" {
            let reason = after["verdict"].as_str().unwrap_or_default();
            ensure!(
                reason.chars().count() > 10,
                "a wrong try gets the reason {reason:?}"
            );
            ensure!(
                other.is_some(),
                "{example} was said to be right, and is refused: {reason}"
            );
            if let Some(photo) = photo {
                page.photograph(photo).await?;
            }
            wrong += 1;
        } else {
            right += 1;
        }
        tried = true;
    }
    bail!("the step is not done after {MOST} tries")
}

/// Something else than what is right: the last that can be said.
fn other_word(seen: &Value, example: &str) -> Option<String> {
    let words = seen["words"].as_array()?.iter().map(|path| &path["word"]);
    let all = words.chain(seen["answers"].as_array()?.iter());
    let mut others = all.filter_map(Value::as_str).filter(|word| *word != example);
    others.next_back().map(str::to_owned)
}

/// Clicks what says this word.
async fn say(page: &Page, seen: &Value, word: &str) -> Result<()> {
    let mut paths = seen["words"].as_array().into_iter().flatten();
    let Some(path) = paths.find(|path| path["word"] == word) else {
        return page.click(&format!("[data-word='{word}']")).await;
    };
    for id in path["clicks"].as_array().context("clicks")? {
        let what = format!("{id} to be clicked for {word}");
        let place = page.wait(&what, &PLACE.replace("ID", &id.to_string())).await?;
        let (x, y) = point(&place)?;
        page.tap(x, y).await?;
    }
    if path["several"] == true {
        for _ in 0..path["turns"].as_u64().unwrap_or_default() {
            page.click("[data-confirm='turn']").await?;
        }
        page.wait(
            "the ghost",
            "return document.querySelector('#board .ghosts .ghost')",
        )
        .await?;
        page.click("[data-confirm='yes']").await?;
    }
    Ok(())
}

/// Lets the page show how a step is done.
async fn by_example(page: &Page) -> Result<()> {
    for _ in 0..MOST {
        let seen = page.wait("something to be shown", LOOK).await?;
        if seen["mark"] == "done" {
            return Ok(());
        }
        page.click("#show-me").await?;
        page.wait(
            "it to be shown",
            "return document.querySelector('#lesson .hinted, .verdict.done')",
        )
        .await?;
    }
    bail!("the step is not done after it was shown {MOST} times")
}

/// Does a step with the keyboard alone: to the board, the first shape, and on.
async fn by_keys(page: &Page) -> Result<()> {
    page.press(&['b']).await?;
    page.wait(
        "the focus",
        "return document.activeElement.matches('#board .can')",
    )
    .await?;
    page.press(&[Key::Right.into(), Key::Enter.into()]).await?;
    page.wait(
        "the step to be done",
        "return document.querySelector('.verdict.done')",
    )
    .await?;
    page.wait(
        "the focus to go on",
        "return document.activeElement.id === 'next'",
    )
    .await?;
    Ok(())
}
