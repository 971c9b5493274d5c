//! Solving Pylos, and the uses of a solution.

mod analyse;
mod chart;
mod job;
mod probe;
mod report;
mod tables;
mod words;

pub(super) use analyse::run as analyse;
pub(super) use job::run;
pub(super) use probe::run as probe;
pub(super) use tables::run as table;
