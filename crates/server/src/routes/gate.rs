//! What is let in: not too much, and nothing from another site. And what pages may load.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::AppError;

/// Everything comes from here, nothing is inline, nobody frames us.
const POLICY: &str = "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

/// Lets through what is not too much and does not come from another site, and
/// tells browsers what our pages may do.
pub(super) async fn stand(State(app): State<App>, request: Request, next: Next) -> Response {
    let address = request
        .extensions()
        .get::<ConnectInfo<SocketAddr>>()
        .map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(address)| {
            address.ip()
        });
    let began = Instant::now();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrades = request.headers().contains_key("sec-websocket-key");
    let mut response = if !app.guard.admits(address, began) {
        AppError::TooMany.into_response()
    } else if (changes || upgrades) && !is_own(request.headers()) {
        AppError::Foreign.into_response()
    } else {
        next.run(request).await
    };
    app.meters.answered(response.status(), began.elapsed());
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Whether the request comes from one of our own pages. Programs that are no
/// browsers send no origin, and carry no one else's cookies.
fn is_own(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    matches!((host, origin), (Some(host), Some((_, from))) if host == from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_sites_page_is_not_ours() {
        let headers = |origin: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static("127.0.0.1:7777"));
            headers.insert(ORIGIN, HeaderValue::from_static(origin));
            headers
        };
        assert!(is_own(&headers("http://127.0.0.1:7777")));
        assert!(!is_own(&headers("http://127.0.0.1:8888")));
        assert!(!is_own(&headers("https://example.com")));
        assert!(!is_own(&headers("null")));
        assert!(is_own(&HeaderMap::new()));
    }
}
