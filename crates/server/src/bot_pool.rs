//! The bounded pool in which bots think.
//!
//! Pages never wait for a bot: thinking happens on threads of its own, fewer
//! than the machine has cores. When many turns are waiting, each gets less
//! time, so that nobody waits for long.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Advice, Bot, Limits};
use dice::SeededDice;
use games::AnyView;
use rules::Seat;
use tokio::sync::oneshot;

/// Bots think on threads of this name, so that logs can tell them apart.
const THREAD: &str = "bot";

/// What a bot is asked.
pub(crate) struct Question {
    pub(crate) bot: Bot,
    pub(crate) view: AnyView,
    pub(crate) seat: Seat,
    /// How long it may think at most.
    pub(crate) ceiling: Duration,
    /// How long somebody may have to wait for the answer, the queue included.
    pub(crate) patience: Duration,
    /// Where its dice start.
    pub(crate) seed: u64,
}

/// Who is served first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Urgency {
    /// A match waits.
    Turn,
    /// A person asked for advice.
    Hint,
    /// A finished match is looked at; nobody waits.
    Analysis,
}

/// The pool. Its threads end when the last handle is gone.
pub(crate) struct BotPool(Arc<Shared>);

struct Shared {
    queues: Mutex<Queues>,
    wake: Condvar,
    workers: usize,
}

#[derive(Default)]
struct Queues {
    /// By urgency.
    waiting: [VecDeque<Job>; 3],
    thinking: usize,
    closed: bool,
}

struct Job {
    question: Question,
    answer: oneshot::Sender<Advice>,
}

impl BotPool {
    /// A pool of so many threads.
    pub(crate) fn new(workers: usize) -> BotPool {
        let workers = workers.max(1);
        let shared = Arc::new(Shared {
            queues: Mutex::default(),
            wake: Condvar::new(),
            workers,
        });
        for _ in 0..workers {
            let shared = Arc::clone(&shared);
            thread::Builder::new()
                .name(THREAD.to_owned())
                .spawn(move || shared.work())
                .expect("the system can start a thread");
        }
        BotPool(shared)
    }

    /// What the bot would do. Whoever drops the future lets the bot stop.
    pub(crate) async fn ask(&self, question: Question, urgency: Urgency) -> Option<Advice> {
        let (answer, advice) = oneshot::channel();
        self.0.queues().waiting[urgency as usize].push_back(Job { question, answer });
        self.0.wake.notify_one();
        advice.await.ok()
    }

    /// How many questions wait or are thought about.
    pub(crate) fn load(&self) -> usize {
        self.0.queues().load()
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.0.queues().closed = true;
        self.0.wake.notify_all();
    }
}

impl Queues {
    fn load(&self) -> usize {
        self.thinking + self.waiting.iter().map(VecDeque::len).sum::<usize>()
    }
}

impl Shared {
    fn queues(&self) -> std::sync::MutexGuard<'_, Queues> {
        // Nothing is left half done under this lock.
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some((job, share)) = self.next() {
            job.think(share);
            self.queues().thinking -= 1;
        }
    }

    /// The next job and its share of the machine; `None` when all is over.
    fn next(&self) -> Option<(Job, f64)> {
        let mut queues = self.queues();
        loop {
            if queues.closed {
                return None;
            }
            let next = queues.waiting.iter_mut().find_map(VecDeque::pop_front);
            if let Some(job) = next {
                if job.answer.is_closed() {
                    continue;
                }
                queues.thinking += 1;
                let share = self.workers as f64 / queues.load().max(self.workers) as f64;
                return Some((job, share));
            }
            queues = self.wake.wait(queues).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Job {
    fn think(self, share: f64) {
        let Job { question, answer } = self;
        let allowed = question.ceiling.min(question.patience.mul_f64(share));
        let began = Instant::now();
        let over = || began.elapsed() >= allowed || answer.is_closed();
        let mut dice = SeededDice::new(question.seed);
        let limits = Limits::FULL.or_when(&over);
        let advice = question
            .bot
            .think_safely(&question.view, question.seat, &mut dice, limits);
        // Nobody may be waiting any more; then the answer is not needed.
        let _ = answer.send(advice);
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use games::{AnyOptions, GameId};
    use rules::{Observe, Viewer};

    use super::*;

    fn question(bot: Bot, ceiling: Duration, patience: Duration) -> Question {
        let options = AnyOptions::new(GameId::Pylos, None, None).expect("Pylos is there");
        let position = options.start(2).expect("Pylos is for two");
        Question {
            bot,
            view: position.view(Viewer::Seat(Seat::FIRST)),
            seat: Seat::FIRST,
            ceiling,
            patience,
            seed: 1,
        }
    }

    /// The next job, as a thread of the pool takes it; what is left of it when it is done.
    fn take(shared: &Shared) -> f64 {
        let (_, share) = shared.next().expect("something waits");
        shared.queues().thinking -= 1;
        share
    }

    #[test]
    fn many_questions_share_the_time_of_one() {
        // Without threads, so that the order is ours.
        let shared = Shared {
            queues: Mutex::default(),
            wake: Condvar::new(),
            workers: 1,
        };
        let second = Duration::from_secs(1);
        let mut waiting = Vec::new();
        for _ in 0..20 {
            let (answer, advice) = oneshot::channel();
            let question = question(Bot::Level(Level::Master), second, second);
            shared.queues().waiting[Urgency::Turn as usize].push_back(Job { question, answer });
            waiting.push(advice);
        }
        let shares: Vec<f64> = (0..20).map(|_| take(&shared)).collect();
        let expected: Vec<f64> = (1..=20).rev().map(|load| 1.0 / f64::from(load)).collect();
        assert_eq!(shares, expected);
        // Alone each would take all of it; together they take 1/20 + 1/19 + … + 1.
        assert!(shares.iter().sum::<f64>() < 3.6);
    }

    #[tokio::test]
    async fn everybody_who_asks_is_answered() {
        let bot_pool = Arc::new(BotPool::new(2));
        let asked: Vec<_> = (0..20)
            .map(|_| {
                let bot_pool = Arc::clone(&bot_pool);
                let moment = Duration::from_millis(20);
                let question = question(Bot::Level(Level::Master), moment, moment);
                tokio::spawn(async move { bot_pool.ask(question, Urgency::Turn).await })
            })
            .collect();
        for answer in asked {
            assert!(answer.await.expect("no panic").is_some());
        }
    }

    #[tokio::test]
    async fn who_no_longer_waits_is_not_thought_about() {
        let bot_pool = BotPool::new(1);
        let long = Duration::from_hours(1);
        let forgotten = bot_pool.ask(question(Bot::Level(Level::Master), long, long), Urgency::Turn);
        assert!(
            tokio::time::timeout(Duration::from_millis(50), forgotten)
                .await
                .is_err()
        );
        let quick = question(Bot::Level(Level::Random), long, long);
        // Far less than the hour that the one who was forgotten would think.
        let answer = tokio::time::timeout(Duration::from_mins(2), bot_pool.ask(quick, Urgency::Hint)).await;
        assert!(answer.is_ok_and(|advice| advice.is_some()));
    }
}
