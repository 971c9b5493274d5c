//! Boards as pictures: from a view to a [`Scene`] to SVG, and what a person clicks.
//!
//! A scene is made from what one viewer knows, never from a position: hidden information cannot
//! get into the picture. The page, the pictures of `benben render` and the diagrams of the rules
//! all show the same scenes.
//!
//! | to find | look at |
//! | --- | --- |
//! | the picture of any game | [`scene()`], [`Frame`], [`frames`] |
//! | what to click for every legal action | [`paths`], [`Path`] |
//! | the preview of an action | [`ghost()`] |
//! | what a game needs to be drawn | `Drawn`, and the folders named like games |
//! | shapes, layers and ids | [`Scene`], [`Layer`], [`Shape`], [`ShapeId`] |
//! | a standalone picture | [`Scene::to_svg`], [`Look`], [`Theme`] |
//! | a part of a picture | [`Scene::cut_to`], [`Scene::give_class`], [`Bounds`] |
//! | a picture in a page | [`Scene::to_inline`], [`Inline`], [`definitions`], [`stylesheet`] |
//! | what surfaces are made of | [`TEXTURES`], [`Texture`] |
//! | faces of players | [`PORTRAITS`], [`Portrait`], [`Mood`] |
//! | the same board in words | [`reading()`], [`Reading`] |
//! | positions put together by hand | [`bench()`], [`Bench`], [`edit`], [`blank`] |
//! | names instead of seats | [`Scene::name_seats`], [`Reading::name_seats`] |
//! | what changes from one picture to the next | [`patch()`], [`ScenePatch`], [`SceneDigest`], [`changed()`] |
//!
//! ```
//! use draw::{Frame, Look, Theme};
//! use games::{AnyOptions, GameId};
//! use rules::{Observe, Viewer};
//! let position = AnyOptions::new(GameId::Pylos, None, None)?.start(2)?;
//! let view = position.view(Viewer::Public);
//! let scene = draw::scene(&view, Viewer::Public, Frame::WIDE);
//! let svg = scene.to_svg(say::Speaker::default(), Look { theme: Theme::Dark, ..Look::default() });
//! assert!(svg.starts_with("<svg"));
//! # Ok::<(), games::OptionsError>(())
//! ```

mod bench;
mod called;
mod changed;
mod cut;
mod digest;
mod drawn;
mod entry;
mod frame;
mod id;
mod known;
mod look;
mod motion;
mod outline;
mod patch;
mod path;
mod portrait;
mod reading;
mod scene;
mod seats;
mod shapes;
mod style;
mod svg;
mod texture;
mod widgets;

games::modules!();

use games::{AnyAction, AnyView, GameId, Listed};
use rules::{Phrase, Seat, Viewer};
use say::Speaker;

use crate::drawn::{Drawn, SharedSide};

pub use bench::{
    Bench, DO, Dial, DialRange, Miniature, Plot, PlotForm, RULES, SEATS, Spot, TAKE, Tool, Tray, at_fault,
    bench, blank, edit, printed, settled,
};
pub use changed::{ChangeKind, ShapeChange, changed};
pub use cut::Bounds;
pub use digest::{ReadingDigest, SceneDigest, SectionDigest, digest};
pub use entry::{EntryText, ListEntry, Use};
pub use frame::{Angle, Aspect, Frame, UnknownFrame};
pub use id::ShapeId;
pub use look::{Coordinates, Look, Theme};
pub use motion::{Finale, Motion, Movement};
pub use patch::{Item, LayerPatch, ScenePatch, patch};
pub use path::{ClickOrder, Path, Paths};
pub use portrait::{Mood, PORTRAITS, Portrait};
pub use reading::{Body, Reading, Row, RowCell, Section, reading};
pub use scene::{Anchor, Form, Layer, Scene, Shape, Words};
pub use shapes::Shapes;
pub use style::stylesheet;
pub use svg::{Inline, definitions};
pub use texture::{TEXTURES, Texture};

/// The picture of what this viewer sees, in this frame.
///
/// The view says what is visible; the viewer says from which side of the table. It is the viewer
/// that the view was made for, or any seat once everything is open.
pub fn scene(view: &AnyView, viewer: Viewer, frame: Frame) -> Scene {
    games::dispatch!(AnyView: view, |view, Game| Game::scene(view, viewer, frame))
}

