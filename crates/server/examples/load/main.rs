//! Load tests: people who met by links play against a server from outside.
//!
//! ```sh
//! cargo xtask load [WHAT [NUMBER…]]
//! load WHAT PROGRAM… [NUMBER…]
//! ```
//!
//! - `mix [TABLES [SECONDS]]`: all five games in turn, one action every two seconds at every table
//! - `closed [GAME] [TABLES [SECONDS]]`: Pylos or another game, the next action as soon as both pages show the last one
//! - `overload [GAME] [TABLES [SECONDS]]`: the same with more and more tables, up to this number, and then
//!   people for whom there is no room
//! - `watched [SPECTATORS [ACTIONS]]`: one table of Pylos, without and with people who watch, and
//!   what it costs when one more joins
//! - `long [TABLES]`: Pacal, actions 1 to 50 against actions 350 to 400
//! - `idle [SECONDS]`: one table that nobody plays at
//! - `floor [TABLES [SECONDS]]`: like `closed`, with a server that only stores and sends
//!
//! Several programs are measured one after the other, so that commits can be compared in one run.

mod closed;
mod floor;
mod idle;
mod long;
mod mix;
mod server;
mod watched;
mod wire;

use std::env;
use std::path::Path;
use std::time::Duration;

use games::GameId;
use server::Server;

/// A thread only waits and reads.
const STACK: usize = 256 * 1024;

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let (what, words) = words.split_first().expect("what to measure");
    if what == "floor-serve"
        && let [port, tables, folder] = words
    {
        let port = port.parse().expect("a port");
        return floor::serve(port, tables.parse().expect("a number"), Path::new(folder));
    }
    let numbers: Vec<u64> = words.iter().filter_map(|word| word.parse().ok()).collect();
    let number = |at: usize, usual: u64| numbers.get(at).copied().unwrap_or(usual);
    let game = words
        .iter()
        .find_map(|word| word.parse().ok())
        .unwrap_or(GameId::Pylos);
    if what == "floor" {
        return floor::run(number(0, 100) as usize, number(1, 20));
    }
    let is_program = |word: &&String| word.parse::<u64>().is_err() && word.parse::<GameId>().is_err();
    for program in words.iter().filter(is_program) {
        println!("{program}");
        let most = number(0, 400) as usize;
        let limits = if what == "overload" {
            closed::room_for(most)
        } else {
            "none".to_owned()
        };
        let server = Server::start(program, &limits);
        match what.as_str() {
            "mix" => mix::run(&server, number(0, 500) as usize, number(1, 600)),
            "closed" => closed::run(&server, game, number(0, 100) as usize, number(1, 20)),
            "overload" => closed::overload(&server, game, most, number(1, 10)),
            "watched" => watched::run(&server, number(0, 300) as usize, number(1, 60)),
            "long" => long::run(&server, number(0, 20) as usize),
            "idle" => idle::run(&server, number(0, 30)),
            _ => panic!("{what} is none of mix, closed, overload, watched, long, idle, floor"),
        }
    }
}

/// Times, sorted, with what is asked of them.
struct Times(Vec<Duration>);

impl Times {
    fn new(mut times: Vec<Duration>) -> Times {
        times.sort();
        Times(times)
    }

    /// The time that this share of all does not exceed, in milliseconds.
    fn at(&self, share: f64) -> f64 {
        let last = self.0.len().checked_sub(1).expect("something was measured");
        self.0[(last as f64 * share) as usize].as_secs_f64() * 1_000.0
    }

    fn line(&self) -> String {
        format!(
            "median {:.1} ms, 99 % {:.1} ms, longest {:.1} ms",
            self.at(0.5),
            self.at(0.99),
            self.at(1.0)
        )
    }
}
