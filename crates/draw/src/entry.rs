//! The entries of a board in words. What many boards have is put together and digested once.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use rules::{BySeat, Phrase};
use say::Language;

use crate::{ShapeId, digest};

/// One thing, and its uses. It is read like the [`EntryText`] that it is; copies share it.
#[derive(Clone)]
pub struct ListEntry(Arc<Shared>);

/// What an entry says.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct EntryText {
    /// The id of its shape in the picture, if it has one.
    pub id: Option<ShapeId>,
    /// Its place, for people who reach it outside its table.
    pub place: Option<Phrase>,
    /// Its description.
    pub what: Vec<Phrase>,
    /// What it can be used for now.
    pub uses: Vec<Use>,
}

/// The purpose of a click.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Use {
    /// The number of clicks before.
    pub step: usize,
    /// What the click does; `None` if the entry itself says so.
    pub words: Option<Phrase>,
}

/// An entry that is never changed once it is shared.
#[derive(Default)]
struct Shared {
    text: EntryText,
    digest: OnceLock<u64>,
    speaks_of_seats: OnceLock<bool>,
    /// As it is written in each language.
    written: OnceLock<Box<[OnceLock<Box<str>>; Language::ALL.len()]>>,
    /// The same with some of its uses, by the bits of those.
    fewer: OnceLock<Box<[OnceLock<ListEntry>; 1 << MOST_USES]>>,
}

/// The number of uses that nearly all entries stay below.
const MOST_USES: usize = 2;

/// Entries that are put together once for each number. What a number stands for decides all that
/// its entry says.
pub(crate) struct Entries<const N: usize>([OnceLock<ListEntry>; N]);

impl<const N: usize> Entries<N> {
    pub(crate) const fn new() -> Entries<N> {
        Entries([const { OnceLock::new() }; N])
    }

    /// The entry with this number.
    pub(crate) fn get(&self, number: usize, put: impl FnOnce() -> ListEntry) -> ListEntry {
        self.0[number].get_or_init(put).clone()
    }
}

impl ListEntry {
    /// An entry with this description.
    pub(crate) fn new(what: Phrase) -> ListEntry {
        ListEntry::from(EntryText {
            what: vec![what],
            ..EntryText::default()
        })
    }

    /// The same with more description.
    pub(crate) fn and(self, what: Phrase) -> ListEntry {
        self.with(|text| text.what.push(what))
    }

    /// The same at a place.
    pub(crate) fn at(self, place: Phrase) -> ListEntry {
        self.with(|text| text.place = Some(place))
    }

    /// The same with the id of its shape.
    pub(crate) fn named(self, id: ShapeId) -> ListEntry {
        self.with(|text| text.id = Some(id))
    }

    /// The same with a possible use after this many clicks.
    pub(crate) fn used(self, step: usize, words: Option<Phrase>) -> ListEntry {
        self.with(|text| {
            // There are rarely more, and a board has many entries.
            if text.uses.is_empty() {
                text.uses.reserve_exact(MOST_USES);
            }
            text.uses.push(Use { step, words });
        })
    }

    /// The same with a possible use, by message id.
    pub(crate) fn can(self, step: usize, words: &'static str) -> ListEntry {
        self.used(step, Some(Phrase::new(words)))
    }

    /// The entry as it is written in this language: by `write`, which always writes an entry in
    /// the same way, if nobody has written it yet.
    pub fn written(&self, language: Language, write: impl FnOnce() -> String) -> &str {
        let written = self.0.written.get_or_init(Box::default);
        written[language as usize].get_or_init(|| write().into())
    }

    /// Removes the uses that do not stay.
    pub(crate) fn keep_uses(&mut self, stays: impl Fn(&Use) -> bool) {
        let count = self.uses.len();
        let bit = |(place, used): (usize, &Use)| usize::from(stays(used)) << place;
        if count > MOST_USES {
            if !self.uses.iter().all(&stays) {
                self.change(|text| text.uses.retain(stays));
            }
            return;
        }
        let kept = self.uses.iter().enumerate().map(bit).sum::<usize>();
        if kept + 1 < 1 << count {
            *self = self.with_only(kept);
        }
    }

