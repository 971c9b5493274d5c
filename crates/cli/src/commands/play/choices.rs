//! What a person can play now: examples at the prompt, and lists.

use std::io::{self, Write};

use games::AnyAction;
use rules::{Actor, Notation, Observe, Phrase, Position, Seat, Viewer};
use say::{COLUMNS, board, columns, padded};

use super::table::Table;
use crate::screen::{self, CHOICE, FAINT, STRONG};

/// The number of examples in a prompt.
const EXAMPLES: usize = 4;

/// More moves than this are listed without what they do, unless some of them are asked for.
const EXPLAINED: usize = 30;

impl Table {
    /// Says what can be done now, with examples of what to type.
    pub(super) fn prompt(&self, out: &mut impl Write, seat: Seat) -> io::Result<()> {
        let speaker = self.speaker;
        if self.game.draw().is_some_and(|draw| draw.by != seat) {
            screen::print(out, &speaker.text("cli-draw-offered"))?;
        }
        for line in self.clocks(seat) {
            writeln!(out, "{line}")?;
        }
        let position = self.game.position();
        let view = position.view(Viewer::Seat(seat));
        let mut actions = Vec::new();
        position.legal_actions(Actor::Seat(seat), &mut actions);
        let wanted = board::prompt(&view, speaker);
        let phrase = Phrase::new("cli-type").with("what", wanted);
        writeln!(out, "{STRONG}{}{STRONG:#}", screen::broken(&speaker.say(&phrase)))?;
        let examples = board::examples(&view, &actions, speaker);
        let shown = &examples[..examples.len().min(EXAMPLES)];
        self.explain(out, seat, shown)?;
        let more = Phrase::new("cli-more").with("count", actions.len() as i64);
        writeln!(out, "{FAINT}{}{FAINT:#}", screen::broken(&speaker.say(&more)))
    }

    /// Actions, one in a line: what to type, and what it does.
    fn explain(&self, out: &mut impl Write, seat: Seat, actions: &[AnyAction]) -> io::Result<()> {
        let position = self.game.position();
        let view = position.view(Viewer::Seat(seat));
        let names = self.names();
        let words: Vec<String> = actions
            .iter()
            .map(|&action| position.write_action(action))
            .collect();
        let widest = words.iter().map(|word| columns(word)).max().unwrap_or(0);
        let indent = 2 + widest + 2;
        for (&action, word) in actions.iter().zip(&words) {
            let what = self
                .speaker
                .action_named(&view, action, &names)
                .unwrap_or_default();
            let what = say::wrapped(&what, COLUMNS.saturating_sub(indent).max(20));
            let what = what.replace('\n', &format!("\n{}", " ".repeat(indent)));
            writeln!(out, "  {CHOICE}{}{CHOICE:#}  {what}", padded(word, widest))?;
        }
        Ok(())
    }

    /// Lists what can be played, all of it or what contains a text.
    pub(super) fn list_moves(&self, out: &mut impl Write, seat: Seat, text: &str) -> io::Result<()> {
        let position = self.game.position();
        let actions = self.moves_with(seat, text);
        if actions.len() <= EXPLAINED {
            return self.explain(out, seat, &actions);
        }
        let words: Vec<_> = actions
            .iter()
            .map(|action| position.write_action(*action))
            .collect();
        let widest = words.iter().map(|word| columns(word)).max().unwrap_or(0);
        let abreast = ((COLUMNS + 2) / (widest + 2)).max(1);
        for row in words.chunks(abreast) {
            let row: Vec<_> = row.iter().map(|word| padded(word, widest)).collect();
            writeln!(out, "{}", row.join("  ").trim_end())?;
        }
        let example = words.first().map_or("", String::as_str);
        let some: String = example
            .chars()
            .take(example.chars().count().div_ceil(2))
            .collect();
        let fewer = Phrase::new("cli-moves-some").with("text", some);
        writeln!(
            out,
            "{FAINT}{}{FAINT:#}",
            screen::broken(&self.speaker.say(&fewer))
        )
    }

    /// What the seat can play and is written with this text.
    pub(super) fn moves_with(&self, seat: Seat, text: &str) -> Vec<AnyAction> {
        let position = self.game.position();
        let mut actions = Vec::new();
        position.legal_actions(Actor::Seat(seat), &mut actions);
        actions.retain(|action| position.write_action(*action).contains(text));
        actions
    }
}
