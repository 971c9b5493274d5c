//! Every page, looked at by axe-core in light and dark. It is no part of
//! Benben: `cargo xtask browser` fetches it and says where it is.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::play_now;
use crate::board::Player;
use crate::games;
use crate::page::Page;
use crate::server::Server;

/// Pages that anybody can open; `GAME` stands for every game.
const PAGES: &[&str] = &[
    "/",
    "/choose/GAME",
    "/new/GAME",
    "/rules",
    "/rules/GAME",
    "/rules/GAME/reference",
    "/board/GAME",
    "/learn/GAME",
    "/learn/GAME/end",
    "/puzzles",
    "/puzzles/next?rules=standard&grade=1",
    "/me",
    "/me/delete",
    "/offline/en",
    "/sounds",
];

/// A page that does not exist, which is a page too.
const NOWHERE: &str = "/nowhere";

/// What axe-core is asked about, and what it found, in a few words each.
const LOOK: &str = "
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
axe.run(document, { runOnly: tags }).then(
  (found) => done({
    passes: found.passes.length,
    violations: found.violations.map((fault) => {
      const nodes = fault.nodes.slice(0, 3).map((node) => `${node.target.join(' ')} (${(node.any[0] ?? node.all[0] ?? node.none[0])?.message})`);
      return `${fault.id}, ${fault.nodes.length} times: ${nodes.join(' | ')}`;
    }),
  }),
  (error) => done({ violations: [String(error)] }),
);
";

/// axe-core, and what it found.
struct Axe {
    script: String,
    /// How many pages it has looked at.
    looked: u32,
    /// What it found, and where.
    faults: BTreeMap<String, Vec<String>>,
}

impl Axe {
    fn new() -> Result<Axe> {
        let path = std::env::var_os("BENBEN_AXE").context("BENBEN_AXE does not say where axe-core is")?;
        Ok(Axe {
            script: fs::read_to_string(path).context("axe-core cannot be read")?,
            looked: 0,
            faults: BTreeMap::new(),
        })
    }

    /// Looks at the page that is open, by day and by night.
    async fn look(&mut self, page: &Page, name: &str) -> Result<()> {
        page.run(&self.script).await?;
        for scheme in ["light", "dark"] {
            page.prefer(scheme).await?;
            page.be_still().await?;
            let found = page.run_until_done(LOOK).await?;
            let violations = found["violations"].as_array().context("an answer of axe-core")?;
            ensure!(
                found["passes"].as_u64() > Some(10) || !violations.is_empty(),
                "axe-core has looked at nothing on {name}"
            );
            self.looked += 1;
            for line in violations.iter().filter_map(Value::as_str) {
                let places = self.faults.entry(line.to_owned()).or_default();
                places.push(format!("{name} ({scheme})"));
            }
        }
        Ok(())
    }

    fn finish(self, what: &str) -> Result<()> {
        println!("browser: axe-core has looked at {} pages of {what}", self.looked);
        let line =
            |(fault, places): (&String, &Vec<String>)| format!("\n{fault}\n  on {}", places.join(", "));
        let faults: String = self.faults.iter().map(line).collect();
        ensure!(faults.is_empty(), "axe-core finds fault:{faults}");
        Ok(())
    }
}

/// Everything that is no table.
pub(super) async fn pages(server: &Server, page: &Page) -> Result<()> {
    let mut axe = Axe::new()?;
    page.go(&server.at("/")).await?;
    for pattern in PAGES {
        let games: Vec<&str> = if pattern.contains("GAME") {
            games::all().collect()
        } else {
            vec![""]
        };
        for game in games {
            let path = pattern.replace("GAME", game);
            page.go(&server.at(&path)).await?;
            axe.look(page, &path).await?;
        }
    }
    page.go(&server.at(NOWHERE)).await?;
    axe.look(page, NOWHERE).await?;
    invitation(server, page, &mut axe).await?;
    // Pages that do not exist have been told to the log.
    page.complaints().await?;
    axe.finish("all kinds")
}

/// A table with a free seat, and the page on which somebody sits down.
async fn invitation(server: &Server, page: &Page, axe: &mut Axe) -> Result<()> {
    page.go(&server.at("/choose/pylos")).await?;
    page.click("form[action='/invite/pylos'] button").await?;
    let link = page
        .wait(
            "the link",
            "return [...document.querySelectorAll('input.link')].map((link) => link.value).find((link) => link.includes('/sit/'))",
        )
        .await?;
    axe.look(page, "a table with a free seat").await?;
    page.forget().await?;
    page.go(link.as_str().context("a link")?).await?;
    page.wait(
        "the page of the seat",
        "return document.querySelector('main form')",
    )
    .await?;
    axe.look(page, "an invitation").await
}

/// A table at its start, in the middle and at the end, and its past.
pub(super) async fn table(server: &Server, page: &Page, game: &str) -> Result<()> {
    let mut axe = Axe::new()?;
    play_now(server, page, game).await?;
    let mut player = Player::new(page, 3);
    player.look().await?;
    axe.look(page, "the start").await?;
    page.click("#menu > summary").await?;
    page.click("[data-reveal='words']").await?;
    player.play(9).await?;
    player.look().await?;
    page.run(
        "scrollTo(0, 0); document.querySelectorAll('main details').forEach((more) => { more.open = true; })",
    )
    .await?;
    page.wait(
        "the rules",
        "return document.querySelector('#rules').childElementCount",
    )
    .await?;
    page.photograph(&format!("words-{game}")).await?;
    axe.look(page, "the middle, with everything open").await?;
    // The rules take the place of the story while they are read.
    page.run("document.querySelector('.beside').open = false").await?;
    page.click("#log li:nth-child(2) a").await?;
    page.wait("the past", "return !document.getElementById('looking').hidden")
        .await?;
    axe.look(page, "looking back beside the table").await?;
    page.click("[data-look='stop']").await?;
    page.click_if_there("[data-confirm='no']").await?;
    page.click("#menu > summary").await?;
    page.click("[data-do='resign']").await?;
    page.click("[data-do='resign'][data-asked]").await?;
    page.wait("the result", "return document.querySelector('#result .result')")
        .await?;
    axe.look(page, "the end").await?;
    page.wait(
        "the bar to be clickable",
        "return !document.getElementById('bar').inert",
    )
    .await?;
    page.click("#bar a.button").await?;
    page.wait("the past", "return document.querySelector('.past .steps')")
        .await?;
    axe.look(page, "the past").await?;
    axe.finish(game)
}
