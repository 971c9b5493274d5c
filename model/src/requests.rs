//! Requests over HTTP.

use client::{Browser, HttpAnswer};
use serde_json::Value;
use store::MatchId;

use crate::Broken;
use crate::coverage::{Flavour, Kind};
use crate::episode::{Episode, MOST_TABLES, Person, guest_of};
use crate::explain::{Cause, Did, Outcome};
use crate::laws;
use crate::rng::Rng;
use crate::routes::{Knowledge, ROUTES, Request, Route};

/// A site that is not ours.
const ELSEWHERE: &str = "https://evil.example";

/// No more people than this are remembered.
const MOST_PEOPLE: usize = 9;

/// Asks seldom where bots think, where pixels are painted, and where somebody is taken away.
pub(crate) fn is_seldom(route: &Route, rng: &mut Rng) -> bool {
    let seldom = [
        "/table/{id}/analysis",
        "/table/{id}/preview.png",
        "/puzzles/{id}/answer",
        "/me/delete",
    ];
    seldom.contains(&route.path) && !rng.one_in(6)
}

impl Episode<'_> {
    /// Somebody asks for something at one of the addresses.
    pub(crate) fn visit(&mut self) -> Result<(), Broken> {
        let mut route = self.rng.pick(ROUTES);
        if is_seldom(route, &mut self.rng) {
            route = self.rng.pick(ROUTES);
        }
        let mut flavour = *self.rng.pick(route.flavours);
        let opens = [
            "/play/{game}",
            "/invite",
            "/invite/{game}",
            "/new/{game}",
            "/import",
        ]
        .contains(&route.path);
        if opens && self.tables.len() >= MOST_TABLES && flavour == Flavour::Right {
            flavour = Flavour::Garbage;
        }
        let kinds: &[Kind] = if route.at_table {
            &Kind::ALL
        } else {
            &Kind::ANYWHERE
        };
        let kind = *self.rng.pick(kinds);
        let wanted = if kind == Kind::OtherSite { Kind::Host } else { kind };
        let Some((at, who)) = self.somebody(wanted, flavour) else {
            return Ok(());
        };
        let kind = match kind {
            Kind::Stranger | Kind::OtherSite => kind,
            _ if route.at_table => self.tables[at].kind_of(self.people[who].guest),
            _ => Kind::Spectator,
        };
        let mut knowledge = Knowledge {
            rng: &mut self.rng,
            table: Some(&self.tables[at]),
            tables: &self.tables,
            guest: self.people[who].guest,
            puzzles: &self.puzzles,
            gone: &self.gone,
        };
        let mut request = knowledge.request(route, flavour);
        if kind == Kind::OtherSite {
            request.headers.push(("origin".to_owned(), ELSEWHERE.to_owned()));
            if route.path == "/table/{id}/live" {
                upgrade(&mut request);
            }
        }
        self.send(route, &request, kind, flavour, at, who)
    }

    /// Somebody looks at a table as one of its own pages would.
    pub(crate) fn visit_at(
        &mut self,
        route: &Route,
        flavour: Flavour,
        at: usize,
        who: usize,
    ) -> Result<(), Broken> {
        let kind = self.tables[at].kind_of(self.people[who].guest);
        let mut knowledge = Knowledge {
            rng: &mut self.rng,
            table: Some(&self.tables[at]),
            tables: &self.tables,
            guest: self.people[who].guest,
            puzzles: &self.puzzles,
            gone: &self.gone,
        };
        let request = knowledge.request(route, flavour);
        self.send(route, &request, kind, flavour, at, who)
    }

    fn send(
        &mut self,
        route: &Route,
        request: &Request,
        kind: Kind,
        flavour: Flavour,
        at: usize,
        who: usize,
    ) -> Result<(), Broken> {
        let mut browser = if kind == Kind::Stranger {
            let mut nobody = Browser::new(self.server.address);
            if flavour == Flavour::Foreign || self.rng.one_in(3) {
                // Somebody's name with a signature that is not ours.
                let forged = format!("{}.{}", self.people[who].guest, "0".repeat(64));
                nobody.cookies.insert("benben".to_owned(), forged);
            }
            nobody
        } else {
            self.people[who].browser.clone()
        };
        let before = browser.cookies.get("benben").cloned();
        let body = String::from_utf8_lossy(&request.body).into_owned();
        let shown = format!("{} {} {}", request.method, request.path, laws::start(&body));
        self.note(format!("person {who} ({kind:?}, {flavour:?}): {shown}"));
        let answer = asked(&mut browser, request);
        self.note(format!("    is answered {}", answer.status));
        let answered = answer.status.to_string();
        self.coverage.tried(&route.name(), kind, flavour, &answered);
        laws::answered(&answer)?;
        let did = request.did();
        let deleted = did == Did::Delete && answer.status < 400;
        let changed = browser.cookies.get("benben").cloned() != before;
        if kind != Kind::Stranger && changed && !deleted {
            return Err(Broken("somebody became somebody else".to_owned()));
        }
        let forged = kind == Kind::Stranger && before.is_some() && !changed;
        let guest = if forged || deleted {
            None
        } else {
            guest_of(&browser)
        };
        let about = (route.at_table && request.path.contains(&self.tables[at].name)).then_some(at);
        let mut text = answer.text();
        for (name, value) in &answer.headers {
            // A visitor may be told their own cookie.
            if name != "set-cookie" {
                text.push_str(value);
                text.push('\n');
            }
        }
        let said = format!("{} {body}", request.path);
        self.check_hidden(&text, &said, guest, about, &Cause::nobody())?;
        if kind != Kind::Stranger
            && let Some(guest) = guest
        {
            self.keep_what_is_shown(request, &answer, guest, at);
        }
        let plays = guest.is_some_and(|guest| !self.tables[at].now.plays(guest).is_empty());
        if route.path.contains("/qr/") && answer.status == 200 && !plays && about.is_some() {
            return Err(Broken(
                "an invitation was pictured for somebody without a seat".to_owned(),
            ));
        }
        if about.is_some() && kind != Kind::OtherSite {
            self.compare_twin(request, &answer, &browser, at)?;
        }
        let refused = answer.status >= 400 || request.method == "GET";
        if kind == Kind::OtherSite && request.method != "GET" && answer.status < 400 {
            return Err(Broken(format!("another site was answered {}", answer.status)));
        }
        let cause = Cause {
            guest: if deleted {
                before
                    .as_deref()
                    .and_then(|cookie| cookie.split('.').next()?.parse().ok())
            } else {
                guest
            },
            did,
            outcome: if refused {
                Outcome::Refused
            } else {
                Outcome::Accepted
            },
        };
        if kind == Kind::Stranger {
            let worked = !refused && self.people.len() < MOST_PEOPLE;
            if let Some(person) = Person::of(browser).filter(|_| worked && !forged) {
                self.known.insert(person.guest, self.truth.known(person.guest));
                self.people.push(person);
            }
        } else if deleted {
            self.known.remove(&self.people[who].guest);
            let newcomer = self.newcomer();
            self.known
                .insert(newcomer.guest, self.truth.known(newcomer.guest));
            self.people[who] = newcomer;
        } else {
            browser.received.clear();
            self.people[who].browser = browser;
        }
        self.after_request(&cause, &answer, at)
    }

    /// Learns links, puzzles and words from what a page shows.
    fn keep_what_is_shown(
        &mut self,
        request: &Request,
        answer: &HttpAnswer,
        guest: store::GuestId,
        at: usize,
    ) {
        if answer.status == 200 && request.path.starts_with("/table/") {
            self.tables[at].keep_links(&answer.text(), guest);
        }
        let target = answer.header("location").unwrap_or_default();
        let id = target
            .strip_prefix("/puzzles/")
            .or(request.path.strip_prefix("/puzzles/"));
        let is_id = |id: &&str| !id.is_empty() && !id.contains(['/', '?']) && *id != "next";
        if let Some(id) = id.filter(is_id).filter(|_| answer.status < 400) {
            if !self.puzzles.iter().any(|(known, _)| known == id) {
                self.puzzles.push((id.to_owned(), Vec::new()));
            }
            let words = greeted(&answer.text());
            let known = self.puzzles.iter_mut().find(|(known, _)| known == id);
            if let Some((_, known)) = known.filter(|_| !words.is_empty()) {
                *known = words;
            }
        }
    }

    /// The same request about the other of two twins is answered the same.
    fn compare_twin(
        &mut self,
        request: &Request,
        answer: &HttpAnswer,
        browser: &Browser,
        at: usize,
    ) -> Result<(), Broken> {
        let Some(twin) = &self.tables[at].twin else {
            return Ok(());
        };
        // Links and their pictures follow from the id; what changes something ends the comparison.
        let by_link = ["/sit/", "/seat/"]
            .iter()
            .any(|start| request.path.starts_with(start));
        let is_compared = request.method == "GET" && !by_link && !request.path.contains("/qr/");
        if !is_compared {
            return Ok(());
        }
        let (one, other) = (self.tables[at].name.clone(), twin.name.clone());
        let path = request.path.replace(&one, &other);
        let again = Request {
            path,
            ..request.clone()
        };
        let mut seen = String::new();
        let mut first = masked(answer, &one);
        for round in 0..6 {
            let mut browser = browser.clone();
            let second = masked(&asked(&mut browser, &again), &other);
            if first == second {
                return Ok(());
            }
            seen = difference(&first, &second);
            // Who looks on may be counted a moment later.
            std::thread::sleep(std::time::Duration::from_millis(50 << round));
            first = masked(&asked(&mut browser, request), &one);
        }
        Err(Broken(format!("twins are shown differently: {seen}")))
    }

    /// What follows from an answer: new matches, deleted ones, and everything in the store.
    fn after_request(&mut self, cause: &Cause, answer: &HttpAnswer, at: usize) -> Result<(), Broken> {
        let target = answer
            .header("location")
            .and_then(|target| target.strip_prefix("/table/"));
        // What was imported is shown from its beginning.
        let opened = target.and_then(|rest| rest.split('/').next()?.parse::<MatchId>().ok());
        let accepted = cause.outcome == Outcome::Accepted;
        if let Some(id) = opened.filter(|id| accepted && !self.tables.iter().any(|table| table.id == *id)) {
            let is_twin = self
                .tables
                .iter()
                .any(|table| table.twin.as_ref().is_some_and(|twin| twin.id == id));
            if !is_twin {
                let new = self.adopt(id)?;
                let before = &self.tables[at].now.company;
                let company = &self.tables[new].now.company;
                let mine = |guest: &store::GuestId| Some(*guest) == cause.guest;
                let explained = match cause.did {
                    Did::Rematch => {
                        let sat = |guest: &store::GuestId| before.seats.contains(&Some(*guest));
                        company.owner == before.owner && company.seats.iter().flatten().all(sat)
                    }
                    _ => mine(&company.owner) && company.seats.iter().flatten().all(mine),
                };
                if !explained {
                    return Err(Broken(format!("{cause:?} opened a match of {company:?}")));
                }
            }
        }
        let everywhere = matches!(cause.did, Did::RenewLinks | Did::Delete | Did::Revoke(..));
        if everywhere && accepted {
            for at in (0..self.tables.len()).rev() {
                self.look_again(at, cause)?;
            }
            self.settle_all(cause)
        } else {
            self.settle(at, cause)
        }
    }
}

