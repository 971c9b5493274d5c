//! One binary for all integration tests of Pyramido.

mod against_naive;
mod components;
mod golden;
mod lasting;
mod laws;
mod mutations;
mod naive;
mod outlook;
mod policies;
mod rules_build;
mod rules_count;
mod rules_turn;
mod setups;
mod site;
mod table;
