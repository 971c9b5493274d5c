//! Fluent files, as far as our texts use Fluent: messages, variables, choices.

use std::iter::Peekable;
use std::str::Chars;

/// Stands for a variable in a [`Message::readings`].
pub(super) const VARIABLE: char = '\u{FFFC}';

/// A message of a Fluent file.
pub(super) struct Message<'a> {
    pub(super) id: &'a str,
    /// All lines of it, the first without the id.
    pub(super) lines: Vec<&'a str>,
}

/// A piece of a message.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Piece {
    Text(String),
    Variable(String),
    Choice {
        variable: String,
        /// Keys with what is said then: `one`, `few`, `1`.
        variants: Vec<(String, Vec<Piece>)>,
    },
}

impl Message<'_> {
    pub(super) fn pieces(&self) -> Vec<Piece> {
        let text = self.lines.join("\n");
        pattern(&mut text.trim().chars().peekable(), Place::Message)
    }

    /// All that the message can say, with [`VARIABLE`] for each variable.
    pub(super) fn readings(&self) -> Vec<String> {
        readings(&self.pieces())
    }
}

/// The messages of a file.
pub(super) fn messages(text: &str) -> Vec<Message<'_>> {
    let mut messages: Vec<Message<'_>> = Vec::new();
    for line in text.lines() {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            if let Some((id, first)) = line.split_once('=') {
                messages.push(Message {
                    id: id.trim(),
                    lines: vec![first.trim()],
                });
            }
        } else if line.starts_with([' ', '}'])
            && let Some(message) = messages.last_mut()
        {
            message.lines.push(line.trim());
        }
    }
    messages
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Message,
    Variant,
}

fn pattern(source: &mut Peekable<Chars<'_>>, place: Place) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut text = String::new();
    while let Some(&next) = source.peek() {
        match next {
            '}' if place == Place::Variant => break,
            '\n' if place == Place::Variant && starts_a_variant(source.clone()) => break,
            '{' => {
                source.next();
                if !text.is_empty() {
                    pieces.push(Piece::Text(std::mem::take(&mut text)));
                }
                pieces.push(placeable(source));
            }
            '\n' => {
                source.next();
                text.push(' ');
            }
            _ => {
                source.next();
                text.push(next);
            }
        }
    }
    if !text.is_empty() {
        pieces.push(Piece::Text(text));
    }
    pieces
}

/// Whether another variant, or the end of the choice, begins on the next line.
fn starts_a_variant(mut source: Peekable<Chars<'_>>) -> bool {
    skip_space(&mut source);
    matches!(source.peek(), Some('[' | '*' | '}'))
}

fn placeable(source: &mut Peekable<Chars<'_>>) -> Piece {
    skip_space(source);
    if source.next_if_eq(&'"').is_some() {
        let literal = take_while(source, |c| c != '"');
        take_while(source, |c| c != '}');
        source.next();
        return Piece::Text(literal);
    }
    source.next_if_eq(&'$');
    let variable = take_while(source, |c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    skip_space(source);
    if source.next_if_eq(&'-').is_none() {
        take_while(source, |c| c != '}');
        source.next();
        return Piece::Variable(variable);
    }
    source.next_if_eq(&'>');
    let mut variants = Vec::new();
    loop {
        skip_space(source);
        source.next_if_eq(&'*');
        if source.next_if_eq(&'[').is_none() {
            break;
        }
        let key = take_while(source, |c| c != ']');
        source.next();
        source.next_if_eq(&' ');
        variants.push((key, pattern(source, Place::Variant)));
    }
    source.next_if_eq(&'}');
    Piece::Choice { variable, variants }
}

fn skip_space(source: &mut Peekable<Chars<'_>>) {
    while source.next_if(|c| c.is_whitespace()).is_some() {}
}

fn take_while(source: &mut Peekable<Chars<'_>>, wanted: impl Fn(char) -> bool) -> String {
    let mut taken = String::new();
    while let Some(c) = source.next_if(|c| wanted(*c)) {
        taken.push(c);
    }
    taken
}

fn readings(pieces: &[Piece]) -> Vec<String> {
    let mut readings = vec![String::new()];
    for piece in pieces {
        let ends: Vec<String> = match piece {
            Piece::Text(text) => vec![text.clone()],
            Piece::Variable(_) => vec![VARIABLE.to_string()],
            Piece::Choice { variants, .. } => variants
                .iter()
                .flat_map(|(_, pieces)| self::readings(pieces))
                .collect(),
        };
        readings = readings
            .iter()
            .flat_map(|start| ends.iter().map(move |end| format!("{start}{end}")))
            .collect();
    }
    readings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_read_with_all_its_variants() {
        let text = "a-x = take { $n ->\n    [one] one sphere\n   *[other] { $n } spheres\n}, or stop\na-y =\n    two\n    lines{\" \"}\n";
        let messages = messages(text);
        assert_eq!(messages.len(), 2);
        assert_eq!(
            messages[0].readings(),
            ["take one sphere, or stop", "take \u{FFFC} spheres, or stop"]
        );
        assert_eq!(messages[1].readings(), ["two lines "]);
        let Piece::Choice { variable, variants } = &messages[0].pieces()[1] else {
            panic!("a choice");
        };
        assert_eq!(variable, "n");
        assert_eq!(variants[0].0, "one");
        assert_eq!(variants[1].1[0], Piece::Variable("n".to_owned()));
    }

    #[test]
    fn a_choice_can_hold_another() {
        let text = "a-x = { $kind ->\n    [one] { $n ->\n        [1] one\n       *[other] { $n }\n    }\n   *[range] many\n}\n";
        assert_eq!(messages(text)[0].readings(), ["one", "\u{FFFC}", "many"]);
    }
}
