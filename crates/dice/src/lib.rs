//! All randomness in Benben, and nothing else.
//!
//! [`SeededDice`] are for simulations: fast, repeatable, not secret. [`fair`] dice are for
//! matches between people: nobody can predict or influence a roll, and everybody can verify every
//! roll afterwards.
//!
//! [`rules::Dice`] is the only place where raw bits become a fair choice.

pub mod fair;
mod seeded;

pub use seeded::SeededDice;
