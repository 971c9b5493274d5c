use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use games::GameId;
use rules::Phrase;
use say::Speaker;
use store::{AppendError, MatchId, StoreError};

use crate::limits::Excess;

/// Why a request failed. Status codes and messages are decided in one place.
#[derive(Debug, thiserror::Error)]
pub(crate) enum AppError {
    /// No such page.
    #[error("no such page")]
    NoSuchPage,
    /// No such match.
    #[error("no such match")]
    NoSuchMatch,
    /// A link to a seat that is forged or no longer valid.
    #[error("a link that leads nowhere")]
    BadLink,
    /// An invitation to a seat that is taken.
    #[error("the seat is taken")]
    SeatTaken(MatchId, GameId),
    /// An invitation to a match that is over.
    #[error("the match is over")]
    TooLate(MatchId, GameId),
    /// A malformed request, with the reason.
    #[error("{}", .0.id)]
    Nonsense(Phrase),
    /// Not possible in the current state, with the reason.
    #[error("{}", .0.id)]
    NotNow(Phrase),
    /// It belongs to somebody else.
    #[error("not yours")]
    NotYours,
    /// The request comes from another site.
    #[error("a request from another site")]
    Foreign,
    /// More than a limit allows.
    #[error("beyond the limit of {}", .0.name())]
    Beyond(Excess),
    /// A body that is too long.
    #[error("too large")]
    TooLarge,
    /// A request to a host that is not ours.
    #[error("a request to another host")]
    WrongHost,
    /// The stored log is invalid.
    #[error("a damaged match")]
    Damaged,
    /// The store failed.
    #[error("{0}")]
    Store(#[from] StoreError),
}

impl AppError {
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            AppError::NoSuchPage | AppError::NoSuchMatch | AppError::BadLink => StatusCode::NOT_FOUND,
            AppError::TooLate(..) => StatusCode::GONE,
            AppError::Nonsense(_) => StatusCode::UNPROCESSABLE_ENTITY,
            AppError::NotNow(_) | AppError::SeatTaken(..) => StatusCode::CONFLICT,
            AppError::NotYours | AppError::Foreign => StatusCode::FORBIDDEN,
            AppError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            AppError::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            AppError::Beyond(excess) => match excess {
                Excess::Slowness => StatusCode::REQUEST_TIMEOUT,
                Excess::Disk => StatusCode::INSUFFICIENT_STORAGE,
                Excess::AllConnections
                | Excess::LargeBodies
                | Excess::Thinking
                | Excess::Previews
                | Excess::Exports => StatusCode::SERVICE_UNAVAILABLE,
                Excess::Requests
                | Excess::Messages
                | Excess::Connections
                | Excess::Sockets
                | Excess::Matches
                | Excess::Bytes => StatusCode::TOO_MANY_REQUESTS,
            },
            AppError::Damaged | AppError::Store(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The error, as a phrase for people.
    pub(crate) fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            AppError::Nonsense(phrase) | AppError::NotNow(phrase) => return phrase.clone(),
            AppError::NoSuchPage => "page-no-such-page",
            AppError::NoSuchMatch => "page-no-such-match",
            AppError::BadLink => "error-bad-link",
            AppError::SeatTaken(..) => "error-seat-taken",
            AppError::TooLate(..) => "error-too-late",
            AppError::NotYours => "page-not-yours",
            AppError::Foreign => "page-foreign",
            AppError::TooLarge => "page-too-large",
            AppError::WrongHost => "limit-host",
            AppError::Beyond(excess) => match excess {
                Excess::Requests | Excess::Messages | Excess::Connections => "page-too-many",
                Excess::Sockets => "limit-sockets",
                Excess::Matches => "limit-matches",
                Excess::Bytes => "limit-bytes",
                Excess::Slowness => "limit-slow",
                Excess::Disk => "limit-disk",
                Excess::AllConnections
                | Excess::LargeBodies
                | Excess::Thinking
                | Excess::Previews
                | Excess::Exports => "limit-busy",
            },
            AppError::Damaged => "page-damaged",
            AppError::Store(_) => "page-store-trouble",
        })
    }

    /// The status and the message, for where no page is made.
    pub(crate) fn in_text(&self, speaker: Speaker) -> Response {
        (self.status(), speaker.say(&self.phrase()) + "\n").into_response()
    }

    /// Alternatives: addresses with their names. The home page is always one of them and not
    /// listed.
    fn ways(&self) -> Vec<(String, &'static str)> {
        let own = |game: &GameId| (format!("/new/{game}"), "error-own-match");
        match self {
            AppError::SeatTaken(id, game) => vec![(format!("/table/{id}"), "error-watch"), own(game)],
            AppError::TooLate(id, game) => vec![(format!("/table/{id}"), "error-look-at"), own(game)],
            _ => Vec::new(),
        }
    }
}

impl From<AppendError> for AppError {
    fn from(error: AppendError) -> AppError {
        match error {
            AppendError::NoSuchMatch => AppError::NoSuchMatch,
            AppendError::Conflict { .. } => AppError::NotNow(Phrase::new("play-stale")),
            AppendError::Store(error) => AppError::Store(error),
        }
    }
}

impl IntoResponse for AppError {
    /// The status and the message, with the error itself, from which
    /// [`pages::error`](crate::pages) makes a page in the visitor's language.
    fn into_response(self) -> Response {
        if let AppError::Store(error) = &self {
            tracing::error!(%error, "trouble with the store");
        }
        let mut response = self.in_text(Speaker::default());
        response.extensions_mut().insert(ErrorPage {
            status: self.status(),
            phrase: self.phrase(),
            ways: self.ways(),
        });
        response
    }
}

/// An error on its way through the layers.
#[derive(Clone, Debug)]
pub(crate) struct ErrorPage {
    pub(crate) status: StatusCode,
    pub(crate) phrase: Phrase,
    /// Alternatives to offer.
    pub(crate) ways: Vec<(String, &'static str)>,
}
