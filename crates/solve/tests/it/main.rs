//! The solver against brute force, tables against damage.

mod checkpoints;
mod index;
mod last_layers;
mod slow;
mod small_pyramid;
mod tables;
mod whole_game;
