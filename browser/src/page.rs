//! One browser window: what a person does with it, and what they see.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use fantoccini::Client;
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use tempfile::TempDir;
use url::{ParseError, Url};

use crate::driver::Screen;

/// Longer than anything should take, even on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(25);

/// A browser of its own, with its own cookies.
pub(crate) struct Page {
    client: Client,
    screen: Screen,
    /// Gone with the browser.
    _profile: TempDir,
}

/// A command of Chromium's driver that the standard does not have.
#[derive(Debug)]
struct Special {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Special {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}

/// A question about an element that the standard has and our client has not.
#[derive(Debug)]
struct Asked {
    element: String,
    what: &'static str,
}

impl WebDriverCompatibleCommand for Asked {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        let Asked { element, what } = self;
        base.join(&format!(
            "session/{}/element/{element}/{what}",
            session.unwrap_or_default()
        ))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::GET, None)
    }
}

/// How a driver names an element in what a script gives back.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

impl Page {
    pub(crate) const fn new(client: Client, screen: Screen, profile: TempDir) -> Page {
        Page {
            client,
            screen,
            _profile: profile,
        }
    }

    pub(crate) const fn screen(&self) -> Screen {
        self.screen
    }

    pub(crate) async fn go(&self, address: &str) -> Result<()> {
        self.client
            .goto(address)
            .await
            .with_context(|| address.to_owned())
    }

    pub(crate) async fn reload(&self) -> Result<()> {
        Ok(self.client.refresh().await?)
    }

    /// Path of the page that is shown.
    pub(crate) async fn path(&self) -> Result<String> {
        Ok(self.client.current_url().await?.path().to_owned())
    }

    /// Runs the body of a function in the page.
    pub(crate) async fn run(&self, script: &str) -> Result<Value> {
        self.client
            .execute(script, Vec::new())
            .await
            .with_context(|| format!("script: {script}"))
    }

    /// Runs the body of a function that calls `done` with what it found.
    pub(crate) async fn run_until_done(&self, script: &str) -> Result<Value> {
        let script = format!("const done = arguments[arguments.length - 1]; {script}");
        Ok(self.client.execute_async(&script, Vec::new()).await?)
    }

    /// Role and name of an element that a script gave back, as programs are
    /// told them that read pages aloud.
    pub(crate) async fn spoken(&self, element: &Value) -> Result<(String, String)> {
        let element = element[ELEMENT].as_str().context("not an element")?;
        let mut said = Vec::new();
        for what in ["computedrole", "computedlabel"] {
            let question = Asked {
                element: element.to_owned(),
                what,
            };
            let answer = self.client.issue_cmd(question).await?;
            said.push(answer.as_str().unwrap_or_default().to_owned());
        }
        let name = said.pop().unwrap_or_default();
        Ok((said.pop().unwrap_or_default(), name))
    }

    /// Forgets who the visitor was.
    pub(crate) async fn forget(&self) -> Result<()> {
        Ok(self.client.delete_all_cookies().await?)
    }

    /// Gives the page a room of this size, on a screen of this many dots to the pixel.
    pub(crate) async fn resize(&self, (width, height): (u32, u32), dots: f64) -> Result<()> {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": dots, "mobile": false });
        self.tell_chromium("Emulation.setDeviceMetricsOverride", &metrics)
            .await?;
        Ok(())
    }

    /// Says which colours the system has: `light` or `dark`.
    pub(crate) async fn prefer(&self, scheme: &str) -> Result<()> {
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.tell_chromium("Emulation.setEmulatedMedia", &features)
            .await?;
        Ok(())
    }

    /// Waits until the body of a function gives something true, and hands it on.
    ///
    /// # Errors
    /// If nothing true comes in good time; `what` says what was waited for.
    pub(crate) async fn wait(&self, what: &str, script: &str) -> Result<Value> {
        self.wait_as_long_as(PATIENCE, what, script).await
    }

