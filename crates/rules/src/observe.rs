use std::fmt;
use std::hash::Hash;

use crate::{Actor, BySeat, Dice, Position, Seat, Tally, Turn};

/// Somebody who looks at a match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// The player of this seat.
    Seat(Seat),
    /// A spectator, who sees what lies open on the table.
    Public,
    /// Sees everything. Allowed only once the match is over, also for positions from the middle
    /// of it. Only the match itself can know that.
    All,
}

/// A position that can be shown without giving its secrets away.
///
/// Bots, pictures and pages receive views and events, never positions, so cheating and leaking
/// are type errors.
///
/// # Laws
/// For every viewer and every position reached in play:
/// - `sample(view).view(viewer) == view`, with the same legal actions for the
///   viewer's seat;
/// - two actions that give the viewer the same event lead to the same view;
/// - an action without an event leaves the view as it was.
pub trait Observe: Position {
    /// Everything that one viewer knows.
    type View: View<Action = Self::Action>;

    /// What one viewer learns from one action.
    type Event: Clone + Eq + fmt::Debug;

    /// Whether the game never hides anything.
    const OPEN: bool = false;

    /// What the viewer knows now.
    ///
    /// Callers that pass [`Viewer::All`] must know that the match is over.
    ///
    /// # Panics
    /// If the viewer is a seat that the table does not have.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What the viewer learns when this legal action is played here; `None` if the viewer notices
    /// nothing.
    fn event(&self, actor: Actor, action: Self::Action, viewer: Viewer) -> Option<Self::Event>;

    /// Invents a position that is consistent with everything the viewer can deduce, with the
    /// right probabilities. Hidden choices that others may already have made in a step that is
    /// still open are treated as not made yet.
    fn sample(view: &Self::View, dice: &mut dyn Dice) -> Self;

    /// The same for callers that cannot wait: as soon as `interrupted` says so, what is left to
    /// weigh is weighed roughly. The position is consistent all the same.
    fn sample_until(view: &Self::View, dice: &mut dyn Dice, interrupted: &dyn Fn() -> bool) -> Self {
        let _ = interrupted;
        Self::sample(view, dice)
    }
}

/// What every view provides, whatever the game.
pub trait View: Clone + Eq + Hash + fmt::Debug {
    /// The actions of the game.
    type Action: Copy;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// Who decides now, the same as in the position.
    fn turn(&self) -> Turn;

    /// Appends the legal actions of the seat in ascending order; none for a seat whose secrets
    /// the viewer does not know.
    fn legal_actions(&self, seat: Seat, acc: &mut Vec<Self::Action>);

    /// The points so far, as far as the viewer may know.
    fn tally(&self) -> BySeat<Tally>;
}

/// A game without secrets: the view is the position itself, and every viewer
/// learns every action.
///
/// ```
/// # use rules::{Actor, BySeat, Ending, Outcome, Phrase, Position, Refusal, Rule, Seat, Tally, Turn};
/// use rules::{Observe, Open, Viewer};
/// # #[derive(Clone, PartialEq, Eq, Hash, Debug)]
/// # struct Nothing;
/// # #[derive(Clone, PartialEq, Eq, Debug)]
/// # struct Refused;
/// # impl Refusal for Refused {
/// #     fn rule(&self) -> Option<Rule> { None }
/// #     fn phrase(&self) -> Phrase { Phrase::new("over") }
/// # }
/// # impl Position for Nothing {
/// #     type Action = u8;
/// #     type Refusal = Refused;
/// #     fn seats(&self) -> u8 { 2 }
/// #     fn turn(&self) -> Turn { Turn::Over }
/// #     fn legal_actions(&self, _: Actor, _: &mut Vec<u8>) {}
/// #     fn refuse(&self, _: Actor, _: u8) -> Option<Refused> { Some(Refused) }
/// #     fn play_unchecked(&mut self, _: Actor, _: u8) {}
/// #     fn tally(&self) -> BySeat<Tally> { BySeat::from_fn(2, |_| Tally::default()) }
/// #     fn outcome(&self) -> Option<Outcome> {
/// #         Some(Outcome::draw(2, Ending { rule: Rule::new("NO", 1), phrase: Phrase::new("over") }))
/// #     }
/// # }
/// impl Open for Nothing {}
/// assert_eq!(Nothing.view(Viewer::Public), Nothing);
/// ```
pub trait Open: Position {}

/// The event of an open game: who did what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Act<A> {
    /// Who.
    pub actor: Actor,
    /// What.
    pub action: A,
}

impl<P: Open> Observe for P {
    type View = P;
    type Event = Act<P::Action>;

    const OPEN: bool = true;

    fn view(&self, _: Viewer) -> P {
        self.clone()
    }

    fn event(&self, actor: Actor, action: P::Action, _: Viewer) -> Option<Act<P::Action>> {
        Some(Act { actor, action })
    }

    fn sample(view: &P, _: &mut dyn Dice) -> P {
        view.clone()
    }
}

impl<P: Open> View for P {
    type Action = P::Action;

    fn seats(&self) -> u8 {
        Position::seats(self)
    }

    fn turn(&self) -> Turn {
        Position::turn(self)
    }

    fn legal_actions(&self, seat: Seat, acc: &mut Vec<P::Action>) {
        Position::legal_actions(self, Actor::Seat(seat), acc);
    }

    fn tally(&self) -> BySeat<Tally> {
        Position::tally(self)
    }
}
