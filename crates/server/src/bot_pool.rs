//! The bounded thread pool in which bots think.
//!
//! Pages never wait for a bot: bots think on their own threads, fewer than the machine has cores.
//! People who wait come first. Among those who wait alike, addresses take turns, and the guests of
//! one address, so that nobody is served later because somebody else asks often, or under many
//! names; and each question gets less time when many wait, so that nobody waits for long.

use std::collections::{HashMap, HashSet, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Advice, Bot, Limits};
use dice::SeededDice;
use games::AnyView;
use rules::Seat;
use store::GuestId;
use tokio::sync::oneshot;

use crate::guard::{Asker, Place, Places, Sender};
use crate::limits::ResourceLimits;

/// The name of the bot threads, so that logs can tell them apart.
const THREAD: &str = "bot";

/// A question for a bot.
pub(crate) struct Question {
    /// Who waits for the answer, or whose table it is.
    pub(crate) asker: GuestId,
    /// From where; `None` if nobody waits.
    pub(crate) sender: Option<Sender>,
    pub(crate) bot: Bot,
    pub(crate) view: AnyView,
    pub(crate) seat: Seat,
    /// The legal actions that are weighed against each other, by their places in the list; none
    /// if all are.
    pub(crate) among: Vec<usize>,
    /// The maximum thinking time.
    pub(crate) ceiling: Duration,
    /// The maximum time until the answer, including the queue.
    pub(crate) patience: Duration,
    /// The seed of its dice.
    pub(crate) seed: u64,
}

/// The priority of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Urgency {
    /// People at a table wait for a bot's turn.
    Turn,
    /// A person asked for advice, and waits too; unlike a turn it can be refused.
    Hint,
    /// A bot's turn at a table that none of its people looks at.
    Unwatched,
    /// A finished match is being analysed; nobody waits.
    Analysis,
}

impl Urgency {
    /// The queue: the lower, the earlier.
    const fn rank(self) -> usize {
        match self {
            Urgency::Turn | Urgency::Hint => 0,
            Urgency::Unwatched => 1,
            Urgency::Analysis => 2,
        }
    }
}

/// Why there is no advice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoAdvice {
    /// Too many questions wait, of this guest, of their address or of all.
    Busy,
    /// The server is closing.
    Closing,
}

/// The pool. Its threads end when the last handle is dropped.
pub(crate) struct BotPool(Arc<Shared>);

struct Shared {
    queues: Mutex<Queues>,
    wake: Condvar,
    workers: usize,
    /// What waits and can be refused.
    hints: Places,
}

#[derive(Default)]
struct Queues {
    /// By rank.
    waiting: [FairQueue; 3],
    /// For whom somebody thinks, once for each thread.
    thinking: Vec<Option<Sender>>,
    closed: bool,
}

/// What waits, by who takes turns.
struct Turns<K, Q> {
    /// Whose turn it is; each that waits stands here once.
    order: VecDeque<K>,
    queues: HashMap<K, Q>,
}

/// The questions of many addresses, each with those of many guests.
type FairQueue = Turns<Option<Sender>, Turns<GuestId, VecDeque<Job>>>;

struct Job {
    question: Question,
    urgency: Urgency,
    answer: oneshot::Sender<Advice>,
    /// What a hint holds as long as it waits.
    place: Option<Place>,
}

impl<K, Q> Default for Turns<K, Q> {
    fn default() -> Turns<K, Q> {
        Turns {
            order: VecDeque::new(),
            queues: HashMap::new(),
        }
    }
}

impl<K: Copy + Eq + Hash, Q: Default> Turns<K, Q> {
    /// The queue of this one, who waits from now on.
    fn of(&mut self, key: K) -> &mut Q {
        if !self.queues.contains_key(&key) {
            self.order.push_back(key);
        }
        self.queues.entry(key).or_default()
    }

    /// Takes something from the queue whose turn it is; `take` says whether that was the last.
    fn pop<T>(&mut self, take: impl FnOnce(&mut Q) -> (Option<T>, bool)) -> Option<T> {
        let key = self.order.pop_front()?;
        let (taken, was_last) = take(self.queues.get_mut(&key)?);
        if was_last {
            self.queues.remove(&key);
        } else {
            self.order.push_back(key);
        }
        taken
    }
}

