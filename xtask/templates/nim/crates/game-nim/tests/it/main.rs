//! The rules of Nim, by number, and the laws of every game.

mod laws;
mod rules;
