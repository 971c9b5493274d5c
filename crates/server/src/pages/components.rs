//! A component set that somebody has typed or opened: what was read, as pictures, or all that is
//! wrong with it, each fault beside its line.

use axum::extract::Path;
use axum::{Form, Json};
use draw::Tray;
use games::{AnyOptions, GameId, OptionsError};
use maud::{Markup, PreEscaped, html};
use rules::{Fault, Phrase};
use say::Speaker;
use serde::{Deserialize, Serialize};

use crate::error::AppError;
use crate::system::apart;
use crate::table::{LISTED, QUOTED, shortened};
use crate::visitor::Visitor;

/// The number of characters shown of a line.
const MOST_LETTERS: usize = 80;
/// Trays with more pictures than this are closed until somebody wants them.
const MANY: usize = 150;

/// The set in the form.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct SetForm {
    components: String,
}

/// What was read.
#[derive(Serialize)]
pub(crate) struct SetRead {
    /// Pictures or faults, as markup.
    read: String,
}

/// Reads a component set, without playing with it.
pub(crate) async fn read(
    visitor: Visitor,
    Path(game): Path<String>,
    Form(typed): Form<SetForm>,
) -> Result<Json<SetRead>, AppError> {
    let game: GameId = game.parse().map_err(|_| AppError::NoSuchPage)?;
    if !game.has_components() {
        return Err(AppError::NoSuchPage);
    }
    let read = apart(move || read_set(game, &typed.components, visitor.speaker).into_string());
    Ok(Json(SetRead { read: read.await }))
}

/// What a set comes to: pictures, or faults. Nothing for the standard set, which is no text.
pub(super) fn read_set(game: GameId, text: &str, speaker: Speaker) -> Markup {
    if text.trim().is_empty() {
        return html! {};
    }
    match AnyOptions::new(game, None, Some(text)) {
        Ok(options) => {
            let name = Phrase::new("setup-components-read").with("name", options.components_id());
            html! {
                p { (speaker.say(&name)) }
                @for tray in draw::printed(&options) { (pictures(game, &tray, speaker)) }
            }
        }
        Err(OptionsError::Components(faults)) => faulty(text, &faults, speaker),
        Err(other) => html! { p { (speaker.say(&other.phrase())) } },
    }
}

fn pictures(game: GameId, tray: &Tray, speaker: Speaker) -> Markup {
    let title = speaker.say(&tray.title);
    let count = tray.tools.len();
    html! {
        details class="printed" open[count <= MANY] {
            summary { (title) @if count > 1 { ": " (count) } }
            div class={ "pieces" @if count == 1 { " whole" } } {
                @for tool in &tray.tools {
                    @let name = speaker.say(&tool.name);
                    span role="img" aria-label=(name) title=(name) { (PreEscaped(tool.face.to_markup(game, speaker))) }
                }
            }
        }
    }
}

/// What is wrong, as much as somebody can read: first what concerns the whole, then line by line.
fn faulty(text: &str, faults: &[Fault], speaker: Speaker) -> Markup {
    let say = |fault: &Fault| shortened(speaker.say(&fault.phrase), QUOTED);
    let mut listed: Vec<&Fault> = faults.iter().collect();
    listed.sort_by_key(|fault| fault.line);
    listed.truncate(LISTED);
    let more = faults.len() - listed.len();
    let of_all = listed.iter().filter(|fault| fault.line == 0);
    let in_lines = listed.iter().filter(|fault| fault.line > 0);
    let mut lines: Vec<usize> = in_lines.map(|fault| fault.line).collect();
    lines.dedup();
    let shown = |line: usize| {
        let line = text.lines().nth(line - 1).unwrap_or_default();
        shortened(line.to_owned(), MOST_LETTERS)
    };
    html! {
        p { (speaker.text("setup-components-wrong")) }
        ul { @for fault in of_all { li { (say(fault)) } } }
        ol class="faulty-lines" {
            @for &line in &lines {
                li {
                    button type="button" data-line=(line) { (speaker.say(&Phrase::new("setup-line").with("line", line as i64))) }
                    code { (shown(line)) }
                    ul { @for fault in listed.iter().filter(|fault| fault.line == line) { li { (say(fault)) } } }
                }
            }
        }
        @if more > 0 { p { (speaker.say(&Phrase::new("setup-more-faults").with("count", more as i64))) } }
    }
}