    /// The same with those uses whose bits these are.
    fn with_only(&mut self, kept: usize) -> ListEntry {
        let of = |text: &mut EntryText| {
            let mut place = 0;
            text.uses.retain(|_| {
                place += 1;
                kept & 1 << (place - 1) != 0
            });
        };
        // What nobody else has is changed itself.
        if let Some(own) = Arc::get_mut(&mut self.0) {
            own.forget();
            of(&mut own.text);
            return self.clone();
        }
        let fewer = self.0.fewer.get_or_init(Box::default);
        let entry = fewer[kept].get_or_init(|| {
            let mut text = self.0.text.clone();
            of(&mut text);
            ListEntry::from(text)
        });
        entry.clone()
    }

    /// Calls the players by these names.
    pub(crate) fn name_seats(&mut self, names: &BySeat<String>) {
        let speaks = self.0.speaks_of_seats.get_or_init(|| {
            let uses = self.uses.iter().filter_map(|used| used.words.as_ref());
            let mut said = self.what.iter().chain(&self.place).chain(uses);
            said.any(Phrase::speaks_of_seats)
        });
        if *speaks {
            self.change(|text| {
                let uses = text.uses.iter_mut().filter_map(|used| used.words.as_mut());
                let said = text.what.iter_mut().chain(&mut text.place).chain(uses);
                said.for_each(|phrase| phrase.name_seats(names));
            });
        }
    }

    fn with(mut self, change: impl FnOnce(&mut EntryText)) -> ListEntry {
        self.change(change);
        self
    }

    fn change(&mut self, change: impl FnOnce(&mut EntryText)) {
        if let Some(own) = Arc::get_mut(&mut self.0) {
            own.forget();
            change(&mut own.text);
        } else {
            let mut text = self.0.text.clone();
            change(&mut text);
            *self = ListEntry::from(text);
        }
    }
}

impl Shared {
    /// Its text is to be changed.
    fn forget(&mut self) {
        let text = std::mem::take(&mut self.text);
        *self = Shared {
            text,
            ..Shared::default()
        };
    }
}

impl From<EntryText> for ListEntry {
    fn from(text: EntryText) -> ListEntry {
        ListEntry(Arc::new(Shared {
            text,
            ..Shared::default()
        }))
    }
}

impl Deref for ListEntry {
    type Target = EntryText;

    fn deref(&self) -> &EntryText {
        &self.0.text
    }
}

impl PartialEq for ListEntry {
    fn eq(&self, other: &ListEntry) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.text == other.0.text
    }
}

impl Eq for ListEntry {}

impl Hash for ListEntry {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.digest.get_or_init(|| digest(&self.0.text)).hash(hasher);
    }
}

impl fmt::Debug for ListEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.text.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_changes_a_shared_entry_gets_their_own() {
        static ONE: Entries<1> = Entries::new();
        let get = || {
            ONE.get(0, || {
                ListEntry::new(Phrase::new("a")).can(0, "first").can(1, "second")
            })
        };
        for kept in 0..4 {
            let mut entry = get();
            let before = digest(&entry);
            entry.keep_uses(|used| kept & 1 << used.step != 0);
            let steps: Vec<usize> = entry.uses.iter().map(|used| used.step).collect();
            let expected: Vec<usize> = (0..2).filter(|step| kept & 1 << step != 0).collect();
            assert_eq!(steps, expected);
            assert_eq!(
                before == digest(&entry),
                kept == 3,
                "a digest is that of what is said"
            );
            let mut own = ListEntry::new(Phrase::new("a")).can(0, "first").can(1, "second");
            own.keep_uses(|used| kept & 1 << used.step != 0);
            assert_eq!((&own, digest(&own)), (&entry, digest(&entry)));
        }
        assert_eq!(get().uses.len(), 2);
        assert_eq!(get().and(Phrase::new("b")).what.len(), 2);
        assert_eq!(get().what.len(), 1);
    }
}
