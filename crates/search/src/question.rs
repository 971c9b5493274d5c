use rules::{Dice, Observe, Seat, View};

/// The input of a search: what should this seat do, given what it can see?
///
/// It contains no position that the seat should not know: worlds are sampled from the view.
pub struct Question<'a, P: Observe> {
    pub(crate) seat: Seat,
    pub(crate) actions: Vec<P::Action>,
    worlds: Worlds<'a, P>,
}

/// The source of worlds: each call samples one.
type Worlds<'a, P> = Box<dyn Fn(&mut dyn Dice) -> P + 'a>;

impl<'a, P: Observe> Question<'a, P> {
    /// Asks about all legal actions of the seat.
    ///
    /// # Panics
    /// If the seat has nothing to decide, or the view does not show its actions.
    pub fn new(view: &'a P::View, seat: Seat) -> Question<'a, P> {
        let mut actions = Vec::new();
        view.legal_actions(seat, &mut actions);
        assert!(!actions.is_empty(), "{seat} has nothing to decide");
        Question {
            seat,
            actions,
            worlds: Box::new(|dice| P::sample(view, dice)),
        }
    }

    /// Samples worlds with this function, for games that can prepare a view once and take many
    /// samples from it. They must be consistent with the view.
    #[must_use]
    pub fn with_worlds(self, worlds: impl Fn(&mut dyn Dice) -> P + 'a) -> Question<'a, P> {
        Question {
            worlds: Box::new(worlds),
            ..self
        }
    }

    /// Restricts the search to these legal actions. The most promising ones should come first: a
    /// searcher that is interrupted immediately returns the first.
    ///
    /// # Panics
    /// If there are none.
    #[must_use]
    pub fn among(self, actions: Vec<P::Action>) -> Question<'a, P> {
        assert!(!actions.is_empty(), "there are actions");
        Question { actions, ..self }
    }

    /// The seat that is to act.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The actions to choose from.
    pub fn actions(&self) -> &[P::Action] {
        &self.actions
    }

    /// Samples a position that the seat considers possible.
    pub fn invent(&self, dice: &mut dyn Dice) -> P {
        (self.worlds)(dice)
    }
}
