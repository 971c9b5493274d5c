//! Keeping others out of each other's way: rates, origins, and what pages may load.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Mutex, PoisonError};
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

/// A burst may be so many times what is allowed in a second.
const BURST: f64 = 3.0;

/// As many addresses are remembered; then the quietest are forgotten.
const REMEMBERED: usize = 10_000;

/// Counts what every address sends.
pub(crate) struct Guard {
    rate: f64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// What one sender may still send: it fills up with time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: f64, now: Instant) -> Bucket {
        let left = rate * BURST;
        Bucket { left, at: now }
    }

    /// Takes one; says whether there was one left.
    pub(crate) fn take(&mut self, rate: f64, now: Instant) -> bool {
        let passed = now.duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * rate).min(rate * BURST);
        self.at = now;
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }
}

impl Guard {
    pub(crate) fn new(rate: u32) -> Guard {
        Guard {
            rate: f64::from(rate.max(1)),
            buckets: Mutex::default(),
        }
    }

    /// The rate that one sender may keep up.
    pub(crate) const fn rate(&self) -> f64 {
        self.rate
    }

    fn admits(&self, address: IpAddr, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED && !buckets.contains_key(&address) {
            let full = self.rate * BURST;
            let rate = self.rate;
            buckets
                .retain(|_, bucket| bucket.left + now.duration_since(bucket.at).as_secs_f64() * rate < full);
            if buckets.len() >= REMEMBERED {
                return false;
            }
        }
        let bucket = buckets
            .entry(address)
            .or_insert_with(|| Bucket::full(self.rate, now));
        bucket.take(self.rate, now)
    }
}

/// Lets through what is not too much and does not come from another site, and
/// tells browsers what our pages may do.
pub(crate) async fn stand(State(app): State<App>, request: Request, next: Next) -> Response {
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
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_flood_is_stopped_and_patience_is_rewarded() {
        let guard = Guard::new(10);
        let now = Instant::now();
        let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let let_in = (0..100).filter(|_| guard.admits(address, now)).count();
        assert_eq!(let_in, 30);
        let later = now + Duration::from_secs(1);
        let let_in = (0..100).filter(|_| guard.admits(address, later)).count();
        assert_eq!(let_in, 10);
        let other = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));
        assert!(guard.admits(other, later));
    }

    #[test]
    fn a_sea_of_addresses_does_not_fill_memory() {
        let guard = Guard::new(1);
        let now = Instant::now();
        for number in 0..20_000_u32 {
            guard.admits(IpAddr::V4(Ipv4Addr::from_bits(number)), now);
        }
        assert!(guard.buckets.lock().expect("no panic").len() <= REMEMBERED);
    }

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
