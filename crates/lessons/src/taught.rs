use games::{AnyAction, AnyOptions, AnyPosition, GameId, Listed};
use rules::{Actor, Notation, Position, Seat, Turn};

/// A game that can be taught. It is implemented in the file of `lessons` that
/// is named like the game.
pub(crate) trait Taught: Listed {
    /// Its course; see `docs/lessons.md`.
    const LESSON: &'static str;

    /// What its page for players shows. The first shows the goal.
    const PICTURES: &'static [Illustration];

    /// What the page with its numbered rules shows.
    const DIAGRAMS: &'static [Diagram];
}

/// A picture of a position, perhaps with something played and something pointed out.
///
/// Shapes are named by their id or by one of their classes, as in `draw`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illustration {
    /// What pages call it.
    pub name: &'static str,
    /// The position, as text.
    pub setup: &'static str,
    /// The actions then played, by chance or by the first seat that has to decide.
    pub played: &'static [&'static str],
    /// Actions that are shown as previews, as if somebody considered them.
    pub previewed: &'static [&'static str],
    /// Whether everything that can be clicked next is lit.
    pub has_choices_lit: bool,
    /// The shapes that are lit besides, like what can be clicked.
    pub lit: &'static [&'static str],
    /// The shapes that are pointed out.
    pub shown: &'static [&'static str],
    /// The shapes around which the picture is cut out; if there are none, the whole table.
    pub around: &'static [&'static str],
}

/// What a picture shows, before it is drawn.
#[derive(Clone, Debug)]
pub struct Scenery {
    /// The position.
    pub position: AnyPosition,
    /// Who looks: the seat that had to decide in the set-up.
    pub seat: Seat,
    /// The actions of this seat that are shown as previews.
    pub previewed: Vec<AnyAction>,
}

/// A picture beside one of the numbered rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The rule's anchor.
    pub rule: &'static str,
    /// The picture.
    pub picture: Illustration,
    /// The id of what is said about it.
    pub caption: &'static str,
}

/// The diagrams of a game's numbered rules.
pub fn diagrams(game: GameId) -> &'static [Diagram] {
    games::dispatch!(game, |Game| <Game as Taught>::DIAGRAMS)
}

/// The pictures of a game's page for players. The first shows the goal.
pub fn pictures(game: GameId) -> &'static [Illustration] {
    games::dispatch!(game, |Game| <Game as Taught>::PICTURES)
}

impl Illustration {
    /// A picture of this position.
    pub(crate) const fn new(name: &'static str, setup: &'static str) -> Illustration {
        Illustration {
            name,
            setup,
            played: &[],
            previewed: &[],
            has_choices_lit: false,
            lit: &[],
            shown: &[],
            around: &[],
        }
    }

    /// The same after these actions.
    pub(crate) const fn played(mut self, actions: &'static [&'static str]) -> Illustration {
        self.played = actions;
        self
    }

    /// The same with previews of these actions.
    pub(crate) const fn previewed(mut self, actions: &'static [&'static str]) -> Illustration {
        self.previewed = actions;
        self
    }

    /// The same with light on everything that can be clicked next.
    pub(crate) const fn with_choices(mut self) -> Illustration {
        self.has_choices_lit = true;
        self
    }

    /// The same with light on these shapes.
    pub(crate) const fn lit(mut self, shapes: &'static [&'static str]) -> Illustration {
        self.lit = shapes;
        self
    }

    /// The same with these shapes pointed out.
    pub(crate) const fn shown(mut self, shapes: &'static [&'static str]) -> Illustration {
        self.shown = shapes;
        self
    }

    /// The part of it around these shapes.
    pub(crate) const fn around(mut self, shapes: &'static [&'static str]) -> Illustration {
        self.around = shapes;
        self
    }

    /// What it shows; `None` if that cannot be in this game.
    pub fn scenery(&self, game: GameId) -> Option<Scenery> {
        let rules = self
            .setup
            .split(' ')
            .next()
            .filter(|rules| game.variants().contains(rules));
        let options = AnyOptions::new(game, rules, None).ok()?;
        let mut position = options.position_from_text(self.setup).ok()?;
        let seat = position.undecided().first().unwrap_or(Seat::FIRST);
        for word in self.played {
            let actor = match position.turn() {
                Turn::Chance => Actor::Chance,
                _ => Actor::Seat(position.undecided().first()?),
            };
            for part in position.words(word) {
                let action = legal(&position, actor, part)?;
                position.play_unchecked(actor, action);
            }
        }
        let previewed = self.previewed.iter();
        let previewed: Option<Vec<_>> = previewed
            .map(|word| legal(&position, Actor::Seat(seat), word))
            .collect();
        Some(Scenery {
            previewed: previewed?,
            position,
            seat,
        })
    }
}

/// The action written so, if it is legal for this actor.
fn legal(position: &AnyPosition, actor: Actor, word: &str) -> Option<AnyAction> {
    let action = position.read_action(word).ok()?;
    position.refuse(actor, action).is_none().then_some(action)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_shows_a_legal_position() {
        for &game in GameId::ALL {
            let pictures = pictures(game).iter();
            for picture in pictures.chain(diagrams(game).iter().map(|diagram| &diagram.picture)) {
                assert!(picture.scenery(game).is_some(), "{game}: {picture:?}");
            }
            let mut names: Vec<_> = self::pictures(game).iter().map(|picture| picture.name).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(
                names.len(),
                self::pictures(game).len(),
                "{game}: two pictures of one name"
            );
        }
    }
}
