use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::page::Page;
use crate::server::Server;

/// The number of puzzles looked at for one whose solution is a single action.
const LOOKED_AT: usize = 20;

/// Tries a puzzle, is told why not, is shown the solution, and solves it and one of another game.
pub(super) async fn solve(server: &Server, page: &Page) -> Result<()> {
    let screen = page.screen().name();
    page.go(&server.at("/")).await?;
    page.click("nav a[href='/puzzles']").await?;
    page.wait("the grades", "return document.querySelector('.shelf .grade')")
        .await?;
    page.photograph(&format!("puzzles-{screen}")).await?;
    page.check().await?;
    page.click(".grade[href*='rules=standard'][href*='grade=1']")
        .await?;
    let (ways, solution) = simple(page).await?;
    page.reload().await?;
    ready(page).await?;
    page.photograph(&format!("puzzle-{screen}")).await?;
    // Every other move that is said with one action throws the win away.
    let wrong = ways.iter().find(|(_, word)| *word != solution);
    let (clicks, _) = wrong.context("there is only one move")?;
    say(page, clicks).await?;
    let told = page
        .wait(
            "why not",
            "return document.querySelector('#verdict.wrong')?.textContent",
        )
        .await?;
    page.wait(
        "the answer",
        &format!("return document.getElementById('verdict').textContent.length > {told}.length && !document.getElementById('verdict').textContent.includes('…')"),
    )
    .await?;
    page.photograph(&format!("puzzle-wrong-{screen}")).await?;
    page.click("[data-puzzle='again']").await?;
    ready(page).await?;
    let right = ways.iter().find(|(_, word)| *word == solution);
    let (clicks, _) = right.context("the solution cannot be clicked")?;
    say(page, clicks).await?;
    page.wait("the praise", "return document.querySelector('#verdict.solved')")
        .await?;
    page.photograph(&format!("puzzle-solved-{screen}")).await?;
    page.check().await?;
    let counts = figures(page).await?;
    ensure!(counts[0] == 0, "a second try counts for the row: {counts:?}");
    ensure!(counts[2] == 1, "what is solved is not counted: {counts:?}");
    page.click(".side a.primary").await?;
    ready(page).await?;
    find_the_best(server, page).await
}

/// The same in another game, where one action is best: a worse one is told how much worse it is,
/// and after the best one the turn is played to its end.
async fn find_the_best(server: &Server, page: &Page) -> Result<()> {
    let screen = page.screen().name();
    page.go(&server.at("/puzzles")).await?;
    page.click(".puzzle-games a[href$='=pacal']").await?;
    page.wait(
        "the grades of the other game",
        "return document.querySelector('.grade[href*=\"game=pacal\"]')",
    )
    .await?;
    page.photograph(&format!("puzzles-best-{screen}")).await?;
    page.check().await?;
    page.click(".grade[href*='grade=2']").await?;
    ready(page).await?;
    page.photograph(&format!("puzzle-best-{screen}")).await?;
    page.check().await?;
    let tree = page
        .run("return document.getElementById('board').board.paths.offered")
        .await?;
    let mut ways = Vec::new();
    walk(&tree, &mut Vec::new(), &mut ways);
    page.click("[data-puzzle='solution']").await?;
    page.wait("the solution", "return document.querySelector('#verdict.shown')")
        .await?;
    page.click("[data-puzzle='again']").await?;
    ready(page).await?;
    // The server tells what is right once the solution was asked for.
    let solution = page
        .run_until_done("const id = document.getElementById('puzzle').dataset.id; fetch(`/puzzles/${id}/solution`, { method: 'POST' }).then((answer) => answer.json()).then((answer) => done(answer.words[0]))")
        .await?;
    let solution = solution.as_str().context("a solution")?.to_owned();
    let wrong = ways.iter().rev().find(|(_, word)| *word != solution);
    let (clicks, _) = wrong.context("there is only one move")?;
    say(page, clicks).await?;
    let told = page
        .wait(
            "how much worse, or that it is as good",
            "return document.querySelector('#verdict.wrong, #verdict.solved')?.textContent",
        )
        .await?;
    ensure!(
        told.as_str().is_some_and(|told| told.len() > 40),
        "no reason is given: {told}"
    );
    page.photograph(&format!("puzzle-best-wrong-{screen}")).await?;
    page.reload().await?;
    ready(page).await?;
    let right = ways.iter().find(|(_, word)| *word == solution);
    let (clicks, _) = right.context("the solution cannot be clicked")?;
    say(page, clicks).await?;
    page.wait("the praise", "return document.querySelector('#verdict.solved')")
        .await?;
    page.photograph(&format!("puzzle-best-solved-{screen}")).await?;
    page.check().await?;
    let counts = figures(page).await?;
    ensure!(counts[2] == 1, "what is solved counts for its game: {counts:?}");
    Ok(())
}

