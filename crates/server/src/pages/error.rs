use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maud::html;
use rules::Phrase;

use super::layout::{Page, page};
use crate::app::App;
use crate::error::ErrorPage;
use crate::visitor::Visitor;

/// Turns an error into a page that says what is wrong and where to go instead.
pub(crate) async fn told(State(app): State<App>, visitor: Visitor, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let status = response.status();
    let told = match response.extensions_mut().remove::<ErrorPage>() {
        Some(told) => told,
        // A form that is shown again with its errors says itself what is wrong.
        None if is_page(&response) => return response,
        None => match unsaid(status) {
            Some(id) => ErrorPage {
                status,
                phrase: Phrase::new(id),
                ways: Vec::new(),
            },
            None => return response,
        },
    };
    let speaker = visitor.speaker;
    let text = speaker.say(&told.phrase);
    let content = html! {
        section class="error card" {
            h1 { (speaker.text("page-trouble")) }
            p role="alert" { (text) }
            p class="links" {
                @for (address, label) in &told.ways { a class="button" href=(address) { (speaker.text(label)) } }
                a class="button" href="/" { (speaker.text("page-back-home")) }
            }
        }
    };
    let title = speaker.text("page-trouble");
    let page = Page {
        title: &title,
        class: "plain",
        script: None,
        content,
    };
    (told.status, self::page(&app, &visitor, page)).into_response()
}

/// Whether it is one of our own pages; lower layers answer in plain text.
fn is_page(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
}

/// The message for an error of a lower layer without text.
fn unsaid(status: StatusCode) -> Option<&'static str> {
    Some(match status {
        StatusCode::NOT_FOUND => "page-no-such-page",
        StatusCode::METHOD_NOT_ALLOWED => "page-wrong-method",
        StatusCode::PAYLOAD_TOO_LARGE => "page-too-large",
        StatusCode::BAD_REQUEST
        | StatusCode::UNSUPPORTED_MEDIA_TYPE
        | StatusCode::UNPROCESSABLE_ENTITY
        | StatusCode::UPGRADE_REQUIRED => "page-nonsense",
        StatusCode::INTERNAL_SERVER_ERROR => "page-broken",
        _ => return None,
    })
}
