//! A bot's advice, as text.

use bots::Advice;
use dice::SeededDice;
use games::{AnyPosition, AnyView};
use rules::{Notation, Observe, Phrase};
use say::Speaker;

/// The number of moves shown.
const TOLD: usize = 3;

/// The number of expected actions shown.
const FORESIGHT: usize = 8;

/// The best moves with their values and reasons, and the expected continuation.
pub(super) fn lines(advice: &Advice, view: &AnyView, speaker: Speaker) -> Vec<String> {
    // Any world consistent with the view will do for the notation.
    let world = AnyPosition::sample(view, &mut SeededDice::new(1));
    let mut lines = Vec::new();
    for (index, considered) in advice.considered.iter().take(TOLD).enumerate() {
        let reasons: Vec<_> = considered
            .reasons
            .iter()
            .map(|reason| speaker.say(reason))
            .collect();
        // Bots that do not search have no values for moves.
        let id = match (advice.iterations, reasons.is_empty()) {
            (0, _) => "cli-hint-plain",
            (_, true) => "cli-hint-value",
            (_, false) => "cli-hint-reasons",
        };
        let phrase = Phrase::new(id)
            .with("rank", (index + 1).to_string())
            .with("action", world.write_action(considered.action))
            .with("percent", format!("{:.0}", considered.value * 100.0))
            .with("reasons", reasons.join("; "));
        lines.push(speaker.say(&phrase));
    }
    let expected = engine::line(&world, &advice.line);
    if expected.len() > 1 {
        let line = expected[..expected.len().min(FORESIGHT)].join(" ");
        lines.push(speaker.say(&Phrase::new("cli-hint-line").with("line", line)));
    }
    lines.extend(advice.remarks.iter().map(|remark| speaker.say(remark)));
    lines
}
