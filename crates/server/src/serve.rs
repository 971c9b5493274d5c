use std::io;
use std::net::SocketAddr;

use axum::ServiceExt;
use axum::extract::Request;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;

use crate::app::App;
use crate::routes::router;

/// Serves until `stop` ends; then finishes what has been begun, and every
/// write with it.
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
    let service =
        ServiceExt::<Request>::into_make_service_with_connect_info::<SocketAddr>(router(app.clone()));
    let closing = app.clone();
    let stopped = async move {
        stop.await;
        // Live connections would keep the server up for ever.
        closing.close();
    };
    let listener = listener.tap_io(|stream| {
        // An update follows right after an answer. Small packets must not wait
        // for each other, which costs 40 ms; where that cannot be had, they do.
        let _ = stream.set_nodelay(true);
    });
    axum::serve(listener, service)
        .with_graceful_shutdown(stopped)
        .await?;
    app.finish().await;
    Ok(())
}
