//! Chromium, and the driver that it is told through.

use std::net::TcpListener;
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::process::{Child, Command};

use crate::page::Page;

/// What Chromium needs to run without a screen, as any user, and to talk to nobody else.
const FLAGS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
];

/// The screens on which everything is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    /// 1440×900, with a mouse.
    Desktop,
    /// 390×844, with fingers.
    Phone,
}

impl Screen {
    pub(crate) const ALL: [Screen; 2] = [Screen::Desktop, Screen::Phone];

    /// Its name in file names.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Screen::Desktop => "desktop",
            Screen::Phone => "phone",
        }
    }

    /// Width and height of what a page has of it.
    pub(crate) const fn size(self) -> (u32, u32) {
        match self {
            Screen::Desktop => (1440, 900),
            Screen::Phone => (390, 844),
        }
    }
}

/// Whether things glide or jump to their places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Motion {
    /// As most people see it.
    Full,
    /// As those see it who have asked for less; much quicker to play.
    Reduced,
}

/// The driver, until it is dropped.
pub(crate) struct Driver {
    _child: Child,
    address: String,
}

impl Driver {
    /// Starts the driver on a free port.
    pub(crate) async fn start() -> Result<Driver> {
        let free = TcpListener::bind("127.0.0.1:0").context("no free port")?;
        let port = free.local_addr()?.port();
        drop(free);
        let child = Command::new("chromedriver")
            .args([format!("--port={port}"), "--log-level=SEVERE".to_owned()])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .context("cannot start chromedriver")?;
        let began = Instant::now();
        while tokio::net::TcpStream::connect(("127.0.0.1", port)).await.is_err() {
            if began.elapsed() > Duration::from_secs(30) {
                bail!("chromedriver does not answer");
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(Driver {
            _child: child,
            address: format!("http://127.0.0.1:{port}"),
        })
    }

    /// Opens a browser that nobody has used before.
    pub(crate) async fn open(&self, screen: Screen, motion: Motion) -> Result<Page> {
        let profile = TempDir::new().context("no folder for the browser")?;
        let capabilities = capabilities(screen, motion, &profile);
        self.connect(screen, profile, capabilities).await
    }

    /// The same, in a browser that [records](Page::traced) what it does and how long that takes.
    pub(crate) async fn open_traced(&self, screen: Screen, motion: Motion) -> Result<Page> {
        let profile = TempDir::new().context("no folder for the browser")?;
        let mut capabilities = capabilities(screen, motion, &profile);
        capabilities["goog:loggingPrefs"]["performance"] = json!("ALL");
        capabilities["goog:chromeOptions"]["perfLoggingPrefs"] = json!({
            "enableNetwork": false,
            "enablePage": false,
            "traceCategories": "devtools.timeline,disabled-by-default-devtools.timeline",
        });
        self.connect(screen, profile, capabilities).await
    }

    async fn connect(&self, screen: Screen, profile: TempDir, capabilities: Value) -> Result<Page> {
        let Value::Object(capabilities) = capabilities else {
            unreachable!("capabilities are an object");
        };
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&self.address)
            .await
            .context("Chromium does not start")?;
        let page = Page::new(client, screen, profile);
        if screen == Screen::Desktop {
            // The window is larger than what the page has of it, by an amount that differs.
            page.resize(screen.size(), 1.0).await?;
        }
        Ok(page)
    }
}

fn capabilities(screen: Screen, motion: Motion, profile: &TempDir) -> Value {
    let (width, height) = screen.size();
    let mut flags: Vec<String> = FLAGS.iter().map(|flag| (*flag).to_owned()).collect();
    flags.push(format!("--user-data-dir={}", profile.path().display()));
    flags.push(format!("--window-size={width},{height}"));
    if motion == Motion::Reduced {
        flags.push("--force-prefers-reduced-motion".to_owned());
    }
    let mut options = json!({ "args": flags });
    if screen == Screen::Phone {
        options["mobileEmulation"] = json!({
            "deviceMetrics": { "width": width, "height": height, "pixelRatio": 2.0, "touch": true, "mobile": true },
            "userAgent": "Mozilla/5.0 (Linux; Android 14; Phone) AppleWebKit/537.36 (KHTML, like Gecko) \
                Chrome/140.0.0.0 Mobile Safari/537.36",
        });
    }
    json!({
        "browserName": "chrome",
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL" },
        "timeouts": { "script": 60_000, "pageLoad": 60_000 },
    })
}
