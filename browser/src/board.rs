//! Playing by what lights up, as somebody does who knows no rules.

use anyhow::{Context, Result, bail, ensure};
use dice::SeededDice;
use rules::Dice;
use serde_json::Value;

use crate::page::{MOVES, Page, point};

/// Waits until there is something to do, and says what and where.
///
/// A shape is clicked where a person would see it: at the point nearest to its
/// middle where nothing else that is lit lies above it.
///
/// `MOVES` stands for [its definition](crate::page::MOVES): what glides cannot
/// be aimed at.
const LOOK: &str = r#"
MOVES
const chance = CHANCE;
const table = document.getElementById('table');
if (!table || !document.getElementById('looking').hidden) return null;
if (document.querySelector('#result .result')) return { over: true };
const cover = document.querySelector('#cover button');
if (cover) return { cover: true };
if (document.querySelector('[data-do="give-takeback"]')) return { asked: true };
const bar = document.getElementById('confirm');
if (!bar.hidden) {
  const box = bar.getBoundingClientRect();
  return { confirm: true, visible: box.top >= 0 && box.bottom <= innerHeight && box.height < 160, turns: !bar.querySelector('[data-confirm="turn"]').hidden };
}
if (!table.classList.contains('my-turn')) return null;
const board = document.getElementById('board');
const lit = [...board.querySelectorAll('.can')];
if (!lit.length) return null;
const shape = lit[chance % lit.length];
if (moves(shape)) return null;
const whole = shape.getBoundingClientRect();
if (whole.top < 0 || whole.bottom > innerHeight) shape.scrollIntoView({ block: 'center', behavior: 'instant' });
const box = shape.getBoundingClientRect();
const meant = (x, y) => {
  for (const top of document.elementsFromPoint(x, y)) {
    if (!board.contains(top)) continue;
    for (let at = top; at && at !== board; at = at.parentNode) if (at.classList.contains('can')) return at;
  }
  return null;
};
const STEPS = 14;
const places = [];
for (let i = 1; i < STEPS; i++) for (let j = 1; j < STEPS; j++) places.push([i / STEPS, j / STEPS]);
places.sort((a, b) => Math.hypot(a[0] - 0.5, a[1] - 0.5) - Math.hypot(b[0] - 0.5, b[1] - 0.5));
for (const [i, j] of places) {
  const [x, y] = [box.x + box.width * i, box.y + box.height * j];
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
  if (meant(x, y) === shape) return { at: [x, y], id: shape.id, lit: lit.length, size: Math.min(box.width, box.height) };
}
return moves(board) ? null : { hidden: shape.id };
"#;

/// A place on the board where nothing is lit, chosen, or asked, nor near by:
/// a finger that comes down beside a shape means the shape.
const ELSEWHERE: &str = r"
const NEAR = 40;
const board = document.getElementById('board');
const box = board.getBoundingClientRect();
const taken = [...board.querySelectorAll('.can, .chosen, .ghosts, [tabindex]')].map((shape) => shape.getBoundingClientRect());
const isFree = (x, y) =>
  taken.every((box) => x < box.left - NEAR || x > box.right + NEAR || y < box.top - NEAR || y > box.bottom + NEAR);
for (let tries = 0; tries < 200; tries++) {
  const x = box.x + Math.random() * box.width;
  const y = box.y + Math.random() * box.height;
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || !isFree(x, y)) continue;
  if (board.contains(document.elementFromPoint(x, y))) return [x, y];
}
return null;
";

/// Keeps what the page says to the server from now on, but for the pings that
/// it sends by itself, and for its question why a click means nothing.
const LISTEN: &str = r"
if (window.said) return;
window.said = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const message = JSON.parse(text);
  if (message.do !== 'ping' && message.do !== 'why') window.said.push(message);
  return send.call(this, text);
};
";

/// What there is to do.
#[derive(Debug)]
pub(crate) enum Sight {
    /// The result is shown.
    Over,
    /// The device has to be handed on.
    Cover,
    /// Somebody asks to take something back.
    Asked,
    /// The page asks whether it was meant so; whether it can be turned.
    Confirm { turns: bool },
    /// A shape is lit.
    Lit { at: (f64, f64), size: f64 },
}

