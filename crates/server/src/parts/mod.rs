//! Pieces of pages that change while people look at them. A page and the live
//! connection use the same ones.

mod invites;
mod lots;
mod news;
mod people;
mod plates;
mod result;
mod signs;
mod table;
mod words;

pub(crate) use invites::{invitations, own_links};
pub(crate) use lots::{LOT, lots};
pub(crate) use people::PeopleView;
pub(crate) use signs::chip;
pub(crate) use table::{TableParts, confirm, log, prompt, rule_link};
pub(crate) use words::{in_words, section};
