//! The server under test: a process of its own, so that it can be killed at any moment.

use std::env;
use std::fs::{self, File};
use std::future;
use std::io::{self, BufRead, BufReader, Read};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use server::{App, ResourceLimits, Settings};
use store::Store;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

/// The key of the data folder: the same in every run, so that links are too.
pub(crate) const KEY: [u8; 32] = [7; 32];

/// More requests than anybody sends here.
const NO_LIMIT: u32 = 1_000_000;

/// A server with its data folder.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    folder: TempDir,
    child: Child,
    seed: u64,
}

impl Server {
    /// Starts a server with an empty folder.
    pub(crate) fn start(seed: u64) -> Server {
        let folder = folder();
        let (child, address) = spawned(folder.path(), 0, seed);
        Server {
            address,
            folder,
            child,
            seed,
        }
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Ends the process at once, as a loss of power to it would.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it ends");
        self.child.wait().expect("it has ended");
    }

    /// Starts it again with the same folder, at the same address.
    pub(crate) fn start_again(&mut self) {
        self.seed = self.seed.wrapping_add(1 << 32);
        (self.child, self.address) = spawned(self.folder.path(), self.address.port(), self.seed);
    }

    /// What the process has complained about: panics, wherever they are caught.
    pub(crate) fn complaints(&self) -> String {
        fs::read_to_string(complaints(self.folder.path())).unwrap_or_default()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// In memory where that is possible: a killed process leaves behind all that it has written,
/// wherever that is, and a disk would be waited for at every message.
fn folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm")
        .or_else(|_| tempfile::tempdir())
        .expect("a temporary folder")
}

fn complaints(folder: &Path) -> PathBuf {
    folder.join("complaints.txt")
}

fn spawned(folder: &Path, port: u16, seed: u64) -> (Child, SocketAddr) {
    let mut options = File::options();
    let complaints = options.create(true).append(true).open(complaints(folder));
    let mut child = Command::new(env::current_exe().expect("this program"))
        .arg("serve")
        .arg(folder)
        .args([port.to_string(), seed.to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(complaints.expect("a file"))
        .spawn()
        .expect("a process");
    let mut line = String::new();
    let out = child.stdout.as_mut().expect("its output");
    BufReader::new(out).read_line(&mut line).expect("an address");
    let address = line.trim().parse();
    let address = address.unwrap_or_else(|_| panic!("the server does not start: {line:?}"));
    (child, address)
}

/// What the process does: serves until nobody holds its input any more.
pub(crate) fn serve(folder: &Path, port: u16, seed: u64) {
    server::foresee(seed);
    thread::spawn(|| {
        // Its input ends when the tester does, however that ends.
        let _ = io::stdin().read_to_end(&mut Vec::new());
        process::exit(0);
    });
    let settings = Settings {
        rate: NO_LIMIT,
        bot_pool: Some(1),
        absence: Duration::ZERO,
        limits: ResourceLimits::none(),
        ..Settings::default()
    };
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(folder, KEY).await.expect("a data folder");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .await
            .expect("a port");
        println!("{}", listener.local_addr().expect("an address"));
        let app = App::new(store, settings);
        server::serve(app, listener, future::pending())
            .await
            .expect("a server");
    });
}
