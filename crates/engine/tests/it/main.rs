//! The protocol from both ends: what a seat is told, and what our engine answers.

mod following;
mod garbage;
#[cfg(unix)]
mod outside;
mod session;

use std::io::Cursor;

use say::Speaker;

/// All answers of the engine to these lines.
fn answers(lines: impl Into<Vec<u8>>) -> String {
    let mut output = Vec::new();
    engine::serve(Cursor::new(lines.into()), &mut output, Speaker::default()).expect("memory can be written");
    String::from_utf8(output).expect("answers are text")
}
