//! What people can type.

/// A line that a person typed.
pub(super) enum Line<'a> {
    Nothing,
    Help,
    /// All moves, or those that contain a text.
    Moves(&'a str),
    Board,
    Hint,
    Undo,
    Notation,
    Save(&'a str),
    Resign,
    Draw,
    Accept,
    Decline,
    Quit,
    Move(&'a str),
}

/// The words that are commands, for completion.
pub(super) const COMMANDS: &[&str] = &[
    "help", "moves", "board", "hint", "undo", "notation", "save", "draw", "accept", "decline", "resign",
    "quit",
];

impl<'a> Line<'a> {
    pub(super) fn read(text: &'a str) -> Line<'a> {
        let text = text.trim();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        match word {
            "" => Line::Nothing,
            "help" | "?" => Line::Help,
            "moves" => Line::Moves(rest.trim()),
            "board" => Line::Board,
            "hint" => Line::Hint,
            "undo" => Line::Undo,
            "notation" => Line::Notation,
            "save" => Line::Save(rest.trim()),
            "resign" => Line::Resign,
            "draw" => Line::Draw,
            "accept" => Line::Accept,
            "decline" => Line::Decline,
            "quit" | "exit" => Line::Quit,
            _ => Line::Move(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_that_is_completed_is_one() {
        for command in COMMANDS {
            assert!(!matches!(Line::read(command), Line::Move(_)), "{command}");
        }
    }
}
