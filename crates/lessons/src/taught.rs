use games::{AnyOptions, AnyPosition, GameId, Listed};
use rules::{Actor, Notation, Position};

/// A game that can be taught. It is implemented in the file of `lessons` that
/// is named like the game.
pub(crate) trait Taught: Listed {
    /// Its course; see `docs/lessons.md`.
    const LESSON: &'static str;

    /// What its rules page shows.
    const DIAGRAMS: &'static [Diagram];
}

/// A diagram of one rule: a position, perhaps with something played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The rule's anchor on the rules page.
    pub rule: &'static str,
    /// The position, as text.
    pub setup: &'static str,
    /// What the first seat that has to decide then plays.
    pub played: &'static [&'static str],
    /// The id of what is said about it.
    pub caption: &'static str,
}

/// The diagrams of a game's rules page.
pub fn diagrams(game: GameId) -> &'static [Diagram] {
    games::dispatch!(game, |Game| <Game as Taught>::DIAGRAMS)
}

impl Diagram {
    /// What it shows; `None` if that is no position of this game.
    pub fn position(&self, game: GameId) -> Option<AnyPosition> {
        let rules = self
            .setup
            .split(' ')
            .next()
            .filter(|rules| game.variants().contains(rules));
        let options = AnyOptions::new(game, rules, None).ok()?;
        let mut position = options.position_from_text(self.setup).ok()?;
        for word in self.played {
            let seat = position.undecided().first()?;
            for part in position.words(word) {
                let action = position.read_action(part).ok()?;
                if position.refuse(Actor::Seat(seat), action).is_some() {
                    return None;
                }
                position.play_unchecked(Actor::Seat(seat), action);
            }
        }
        Some(position)
    }
}