/// Goes on to a puzzle with a solution of one action; gives all ways to say one action, and the solution.
async fn simple(page: &Page) -> Result<(Vec<(Vec<String>, String)>, String)> {
    for _ in 0..LOOKED_AT {
        ready(page).await?;
        let tree = page
            .run("return document.getElementById('board').board.paths.offered")
            .await?;
        let mut ways = Vec::new();
        walk(&tree, &mut Vec::new(), &mut ways);
        page.click("[data-puzzle='solution']").await?;
        let told = page
            .wait(
                "the solution",
                "return document.querySelector('#verdict.shown')?.textContent",
            )
            .await?;
        let told = told.as_str().unwrap_or_default();
        let solution = told
            .trim_end_matches('.')
            .rsplit_once(" is ")
            .map(|(_, words)| words);
        let solution = solution
            .with_context(|| format!("no solution in {told}"))?
            .to_owned();
        if !solution.contains(' ') && ways.iter().any(|(_, word)| *word == solution) {
            page.wait(
                "the solution on the board",
                "return document.querySelector('#board .scene')",
            )
            .await?;
            return Ok((ways, solution));
        }
        page.click(".side a.primary").await?;
    }
    bail!("no puzzle has a simple solution")
}

async fn ready(page: &Page) -> Result<()> {
    let lit = "return document.querySelector('#puzzle.my-turn') && document.querySelector('#board .can')";
    page.wait("the puzzle", lit).await?;
    Ok(())
}

/// Clicks what says an action, and that it is meant.
async fn say(page: &Page, clicks: &[String]) -> Result<()> {
    for id in clicks {
        page.click(&format!("#board [id='{id}']")).await?;
    }
    page.wait(
        "the question",
        "return !document.getElementById('confirm').hidden",
    )
    .await?;
    page.click("[data-confirm='yes']").await
}

/// Every way to say an action, with its word.
fn walk(node: &Value, clicks: &mut Vec<String>, ways: &mut Vec<(Vec<String>, String)>) {
    for (id, next) in node.as_object().into_iter().flatten() {
        clicks.push(id.clone());
        match next.as_array() {
            // Only what ends the turn is judged.
            Some(leaf) if leaf[0] == 1 => {
                ways.push((clicks.clone(), leaf[1].as_str().unwrap_or_default().to_owned()));
            }
            Some(_) => {}
            None => walk(next, clicks, ways),
        }
        clicks.pop();
    }
}

/// The row, the best row and the number of solved puzzles.
async fn figures(page: &Page) -> Result<Vec<u64>> {
    let numbers = page
        .run("return [...document.querySelectorAll('#progress dd')].map((number) => Number(number.textContent))")
        .await?;
    let numbers = numbers.as_array().into_iter().flatten();
    let numbers: Vec<u64> = numbers.filter_map(Value::as_u64).collect();
    ensure!(numbers.len() == 3, "three figures are shown: {numbers:?}");
    Ok(numbers)
}
