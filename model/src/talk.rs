//! Messages over live connections.

use std::time::Duration;

use client::Live;
use rules::{Seat, SeatSet, Viewer};
use serde_json::Value;
use store::GuestId;

use crate::Broken;
use crate::coverage::Flavour;
use crate::episode::Episode;
use crate::explain::{Cause, Did, Outcome};
use crate::requests::{difference, unmarked};
use crate::truth::Snapshot;
use crate::{laws, messages};

/// Nothing takes longer, on however busy a machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// Longer messages end a connection.
const LONGEST: usize = 4_096;

impl Episode<'_> {
    /// Somebody says something at a table.
    pub(crate) fn say(
        &mut self,
        at: usize,
        who: usize,
        name: &'static str,
        flavour: Flavour,
    ) -> Result<(), Broken> {
        self.open_page(at, who)?;
        let guest = self.people[who].guest;
        let table = &self.tables[at];
        let kind = table.kind_of(guest);
        let text = messages::text(name, flavour, &table.now, guest, &mut self.rng);
        let did = Did::of_message(&text);
        let must = flavour == Flavour::Right && is_right(&text, &did, table, guest);
        let page = table.name.clone();
        let twin = table.twin.as_ref().map(|twin| twin.name.clone());
        self.note(format!(
            "person {who} ({kind:?}, {flavour:?}) says at {page}: {}",
            laws::start(&text)
        ));
        let live = self.people[who].pages.get_mut(&page).expect("an open page");
        let answer = answered(live, name, &text);
        let heard: Vec<String> = std::mem::take(&mut live.received);
        let Some(answer) = answer else {
            self.close(who, &page);
            if text.len() <= LONGEST {
                return Err(Broken(format!("no answer to {text}")));
            }
            return self.settle(at, &Cause::nobody());
        };
        let told = answer["is"].as_str().unwrap_or_default().to_owned();
        self.note(format!("    is answered {}", laws::start(&answer.to_string())));
        self.coverage.tried(name, kind, flavour, &told);
        if told == "refused" || told == "unshared" {
            laws::refused(&answer)?;
        }
        if told == "shared" && self.tables[at].now.plays(guest).is_empty() {
            return Err(Broken("somebody without a seat added to the dice".to_owned()));
        }
        if must && told != "done" {
            // A bot that thinks may have been quicker by a moment.
            let before = self.tables[at].now.text.clone();
            self.look_again(at, &Cause::nobody())?;
            if self.tables[at].now.text == before {
                return Err(Broken(format!("a right move was answered {answer}")));
            }
        }
        let cause = Cause {
            guest: Some(guest),
            did,
            outcome: if told == "done" {
                Outcome::Accepted
            } else {
                Outcome::Refused
            },
        };
        for text_heard in &heard {
            self.check_hidden(text_heard, &text, Some(guest), Some(at), &cause)?;
        }
        if let Some(twin) = twin
            && told != "done"
            && name != "hint"
            && name != "say"
            && told != "shared"
        {
            let live = self.people[who].pages.get_mut(&twin).expect("a page of the twin");
            let other = answered(live, name, &text);
            live.received.clear();
            let other = other.map(|other| other.to_string()).unwrap_or_default();
            let (one, other) = (
                unmarked(&answer.to_string()),
                unmarked(&other.replace(&twin, &page)),
            );
            // Boards come with whatever else has happened meanwhile; they are compared as pages.
            if told != "update" && one != other {
                return Err(Broken(format!(
                    "twins answer differently: {}",
                    difference(&one, &other)
                )));
            }
        }
        self.settle(at, &cause)
    }

    /// All pages of a table show what there is to be seen.
    pub(crate) fn pages_follow(&mut self, at: usize) -> Result<(), Broken> {
        let name = self.tables[at].name.clone();
        for who in 0..self.people.len() {
            let guest = self.people[who].guest;
            let mut waited = Duration::ZERO;
            let pause = Duration::from_millis(500);
            // Whoever has just lost a seat may still be told what was on its way; the page is
            // followed until it has left the seat.
            let page = self.people[who].pages.get(&name);
            let still: SeatSet = page
                .and_then(|live| live.seat().parse().ok())
                .into_iter()
                .collect();
            while let Some(live) = self.people[who].pages.get_mut(&name) {
                if shows(live, &self.tables[at].now, guest) {
                    break;
                }
                if live.hear(pause).is_none() {
                    waited += pause;
                    // Bots may have gone on.
                    self.look_again(at, &Cause::nobody())?;
                }
                if waited >= PATIENCE {
                    return Err(Broken(format!(
                        "the page of person {who} at {name} does not follow the match"
                    )));
                }
            }
            let heard = self.people[who]
                .pages
                .get_mut(&name)
                .map(|live| std::mem::take(&mut live.received));
            for text in heard.unwrap_or_default() {
                self.check_hidden_but(&text, "", Some(guest), Some(at), still, &Cause::nobody())?;
            }
        }
        Ok(())
    }
}

/// Whether a page shows as much as its viewer may see, and no more.
fn shows(live: &Live, now: &Snapshot, guest: GuestId) -> bool {
    let viewer = match live.seat().parse::<Seat>() {
        Ok(seat) if !now.has(guest).contains(seat) => return false,
        Ok(seat) => Viewer::Seat(seat),
        Err(_) => Viewer::Public,
    };
    live.seq() == now.game.seq(viewer).0
}

/// Whether the rules and the rights allow what is said.
fn is_right(text: &str, did: &Did, table: &crate::tables::Table, guest: GuestId) -> bool {
    let Did::Act(seat) = did else {
        return false;
    };
    let said: Value = serde_json::from_str(text).unwrap_or_default();
    let word = said["word"].as_str().unwrap_or_default();
    !table.now.game.awaits_shares()
        && table.now.plays(guest).contains(*seat)
        && messages::words(&table.now, *seat)
            .iter()
            .any(|legal| legal == word)
}

/// Sends a message and reads until it is answered; `None` if it is not.
fn answered(live: &mut Live, name: &str, text: &str) -> Option<Value> {
    live.send(tungstenite::Message::text(text));
    if matches!(name, "show" | "frame" | "seal" | "nonce") {
        return answered_in_time(live, name);
    }
    loop {
        let heard = live.hear(PATIENCE)?;
        // Boards change, and pages add to the dice, beside what people ask for.
        if !matches!(
            heard["is"].as_str(),
            Some("update" | "dice" | "shared" | "unshared")
        ) {
            return Some(heard);
        }
    }
}

/// The same for what is answered like something that comes by itself: whatever came before the
/// answer to another message.
fn answered_in_time(live: &mut Live, name: &str) -> Option<Value> {
    live.send(tungstenite::Message::text("{\"do\":\"ping\"}"));
    let with_board = matches!(name, "show" | "frame");
    let mut answer = None;
    loop {
        let heard = live.hear(PATIENCE)?;
        match heard["is"].as_str() {
            Some("pong") => return answer,
            Some("refused") => answer = Some(heard),
            Some("update") if with_board && answer.is_none() => answer = Some(heard),
            Some("shared" | "unshared") if !with_board => answer = Some(heard),
            _ => {}
        }
    }
}
