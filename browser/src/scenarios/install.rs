use anyhow::{Result, ensure};
use serde_json::{Value, json};

use crate::page::Page;
use crate::server::Server;

/// The page has a worker that answers when the server cannot.
const CONTROLLED: &str = "return navigator.serviceWorker.controller !== null";

/// The address of the worker of the page, and of all workers.
const WORKER: &str = "return navigator.serviceWorker.controller.scriptURL";
const WORKERS: &str = "
const all = await navigator.serviceWorker.getRegistrations();
return all.flatMap(({ installing, waiting, active }) => [installing, waiting, active]).filter(Boolean).map((one) => one.scriptURL);
";

/// Everything that a system asks for before it offers to put the table on a home screen.
pub(super) async fn can_be_installed(server: &Server, page: &Page) -> Result<()> {
    page.go(&server.at("/?lang=sk")).await?;
    page.wait("the worker", CONTROLLED).await?;
    let manifest = page
        .wait_for(
            "const link = document.querySelector('link[rel=manifest]').href;
             return await (await fetch(link)).json();",
        )
        .await?;
    ensure!(
        manifest["lang"] == "sk",
        "the manifest speaks another language: {manifest}"
    );
    ensure!(
        manifest["display"] == "standalone" && manifest["start_url"] == "/",
        "{manifest}"
    );
    let icons = manifest["icons"].as_array().map_or(0, Vec::len);
    ensure!(icons >= 3, "there are {icons} icons");
    let wrong = page
        .wait_for(
            "const link = document.querySelector('link[rel=manifest]').href;
             const { icons } = await (await fetch(link)).json();
             const wrong = [];
             for (const { src, sizes } of icons) {
               const image = new Image();
               image.src = src;
               await image.decode();
               const seen = `${image.naturalWidth}x${image.naturalHeight}`;
               if (seen !== sizes) wrong.push(`${src}: ${seen} instead of ${sizes}`);
             }
             return wrong;",
        )
        .await?;
    ensure!(wrong == json!([]), "icons are not what they say: {wrong}");
    let read = page.tell_chromium("Page.getAppManifest", &json!({})).await?;
    ensure!(
        read["errors"] == json!([]),
        "Chromium does not read the manifest: {read}"
    );
    let faults = page
        .tell_chromium("Page.getInstallabilityErrors", &json!({}))
        .await?;
    let faults = faults["installabilityErrors"]
        .as_array()
        .cloned()
        .unwrap_or_default();
    // Without a screen there is nowhere to install to.
    let real: Vec<&Value> = faults
        .iter()
        .filter(|fault| fault["errorId"] != "in-incognito")
        .collect();
    ensure!(real.is_empty(), "Chromium would not install it: {real:?}");
    Ok(())
}

/// The server goes away: the page says so, offers what was read, and comes back by itself.
pub(super) async fn without_server(server: &mut Server, page: &Page) -> Result<()> {
    let screen = page.screen().name();
    page.go(&server.at("/?lang=en")).await?;
    page.wait("the worker", CONTROLLED).await?;
    let before = page.run(WORKER).await?;
    page.go(&server.at("/?lang=sk")).await?;
    page.wait("the worker", CONTROLLED).await?;
    // Another language must not replace the worker: what is loaded meanwhile may wait for ever.
    let workers = page.wait_for(WORKERS).await?;
    ensure!(
        page.run(WORKER).await? == before && workers == json!([before]),
        "another worker than {before}: {workers}"
    );
    page.go(&server.at("/rules/pylos")).await?;
    page.wait("the rules", "return document.querySelector('.rulebook')")
        .await?;
    let online = page.run("return document.body.textContent.length").await?;
    page.check().await?;
    server.kill().await?;
    page.go(&server.at("/puzzles")).await?;
    page.wait(
        "what was kept",
        "return document.querySelector('#kept a[href=\"/rules/pylos\"]')",
    )
    .await?;
    page.photograph(&format!("offline-{screen}")).await?;
    let title = page
        .run("return document.querySelector('h1').textContent")
        .await?;
    ensure!(title == "Server je nedostupný", "{title}");
    page.click("#kept a").await?;
    page.wait("the rules again", "return document.querySelector('.rulebook')")
        .await?;
    let offline = page.run("return document.body.textContent.length").await?;
    ensure!(
        online == offline,
        "the rules are not whole: {offline} of {online}"
    );
    let styled = page
        .run("return getComputedStyle(document.querySelector('.top')).display")
        .await?;
    ensure!(styled == "flex", "the rules have lost their styles");
    // Another page is not there, and no old one is passed off as it.
    page.go(&server.at("/rules/sun")).await?;
    page.wait(
        "the page that says so",
        "return document.querySelector('[data-again]')",
    )
    .await?;
    server.start_again().await?;
    page.wait(
        "the page that was wanted",
        "return document.querySelector('.rulebook')",
    )
    .await?;
    // That the server was away has been told to the log.
    page.complaints().await?;
    page.reload().await?;
    page.wait("the rules", "return document.querySelector('.rulebook')")
        .await?;
    Ok(())
}
