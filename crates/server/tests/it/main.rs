//! A real server on a real port, visited by browsers without a screen.

mod afterwards;
mod bad_messages;
mod bad_requests;
mod client;
mod house;
mod injection;
mod instances;
mod restarting;
mod secrets;
mod sharing;
mod whole_matches;
