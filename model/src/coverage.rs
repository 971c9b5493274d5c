//! What has been tried by whom, and what must have been.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::{messages, routes};

/// Who tries.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Kind {
    /// Opened the match.
    Host,
    /// Has a seat in somebody else's match.
    Player,
    /// Plays a seat by its holder's link.
    Deputy,
    /// Has a cookie, and no seat here.
    Spectator,
    /// Has no cookie, or a forged one.
    Stranger,
    /// A page of another site in somebody's browser.
    OtherSite,
}

impl Kind {
    pub(crate) const ALL: [Kind; 6] = [
        Kind::Host,
        Kind::Player,
        Kind::Deputy,
        Kind::Spectator,
        Kind::Stranger,
        Kind::OtherSite,
    ];

    /// Those who can be told apart where no match is concerned.
    pub(crate) const ANYWHERE: [Kind; 3] = [Kind::Spectator, Kind::Stranger, Kind::OtherSite];

    /// Those who can have a live connection. A stranger becomes a spectator with the page.
    pub(crate) const LIVE: [Kind; 4] = [Kind::Host, Kind::Player, Kind::Deputy, Kind::Spectator];
}

/// What is sent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Flavour {
    /// What a page of ours would send.
    Right,
    /// Well formed, and impossible.
    Wrong,
    /// Right some time ago.
    Stale,
    /// Right for somebody else.
    Foreign,
    /// No sense at all.
    Garbage,
}

impl Flavour {
    pub(crate) const ALL: [Flavour; 5] = [
        Flavour::Right,
        Flavour::Wrong,
        Flavour::Stale,
        Flavour::Foreign,
        Flavour::Garbage,
    ];
}

/// How often what was tried by whom, with which values, and how it was answered.
#[derive(Default)]
pub(crate) struct Coverage {
    by_kind: BTreeMap<(String, Kind), u64>,
    by_flavour: BTreeMap<(String, Flavour), u64>,
    answers: BTreeMap<(String, String), u64>,
    events: BTreeMap<&'static str, u64>,
}

impl Coverage {
    pub(crate) fn tried(&mut self, what: &str, kind: Kind, flavour: Flavour, answer: &str) {
        *self.by_kind.entry((what.to_owned(), kind)).or_default() += 1;
        *self.by_flavour.entry((what.to_owned(), flavour)).or_default() += 1;
        *self
            .answers
            .entry((what.to_owned(), answer.to_owned()))
            .or_default() += 1;
    }

    /// Counts something else that must happen in every run.
    pub(crate) fn happened(&mut self, what: &'static str) {
        *self.events.entry(what).or_default() += 1;
    }

    /// Counts what was tried elsewhere as well.
    pub(crate) fn add(&mut self, other: Coverage) {
        for (key, count) in other.by_kind {
            *self.by_kind.entry(key).or_default() += count;
        }
        for (key, count) in other.by_flavour {
            *self.by_flavour.entry(key).or_default() += count;
        }
        for (key, count) in other.answers {
            *self.answers.entry(key).or_default() += count;
        }
        for (key, count) in other.events {
            *self.events.entry(key).or_default() += count;
        }
    }

    pub(crate) fn messages(&self) -> u64 {
        self.by_kind.values().sum()
    }

    /// Everything that was never tried.
    pub(crate) fn gaps(&self) -> Vec<String> {
        let mut gaps = Vec::new();
        let mut need = |what: &str, kinds: &[Kind], flavours: &[Flavour]| {
            let key = what.to_owned();
            for kind in kinds {
                if !self.by_kind.contains_key(&(key.clone(), *kind)) {
                    gaps.push(format!(
                        "{what} was never tried by a visitor of the kind {kind:?}"
                    ));
                }
            }
            for flavour in flavours {
                if !self.by_flavour.contains_key(&(key.clone(), *flavour)) {
                    gaps.push(format!(
                        "{what} was never tried with values of the kind {flavour:?}"
                    ));
                }
            }
        };
        for route in routes::ROUTES {
            let kinds: &[Kind] = if route.at_table {
                &Kind::ALL
            } else {
                &Kind::ANYWHERE
            };
            need(&route.name(), kinds, route.flavours);
        }
        for message in messages::MESSAGES {
            need(message.name, &Kind::LIVE, message.flavours);
        }
        for event in [
            "kill",
            "kill in the middle",
            "twins",
            "match over",
            "card looked for",
        ] {
            if !self.events.contains_key(event) {
                gaps.push(format!("never happened: {event}"));
            }
        }
        gaps
    }

