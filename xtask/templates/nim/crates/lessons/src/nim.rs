use games::game_nim::Nim;

use crate::taught::{Diagram, Illustration, Taught};

impl Taught for Nim {
    const LESSON: &'static str = include_str!("../data/nim.lesson");

    const PICTURES: &'static [Illustration] = &[
        Illustration::new("goal", "3/5/7 1"),
        Illustration::new("turn", "3/5/7 1").previewed(&["c2"]),
    ];

    const DIAGRAMS: &'static [Diagram] = &[Diagram {
        rule: "ni-2",
        picture: Illustration::new("turn", "3/5/7 1").played(&["c2"]),
        caption: "nim-figure-turn",
    }];
}