    /// [Waits](Page::wait) for something that takes its time.
    pub(crate) async fn wait_as_long_as(
        &self,
        patience: Duration,
        what: &str,
        script: &str,
    ) -> Result<Value> {
        // What a script throws is told at once. Thrown in a timer it would end the looking without
        // a word, and the driver would wait for a whole minute.
        let polled = format!(
            "const done = arguments[arguments.length - 1]; const began = performance.now();
             const look = () => {{
               let seen;
               try {{ seen = (() => {{ {script} }})(); }} catch (error) {{ return done({{ thrown: String(error) }}); }}
               if (seen || performance.now() - began > 2000) done(seen ?? null); else setTimeout(look, 20);
             }};
             look();"
        );
        let began = Instant::now();
        let mut thrown = None;
        loop {
            let seen = match self.client.execute_async(&polled, Vec::new()).await {
                Ok(seen) => seen,
                // The page was left while the script waited: the next one is asked.
                Err(CmdError::Standard(error)) if began.elapsed() < patience => {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    drop(error);
                    continue;
                }
                Err(error) => return Err(error).with_context(|| format!("waiting for {what}")),
            };
            if let Some(error) = seen["thrown"].as_str() {
                // A page that is still being read lacks parts that it will have in a moment.
                thrown = Some(error.to_owned());
                tokio::time::sleep(Duration::from_millis(50)).await;
            } else if !matches!(seen, Value::Null | Value::Bool(false)) {
                return Ok(seen);
            }
            if began.elapsed() > patience {
                let path = self.path().await?;
                match thrown {
                    Some(error) => bail!("waited in vain for {what} on {path}; the script threw {error}"),
                    None => bail!("waited in vain for {what} on {path}"),
                }
            }
        }
    }

    /// Runs the body of an asynchronous function in the page, and gives what comes of it.
    pub(crate) async fn wait_for(&self, script: &str) -> Result<Value> {
        let awaited = format!(
            "const done = arguments[arguments.length - 1];
             (async () => {{ {script} }})().then(done, (error) => done({{ error: String(error) }}));"
        );
        let given = self.client.execute_async(&awaited, Vec::new()).await?;
        ensure!(given["error"].is_null(), "script: {}", given["error"]);
        Ok(given)
    }

    /// Clicks or taps at a place in the window, until the page has noticed.
    ///
    /// # Errors
    /// If the place is outside of the window, or no click comes of it.
    pub(crate) async fn tap(&self, x: f64, y: f64) -> Result<()> {
        self.run(COUNT_CLICKS).await?;
        self.point_and_press(x, y).await?;
        // A finger's click comes after the finger, and what is looked at before
        // that is out of date at once.
        let what = format!("a click at {x:.0}, {y:.0}");
        self.wait(&what, "return window.clicksToCome !== 1").await?;
        Ok(())
    }

    /// Clicks or taps at a place in the window, and runs nothing in the page.
    ///
    /// # Errors
    /// If the place is outside of the window.
    pub(crate) async fn point_and_press(&self, x: f64, y: f64) -> Result<()> {
        let steps = [
            PointerAction::MoveTo { duration: None, x, y },
            PointerAction::Down {
                button: MOUSE_BUTTON_LEFT,
            },
            PointerAction::Up {
                button: MOUSE_BUTTON_LEFT,
            },
        ];
        let pointed = match self.screen {
            Screen::Desktop => {
                let mouse = MouseActions::new("mouse".to_owned());
                let mouse = steps.into_iter().fold(mouse, InputSource::then);
                self.client.perform_actions(mouse).await
            }
            Screen::Phone => {
                let finger = TouchActions::new("finger".to_owned());
                let finger = steps.into_iter().fold(finger, InputSource::then);
                self.client.perform_actions(finger).await
            }
        };
        if let Err(error) = pointed {
            let window = self.run(WINDOW).await?;
            return Err(error).with_context(|| format!("at {x:.0}, {y:.0} in a window of {window}"));
        }
        Ok(())
    }

