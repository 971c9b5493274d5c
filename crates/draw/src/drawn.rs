use games::{ActionOf, Listed, ViewOf};
use rules::{Seat, Viewer};

use crate::look::Tint;
use crate::reading::Section;
use crate::{Frame, Paths, Scene, Shape};

/// A game that can be drawn. It is implemented in the folder of `draw` that is
/// named like the game; its looks are `style/ID.css` and `style/ID.svg`.
pub(crate) trait Drawn: Listed {
    /// The colours that its style names and no other.
    const COLOURS: &'static [Tint];

    /// From which side several people at one screen see the table.
    const SHARED_SIDE: SharedSide;

    /// The picture of what this viewer sees.
    fn scene(view: &ViewOf<Self>, viewer: Viewer, frame: Frame) -> Scene;

    /// What the action of this seat would add to the picture.
    fn ghost(view: &ViewOf<Self>, seat: Seat, action: ActionOf<Self>, frame: Frame) -> Vec<Shape>;

    /// What this seat clicks for each of its legal actions.
    fn paths(view: &ViewOf<Self>, seat: Seat) -> Paths<ActionOf<Self>>;

    /// What this viewer sees, in words.
    fn reading(view: &ViewOf<Self>, viewer: Viewer) -> Vec<Section>;
}

/// From which side several people at one screen see the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SharedSide {
    /// As the first of them sees it: no area is larger than another.
    First,
    /// As whoever decides sees it.
    Deciding,
}
