//! The format that docs/server.md shows is the one that is sent.

use board::{BoardUpdate, Effect, PatchItem};
use serde_json::Value;

const DOCUMENT: &str = include_str!("../../../../docs/server.md");

fn example() -> &'static str {
    let start = "```json board\n";
    let from = DOCUMENT.find(start).expect("the example") + start.len();
    let end = DOCUMENT[from..].find("```").expect("an end");
    &DOCUMENT[from..from + end]
}

#[test]
fn the_example_is_read_and_written_as_it_stands() {
    let update: BoardUpdate = serde_json::from_str(example()).expect("an update");
    let documented: Value = serde_json::from_str(example()).expect("JSON");
    assert_eq!(serde_json::to_value(&update).expect("JSON"), documented);
    assert_eq!(update.seat.map(|seat| seat.to_string()).as_deref(), Some("1"));
    assert_eq!(update.patch[0].1[0], PatchItem::Keep(0, 2));
    assert_eq!(update.steps[1].effects, [Effect::Rolled]);
    assert_eq!(
        update.paths.expect("paths").way("1a1-2a2x"),
        ["sphere-4", "place-2a2"]
    );
}

#[test]
fn every_field_has_a_row_in_the_table() {
    let update: BoardUpdate = serde_json::from_str(example()).expect("an update");
    let update = BoardUpdate {
        whole: Some("<svg></svg>".to_owned()),
        ..update
    };
    let written = serde_json::to_value(&update).expect("JSON");
    for (field, _) in written.as_object().expect("an object") {
        let row = format!("| `{field}` |");
        assert!(DOCUMENT.contains(&row), "{field} is not explained");
    }
}