    /// A line for everything that was tried: by whom, with what, and the answers.
    pub(crate) fn report(&self) -> String {
        let mut text = String::new();
        let mut names: Vec<&String> = self.by_kind.keys().map(|(name, _)| name).collect();
        names.dedup();
        for name in names {
            let of = |kind: &Kind| self.by_kind.get(&(name.clone(), *kind)).copied().unwrap_or(0);
            let with = |flavour: &Flavour| {
                self.by_flavour
                    .get(&(name.clone(), *flavour))
                    .copied()
                    .unwrap_or(0)
            };
            let kinds: Vec<String> = Kind::ALL.iter().map(|kind| of(kind).to_string()).collect();
            let flavours: Vec<String> = Flavour::ALL
                .iter()
                .map(|flavour| with(flavour).to_string())
                .collect();
            let answers = self.answers.iter().filter(|((what, _), _)| what == name);
            let answers: Vec<String> = answers
                .map(|((_, answer), count)| format!("{answer}×{count}"))
                .collect();
            let _ = writeln!(
                text,
                "{name:<36} {:<36} {:<30} {}",
                kinds.join(" "),
                flavours.join(" "),
                answers.join(" ")
            );
        }
        for (event, count) in &self.events {
            let _ = writeln!(text, "{event}: {count}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const ROUTER: &str = include_str!("../../crates/server/src/routes/mod.rs");
    const DOCUMENT: &str = include_str!("../../docs/server.md");
    const RIGHTS: &str = include_str!("../../docs/rights.md");

    /// The routes of the server as its source has them.
    fn served() -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        for piece in ROUTER.split(".route(").skip(1) {
            let path = piece.split('"').nth(1).expect("a path");
            let handlers = piece.split(".layer(").next().unwrap_or_default();
            for (method, calls) in [("GET", "get("), ("POST", "post(")] {
                if handlers.contains(calls) {
                    all.insert(format!("{method} {path}"));
                }
            }
        }
        all
    }

    #[test]
    fn every_route_of_the_server_is_tried_and_no_other() {
        let tried: BTreeSet<String> = routes::ROUTES.iter().map(routes::Route::name).collect();
        assert!(served().len() > 40, "{:?}", served());
        assert_eq!(tried, served());
    }

    #[test]
    fn every_message_of_the_document_is_tried_and_no_other() {
        let from = DOCUMENT.find("```json client\n").expect("the examples");
        let block = &DOCUMENT[from..from + DOCUMENT[from + 3..].find("```").expect("an end")];
        let lines = block.lines().filter(|line| line.starts_with('{'));
        let documented: BTreeSet<&str> = lines
            .map(|line| line.split('"').nth(3).expect("a name"))
            .collect();
        let tried: BTreeSet<&str> = messages::MESSAGES.iter().map(|message| message.name).collect();
        assert_eq!(tried, documented);
    }

    #[test]
    fn every_kind_of_visitor_in_the_table_of_rights_tries() {
        let heads = RIGHTS
            .lines()
            .find(|line| line.starts_with("| what |"))
            .expect("the table");
        for (kind, head) in [
            (Kind::Host, "host"),
            (Kind::Player, "player"),
            (Kind::Deputy, "by link"),
            (Kind::Spectator, "spectator"),
            // Who was removed, or asks for a seat, is a spectator of some past.
            (Kind::Spectator, "removed"),
            (Kind::Spectator, "asks for seat 2"),
            (Kind::Stranger, "no cookie"),
            (Kind::OtherSite, "another site"),
        ] {
            assert!(heads.contains(head), "{kind:?}: {heads}");
        }
        assert_eq!(
            heads.matches('|').count(),
            11,
            "a kind that nobody plays: {heads}"
        );
    }

    #[test]
    fn what_was_tried_elsewhere_counts() {
        let mut all = Coverage::default();
        for kind in [Kind::Host, Kind::Player] {
            let mut one = Coverage::default();
            one.tried("ping", kind, Flavour::Right, "pong");
            one.happened("kill");
            all.add(one);
        }
        assert_eq!(all.messages(), 2);
        assert_eq!(all.by_flavour[&("ping".to_owned(), Flavour::Right)], 2);
        assert_eq!(all.answers[&("ping".to_owned(), "pong".to_owned())], 2);
        assert_eq!(all.events["kill"], 2);
    }

    #[test]
    fn what_was_never_tried_is_missed() {
        let mut coverage = Coverage::default();
        let all = coverage.gaps().len();
        coverage.tried("ping", Kind::Host, Flavour::Right, "pong");
        let gaps = coverage.gaps();
        assert_eq!(gaps.len(), all - 2);
        assert!(
            gaps.contains(&"ping was never tried by a visitor of the kind Deputy".to_owned()),
            "{gaps:?}"
        );
    }
}
