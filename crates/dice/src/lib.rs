//! Everything random in Benben, and nothing else.
//!
//! [`SeededDice`] are for simulations: quick, repeatable, no secret. [`fair`]
//! dice are for matches between people: nobody can foresee or steer a roll,
//! and everybody can check every roll afterwards.
//!
//! How raw bits become a fair choice is written once, in [`rules::Dice`].

pub mod fair;
mod seeded;

pub use seeded::SeededDice;
