//! How a bot of the table comes to its decision while a person waits.

use std::panic;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Advice, Bot, Limits};
use dice::SeededDice;
use games::AnyView;
use rules::Seat;

use crate::screen::Spinner;

/// Bots think on threads of this name.
const BOT_THREAD: &str = "bot";

/// Who answers so soon needs no sign that it thinks.
const AT_ONCE: Duration = Duration::from_millis(200);

/// A bot that stumbles is told about in our words, not in those of the panic.
pub(crate) fn stumble_quietly() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |stumble| {
        if thread::current().name() != Some(BOT_THREAD) {
            usual(stumble);
        }
    }));
}

/// Lets a bot think on a thread of its own, with a sign that it does.
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
            // Only the waiting side could be gone, and it waits.
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
                answer.recv().expect("whoever thinks safely answers")
            }
        }
    })
}
