//! Pictures: what they show, what they hide, and what can be clicked in them.

mod benches;
mod changes;
mod clicks;
mod explained;
mod ghosts;
mod matches;
mod measures;
mod motions;
mod patches;
mod readings;
mod secrets;
mod snapshots;
mod stages;
