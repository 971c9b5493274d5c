//! What every answer must be, to any visitor and any request.

use client::HttpAnswer;
use rules::SeatSet;
use say::{Language, Speaker};
use serde_json::Value;
use store::{GuestId, MatchId};

use crate::Broken;
use crate::cards;
use crate::tables::Table;

/// The shortest text that can be a reason.
const SHORTEST: usize = 6;

/// The digits of the shortest secret.
const DIGITS: usize = 24;

/// An answer to a request fails in none of the ways in which no answer may.
pub(crate) fn answered(answer: &HttpAnswer) -> Result<(), Broken> {
    let text = answer.text();
    if answer.status >= 500 {
        return Err(Broken(format!("status {}: {}", answer.status, start(&text))));
    }
    if answer.status >= 400 && !is_sentence(&reason(answer, &text)) {
        return Err(Broken(format!(
            "status {} without a reason: {}",
            answer.status,
            start(&text)
        )));
    }
    if (300..400).contains(&answer.status) && answer.status != 304 {
        let target = answer.header("location").unwrap_or_default();
        if !target.starts_with('/') || target.starts_with("//") {
            return Err(Broken(format!("led to {target:?}")));
        }
    }
    Ok(())
}

/// A refusal on the live connection says why, and it is not the server's own trouble.
pub(crate) fn refused(message: &Value) -> Result<(), Broken> {
    let text = message["text"].as_str().unwrap_or_default();
    if !is_sentence(text) {
        return Err(Broken(format!("refused without a reason: {message}")));
    }
    let troubles = ["page-store-trouble", "page-damaged", "page-broken"];
    for language in Language::ALL {
        if troubles.iter().any(|id| Speaker::new(*language).text(id) == text) {
            return Err(Broken(format!("the server failed: {text}")));
        }
    }
    Ok(())
}

fn is_sentence(text: &str) -> bool {
    text.trim().chars().count() >= SHORTEST && text.contains(char::is_alphabetic)
}

/// What a page says to a visitor who is refused.
fn reason(answer: &HttpAnswer, text: &str) -> String {
    let is_page = answer
        .header("content-type")
        .is_some_and(|kind| kind.starts_with("text/html"));
    if !is_page {
        return text.to_owned();
    }
    let Some((_, rest)) = text.split_once("role=\"alert\"") else {
        return String::new();
    };
    let rest = rest.split_once('>').map_or("", |(_, rest)| rest);
    let end = rest
        .find("</div>")
        .or_else(|| rest.find("</p>"))
        .unwrap_or(rest.len());
    let mut said = String::new();
    let mut inside = false;
    for char in rest[..end].chars() {
        match char {
            '<' => inside = true,
            '>' => inside = false,
            _ if !inside => said.push(char),
            _ => {}
        }
    }
    said
}

/// The beginning of a long text.
pub(crate) fn start(text: &str) -> String {
    text.chars().take(600).collect()
}

/// Nothing hidden from a guest is in what they are sent. `said` is what they have sent
/// themselves; `cookies` are those of everybody else.
pub(crate) fn hides(
    text: &str,
    said: &str,
    guest: Option<GuestId>,
    about: Option<MatchId>,
    still: SeatSet,
    tables: &[Table],
    cookies: &[String],
) -> Result<u64, Broken> {
    let plays = |table: &Table| guest.is_some_and(|guest| !table.now.plays(guest).is_empty());
    for run in text
        .split(|char: char| !char.is_ascii_hexdigit())
        .filter(|run| run.len() >= DIGITS)
    {
        if said.contains(run) {
            continue;
        }
        if cookies.iter().any(|cookie| cookie.ends_with(run)) {
            return Err(Broken(format!("told the cookie of somebody else: {run}")));
        }
        for table in tables {
            let is_secret = table.now.secret.as_deref() == Some(run);
            if is_secret && !table.is_over() {
                return Err(Broken(format!(
                    "told the dealer's secret of match {}: {run}",
                    table.name
                )));
            }
            let of_link = |(_, link): &&(GuestId, String)| link.ends_with(run);
            if let Some((whose, link)) = table.own_links.iter().find(of_link)
                && Some(*whose) != guest
            {
                return Err(Broken(format!("told the own link of {whose:?}: {link}")));
            }
            if let Some((_, link)) = table.invitations.iter().find(of_link)
                && !plays(table)
            {
                return Err(Broken(format!(
                    "told an invitation to somebody without a seat: {link}"
                )));
            }
        }
    }
    let mut looked_for = 0;
    for table in tables
        .iter()
        .filter(|table| about.is_none_or(|id| table.id == id))
    {
        let own = guest.map_or_else(Default::default, |guest| table.now.has(guest));
        let own = own.iter().chain(still.iter()).collect();
        for (seat, card) in cards::hidden_from(&table.now, own) {
            looked_for += 1;
            if about.is_some() && cards::mentions(text, &card) && !said.contains(&card) {
                let at = text.find(&card).unwrap_or(0);
                let near: String = text[..at].chars().rev().take(80).collect();
                let near: String = near.chars().rev().collect();
                return Err(Broken(format!(
                    "told the card {card} in the hand of seat {seat}, after {near:?}"
                )));
            }
        }
    }
    Ok(looked_for)
}
