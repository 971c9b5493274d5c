use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

use play::OneLine;
use store::{Changed, GuestId, MatchId, Store, Waiting};
use tokio::sync::broadcast;

use crate::analysis::Analyses;
use crate::assets::Assets;
use crate::boards::Boards;
use crate::bot_pool::BotPool;
use crate::demo::Demos;
use crate::error::AppError;
use crate::guard::Guard;
use crate::invitations::Links;
use crate::meters::Meters;
use crate::table::{Table, Tables};

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
    pub(crate) boards: Arc<Boards>,
    pub(crate) bot_pool: Arc<BotPool>,
    pub(crate) guard: Arc<Guard>,
    pub(crate) meters: Arc<Meters>,
    pub(crate) assets: Arc<Assets>,
    pub(crate) demos: Arc<Demos>,
    pub(crate) analyses: Arc<Analyses>,
    /// Guests who have left for good.
    departed: broadcast::Sender<GuestId>,
    /// Where it listens, once it does.
    pub(crate) bound: Arc<OnceLock<SocketAddr>>,
}

/// So many departures may wait to be heard of by a slow connection.
const DEPARTURES: usize = 64;

impl App {
    /// A server over this store. Bots and clocks of matches in progress go on at once.
    pub fn new(store: Store, settings: Settings) -> App {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let workers = settings.bot_pool.unwrap_or(cores.saturating_sub(1));
        let bot_pool = Arc::new(BotPool::new(workers));
        let meters: Arc<Meters> = Arc::default();
        let bound: Arc<OnceLock<SocketAddr>> = Arc::default();
        let tables = Tables::new(
            store.clone(),
            Arc::clone(&bot_pool),
            Arc::clone(&meters),
            settings.absence,
        );
        let app = App {
            boards: Arc::new(Boards::new(store.key().clone(), Arc::clone(&bound), cores)),
            store,
            tables: Arc::new(tables),
            bot_pool,
            guard: Arc::new(Guard::new(settings.rate)),
            meters,
            assets: Arc::new(Assets::new()),
            demos: Arc::default(),
            analyses: Arc::default(),
            departed: broadcast::Sender::new(DEPARTURES),
            bound,
        };
        tokio::spawn(app.clone().follow_others());
        tokio::spawn(app.clone().wake_tables());
        app
    }

    /// Lets all connections and bots end.
    pub(crate) fn close(&self) {
        self.tables.stop();
    }

    /// Ends when the server is closing.
    pub(crate) async fn closed(&self) {
        self.tables.stopped().await;
    }

    /// Finishes what is being written.
    pub(crate) async fn finish(&self) {
        self.store.clone().close().await;
    }

    /// The table of a match, from memory or from the store.
    pub(crate) async fn open_table(&self, id: MatchId) -> Result<Arc<Table>, AppError> {
        self.tables.open(id).await
    }

    /// What links to seats are made of.
    pub(crate) fn links(&self) -> Links<'_> {
        Links {
            key: self.store.key(),
            bound: self.bound.get().copied(),
        }
    }

    /// Forgets a guest: they are taken out of all matches, and everything else
    /// about them goes.
    ///
    /// If it stops half-way, the guest is still known, and can do it again.
    pub(crate) async fn forget_guest(&self, guest: GuestId, stand_in: &OneLine) -> Result<(), AppError> {
        self.tables.forget_guest(guest, stand_in).await?;
        // Their other pages must not make them known again. Nobody may be listening.
        let _ = self.departed.send(guest);
        Ok(self.store.forget_guest(guest).await?)
    }

    /// Hears who leaves for good.
    pub(crate) fn departures(&self) -> broadcast::Receiver<GuestId> {
        self.departed.subscribe()
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
                    if let Err(error) = self.open_table(id).await {
                        tracing::warn!(%id, %error, "a match in progress cannot be opened");
                    }
                }
            }
            Err(error) => tracing::error!(%error, "cannot look for matches in progress"),
        }
    }

    /// Tables that another store of this process has written to catch up. The
    /// store rings when that happens; nothing is done meanwhile.
    async fn follow_others(self) {
        let mut seen = self.store.latest().await.unwrap_or_default();
        let mut bell = self.store.listen();
        loop {
            tokio::select! {
                () = bell.rung() => {}
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
