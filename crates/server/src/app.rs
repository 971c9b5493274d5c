use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

use play::{Millis, OneLine};
use store::{Changed, GuestId, MatchId, Store};
use tokio::sync::broadcast;

use crate::analysis::Analyses;
use crate::assets::Assets;
use crate::backups::{self, BackupSchedule, Reserve};
use crate::boards::Boards;
use crate::bot_pool::BotPool;
use crate::demo::Demos;
use crate::error::AppError;
use crate::guard::Guard;
use crate::health::Health;
use crate::invitations::Links;
use crate::limits::ResourceLimits;
use crate::meters::Meters;
use crate::previews::Previews;
use crate::solver::Solver;
use crate::system::now;
use crate::table::{Table, Tables};

/// The settings of a server.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// The maximum long-term rate of requests and messages from one address, per second.
    pub rate: u32,
    /// The number of threads for bots; `None` leaves a core for pages.
    pub bot_pool: Option<usize>,
    /// After this absence of a player, others may let a bot take over.
    pub absence: Duration,
    /// How much one connection, guest or address may use, and all together.
    pub limits: ResourceLimits,
    /// The addresses of proxies, which are believed when they say for whom they ask.
    pub proxies: Vec<IpAddr>,
    /// The names by which the server is reached, besides addresses and local names.
    pub hosts: Vec<String>,
    /// When backups are made by themselves; `None` for never.
    pub backups: Option<BackupSchedule>,
    /// The program that solves games in the background, as `benben solve` does; `None` if there is
    /// none.
    pub program: Option<PathBuf>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            rate: 100,
            bot_pool: None,
            absence: Duration::from_mins(5),
            limits: ResourceLimits::default(),
            proxies: Vec::new(),
            hosts: Vec::new(),
            backups: None,
            program: None,
        }
    }
}

impl Settings {
    /// Whether this is the address of one of our proxies.
    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        self.proxies
            .iter()
            .any(|proxy| proxy.to_canonical() == address.to_canonical())
    }
}

/// A server: the state that all its connections share. Cloning gives another handle.
#[derive(Clone)]
pub struct App {
    pub(crate) store: Store,
    pub(crate) settings: Arc<Settings>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) boards: Arc<Boards>,
    pub(crate) bot_pool: Arc<BotPool>,
    pub(crate) guard: Arc<Guard>,
    pub(crate) meters: Arc<Meters>,
    pub(crate) assets: Arc<Assets>,
    pub(crate) demos: Arc<Demos>,
    pub(crate) analyses: Arc<Analyses>,
    pub(crate) health: Health,
    pub(crate) previews: Arc<Previews>,
    pub(crate) solver: Arc<Solver>,
    /// Announces guests who have left for good.
    departed: broadcast::Sender<GuestId>,
    /// The address it listens on, once it does.
    pub(crate) bound: Arc<OnceLock<SocketAddr>>,
}

/// How often a closing server looks whether pages are still connected.
const CLOSING: Duration = Duration::from_millis(10);

/// The number of departures that a slow connection may lag behind.
const DEPARTURES: usize = 64;

impl App {
    /// A server using this store. Bots and clocks of matches in progress continue at once.
    pub fn new(store: Store, settings: Settings) -> App {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let workers = settings.bot_pool.unwrap_or(cores.saturating_sub(1));
        let limits = settings.limits;
        let bot_pool = Arc::new(BotPool::new(workers, limits));
        let guard = Arc::new(Guard::new(settings.rate, &limits));
        let meters: Arc<Meters> = Arc::default();
        let bound: Arc<OnceLock<SocketAddr>> = Arc::default();
        let tables = Tables::new(
            store.clone(),
            Arc::clone(&bot_pool),
            Arc::clone(&meters),
            Arc::clone(&guard),
            limits,
            settings.absence,
        );
        let app = App {
            boards: Arc::new(Boards::new(store.key().clone(), Arc::clone(&bound), cores)),
            store,
            tables: Arc::new(tables),
            bot_pool,
            guard,
            meters,
            assets: Arc::new(Assets::new()),
            demos: Arc::default(),
            analyses: Arc::new(Analyses::new(limits)),
            health: Health::default(),
            previews: Arc::default(),
            solver: Arc::new(Solver::new(settings.program.clone())),
            settings: Arc::new(settings),
            departed: broadcast::Sender::new(DEPARTURES),
            bound,
        };
        tokio::spawn(app.clone().follow_others());
        tokio::spawn(app.clone().wake_tables());
        tokio::spawn(app.clone().watch_deadlines());
        if let Some(schedule) = app.settings.backups {
            let (store, app) = (app.store.clone(), app.clone());
            tokio::spawn(async move {
                let reserve = Reserve(app.settings.limits.free_bytes);
                tokio::select! {
                    () = backups::keep(store, schedule, reserve, &app.meters) => {}
                    () = app.closed() => {}
                }
            });
        }
        app
    }

    /// Tells all connections and bots to stop.
    pub(crate) fn close(&self) {
        self.tables.stop();
        self.solver.stop();
    }

    /// Ends when the server is closing.
    pub(crate) async fn closed(&self) {
        self.tables.stopped().await;
    }

    /// Ends when no page is connected any more.
    pub(crate) async fn last_page_closed(&self) {
        while self.meters.connections() > 0 {
            tokio::time::sleep(CLOSING).await;
        }
    }

    /// Finishes pending writes.
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

    /// Subscribes to departures.
    pub(crate) fn departures(&self) -> broadcast::Receiver<GuestId> {
        self.departed.subscribe()
    }

    /// Resumes matches in which people wait for a bot or for chance, also after a crash. Bots
    /// among themselves go on when somebody looks.
    async fn wake_tables(self) {
        match self.store.going().await {
            Ok(waiting) => {
                for id in waiting {
                    self.wake(id).await;
                }
            }
            Err(error) => tracing::error!(%error, "cannot look for matches in progress"),
        }
    }

    /// Loads tables shortly before a clock runs out: nobody has to look at them until then.
    async fn watch_deadlines(self) {
        // A table is unloaded only if its clocks have longer than it would stay in memory, and
        // is loaded again before that: so none is late.
        let stays = self.settings.limits.table_time();
        let pause = stays / 3;
        loop {
            let soon = now().later(Millis((stays + pause).as_millis() as u64));
            match self.store.due(soon).await {
                Ok(due) => {
                    for id in due {
                        self.wake(id).await;
                    }
                }
                Err(error) => tracing::error!(%error, "cannot look for clocks that run out"),
            }
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = self.closed() => return,
            }
        }
    }

    async fn wake(&self, id: MatchId) {
        if let Err(error) = self.open_table(id).await {
            tracing::warn!(%id, %error, "a match in progress cannot be opened");
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

    /// Updates the table of a changed match, if it is in memory.
    async fn follow(&self, changed: Changed) {
        let Some(table) = self.tables.live(changed.id) else {
            return;
        };
        // A deleted log is empty; but so is one that has not begun.
        let gone = changed.length == 0 && matches!(self.store.company(changed.id).await, Ok(None));
        if gone {
            self.tables.close(changed.id);
        } else {
            table.catch_up(&self.store, changed).await;
        }
    }
}
