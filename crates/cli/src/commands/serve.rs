//! The web server.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;

use clap::ArgMatches;
use rules::Phrase;
use say::Speaker;
use server::{App, BackupSchedule, LimitError, ResourceLimits, Settings};
use store::{FolderLock, LockError, Store};
use tokio::net::TcpListener;
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use super::play::stumble_quietly;
use crate::data;
use crate::failure::{Done, Failure};

/// The default port, if it is free.
const USUAL_PORT: u16 = 7272;

/// The default log filter; `BENBEN_LOG` overrides it.
const LOGGED: &str = "warn,server=info";

/// The parsed arguments.
struct Asked {
    bind: IpAddr,
    port: Option<u16>,
    folder: PathBuf,
    opens: bool,
    settings: Settings,
}

/// Serves until it is told to stop.
pub(super) fn run(asked: Option<&ArgMatches>, speaker: Speaker) -> Done {
    let asked = Asked::new(asked, speaker)?;
    stumble_quietly();
    log();
    raise_descriptor_limit();
    data::install_tables(None);
    let _lock = FolderLock::take(&asked.folder).map_err(|error| held(&error, speaker))?;
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::failed(speaker.say(&trouble("serve-cannot-start", &error))))?;
    runtime.block_on(serve(asked, speaker))?;
    anstream::eprintln!("{}", speaker.text("serve-stopped"));
    Ok(ExitCode::SUCCESS)
}

impl Asked {
    fn new(matches: Option<&ArgMatches>, speaker: Speaker) -> Result<Asked, Failure> {
        let named = matches.and_then(|matches| matches.get_one::<PathBuf>("data"));
        let folder = match named {
            Some(folder) => folder.clone(),
            None => data::folder().ok_or_else(|| Failure::usage(speaker.text("serve-no-folder")))?,
        };
        let local = IpAddr::from([127, 0, 0, 1]);
        let mut settings = Settings::default();
        if let Some(matches) = matches {
            change(&mut settings, matches).map_err(|error| {
                let phrase = match error {
                    LimitError::Unknown(name) => Phrase::new("serve-no-such-limit").with("name", name),
                    LimitError::NoNumber(value) => Phrase::new("serve-limit-no-number").with("value", value),
                };
                Failure::usage(speaker.say(&phrase))
            })?;
        }
        settings.program = env::current_exe().ok();
        Ok(Asked {
            bind: matches
                .and_then(|matches| matches.get_one("bind").copied())
                .unwrap_or(local),
            port: matches.and_then(|matches| matches.get_one("port").copied()),
            folder,
            opens: matches.is_none_or(|matches| !matches.get_flag("no-open")),
            settings,
        })
    }
}

/// The variable with limits, separated by commas; `none` is no limits at all, for measurements.
const LIMITS: &str = "BENBEN_LIMITS";

/// The number of backups that are kept unless told otherwise.
const USUAL_BACKUPS: u32 = 14;

/// Changes settings as options say.
fn change(settings: &mut Settings, matches: &ArgMatches) -> Result<(), LimitError> {
    if let Some(rate) = matches.get_one::<u32>("rate") {
        settings.rate = *rate;
    }
    if let Ok(limits) = env::var(LIMITS) {
        for limit in limits.split(',').filter(|limit| !limit.is_empty()) {
            match limit {
                "none" => settings.limits = ResourceLimits::none(),
                limit => settings.limits.set(limit)?,
            }
        }
    }
    for limit in matches.get_many::<String>("limit").into_iter().flatten() {
        settings.limits.set(limit)?;
    }
    let hosts = matches.get_many::<String>("host").into_iter().flatten();
    settings.hosts.extend(hosts.cloned());
    let proxies = matches.get_many::<IpAddr>("trusted-proxy").into_iter().flatten();
    settings.proxies.extend(proxies);
    settings.backups = matches
        .get_one::<u32>("backup-every")
        .map(|hours| BackupSchedule {
            every: Duration::from_hours(u64::from(*hours)),
            keep: *matches.get_one("backup-keep").unwrap_or(&USUAL_BACKUPS) as usize,
        });
    Ok(())
}

/// Lets the process have as many connections as the system allows. If that cannot be had, fewer
/// are served at a time.
fn raise_descriptor_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        let _ = setrlimit(Resource::Nofile, limit);
    }
}

