//! Bots at every table: they answer legally whatever happens, and they know no more than they
//! may.

mod answers;
mod leaks;
mod nets;
mod puzzles;
mod pylos;
mod tables;
