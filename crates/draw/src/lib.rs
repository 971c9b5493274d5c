//! Boards as pictures: from a view to a [`Scene`] to SVG, and what a person clicks.
//!
//! A scene is made from what one viewer knows, never from a position: what
//! somebody must not see cannot get into the picture. The page, the pictures
//! of `benben render` and the diagrams of the rules all show the same scenes.
//!
//! | to find | look at |
//! | --- | --- |
//! | the picture of any game | [`scene()`], [`Frame`] |
//! | what to click for every legal action | [`paths`], [`Path`] |
//! | what an action would add to the picture | [`ghost()`] |
//! | shapes, layers and ids | [`Scene`], [`Layer`], [`Shape`], [`ShapeId`] |
//! | a picture that stands alone | [`Scene::to_svg`], [`Look`], [`Theme`] |
//! | a picture in a page | [`Scene::to_inline`], [`stylesheet`] |
//! | the same board in words | [`reading()`], [`Reading`] |
//! | what changes from one picture to the next | [`patch()`], [`Patch`], [`SceneDigest`], [`changed()`] |
//!
//! ```
//! use draw::{Frame, Look, Theme};
//! use games::{AnyOptions, GameId};
//! use rules::{Observe, Viewer};
//! let position = AnyOptions::new(GameId::Pylos, None, None)?.start(2)?;
//! let view = position.view(Viewer::Public);
//! let scene = draw::scene(&view, Viewer::Public, Frame::Wide);
//! let svg = scene.to_svg(say::Speaker::default(), Look { theme: Theme::Dark, ..Look::default() });
//! assert!(svg.starts_with("<svg"));
//! # Ok::<(), games::OptionsError>(())
//! ```

mod changed;
mod digest;
mod frame;
mod look;
mod outline;
mod pacal;
mod patch;
mod path;
mod pylos;
mod pyramido;
mod reading;
mod scene;
mod seats;
mod style;
mod sun;
mod svg;
mod tomb;
mod widgets;

use games::{AnyAction, AnyView};
use rules::{Seat, Viewer};
use say::Speaker;

pub use changed::changed;
pub use digest::{ReadingDigest, SceneDigest, SectionDigest, digest};
pub use frame::{Frame, UnknownFrame};
pub use look::{Coordinates, Look, Theme};
pub use patch::{Item, LayerPatch, Patch, patch};
pub use path::{Path, Paths};
pub use reading::{Body, Entry, Reading, Row, Section, Use, reading};
pub use scene::{Anchor, Form, Layer, Scene, Shape, ShapeId, Words};
pub use style::stylesheet;

/// The picture of what this viewer sees, for a room of this shape.
///
/// The view says what is seen; the viewer says from which side of the table.
/// It is the one that the view was made for, or any seat once everything is open.
pub fn scene(view: &AnyView, viewer: Viewer, frame: Frame) -> Scene {
    match view {
        AnyView::Pylos(view) => pylos::scene(view, viewer, frame),
        AnyView::Sun(view) => sun::scene(view, viewer, frame),
        AnyView::Tomb(view) => tomb::scene(view, viewer, frame),
        AnyView::Pyramido(view) => pyramido::scene(view, viewer, frame),
        AnyView::Pacal(view) => pacal::scene(view, viewer, frame),
    }
}

/// What the board would show besides if this seat said this action: the sphere,
/// card, tile, marks, ship or pyramid at its new place, with the class `ghost`,
/// which a page shows half transparent. Empty where there is nothing to be seen
/// beforehand.
///
/// The shapes go on top of the [`scene()`] of the same view, seat and frame. The
/// ghosts of actions that share a [`Path`] differ.
pub fn ghost(view: &AnyView, seat: Seat, action: &AnyAction, frame: Frame) -> Vec<Shape> {
    let mut shapes = match (view, *action) {
        (AnyView::Pylos(view), AnyAction::Pylos(action)) => pylos::ghost(view, action, frame),
        (AnyView::Sun(view), AnyAction::Sun(action)) => sun::ghost(view, action, frame),
        (AnyView::Tomb(view), AnyAction::Tomb(action)) => tomb::ghost(view, action, frame),
        (AnyView::Pyramido(view), AnyAction::Pyramido(action)) => pyramido::ghost(view, seat, action, frame),
        (AnyView::Pacal(view), AnyAction::Pacal(action)) => pacal::ghost(view, seat, action, frame),
        // An action of another game shows nothing here.
        _ => Vec::new(),
    };
    for shape in &mut shapes {
        shape.class += " ghost";
    }
    shapes
}

/// These shapes as SVG, to be put into a picture that is there already.
pub fn ghost_markup(shapes: &[Shape], speaker: Speaker) -> String {
    shapes.iter().map(|shape| shape.to_markup(speaker)).collect()
}

/// From which side several people at one screen see the table. Where no area
/// is larger than another, the picture stays as the first of them sees it;
/// elsewhere it turns to whoever decides.
pub fn shared_side(view: &AnyView, first: Seat, deciding: Seat) -> Seat {
    match view {
        AnyView::Pylos(_) => first,
        AnyView::Sun(_) | AnyView::Tomb(_) | AnyView::Pyramido(_) | AnyView::Pacal(_) => deciding,
    }
}

/// What this seat clicks for each of its legal actions.
///
/// All ids are those of shapes in the [`scene()`] of the same view and seat, in
/// every frame.
pub fn paths(view: &AnyView, seat: Seat) -> Paths<AnyAction> {
    match view {
        AnyView::Pylos(view) => pylos::paths(view, seat).map(AnyAction::Pylos),
        AnyView::Sun(view) => sun::paths(view, seat).map(AnyAction::Sun),
        AnyView::Tomb(view) => tomb::paths(view, seat).map(AnyAction::Tomb),
        AnyView::Pyramido(view) => pyramido::paths(view, seat).map(AnyAction::Pyramido),
        AnyView::Pacal(view) => pacal::paths(view, seat).map(AnyAction::Pacal),
    }
}
