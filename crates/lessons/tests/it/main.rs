//! The courses that come with Benben, and reading in general.

mod courses;
mod reading;
mod texts;
