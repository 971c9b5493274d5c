//! What a server costs at which nobody plays.

use std::thread;
use std::time::Duration;

use crate::server::Server;
use crate::wire::Pair;

pub(crate) fn run(server: &Server, seconds: u64) {
    let _pair = Pair::meet(server.address, "pylos", 1);
    thread::sleep(Duration::from_secs(2));
    let busy = server.processor();
    thread::sleep(Duration::from_secs(seconds));
    let busy = server.processor().saturating_sub(busy);
    println!(
        "two pages open, nobody plays, {seconds} s: {:.3} % of one core",
        100.0 * busy.as_secs_f64() / seconds as f64
    );
}
