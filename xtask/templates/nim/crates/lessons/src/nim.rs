use games::game_nim::Nim;

use crate::taught::{Diagram, Taught};

impl Taught for Nim {
    const LESSON: &'static str = include_str!("../data/nim.lesson");

    const DIAGRAMS: &'static [Diagram] = &[Diagram {
        rule: "ni-2",
        setup: "3/5/7 1",
        played: &["c2"],
        caption: "nim-figure-turn",
    }];
}
