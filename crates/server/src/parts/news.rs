//! What has happened in company: who sat down, declined, took back.

use maud::{Markup, html};
use play::{EntryKind, Notice};
use rules::{Phrase, Seat};

use super::people::PeopleView;

/// The number of news shown.
const SHOWN: usize = 4;

impl PeopleView<'_> {
    /// The last news, numbered; the script shows new ones near the board. Their numbers count
    /// news alone: places in the log would tell how much is hidden between them.
    pub(crate) fn news(&self) -> Markup {
        let entries = self.game.log().iter();
        let told = entries.filter_map(|entry| self.told(&entry.kind));
        let next = self.presence.kept.next.map(|_| self.text("company-news-rematch"));
        let all: Vec<(usize, String)> = told.chain(next).enumerate().collect();
        let news = &all[all.len().saturating_sub(SHOWN)..];
        html! {
            @if !news.is_empty() {
                ul class="news" aria-label=(self.text("company-news")) {
                    @for (number, text) in news { li class="note" data-news=(number) { (text) } }
                }
            }
        }
    }

    fn told(&self, kind: &EntryKind<games::AnyAction>) -> Option<String> {
        // What one took back oneself is no news.
        let is_mine = |seat: &Seat| self.own.len() == 1 && self.own.contains(*seat);
        let (id, seat): (&'static str, Seat) = match kind {
            EntryKind::Rewound { seat, .. } if is_mine(seat) => return None,
            EntryKind::TakebackAsked { seat, .. } => ("company-news-takeback-asked", *seat),
            EntryKind::Rewound { seat, .. } => ("company-news-taken-back", *seat),
            EntryKind::Said(notice) => match notice {
                Notice::SeatTaken(seat, _) => ("company-news-sat", *seat),
                Notice::SeatLeft(seat) => ("company-news-left", *seat),
                Notice::HandedToBot(seat, _) => ("company-news-bot", *seat),
                Notice::DrawOffered(seat) => ("company-news-draw-offered", *seat),
                Notice::DrawDeclined(seat) => ("company-news-draw-declined", *seat),
                Notice::TakebackDeclined(seat) => ("company-news-takeback-declined", *seat),
                _ => return None,
            },
            _ => return None,
        };
        let name = self.names.get(seat)?;
        Some(self.speaker.say(&Phrase::new(id).with("name", name.as_str())))
    }
}
