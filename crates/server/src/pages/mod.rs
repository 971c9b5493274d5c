//! The pages, as HTML. All text comes from `say`, and `maud` escapes everything that people have
//! typed.

mod bench;
mod builder;
mod chart;
mod choose;
mod components;
mod diagrams;
mod error;
mod export;
mod home;
pub(crate) mod install;
mod invite;
mod judgement;
mod layout;
mod learn;
mod lookback;
pub(crate) mod me;
mod moment;
mod moving;
mod preview;
pub(crate) mod puzzles;
mod rules;
mod setup;
mod solve;
mod sounds;
mod table;

pub(crate) use builder::{examine, show as show_board};
pub(crate) use choose::show as choose;
pub(crate) use components::read as read_components;
pub(crate) use error::told;
pub(crate) use export::export as export_all;
pub(crate) use home::{show as show_home, turns};
pub(crate) use invite::{
    open as open_invitation, open_chosen as open_chosen_invitation, qr, show as show_invitation,
    show_own as show_own_link, sit, take_own as take_own_link,
};
pub(crate) use learn::{answer as answer_lesson, begin as begin_lesson, show as show_lesson};
pub(crate) use lookback::{analyse, export, import, picture, play_on, show as show_past};
pub(crate) use preview::picture as preview;
pub(crate) use rules::{list as list_rules, reference as show_reference, show as show_rules};
pub(crate) use setup::{open as open_match, quick as quick_match, rematch, show as show_setup};
pub(crate) use solve::{begin as solve, status as solving};
pub(crate) use sounds::show as show_sounds;
pub(crate) use table::show as show_table;