/// Sends a request.
fn asked(browser: &mut Browser, request: &Request) -> HttpAnswer {
    let headers = request
        .headers
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()));
    let headers: Vec<(&str, &str)> = headers.collect();
    browser.ask(&request.method, &request.path, &headers, &request.body)
}

fn upgrade(request: &mut Request) {
    let all = [
        ("connection", "upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    request
        .headers
        .extend(all.map(|(name, value)| (name.to_owned(), value.to_owned())));
}

/// The words that can be said on a board that is part of a page.
fn greeted(page: &str) -> Vec<String> {
    fn walk(node: &Value, words: &mut Vec<String>) {
        match node {
            Value::Object(next) => next.values().for_each(|next| walk(next, words)),
            Value::Array(leaf) => {
                words.extend(leaf.iter().filter_map(|word| Some(word.as_str()?.to_owned())));
            }
            _ => {}
        }
    }
    let Some((_, rest)) = page.split_once("data-greeting=\"") else {
        return Vec::new();
    };
    let text = rest
        .split('"')
        .next()
        .unwrap_or_default()
        .replace("&quot;", "\"")
        .replace("&amp;", "&");
    let greeting: Value = serde_json::from_str(&text).unwrap_or_default();
    let mut words = Vec::new();
    walk(&greeting["board"]["paths"], &mut words);
    words
}

/// Everything in an answer that must not tell twins apart.
fn masked(answer: &HttpAnswer, name: &str) -> String {
    // The length follows from the text, which shows better what differs.
    let left_out = ["date", "set-cookie", "content-length"];
    let headers = answer
        .headers
        .iter()
        .filter(|(name, _)| !left_out.contains(&name.as_str()));
    let headers: Vec<String> = headers.map(|(name, value)| format!("{name}: {value}")).collect();
    let text = format!("{}\n{}\n{}", answer.status, headers.join("\n"), answer.text());
    unmarked(&text.replace(name, "ID"))
}

/// The text without what follows from an id by the server's key.
pub(crate) fn unmarked(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    // A stamp is a digest that depends on the match.
    while let Some((before, after)) = rest.split_once("data-stamp=\"") {
        out.push_str(before);
        rest = after.split_once('"').map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    let mut masked = String::with_capacity(out.len());
    for piece in out.split_inclusive(|char: char| !char.is_ascii_hexdigit()) {
        let digits = piece.trim_end_matches(|char: char| !char.is_ascii_hexdigit());
        if digits.len() >= 24 {
            masked.push_str("TOKEN");
            masked.push_str(&piece[digits.len()..]);
        } else {
            masked.push_str(piece);
        }
    }
    masked
}

/// Where two texts begin to differ.
pub(crate) fn difference(one: &str, other: &str) -> String {
    let same = one
        .char_indices()
        .zip(other.chars())
        .take_while(|((_, one), other)| one == other);
    let at = same.last().map_or(0, |((at, _), _)| at);
    let near = |text: &str| {
        let from = text
            .char_indices()
            .map(|(at, _)| at)
            .take_while(|from| *from + 120 < at)
            .last();
        text[from.unwrap_or(0)..].chars().take(260).collect::<String>()
    };
    format!("{:?} and {:?}", near(one), near(other))
}
