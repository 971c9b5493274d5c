//! The solver against brute force, tables against damage.

mod checkpoints;
mod index;
mod last_layers;
mod puzzles;
mod slow;
mod small_pyramid;
mod tables;
