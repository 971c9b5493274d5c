//! All tests of the game, in one program.

mod against_naive;
mod components;
mod laws;
mod naive;
mod policies;
mod rulebook;
mod setups;
mod table;
