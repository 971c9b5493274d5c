//! One binary for all integration tests of Pyramido.

mod against_naive;
mod components;
mod golden;
mod laws;
mod naive;
mod policies;
mod rulebook;
mod setups;
mod table;
