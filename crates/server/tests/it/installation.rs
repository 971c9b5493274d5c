//! Servers for the tests, and access to their stores.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;

use games::AnyPosition;
use play::record::Record;
use play::{GameLibrary, Match};
use server::{App, ResourceLimits, Settings};
use store::{MatchId, Store, StoredMatch};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use client::Browser;

/// A rate limit that no test reaches.
pub(crate) const NO_LIMIT: u32 = 1_000_000;

/// One guest of a test opens more matches in a second than a person in a year.
fn busy_guests() -> ResourceLimits {
    ResourceLimits {
        guest_matches: 10_000,
        address_matches: 10_000,
        ..ResourceLimits::default()
    }
}

/// A folder for a server's data.
pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// A running server.
pub(crate) struct Installation {
    pub(crate) address: SocketAddr,
    runtime: Runtime,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<std::io::Result<()>>,
}

impl Installation {
    /// Starts a server with a folder.
    pub(crate) fn open(folder: &Path) -> Installation {
        Installation::with_rate(folder, NO_LIMIT)
    }

    /// Starts a server with this rate limit per second.
    pub(crate) fn with_rate(folder: &Path, rate: u32) -> Installation {
        let usual = Settings {
            limits: busy_guests(),
            ..Settings::default()
        };
        Installation::with_settings(folder, Settings { rate, ..usual })
    }

    /// Starts a server at which bots may take over after this absence.
    pub(crate) fn with_absence(folder: &Path, absence: Duration) -> Installation {
        let settings = Settings {
            rate: NO_LIMIT,
            limits: busy_guests(),
            absence,
            ..Settings::default()
        };
        Installation::with_settings(folder, settings)
    }

    /// Starts a server with these settings and one thread for bots.
    pub(crate) fn with_settings(folder: &Path, settings: Settings) -> Installation {
        let runtime = Runtime::new().expect("a runtime");
        let (stop, stopped) = oneshot::channel();
        let (address, serving) = runtime.block_on(async {
            let store = Store::open(folder, [7; 32]).await.expect("a data folder");
            let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
            let address = listener.local_addr().expect("an address");
            let settings = Settings {
                bot_pool: Some(1),
                ..settings
            };
            let app = App::new(store, settings);
            let stop = async {
                // It is told to stop, or nobody needs it any more.
                let _ = stopped.await;
            };
            (address, tokio::spawn(server::serve(app, listener, stop)))
        });
        Installation {
            address,
            runtime,
            stop,
            serving,
        }
    }

    /// A new visitor.
    pub(crate) fn guest(&self) -> Browser {
        let mut guest = Browser::new(self.address);
        guest.get("/rules").expect(200);
        guest
    }

    /// Closes it as a person would, and waits until that is done.
    pub(crate) fn close(self) {
        let Installation {
            runtime,
            stop,
            serving,
            ..
        } = self;
        stop.send(()).expect("the server still runs");
        let served = runtime.block_on(serving).expect("no panic");
        served.expect("it ended without trouble");
    }
}

/// A match as stored in a folder.
pub(crate) fn kept(folder: &Path, id: &str) -> StoredMatch {
    with_store(folder, async |store| {
        let id: MatchId = id.parse().expect("an id");
        let kept = store.load(id).await.expect("a store that works");
        kept.expect("the match")
    })
}

/// The log of a match as it is stored.
pub(crate) fn log(folder: &Path, id: &str) -> String {
    let kept = kept(folder, id);
    kept.chunks.iter().map(|chunk| chunk.text.as_str()).collect()
}

/// The match replayed from its stored log.
pub(crate) fn stored(folder: &Path, id: &str) -> Match<AnyPosition> {
    let kept = kept(folder, id);
    let text: String = kept.chunks.iter().map(|chunk| chunk.text.as_str()).collect();
    replayed(&(kept.opening + &text))
}

/// The match replayed from a record.
#[track_caller]
pub(crate) fn replayed(record: &str) -> Match<AnyPosition> {
    let record = Record::parse(record.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{record}"));
    record
        .replay(&GameLibrary)
        .unwrap_or_else(|error| panic!("{error}"))
}

/// The number of matches in a folder.
pub(crate) fn matches(folder: &Path) -> u64 {
    with_store(folder, async |store| {
        let counts = store.count().await.expect("a count");
        counts.going + counts.over
    })
}

/// Runs something with a separate store over a folder.
pub(crate) fn with_store<T>(folder: &Path, work: impl AsyncFnOnce(&Store) -> T) -> T {
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(folder, [7; 32]).await.expect("a data folder");
        let result = work(&store).await;
        store.close().await;
        result
    })
}
