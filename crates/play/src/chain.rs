//! The chain over a log: a head stands for everything up to an entry.
//!
//! Anyone who kept a head can check later that nothing before it was changed. It does not cover
//! names, because a person may have their name removed from a record.

use std::fmt::Write as _;

use dice::fair::{Head, Secret};
use rules::{Notation, Observe};

use crate::{Format, Match, Number, record};

impl<P: Observe + Notation> Match<P> {
    /// The head of the chain over the log so far. `None` in the first version of the format, and
    /// as long as the dealer's secret is neither held here nor published.
    pub fn head(&self) -> Option<Head> {
        self.head
    }

    /// The heads after the opening and after every entry: one more than there are entries. Empty
    /// if there is no [`head`](Match::head).
    pub fn heads(&self) -> Vec<Head> {
        let mut heads = Vec::with_capacity(self.log.len() + 1);
        let Some(key) = self.chain_key() else { return heads };
        let mut head = key.head(None, &record::unnamed_opening(&self.header));
        heads.push(head);
        for number in (1..=self.log.len() as u64).map(Number) {
            head = key.head(Some(head), &self.link(number));
            heads.push(head);
        }
        heads
    }

    /// Computes the head anew: the secret has become known.
    pub(crate) fn chain_up(&mut self) {
        self.head = self.heads().pop();
    }

    /// Takes the last entry into the chain.
    pub(crate) fn chain_on(&mut self) {
        let Some((key, head)) = self.chain_key().zip(self.head) else {
            return;
        };
        self.head = Some(key.head(Some(head), &self.link(Number(self.log.len() as u64))));
    }

    /// The key of the chain, if it is known here: the dealer's secret, or no secret at all in a
    /// match without dice.
    fn chain_key(&self) -> Option<Secret> {
        match (self.header.format, self.header.dice) {
            (Format::One, _) => None,
            (Format::Two | Format::Three, None) => Some(Secret::open()),
            (Format::Two | Format::Three, Some(_)) => self.secret().or(self.published()).cloned(),
        }
    }

    /// An entry as the chain knows it.
    fn link(&self, number: Number) -> String {
        let mut text = String::new();
        if let Some(entry) = self.entry(number) {
            let after = entry.time.since(self.header.started);
            let kind = entry
                .kind
                .clone()
                .map(|_| self.word(number).expect("every action has its notation").clone());
            write!(text, "{number}. @{after} {}", record::Unnamed(&kind))
                .expect("writing to a string does not fail");
        }
        text
    }
}
