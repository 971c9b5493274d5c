//! Searchers against brute force: explicit small trees, random trees, toys.

mod alpha_beta;
mod coin;
mod flat;
mod ismcts;
mod toys;
mod tree;
mod uct;
