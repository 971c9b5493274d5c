use dice::SeededDice;
use games::{AnyAction, AnyPosition, AnyView};
use rules::{Observe, Seat, View};

/// A player that is a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bot {
    /// Plays any legal action, each as likely as the others, save what nobody
    /// would do (see `Game::random_choice`).
    Random,
}

impl Bot {
    /// All of them.
    pub(super) const ALL: &'static [Bot] = &[Bot::Random];

    /// The name after `bot:`.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
        }
    }

    pub(super) fn from_name(name: &str) -> Option<Bot> {
        Bot::ALL.iter().copied().find(|bot| bot.name() == name)
    }

    /// Chooses from what the seat may see.
    pub(super) fn choose(self, view: &AnyView, seat: Seat, dice: &mut SeededDice) -> AnyAction {
        let mut actions = Vec::new();
        view.legal_actions(seat, &mut actions);
        match self {
            Bot::Random => {
                let world = AnyPosition::sample(view, dice);
                actions[world.random_choice(&actions, dice)]
            }
        }
    }
}
