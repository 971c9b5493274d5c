//! Everything that is a page, as HTML. All words come from `say`, and `maud`
//! escapes whatever people have typed.

mod builder;
mod chart;
mod diagrams;
mod error;
mod home;
pub(crate) mod install;
mod invite;
mod layout;
mod learn;
mod lookback;
pub(crate) mod me;
pub(crate) mod puzzles;
mod rules;
mod setup;
mod table;

pub(crate) use builder::{examine, show as show_board};
pub(crate) use error::told;
pub(crate) use home::{show as show_home, turns};
pub(crate) use invite::{
    come_back, open as open_invitation, open_chosen as open_chosen_invitation, qr, show as show_invitation,
    sit,
};
pub(crate) use learn::{answer as answer_lesson, begin as begin_lesson, show as show_lesson};
pub(crate) use lookback::{analyse, export, import, picture, play_on, show as show_past};
pub(crate) use rules::{list as list_rules, show as show_rules};
pub(crate) use setup::{open as open_match, quick as quick_match, rematch, show as show_setup};
pub(crate) use table::show as show_table;