/// What this action of the seat would add to the board: the sphere, card, tile, marks, ship or
/// pyramid at its new place, with the class `ghost`, which a page shows half transparent. Empty
/// if there is nothing to preview.
///
/// The shapes go on top of the [`scene()`] of the same view, seat and frame. The ghosts of
/// actions that share a [`Path`] differ.
pub fn ghost(view: &AnyView, seat: Seat, action: &AnyAction, frame: Frame) -> Vec<Shape> {
    let mut shapes = games::dispatch!(AnyView: view, |view, Game| match Game::own_action(*action) {
        Some(action) => Game::ghost(view, seat, action, frame),
        // An action of another game has no ghost here.
        None => Vec::new(),
    });
    for shape in &mut shapes {
        shape.class += " ghost";
    }
    shapes
}

/// These shapes as SVG, to be inserted into an existing picture.
pub fn ghost_markup(shapes: &[Shape], speaker: Speaker) -> String {
    let inline = Inline {
        speaker,
        ..Inline::default()
    };
    shapes.iter().map(|shape| shape.to_markup(inline)).collect()
}

/// The side from which several people at one screen see the table. If no area is larger than
/// another, the picture stays as the first of them sees it; otherwise it turns to the player who
/// decides.
pub fn shared_side(view: &AnyView, first: Seat, deciding: Seat) -> Seat {
    match games::dispatch!(view.game(), |Game| <Game as Drawn>::SHARED_SIDE) {
        SharedSide::First => first,
        SharedSide::Deciding => deciding,
    }
}

/// Whether the game is drawn from a chair too: see [`Angle`].
pub fn tilts(game: GameId) -> bool {
    games::dispatch!(game, |Game| <Game as Drawn>::TILTS)
}

/// The frames in which the pictures of a game differ.
pub fn frames(game: GameId) -> impl Iterator<Item = Frame> {
    let all = Frame::ALL.iter().copied();
    all.filter(move |frame| frame.angle == Angle::Above || tilts(game))
}

/// What the things of a game are made of, as they sound, and how chance sounds in it.
pub fn sounds(game: GameId) -> (&'static str, &'static str) {
    games::dispatch!(game, |Game| <Game as Drawn>::SOUNDS)
}

/// How the shapes of a game move on a page; what is not named slides.
pub fn motions(game: GameId) -> &'static [Motion] {
    games::dispatch!(game, |Game| <Game as Drawn>::MOTIONS)
}

/// The action that somebody probably means who clicks these shapes, the last of them in vain:
/// the rules' refusal of it says why not. `None` if nothing can be meant by that.
pub fn meant(view: &AnyView, seat: Seat, clicks: &[&str]) -> Option<AnyAction> {
    games::dispatch!(AnyView: view, |view, Game| {
        let meant = Game::meant(view, seat, clicks)?;
        Some(Game::any_action(meant))
    })
}

/// Shapes whose click says several actions of this seat, one after another.
pub fn shortcuts(view: &AnyView, seat: Seat) -> Vec<(ShapeId, Vec<AnyAction>)> {
    games::dispatch!(AnyView: view, |view, Game| {
        let all = Game::shortcuts(view, seat).into_iter();
        all.map(|(id, actions)| (id, actions.into_iter().map(Game::any_action).collect()))
            .collect()
    })
}

/// What a shape stands for, in a sentence, for somebody who clicks it in vain.
pub fn explained(view: &AnyView, id: &str) -> Option<Phrase> {
    games::dispatch!(AnyView: view, |view, Game| Game::explained(view, id))
}

/// The id of what the button is called that shows the next of several actions with the same clicks.
pub fn another(game: GameId) -> &'static str {
    games::dispatch!(game, |Game| <Game as Drawn>::ANOTHER)
}

/// The click paths for each legal action of this seat.
///
/// All ids are those of shapes in the [`scene()`] of the same view and seat, in every frame.
pub fn paths(view: &AnyView, seat: Seat) -> Paths<AnyAction> {
    games::dispatch!(AnyView: view, |view, Game| Game::paths(view, seat).map(Game::any_action))
}
