//! The real `benben` on a folder of its own.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// Longer than any start should take, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server that runs until it is dropped.
pub(crate) struct Server {
    program: PathBuf,
    folder: TempDir,
    child: Child,
    port: u16,
}

impl Server {
    /// Starts on any free port.
    pub(crate) async fn start(program: &Path) -> Result<Server> {
        let folder = TempDir::new().context("no folder for the matches")?;
        let (child, port) = launch(program, folder.path(), 0).await?;
        Ok(Server {
            program: program.to_owned(),
            folder,
            child,
            port,
        })
    }

    /// The address of a page.
    pub(crate) fn at(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Ends it at once, as a power cut would.
    pub(crate) async fn kill(&mut self) -> Result<()> {
        self.child.kill().await.context("the server cannot be ended")
    }

    /// Starts it again on the same port and folder.
    pub(crate) async fn start_again(&mut self) -> Result<()> {
        let (child, _) = launch(&self.program, self.folder.path(), self.port).await?;
        self.child = child;
        Ok(())
    }
}

/// Starts the program and waits until it says its address.
async fn launch(program: &Path, folder: &Path, port: u16) -> Result<(Child, u16)> {
    let mut child = Command::new(program)
        .args([
            "serve",
            "--no-open",
            "--rate",
            "1000",
            "--port",
            &port.to_string(),
        ])
        .arg("--data")
        .arg(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .with_context(|| format!("cannot start {}", program.display()))?;
    let out = child.stdout.take().expect("its output is piped");
    let port = timeout(PATIENCE, announced_port(out)).await;
    Ok((child, port.context("the server does not say its address")??))
}

async fn announced_port(out: tokio::process::ChildStdout) -> Result<u16> {
    let mut lines = BufReader::new(out).lines();
    while let Some(line) = lines.next_line().await? {
        let Some((_, rest)) = line.split_once("http://127.0.0.1:") else {
            continue;
        };
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        // A program whose output nobody takes stops.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        return digits.parse().context("the address has no port");
    }
    bail!("the server ended before it said its address")
}
