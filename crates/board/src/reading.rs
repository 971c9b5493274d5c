//! A board in words, as tables and lists for screen readers.
//!
//! Everything clickable in the picture is a button here, with the id of its shape in
//! `data-target`; the effect of each click of a path is in a span with `data-step`. The script
//! shows the current one.

use draw::{Body, ListEntry, Reading, ReadingDigest, Row, Section, Words};
use maud::{Markup, PreEscaped, html};
use say::Speaker;

/// A reading on a page: the ids of its changing parts start with a prefix, so that a page can
/// have two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reader {
    /// The language.
    pub speaker: Speaker,
    /// What the ids begin with.
    pub name: &'static str,
}

impl Reader {
    /// The prefix of the current board.
    pub const NOW: &'static str = "read";

    /// The prefix of a past board.
    pub const THEN: &'static str = "was";

    /// The whole reading.
    pub fn whole(self, reading: &Reading) -> Markup {
        html! {
            @for (number, section) in reading.sections.iter().enumerate() {
                @let title = self.id(number);
                h3 id=(title) { (self.title(section)) }
                div id={ (title) "-all" } { (self.body(&title, &section.body)) }
            }
        }
    }

    fn id(self, section: usize) -> String {
        format!("{}-{section}", self.name)
    }

    fn body(self, title: &str, body: &Body) -> Markup {
        html! {
            @match body {
                Body::List(entries) | Body::Choices(entries) => ul {
                    @for (place, entry) in entries.iter().enumerate() {
                        li id={ (title) "-" (place) } { (self.entry(entry)) }
                    }
                },
                Body::Table { columns, rows } => table aria-labelledby=(title) {
                    thead { tr {
                        td {}
                        @for column in columns { th scope="col" { (self.words(column)) } }
                    } }
                    tbody {
                        @for (place, row) in rows.iter().enumerate() {
                            tr id={ (title) "-" (place) } { (self.row(row)) }
                        }
                    }
                },
            }
        }
    }

    /// The update from the reading with this digest to another: the contents of elements by id.
    /// `None` if the number of sections differs.
    /// `digest` is that of the new one.
    pub fn changes(
        self,
        old: &ReadingDigest,
        new: &Reading,
        digest: &ReadingDigest,
    ) -> Option<Vec<(String, String)>> {
        if old.sections.len() != digest.sections.len() {
            return None;
        }
        let mut changes = Vec::new();
        let digests = old.sections.iter().zip(&digest.sections);
        for (number, ((old, digest), section)) in digests.zip(&new.sections).enumerate() {
            let title = self.id(number);
            if old.title != digest.title {
                changes.push((title.clone(), html! { (self.title(section)) }.into_string()));
            }
            if old.shape != digest.shape || old.rows.len() != digest.rows.len() {
                let body = self.body(&title, &section.body);
                changes.push((format!("{title}-all"), body.into_string()));
                continue;
            }
            let rows = old.rows.iter().zip(&digest.rows).enumerate();
            for (place, _) in rows.filter(|(_, (old, digest))| old != digest) {
                let markup = match &section.body {
                    Body::List(entries) | Body::Choices(entries) => self.entry(&entries[place]).0.to_owned(),
                    Body::Table { rows, .. } => self.row(&rows[place]).into_string(),
                };
                changes.push((format!("{title}-{place}"), markup));
            }
        }
        Some(changes)
    }

    fn title(self, section: &Section) -> String {
        self.speaker.say(&section.title)
    }

    fn words(self, words: &Words) -> String {
        match words {
            Words::Said(phrase) => self.speaker.say(phrase),
            Words::Bare(text) => text.to_string(),
        }
    }

    fn row(self, row: &Row) -> Markup {
        html! {
            th scope="row" { (self.words(&row.head)) }
            @for cell in &row.cells {
                td {
                    @match &**cell {
                        [only] => (self.entry(only)),
                        several => @for entry in several { div { (self.entry(entry)) } }
                    }
                }
            }
        }
    }

    /// An entry; those that many boards have are written once.
    fn entry(self, entry: &ListEntry) -> PreEscaped<&str> {
        let language = self.speaker.language();
        PreEscaped(entry.written(language, || self.anew(entry).into_string()))
    }

    fn anew(self, entry: &ListEntry) -> Markup {
        let what: Vec<String> = entry.what.iter().map(|what| self.speaker.say(what)).collect();
        let what = what.join(", ");
        let Some(id) = entry.id.as_ref().filter(|_| !entry.uses.is_empty()) else {
            return html! { (what) };
        };
        let at_once = entry.uses.iter().any(|used| used.step == 0);
        html! {
            button type="button" data-target=(id) aria-disabled=[(!at_once).then_some("true")] {
                @if let Some(place) = &entry.place { span class="unseen" { (self.speaker.say(place)) ": " } }
                (what)
                @for used in &entry.uses {
                    @if let Some(words) = &used.words {
                        span class="use" data-step=(used.step) hidden[used.step != 0] { ", " (self.speaker.say(words)) }
                    }
                }
            }
        }
    }
}
