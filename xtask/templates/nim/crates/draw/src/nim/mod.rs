//! Nim: a row for every heap. A click on a stick takes it and all to its right.

use games::GameId;
use games::game_nim::{Action, Nim, NimPosition};
use rules::{Phrase, Seat, View, Viewer};

use crate::drawn::{Drawn, SharedSide};
use crate::look::Tint;
use crate::reading::Section;
use crate::{
    Anchor, Aspect, Finale, Form, Frame, Layer, ListEntry, Motion, Movement, Paths, Scene, Shape, ShapeId,
    Words, widgets,
};

/// Where things are in a frame.
struct Layout {
    width: f64,
    height: f64,
    /// The first stick of the first heap, and from there to the next stick and the next heap.
    first: (f64, f64),
    step: (f64, f64),
}

/// How large a stick is.
const STICK: (f64, f64) = (90.0, 150.0);

impl Layout {
    const fn new(frame: Frame) -> Layout {
        match frame.aspect {
            Aspect::Wide => Layout {
                width: 1080.0,
                height: 740.0,
                first: (150.0, 70.0),
                step: (120.0, 220.0),
            },
            Aspect::Tall => Layout {
                width: 732.0,
                height: 790.0,
                first: (20.0, 70.0),
                step: (100.0, 240.0),
            },
        }
    }

    fn stick(&self, heap: u8, index: u8) -> (f64, f64) {
        (
            self.first.0 + f64::from(index) * self.step.0,
            self.first.1 + f64::from(heap) * self.step.1,
        )
    }
}

impl Drawn for Nim {
    const COLOURS: &'static [Tint] = &[
        ("stick-lit", "#dcb481", "#7d5c3f"),
        ("stick", "#c99a63", "#6b4d33"),
        ("stick-edge", "#8f6437", "#3f2c1c"),
    ];

    const SHARED_SIDE: SharedSide = SharedSide::First;
    const MOTIONS: &'static [Motion] = &[Motion::of("stick", Movement::Carry).finale(Finale::Rock)];

    fn scene(view: &NimPosition, _: Viewer, frame: Frame) -> Scene {
        let layout = Layout::new(frame);
        let ground = Shape::rectangle("cloth", (0.0, 0.0), (layout.width, layout.height), 24.0);
        let (mut heaps, mut sticks) = (Layer::new("heaps"), Layer::new("sticks"));
        heaps.shapes.push(ground);
        for (heap, left) in (0..).zip(view.heaps()) {
            let (x, y) = layout.stick(heap, 0);
            let words = Phrase::new("nim-scene-heap")
                .with("heap", letter(heap))
                .with("count", i64::from(left));
            let label = Shape::text(
                "soft",
                (x, y - 14.0),
                36.0,
                Anchor::Start,
                Words::Said(words.clone()),
            );
            heaps.shapes.push(label.named(heap_id(heap), words));
            sticks.shapes.extend((0..left).map(|index| {
                let body = Shape::rectangle("body", (15.0, 0.0), (STICK.0 - 30.0, STICK.1), 18.0);
                let room = Shape::rectangle("room", (0.0, 0.0), STICK, 18.0);
                let lamp = widgets::lamp((0.0, 0.0), STICK, 18.0);
                Shape::group("stick", layout.stick(heap, index), vec![room, body, lamp])
                    .named(stick_id(heap, index), stick_words(heap, index))
            }));
        }
        Scene {
            game: GameId::Nim,
            width: layout.width,
            height: layout.height,
            title: Phrase::new("nim-scene-title"),
            layers: vec![heaps, sticks],
        }
    }

    fn ghost(view: &NimPosition, _: Seat, action: Action, frame: Frame) -> Vec<Shape> {
        let layout = Layout::new(frame);
        let left = view.heaps()[usize::from(action.heap)];
        let (width, height) = STICK;
        let cross = format!("M0 0 L{width} {height} M{width} 0 L0 {height}");
        (left.saturating_sub(action.sticks)..left)
            .map(|index| {
                let at = layout.stick(action.heap, index);
                Shape::new("gone", at, Form::Outline(cross.as_str().into()))
            })
            .collect()
    }

    fn paths(view: &NimPosition, seat: Seat) -> Paths<Action> {
        let mut actions = Vec::new();
        View::legal_actions(view, seat, &mut actions);
        let clicks = |action: Action| {
            let left = view.heaps()[usize::from(action.heap)];
            vec![stick_id(action.heap, left - action.sticks)]
        };
        Paths::gather(actions.into_iter().map(|action| (clicks(action), action)))
    }

    fn reading(view: &NimPosition, _: Viewer) -> Vec<Section> {
        let section = |(heap, left): (u8, u8)| {
            let title = Phrase::new("nim-scene-heap")
                .with("heap", letter(heap))
                .with("count", i64::from(left));
            let entries = (0..left).map(|index| {
                let takes = Phrase::new("nim-reading-take").with("count", i64::from(left - index));
                ListEntry::new(stick_words(heap, index))
                    .named(stick_id(heap, index))
                    .used(0, Some(takes))
            });
            Section::list(title, entries.collect())
        };
        (0..).zip(view.heaps()).map(section).collect()
    }
}

fn letter(heap: u8) -> String {
    char::from(b'a' + heap).to_string()
}

fn heap_id(heap: u8) -> ShapeId {
    ShapeId::new(format_args!("heap-{}", letter(heap)))
}

fn stick_id(heap: u8, index: u8) -> ShapeId {
    ShapeId::new(format_args!("stick-{}-{}", letter(heap), index + 1))
}

fn stick_words(heap: u8, index: u8) -> Phrase {
    Phrase::new("nim-scene-stick")
        .with("heap", letter(heap))
        .with("number", i64::from(index) + 1)
}

#[cfg(test)]
mod tests {
    use games::game_nim::FULL;

    use super::*;

    #[test]
    fn the_largest_heap_finds_room() {
        let most = FULL.into_iter().max().expect("there are heaps");
        for &frame in Frame::ALL {
            let layout = Layout::new(frame);
            let (x, y) = layout.stick(FULL.len() as u8 - 1, most - 1);
            assert!(x + STICK.0 <= layout.width && y + STICK.1 <= layout.height);
        }
    }
}