    /// Clicks or taps on what a selector finds first, once a person can reach it.
    pub(crate) async fn click(&self, selector: &str) -> Result<()> {
        let what = format!("{selector} to be clicked");
        let (x, y) = point(&self.wait(&what, &middle_of(selector)).await?)?;
        self.tap(x, y).await
    }

    /// Clicks or taps on what a selector finds first, unless it has gone.
    pub(crate) async fn click_if_there(&self, selector: &str) -> Result<()> {
        let what = format!("{selector} to be clicked or to go");
        let script = format!(
            "if (![...document.querySelectorAll({})].some((e) => e.getClientRects().length)) return 'gone'; {}",
            json!(selector),
            middle_of(selector)
        );
        let place = self.wait(&what, &script).await?;
        if place == "gone" {
            return Ok(());
        }
        let (x, y) = point(&place)?;
        self.tap(x, y).await
    }

    /// Waits until nothing in the page moves or fades.
    pub(crate) async fn be_still(&self) -> Result<()> {
        let script = format!("{MOVES} return document.readyState === 'complete' && !moves(document.body)");
        self.wait("the page to be still", &script).await?;
        Ok(())
    }

    /// Presses keys one after another; `shift` and the like are not needed here.
    pub(crate) async fn press(&self, keys: &[char]) -> Result<()> {
        let mut actions = KeyActions::new("keys".to_owned());
        for key in keys {
            actions = actions
                .then(KeyAction::Down { value: *key })
                .then(KeyAction::Up { value: *key });
        }
        Ok(self.client.perform_actions(actions).await?)
    }

    /// Types into a field, in place of what stands in it.
    pub(crate) async fn fill(&self, selector: &str, text: &str) -> Result<()> {
        self.reach(selector).await?;
        let field = self.client.find(fantoccini::Locator::Css(selector)).await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }

    /// Chooses from a list by value.
    pub(crate) async fn select(&self, selector: &str, value: &str) -> Result<()> {
        self.reach(selector).await?;
        let list = self.client.find(fantoccini::Locator::Css(selector)).await?;
        Ok(list.select_by_value(value).await?)
    }

    /// Waits until a person can use what a selector finds.
    async fn reach(&self, selector: &str) -> Result<()> {
        let what = format!("{selector} to be used");
        self.wait(&what, &middle_of(selector)).await?;
        Ok(())
    }

    /// Uses Chromium's own protocol.
    pub(crate) async fn tell_chromium(&self, command: &str, params: &Value) -> Result<Value> {
        let command = Special {
            path: "goog/cdp/execute",
            body: json!({ "cmd": command, "params": params }),
        };
        Ok(self.client.issue_cmd(command).await?)
    }

    /// All that went wrong in the page since the last question: exceptions,
    /// refused loads, what its policy forbids.
    pub(crate) async fn complaints(&self) -> Result<Vec<String>> {
        let command = Special {
            path: "se/log",
            body: json!({ "type": "browser" }),
        };
        let log = self.client.issue_cmd(command).await?;
        let lines = log.as_array().into_iter().flatten();
        let bad = lines.filter(|line| matches!(line["level"].as_str(), Some("SEVERE" | "WARNING")));
        Ok(bad.map(|line| line["message"].to_string()).collect())
    }

    /// What the browser has recorded since the last question, if it was opened to be traced.
    pub(crate) async fn traced(&self) -> Result<Vec<Value>> {
        let command = Special {
            path: "se/log",
            body: json!({ "type": "performance" }),
        };
        let log = self.client.issue_cmd(command).await?;
        let mut events = Vec::new();
        for line in log.as_array().into_iter().flatten() {
            let said = line["message"].as_str().unwrap_or_default();
            let said: Value = serde_json::from_str(said).context("the log is JSON")?;
            if said["message"]["method"] == "Tracing.dataCollected" {
                events.push(said["message"]["params"].clone());
            }
        }
        Ok(events)
    }

