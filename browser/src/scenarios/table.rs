use anyhow::{Result, ensure};

use super::play_now;
use crate::board::{Player, Sight};
use crate::page::Page;
use crate::server::Server;

/// The form of a new match: seats, names, clock, and what is wrong with a component set.
pub(super) async fn set_up(server: &Server, page: &Page) -> Result<()> {
    page.go(&server.at("/new/sun")).await?;
    page.click("input[name='seats'][value='3']").await?;
    page.wait(
        "three seats",
        "return [...document.querySelectorAll('.seat')].filter((seat) => !seat.hidden).length === 3",
    )
    .await?;
    page.fill("#name1", "Sneferu").await?;
    page.select("#who2", "person").await?;
    page.fill("#name2", "<b>Nofret</b>").await?;
    page.click("input[name='clock'][value='per-move']").await?;
    page.photograph("set-up-filled").await?;
    page.click("form.setup > button").await?;
    let names = page
        .wait(
            "the players",
            "const names = [...document.querySelectorAll('.player .name')].map((name) => name.textContent);
             return names.length && names",
        )
        .await?;
    ensure!(
        [&names[0], &names[1], &names[2]].contains(&&"Sneferu".into())
            && [&names[0], &names[1], &names[2]].contains(&&"<b>Nofret</b>".into()),
        "the names are {names}"
    );
    page.click("#cover button").await?;
    let shown = "return document.querySelector('.player[aria-current] [data-clock]')?.textContent";
    page.wait(
        "a clock",
        &format!("return /^0:[345]/.test((() => {{ {shown} }})())"),
    )
    .await?;
    let before = page.run(shown).await?;
    page.wait(
        "the clock to run",
        &format!("return (() => {{ {shown} }})() !== {before}"),
    )
    .await?;
    page.check().await?;
    page.go(&server.at("/new/sun")).await?;
    page.click("form.setup summary").await?;
    own_copy(page).await?;
    page.fill("#components", "nonsense\nfrom nowhere").await?;
    page.wait(
        "each fault beside its line",
        "return document.querySelectorAll('#set-read .faulty-lines > li').length === 2",
    )
    .await?;
    page.photograph("set-up-lines").await?;
    page.click("#set-read [data-line='2']").await?;
    let marked = page
        .run("const text = document.getElementById('components'); return text.value.slice(text.selectionStart, text.selectionEnd)")
        .await?;
    ensure!(marked == "from nowhere", "the line that is marked is {marked}");
    page.click("form.setup > button").await?;
    page.wait(
        "the faults",
        "return document.querySelectorAll('.faults li').length > 0",
    )
    .await?;
    let kept = page
        .run("return document.getElementById('components').value")
        .await?;
    ensure!(
        kept.as_str().is_some_and(|text| text.contains("nonsense")),
        "what was typed is gone"
    );
    page.photograph("set-up-faults").await?;
    // The answer has the status of a refusal, which the log tells.
    page.complaints().await?;
    Ok(())
}

/// A file is opened, and what was read of it is shown as pictures.
async fn own_copy(page: &Page) -> Result<()> {
    page.run_until_done(
        "const address = document.querySelector('a[download]').href;
         const file = document.getElementById('set-file');
         fetch(address).then((answer) => answer.text()).then((text) => {
           const opened = new DataTransfer();
           opened.items.add(new File([text], 'own.txt', { type: 'text/plain' }));
           file.files = opened.files;
           file.dispatchEvent(new Event('change'));
           done(true);
         });",
    )
    .await?;
    page.wait(
        "pictures of what was read",
        "return document.querySelectorAll('#set-read .pieces [role=img] svg').length > 20",
    )
    .await?;
    page.check().await?;
    page.photograph("set-up-pictures").await
}

