//! Reading what a visitor sends: all of it, in time, and not too much.

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::Method;
use axum::http::header::CONTENT_LENGTH;
use axum::middleware::Next;
use axum::response::Response;
use std::time::Instant;

use crate::app::App;
use crate::error::AppError;
use crate::limits::Excess;
use crate::visitor::Visitor;

/// Where whole records and component sets are sent.
const TAKE_DOCUMENTS: &[&str] = &["/import", "/new/", "/board/", "/components/"];

/// What a change costs besides its body: a name, a row.
const PER_CHANGE: f64 = 256.0;

/// Middleware that reads the body before anything else is done with it.
pub(super) async fn read(
    State(app): State<App>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Result<Response, AppError> {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return Ok(next.run(request).await);
    }
    let limits = &app.settings.limits;
    let path = request.uri().path();
    let takes_documents = TAKE_DOCUMENTS.iter().any(|start| path.starts_with(start));
    let most = if takes_documents {
        limits.body_bytes
    } else {
        limits.form_bytes
    };
    let announced = request.headers().get(CONTENT_LENGTH);
    let announced = announced.and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    if announced.is_some_and(|length| length > most) {
        return Err(AppError::TooLarge);
    }
    let is_large = takes_documents && announced.is_none_or(|length| length > limits.form_bytes);
    let place = if is_large {
        let place = app.guard.bodies.take(visitor.asker());
        Some(place.ok_or_else(|| app.meters.beyond(Excess::LargeBodies))?)
    } else {
        None
    };
    let (parts, body) = request.into_parts();
    let read = tokio::time::timeout(limits.body_time(), to_bytes(body, most as usize)).await;
    let bytes = match read {
        Ok(Ok(bytes)) => bytes,
        Ok(Err(_)) => return Err(AppError::TooLarge),
        Err(_) => return Err(app.meters.beyond(Excess::Slowness)),
    };
    let costs = bytes.len() as f64 + PER_CHANGE;
    let sender = visitor.origin.sender;
    if !app.guard.bytes_of_address.take(sender, costs, Instant::now()) {
        return Err(app.meters.beyond(Excess::Bytes));
    }
    let request = Request::from_parts(parts, Body::from(bytes));
    let answer = next.run(request).await;
    // What is done with a long body costs more than reading it.
    drop(place);
    Ok(answer)
}