impl FairQueue {
    fn push(&mut self, job: Job) {
        let Question { asker, sender, .. } = job.question;
        self.of(sender).of(asker).push_back(job);
    }

    /// The first question of the guest whose turn it is, at the address whose turn it is.
    fn next(&mut self) -> Option<Job> {
        self.pop(|guests| {
            let job = guests.pop(|own| (own.pop_front(), own.is_empty()));
            (job, guests.order.is_empty())
        })
    }

    fn len(&self) -> usize {
        let guests = self.queues.values().flat_map(|guests| guests.queues.values());
        guests.map(VecDeque::len).sum()
    }

    /// How many guests of an address wait.
    fn guests_of(&self, sender: Option<Sender>) -> usize {
        self.queues.get(&sender).map_or(0, |guests| guests.order.len())
    }
}

impl BotPool {
    /// A pool with this many threads.
    pub(crate) fn new(workers: usize, limits: ResourceLimits) -> BotPool {
        let workers = workers.max(1);
        let shared = Arc::new(Shared {
            queues: Mutex::default(),
            wake: Condvar::new(),
            workers,
            hints: hints_of(&limits),
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

    /// The bot's advice. Dropping the future stops the bot.
    ///
    /// # Errors
    /// If it is a hint and too many of them wait, or if the server is closing.
    pub(crate) async fn ask(&self, question: Question, urgency: Urgency) -> Result<Advice, NoAdvice> {
        let (answer, advice) = oneshot::channel();
        self.0.enqueue(question, urgency, answer)?;
        self.0.wake.notify_one();
        advice.await.map_err(|_| NoAdvice::Closing)
    }

    /// The number of questions waiting or in progress.
    pub(crate) fn load(&self) -> usize {
        let queues = self.0.queues();
        queues.thinking.len() + queues.waiting.iter().map(FairQueue::len).sum::<usize>()
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.0.queues().closed = true;
        self.0.wake.notify_all();
    }
}

/// The places of hints that wait.
fn hints_of(limits: &ResourceLimits) -> Places {
    Places::new(limits.guest_hints, limits.address_hints, limits.hints)
}

impl Queues {
    /// Among how many the machine is shared by a question of this rank, for whose sender somebody
    /// thinks already: addresses share it, and guests share what their address has. Those who can
    /// wait longer take nothing from those who cannot.
    fn sharing(&self, rank: usize, sender: Option<Sender>) -> usize {
        let waiting = &self.waiting[..=rank];
        let senders = waiting.iter().flat_map(|queue| queue.order.iter());
        let senders: HashSet<_> = senders.chain(&self.thinking).collect();
        let thinking = self.thinking.iter().filter(|other| **other == sender);
        let own = waiting.iter().map(|queue| queue.guests_of(sender));
        senders.len() * (thinking.count() + own.sum::<usize>())
    }

    fn next(&mut self) -> Option<Job> {
        let mut job = self.waiting.iter_mut().find_map(FairQueue::next)?;
        job.place = None;
        Some(job)
    }
}

impl Shared {
    fn queues(&self) -> std::sync::MutexGuard<'_, Queues> {
        // Nothing is left half done under this lock.
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enqueue(
        &self,
        question: Question,
        urgency: Urgency,
        answer: oneshot::Sender<Advice>,
    ) -> Result<(), NoAdvice> {
        let place = match (urgency, question.sender) {
            (Urgency::Hint, Some(sender)) => {
                let asker = Asker {
                    guest: question.asker,
                    sender,
                };
                Some(self.hints.take(asker).ok_or(NoAdvice::Busy)?)
            }
            _ => None,
        };
        self.queues().waiting[urgency.rank()].push(Job {
            question,
            urgency,
            answer,
            place,
        });
        Ok(())
    }

    fn work(&self) {
        while let Some((job, share)) = self.next() {
            let sender = job.question.sender;
            job.think(share);
            self.thought(sender);
        }
    }

    /// A thread has nobody to think for.
    fn thought(&self, sender: Option<Sender>) {
        let mut queues = self.queues();
        if let Some(place) = queues.thinking.iter().position(|other| *other == sender) {
            queues.thinking.swap_remove(place);
        }
    }

    /// The next job and its share of the machine; `None` when the pool is closing.
    fn next(&self) -> Option<(Job, f64)> {
        let mut queues = self.queues();
        loop {
            if queues.closed {
                return None;
            }
            if let Some(job) = queues.next() {
                if job.answer.is_closed() {
                    continue;
                }
                queues.thinking.push(job.question.sender);
                let sharing = queues.sharing(job.urgency.rank(), job.question.sender);
                let share = self.workers as f64 / sharing.max(self.workers) as f64;
                return Some((job, share));
            }
            queues = self.wake.wait(queues).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Job {
    fn think(self, share: f64) {
        let Job { question, answer, .. } = self;
        let allowed = question.ceiling.min(question.patience.mul_f64(share));
        let began = Instant::now();
        let over = || began.elapsed() >= allowed || answer.is_closed();
        let mut dice = SeededDice::new(question.seed);
        let limits = Limits::FULL.or_when(&over);
        let limits = match question.among.as_slice() {
            [] => limits,
            among => limits.among(among),
        };
        let advice = question
            .bot
            .think_safely(&question.view, question.seat, &mut dice, limits);
        // If nobody is waiting any more, the answer is not needed.
        let _ = answer.send(advice);
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use games::{AnyOptions, GameId};
    use rules::{Observe, Viewer};

    use super::*;

    /// The address of a guest, ten of whom share one.
    fn home(asker: u64) -> Sender {
        Sender::of(std::net::Ipv4Addr::from_bits((asker / 10) as u32).into())
    }

    fn question(asker: u64, bot: Bot, ceiling: Duration, patience: Duration) -> Question {
        let options = AnyOptions::new(GameId::Pylos, None, None).expect("Pylos is there");
        let position = options.start(2).expect("Pylos is for two");
        Question {
            asker: GuestId::new(asker),
            sender: Some(home(asker)),
            bot,
            view: position.view(Viewer::Seat(Seat::FIRST)),
            seat: Seat::FIRST,
            among: Vec::new(),
            ceiling,
            patience,
            seed: 1,
        }
    }

    /// Without threads, so that the order is ours.
    fn without_threads() -> Shared {
        Shared {
            queues: Mutex::default(),
            wake: Condvar::new(),
            workers: 1,
            hints: hints_of(&ResourceLimits::default()),
        }
    }

    /// Asks; the answer is never waited for, but must not be forgotten.
    fn asked(shared: &Shared, asker: u64, urgency: Urgency) -> Result<oneshot::Receiver<Advice>, NoAdvice> {
        let (answer, advice) = oneshot::channel();
        let second = Duration::from_secs(1);
        let question = question(asker, Bot::Level(Level::Master), second, second);
        shared.enqueue(question, urgency, answer)?;
        Ok(advice)
    }

    /// The next job, as a thread of the pool takes it: who asked, and its share.
    fn take(shared: &Shared) -> (GuestId, f64) {
        let (job, share) = shared.next().expect("something waits");
        shared.thought(job.question.sender);
        (job.question.asker, share)
    }

    #[test]
    fn many_guests_share_the_time_of_one() {
        // Whether they live at one address or at twenty.
        for apart in [1, 10] {
            let shared = without_threads();
            let most = if apart == 1 { 10 } else { 20 };
            let waiting: Vec<_> = (0..most)
                .map(|guest| asked(&shared, guest * apart, Urgency::Turn))
                .collect();
            let shares: Vec<f64> = (0..most).map(|_| take(&shared).1).collect();
            let expected: Vec<f64> = (1..=most).rev().map(|load| 1.0 / load as f64).collect();
            assert_eq!(shares, expected);
            // Alone each would take all of it; together they take 1/20 + 1/19 + … + 1.
            assert!(shares.iter().sum::<f64>() < 3.6);
            drop(waiting);
        }
    }

    #[test]
    fn many_guests_of_one_address_take_no_time_from_another() {
        let shared = without_threads();
        let mut waiting: Vec<_> = (0..10)
            .map(|guest| asked(&shared, guest, Urgency::Turn))
            .collect();
        waiting.push(asked(&shared, 100, Urgency::Turn));
        let first: Vec<_> = (0..3).map(|_| take(&shared)).collect();
        let guest = GuestId::new;
        assert_eq!(
            first,
            [(guest(0), 0.05), (guest(100), 0.5), (guest(1), 1.0 / 9.0)]
        );
        drop(waiting);
    }

    #[test]
    fn analyses_and_tables_that_nobody_watches_leave_people_their_time() {
        let shared = without_threads();
        let mut waiting = Vec::new();
        for guest in 0..200 {
            waiting.push(asked(&shared, guest, Urgency::Analysis));
            waiting.push(asked(&shared, guest, Urgency::Unwatched));
        }
        waiting.push(asked(&shared, 1_000, Urgency::Hint));
        waiting.push(asked(&shared, 1_001, Urgency::Turn));
        assert_eq!(take(&shared), (GuestId::new(1_000), 0.5));
        assert_eq!(take(&shared), (GuestId::new(1_001), 1.0));
        drop(waiting);
    }

    #[test]
    fn whoever_asks_often_waits_longer_and_others_do_not() {
        let shared = without_threads();
        let mut waiting: Vec<_> = (0..150).map(|_| asked(&shared, 1, Urgency::Turn)).collect();
        waiting.push(asked(&shared, 2, Urgency::Turn));
        waiting.push(asked(&shared, 3, Urgency::Hint));
        let first: Vec<_> = (0..4).map(|_| take(&shared)).collect();
        let guest = GuestId::new;
        let expected = [
            (guest(1), 0.25),
            (guest(2), 1.0 / 3.0),
            (guest(3), 0.5),
            (guest(1), 0.5),
        ];
        assert_eq!(first, expected);
        drop(waiting);
    }

    #[test]
    fn too_many_hints_are_refused_at_once() {
        let shared = without_threads();
        let limits = ResourceLimits::default();
        let mut waiting = Vec::new();
        let mut hint = |asker| asked(&shared, asker, Urgency::Hint).map(|advice| waiting.push(advice));
        for _ in 0..limits.guest_hints {
            hint(1).expect("within the limit");
        }
        assert_eq!(hint(1), Err(NoAdvice::Busy));
        // Nobody has more under other names.
        let more = (2..10).flat_map(|guest| [guest; 4]);
        let allowed = more.filter(|guest| hint(*guest).is_ok()).count() as u64;
        assert_eq!(allowed, limits.address_hints - limits.guest_hints);
        for guest in 1..=limits.hints - limits.address_hints {
            hint(guest * 10).expect("within the limit");
        }
        assert_eq!(hint(10_000), Err(NoAdvice::Busy));
        // A guest who was answered may ask again.
        take(&shared);
        hint(1).expect("one less");
        assert!(
            asked(&shared, 1, Urgency::Turn).is_ok(),
            "a turn is never refused"
        );
    }

    #[tokio::test]
    async fn everybody_who_asks_is_answered() {
        let bot_pool = Arc::new(BotPool::new(2, ResourceLimits::default()));
        let asked: Vec<_> = (0..20)
            .map(|guest| {
                let bot_pool = Arc::clone(&bot_pool);
                let moment = Duration::from_millis(20);
                let question = question(guest % 3, Bot::Level(Level::Master), moment, moment);
                tokio::spawn(async move { bot_pool.ask(question, Urgency::Turn).await })
            })
            .collect();
        for answer in asked {
            assert!(answer.await.expect("no panic").is_ok());
        }
    }

    #[tokio::test]
    async fn who_no_longer_waits_is_not_thought_about() {
        let bot_pool = BotPool::new(1, ResourceLimits::default());
        let long = Duration::from_hours(1);
        let forgotten = bot_pool.ask(question(1, Bot::Level(Level::Master), long, long), Urgency::Turn);
        assert!(
            tokio::time::timeout(Duration::from_millis(50), forgotten)
                .await
                .is_err()
        );
        let quick = question(1, Bot::Level(Level::Random), long, long);
        // Far less than the hour that the one who was forgotten would think.
        let answer = tokio::time::timeout(Duration::from_mins(2), bot_pool.ask(quick, Urgency::Hint)).await;
        assert!(answer.is_ok_and(|advice| advice.is_ok()));
    }
}
