use games::game_pyramido::Pyramido;

use crate::taught::{Diagram, Taught};

impl Taught for Pyramido {
    const LESSON: &'static str = include_str!("../data/pyramido.lesson");

    const DIAGRAMS: &'static [Diagram] = &[Diagram {
        rule: "pm-6",
        setup: "round:1 starter:1 mover:1 quarry:20,21,22 stacks:22/23,21/24,21/25,21/26 gone:1-2 \
                NnNn/nnnn|xx|brown@d5|nb,ya,rg|-|- NnNn/nnnn|xx|brown@d5|nb,ya,rg|-|-",
        played: &[],
        caption: "rules-figure-marker",
    }];
}