/// What the buttons at a table do.
pub(super) async fn buttons(server: &Server, page: &Page) -> Result<()> {
    let photo = |name: &str| format!("{name}-{}", page.screen().name());
    play_now(server, page, "pylos").await?;
    let mut player = Player::new(page, 4);
    player.play(6).await?;
    own_turn(&mut player).await?;
    told_why_not(page).await?;
    switches(page).await?;
    page.click("[data-do='hint']").await?;
    page.wait(
        "hints",
        "return document.querySelectorAll('#hints:not([hidden]) li').length",
    )
    .await?;
    let marked = page
        .run("return document.querySelectorAll('#board .hinted').length && document.querySelectorAll('#board .ghosts *').length")
        .await?;
    ensure!(marked != 0, "the best move is not shown on the board");
    // Up to three, and none reads like another.
    let alike = page
        .run("const said = [...document.querySelectorAll('#hints li')].map((line) => line.innerText); return said.length > 3 || new Set(said).size < said.length")
        .await?;
    ensure!(alike == false, "there are hints that read alike");
    let notation = page
        .run("return [...document.querySelectorAll('#hints li, #log li')].map((line) => line.innerText).filter((text) => /\\b[1-4][a-d][1-4]\\b/.test(text))")
        .await?;
    ensure!(
        notation.as_array().is_some_and(Vec::is_empty),
        "there is notation that nobody asked for: {notation}"
    );

    page.photograph(&photo("hints")).await?;
    let lines = count(page).await?;
    // There may be one alone, since nothing is said twice. A finger sees first what it touches; then it does what a click on the board does.
    page.click("#hints li:last-child button").await?;
    page.click_if_there("#hints:not([hidden]) li:last-child button")
        .await?;
    page.wait(
        "the move in the log",
        &format!("return Number([...document.querySelectorAll('#log [data-ply]')].at(-1)?.dataset.ply ?? 0) > {lines}"),
    )
    .await?;
    own_turn(&mut player).await?;
    let lines = count(page).await?;
    page.click("[data-do='undo']").await?;
    page.wait(
        "the move to be gone",
        &format!("return Number([...document.querySelectorAll('#log [data-ply]')].at(-1)?.dataset.ply ?? 0) < {lines}"),
    )
    .await?;
    // On a phone, story and rules slide in.
    page.click_if_there("[aria-controls='side']").await?;
    page.click(".beside summary").await?;
    page.wait(
        "the rules",
        "return document.getElementById('rules').childElementCount > 0",
    )
    .await?;
    page.photograph(&photo("rules-beside")).await?;
    page.check().await?;
    page.click_if_there(".side > .close").await?;
    page.click("#menu > summary").await?;
    page.click("[data-do='resign']").await?;
    page.wait(
        "the question",
        "return document.querySelector('[data-do=resign][data-asked]')",
    )
    .await?;
    let over = page
        .run("return document.querySelector('#result .result') !== null")
        .await?;
    ensure!(over == false, "one click resigns");
    page.click("[data-do='resign']").await?;
    page.wait("the result", "return document.querySelector('#result .result')")
        .await?;
    page.photograph(&photo("resigned")).await?;
    let old = page.path().await?;
    page.click("#result .after button.primary").await?;
    page.wait(
        "another table",
        &format!("return location.pathname !== '{old}' && document.getElementById('table')"),
    )
    .await?;
    own_turn(&mut player).await
}