    /// Whether the page is in order: no complaints, nothing sticks out to the right, and ids are unique.
    pub(crate) async fn check(&self) -> Result<()> {
        let complaints = self.complaints().await?;
        ensure!(complaints.is_empty(), "the page complains: {complaints:?}");
        // A phone makes its window as wide as the page wants to be.
        let (width, _) = self.screen.size();
        let wide = self
            .run(&format!(
                "const root = document.documentElement;
                 if (root.scrollWidth <= root.clientWidth && innerWidth <= {width}) return null;
                 const out = [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > {width} + 1);
                 return out.slice(0, 5).map((e) => `${{e.localName}}.${{e.className}}#${{e.id}}`).join(', ') || 'something';"
            ))
            .await?;
        ensure!(wide.is_null(), "the page is wider than the window: {wide}");
        // Two pictures that share ids take their fillings from each other.
        let twice = self
            .run(
                "const seen = new Set();
                 for (const { id } of document.querySelectorAll('[id]')) if (seen.has(id)) return id; else seen.add(id);
                 return null;",
            )
            .await?;
        ensure!(twice.is_null(), "the id {twice} stands twice in the page");
        Ok(())
    }

    /// Keeps what is seen now under `target/screenshots`.
    pub(crate) async fn photograph(&self, name: &str) -> Result<()> {
        let picture = self.client.screenshot().await?;
        let folder = screenshots();
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(format!("{name}.png")), picture)?;
        Ok(())
    }

    /// Opens another tab of the same browser and goes there.
    pub(crate) async fn open_tab(&self) -> Result<fantoccini::wd::WindowHandle> {
        let tab = self.client.new_window(true).await?.handle;
        self.client.switch_to_window(tab.clone()).await?;
        Ok(tab)
    }

    pub(crate) async fn tab(&self) -> Result<fantoccini::wd::WindowHandle> {
        Ok(self.client.window().await?)
    }

    pub(crate) async fn switch_to(&self, tab: fantoccini::wd::WindowHandle) -> Result<()> {
        Ok(self.client.switch_to_window(tab).await?)
    }

    /// Ends the browser.
    pub(crate) async fn close(self) -> Result<()> {
        Ok(self.client.close().await?)
    }
}

/// Defines `moves`: whether an element, something in it or something around it
/// glides or fades at the moment. What turns for ever does not count.
pub(crate) const MOVES: &str = "
const moves = (element) => document.getAnimations().some((animation) => {
  const { target } = animation.effect;
  if (animation.playState !== 'running' || animation.effect.getComputedTiming().iterations === Infinity) return false;
  return target.contains(element) || element.contains(target);
});
";

/// How large the window is, and how large the page wants it to be.
const WINDOW: &str = "
const { width, height, scale, offsetLeft, offsetTop } = visualViewport;
const { scrollWidth, clientWidth, clientHeight } = document.documentElement;
return { innerWidth, innerHeight, width, height, scale, offsetLeft, offsetTop, scrollWidth, clientWidth, clientHeight };
";

/// Counts the click that is to come.
const COUNT_CLICKS: &str = "
if (window.clicksToCome === undefined) addEventListener('click', () => { window.clicksToCome -= 1; }, true);
window.clicksToCome = 1;
";

/// A script that finds the middle of an element, once a person can click it:
/// the page is loaded, the element is in sight, enabled and stands still, and
/// nothing lies above it.
fn middle_of(selector: &str) -> String {
    format!(
        "{MOVES}
         if (document.readyState !== 'complete') return null;
         const found = [...document.querySelectorAll({})].find((e) => e.getClientRects().length && !e.disabled);
         if (!found || moves(found)) return null;
         found.scrollIntoView({{ block: 'nearest', behavior: 'instant' }});
         const box = found.getBoundingClientRect();
         const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
         const top = document.elementFromPoint(x, y);
         return top && (found.contains(top) || top.contains(found)) ? [x, y] : null;",
        json!(selector)
    )
}

/// Two numbers that a script gave back.
pub(crate) fn point(value: &Value) -> Result<(f64, f64)> {
    let number = |index: usize| value[index].as_f64().context("a place has two numbers");
    Ok((number(0)?, number(1)?))
}

fn screenshots() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../target/screenshots"))
}
