//! The program under load, in a process of its own so that its memory and its processor time are
//! its own too.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    process: Child,
    _folder: TempDir,
}

impl Server {
    /// Starts it with an empty folder and these limits, and waits until it answers.
    pub(crate) fn start(program: &str, limits: &str) -> Server {
        Server::begin(|folder, port| {
            let mut command = Command::new(program);
            command
                .args(["serve", "--no-open", "--rate", "1000000", "--port"])
                .arg(port.to_string())
                .arg("--data")
                .arg(folder)
                .env("BENBEN_LIMITS", limits);
            command
        })
    }

    /// Starts what the command says, for an empty folder and a port, and waits until it answers.
    pub(crate) fn begin(command: impl FnOnce(&Path, u16) -> Command) -> Server {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
        let address = listener.local_addr().expect("an address");
        drop(listener);
        let process = command(folder.path(), address.port())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a server");
        while TcpStream::connect(address).is_err() {
            thread::sleep(Duration::from_millis(20));
        }
        Server {
            address,
            process,
            _folder: folder,
        }
    }

    /// Its resident memory in bytes.
    pub(crate) fn resident(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()));
        let status = status.expect("a process");
        let line = status.lines().find(|line| line.starts_with("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
        kilobytes.expect("a size") * 1_024
    }

    /// Its processor time on all cores.
    pub(crate) fn processor(&self) -> Duration {
        const TICKS_A_SECOND: u64 = 100;
        let line = fs::read_to_string(format!("/proc/{}/stat", self.process.id())).expect("a process");
        let after_name = line.rsplit_once(") ").expect("a name").1;
        let fields = after_name.split(' ').skip(11).take(2);
        let ticks: u64 = fields.map(|ticks| ticks.parse::<u64>().expect("a number")).sum();
        Duration::from_millis(ticks * 1_000 / TICKS_A_SECOND)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.process.kill().expect("it ends");
        self.process.wait().expect("it has ended");
    }
}
