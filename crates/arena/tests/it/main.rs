//! Contests from the outside: what they count, and that they count it the same way every time.

mod contests;
mod pictures;
