use games::game_pacal::Pacal;

use crate::taught::{Diagram, Taught};

impl Taught for Pacal {
    const LESSON: &'static str = include_str!("../data/pacal.lesson");

    const DIAGRAMS: &'static [Diagram] = &[Diagram {
        rule: "pa-10",
        setup: "standard round=4 start=1 mover=1 step=fly die=3 ; ship=f6 stones=f8 ; ship=a1 stones=f7+f9 ; ship=b1",
        played: &[],
        caption: "rules-figure-flight",
    }];
}
