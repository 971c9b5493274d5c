//! A real server on a real port, visited by browsers without a screen.

mod afterwards;
mod bad_messages;
mod bad_requests;
#[expect(dead_code, unused_imports, reason = "the tests of the program use more of it")]
mod client;
mod company;
mod contrast;
mod friends;
mod injection;
mod install;
mod installation;
mod instances;
mod lessons;
mod links;
mod own_data;
mod puzzles;
mod restarting;
mod secrets;
mod sharing;
mod typed;
mod whole_matches;
