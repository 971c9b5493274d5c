//! The store through its public interface.

#![expect(clippy::unwrap_used, reason = "these are tests, helpers included")]

mod backing_up;
mod basics;
mod garbage;
mod killing;
mod kit;
mod leaving;
mod locking;
mod migrating;
mod participants;
mod racing;
mod salvaging;
