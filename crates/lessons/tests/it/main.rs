//! The lessons that ship with Benben, and the parser.

mod courses;
mod reading;
mod texts;
