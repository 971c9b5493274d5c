//! The store as others see it.

mod basics;
mod kit;
