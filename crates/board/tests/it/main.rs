//! Boards of real matches, and the examples of the documentation.

mod document;
mod points;
mod states;
