//! A browser without a screen, for tests: it keeps cookies, loads pages, and
//! does with live messages what the scripts of a page do, as far as tests of the
//! server look at it. (The scripts themselves are tested in `browser/unit`.)

mod http;
mod live;
mod page;
mod wait;

pub use http::{Browser, HttpAnswer, encoded};
pub use live::{Heard, Live, Played, ServerGone, attribute, connected};
pub use page::{Element, PARTS, Page, inner};
pub use wait::until;
