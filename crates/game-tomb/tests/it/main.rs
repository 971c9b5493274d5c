//! All tests of the game, as one program.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod chambers;
mod components;
mod fairness;
mod golden;
mod laws;
mod naive;
mod notation;
mod rules_at_the_end;
mod rules_by_number;
mod sampling;
mod setups;
mod support;
