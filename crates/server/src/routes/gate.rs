//! Refuses requests that are too many or come from another site, and says what pages may load.

use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONNECTION, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, RETRY_AFTER,
    SET_COOKIE, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::error::AppError;
use crate::limits::Excess;
use crate::origin::{Origin, is_for_us};
use crate::visitor::speaker_for;

/// Everything comes from this server, nothing is inline, and nobody may frame us.
const POLICY: &str = "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

/// After this many seconds it is worth asking again.
const RETRY: HeaderValue = HeaderValue::from_static("5");

/// Middleware that enforces the rate limit, the host and the origin check, and sets the security
/// headers.
pub(super) async fn stand(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let origin = Origin::of(&request, &app.settings);
    request.extensions_mut().insert(origin);
    let began = Instant::now();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrades = request.headers().contains_key("sec-websocket-key");
    let refused = if !app.guard.admits(origin.sender, began) {
        Some(app.meters.beyond(Excess::Requests))
    } else if !is_for_us(request.headers(), &app.settings) {
        Some(AppError::WrongHost)
    } else if (changes || upgrades) && !is_own(request.headers()) {
        Some(AppError::Foreign)
    } else {
        None
    };
    let mut response = match refused {
        // A visitor who is sent away here is not recognised first, which would cost something.
        Some(error) => error.in_text(speaker_for(request.headers())),
        None => next.run(request).await,
    };
    app.meters.answered(response.status(), began.elapsed());
    let status = response.status();
    let headers = response.headers_mut();
    if matches!(
        status,
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE
    ) {
        headers.insert(RETRY_AFTER, RETRY);
    }
    if status == StatusCode::REQUEST_TIMEOUT {
        // The rest of what was not sent in time would be taken for the next request.
        headers.insert(CONNECTION, HeaderValue::from_static("close"));
    }
    if origin.secure {
        make_secure(headers);
    }
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Cookies of a visitor who came by https are never sent without it.
fn make_secure(headers: &mut HeaderMap) {
    let cookies: Vec<HeaderValue> = headers.get_all(SET_COOKIE).iter().cloned().collect();
    headers.remove(SET_COOKIE);
    for cookie in cookies {
        let secure = [cookie.as_bytes(), b"; Secure"].concat();
        headers.append(SET_COOKIE, HeaderValue::from_bytes(&secure).unwrap_or(cookie));
    }
}

/// Whether the request comes from one of our own pages. Programs other than browsers send no
/// origin, and carry no one else's cookies.
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
    fn behind_https_every_cookie_is_secure() {
        let mut headers = HeaderMap::new();
        for cookie in ["a=1; HttpOnly", "b=2"] {
            headers.append(SET_COOKIE, HeaderValue::from_static(cookie));
        }
        make_secure(&mut headers);
        let cookies: Vec<_> = headers.get_all(SET_COOKIE).iter().collect();
        assert_eq!(cookies, ["a=1; HttpOnly; Secure", "b=2; Secure"]);
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
