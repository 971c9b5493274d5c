//! Contests through the public interface: their counts, and that these are reproducible.

mod contests;
mod pictures;