/// What somebody saw who played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    /// How often they clicked on shapes.
    pub(crate) clicks: u32,
    /// The smallest thing that was lit, in pixels.
    pub(crate) smallest: f64,
    pub(crate) over: bool,
}

/// Somebody who clicks on what is lit.
pub(crate) struct Player<'a> {
    page: &'a Page,
    dice: SeededDice,
}

impl Player<'_> {
    pub(crate) fn new(page: &Page, seed: u64) -> Player<'_> {
        Player {
            page,
            dice: SeededDice::new(seed),
        }
    }

    /// Looks until there is something to do.
    pub(crate) async fn look(&mut self) -> Result<Sight> {
        let chance = self.dice.below(10_000).to_string();
        let script = LOOK.replace("MOVES", MOVES).replace("CHANCE", &chance);
        let seen = self.page.wait("something to do", &script).await?;
        if seen["over"] == true {
            return Ok(Sight::Over);
        }
        if seen["cover"] == true {
            return Ok(Sight::Cover);
        }
        if seen["asked"] == true {
            return Ok(Sight::Asked);
        }
        if seen["confirm"] == true {
            ensure!(seen["visible"] == true, "the question is out of sight");
            return Ok(Sight::Confirm {
                turns: seen["turns"] == true,
            });
        }
        if let Some(id) = seen["hidden"].as_str() {
            bail!("{id} is lit but cannot be clicked anywhere");
        }
        Ok(Sight::Lit {
            at: point(&seen["at"])?,
            size: seen["size"].as_f64().context("a shape has a size")?,
        })
    }

    /// Plays until the match is over, or until this many shapes have been clicked.
    pub(crate) async fn play(&mut self, most: u32) -> Result<Played> {
        let mut played = Played {
            clicks: 0,
            smallest: f64::INFINITY,
            over: false,
        };
        self.page.run(LISTEN).await?;
        while played.clicks < most {
            let sight = self.look().await?;
            match sight {
                Sight::Over => {
                    played.over = true;
                    break;
                }
                Sight::Cover | Sight::Asked | Sight::Confirm { .. } => {}
                Sight::Lit { size, .. } => {
                    if played.clicks % 9 == 4 {
                        self.click_elsewhere().await?;
                    }
                    played.clicks += 1;
                    played.smallest = played.smallest.min(size);
                }
            }
            self.act(&sight).await?;
        }
        Ok(played)
    }

    /// Does what there is to do.
    pub(crate) async fn act(&mut self, sight: &Sight) -> Result<()> {
        match *sight {
            Sight::Over => Ok(()),
            Sight::Cover => self.page.click_if_there("#cover button").await,
            Sight::Asked => self.page.click_if_there("[data-do='give-takeback']").await,
            Sight::Confirm { turns } => self.answer(turns).await,
            Sight::Lit { at: (x, y), .. } => self.page.tap(x, y).await,
        }
    }

    /// Confirms; now and then only after turning it or taking it back.
    async fn answer(&mut self, turns: bool) -> Result<()> {
        let button = match self.dice.below(8) {
            0 => "no",
            1 | 2 if turns => "turn",
            _ => "yes",
        };
        let button = format!("[data-confirm='{button}']");
        self.page.click_if_there(&button).await
    }

    /// Clicks where nothing is lit: nothing may come of it.
    async fn click_elsewhere(&mut self) -> Result<()> {
        let place = self.page.run(ELSEWHERE).await?;
        if place.is_null() {
            return Ok(());
        }
        let before = self.said().await?;
        let (x, y) = point(&place)?;
        self.page.tap(x, y).await?;
        let after = self.said().await?;
        let last = after.as_array().and_then(|said| said.last());
        ensure!(
            before == after,
            "a click beside what is lit was told to the server: {last:?}"
        );
        Ok(())
    }

    /// What the page has said to the server.
    async fn said(&self) -> Result<Value> {
        self.page.run("return window.said").await
    }
}
