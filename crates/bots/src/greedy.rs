//! The simple sensible players of the game crates, behind one door.

use games::{AnyAction, AnyView};
use rules::{Actor, Dice, Seat};

/// The index of the action that looks best one step ahead.
pub(crate) fn choose(view: &AnyView, seat: Seat, actions: &[AnyAction], dice: &mut dyn Dice) -> usize {
    let actor = Actor::Seat(seat);
    macro_rules! own {
        ($Name:ident) => {
            &actions
                .iter()
                .map(|action| match action {
                    AnyAction::$Name(action) => *action,
                    _ => unreachable!("an action of another game is never legal"),
                })
                .collect::<Vec<_>>()
        };
    }
    match view {
        AnyView::Pylos(view) => game_pylos::greedy::choose(view, actor, own!(Pylos), dice),
        AnyView::Sun(view) => game_sun::greedy::choose(view, own!(Sun), dice),
        AnyView::Tomb(view) => game_tomb::greedy::choose(view, seat, own!(Tomb), dice),
        AnyView::Pyramido(view) => game_pyramido::greedy::choose(view, actor, own!(Pyramido), dice),
        AnyView::Pacal(view) => game_pacal::greedy::choose(view, actor, own!(Pacal), dice),
    }
}
