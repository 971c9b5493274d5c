use anyhow::{Result, ensure};

use super::play_now;
use crate::page::Page;
use crate::server::Server;

/// Changes the name, looks at what is kept, takes it along, and deletes it.
pub(super) async fn see_and_delete(server: &Server, page: &Page) -> Result<()> {
    let screen = page.screen().name();
    play_now(server, page, "pylos").await?;
    let table = page.path().await?;
    page.click("header a[href='/me']").await?;
    page.wait("what is kept", "return document.querySelector('.own-name')")
        .await?;
    page.fill("#name", "Nefertiti").await?;
    page.click(".own-name button").await?;
    page.wait(
        "the name",
        "return document.querySelector('header .me')?.textContent === 'Nefertiti'",
    )
    .await?;
    page.photograph(&format!("own-data-{screen}")).await?;
    page.check().await?;
    let file = page
        .wait_for("return await (await fetch('/me/export')).json();")
        .await?;
    ensure!(file["guest"]["name"] == "Nefertiti", "{file}");
    ensure!(
        file["matches"].as_array().is_some_and(|all| all.len() == 1),
        "{file}"
    );
    page.click("a[href='/me/delete']").await?;
    page.wait(
        "the question",
        "return document.querySelector('form[action=\"/me/delete\"]')",
    )
    .await?;
    page.photograph(&format!("delete-{screen}")).await?;
    page.check().await?;
    page.click("form[action='/me/delete'] button").await?;
    page.wait(
        "the end",
        "return !document.querySelector('form[action=\"/me/delete\"]') && document.querySelector('.me h1')",
    )
    .await?;
    page.go(&server.at("/me")).await?;
    let name = page
        .run("return document.querySelector('header .me').textContent")
        .await?;
    ensure!(name == "You", "the browser still knows {name}");
    page.check().await?;
    page.go(&server.at(&table)).await?;
    page.wait(
        "that the match is gone",
        "return document.querySelector('.error')",
    )
    .await?;
    page.photograph(&format!("gone-{screen}")).await?;
    // The match that is gone has been told to the log.
    page.complaints().await?;
    Ok(())
}
