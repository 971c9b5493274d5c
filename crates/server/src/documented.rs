//! The examples of docs/server.md are what is sent.

use serde::Serialize;
use serde_json::Value;

const DOCUMENT: &str = include_str!("../../../docs/server.md");

/// The text of the examples of one kind.
fn block(kind: &str) -> &'static str {
    let start = format!("```json {kind}\n");
    let from = DOCUMENT.find(&start).expect("the examples") + start.len();
    let end = DOCUMENT[from..].find("```").expect("an end");
    &DOCUMENT[from..from + end]
}

/// The examples of one kind, a line each.
pub(crate) fn lines(kind: &str) -> Vec<&'static str> {
    block(kind).lines().collect()
}

/// The one example of a kind is what this value is sent as.
#[track_caller]
pub(crate) fn check(kind: &str, value: &impl Serialize) {
    let documented: Value = serde_json::from_str(block(kind)).expect("JSON");
    assert_eq!(serde_json::to_value(value).expect("JSON"), documented);
}

/// The board of the example.
pub(crate) fn board() -> board::BoardUpdate {
    serde_json::from_str(r#"{"seq": 3, "seat": "1", "may_act": true, "paths": {"place-1b1": [1, "1b1"]}}"#)
        .expect("a board")
}
