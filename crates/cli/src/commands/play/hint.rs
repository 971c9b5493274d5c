//! A bot's advice, as text.

use bots::{Advice, Bot};
use dice::SeededDice;
use games::{AnyPosition, AnyView};
use rules::{BySeat, Notation, Observe, Phrase};
use say::{Speaker, padded};

use super::table::Wording;

/// The number of moves shown.
const TOLD: usize = 3;

/// The number of expected actions shown.
const FORESIGHT: usize = 8;

/// The best moves: what to type, what it does and what it is worth, and the reasons. In notation,
/// the expected continuation as well.
pub(super) fn lines(
    advice: &Advice,
    view: &AnyView,
    names: &BySeat<String>,
    wording: Wording,
    speaker: Speaker,
) -> Vec<String> {
    // Any world consistent with the view will do for the notation.
    let world = AnyPosition::sample(view, &mut SeededDice::new(1));
    let best: Vec<_> = advice.considered.iter().take(TOLD).collect();
    let word = |index: usize| world.write_action(best[index].action);
    let widest = (0..best.len()).map(|index| say::columns(&word(index))).max();
    let mut lines = Vec::new();
    for (index, considered) in best.iter().enumerate() {
        // Bots that do not search have no values for moves.
        let worth = (advice.iterations > 0).then_some(considered.value);
        let action = speaker.action_named(view, considered.action, names);
        let lead = worth.and_then(|share| Bot::lead(view.game(), share));
        let what = speaker.recommended(&action.unwrap_or_default(), worth, lead);
        let reasons: Vec<_> = considered
            .reasons
            .iter()
            .map(|reason| speaker.say(&reason.clone().named(names)))
            .collect();
        let id = if reasons.is_empty() {
            "cli-hint"
        } else {
            "cli-hint-reasons"
        };
        let phrase = Phrase::new(id)
            .with("rank", (index + 1).to_string())
            .with("word", padded(&word(index), widest.unwrap_or(0)))
            .with("what", what)
            .with("reasons", reasons.join("; "));
        lines.push(speaker.say(&phrase));
    }
    let expected = engine::line(&world, &advice.line);
    if expected.len() > 1 && wording == Wording::Notation {
        let line = expected[..expected.len().min(FORESIGHT)].join(" ");
        lines.push(speaker.say(&Phrase::new("cli-hint-line").with("line", line)));
    }
    lines.extend(advice.remarks.iter().map(|remark| speaker.say(remark)));
    lines
}
