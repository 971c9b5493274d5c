//! The door: accepting connections, and closing in time.

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;

use crate::app::App;
use crate::guard::Sender;
use crate::limits::Excess;
use crate::routes::router;
use crate::stream::{CountedStream, Patience};

/// How long requests may take that are in progress when the server stops.
const LAST_REQUESTS: Duration = Duration::from_secs(3);

/// Writing what was accepted may take this long after that.
const LAST_WRITES: Duration = Duration::from_millis(1_500);

/// The pause after the system could not give us a connection.
const NO_CONNECTION: Duration = Duration::from_millis(50);

/// The answer to a connection beyond the limits. There is no page, because nothing is read.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\n\
    retry-after: 10\r\nconnection: close\r\ncontent-length: 37\r\n\r\ntoo many connections, try again later";

/// Serves until `stop` completes; then finishes pending requests and writes, and ends within five
/// seconds whatever anybody does.
///
/// # Errors
/// If the listener fails.
pub async fn serve(
    app: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    if let Ok(address) = listener.local_addr() {
        app.bound.get_or_init(|| address);
    }
    let router = router(app.clone());
    let mut connections = JoinSet::new();
    let mut stop = Box::pin(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => admit(&app, &router, stream, peer, &mut connections),
                Err(error) => {
                    tracing::warn!(%error, "a connection cannot be accepted");
                    tokio::time::sleep(NO_CONNECTION).await;
                }
            },
            Some(_) = connections.join_next() => {}
        }
    }
    drop(listener);
    app.close();
    let last = async {
        while connections.join_next().await.is_some() {}
        app.last_page_closed().await;
    };
    if tokio::time::timeout(LAST_REQUESTS, last).await.is_err() {
        tracing::warn!("connections are cut off that do not end");
        connections.abort_all();
    }
    if tokio::time::timeout(LAST_WRITES, app.finish()).await.is_err() {
        // What was answered is in the file or in the log beside it, and is found there.
        tracing::error!("the database is left open: closing it takes too long");
    }
    Ok(())
}

/// Lets a connection in, if there are not too many.
fn admit(app: &App, router: &Router, stream: TcpStream, peer: SocketAddr, connections: &mut JoinSet<()>) {
    let limits = &app.settings.limits;
    if connections.len() as u64 >= limits.connections {
        return turn_away(app, stream, Excess::AllConnections);
    }
    // A proxy has the connections of all its visitors.
    let permit = if app.settings.trusts(peer.ip()) {
        None
    } else {
        let permit = app.guard.connections.enter(Sender::of(peer.ip()));
        if permit.is_none() {
            return turn_away(app, stream, Excess::Connections);
        }
        permit
    };
    // An update follows right after an answer. Small packets must not wait for each other,
    // which costs 40 ms; if this option is unavailable, they do.
    let _ = stream.set_nodelay(true);
    let io = TokioIo::new(CountedStream::new(stream, Patience::within(limits), permit));
    let routes = TowerToHyperService::new(router.clone());
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        routes.call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(limits.header_time());
    let app = app.clone();
    connections.spawn(async move {
        let connection = http.serve_connection(io, service).with_upgrades();
        let mut connection = Box::pin(connection);
        let served = tokio::select! {
            served = &mut connection => served,
            () = app.closed() => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if served.is_err_and(|error| error.is_timeout()) {
            app.meters.refused(Excess::Slowness);
        }
    });
}

/// Says that there is no room, as far as that can be said without waiting.
fn turn_away(app: &App, stream: TcpStream, excess: Excess) {
    app.meters.refused(excess);
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write(FULL);
    }
}