/// Settings apply at once, and the page stays.
async fn switches(page: &Page) -> Result<()> {
    page.run("window.stays = true").await?;
    page.click("#menu > summary").await?;
    page.photograph(&format!("menu-{}", page.screen().name())).await?;
    page.click("[role='switch'][name='notation']").await?;
    page.wait(
        "notation",
        "return [...document.querySelectorAll('#log .notation')].every((text) => getComputedStyle(text).display !== 'none')
         && document.querySelector(\"[role='switch'][name='notation']\").getAttribute('aria-checked') === 'true'",
    )
    .await?;
    page.click("[role='switch'][name='coordinates']").await?;
    page.wait("coordinates", "return /\\b[1-4][a-d][1-4]\\b/.test(document.querySelector('#board svg').innerHTML.replace(/<title>.*?<\\/title>/g, '').replace(/<[^>]*>/g, ' '))")
        .await?;
    ensure!(
        page.run("return window.stays").await? == true,
        "the page was loaded anew"
    );
    page.click("[role='switch'][name='notation']").await?;
    page.click("#menu > summary").await?;
    page.wait(
        "the menu to close",
        "return !document.getElementById('menu').open",
    )
    .await?;
    // The button in the bar and the list in the menu say the same.
    for loudness in ["off", "on"] {
        page.click("button.mute").await?;
        let silent = format!(
            "return document.getElementById('table').dataset.sound === '{loudness}'
             && document.getElementById('sound').value === '{loudness}'
             && document.querySelector('button.mute').getAttribute('aria-checked') === '{}'",
            loudness == "on"
        );
        page.wait("another loudness", &silent).await?;
    }
    Ok(())
}

/// A click on something unlit is answered at the spot, in the words of the rules.
async fn told_why_not(page: &Page) -> Result<()> {
    let spot = page
        .wait(
            "a sphere of the opponent",
            // Lots decide who plays which colour. Where it still flies, something else lies below.
            &"MOVES
             const other = document.querySelector('#near .player.seat-1') ? 'dark' : 'light';
             const spheres = [...document.querySelectorAll(`#board [id^=\"${other}-\"]:not(.can)`)];
             const reserve = (sphere) => sphere.textContent.includes('reserve');
             if (moves(document.getElementById('board'))) return null;
             // One that is not behind another sphere.
             for (const one of spheres.filter((sphere) => !reserve(sphere))) {
               const box = one.querySelector('.body').getBoundingClientRect();
               const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
               if (one.contains(document.elementFromPoint(x, y))) return [x, y];
             }
             return null;"
                .replace("MOVES", crate::page::MOVES),
        )
        .await?;
    let (x, y) = crate::page::point(&spot)?;
    page.tap(x, y).await?;
    let said = page
        .wait(
            "an answer",
            "const bubble = document.getElementById('bubble');
             if (bubble.hidden || !bubble.textContent) return null;
             const box = bubble.getBoundingClientRect();
             const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
             return { text: bubble.textContent, inside };",
        )
        .await?;
    let text = said["text"].as_str().unwrap_or_default();
    ensure!(text.contains("is your opponent’s"), "the answer is «{text}»");
    ensure!(said["inside"] == true, "the answer is outside of the window");
    page.photograph(&format!("why-not-{}", page.screen().name()))
        .await
}

/// Plays on until it is this person's turn with nothing half said.
pub(super) async fn own_turn(player: &mut Player<'_>) -> Result<()> {
    while !matches!(player.look().await?, Sight::Lit { .. }) {
        player.play(1).await?;
    }
    Ok(())
}

async fn count(page: &Page) -> Result<u64> {
    let lines = page
        .run("return Number([...document.querySelectorAll('#log [data-ply]')].at(-1)?.dataset.ply ?? 0)")
        .await?;
    Ok(lines.as_u64().unwrap_or_default())
}

/// A position that is built: its violations, its picture, advice, and a match from it.
pub(super) async fn builder(server: &Server, page: &Page) -> Result<()> {
    page.go(&server.at("/board/pylos")).await?;
    let usual = page.run("return document.getElementById('setup').value").await?;
    page.photograph("builder").await?;
    page.fill("#setup", "this is no position").await?;
    page.wait(
        "what is wrong",
        "return document.querySelectorAll('#faults li').length > 0",
    )
    .await?;
    page.photograph("builder-faults").await?;
    page.fill("#setup", usual.as_str().unwrap_or_default()).await?;
    page.wait(
        "nothing wrong",
        "return document.querySelectorAll('#faults li').length === 0",
    )
    .await?;
    page.click("[data-examine]").await?;
    page.wait(
        "advice",
        "return document.querySelectorAll('#hints li').length === 3",
    )
    .await?;
    page.check().await?;
    page.click("button.primary").await?;
    page.wait("the form", "return document.querySelector('form.setup')")
        .await?;
    page.click("form.setup > button").await?;
    let mut player = Player::new(page, 6);
    own_turn(&mut player).await
}
