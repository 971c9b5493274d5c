use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use games::GameId;
use rules::Phrase;
use say::Speaker;
use store::{AppendError, MatchId, StoreError};

/// Why a request gets no answer of the kind it asked for. One place decides
/// about status and words.
#[derive(Debug, thiserror::Error)]
pub(crate) enum AppError {
    /// No such page.
    #[error("no such page")]
    NoSuchPage,
    /// No such match.
    #[error("no such match")]
    NoSuchMatch,
    /// A link to a seat that is not ours, or no longer worth anything.
    #[error("a link that leads nowhere")]
    BadLink,
    /// An invitation to a seat that somebody has.
    #[error("the seat is taken")]
    SeatTaken(MatchId, GameId),
    /// An invitation to a match that is over.
    #[error("the match is over")]
    TooLate(MatchId, GameId),
    /// Nothing that can be understood, and what it is.
    #[error("{}", .0.id)]
    Nonsense(Phrase),
    /// Not while things are as they are, and why.
    #[error("{}", .0.id)]
    NotNow(Phrase),
    /// Somebody else's.
    #[error("not yours")]
    NotYours,
    /// Comes from another site.
    #[error("a request from another site")]
    Foreign,
    /// Too many requests from one address.
    #[error("too many requests")]
    TooMany,
    /// The stored log makes no sense.
    #[error("a damaged match")]
    Damaged,
    /// The store has a problem.
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
            AppError::TooMany => StatusCode::TOO_MANY_REQUESTS,
            AppError::Damaged | AppError::Store(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What is wrong, to be said to a person.
    pub(crate) fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            AppError::Nonsense(phrase) | AppError::NotNow(phrase) => return phrase.clone(),
            AppError::NoSuchPage => "page-no-such-page",
            AppError::NoSuchMatch => "page-no-such-match",
            AppError::BadLink => "trouble-bad-link",
            AppError::SeatTaken(..) => "trouble-seat-taken",
            AppError::TooLate(..) => "trouble-too-late",
            AppError::NotYours => "page-not-yours",
            AppError::Foreign => "page-foreign",
            AppError::TooMany => "page-too-many",
            AppError::Damaged => "page-damaged",
            AppError::Store(_) => "page-store-trouble",
        })
    }

    /// What can be done instead: addresses, and what they are called. The first
    /// page is always one of them and not listed.
    fn ways(&self) -> Vec<(String, &'static str)> {
        let own = |game: &GameId| (format!("/new/{game}"), "trouble-own-match");
        match self {
            AppError::SeatTaken(id, game) => vec![(format!("/table/{id}"), "trouble-watch"), own(game)],
            AppError::TooLate(id, game) => vec![(format!("/table/{id}"), "trouble-look-at"), own(game)],
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
    /// The status and what is wrong, with the trouble itself for
    /// [`pages::error`](crate::pages) to make a page of in the visitor's language.
    fn into_response(self) -> Response {
        if let AppError::Store(error) = &self {
            tracing::error!(%error, "trouble with the store");
        }
        let text = Speaker::default().say(&self.phrase()) + "\n";
        let mut response = (self.status(), text).into_response();
        response.extensions_mut().insert(Told {
            status: self.status(),
            phrase: self.phrase(),
            ways: self.ways(),
        });
        response
    }
}

/// What went wrong, on its way through the layers.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub(crate) status: StatusCode,
    pub(crate) phrase: Phrase,
    /// What can be done instead.
    pub(crate) ways: Vec<(String, &'static str)>,
}