async fn serve(asked: Asked, speaker: Speaker) -> Result<(), Failure> {
    let store = open(&asked.folder, speaker).await?;
    let listener = listen(&asked, speaker).await?;
    let address = listener
        .local_addr()
        .map_err(|error| Failure::failed(speaker.say(&trouble("serve-cannot-start", &error))))?;
    let address = format!("http://{address}/");
    let phrase = Phrase::new("serve-started")
        .with("address", address.as_str())
        .with("folder", asked.folder.display().to_string());
    let mut out = anstream::stdout();
    // The server continues even if nobody reads its output.
    let _ = writeln!(out, "{}", speaker.say(&phrase)).and_then(|()| out.flush());
    if asked.opens {
        open_browser(&address);
    }
    let app = App::new(store, asked.settings);
    server::serve(app, listener, stopped())
        .await
        .map_err(|error| Failure::failed(speaker.say(&trouble("serve-cannot-start", &error))))
}

async fn open(folder: &Path, speaker: Speaker) -> Result<Store, Failure> {
    let mut entropy = [0; 32];
    getrandom::fill(&mut entropy).expect("the system's random generator works");
    Store::open(folder, entropy)
        .await
        .map_err(|error| Failure::failed(speaker.say(&trouble("serve-cannot-open", &error))))
}

/// Listens on the requested port; or on the default one, or on any if that is taken.
async fn listen(asked: &Asked, speaker: Speaker) -> Result<TcpListener, Failure> {
    let port = asked.port.unwrap_or(USUAL_PORT);
    let first = TcpListener::bind(SocketAddr::new(asked.bind, port)).await;
    let bound = match (first, asked.port) {
        (Err(error), None) if error.kind() == io::ErrorKind::AddrInUse => {
            TcpListener::bind(SocketAddr::new(asked.bind, 0)).await
        }
        (bound, _) => bound,
    };
    bound.map_err(|error| {
        let phrase = trouble("serve-cannot-listen", &error).with("address", format!("{}:{port}", asked.bind));
        Failure::failed(speaker.say(&phrase))
    })
}

/// Completes when the program is asked to stop. If it is asked again, it ends at once: what was
/// answered is on the disk.
async fn stopped() {
    asked_to_stop().await;
    tokio::spawn(async {
        asked_to_stop().await;
        std::process::exit(IN_A_HURRY);
    });
}

/// The exit code of a server that was asked to stop twice.
const IN_A_HURRY: i32 = 1;

/// Completes when the program is asked to stop, by a key or by the system.
async fn asked_to_stop() {
    let key = async {
        // Without a handler the key ends the program, which does no harm either.
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut told) = signal(SignalKind::terminate()) else {
            return key.await;
        };
        tokio::select! {
            () = key => {}
            _ = told.recv() => {}
        }
    }
    #[cfg(not(unix))]
    key.await;
}

fn held(error: &LockError, speaker: Speaker) -> Failure {
    match error {
        LockError::Held { folder, process } => {
            let folder = folder.display().to_string();
            let phrase = match process {
                Some(process) => Phrase::new("serve-folder-held").with("process", process.to_string()),
                None => Phrase::new("serve-folder-held-by-somebody"),
            };
            Failure::failed(speaker.say(&phrase.with("folder", folder)))
        }
        LockError::File { .. } => Failure::failed(speaker.say(&trouble("serve-cannot-open", error))),
    }
}

fn trouble(id: &'static str, error: &impl std::error::Error) -> Phrase {
    Phrase::new(id).with("error", error.to_string())
}

/// Logs as lines for people, or as JSON if there is no terminal.
fn log() {
    let asked = env::var("BENBEN_LOG").ok().and_then(|text| text.parse().ok());
    let filter: Targets = asked.unwrap_or_else(|| LOGGED.parse().expect("our own filter can be read"));
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let lines = if io::stderr().is_terminal() {
        lines.boxed()
    } else {
        lines.json().boxed()
    };
    tracing_subscriber::registry()
        .with(lines.with_filter(filter))
        .init();
}

/// Opens the page in a browser, if there is a display.
fn open_browser(address: &str) {
    let (program, before): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/c", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        let has_screen = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
        if !has_screen("DISPLAY") && !has_screen("WAYLAND_DISPLAY") {
            return;
        }
        ("xdg-open", &[])
    };
    // The address is printed too, so it does not matter if no browser opens.
    let _ = Command::new(program)
        .args(before)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}
