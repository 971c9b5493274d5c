//! The store as others see it.

mod basics;
mod garbage;
mod killing;
mod kit;
mod racing;
