//! Typed moves.
//!
//! Suggestions are made from the legal actions of the acting seat at this screen, as its own view
//! has them: nothing in them depends on hidden information.

use games::{AnyAction, AnyView};
use play::{SeatCommand, Seq};
use rules::{Notation, Phrase, Seat, View, Viewer};
use say::Speaker;

use super::hear::written;
use super::message::{ServerMessage, Suggestion};
use super::{Connection, Gone};
use crate::table::AnyMatch;

/// The maximum number of suggestions.
const MOST: usize = 12;

/// The maximum number of actions in a turn of any game.
const LONGEST_TURN: usize = 16;

/// A legal action with its notation and its words.
struct Choice {
    action: AnyAction,
    word: String,
    text: String,
}

/// How well a choice matches the typed text; the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// The text is exactly the notation.
    Exact,
    /// The notation starts with the text.
    Notation,
    /// Every typed word is the start of a word of the description.
    Words,
    /// The notation contains the text.
    Inside,
}

impl Connection {
    /// Sends the legal actions that match the typed text.
    pub(super) async fn suggest(&mut self, text: &str) -> Result<(), Gone> {
        let game = self.table.game();
        let speaker = self.speaker();
        let (found, lines) = match self.acting(&game) {
            None => (speaker.text("play-not-your-turn"), Vec::new()),
            Some(seat) => {
                let fitting = fitting(choices(&game, seat, speaker), text);
                let count = Phrase::new("typed-found").with("count", fitting.len() as i64);
                let line = |choice: Choice| Suggestion {
                    word: choice.word,
                    text: choice.text,
                };
                let lines = fitting.into_iter().take(MOST).map(line).collect();
                (speaker.say(&count), lines)
            }
        };
        self.tell(&ServerMessage::Suggestions { text, found, lines })
            .await
    }

    /// Plays typed text: an action in notation or in words, or a whole turn.
    pub(super) async fn play_typed(&mut self, seat: Seat, seen: Seq, text: &str) -> Result<(), Gone> {
        self.perspective.own = self.table.seats_of(self.visitor.guest);
        if !self.perspective.own.contains(seat) {
            return self.refuse(&Phrase::new("table-not-your-seat")).await;
        }
        let (mut seen, mut last) = (seen, None);
        for word in self.split(seat, text) {
            let game = self.table.game();
            let Some(action) = understood(&game, seat, &word, self.speaker()) else {
                let phrase = Phrase::new("table-no-such-action").with("word", word);
                return self.refuse(&phrase).await;
            };
            match self.try_command(seat, seen, SeatCommand::Act(action)).await {
                Ok(head) => last = head,
                Err(text) => return self.tell(&ServerMessage::Refused { text }).await,
            }
            // The rest refers to the state that the turn has reached.
            seen = self.table.game().seq(Viewer::Seat(seat));
        }
        self.tell(&ServerMessage::Done { head: written(last) }).await
    }

    /// Splits the typed text of a turn into actions.
    fn split(&self, seat: Seat, text: &str) -> Vec<String> {
        let (game, text) = (self.table.game(), text.trim());
        if understood(&game, seat, text, self.speaker()).is_some() {
            return vec![text.to_owned()];
        }
        let words = game.position().words(text).into_iter().take(LONGEST_TURN);
        let words: Vec<String> = words.map(str::to_owned).collect();
        if words.is_empty() {
            vec![String::new()]
        } else {
            words
        }
    }
}

/// The choices of a seat, according to its own view.
fn choices(game: &AnyMatch, seat: Seat, speaker: Speaker) -> Vec<Choice> {
    let view: AnyView = game.view(Viewer::Seat(seat));
    let mut actions = Vec::new();
    view.legal_actions(seat, &mut actions);
    let choice = |action| Choice {
        action,
        word: game.position().write_action(action),
        text: speaker.action(&view, action).unwrap_or_default(),
    };
    actions.into_iter().map(choice).collect()
}

/// The matching choices, the best first and otherwise in their order.
fn fitting(choices: Vec<Choice>, text: &str) -> Vec<Choice> {
    let typed = text.trim().to_lowercase();
    let mut fitting: Vec<(Fit, Choice)> = choices
        .into_iter()
        .filter_map(|choice| Some((fit(&choice, &typed)?, choice)))
        .collect();
    fitting.sort_by_key(|(fit, _)| *fit);
    fitting.into_iter().map(|(_, choice)| choice).collect()
}

fn fit(choice: &Choice, typed: &str) -> Option<Fit> {
    let (word, text) = (choice.word.to_lowercase(), choice.text.to_lowercase());
    let in_words = || {
        let begins = |typed: &str| text.split([' ', ',']).any(|word| word.starts_with(typed));
        typed.split_whitespace().all(begins)
    };
    if word == typed || text == typed {
        Some(Fit::Exact)
    } else if word.starts_with(typed) {
        Some(Fit::Notation)
    } else if in_words() {
        Some(Fit::Words)
    } else if word.contains(typed) {
        Some(Fit::Inside)
    } else {
        None
    }
}

/// The action for a word: in notation, ignoring case, or in the words of the suggestions.
fn understood(game: &AnyMatch, seat: Seat, word: &str, speaker: Speaker) -> Option<AnyAction> {
    if let Ok(action) = game.position().read_action(word) {
        return Some(action);
    }
    let typed = word.to_lowercase();
    let mut choices = choices(game, seat, speaker).into_iter();
    let same = |choice: &Choice| choice.word.to_lowercase() == typed || choice.text.to_lowercase() == typed;
    choices.find(same).map(|choice| choice.action)
}

#[cfg(test)]
mod tests {
    use games::{AnyOptions, GameId};
    use rules::Observe as _;

    use super::*;

    fn words(text: &str) -> Vec<String> {
        let position = AnyOptions::new(GameId::Pylos, None, None)
            .expect("options")
            .start(2);
        let position = position.expect("a start");
        let view = position.view(Viewer::Seat(Seat::FIRST));
        let mut actions = Vec::new();
        view.legal_actions(Seat::FIRST, &mut actions);
        let choice = |action| Choice {
            action,
            word: position.write_action(action),
            text: Speaker::default().action(&view, action).expect("words"),
        };
        let choices = actions.into_iter().map(choice).collect();
        fitting(choices, text)
            .into_iter()
            .map(|choice| choice.word)
            .collect()
    }

    #[test]
    fn notation_comes_before_words_and_words_before_the_rest() {
        assert_eq!(words("").len(), 16);
        assert_eq!(words("1b"), ["1b1", "1b2", "1b3", "1b4"]);
        assert_eq!(words("1B3"), ["1b3"]);
        assert_eq!(words(" place  sph 1c"), ["1c1", "1c2", "1c3", "1c4"]);
        assert_eq!(words("a2"), ["1a2"]);
        assert!(words("raise").is_empty());
    }
}
