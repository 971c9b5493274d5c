//! Everything stored about a visitor as one file, sent match by match: somebody may have thousands.

use std::sync::Arc;
use std::vec::IntoIter;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream, StreamExt};
use rules::Seat;
use serde_json::{Value, json};
use store::{MatchId, SeatGrant, StoreError, Trace};

use super::lookback::record_for;
use crate::app::App;
use crate::error::AppError;
use crate::guard::Place;
use crate::limits::Excess;
use crate::system::{apart, now};
use crate::visitor::Visitor;

/// A file on its way.
struct Export {
    app: App,
    visitor: Visitor,
    /// What comes before the matches, until it is sent.
    head: Option<String>,
    traces: IntoIter<Trace>,
    /// Whether a match has been sent.
    has_matches: bool,
    /// Held until the last piece is made.
    place: Option<Place>,
}

/// Everything stored about the visitor, as one file.
pub(crate) async fn export(State(app): State<App>, visitor: Visitor) -> Result<Response, AppError> {
    let place = app.guard.exports.take(visitor.asker());
    let place = place.ok_or_else(|| app.meters.beyond(Excess::Exports))?;
    let head = about(&app, &visitor).await?;
    let traces = app.store.traces(visitor.guest).await?;
    let export = Export {
        app,
        visitor,
        head: Some(head),
        traces: traces.into_iter(),
        has_matches: false,
        place: Some(place),
    };
    let headers = [
        (CONTENT_TYPE, "application/json; charset=utf-8"),
        (CONTENT_DISPOSITION, "attachment; filename=\"benben.json\""),
    ];
    Ok((headers, Body::from_stream(export.pieces())).into_response())
}

impl Export {
    /// The pieces of the file; each is made when the one before it is taken.
    fn pieces(self) -> impl Stream<Item = Result<Bytes, StoreError>> {
        let pieces = stream::unfold(self, |mut export| async {
            let piece = export.next().await?;
            Some((Ok(Bytes::from(piece)), export))
        });
        // What packs a file asks again after its end.
        pieces.fuse()
    }

    async fn next(&mut self) -> Option<String> {
        if let Some(head) = self.head.take() {
            return Some(head + ",\n\"matches\": [");
        }
        if let Some(trace) = self.traces.next() {
            let comma = if self.has_matches { ",\n" } else { "\n" };
            self.has_matches = true;
            return Some(format!("{comma}{}", self.exported(trace).await));
        }
        self.place.take().map(|_| "\n]}\n".to_owned())
    }

    /// One match, with as much of its record as the visitor may see. One that cannot be read is
    /// named all the same.
    async fn exported(&self, trace: Trace) -> Value {
        let seats = |seats: &[Seat]| seats.iter().map(ToString::to_string).collect::<Vec<_>>();
        let left: Vec<Seat> = trace.left.iter().map(|(seat, _)| *seat).collect();
        let mut exported = json!({
            "match": trace.id.to_string(),
            "seats": seats(&trace.seats),
            "left": seats(&left),
        });
        match self.app.tables.stored(trace.id).await {
            Ok((game, presence)) => {
                let visitor = self.visitor.clone();
                exported["host"] = presence.is_host(visitor.guest).into();
                let own = presence.seats_of(visitor.guest, &game);
                let record = apart(move || record_for(own, &Arc::clone(&game), &visitor).1);
                exported["record"] = record.await.into();
            }
            Err(error) => {
                tracing::warn!(id = %trace.id, %error, "a match is exported without its record");
                exported["damaged"] = true.into();
            }
        }
        exported
    }
}

/// What is stored besides matches, as the beginning of an object.
async fn about(app: &App, visitor: &Visitor) -> Result<String, AppError> {
    let known = app.store.guest(visitor.guest).await?;
    let lessons = app.store.lessons(visitor.guest).await?;
    let tries = app.store.puzzle_tries(visitor.guest).await?;
    let asked = app.store.asked_for(visitor.guest).await?;
    let [given, received] = app.store.grants_of(visitor.guest).await?;
    let about = json!({
        "benben": 1,
        "written": now().to_string(),
        "guest": {
            "id": visitor.guest.to_string(),
            "name": known.as_ref().map(|guest| &guest.name),
            "since": known.as_ref().map(|guest| guest.created.to_string()),
            "settings": known.as_ref().map(|guest| &guest.settings),
        },
        "look": visitor.preferences.to_text(),
        "lessons": lessons.iter().map(|(game, steps)| json!({ "game": game, "steps": steps })).collect::<Vec<_>>(),
        "puzzles": tries.iter().map(|kept| json!({
            "puzzle": kept.puzzle,
            "at_once": kept.at_once,
            "solved": kept.solved,
            "tried": kept.tried.to_string(),
        })).collect::<Vec<_>>(),
        // Who received them is theirs to tell.
        "grants_given": granted(&given),
        "granted": granted(&received),
        "asked_for": asked.iter().map(|(id, seat)| json!({ "match": id.to_string(), "seat": seat.to_string() })).collect::<Vec<_>>(),
    });
    let text = serde_json::to_string_pretty(&about).expect("plain data");
    let open = text.trim_end().strip_suffix('}').expect("an object");
    Ok(open.trim_end().to_owned())
}

fn granted(grants: &[(MatchId, SeatGrant)]) -> Vec<Value> {
    let each = grants.iter().map(|(id, grant)| {
        json!({
            "match": id.to_string(),
            "seat": grant.seat.to_string(),
            "since": grant.granted.to_string(),
        })
    });
    each.collect()
}
