use games::{ActionOf, Listed, ViewOf};
use rules::{Phrase, Seat, Viewer};

use crate::look::Tint;
use crate::reading::Section;
use crate::{Bench, Frame, Motion, Paths, Scene, Shape, ShapeId, Tray};

/// A game that can be drawn. It is implemented in the folder of `draw` that is
/// named like the game; its looks are `style/ID.css` and `style/ID.svg`.
pub(crate) trait Drawn: Listed {
    /// The colours that its style names and no other.
    const COLOURS: &'static [Tint];

    /// From which side several people at one screen see the table.
    const SHARED_SIDE: SharedSide;

    /// What its things are made of, as they sound, and how chance sounds: names of sounds of the
    /// page's script.
    const SOUNDS: (&'static str, &'static str) = ("wood", "card");

    /// How its shapes move on a page. What is not named here slides.
    const MOTIONS: &'static [Motion] = &[];

    /// Whether it is drawn from a chair too, and not only from above.
    const TILTS: bool = false;

    /// The picture of what this viewer sees.
    fn scene(view: &ViewOf<Self>, viewer: Viewer, frame: Frame) -> Scene;

    /// What the action of this seat would add to the picture.
    fn ghost(view: &ViewOf<Self>, seat: Seat, action: ActionOf<Self>, frame: Frame) -> Vec<Shape>;

    /// What this seat clicks for each of its legal actions.
    fn paths(view: &ViewOf<Self>, seat: Seat) -> Paths<ActionOf<Self>>;

    /// Shapes whose click says several actions, one after another, so that what is seldom wanted
    /// need not be declined each time.
    fn shortcuts(_: &ViewOf<Self>, _: Seat) -> Vec<(ShapeId, Vec<ActionOf<Self>>)> {
        Vec::new()
    }

    /// What somebody probably means who clicks these shapes, the last of them in vain; its
    /// refusal says why not.
    fn meant(_: &ViewOf<Self>, _: Seat, _: &[&str]) -> Option<ActionOf<Self>> {
        None
    }

    /// What a shape stands for, in a sentence, for somebody who clicks it when nothing can be done
    /// with it.
    fn explained(_: &ViewOf<Self>, _id: &str) -> Option<Phrase> {
        None
    }

    /// The id of what the button is called that shows the next of several actions with the same
    /// clicks.
    const ANOTHER: &'static str = "table-turn";

    /// What this viewer sees, in words.
    fn reading(view: &ViewOf<Self>, viewer: Viewer) -> Vec<Section>;

    /// A set-up in which nothing has been put yet. What follows is for games whose positions can be
    /// put together by hand.
    fn blank(_rules: &str, _seats: u8) -> Option<String> {
        None
    }

    /// What there is to put this set-up together with.
    fn bench(_setup: &str) -> Option<Bench> {
        None
    }

    /// The set-up after a tool has been used on a spot.
    fn edit(_setup: &str, _tool: &str, _spot: &str) -> Option<String> {
        None
    }

    /// The same set-up as it has to be written to be played from.
    fn settled(setup: &str) -> String {
        setup.to_owned()
    }

    /// Pictures of the components of a set, piece by piece.
    fn printed(_components: &Self::Components) -> Vec<Tray> {
        Vec::new()
    }

    /// The spots that something wrong with a set-up speaks of.
    fn at_fault(_bench: &Bench, _violation: &Phrase) -> Vec<String> {
        Vec::new()
    }
}

/// From which side several people at one screen see the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SharedSide {
    /// As the first of them sees it: no area is larger than another.
    First,
    /// As the deciding player sees it.
    Deciding,
}
