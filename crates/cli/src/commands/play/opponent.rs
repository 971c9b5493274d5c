//! Bots that think while a person waits.

use std::panic;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Advice, Bot, Limits};
use dice::SeededDice;
use games::AnyView;
use rules::Seat;

use crate::screen::Spinner;

/// The name of the threads on which bots think.
const BOT_THREAD: &str = "bot";

/// Quicker answers need no spinner.
const AT_ONCE: Duration = Duration::from_millis(200);

/// Silences the panic message of a bot; we report the failure in our own words.
pub(crate) fn stumble_quietly() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |stumble| {
        if thread::current().name() != Some(BOT_THREAD) {
            usual(stumble);
        }
    }));
}

/// Lets a bot think on a separate thread, showing a spinner.
pub(super) fn think(
    bot: Bot,
    view: &AnyView,
    seat: Seat,
    dice: &mut SeededDice,
    allowed: Duration,
    sign: &str,
) -> Advice {
    let (sender, answer) = mpsc::channel();
    thread::scope(|scope| {
        let work = move || {
            let began = Instant::now();
            let over = || began.elapsed() >= allowed;
            let limits = Limits::FULL.or_when(&over);
            // The receiver always waits, so sending does not fail.
            let _ = sender.send(bot.think_safely(view, seat, dice, limits));
        };
        thread::Builder::new()
            .name(BOT_THREAD.to_owned())
            .spawn_scoped(scope, work)
            .expect("the system can start a thread");
        match answer.recv_timeout(AT_ONCE) {
            Ok(advice) => advice,
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                let _spinner = Spinner::new(sign);
                answer.recv().expect("think_safely always answers")
            }
        }
    })
}
