use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

use play::Time;
use store::{Changed, GuestId, Store, Waiting};
use tokio::sync::{broadcast, watch};

use crate::analysis::Analyses;
use crate::assets::Assets;
use crate::bot_pool::BotPool;
use crate::demo::Demos;
use crate::guard::Guard;
use crate::meters::Meters;
use crate::table::Tables;

/// What can be chosen when a server is started.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// Requests and messages that one address may send in a second, in the long run.
    pub rate: u32,
    /// How many threads bots think on; `None` leaves a core for pages.
    pub bot_pool: Option<usize>,
    /// For whoever has been away for so long, others may let a bot play.
    pub absence: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            rate: 100,
            bot_pool: None,
            absence: Duration::from_mins(5),
        }
    }
}

/// A server: what all its connections share. Cloning gives another handle.
#[derive(Clone)]
pub struct App {
    pub(crate) store: Store,
    pub(crate) tables: Arc<Tables>,
    pub(crate) bot_pool: Arc<BotPool>,
    pub(crate) guard: Arc<Guard>,
    pub(crate) meters: Arc<Meters>,
    pub(crate) assets: Arc<Assets>,
    pub(crate) demos: Arc<Demos>,
    pub(crate) analyses: Arc<Analyses>,
    closing: watch::Sender<bool>,
    /// Guests who have left for good.
    departed: broadcast::Sender<GuestId>,
    /// Where it listens, once it does.
    pub(crate) bound: Arc<OnceLock<SocketAddr>>,
    /// See [`Settings::absence`].
    pub(crate) absence: Duration,
}

/// So many departures may wait to be heard of by a slow connection.
const DEPARTURES: usize = 64;

/// How often it is asked whether another server has written something.
const LOOK_AROUND: Duration = Duration::from_millis(25);

impl App {
    /// A server over this store. Bots and clocks of matches in progress go on at once.
    pub fn new(store: Store, settings: Settings) -> App {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let workers = settings.bot_pool.unwrap_or(cores.saturating_sub(1));
        let app = App {
            store,
            tables: Arc::default(),
            bot_pool: Arc::new(BotPool::new(workers)),
            guard: Arc::new(Guard::new(settings.rate)),
            meters: Arc::default(),
            assets: Arc::new(Assets::new()),
            demos: Arc::default(),
            analyses: Arc::default(),
            closing: watch::Sender::new(false),
            departed: broadcast::Sender::new(DEPARTURES),
            bound: Arc::default(),
            absence: settings.absence,
        };
        tokio::spawn(app.clone().follow_others());
        tokio::spawn(app.clone().wake_tables());
        app
    }

    /// Lets all connections and bots end.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Finishes what is being written.
    pub(crate) async fn finish(&self) {
        self.store.clone().close().await;
    }

    /// Tells every connection that a guest is no longer one.
    pub(crate) fn tell_departed(&self, guest: GuestId) {
        // Nobody may be listening.
        let _ = self.departed.send(guest);
    }

    /// Hears who leaves for good.
    pub(crate) fn departures(&self) -> broadcast::Receiver<GuestId> {
        self.departed.subscribe()
    }

    /// Ends when the server is closing.
    pub(crate) async fn closed(&self) {
        let mut closing = self.closing.subscribe();
        // The sender lives as long as the app, so this ends by its word only.
        let _ = closing.wait_for(|closing| *closing).await;
    }

    /// Matches that wait for a bot or a clock go on, also after a crash.
    async fn wake_tables(self) {
        match self.store.going().await {
            Ok(waiting) => {
                let needs_us = |waiting: &Waiting| {
                    waiting.seats & waiting.bots != 0 || waiting.seats == 0 || waiting.deadline.is_some()
                };
                for (id, _) in waiting.iter().filter(|(_, waiting)| needs_us(waiting)) {
                    let id = *id;
                    if let Err(trouble) = self.open_table(id).await {
                        tracing::warn!(%id, %trouble, "a match in progress cannot be opened");
                    }
                }
            }
            Err(error) => tracing::error!(%error, "cannot look for matches in progress"),
        }
    }

    /// Tables that another server has written to catch up.
    async fn follow_others(self) {
        let mut seen = self.store.latest().await.unwrap_or_default();
        let mut every = tokio::time::interval(LOOK_AROUND);
        every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = every.tick() => {}
                () = self.closed() => return,
            }
            match self.store.changes(seen).await {
                Ok((now, changed)) => {
                    seen = now;
                    for changed in changed {
                        self.follow(changed).await;
                    }
                }
                Err(error) => tracing::error!(%error, "cannot ask the store for changes"),
            }
        }
    }
}

impl App {
    /// A match has changed; if it is in memory, what is there changes too.
    async fn follow(&self, changed: Changed) {
        let Some(table) = self.tables.live(changed.id) else {
            return;
        };
        // A log that is gone is empty; but so is one that has not begun.
        let gone = changed.length == 0 && matches!(self.store.company(changed.id).await, Ok(None));
        if gone {
            self.tables.close(changed.id);
        } else {
            table.catch_up(&self.store, changed).await;
        }
    }
}

/// The present moment.
pub(crate) fn now() -> Time {
    let since = std::time::SystemTime::now()
        .duration_since(std::time::SystemTime::UNIX_EPOCH)
        .unwrap_or_default();
    Time::from_millis(since.as_millis().try_into().unwrap_or(u64::MAX))
}

/// Bytes from the system's generator.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system's random generator works");
    bytes
}
