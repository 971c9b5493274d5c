//! A real server on a real port, visited by browsers without a screen.

mod client;
mod house;
mod instances;
mod restarting;
mod secrets;
mod sharing;
mod whole_matches;
