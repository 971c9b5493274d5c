use rules::{Dice, Observe, Seat, View};

/// What a searcher is asked: what this seat should do, by what it can see.
///
/// There is no position in it that the seat should not know: worlds are
/// invented from the view.
pub struct Question<'a, P: Observe> {
    pub(crate) seat: Seat,
    pub(crate) actions: Vec<P::Action>,
    worlds: Worlds<'a, P>,
}

/// Where worlds come from: each call invents one.
type Worlds<'a, P> = Box<dyn Fn(&mut dyn Dice) -> P + 'a>;

impl<'a, P: Observe> Question<'a, P> {
    /// What should the seat do, of all that it may?
    ///
    /// # Panics
    /// If the seat has nothing to decide, or the view does not show what.
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

    /// Invents worlds in this way, for games that can prepare a view once and
    /// take many samples from it. They must fit the view.
    #[must_use]
    pub fn with_worlds(self, worlds: impl Fn(&mut dyn Dice) -> P + 'a) -> Question<'a, P> {
        Question {
            worlds: Box::new(worlds),
            ..self
        }
    }

    /// Looks at these legal actions only. The most promising ones should come
    /// first: a searcher that is interrupted at once answers with the first.
    ///
    /// # Panics
    /// If there are none.
    #[must_use]
    pub fn among(self, actions: Vec<P::Action>) -> Question<'a, P> {
        assert!(!actions.is_empty(), "a choice among nothing");
        Question { actions, ..self }
    }

    /// Who is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What can be answered.
    pub fn actions(&self) -> &[P::Action] {
        &self.actions
    }

    /// A position that the seat thinks possible.
    pub fn invent(&self, dice: &mut dyn Dice) -> P {
        (self.worlds)(dice)
    }
}
