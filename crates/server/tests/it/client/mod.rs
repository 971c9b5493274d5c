//! A browser without a screen: it keeps cookies, loads pages, and does with
//! live messages what the scripts of a page do.

mod http;
mod live;
mod page;

pub(crate) use http::{Answer, Guest, encoded};
pub(crate) use live::{Heard, Live, Played, attribute, connected};
pub(crate) use page::{PARTS, Page, inner};
