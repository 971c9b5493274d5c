use rules::{Game, Notation, Observe, Position, SetUp};

use crate::{AnyAction, AnyEvent, AnyPosition, AnyView, GameId};

/// A game of the list: the way between its own types and those of any game.
///
/// What a game is to a layer is a trait of that layer with this one above it,
/// implemented in the layer's folder for the game.
pub trait Listed: SetUp<Position: Observe + Notation> {
    /// Which one it is.
    const GAME: GameId;

    /// One of its actions among those of any game.
    fn any_action(action: ActionOf<Self>) -> AnyAction;

    /// An action of any game, if it is one of this game.
    fn own_action(action: AnyAction) -> Option<ActionOf<Self>>;

    /// A view of any game, if it is one of this game.
    fn own_view(view: &AnyView) -> Option<&ViewOf<Self>>;

    /// An event of any game, if it is one of this game.
    fn own_event(event: &AnyEvent) -> Option<&EventOf<Self>>;

    /// A position of any game, if it is one of this game.
    fn own_position(position: &AnyPosition) -> Option<&Self::Position>;
}

/// The actions of a game.
pub type ActionOf<G> = <<G as Game>::Position as Position>::Action;

/// The views of a game.
pub type ViewOf<G> = <<G as Game>::Position as Observe>::View;

/// The events of a game.
pub type EventOf<G> = <<G as Game>::Position as Observe>::Event;
